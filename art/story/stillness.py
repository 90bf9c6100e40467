"""Story cards in hushed keys: a table for two on the salt, listeners in the snow, a man of sunlight."""

from __future__ import annotations

from random import Random

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts_tame import CAT, cat_head
from art.motifs.curves import form, limb, tube
from art.motifs.heads import head
from art.motifs.people import person
from art.motifs.things import CHAIR
from art.motifs.trees import pine
from art.palettes import PALETTES
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ridge, star, stroke

SCENES: list[Scene] = []


CLOTH = "M-66,-89H66L71,-64C60,-58 50,-67 37,-62C25,-57 13,-66 0,-61C-13,-57 -25,-66 -37,-61C-50,-57 -60,-67 -71,-63Z"


def _setting(plate: Plate, below: bool) -> None:
    """A table for two on the salt, or what the salt shows of it: there the other chair is taken, and the lamp lit."""
    p = PALETTES["mint"]
    k, foot, turn, up = 1.42, 634.0, 180 if below else 0, 1 if below else -1
    shadow = 0 if below else 0.6
    wood: Colour = "#6a4a38"

    def at(dx: float, rise: float) -> Point:
        return 300 + k * dx, foot + up * k * rise

    left, right = at(-72, 0)[0], at(72, 0)[0]
    for x, other in ((left, False), (right, True)):
        draw(plate, CHAIR, x, foot, 0.46 * k, turn, below is not other, inks={"body": wood, "trim": p.warm},
             shadow=shadow)  # fmt: skip
    if below:
        guest = person("sit", "suit", "", "short", gaze=(66, 8), hand_at=(48, -97), other_hand_at=(60, -99),
                       inks={"coat": mix(p.cool, p.deep, 0.3), "legs": p.deep, "hair": "#2a2430"})  # fmt: skip
        draw(plate, guest, right, foot, 0.7 * k, turn, shadow=0)
    sitter = person("sit", "coat", "", "bun", gaze=(70, 10), hand_at=(48, -97), other_hand_at=(60, -99),
                    inks={"coat": p.hot, "trim": p.light, "legs": p.deep, "hair": "#3a2430"})  # fmt: skip
    draw(plate, sitter, left, foot, 0.7 * k, turn, below, shadow=shadow)
    column = path("M-26,0C-24,-7 -6,-8 -5,-18L-4,-80H4L5,-18C6,-8 24,-7 26,0Z")
    cut(plate, place(column, 300, foot, 1, turn, below), wood, 5, shadow)
    cloth = cut(plate, place(path(CLOTH), 300, foot, 1, turn, below), p.light, 6, shadow)
    folds = stroke("M-54,-78L-60,-64M-22,-76L-25,-62M24,-76L27,-62M54,-78L60,-63", 2)
    cut(plate, place(folds, 300, foot, 1, turn, below), "#b9b6a4", clip=cloth)
    if below:
        plate.veil(rectangle(110, foot, 380, 260), "#dfe7e4", 0.3, 12, 0.3)
        plate.veil(circle(*at(0, 92), 70), "#ffe0a0", 0.7, 26, 0.9)
    cut(plate, line([at(0, 62), at(0, 84)], 5), wood, 3)
    shade = path("M{},{}L{},{}L{},{}L{},{}Z".format(*at(-9, 101), *at(9, 101), *at(18, 80), *at(-18, 80)))
    if below:
        with plate.shining():
            cut(plate, shade, "#ffd67e")
    else:
        cut(plate, shade, "#b9a37a", 5)


def _gull(x: float, y: float) -> str:
    return stroke(f"M{x - 13},{y - 4}Q{x - 6},{y - 9} {x},{y}Q{x + 6},{y - 9} {x + 13},{y - 4}", 3)


