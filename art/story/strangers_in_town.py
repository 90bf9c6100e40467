"""Strangers who share a town: passengers of an underground train."""

from __future__ import annotations

from random import Random

from art.colour import Colour, Field, mix
from art.motif import cut, draw
from art.motifs.beasts_tame import dog_sit
from art.motifs.curves import blob, curve, limb
from art.motifs.indoors import View
from art.motifs.people import person
from art.motifs.puppet import Pose
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def _slab(plate: Plate, where: Point, size: float, turn: float) -> None:
    """A glowing slab in a hand."""
    x, y = where
    cut(plate, place(rectangle(-11, -20, 22, 38, 4), x, y, size, turn), "#11171d", 3, 0.4)
    with plate.shining(0.9):
        cut(plate, place(rectangle(-8, -16, 16, 30, 2), x, y, size, turn), "#d8f2f0", 20)


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
    runner = person("run", "dress", "", "plait", "child", hand_at=(58, -92), other_hand_at=(-34, -58),
                    inks={"coat": p.hot, "skin": "#8a5636", "cheek": "#8a5636", "legs": "#8a5636"})  # fmt: skip
    return draw(plate, runner, 266, 730, 1.06, 0, clip=inside).anchors["hand"]


def _old_head(plate: Plate, skin: Colour, cap: Colour) -> None:
    """An old man's face from the front, his eyes cast down upon his own coat."""
    white: Colour = "#efe8d8"
    dark = darker(skin, 0.5)
    plate.care = 0.2
    cut(plate, path("M270,262H330V304Q300,328 270,304Z"), darker(skin, 0.25), 8)
    cut(plate, path("M250,206C238,204 234,222 240,236C244,246 252,246 254,238ZM350,206C362,204 366,222 360,236C356,246 "
                    "348,246 346,238Z"), skin, 6)  # fmt: skip
    face = cut(
        plate, path("M250,190C250,160 350,160 350,190C354,232 346,276 300,290C254,276 246,232 250,190Z"), skin, 26, 1
    )
    plate.tint(circle(268, 238, 13) + circle(332, 238, 13), "#b04a30", 10, face * 0.4)
    nose = "M293,206C292,226 280,234 282,244C286,252 294,250 300,254C306,250 314,252 318,244C320,234 308,226 307,206Z"
    cut(plate, path(nose), lighter(skin, 0.14), 9)
    plate.care = 1
    cut(plate, stroke("M285,246C288,240 292,242 293,246M315,246C312,240 308,242 307,246", 2.6), dark)
    cut(plate, path("M261,214C268,204 284,204 291,216C282,224 268,222 261,214ZM309,216C316,204 332,204 339,214"
                    "C332,222 318,224 309,216Z"), lighter(skin, 0.1), 4)  # fmt: skip
    cut(plate, stroke("M260,215C268,224 282,225 291,217M309,217C318,225 332,224 340,215", 3.6), "#1a1014")
    cut(plate, stroke("M264,230C272,234 280,234 286,230M314,230C320,234 328,234 336,230M256,208L249,203"
                      "M344,208L351,203", 2.2), dark, opacity=0.7)  # fmt: skip
    beard = (
        "M248,226C254,244 264,256 278,256C288,256 294,250 300,254C306,250 312,256 322,256C336,256 346,244 352,226"
        "C358,270 344,312 322,330C312,340 306,348 300,352C294,348 288,340 278,330C256,312 242,270 248,226Z"
    )
    cut(plate, path(beard), white, 16, 0.6)
    curls = "M262,268C264,290 272,306 282,318M278,276C280,298 286,314 292,330M338,268C336,290 328,306 318,318"
    curls += "M322,276C320,298 314,314 308,330M300,288V338"
    cut(plate, stroke(curls, 2.6), "#b4aa9a")
    cut(plate, path("M276,266C286,260 294,262 300,265C306,262 314,260 324,266C316,278 284,278 276,266Z"), "#8a4238", 3)
    cut(plate, path("M300,254C288,248 270,254 258,268C276,268 292,270 300,263C308,270 324,268 342,268C330,254 312,248 "
                    "300,254Z"), lighter(white, 0.3), 5)  # fmt: skip
    cut(plate, path("M256,202C264,190 282,190 292,200C282,197 268,197 256,206ZM308,200C318,190 336,190 344,202L344,206"
                    "C332,197 318,197 308,200Z"), white, 2)  # fmt: skip
    cut(plate, path("M242,196C236,138 268,118 300,118C332,118 364,138 358,196Q300,172 242,196Z"), cap, 18, 0.8)
    ribs = "".join(
        stroke(f"M{300 + d * 0.5:.0f},124Q{300 + d * 1.05:.0f},146 {300 + d * 1.1:.0f},180", 2.6)
        for d in (-40, -20, 0, 20, 40)
    )
    cut(plate, ribs, darker(cap, 0.3))
    cut(plate, path("M236,204Q300,174 364,204L362,178Q300,150 238,178Z"), darker(cap, 0.12), 9, 0.5)
    cut(
        plate,
        "".join(stroke(f"M{x},{172 + abs(x - 300) * 0.12:.0f}v20", 2.4) for x in range(248, 356, 12)),
        darker(cap, 0.4),
    )


