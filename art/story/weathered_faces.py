"""A face as large as a land: an old woman's laugh."""

from __future__ import annotations

import math
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, Piece, carried, cut, draw
from art.motifs.beasts_far import camel
from art.motifs.creatures_small import bee
from art.motifs.curves import limb
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []

FACE = (282.0, 530.0, 1.0, -6.0)  # where the old woman's face lies, and how far it is tilted


def _on(shape: str) -> str:
    return place(shape, *FACE)


def _at(x: float, y: float) -> Point:
    return carried((x, y), *FACE)


def _mountain(plate: Plate, x: float, y: float, half: float, tall: float, ink: Colour, shade: Colour) -> None:
    """A mountain standing on (x, y), lit from the left, snow on its top."""
    top, knee = (x + half * 0.06, y - tall), (x + half * 0.5, y - tall * 0.46)
    left = x - half * 0.46, y - tall * 0.52
    dark = polygon([top, knee, (x + half, y), (x + half * 0.1, y + half * 0.13), (x + half * 0.2, y - tall * 0.36),
                    (x, y - tall * 0.6)])  # fmt: skip
    snow = polygon([top, (x - half * 0.32, y - tall * 0.64), (x - half * 0.18, y - tall * 0.56),
                    (x - half * 0.06, y - tall * 0.66), (x + half * 0.1, y - tall * 0.52),
                    (x + half * 0.2, y - tall * 0.64), (x + half * 0.37, y - tall * 0.6)])  # fmt: skip
    foot = f"Q{x:.0f},{y + half * 0.3:.0f} {x - half:.0f},{y:.0f}"
    whole = "M" + "L".join(f"{px:.0f},{py:.0f}" for px, py in ((x - half, y), left, top, knee, (x + half, y))) + foot
    cut(plate, path(whole + "Z"), ink, 16, 0.7)
    cut(plate, dark, shade, opacity=0.8)
    cut(plate, snow, "#fffaec", 8)


def _brow_of_trees(random: Random, start: Point, peak: Point, end: Point, count: int) -> tuple[str, str]:
    """Trees along an arched brow: crowns and trunks."""
    crowns = trunks = ""
    for i in range(count):
        t = i / (count - 1)
        x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * peak[0] + t * t * end[0]
        y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * peak[1] + t * t * end[1]
        tall = random.uniform(28, 38) * (0.75 + 0.5 * math.sin(math.pi * t))
        trunks += rectangle(x - 2.5, y - 8, 5, 14)
        crowns += ellipse(x, y - tall / 2 - 2, 9.5, tall / 2, (t - 0.5) * 26)
    return crowns, trunks


