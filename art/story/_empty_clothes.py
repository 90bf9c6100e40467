"""Clothes that walk without anybody in them: hollow collars, gloves that hold each other, empty boots."""

from __future__ import annotations

from art.colour import Colour, Field, mix
from art.motif import cut, draw, held
from art.motifs.curves import limb
from art.motifs.things import suitcase
from art.palettes import Palette
from art.press import Plate, darker, lighter
from art.shapes import Point, circle, path, place, stroke

# Facing left on the tip of a toe, which lies on (0, 0).
_BOOT = (
    "M-4,1C-11,0 -11,-9 -4,-14C6,-20 14,-30 16,-44C17,-54 16,-62 14,-72L44,-74C43,-58 44,-44 42,-32"
    "C42,-24 45,-14 43,-4L36,-3C34,-12 31,-16 26,-16C20,-6 10,3 -4,1Z"
)
_GLOVE = "M0,-9C10,-11 18,-12 26,-8C34,-4 38,4 34,11C30,17 20,18 12,14C6,12 2,10 0,9Z"


def _leaning(shape: str) -> str:
    """The shape bent forward over its feet, like all who tiptoe."""
    return f'<g transform="matrix(1,0,0.09,1,-42,0)">{shape}</g>'


def _lean(
    plate: Plate,
    shape: str,
    ink: Colour,
    depth: float = 0,
    lift: float = 0,
    *,
    clip: Field | None = None,
    edge: float = 0.25,
) -> None:
    cut(plate, _leaning(shape), ink, depth, lift, clip=clip, edge=edge)


def _creases(plate: Plate, shape: str, ink: Colour, *lines: str) -> None:
    _lean(plate, "".join(map(limb, lines)), ink, clip=plate.mask(_leaning(shape)), edge=0.3)


def _boots(plate: Plate, ink: Colour, *spots: tuple[float, float, float, float]) -> None:
    for x, y, size, turn in spots:
        _lean(plate, place(path(_BOOT), x, y, size, turn), ink, 7, 0.8)


def _clasp(plate: Plate, x: float, y: float, front: Colour, back: Colour) -> None:
    """Two gloves, the one that leads and the one that follows, closed around each other."""
    _lean(plate, place(path(_GLOVE), x - 25, y - 3, 0.95, 22), back, 5, 0.5)
    _lean(plate, place(path(_GLOVE), x + 22, y + 2, 0.95, -20, True), front, 5, 0.5)
    knuckles = place(stroke("M22,-5L33,-1M21,1L34,5M19,7L31,12", 1.6), x + 22, y + 2, 0.95, -20, True)
    _lean(plate, knuckles, darker(front, 0.4), edge=0.1)


def _neck(plate: Plate, where: Point, size: float, lining: Colour, trim: Colour) -> None:
    """A collar that stands open on nothing, leaning to the left."""
    opening = "M-36,4C-34,-10 -6,-20 18,-17C34,-15 40,-6 36,2C30,14 4,20 -14,19C-28,17 -37,12 -36,4Z"
    inside = "M-28,4C-26,-6 -4,-13 16,-11C28,-9 32,-4 29,1C22,9 2,14 -12,13C-22,12 -29,9 -28,4Z"
    _lean(plate, place(path(opening), *where, size, -4), trim, 5, 0.5)
    _lean(plate, place(path(inside), *where, size, -4), darker(lining, 0.5), 4)
    back = "M-26,3C-22,-6 -4,-12 16,-10C26,-9 30,-5 28,0C14,-6 -10,-4 -26,3Z"
    _lean(plate, place(path(back), *where, size, -4), mix(lining, trim, 0.3), 3)
    points = "M-36,5C-32,16 -18,20 -10,19L-20,42C-34,34 -42,20 -36,5ZM-6,19C12,20 30,14 37,2C44,14 38,30 22,38L-6,19Z"
    _lean(plate, place(path(points), *where, size, -4), trim, 5, 0.7)