def _grip(plate: Plate, x: float, y: float, flip: bool, skin: Colour) -> None:
    """A hand that pulls the coat's edge open: four fingers bent over the cloth, the thumb behind it."""
    spot = (x, y, 1.0, -6 if flip else 6, flip)
    plate.care = 0.2
    back = (
        "M-34,-22C-20,-30 0,-32 12,-28C24,-26 30,-20 26,-14C32,-12 32,-2 26,0C31,3 30,13 24,14C27,19 22,27 14,26"
        "C0,30 -22,28 -34,20Z"
    )
    cut(plate, place(path(back), *spot), skin, 12, 0.9)
    plate.care = 1
    cut(
        plate,
        place(stroke("M26,-14C16,-15 8,-15 0,-12M26,0C16,-1 8,-1 0,1M24,14C16,13 8,12 1,13", 2.6), *spot),
        darker(skin, 0.5),
    )
    cut(
        plate,
        place(stroke("M19,-24C23,-23 24,-20 22,-18M22,-10C26,-9 26,-5 24,-4M21,4C25,5 25,9 22,10", 2), *spot),
        lighter(skin, 0.35),
    )
    cut(plate, place(path("M-44,-26L-26,-28C-22,-10 -22,10 -26,26L-44,26Z"), *spot), "#c9c2b0", 5, 0.4)


def metro_meadow(plate: Plate) -> None:
    """In an underground carriage a man opens his coat upon a sunny meadow."""
    p = PALETTES["slate"]
    _carriage(plate, View(300, 330))
    stare = Pose(lean=2, stoop=12, nod=32, arm=(14, 112), other_arm=(20, 116), leg=(88, 3), other_leg=(84, -6),
                 turn=0.15, eye="shut", hands=("grip", "grip"))  # fmt: skip
    upright = Pose(lean=0, stoop=8, nod=30, arm=(12, 110), other_arm=(18, 114), turn=0.2, eye="shut",
                   hands=("grip", "grip"))  # fmt: skip
    standing: tuple[tuple[float, bool, str, str, str, Colour, Colour, Colour], ...] = (
        (46, False, "coat", "", "short", "#e8b48c", "#4f6a72", "#b4602f"),
        (554, True, "shirt", "cap", "curly", "#9a6440", "#a07a4a", "#3c2c30"),
    )
    for x, flip, dress, cap, hair, tone, cloth, mane in standing:
        inks = {"skin": tone, "cheek": tone, "coat": cloth, "hair": mane, "legs": p.near, "hat": p.deep}
        who = person(upright, dress, cap, hair, "tall", inks=inks)
        done = draw(plate, who, x, 772, 1.94, 0, flip)
        _slab(plate, done.anchors["hand"], 1.1, -24 if flip else 24)

    coat, skin = mix("#2c2a4a", "#4a3a5e", 0.5), "#8a5638"
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
    for s in (-1, 1):
        facing = (
            f"M{300 + s * 4},298C{300 + s * 40},330 {300 + s * 112},410 {300 + s * 132},474L{300 + s * 160},470"
            f"C{300 + s * 130},396 {300 + s * 80},320 {300 + s * 40},288Z"
        )
        cut(plate, path(facing), lighter(coat, 0.12), 10, 0.8)
        sleeve = limb(f"{300 + s * 84},322,54 {300 + s * 152},404,50 {300 + s * 178},462,44 {300 + s * 172},502,42")
        cut(plate, sleeve, coat, 14, 1)
        cut(plate, stroke(f"M{300 + s * 150},410q{s * 12},4 {s * 22},1M{300 + s * 168},452q{s * 10},5 {s * 22},4", 3),
            lighter(coat, 0.25))  # fmt: skip
        _grip(plate, 300 + s * 146, 506, s > 0, skin)
    _old_head(plate, skin, mix(p.warm, p.near, 0.15))

    plate.at(-0.3)
    seated: tuple[tuple[float, bool, str, str, str, Colour, Colour, Colour], ...] = (
        (28, False, "coat", "", "bun", "#7a4a32", "#9a5560", "#17101a"),
        (572, True, "gown", "", "plait", "#d69c72", "#4a8480", "#8a4a2c"),
    )
    for x, flip, dress, cap, hair, tone, cloth, mane in seated:
        who = person(stare, dress, cap, hair, gaze=(50, 26), mood="calm",
                     inks={"skin": tone, "cheek": tone, "coat": cloth, "hair": mane, "legs": p.near, "hat": p.warm,
                           "trim": p.far, "band": p.far})  # fmt: skip
        done = draw(plate, who, x, 900, 2.5, 0, flip)
        if flip:
            lap = done.anchors["lap"]
            draw(plate, dog_sit(), lap[0] + 16, lap[1] + 22, 0.74, 0, True)
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