def wrinkle_map(plate: Plate) -> None:
    """An old woman's laughing face, its wrinkles a land with roads, a river, a caravan."""
    p, random = PALETTES["linen"], Random(41)
    skin, warm, furrow = "#e3bd8a", "#f6e0b4", "#9a6a3f"
    plate.sky(p.sky)
    plate.glow(120, 90, 420, p.light, 0.8, 1.2)
    flock = "".join(stroke(f"M{x - 13},{y - 5}Q{x - 5},{y - 9} {x},{y}Q{x + 5},{y - 9} {x + 13},{y - 5}", 4)
                    for x, y in ((72, 112), (108, 90), (134, 118)))  # fmt: skip
    cut(plate, flock, p.near)
    plate.at(0.7)
    silver, blue = mix("#b4b9c2", p.light, 0.15), mix(p.near, "#9aa3b5", 0.45)
    for x, y, half, tall in ((40, 400, 100, 200), (560, 400, 110, 240), (150, 330, 120, 220), (450, 330, 130, 262),
                             (300, 320, 140, 270)):  # fmt: skip
        _mountain(plate, x, y, half, tall, mix(silver, p.light, 0.3), mix(blue, silver, 0.45))
    plate.at(0)
    cloth = cut(plate, path("M-20,920V770C60,716 140,730 286,790C420,750 520,700 620,744V920Z"),
                mix(p.cool, p.near, 0.4), 34)  # fmt: skip
    for row in range(7):
        cut(
            plate, "".join(circle(x + row % 2 * 23, 730 + row * 30, 5) for x in range(-10, 620, 46)), p.warm, clip=cloth
        )
    mass = "M-262,60C-286,-120 -240,-330 0,-344C240,-330 290,-120 262,40C250,80 -250,100 -262,60Z"
    cut(plate, _on(path(mass)), mix(silver, p.middle, 0.2), 40, 1)
    cut(plate, _on(path("M202,-40C250,-72 284,-30 270,24C260,62 240,92 212,86Z")), skin, 20, 0.8)
    cut(plate, _on(stroke("M226,-18C250,-30 258,0 246,30M230,40C242,32 240,56 232,62", 6)), furrow, opacity=0.75)
    outline = (
        "M-210,-110C-214,-236 -120,-290 0,-290C120,-290 214,-236 212,-110C214,-50 232,-6 224,70C212,176 136,306 0,312"
        "C-134,306 -210,176 -224,70C-232,-6 -212,-50 -210,-110Z"
    )
    face = plate.ink(_on(path(outline)), skin, shade=darker(skin, 0.5), light=warm, depth=74, light_amount=0.5,
                     shadow=Shadow(3, 8, 12, 0.4))  # fmt: skip
    plate.glow(*_at(-30, -190), 150, warm, 0.6, 1.2, stretch=1.5, clip=face)
    for x, y, wide in ((-142, 52, 92), (142, 46, 90)):
        hx, hy = _at(x, y)
        plate.glow(hx - 10, hy - 12, wide, "#e8a06a", 0.85, 1.1, clip=face)
        terraces = "".join(
            stroke(f"M{x - wide * k},{y + 14 * k}A{wide * k},{wide * k * 0.82} 0 0 1 {x + wide * k},{y + 10 * k}", 3.4)
            for k in (0.36, 0.56, 0.78, 0.98)
        )
        cut(plate, _on(terraces), furrow, opacity=0.45, clip=face)
    deep = (
        "-150,-206,2 -80,-222,6 0,-212,7 84,-224,6 156,-200,2", "-22,-130,3 -14,-100,7 -20,-68,3",
        "20,-132,3 13,-104,6 18,-70,3", "-190,-62,2 -206,-78,5 -220,-92,3", "-188,-40,2 -208,-40,6 -226,-44,3",
        "-184,-16,2 -204,-4,5 -222,4,3", "190,-62,2 204,-80,5 218,-92,3", "190,-38,2 208,-38,6 226,-44,3",
        "60,70,3 128,106,8 168,160,7 164,214,2", "-160,12,2 -112,26,5 -62,4,2", "62,4,2 116,22,5 164,6,2",
        "196,110,2 200,164,6 176,226,2", "-202,120,2 -204,170,6 -180,230,2", "-54,284,2 0,294,6 56,282,2",
        "-154,-2,2 -112,8,4 -70,-8,2", "72,-8,2 116,6,4 156,-8,2", "-60,70,3 -84,88,6 -108,94,2",
    )  # fmt: skip
    cut(plate, _on("".join(limb(one) for one in deep)), furrow, opacity=0.85, clip=face)
    road, kerb = mix(p.light, warm, 0.25), mix(furrow, skin, 0.3)
    for way in ("-214,-120,4 -196,-172,7 -110,-192,9 -20,-178,9 70,-196,9 150,-184,8 214,-150,5",
                "60,-290,4 40,-252,6 84,-224,8 70,-196,8", "232,0,5 196,40,9 140,58,10 92,44,8 66,62,6"):  # fmt: skip
        cut(plate, place(_on(limb(way)), 2, 4), kerb, clip=face)
        cut(plate, _on(limb(way)), road, clip=face)
    houses = ((-96, -214), (-74, -210), (112, -214), (-8, -200))
    cut(plate, _on("".join(rectangle(x - 8, y - 2, 16, 14) for x, y in houses)), p.light, 0, 0.5)
    cut(plate, _on("".join(path(f"M{x - 12},{y}L{x},{y - 13}L{x + 12},{y}Z") for x, y in houses)), p.hot)
    nose = "M-17,-70C-20,0 -64,34 -62,68C-58,96 -30,90 0,102C30,90 58,96 62,68C64,34 20,0 17,-70Z"
    plate.ink(_on(path(nose)), mix(skin, warm, 0.25), shade=darker(skin, 0.36), light="#fdeccb", depth=40, edge=0.4)
    cut(plate, _on(ellipse(-26, 81, 14, 7, -18) + ellipse(26, 81, 14, 7, 18)), furrow)
    lips = "M-164,114C-96,134 90,136 162,104C178,184 104,272 0,276C-108,272 -178,192 -164,114Z"
    cut(plate, _on(path(lips)), mix(skin, "#8f3a34", 0.55), 14)
    mouth = "M-148,126C-96,146 90,148 146,116C156,178 92,254 0,256C-96,254 -158,190 -148,126Z"
    inside = cut(plate, _on(path(mouth)), "#3a1220", 20)
    cut(plate, _on(path("M-90,250C-80,210 -36,202 0,214C40,200 84,210 94,246C60,280 -60,280 -90,250Z")),
        mix(p.hot, "#8f3a34", 0.35), 20, clip=inside)  # fmt: skip
    teeth = "".join(
        path(f"M{x - 19},{y - 34}H{x + 19}L{x + 18},{y + 22}Q{x},{y + 31} {x - 18},{y + 22}Z")
        for x, y in ((-100, 140), (-60, 147), (-20, 150), (58, 149), (96, 143), (130, 132))
    )
    cut(plate, _on(teeth), p.light, 9, 0.5, clip=inside)
    river = "-172,-26,3 -194,10,8 -160,44,12 -176,84,15 -138,110,19 -126,136,21"
    cut(plate, place(_on(limb(river)), 3, 5), kerb, clip=face)
    cut(plate, _on(limb(river)), mix(p.cool, p.light, 0.16), 8, clip=face)
    cut(plate, _on(limb("-128,134,21 -112,176,24 -104,226,28 -112,290,34")), mix(p.cool, p.light, 0.16), 8, clip=inside)
    ripples = "M-182,14q6,-7 12,0M-170,62q7,-7 14,0M-156,98q8,-7 15,0M-128,138q8,-7 16,0M-116,176q8,-6 16,0"
    cut(plate, _on(stroke(ripples, 3)), p.light, clip=face)
    boat = Motif(
        (Piece(path("M-28,-6Q0,2 28,-8Q22,13 2,13Q-20,13 -28,-6Z"), "hull", 6),
         Piece(path("M3,-66C32,-46 34,-26 28,-14L3,-12Z"), "sail", 8),
         Piece(line([(0, -68), (0, 0)], 4), "hull")),
        {"hull": p.deep, "sail": p.light},
    )  # fmt: skip
    draw(plate, boat, *_at(-166, 78), 1, 8)
    cut(plate, _on(limb("-168,-30,3 -138,-58,12 -104,-64,14 -70,-52,11 -44,-28,3")), p.deep)
    cut(plate, _on(stroke("M-166,-34l-18,-6M-156,-46l-16,-12M-140,-56l-10,-16", 5)), p.deep)
    seen = cut(plate, _on(path("M48,-28C76,-54 142,-60 174,-30C148,-24 80,-20 48,-28Z")), p.light, 6)
    cut(plate, _on(circle(112, -40, 22)), p.deep, clip=seen)
    plate.glow(*_at(112, -38), 24, "#ffc65a", 1, 0.9, clip=seen)
    cut(plate, _on(path("M97,-22V-36L104,-42L111,-36V-40L119,-47L127,-40V-22Z")), p.deep, clip=seen)
    cut(plate, _on(rectangle(101, -34, 6, 7) + rectangle(116, -37, 6, 8)), "#ffe08a", clip=seen)
    cut(plate, _on(limb("40,-24,3 74,-54,11 112,-64,14 150,-56,12 182,-26,3")), p.deep)
    cut(plate, _on(stroke("M172,-38l18,-8M162,-48l15,-13M146,-56l9,-15", 5)), p.deep)
    for start, peak, end in (((-186, -86), (-120, -158), (-46, -92)), ((48, -94), (126, -164), (190, -86))):
        crowns, trunks = _brow_of_trees(random, start, peak, end, 10)
        cut(plate, _on(trunks), p.deep)
        cut(plate, _on(crowns), mix("#66786a", p.light, 0.1), 8, 0.5)
    for x, y, size in ((214, 24, 0.2), (176, 48, 0.21), (134, 59, 0.21), (94, 46, 0.19)):
        cx, cy = _at(x, y)
        draw(plate, camel(), cx, cy + 2, size, -4, True, flat=p.deep)
        cut(plate, place(rectangle(-4, -33, 17, 17, 3), cx, cy, size / 0.25, -4), p.hot)
    crest = ((-266, -6, 50, 112), (262, -64, 50, 112), (-246, -92, 58, 124), (244, -118, 60, 128),
             (-204, -164, 72, 134), (204, -176, 72, 138), (-136, -222, 78, 130), (140, -230, 80, 134),
             (-52, -252, 80, 122), (50, -254, 78, 126))  # fmt: skip
    for x, y, half, tall in crest:
        mx, my = _at(x, y)
        _mountain(plate, mx, my, half, tall, silver, mix(blue, silver, 0.2))
    ex, ey = _at(236, 80)
    cut(plate, ring(ex, ey + 40, 36, 10), p.warm, 0, 0.8)
    cut(plate, ring(ex - 1, ey + 39, 38, 3), lighter(p.warm, 0.6))
    cut(plate, circle(ex, ey + 78, 13), p.hot, 8, 0.6)
    draw(plate, bee(), ex + 2, ey + 82, 0.36, -12, True)


SCENES.append(
    Story(
        draw=wrinkle_map, palette="linen", operator="metamorphosis", setting="abstract", season="none",
        framing="close", moods=("tender", "wistful"), living=("old woman", "camels", "bee", "birds"),
        objects=("face", "mountains", "river", "boat", "road", "trees", "earring"),
        words={
            "rire/laughter": 3, "visage/face": 3, "rides/wrinkles": 3, "vieille femme/old woman": 3,
            "paysage/landscape": 2, "rivière/river": 2, "montagne/mountain": 2, "caravane/caravan": 2,
            "bateau/boat": 1, "chemin/road": 2, "abeille/bee": 1, "dent/tooth": 1, "village/village": 1,
            "voyage/journey": 1, "mémoire/memory": 2, "larme/tear": 1,
        },
        fr=(
            "Une vieille femme rit, yeux plissés : ses cheveux sont des montagnes, ses sourcils des arbres ; "
            "une caravane passe sur sa joue, un bateau descend de l’œil à la bouche."
        ),
        en=(
            "An old woman laughs, eyes narrowed: her hair is a mountain range, her brows are trees; a caravan "
            "crosses her cheek, a boat sails from eye to mouth, a bee sits on her earring."
        ),
    )
)  # fmt: skip
