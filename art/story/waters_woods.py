"""Story cards in woods that are not quite woods."""

from __future__ import annotations

import math
from dataclasses import replace

from art.colour import Colour, mix
from art.motif import Motif, carried, draw, held
from art.motifs.beasts_small import hedgehog, squirrel_head
from art.motifs.birds import crow
from art.motifs.birds_things import cage
from art.motifs.curves import along, branch, heading, off, through
from art.motifs.flowers import daisy_head
from art.motifs.growth import leaf
from art.motifs.harvest import leaf_beech, leaf_lime, leaf_maple, leaf_oak
from art.motifs.people import person, posed
from art.motifs.puppet import POSES
from art.motifs.terrain import air, pebbles, plane, rolling, strewn, trunk, tufts
from art.motifs.things import CANDLE
from art.motifs.things_desk import KEYS
from art.motifs.things_kitchen import WATERING_CAN
from art.motifs.trees import apple_tree, cypress, oak, pine, poplar
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, stroke
from art.story._waters_parts import ground_shadow, plain_cut

SCENES: list[Scene] = []


LEG = (
    "M-40,-90C-40,-190 -80,-250 -78,-335C-76,-415 -52,-450 -54,-505C-60,-610 -90,-700 -100,-860L-124,-1700H124L100,-860"
    "C90,-710 68,-610 60,-525C58,-455 52,-400 48,-335C42,-240 36,-170 38,-90Z"
)
BOOT = (
    "M-50,-176C-20,-166 22,-166 50,-178C46,-120 56,-88 92,-72C142,-58 172,-38 172,-8V0H22L12,-15H-8L-12,0H-58"
    "C-52,-50 -44,-110 -50,-176Z"
)
SLIM = 0.8


def _stood(shape: str, x: float, y: float, size: float, lean: float, flip: bool) -> str:
    """A shape of a leg, slimmer than it was drawn, standing on (x, y)."""
    return place(f'<g transform="scale({SLIM},1)">{shape}</g>', x, y, size, lean, flip)


def _leg(
    plate: Plate, x: float, y: float, size: float, stocking: Colour, shoe: Colour, *, flip: bool = False,
    lean: float = 0, pattern: str = "", mark: Colour = "#fde3b0", tap: float = 0, lift: float = 1,
) -> None:  # fmt: skip
    """An enormous leg from its sole at (x, y) up out of the sheet; `tap` raises its toe."""
    shaft = plain_cut(plate, _stood(path(LEG), x, y, size, lean, flip), stocking, 44 * size, lift)
    marks = ""
    if pattern == "stripes":
        for i in range(12):
            up = -120 - i * 62
            marks += path(f"M-120,{up}Q0,{up + 26} 120,{up}V{up - 31}Q0,{up - 5} -120,{up - 31}Z")
    elif pattern == "net":
        for i in range(-6, 22):
            marks += line([(-130, -i * 50), (130, -i * 50 - 230)], 5) + line([(130, -i * 50), (-130, -i * 50 - 230)], 5)
    elif pattern == "dots":
        spots = [(-90 + k * 44 + 22 * (i % 2), -110 - i * 40) for i in range(19) for k in range(6)]
        marks = "".join(ellipse(dx, dy, 10, 9) for dx, dy in spots)
    if marks:
        plain_cut(plate, _stood(marks, x, y, size, lean, flip), mark, 0, clip=shaft)
    foot = (tap if flip else -tap) + lean * 0.2
    plain_cut(plate, _stood(path(BOOT), x, y, size, foot, flip), shoe, 26 * size, lift)
    laces = "".join(stroke(f"M{14 + i * 4},{-150 + i * 24}l26,-4", 6) for i in range(4))
    plain_cut(plate, _stood(laces, x, y, size, foot, flip), mark)
    cuff = path("M-54,-182C-20,-170 22,-170 54,-184L53,-166C22,-154 -20,-154 -52,-164Z")
    plain_cut(plate, _stood(cuff, x, y, size, foot, flip), darker(shoe, 0.3))