def _red_gown(plate: Plate, p: Palette) -> None:
    ink = p.hot
    dark, pale = darker(ink, 0.45), lighter(ink, 0.2)
    _boots(plate, p.deep, (372, 700, 0.8, 6), (448, 690, 0.8, 16))
    far = limb("398,424,38 372,456,38 348,486,28 336,504,26")
    _lean(plate, far, darker(ink, 0.12), 12, 0.6)
    _lean(plate, path("M353,507L327,489L317,505C322,514 332,521 343,523Z"), p.warm, 4, 0.3)
    gown = (
        "M386,404C378,420 374,436 378,454C384,474 392,486 395,506C388,538 372,574 362,612C356,636 348,654 338,668"
        "C352,676 362,666 376,672C392,680 402,668 420,672C440,678 452,664 474,664C492,664 508,652 528,642"
        "C508,624 488,592 470,560C456,534 446,520 442,504C452,480 456,452 450,426C446,410 434,402 420,400Z"
    )
    shape = path(gown)
    _lean(plate, shape, ink, 26, 1)
    _creases(plate, shape, dark, "402,514,1 388,570,8 374,630,9 358,674,5", "414,516,1 412,570,7 404,630,9 398,676,5",
             "428,516,1 440,570,8 448,620,9 452,668,5", "438,514,1 462,564,7 484,610,8 506,652,4",
             "392,440,1 402,466,5 404,492,1", "444,440,1 432,470,5 428,494,1")  # fmt: skip
    _creases(plate, shape, pale, "406,520,1 396,580,4 384,640,5 376,664,1", "422,520,1 428,580,4 428,630,5 424,664,1")
    hem = "M336,666C352,674 362,664 376,670C392,678 402,666 420,670C440,676 452,662 474,662C492,662 508,650 530,640"
    _lean(plate, stroke(hem, 8), p.warm, clip=plate.mask(_leaning(shape)))
    _lean(plate, path("M391,492C408,502 428,502 446,492L443,508C428,516 408,516 394,508Z"), p.warm, 4, 0.4)
    _neck(plate, (416, 404), 1, ink, p.warm)
    near = path(
        "M434,414C450,416 462,430 472,452"
        "C486,478 502,500 520,520L500,540C476,522 452,500 436,472C424,450 420,424 434,414Z"
    )
    _lean(plate, near, ink, 14, 0.9)
    _creases(
        plate,
        near,
        dark,
        "440,440,1 456,466,6 466,480,1",
        "462,468,1 474,490,5 494,506,1",
        "450,426,1 456,446,4 452,462,1",
    )
    _lean(plate, path("M522,512C526,518 526,524 522,528L506,544C500,544 494,540 492,534Z"), p.warm, 4, 0.5)
    case = suitcase()
    draw(plate, case, *held(case, "hand", (532, 550), 0.36, 4), inks={"body": p.warm})
    _lean(plate, place(path(_GLOVE), 508, 530, 0.95, 44), p.light, 5, 0.5)
    _lean(
        plate,
        place(stroke("M24,-6L34,0M22,1L34,7M18,7L28,13", 1.6), 508, 530, 0.95, 44),
        darker(p.light, 0.4),
        edge=0.1,
    )


def _blue_coat(plate: Plate, p: Palette) -> None:
    ink = p.cool
    dark, pale = darker(ink, 0.45), lighter(ink, 0.25)
    _boots(plate, p.deep, (202, 704, 0.86, 2), (264, 688, 0.86, 16))
    far = limb("230,424,42 206,458,40 186,490,32 176,508,30")
    _lean(plate, far, darker(ink, 0.12), 12, 0.6)
    _lean(plate, path("M198,510L167,490L156,507C162,517 174,526 187,528Z"), p.light, 4, 0.3)
    coat = (
        "M222,402C212,420 208,440 212,462C218,486 220,504 214,530C206,568 196,606 184,640C200,650 224,654 246,650"
        "C272,652 300,646 330,630C318,596 304,556 292,520C288,496 290,466 288,440C286,416 276,402 258,398Z"
    )
    shape = path(coat)
    _lean(plate, shape, ink, 26, 1)
    _creases(plate, shape, dark, "266,516,1 280,570,8 296,614,8 308,650,4", "234,530,1 226,580,7 214,624,7 206,656,4",
             "258,540,1 262,590,7 264,630,7 264,660,4", "280,450,1 268,480,5 264,506,1")  # fmt: skip
    _creases(plate, shape, pale, "222,440,1 228,480,4 224,540,5 204,630,1", "272,524,1 288,580,4 304,620,4 314,636,1")
    _lean(
        plate,
        stroke("M226,428C234,470 232,520 222,570C218,600 212,626 206,648", 2.6),
        dark,
        clip=plate.mask(_leaning(shape)),
    )
    buttons = ((240, 448), (243, 474), (243, 500), (240, 526), (234, 552))
    _lean(plate, "".join(circle(x, y, 5.4) for x, y in buttons), p.light, 3, 0.4)
    _lean(plate, path("M250,556C264,560 280,558 292,552L296,566C282,572 266,574 252,570Z"), ink, 4, 0.6)
    _neck(plate, (246, 402), 1.04, ink, p.light)
    near = path(
        "M266,412C282,414 292,428 300,448"
        "C312,474 322,492 334,508L306,530C288,512 272,492 262,466C254,444 252,420 266,412Z"
    )
    _lean(plate, near, ink, 14, 0.9)
    _creases(plate, near, dark, "270,440,1 284,464,6 296,476,1", "286,468,1 298,490,5 314,500,1")
    _lean(plate, path("M336,500C340,506 340,512 336,516L312,534C306,534 300,530 298,524Z"), p.light, 4, 0.5)


