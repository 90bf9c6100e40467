"""Street stories among houses: jams, stairs, balconies, marches, roofs."""

from __future__ import annotations

from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.curves import curve, form, limb
from art.motifs.things import hat
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke
from art.story._bed_jam import empty_bed, policeman, queue, stray_sheep, streets
from art.story._freehand import skin
from art.story._streets_parts import bed, bricks

SCENES: list[Scene] = []


def sleepers_jam(plate: Plate) -> None:
    """A crossing from above, jammed with beds on wheels; an owl directs."""
    p = PALETTES["mint"]
    streets(plate)
    queue(plate, 0, -262, -63, 3, bed(p.hot, p.light, "dots", ("long",), hair="#7a3a24"))
    queue(plate, 0, -256, 63, -3, bed(p.warm, p.cool, "checks", ("cap",)))
    queue(plate, 0, -476, -66, -2, bed(p.middle, p.light, "stripes", ("cap",)))
    queue(plate, 0, -472, 64, 3, bed(p.cool, p.warm, "zigzag", ("short",)))
    queue(plate, 90, 270, -62, 2, bed(mix(p.hot, p.warm, 0.45), p.light, "checks", ("short",)))
    queue(
        plate, -90, -220, 2, -2, bed(mix(p.cool, p.light, 0.3), p.light, "stripes", ("short", "long"), hair="#7a3a24")
    )
    queue(plate, 180, -258, 62, -3, bed(p.cool, p.light, "zigzag", ("bald",)))
    queue(plate, 180, -472, 64, 2, bed(p.warm, p.hot, "dots", ("long",), hair="#7a3a24"))
    queue(plate, 180, -264, -66, 5, empty_bed(p.hot, p.warm))
    stray_sheep(plate)
    policeman(plate)


SCENES.append(
    Story(
        draw=sleepers_jam, palette="mint", operator="substitution", setting="city", season="none", framing="above",
        moods=("comic",), living=("sleepers", "owl", "sheep"), objects=("bed", "quilt", "crossing", "pedestal"),
        words={
            "lit/bed": 3, "embouteillage/traffic jam": 3, "sommeil/sleep": 3, "hibou/owl": 2,
            "carrefour/crossroads": 2, "couette/quilt": 2, "mouton/sheep": 2, "rue/street": 2,
            "agent/policeman": 1, "roues/wheels": 1, "toit/roof": 1, "ordre/order": 1, "lundi/Monday": 1,
            "paresse/laziness": 1, "humour/comic": 1,
        },
        fr=(
            "Un carrefour vu d’en haut est encombré de lits à roues où l’on dort ; un hibou fait la circulation "
            "et un mouton quitte un lit vide."
        ),
        en=(
            "A crossing seen from above is jammed with beds on wheels and their sleepers; an owl directs the "
            "traffic and a sheep leaves an empty bed."
        ),
    )
)  # fmt: skip


_PROFILE = (
    "M-15,4C-23,-12 -12,-27 4,-26C15,-26 20,-17 19,-9C21,-5 24,-1 25,1C23,3 20,3 19,4C20,7 20,9 18,10C18,14 14,16 8,15"
    "L7,26L-9,26L-8,13C-12,11 -14,8 -15,4Z"
)


def _romping(arm: str, other_arm: str, locks: str) -> str:
    """The outline of a child who leaps to the right, its hips on (0, 0)."""
    head = place(path(_PROFILE), 6, -80, 1.06, -4) + place(locks, 0, 4)
    body = form("-15,-58 0,-64 14,-58 19,-40 20,-16 24,-2! 0,2 -21,0! -19,-20 -18,-42")
    body += form("-20,-4! 22,-6! 46,0! 42,22! 22,19 4,12 -14,30! -38,18! -26,6")
    front = limb("8,4,20 40,10,17 42,32,11 36,54,8") + form("30,50! 40,50 54,56 54,61! 30,61!")
    back = limb("-6,6,20 -26,28,15 -58,28,8") + form("-54,23! -54,36 -62,50 -68,50! -66,23!")
    return head + body + front + back + limb(arm) + limb(other_arm)


