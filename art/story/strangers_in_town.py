"""Strangers who share a town: passengers of a night bus and of an underground train, statues on their day off."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np

from art.colour import Colour, Field, mix
from art.motif import Motif, Piece, carried, cut, draw
from art.motifs.beasts_tame import dog_sit
from art.motifs.birds import pigeon
from art.motifs.creatures_small import moth
from art.motifs.curves import blob, curve, limb
from art.motifs.indoors import View
from art.motifs.people import person
from art.motifs.puppet import POSES, Pose
from art.motifs.things import flame, hat, lamp, lantern
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke, town

SCENES: list[Scene] = []

GLOW = "#ffd873"


def _candlestick() -> Motif:
    """Three candles on curled arms, 200 high."""
    arms = stroke("M0,-20V-110M-52,-108C-56,-66 -20,-58 0,-62C20,-58 56,-66 52,-108", 9)
    tops = ((-52, -150), (0, -160), (52, -150))
    return Motif(
        (
            Piece(arms, "brass"),
            Piece(path("M-40,0Q-36,-20 0,-24Q36,-20 40,0Z"), "brass", 8),
            Piece("".join(rectangle(x - 8, y, 16, 44, 3) for x, y in tops), "wax", 5),
            Piece("".join(ellipse(x, y + 44, 15, 5) for x, y in tops), "brass"),
            *(piece for x, y in tops for piece in flame(x, y, 0.62)),
        ),
        {"brass": "#c8923e", "wax": "#f7ecd0", "glow": GLOW, "body": "#e0702f", "trim": "#f6b94a", "light": "#fff3c8"},
    )


def _desk_lamp() -> Motif:
    """A jointed lamp that bows its head, 170 high."""
    return Motif(
        (
            Piece(path("M-44,0Q-40,-16 0,-18Q40,-16 44,0Z"), "body", 7),
            Piece(line([(0, -14), (-34, -82), (14, -140)], 9), "metal"),
            Piece(circle(-34, -82, 9), "body", 4),
            Piece(place(path("M-16,-14C-2,-30 22,-24 30,-8L48,26H-40Z"), 18, -136, 1, -34), "body", 14),
            Piece(place(ellipse(4, 26, 44, 9), 18, -136, 1, -34), "glow"),
        ),
        {"body": "#4f8f8c", "metal": "#c9b48a", "glow": "#fff3c8"},
    )


def _bus_window(plate: Plate, x: float, y: float, wide: float, ink: Colour, frame: Colour) -> Field:
    cut(plate, rectangle(x - 8, y - 8, wide + 16, 172, 20), frame, 6)
    return cut(plate, rectangle(x, y, wide, 156, 14), ink, 16)


def _sleeper(plate: Plate, pane: Field, jacket: Colour, seat: Colour) -> None:
    """The only passenger who gives no light, his head against the glass."""
    skin, hair = "#7a4a34", "#17132a"

    def tilted(shape: str) -> str:
        return place(shape, 214, 564, 1, -18)

    cut(plate, path("M252,650V560Q252,540 272,540H284V650Z"), seat, 10, clip=pane)
    cut(plate, path("M184,660C184,616 204,596 236,596C270,598 276,630 276,660Z"), jacket, 16, 0.5, clip=pane)
    cut(plate, tilted(circle(4, -14, 38) + circle(28, -34, 22) + circle(-20, -38, 18) + circle(4, -48, 22)), hair, 12,
        clip=pane)  # fmt: skip
    head = "M-30,-14C-32,-34 28,-38 32,-10C34,14 22,38 0,40C-20,38 -28,12 -30,-14Z"
    cut(plate, tilted(path(head)), skin, 16, 0.4, clip=pane)
    cut(plate, tilted(stroke("M-20,-2Q-12,7 -3,0M8,0Q16,8 25,-1M-2,26Q5,22 11,26", 4)), hair, clip=pane)
    cut(plate, tilted(stroke("M3,2Q8,14 0,14", 3.4)), darker(skin, 0.35), clip=pane)
    plate.glow(184, 606, 28, "#f7e6b5", 0.5, 1, clip=pane)


def _waiting_lamp(plate: Plate, iron: Colour, brass: Colour, strap: Colour) -> None:
    """A street lamp bends over the watch on its iron wrist."""
    cut(plate, limb("520,862,22 522,640,15 524,420,13 530,300,12 520,226,11 486,196,10 462,214,9"), iron, 6, 0.8)
    cut(plate, path("M482,868Q486,836 508,830H534Q556,836 560,868Z"), iron, 8, 0.8)
    cut(plate, rectangle(508, 600, 30, 10, 5) + rectangle(510, 396, 28, 10, 5), lighter(iron, 0.25))
    cage = path("M-30,0H30L40,66Q0,82 -40,66ZM-36,0Q-34,-20 0,-34Q34,-20 36,0Z") + circle(0, -38, 8)
    cut(plate, place(cage, 462, 248, 1, 4), iron, 8, 1)
    with plate.shining():
        cut(plate, place(path("M-24,8H-4V66Q-18,66 -30,62ZM4,8H24L30,62Q18,66 4,66Z"), 462, 248, 1, 4), "#fff0b8")
    cut(plate, limb("524,520,13 490,552,13 466,520,12 462,452,11 458,430,9"), iron, 4, 0.8)
    fingers = "M458,432C456,408 438,402 433,416M459,430C456,404 470,396 474,408M462,436C474,424 486,426 486,436"
    cut(plate, stroke(fingers, 7), iron)
    cut(plate, rectangle(450, 470, 28, 18, 4), strap)
    cut(plate, circle(464, 479, 22), brass, 6, 0.6)
    cut(plate, circle(464, 479, 16), "#fffaf0")
    cut(plate, stroke("M464,468V479L473,484", 3.6), iron)


def lamps_on_the_bus(plate: Plate) -> None:
    """A night bus full of lamps in the snow; one sleeper among them; a moth drives."""
    p, random = PALETTES["night"], Random(23)
    plate.sky([(0, p.deep), (0.4, p.near), (0.75, p.middle), (1, mix(p.far, p.middle, 0.4))])
    houses, lit = town(random, 740, -20, 620, (380, 590), (80, 130))
    plate.at(0.75)
    cut(plate, houses, mix(p.near, p.middle, 0.5), 16, 0.6)
    with plate.shining(0.35):
        cut(plate, lit, mix(p.warm, p.middle, 0.4), opacity=0.9)
    plate.at(0)
    snow = mix(p.cool, p.light, 0.5)
    cut(plate, path("M-10,724C160,712 420,730 620,708V920H-10Z"), mix(p.cool, p.far, 0.4), 40, bottom=(p.middle, 160))

    body, trim = mix(p.hot, p.near, 0.3), mix(p.light, p.warm, 0.35)
    shell = "M-60,190H356C404,190 424,224 428,280L440,700Q440,748 400,748H-60Z"
    bus = plate.ink(path(shell), body, shade=darker(body, 0.5), light=lighter(body, 0.3), depth=44,
                    shadow=Shadow(6, 12, 16, 0.5))  # fmt: skip
    cut(plate, rectangle(-60, 424, 520, 34), trim, 6, clip=bus)
    cut(plate, rectangle(-60, 668, 520, 14), trim, clip=bus)
    cut(plate, "".join(circle(x, y, 3) for x in range(30, 430, 33) for y in (416, 468)), darker(body, 0.4))
    dim, cold, frame = mix(p.warm, p.near, 0.62), mix(p.near, p.middle, 0.35), darker(body, 0.55)
    seat = mix(p.middle, p.near, 0.3)
    panes = {
        (x, y): _bus_window(plate, x, y, 112, dim, frame) for x, y in ((30, 246), (164, 246), (298, 246), (30, 488))
    }
    sleeping = _bus_window(plate, 164, 488, 112, cold, frame)
    driving = _bus_window(plate, 300, 488, 118, dim, frame)
    for (x, y), pane in panes.items():
        with plate.shining(0.85):
            plate.ink(pane, "#eaa75c", edge=0.2)
        back = f"M{x + 4},{y + 160}V{y + 96}Q{x + 4},{y + 76} {x + 24},{y + 78}Q{x + 40},{y + 82} {x + 40},{y + 160}Z"
        cut(plate, path(back), seat, 10, 0.5, clip=pane)
    draw(plate, lamp(), 90, 408, 0.68, -3, clip=panes[30, 246], inks={"body": p.hot})
    draw(plate, lantern(), 224, 408, 0.66, 3, clip=panes[164, 246])
    draw(plate, _candlestick(), 356, 412, 0.78, 0, clip=panes[298, 246])
    draw(plate, _desk_lamp(), 86, 652, 0.88, 0, clip=panes[30, 488])
    draw(plate, hat("straw"), 92, 524, 0.32, 14, inks={"trim": p.hot}, clip=panes[30, 488])
    _sleeper(plate, sleeping, mix(p.cool, p.middle, 0.45), seat)
    with plate.shining(0.4):
        plate.ink(driving, mix(p.warm, p.near, 0.25), edge=0.2)
    draw(plate, moth(), 352, 664, 0.66, 4, clip=driving, inks={"wing": "#c4ad8c"})
    cap = path("M-30,0C-34,-22 -16,-30 0,-30C16,-30 34,-22 30,0Q0,-12 -30,0Z")
    cut(plate, place(cap, 359, 566, 0.8, 5), p.cool, 8, 0.6)
    cut(plate, place(path("M-32,0Q0,-12 32,0L40,8Q0,-4 -30,6Z"), 359, 566, 0.8, 5), p.deep)
    cut(plate, ring(398, 622, 27, 7), p.deep, clip=driving)
    for x in (84, 350):
        cut(plate, circle(x, 748, 62), frame)
        cut(plate, circle(x, 752, 52), "#171226", 14)
        cut(plate, circle(x, 752, 26), mix(p.cool, p.near, 0.3), 10)
        cut(plate, circle(x, 752, 8), p.deep)
    with plate.shining():
        cut(plate, ellipse(428, 706, 12, 18), "#fff3c8")
    beam = polygon([(434, 696), (640, 712), (640, 800), (434, 716)])
    plate.veil(beam, GLOW, 0.4, 8)
    drift = (
        "M-60,196C-20,166 60,172 110,176C190,168 300,170 372,180C404,186 416,214 420,232C398,208 380,214 360,208"
        "C340,222 312,206 290,210C262,226 236,204 200,210C170,222 150,206 118,210C84,222 50,204 -60,214Z"
    )
    cut(plate, path(drift), lighter(snow, 0.4), 12, 0.6)
    _waiting_lamp(plate, p.deep, trim, p.hot)
    little = mix(p.hot, p.warm, 0.5)
    cut(plate, limb("462,828,9 486,818,8 512,806,8"), little)
    cut(plate, path("M404,872Q408,818 424,804H452Q468,818 472,872Z"), little, 12, 0.8)
    with plate.shining(0.9):
        cut(plate, path("M394,812C396,764 412,758 438,758C464,758 480,764 482,812Q438,826 394,812Z"), "#ffe6a0", 14)
    cut(plate, circle(446, 792, 4.4) + circle(466, 792, 4.4), p.deep)
    cut(plate, path("M-10,872C120,850 330,876 620,858V920H-10Z"), lighter(snow, 0.3), 16)
    flakes = "".join(circle(random.uniform(10, 590), random.uniform(10, 880), 1.8 + random.random() ** 2.4 * 5.5)
                     for _ in range(210))  # fmt: skip
    with plate.shining(0.25):
        cut(plate, flakes, "#fbf6ea", opacity=0.9)


SCENES.append(
    Story(
        draw=lamps_on_the_bus, palette="night", operator="substitution", setting="city", season="winter",
        framing="side", flags=("night",), moods=("comic", "loneliness"), living=("sleeper", "moth"),
        objects=("bus", "lamp", "lantern", "candlestick", "desk lamp", "street lamp", "watch", "snow"),
        words={
            "autobus/bus": 3, "lampe/lamp": 3, "lumière/light": 3, "papillon de nuit/moth": 2, "neige/snow": 2,
            "réverbère/street lamp": 2, "dormeur/sleeper": 2, "attente/waiting": 2, "retard/delay": 1,
            "bougie/candle": 1, "chauffeur/driver": 1, "montre/watch": 1, "hiver/winter": 1, "fatigue/weariness": 1,
            "étranger/stranger": 1, "solitude/loneliness": 1,
        },
        fr=(
            "Sous la neige, un autobus à étage transporte des lampes allumées et un dormeur dans l’ombre ; un "
            "papillon de nuit conduit, un réverbère regarde sa montre."
        ),
        en=(
            "In the snow, a double-decker bus carries lit lamps and one sleeper in the dark; a moth drives, and a "
            "street lamp at the stop looks at its watch."
        ),
    )
)  # fmt: skip


def _slab(plate: Plate, where: Point, size: float, turn: float) -> None:
    """A glowing slab in a hand."""
    x, y = where
    cut(plate, place(rectangle(-11, -20, 22, 38, 4), x, y, size, turn), "#11171d", 3, 0.4)
    with plate.shining(0.9):
        cut(plate, place(rectangle(-8, -16, 16, 30, 2), x, y, size, turn), "#d8f2f0")


def _carriage(plate: Plate, view: View) -> None:
    p, far = PALETTES["slate"], 2.4
    plate.fill(plate.ramp(plate.distance(300, 330) / 620, [(0, mix(p.far, p.light, 0.3)), (0.5, p.far), (1, p.middle)]))
    cut(plate, view.flat(960, -40, 640, -0.2, far), mix(p.near, p.middle, 0.4), 0, top=(p.near, 60))
    cut(plate, view.flat(-60, -40, 640, -0.2, far), mix(p.far, p.light, 0.35))
    for x in (-40, 640):
        cut(plate, view.side(x, -60, 960, -0.3, far), mix(p.far, p.cool, 0.3), 10)
        for near, away in ((-0.25, 0.25), (0.34, 0.9), (1.04, 1.9)):
            cut(plate, view.side(x, 150, 500, near, away), p.deep, 6)
            for y, long in ((230, 0.7), (330, 0.4), (410, 0.85)):
                cut(plate, view.side(x, y, y + 8, near + 0.05, near + 0.05 + (away - near) * long), p.warm, opacity=0.5)
        cut(plate, view.side(x, 520, 540, -0.3, far), p.warm, opacity=0.7)
    cut(plate, "".join(view.flat(-58, x, x + 70, -0.2, far) for x in (90, 440)), p.light)
    cut(plate, view.facing(-40, -60, 640, 960, far), mix(p.middle, p.far, 0.5), 10)
    for away in (1.7, 1.1, 0.6):
        for x in (140, 460):
            a, b, s = view.at(x, -60, away), view.at(x, 60, away), view.scale(away)
            cut(plate, line([a, b], 5 * s) + ring(b[0], b[1] + 22 * s, 22 * s, 8 * s), p.deep)


def _in_the_coat(plate: Plate, inside: Field) -> Point:
    """The meadow; returns the hand of the child that runs there."""
    p, random = PALETTES["slate"], Random(5)
    day = plate.ramp((plate.y - 310) / 480, [(0, "#5fb0c4"), (0.35, "#a9d8d2"), (0.62, "#fbf3c8"), (1, "#fbf3c8")])
    plate.at(0.5)
    with plate.shining(0.8):
        plate.ink(inside, day, edge=0.3)
        cut(plate, circle(236, 470, 27), "#ffe27a", clip=inside)
    puffs = ellipse(350, 470, 40, 13) + ellipse(366, 458, 24, 16) + ellipse(338, 460, 18, 12)
    cut(plate, puffs, "#fffdf2", 8, clip=inside)
    for shape, ink in (
        ("150,620 220,580 300,604 380,570 460,600 470,820! 140,820!", "#9cc7a4"),
        ("150,668 240,634 330,668 400,650 460,664 470,820! 140,820!", "#7fae5a"),
        ("140,740 220,708 300,722 380,700 470,730 470,830! 140,830!", "#5a9a4e"),
    ):
        with plate.shining(0.5):
            cut(plate, blob(shape), ink, 18, 0.5, clip=inside)
    plate.at(0)
    for colour in ("#fffbe6", p.hot, "#f6cf4e"):
        bloom = "".join(
            circle(random.uniform(170, 430), random.uniform(716, 792), random.uniform(3, 6)) for _ in range(22)
        )
        with plate.shining(0.5):
            cut(plate, bloom, colour, clip=inside)
    runner = person("run", "dress", "", "plait", "child", hand_at=(34, -112),
                    inks={"coat": p.hot, "skin": "#8a5636", "cheek": "#8a5636", "legs": "#8a5636"})  # fmt: skip
    return draw(plate, runner, 266, 730, 1.06, 0, clip=inside).anchors["hand"]


def _old_head(plate: Plate, skin: Colour, cap: Colour) -> None:
    """An old man's face from the front, his eyes cast down."""
    white = "#e6e0d2"
    cut(plate, path("M272,262H328V304Q300,326 272,304Z"), darker(skin, 0.2), 8)
    cut(plate, ellipse(300, 222, 52, 64), skin, 24, 1)
    cut(plate, circle(246, 226, 12) + circle(354, 226, 12), skin, 6)
    beard = "M250,232C254,250 274,256 300,250C326,256 346,250 350,232C352,280 330,306 300,308C270,306 248,280 250,232Z"
    cut(plate, path(beard), white, 14, 0.4)
    cut(plate, stroke("M282,268Q300,278 320,266", 5), "#5a2a26")
    nose = "M292,214C288,232 282,240 288,248C296,254 306,254 312,248C318,240 312,232 308,214Z"
    cut(plate, path(nose), lighter(skin, 0.12), 8)
    cut(plate, stroke("M264,218Q276,228 290,220M312,220Q324,228 338,218", 5), "#1a1014")
    cut(plate, stroke("M260,200Q274,190 290,198M312,198Q326,190 340,200", 6), white)
    cut(plate, path("M242,200C236,140 270,124 302,124C336,124 364,142 358,200Q300,176 242,200Z"), cap, 16, 0.8)
    cut(plate, path("M236,204Q300,174 364,204L362,180Q300,152 238,180Z"), darker(cap, 0.3), 8, 0.5)


