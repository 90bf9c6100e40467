"""Memory cards out of doors, in the light of one hour of the day."""

from __future__ import annotations

import math

import numpy as np

from art.colour import Field
from art.memory._calm import Calm, squashed
from art.memory._early import HIGH, LOW, MIDDLE, baby_foot
from art.memory._late import along
from art.motifs.birds import crow
from art.motifs.creatures import lizard
from art.motifs.curves import blob, curve, limb
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, rectangle, ring, stroke

SCENES: list[Scene] = []


# Somebody small in a long coat, from behind, feet on (0, 0).
WALKER = (
    circle(0, -88, 8.6)
    + path(
        "M-4,-82C-5,-77 -14,-77 -17,-69C-19,-60 -20,-51 -21,-42C-19,-38 -16,-39 -15,-43L-13,-56L-17,-30C-7,-26 7,-26 "
        "17,-30L13,-56L15,-43C16,-39 19,-38 21,-42C20,-51 19,-60 17,-69C14,-77 5,-77 4,-82Z"
    )
    + path("M-11,-32L-9,-2C-9,0 -2,0 -2,-2L-1,-32ZM1,-32L2,-2C2,0 9,0 9,-2L11,-32Z")
)


def compass(plate: Plate) -> None:
    card = Calm(
        plate, "#e8bd78", "#4a2a22", "#fff6de", "#d8392b", fade=90, sea="#8fb7a8", brass="#c98f36", steel="#34486a"
    )
    plate.sky([(0, "#f0b060"), (0.16, "#f9d48c"), (0.3, "#fff0c0")])
    plate.at(1)
    card.lamp(circle(430, 214, 62), "#fffbe4", 1)
    plate.at(0.7)
    card.cut(path(f"M-20,{HIGH - 22}H620V330H-20Z"), "sea", 0, 0)
    card.lamp("".join(rectangle(430 - w, y, 2 * w, 3.4, 1.7) for y, w in ((232, 60), (240, 44), (247, 66))), "#fff4cc")
    plate.at(0.35)
    card.cut(path(f"M-20,{HIGH}H620V930H-20Z"), "ground", 0, 0)
    card.lamp("".join(curve(f"-20,{y} 200,{y + 3} 420,{y - 2} 620,{y}", 4) for y in (252, 262)), "#fff4d0", 0.6)
    plate.at(0.05)
    for y, ink in ((330, "#dca862"), (520, "#e6b972"), (730, "#dba55e")):
        card.cut(blob(f"-40,{y + 26}! 120,{y} 330,{y + 30} 480,{y + 6} 640,{y + 24}! 640,960! -40,960!"), ink, 30, 0.2)
    plate.veil(path("M404,262H456L500,420H330Z"), "#fff2c4", 0.4, 22)
    card.flat(place(WALKER, 430, 322), "#3a1c1c")
    bare = baby_foot().outline
    spots = (
        (412, 346), (392, 366), (404, 392), (372, 416), (384, 452), (344, 482), (352, 528), (300, 566),
    )  # fmt: skip
    for i, (x, y) in enumerate(spots):
        size = 0.05 + (y - 330) * 0.00135
        shape = squashed(bare, x, y, size * (1 if i % 2 else -1), size * 0.62, -14 if i % 2 else 14)
        card.flat(shape, "#9a663a")
    plate.shadow(path("M420,322L440,322L372,560L318,560Z"), 0.8, 3)
    cx, cy, low = 300, 720, 0.64

    def laid(shape: str, turn: float = 0, rise: float = 0) -> str:
        return squashed(shape, cx, cy - rise, 1, low, turn)

    plate.shadow(squashed(circle(0, 0, 262), cx - 30, cy + 66, 1, low), 0.8, 16)
    card.cut(laid(ring(0, -286, 40, 20), 22), "brass", 9, 0.6)
    card.cut(laid(circle(0, 0, 250)) + squashed(circle(0, 0, 250), cx, cy + 34, 1, low), "#8a5a22", 40, 0.6)
    card.cut(laid(circle(0, 0, 250)), "brass", 26, 0)
    card.flat(laid(circle(0, 0, 226)), "#6d4420")
    card.cut(laid(circle(0, 0, 214), rise=-6), "light", 0, 0)
    card.fade(120, "#c9b48a", 0.5, 0.6, plate.mask(laid(circle(0, 0, 214), rise=-6)))
    marks = ""
    for i in range(32):
        reach, wide = (150, 11) if i % 8 == 0 else (176, 7) if i % 4 == 0 else (190, 3.4)
        a = i * math.tau / 32
        marks += line([(reach * math.sin(a), -reach * math.cos(a)), (204 * math.sin(a), -204 * math.cos(a))], wide)
    card.flat(laid(marks, rise=-6), "steel")
    card.flat(
        laid("".join(place(path("M0,-128L18,-18L0,0L-18,-18Z"), 0, 0, 1, 90 * i + 45) for i in range(4)), rise=-6),
        "#d9c08c",
    )
    plate.shadow(laid(path("M0,-196L30,0L0,196L-30,0Z"), 24, -18), 0.8, 3)
    card.cut(laid(path("M0,196L32,0H-32Z"), 24, 8), "steel", 10, 0)
    card.cut(laid(path("M0,-196L32,0H-32Z"), 24, 8), "accent", 10, 0)
    card.flat(laid(path("M0,-196L0,0H-32Z"), 24, 8), "#f0604a")
    card.cut(laid(circle(0, 0, 22), rise=10), "brass", 9, 0.6)
    card.lamp(stroke(f"M{cx - 226},{cy - 20}A238,150 0 0 1 {cx - 90},{cy - 136}", 7), "#fff0c0", 0.7)
    card.cut(blob("-60,760! 40,800 110,836 210,872 330,876 420,900 470,960! -60,960!"), "#e6b972", 40, 0.8)
    card.cut(blob("660,800! 560,850 500,900 470,960! 660,960!"), "#dba55e", 30, 0.6)


