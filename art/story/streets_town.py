"""Street stories among houses: jams, stairs, balconies, marches, roofs."""

from __future__ import annotations

from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.birds import owl
from art.motifs.curves import curve, form, limb
from art.motifs.things import hat
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke
from art.story._contours import hand
from art.story._freehand import skin
from art.story._streets_parts import CROSSING, bed, bricks, sheep_above, spot, turned

SCENES: list[Scene] = []


def sleepers_jam(plate: Plate) -> None:
    """A crossing from above, jammed with beds on wheels; an owl directs."""
    p = PALETTES["mint"]
    road = mix(p.near, p.middle, 0.35)
    plate.fill(plate.ramp(plate.y / 900, [(0, lighter(road, 0.1)), (1, darker(road, 0.12))], grain=0.16))
    plate.glow(300, 450, 380, p.far, 0.35)
    plate.at(0)
    stripe = "".join(rectangle(x, y, 18, 50, 2) for x in range(-120, 120, 34) for y in (-200, 150))
    stripe += "".join(rectangle(x, y, 50, 18, 2) for y in range(-120, 120, 34) for x in (-200, 150))
    cut(plate, turned(stripe), mix(p.light, road, 0.1), edge=0.5)
    for i, (sx, sy) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1))):
        x, y = (140 if sx > 0 else -740), (136 if sy > 0 else -736)
        cut(plate, turned(rectangle(x, y, 600, 600, 46)), mix(p.far, p.light, 0.5), 8, 0.8)
        roof = (p.hot, mix(p.warm, p.middle, 0.3), mix(p.cool, p.near, 0.3), mix(p.hot, p.near, 0.45))[i]
        rx, ry = (x + 34 if sx > 0 else x), (y + 34 if sy > 0 else y)
        cut(plate, turned(rectangle(rx, ry, 566, 566, 6)), roof, 12, 1.8)
        rows = "".join(line([(rx, ry + k), (rx + 566, ry + k)], 3) for k in range(16, 566, 19))
        cut(plate, turned(rows), darker(roof, 0.3), opacity=0.5, edge=0.2)
        ridge = ry + (120 if sy > 0 else 446)
        cut(plate, turned(line([(rx, ridge), (rx + 566, ridge)], 9)), lighter(roof, 0.3), 0, 0.6, edge=0.2)
    cut(plate, turned(circle(0, 0, 92)), mix(p.light, p.far, 0.25), 10, 1)
    cut(plate, turned(circle(0, 0, 74)), p.hot, 10, 1)
    cut(plate, turned(circle(0, 0, 62)), p.light, 12, 0.6)
    lanes = (
        (-70, -268, 3, bed(p.hot, p.light, "dots", ("long",), hair="#7a3a24")),
        (66, -246, -5, bed(p.warm, p.cool, "checks", ("cap",))),
        (-70, 262, 177, bed(p.cool, p.light, "zigzag", ("bald",))),
        (-272, 62, -92, bed(mix(p.cool, p.light, 0.35), p.deep, "stripes", ("short",))),
        (-264, -68, -86, bed(p.light, p.hot, "rings", ("long",), hair="#d9a441")),
        (280, 4, 93, bed(mix(p.hot, p.warm, 0.45), p.light, "checks", ("short", "long"))),
        (-84, 486, 184, bed(p.warm, p.hot, "dots", ("long",), hair="#7a3a24")),
        (-78, -496, -3, bed(p.middle, p.light, "stripes", ("cap",))),
        (82, -470, 4, bed(p.cool, p.warm, "zigzag", ("short",))),
    )
    cone = "M-44,108L-66,176H-14L-36,108ZM44,108L66,176H14L36,108Z"
    beams = "".join(place(path(cone), *spot(x, y), 1, turn + CROSSING[2]) for x, y, turn, _ in lanes[:5])
    plate.veil(beams, p.light, 0.3, 5)
    for x, y, turn, one in lanes:
        draw(plate, one, *spot(x, y), 1.1, turn + CROSSING[2])
    runaway = bed(p.light, mix(p.cool, p.light, 0.4), thrown=True, heads=())
    draw(plate, runaway, *spot(66, 312), 1.1, 12 + CROSSING[2], inks={"quilt": p.hot})
    draw(plate, sheep_above(), *spot(136, 184), 1, 46 + CROSSING[2], inks={"face": "#6a5560"})
    draw(plate, owl(open_wings=True, tilt=8), 300, 528, 0.82, -7, inks={"body": mix(p.deep, p.middle, 0.3)})
    cap = path("M-50,-6C-54,-34 -30,-46 0,-46C30,-46 54,-34 50,-6Q0,-18 -50,-6Z")
    cut(plate, place(cap, 312, 384, 0.84, 4), p.cool, 10, 0.8)
    cut(plate, place(path("M-49,-10Q0,-24 49,-10L47,4Q0,-10 -47,4Z"), 312, 384, 0.84, 4), p.deep, 4)
    cut(plate, place(circle(0, -30, 8), 312, 384, 0.84, 4), p.warm, 5)


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
    leg = limb("13,-28,15 24,-6,12 13,16,8") + form("8,12! 16,12 14,24 8,34 2,32! 4,20")
    sides = plait + arm + leg
    return ellipse(0, -124, 18, 21) + limb("0,-106,9 0,-96,9") + dress + sides + place(sides, 0, 0, 1, 0, True)


