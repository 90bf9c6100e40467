"""Beasts abroad: building sites, deserts, fields."""

from __future__ import annotations

import math
from random import Random

from art.colour import Field, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts_dressed import rabbit_late
from art.motifs.birds import crow
from art.motifs.buildings_parts import PARK_BENCH, painted
from art.motifs.buildings_town import CLOCK_TOWER, COTTAGE, CROOKED_HOUSE, GABLED, town_house, windmill
from art.motifs.curves import form, limb, tube
from art.motifs.people import person
from art.motifs.things import washing_line
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker
from art.scene import Scene, Story
from art.shapes import circle, crest_at, ellipse, line, path, place, polygon, rectangle, ridge, stroke

SCENES: list[Scene] = []


def dome(x: float) -> float:
    """The height of the tortoise's shell above x."""
    return 664 - 236 * math.sqrt(max(0.0, 1 - ((x - 262) / 232) ** 2))


_LEG = (
    "M-50,-140C-54,-100 -42,-74 -42,-46C-44,-32 -54,-22 -52,-8C-46,2 28,4 50,0C62,-4 60,-18 50,-28C40,-40 38,-52 40,-70"
    "C44,-96 56,-116 60,-140Z"
)
_NECK = (
    "M410,664C450,650 474,616 484,580C488,566 488,552 490,540L530,570C530,604 528,640 512,668C496,696 440,700 410,690Z"
)
_SKULL = (
    "M491,556C482,536 484,510 502,497C517,486 540,485 554,494C564,501 571,511 575,523C578,532 578,541 574,548"
    "C573,553 571,556 567,557C566,553 564,553 562,555C560,566 550,574 540,577C522,581 500,578 491,556Z"
)


def _on_shell(along: float, up: float) -> tuple[float, float]:
    """Where a point of the round shell is seen, from its two angles in degrees."""
    a, b = math.radians(along), math.radians(up)
    return 262 + 232 * math.sin(a) * math.cos(b), 664 - 236 * math.sin(b) + 22 * math.cos(a) * math.cos(b)


def _scute(along: float, low: float, high: float, half: float, size: float) -> str:
    """A plate of the shell with six sides, shrunk to a share of its size around its middle."""
    middle, tall = (low + high) / 2, (high - low) / 2
    corners = ((-1, -0.55), (-0.74, 1), (0.74, 1), (1, -0.55), (0.8, -1), (-0.8, -1))
    spots = (_on_shell(along + half * size * a, middle + tall * size * b) for a, b in corners)
    return form(" ".join(f"{x:.1f},{y:.1f}!" for x, y in spots))


def _shell(plate: Plate) -> None:
    ink = "#5d3a2c"
    outline = " ".join(f"{x},{dome(x):.0f}" for x in range(34, 500, 33))
    whole = cut(plate, form(f"{outline} 494,664! 262,690 30,664!"), ink, 50, 1)
    rows = ((4, 32, 17.6, range(-72, 73, 36)), (34, 66, 17.6, range(-90, 91, 36)))
    for size, share in ((1.0, 0.35), (0.72, 0.6), (0.44, 0.85)):
        plates = "".join(_scute(a, low, high, half, size) for low, high, half, row in rows for a in row)
        cut(plate, plates, mix(ink, "#c08a52", share), 7, clip=whole)
    cut(plate, tube("24,660,20 140,680,22 262,686,22 390,680,22 502,658,20"), "#b5854f", 8, 0.6)
    seams = "".join(line([(x, 664), (x + (x - 262) * 0.02, 700)], 2.6) for x in (76, 130, 190, 262, 334, 394, 450))
    cut(plate, seams, "#6d4630", clip=plate.mask(tube("24,660,20 140,680,22 262,686,22 390,680,22 502,658,20")))
    for along in (-36, 0, 36):
        x, y = _on_shell(along, 17)
        with plate.shining(0.8):
            cut(plate, path(f"M{x - 13:.1f},{y + 18:.1f}v-20a13,13 0 0 1 26,0v20Z"), "#fbdf96", 5)
        bars = line([(x, y - 13), (x, y + 18)], 3) + line([(x - 13, y + 2), (x + 13, y + 2)], 3)
        cut(plate, bars, ink, edge=0.1)


