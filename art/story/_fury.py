"""A woman who shouts with her whole head, and horses whose manes are her hair."""

from __future__ import annotations

from art.colour import Colour, mix
from art.motif import cut
from art.motifs.curves import form, limb
from art.press import Plate, darker
from art.shapes import circle, path, place, stroke

DARK: Colour = "#1c080e"
EMBER: Colour = "#ff8a40"

SKULL = (
    "M206,-4C196,-18 178,-26 160,-27C144,-28 130,-24 116,-18C92,-8 70,-2 46,4C30,7 14,8 5,16C-4,24 -6,34 -2,42"
    "C2,49 10,51 18,48C28,46 40,47 50,50C64,54 84,54 102,58C112,78 136,88 158,80C182,72 198,50 206,26Z"
)
JAW = "M52,46C40,58 30,66 20,70C12,73 12,81 20,85C28,89 38,86 46,80C62,74 84,70 112,66L124,48Z"
NECK = (
    "M150,-24C186,-44 232,-30 270,4C320,50 400,92 480,120C540,142 600,180 650,236"
    "C560,262 380,272 290,222C252,196 226,156 196,120C176,96 152,84 140,62C128,36 130,-8 150,-24Z"
)
STRANDS = (
    "236,60,3 330,116,26 450,150,34 650,240,3",
    "312,150,1 372,184,20 470,206,24 640,236,2",
    "262,14,3 350,74,24 470,124,30 640,220,3",
)
FLYING = (
    "206,-34,4 250,-74,26 320,-96,26 420,-84,1",
    "200,-24,4 246,-56,30 330,-70,30 450,-44,1",
    "216,-16,4 270,-36,32 350,-40,32 470,-2,1",
)


def horse(plate: Plate, where: tuple[float, float, float, float], ink: Colour) -> None:
    """A head and a neck that charge to the left, the neck drawn out into locks of hair."""

    def put(shape: str) -> str:
        return place(shape, *where)

    k = where[2]
    dim, warm = darker(ink, 0.36), mix(ink, EMBER, 0.16)
    for i, strand in enumerate(FLYING):
        cut(plate, put(limb(strand)), (ink, warm, dim)[i], 9 * k, 0.3)
    neck = cut(plate, put(path(NECK)), ink, 40 * k, 0.6)
    for i, strand in enumerate(STRANDS):
        cut(plate, put(limb(strand)), (warm, dim, ink)[i], 12 * k, 0.3, clip=neck)
    plate.veil(put(form("140,76 176,100 214,80 216,30 240,60 256,120 220,136 186,116")), dim, 0.6, 9 * k, 0, clip=neck)
    for i in range(8):
        x, y = 372 - 24 * i, 66 - 17 * i + 0.7 * i * i
        far = 150 + 9 * i
        lock = (
            f"{x - 52},{y + 14},1 {x - 14},{y - 16},26 {x + far * 0.5},{y - 44 - 2 * i},34 {x + far},{y - 26 + 2 * i},2"
        )
        cut(plate, put(limb(lock)), dim if i % 2 else warm, 11 * k, 0.35)
    _head(plate, where, ink)