SCENES.append(
    Memory(
        draw=compass, age="travel", hue="sand", shape="needle", count=1, direction="up",
        moods=("mystery", "loneliness"), living=("walker",), objects=("compass", "footprint", "sun", "sea", "sand"),
        words={
            "boussole/compass": 3, "sable/sand": 2, "pas/footstep": 3, "direction/direction": 3, "plage/beach": 2,
            "aiguille/needle": 2, "perdu/lost": 2, "suivre/follow": 3, "soleil/sun": 1, "coucher de soleil/sunset": 2,
            "ombre/shadow": 1, "mer/sea": 1, "chemin/path": 2, "partir/leave": 2, "solitude/solitude": 2,
            "nord/north": 1,
        },
        fr="Une grande boussole à demi enfouie dans le sable ; son aiguille rouge montre des empreintes de "
        "pieds nus qui "
        "mènent à quelqu’un, debout face au soleil couchant et à la mer.",
        en="A large compass half buried in sand; its red needle points along bare footprints to somebody who stands "
        "before the setting sun and the sea.",
    )
)  # fmt: skip


BOOT = path(
    "M430,566C470,588 522,584 562,560C566,640 568,706 578,762C587,800 590,830 586,856C490,872 390,874 304,868"
    "C280,856 282,812 318,794C366,774 414,760 430,718C442,684 436,622 430,566Z"
)


