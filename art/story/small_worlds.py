"""Stories of small worlds seen large: an apple that is a home, a leaf under the iron."""

from __future__ import annotations

from art.colour import Colour
from art.motif import cut, draw
from art.motifs.curves import branch, curve, form, tube
from art.motifs.heads import head
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []

MAPLE = (
    "M0,0L-4,-34L-46,-26L-40,-42L-84,-70L-70,-80L-82,-112L-48,-106L-44,-120L-16,-90L-26,-150L-12,-142L0,-176"
    "L12,-142L26,-150L16,-90L44,-120L48,-106L82,-112L70,-80L84,-70L40,-42L46,-26L4,-34Z"
)
VEINS = "M0,0V-160M0,-40L-66,-74M0,-40L66,-74M0,-50L-66,-104M0,-50L66,-104"


def _maple(plate: Plate, x: float, y: float, size: float, turn: float, ink: Colour, flip: bool = False) -> None:
    leaf = cut(plate, place(path(MAPLE), x, y, size, turn, flip), ink, 10 * size, 1)
    cut(plate, place(stroke(VEINS, 3), x, y, size, turn, flip), darker(ink, 0.3), clip=leaf)


def ironed_leaves(plate: Plate) -> None:
    """A woman irons a great red leaf; behind her back the tree that waits for it is ashamed."""
    plate.sky([(0, "#d9c9a0"), (0.6, "#f0ddb0"), (1, "#e6bd84")])
    plate.at(0.95)
    trunks = "".join(path(f"M{x - w},920L{x - w * 0.6},-10H{x + w * 0.5}L{x + w},920Z") for x, w in
                     ((60, 14), (150, 9), (250, 12), (350, 8), (590, 16)))  # fmt: skip
    cut(plate, trunks, "#c9a878")
    with plate.shining(0.95):
        cut(plate, circle(330, 300, 74), "#fff6d8")
    plate.at(0.5)
    bark: Colour = "#7a5240"
    cut(plate, branch([(486, 700), (478, 520), (484, 360), (474, 250)], 110, 70), bark, 30)
    cut(plate, tube("470,260,46 440,170,30 400,110,20 390,40,8") + tube("490,260,46 530,160,30 566,100,18 570,30,8")
        + tube("486,220,26 488,120,16 476,30,6") + tube("424,140,16 370,130,10 330,96,4"), bark, 14)  # fmt: skip
    for x in (456, 508):
        cut(plate, stroke(f"M{x - 16},316Q{x},332 {x + 14},314", 5), "#3a2018")
    cut(plate, ellipse(446, 344, 16, 9) + ellipse(522, 344, 16, 9), "#c9674a")
    cut(plate, stroke("M472,366Q482,360 494,366", 4.4), "#3a2018")
    arms = tube("424,400,30 400,470,24 460,520,20 540,510,12") + tube("548,400,30 574,470,24 520,550,20 440,556,12")
    cut(plate, arms, darker(bark, 0.12), 12, 1)
    plate.at(0.3)
    cut(plate, curve("-10,96 200,150 420,120", 4), "#4a3428")
    for x, y, turn, ink in ((96, 128, 184, "#d9982e"), (352, 138, 174, "#b8402a")):
        _maple(plate, x, y, 0.62, turn, ink)
        cut(plate, rectangle(x - 4, y - 14, 8, 26, 2), "#e8cf9a", 2)
    plate.at(0)
    teal: Colour = "#2b5f68"
    cut(plate, form("20,930! 30,660 60,500 130,430 220,424 290,480 316,600 320,930!"), teal, 60, 2)
    skin: Colour = "#d99f78"
    with plate.shining(0.14):
        draw(plate, head((44, 34), "calm", "bun", "", "oval"), 214, 320, 5.0, inks={"skin": skin, "hair": "#4a2a20"})
    cut(plate, form("140,424! 214,452 276,438! 300,500 230,520 130,490"), "#f4e8cc", 12, 1)
    cut(plate, form("96,580! 180,560 300,570! 330,930! 80,930!"), "#f0e4ca", 26, 1)
    cut(plate, form("40,632! 590,622! 640,660 640,706! 40,706! 24,668"), "#e9e2d2", 16, 2)
    _maple(plate, 404, 640, 1.5, 178, "#c62f1e")
    cut(plate, stroke("M150,706L250,930M560,706L500,930", 14), "#4a3428", 5)
    _iron(plate)
    cut(plate, tube("96,510,84 110,590,76 220,636,58 300,600,46"), teal, 30, 2)
    cut(plate, tube("294,604,46 324,586,44"), "#f4e8cc", 12)
    cut(plate, form("314,604 330,570 360,562 386,574 390,596 360,612 330,618"), skin, 16, 1)
    for x in (346, 360, 374, 387):
        cut(plate, tube(f"{x},566,15 {x + 4},582,15 {x + 1},594,12"), skin, 6, 0.4)
    plate.veil(ellipse(540, 580, 30, 60) + ellipse(566, 500, 34, 54), "#fff8e4", 0.6, 20, shine=0.7)


