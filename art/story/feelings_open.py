"""A story card of a great bell that nobody rings."""

from __future__ import annotations

from random import Random

from art.motif import cut, draw
from art.motifs.birds import pigeon
from art.motifs.curves import blob, curve
from art.press import Plate
from art.scene import Scene, Story
from art.shapes import circle, ellipse, path, place, polygon, rectangle, ridge, stroke

SCENES: list[Scene] = []

ARCH = "M62,792V372C62,236 166,138 300,138S538,236 538,372V792Z"
BELL = (
    "M300,112C352,112 388,134 398,186C410,252 416,318 458,378C474,400 494,414 500,436C502,444 500,450 496,454"
    "C470,488 130,488 104,454C100,450 98,444 100,436C106,414 126,400 142,378C184,318 190,252 202,186"
    "C212,134 248,112 300,112Z"
)
# A child's head in profile, looking right, the crown at the top; the neck ends at (0, 78).
CHILD = (
    "M-16,78C-16,60 -20,40 -32,28C-52,8 -54,-34 -32,-54C-8,-76 32,-72 43,-44C47,-33 46,-24 42,-17"
    "C43,-9 49,-5 57,3C60,8 54,11 48,11C46,14 47,16 51,19C52,22 49,24 46,25C49,27 50,31 46,34"
    "C44,35 45,38 45,41C43,51 33,55 23,53C17,55 13,64 14,78Z"
)
CURLS = (
    "48,-40 40,-26 28,-32 22,-20 10,-24 8,-8 -4,-6 -2,8 -12,16 -10,28 -24,32 -40,26 -56,8 -60,-20 "
    "-52,-46 -34,-66 -8,-76 22,-74 42,-60"
)


def bell_sleeper(plate: Plate) -> None:
    """A child sleeps in a hammock in place of the clapper of a great bell; the ringer lays a finger on his lips."""
    _tower(plate)
    plate.at(0)
    cut(plate, rectangle(-10, 20, 620, 74), "#5a4028", 14, 1.4)
    cut(plate, stroke("M-10,42C160,38 400,48 610,42M-10,66C200,72 420,62 610,68", 2.4), "#3a2818", opacity=0.7)
    cut(plate, rectangle(262, 14, 22, 104, 3) + rectangle(316, 14, 22, 104, 3), "#2c2a22", 6, 0.6)
    _bell(plate)
    _sleeper(plate)
    _rope(plate)
    plate.veil(polygon([(-20, 250), (-20, 420), (300, 940), (520, 940)]), "#fff0b8", 0.14, 26, shine=0.2)
    plate.at(-0.12)
    _ringer(plate)


def _tower(plate: Plate) -> None:
    plate.sky([(0, "#4c5238"), (1, "#3c4230")])
    plate.at(0.15)
    cut(plate, rectangle(-10, -10, 620, 920), "#23281a", 0)
    random = Random(6)
    for y in range(22):
        for x in range(8):
            left, wide = -40 + x * 92 + (y % 2) * 46, 86
            tint = random.choice(("#4c5238", "#545a3c", "#464c34"))
            cut(plate, rectangle(left, 20 + y * 42, wide, 37, 5), tint, 5)
    plate.at(0.1)
    rim = ARCH.replace("M62", "M44").replace("V372C62,236 166,138", "V372C44,224 156,118").replace("538", "556")
    cut(plate, path(rim.replace("300,138", "300,118")), "#7c8058", 10, 0.8)
    plate.at(0.95)
    sky = plate.ramp((plate.y - 130) / 660, [(0, "#6fa394"), (0.34, "#b9cf9e"), (0.62, "#fbe08e"), (0.8, "#ffedb4")])
    with plate.shining(0.92):
        view = plate.ink(path(ARCH), sky, edge=0.15)
    plate.veil(circle(120, 640, 90), "#fffbe0", 0.9, 44, 1.1, clip=view)
    with plate.shining(1):
        cut(plate, circle(120, 628, 34), "#fffdf0", clip=view)
    for depth, y, swell, phase, ink in (
        (0.9, 640, 10, 0.8, "#d8cf8a"), (0.8, 680, 14, 2.4, "#9fae62"), (0.6, 726, 12, 4.4, "#5f8148"),
    ):  # fmt: skip
        plate.at(depth)
        with plate.shining(0.4):
            hills, _ = ridge(600, 900, y, swell, 1.7, phase)
            cut(plate, hills, ink, 6, clip=view)
    plate.at(0.55)
    roofs = "".join(polygon([(x, y), (x + 11, y - 12), (x + 22, y)]) for x, y in ((374, 738), (400, 744), (426, 736)))
    walls = "".join(rectangle(x + 2, y, 18, 14) for x, y in ((374, 738), (400, 744), (426, 736)))
    cut(plate, walls, "#f2e6c0", clip=view)
    cut(plate, roofs, "#b4583a", clip=view)
    river = path(
        "M250,800C300,770 360,776 352,756C344,742 300,744 306,726C310,742 376,740 380,758C386,780 330,784 320,800Z"
    )
    with plate.shining(0.7):
        cut(plate, river, "#fdf3c8", clip=view)
    plate.at(0.05)
    cut(plate, rectangle(20, 788, 560, 30, 4), "#8c8c62", 8, 1)
    cut(plate, rectangle(-10, 816, 620, 100), "#4a4c34", 10)