def _lost_boot(card: Calm) -> None:
    """A walker's boot without its walker: sand has filled it, its lace trails."""
    plate = card.plate
    plate.shadow(blob("290,872 590,852 640,980 240,1000"), 0.75, 10)
    inside = ellipse(496, 566, 66, 17, -3)
    with plate.shining(0.1):
        card.cut(blob("436,640! 428,600 418,556 420,530 432,520 452,530 472,552 486,580 480,640!"), "#a8623c", 12, 0.4)
        card.cut(inside, "#2c1218", 0, 0)
        upper = card.cut(BOOT, "#a05a34", 40, 0.8)
        quarter = path("M600,766C556,752 522,772 500,800C478,828 440,842 392,846L390,880H600Z")
        card.cut(quarter, "#824428", 14, 0.4, clip=upper)
        card.cut(path("M350,776C374,796 384,830 380,880H270V776Z"), "#824428", 20, 0.4, clip=upper)
        facing = path("M420,560H474C482,640 480,690 456,732C440,758 414,774 386,782L376,770C440,740 440,690 420,560Z")
        card.cut(facing, "#8c4a2c", 8, 0.4, clip=upper)
        card.cut(path("M420,560C470,590 524,586 570,556V590C524,614 470,616 420,594Z"), "#74391f", 8, 0.4, clip=upper)
        thread = "M346,784C366,804 374,834 372,872M592,774C556,760 528,780 506,806C484,834 446,850 396,854"
        thread += "M467,612C473,660 468,696 448,728C434,750 412,764 388,772M548,600C552,680 556,740 560,764"
        card.flat(stroke(thread, 2.4).replace("<path ", '<path stroke-dasharray="7 5" '), "#f0c890", upper, 0.9)
        sole = "M284,858C380,878 500,876 592,850L596,892H522L516,878C440,888 372,894 290,892C278,884 278,868 284,858Z"
        card.cut(path(sole), "#3a181a", 8, 0.3)
        card.flat(stroke("M288,863C380,882 500,880 592,855", 3), "#c88a58")
    card.cut(blob("440,568 452,546 476,540 496,524 524,538 546,548 556,562 530,574 496,580 462,578"), "sand", 14, 0)
    # Sand has drifted against it.
    card.cut(
        blob("250,900! 290,874 340,880 400,894 470,886 540,892 610,872 660,880! 660,980! 250,980!"), "#d8864f", 12, 0
    )
    holes = ((456, 628, 432), (461, 656, 436), (460, 684, 435), (452, 711, 428), (436, 737, 412))
    for x, y, edge in holes:
        card.cut(circle(x, y, 5.4), "#d8a24c", 3, 0.3)
        card.cut(limb(f"{x},{y},6 {(x + edge) / 2:.0f},{y - 3},7 {edge + 4},{y},6"), "#f4dcae", 3, 0.4)
    card.lamp(
        stroke("M430,570C436,622 442,684 430,718C414,760 366,774 318,794C300,802 290,818 287,836", 4), "#ffdca0", 0.5
    )
    card.lamp(stroke("M421,536C422,524 434,518 452,530", 3), "#ffdca0", 0.5)


def desert_tracks(plate: Plate) -> None:
    card = Calm(plate, "#f0a868", "#4a1c26", "#fff0cf", "#2f7f80", leather="#6a3424", sand="#f6c88a")
    plate.sky([(0, "#e07a4a"), (0.2, "#f3a05c"), (0.42, "#ffdf98"), (1, "#ffdf98")])
    plate.at(1)
    card.lamp(circle(372, 296, 118), "#fff6d2", 1)
    plate.at(0.8)
    card.cut(blob("-40,400! 90,372 230,330 330,372 470,330 640,372! 640,960! -40,960!"), "#d98450", 0, 0)
    card.cut(place(TRUCK, 345, 386, 0.96), "#4a1a22", 4, 0)
    card.flat(place(TRUCK_PANE, 345, 386, 0.96), "#ffdf98")
    plate.at(0.5)
    card.cut(
        blob(f"-40,{MIDDLE + 8}! 100,430 230,372! 330,420 470,470 640,{MIDDLE}! 640,960! -40,960!"), "#e8975a", 0, 0
    )
    card.flat(blob(f"-40,{MIDDLE + 8}! 100,430 230,372! 214,410 256,450 210,500 240,560 -40,640!"), "#b25c3c")
    card.flat(
        limb("384,530,7 342,482,5.4 312,432,4 328,386,3") + limb("414,530,7 374,482,5.4 348,432,4 363,386,3"),
        "#8f4632",
    )
    plate.at(0.2)
    card.cut(blob(f"-40,640! 60,590 190,540 330,500 430,530 520,590 640,{LOW}! 640,960! -40,960!"), "#f2ad6c", 0, 0)
    card.flat(
        blob("-40,640! 60,590 190,540 330,500! 300,540 340,600 280,660 300,740 220,830 240,960! -40,960!"), "#bf6540"
    )
    plate.at(0)
    for course in (
        "-80,900,74 110,850,60 300,760,40 410,670,25 400,600,15 370,552,9 354,499,4",
        "230,980,84 380,860,60 470,760,40 500,680,25 460,606,15 408,556,9 389,504,4",
    ):
        card.flat(limb(course, 12), "#a85a3a", opacity=0.8)
        treads = ""
        for x, y, dx, dy, w in along(course, 14):
            for side in (-1, 1):
                treads += line(
                    [(x - side * dy * w * 0.42 - dx * w * 0.2, y + side * dx * w * 0.42 - dy * w * 0.2), (x, y)],
                    max(1.6, w * 0.12),
                )
        card.flat(treads, "#5e2622")
    plate.at(-0.12)
    card.cut(blob("660,760! 560,800 430,850 300,930 280,980! 660,980!"), "#c8764a", 40, 0.6)

    _lost_boot(card)
    card.put(lizard(), 110, 690, 0.82, 46, body="accent", trim="light", light="light", dark="dark")