def metro_meadow(plate: Plate) -> None:
    """In an underground carriage a man opens his coat upon a sunny meadow."""
    p = PALETTES["slate"]
    _carriage(plate, View(300, 330))
    stare = Pose(lean=2, stoop=12, nod=32, arm=(14, 112), other_arm=(20, 116), leg=(88, 3), other_leg=(84, -6),
                 turn=0.15, eye="shut", hands=("grip", "grip"))  # fmt: skip
    upright = Pose(lean=0, stoop=8, nod=30, arm=(12, 110), other_arm=(18, 114), turn=0.2, eye="shut",
                   hands=("grip", "grip"))  # fmt: skip
    standing: tuple[tuple[float, bool, str, str, str, Colour, Colour, Colour], ...] = (
        (62, False, "coat", "", "short", "#f0cba8", "#4f6a72", "#b4602f"),
        (540, True, "shirt", "cap", "curly", "#9a6440", "#a07a4a", "#11171d"),
    )
    for x, flip, dress, cap, hair, tone, cloth, mane in standing:
        inks = {"skin": tone, "cheek": tone, "coat": cloth, "hair": mane, "legs": p.near, "hat": p.deep}
        who = person(upright, dress, cap, hair, "tall", inks=inks)
        done = draw(plate, who, x, 772, 1.94, 0, flip)
        _slab(plate, done.anchors["hand"], 1.1, -24 if flip else 24)

    coat, skin = mix(p.deep, "#3a2a4a", 0.35), "#6b412c"
    cut(plate, path("M240,770L236,842H288L296,770ZM308,770L314,842H366L360,770Z"), p.near, 12)
    cut(plate, path("M220,862C222,838 262,830 290,840V862ZM380,862C378,838 338,830 312,840V862Z"), p.deep, 8, 0.8)
    outer = (
        "M262,292C220,302 190,330 160,392C122,440 112,470 118,500C126,600 134,700 138,796C190,812 250,812 300,800"
        "C350,812 410,812 462,796C466,700 474,600 482,500C488,470 478,440 440,392C410,330 380,302 338,292Z"
    )
    cut(plate, path(outer), coat, 34, 1.6)
    opening = (
        "M300,300C276,330 206,400 172,474C160,560 166,690 178,784C230,798 280,796 300,790C320,796 370,798 422,784"
        "C434,690 440,560 428,474C394,400 324,330 300,300Z"
    )
    cx, cy = _in_the_coat(plate, plate.mask(path(opening)))
    fist = path("M-22,-14C-6,-24 18,-18 24,-2C26,14 14,24 0,22C-14,24 -26,6 -22,-14Z")
    for s in (-1, 1):
        facing = (
            f"M{300 + s * 4},298C{300 + s * 40},330 {300 + s * 112},410 {300 + s * 132},474L{300 + s * 160},470"
            f"C{300 + s * 130},396 {300 + s * 80},320 {300 + s * 40},288Z"
        )
        cut(plate, path(facing), lighter(coat, 0.12), 10, 0.8)
        sleeve = limb(f"{300 + s * 84},322,50 {300 + s * 168},404,48 {300 + s * 180},452,42 {300 + s * 150},490,34")
        cut(plate, sleeve, coat, 14, 1)
        cut(plate, place(fist, 300 + s * 142, 500, 1, 0, s > 0), skin, 9, 0.8)
        cut(plate, place(stroke("M-4,2L16,4M-6,12L12,14", 3), 300 + s * 142, 500, 1, 0, s > 0), darker(skin, 0.5))
    _old_head(plate, skin, mix(p.warm, p.near, 0.15))

    plate.at(-0.3)
    seated: tuple[tuple[float, bool, str, str, str, Colour, Colour], ...] = (
        (28, False, "coat", "", "bun", "#5a3626", "#7a4a52"),
        (572, True, "gown", "scarf", "short", "#c98e64", "#3f6f6c"),
    )
    for x, flip, dress, cap, hair, tone, cloth in seated:
        who = person(stare, dress, cap, hair,
                     inks={"skin": tone, "cheek": tone, "coat": cloth, "hair": "#17101a", "legs": p.near, "hat": p.warm,
                           "trim": p.far, "band": p.far})  # fmt: skip
        done = draw(plate, who, x, 900, 2.5, 0, flip)
        if flip:
            lap = done.anchors["lap"]
            draw(plate, dog_sit(), lap[0] - 4, lap[1] + 22, 0.78, 0, True)
        _slab(plate, done.anchors["hand"], 1.5, -24 if flip else 24)

    plate.at(0)
    kx, ky = 452, 132
    cut(plate, curve(f"{cx:.0f},{cy:.0f} 366,540 420,360 440,220 {kx},{ky}", 3.6), p.light, 0, 0.4)
    cut(plate, rectangle(516, 196, 46, 62, 6), p.light, 6, 0.8)
    cut(plate, line([(539, 214), (539, 262)], 9) + line([(520, 262), (558, 262)], 13), p.hot, 0, 0.8)
    cut(plate, curve(f"{kx - 34},{ky + 66} 404,240 456,298 514,288 546,270 530,254 548,246", 4.4), p.warm, 0, 0.4)
    bow = path("M0,0L-15,-10V10ZM0,0L15,-10V10Z")
    cut(plate, "".join(place(bow, *spot) for spot in ((406, 240, 1, 60), (440, 288, 1, 30), (494, 292, 1, -10))), p.hot)
    cut(plate, place(polygon([(0, -62), (40, 0), (0, 74), (-40, 0)]), kx, ky, 1, 28), p.hot, 16, 1)
    quarters = polygon([(0, -62), (40, 0), (0, 0)]) + polygon([(0, 74), (-40, 0), (0, 0)])
    cut(plate, place(quarters, kx, ky, 1, 28), p.warm, 10)


