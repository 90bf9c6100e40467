"""Stories of faces lost and tried on, seen from close by."""

from __future__ import annotations

from art.colour import Colour, Field
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import both, form, limb
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, rectangle, stroke
from art.story._contours import profile

SCENES: list[Scene] = []


GOLD: Colour = "#b8842e"
AUBURN: Colour = "#6b2f22"


def _frame(plate: Plate) -> Field:
    """A gilded frame with its lamp; returns the canvas inside it."""
    cut(plate, rectangle(142, 76, 380, 520, 6), GOLD, 18, 3)
    cut(plate, rectangle(156, 90, 352, 492, 4), lighter(GOLD, 0.2), 6)
    cut(plate, rectangle(166, 100, 332, 472, 4), darker(GOLD, 0.45), 8)
    studs = "".join(circle(x, y, 4.5) for x in range(160, 520, 43) for y in (83, 589))
    studs += "".join(circle(x, y, 4.5) for y in range(130, 570, 43) for x in (149, 515))
    cut(plate, studs, lighter(GOLD, 0.35), 3)
    return cut(plate, rectangle(176, 110, 312, 452), "#31607c")


def _portrait(plate: Plate, canvas: Field) -> None:
    """A lady painted from the front, and her mouth is gone; only her eyes have moved."""
    skin: Colour = "#ecc09a"
    shade: Colour = "#c98a6a"
    land = "M176,420C214,392 248,404 286,396C330,388 380,402 420,384C446,376 470,384 488,378V570H176Z"
    cut(plate, path(land), "#44746a", clip=canvas)
    cut(plate, path("M176,462C230,444 280,452 330,448C390,444 440,452 488,440V570H176Z"), "#335c50", clip=canvas)
    cut(plate, path("M332,134C252,130 218,196 220,276C221,340 204,400 198,580H466C460,400 443,340 444,276"
                    "C446,196 412,130 332,134Z"), AUBURN, 34, 1, clip=canvas)  # fmt: skip
    cut(plate, path("M296,400C298,450 294,478 262,494C220,510 196,530 184,580H480C468,530 444,510 402,494"
                    "C370,478 366,450 368,400Z"), skin, 16, clip=canvas)  # fmt: skip
    plate.shadow(path("M292,402C300,452 318,472 334,476C352,470 366,452 372,402Z"), 0.75, 7, clip=canvas)
    cut(plate, path("M176,590C184,536 214,520 252,506C276,556 390,556 412,506C450,520 480,536 488,590Z"), "#6a1f38",
        16, 1, clip=canvas)  # fmt: skip
    cut(plate, stroke("M252,506C276,556 390,556 412,506", 6), lighter(GOLD, 0.3), 3, clip=canvas)
    pearls = ((276, 492), (290, 502), (305, 509), (321, 513), (338, 513), (354, 510), (370, 504), (386, 494))
    cut(plate, "".join(circle(x, y, 6.5) for x, y in pearls), "#f4ead6", 5, 0.5, clip=canvas)
    face = "M332,176C280,176 256,218 256,282C256,336 272,384 298,416C312,434 322,442 332,442C342,442 352,434 366,416"
    plate.care = 0.2
    cut(plate, path(face + "C392,384 408,336 408,282C408,218 384,176 332,176Z"), skin, 17, 0.6, clip=canvas)
    cut(plate, path("M337,292C340,312 351,328 349,342C345,352 334,352 330,350C336,342 334,324 332,300Z"), shade,
        opacity=0.45, edge=0.1)  # fmt: skip
    plate.care = 1
    cut(plate, stroke("M316,342C312,350 320,354 326,351M339,351C345,354 353,350 350,341", 3), "#a8664a")
    for x, flip in ((292, False), (372, True)):
        _eye(plate, x, 292, flip)
    wing = "M332,150C272,152 240,204 242,280C243,330 232,372 226,410C244,372 254,330 256,290C262,232 296,204 332,184Z"
    for side in (path(wing), place(path(wing), 664, 0, 1, 0, True)):
        cut(plate, side, AUBURN, 12, 0.6, clip=canvas)
    strands = (
        "326,158,1 276,178,4 252,228,5 243,300,4 234,380,1", "322,170,1 284,186,4 262,224,5 252,276,1",
        "296,148,1 258,172,4 234,222,5 228,300,4 220,400,4 212,500,1", "240,340,1 236,400,4 228,460,4 222,530,1",
    )  # fmt: skip
    shine = "".join(limb(one) for one in strands)
    cut(plate, shine + place(shine, 664, 0, 1, 0, True), lighter(AUBURN, 0.22), clip=canvas, opacity=0.7)
    _bare_chin(plate, canvas)


