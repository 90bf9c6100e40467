"""The girl who watches marbles from behind the edge of a table."""

from __future__ import annotations

from art.colour import Field
from art.memory._calm import Calm
from art.motifs.curves import blob, limb
from art.shapes import circle, ellipse, path, place, stroke

HAIR = "#44202c"
STRAND = "#241018"
LINE = "#8f4a3c"
FACE = (
    "M162,300C156,372 170,440 206,486C236,522 268,540 300,540C332,540 364,522 394,486C430,440 444,372 438,300"
    "C420,240 180,240 162,300Z"
)
MASS = (
    "M316,104C190,92 116,170 116,296C116,370 84,420 76,486C70,540 100,580 160,590H440"
    "C500,580 530,540 524,482C514,420 484,372 484,296C484,180 420,108 316,104Z"
)
FRINGE = (
    "M148,350C140,240 190,136 300,132C410,136 458,240 448,336C444,330 438,324 432,318C424,330 412,338 398,342"
    "C400,330 398,320 394,312C372,334 340,346 304,346C308,336 308,326 304,316C276,340 240,350 204,350"
    "C208,340 208,330 206,322C196,330 188,336 178,340C168,346 158,350 148,350Z"
)


def tilted(shape: str) -> str:
    """The head leans to one side, its chin laid on the edge at (300, 450)."""
    return f'<g transform="translate(300,454) rotate(-6) scale(0.96) translate(-304,-524)">{shape}</g>'


def behind(card: Calm) -> None:
    """Hunched shoulders and long hair; the table printed afterwards hides the rest."""
    card.cut(blob("-20,480! 22,424 84,392 160,380 300,376 440,380 516,392 578,424 620,480!"), "#2f7690", 44, 0.6)
    seams = ("96,396,2 122,420,6 132,470,3", "504,396,2 478,420,6 468,470,3")
    card.flat("".join(limb(seam) for seam in seams), "#1d566e", opacity=0.8)
    card.cut(tilted(path(MASS)), HAIR, 60, 1)
    sides = (
        "136,300,2 120,400,6 104,520,3", "150,380,2 138,450,5 134,540,3", "464,300,2 480,400,6 496,520,3",
        "450,380,2 462,450,5 468,540,3",
    )  # fmt: skip
    card.flat(tilted("".join(limb(lock) for lock in sides)), STRAND, opacity=0.5)


def face_on_edge(card: Calm) -> None:
    """Her chin lies on the table."""
    card.plate.shadow(ellipse(306, 470, 96, 20), 0.8, 9)
    face = card.cut(tilted(path(FACE)), "skin", 34, 0)
    _features(card, face)
    _fringe(card)
    _bow(card)


def _features(card: Calm, face: Field) -> None:
    plate = card.plate
    for x in (206, 396):
        plate.veil(tilted(ellipse(x, 452, 40, 28)), "#e8604c", 0.5, 15, 0.12, clip=face)
    plate.veil(tilted(ellipse(300, 462, 34, 12)), "#8a3f34", 0.42, 7, 0, clip=face)
    plate.veil(tilted(path("M288,380C290,410 280,436 282,452H318C320,436 310,410 312,380Z")), "#fff0d8", 0.4, 8, 0.2,
        clip=face)  # fmt: skip
    card.flat(tilted(stroke("M280,454C284,464 292,464 297,460M305,460C310,464 318,463 321,454", 3.6)), LINE, face, 0.8)
    for x, side in ((234, -1), (366, 1)):
        _eye(card, x, 396, side, face)
    freckles = ((212, 436), (226, 444), (240, 436), (222, 456), (362, 438), (376, 446), (390, 436), (380, 458))
    card.flat(tilted("".join(circle(x, y, 2.4) for x, y in freckles)), "#a8603c", face, 0.6)
    _mouth(card, face)