SCENES.append(
    Story(
        draw=metro_meadow, palette="slate", operator="container", setting="underground", season="none",
        framing="frontal", moods=("mystery", "tender"), living=("old man", "passengers", "child", "dog"),
        objects=("train", "coat", "meadow", "kite", "telephone", "brake"),
        words={
            "métro/underground train": 3, "manteau/coat": 3, "prairie/meadow": 3, "cerf-volant/kite": 3,
            "enfant/child": 2, "vieil homme/old man": 2, "téléphone/telephone": 2, "chien/dog": 1, "soleil/sun": 1,
            "passagers/passengers": 1, "frein/brake": 1, "secret/secret": 2, "souvenir/memory": 1,
            "indifférence/indifference": 1, "évasion/escape": 1,
        },
        fr=(
            "Dans une rame de métro, des passagers fixent leur écran ; un vieil homme ouvre son manteau sur une "
            "prairie où court un enfant, dont le cerf-volant vole sous le plafond."
        ),
        en=(
            "In an underground carriage passengers look at their screens; an old man opens his coat on a meadow where "
            "a child runs, whose kite flies in the train, tied to the brake."
        ),
    )
)  # fmt: skip

CROWN = "M-14,-8L-18,-31L-9,-21L-1,-35L8,-22L18,-31L15,-9Q0,-14 -14,-8Z"
BRONZE: dict[str, Colour] = {
    "skin": "#6fa593", "cheek": "#6fa593", "hair": "#35605a", "coat": "#558c7e", "trim": "#8fc0aa", "legs": "#437268",
    "shoes": "#35605a", "hat": "#437268", "band": "#8fc0aa", "dark": "#1c3835", "prop": "#35605a",
}  # fmt: skip