SCENES.append(
    Memory(
        draw=desert_tracks, age="travel", hue="apricot", shape="curve", count=2, direction="up",
        moods=("loneliness", "desire"), living=("lizard",), objects=("tyre track", "car", "boot", "sun", "sand"),
        words={
            "désert/desert": 3, "trace/track": 3, "voiture/car": 2, "botte/boot": 2, "sable/sand": 2,
            "lézard/lizard": 2, "soleil/sun": 2, "courbe/curve": 1, "chaleur/heat": 2, "soif/thirst": 2,
            "loin/far": 1, "abricot/apricot": 1, "dune/dune": 2, "route/road": 2, "abandon/abandonment": 2,
            "crépuscule/dusk": 1,
        },
        fr="Une botte remplie de sable au premier plan, des traces de pneus qui serpentent entre les dunes, "
        "un lézard, et "
        "une petite voiture noire devant un grand soleil bas.",
        en="A boot filled with sand in the foreground, tyre tracks winding between dunes, a lizard, and a "
        "small dark car "
        "before a large low sun.",
    )
)  # fmt: skip


# A car that drives away, seen from behind: its wheels on (-19, 0) and (19, 0), its luggage on the roof.
TRUCK = (
    rectangle(-26, -22, 13, 24, 4)
    + rectangle(13, -22, 13, 24, 4)
    + path("M-28,-10V-34C-28,-40 -25,-42 -23,-43L-18,-64C-17,-68 17,-68 18,-64L23,-43C25,-42 28,-40 28,-34V-10Z")
    + rectangle(-16, -78, 20, 14, 2)
    + rectangle(5, -74, 10, 10, 2)
)
TRUCK_PANE = path("M-15,-60H15L18,-45H-18Z")
# Both heads have the mouth at (0, 0).
HIS_HEAD = path(
    "M-36,70C-29,50 -29,36 -26,25C-20,28 -12,28 -7,24C-3,20 -3,15 -5,11C-3,9 0,7 0,4C-1,2 -2,1 -2,0C0,-1 2,-3 1,-6"
    "C0,-8 -1,-9 -1,-11C4,-10 10,-11 10,-15C8,-22 1,-30 -3,-37C-2,-41 -1,-44 -3,-50C-4,-56 -5,-60 -4,-64"
    "C0,-70 -2,-78 -10,-80C-16,-88 -40,-92 -56,-84C-76,-76 -86,-58 -83,-38C-81,-24 -74,-12 -72,0C-70,16 -68,40 -62,70Z"
)
HER_HEAD = path(
    "M40,72C28,56 24,36 24,22C18,24 11,23 7,20C3,17 3,13 4,10C2,8 0,6 1,4C2,2 2,1 2,0C0,-1 -2,-3 -1,-5"
    "C0,-7 1,-8 1,-10C-3,-9 -8,-10 -8,-14C-5,-21 1,-28 3,-35C2,-40 3,-46 6,-52C12,-66 26,-76 44,-76"
    "C50,-94 84,-96 88,-72C90,-60 82,-52 76,-48C78,-34 72,-20 62,-8C57,0 56,10 57,20C58,32 62,42 78,60Z"
)
HIS_BODY = (
    "262,424 300,432 322,448 334,480 340,540 334,600 318,650! 306,700 302,760! 254,760! 254,700 250,660! 242,700 "
    "236,760! 184,760! 190,700 194,648! 184,644! 186,600 190,560 182,520 182,478 196,446 226,428"
)
HER_BODY = (
    "336,456 352,440 376,436 402,444 418,466 420,500 408,536 398,560 408,590 424,618 446,646 468,670! 440,688 "
    "410,690 368,700 322,694! 330,650 334,600 338,560 336,510"
)
HER_ARM = blob(
    "386,446 352,458 318,472! 300,452 284,434 269,420! 255,431! 270,458 284,484 298,508! 312,511 344,500 384,488 "
    "412,476"
)
HER_HAND = (
    "264,432,15 256,418,19 252,404,17", "258,402,8 262,390,8 264,376,5", "252,400,8 254,387,8 254,372,5",
    "247,402,8 246,389,8 245,376,5", "245,406,7 239,396,7 236,386,5", "260,412,9 270,404,8 276,394,5",
)  # fmt: skip
HIS_ARM = blob(
    "200,452 198,490 206,530 216,562 230,572 262,572 310,566 362,554! 360,537! 308,541 258,538! 250,510 240,478 234,448"
)
HIS_HAND = (
    "352,549,18 366,543,22 379,539,20", "376,531,8 390,523,8 402,514,5", "380,536,8 395,530,8 408,523,5",
    "380,542,8 394,538,8 407,532,5", "377,547,8 390,545,7 401,541,5", "364,538,9 371,526,8 381,517,5",
)  # fmt: skip
KICKED_LEG = (
    "M366,640L420,640C428,654 432,664 438,669C456,666 480,667 502,666C507,661 513,656 518,657C526,662 532,672 538,682"
    "C543,691 549,698 546,703C541,707 531,699 523,693C516,687 510,683 503,682C480,692 450,704 424,710C404,715 388,708 "
    "380,692Z"
)
TIPTOE = (
    "M358,680C354,716 364,752 371,782C373,796 370,806 362,816C354,824 345,831 341,838C339,844 344,847 351,846"
    "C360,847 368,844 374,838C382,834 390,828 396,821C399,815 394,808 388,800C384,788 392,760 396,736C398,714 394,694 "
    "392,680Z"
)
SLIPPER = (
    "M356,821C350,826 344,832 341,838C339,844 344,847 351,846C360,847 368,844 374,838C382,834 390,828 396,821"
    "C399,816 395,810 390,804C384,816 374,826 366,828C362,828 358,826 356,821Z"
)
SHOE = (
    "M-24,-26C-29,-18 -30,-8 -28,0V4H-8V0C4,2 16,4 30,4H56C60,-4 54,-12 42,-15C30,-18 20,-22 12,-30C0,-26 -12,-24 "
    "-24,-26Z"
)
SOLE = "M-28,-1C-20,1 -12,1 -6,-1C12,0 34,1 57,-2C58,0 58,3 56,5H-7V1H-10V6H-29Z"