def _children_on_wall(plate: Plate, shade: Colour) -> None:
    """The shadows of three children at play: one bowls a hoop, one waves a real hat, one skips."""
    p = PALETTES["amber"]
    tuft = form("-10,-98! -20,-104 -24,-96 -18,-88 -6,-94!") + form("-2,-108! -8,-118 2,-118 8,-110!")
    curls = "".join(
        circle(x, y, r) for x, y, r in ((-10, -94, 10), (-4, -106, 10), (8, -110, 9), (18, -104, 7), (-10, -82, 8))
    )
    runner = _romping("8,-52,11 34,-40,9 56,-46,6", "-6,-52,11 -28,-36,9 -46,-50,6", curls)
    hoop = line([(54, -46), (92, -34)], 4) + ring(132, 12, 46, 5)
    waver = _romping("8,-54,11 22,-84,9 14,-118,6", "-6,-52,11 -32,-46,9 -52,-62,6", tuft)
    rope = stroke("M-70,-91C-124,-60 -100,58 0,60C100,58 124,-60 70,-91", 3.6)
    shapes = place(runner + hoop, 416, 210, 0.9, 2) + place(waver, 268, 206, 1.02, -6, True)
    plate.ink(shapes + place(_skipping() + rope, 116, 262, 0.92), shade, edge=0.25, opacity=0.82)
    draw(plate, hat("straw"), 250, 84, 0.5, -14, inks={"body": p.deep, "trim": p.hot})


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
    head = place(path(_OLD_HEAD), 206, 352, 0.78, 6, True) + place(path(_OLD_BEARD), 206, 352, 0.78, 6, True)
    bust = form(
        "262,480! 224,462 196,436 190,414 204,400 214,392 212,370! 234,376! 240,390 262,396 300,404 352,420! 330,470!"
    )
    arm = limb("212,424,28 168,436,20 136,388,12") + place(path(_OPEN_HAND), 134, 386, 0.92, -10)
    cut(plate, head + bust + arm, ink, 8, 0.8)
    roll = cut(plate, path(_ROLL), mix(p.deep, p.near, 0.5), 44, 1)
    cut(plate, curve("262,408 360,344 520,242", 3) + curve("284,470 380,404 542,302", 3), p.deep, clip=roll)
    cut(plate, ellipse(266, 452, 31, 45, -32), mix(p.deep, p.near, 0.12), 6)
    spiral = "M266,452C274,444 280,456 272,464C260,474 250,456 258,440C270,420 294,440 288,464C282,486 256,494 246,472"
    cut(plate, stroke(spiral, 3.4), mix(p.near, p.far, 0.35))
    for x, y in ((330, 413), (500, 306)):
        tie = f"M{x - 26},{y - 40}C{x + 2},{y - 34} {x + 26},{y + 8} {x + 24},{y + 38}"
        cut(plate, stroke(tie, 6), p.warm, 4, 0.4)
    bow = form("338,398! 322,376 310,386 318,396") + form("338,398! 360,384 366,398 352,402")
    cut(plate, bow + curve("338,398 332,414 320,426", 4) + curve("338,398 346,414 342,430", 4), p.warm, 5, 0.4)


_ROLL = (
    "M240,490C220,468 222,432 248,412L494,254C522,240 552,262 556,296C558,314 552,326 540,334L292,492"
    "C272,502 254,502 240,490Z"
)
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