def _leg(plate: Plate, x: float, y: float, scale: float, skin: str) -> None:
    """A pillar of a leg: scales down its front, four nails on the ground."""
    shape = cut(plate, place(path(_LEG), x, y, scale), skin, 22, 0.8)
    random = Random(int(x))
    scales = "".join(
        ellipse(i * 15 - 40 + j % 2 * 7, j * 13 - 118, random.uniform(5, 7), random.uniform(4, 5.5))
        for i in range(7)
        for j in range(8)
    )
    cut(plate, place(scales, x, y, scale), mix(skin, "#d8cc8a", 0.3), 3, clip=shape, opacity=0.8)
    nails = "".join(
        path(f"M{n - 7},1C{n - 8},-8 {n - 4},-14 {n + 1},-13C{n + 6},-11 {n + 8},-4 {n + 8},1Z")
        for n in (-14, 6, 25, 43)
    )
    cut(plate, place(nails, x, y, scale), "#b39f72", 4, 0.3)


def tortoise(plate: Plate) -> None:
    """A giant tortoise walking right, its shell bare for what it carries."""
    skin, far = "#8f8a52", "#62602f"
    _leg(plate, 196, 776, 0.92, far)
    _leg(plate, 344, 770, 0.92, far)
    cut(plate, path("M44,650C24,672 4,690 -14,712C14,712 52,704 76,680Z"), skin, 10)
    neck = cut(plate, path(_NECK), skin, 24, 0.8)
    rings = ("474,612,1 492,626,5 520,624,1", "466,630,1 486,648,6 516,646,1", "456,646,1 474,668,6 506,668,1",
             "482,594,1 500,606,5 526,602,1", "487,576,1 504,590,4 528,584,1")  # fmt: skip
    cut(plate, "".join(map(limb, rings)), darker(skin, 0.45), clip=neck, edge=0.3)
    _tortoise_head(plate, skin)
    _leg(plate, 92, 796, 1.05, skin)
    _leg(plate, 462, 792, 1.05, skin)
    _shell(plate)


def _tortoise_head(plate: Plate, skin: str) -> None:
    """Old, patient, a beak for a mouth."""
    whole = cut(plate, path(_SKULL), skin, 20, 0.8)
    pale, dark = mix(skin, "#d8cc8a", 0.45), "#2a2416"
    crown = "M506,497l14,-9l10,8l-8,12l-14,0ZM534,496l10,-8l12,6l-6,10l-12,0ZM496,512l10,-3l8,10l-8,10l-12,-4Z"
    crown += "M494,534l12,0l4,12l-10,8l-10,-6ZM514,530l12,4l0,12l-10,4l-6,-10ZM510,556l12,-2l4,10l-10,6l-8,-6Z"
    cut(plate, path(crown), pale, 3, clip=whole, opacity=0.8)
    beak = "M556,500C566,506 572,514 575,523C578,532 578,541 574,548C573,553 571,556 567,557C566,552 560,549 552,549"
    cut(plate, path(beak + "C550,532 550,514 556,500Z"), mix(skin, "#c9a45e", 0.55), 6, clip=whole)
    cut(plate, limb("566,551,2 552,549,3.6 536,554,3.6 518,563,1") + ellipse(569, 523, 2, 3, 20), dark, edge=0.1)
    cut(plate, ellipse(537, 521, 13, 12), darker(skin, 0.3), 4)
    cut(plate, ellipse(538, 522, 9, 8.5), dark)
    cut(plate, path("M524,520C526,508 546,506 551,517C542,514 532,516 524,520Z"), pale, 3)
    cut(plate, circle(541, 520, 2.3), "#fff3c0")
    cut(plate, stroke("M527,531C534,537 544,537 550,531", 2), darker(skin, 0.5))


