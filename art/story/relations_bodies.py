"""Story cards: bodies that carry, contain or work each other."""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, Piece, carried, cut, draw
from art.motifs.beasts_small import mouse
from art.motifs.buildings_town import LIGHTHOUSE
from art.motifs.couples import hand_in_hand, waltz
from art.motifs.hands import handshake, puppeteer
from art.motifs.indoors import beam, pleats, wallpaper
from art.motifs.machines import PAPER_BOAT, SAIL_BOAT, STEAMER
from art.motifs.people import person, posed
from art.motifs.puppet import BUILDS, Pose, bones
from art.motifs.things import SCISSORS
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke, waves
from art.story._relations import before, behind

SCENES: list[Scene] = []


def lighthouse_child(plate: Plate) -> None:
    """A giantess wades through the winter sea with a lighthouse in her shawl; ships follow her."""
    p = PALETTES["frost"]
    plate.sky(p.sky)
    plate.at(0.7)
    for y, ink, offset in ((600, mix(p.far, p.light, 0.2), 0), (646, p.far, 20), (700, mix(p.far, p.middle, 0.5), 36)):
        cut(plate, waves(600, 900, y, 70, 12, offset), ink, 12, top=(lighter(ink, 0.4), 16))
    draw(plate, STEAMER, 66, 690, 0.44, inks={"body": p.deep})
    pose = Pose(
        lean=5, stoop=10, nod=22, leg=(18, 4), other_leg=(-12, -20), eye="shut", turn=0.2, hands=("flat", "flat")
    )
    inks: dict[str, Colour] = {
        "coat": p.near,
        "hat": mix(p.middle, p.near, 0.4),
        "legs": p.deep,
        "trim": p.warm,
        "skin": "#e2b595",
    }
    giant = posed(pose, "coat", "scarf", "bun", "adult", hand_at=(44, -102), other_hand_at=(48, -112),
                  gaze=(52, 20), mood="sleep", inks=inks)  # fmt: skip
    plate.at(0)
    x, y, k = 246, 936, 4.1
    draw(plate, behind(giant), x, y, k)
    lx, ly, lk, turn = 336, 648, 2.0, 25
    light = carried(LIGHTHOUSE.anchors["light"], lx, ly, lk, turn)
    rays = polygon([light, (660, 170), (660, 330)]) + polygon([light, (500, -40), (330, -40)])
    beam(plate, rays, "#fff0b8", 0.85)
    tower = LIGHTHOUSE.without("stone")
    draw(
        plate,
        tower,
        lx,
        ly,
        lk,
        turn,
        inks={"hot": p.deep, "trim": p.light, "glow": "#fff0b8", "dark": p.deep, "door": p.near},
    )
    plate.glow(*light, 100, "#fff0b8", 0.9)
    _swaddle(plate)
    draw(plate, before(giant), x, y, k)
    flakes = Random(9)
    cut(
        plate,
        "".join(
            circle(flakes.uniform(20, 580), flakes.uniform(20, 720), flakes.choice((2.4, 3, 4))) for _ in range(70)
        ),
        p.light,
    )
    cut(plate, waves(600, 900, 764, 84, 16, 10), p.middle, 16, 1, top=(lighter(p.middle, 0.5), 18))
    cut(plate, ellipse(270, 762, 130, 9) + ellipse(200, 776, 60, 6), p.light, opacity=0.8)
    for sx, sy, sk, ship, ink in ((66, 806, 0.5, SAIL_BOAT, p.hot), (176, 838, 0.42, SAIL_BOAT, p.deep)):
        draw(plate, ship, sx, sy, sk, inks={"body": ink, "light": p.light})
    ink = mix(p.middle, p.near, 0.6)
    plate.at(-0.3)
    cut(plate, waves(600, 900, 826, 84, 16, 40), ink, 16, 1, top=(lighter(ink, 0.5), 18))
    draw(plate, PAPER_BOAT, 300, 862, 0.3, 4, inks={"body": p.light})
    plate.at(-0.7)
    cut(plate, waves(600, 900, 868, 90, 14, 70), p.near, 12, 1, top=(lighter(p.near, 0.4), 14))