def _yellow_dress(plate: Plate, p: Palette) -> None:
    """A child's, in stockings."""
    ink = p.warm
    dark = darker(ink, 0.4)
    far_leg = limb("100,590,30 112,634,24 122,664,18 116,690,14")
    near_leg = limb("58,590,32 54,636,25 60,672,18 50,698,14")
    for leg in (far_leg, near_leg):
        _lean(plate, leg, p.light, 8, 0.5)
        hoops = "".join(stroke(f"M30,{y}C60,{y + 8} 100,{y + 4} 140,{y - 4}", 6) for y in range(606, 690, 17))
        _lean(plate, hoops, mix(p.hot, p.light, 0.25), clip=plate.mask(_leaning(leg)))
    shoe = "M-16,6C-24,4 -24,-6 -16,-12C-8,-16 0,-22 4,-28L22,-20C22,-10 18,-4 10,0C2,6 -8,8 -16,6Z"
    for x, y in ((48, 706), (112, 700)):
        _lean(plate, place(path(shoe), x, y, 1, -14), p.hot, 6, 0.7)
    _lean(plate, limb("62,470,20 46,496,19 40,514,17"), darker(ink, 0.1), 8, 0.5)
    _lean(plate, place(path(_GLOVE), 40, 510, 0.8, 118), p.light, 5, 0.5)
    _lean(plate, path("M60,446C44,444 32,458 32,476C38,488 54,490 66,480Z"), darker(ink, 0.1), 8, 0.5)
    dress = (
        "M50,438C42,456 42,474 48,492C42,530 22,570 8,602C26,612 40,602 56,608"
        "C74,616 88,604 104,606C124,610 140,596 160,588"
        "C142,560 122,526 112,494C118,474 116,456 108,442C96,432 66,430 50,438Z"
    )
    shape = path(dress)
    _lean(plate, shape, ink, 22, 1)
    _creases(plate, shape, dark, "62,500,1 48,548,7 34,590,8 28,614,4", "76,502,1 72,550,6 70,590,7 68,616,4",
             "90,502,1 100,550,7 108,586,8 110,612,4", "104,500,1 122,546,6 136,580,6 142,600,3")  # fmt: skip
    _lean(plate, path("M46,482C66,492 94,492 114,482L113,497C94,506 66,506 47,497Z"), p.light, 4, 0.4)
    _neck(plate, (78, 440), 0.8, ink, p.light)
    puff = path("M92,448C108,442 124,454 128,474C126,488 112,492 100,486C88,478 84,458 92,448Z")
    near = limb("108,478,20 122,500,19 134,514,17")
    _lean(plate, near, ink, 8, 0.7)
    _lean(plate, puff, ink, 10, 0.8)
    _creases(plate, puff, dark, "100,452,1 108,468,4 110,486,1", "112,452,1 118,466,4 118,484,1")


def escape(plate: Plate, p: Palette) -> None:
    """A child's dress, a coat and a gown on tiptoe, hand in hand, to the left."""
    _yellow_dress(plate, p)
    _blue_coat(plate, p)
    _red_gown(plate, p)
    _clasp(plate, 156, 524, p.light, p.light)
    _clasp(plate, 322, 526, p.light, p.light)
