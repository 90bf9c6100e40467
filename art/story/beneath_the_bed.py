"""A feast beneath a bed."""

from __future__ import annotations

from art.colour import mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import branch
from art.motifs.indoors import View, boards
from art.motifs.things import MATCH, SPOOL
from art.motifs.things_desk import CROWN, key
from art.motifs.things_play import MARBLES, TEDDY_BEAR
from art.palettes import PALETTES
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []


def _bare_foot() -> Motif:
    """A child's leg hanging from above, toes curled; the ankle over (0, 0), 330 high, toes to the right."""
    leg = (
        "M-52,-330C-66,-250 -70,-190 -52,-120C-44,-84 -40,-56 -46,-30C-58,-8 -60,22 -42,36C-26,47 -4,42 16,44"
        "C34,46 46,54 60,60C64,74 80,76 86,64C92,76 108,74 111,62C118,70 132,66 132,54C146,54 148,38 136,30"
        "C112,20 80,8 56,-16C38,-32 32,-60 38,-100C48,-180 60,-240 58,-330Z"
    )
    return Motif(
        (
            Piece(path(leg), "skin", 40),
            Piece(stroke("M86,64C85,56 82,50 77,46M111,62C110,53 106,46 100,42M132,54C130,46 125,40 119,37", 3.6),
                  "line"),
            Piece(stroke("M-8,-6C-4,4 8,5 13,-4", 3.6), "line"),
            Piece(path("M-70,-350H78C84,-310 78,-280 66,-262C48,-276 30,-258 10,-268"
                "C-12,-278 -34,-260 -66,-272C-76,-300 -76,-326 -70,-350Z"), "cloth", 18, True),
            Piece(stroke("M-66,-284C-34,-272 -12,-290 10,-280C30,-270 48,-288 68,-274", 6), "trim"),
        ),
        {"skin": "#e2a67e", "line": "#b8704f", "cloth": "#fffbe6", "trim": "#2a6ea6"},
    )  # fmt: skip


def under_the_bed(plate: Plate) -> None:
    """Lost things feast in the lamplight under a bed; a child's feet hang down before it."""
    p = PALETTES["lemon"]
    dark = mix(p.deep, "#0a0d1c", 0.45)
    plate.sky([(0, dark), (0.5, dark), (1, mix(p.deep, p.near, 0.2))])
    boards(plate, mix(p.near, p.deep, 0.3), mix(p.near, p.deep, 0.75), View(300, 430), 590)
    cut(plate, rectangle(104, 556, 392, 36), mix(p.near, p.deep, 0.45), 8, 0.4)
    cut(plate, path("M434,592V562C434,534 474,534 474,562V592Z"), dark)
    cut(plate, circle(447, 566, 4) + circle(462, 566, 4), p.light)
    cut(plate, path("M96,200H120L116,620H102ZM504,200H480L484,620H498Z"), mix(p.deep, p.near, 0.4), 8)
    _slats(plate)
    _thimble_lamp(plate)
    _feast(plate)
    plate.at(-0.35)
    _bed_front(plate)
    foot = _bare_foot()
    cut(plate, path("M318,-20H394L390,76H316ZM408,-20H484L478,94H404Z"), p.light, 14, 1)
    with plate.shining(0.2):
        draw(plate, foot, 350, 244, 0.56, 7, inks={"skin": "#d9996f", "cloth": p.light})
        draw(plate, foot, 440, 270, 0.6, -4, inks={"cloth": p.light})


def _slats(plate: Plate) -> None:
    """The ceiling under a bed: planks that run to the back, a mattress bulging between them."""
    p = PALETTES["lemon"]
    ticking = mix(p.light, p.deep, 0.42)
    sag = "M-10,120H610V176C560,200 530,226 486,214C440,240 400,244 372,226C336,248 300,250 264,228"
    cut(plate, path(sag + "C230,248 180,240 132,214C90,222 40,196 -10,176Z"), ticking, 18)
    stripes = "".join(line([(300 + i * 27, 120), (300 + i * 17, 250)], 5) for i in range(-12, 13))
    cut(plate, stripes, mix(p.cool, p.deep, 0.4), clip=plate.mask(path(sag + "C230,248 180,240 132,214L-10,176Z")))
    planks = "".join(
        polygon([(300 + x - 26, 120), (300 + x + 26, 120), (300 + x * 0.68 + 17, 214), (300 + x * 0.68 - 17, 214)])
        for x in (-278, -166, -54, 58, 170, 282)
    )
    cut(plate, planks, mix(p.near, p.deep, 0.3), 10, 1)
    cut(plate, rectangle(96, 206, 408, 18, 4), mix(p.near, p.deep, 0.5), 6, 0.8)