def salt_table(plate: Plate) -> None:
    """A woman alone at a table for two on a salt flat; in its mirror somebody sits with her, and birds are fish."""
    p = PALETTES["mint"]
    plate.sky([(0, "#a9d2da"), (0.3, "#d6e8e2"), (0.5, "#f6eedc"), (0.6, "#fde8cc")])
    horizon = 560.0
    with plate.shining(1.25):
        cut(plate, circle(96, 486, 36), "#fff4da", edge=0.4)
    plate.at(0.95)
    hills, _ = ridge(600, horizon, 540, 9, 2.2, 1.1)
    cut(plate, hills, "#9fc0c4", 0)
    plate.at(0.5)
    stops = [(0, "#fde8cc"), (0.12, "#f4eedf"), (0.5, "#d6e8e4"), (1, "#9fcad2")]
    with plate.shining(0.86):
        plate.lay(plate.ramp((plate.y - horizon) / 340, stops), plate.mask(rectangle(-5, horizon, 610, 345)))
        cut(plate, rectangle(-5, horizon - 1, 610, 3), "#fffaf0", opacity=0.8)
        cut(plate, ellipse(96, 634, 34, 31), "#fffbe6", edge=0.4, opacity=0.35)
    plate.at(0)
    random = Random(4)
    streaks = "".join(
        rectangle(random.uniform(-60, 520), 650 + 240 * (k / 26) ** 1.4, random.uniform(60, 190), 1.6, 0.8)
        for k in range(26)
    )
    plate.ink(streaks, "#fffaf0", edge=0.2, opacity=0.3)
    _setting(plate, True)
    _setting(plate, False)
    plate.at(0.6)
    flock = ((0, 0), (-34, 14), (34, 12), (-66, 30), (70, 26))
    cut(plate, "".join(_gull(420 + x, 214 + y) for x, y in flock), "#31566a")
    plate.at(0)
    fish = form("-20,0 -8,-7 8,-6 16,0! 26,-8! 24,0 26,8! 16,0! 8,6 -8,7")
    for x, y in flock:
        cut(plate, place(fish, 420 + x, 860 - y, 0.9), mix(p.hot, "#f0a05a", 0.3), 3, opacity=0.85)


SCENES.append(
    Story(
        draw=salt_table, palette="mint", operator="reflection", setting="desert", season="summer", framing="wide",
        moods=("vastness", "loneliness"), living=("woman", "man", "birds", "fish"),
        objects=("table", "chair", "lamp", "reflection", "salt"),
        words={"reflet/reflection": 3, "immensité/vastness": 3, "chaise vide/empty chair": 3, "table/table": 2,
               "lampe/lamp": 1, "absent/absent one": 2, "solitude/solitude": 2, "rendez-vous/appointment": 2,
               "horizon/horizon": 2, "oiseau/bird": 1, "poisson/fish": 1, "désert de sel/salt desert": 2,
               "attente/waiting": 1, "invisible/invisible": 2, "l’autre côté/the other side": 1},
        fr="Sur un désert de sel lisse comme un miroir, une femme en rouge attend seule à une table pour deux ; "
           "dans le reflet, quelqu’un lui fait face, la lampe est allumée, les oiseaux sont des poissons.",
        en="On a salt flat smooth as a mirror a woman in red waits alone at a small table for two; in the reflection "
           "somebody sits opposite her, the lamp is lit, and the birds are fish.",
    )
)  # fmt: skip