def _swaddle(plate: Plate) -> None:
    """A shawl crossed over the foot of the lighthouse, as around a child."""
    p = PALETTES["frost"]
    body = "M342,424C376,404 452,428 488,476C484,548 446,626 396,676C362,700 312,692 290,656C272,604 290,490 342,424Z"
    cut(plate, path(body), p.hot, 30, 1.5)
    fold = "M342,424C356,490 410,552 470,560C452,610 428,644 396,676C336,636 296,566 296,512C306,476 322,448 342,424Z"
    cut(plate, path(fold), lighter(p.hot, 0.16), 18, 1)
    cut(
        plate,
        stroke("M488,476C462,486 440,504 426,528M330,660C316,642 308,622 304,602M352,676C342,664 336,652 332,640", 4),
        darker(p.hot, 0.35),
    )
    cut(plate, "".join(circle(x, y, 5) for x, y in ((352, 462), (372, 500), (400, 532), (438, 552))), p.warm)


SCENES.append(
    Story(
        draw=lighthouse_child, palette="frost", operator="scale", setting="sea", season="winter", framing="wide",
        moods=("tender",), living=("giantess",), objects=("lighthouse", "shawl", "ships", "sea"),
        words={"phare/lighthouse": 3, "géante/giantess": 3, "mère/mother": 3, "mer/sea": 2, "bateaux/ships": 2,
               "châle/shawl": 1, "hiver/winter": 2, "protéger/protecting": 2, "berceuse/lullaby": 1, "exil/exile": 1,
               "enfant/child": 1, "neige/snow": 1, "guide/guide": 2, "lumière/light": 2},
        fr=(
            "Une géante en manteau marche dans la mer d’hiver en portant dans ses bras un phare allumé, emmailloté "
            "dans un châle rouge ; de petits bateaux la suivent en file."
        ),
        en=(
            "A giantess in a coat wades through a winter sea carrying a lit lighthouse swaddled in a red shawl in her "
            "arms; small ships follow her in a line."
        ),
    )
)  # fmt: skip


def music_box_couple(plate: Plate) -> None:
    """An old couple dances on a music box; in its open side a young couple walks in the wheel that turns it."""
    p = PALETTES["rose"]
    plate.sky(p.sky)
    wallpaper(plate, "sprigs", p.far, 0.35, pitch=70)
    plate.glow(300, 240, 330, p.light, 0.95)
    cut(plate, path("M-10,806C160,790 440,790 610,806V910H-10Z"), p.middle, 20, top=(p.far, 20))
    cut(plate, stroke("M-10,850C160,834 440,834 610,850", 10), p.far, opacity=0.6)
    lid = "M112,452C96,330 120,120 300,70C480,120 504,330 488,452Z"
    cut(plate, path(lid), p.near, 30, 2)
    cut(plate, path("M146,452C134,340 156,156 300,110C444,156 466,340 454,452Z"), mix(p.cool, p.light, 0.62), 26)
    cut(plate, path("M196,440L290,126L318,122L232,440Z"), p.light, opacity=0.5)
    cut(plate, place(path("M0,-26C16,-12 16,12 0,26C-16,12 -16,-12 0,-26Z"), 300, 72, 1), p.warm, 6, 1)
    x0, x1, top, foot = 84, 516, 456, 816
    feet = "".join(
        path(
            f"M{x - 26},812H{x + 26}C{x + 22},836 {x + 30},846 {x + 18},852H{x - 18}C{x - 30},846 {x - 22},836"
            f" {x - 26},812Z"
        )
        for x in (126, 474)
    )
    cut(plate, feet, p.warm, 8, 1)
    cut(plate, rectangle(x0, top, x1 - x0, foot - top, 12), p.near, 34, 3)
    cut(
        plate,
        rectangle(x0 - 18, top - 22, x1 - x0 + 36, 36, 12) + rectangle(x0 - 12, foot - 20, x1 - x0 + 24, 34, 10),
        p.deep,
        10,
        1,
    )
    inlay = "".join(
        place(path("M0,-34C20,-16 20,16 0,34C-20,16 -20,-16 0,-34Z"), x, y, 1, turn)
        for x, y, turn in ((118, 506, -45), (482, 506, 45), (118, 756, 45), (482, 756, -45))
    )
    cut(plate, inlay, p.warm, 4)
    cut(plate, "".join(circle(x0 + 14 + i * 25.2, top - 4, 4) for i in range(17)), p.warm)
    _wheel(plate, 300, 632, 160)
    old = waltz(
        {"dress": "suit", "hair": "bald", "build": "old",
         "inks": {"coat": p.deep, "legs": p.deep, "hair": "#e9e2d6", "band": p.hot}},
        {"dress": "gown", "hair": "bun", "build": "old",
         "inks": {"coat": p.hot, "hair": "#f3ece0", "trim": p.warm, "skin": "#e0b08c"}},
    )  # fmt: skip
    cut(plate, ellipse(306, 438, 116, 17), p.warm, 8, 1)
    cut(plate, ellipse(306, 434, 100, 12), lighter(p.warm, 0.5), 5)
    draw(plate, old, 300, 436, 1.72)
    cut(plate, rectangle(508, 720, 40, 14, 4) + rectangle(540, 706, 12, 42, 4), p.deep, 4, 1)
    cut(plate, ring(556, 690, 19, 11) + ring(556, 764, 19, 11) + ring(566, 727, 12, 9), p.warm, 4, 1)
    draw(plate, mouse(), 548, 866, 0.6)