def tortoise_town(plate: Plate) -> None:
    """A giant tortoise carries a town through the desert; a hare waits at a bench, watch in hand."""
    p = PALETTES["amber"]
    plate.sky([(0, "#f2b35f"), (0.3, "#f6cf8a"), (0.6, "#fbe4b0"), (1, "#f6dda6")])
    with plate.shining(1):
        plate.ink(circle(190, 270, 150), "#fff3c0", edge=0.4)
    dunes = ((560, 22, 0.4, mix(p.far, p.light, 0.5), 0.9), (640, 26, 2.2, mix(p.far, p.light, 0.15), 0.6))
    for y, swell, phase, ink, away in dunes:
        plate.at(away)
        hill, _ = ridge(600, 900, y, swell, 1.5, phase)
        plate.ink(hill, ink, light=p.light, depth=40)
    plate.at(0.15)
    sand, _ = ridge(600, 900, 744, 10, 1.6, 3.6)
    plate.ink(sand, p.far, light=p.warm, depth=40, bottom=(p.middle, 120))
    back = (
        (150, town_house(4, 2, 3, "bell"), 0.9, 1),
        (214, CLOCK_TOWER, 0.98, 0),
        (272, town_house(5, 3, 5, "step"), 0.94, 3),
        (330, windmill(), 0.84, 2),
        (396, town_house(4, 2, 6, "mansard"), 0.86, 4),
    )
    for x, house, size, look in back:
        draw(plate, house, x, dome(x) + 24, size, inks=painted(p, look))
    tortoise(plate)
    front = (
        (84, 60, COTTAGE, 0.34, 2),
        (132, 44, GABLED, 0.5, 0),
        (190, 46, CROOKED_HOUSE, 0.56, 3),
        (246, 52, town_house(3, 2, 9, "step"), 0.74, 1),
        (302, 54, COTTAGE, 0.44, 4),
        (352, 50, GABLED, 0.54, 2),
        (404, 52, town_house(3, 2, 8, "bell"), 0.7, 0),
        (446, 66, COTTAGE, 0.34, 3),
    )
    for x, down, house, size, look in front:
        draw(plate, house, x, dome(x) + down, size, inks=painted(p, look))
    for points, seed in ((((118, 400), (160, 412), (204, 372)), 2), (((258, 356), (320, 384), (386, 366)), 5)):
        draw(plate, washing_line([(x / 0.4, y / 0.4) for x, y in points], seed), 0, 0, 0.4, shadow=0.5)
    rungs = "".join(line([(38, y), (58, y)], 4) for y in range(672, 760, 15))
    cut(plate, line([(38, 656), (38, 764)], 4) + line([(58, 656), (58, 764)], 4) + rungs, "#4a2c20", lift=0.3)
    with plate.shining(0.16):
        draw(plate, person("climb", "coat", "cap", inks={"coat": p.hot}), 46, 772, 0.36)
    plate.at(-0.2)
    near, crest = ridge(600, 900, 830, 12, 1.2, 0.6)
    plate.ink(near, mix(p.far, p.middle, 0.4), light=p.far, depth=30, shadow=Shadow(0, -4, 8, 0.3))
    prints = "".join(ellipse(60 + 74 * k, 866 + 8 * (k % 2), 20, 7) for k in range(4))
    plate.ink(prints, p.near, edge=0.3, opacity=0.5)
    stop = crest_at(crest, 480) + 34
    with plate.shining(0.16):
        draw(plate, PARK_BENCH, 390, stop - 4, 0.86, inks=painted(p, 1))
        draw(plate, rabbit_late(), 508, stop + 6, 1.06, flip=True,
             inks={"body": "#d09a58", "shade": "#a8743c", "belly": "#f6e3bd", "waistcoat": p.cool})  # fmt: skip


SCENES.append(
    Story(
        draw=tortoise_town, palette="amber", operator="scale", setting="desert", season="summer", framing="wide",
        moods=("comic", "wistful"), flags=(), living=("tortoise", "hare"),
        objects=("town", "bench", "watch", "washing line", "ladder"),
        words={"tortue/tortoise": 3, "ville/town": 3, "désert/desert": 2, "lièvre/hare": 3, "montre/watch": 2,
               "banc/bench": 1, "linge/washing": 1, "attente/waiting": 2, "lenteur/slowness": 2, "voyage/journey": 2,
               "retard/lateness": 2, "foyer/home": 1, "échelle/ladder": 1, "moulin/windmill": 1,
               "patience/patience": 2},
        fr=(
            "Une tortue géante traverse le désert, une ville entière et son linge sur la carapace ; près d’un"
            " banc, un lièvre en gilet regarde sa montre."
        ),
        en=(
            "A giant tortoise crosses the desert with a whole town and its washing on its shell; beside a "
            "bench a hare in a waistcoat looks at his watch."
        ),
    )
)  # fmt: skip