def _bearer(plate: Plate) -> None:
    """An old man on the stair, bent forward, all but the arm that holds the roll."""
    p = PALETTES["amber"]
    coat, cloth = mix(p.cool, p.deep, 0.12), "#54404c"
    cut(plate, limb("380,500,52 352,576,36 318,640,22"), darker(cloth, 0.2), 12, 0.4)
    cut(plate, form("306,634! 328,646 342,652 356,656 356,664! 314,664 296,654!"), "#1c1218", 7, 0.4)
    cut(plate, limb("398,494,54 466,500,42 456,556,26"), cloth, 14, 0.5)
    cut(plate, form("442,552! 470,552 482,562 504,568 506,580! 440,580!"), "#1c1218", 8, 0.4)
    skirt = "474,360 488,400 474,452 452,500! 440,540 424,566! 380,560 330,576 288,600! "
    skirt += "306,548 330,496 352,440 384,384 430,346"
    body = cut(plate, form(skirt), coat, 22, 1)
    cut(
        plate,
        curve("470,396 452,460 424,560", 3.4) + curve("392,470 366,520 340,570", 3),
        darker(coat, 0.35),
        clip=body,
    )
    cut(plate, circle(462, 436, 5) + circle(452, 466, 5) + circle(442, 496, 5), p.warm, 4)
    cut(plate, limb("470,372,34 496,352,30"), "#c98d66", 8)
    cut(plate, form("452,352! 476,346 498,368 496,384! 474,392 454,378"), mix(p.light, p.warm, 0.3), 8)


def _bearer_head(plate: Plate) -> None:
    p = PALETTES["amber"]

    def put(shape: str) -> str:
        return place(shape, 507, 356, 0.92, 16)

    tan = "#e4ab82"
    skin(plate, form("470,400! 462,366 484,350 512,372 506,402!"), darker(tan, 0.16), 6)
    cut(plate, form("464,364! 480,368 496,384 504,404! 490,412 470,400"), mix(p.light, p.warm, 0.2), 4, 0.3)
    face = skin(plate, put(path(_OLD_HEAD)), tan, 8, 0.6)
    white = mix(p.light, p.far, 0.06)
    skin(plate, put(path(_BACK_HAIR)), white, 4)
    skin(plate, put(path(_OLD_BEARD)), white, 5, 0.3)
    skin(plate, put(path(_MOUSTACHE)), lighter(white, 0.4), 1, 0.2)
    skin(plate, put(path("M-11,-7C-4,-12 2,-6 0,2C-1,8 -6,12 -9,8C-11,3 -13,-3 -11,-7Z")), darker(tan, 0.08), 3)
    cut(plate, put(curve("-8,-4 -3,-5 -3,2", 1.6)), darker(tan, 0.4))
    plate.veil(put(ellipse(17, 9, 9, 7)), "#d0704a", 0.35, 5)
    lines = curve("19,-1 25,2.5 32,0", 2.2) + curve("33,11 36,8 40,10", 1.6) + curve("12,1 15,5 14,9", 1.2)
    cut(plate, put(lines), "#6b3b2c", clip=face)
    cut(plate, put(form("13,-9! 22,-15 36,-8 25,-7")), white)
    locks = curve("-6,26 0,42 10,54", 1.6) + curve("8,38 14,50 22,58", 1.6) + curve("24,40 30,48 32,56", 1.6)
    cut(plate, put(locks), mix(white, p.far, 0.45))


def _holding_arm(plate: Plate) -> None:
    p = PALETTES["amber"]
    coat = mix(p.cool, p.deep, 0.02)
    draw(plate, hand("rest"), 440, 378, 0.35, -116, inks={"skin": "#e4ab82"}, shadow=0.6)
    sleeve = "474,366 488,394 484,424 464,434 444,424 430,404 424,382! 450,368! 460,372"
    cloth = cut(plate, form(sleeve), coat, 12, 0.7)
    cut(
        plate,
        curve("446,404 456,410 468,408", 2.2) + curve("444,396 452,397 459,391", 1.8),
        darker(coat, 0.35),
        clip=cloth,
    )
    cut(plate, limb("426,381,11 448,369,11"), mix(p.light, p.warm, 0.2), 3, 0.3)


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
    _bearer(plate)
    _rolled_shadow(plate)
    _bearer_head(plate)
    _holding_arm(plate)


SCENES.append(
    Story(
        draw=own_shadow, palette="amber", operator="reflection", setting="city", season="none", framing="side",
        moods=("dark", "wistful"), living=("man", "shadows", "cat"),
        objects=("stair", "shadow", "hat", "wall", "string", "skipping rope", "hoop", "street lamp"),
        words={
            "ombre/shadow": 3, "escalier/stairs": 3, "fardeau/burden": 3, "vieil homme/old man": 2,
            "chapeau/hat": 2, "mur/wall": 2, "enfants/children": 2, "effort/effort": 2, "jeu/play": 2,
            "tapis/carpet": 2, "corde à sauter/skipping rope": 1, "passé/past": 1, "liberté/freedom": 1,
            "fatigue/weariness": 1, "mélancolie/melancholy": 1,
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