def _wheel(plate: Plate, x: float, y: float, radius: float) -> None:
    """A pinned wheel in a round window, with two people walking in it."""
    p = PALETTES["rose"]
    cut(plate, circle(x, y, radius + 14), p.warm, 12, 1)
    hole = circle(x, y, radius)
    cut(plate, hole, p.deep, 20)
    inside = plate.mask(hole)
    plate.glow(x, y + 40, radius, p.warm, 0.75, clip=inside)
    rim = radius - 22
    teeth = "".join(place(rectangle(-5, -rim - 15, 10, 16, 2), x, y, 1, a * 15) for a in range(24))
    cut(plate, teeth + ring(x, y, rim - 2, 15), p.warm, 5, clip=inside)
    rungs = "".join(place(line([(0, -rim), (0, 16 - rim)], 4), x, y, 1, a * 20) for a in range(18))
    cut(plate, rungs, p.near)
    spokes = "".join(
        line([(x, y), (x + rim * math.cos(a), y + rim * math.sin(a))], 5)
        for a in (i / 6 * math.tau + 0.3 for i in range(6))
    )
    cut(plate, spokes + circle(x, y, 14), mix(p.near, p.warm, 0.35))
    young = hand_in_hand(
        {"dress": "suit", "hair": "short", "inks": {"coat": p.cool, "legs": p.cool}},
        {"dress": "dress", "hair": "plait", "inks": {"coat": p.hot, "skin": "#e0b08c", "legs": "#e0b08c"}},
    )
    draw(plate, young, x - 14, y + rim - 12, 1.1)


SCENES.append(
    Story(
        draw=music_box_couple, palette="rose", operator="container", setting="abstract", season="none",
        framing="frontal",
        moods=("tender", "wistful"), living=("old couple", "young couple", "mouse"),
        objects=("music box", "wheel", "key"),
        words={"boîte à musique/music box": 3, "danse/dance": 3, "vieux couple/old couple": 3, "jeunesse/youth": 3,
               "roue/wheel": 2, "clé/key": 2, "souris/mouse": 1, "souvenir/memory": 2, "temps/time": 2,
               "mécanisme/mechanism": 1, "valse/waltz": 1, "amour/love": 2, "routine/routine": 1,
               "moteur/engine": 1},
        fr=(
            "Un vieux couple danse sur une boîte à musique ; par son côté ouvert, on voit un jeune couple marcher "
            "dans la roue qui la fait tourner. Une souris lèche la clé."
        ),
        en=(
            "An old couple dances on a music box; through its open side a young couple walks in the wheel that turns "
            "it. A mouse licks the key."
        ),
    )
)  # fmt: skip


