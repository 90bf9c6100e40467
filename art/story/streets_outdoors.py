"""Street stories out of doors: a picnic seen from above, a pedlar in the desert."""

from __future__ import annotations

from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.curves import curve, form, limb, off
from art.motifs.people import person
from art.motifs.plants import cactus
from art.motifs.things import hat
from art.motifs.things_kitchen import CUP
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []


LEATHER: Colour = "#a8602c"


def _dunes(plate: Plate) -> None:
    """Three ridges of sand, each with a sunny and a shady side."""
    p = PALETTES["lemon"]
    plate.at(0.85)
    cut(plate, path("M-10,352C120,318 210,330 300,350C420,326 520,300 610,318V920H-10Z"), mix(p.far, p.light, 0.4), 40)
    cut(plate, path("M300,350C420,326 520,300 610,318V400C520,372 420,352 300,350Z"), mix(p.far, p.middle, 0.35))
    plate.at(0.55)
    cut(plate, path("M-10,420C100,366 190,372 300,404C400,432 500,420 610,404V920H-10Z"), p.far, 50)
    cut(plate, path("M96,384C150,372 220,380 300,404C230,414 170,450 130,520C120,460 116,420 96,384Z"), p.middle)
    plate.at(0.1)
    cut(plate, path("M-10,560C90,500 260,520 380,548C470,566 540,552 610,538V920H-10Z"), mix(p.warm, p.far, 0.4), 60)
    ripples = "".join(
        curve(f"{x},{y} {x + 34},{y - 7} {x + 70},{y - 2} {x + 110},{y - 9}", 2.2)
        for x, y in ((20, 800), (90, 842), (330, 730), (470, 800), (540, 700), (300, 868), (10, 700), (380, 806))
    )
    cut(plate, ripples, mix(p.middle, p.near, 0.3), opacity=0.6)


def _storm(plate: Plate) -> None:
    """The lid, and the weather that is kept in it."""
    p = PALETTES["lemon"]
    cut(plate, path("M196,540L212,308Q214,288 236,288H484Q504,288 506,308L522,540Z"), LEATHER, 14, 1.6)
    seam = stroke("M204,536L220,314Q222,298 238,298H480Q496,298 498,314L514,536", 2.4)
    cut(plate, seam.replace("<path", '<path stroke-dasharray="8 6"'), lighter(LEATHER, 0.45))
    for x, flip in ((212, False), (506, True)):
        cut(plate, place(path("M-2,44L2,8Q4,-22 34,-22L36,-4Q18,-4 17,12L15,46Z"), x, 310, 1, 0, flip), p.warm, 6, 0.3)
    inner = path("M214,536L228,318Q230,306 242,306H478Q490,306 490,318L504,536Z")
    lining = cut(plate, inner, mix(p.deep, p.cool, 0.3), 30)
    with plate.shining(0.8):
        bolt = polygon([(436, 410), (410, 452), (428, 452), (412, 494), (452, 440), (434, 440), (452, 410)])
        cut(plate, bolt, "#fff3b4", clip=lining)
    rng = Random(4)
    places = ((rng.uniform(236, 500), rng.uniform(396, 535)) for _ in range(80))
    drops = "".join(line([(x, y), (x - 5, y + rng.uniform(14, 26))], 2.2) for x, y in places)
    cut(plate, drops, mix(p.cool, p.light, 0.75), clip=lining, edge=0.1)
    bows = ((92, p.hot), (80, p.warm), (68, mix(p.middle, "#6f9a4c", 0.6)), (56, mix(p.cool, p.light, 0.3)))
    with plate.shining(0.25):
        for radius, ink in bows:
            cut(plate, stroke(f"M{340 - radius},548A{radius},{radius} 0 0 1 {340 + radius},548", 12), ink, edge=0.3)
    dark = "".join(
        circle(x, y, r) for x, y, r in ((276, 388, 32), (320, 366, 40), (372, 360, 44), (424, 374, 38), (458, 396, 26))
    )
    cut(plate, dark + rectangle(250, 384, 230, 36, 18), mix(p.cool, p.deep, 0.35), 26, 0.6, clip=lining)
    lit = "".join(circle(x, y, r) for x, y, r in ((290, 374, 26), (334, 352, 32), (384, 350, 34), (430, 368, 26)))
    cut(plate, lit, mix(p.cool, p.light, 0.45), 24, clip=lining)