def _coat(plate: Plate, x0: float, x1: float, y: float, ink: Colour, folds: int) -> None:
    """The hem of a coat far above, seen from below."""
    step = (x1 - x0) / folds
    scallops = f"M{x0},-20V{y}" + "".join(f"q{step / 2:.1f},34 {step:.1f},0" for _ in range(folds)) + "V-20Z"
    plain_cut(plate, path(scallops), ink, 26, 1)
    lines = "".join(
        stroke(f"M{x0 + i * step:.0f},{y}Q{x0 + i * step + 4:.0f},{y / 2:.0f} {x0 + i * step * 0.94 + 14:.0f},-20", 5)
        for i in range(1, folds)
    )
    plain_cut(plate, lines, darker(ink, 0.35))


def forest_of_legs(plate: Plate) -> None:
    """A child with a candle walks through a forest of enormous legs; a squirrel nests in a sock."""
    p = PALETTES["dusk"]
    plate.sky([(0, p.deep), (0.35, "#5a3577"), (0.62, "#c07a92"), (0.8, "#f6c08a")])
    plate.at(0.75)
    for x, size, flip in (
        (64, 0.5, False),
        (196, 0.46, True),
        (352, 0.44, False),
        (404, 0.44, False),
        (546, 0.5, True),
    ):
        _leg(plate, x, 676, size, mix(p.far, p.warm, 0.45), mix(p.middle, p.far, 0.5), flip=flip, lift=0.2)
    plate.at(0.4)
    ground, _ = rolling(664, 6, 2, 1)
    plane(plate, ground, mix(p.middle, p.warm, 0.3), low=(p.near, 160))
    for x, y in ((222, 742), (300, 728)):
        _leg(
            plate,
            x,
            y,
            0.7,
            mix(p.middle, p.near, 0.2),
            p.near,
            pattern="dots",
            mark=mix(p.far, p.light, 0.3),
            lift=0.7,
        )
    _coat(plate, 160, 372, 128, mix(p.middle, p.deep, 0.2), 5)
    plate.at(0)
    near, _ = rolling(766, 8, 1.6, 2.4)
    plane(plate, near, p.near, low=(p.deep, 150), glow=p.warm)
    plate.ink(pebbles(plate.random, 26, 780, 890, 9, 3), mix(p.near, p.far, 0.5), edge=0.2)
    _leg(plate, -12, 830, 1.0, p.light, p.hot, pattern="stripes", mark=p.hot, lean=2)
    _leg(plate, 104, 866, 1.04, p.light, p.hot, pattern="stripes", mark=p.hot)
    wool = mix(p.cool, p.deep, 0.35)
    _leg(plate, 608, 842, 1.02, wool, p.middle, flip=True, pattern="net", mark=p.light, lean=-1)
    _leg(plate, 508, 870, 1.0, wool, p.middle, flip=True, pattern="net", mark=p.light, tap=13)
    dust = stroke("M352,826q-16,8 -16,28M336,808q-26,12 -24,42", 5)
    plate.ink(dust, p.light, edge=0.2, opacity=0.85)
    _nest(plate, 101, 330)
    _coat(plate, -30, 206, 92, p.hot, 4)
    _coat(plate, 412, 640, 118, "#39558a", 4)
    child = person("walk", "nightgown", "", "tuft", "child", hand_at=(44, -72), hands=("fist", "spread"),
                   gaze=(30, -20), mood="fear",
                   inks={"coat": p.light, "trim": p.cool})  # fmt: skip
    here = draw(plate, child, 280, 814, 1.36)
    lit = draw(plate, CANDLE, here.anchors["hand"][0] + 4, here.anchors["hand"][1] + 8, 0.26)
    plate.veil(circle(*lit.anchors["flame"], 16), "#ffe0a0", 0.7, 12)