def castle_cuffs(plate: Plate) -> None:
    """Two gloved hands shake; their sleeves are castles with soldiers at the battlements."""
    p = PALETTES["brick"]
    plate.sky([(0, "#f6e6c4"), (1, "#e2c08c")], angle=0.5)
    plate.at(0)
    wallpaper(plate, "lozenges", p.far, 0.3, pitch=80)
    turn, k = -47.0, 1.62
    gloved = handshake().without("sleeve", "sleeve2", "cuff", "cuff2", "nail", "nail2")
    x, y = carried((0, 66), 300, 450, k, turn)
    for side, inner in ((-1, mix(p.far, p.light, 0.1)), (1, mix(p.cool, p.deep, 0.3))):
        _rampart(plate, carried((side * 176, 0), 300, 450, 1, turn), turn - 90 * side, darker(inner, 0.5))
    draw(plate, gloved, x, y, k, turn, inks={"skin": "#fffaf0", "skin2": "#a8452f", "line": p.far})
    sleeves: tuple[tuple[int, Colour, Colour, Colour], ...] = (
        (-1, mix(p.far, p.light, 0.3), p.hot, p.near),
        (1, p.cool, p.cool, p.deep),
    )
    for side, stone, cloth, roof in sleeves:
        at = carried((side * 212, 0), 300, 450, 1, turn)
        _castle(plate, at, turn - 90 * side, stone, cloth, roof)
    _truce(plate)


def _rampart(plate: Plate, at: Point, lean: float, ink: Colour) -> None:
    """The far side of a cuff, seen behind the wrist."""
    wall = "M-112,120V-20H-84V0H-56V-20H-28V0H0V-20H28V0H56V-20H84V0H112V120Z"
    cut(plate, place(path(wall), *at, 1, lean), ink, 10, 1)


def _castle(plate: Plate, at: Point, lean: float, stone: Colour, cloth: Colour, roof: Colour) -> None:
    """A sleeve that is a castle: its battlements are the cuff, its garrison looks out."""
    x, y = at

    def put(shape: str) -> str:
        return place(shape, x, y, 1, lean)

    for dx, pose, flip in ((-70, "point", True), (-14, "shout", False), (44, "wave", True), (80, "point", False)):
        foot = carried((dx, 96), x, y, 1, lean)
        soldier = person(
            pose,
            "armour",
            "helmet",
            inks={"coat": mix(cloth, "#ffffff", 0.2), "hat": roof, "trim": roof, "band": PALETTES["brick"].warm},
        )
        draw(plate, soldier, *foot, 0.8, lean + dx * 0.2, flip)
    wall = "M-124,420V-14H-96V10H-68V-14H-38V10H-14V-14H14V10H38V-14H68V10H96V-14H124V420Z"
    cut(plate, put(path(wall)), stone, 34, 2)
    random = Random(int(x))
    blocks = "".join(rectangle(random.uniform(-116, 92), 40 + 15 * random.randrange(24), 25, 10, 2) for _ in range(44))
    cut(plate, put(blocks), darker(stone, 0.2), opacity=0.65)
    cut(plate, put(rectangle(-128, 22, 256, 12, 3)), roof, 4, 1)
    for side in (-1, 1):
        cut(
            plate,
            put(
                path(
                    f"M{side * 98},420V60C{side * 98},40 {side * 92},30 {side * 92},10H{side * 152}C{side * 152},30"
                    f" {side * 146},40 {side * 146},60V420Z"
                )
            ),
            stone,
            18,
            1.5,
        )
        cut(plate, put(path(f"M{side * 86},14L{side * 122},-66L{side * 158},14Z")), roof, 12, 1)
    openings = ((-44, 78), (44, 78), (0, 150), (-44, 220), (44, 220), (-122, 80), (122, 80), (-122, 170), (122, 170))
    arches = "".join(
        path(f"M{cx - 11},{cy + 36}V{cy}C{cx - 11},{cy - 16} {cx + 11},{cy - 16} {cx + 11},{cy + 36}Z")
        for cx, cy in openings
    )
    cut(plate, put(arches), PALETTES["brick"].deep)
    lit = "".join(rectangle(cx - 7, cy + 4, 14, 28, 4) for cx, cy in openings[:3:2])
    cut(plate, put(lit), PALETTES["brick"].warm)