def _listener(plate: Plate, x: float, y: float, k: float, coat: Colour, hair: str, ink: Colour = "#3a2a2e") -> None:
    """Somebody seated, from behind, shoulders at y, snowed under."""
    p = PALETTES["frost"]

    def lay(shape: str, colour: Colour, depth: float, lift: float = 0) -> None:
        cut(plate, place(shape, x, y, k), colour, depth * k, lift)

    lay(
        path("M-92,560C-98,70 -84,20 -50,6C-30,-2 -24,-10 -22,-26H22C24,-10 30,-2 50,6C84,20 98,70 92,560Z"),
        coat,
        30,
        1,
    )
    lay(ellipse(-36, -54, 8, 13) + ellipse(36, -54, 8, 13) + rectangle(-20, -50, 40, 40), "#c99878", 8)
    lay(ellipse(0, -62, 37, 42), "#c99878" if hair == "bald" else ink, 20, 0.5)
    if hair == "bald":
        lay(path("M-36,-60C-40,-34 -22,-22 0,-22C22,-22 40,-34 36,-60C24,-46 -24,-46 -36,-60Z"), "#5c4c48", 6)
    elif hair == "long":
        lay(path("M-37,-66C-46,-20 -44,20 -34,40C-14,48 14,48 34,40C44,20 46,-20 37,-66Z"), ink, 14, 0.4)
    elif hair == "bun":
        lay(circle(0, -70, 22), ink, 12, 0.8)
    elif hair == "wool":
        lay(path("M-41,-50C-46,-96 -26,-110 0,-110C26,-110 46,-96 41,-50C20,-40 -20,-40 -41,-50Z"), ink, 18, 0.6)
        lay(circle(0, -112, 13), mix(ink, p.light, 0.3), 8, 0.4)
    collar = "M-48,16C-46,-14 -34,-32 0,-32C34,-32 46,-14 48,16C24,26 -24,26 -48,16Z"
    lay(path(collar), darker(coat, 0.25), 14, 0.6)
    if hair != "wool":
        lay(path("M-33,-80C-34,-100 -18,-112 2,-111C20,-112 36,-98 33,-80C26,-88 18,-82 10,-90C0,-82 -10,-92 -18,-84"
                 "C-24,-90 -28,-82 -33,-80Z"), p.light, 12, 0.4)  # fmt: skip
    for side in (-1, 1):
        drift = (
            f"M{side * 44},-8C{side * 64},-4 {side * 78},8 {side * 84},32C{side * 86},42 {side * 80},46 {side * 76},40"
        )
        lay(path(f"{drift}C{side * 70},30 {side * 60},22 {side * 46},20Z"), p.light, 8, 0.3)


def _snowed_piano(plate: Plate) -> None:
    """A grand piano with its lid up, under snow; a candle burns on it, the stool is a cushion of snow."""
    p = PALETTES["frost"]
    black = "#171a28"
    cut(plate, path("M196,360C230,300 320,236 420,216L428,228C372,266 330,312 316,362Z"), black, 14, 0.8)
    cut(plate, path("M196,358C230,296 322,230 422,210L424,222C330,242 250,304 206,362Z"), p.light, 6)
    cut(plate, line([(352, 360), (378, 254)], 4), black)
    for x in (206, 330, 402):
        cut(plate, path(f"M{x - 7},400L{x - 4},474H{x + 5}L{x + 7},400Z"), black, 5)
    cut(plate, path("M150,366H412C424,366 428,380 426,412H150Z"), black, 14, 1)
    cut(plate, rectangle(138, 384, 62, 16, 3), black, 5, 0.5)
    cut(plate, rectangle(140, 380, 54, 7, 2), "#efe6d2")
    heap = "M202,366C216,350 236,356 254,352C280,346 300,356 330,350C360,346 388,350 414,358L420,368H200Z"
    cut(plate, path(heap), p.light, 8)
    cut(plate, rectangle(78, 428, 52, 10, 3) + path("M84,436L78,476H84L92,436ZM116,436L124,476H130L124,436Z"), black, 4)
    cut(plate, path("M74,430C72,412 88,402 104,404C122,402 136,412 134,430Z"), p.light, 8)
    cut(plate, rectangle(300, 316, 11, 36, 3), "#f6ecd4", 4)
    with plate.shining():
        cut(plate, path("M305.500,286C315,300 313,314 305.500,316C298,314 297,300 305.500,286Z"), "#ffd27a")