def clothes_line(plate: Plate) -> None:
    card = Calm(plate, "#f2b4b0", "#4a2040", "#fff4e4", "#d8434a", fade=-90, blue="#5a7fb4")
    plate.sky([(0, "#c8789c"), (0.3, "#f0a6a4"), (0.62, "#ffdcbc"), (1, "#ffe8cc")])
    plate.at(0.75)
    far = f"-40,{LOW + 40}! 80,{LOW} 210,{LOW + 22} 380,{LOW - 10} 500,{LOW + 14} 640,{LOW}! 640,960! -40,960!"
    with plate.shining(0.3):
        card.cut(blob(far), "#d08a9a", 0, 0)
    plate.at(0.1)
    card.cut(path("M-20,782C150,758 430,764 620,782V930H-20Z"), "#8a4468", 26, 0)
    _basket(card)
    _feet(card)
    plate.at(0)
    hung = _sheet(plate, card)
    with plate.shining(0.55):
        card.flat(_couple(), "#b05c78", hung)
        plate.veil(HIS_ARM + _hand(HIS_HAND), "#7c3058", 0.6, 0.8, 0.5, clip=hung * np.clip((plate.y - 462) / 60, 0, 1))
        plate.veil(HER_ARM + _hand(HER_HAND), "#7c3058", 0.6, 0.8, 0.5, clip=hung * np.clip((414 - plate.x) / 60, 0, 1))
    folds = (
        "M140,262C150,400 132,560 146,738M520,256C508,380 530,560 516,736M400,264C404,300 398,330 402,352"
        "M236,266C240,286 236,300 238,312"
    )
    plate.veil(stroke(folds, 10), "#d98a92", 0.32, 5, 0.6, clip=hung)
    bright = "M158,262C168,400 150,560 164,738M538,256C526,380 548,560 534,736"
    plate.veil(stroke(bright, 8), "#fffaf0", 0.5, 5, 0.9, clip=hung)
    _pegs(card)