def _truce(plate: Plate) -> None:
    """One soldier of each side, on thumb and wrist, and a flower between them."""
    p = PALETTES["brick"]
    one = draw(
        plate,
        person("offer", "armour", "", "short", inks={"coat": p.hot, "trim": p.near, "legs": p.near}),
        208,
        348,
        0.62,
    )
    draw(
        plate,
        person("offer", "armour", "", "curly", inks={"coat": p.cool, "trim": p.deep, "legs": p.deep}),
        292,
        334,
        0.62,
        flip=True,
    )
    hx, hy = one.anchors["hand"]
    cut(plate, line([(hx + 2, hy + 14), (hx + 7, hy - 30)], 4), "#4f7a3c")
    cut(
        plate,
        "".join(circle(hx + 8 + 10 * math.cos(a), hy - 38 + 10 * math.sin(a), 7) for a in (0, 1.26, 2.5, 3.77, 5.03)),
        p.hot,
    )
    cut(plate, circle(hx + 8, hy - 38, 6), p.warm)


SCENES.append(
    Story(
        draw=castle_cuffs, palette="brick", operator="container", setting="abstract", season="none", framing="close",
        moods=("dark", "mystery"), living=("soldiers",), objects=("hands", "gloves", "castle", "flower"),
        words={"poignée de main/handshake": 3, "château/castle": 3, "gants/gloves": 2, "soldats/soldiers": 2,
               "paix/peace": 2, "traité/treaty": 2, "ennemis/enemies": 2, "fleur/flower": 2, "méfiance/mistrust": 1,
               "frontière/border": 1, "trahison/betrayal": 1, "alliance/alliance": 2, "manche/sleeve": 1,
               "siège/siege": 1},
        fr=(
            "Deux mains gantées se serrent ; leurs manches sont des châteaux crénelés d’où se penchent de petits "
            "soldats, et sur un pouce deux d’entre eux échangent une fleur."
        ),
        en=(
            "Two gloved hands clasp each other; their sleeves are castles with battlements from which tiny soldiers "
            "lean, and on one thumb two of them exchange a flower."
        ),
    )
)  # fmt: skip


def _marionette(pose: Pose, dress: str, hat: str, inks: Mapping[str, Colour], hand_at: Point | None = None) -> Motif:
    """A wooden person with ball joints; anchors elbow, knee, other_elbow, other_knee besides the usual ones."""
    figure = person(pose, dress, hat, "short", hand_at=hand_at, inks={"skin": "#d9b27c", "cheek": "#c0603e", **inks})
    b = bones(pose, BUILDS["adult"], hand_at)
    joints = {name: b.at[name] for name in ("elbow", "other_elbow", "knee", "other_knee", "ankle", "other_ankle")}
    balls = "".join(circle(x, y, 5.5) for x, y in joints.values())
    return Motif(
        (*figure.pieces, Piece(balls, "joint")), {**figure.inks, "joint": "#f0d9a8"}, {**figure.anchors, **joints}
    )