def _pedestal(plate: Plate, x: float, top: float, foot: float, half: float, ink: Colour) -> None:
    base = f"M{x - half - 14},{foot}L{x - half - 6},{foot - 26}H{x + half + 6}L{x + half + 14},{foot}Z"
    cut(plate, path(base), ink, 10, 1)
    cut(plate, rectangle(x - half, top + 14, 2 * half, foot - top - 36), ink, 20)
    cut(plate, rectangle(x - half + 12, top + 36, 2 * half - 24, foot - top - 80, 4), darker(ink, 0.16), 6)
    cut(plate, rectangle(x - half - 12, top, 2 * half + 24, 20, 5), lighter(ink, 0.3), 6, 0.8)


def _cone(plate: Plate, where: Point, ink: Colour, size: float = 1) -> None:
    """An ice cream held in a hand."""
    cut(plate, place(path("M-12,-14L0,22L12,-14Z"), *where, size), "#d9a45a", 5, 0.5)
    cut(plate, place(circle(0, -22, 15) + circle(-9, -15, 7) + circle(9, -15, 7), *where, size), ink, 8, 0.5)


def _weathered(plate: Plate, mask: Field, random: Random) -> None:
    """What rain has left on bronze."""
    drips = "".join(line([(x, y), (x, y + random.uniform(12, 40))], random.uniform(2, 4))
                    for x, y in ((random.uniform(20, 590), random.uniform(520, 860)) for _ in range(150)))  # fmt: skip
    plate.lay("#a9d6c2", plate.mask(drips) * np.clip(mask, 0, 1) * 0.55)