def snow_listeners(plate: Plate) -> None:
    """An audience snowed under before a piano in a clearing, at which nobody sits; one child looks round."""
    plate.sky([(0, "#33486e"), (0.35, "#6f86a8"), (0.5, "#b4bfcc"), (1, "#c9d0d8")])
    plate.at(0.95)
    for x, size in ((20, 1.3), (110, 1.0), (190, 1.25), (290, 0.95), (390, 1.2), (470, 1.0), (560, 1.4)):
        draw(plate, pine(), x, 420, size, flat="#4c6080")
    plate.at(0.7)
    for x, size in ((-10, 1.9), (92, 1.4), (520, 1.5), (606, 2.0)):
        draw(plate, pine(), x, 446, size, flat="#2c3e5c")
    plate.at(0.25)
    ground, _ = ridge(600, 900, 424, 7, 1.6, 0.6)
    cut(plate, ground, "#d4dbe4", 30)
    steps = "".join(ellipse(66 - 15 * k, 480 - 7 * k + (k % 2) * 6, 6 - 0.6 * k, 2.6) for k in range(6))
    cut(plate, steps, "#8294b0")
    plate.at(0)
    _snowed_piano(plate)
    coats = ("#3c4a63", "#5a4a52", "#2f5560", "#4a3f58", "#3f4a3f", "#59493f")
    rows = (
        (0.1, 598, 0.5, (52, 150, 240, 338, 430, 530), ("short", "bun", "bald", "long", "wool", "short")),
        (0, 708, 0.72, (-4, 132, 268, 412, 556), ("long", "wool", "", "bald", "bun")),
        (-0.5, 872, 1.16, (64, 300, 540), ("short", "bun", "wool")),
    )
    for depth, y, k, places, hairs in rows:
        plate.at(depth)
        for i, (x, hair) in enumerate(zip(places, hairs, strict=True)):
            if hair:
                tint = ("#3a2a2e", "#6a3d26", "#8a8078", "#2c3040")[(i + int(y)) % 4]
                _listener(plate, x + (i % 2) * 4, y + 9 * ((i * 5) % 3), k, coats[(i + int(y)) % 6], hair, tint)
            else:
                _child(plate, x, y + 30, k * 0.8)
    plate.at(0)
    random = Random(7)
    spots = [(random.uniform(20, 580), random.uniform(20, 880), random.choice((1.6, 2.2, 3))) for _ in range(90)]
    with plate.shining(0.6):
        plate.ink("".join(circle(*spot) for spot in spots), "#ffffff", edge=0.1, opacity=0.9)


def _child(plate: Plate, x: float, y: float, k: float) -> None:
    """The one without snow, who looks round."""
    cut(
        plate,
        place(path("M-80,560C-86,80 -74,26 -46,8C-26,-4 26,-4 46,8C74,26 86,80 80,560Z"), x, y, k),
        "#8a3834",
        30,
        1,
    )
    inks: dict[str, Colour] = {"skin": "#d9a887", "hair": "#4a2c22", "hat": "#c8352d", "band": "#8a1f1c"}
    draw(plate, head((-24, 6), "wonder", "short", "cap", "round", -1), x, y - 50 * k, 2.9 * k, inks=inks, shadow=0.5)


SCENES.append(
    Story(
        draw=snow_listeners, palette="frost", operator="repetition", setting="forest", season="winter",
        framing="frontal", moods=("silence", "mystery"), living=("audience", "child"),
        objects=("piano", "candle", "snow", "stool", "firs"),
        words={"silence/silence": 3, "piano/piano": 3, "neige/snow": 3, "public/audience": 2, "concert/concert": 2,
               "attente/waiting": 2, "bougie/candle": 1, "forêt/forest": 1, "hiver/winter": 1, "enfant/child": 2,
               "patience/patience": 2, "absence/absence": 2, "écouter/listening": 2, "hommage/tribute": 1,
               "oubli/oblivion": 1, "traces/footprints": 1},
        fr="Dans une clairière enneigée, un public vu de dos, couvert de neige, écoute un piano où personne n’est "
           "assis ; une bougie y brûle, des pas s’en éloignent, un enfant sans neige se retourne.",
        en="In a snowy clearing an audience seen from behind, snowed under, listens to a piano at which nobody sits; a "
           "candle burns on it, footprints lead away, and one child without snow looks round.",
    )
)  # fmt: skip