def _iron(plate: Plate) -> None:
    """An old iron full of embers."""
    cut(plate, path("M252,680Q260,624 320,620H430Q500,630 540,680Z"), "#33323a", 18, 2)
    cut(plate, path("M248,680H544L540,692H252Z"), "#8a8f94", 4)
    with plate.shining(1):
        cut(plate, "".join(ellipse(x, 658, 9, 6) for x in (312, 346, 380, 414, 448)), "#ff9a3c")
    cut(plate, stroke("M312,622V590Q314,580 334,580H420Q436,580 436,592V622", 12), "#5a3a26", 5, 1)


def apple_tenants(plate: Plate) -> None:
    """An apple at night is lit from within: somebody reads there, somebody leaves, and a knife lies ready."""
    plate.sky([(0, "#16302c"), (1, "#0f221f")])
    plate.at(0.1)
    cut(plate, rectangle(-10, 728, 620, 200), "#4a3428", 10)
    cut(plate, stroke("M-10,776H610M-10,836H610", 2), "#38261c")
    plate.at(0)
    red: Colour = "#e03a24"
    apple = form("300,250 372,214 470,232 536,330 540,470 494,620 410,730 340,758 300,746 260,758 190,730 106,620 "
                 "60,470 64,330 130,232 228,214")  # fmt: skip
    cut(plate, apple, red, 150, 3)
    cut(plate, form("250,246 300,270 350,246 330,286 300,296 270,286"), "#7a1614", 12)
    cut(plate, tube("300,276,18 306,200,15 340,130,20"), "#5a3a22", 7, 1)
    cut(plate, form("316,206! 370,130 460,118 520,150! 470,206 390,226"), "#4f7a3a", 18, 2)
    cut(plate, curve("322,204 410,172 510,152", 3), "#2c4a24")
    hole = form("300,352 420,366 470,440 456,560 400,640 300,660 200,640 140,560 132,440 184,366")
    cut(
        plate, form("300,338 430,352 486,440 470,568 408,654 300,676 192,654 126,568 116,440 174,352"), "#f2e2b4", 16, 1
    )
    with plate.shining(0.62):
        room = cut(plate, hole, "#f2c468", 0)
    with plate.shining(0.3):
        cut(plate, path("M120,600Q300,576 480,600V680H120Z"), "#a86a2e", 6, clip=room)
    _room(plate)
    for x, y in ((512, 330),):
        cut(plate, circle(x - 20, y, 30), "#f2e2b4", 8, 1)
        with plate.shining(0.9):
            cut(plate, circle(x - 20, y, 22), "#ffd27a")
        cut(plate, stroke(f"M{x - 20},{y - 22}V{y + 22}M{x - 42},{y}H{x + 2}", 4), "#7a4a20")
    _leaver(plate)
    plate.at(-0.2)
    cut(plate, polygon([(196, 826), (520, 786), (640, 800), (640, 862), (520, 856), (250, 850)]), "#aebdc0", 10, 2)
    with plate.shining(0.35):
        cut(plate, polygon([(196, 826), (520, 788), (640, 802), (640, 812), (520, 798)]), "#e8d2a0")
    cut(plate, rectangle(548, 782, 80, 92, 12), "#8a5430", 14, 1)


def _worm(plate: Plate, spine: str, ink: Colour, rings: str) -> None:
    body = cut(plate, tube(spine), ink, 20, 1)
    cut(plate, stroke(rings, 3), darker(ink, 0.22), clip=body)


