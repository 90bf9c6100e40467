"""Story cards: what ties people to each other under the open sky."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from art.colour import Colour, Field, mix
from art.motif import SMOOTH, cut, draw
from art.motifs.buildings_town import COTTAGE, GABLED
from art.motifs.creatures_sea import fish
from art.motifs.curves import curve, form, limb, strip, through
from art.motifs.machines import SAIL_BOAT
from art.motifs.people import person
from art.motifs.terrain import plane, tufts
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, cloud, ellipse, line, path, place, polygon, ridge, ring, stroke
from art.story._freehand import skin as skin_of
from art.story._relations import yarn

SCENES: list[Scene] = []


def river_rope(plate: Plate) -> None:
    """Two villages pull at the two ends of a river that has left its bed."""
    p = PALETTES["lemon"]
    plate.sky([(0, p.sky[0][1]), (0.25, p.sky[1][1]), (0.5, p.sky[2][1])])
    cut(plate, cloud(Random(3), 150, 120, 190, 34) + cloud(Random(5), 430, 190, 120, 20), p.light, 14)
    plate.at(0.9)
    hills, _ = ridge(600, 900, 300, 16, 2.2, 0.6)
    plane(plate, hills, mix(p.far, p.sky[1][1], 0.45))
    plate.at(0.55)
    hill, _ = ridge(600, 900, 366, 20, 1.3, 2.1, -18)
    plane(plate, hill, p.far)
    for x, y, k, motif in ((404, 352, 0.34, GABLED), (462, 344, 0.44, COTTAGE), (552, 348, 0.5, GABLED)):
        draw(plate, motif, x, y, k)
    near, _ = ridge(600, 900, 520, 24, 1.1, 3.6, 26)
    plate.at(0.2)
    plane(plate, near, p.middle)
    bed = (
        "M470,398C500,430 580,456 560,506C530,560 380,600 330,680C290,750 250,820 150,920H640"
        "C620,840 590,800 552,740C526,690 610,600 620,520C610,456 520,430 492,394Z"
    )
    cut(plate, path(bed), mix(p.near, p.deep, 0.35), 30, bottom=(mix(p.near, p.deep, 0.62), 240))
    cut(plate, _cracked(Random(8)), p.deep, opacity=0.55)
    for x, y, k, motif, flip in ((32, 554, 1.0, COTTAGE, False), (166, 528, 0.85, GABLED, True)):
        draw(plate, motif, x, y, k, flip=flip)
    cut(plate, tufts(Random(2), 40, 600, 900, 20, 6, (-10, 240)), p.near, opacity=0.7)
    plate.at(0)
    stretched = [
        (-20, 676.0),
        (60, 668),
        (170, 654),
        (282, 634),
        (364, 596),
        (424, 530),
        (446, 450),
        (444, 384),
        (440, 352),
    ]
    widths = [20.0, 19, 18, 22, 44, 54, 36, 12, 6]
    for one in TEAM:
        _tugger(plate, one)
    cut(plate, curve("438,354 474,348 520,341 556,352 580,372", 5.4), p.cool, 2, 0.6)
    river = cut(plate, strip(stretched, widths), p.cool, 26, 2)
    for share, tone in ((-0.6, 0.75), (-0.2, 0.3), (0.25, 0.55)):
        flow = [(x + share * w * 0.7, y + share * w) for (x, y), w in zip(stretched, widths, strict=True)]
        cut(plate, stroke(through(flow), 3.6), lighter(p.cool, tone), clip=river)
    for one in TEAM:
        _fists(plate, one)
    for i, (x, coat, dress, cap, hair) in enumerate(
        (
            (452, p.hot, "shirt", "straw", "short"),
            (484, p.deep, "skirt", "", "bun"),
            (520, p.near, "shirt", "cap", "short"),
        )
    ):
        draw(plate, person("pull", dress, cap, hair, inks={"coat": coat}), x + 10 + i * 6, 402 - i * 6, 0.38, flip=True)
    drops = "".join(
        place(path("M0,-12C7,0 8,7 0,10C-8,7 -7,0 0,-12Z"), x, y, k)
        for x, y, k in (
            (392, 650, 1.2),
            (352, 668, 0.9),
            (446, 606, 1),
            (470, 560, 0.7),
            (416, 694, 0.8),
        )
    )
    cut(plate, drops, p.cool)
    draw(plate, SAIL_BOAT, 352, 580, 0.62, -38, shadow=0, inks={"body": p.hot, "light": p.light})
    for kind, x, y, k, turn in (("round", 492, 622, 0.38, 40), ("long", 520, 566, 0.34, 34)):
        plate.shadow(ellipse(x - 4, y + 26 * k, 90 * k, 22 * k, turn), 0.7, 4)
        draw(plate, fish(kind) if kind == "long" else fish(), x, y, k, turn, shadow=0)
    _finder(plate)


@dataclass(frozen=True)
class Tugger:
    """One who pulls: where the heels are, how large, and in what inks."""

    x: float
    y: float
    k: float
    coat: Colour
    legs: Colour
    skin: Colour
    hair: Colour
    skirt: bool = False
    beard: bool = False

    def put(self, shape: str) -> str:
        return place(shape, self.x, self.y, self.k)


TEAM = (
    Tugger(90, 807, 1.16, "#fffbe6", "#d8432a", "#d8a07a", "#6b3a22", skirt=True),
    Tugger(176, 803, 1.2, "#e9dcb8", "#2a5a8c", "#b9794e", "#2a1c1c", beard=True),
    Tugger(262, 776, 1.15, "#2c4a46", "#1e2f4a", "#e0aa84", "#33202a", skirt=True),
)
_FACE = (
    "M-20,18C-27,8 -29,-8 -22,-18C-14,-29 4,-31 14,-25C21,-20 23,-13 22,-8C23,-4 25,-1 28,3C30,6 29,8 26,8"
    "C24,9 25,11 24,12C25,14 24,16 22,16C23,20 21,23 16,23C11,24 6,22 2,22L2,34L-16,34Z"
)


def _tugger(plate: Plate, one: Tugger) -> None:
    """All but the hands: heels dug in, the back thrown away from the rope, the face in profile."""
    dark = darker(one.legs, 0.25)
    outline = one.put(limb("-18,-92,60 12,-50,40 30,-6,30") + limb("-12,-92,50 -46,-160,40 -42,-190,44"))
    plate.stand(plate.mask(outline), outline, (one.x + 30, one.y), 0.4)
    cut(plate, one.put(limb("-20,-92,34 12,-50,24 4,-10,15")), one.skin if one.skirt else dark, 8)
    cut(plate, one.put(limb("-16,-92,36 22,-50,25 42,-12,15")), one.skin if one.skirt else one.legs, 10, 0.4)
    boots = form("-6,-14! 10,-16 18,-6 28,-4 28,2! -6,3!") + form("32,-18! 50,-18 58,-12 70,-14 72,-7! 36,3!")
    cut(plate, one.put(boots), "#241a22", 5, 0.3)
    cut(plate, one.put(limb("-42,-146,22 -8,-132,17 22,-128,12")), darker(one.coat, 0.22), 7)
    if one.skirt:
        gown = "-40,-112 -14,-112 12,-96 40,-60 56,-30! 36,-20 6,-18 -34,-26! -48,-60 -50,-92"
        cloth = cut(plate, one.put(form(gown)), one.legs, 34, 0.6)
        pleats = (
            curve("-20,-106 -16,-64 -14,-22", 2.4)
            + curve("-10,-106 6,-66 14,-22", 2.4)
            + curve("0,-102 28,-66 42,-28", 2.4)
        )
        cut(plate, one.put(pleats), darker(one.legs, 0.35), clip=cloth)
    back = "-44,-168! -28,-164 -14,-144 -8,-118 2,-92! -20,-84 -42,-90! -52,-114 -62,-142 -58,-160"
    cut(plate, one.put(form(back)), one.coat, 24, 0.5)
    if one.beard:
        cut(plate, one.put(curve("-40,-164 -22,-130 -14,-90", 4)), one.hair)
    _tug_head(plate, one)


def _tug_head(plate: Plate, one: Tugger) -> None:
    def on(shape: str) -> str:
        return one.put(place(shape, -42, -190, 0.86, -14))

    face = skin_of(plate, on(path(_FACE)), one.skin, 14, 0.3)
    plate.tint(on(circle(12, 8, 5.5)), "#d8553c", 3, face * 0.5)
    cut(plate, on(curve("9,-4 14,-1.5 20,-4", 2.2) + curve("8,-12 14,-15.5 20,-13", 2.2)), "#2a1a1e", clip=face)
    cut(plate, on(curve("16,14 20,15 24,13", 2)), "#7d3a2c", clip=face)
    if one.beard:
        beard = "M-4,-4C-2,8 4,13 10,12C15,9 20,8 25,11C25,14 22,15 23,18C24,30 14,40 4,40C-8,34 -14,18 -12,2Z"
        cut(plate, on(path(beard)), one.hair, 9)
        cut(plate, on(path("M8,-24C-6,-30 -24,-28 -28,-12C-31,4 -26,20 -14,24C-10,14 -12,2 -6,-6C0,-12 6,-16 8,-24Z")),
            one.hair, 8)  # fmt: skip
        cut(plate, on(form("-24,-12! -20,-34 6,-38 18,-26 20,-18! -2,-20")), "#e8b93a", 10)
        cut(plate, on(form("-42,-6 -26,-18 0,-22 24,-20 42,-14 24,-13 0,-14 -22,-8")), "#f0cc5e", 5, 0.3)
        cut(plate, on(form("-23,-14! 0,-21 20,-19! 19,-25! 0,-28 -23,-20!")), "#b7402a")
    else:
        bun = (
            form("-30,-20 -20,-27 -34,-38 -48,-28 -44,-14") if one.x > 200 else form("-30,0 -22,8 -30,22 -46,20 -46,4")
        )
        hair = "M20,-20C12,-36 -14,-38 -26,-22C-36,-8 -30,14 -18,20C-14,10 -16,2 -8,-4C-2,-10 8,-14 20,-20Z"
        cut(plate, on(bun + path(hair)), one.hair, 11)
    cut(plate, on(path("M-10,-4C-5,-8 0,-4 -2,2C-3,7 -8,8 -10,3Z")), one.skin, 2)
    cut(plate, on(curve("-7,-2 -4,-2 -5,3", 1.4)), darker(one.skin, 0.35))


def _fists(plate: Plate, one: Tugger) -> None:
    """The near arm, and both hands around the rope."""
    cut(plate, one.put(limb("-48,-148,26 -22,-118,20 20,-126,12")), lighter(one.coat, 0.04), 10, 0.6)
    for x, y, ink in ((47, -131, darker(one.skin, 0.1)), (27, -126, one.skin)):
        _grip(plate, one, x, y, ink)


def _grip(plate: Plate, one: Tugger, x: float, y: float, ink: Colour) -> None:
    """A hand closed around the rope, its four fingers side by side."""

    def on(shape: str) -> str:
        return one.put(place(shape, x, y, 0.78, -10))

    fingers = "M-14,-10C-9,-15 9,-15 14,-11C17,-6 17,6 15,12C13,17 9,17 7,14C5,18 1,18 0,15C-2,18 -6,18 -7,14"
    fingers += "C-10,17 -14,15 -15,10C-17,2 -17,-5 -14,-10Z"
    skin_of(plate, on(path(fingers)), ink, 6, 0.4)
    cut(plate, on(stroke("M-7,14C-8,7 -8,1 -7,-4M0,15C0,8 0,2 0,-4M7,14C8,7 8,1 7,-4", 1.6)), darker(ink, 0.42))


def _cracked(random: Random) -> str:
    """The crazed mud of a bed that has run dry."""
    shape = ""
    for _ in range(34):
        y = random.uniform(600, 890)
        x = 420 + (y - 640) * -0.12 + random.uniform(-80, 120)
        shape += yarn(
            [(x, y), (x + random.uniform(8, 24), y + random.uniform(-9, 9)), (x + 36, y + random.uniform(0, 14))], 2.6
        )
    return shape


def _hatch(plate: Plate) -> None:
    """A square shaft in the mud with a ladder in it; its lid of planks stands open behind."""
    wood, dark = "#8a5630", "#4a2a1a"
    lid = cut(plate, polygon([(444, 800), (566, 790), (574, 708), (462, 714)]), "#b77b42", 8, 1)
    planks = (
        line([(474, 800), (490, 708)], 2.6) + line([(505, 798), (518, 706)], 2.6) + line([(536, 796), (546, 706)], 2.6)
    )
    cut(plate, planks, dark, clip=lid)
    battens = line([(450, 780), (570, 770)], 11) + line([(460, 732), (574, 724)], 10)
    cut(plate, battens, wood, 4, 0.5, clip=lid)
    cut(plate, line([(470, 774), (556, 730)], 9), wood, 4, 0.5, clip=lid)
    cut(plate, ring(514, 722, 8, 3.6), dark, 2, 0.4)
    cut(plate, polygon([(426, 806), (566, 792), (592, 860), (436, 878)]), "#8d7f66", 8, 1)
    cut(plate, polygon([(436, 810), (560, 798), (580, 852), (446, 868)]), dark)
    shaft = plate.mask(polygon([(438, 811), (559, 799), (579, 851), (447, 867)]))
    with plate.shining(1.7):
        cut(plate, polygon([(430, 790), (590, 790), (590, 880), (430, 880)]), "#ffdc4e", clip=shaft)
    plate.tint(polygon([(430, 790), (590, 780), (590, 826), (430, 840)]), "#f0901e", 10, shaft * 0.7)
    plate.tint(polygon([(430, 780), (590, 770), (590, 808), (430, 822)]), "#8a3c12", 6, shaft * 0.6)
    plate.tint(polygon([(425, 800), (443, 806), (453, 880), (425, 890)]), "#b85a1c", 6, shaft * 0.6)
    rails = line([(516, 768), (524, 858)], 5.4) + line([(552, 764), (552, 854)], 5.4)
    rungs = "".join(line([(517 + k, 778 + 17 * k), (552, 774 + 17 * k)], 4.4) for k in range(5))
    ladder = plate.mask(polygon([(430, 740), (600, 740), (600, 849), (447, 866), (436, 810)]))
    cut(plate, rails + rungs, dark, 3, 0.5, clip=ladder)
    plate.veil(polygon([(446, 840), (570, 828), (580, 700), (430, 706)]), "#ffe08a", 0.16, 22, 0.5)


def _finder(plate: Plate) -> None:
    """A child who has opened a hatch in the dry bed, and looks down into the light."""
    p = PALETTES["lemon"]

    def put(shape: str, ink: Colour, depth: float = 0, lift: float = 0, clip: Field | None = None) -> Field:
        return cut(plate, place(shape, -10, -26), ink, depth, lift, clip=clip)

    _hatch(plate)
    skin: Colour = "#e0a273"
    plate.shadow(ellipse(336, 862, 70, 12, 4), 0.8, 5)
    put(limb("352,850,26 398,868,20 350,882,14 322,884,9"), skin, 8, 0.3)
    put(form("318,874! 330,876 334,890 320,893 308,888"), "#241a22", 5)
    put(limb("392,804,17 424,816,13 444,828,10"), darker(p.light, 0.2), 5)
    _hold(plate, 446, 826, darker(skin, 0.12))
    dress = "374,784 396,790 406,808 398,836 412,862 404,878! 366,874 326,880! 330,850 346,818 358,796"
    cloth = put(form(dress), p.light, 24, 0.6)
    put(curve("340,836 366,846 398,838", 6), p.cool, clip=cloth)
    put(curve("360,850 352,864 346,876", 2.4) + curve("382,852 384,864 382,874", 2.4), "#c9bfa0", clip=cloth)

    def on(shape: str) -> str:
        return place(shape, 404, 768, 0.95, 24)

    put(limb("384,752,13 360,768,12 344,800,9 342,824,4"), "#4a2a1c", 6)
    put(on(limb("-8,14,16 -12,28,16")), darker(skin, 0.15), 5)
    plate.care = SMOOTH
    face = put(on(path(_FACE)), skin, 14)
    plate.care = 1
    put(on(curve("9,-4 14,-1.5 20,-4", 2.2) + curve("8,-11 14,-14 20,-12", 1.8)), "#2a1a1e", clip=face)
    put(on(curve("17,14.5 20,15 23,12.5", 1.8)), "#8d3f30", clip=face)
    put(
        on(path("M20,-22C10,-34 -14,-36 -26,-20C-34,-6 -30,12 -20,18C-14,8 -14,0 -6,-6C2,-10 12,-14 20,-22Z")),
        "#4a2a1c",
        9,
    )
    put(on(form("-30,-10! -30,-34 -6,-46 14,-38 20,-24! -4,-22")), p.warm, 12)
    put(on(form("-54,4 -36,-12 -6,-24 24,-28 46,-24 26,-17 0,-14 -26,-2 -44,8")), lighter(p.warm, 0.2), 6, 0.4)
    put(on(curve("-29,-14 -6,-25 20,-27", 5)), p.cool)
    put(limb("378,804,19 392,842,15 440,856,9"), p.light, 7, 0.4)
    _hold(plate, 442, 856, skin)


def _hold(plate: Plate, x: float, y: float, ink: Colour) -> None:
    """A child's hand over the rim, four fingers in a row and a thumb."""

    def on(shape: str) -> str:
        return place(shape, x - 10, y - 26)

    rows = ((-7, 12), (-1, 15), (5, 14.5), (11, 11))
    whole = form("-6,-5 3,-10 9,-8 9,13 2,14 -6,6")
    whole += "".join(limb(f"4,{dy},7.6 {reach * 0.6},{dy},7.2 {reach},{dy + 2},5.6") for dy, reach in rows)
    skin_of(plate, on(whole), ink, 4, 0.4)
    cut(plate, on(stroke("M14,-4L5,-4M16,2L5,2M15,8L6,8", 1.3)), darker(ink, 0.4))


SCENES.append(
    Story(
        draw=river_rope, palette="lemon", operator="tether", setting="daylight", season="summer", framing="wide",
        moods=("comic", "rebellion"), living=("villagers", "child", "fish"),
        objects=("river", "boat", "hatch", "ladder", "houses"),
        words={"rivière/river": 3, "tirer à la corde/tug of war": 3, "village/village": 2, "dispute/dispute": 2,
               "partage/sharing": 2, "eau/water": 2, "poisson/fish": 1, "bateau/boat": 1, "enfant/child": 2,
               "trappe/hatch": 2, "découverte/discovery": 1, "frontière/border": 1, "sécheresse/drought": 2,
               "été/summer": 1, "force/strength": 1},
        fr=(
            "Deux groupes de villageois tirent comme une corde une rivière soulevée de son lit ; un voilier et des "
            "poissons en glissent ; dans le lit à sec, un enfant à genoux devant une trappe éclairée."
        ),
        en=(
            "Two groups of villagers pull a blue river like a rope out of its bed; a sailing boat and fish slide off, "
            "and in the dry bed a child kneels at an open hatch full of light."
        ),
    )
)  # fmt: skip