def _skipping() -> str:
    """The outline of a girl in the air over her rope, from the front."""
    dress = form("-13,-101 13,-101 23,-93! 17,-66 46,-22! 24,-18 0,-23 -24,-18 -46,-22! -17,-66 -23,-93!")
    plait = limb("12,-132,9 30,-146,10 44,-138,9 52,-146,3")
    arm = limb("17,-93,10 42,-80,8 68,-90,7") + ellipse(71, -91, 5, 4)
    leg = limb("11,-28,16 13,-6,12 10,14,8") + form("5,11! 15,11 16,24 11,36 5,34! 4,22")
    sides = plait + arm + leg
    return ellipse(0, -124, 18, 21) + limb("0,-106,9 0,-96,9") + dress + sides + place(sides, 0, 0, 1, 0, True)


def _children_on_wall(plate: Plate, shade: Colour) -> None:
    """The shadows of three children at play: one bowls a hoop, one waves a real hat, one skips."""
    p = PALETTES["amber"]
    tuft = form("-14,-90! -20,-104 -8,-116 10,-114! 4,-106 -4,-102")
    curls = "".join(
        circle(x, y, r) for x, y, r in ((-10, -94, 10), (-4, -106, 10), (8, -110, 9), (18, -104, 7), (-10, -82, 8))
    )
    runner = _romping("8,-52,11 34,-40,9 56,-46,6", "-6,-52,11 -28,-36,9 -46,-50,6", curls)
    hoop = line([(54, -46), (92, -34)], 4) + ring(132, 8, 42, 5)
    waver = _romping("6,-55,12 42,-64,9 56,-122,6", "-6,-52,11 -32,-46,9 -52,-62,6", tuft)
    rope = stroke("M-70,-91C-124,-60 -100,58 0,60C100,58 124,-60 70,-91", 3.6)
    shapes = place(runner + hoop, 420, 188, 0.9, 2) + place(waver, 268, 206, 1.02, -6, True)
    plate.ink(shapes + place(_skipping() + rope, 116, 262, 0.92), shade, edge=0.25, opacity=0.82)
    draw(plate, hat("straw"), 207, 86, 0.5, -14, inks={"body": p.deep, "trim": p.hot})


def _lantern(plate: Plate) -> None:
    """A street lamp on its bracket, by which all this is seen."""
    p = PALETTES["amber"]
    plate.at(0)
    plate.veil(circle(66, 96, 58), "#fff0b8", 0.75, 26)
    cut(plate, stroke("M-10,58H64", 7) + stroke("M-10,96C26,96 34,80 34,60", 5), p.deep, 5, 0.5)
    with plate.shining(1):
        cut(plate, polygon([(48, 74), (84, 74), (78, 116), (54, 116)]), "#fff3cf")
    frame = line([(48, 74), (54, 116)], 4) + line([(84, 74), (78, 116)], 4) + line([(66, 74), (66, 116)], 2.4)
    cut(plate, frame + polygon([(42, 75), (66, 54), (90, 75)]) + rectangle(52, 115, 28, 6, 2), p.deep, 5)