def _bare_chin(plate: Plate, canvas: Field) -> None:
    """Where the mouth was there is only skin, and a breath of shade over the chin."""
    plate.veil(path("M300,398C316,412 348,412 364,398C352,424 312,424 300,398Z"), "#a8603f", 0.45, 6, 0, clip=canvas)
    plate.veil(ellipse(332, 424, 16, 8), "#fff0d0", 0.35, 6, 0.1, clip=canvas)


def _eye(plate: Plate, x: float, y: float, flip: bool) -> None:
    """A painted eye under a heavy lid; both look down to the left, whichever side they are on."""
    almond = place(path("M-27,3C-18,-13 10,-16 26,-1C14,13 -14,14 -27,3Z"), x, y, 1, 0, not flip)
    white = plate.mask(almond)
    cut(plate, white, "#f2ead6", 4, edge=0.1)
    cut(plate, circle(x - 8, y + 4, 11.5), "#2f6e64", clip=white, edge=0.1)
    cut(plate, circle(x - 8, y + 4.5, 5.6), "#120c14", clip=white, edge=0.1)
    lid = "M-30,5C-20,-17 10,-21 29,-2C14,-12 -12,-12 -30,5Z"
    cut(plate, place(path(lid), x, y, 1, 0, not flip), "#4a2018", edge=0.1)
    cut(plate, place(stroke("M-26,-10C-14,-22 8,-24 24,-13", 2.2), x, y, 1, 0, not flip), "#b0704e")
    brow = "M-32,-30C-14,-48 14,-46 34,-28C14,-39 -12,-40 -32,-30Z"
    cut(plate, place(path(brow), x, y + 2, 1, 0, not flip), AUBURN, edge=0.1)
    with plate.shining(0.8):
        cut(plate, circle(x - 11, y, 2.2), "#fff6e0")