def _square(plate: Plate) -> None:
    p = PALETTES["brick"]
    plate.sky(p.sky)
    plate.glow(120, 60, 360, p.light, 0.6)
    plate.at(0.7)
    x = -30.0
    inks = (p.middle, p.far, mix(p.middle, p.near, 0.4), mix(p.far, p.light, 0.35), p.middle, p.far)
    for i, (wide, top) in enumerate(((120, 196), (96, 250), (130, 210), (104, 236), (116, 180), (120, 226))):
        cut(plate, rectangle(x, top, wide, 330), inks[i], 16, 0.5)
        cut(
            plate, path(f"M{x - 6},{top + 4}L{x + 14},{top - 46}H{x + wide - 14}L{x + wide + 6},{top + 4}Z"), p.near, 10
        )
        panes = "".join(rectangle(x + 16 + c * (wide - 32) / 3, top + 26 + r * 62, (wide - 32) / 3 - 9, 36, 2)
                        for c in range(3) for r in range(4))  # fmt: skip
        cut(plate, panes, mix(p.cool, p.deep, 0.35) if i % 2 else mix(p.cool, p.light, 0.35), opacity=0.6)
        x += wide - 2
    plate.at(0.2)
    view = View(300, 420)
    paving = mix(p.light, p.far, 0.22)
    ground = cut(plate, rectangle(-10, 500, 620, 420), paving, top=(mix(p.far, p.middle, 0.2), 50), bottom=(p.far, 120))
    joints = "".join(line([view.at(k * 110 - 700, 930, 0), view.at(k * 110 - 700, 930, 5)], 3) for k in range(20))
    joints += "".join(line([(-10, y), (610, y)], 2.4) for y in (524, 552, 590, 640, 704, 786, 880))
    cut(plate, joints, mix(p.far, p.middle, 0.35), opacity=0.4, clip=ground)