def _far_away(plate: Plate) -> None:
    """An open window; on a far hill stands a very small man with a mirror in which the sun flashes."""
    view = plate.mask(rectangle(44, 96, 196, 420))
    plate.at(0.9)
    with plate.shining(0.8):
        plate.lay(plate.ramp((plate.y - 96) / 420, [(0, "#7fb4c4"), (0.5, "#b9d4c8"), (1, "#efdcae")]), view)
    for depth, crest, phase, ink in (
        (0.85, 340, 0.4, "#7fa9ac"),
        (0.7, 404, 2.2, "#6f9a86"),
        (0.6, 462, 3.6, "#7fa263"),
    ):
        plate.at(depth)
        hill, _ = ridge(600, 900, crest, 16, 3.2, phase)
        cut(plate, hill, ink, 8, clip=view)
    him = person("stand", "suit", "", "short", gaze=(60, 0), hand_at=(34, -128), inks={"coat": "#3d4f74"})
    x, y = draw(plate, him, 120, 452, 0.32, shadow=0.3).anchors["hand"]
    plate.veil(circle(x + 4, y - 5, 15), "#ffffff", 0.9, 5, 1.2)
    with plate.shining(1.3):
        cut(plate, circle(x + 4, y - 5, 6) + star(x + 4, y - 5, 34, 0.09), "#ffffff")
    plate.at(0.1)
    frame = rectangle(30, 82, 224, 16) + rectangle(30, 82, 16, 448) + rectangle(238, 82, 16, 448)
    cut(plate, frame, "#f4ead6", 6, 1)
    cut(plate, rectangle(18, 512, 248, 22, 3), "#f4ead6", 8, 1.4)
    cut(plate, polygon([(254, 92), (300, 62), (300, 548), (254, 520)]), "#efe2ca", 6, 1)
    for top in (92, 240, 388):
        pane = polygon([(262, top + 8), (292, top - 4), (292, top + 136), (262, top + 128)])
        cut(plate, pane, "#cfe3df", 3)