def _mouth(card: Calm, face: Field) -> None:
    """A smile kept to one corner, with a breath of red under it."""
    plate = card.plate
    plate.veil(
        tilted(path("M274,498C290,506 318,505 332,496C326,514 282,516 274,498Z")), "#c0504a", 0.55, 4, 0, clip=face
    )
    card.flat(tilted(limb("254,486,2 276,496,5 302,499,6 330,492,5 352,470,2")), "#7a2f34", face)
    card.flat(tilted(stroke("M345,464C352,464 358,468 360,475", 3)), LINE, face, 0.7)


def _eye(card: Calm, x: float, y: float, side: int, face: Field) -> None:
    """Half closed: it looks down at the glass, whose colour shines up into it."""

    def at(shape: str) -> str:
        return tilted(place(shape, x, y, 1, 0, side < 0))

    plate = card.plate
    plate.veil(at(ellipse(2, -8, 54, 34)), "#8a4a3c", 0.32, 12, 0, clip=face)
    white = card.cut(at(path("M-40,4C-26,-18 18,-22 42,-4C28,22 -20,28 -40,4Z")), "#fff6ea", 10, 0)
    iris = x - side * 6
    card.flat(tilted(circle(iris, y + 5, 22)), "#3c2216", white)
    card.flat(tilted(circle(iris, y + 5, 19)), "#7c4c24", white)
    card.flat(tilted(circle(iris, y + 6, 11)), "#160a12", white)
    glint = stroke(f"M{iris - 12},{y + 13}Q{iris},{y + 21} {iris + 12},{y + 13}", 3)
    card.lamp(tilted(glint), "#5a9a80", 0.25, clip=white)
    plate.veil(at(ellipse(2, -20, 46, 12)), "#6a4a4a", 0.5, 5, 0, clip=white)
    lid = "M-43,7C-28,-23 20,-28 47,-8C43,-7 41,-6 38,-4C22,-18 -20,-14 -43,7Z"
    card.flat(at(path(lid)), "#2a1220", face)
    card.lamp(tilted(circle(iris - 8, y - 3, 5)), "#ffffff", 1)
    card.flat(at(stroke("M-30,-23C-12,-36 20,-36 38,-24", 2.6)), LINE, face,
        0.6)  # fmt: skip
    rise = 8 if side > 0 else 0
    brow = f"M-38,{-36 - rise}C-12,-54 24,{-60 - rise} 54,{-44 - rise}C26,{-48 - rise} -8,-42 -34,{-28 - rise}Z"
    card.flat(at(path(brow)), HAIR, face)


def _fringe(card: Calm) -> None:
    plate = card.plate
    plate.shadow(tilted(place(path(FRINGE), 3, 10)), 0.35, 6)
    fringe = card.cut(tilted(path(FRINGE)), HAIR, 26, 0)
    strands = "".join(
        stroke(f"M{304 + dx * 0.16:.0f},150C{303 + dx * 0.7:.0f},180 {300 + dx},236 {300 + dx * 1.02:.0f},330", 2.4)
        for dx in (-128, -96, -60, -24, 14, 50, 86, 122)
    )
    card.flat(tilted(strands), STRAND, fringe, 0.45)
    plate.veil(tilted(stroke("M178,262C224,208 376,208 422,262", 18)), "#c87a80", 0.42, 9, 0.3)


def _bow(card: Calm) -> None:
    band = "M152,330C146,214 204,134 302,132C398,134 456,214 448,330"
    card.cut(tilted(stroke(band, 16)), "#e0484c", 8, 0.6)
    loop = path("M0,0C14,-36 58,-46 72,-26C84,-4 76,28 58,34C34,36 12,18 0,0Z")
    crease = stroke("M8,-2C26,-14 40,-18 52,-16M8,4C24,10 36,14 46,14", 3)
    for flip in (True, False):
        card.cut(tilted(place(loop, 398, 172, 1, -28, flip)), "#e0484c", 16, 0.8)
        card.flat(tilted(place(crease, 398, 172, 1, -28, flip)), "#9c2430", opacity=0.7)
    card.cut(tilted(ellipse(398, 172, 13, 16, -28)), "#c0343c", 8, 0.6)