def judge(size: float = 1) -> Motif:
    """A crow in a curled wig and bands."""
    curls = "".join(
        circle(x, y, r)
        for x, y, r in ((46, -202, 15), (26, -198, 15), (10, -182, 15), (4, -160, 15), (0, -138, 14), (6, -118, 12))
    )
    wig = Motif(
        (
            Piece(curls, "wig", 8),
            Piece(
                "".join(
                    stroke(f"M{x - 7},{y}q7,9 13,-2", 2.6)
                    for x, y in ((46, -202), (26, -198), (10, -182), (4, -160), (0, -138))
                ),
                "curl",
            ),
            Piece(form("62,-140! 84,-138! 82,-100! 70,-112! 62,-98!"), "wig", 5),
        ),
        {"wig": "#f3ead2", "curl": "#bba88a"},
    )
    return (crow("stand") + wig).moved(0, 0, size)


def straw(random: Random, x: float, y: float, count: int, length: float, turn: float, spread: float) -> str:
    """A tuft of straw from (x, y), pointing to `turn` degrees."""
    shape = ""
    for _ in range(count):
        angle = math.radians(turn + random.uniform(-spread, spread))
        long = length * random.uniform(0.6, 1.1)
        bend = random.uniform(-0.2, 0.2) * long
        tip = (x + long * math.cos(angle), y + long * math.sin(angle))
        start = (x + random.uniform(-6, 6), y + random.uniform(-6, 6))
        middle = ((x + tip[0]) / 2 + bend, (y + tip[1]) / 2)
        way = " ".join(f"{px:.1f},{py:.1f}" for px, py in (middle, tip))
        shape += stroke(f"M{start[0]:.1f},{start[1]:.1f}Q{way}", 3.6)
    return shape


def straw_field(random: Random) -> str:
    """Stubble in rows, taller towards the eye."""
    shape = ""
    for k in range(-14, 15):
        for step in range(7):
            away = 0.2 + 0.13 * step + random.uniform(-0.03, 0.03)
            x, y = 300 + (k + 0.5) * 104 * away, 440 + 470 * away
            for lean in (-7, -1, 6):
                tall = random.uniform(14, 26) * away
                shape += stroke(f"M{x + lean * 0.4 * away:.1f},{y:.1f}l{lean * away:.1f},{-tall:.1f}", 1 + 1.8 * away)
    return shape


def _furrows(plate: Plate) -> None:
    """A ploughed field whose furrows meet far behind the bench."""
    field = plate.mask(rectangle(-5, 500, 610, 410))
    plate.lay(plate.ramp((plate.y - 500) / 400, [(0, "#e6b877"), (0.4, "#d69a54"), (1, "#a9622f")]), field)
    troughs = "".join(polygon([(300, 440), (x - 26, 910), (x + 20, 910)]) for x in range(-1572, 2200, 104))
    plate.ink(troughs, "#9a5c2c", clip=field, edge=0.3, opacity=0.42)
    plate.ink(straw_field(Random(5)), "#f0cf88", edge=0.2, clip=field, opacity=0.85)


SCARECROW = {
    "coat": "M150,628C166,590 206,574 244,588C276,600 290,640 284,690C280,726 288,750 300,772L286,800L268,780L254,812"
            "L232,784L212,816L190,786L166,814L150,782L122,800C128,740 130,680 150,628Z",
    "thigh": "M172,760H276C286,800 292,830 290,862C276,874 226,874 204,866C186,840 174,800 172,760Z",
    "shin": "M222,822C180,812 130,818 84,830C70,838 68,864 82,874C140,882 220,878 268,872C280,850 262,828 222,822Z",
    "near sleeve": "M172,632C186,606 226,610 232,640C236,676 244,700 262,712C286,708 312,692 336,680L354,722"
                   "C322,746 282,766 252,764C208,760 166,690 172,632Z",
    "far sleeve": "M244,602C266,596 282,612 292,634C306,650 332,648 362,634L378,672C340,694 296,698 268,684Z",
    "head": "M214,524C206,480 240,456 282,458C320,460 342,490 340,526C339,554 328,574 308,586C302,590 298,594 297,600"
            "H246C245,592 240,587 234,581C221,568 216,546 214,524Z",
    "frill": "M242,598H300L314,622C302,616 294,625 284,618C274,626 263,617 252,624C244,616 235,621 228,618Z",
    "brim": "M160,506C196,462 300,440 372,492C380,502 372,510 360,506C306,484 236,490 186,524C166,532 150,522 160,506Z",
    "crown": "M196,498C184,450 196,414 226,404C240,400 246,412 258,408C284,402 306,424 316,466"
             "C272,460 232,470 196,498Z",
    "band": "M192,480C230,452 274,444 312,450L317,470C276,460 234,472 197,500Z",
}  # fmt: skip