def stolen_smile(plate: Plate) -> None:
    """A thief leaves with the mouth of a portrait, which looks after him."""
    plate.sky([(0, "#2f6258"), (1, "#24504a")])
    plate.at(0.2)
    damask = "".join(
        place(path("M0,-26C14,-12 14,8 0,26C-14,8 -14,-12 0,-26Z"), x, y + (x // 75 % 2) * 55, 1)
        for x in range(0, 640, 75) for y in range(0, 640, 110)
    )  # fmt: skip
    cut(plate, damask, "#3f8069", opacity=0.55)
    cut(plate, rectangle(-10, 648, 620, 16), "#4a8573", 6)
    cut(plate, rectangle(-10, 664, 620, 300), "#2a5a52")
    cut(plate, rectangle(40, 700, 220, 180) + rectangle(300, 700, 240, 180), "#356a5e", 8)
    _portrait(plate, _frame(plate))
    plate.at(0.08)
    _guard(plate)
    plate.at(0)
    cut(plate, stroke("M332,30V70", 8), GOLD, 4)
    with plate.shining(1):
        cut(plate, rectangle(270, 64, 124, 9, 4), "#fff0c0")
    cut(plate, path("M256,66Q262,38 332,38Q402,38 408,66Z"), GOLD, 8)
    _thief(plate)


def _thief(plate: Plate) -> None:
    """He tiptoes off in profile, cap over a black mask, the lips under his arm."""
    dark, pale = "#18243c", "#efe6d2"
    back = "M34,930C24,850 40,770 80,722C110,740 160,744 198,716C244,724 290,752 314,800C330,850 330,900 330,930Z"
    draw(plate, profile("thief"), 112, 526, 0.8, 0, inks={"skin": "#ecb084", "hair": "#1c141c"})
    coat = cut(plate, path(back), pale, 46, 1)
    bars = "".join(stroke(f"M0,{y + 40}C90,{y - 16} 230,{y - 26} 372,{y + 54}", 19) for y in range(716, 960, 44))
    cut(plate, bars, dark, clip=coat)
    cut(plate, path("M80,704C112,718 154,716 190,696L206,728C172,756 110,754 72,730Z"), dark, 10, 1)
    _mask_and_cap(plate)
    _loot(plate)
    _holding(plate, pale, dark)


def _holding(plate: Plate, pale: Colour, dark: Colour) -> None:
    """The arm comes down over one end of the lips; from below only the fingers of a glove curl round them."""
    sleeve = "M84,776C90,742 140,726 176,752C212,780 226,840 232,950H10C20,880 58,834 84,776Z"
    arm = cut(plate, path(sleeve), pale, 30, 1.6)
    rings = "".join(stroke(f"M0,{y - 26}C70,{y - 24} 150,{y - 6} 250,{y + 30}", 19) for y in (762, 806, 850, 894))
    cut(plate, rings, dark, clip=arm)
    for x, y in ((408, 860), (369, 850), (330, 848), (292, 855)):
        finger = stroke(f"M{x + 22},960C{x + 20},{y + 50} {x + 12},{y + 24} {x},{y}", 37)
        with plate.shining(0.12):
            cut(plate, finger, "#fbf4e4", 16, 1)


def _guard(plate: Plate) -> None:
    """The keeper sleeps against the wall, his head on his shoulder and his cap over his eyes."""
    cloth: Colour = "#4a66a0"
    body = "M404,930C400,800 410,724 444,704C464,696 478,692 492,692C508,692 524,696 546,704C580,722 596,800 596,930Z"
    cut(plate, path(body), cloth, 30, 1.6)
    cut(plate, stroke("M494,720C490,750 490,780 492,840", 3), darker(cloth, 0.5))
    cut(plate, circle(478, 738, 5.5) + circle(477, 764, 5.5), lighter(GOLD, 0.3), 3)
    cut(plate, path("M458,694L492,724L526,696L528,676H458Z"), darker(cloth, 0.3), 6, 0.6)
    plate.shadow(ellipse(492, 708, 44, 12, 12), 0.6, 6)
    with plate.shining(0.1):
        _dozing_head(plate, cloth)


def _dozing_head(plate: Plate, cloth: Colour) -> None:
    def at(shape: str) -> str:
        return place(shape, 486, 716, 0.94, 15)

    skin: Colour = "#eeb48e"
    cut(plate, at(circle(-44, -48, 12) + circle(44, -48, 12)), darker(skin, 0.15), 5)
    cut(plate, at(path("M-44,-84C-46,-38 -28,0 0,0C28,0 46,-38 44,-84Z")), skin, 22, 0.6)
    moustache = "M0,-30C-16,-38 -40,-32 -52,-10C-34,-6 -12,-8 0,-20C12,-8 34,-6 52,-10C40,-32 16,-38 0,-30Z"
    cut(plate, at(path(moustache)), "#d8cdb8", 8, 0.6)
    cut(plate, at(ellipse(0, -42, 15, 17)), lighter(skin, 0.4), 10, 0.4)
    cut(
        plate,
        at(path("M-58,-88C-64,-128 -40,-146 0,-146C40,-146 64,-128 58,-88C30,-78 -30,-78 -58,-88Z")),
        cloth,
        18,
        0.8,
    )
    cut(plate, at(path("M-55,-100C-26,-90 26,-90 55,-100L56,-82C26,-72 -26,-72 -56,-82Z")), darker(cloth, 0.5), 4)
    cut(plate, at(circle(0, -118, 10)), lighter(GOLD, 0.3), 4)
    cut(
        plate,
        at(path("M-54,-82C-26,-73 26,-73 54,-82C52,-62 28,-50 0,-50C-28,-50 -52,-62 -54,-82Z")),
        "#1c2030",
        8,
        0.8,
    )


def _loot(plate: Plate) -> None:
    """The smile itself, as long as an arm, with its teeth."""
    whole = (
        "M160,738C212,764 270,762 326,742C354,732 376,742 388,752C400,742 422,730 450,738C494,752 532,748 568,722"
        "C560,806 486,876 388,876C290,876 200,820 160,738Z"
    )
    with plate.shining(0.22):
        cut(plate, path(whole), "#e0262a", 42, 2)
    gap = "M178,752C244,792 330,786 388,792C446,786 512,782 554,738C526,802 456,832 388,832C312,832 236,810 178,752Z"
    inside = cut(plate, path(gap), "#3a0610", 4)
    teeth = "M204,764C262,796 334,786 388,792C442,786 500,784 534,756C508,798 452,820 388,820C318,820 250,804 204,764Z"
    with plate.shining(0.3):
        row = cut(plate, path(teeth), "#f6ecd8", 6, clip=inside)
    gaps = "".join(line([(x, 766), (388 + (x - 388) * 0.97, 826)], 1.8) for x in range(236, 550, 38))
    cut(plate, gaps, "#a8907c", clip=row, opacity=0.8)
    shine = "M286,766C310,764 332,754 346,754M436,752C462,758 488,762 510,758M446,852C476,846 502,832 522,812"
    cut(plate, stroke(shine, 5), "#ff9a80", opacity=0.6)


def _mask_and_cap(plate: Plate) -> None:
    """A black band over the eyes and a flat cap, for the profile at (112, 532)."""
    dark = "#18243c"
    band = (
        "M234,598C230,584 226,574 220,568C184,580 120,590 82,584L80,630C130,640 180,642 212,634"
        "C228,628 236,612 234,598Z"
    )
    cut(plate, path(band), "#14121c", 5)
    with plate.shining(0.25):
        cut(plate, path("M194,602C202,594 217,593 226,599C218,610 202,611 194,602Z"), "#f2ead6", edge=0.1)
    cut(plate, circle(217, 600, 4.8), "#120c14", edge=0.1)
    cut(plate, path("M70,560C52,596 58,640 76,668C92,660 98,640 94,616L110,600C112,580 108,566 100,556Z"), "#1c141c", 8)
    cut(plate, path("M112,618C126,606 138,620 132,640C128,656 116,660 112,648Z"), "#c98a64", 5)
    cap = "M46,580C30,532 66,494 130,492C186,490 232,520 238,560C200,552 120,556 46,580Z"
    cut(plate, path(cap), dark, 20, 1)
    peak = "M96,570C150,548 244,546 268,566C272,576 262,580 250,576C216,565 160,564 96,570Z"
    cut(plate, path(peak), darker(dark, 0.3), 6, 1)
    cut(plate, circle(128, 494, 7), dark, 4)


_MASKS = {
    "anger": (
        "M0,-84C36,-84 60,-64 61,-26C62,4 58,30 50,50C42,72 20,84 0,84",
        "M10,-14C20,-25 36,-32 51,-32C50,-17 38,-7 26,-7C18,-7 13,-10 10,-14Z",
        "M5,-22C15,-40 34,-52 54,-50C50,-42 32,-35 14,-16Z",
        "M-31,56C-22,38 22,38 31,56C18,50 -18,50 -31,56Z",
        "M-3,-34V-20M3,-34V-20M22,28C30,34 35,42 36,50",
    ),
    "grief": (
        "M0,-84C33,-84 57,-62 58,-24C59,8 49,40 34,64C22,84 10,92 0,92",
        "M12,-22C24,-25 42,-18 51,-3C38,-1 18,-5 12,-22Z",
        "M6,-50C22,-50 44,-40 56,-22C42,-32 22,-38 5,-38Z",
        "M-25,62C-17,43 17,43 25,62C12,55 -12,55 -25,62Z",
        "M16,-5C26,3 38,5 47,4M22,30C29,36 32,44 31,52",
    ),
    "joy": (
        "M0,-84C34,-84 60,-62 61,-24C62,10 54,36 42,54C28,76 14,86 0,86",
        "M10,-10C16,-33 42,-35 52,-12C42,-21 22,-21 10,-10Z",
        "M8,-42C20,-56 42,-58 55,-42C42,-48 22,-48 8,-42Z",
        "M-37,32C-20,41 20,41 37,32C34,60 18,72 0,72C-18,72 -34,60 -37,32Z",
        "M24,14C36,18 43,26 43,36",
    ),
    "fear": (
        "M0,-86C34,-86 57,-64 58,-26C59,8 48,40 35,62C24,82 12,90 0,90",
        "M30,-36C42,-36 48,-26 48,-15C48,-4 40,3 30,3C20,3 13,-5 13,-16C13,-27 20,-36 30,-36Z",
        "M6,-58C22,-62 44,-54 55,-40C42,-48 22,-52 8,-48Z",
        "M0,38C9,38 14,46 14,57C14,68 8,75 0,75C-8,75 -14,68 -14,57C-14,46 -9,38 0,38Z",
        "M20,30C26,36 28,44 27,52M14,-66C26,-69 36,-66 44,-60M-14,-66C-2,-62 2,-62 14,-66",
    ),
}  # the right half of the outline, an eye, a brow, the mouth, lines


def _mask(mood: str) -> Motif:
    """An empty face 170 high around (0, 0), with holes to look and speak through, hung by its forehead."""
    half, hollow, brow, mouth, lines = _MASKS[mood]
    face = both(path(half + "Z"))
    nose = "M-8,-34C-7,-12 -15,6 -18,17C-18,28 -8,27 0,30C8,27 18,28 18,17C15,6 7,-12 8,-34C4,-38 -4,-38 -8,-34Z"
    pieces = [
        Piece(face, "skin", 38, True),
        Piece(both(ellipse(34, 24, 17, 13)), "skin", soft=9, blend=("#c03a2a", 0.4)),
        Piece(both(path(hollow)), "skin", soft=10, blend=("#3a1420", 0.5)),
        Piece(path("M4,-30C9,-8 22,14 20,26C12,34 4,30 2,28Z"), "skin", soft=7, blend=("#3a1420", 0.4)),
        Piece(path(nose), "skin", 15),
        Piece(path("M-13,24C-10,20 -6,22 -5,26C-8,27 -11,26 -13,24ZM13,24C10,20 6,22 5,26C8,27 11,26 13,24Z"), "hole"),
        Piece(both(stroke(lines, 2.4)), "skin", blend=("#4a1a20", 0.5)),
        Piece(both(place(path(hollow), 0, 2.6)) + place(path(mouth), 0, 2.6), "skin", blend=("#fff2d8", 0.5)),
        Piece(both(path(hollow)) + path(mouth), "hole"),
        Piece(both(path(brow)), "brow", 3),
    ]
    if mood == "joy":
        pieces.append(Piece(path("M-35,37C-20,43 20,43 35,37L33,46C16,51 -16,51 -33,46Z"), "teeth", 2))
    return Motif(tuple(pieces), {"skin": "#fff0d4", "hole": "#17080f", "brow": "#4a1c1a", "teeth": "#fff4dc"})


def _stall(plate: Plate) -> None:
    """A wall of boards under an awning, and four empty faces on two cords."""
    plate.at(0.4)
    for x in range(0, 620, 68):
        cut(plate, rectangle(x, 60, 66, 860), "#6a2c22" if x // 68 % 2 else "#60261f", 10)
    stripes = "".join(path(f"M{x},-10H{x + 62}L{x + 62},96Q{x + 31},130 {x},96Z") for x in range(-40, 640, 124))
    awning = "".join(path(f"M{x},-10H{x + 62}L{x + 62},96Q{x + 31},130 {x},96Z") for x in range(22, 640, 124))
    plate.at(0.3)
    cut(plate, stripes, "#c23524", 6, 1)
    cut(plate, awning, "#f0dcb4", 6, 1)
    cut(plate, stroke("M-10,170Q300,206 610,170M-10,392Q300,428 610,392", 5), "#2c1214", 2, 0.6)
    for x, y, turn, mood, skin in (
        (98, 290, 3, "anger", "#dba042"), (502, 292, -3, "grief", "#7fb0b4"),
        (94, 510, -4, "joy", "#e08a6c"), (506, 512, 4, "fear", "#a98ac2"),
    ):  # fmt: skip
        knot = 180 if y < 400 else 402
        cut(plate, line([(x - 3, knot), (x, y - 76)], 3) + circle(x - 3, knot, 5), "#e8bc70")
        draw(plate, _mask(mood), x, y, 0.98, turn, inks={"skin": skin, "brow": darker(skin, 0.66)})
    with plate.shining(0.7):
        cut(plate, path("M528,298C535,310 537,316 534,322C530,328 522,327 519,321C517,315 522,308 528,298Z"), "#d8f4f4")
    plate.at(0)
    with plate.shining(1):
        cut(plate, circle(300, 116, 26), "#fff2c4")
    cut(plate, line([(300, -10), (300, 84)], 6) + rectangle(286, 76, 28, 22, 4), "#241012", 4)


def _blank_head() -> Motif:
    """Hair, ears and the neck of somebody who has no face."""
    skull = (
        "M300,282C352,282 398,318 402,392C406,450 398,508 380,552C362,592 332,624 300,624"
        "C268,624 238,592 220,552C202,508 194,450 198,392C202,318 248,282 300,282Z"
    )
    ear = "M402,428C412,416 426,422 425,444C424,468 414,492 400,490Z"
    hair = (
        "M192,452C176,396 176,318 226,280C258,254 330,246 372,272C420,300 428,384 408,452C402,420 398,384 380,356"
        "C340,366 284,352 256,318C244,350 212,376 192,452Z"
    )
    strands = (
        "M258,316C272,290 310,274 350,282M264,324C292,300 340,300 378,334M278,336C310,326 346,334 384,362"
        "M252,312C226,322 202,352 194,404M248,304C222,310 196,340 189,378M396,340C408,370 412,400 408,430"
    )
    neck = "M250,560C254,610 250,650 236,690L300,730L364,690C350,650 346,610 350,560Z"
    return Motif(
        (
            Piece(path(neck), "skin shade", 20),
            Piece(path(ear) + place(path(ear), 600, 0, 1, 0, True), "skin", 9),
            Piece(stroke("M408,440C416,438 418,450 412,462C408,470 408,476 406,480"
                         "M192,440C184,438 182,450 188,462C192,470 192,476 194,480", 2.4), "skin",
                  blend=("#5a2418", 0.4)),
            Piece(path(skull), "skin", 62, True),
            Piece(path("M232,440C250,426 276,430 286,448C272,462 244,460 232,440Z"
                       "M368,440C350,426 324,430 314,448C328,462 356,460 368,440Z"), "skin", soft=26,
                  blend=("#7a3a30", 0.34)),
            Piece(path("M282,520C292,532 308,532 318,520C312,544 288,544 282,520Z"), "skin", soft=18,
                  blend=("#7a3a30", 0.3)),
            Piece(path(hair), "hair", 20, True),
            Piece(stroke(strands, 2.6), "strand"),
        ),
        {"skin": "#f2cba0", "skin shade": "#c08c68", "hair": "#2e1816", "strand": "#4c2a20"},
    )  # fmt: skip


def _suit(plate: Plate) -> None:
    coat: Colour = "#28505a"
    cut(plate, path("M64,930C66,830 92,752 150,722C190,702 222,690 244,664H356"
                    "C378,690 410,702 450,722C508,752 534,830 536,930Z"), coat, 44, 2)  # fmt: skip
    cut(plate, path("M244,664L300,720L356,664L378,700L300,880L222,700Z"), "#efe3c8", 10)
    draw(plate, _blank_head(), 0, 0)
    cut(plate, path("M236,656L300,728L270,772L222,690Z") + path("M364,656L300,728L330,772L378,690Z"), "#fbf0d6", 8, 1)
    cut(plate, path("M286,730L300,722L314,730L310,756L326,830L300,872L274,830L290,756Z"), "#b8302a", 8, 0.6)
    cut(plate, stroke("M290,756Q300,762 310,756", 2.6), "#6e1418")
    lapel = "M378,676C396,696 408,720 410,752L386,760L400,784L304,930L300,880Z"
    cut(plate, path(lapel) + place(path(lapel), 600, 0, 1, 0, True), lighter(coat, 0.1), 10, 1)
    cut(plate, stroke("M470,800C480,840 484,880 482,930", 4), darker(coat, 0.45))


def _held_mask(plate: Plate) -> None:
    """The laughing face in his right hand: the fingers behind it, the thumb before it."""
    skin: Colour = "#f2cba0"
    ribbon = "M110,664C80,674 70,710 78,740C84,764 70,782 74,806L56,800C54,776 66,762 60,740C52,702 70,664 106,650Z"
    other = (
        "M258,634C300,630 336,660 334,700C332,722 346,738 344,760L326,762C326,742 314,726 316,702"
        "C318,672 292,652 256,654Z"
    )
    with plate.shining(0.12):
        cut(plate, path(ribbon) + path(other), "#d9a03a", 7, 0.6)
    palm = (
        Piece(limb("96,906,50 140,884,42 176,862,36 206,826,30 214,790,24"), "skin", 13),
        Piece(limb("84,896,50 120,870,46 158,846,38 190,814,32 200,780,24"), "skin", 13, True),
        Piece(form("58,900 76,852 102,814 140,790 176,792 168,826 140,860 110,912"), "skin", 18),
    )
    draw(plate, Motif(palm, {"skin": skin}), 0, 0)
    with plate.shining(0.32):
        draw(plate, _mask("joy"), 196, 700, 1.48, -11, inks={"brow": "#c98a2c"})
    jewel = "M0,-78C8,-68 12,-62 14,-54C12,-44 6,-40 0,-32C-6,-40 -12,-44 -14,-54C-12,-62 -8,-68 0,-78Z"
    cut(plate, place(path(jewel), 196, 700, 1.26, -11), "#d9a03a", 5)
    thumb = Motif(
        (
            Piece(limb("98,894,62 120,854,56 144,828,42 164,812,31 184,798,25 195,789,17"), "skin", 15, True),
            Piece(path("M184,791C190,783 199,779 203,782C203,789 197,797 189,802C185,800 183,795 184,791Z"), "skin",
                  blend=("#fff0dc", 0.45)),
            Piece(stroke("M153,804C156,810 162,816 169,817M158,800C162,806 168,811 174,812", 2), "skin",
                  blend=("#5a2418", 0.4)),
        ),
        {"skin": skin},
    )  # fmt: skip
    draw(plate, thumb, -14, 11, shadow=0.5)
    cut(plate, path("M40,850C70,852 112,872 140,902L124,940H20Z"), "#fbf0d6", 12, 0.8)
    cut(plate, path("M-20,846C20,852 92,878 126,930H-20Z"), "#28505a", 20, 1)


def market_of_faces(plate: Plate) -> None:
    """Someone without a face tries one on by the bulb of a stall; the others watch, and one weeps."""
    plate.sky([(0, "#6e2e22"), (1, "#4a1c1c")])
    _stall(plate)
    _suit(plate)
    plate.at(-0.05)
    _held_mask(plate)


SCENES.append(
    Story(
        draw=stolen_smile, palette="mint", operator="threshold", setting="interior", framing="close",
        moods=("comic", "greed"), living=("thief", "guard"),
        objects=("portrait", "mouth", "frame", "lamp", "striped jersey", "gloves", "cap"), flags=("night",),
        words={"vol/theft": 3, "sourire/smile": 3, "portrait/portrait": 3, "voleur/thief": 3, "musée/museum": 2,
               "bouche/mouth": 2, "silence/silence": 2, "nuit/night": 1, "secret/secret": 1, "baiser/kiss": 1,
               "témoin/witness": 2, "lèvres/lips": 2, "parole volée/stolen voice": 1, "complice/accomplice": 1,
               "gardien/guard": 2, "sommeil/sleep": 1},
        fr="La nuit, au musée, un voleur masqué emporte sous le bras un grand sourire rouge ; le portrait éclairé, qui "
           "n’a plus de bouche, le suit des yeux, et le gardien dort, casquette baissée.",
        en="At night in a museum a masked thief carries off a huge red smile under his arm; the lit portrait, left "
           "without a mouth, follows him with its eyes, and the guard sleeps under his cap.",
    )
)  # fmt: skip
SCENES.append(
    Story(
        draw=market_of_faces, palette="amber", operator="substitution", setting="city", framing="frontal",
        moods=("grotesque", "greed"), living=("customer",), objects=("stall", "face", "mask", "light bulb", "tie"),
        words={"visage/face": 3, "marché/market": 3, "masque/mask": 3, "sans visage/faceless": 2,
               "identité/identity": 2, "choix/choice": 2, "étal/stall": 2, "rire/laughter": 2,
               "faux-semblant/pretence": 2, "ampoule/light bulb": 1, "humeur/mood": 1, "vanité/vanity": 1,
               "anonyme/anonymous": 1, "émotions/feelings": 1},
        fr="Sous l’ampoule d’un étal, un client sans visage tient à la main un masque qui rit ; derrière lui "
           "pendent quatre visages : l’un fâché, l’un triste, l’un amusé, l’un effrayé.",
        en="Under the bulb of a stall a customer without a face holds a laughing mask; behind him hang four "
           "faces, one angry, one sad, one amused, one afraid.",
    )
)  # fmt: skip
