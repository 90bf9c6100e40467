"""The players' pieces beside the rabbits: wreathed busts, paper masks, pointing hands."""

from __future__ import annotations

import math
from pathlib import Path

from PIL import Image

from art.colour import Colour
from art.encode import webp
from art.players import PLAYERS, SIZE
from art.press import Plate, Shadow, darker, lighter
from art.shapes import circle, path, place, rectangle, star, stroke

NIGHT, CREAM, GOLD = "#1d1226", "#fbf0d8", "#efc76a"

BUST = path(
    "M80,118C79,104 63,96 60,70C57,38 78,18 106,18C131,18 145,34 145,52C145,58 143,61 147,67"
    "C151,73 156,78 157,82C158,86 153,88 149,88C150,92 151,94 148,96C150,99 149,103 146,104"
    "C147,113 138,117 125,113C122,119 124,125 130,129C146,137 162,142 166,162C168,172 160,176 150,177"
    "L54,177C42,177 34,170 38,160C44,141 74,140 80,118Z"
)
PLINTH = path("M76,172H130L134,184H72Z") + rectangle(58, 182, 90, 13, 4)
LEAF = path("M0,0C5,-11 18,-14 31,-4C20,5 7,8 0,0Z")


TWIG = "M60,71C62,46 82,31 106,34C113,35 119,38 123,42"


def _wreath() -> tuple[str, str]:
    """Leaves in pairs from the nape over the ear to the brow, those behind and those in front."""
    behind = front = ""
    for k in range(6):
        t = k / 5
        degrees = 184 + 112 * t
        angle = math.radians(degrees)
        x, y = 102 + 42 * math.cos(angle), 74 + 40 * math.sin(angle)
        behind += place(LEAF, x, y, 0.92, degrees + 48)
        front += place(LEAF, x, y + 1, 0.6, degrees + 158)
    return behind, front


def bust(name: str, target: Path) -> None:
    """A learned person of the Dictionnaire, crowned with laurel, the player's shape on the chest."""
    player = PLAYERS[name]
    colour = player.colour
    pale = player.shape_ink != "#fff3da"
    laurel = "#33522a" if pale else GOLD
    plate = Plate(212, 212, 1.6, seed=7)
    cast = Shadow(2, 5, 4, 0.42)
    plate.ink(place(PLINTH, 4, 6), darker(colour, 0.42), light=colour, depth=9, shadow=cast)
    plate.ink(
        place(BUST, 4, 6), colour, shade=darker(colour), light=lighter(colour), depth=20, light_amount=0.75,
        shadow=cast,
    )  # fmt: skip
    tails = path("M64,92C54,98 48,108 46,122C52,117 56,118 60,122C62,110 66,102 71,96Z")
    plate.ink(place(tails, 4, 6), darker(laurel, 0.25), edge=0.2)
    behind, front = _wreath()
    plate.ink(place(behind, 4, 6), darker(laurel, 0.3), edge=0.2)
    plate.ink(place(front, 4, 6), laurel, edge=0.2, shadow=Shadow(1, 2, 1.5, 0.4))
    plate.ink(place(stroke(TWIG, 3.4), 4, 6), laurel, edge=0.15)
    lines = stroke("M128,68C132,71 136,71 139,68", 3.2) + stroke("M137,99C141,100 144,100 147,98", 2.6)
    ear = path("M97,68C106,66 110,76 104,86C99,88 96,82 98,77C94,74 94,70 97,68Z")
    plate.ink(place(lines, 4, 6), darker(colour, 0.75), edge=0.1)
    plate.ink(place(ear, 4, 6), darker(colour, 0.38), edge=0.15)
    plate.ink(place(player.shape, 106, 158, 0.5), player.shape_ink, edge=0.2)
    webp(plate.image().resize((SIZE, SIZE), Image.Resampling.LANCZOS), target, 9_000)


FACE = path("M102,20C146,19 174,40 175,86C176,132 144,184 101,192C60,185 28,134 29,86C30,41 60,21 102,20Z")
HALF = path("M102,20C146,19 174,40 175,86C176,132 144,184 101,192C94,168 108,150 101,128C96,110 106,60 102,20Z")
EYES = path("M46,98C54,84 76,82 88,97C78,108 56,110 46,98Z") + path(
    "M116,97C128,82 150,84 158,98C148,110 126,108 116,97Z"
)
NOSE = path("M96,74C93,100 88,120 82,132C86,142 98,144 104,143C113,144 120,140 122,133C114,120 110,98 110,74Z")
LIPS = path("M80,161C88,154 97,153 102,157C107,153 116,154 124,161C116,170 110,172 102,172C94,172 88,170 80,161Z")
BROWS = stroke("M40,84C50,70 72,68 90,78", 5.5) + stroke("M114,78C132,68 154,70 164,84", 5.5)
RIBBONS = path(
    "M38,92C22,88 8,98 9,114C10,130 22,136 17,152C14,162 8,168 3,174L14,175L19,184C28,174 33,160 30,146C27,132 20,126"
    " 20,116C20,106 28,102 40,104Z"
    "M166,92C182,86 197,96 196,112C195,126 184,132 187,147C189,157 195,162 201,168L190,171L186,180C176,170 172,156"
    " 175,142C178,130 185,124 185,114C185,105 176,102 164,104Z"
)


def mask(name: str, target: Path) -> None:
    """A paper mask, the same for everyone but for the ink and the shape: nobody looks like Dany."""
    player = PLAYERS[name]
    plate = Plate(204, 204, 1.6, seed=9)
    _ribbons(plate, CREAM)
    _face(plate, player.colour, darker(player.colour, 0.24), darker(player.colour, 0.62))
    plate.ink(EYES, NIGHT, edge=0.15)
    plate.ink(place(player.shape, 102, 49, 0.42), player.shape_ink, edge=0.2)
    webp(plate.image().resize((SIZE, SIZE), Image.Resampling.LANCZOS), target, 9_500)