def _hand(parts: tuple[str, ...]) -> str:
    return "".join(limb(one) for one in parts)


def _couple() -> str:
    """Their shadow: he bends down, she stands on one foot, the other leg thrown up behind her."""
    heads = place(HIS_HEAD, 315, 392, 0.98, 12) + place(HER_HEAD, 315, 392, 0.98, 13) + ellipse(315, 391, 4, 10)
    legs = path(KICKED_LEG) + path(TIPTOE)
    napes = path("M246,402C243,417 236,424 216,430L252,434ZM363,404C364,422 370,432 392,439L358,442Z")
    arms = HER_ARM + _hand(HER_HAND) + _hand(HIS_HAND)
    return heads + napes + blob(HIS_BODY) + blob(HER_BODY) + legs + arms


def _feet(card: Calm) -> None:
    """What shows of them below the sheet: his shoes, and her on the tips of her toes."""
    plate = card.plate
    for x, y in ((204, 838), (272, 848)):
        plate.shadow(path(f"M{x - 34},{y - 2}H{x + 58}L{x + 78},930H{x - 64}Z"), 0.6, 7)
        leg = f"M{x - 24},{y - 140}C{x - 20},{y - 90} {x - 24},{y - 50} {x - 29},{y - 18}"
        leg += f"C{x - 12},{y - 9} {x + 8},{y - 12} {x + 22},{y - 22}"
        leg += f"C{x + 18},{y - 60} {x + 22},{y - 90} {x + 28},{y - 140}Z"
        card.cut(place(path(SHOE), x, y), "#3a1634", 10, 0.5)
        card.flat(place(path(SOLE), x, y), "#1c0a1e")
        card.cut(path(leg), "#4a2244", 16, 0.4)
    plate.shadow(path("M342,844H398L440,930H300Z"), 0.6, 7)
    card.cut(path(TIPTOE), "#e0988a", 12, 0)
    card.cut(path(SLIPPER), "accent", 8, 0)