def _straw_hand(plate: Plate, random: Random, x: float, y: float, turn: float) -> None:
    """A sheaf instead of a hand, bound at the wrist."""
    cut(plate, straw(random, x, y, 20, 58, turn, 20), "#e0b65a", edge=0.2)
    cut(plate, straw(random, x, y, 12, 64, turn, 24), "#f7dc92", edge=0.2)


def _sad_face(plate: Plate, sack: Field) -> None:
    """Crosses for eyes, a patch for a nose, a sewn mouth; folds run up from the neck."""
    plate.shadow(path("M190,450H246C230,500 236,560 268,612H190Z"), 0.36, 20, clip=sack)
    folds = "M252,596C249,584 244,576 238,570M266,598C265,586 262,578 258,572M284,598C286,588 290,582 294,576"
    cut(plate, stroke(folds + "M296,594C300,586 306,580 312,574", 2.6), "#9a7244", clip=sack)
    thread = "#5a2a20"
    cut(plate, stroke("M258,512L276,530M276,511L259,531M310,513L324,529M324,512L311,530", 4.4), thread)
    cut(plate, stroke("M248,504Q262,496 280,497M304,497Q318,496 330,503", 3.6), "#8a6238")
    cut(plate, path("M292,528L308,540L290,547Z"), "#c93a26", 4, 0.3)
    cut(plate, stroke("M264,571C278,558 304,556 320,566M274,557L278,570M288,553L291,566M303,553L304,565", 3.4), thread)


def _scarecrow(plate: Plate, random: Random) -> None:
    """On its knees, a sack for a head under a hat, sheaves for hands."""
    coat, shade = "#3d6f78", "#2b5058"
    shapes = {name: path(data) for name, data in SCARECROW.items()}
    cut(plate, straw(random, 84, 852, 22, 48, 184, 26), "#f0cd74", edge=0.2)
    cut(plate, shapes["shin"], "#5a3e34", 14, 0.8)
    cut(plate, shapes["thigh"], "#6a4a3a", 20, 0.8)
    cut(plate, path("M222,812L258,806L264,842L228,848Z"), "#edb65f", 4, 0.3)
    cut(plate, stroke("M226,818L222,808M244,814L242,804M258,812L260,802M262,830L272,828M262,842L270,846", 3), "#3a2420")
    _straw_hand(plate, random, 362, 656, -16)
    cut(plate, shapes["far sleeve"], shade, 12, 0.8)
    whole = cut(plate, shapes["coat"], coat, 36, 1.2)
    seams = "M196,640C176,690 164,740 160,792M250,740C252,760 250,784 250,800M214,752C212,774 210,790 208,806"
    cut(plate, stroke(seams, 3), darker(coat, 0.4), clip=whole)
    cut(plate, path("M150,700L184,706L180,744L142,738Z"), "#c93a26", 5, clip=whole)
    cut(plate, stroke("M150,712L142,710M148,726L140,725M160,704L161,696M176,708L178,698M182,718L192,720"
                      "M180,734L190,736", 3), "#f0cd74")  # fmt: skip
    cut(plate, stroke("M128,756C180,768 240,766 292,748", 7), "#d9ae5c", 3, 0.4, clip=whole)
    cut(plate, straw(random, 262, 590, 26, 44, 62, 50), "#f0cd74", edge=0.2)
    cut(plate, straw(random, 214, 588, 14, 34, 130, 40), "#e0b65a", edge=0.2)
    cut(plate, shapes["frill"], "#c79a60", 5, 0.8)
    sack = cut(plate, shapes["head"], "#dcb47a", 0, 1)
    _sad_face(plate, sack)
    cut(plate, stroke("M243,599C260,604 282,604 300,599", 7), "#8a5a34", 3, 0.4)
    cut(plate, straw(random, 206, 508, 16, 34, 130, 40), "#f0cd74", edge=0.2)
    cut(plate, shapes["brim"], "#7a4e2e", 10, 1)
    cut(plate, shapes["crown"], "#8a5a34", 20, 0.6)
    cut(plate, shapes["band"], "#c93a26", 4)
    _straw_hand(plate, random, 342, 704, 40)
    cut(plate, shapes["near sleeve"], coat, 18, 1.2)
    cut(plate, stroke("M338,682C346,694 350,708 354,722", 6), "#c93a26")
    cut(plate, stroke("M240,712C250,722 262,726 274,724M232,690C236,700 242,706 250,710", 3), darker(coat, 0.4))