def _living_heroes(plate: Plate) -> None:
    """A cook, a child on a scooter and a woman in a wheelchair, each on a pedestal."""
    p = PALETTES["brick"]
    stone = mix("#c9c2b4", p.far, 0.25)
    _pedestal(plate, 112, 396, 574, 64, stone)
    _pedestal(plate, 486, 400, 580, 76, stone)
    _pedestal(plate, 290, 352, 606, 74, lighter(stone, 0.15))
    dark, brown, tan = "#5f3a28", "#9a6440", "#e2b48c"
    cook = person(
        Pose(lean=-4, nod=-14, arm=(-50, 40), other_arm=(140, 168), leg=(-14, -4), other_leg=(34, -16), turn=0.7,
             hands=("grip", "grip")), "apron", "", "short", "stout",
        inks={"skin": dark, "cheek": dark, "hair": p.deep, "coat": p.light, "trim": p.hot, "legs": p.deep},
    )  # fmt: skip
    done = draw(plate, cook, 282, 354, 1.34)
    hx, hy = done.anchors["other_hand"]
    cut(plate, line([(hx - 10, hy + 44), (hx + 16, hy - 56)], 8), p.deep, 0, 0.5)
    cut(plate, place(path("M-26,-6H26C26,26 -26,26 -26,-6Z"), hx + 28, hy - 52, 1, 16), p.deep, 8, 0.5)
    toque = (
        circle(-9, -34, 10) + circle(9, -35, 10) + circle(0, -40, 10) + path("M-13,-8L-14,-32H15L14,-9Q0,-14 -13,-8Z")
    )
    cut(plate, place(toque, *done.anchors["head"], 1.4, -14), p.light, 12, 0.4)
    perch = carried((0, -46), *done.anchors["head"], 1.4, -14)
    draw(plate, pigeon(), perch[0] - 2, perch[1] + 4, 0.34)
    child = person(
        Pose(lean=14, nod=-10, arm=(58, 92), other_arm=(-120, -140), leg=(24, -10), other_leg=(-54, -80), feet=(0, 60),
             turn=0.4, hands=("grip", "spread")), "jersey", "", "curly", "child",
        inks={"skin": tan, "cheek": tan, "hair": "#8a3a20", "coat": p.warm, "trim": p.light, "legs": p.cool},
    )  # fmt: skip
    gx, gy = draw(plate, child, 106, 378, 1.46).anchors["hand"]
    frame = f"M{gx - 10:.0f},{gy:.0f}L{gx + 14:.0f},{gy - 2:.0f}M{gx + 4:.0f},{gy:.0f}L{gx + 14:.0f},380H66"
    cut(plate, stroke(frame, 7), p.hot)
    cut(plate, circle(gx + 16, 385, 11) + circle(64, 385, 11), p.deep, 4)
    foot = 400.0
    x = 470.0
    chair = [(x - 58, foot - 150), (x - 40, foot - 66), (x + 40, foot - 66), (x + 62, foot - 14), (x + 84, foot - 14)]
    cut(plate, line(chair, 8), p.deep)
    cut(plate, rectangle(x - 46, foot - 80, 92, 14, 6), p.warm, 5)
    woman = person(
        Pose(lean=-6, stoop=-4, nod=-20, arm=(20, 64), other_arm=(142, 166), leg=(84, 6), other_leg=(80, 0), turn=0.5,
             hands=("grip", "grip")), "shirt", "", "plait", "adult",
        inks={"skin": brown, "cheek": brown, "hair": p.deep, "coat": p.warm, "trim": p.light, "legs": p.cool},
    )  # fmt: skip
    done = draw(plate, woman, x - 14, foot - 12, 1.28)
    fx, fy = done.anchors["other_hand"]
    cut(plate, line([(fx - 8, fy + 60), (fx + 18, fy - 126)], 7), p.deep, 0, 0.5)
    flag = f"M{fx + 18:.0f},{fy - 126:.0f}c-40,-22 -70,24 -124,0l8,70c46,20 74,-24 110,-4Z"
    cut(plate, path(flag), p.hot, 16, 0.8)
    cut(plate, ring(x - 18, foot - 46, 44, 8) + ring(x + 58, foot - 13, 12, 6), p.deep, 0, 0.5)
    spokes = "".join(place(line([(0, -42), (0, 42)], 2.8), x - 18, foot - 46, 1, k * 30) for k in range(6))
    cut(plate, spokes, p.deep)