def _bed_front(plate: Plate) -> None:
    """The near side of the bed: two turned legs, a rail, the mattress on it, a blanket fallen over."""
    p = PALETTES["lemon"]
    wood = mix(p.near, "#7a3f1c", 0.45)
    leg = (
        "M-34,90H34V214C34,226 26,232 26,244C26,256 36,262 34,282C32,420 22,560 18,740C18,752 30,758 30,776"
        "C32,800 26,816 22,840C20,856 -20,856 -22,840C-26,816 -32,800 -30,776C-30,758 -18,752 -18,740"
        "C-22,560 -32,420 -34,282C-36,262 -26,256 -26,244C-26,232 -34,226 -34,214Z"
    )
    for x in (52, 548):
        cut(plate, ellipse(x, 848, 60, 12), p.deep, opacity=0.5)
        cut(plate, place(path(leg), x, 0), wood, 18, 1.6)
        cut(plate, place(stroke("M-26,244Q0,252 26,244M-20,742Q0,750 20,742", 6), x, 0), darker(wood, 0.35))
    mattress = (
        "M-10,-10H610V84C560,106 520,84 460,100C400,118 350,104 300,110C240,118 190,94 130,104C80,112 40,92 -10,98Z"
    )
    cut(plate, rectangle(-10, 92, 620, 54, 6), wood, 14, 1.6)
    cut(plate, stroke("M0,132H600", 4), darker(wood, 0.3))
    side = cut(plate, path(mattress), p.light, 26, 1)
    cut(plate, "".join(line([(x, -10), (x - 4, 130)], 9) for x in range(8, 620, 36)), p.cool, clip=side, opacity=0.8)
    edge = "M-10,206C30,224 60,202 100,214C136,224 158,204 180,188C206,166 214,120 228,74C236,44 238,16 240,-10H-10Z"
    blanket = cut(plate, path(edge), p.hot, 34, 1.6)
    bands = "M-10,170C30,188 60,166 96,178C128,188 144,168 160,156C180,138 188,100 202,56C208,30 212,10 212,-10"
    cut(plate, stroke(bands, 11), p.warm, clip=blanket)
    cut(
        plate, stroke("M52,-10C48,60 58,130 50,206M122,-10C126,70 112,140 124,212", 5), darker(p.hot, 0.3), clip=blanket
    )
    knots = ((4, 210), (32, 216), (60, 210), (88, 212), (116, 217), (144, 211), (170, 197), (193, 176), (209, 148))
    fringe = "".join(
        place(path("M-4,-6H4L8,34Q0,40 -8,34Z"), x, y, 1, -3 + i % 3 * 4) for i, (x, y) in enumerate(knots)
    )
    cut(plate, fringe, p.warm, 5, 0.8)


def _thimble_lamp(plate: Plate) -> None:
    """A thimble hung from a slat by a thread, a light in it."""
    p = PALETTES["lemon"]
    plate.glow(262, 470, 190, p.light, 0.9, 1.5)
    cut(plate, stroke("M258,212Q264,310 262,404", 4), p.light)
    cut(plate, path("M232,462C236,424 240,404 262,402C284,404 288,424 292,462Q262,472 232,462Z"), "#c9cfd2", 12, 1)
    dimples = "".join(circle(262 + dx, y, 2.6) for y, xs in ((420, (-9, 3, 13)), (434, (-14, -2, 10))) for dx in xs)
    cut(plate, dimples, p.deep, opacity=0.7)
    cut(plate, stroke("M232,460Q262,470 292,460", 6), p.middle)
    with plate.shining():
        cut(plate, ellipse(262, 472, 15, 10), p.light)