def _rolled_shadow(plate: Plate) -> None:
    """The man's shadow, rolled up and tied like a carpet; its head and an arm are still loose, and reach back."""
    p = PALETTES["amber"]
    ink = mix(p.deep, p.near, 0.22)
    head = place(path(_OLD_HEAD) + path(_OLD_BEARD), 144, 358, 0.78, 6, True)
    bust = form(
        "206,492! 164,470 136,444 130,422 142,406 152,398 150,376! 172,382! 178,396 200,402 238,408 280,420! 236,466!"
    )
    arm = limb("150,430,28 106,442,20 74,394,12") + place(path(_OPEN_HAND), 72, 392, 0.92, -10)
    cut(plate, head + bust + arm, ink, 8, 0.8)
    roll = cut(plate, path(_ROLL), mix(p.deep, p.near, 0.5), 44, 1)
    cut(plate, stroke("M196,438L500,272M218,480L520,315", 2.6), p.deep, opacity=0.7, clip=roll)
    end = cut(plate, ellipse(205, 456, 27, 44, -28.7), mix(p.deep, p.near, 0.12), 6)
    spiral = "M205,456C212,449 218,460 211,468C200,478 190,462 197,446C208,428 228,446 222,468C216,488 196,496 187,476"
    cut(plate, stroke(spiral, 3.2), mix(p.near, p.far, 0.35), clip=end)
    for x, y in ((283, 413), (490, 300)):
        cut(
            plate,
            stroke(f"M{x - 21},{y - 39}C{x + 10},{y - 30} {x + 30},{y + 10} {x + 22},{y + 39}", 6),
            p.warm,
            4,
            0.4,
        )
    bow = form("292,396! 276,374 264,384 272,394") + form("292,396! 314,382 320,396 306,400")
    cut(plate, bow + curve("292,396 286,412 274,424", 4) + curve("292,396 300,412 296,428", 4), p.warm, 5, 0.4)
    fingers = "".join(limb(f"{x - 5},{y - 8},11 {x + 4},{y + 8},11 {x + 8},{y + 20},9") for x, y in _KNUCKLES)
    skin(plate, fingers, "#e4ab82", 6, 0.5, clip=plate.mask(path(_ROLL) + stroke("M184,417L484,253", 9)))


_ROLL = "M184,417L484,253C506,242 524,256 533,279C541,300 542,322 526,331L226,495Z"
_KNUCKLES = ((403, 297), (415, 291), (427, 284), (438, 279))
_OPEN_HAND = (
    "M8,6C0,10 -10,6 -14,0L-32,-6C-36,-8 -34,-12 -30,-11L-17,-8L-36,-20C-39,-23 -36,-26 -32,-24L-15,-13L-27,-32"
    "C-28,-36 -24,-37 -21,-33L-8,-16L-10,-33C-10,-37 -5,-38 -4,-33L1,-13C5,-14 10,-20 14,-19C17,-17 12,-6 8,6Z"
)
_OLD_HEAD = (
    "M-24,30C-30,20 -40,8 -39,-10C-38,-34 -18,-46 4,-45C24,-43 34,-30 35,-16C35,-11 36,-8 39,-3C43,3 48,8 47,12"
    "C45,15 40,14 38,16C40,20 39,23 36,25L30,36L-10,44Z"
)
_OLD_BEARD = (
    "M-14,4C-16,22 -10,42 2,54C10,62 22,66 32,64C40,54 44,42 40,29C38,26 33,26 29,28C22,29 14,27 9,20C3,20 -3,14 -4,2Z"
)
_MOUSTACHE = "M40,16C33,14 26,17 22,22C18,28 12,31 6,30C12,38 28,39 35,33C40,29 42,22 40,16Z"
_BACK_HAIR = (
    "M-12,-24C-28,-28 -41,-12 -40,4C-38,20 -30,32 -20,34C-12,30 -13,16 -12,8C-15,2 -14,-6 -9,-10C-8,-16 -8,-21 -12,-24Z"
)


def _climbed(shape: str) -> str:
    """A shape of the bearer where he stands on the stair."""
    return place(shape, -66, 42)