def _drinking_horse(plate: Plate, random: Random) -> None:
    """A bronze horse bends its neck over the edge of the sheet to a fountain."""
    p = PALETTES["brick"]
    basin = "M376,822C410,806 640,806 680,822C676,862 640,884 600,890V920H460V890C420,884 382,862 376,822Z"
    cut(plate, path(basin), mix("#c9c2b4", p.far, 0.25), 26, 1.4)
    water = cut(plate, ellipse(524, 822, 140, 19), mix(p.cool, p.light, 0.4), 8)
    neck = (
        "M640,580C560,576 512,612 488,676C474,712 454,762 444,794C440,816 460,826 480,818C508,806 522,780 536,754"
        "C554,726 590,722 640,752Z"
    )
    _weathered(plate, cut(plate, path(neck), "#558c7e", 36, 1.4), random)
    mane = (
        "M650,556C584,546 526,574 496,630C486,650 478,674 476,690C494,674 500,662 512,656C516,640 528,636 538,630"
        "C544,616 560,612 570,610C584,600 610,596 650,602Z"
    )
    cut(plate, path(mane), "#35605a", 12, 0.8)
    cut(plate, path("M478,688C464,666 460,644 470,628C486,642 496,662 496,684Z"), "#437268", 6, 0.6)
    cut(plate, circle(494, 722, 7.5) + ellipse(458, 798, 5, 8, 20), "#1c3835")
    cut(plate, stroke("M460,815Q470,811 478,801", 4), "#1c3835")
    cut(plate, stroke("M414,820Q456,834 506,824M430,830Q466,840 516,832", 3.4), p.light, clip=water)


