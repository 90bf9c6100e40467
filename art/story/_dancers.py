"""An old couple that dances, drawn freely: two bodies leaning together, brow to brow."""

from __future__ import annotations

from art.colour import Colour
from art.motif import cut, draw
from art.motifs.curves import form, limb
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.shapes import ellipse, path, place, stroke
from art.story._contours import profile
from art.story._profiles import Spot

HIS, HERS = "#d9a077", "#f2caac"
WHITE = "#f4efe6"
SUIT = "#43305c"


def _hand(plate: Plate, x: float, y: float, k: float, turn: float, skin: Colour, flip: bool = False) -> None:
    """A hand laid flat, its wrist on (x, y), fingers to the right."""
    fingers = (
        limb("20,9,9 34,13,8 44,16,6")
        + limb("22,3,10 40,5,8.5 52,8,6")
        + limb("22,-4,10 42,-4,8.5 55,-2,6")
        + limb("20,-10,9 38,-13,8 49,-12,6")
    )
    whole = fingers + limb("6,-6,9 18,-18,8.5 28,-24,6.5") + form("-6,-8! 10,-12 26,-14 29,0 26,13 8,11 -6,8!")
    cut(plate, place(whole, x, y, k, turn, flip), skin, 5, 0.5, edge=0.1)
    gaps = "M43,11L27,8M48,1L28,0M46,-8L27,-7"
    cut(plate, place(stroke(gaps, 1.5), x, y, k, turn, flip), darker(skin, 0.35), edge=0.1, opacity=0.8)


def _his_legs(plate: Plate) -> None:
    cloth = SUIT
    dark = "#1d1226"
    cut(plate, form("196,426! 197,416 208,410 224,412 232,420 236,427!"), dark, 5, 0.4)
    cut(
        plate, path("M236,318C228,350 222,384 208,412C214,418 224,418 232,414C248,384 262,352 270,322Z"), cloth, 12, 0.4
    )
    cut(plate, form("258,434! 258,424 268,419 284,421 300,427 305,435!"), dark, 5, 0.4)
    cut(
        plate, path("M244,318C250,352 256,390 258,422C266,426 278,426 286,422C292,386 296,350 296,318Z"), cloth, 14, 0.6
    )
    cut(plate, stroke("M276,336C278,364 276,396 273,420", 1.4), lighter(cloth, 0.16))


def _her_gown(plate: Plate) -> None:
    red = PALETTES["rose"].hot
    shoe = "298,438! 304,431 316,427 330,416! 346,416! 348,438! 340,438 336,432! 322,438"
    cut(plate, form(shoe) + place(form(shoe), 44, -2), "#7c1f24", 4, 0.4)
    skirt = (
        "M318,284C310,322 298,372 282,418C300,428 324,430 340,421C352,430 372,430 384,420C404,424 430,412 446,384"
        "C426,378 408,356 394,330C384,312 376,298 370,284Z"
    )
    whole = cut(plate, path(skirt), red, 26, 0.8)
    shade = "M340,421C344,384 344,340 340,296L346,296C356,340 362,380 384,420C372,430 352,430 340,421Z"
    cut(plate, path(shade), darker(red, 0.3), 5, clip=whole)
    folds = "M330,300C326,340 316,384 304,420M362,298C374,330 390,372 420,402M352,300C360,340 370,376 388,404"
    cut(plate, stroke(folds, 2.4), darker(red, 0.38), clip=whole, opacity=0.85)
    lace = "M284,414C302,423 322,424 339,416C352,425 370,425 382,415C402,418 426,406 441,383"
    cut(plate, stroke(lace, 4), PALETTES["rose"].warm, clip=whole)


def _her_bodice(plate: Plate) -> None:
    p = PALETTES["rose"]
    body = (
        "M336,214C322,222 312,238 312,252C312,266 318,276 317,288C334,296 356,296 372,286C376,262 382,238"
        " 372,220C362,212 348,210 336,214Z"
    )
    cut(plate, path(body), p.hot, 18, 0.5)
    cut(plate, stroke("M331,217C342,224 360,226 374,221", 6), WHITE, 3, 0.3)
    cut(plate, path("M317,282C334,291 356,291 372,281L373,290C356,299 334,299 316,291Z"), p.warm, 3)


def _features(plate: Plate, where: Spot, ink: Colour) -> None:
    """A shut eye, a nostril and a brow, drawn again in a firmer line: the heads are small."""
    lines = "M106,103C116,116 134,116 144,104M156,152C158,146 164,144 168,148M134,184C144,188 152,187 159,184"
    cut(plate, place(stroke(lines, 5), *where), "#5a2430", edge=0.1)
    cut(plate, place(path("M100,82C114,66 136,64 150,76C136,74 118,78 102,90Z"), *where), ink, edge=0.1)