def _ribbons(plate: Plate, ink: str) -> None:
    plate.ink(RIBBONS, ink, edge=0.2, shadow=Shadow(2, 4, 3, 0.35), bottom=(darker(ink, 0.3), 60))


def _face(plate: Plate, colour: str, turned: Colour, features: Colour) -> None:
    whole = plate.ink(
        FACE, colour, shade=darker(colour), light=lighter(colour), depth=30, light_amount=0.75,
        shadow=Shadow(3, 6, 5, 0.45),
    )  # fmt: skip
    plate.ink(HALF, turned, clip=whole, edge=0.2, opacity=0.85)
    plate.ink(BROWS, features, edge=0.15)
    plate.ink(
        NOSE, colour, light=lighter(colour, 0.6), shade=darker(colour, 0.4), depth=11, shadow=Shadow(3, 4, 3, 0.5)
    )
    plate.ink(LIPS, features, edge=0.15)


def dany(target: Path) -> None:
    """The mask under the masks: half day, half night, its eyes lit, a door ajar in its forehead."""
    plate = Plate(204, 204, 1.6, seed=9)
    _ribbons(plate, GOLD)
    _face(plate, CREAM, "#3d2160", "#5a2456")
    night = plate.mask(HALF)
    stars = "".join(circle(x, y, r) for x, y, r in ((134, 40, 2), (158, 62, 2.4), (150, 124, 2), (128, 146, 1.6)))
    plate.ink(stars + star(140, 60, 8) + star(146, 142, 6), "#f6dfa0", edge=0.1, clip=night)
    plate.ink(EYES, NIGHT, edge=0.15)
    glow = path("M58,97C64,89 74,89 80,97C73,103 64,103 58,97Z") + path(
        "M124,97C130,89 140,89 146,97C139,103 130,103 124,97Z"
    )
    plate.ink(glow, "#ffd67e", edge=0.1)
    plate.ink(path("M86,70V46A16,18 0 0 1 118,46V70Z"), "#7a2d3c", shadow=Shadow(1, 2, 3, 0.4), edge=0.2)
    plate.ink(path("M91,70V47A11,13 0 0 1 113,47V70Z"), "#ffe9ae", edge=0.15)
    plate.ink(path("M91,70V47A11,13 0 0 1 98,36L104,40V74Z"), "#a8443a", edge=0.15)
    plate.glow(106, 58, 34, "#ffdc8a", 0.6, clip=plate.alpha.copy())
    webp(plate.image().resize((SIZE, SIZE), Image.Resampling.LANCZOS), target, 11_000)


SLEEVE = path("M4,46C26,38 52,34 80,35C86,66 86,106 81,139C54,142 28,140 6,133C0,106 0,74 4,46Z")
CUFF = path("M74,31C82,29 92,29 98,31C105,64 105,110 99,143C92,145 82,145 75,143C81,108 81,66 74,31Z")
PALM = path(
    "M96,46C112,40 132,42 152,48C170,54 180,64 182,80C184,106 176,128 160,138C140,148 114,144 97,136"
    "C101,106 101,76 96,46Z"
)
INDEX = path(
    "M132,54C156,52 178,55 200,57L272,61C291,63 293,86 273,88C246,90 214,92 188,93C166,95 144,95 136,88"
    "C128,78 126,62 132,54Z"
)
CURLED = (
    path("M140,121C152,119 162,120 172,122C186,126 186,145 171,147C158,149 146,149 139,145C131,139 132,125 140,121Z"),
    path("M142,102C158,100 174,101 186,104C201,108 200,127 185,129C169,131 154,131 143,127C133,119 134,107 142,102Z"),
    path("M144,84C162,82 182,82 195,85C211,89 210,109 194,110C176,112 158,112 146,108C136,100 136,89 144,84Z"),
)
THUMB = path(
    "M104,70C106,50 124,34 144,26C158,20 172,14 184,15C196,17 198,29 188,35C176,41 164,46 158,54C152,64 150,76 138,86"
    "C124,94 104,88 104,70Z"
)
CREASES = (
    stroke("M182,96C188,94 190,100 188,104", 2.6)
    + stroke("M174,114C179,113 181,118 180,122", 2.6)
    + stroke("M114,98C124,104 130,112 132,122", 2.6)
)


def hand(name: str, target: Path) -> None:
    """A gloved hand that points right, out of a sleeve with the player's shape."""
    player = PLAYERS[name]
    colour = player.colour
    plate = Plate(300, 176, 1.6, seed=61)
    glove, shade, light = "#fbeacb", "#b5724f", "#fffdf6"
    over = Shadow(1.5, 4, 2.4, 0.62, "#5a2a2a")
    cast = Shadow(3, 7, 6, 0.45)
    plate.ink(SLEEVE, colour, shade=darker(colour), light=lighter(colour, 0.45), depth=20, shadow=cast)
    plate.ink("".join((PALM, INDEX, *CURLED, THUMB)), glove, shadow=cast)
    for piece, depth in ((PALM, 20), *((finger, 12) for finger in CURLED), (INDEX, 14), (THUMB, 14), (CUFF, 9)):
        plate.ink(piece, glove, shade=shade, light=light, depth=depth, shadow=None if piece is PALM else over)
    plate.ink(CREASES, shade, edge=0.15, opacity=0.8)
    plate.ink(circle(90, 114, 4.5), darker(colour, 0.2), edge=0.15)
    plate.ink(place(player.shape, 42, 88, 0.54), player.shape_ink, edge=0.2)
    webp(plate.image().resize((360, 211), Image.Resampling.LANCZOS), target, 12_000)