HIM = (
    "M454,190C430,187 415,203 415,223C415,231 411,236 407,243C403,250 401,254 404,257C408,259 411,259 411,262"
    "C409,265 409,267 411,269C410,272 411,274 413,276C412,284 416,290 427,288C433,287 437,288 438,293"
    "C438,301 434,306 428,310C416,318 409,332 407,352C403,392 406,432 407,470C402,540 401,600 403,656"
    "C403,682 399,696 391,702C377,707 367,709 367,715H427C431,690 437,620 443,562C447,612 452,660 456,700"
    "C448,706 430,707 426,713C426,717 429,718 434,718H496C504,718 505,706 504,694C503,680 502,650 504,600"
    "C508,540 514,480 513,430C516,380 514,342 501,320"
    "C493,309 481,304 475,298C473,288 477,276 483,266C495,250 495,222 485,206C477,194 466,190 454,190Z"
)
FORELOCK = "M416,214C406,206 408,192 420,190C430,176 470,174 486,196C494,210 494,226 490,240L470,196L430,196Z"
HIS_ARM = (
    "M496,324C522,340 536,388 540,430C543,454 533,478 523,496C519,507 507,510 503,502C499,495 506,486 510,478"
    "C517,460 516,440 508,420C500,392 496,356 496,324Z"
)
EMBRACE = (
    "M446,352C412,360 374,374 346,388C336,391 326,396 318,402C311,402 308,408 314,411C307,412 305,419 312,421"
    "C306,424 308,430 315,429C312,434 317,438 324,435C333,436 343,430 352,424C386,414 422,408 450,402Z"
)
# Her head in profile, looking right, the crown at the top.
HER_FACE = (
    "M-18,90C-14,62 -20,42 -32,28C-52,8 -54,-34 -32,-54C-8,-76 30,-72 41,-46C45,-36 44,-28 41,-19C42,-12 47,-4 54,5"
    "C57,10 52,13 47,13C46,16 47,18 50,21C51,24 48,26 46,27C49,29 49,33 46,36C44,39 46,42 45,46C42,56 32,58 22,55"
    "C14,58 12,68 16,90Z"
)
HER_HAIR = (
    "M45,-42C36,-28 20,-30 10,-20C4,-8 6,10 -4,20C-12,32 -26,36 -36,28C-56,8 -60,-38 -34,-60C-8,-82 40,-78 45,-42Z"
)
GOWN = (
    "M358,366C342,376 327,386 321,410C315,446 325,474 329,498C311,530 303,570 295,620C287,670 275,712 260,746"
    "C282,756 300,750 322,758C346,764 372,752 394,758C408,760 418,752 426,748C420,690 414,620 408,566"
    "C404,536 396,516 392,498C396,474 407,450 405,424C402,404 396,392 388,382C378,376 368,368 358,366Z"
)
SLEEVE = (
    "M336,392C350,382 366,390 370,408C374,430 380,446 388,455C398,446 408,434 416,423L430,438C417,460 402,480 388,487"
    "C371,486 357,466 349,446C341,428 333,408 336,392Z"
)
FINGERS = (
    "429,426,9 424,414,8 425,402,6", "430,422,9 435,405,8 438,388,6", "435,422,9 442,404,8 448,387,6",
    "439,425,9 449,409,8 456,393,6", "442,430,8 453,416,7 461,403,5", "428,429,16 433,426,20 436,423,20",
)  # fmt: skip
LEG = "M-28,-76H-10C-11,-54 -12,-40 -9,-26C-14,-18 -28,-22 -31,-28C-27,-44 -28,-58 -28,-76Z"
SHOE = (
    "M-32,-34C-36,-27 -36,-20 -31,-15C-23,-8 -17,0 -9,4C0,6 13,6 20,4C24,1 21,-5 14,-8C5,-12 -4,-20 -8,-31"
    "C-10,-24 -13,-19 -16,-18C-22,-21 -28,-27 -32,-34Z"
)
CAT_BODY = (
    "M-82,0C-90,-6 -84,-14 -78,-18C-92,-36 -88,-66 -62,-72C-42,-76 -22,-66 -4,-58C10,-52 24,-54 38,-52L54,-26"
    "C64,-18 74,-13 88,-12C99,-11 100,0 90,0H58C40,0 26,-5 12,-13C-4,-13 -16,-12 -28,-10C-22,-6 -24,0 -32,0Z"
)
HAUNCH = (
    "M-80,-12C-90,-34 -80,-62 -56,-63C-34,-63 -22,-42 -30,-24C-34,-15 -40,-11 -46,-10C-36,-11 -26,-9 -26,0H-80"
    "C-87,0 -87,-8 -80,-12Z"
)