def _bearer(plate: Plate) -> None:
    """An old man on the stair, bent forward, all but his head and the arm with the cane."""
    p = PALETTES["amber"]
    coat, cloth = mix(p.cool, p.deep, 0.12), "#54404c"
    cut(plate, _climbed(limb("380,500,52 352,576,36 318,640,22")), darker(cloth, 0.2), 12, 0.4)
    cut(plate, _climbed(form("306,634! 328,646 342,652 356,656 356,662! 314,662 296,654!")), "#1c1218", 7, 0.4)
    cut(plate, _climbed(limb("398,494,54 462,500,42 448,556,26")), cloth, 14, 0.5)
    cut(plate, _climbed(form("434,552! 462,552 474,562 494,568 496,578! 432,578!")), "#1c1218", 8, 0.4)
    skirt = "474,360 488,400 474,452 452,500! 440,540 424,566! 380,560 330,576 288,600! "
    skirt += "306,548 330,496 352,440 384,384 430,346"
    body = cut(plate, _climbed(form(skirt)), coat, 22, 1)
    folds = curve("470,396 452,460 424,560", 3.4) + curve("392,470 366,520 340,570", 3)
    cut(plate, _climbed(folds), darker(coat, 0.35), clip=body)
    cut(plate, _climbed(circle(462, 436, 5) + circle(452, 466, 5) + circle(442, 496, 5)), p.warm, 4)
    cut(plate, _climbed(limb("470,372,34 496,352,30")), "#c98d66", 8)
    cut(plate, _climbed(form("452,352! 476,346 498,368 496,384! 474,392 454,378")), mix(p.light, p.warm, 0.3), 8)


def _bearer_head(plate: Plate) -> None:
    p = PALETTES["amber"]

    def put(shape: str) -> str:
        return _climbed(place(shape, 507, 356, 0.92, 16))

    tan = "#e4ab82"
    skin(plate, _climbed(form("470,400! 462,366 484,350 512,372 506,402!")), darker(tan, 0.16), 6)
    cut(plate, _climbed(form("464,364! 480,368 496,384 504,404! 490,412 470,400")), mix(p.light, p.warm, 0.2), 4, 0.3)
    face = skin(plate, put(path(_OLD_HEAD)), tan, 8, 0.6)
    white = mix(p.light, p.far, 0.06)
    skin(plate, put(path(_BACK_HAIR)), white, 4)
    skin(plate, put(path(_OLD_BEARD)), white, 5, 0.3)
    skin(plate, put(path(_MOUSTACHE)), lighter(white, 0.4), 7, 0)
    skin(plate, put(path("M-11,-7C-4,-12 2,-6 0,2C-1,8 -6,12 -9,8C-11,3 -13,-3 -11,-7Z")), darker(tan, 0.08), 3)
    cut(plate, put(curve("-8,-4 -3,-5 -3,2", 1.6)), darker(tan, 0.4))
    plate.veil(put(ellipse(17, 9, 9, 7)), "#d0704a", 0.35, 5)
    lines = curve("19,-1 25,2.5 32,0", 2.2) + curve("33,11 36,8 40,10", 1.6) + curve("12,1 15,5 14,9", 1.2)
    cut(plate, put(lines), "#6b3b2c", clip=face)
    cut(plate, put(form("13,-9! 22,-15 36,-8 25,-7")), white)
    locks = curve("-6,26 0,42 10,54", 1.6) + curve("8,38 14,50 22,58", 1.6) + curve("24,40 30,48 32,56", 1.6)
    cut(plate, put(locks), mix(white, p.far, 0.45))


def _cane_arm(plate: Plate) -> None:
    """The near arm, which leans on a cane two steps ahead."""
    p = PALETTES["amber"]
    coat = mix(p.cool, p.deep, 0.02)
    cut(plate, stroke("M480,462L474,577", 7), "#2a1712", 4, 0.5)
    sleeve = "384,404 404,400 422,414 436,450 462,446! 468,474! 440,494 416,498 400,482 386,446 380,420"
    cloth = cut(plate, form(sleeve), coat, 14, 0.9)
    cut(
        plate,
        curve("410,460 420,470 434,468", 2.2) + curve("414,450 424,456 432,452", 1.8),
        darker(coat, 0.35),
        clip=cloth,
    )
    cut(plate, form("458,444! 468,442 476,470 466,478!"), mix(p.light, p.warm, 0.2), 3, 0.3)
    skin(plate, form("468,448 478,442 490,446 495,456 493,468 484,475 474,472 470,466"), "#e4ab82", 7, 0.5)
    cut(
        plate,
        curve("484,452 490,455 494,457", 1.4)
        + curve("482,459 488,462 494,463", 1.4)
        + curve("480,466 486,468 491,469", 1.4),
        "#8a5236",
    )