def _fallen(random: Random, x: float, y: float) -> str:
    """Single straws that lie about on the ground."""
    shape = ""
    for i in range(9):
        turn, long = math.radians(random.uniform(-16, 16)), random.uniform(9, 14)
        px, py = x - 60 + 15 * i, y + (i * 7) % 15 - 7
        dx, dy = long * math.cos(turn), long * math.sin(turn)
        shape += line([(px - dx, py - dy), (px + dx, py + dy)], 3)
    return shape


def scarecrow_trial(plate: Plate) -> None:
    """Crows in wigs on a long bench judge a kneeling scarecrow; a very small crow brings it a button."""
    p = PALETTES["brick"]
    random = Random(12)
    plate.sky([(0, "#6fa8a8"), (0.3, "#b2cfc0"), (0.55, "#f4e3c0"), (1, "#f4e3c0")])
    plate.at(0.9)
    far, _ = ridge(600, 900, 330, 14, 2, 0.7)
    plate.ink(far, mix(p.far, p.light, 0.4), light=p.light, depth=24)
    plate.at(0.2)
    _furrows(plate)
    feathers = {"body": "#2b2638", "wing": "#3a3550"}
    places = ((36, 468, 1.08, False), (528, 470, 1.16, True))
    for x, y, size, flip in places:
        draw(plate, judge(), x, y, size, 4 if flip else -4, flip, inks=feathers)
    draw(plate, judge(), 222, 462, 1.52, 2, inks=feathers)
    cut(plate, rectangle(-20, 366, 640, 24, 5), mix(p.middle, p.far, 0.3), 10, 1)
    cut(plate, rectangle(-20, 388, 640, 128), p.near, 20, 1, bottom=(p.deep, 80))
    cut(plate, "".join(rectangle(-30 + k * 132, 408, 112, 92, 4) for k in range(6)), mix(p.near, p.middle, 0.4), 10)
    post = "M500,596C508,588 524,588 532,594L524,776C514,782 504,782 494,776Z"
    cut(plate, path(post), "#8a5a34", 12, 1)
    cut(plate, ellipse(516, 595, 16, 6), "#c08a56")
    cut(plate, stroke("M508,624C512,660 504,700 506,750M520,632C522,670 516,700 516,740", 3), "#5c3826")
    plate.at(0)
    _scarecrow(plate, random)
    cut(plate, _fallen(random, 392, 846), "#f5da94", 0, 0.2)
    small = draw(plate, crow("stand"), 508, 852, 0.5, flip=True, inks={"body": "#2b2638"})
    beak = small.anchors["beak"]
    cut(plate, circle(beak[0] - 8, beak[1] + 6, 13), p.hot, 5, 0.5)
    cut(plate, circle(beak[0] - 11, beak[1] + 4, 2) + circle(beak[0] - 5, beak[1] + 8, 2), p.light)


SCENES.append(
    Story(
        draw=scarecrow_trial, palette="brick", operator="inversion", setting="daylight", season="autumn",
        framing="frontal",
        moods=("dark", "comic"), flags=(), living=("crows", "scarecrow"),
        objects=("bench", "wigs", "straw", "button", "post"),
        words={"corbeau/crow": 3, "épouvantail/scarecrow": 3, "procès/trial": 3, "juge/judge": 2, "paille/straw": 2,
               "perruque/wig": 1, "champ/field": 2, "bouton/button": 2, "automne/autumn": 1, "vengeance/revenge": 2,
               "culpabilité/guilt": 2, "pitié/mercy": 2, "peur/fear": 1, "justice/justice": 2,
               "agenouillé/kneeling": 1},
        fr=(
            "Des corbeaux en perruque siègent à un long banc devant un épouvantail à genoux qui perd sa "
            "paille ; un tout petit corbeau lui apporte un bouton."
        ),
        en=(
            "Crows in wigs sit at a long bench before a kneeling scarecrow that is losing its straw; a very "
            "small crow brings it a button."
        ),
    )
)  # fmt: skip