def _bell(plate: Plate) -> None:
    skin = cut(plate, path(BELL), "#5c8a6c", 92, 1.2)
    bands = stroke("M199,206C250,226 350,226 401,206", 7) + stroke("M197,220C250,240 350,240 403,220", 2.6)
    bands += stroke("M150,366C220,398 380,398 450,366", 3) + stroke("M138,382C220,416 380,416 462,382", 8)
    cut(plate, bands, "#c8b060", clip=skin)
    leaf = path("M0,0C5,-12 20,-15 32,-6C24,6 10,9 0,0Z")
    garland = "".join(
        place(leaf, 192 + i * 25, 300 + 24 * (1 - ((i - 4) / 4) ** 2), 0.7, 30 - (i % 2) * 60) for i in range(9)
    )
    cut(plate, garland, "#c8b060", 3, clip=skin)
    mouth = cut(plate, ellipse(300, 450, 178, 27), "#10160f")
    cut(plate, ellipse(300, 464, 150, 18), "#2c3a2a", clip=mouth)
    cut(plate, stroke("M104,450C130,486 470,486 496,450", 9), "#8aa47c", 4)


def _sleeper(plate: Plate) -> None:
    """Where the clapper would be: a child on his back, wrapped up in a red cloth."""
    cord, skin, hair, linen = "#8a6430", "#dca27a", "#4a2a1e", "#f6ecd2"
    cut(plate, rectangle(296, 424, 8, 16) + circle(300, 443, 7), "#6a5a3a", 4)
    cut(plate, stroke("M300,446L121,556M300,446L456,574", 4.6), cord, 2, 0.3)
    foot = (
        "M420,606C434,600 442,588 445,572C446,560 449,550 453,543C455,538 461,538 462,542C466,539 471,541 471,546"
        "C475,545 478,548 477,552C481,553 482,557 480,561C476,572 476,584 474,596C470,612 452,622 434,620Z"
    )
    cut(plate, path(foot), skin, 9)
    cut(plate, stroke("M462,543L460,551M471,547L468,555M477,553L473,560", 1.6), "#9c5f42")
    cover = "176,640 214,606! 246,592 282,600 318,594 352,560 378,552 402,572 426,604 444,606! 404,664 300,700 200,680"
    cut(plate, blob(cover), linen, 26, 0.6)
    cut(plate, curve("300,612 330,600 356,580 372,566", 2.6) + curve("330,632 366,612 392,596", 2.6), "#cdbd96")
    cut(plate, ellipse(182, 622, 46, 24, 24), "#fff8e4", 14, 0.6)
    where = (196, 596, 0.92, -78)
    cut(plate, place(path(CHILD), *where), skin, 20, 0.5)
    cut(plate, place(ellipse(-2, 8, 8, 11, -10), *where), skin, 5, 0.4)
    cut(plate, place(stroke("M-4,3Q3,4 0,13", 1.8), *where), "#a86a4a")
    cut(plate, place(blob(CURLS), *where), hair, 16, 0.4)
    lash = stroke("M24,-7Q32,1 40,-6M27,-4l-2,5M32,-2l0,5M37,-3l2,5", 2.4) + stroke("M20,-20Q28,-27 37,-22", 2.4)
    cut(plate, place(lash, *where), hair)
    cut(plate, place(stroke("M48,25Q42,27 37,24", 2.2), *where), "#9c4a3c")
    cut(plate, path("M254,597C259,591 269,593 272,600C274,611 270,624 263,631C255,622 252,608 254,597Z"), linen, 8, 0.4)
    _hammock(plate)
    hand = (
        "M255,700C252,728 255,742 254,756C248,762 243,772 243,780C244,786 249,785 251,779L254,773"
        "C252,784 253,796 256,804"
        "C258,809 262,808 262,803L263,793L265,806C267,811 271,810 271,805L271,792L274,801C276,805 280,803 279,798"
        "C280,784 277,768 272,756C273,740 278,724 280,700Z"
    )
    cut(plate, place(path(hand), 0, -22), skin, 8, 0.5)
    cut(plate, stroke("M263,771L262,760M271,770L269,760", 1.4), "#a86a4a")
    sleeve = "M252,612C244,640 240,690 246,730C254,736 278,736 286,730C290,700 304,660 318,630C306,604 268,598 252,612Z"
    cut(plate, path(sleeve), linen, 16, 0.35)
    cut(plate, curve("276,636 268,668 272,700", 2.4) + curve("258,660 256,690 260,716", 2.4), "#cdbd96")
    cut(plate, stroke("M247,726C256,732 276,732 285,726", 4), "#e0a04c")