def _nest(plate: Plate, x: float, y: float) -> None:
    p = PALETTES["dusk"]
    sash = path(f"M{x - 58},{y - 14}Q{x},{y + 14} {x + 56},{y - 14}L{x + 58},{y - 46}Q{x},{y - 18} {x - 60},{y - 46}Z")
    twigs = "".join(
        stroke(
            f"M{x - 46 + i * 9},{y - 16 + (i % 3) * 3}q{14 - i * 2},{-14 - (i * 7) % 12} "
            f"{30 - i * 5},{-22 - (i * 5) % 10}",
            5,
        )
        for i in range(11)
    )
    plain_cut(
        plate, place(path("M-46,10C-54,-20 -30,-34 0,-32C30,-34 54,-20 46,10Z"), x, y - 34, 1), "#7a4a2c", 14, 0.8
    )
    plain_cut(plate, twigs, "#b07a45")
    draw(plate, squirrel_head(), x + 2, y - 78, 0.9)
    plain_cut(plate, sash, "#2f2352", 10, 0.8)
    bow = path("M0,0C-14,-22 -40,-24 -42,-6C-42,14 -18,16 0,0C18,16 42,14 42,-6C40,-24 14,-22 0,0Z")
    tails = stroke("M-4,2Q-12,24 -22,40M4,2Q12,22 14,44", 9)
    plain_cut(plate, place(tails + bow, x + 26, y - 14, 0.9, 8), p.cool, 8, 0.6)


SCENES.append(
    Story(
        draw=forest_of_legs, palette="dusk", operator="substitution", setting="forest", season="none", framing="below",
        moods=("fear", "comic"), living=("child", "giants", "squirrel"),
        objects=("legs", "socks", "boots", "coats", "candle", "nest"),
        words={"jambes/legs": 3, "forêt/forest": 3, "enfant/child": 3, "chaussettes/socks": 2, "bougie/candle": 2,
               "géants/giants": 2, "bottines/boots": 2, "grandes personnes/grown-ups": 2, "perdu/lost": 2,
               "manteaux/coats": 1, "écureuil/squirrel": 1, "nid/nest": 1, "impatience/impatience": 1,
               "fête/party": 1},
        fr="Un enfant avance, une bougie à la main, entre des jambes gigantesques en chaussettes de laine et en "
           "bottines, sous des manteaux ; un écureuil niche dans une chaussette.",
        en="A child with a candle walks between gigantic legs in woollen socks and boots, under coats; a squirrel "
           "nests in a sock.",
    )
)  # fmt: skip


def _caged(plate: Plate, tree: Motif, x: float, y: float, k: float, grow: float, hung: bool, air: Colour) -> None:
    """A tree in a bird cage standing on (x, y), hung from above if asked."""
    p = PALETTES["rose"]
    if hung:
        top = carried(cage().anchors["ring"], x, y, k)
        plate.ink(line([(top[0], -20), top], 3.6), p.deep, edge=0.1)
    _cage_back(plate, tree, x, y, k, grow, air, 0 if hung else 0.3)
    draw(plate, cage("front", False), x, y, k, inks=_wires(air), shadow=0.4)


def _wires(air: Colour) -> dict[str, Colour]:
    p = PALETTES["rose"]
    return {"air": air, "far": mix(p.middle, air, 0.45), "wire": p.deep, "base": p.near, "trim": p.warm}


def _cage_back(plate: Plate, tree: Motif, x: float, y: float, k: float, grow: float, air: Colour, dark: float) -> None:
    p = PALETTES["rose"]
    if dark:
        ground_shadow(plate, x, y + 2, 92 * k, 11 * k, p.deep, dark)
    back = draw(plate, cage("back", False), x, y, k, inks=_wires(air))
    fx, fy = back.anchors["floor"]
    plain_cut(plate, ellipse(fx, fy + 4 * k, 60 * k, 9 * k), mix(p.near, p.deep, 0.4))
    draw(plate, tree, fx, fy + 6 * k, grow * k, shadow=0.4)