def _cellar(plate: Plate) -> None:
    """A small lit window in the flank of the stair, with a cat in it."""
    p = PALETTES["amber"]
    cut(plate, path("M430,838V764C430,716 530,716 530,764V838Z"), darker(p.near, 0.35), 6)
    with plate.shining(0.85):
        opening = cut(plate, path("M440,832V766C440,728 520,728 520,766V832Z"), "#f0a94e")
    bars = "".join(line([(x, 720), (x, 836)], 4) for x in (466, 494))
    cut(plate, bars, p.deep, clip=opening)
    cat = form("452,834! 450,812 460,798 464,788 460,770! 470,776 480,776 488,768! 488,786 484,796 494,812 496,834!")
    cut(plate, cat + limb("492,830,8 512,826,7 514,812,4"), p.deep, clip=opening)
    cut(plate, rectangle(422, 832, 116, 10, 2), darker(p.near, 0.1), 5, 0.4)


def own_shadow(plate: Plate) -> None:
    """A bent man carries his own shadow up a stair, rolled up like a carpet; shadows of children play on the wall."""
    p = PALETTES["amber"]
    wall = mix(p.light, p.warm, 0.42)
    plate.sky([(0, mix(wall, p.light, 0.4)), (0.5, wall), (1, mix(p.far, p.warm, 0.4))], grain=0.1, angle=-0.35)
    plate.glow(66, 96, 520, p.light, 0.6, 1.3)
    cut(plate, bricks(Random(8), -10, -10, 610, 900, 30, 62, 0.09), mix(wall, p.far, 0.6), opacity=0.5, edge=0.4)
    plate.at(0.15)
    _children_on_wall(plate, mix(p.far, p.near, 0.72))
    _lantern(plate)
    plate.at(0)
    steps, x, y = [(-30.0, 930.0), (-30.0, 872.0)], -30.0, 872.0
    while x < 620:
        x += 66
        steps.append((x, y))
        y -= 42
        steps.append((x, y))
    steps += [(640, y), (640, 930)]
    stair = polygon(steps)
    plate.ink(stair, p.near, depth=40, light=p.middle, shade=p.deep, towards=(-0.5, -1), bottom=(p.deep, 260),
              shadow=Shadow(-4, -3, 10, 0.3))  # fmt: skip
    treads = "".join(line([a, b], 7) for a, b in zip(steps[1::2], steps[2::2], strict=False) if a[1] == b[1])
    cut(plate, treads, mix(p.warm, p.far, 0.4), edge=0.3)
    _cellar(plate)
    _rolled_shadow(plate)
    _bearer(plate)
    _bearer_head(plate)
    _cane_arm(plate)


SCENES.append(
    Story(
        draw=own_shadow, palette="amber", operator="reflection", setting="city", season="none", framing="side",
        moods=("dark", "wistful"), living=("man", "shadows", "cat"),
        objects=("stair", "shadow", "hat", "cane", "wall", "string", "skipping rope", "hoop", "street lamp"),
        words={
            "ombre/shadow": 3, "escalier/stairs": 3, "fardeau/burden": 3, "vieil homme/old man": 2,
            "chapeau/hat": 2, "mur/wall": 2, "enfants/children": 2, "effort/effort": 2, "jeu/play": 2,
            "tapis/carpet": 2, "corde à sauter/skipping rope": 1, "passé/past": 1, "liberté/freedom": 1,
            "canne/cane": 1, "fatigue/weariness": 1, "mélancolie/melancholy": 1,
        },
        fr=(
            "Un homme courbé monte un escalier, son ombre roulée sur l’épaule comme un tapis ; sur le mur jouent "
            "des ombres d’enfants et l’une agite son chapeau."
        ),
        en=(
            "A bent man climbs a stair with his shadow rolled up like a carpet on his shoulder; on the "
                "wall the shadows "
            "of children play, and one waves his hat."
        ),
    )
)  # fmt: skip