def _feast(plate: Plate) -> None:
    p = PALETTES["lemon"]
    cut(plate, ellipse(300, 826, 220, 20), p.deep, opacity=0.45)
    draw(plate, TEDDY_BEAR, 158, 752, 1.0, inks={"body": "#a8693f"})
    cut(plate, circle(179, 584, 11), p.deep)
    for x in (172, 420):
        draw(plate, SPOOL, x, 826, 0.62, inks={"body": p.hot if x < 200 else p.cool})
    table = path("M96,706C200,696 380,700 500,706L504,726C380,722 200,720 94,728Z")
    cut(plate, table, p.light, 8, 1.4)
    marks = "".join(line([(x, 708), (x, 718 if i % 4 else 723)], 3) for i, x in enumerate(range(114, 494, 13)))
    cut(plate, marks, p.deep)
    draw(plate, key(1), 296, 706, 0.76, 5, inks={"body": p.cool, "metal": p.cool})
    cut(plate, circle(297, 566, 5) + circle(314, 566, 5), p.light)
    cut(plate, circle(298, 566, 2.6) + circle(315, 566, 2.6), p.deep)
    tooth = (
        "M-38,-78C-44,-104 -12,-106 0,-94C12,-106 44,-104 40,-76C38,-50 28,-44 26,-8"
        "C22,4 12,2 8,-24C4,-32 -4,-32 -8,-24C-12,2 -22,4 -26,-8C-28,-44 -36,-52 -38,-78Z"
    )
    cut(plate, place(path(tooth), 376, 704, 1.05), p.light, 18, 1)
    face = circle(-10, -66, 4) + circle(14, -66, 4) + stroke("M-6,-50Q2,-46 10,-50", 3.4)
    cut(plate, place(face, 376, 704, 1.05), p.deep)
    draw(plate, CROWN, 378, 612, 0.34, 5)
    plate.glow(236, 574, 110, p.light, 0.95)
    draw(plate, MATCH, 236, 708, 0.74, -3)
    _sock_worm(plate, 44, -20)
    for x, ink in ((346, p.cool), (270, p.hot), (436, "#3f8a5a")):
        cup = f"M{x - 13},686C{x - 12},700 {x - 8},706 {x},706C{x + 8},706 {x + 12},700 {x + 13},686Z"
        cut(plate, path(cup), ink, 7, 0.5)
    cut(plate, ellipse(206, 704, 22, 7), p.hot, 4, 0.5)
    draw(plate, MARBLES, 300, 846, 0.4)


def _sock_worm(plate: Plate, dx: float, dy: float) -> None:
    p = PALETTES["lemon"]
    body = [(450, 862), (430, 800), (420, 730), (446, 676), (420, 642)]
    shape = place(branch(body, 62, 54) + circle(420, 646, 31), dx, dy)
    cut(plate, shape, p.cool, 20, 1.4)
    stripes = "".join(
        place(stroke("M-34,0Q0,12 34,0", 11), x + dx, y + dy, 1, r)
        for x, y, r in ((446, 838, -22), (432, 792, -20), (420, 744, -4), (436, 694, 22))
    )
    cut(plate, stripes, p.light, clip=plate.mask(shape))
    cut(plate, place(ellipse(404, 646, 8, 9) + ellipse(426, 640, 8, 9), dx, dy), p.light)
    cut(plate, place(circle(402, 647, 4) + circle(424, 641, 4), dx, dy), p.deep)
    cut(plate, place(stroke("M392,664Q410,672 428,662", 5), dx, dy), p.hot)


SCENES.append(
    Story(
        draw=under_the_bed, palette="lemon", operator="scale", setting="interior", season="none", framing="below",
        moods=("joy", "fear"), living=("child", "mouse"),
        objects=("bed", "feet", "bear", "sock", "key", "tooth", "crown", "match", "lamp"),
        words={
            "sous le lit/under the bed": 3, "pieds/feet": 3, "festin/feast": 2, "objets perdus/lost things": 2,
            "ours en peluche/teddy bear": 2, "chaussette/sock": 1, "dent/tooth": 2, "couronne/crown": 1, "clé/key": 1,
            "enfance/childhood": 2, "peur/fear": 2, "fête/party": 2, "cachette/hiding place": 2, "lampe/lamp": 1,
        },
        fr=("Vu du sol, sous un lit : un ours en peluche borgne, une clé, une dent couronnée et une "
            "chaussette festoient sous une lampe faite d’un dé ; devant pendent deux pieds d’enfant."),
        en=("Seen from the floor, under a bed: a one-eyed teddy bear, a key, a crowned tooth and a "
            "sock feast under a lamp made from a thimble; in front hang a child’s two bare feet."),
    )
)  # fmt: skip