def caged_wood(plate: Plate) -> None:
    """Trees in bird cages; a great crow waters them; one cage is open and leafy footprints lead away."""
    p = PALETTES["rose"]
    plate.sky([(0, "#e9a7a0"), (0.4, "#f6cdb2"), (0.66, p.light)])
    plate.glow(330, 420, 380, p.light, 0.85)
    plate.at(0.8)
    far, _ = rolling(548, 18, 2, 1.2)
    plane(plate, far, mix(p.far, p.light, 0.4))
    plate.at(0.25)
    ground, _ = rolling(624, 10, 1.6, 2.2)
    green = mix("#8fa870", p.far, 0.3)
    plane(plate, ground, green, low=(mix(green, p.near, 0.4), 240))
    plate.ink(tufts(plate.random, 70, 650, 890, 24, 6), mix(green, p.near, 0.4), edge=0.15)
    plate.at(0)
    pale = mix(p.light, "#f8d9bb", 0.2)
    for tree, x, y, k, grow in (
        (cypress(), 60, 226, 0.76, 0.86),
        (oak(), 234, 320, 0.84, 0.8),
        (poplar(), 524, 356, 1.0, 0.88),
    ):
        _caged(plate, tree, x, y, k, grow, True, pale)
    _caged(plate, pine(), 544, 640, 0.46, 0.86, False, mix(p.light, p.far, 0.25))
    big = (150.0, 852.0, 1.36)
    fresh = {"leaf": "#7fa05a", "shade": "#5a7f46", "shine": "#b9cc7a"}
    _cage_back(plate, apple_tree(7).inked(**fresh), *big, 0.8, mix(p.light, p.far, 0.1), 0.35)
    here = draw(plate, crow(), 472, 850, 2.3, flip=True, inks={"body": "#2a2236", "wing": "#4a3f5c"})
    beak = here.anchors["beak"]
    can = draw(plate, WATERING_CAN, *held(WATERING_CAN, "hand", beak, 0.6, -14, True),
               inks={"body": p.cool, "trim": p.warm})  # fmt: skip
    sx, sy = can.anchors["spout"]
    drops = "".join(
        stroke(f"M{sx - 2 - i * 4:.0f},{sy + 2 + i:.0f}q{-6 - i * 2},26 {-8 - i * 3},{96 + (i * 17) % 40}", 3.2)
        for i in range(6)
    )
    plate.ink(drops, p.cool, edge=0.15)
    draw(plate, cage("front", False), *big, inks=_wires(pale), shadow=0.5)
    plate.ink(stroke("M294,540Q326,566 376,560M332,560V574", 5), p.hot, edge=0.15)
    draw(plate, KEYS, 332, 662, 0.44, 6)
    draw(plate, cage("whole", True), 524, 868, 0.74, flip=True, inks=_wires(mix(p.light, green, 0.55)))
    _leafy_steps(plate)
    for x, y, size in ((570, 700, 0.2), (40, 690, 0.18), (316, 720, 0.16)):
        draw(plate, daisy_head(), x, y, size)


def _leafy_steps(plate: Plate) -> None:
    """Footprints of leaves from the open cage away over the hill."""
    p = PALETTES["rose"]
    way = along([(440, 872), (356, 878), (296, 846), (278, 780), (282, 712), (268, 660), (276, 622)], 3)
    prints = veins = ""
    for i, (x, y) in enumerate(way):
        size, turn = (y - 560) / 310, heading(way, i)
        side = 90 if i % 2 else -90
        px, py = off(x, y, 11 * size, turn + side)
        prints += leaf(px, py, 36 * size, 20 * size, turn)
        veins += line([off(px, py, 6 * size, turn), off(px, py, 28 * size, turn)], max(1.2, 2 * size))
    plain_cut(plate, prints, p.hot, 6, 0.3)
    plate.ink(veins, darker(p.hot, 0.4), edge=0.1)


