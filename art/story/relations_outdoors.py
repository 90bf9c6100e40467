"""Story cards: what ties people to each other under the open sky."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.buildings_town import COTTAGE, GABLED
from art.motifs.creatures_sea import fish
from art.motifs.curves import curve, limb, strip, through
from art.motifs.machines import SAIL_BOAT
from art.motifs.people import person
from art.motifs.terrain import plane, tufts
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, cloud, ellipse, line, path, place, ridge, stroke
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
        (-20, 690.0), (60, 680), (170, 658), (262, 640), (318, 626), (368, 592), (424, 530), (446, 450), (444, 384),
        (440, 352),
    ]  # fmt: skip
    widths = [9.0, 9, 9, 9, 11, 34, 54, 36, 12, 6]
    for one in TEAM:
        cut(plate, one.put(limb("-84,-208,30 -40,-196,24 16,-176,17")), darker(one.coat, 0.2), 9)
    cut(plate, curve("438,354 474,348 520,341 556,352 580,372", 5.4), p.cool, 2, 0.6)
    cut(plate, strip(stretched, widths), p.cool, 26, 2)
    for share, tone in ((-0.6, 0.75), (-0.2, 0.3), (0.25, 0.55)):
        flow = [(x + share * w * 0.7, y + share * w) for (x, y), w in zip(stretched[4:], widths[4:], strict=True)]
        cut(plate, stroke(through(flow), 3.6), lighter(p.cool, tone))
    for one in TEAM:
        _tugger(plate, one)
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
    _hatch(plate)
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
    skirt: bool = False

    def put(self, shape: str) -> str:
        return place(shape, self.x, self.y, self.k)


TEAM = (
    Tugger(314, 790, 1, "#f6efd8", "#2c5a50", "#e0aa84", skirt=True),
    Tugger(180, 813, 0.98, "#e6d6ae", "#2f5f92", "#b9794e"),
)
_BODICE = "M-130,-232C-146,-206 -134,-150 -96,-102L-40,-118C-50,-150 -64,-190 -80,-216C-90,-234 -114,-244 -130,-232Z"
_SKIRT = "M-98,-112C-114,-74 -104,-34 -72,-14C-44,-4 0,-6 34,-20C46,-26 48,-36 42,-44C24,-72 -6,-106 -40,-124Z"
_NEAR_LEG = (
    "M-98,-110C-106,-92 -96,-74 -76,-70C-50,-70 -30,-58 -12,-42C6,-28 22,-14 36,-4L58,-22C42,-50 16,-86 -8,-106"
    "C-20,-114 -32,-120 -40,-122Z"
)
_HEEL = "M32,-12L58,-28C66,-24 72,-30 80,-34C88,-32 88,-24 82,-19L52,3C42,7 34,0 32,-12Z"
_SOLE = "M-24,-16H0C4,-9 14,-8 21,-5C26,-1 24,4 19,4H-22Z"


def _tugger(plate: Plate, one: Tugger) -> None:
    """Heels dug in, the back thrown away from the rope; the face is turned to the other end of it, away from us."""
    outline = one.put(path(_BODICE) + path(_SKIRT if one.skirt else _NEAR_LEG))
    plate.stand(plate.mask(outline), outline, (one.x + 20, one.y), 0.4)
    if one.skirt:
        cut(plate, one.put(place(path(_HEEL), -16, 4) + place(path(_SOLE), -8, 0)), "#3a2620", 5, 0.3)
        cloth = cut(plate, one.put(path(_SKIRT)), one.legs, 34, 0.6)
        pleats = "M-84,-100C-86,-66 -80,-40 -60,-16M-66,-106C-54,-72 -40,-44 -18,-14M-50,-112C-26,-82 -4,-54 20,-24"
        cut(plate, one.put(stroke(pleats, 2.4)), darker(one.legs, 0.3), clip=cloth)
    else:
        cut(plate, one.put(path(_SOLE) + path(_HEEL)), "#3a2620", 5, 0.3)
        cut(plate, one.put(limb("-66,-92,44 -26,-62,32 -12,-12,21")), darker(one.legs, 0.22), 10)
        cut(plate, one.put(path(_NEAR_LEG)), one.legs, 18, 0.5)
    skin_of(plate, one.put(limb("-112,-222,24 -118,-246,22")), darker(one.skin, 0.1), 6)
    shirt = cut(plate, one.put(path(_BODICE)), one.coat, 26, 0.5)
    if one.skirt:
        cut(plate, one.put(stroke("M-100,-108C-80,-108 -58,-114 -36,-122", 8)), darker(one.legs, 0.2), 3)
    else:
        cut(plate, one.put(stroke("M-122,-238C-106,-196 -82,-150 -62,-110", 5)), "#6b3a22", clip=shirt)
    (_kerchief if one.skirt else _straw)(plate, one)
    cut(plate, one.put(limb("-106,-204,37 -62,-188,28 -14,-170,19")), lighter(one.coat, 0.04), 12, 0.7)
    for x, y, ink in ((26, -172, darker(one.skin, 0.1)), (-4, -166, one.skin)):
        _grip(plate, one, x, y, ink)


def _grip(plate: Plate, one: Tugger, x: float, y: float, ink: Colour) -> None:
    """A hand closed around the rope, its four fingers side by side."""

    def on(shape: str) -> str:
        return one.put(place(shape, x, y, 1, -14))

    fingers = "M-14,-10C-9,-15 9,-15 14,-11C17,-6 17,4 15,10C13,15 9,15 7,12C5,16 1,16 0,13C-2,16 -6,16 -7,12"
    fingers += "C-10,15 -14,13 -15,8C-17,2 -17,-5 -14,-10Z"
    skin_of(plate, on(path(fingers)), ink, 7, 0.5)
    cut(plate, on(stroke("M-7,12C-8,6 -8,1 -7,-3M0,13C0,7 0,2 0,-3M7,12C8,6 8,1 7,-3", 1.5)), darker(ink, 0.42))


def _straw(plate: Plate, one: Tugger) -> None:
    """His head from behind: a cheek, the beard, and a straw hat pushed back."""

    def on(shape: str) -> str:
        return one.put(place(shape, -122, -266, 1, -12))

    skin_of(plate, on(path("M0,-10C16,-10 24,-2 25,3C29,7 28,11 24,12C22,20 14,24 4,22Z")), one.skin, 8)
    cut(plate, on(path("M-4,8C6,16 18,13 25,13C27,24 20,34 10,34C0,32 -6,20 -4,8Z")), "#2a1c1c", 8)
    cut(plate, on(path("M-24,-8C-27,8 -22,22 -8,27C0,27 4,20 3,10C6,2 8,-4 8,-12Z")), "#2a1c1c", 10)
    skin_of(plate, on(path("M-3,0C2,-4 8,0 6,7C4,13 -2,13 -3,8Z")), one.skin, 3)
    cut(plate, on(path("M-38,1C-36,-10 -18,-17 2,-19C24,-20 40,-17 42,-11C40,-4 22,-4 2,-3C-16,0 -29,7 -38,1Z")),
        "#f0cc5e", 8, 0.5)  # fmt: skip
    cut(plate, on(path("M-28,-9C-32,-30 -18,-43 -2,-43C14,-43 25,-34 25,-15C8,-17 -12,-15 -28,-9Z")), "#e8b93a", 14)
    cut(plate, on(path("M-28,-9C-12,-15 8,-17 25,-15L25,-23C8,-25 -12,-23 -29,-17Z")), "#b7402a", 3)


def _kerchief(plate: Plate, one: Tugger) -> None:
    """Her head from behind, in a kerchief knotted at the nape; a cheek shows."""

    def on(shape: str) -> str:
        return one.put(place(shape, -122, -266, 1, -12))

    skin_of(
        plate, on(path("M0,-14C18,-14 23,-6 24,-1C25,3 29,7 29,10C28,13 25,13 24,15C25,22 16,28 4,24Z")), one.skin, 8
    )
    knot = "M-22,14C-34,16 -46,26 -50,38C-38,38 -26,32 -18,24ZM-24,12C-38,8 -50,10 -58,16C-48,24 -34,24 -22,20Z"
    cut(plate, on(path(knot)), "#b83428", 6, 0.4)
    shawl = "M22,-14C18,-30 2,-36 -12,-32C-28,-28 -34,-10 -29,6C-26,18 -14,26 0,26C8,18 10,6 14,-2C17,-6 20,-10 22,-14Z"
    scarf = cut(plate, on(path(shawl)), "#d8432a", 16, 0.4)
    dots = "".join(circle(x, y, 2.4) for x, y in ((-18, -18), (-2, -24), (-8, -6), (8, -12), (-20, 2), (-6, 12)))
    cut(plate, on(dots), "#f6efd8", clip=scarf)


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
    """A square shaft in the mud, full of light, with a ladder in it; its lid of planks stands open behind."""
    wood, dark = "#8a5630", "#4a2a1a"
    lid = cut(plate, path("M418,746L552,740L560,664L424,668Z"), "#b77b42", 8, 1)
    cut(plate, path("M452,664H455V748H452ZM487,662H490V746H487ZM523,660H526V744H523Z"), dark, clip=lid)
    cut(plate, path("M418,734L560,727V716L418,722ZM418,690L562,684V674L418,679Z"), wood, 4, 0.5, clip=lid)
    cut(plate, path("M388,842L404,744L566,738L600,832Z"), "#9a8a6c", 8, 1)
    shaft = cut(plate, path("M402,830L416,754L556,748L584,820Z"), dark)
    with plate.shining(1.6):
        cut(plate, path("M402,830L416,754L556,748L584,820Z"), "#ffdc4e", clip=shaft)
    plate.tint(path("M400,730H600V782L400,790Z"), "#f0901e", 12, shaft * 0.8)
    plate.tint(path("M400,730H600V758L400,766Z"), "#8a3c12", 7, shaft * 0.9)
    rails = line([(508, 716), (514, 830)], 5.4) + line([(542, 714), (550, 828)], 5.4)
    rungs = "".join(line([(508 + k, 728 + 17 * k), (543 + k, 726 + 17 * k)], 4.4) for k in range(7))
    ladder = plate.mask(path("M400,700H600V819L584,820L402,830Z"))
    cut(plate, rails + rungs, dark, 3, 0.5, clip=ladder)
    plate.veil(path("M416,780L560,774L572,650L404,654Z"), "#ffe08a", 0.16, 22, 0.5)


def _finder(plate: Plate) -> None:
    """A child kneels at the hatch and looks down into the light, the back to us."""
    p = PALETTES["lemon"]
    skin: Colour = "#c98a5c"

    def on(data: str) -> str:
        return place(path(data), 434, 872)

    plate.shadow(ellipse(416, 868, 66, 10, 2), 0.8, 5)
    for foot in ("M-30,-10C-32,0 -26,7 -16,6C-8,5 -4,-2 -5,-10Z", "M30,-10C32,0 26,7 16,6C8,5 4,-2 5,-10Z"):
        skin_of(plate, on(foot), skin, 6, 0.4)
    for arm in ("M-37,-76C-47,-68 -51,-78 -43,-88L-29,-80Z", "M35,-76C45,-70 51,-78 43,-88L27,-82Z"):
        skin_of(plate, on(arm), skin, 5)
    dress = "M-21,-98C-11,-106 11,-106 21,-98C31,-86 33,-64 35,-50C46,-34 50,-20 45,-9C23,-4 -23,-4 -45,-9"
    cloth = cut(plate, on(dress + "C-50,-20 -46,-34 -37,-48C-35,-64 -33,-86 -21,-98Z"), p.light, 24, 0.6)
    cut(plate, on("M-40,-52C-14,-43 16,-43 40,-53V-46C16,-36 -14,-36 -40,-45Z"), p.cool, clip=cloth)
    pleats = stroke("M-15,-38C-21,-26 -25,-16 -27,-4M0,-36V-4M17,-38C23,-26 27,-16 29,-4", 2.2)
    cut(plate, place(pleats, 434, 872), "#c9bfa0", clip=cloth)
    for sleeve in ("M-19,-96C-33,-92 -43,-82 -45,-70L-31,-64C-27,-70 -23,-76 -21,-82Z",
                   "M19,-96C33,-92 43,-82 45,-70L31,-64C27,-70 23,-76 21,-82Z"):  # fmt: skip
        cut(plate, on(sleeve), p.light, 8, 0.4)
    cut(plate, place(limb("0,-100,15 2,-80,14 -1,-62,11 1,-48,4"), 434, 872), "#4a2a1c", 6, 0.4)
    cut(plate, on("M-25,-112C-27,-98 -13,-88 1,-88C15,-88 27,-98 25,-112Z"), "#4a2a1c", 9)
    cut(plate, on("M-55,-114C-51,-128 -25,-134 1,-134C27,-134 53,-128 55,-114C49,-102 25,-97 1,-97"
                  "C-25,-97 -49,-102 -55,-114Z"), lighter(p.warm, 0.2), 9, 0.5)  # fmt: skip
    cut(plate, on("M-27,-120C-29,-140 -15,-150 1,-150C17,-150 29,-140 27,-120C11,-114 -11,-114 -27,-120Z"), p.warm, 14)
    cut(plate, on("M-27,-118C-11,-112 11,-112 27,-118L28,-126C11,-120 -11,-120 -28,-126Z"), p.cool, 3)


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