def _room(plate: Plate) -> None:
    cut(plate, form("172,620! 160,520 176,456 226,440 262,470 268,560 300,566 304,624!"), "#2f6a5a", 24, 1)
    cut(plate, rectangle(176, 616, 14, 26, 4) + rectangle(284, 616, 14, 26, 4), "#5a3420", 4)
    green: Colour = "#a8c24e"
    _worm(plate, "262,608,50 240,570,52 236,510,52 262,460,54 268,440,50", green,
          "M210,560Q240,548 270,560M208,530Q236,520 264,530M214,500Q240,490 268,502")  # fmt: skip
    cut(plate, form("208,510 236,500 268,508 276,560 288,606 240,622 212,590"), "#b23a2e", 18, 1)
    cut(plate, ring(280, 446, 14, 4) + line([(266, 444), (244, 440)], 4), "#2a1a14")
    cut(plate, circle(281, 447, 5), "#1a1010")
    cut(plate, stroke("M274,470Q284,476 292,468", 3.4), "#4a5a20")
    cut(plate, form("240,420! 250,398 274,400 290,424! 262,414"), "#b23a2e", 8, 1)
    cut(plate, circle(240, 402, 9), "#fff0d0", 4)
    cut(plate, polygon([(288, 520), (316, 508), (320, 556), (292, 566)]), "#fff6dc", 4, 1)
    cut(plate, polygon([(316, 508), (346, 518), (348, 564), (320, 556)]), "#e9dcb8", 4)
    cut(plate, tube("262,528,18 284,546,16 298,542,14"), "#b23a2e", 7)
    cut(plate, rectangle(372, 480, 86, 136, 6), "#7a4632", 12, 1)
    cut(plate, rectangle(362, 470, 106, 16, 4), "#5a3020", 5, 1)
    cut(plate, path("M386,616V540Q386,512 415,512Q444,512 444,540V616Z"), "#20100e")
    with plate.shining(1):
        cut(plate, form("396,614! 392,580 406,566 410,540! 424,560 420,578 434,572! 440,600 432,614!"), "#ff8a2c")
        cut(plate, form("406,614! 404,596 414,580! 424,596 424,614!"), "#ffe08a")
    cut(plate, rectangle(382, 446, 16, 24, 3) + circle(430, 456, 13), "#2f6a8a", 5)


def _leaver(plate: Plate) -> None:
    green: Colour = "#9ab848"
    _worm(
        plate,
        "30,800,26 66,812,34 96,780,36 104,726,38 110,704,36",
        green,
        "M52,820L60,790M84,800L112,790M86,760L122,762M88,736L124,738",
    )
    cut(plate, path("M86,688Q110,672 138,690L134,698H90ZM94,686L98,656Q112,648 126,658L130,688Z"), "#241a20", 6, 1)
    cut(plate, circle(120, 706, 4), "#14100c")
    cut(plate, stroke("M110,720Q118,716 126,720", 3), "#3a4a18")
    cut(plate, tube("110,750,12 140,764,10"), green, 4)
    cut(plate, rectangle(122, 772, 58, 42, 5), "#8a5a30", 8, 1)
    cut(plate, stroke("M140,772Q140,760 151,760Q162,760 162,772", 4) + line([(122, 790), (180, 790)], 3), "#3a2414")


SCENES.append(
    Story(
        draw=ironed_leaves, palette="brick", operator="substitution", setting="forest", season="autumn",
        framing="close", moods=("tender", "comic"), living=("woman", "tree"),
        objects=("leaves", "iron", "ironing board", "clothes line", "pegs"),
        words={"feuilles/leaves": 3, "repasser/ironing": 3, "automne/autumn": 3, "arbre nu/bare tree": 2,
               "pudeur/modesty": 2, "honte/shame": 1, "corde à linge/washing line": 2, "lessive/laundry": 1,
               "soin/care": 2, "saison/season": 1, "braises/embers": 1, "rougir/blushing": 1,
               "prendre soin/looking after": 1, "réparer/mending": 1},
        fr="Dans un bois d’automne, une femme repasse une grande feuille rouge avec un fer plein de braises ; "
           "deux autres pendent à une corde ; derrière elle, un arbre nu et rougissant se couvre de ses "
           "branches.",
        en="In an autumn wood a woman irons a large red leaf with an iron full of embers; two more hang on a "
           "line; behind her a bare tree with red cheeks covers itself with its branches.",
    )
)  # fmt: skip
SCENES.append(
    Story(
        draw=apple_tenants, palette="mint", operator="container", setting="abstract", season="autumn",
        framing="close", moods=("comic", "fear"), living=("worms",), flags=("night",),
        objects=("apple", "armchair", "fireplace", "book", "suitcase", "knife"),
        words={"pomme/apple": 3, "ver/worm": 3, "maison/home": 3, "couteau/knife": 2, "départ/departure": 2,
               "cheminée/hearth": 2, "valise/suitcase": 2, "lecture/reading": 1, "fruit/fruit": 1,
               "menace/threat": 2, "nuit/night": 1, "confort/comfort": 2, "insouciance/unconcern": 1,
               "veillée/fireside": 1},
        fr="La nuit, une pomme posée sur une table s’ouvre sur une pièce éclairée où un ver en robe de chambre "
           "lit près du feu ; dehors, un autre s’en va avec sa valise ; un couteau attend.",
        en="At night an apple on a table opens on a lit room where a worm in a dressing gown reads by the fire; "
           "outside another one leaves with a suitcase; a knife lies ready.",
    )
)  # fmt: skip