SCENES.append(
    Story(
        draw=caged_wood, palette="rose", operator="inversion", setting="forest", season="spring", framing="frontal",
        moods=("dark", "wistful"), living=("crow", "trees"),
        objects=("bird cages", "watering can", "keys", "footprints"),
        words={"cage/cage": 3, "arbres/trees": 3, "oiseau/bird": 3, "gardien/keeper": 2, "arroser/watering": 2,
               "clés/keys": 2, "évasion/escape": 2, "printemps/spring": 1, "empreintes/footprints": 2,
               "liberté/freedom": 1, "soin/care": 1, "vengeance/revenge": 1, "zoo/zoo": 1, "collection/collection": 1,
               "jardin/garden": 1},
        fr="Des arbres poussent dans des cages à oiseaux, posées ou suspendues ; une grande corneille les "
           "arrose, des clés au cou ; une cage ouverte est vide et des pas de feuilles s’en éloignent.",
        en="Trees grow in bird cages, standing and hung; a great crow waters them, keys round its neck; one "
           "open cage is empty and leafy footprints lead away.",
    )
)  # fmt: skip


def ironed_leaves(plate: Plate) -> None:
    """A woman irons autumn leaves and pegs them on a line; a bare tree hides behind a screen."""
    p = PALETTES["brick"]
    air(plate, p, 760)
    plate.glow(280, 430, 380, p.light, 0.85)
    for level, xs in enumerate(((70, 168, 246, 352, 420, 566), (120, 300, 506))):
        tone = mix(mix(p.cool, p.light, 0.62 - 0.2 * level), p.far, 0.18)
        trunks = "".join(trunk(x, 700 + 30 * level, -20, 9 + 8 * level, (-1) ** i * 12) for i, x in enumerate(xs))
        plate.ink(trunks, tone, light=lighter(tone, 0.4), depth=10, opacity=0.9)
        rise, _ = rolling(690 + 34 * level, 8, 1.8, 1.5 + 2 * level)
        plane(plate, rise, mix(p.far, p.light, 0.35 - 0.25 * level), low=(mix(p.far, p.middle, 0.4), 200))
    fallen = strewn(plate.random, 90, 716, 890, 17, 5, lambda x, y, size: leaf(x, y, size, size * 0.55, 7 * x % 360))
    plate.ink(fallen, p.middle, edge=0.15)
    posts = trunk(12, 800, -20, 36, 8) + trunk(596, 780, -20, 30, -6)
    plain_cut(plate, posts, p.near, 22, 1)
    _shy_tree(plate)
    rope: list[Point] = [(24, 196), (150, 232), (300, 240), (440, 214), (600, 150)]
    plate.ink(stroke(through(rope), 4), p.deep, edge=0.15, shadow=Shadow(2, 5, 4, 0.25))
    pegged = ((78, 214, leaf_maple(), p.hot), (172, 236, leaf_oak(), "#b8573f"), (268, 241, leaf_lime(), "#5f8a4a"),
              (366, 230, leaf_maple(), "#e08a35"), (456, 206, leaf_beech(), p.hot))  # fmt: skip
    for i, (x, y, motif, ink) in enumerate(pegged):
        draw(
            plate,
            motif,
            x,
            y,
            0.62,
            180 + (-6, 5, -3, 8, -5)[i],
            inks={"leaf": ink, "vein": darker(ink, 0.35), "stem": darker(ink, 0.4)},
        )
        plain_cut(plate, place(rectangle(-5, -14, 10, 30, 3), x, y, 1, -4), p.warm, 0, 0.5)
    drops = "".join(
        path(f"M{x},{y}c-7,12 -7,18 0,19c7,-1 7,-7 0,-19Z") for x, y in ((268, 378), (258, 410), (275, 438))
    )
    plain_cut(plate, drops, p.cool)
    _ironing(plate)
    walker = draw(plate, hedgehog(), 470, 862, 0.62, inks={"mark": "#6b4630"})
    bx, by = walker.anchors["back"]
    for i in range(6):
        plain_cut(
            plate,
            place(
                rectangle(-4, -26, 8, 32, 3) + line([(0, -14), (0, -24)], 2),
                bx - 44 + i * 17,
                by + 6 + abs(i - 2.5) * 4,
                1,
                -30 + i * 13,
            ),
            p.warm,
            0,
            0.4,
        )