def man_of_sunlight(plate: Plate) -> None:
    """The light from a far mirror falls on a wall in the shape of a man; a woman leans on him, and he holds a poppy."""
    plate.sky([(0, "#8f5252"), (1, "#b07468")])
    plate.at(0.15)
    paper = "".join(ellipse(x + side * 4 + 22 * (r % 2), 40 + 44 * r, 3, 7, -30 * side)
                    for r in range(15) for x in range(-14, 620, 44) for side in (-1, 1))  # fmt: skip
    cut(plate, paper, "#d8a892", opacity=0.45)
    _far_away(plate)
    plate.at(0.1)
    cut(plate, rectangle(-10, 684, 620, 24), "#e0c4ac", 6, 1)
    floor = cut(plate, rectangle(-10, 706, 620, 210), "#9c6a4a", 0)
    cut(plate, "".join(line([(300 + (x - 300) * 0.62, 706), (x, 920)], 2.4) for x in range(-400, 1000, 84)), "#6f4632",
        clip=floor)  # fmt: skip
    gap = "M499,366C510,396 517,436 508,474C500,480 504,440 504,420C503,400 499,386 499,366Z"
    shape = plate.mask(path(HIM) + path(HIS_ARM) + path(FORELOCK)) * (1 - plate.mask(path(gap)))
    plate.veil(polygon([(140, 404), (440, 180), (548, 300), (548, 700), (372, 716)]), "#ffd890", 0.34, 9, 0.45)
    plate.veil(shape, "#ffe2a0", 0.6, 16, 0.7)
    with plate.shining(1.25):
        plate.ink(shape, "#fff0b8", edge=0.12)
    plate.at(0)
    _poppy(plate)
    _her(plate)
    draw(plate, _crouching_cat(), 128, 862, 0.86)
    with plate.shining(1.25):
        cut(plate, ellipse(246, 858, 20, 7), "#fff4cc")
    plate.veil(ellipse(246, 858, 24, 9), "#fff0b8", 0.5, 5, 1)
    plate.at(-0.1)
    cut(plate, stroke("M484,818C484,788 550,788 550,818", 9), "#3a2018", 4, 1)
    cut(plate, rectangle(420, 814, 230, 130, 14), "#8a4a34", 18, 1)
    cut(plate, rectangle(452, 814, 15, 110) + rectangle(566, 814, 15, 110), "#4a2a24", 4, 0.3)
    cut(plate, rectangle(420, 850, 230, 4), "#5a3024")
    cut(plate, rectangle(454, 838, 11, 16, 2) + rectangle(568, 838, 11, 16, 2), "#e8c070", 3, 0.3)


def _crouching_cat() -> Motif:
    """A black cat low on its forepaws, its tail up, about to jump."""
    tail = "-78,-54,15 -100,-62,13 -114,-84,12 -110,-108,11 -92,-114,6"
    body = path(CAT_BODY)
    return Motif(
        (
            Piece(tube(tail), "body", 7),
            Piece(tube("40,-28,20 66,-16,14 96,-10,13 106,-8,12"), "shade", 5),
            Piece(body, "body", 24),
            Piece(path(HAUNCH), "body", 16),
            Piece(ellipse(88, -6, 11, 6) + ellipse(-36, -5, 10, 5), "belly"),
        ),
        CAT | {"body": "#3a3038", "shade": "#2a2028"},
    ) + cat_head().inked(body="#3a3038", shade="#2a2028").moved(56, -54, 0.9, 14)


def _poppy(plate: Plate) -> None:
    """In his hand behind his back: the one thing about him that is real."""
    x, y = 540, 552
    cut(plate, stroke(f"M500,470C512,494 524,522 {x},{y}", 4), "#5f8a4a", 2, 0.8)
    petal = form("0,4! -24,-4 -30,-30 -8,-42 18,-40 30,-22 22,-2")
    for turn, ink in ((196, "#a8201a"), (92, "#c42a1c"), (300, "#d8321f"), (20, "#e23c24")):
        cut(plate, place(petal, x, y, 0.8, turn), ink, 9, 0.5)
    cut(plate, circle(x, y, 7), "#2a1420", 3)