def _case(plate: Plate) -> None:
    """The lower half of the suitcase, full to the brim, and what grows where it drips."""
    p = PALETTES["lemon"]
    plate.shadow(polygon([(500, 688), (522, 548), (640, 604), (640, 676)]), 0.85, 6)
    cut(plate, ellipse(359, 540, 158, 15), mix(p.cool, p.light, 0.3), 8)
    rings = "".join(
        ellipse(x, y, r, r * 0.2)[:-2] + ' fill="none" stroke="#fff" stroke-width="2.4"/>'
        for x, y, r in ((270, 538, 20), (350, 546, 26), (430, 538, 18), (470, 543, 12))
    )
    cut(plate, rings, mix(p.cool, p.light, 0.85))
    cut(plate, path("M190,544H528L514,674Q512,688 496,688H222Q206,688 204,674Z"), LEATHER, 24, 1.2)
    straps = "".join(polygon([(x, 544), (x + 28, 544), (x + 26, 688), (x + 2, 688)]) for x in (246, 444))
    cut(plate, straps, "#5a3218", 6)
    for x in (242, 440):
        cut(plate, rectangle(x, 572, 36, 28, 4), p.warm, 5, 0.5)
        cut(plate, rectangle(x + 8, 579, 20, 14, 2), "#5a3218")
    cut(plate, circle(320, 606, 7) + circle(398, 606, 7), p.warm, 4)
    cut(plate, stroke("M320,608C322,646 396,646 398,608", 11), "#5a3218", 5, 0.6)
    for x, flip in ((206, False), (512, True)):
        cut(plate, place(path("M-4,-36L16,-36Q18,-16 36,-14L36,4H14Q2,4 0,-8Z"), x, 684, 1, 0, flip), p.warm, 6, 0.3)
    cut(plate, rectangle(188, 534, 342, 16, 7), lighter(LEATHER, 0.25), 5, 0.6)
    for x, end in ((226, 626), (304, 584), (420, 636), (500, 606)):
        cut(plate, limb(f"{x},540,10 {x + 1},{(540 + end) / 2},5 {x},{end},9"), mix(p.cool, p.light, 0.5), 5)
    _oasis(plate)


def _oasis(plate: Plate) -> None:
    p = PALETTES["lemon"]
    rng = Random(12)
    blades = blooms = ""
    for _ in range(120):
        x = rng.uniform(196, 520)
        y, high, lean = 692 + rng.uniform(-4, 8), rng.uniform(12, 34), rng.uniform(-11, 11)
        blades += path(
            f"M{x - 2.6},{y}Q{x + lean * 0.2},{y - high * 0.6} {x + lean},{y - high}"
            f"Q{x + lean * 0.4},{y - high * 0.5} {x + 2.6},{y}Z"
        )
    for x, y in ((210, 672), (238, 662), (292, 670), (340, 664), (424, 668), (484, 660), (508, 674)):
        blooms += "".join(circle(*off(x, y, 5.5, a), 4.4) for a in range(0, 360, 72))
    cut(plate, blades, "#5f8f3e")
    cut(plate, blooms, p.light, 4, 0.2)
    cut(
        plate,
        "".join(
            circle(x, y, 3)
            for x, y in ((210, 672), (238, 662), (292, 670), (340, 664), (424, 668), (484, 660), (508, 674))
        ),
        p.hot,
    )