def _shy_tree(plate: Plate) -> None:
    """A bare tree behind a folding screen, its leaves thrown over it like a dress."""
    p = PALETTES["brick"]
    wood = mix(p.near, p.deep, 0.25)
    stem = branch([(474, 800), (470, 640), (482, 520), (470, 430)], 62, 40)
    arms = branch([(474, 480), (420, 430), (384, 440), (372, 480)], 22, 8) + branch(
        [(476, 470), (540, 410), (566, 350), (556, 300)], 24, 7
    )
    crown = ""
    for points in (
        [(470, 440), (456, 372), (420, 330)],
        [(470, 440), (490, 360), (480, 290)],
        [(456, 372), (450, 330), (462, 296)],
        [(540, 410), (580, 392), (606, 396)],
        [(556, 330), (528, 306), (520, 280)],
        [(486, 370), (516, 340), (522, 312)],
    ):
        crown += branch(points, 14, 4)
    fingers = "".join(branch([(372, 474), (372 + dx, 500), (372 + dx * 1.6, 520)], 6, 3) for dx in (-12, 0, 12))
    plain_cut(plate, stem + arms + crown + fingers, wood, 18, 1)
    face = ellipse(462, 462, 8, 10) + ellipse(492, 460, 8, 10)
    plain_cut(plate, face, p.light)
    plate.ink(circle(460, 464, 4) + circle(490, 462, 4), p.deep, edge=0.1)
    cheeks = ellipse(450, 484, 11, 6) + ellipse(504, 480, 11, 6)
    plate.ink(cheeks, p.middle, edge=0.3, opacity=0.8)
    for i, x in enumerate((370, 446, 522)):
        lean = (8, -8, 8)[i]
        panel = polygon(
            [(x, 520 + max(0, lean)), (x + 74, 520 + max(0, -lean)), (x + 74, 806 - max(0, -lean) * 0), (x, 806)]
        )
        plain_cut(plate, panel, p.cool if i % 2 == 0 else darker(p.cool, 0.2), 20, 0.8)
        inner = polygon([(x + 9, 534 + max(0, lean)), (x + 65, 534 + max(0, -lean)), (x + 65, 790), (x + 9, 790)])
        plain_cut(plate, inner, mix(p.light, p.far, 0.25 + 0.2 * (i % 2)), 14)
        stems = "".join(
            stroke(
                f"M{x + 37},{780 - k * 74}C{x + 20 + 34 * (k % 2)},{760 - k * 74} "
                f"{x + 52 - 34 * (k % 2)},{730 - k * 74} {x + 37},{706 - k * 74}",
                3,
            )
            + leaf(x + 37, 740 - k * 74, 22, 10, -40 if k % 2 else -140)
            for k in range(3)
        )
        plate.ink(stems, p.middle, edge=0.15)
    for ink, row in ((p.hot, 0), ("#e08a35", 1)):
        gown = "".join(leaf(390 + i * 15, 514 + row * 6, 56 - row * 12, 25, 90 + (i - 3.5) * 5) for i in range(8))
        plain_cut(plate, gown, ink, 8, 0.6)