def _hammock(plate: Plate) -> None:
    cloth = "M118,552C140,638 214,668 300,668C382,668 438,640 456,574C462,648 418,716 304,720C180,718 116,640 118,552Z"
    body = cut(plate, path(cloth), "#bf3f26", 30, 1)
    folds = "".join(
        stroke(f"M{120 + (x - 146) * 0.1:.0f},558C{x - 20},660 {x},690 {x + 6},730", 3) for x in range(176, 300, 26)
    )
    folds += "".join(stroke(f"M456,576C{x + 20},660 {x},690 {x - 6},730", 3) for x in range(318, 450, 26))
    cut(plate, folds, "#e8a34c", clip=body)
    cut(plate, stroke("M119,554C141,639 215,669 300,669C382,669 438,641 456,576", 5), "#f0b85c", 3)
    cut(plate, circle(120, 553, 8) + circle(455, 577, 8), "#f0b85c", 4)


def _rope(plate: Plate) -> None:
    """The ringer's rope, with the woollen grip that he leaves alone."""
    cut(plate, stroke("M526,90C530,240 522,420 526,560", 6), "#d9c48c", 3, 0.6)
    cut(plate, stroke("M526,700C532,760 516,800 530,880", 6), "#d9c48c", 3, 0.6)
    grip = "M520,552C514,600 512,650 517,704C522,710 530,710 535,704C540,650 538,600 532,552Z"
    wool = cut(plate, path(grip), "#bf3f26", 8, 0.8)
    cut(plate, "".join(stroke(f"M506,{y}L546,{y - 16}", 9) for y in range(584, 730, 34)), "#f2e4bc", clip=wool)
    draw(plate, pigeon(), 484, 790, 0.3, flip=True, inks={"body": "#8d948c"})


