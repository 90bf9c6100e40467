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
    cut(plate, path(bed), mix(p.near, "#c9a06a", 0.3), 30, bottom=(mix(p.near, "#6a4030", 0.5), 240))
    cut(plate, _cracked(Random(8)), "#5a3420", opacity=0.6)
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
    widths = [13.0, 13, 13, 17, 40, 54, 36, 12, 6]
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
    cut(plate, one.put(limb("-40,-148,22 -2,-140,16 36,-132,11")), darker(one.coat, 0.22), 7)
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
    torso = cut(plate, one.put(form(back)), one.coat, 24, 0.5)
    if one.beard:
        cut(plate, one.put(curve("-40,-164 -22,-130 -14,-84", 4)), one.hair, clip=torso)
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
    """The near arm and its hand, seen from the back: the fingers close below the rope, out of sight."""

    def on(shape: str) -> str:
        return one.put(place(shape, 34, -129, 0.92, -6))

    hand = "M-20,-7C-12,-10 -6,-13 2,-13C12,-14 19,-9 20,-1C20,6 19,13 15,15C12,16 10,15 9,14C7,17 3,17 1,15"
    hand += "C-1,17 -5,17 -7,13C-11,14 -14,11 -15,8C-17,7 -19,7 -20,7Z"
    skin_of(plate, on(path(hand)), one.skin, 9, 0.5)
    cut(plate, on(stroke("M9,14C10,11 10,9 9,7M1,15C2,12 2,9 1,7M-7,13C-6,10 -6,8 -7,6", 1.3)), darker(one.skin, 0.3))
    thumb = skin_of(plate, on(limb("-9,-7,8 0,-14,9 12,-15,7")), lighter(one.skin, 0.06), 4, 0.3)
    cut(plate, on(curve("9,-17 13,-17 15,-14", 1.1)), darker(one.skin, 0.2), clip=thumb)
    sleeve = cut(plate, one.put(limb("-48,-147,27 -20,-122,21 18,-127,15")), lighter(one.coat, 0.04), 10, 0.6)
    cut(plate, one.put(curve("-26,-130 -19,-124 -17,-116", 1.8) + curve("18,-136 20,-127 18,-118", 2.6)),
        darker(one.coat, 0.25), clip=sleeve)  # fmt: skip


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
    plate.veil(polygon([(448, 834), (570, 822), (584, 856), (446, 872)]), "#fff3b4", 0.75, 9, 0.9, clip=shaft)
    rails = line([(516, 768), (524, 858)], 5.4) + line([(552, 764), (552, 854)], 5.4)
    rungs = "".join(line([(517 + k, 778 + 17 * k), (552, 774 + 17 * k)], 4.4) for k in range(5))
    ladder = plate.mask(polygon([(430, 740), (600, 740), (600, 849), (447, 866), (436, 810)]))
    cut(plate, rails + rungs, dark, 3, 0.5, clip=ladder)
    plate.veil(polygon([(446, 840), (570, 828), (580, 700), (430, 706)]), "#ffe08a", 0.3, 22, 0.6)


def _finder(plate: Plate) -> None:
    """A child who has opened a hatch in the dry bed: she kneels, a hand on her knee, and looks down into the light."""
    p = PALETTES["lemon"]
    skin: Colour = "#e0a273"
    wool: Colour = "#2f8f86"

    def put(shape: str, ink: Colour, depth: float = 0, lift: float = 0, clip: Field | None = None) -> Field:
        return cut(plate, place(shape, -8, -8), ink, depth, lift, clip=clip)

    _hatch(plate)
    plate.shadow(ellipse(356, 868, 70, 9, 2), 0.7, 5)
    put(limb("352,850,26 330,864,15 312,866,10"), skin, 7, 0.3)
    put(form("318,856! 306,856 294,864 296,874 318,876!"), "#241a22", 5, 0.3)
    shirt = "350,812 346,788 358,764 380,750 400,754 406,770 400,794 390,814"
    put(form(shirt), p.light, 20, 0.5)
    skirt = "346,806! 368,812 392,806! 408,822 426,844 430,862 422,876! 376,880 324,874! 322,850 334,824"
    cloth = put(form(skirt), wool, 30, 0.6)
    folds = curve("360,826 350,850 346,876", 2.4) + curve("378,846 386,862 386,878", 2.4)
    put(folds, darker(wool, 0.35), clip=cloth)
    put(curve("346,806 368,813 393,806", 7), darker(wool, 0.3), 3)
    _finder_head(plate, skin)
    arm = limb("374,800,14 392,822,11.5 408,833,11") + form("402,828 412,827 424,836 432,847 428,852 418,848 406,842")
    skin_of(plate, place(arm + limb("408,832,7 418,832,7 425,836,4.6"), -8, -8), skin, 7, 0.5)
    put(curve("424,851 419,846 415,843", 1.2) + curve("430,849 424,843 420,840", 1.2), darker(skin, 0.28))
    sleeve = put(limb("374,768,23 368,790,24 378,806,20"), p.light, 10, 0.6)
    put(curve("366,810 378,810 388,799", 3), p.cool, clip=sleeve)


def _finder_head(plate: Plate, skin: Colour) -> None:
    """Her face in profile under a straw hat, bent over the hatch; a plait hangs down her back."""
    p = PALETTES["lemon"]

    def put(shape: str, ink: Colour, depth: float = 0, lift: float = 0, clip: Field | None = None) -> Field:
        return cut(plate, place(shape, 404, 720, 0.98, 26), ink, depth, lift, clip=clip)

    cut(plate, limb("386,718,14 358,734,13 340,766,10 336,798,4"), "#4a2a1c", 6, 0.4)
    put(limb("-6,14,17 -10,34,17"), darker(skin, 0.15), 5)
    plate.care = SMOOTH
    face = put(path(_FACE), skin, 14)
    plate.care = 1
    put(curve("9,-4 14,-1.5 20,-4", 2.2) + curve("8,-11 14,-14 20,-12", 1.8), "#2a1a1e", clip=face)
    put(curve("17,14.5 20,15 23,12.5", 1.8), "#8d3f30", clip=face)
    plate.veil(place(ellipse(14, 8, 20, 20), 404, 720, 0.98, 26), "#ffd89a", 0.5, 8, 0.45, clip=face)
    put(
        path("M20,-22C10,-34 -14,-36 -26,-20C-34,-6 -30,12 -20,18C-14,8 -14,0 -6,-6C2,-10 12,-14 20,-22Z"), "#4a2a1c", 9
    )
    put(form("-30,-10! -30,-34 -6,-46 14,-38 20,-24! -4,-22"), p.warm, 12)
    put(form("-54,4 -36,-12 -6,-24 24,-28 46,-24 26,-17 0,-14 -26,-2 -44,8"), lighter(p.warm, 0.2), 6, 0.4)
    put(curve("-29,-14 -6,-25 20,-27", 5), p.cool)


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
