"""Story cards in woods that are not quite woods."""

from __future__ import annotations

from art.colour import Colour, mix
from art.motif import Motif, carried, cut, draw, held
from art.motifs.beasts_small import squirrel_head
from art.motifs.birds_things import cage
from art.motifs.curves import along, curve, form, heading, limb, off, plume
from art.motifs.flowers import daisy_head
from art.motifs.growth import leaf
from art.motifs.people import person
from art.motifs.terrain import pebbles, plane, rolling, tufts
from art.motifs.things import CANDLE
from art.motifs.things_desk import KEYS
from art.motifs.things_kitchen import WATERING_CAN
from art.motifs.trees import apple_tree, cypress, oak, poplar
from art.palettes import PALETTES
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, stroke
from art.story._ironing import ironing, shy_tree, thief, washing, wood
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
# Four fingers round something upright, their tips on the right, and the thumb over them.
FINGERS = (
    "M-14,-15C-8,-20 10,-20 16,-16C20,-13 19,-9 16,-8C21,-6 21,0 17,1C21,3 20,9 16,10C19,12 17,18 12,18"
    "C2,20 -10,19 -15,14C-18,6 -18,-8 -14,-15Z"
)


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
    dust = stroke("M366,828q-10,7 -10,20M352,818q-16,10 -15,32", 2.6)
    plate.ink(dust, p.light, edge=0.2, opacity=0.6)
    with plate.shining(0.34):
        _nest(plate, 101, 330)
    _coat(plate, -30, 206, 92, p.hot, 4)
    _coat(plate, 412, 640, 118, "#39558a", 4)
    _lost_child(plate)


def _lost_child(plate: Plate) -> None:
    """It holds its candle up before its breast and looks at what towers above."""
    p = PALETTES["dusk"]
    child = person("walk", "nightgown", "", "tuft", "child", hand_at=(25, -72), hands=("fist", "spread"),
                   gaze=(30, -20), mood="fear",
                   inks={"coat": p.light, "trim": p.cool})  # fmt: skip
    here = draw(plate, child, 280, 814, 1.36)
    x, y = here.anchors["hand"]
    lit = draw(plate, CANDLE, x + 5, y + 16, 0.26)
    plain_cut(plate, place(path(FINGERS), x + 3, y, 0.54), "#d2935e", 3)
    plain_cut(plate, place(stroke("M-4,-8L16,-8M-4,1L17,1M-4,10L16,10", 2.8), x + 3, y, 0.54), "#6a2a20")
    plate.veil(circle(*lit.anchors["flame"], 16), "#ffe0a0", 0.7, 12)


def _nest(plate: Plate, x: float, y: float) -> None:
    p = PALETTES["dusk"]
    sash = path(f"M{x - 47},{y - 14}Q{x},{y + 14} {x + 56},{y - 14}L{x + 58},{y - 46}Q{x},{y - 18} {x - 50},{y - 46}Z")
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
    brush = (
        "M-16,-24C-58,-36 -74,-92 -50,-122C-38,-136 -16,-134 -12,-118C-10,-106 -24,-104 -28,-96C-34,-78 -20,-56 2,-44Z"
    )
    plain_cut(plate, place(path(brush), x, y), "#b8622e", 12, 0.8)
    plain_cut(plate, place(stroke("M-22,-40C-50,-62 -56,-100 -36,-120", 5), x, y), "#e09a54")
    plain_cut(plate, twigs, "#b07a45")
    draw(plate, squirrel_head(), x + 2, y - 78, 0.9)
    plain_cut(plate, sash, "#2f2352", 10, 0.8)
    paws = ellipse(x - 14, y - 30, 8, 6, -10) + ellipse(x + 18, y - 32, 8, 6, 8)
    plain_cut(plate, paws, "#b8622e", 4, 0.5)
    bow = path("M0,0C-14,-22 -40,-24 -42,-6C-42,14 -18,16 0,0C18,16 42,14 42,-6C40,-24 14,-22 0,0Z")
    tails = path(
        "M-4,0C-10,16 -20,28 -30,40L-18,38L-12,46C-4,30 2,16 2,2ZM0,2C4,16 6,32 6,48L14,42L22,46C20,28 14,12 6,0Z"
    )
    plain_cut(plate, place(tails + bow, x + 26, y - 14, 0.9, 8), p.cool, 8, 0.6)
    creases = stroke("M-8,-3L-28,-9M-8,1L-26,4M8,-3L28,-9M8,1L26,4", 2) + ellipse(0, -1, 5, 6)
    plain_cut(plate, place(creases, x + 26, y - 14, 0.9, 8), darker(p.cool, 0.4))