def _basket(card: Calm) -> None:
    """What is still to be hung."""
    plate = card.plate
    plate.shadow(path("M462,848H560L592,930H432Z"), 0.6, 7)
    linen = "458,800! 462,778 480,770 494,776 510,760 530,766 540,778 556,780 566,800!"
    card.cut(blob(linen), "#f6d8c8", 14, 0.4)
    creases = "M482,774C486,784 484,792 480,800M512,764C508,778 514,790 510,800M540,780C534,788 536,794 534,800"
    card.flat(stroke(creases, 2), "#c88a94")
    wicker = card.cut(path("M454,800C456,822 464,842 470,852C496,858 530,858 556,852C562,840 568,822 570,800Z"),
        "#a45c44", 18, 0.4)  # fmt: skip
    rows = "".join(f"M450,{y}C490,{y + 8} 534,{y + 8} 576,{y}" for y in (816, 828, 840))
    ribs = "".join(f"M{x},800L{512 + (x - 512) * 0.76:.0f},860" for x in range(464, 570, 12))
    card.flat(stroke(rows, 2) + stroke(ribs, 1.6), "#5c2440", wicker, 0.7)
    card.cut(limb("450,800,9 480,806,10 544,806,10 574,800,9"), "#b9683c", 5, 0.3)


def _sheet(plate: Plate, card: Calm) -> Field:
    edge = (
        f"104,{HIGH + 6}! 220,{HIGH + 14} 340,{HIGH + 14} 566,{HIGH}! 576,420 560,600 580,742! 520,726 450,742 "
        "400,728 340,746 280,730 220,744 160,728 94,746! 112,580 94,420"
    )
    hung = card.lamp(blob(edge), "#ffe6d2", 0.72)
    card.fade(90, "#f0aea8", 0.7, 0.5, hung)
    plate.veil(circle(316, 400, 150), "#fffdf0", 0.95, 60, 1.05, clip=hung)
    plate.veil(circle(316, 372, 44), "#ffffff", 0.9, 16, 1.15, clip=hung)
    return hung


def _pegs(card: Calm) -> None:
    rope = f"-20,{HIGH - 2} 120,{HIGH + 4} 300,{HIGH + 10} 480,{HIGH + 2} 620,{HIGH - 2}"
    card.flat(curve(rope, 5), "#5a2a48")
    for x in (128, 242, 358, 512, 552):
        card.cut(place(rectangle(-6, -20, 12, 42, 4), x, HIGH + 6, 1, x % 7 - 3), "#b9683c", 5, 0.4)
    for x in (36, 78):
        sock = path("M-13,0H13V58C14,74 4,84 -14,84H-34C-40,70 -30,60 -13,56Z")
        card.cut(place(sock, x, HIGH, 0.7, 4), "accent", 10, 0.6)
        card.flat(place(rectangle(-13, 0, 26, 11), x, HIGH, 0.7, 4), "#fff0de")
        card.cut(place(rectangle(-5, -14, 10, 30, 3), x, HIGH, 1, 2), "#b9683c", 4, 0.3)
    card.put(crow(), 424, HIGH + 4, 0.46, 0, True, body="#3a1a3a", trim="#3a1a3a", light="light", dark="dark")


SCENES.append(
    Memory(
        draw=clothes_line, age="house", hue="sky pink", shape="line", count=2, direction="centre",
        moods=("tender", "desire"), living=("couple", "bird"),
        objects=("washing line", "sheet", "sock", "peg", "shadow", "basket"),
        words={
            "linge/laundry": 3, "corde/line": 2, "drap/sheet": 3, "ombre/shadow": 2, "couple/couple": 2,
            "baiser/kiss": 3, "secret/secret": 2, "amour/love": 2, "chaussette/sock": 1, "oiseau/bird": 1,
            "rose/pink": 1, "cacher/hide": 2, "transparence/transparency": 1, "soleil/sun": 1, "témoin/witness": 1,
            "deux/two": 1,
        },
        fr="Un drap sur une corde à linge, devant le soleil : les ombres de deux personnes qui s’embrassent, "
        "leurs pieds dessous, l’une sur la pointe ; un panier, deux petites chaussettes rouges, un oiseau noir.",
        en="A sheet on a washing line before the sun: the shadows of two people kissing, their feet "
        "below, hers on tiptoe; a basket, two small red socks, a dark bird.",
    )
)  # fmt: skip