def _ringer(plate: Plate) -> None:
    """An old man close to us, seen from the side, a finger before his lips."""
    skin, white, coat = "#b27a50", "#f2ead6", "#3f5a52"
    cut(plate, path("M-20,930V800C10,760 60,744 112,752C170,764 214,820 226,930Z"), coat, 46, 1)
    cut(plate, path("M44,760C60,742 112,744 130,766C128,790 112,806 92,808C66,802 48,784 44,760Z"), "#2f4640", 12, 0.8)
    face = (
        "M56,774C54,740 48,716 50,684C52,640 84,622 116,628C140,632 150,646 150,662C150,670 148,676 150,682"
        "C156,692 168,702 168,710C168,717 160,719 152,718L150,760C130,782 90,792 56,774Z"
    )
    cut(plate, path(face), skin, 26, 0.6)
    cut(plate, path("M42,672C58,664 78,670 84,684C82,708 84,740 70,770C54,768 44,752 40,724Z"), white, 10)
    cut(plate, ellipse(82, 706, 10, 16, -8), skin, 6, 0.6)
    cut(plate, stroke("M79,698Q90,698 85,714", 2.2), "#7a4a30")
    beard = (
        "M84,724C96,728 112,722 124,712C134,706 150,712 160,722C166,730 160,736 152,736C160,742 158,750 152,754"
        "C158,776 150,806 124,818C96,814 76,776 84,724Z"
    )
    cut(plate, path(beard), white, 20, 0.5)
    strands = "M104,744C108,768 114,786 122,802M122,740C126,762 130,780 132,796M138,742C142,758 144,772 143,784"
    cut(plate, stroke(strands, 2), "#c8bea2")
    cut(plate, path("M112,722C128,708 150,712 164,726C150,736 128,736 112,722Z"), "#fffaf0", 7, 0.4)
    cut(plate, path("M124,684Q136,674 146,682Q138,692 124,684Z"), white)
    cut(
        plate,
        circle(139, 682, 4.4) + stroke("M122,684Q136,672 148,681", 2.6),
        "#2c1a12",
    )
    cut(plate, path("M120,668C130,658 146,660 154,668C146,668 134,670 122,675Z"), white, 3)
    cap = "M40,690C30,634 72,598 118,606C146,612 158,632 158,650L186,660C188,668 180,672 166,668C130,654 84,658 40,690Z"
    cut(plate, path(cap), "#5a4630", 22, 0.8)
    cut(plate, stroke("M42,684C84,652 130,648 160,656", 4), "#3a2c1c")
    _hush(plate, skin, coat)


def _near(shape: str) -> str:
    return place(shape, -22, 8, 1.02)


def _hush(plate: Plate, skin: str, coat: str) -> None:
    """His hand: the first finger stands before the lips."""
    sleeve = "M90,930C126,890 160,850 172,816C184,810 206,814 214,824C220,866 214,900 206,930Z"
    cut(plate, _near(path(sleeve)), coat, 20, 1)
    cut(plate, _near(path("M166,820C180,808 208,812 218,826L214,842C202,832 180,828 166,836Z")), "#2f4640", 6, 0.4)
    fist = (
        "M174,818C168,800 166,784 168,770C168,744 170,722 173,708C175,700 185,700 186,708C188,726 188,744 189,758"
        "C198,758 206,764 206,772C210,778 210,786 206,790C208,798 206,808 208,822C198,814 184,814 174,818Z"
    )
    cut(plate, _near(path(fist)), skin, 12, 0.8)
    creases = (
        "M189,758C186,764 186,770 190,774C196,776 202,775 206,772M190,775C188,782 190,788 194,790"
        "C200,791 204,790 206,789"
    )
    creases += "M194,790C190,797 191,803 196,806C200,807 204,806 207,804"
    cut(plate, _near(stroke(creases, 2)), "#74442c")
    cut(plate, _near(stroke("M176,709Q180,705 184,709", 1.8)), "#e0b48c")


SCENES.append(
    Story(
        draw=bell_sleeper, palette="moss", operator="container", setting="daylight", season="spring",
        framing="frontal", moods=("silence", "tender"), living=("child", "bell ringer", "pigeon"),
        objects=("bell", "hammock", "rope", "tower", "arch"),
        words={"cloche/bell": 3, "silence/silence": 3, "dormir/sleep": 2, "hamac/hammock": 3, "sieste/nap": 2,
            "sonneur/bell ringer": 2, "chut/hush": 2, "clocher/bell tower": 2, "corde/rope": 1, "réveil/awakening": 2,
            "pigeon/pigeon": 1, "attendre/waiting": 1, "secret/secret": 1, "paix/peace": 1, "printemps/spring": 1},
        fr=(
            "Dans un clocher, un enfant dort dans un hamac pendu à la place du battant d’une grande cloche ;"
            " au premier plan, un vieux sonneur de profil, un doigt sur les lèvres ; la corde pend, un "
            "pigeon attend."
        ),
        en="In a bell tower a child sleeps in a hammock hung where the clapper of a great bell should be; close to us "
           "an old ringer in profile lays a finger on his lips; the rope hangs idle, a pigeon waits.",
    )
)  # fmt: skip