def _pedlar(plate: Plate) -> None:
    """In profile, one hand on the lid, the other inviting; an umbrella on his back."""
    p = PALETTES["lemon"]
    skin: Colour = "#a8683e"
    plate.shadow(polygon([(86, 766), (166, 764), (262, 716), (250, 694), (176, 700)]), 0.8, 6)
    cut(plate, limb("44,434,5 66,500,26 96,600,9 104,634,3"), p.deep, 9, 0.3)
    cut(plate, stroke("M45,438L38,416C32,400 52,392 56,408", 6), p.near)
    cut(plate, limb("136,600,44 143,680,33 145,748,22"), darker(p.deep, 0.2), 10)
    cut(plate, form("130,742! 156,744 172,752 184,756 184,766! 128,766!"), "#241a1c", 7, 0.4)
    cut(plate, limb("138,486,42 178,498,34 200,452,24"), darker(p.hot, 0.24), 14, 0.5)
    cut(plate, limb("196,466,28 201,452,27"), p.warm, 6)
    cut(plate, limb("106,600,48 100,684,36 98,754,24"), p.deep, 12)
    cut(plate, form("82,748! 112,748 128,758 142,762 142,773! 80,773!"), "#241a1c", 8, 0.4)
    coat = "116,448! 146,462 162,500 160,548 166,596 180,644! 150,656 110,652 54,660! 64,614 76,572 66,520 74,474"
    body = cut(plate, form(coat), p.hot, 46, 1)
    folds = (
        curve("96,596 88,630 76,660", 3) + curve("118,606 118,636 113,656", 3) + curve("154,470 156,560 172,654", 2.4)
    )
    cut(plate, folds, darker(p.hot, 0.4), clip=body)
    cut(plate, "".join(circle(x, y, 4.6) for x, y in ((152, 506), (152, 534), (154, 562), (158, 590))), p.warm, 4)
    _pedlar_head(plate, skin)
    sleeve = (
        "M82,480C100,466 122,478 121,502C119,524 112,540 107,554C116,564 128,572 140,576L134,607C110,607 82,598 68,578"
        "C58,554 66,500 82,480Z"
    )
    cut(plate, path(sleeve), lighter(p.hot, 0.04), 18, 0.8)
    cut(plate, limb("128,588,33 139,594,33"), p.warm, 6, 0.2)
    palm = (
        "M142,582C152,576 160,574 168,576C172,566 178,560 182,563C185,567 181,576 180,582"
        "L204,580C210,580 210,586 204,587"
        "L214,588C220,589 219,595 213,595L210,596C214,598 213,603 208,603L202,603C204,606 202,610 197,609"
        "C182,610 160,612 144,606Z"
    )
    cut(plate, path(palm), skin, 9, 0.4)
    cut(plate, curve("184,589 196,588 206,588", 1.6) + curve("184,596 196,596 208,596", 1.6), darker(skin, 0.4))
    for i, (x, y) in enumerate(((205, 424), (204, 434), (203, 444), (202, 453))):
        cut(plate, limb(f"{x - 10},{y},11 {x + 4},{y - 1},10 {x + 14 - i},{y + 2},8"), skin, 5, 0.2)


def _pedlar_head(plate: Plate, skin: Colour) -> None:
    p = PALETTES["lemon"]

    def put(shape: str) -> str:
        return place(shape, 118, 402, 0.95, 2)

    cut(plate, limb("108,456,40 112,430,36"), darker(skin, 0.12), 8)
    cut(plate, form("84,458! 112,446 140,456 146,472! 112,466 82,478!"), p.warm, 6, 0.3)
    profile = (
        "M-26,34C-34,20 -38,4 -36,-12C-32,-36 -8,-44 8,-42C24,-40 32,-28 32,-16C32,-11 34,-7 37,-2C40,4 46,9 44,13"
        "C42,16 37,15 35,17C37,20 37,22 34,24C36,27 35,30 32,31L24,44L-4,50Z"
    )
    face = cut(plate, put(path(profile)), skin, 18, 0.4)
    beard = (
        "M-8,-8C-8,14 0,24 10,21C20,15 28,14 36,18C40,21 38,25 33,25C37,29 37,36 34,46C29,64 14,73 2,70"
        "C-14,60 -20,36 -20,8"
        "C-26,12 -34,4 -36,-10L-30,-22Z"
    )
    cut(plate, put(path(beard)), "#2a1a1a", 14)
    cut(plate, put(path("M-34,-26C-42,-2 -40,22 -30,38C-20,36 -14,22 -14,6L-8,-26Z")), "#2a1a1a", 8)
    cut(plate, put(ellipse(-10, 2, 6.5, 9.5, -10)), skin, 5)
    cut(plate, put(curve("22,23 28,25 33,23", 2.2)), "#7d3f2c", clip=face)
    cut(plate, put(form("16,-5! 23,-9 31,-5! 24,-2")), "#fbf1de", clip=face)
    cut(plate, put(circle(26, -5.4, 3)) + put(curve("14,-5 22,-10 32,-6", 2.2)), "#1d1214", clip=face)
    cut(plate, put(curve("14,-15 23,-19 32,-14", 3.4)), "#2a1a1a", clip=face)
    cut(plate, put(ellipse(0, -26, 76, 11, 3)), darker(p.deep, 0.1), 7, 0.5)
    cut(plate, put(form("-38,-28! -36,-52 -30,-72 0,-76 30,-72 38,-50 40,-26! 0,-20")), mix(p.deep, p.cool, 0.25), 18)
    cut(plate, put(form("-38,-40! 0,-34 39,-38! 40,-26! 0,-20 -38,-28!")), p.warm, 6)