def statues_day_off(plate: Plate) -> None:
    """Bronze statues rest on a square; living people pose on their pedestals."""
    p, random = PALETTES["brick"], Random(9)
    _square(plate)
    plate.at(0.15)
    _living_heroes(plate)
    plate.at(0)
    snapper = person(replace(POSES["telescope"], telescope=False), "coat", "", "bun", gaze=(62, -18), inks={**BRONZE})
    done = draw(plate, snapper, 420, 742, 1.22, 0, True)
    _weathered(plate, done.mask, random)
    ex, ey = done.anchors["eye"]
    camera = rectangle(-40, -19, 44, 36, 5) + rectangle(-26, -27, 18, 12, 3)
    cut(plate, place(camera, ex - 4, ey, 1, 20), p.deep, 6, 0.6)
    cut(plate, place(circle(-42, -1, 13), ex - 4, ey, 1, 20), p.deep, 4)
    cut(plate, place(circle(-43, -1, 8), ex - 4, ey, 1, 20), mix(p.cool, p.light, 0.6), 4)

    wood = mix(p.near, "#7a4a34", 0.5)
    cut(plate, "".join(line([(x, 650), (x, 866)], 11) for x in (52, 340)), p.deep, 0, 0.6)
    cut(plate, "".join(rectangle(30, y, 330, 22, 5) for y in (660, 696)), wood, 6, 0.8)
    cut(plate, rectangle(24, 756, 342, 22, 6), lighter(wood, 0.15), 8, 1)
    knight = person("sit", "armour", "", "beard", hand_at=(42, -112), gaze=(38, -4), mood="sleep",
                    hands=("hook", "rest"), inks={**BRONZE})  # fmt: skip
    queen = person("sit", "coat", "", "long", hand_at=(36, -116), gaze=(24, 8), mood="joy", hands=("hook", "rest"),
                   inks={**BRONZE, "coat": "#4c8174", "legs": "#6fa593"})  # fmt: skip
    for who, x, flip, ice in ((knight, 82, False, p.hot), (queen, 312, True, "#f9d7c4")):
        done = draw(plate, who, x, 866, 1.82, 0, flip)
        _weathered(plate, done.mask, random)
        hx, hy = done.anchors["hand"]
        _cone(plate, (hx, hy - 14), ice, 1.25)
    cut(plate, place(path(CROWN), *done.anchors["head"], 1.82, -6, True), BRONZE["band"], 12, 0.4)
    plate.at(-0.25)
    _drinking_horse(plate, random)


SCENES.append(
    Story(
        draw=statues_day_off, palette="brick", operator="inversion", setting="city", season="none",
        framing="frontal", moods=("rebellion", "comic"),
        living=("statues", "cook", "child", "woman", "pigeon", "horse"),
        objects=("pedestal", "ice cream", "camera", "ladle", "scooter", "wheelchair", "flag", "fountain", "bench"),
        words={
            "statue/statue": 3, "socle/pedestal": 3, "place/square": 2, "glace/ice cream": 2, "cuisinier/cook": 2,
            "drapeau/flag": 2, "fauteuil roulant/wheelchair": 2, "cheval/horse": 2, "trottinette/scooter": 1,
            "pigeon/pigeon": 1, "photographie/photograph": 1, "fontaine/fountain": 1, "gloire/glory": 2,
            "repos/rest": 2, "héros/hero": 2, "révolte/revolt": 1,
        },
        fr=(
            "Sur une place, des statues de bronze mangent des glaces sur un banc ; un cuisinier, un enfant à "
            "trottinette et une femme en fauteuil roulant posent sur les socles."
        ),
        en=(
            "On a square, bronze statues eat ice cream on a bench; a cook, a child on a scooter and a woman in a "
            "wheelchair pose on the pedestals; a bronze horse drinks."
        ),
    )
)  # fmt: skip