def _head(plate: Plate, where: tuple[float, float, float, float], ink: Colour) -> None:
    """A long wedge, bowed on the neck: ears laid back, a broad cheek, a lean nose, nostril and mouth wide open."""

    def put(shape: str) -> str:
        return place(place(shape, 3.5, 48.7, 1, -14), *where)

    k = where[2]
    dim, pale = darker(ink, 0.4), mix(ink, "#ffb070", 0.4)
    cut(plate, put(form("178,-16! 186,-40 214,-54 236,-56! 232,-36 212,-12 198,-4!")), dim, 5 * k)
    cut(plate, put(path("M20,46L60,46L96,56L60,68L26,74Z")), DARK)
    cut(plate, put(path(JAW)), darker(ink, 0.18), 10 * k, 0.2)
    skull = cut(plate, put(path(SKULL)), ink, 26 * k, 0.4)
    plate.veil(
        put(form("196,30 176,62 150,74 122,66 108,52 128,58 152,56 176,36 192,10")), dim, 0.6, 6 * k, 0, clip=skull
    )
    plate.veil(put(form("122,16 92,24 58,26 34,28 58,36 96,38 122,30")), dim, 0.5, 5 * k, 0, clip=skull)
    plate.veil(put(form("150,-22 124,-14 84,0 40,9 84,6 128,-6")), pale, 0.5, 3 * k, 0, clip=skull)
    cut(plate, put(path("M10,30C8,20 18,14 30,16C28,26 24,34 17,36C13,37 11,34 10,30Z")), DARK)
    cut(plate, put(path("M112,0C120,-12 138,-15 148,-6C142,5 124,8 112,0Z")), DARK)
    cut(plate, put(path("M139,-11C146,-10 149,-7 148,-5C144,0 139,2 134,3C139,-1 141,-6 139,-11Z")), "#f0d8b0")
    cut(plate, put(limb("98,6,2 116,-7,9 136,-17,10 160,-20,2")), darker(ink, 0.55))
    with plate.shining(0.9):
        cut(plate, put(circle(127, -5, 2.6)), "#fff0c8")
    cut(plate, put(form("180,-14 190,-32 210,-46 236,-54! 234,-36 220,-14 204,-2 188,-2")), ink, 7 * k, 0.3)
    plate.veil(put(form("196,-18 210,-34 226,-43 218,-28 206,-14")), DARK, 0.6, 2 * k)


FACE = (
    "M392,600C376,616 364,634 359,656C356,668 358,676 353,686C346,700 330,714 322,724C318,731 324,737 334,738"
    "C342,739 345,743 343,750C340,757 334,762 336,767C350,772 372,788 384,808C390,820 384,834 372,840"
    "C362,842 354,842 350,848C348,854 354,858 355,864C352,876 354,888 364,896C380,906 402,900 420,888"
    "C434,878 444,874 452,880C458,900 452,930 448,960H600V600Z"
)
MOUTH = (
    "M336,764C356,760 384,764 400,780C410,800 400,832 380,846L350,850C356,836 362,820 358,802C354,786 346,776 336,764Z"
)


def shouter(plate: Plate) -> None:
    """Her head in profile, flung forward: brow drawn down, jaw dropped; her hair is blown back over brow and ear."""
    skin: Colour = "#e0a47e"
    shade: Colour = "#8a3c26"

    def put(shape: str) -> str:
        return place(shape, 72, 112, 0.8)

    mouth = cut(plate, put(path(MOUTH)), "#3a0a12")
    cut(plate, put(form("352,852 366,828 388,822 396,840 380,852 360,858")), "#b8483c", 6, clip=mouth)
    cut(plate, put(path("M334,762C352,760 378,768 390,786L382,790C372,780 356,778 346,782Z")), "#f6ead2", clip=mouth)
    face = cut(plate, put(path(FACE)), skin, 40, 1)
    for hollow, force, soft in (
        ("420,690 392,676 362,680 356,694 372,712 400,716 424,706", 0.42, 7.0),
        ("420,740 404,764 412,800 404,850 424,850 446,800 440,760", 0.4, 12.0),
        ("400,904 440,880 480,850 520,900 500,960 440,960", 0.6, 14.0),
    ):
        plate.veil(put(form(hollow)), shade, force, soft, 0, clip=face)
    lips = limb("342,752,5 338,765,9 356,773,7 374,788,5 386,808,2") + limb("352,852,10 364,842,7 378,838,5 387,824,2")
    cut(plate, put(lips), "#b04434", 3, clip=face)
    cut(plate, put(path("M372,697C375,706 380,712 387,713C397,712 406,704 412,690Z")), "#fff2dc")
    cut(plate, put(path("M374,697C375,705 379,711 386,712C391,708 391,700 389,694Z")), DARK)
    cut(plate, put(limb("366,697,3 380,698,6 398,694,6 418,684,2")), DARK)
    cut(plate, put(limb("352,680,4 368,680,13 394,666,13 430,648,2")), "#7a1614")
    creases = "M350,676C352,668 357,662 362,658M416,700C424,702 430,706 434,712M386,719C396,720 404,716 410,710"
    creases += "M344,722C350,716 357,719 356,728M350,706C354,702 360,702 364,704M364,738C378,744 390,754 398,768"
    cut(plate, put(stroke(creases, 2.8)), shade, opacity=0.6)
    with plate.shining(0.8):
        cut(plate, put(circle(382, 701, 2)), "#fff6e0")