def rain_pedlar(plate: Plate) -> None:
    """A pedlar opens a suitcase in which it rains; cacti in hats queue up with cups."""
    p = PALETTES["lemon"]
    plate.sky([(0, p.sky[0][1]), (0.3, p.sky[1][1]), (0.55, p.sky[2][1]), (1, p.sky[2][1])])
    plate.glow(60, 60, 330, p.light, 0.8, 1.4)
    _dunes(plate)
    plate.at(0.45)
    other = person("walk", "coat", "straw", "beard", inks={"coat": mix(p.cool, p.far, 0.35)})
    done = draw(plate, other, 520, 332, 0.52)
    hx, hy = done.anchors["hand"]
    cut(plate, stroke(f"M{hx:.0f},{hy:.0f}C{hx - 26:.0f},{hy + 10:.0f} 446,230 440,186", 2.6), p.deep)
    puff = "".join(circle(x, y, r) for x, y, r in ((404, 172, 17), (428, 158, 24), (458, 156, 22), (480, 172, 16)))
    cut(plate, puff + rectangle(394, 168, 98, 22, 11), mix(p.light, p.cool, 0.12), 18)
    plate.at(0)
    _storm(plate)
    _case(plate)
    _pedlar(plate)
    queue = (
        (552, 640, 0.46, "straw"),
        (514, 766, 0.72, "feather"),
        (414, 862, 0.9, "straw"),
        (240, 868, 0.74, "feather"),
    )
    for i, (x, y, size, kind) in enumerate(queue):
        done = draw(plate, cactus(flower=False, arms=2), x, y, size, 0, i < 3)
        mound = path("M-44,10C-34,-6 -22,-13 0,-13C22,-13 34,-6 44,10Z")
        cut(plate, place(mound, x, y, size), mix(p.middle, p.far, 0.45), 8)
        tx, ty = done.anchors.get("top", (x, y - 200 * size))
        draw(plate, hat(kind), tx, ty + 16 * size, 0.5 * size, (-6, 8, 4, -8)[i])
        draw(plate, CUP, x - (60 if i < 3 else -62) * size, y - 122 * size, 0.3 * size, 0, i == 3)


SCENES.append(
    Story(
        draw=rain_pedlar, palette="lemon", operator="container", setting="desert", season="summer", framing="side",
        moods=("comic", "desire"), living=("pedlar", "cacti"),
        objects=("suitcase", "rain", "rainbow", "hat", "cup", "cloud", "umbrella", "lightning"),
        words={
            "valise/suitcase": 3, "pluie/rain": 3, "désert/desert": 3, "colporteur/pedlar": 2, "cactus/cactus": 3,
            "arc-en-ciel/rainbow": 2, "file d’attente/queue": 2, "soif/thirst": 2, "chapeau/hat": 1,
            "tasse/cup": 1, "nuage/cloud": 1, "laisse/leash": 1, "commerce/trade": 1, "miracle/miracle": 1,
            "parapluie/umbrella": 1, "éclair/lightning": 1, "été/summer": 1,
        },
        fr=(
            "Dans le désert un colporteur ouvre une valise où il pleut sous un petit arc-en-ciel ; des cactus "
            "coiffés de chapeaux font la queue avec des tasses."
        ),
        en=(
            "In the desert a pedlar opens a suitcase in which it rains under a tiny rainbow; cacti in hats queue "
            "up with cups."
        ),
    )
)  # fmt: skip