def _ironing(plate: Plate) -> None:
    p = PALETTES["brick"]
    x, y, k = 126.0, 838.0, 2.05
    ground_shadow(plate, 200, 842, 170, 14, p.near, 0.35)
    legs = line([(214, 640), (330, 836)], 10) + line([(330, 640), (206, 836)], 10)
    plain_cut(plate, legs, p.deep, 0, 0.6)
    woman = posed(
        replace(POSES["lean"], lean=10, nod=14, hands=("grip", "flat")), "apron", "scarf", "bun", hand_at=(62, -127),
        other_hand_at=(88, -112), inks={"coat": p.cool, "trim": p.light, "hat": p.hot, "band": p.hot, "legs": p.deep},
    )  # fmt: skip
    here = draw(plate, replace(woman.motif, pieces=woman.behind + woman.body + woman.head), x, y, k)
    board = path(
        "M148,628C148,616 160,612 176,612H356C392,612 414,622 420,632"
        "C412,644 390,650 356,650H176C156,650 148,642 148,628Z"
    )
    plain_cut(plate, board, p.light, 12, 0.9)
    plain_cut(plate, stroke("M158,646C180,658 360,658 410,640", 8), p.middle)
    lying = leaf_maple().moved(0, 0, 0.84, 90)
    flat = replace(
        lying, pieces=tuple(replace(q, shape=f'<g transform="scale(1,0.4)">{q.shape}</g>') for q in lying.pieces)
    )
    draw(plate, flat, 236, 628, 1.06, inks={"leaf": p.hot, "vein": darker(p.hot, 0.35)})
    hx, hy = here.anchors["hand"]
    sole = path("M-44,14L-38,-16C-20,-22 10,-22 30,-14C50,-6 64,6 68,14Z")
    plain_cut(plate, place(stroke("M-26,-14V-36H22V-14", 9), hx - 2, hy + 32, 1), p.near)
    plain_cut(plate, place(sole, hx - 2, hy + 32, 1), p.deep, 10, 0.8)
    plain_cut(plate, place(path("M-44,14L-45,20H71L68,14Z"), hx - 2, hy + 32, 1), p.warm)
    draw(plate, replace(woman.motif, pieces=woman.front), x, y, k, shadow=0.5)
    steam = stroke(f"M{hx + 60:.0f},{hy + 20:.0f}q16,-18 2,-36t6,-40", 5) + stroke(
        f"M{hx + 84:.0f},{hy + 22:.0f}q14,-14 2,-30t4,-30", 4
    )
    plate.ink(steam, p.light, edge=0.3, opacity=0.9)
    basket = path("M28,800C30,840 40,872 52,880H140C150,866 158,836 160,800Z")
    heap = "".join(
        leaf(96 + 5 * math.cos(i * 2.1) + (i - 5) * 9, 806 + (i % 3) * 5, 42, 22, -90 + (i - 5) * 17) for i in range(11)
    )
    plain_cut(plate, heap, p.hot, 10, 0.6)
    plain_cut(plate, "".join(leaf(60 + i * 16, 806, 34, 18, -120 + i * 22) for i in range(4)), "#e08a35", 8)
    plain_cut(plate, basket, "#b98a4e", 18, 0.9)
    weave = "".join(stroke(f"M32,{814 + i * 16}q16,8 32,0t32,0t32,0t30,0", 4) for i in range(4))
    plain_cut(plate, weave, "#7d5630")


SCENES.append(
    Story(
        draw=ironed_leaves, palette="brick", operator="repetition", setting="forest", season="autumn", framing="side",
        moods=("tender", "comic"), living=("woman", "tree", "hedgehog"),
        objects=("leaves", "iron", "clothes line", "folding screen", "pegs", "basket"),
        words={"feuilles/leaves": 3, "repasser/ironing": 3, "automne/autumn": 3, "arbre nu/bare tree": 2,
               "paravent/screen": 2, "pudeur/modesty": 2, "corde à linge/washing line": 2, "lessive/laundry": 1,
               "hérisson/hedgehog": 1, "pinces/pegs": 1, "vert/green": 1, "différence/difference": 1, "soin/care": 1,
               "saison/season": 1},
        fr="Dans un bois, une femme repasse de grandes feuilles d’automne et les pend à une corde ; un arbre nu se "
           "cache derrière un paravent, un hérisson emporte les pinces.",
        en="In a wood a woman irons large autumn leaves and pegs them on a line; a bare tree hides behind a screen, "
           "a hedgehog carries off the pegs.",
    )
)  # fmt: skip