def second_puppet(plate: Plate) -> None:
    """A hand works a marionette, which works another one behind its back, which holds scissors."""
    p = PALETTES["wine"]
    plate.sky([(0, p.deep), (0.5, p.near), (1, p.deep)])
    cut(plate, path("M-10,760C150,742 450,742 610,760V910H-10Z"), mix(p.near, p.warm, 0.2), 20, top=(p.far, 14))
    cut(plate, "".join(line([(300 + i * 70, 752), (300 + i * 130, 910)], 3) for i in range(-4, 5)), p.near, opacity=0.7)
    beam(plate, polygon([(190, -10), (410, -10), (570, 806), (30, 806)]), p.warm, 0.3, (900, 0))
    cut(plate, ellipse(300, 806, 266, 60), p.warm, 10, opacity=0.9)
    plate.glow(300, 800, 230, p.light, 0.8, stretch=1.2)
    for side in (-1, 1):
        x = 300 + side * 300
        drape = path(
            f"M{x + side * 30},-10V910H{x - side * 34}C{x - side * 50},600 {x - side * 20},300 {x - side * 74},-10Z"
        )
        cut(plate, drape, mix(p.hot, p.middle, 0.35), 26, 2)
    cut(plate, pleats(-10, 60, -10, 900, 24, 4) + pleats(540, 610, -10, 900, 24, 6), p.middle, opacity=0.5)
    hx, hy, hk = 250, 384, 1.62
    hand = puppeteer()
    pose = Pose(
        lean=-8, nod=-6, stoop=-4, arm=(-64, -62), other_arm=(124, 160), leg=(-8, -2), other_leg=(74, -10),
        feet=(24, 30), turn=0.7, hands=("grip", "spread"),
    )  # fmt: skip
    inks = {"coat": p.light, "trim": p.hot, "legs": p.cool, "hat": p.hot, "band": p.warm, "hair": p.deep}
    big = _marionette(pose, "suit", "cone", inks)
    x, y, k = 262, 812, 1.86
    at = {name: carried(point, x, y, k, flip=True) for name, point in big.anchors.items()}
    tips = {name: carried(hand.anchors[name], hx, hy, hk) for name in ("thumb", "first", "middle", "ring", "little")}
    strings = (
        ("little", "other_hand"),
        ("ring", "other_knee"),
        ("middle", "top"),
        ("first", "knee"),
        ("thumb", "elbow"),
    )
    for tip, end in strings:
        cut(plate, line([tips[tip], at[end]], 2.8), p.light)
    draw(plate, hand, hx, hy, hk, inks={"sleeve": p.deep, "cuff": p.light})
    draw(plate, big, x, y, k, flip=True)
    _small_puppet(plate, at["hand"])


def _small_puppet(plate: Plate, held: Point) -> None:
    """The second marionette hangs from a cross in the first one's hand."""
    p = PALETTES["wine"]
    hx, hy = held
    pose = Pose(
        arm=(-24, 4), other_arm=(96, 168), leg=(-14, -6), other_leg=(20, 2), turn=0.7, hands=("mitten", "grip"), nod=-14
    )
    small = _marionette(pose, "dress", "", {"coat": p.hot, "legs": "#d9b27c", "hair": p.deep, "trim": p.light})
    x, y, k = hx + 46, 836, 0.86
    at = {name: carried(point, x, y, k) for name, point in small.anchors.items()}
    for start, end in (((hx - 30, hy + 6), "hand"), ((hx + 30, hy - 4), "top"), ((hx + 62, hy - 10), "other_elbow")):
        cut(plate, line([start, at[end]], 2.4), p.light)
    cut(
        plate,
        line([(hx - 32, hy + 6), (hx + 64, hy - 10)], 7) + line([(hx + 22, hy - 20), (hx + 30, hy + 16)], 7),
        p.warm,
        0,
        1,
    )
    cut(plate, circle(hx, hy, 9), "#d9b27c", 4)
    draw(plate, SCISSORS, at["other_hand"][0] + 3, at["other_hand"][1] + 16, 0.4, 14, inks={"metal": p.light})
    draw(plate, small, x, y, k)


SCENES.append(
    Story(
        draw=second_puppet, palette="wine", operator="tether", setting="abstract", season="none", framing="frontal",
        moods=("rebellion", "dark"), living=("hand",),
        objects=("marionette", "strings", "scissors", "curtain", "spotlight"),
        words={"marionnette/puppet": 3, "ficelles/strings": 3, "main/hand": 2, "ciseaux/scissors": 3,
               "pouvoir/power": 2, "spectacle/show": 2, "liberté/freedom": 2, "révolte/revolt": 1, "scène/stage": 1,
               "obéir/obeying": 1, "manipulation/manipulation": 2, "chaîne/chain of command": 1, "destin/fate": 1,
               "danse/dance": 1},
        fr=(
            "Une grande main manie une marionnette en pleine danse ; celle-ci tient derrière son dos une marionnette "
            "plus petite, qui lève une paire de ciseaux."
        ),
        en=(
            "A great hand works a dancing marionette, which behind its back works a smaller marionette; the small one "
            "raises a pair of scissors."
        ),
    )
)  # fmt: skip
