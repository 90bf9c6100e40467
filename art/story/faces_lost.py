"""Stories of faces lost and tried on, seen from close by."""

from __future__ import annotations

from art.colour import Colour, Field
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import both, form, limb
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, rectangle, stroke
from art.story._contours import hand, profile

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
    """A lady painted from the front, her mouth cut out to the bare linen; only her eyes have moved."""
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
        "M326,160C274,172 250,220 248,300", "M322,172C280,186 262,224 258,270", "M238,320C238,380 224,420 224,466",
        "M338,160C390,172 414,220 416,300", "M342,172C384,186 402,224 406,270", "M426,320C426,380 440,420 440,466",
        "M300,150C262,170 236,220 234,290", "M364,150C402,170 428,220 430,290",
    )  # fmt: skip
    cut(plate, "".join(stroke(one, 2.6) for one in strands), lighter(AUBURN, 0.26), clip=canvas, opacity=0.8)
    _cut_out(plate)


def _cut_out(plate: Plate) -> None:
    """Where the mouth was: bare linen, a little deeper than the paint."""
    lips = "M-36,2C-22,-4 -12,-13 -6,-13Q0,-8 6,-13C12,-13 22,-4 36,2C24,16 12,21 0,21C-12,21 -24,16 -36,2Z"
    cut(plate, place(path(lips), 332, 385, 1.04), "#7a4634", edge=0.1)
    linen = plate.mask(place(path(lips), 333, 387, 0.98))
    with plate.shining(0.4):
        cut(plate, linen, "#f4e6c6", edge=0.1)
    weave = "".join(line([(x, 366), (x, 416)], 0.8) for x in range(292, 376, 5))
    weave += "".join(line([(290, y), (376, y)], 0.8) for y in range(370, 414, 5))
    cut(plate, weave, "#c4a47a", clip=linen, opacity=0.6, edge=0.05)


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
    cut(plate, damask, "#37705f", opacity=0.55)
    cut(plate, rectangle(-10, 648, 620, 16), "#4a8573", 6)
    cut(plate, rectangle(-10, 664, 620, 300), "#2a5a52")
    cut(plate, rectangle(40, 700, 220, 180) + rectangle(300, 700, 240, 180), "#356a5e", 8)
    _portrait(plate, _frame(plate))
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
    cut(plate, path("M80,704C112,722 160,726 192,706L206,728C172,756 110,754 72,730Z"), dark, 10, 1)
    _mask_and_cap(plate)
    _loot(plate)
    sleeve = (
        "M92,752C130,734 174,760 180,802C184,824 214,832 262,824L300,820L306,874C262,894 190,904 140,884"
        "C98,864 72,788 92,752Z"
    )
    arm = cut(plate, path(sleeve), pale, 24, 1.4)
    rings = (
        "M74,768C104,754 140,750 176,764M70,812C110,794 150,788 190,794M84,866C116,838 150,820 192,820"
        "M130,908C146,868 164,842 186,828M196,912C200,872 204,850 212,822M256,906"
        "C254,872 252,850 250,818"
    )
    cut(plate, stroke(rings, 18), dark, clip=arm)
    draw(plate, hand("rest"), 306, 844, 0.76, -6, inks={"skin": "#efe6d2"}, shadow=0.7)
    cut(plate, path("M290,814L311,819L318,871L295,878C287,858 286,832 290,814Z"), "#d8ccb4", 6, 0.6)


def _loot(plate: Plate) -> None:
    lips: Colour = "#e0262a"
    mouth = "M226,806C262,782 312,748 350,744C374,742 388,758 400,760C412,758 428,740 452,742C492,746 540,778 572,802"
    with plate.shining(0.2):
        cut(plate, path(mouth + "C548,846 476,884 402,884C328,884 256,850 226,806Z"), lips, 42, 2)
    gap = (
        "M244,806C300,800 350,790 376,796Q400,806 424,796C450,790 500,798 554,802"
        "C500,812 452,816 400,820C350,818 300,814 244,806Z"
    )
    cut(plate, path(gap), "#3a0610", 4)
    shine = "M300,778C318,764 338,758 352,760M470,758C494,766 512,776 524,784M330,846C370,862 430,862 470,848"
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
        moods=("comic", "greed"), living=("thief",),
        objects=("portrait", "mouth", "frame", "lamp", "striped jersey", "gloves"), flags=("night",),
        words={"vol/theft": 3, "sourire/smile": 3, "portrait/portrait": 3, "voleur/thief": 3, "musée/museum": 2,
               "bouche/mouth": 2, "silence/silence": 2, "nuit/night": 1, "secret/secret": 1, "baiser/kiss": 1,
               "témoin/witness": 2, "lèvres/lips": 2, "parole volée/stolen voice": 1, "complice/accomplice": 1},
        fr="La nuit, dans un musée, un voleur masqué, en maillot rayé et gants blancs, emporte sous le bras une énorme "
           "bouche rouge ; derrière lui, le portrait éclairé qui n’en a plus baisse les yeux vers lui.",
        en="At night in a museum a masked thief in a striped jersey and white gloves carries off a huge red mouth "
           "under his arm; behind him the lit portrait, which has none left, looks down at him.",
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