def _her(plate: Plate) -> None:
    """A woman on the tips of her toes, her cheek on a chest of light."""
    skin, hair, dress = "#dca27c", "#452619", "#2c6f7c"
    for x, y in ((320, 798), (376, 806)):
        plate.shadow(ellipse(x + 2, y + 5, 26, 6), 0.7, 4)
        cut(plate, place(path(LEG), x, y), "#c98f6e", 6, 0.4)
        cut(plate, place(path(SHOE), x, y), "#5c2f28", 6, 0.6)
    where = (374, 322, 0.6, -6)
    cut(plate, place(circle(-44, 24, 23), *where), hair, 9, 0.4)
    cut(plate, place(path(HER_FACE), *where), skin, 16, 0.4)
    cut(plate, path(GOWN), dress, 40, 0.8)
    folds = (
        "M346,520C332,590 314,670 296,742M366,520C362,600 352,680 340,752M384,520C388,600 392,680 390,748"
        "M336,516C320,570 304,620 290,670"
    )
    cut(plate, stroke(folds, 2.6), "#1c4c58", opacity=0.8)
    cut(plate, path("M260,746C282,756 300,750 322,758C346,764 372,752 394,758C408,760 418,752 426,748L424,734"
                    "C400,744 372,740 346,748C320,744 296,738 266,732Z"), "#f2e2c0", 5, 0.3)  # fmt: skip
    cut(plate, path("M328,488C348,496 372,498 394,490L393,508C370,516 346,514 328,506Z"), "#f2e2c0", 5, 0.3)
    cut(
        plate,
        path("M354,368C366,366 380,374 392,386C396,392 392,396 386,394C372,390 360,382 350,380Z"),
        "#f2e2c0",
        4,
        0.3,
    )
    cut(plate, place(path(HER_HAIR), *where), hair, 14, 0.3)
    cut(plate, place(ellipse(0, 12, 7, 11, -8), *where), skin, 5, 0.3)
    cut(plate, place(circle(0, 27, 3.4), *where), "#f2d890")
    lids = stroke("M23,-5Q32,4 41,-4M27,-1l-2,6M33,1l0,6M38,0l3,5", 2.8) + stroke("M20,-22Q30,-30 40,-24", 3.4)
    cut(plate, place(lids, *where), hair)
    cut(plate, place(stroke("M47,27Q41,30 36,26", 2.8), *where), "#9c3f34")
    plate.veil(place(circle(26, 20, 9), *where), "#d8674e", 0.4, 3, 0.1)
    cut(plate, path(SLEEVE), dress, 14, 0.7)
    cut(plate, stroke("M356,410C362,436 374,462 388,472", 2), "#1c4c58", opacity=0.7)
    cloth = plate.mask(path(GOWN) + path(SLEEVE))
    plate.veil(place(path(EMBRACE), 18, 2), "#ffe08c", 0.9, 0.8, 1.1, clip=cloth)
    fingers = "M314,411C324,409 332,407 340,404M312,421C322,419 332,416 342,412M315,429C324,427 334,423 344,418"
    cut(plate, place(stroke(fingers, 1.6), 18, 2), "#a8783e", opacity=0.7, clip=cloth)
    cut(plate, place("".join(limb(one) for one in FINGERS), 59, 59, 0.86), skin, 5, 0.4)
    cut(plate, path("M410,419L419,412L434,432L427,443Z"), "#f2e2c0", 3, 0.3)


SCENES.append(
    Story(
        draw=man_of_sunlight, palette="rose", operator="reflection", setting="interior", season="spring",
        framing="side", moods=("desire", "wistful"), living=("woman", "man", "cat"),
        objects=("window", "mirror", "sunlight", "poppy", "suitcase"),
        words={"miroir/mirror": 2, "rayon de soleil/sunbeam": 3, "silhouette/silhouette": 3, "désir/desire": 2,
               "loin/far away": 3, "baiser/kiss": 2, "fenêtre/window": 2, "amour/love": 1, "coquelicot/poppy": 1,
               "signal/signal": 2, "absent/absent one": 1, "chat/cat": 1, "colline/hill": 1, "valise/suitcase": 1,
               "illusion/illusion": 2, "manque/longing": 2},
        fr=(
            "Au loin, un homme minuscule tient un miroir ; le soleil qu’il renvoie entre par la fenêtre et "
            "dessine au mur un homme de lumière, un coquelicot dans le dos, contre qui une femme s’appuie, "
            "yeux clos."
        ),
        en="Far away a tiny man holds a mirror; the sun it sends enters by the window and draws on the wall a man of "
           "light, a real poppy behind his back, against whom a woman leans, her eyes shut.",
    )
)  # fmt: skip