SCENES.append(
    Story(
        draw=forest_of_legs, palette="dusk", operator="substitution", setting="forest", season="none", framing="below",
        moods=("fear", "comic"), living=("child", "giants", "squirrel"),
        objects=("legs", "socks", "boots", "coats", "candle", "nest"),
        words={"jambes/legs": 3, "forêt/forest": 3, "enfant/child": 3, "bas/stockings": 2, "bougie/candle": 2,
               "géants/giants": 2, "bottines/boots": 2, "grandes personnes/grown-ups": 2, "perdu/lost": 2,
               "jupes/skirts": 1, "écureuil/squirrel": 1, "jarretière/garter": 1, "impatience/impatience": 1,
               "fête/party": 1},
        fr=(
            "Un enfant avance, une bougie à la main, entre des jambes gigantesques en bas rayés, à pois ou à "
            "losanges et en bottines, sous des jupes festonnées ; un écureuil est assis sur une jarretière."
        ),
        en=(
            "A child with a candle walks between gigantic legs in striped, spotted and diamond-patterned "
            "stockings and boots, under scalloped skirts; a squirrel sits on a garter."
        ),
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
    draw(plate, tree, fx, fy + 6 * k, grow * k, shadow=0)


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
    leafy = {"leaf": "#5f8a4c", "shade": "#466f46", "shine": "#a3bd68"}
    for tree, x, y, k, grow in (
        (cypress(), 88, 236, 0.76, 0.82),
        (oak(), 262, 312, 0.8, 0.6),
        (poplar(), 496, 340, 0.94, 0.82),
    ):
        _caged(plate, tree.inked(**leafy), x, y, k, grow, True, pale)
    big = (150.0, 852.0, 1.36)
    fresh = {"leaf": "#7fa05a", "shade": "#5a7f46", "shine": "#b9cc7a"}
    _cage_back(plate, apple_tree(7).inked(**fresh), *big, 0.8, mix(p.light, p.far, 0.1), 0.35)
    _leafy_steps(plate)
    _keeper(plate)
    can = draw(plate, WATERING_CAN, *held(WATERING_CAN, "hand", (236, 463), 0.64, -8, True),
               inks={"body": p.cool, "trim": p.warm}, shadow=0.5)  # fmt: skip
    _upper_beak(plate)
    draw(plate, cage("front", False), *big, inks=_wires(pale), shadow=0.5)
    _water(plate, *can.anchors["spout"])
    draw(plate, cage("whole", True), 524, 868, 0.74, flip=True, inks=_wires(mix(p.light, green, 0.55)))
    for x, y, size in ((570, 700, 0.2), (40, 690, 0.18), (316, 720, 0.16)):
        draw(plate, daisy_head(), x, y, size)


def _water(plate: Plate, x: float, y: float) -> None:
    """Drops that fall from a spout in five curves."""
    drops = ""
    for i in range(5):
        for k in range(4):
            t = (k + 1.5 + 0.4 * (i % 2)) / 4.9
            px, py = x - 4 - (10 + i * 17) * t, y + 4 - i * 3 + (104 + (i * 23) % 40) * t * t
            drops += place(path("M0,-9C2,-3 4,0 4,3C4,8 -4,8 -4,3C-4,0 -2,-3 0,-9Z"), px, py, 1, 24 - 20 * t)
    with plate.shining(0.3):
        plain_cut(plate, drops, "#6fa9d0")


_CROW: Colour = "#33355c"
_SHEEN: Colour = "#6d74ac"


def _keeper(plate: Plate) -> None:
    """A great crow that turns to the left, all but the upper half of its beak."""
    plate.shadow(ellipse(420, 852, 110, 10), 0.7, 5)
    for x in (448, 398):
        shank = "#1f1c30" if x > 420 else "#2c2842"
        toes = ((-30, 852, -58, 860), (-22, 858, -40, 870), (16, 850, 34, 856), (-2, 860, -6, 874))
        plain_cut(plate, "".join(limb(f"{x},846,12 {x + a},{b},10 {x + c},{d},3") for a, b, c, d in toes), shank, 4)
        plain_cut(plate, limb(f"{x + 12},742,64 {x + 6},780,28 {x},812,13 {x},848,13"), shank, 10)
    tail = "".join(plume(500 + i * 9, 690 - i * 6, 150, 34, 62 - i * 5, 0.7) for i in range(3))
    plain_cut(plate, tail, darker(_CROW, 0.25), 8, 0.3)
    body = (
        "300,456! 306,414 340,388 384,391 416,418 436,458 480,516 526,602 552,690 540,744 500,752 440,748 380,730 "
        "326,688 296,634 284,584 290,552 276,534! 294,520 282,498! 300,482"
    )
    whole = plate.mask(form(body))
    plain_cut(plate, form(body), _CROW, 60, 1)
    breast = "".join(
        curve(f"{x - 9},{y - 5} {x - 2},{y + 7} {x + 10},{y + 3}", 2.6)
        for x, y in ((312, 588), (338, 604), (320, 626), (350, 636), (334, 660), (366, 664), (356, 690), (390, 692),
                     (384, 716), (418, 712), (424, 734), (452, 728))
    )  # fmt: skip
    crown = curve("330,398 356,392 382,398", 2.6) + curve("376,406 396,414 408,428", 2.6)
    crown += curve("384,430 400,440 410,456", 2.6) + curve("352,470 366,480 386,480", 2.6)
    cut(plate, breast + crown, mix(_CROW, _SHEEN, 0.6), clip=whole)
    _folded_wing(plate)
    ribbon = path("M270,500C300,548 392,548 446,456L458,474C404,570 304,574 270,526Z")
    cut(plate, ribbon, PALETTES["rose"].hot, 5, clip=whole)
    draw(plate, KEYS, 330, 636, 0.46, 4)
    plain_cut(plate, form("310,466! 270,463 236,464 216,474! 250,479 306,484!"), "#232140", 4)


def _upper_beak(plate: Plate) -> None:
    upper = form("320,412! 286,410 250,422 222,444 206,474! 238,464 272,466 316,472! 326,444")
    plain_cut(plate, upper, "#2a2846", 12, 0.4)
    plain_cut(plate, curve("300,420 262,426 232,446", 3), "#6a6a96")
    bristles = "".join(
        curve(f"318,{y} 302,{y - 1} {288 + i % 2 * 6},{y + 4}", 2.2) for i, y in enumerate(range(422, 446, 6))
    )
    plain_cut(plate, bristles, "#4a4870")
    plain_cut(plate, ellipse(346, 432, 14, 13), mix(_CROW, _SHEEN, 0.7), 4)
    plain_cut(plate, circle(344, 432, 9), "#0a0810")
    with plate.shining(1):
        plain_cut(plate, circle(340, 428, 3.2), "#fff6e4")
    plain_cut(plate, curve("326,424 344,415 364,424", 3.4), "#1c1a30")


def _scalloped(outline: str, start: Point, end: Point, count: int) -> str:
    """A row of feathers: an outline that runs to `start`, then round tips from there to `end`."""
    data, (x0, y0), (x1, y1) = outline, start, end
    wide = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 / count
    for i in range(1, count + 1):
        x, y = x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count
        data += f"A{wide * 0.52:.1f},{wide:.1f} -24 0 1 {x:.1f},{y:.1f}"
    return path(data + "Z")


def _folded_wing(plate: Plate) -> None:
    """Long quills under two rows of round feathers, lighter towards the shoulder."""
    for i in range(7):
        quill = plume(404 + i * 14, 618 - i * 3, 206 - i * 5, 40, 44 + i * 3.2, 0.6)
        plain_cut(plate, quill, mix(_CROW, _SHEEN, 0.12 + 0.07 * (6 - i)), 6, 0.35)
    rows = (
        ("M350,560C360,512 410,486 452,506C484,530 506,566 522,612L", (522.0, 612.0), (388.0, 670.0), 6, 0.34),
        ("M348,560C360,512 410,486 448,504C470,518 486,538 496,562L", (496.0, 562.0), (366.0, 618.0), 7, 0.52),
        ("M348,556C360,512 410,486 440,500C452,506 462,516 468,524L", (468.0, 524.0), (350.0, 574.0), 7, 0.7),
    )
    for outline, start, end, count, sheen in rows:
        ink = mix(_CROW, _SHEEN, sheen)
        plain_cut(plate, _scalloped(f"{outline}{start[0]},{start[1]}", start, end, count), ink, 6, 0.5)
        (x0, y0), (x1, y1) = start, end
        cusps = [(x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count) for i in range(1, count)]
        plain_cut(plate, "".join(line([(x, y), (x - 11, y - 23)], 1.8) for x, y in cusps), darker(ink, 0.35))


def _leafy_steps(plate: Plate) -> None:
    """Footprints of leaves from the open cage away over the hill."""
    p = PALETTES["rose"]
    way = along([(470, 846), (376, 862), (300, 838), (278, 780), (282, 712), (268, 660), (276, 622)], 3)
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
    wood(plate)
    shy_tree(plate)
    washing(plate)
    ironing(plate)
    thief(plate)


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