def _her_head(plate: Plate) -> None:
    where = (342.0, 147.0, 0.262, -13.0, True)
    draw(plate, profile(), *where, inks={"skin": HERS, "hair": "#cfc6bb"}, shadow=0.5)
    _features(plate, where, "#b0a096")
    hair = (
        "M128,60C136,30 104,-14 50,-12C-16,-10 -56,44 -46,112C-42,150 -26,186 2,206C10,190 14,176 18,164"
        "C26,172 38,168 44,154C54,132 76,112 96,96C112,84 124,74 128,60Z"
    )
    cut(plate, place(form("-30,36 -66,14 -104,26 -112,66 -82,96 -44,84"), *where), WHITE, 9, 0.4)
    cut(plate, place(path(hair), *where), WHITE, 10)
    waves = "M120,40C84,44 40,70 20,150M92,8C44,18 4,62 -2,150M40,0C-6,20 -34,70 -26,140M-50,40C-70,34 -92,46 -92,66"
    cut(plate, place(stroke(waves, 7), *where), "#c9c0ba", opacity=0.75, edge=0.1)
    cut(plate, place(form("30,138 20,122 34,112 52,122 50,146 38,160 30,150"), *where), HERS, 3)
    cut(plate, place(ellipse(40, 172, 8, 11), *where), PALETTES["rose"].warm, 2)
    cheek = place(ellipse(112, 160, 26, 20), *where)
    plate.tint(cheek, "#d8584a", 4, plate.mask(place(ellipse(104, 160, 52, 46), *where)) * 0.5)


def _his_head(plate: Plate) -> None:
    where = (259.0, 130.0, 0.272, 11.0, False)
    draw(plate, profile("thief"), *where, inks={"skin": HIS, "hair": "#e9e2d6"}, shadow=0.5)
    _features(plate, where, WHITE)
    fringe = (
        "M-30,70C-44,104 -40,158 -14,196C-6,206 6,206 12,196C12,180 18,170 26,160C34,150 34,132 26,118"
        "C8,112 0,88 -6,62Z"
    )
    cut(plate, place(path(fringe), *where), WHITE, 6)
    cut(plate, place(form("34,150 22,126 34,108 56,116 58,140 46,164 36,160"), *where), darker(HIS, 0.05), 4)
    cut(plate, place(stroke("M36,120C48,120 50,134 42,146", 4), *where), darker(HIS, 0.35), edge=0.1)
    moustache = "M168,157C150,152 124,164 108,194C132,197 158,188 173,178C177,168 174,160 168,157Z"
    cut(plate, place(path(moustache), *where), WHITE)
    plate.tint(
        place(ellipse(112, 156, 24, 20), *where),
        "#cf5a44",
        4,
        plate.mask(place(ellipse(104, 156, 50, 44), *where)) * 0.4,
    )


def _joined(plate: Plate) -> None:
    """His open hand, and hers laid into it."""

    def put(shape: str) -> str:
        return place(shape, 28, 30, 0.85)

    thumb = limb("186,198,11 174,190,10 166,178,7")
    cut(
        plate,
        put(form("194,206 178,200 170,184 172,168 182,158 194,160 204,176 204,194") + thumb),
        HIS,
        5,
        0.4,
        edge=0.1,
    )
    fingers = (
        limb("202,184,10 188,182,9 175,186,6.5")
        + limb("203,177,10 186,172,9 172,175,6.5")
        + limb("202,170,10 186,163,9 174,164,6.5")
    )
    cut(plate, put(fingers + form("198,164 212,172 218,190 208,198 198,190")), HERS, 4, 0.5, edge=0.1)
    cut(
        plate,
        put(stroke("M198,181C190,177 184,178 176,180M198,173C190,168 184,167 176,169", 1.6)),
        darker(HERS, 0.55),
        edge=0.1,
    )


def old_couple(plate: Plate) -> None:
    """He holds her waist, her hand lies on his shoulder, the far hands are joined beside him."""
    p = PALETTES["rose"]
    cut(plate, limb("318,226,24 262,226,21 206,196,16"), darker(p.hot, 0.12), 8, 0.4)
    cut(plate, limb("256,226,28 222,240,25 186,206,17"), darker(SUIT, 0.1), 8, 0.4)
    cut(plate, limb("190,207,17 181,197,15"), WHITE, 3)
    _joined(plate)
    _his_legs(plate)
    _her_gown(plate)
    _her_head(plate)
    _her_bodice(plate)
    jacket = (
        "M240,204C224,212 214,236 217,262C220,286 220,310 214,334C238,341 272,340 297,332C298,306 298,280"
        " 297,262C299,254 299,248 296,240"
        "C292,222 282,210 268,206Z"
    )
    whole = cut(plate, path(jacket), SUIT, 22, 0.7)
    cut(plate, path("M262,204L282,212C292,224 297,240 297,256C286,246 272,228 262,204Z"), WHITE, 3, clip=whole)
    _his_head(plate)
    cut(plate, path("M240,202C250,212 266,216 282,216L278,226C260,224 244,218 234,208Z"), WHITE, 3, 0.3)
    cut(plate, path("M238,206C250,222 268,236 284,262L276,268C256,254 238,232 230,212Z"), lighter(SUIT, 0.14), 4, 0.3)
    _hand(plate, 344, 266, 0.72, -14, HIS)
    cut(plate, limb("252,238,36 270,278,31 338,268,21"), SUIT, 13, 0.7)
    cut(plate, limb("334,268,20 343,267,19"), WHITE, 4)
    cut(plate, stroke("M262,262C270,270 278,274 288,276M274,258C280,264 288,267 296,267", 2), lighter(SUIT, 0.24))
    _hand(plate, 276, 222, 0.68, 8, HERS, True)
    cut(plate, limb("356,234,32 322,252,27 282,224,18"), p.hot, 12, 0.7)
    cut(plate, limb("287,227,18 280,222,17"), p.warm, 3)
    cut(plate, stroke("M332,240C326,246 320,250 312,250M342,246C336,252 328,257 320,258", 2), darker(p.hot, 0.4))
