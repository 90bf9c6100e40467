"""Memory cards with a profile close by: a bored child at school, a miser at his table."""

from __future__ import annotations

from art.memory._early import HIGH, LOW, MIDDLE, Card, stripes
from art.motif import Motif, Piece
from art.motifs.curves import blob, curve, form, limb
from art.motifs.things import flame
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, polygon, stroke

SCENES: list[Scene] = []

INKED = ("#3a1a10", 0.55)  # the lines of a face follow its skin

SNAIL = Motif(
    (
        Piece(limb("92,-4,6 60,-8,22 10,-12,32 -40,-14,32 -84,-30,27 -102,-60,21 -106,-74,15"), "body", 14),
        Piece(limb("-102,-76,7 -122,-112,5") + limb("-94,-78,7 -88,-116,5"), "body"),
        Piece(circle(-123, -115, 6.4) + circle(-88, -119, 6.4), "dark"),
        Piece(blob("-46,-40 -50,-84 -20,-122 24,-126 62,-98 70,-56 52,-22 4,-14 -32,-20"), "shell", 26),
        Piece(
            stroke("M8,-62C10,-76 30,-74 30,-56C30,-34 -8,-32 -14,-60C-18,-92 34,-104 48,-68C56,-44 40,-24 24,-18", 6),
            "dark",
        ),
    ),
    {"body": "#f7e6bd", "shell": "#c8382c", "dark": "#3d2418"},
)

FRECKLES = ((-98, 50), (-88, 57), (-77, 48), (-66, 57), (-104, 58), (-56, 50))

CHILD = Motif(
    (
        Piece(
            path(
                "M-58,-104C-104,-96 -130,-54 -124,-16C-122,-6 -118,2 -117,9C-119,19 -128,26 -136,33C-143,39 -141,49 "
                "-132,51C-124,52 -117,54 -117,60C-118,65 -126,67 -127,73C-127,78 -121,80 -118,81C-122,84 -125,89 "
                "-122,95C-119,99 -112,100 -111,105C-116,113 -113,128 -97,136C-74,146 -40,140 -12,116L-10,190"
                "L96,170C92,120 96,70 96,20C80,-80 0,-120 -58,-104Z"
            ),
            "skin",
            22,
        ),
        Piece(path("M-107,7C-110,14 -109,23 -104,30C-92,30 -80,25 -70,17C-80,9 -94,5 -107,7Z"), "white"),
        Piece(path("M-107,8C-110,14 -109,22 -105,28C-98,30 -94,22 -94,16C-94,10 -98,6 -107,8Z"), "iris"),
        Piece(path("M-107,10C-109,15 -108,21 -105,25C-101,25 -99,20 -99,16C-99,12 -102,9 -107,10Z"), "dark"),
        Piece(circle(-103, 13.4, 2), "white"),
        Piece(path("M-111,14C-110,-8 -86,-12 -64,12C-68,16 -70,18 -70,18C-82,12 -96,10 -111,14Z"), "skin", 5,
            blend=("#3a1a10", 0.16)),
        Piece(limb("-64,18,2 -78,13,4 -94,11,5.4 -111,14,4.6 -121,19,2") + limb("-106,13,4 -118,11,1.6"), "dark"),
        Piece(stroke("M-102,33C-92,36 -82,33 -74,27M-104,-6C-92,-15 -78,-12 -66,0", 2.2), "skin",
            blend=("#3a1a10", 0.34)),
        Piece(path("M-112,-30C-98,-44 -72,-44 -48,-28C-70,-33 -94,-31 -112,-30Z"), "hair"),
        Piece(stroke("M-122,45C-117,39 -109,41 -108,47", 3.2), "skin", blend=INKED),
        Piece(path("M-127,71C-119,73 -109,79 -103,86C-111,85 -121,83 -126,77Z"), "skin", blend=("#a03028", 0.4)),
        Piece(stroke("M-119,81C-112,81 -104,84 -99,91C-97,93 -96,95 -96,97", 2.8), "skin", blend=INKED),
        Piece("".join(circle(x, y, 2.4) for x, y in FRECKLES), "skin",
            blend=("#7a3418", 0.5)),
        Piece(
            blob(
                "-84,-70 -112,-92 -98,-128 -66,-134 -52,-164 -8,-168 22,-152 58,-160 88,-132 122,-118 126,-80 150,-52 "
                "140,-12 154,24 132,56 130,92 94,102 66,120 44,96 50,60 30,36 8,44 -8,14 -6,-18 -34,-30 -46,-62"
            ),
            "hair",
            30,
            True,
        ),
        Piece(
            stroke("M-76,-104C-60,-116 -44,-104 -48,-88M-20,-136C2,-142 14,-124 4,-110M48,-128C70,-134 82,-116 "
            "72,-100", 5)
            + stroke("M92,-84C114,-86 120,-66 110,-52M16,-82C36,-92 54,-76 46,-58M102,-18C120,-18 124,2 112,14", 5)
            + stroke("M56,-28C76,-34 88,-18 80,-2M84,56C100,52 108,68 98,78", 5),
            "hair",
            blend=("#c98a4a", 0.2),
        ),
        Piece(path("M4,24C2,4 24,-6 38,8C48,20 42,42 30,54C22,62 8,58 10,46C8,40 4,32 4,24Z"), "skin", 10, True),
        Piece(stroke("M12,24C14,12 28,8 34,18C38,28 30,36 24,44M16,30C22,28 24,34 20,40", 3.2), "skin", blend=INKED),
    ),
    {"skin": "#c98a5c", "hair": "#3a2117", "dark": "#26140e", "iris": "#6a3a1c", "white": "#f4e4c8"},
)  # fmt: skip


FOLDED_HAND = Motif(
    (
        Piece(
            form("-12,-28! 20,-32 62,-40 92,-37 104,-12 100,18 84,38 52,44 16,36 -12,28!")
            + limb("82,-26,27 120,-28,26 152,-22,23 180,-6,15")
            + limb("88,-4,28 130,-1,26 162,13,23 184,35,15")
            + limb("82,18,27 118,25,25 145,42,22 160,65,15")
            + limb("66,34,24 96,45,21 116,62,18 125,81,13"),
            "skin", 15, True,
        ),
        Piece(
            stroke("M96,-15C110,-16 124,-16 136,-13M92,6C102,6 109,8 117,11M80,26C90,28 96,31 101,34", 2.4),
            "skin", blend=INKED,
        ),
        Piece(stroke("M118,-38Q124,-30 122,-21M130,-11Q136,-2 133,7M119,15Q125,23 121,31M98,37Q103,43 99,50", 1.8),
            "skin", blend=("#3a1a10", 0.26)),
        Piece(ellipse(177, -8, 7, 4.6, 32) + ellipse(182, 32, 7, 4.6, 46) + ellipse(158, 62, 6.6, 4.4, 57)
            + ellipse(124, 79, 5.4, 3.6, 64), "skin", blend=("#f6dccb", 0.38)),
    ),
    {"skin": "#c98a5c"},
)  # fmt: skip


def school_desk(plate: Plate) -> None:
    card = Card(plate, "#d09a3a", "#3a2117", "#f8e8c0", "#c9382b", fade=-150, wood="#b57a2c", skin="#c98a5c")
    card.flat(stripes(88, 3, 62), "deep", opacity=0.35)
    card.flat(curve(f"-20,{HIGH} 50,206 118,232 134,292 92,306 76,256 120,196 176,160", 4), "light", opacity=0.8)
    card.cut(polygon([(322, 56), (166, 138), (218, 158)]), "light", 8, 1)
    card.cut(polygon([(322, 56), (218, 158), (226, 196)]), "#c9a866", 4, 0.6)
    card.cut(polygon([(322, 56), (226, 196), (268, 172)]), "light", 6, 0.8)
    card.cut(path(f"M-20,{MIDDLE}H620V930H-20Z"), "wood", 0, 1)
    card.flat(
        "".join(curve(f"-20,{y} 200,{y - 10} 420,{y + 8} 620,{y - 4}", 4) for y in (490, 560, 720, 800, 870)),
        "dark",
        opacity=0.3,
    )
    card.cut(path("M380,620C440,560 500,520 640,500V770H380Z"), "accent", 50, 1)
    far = "M230,722C190,716 196,656 240,642C290,628 340,624 400,640V720Z"
    behind = card.cut(path(far), "#a82c22", 26, 1)
    card.flat(stroke("M234,632C222,662 226,690 238,712", 7), "light", behind, 0.55)
    card.put(CHILD, 392, 420, 1.42, -8, skin="skin", hair="dark")
    sleeve = (
        "M640,536C600,548 552,588 500,608C450,626 400,636 350,642C300,648 254,666 228,700C206,730 214,758 252,766"
        "C360,780 500,796 640,808Z"
    )
    mask = card.cut(path(sleeve), "accent", 46, 1.4)
    bands = "".join(
        stroke(f"M{x},{y}C{x - 34},{y + 50} {x - 30},{y + 120} {x + 24},{y + 230}", 15)
        for x, y in ((330, 624), (404, 620), (480, 600), (552, 570), (622, 530))
    )
    card.flat(bands, "light", mask, 0.75)
    card.flat(stroke("M256,690C272,704 278,722 274,742", 4), "#8f2018")
    card.put(FOLDED_HAND, 282, 660, 1, 6, skin="skin")
    card.cut(path("M250,624Q276,616 294,626Q302,662 289,702Q270,708 248,698Q260,662 250,624Z"), "#a82c22", 12, 0.8)
    for i in range(9):
        x = 62 + 24 * i + (i // 5) * 22
        card.flat(line([(x, 812 + i % 2 * 4), (x + (i % 3 - 1) * 4, 880 - i % 3 * 5)], 6), "dark")
    card.flat(line([(50, 868), (172, 820)], 6), "dark")
    card.flat(curve("450,930 436,866 380,822 290,800 190,786", 8), "light", opacity=0.5)
    card.put(SNAIL, 112, 786, 0.84, 0, body="#c9cf8a", shell="#a8402c", dark="dark")


SCENES.append(
    Memory(
        draw=school_desk, age="school", hue="ochre", shape="desk", count=9, direction="left",
        moods=("loneliness", "calm"), living=("child", "snail"), objects=("desk", "paper plane", "mark"),
        words={
            "pupitre/desk": 2, "école/school": 3, "ennui/boredom": 3, "enfant/child": 2, "escargot/snail": 3,
            "neuf/nine": 1, "trait/mark": 2, "avion en papier/paper plane": 2, "lenteur/slowness": 2,
            "compter/count": 2, "rêverie/daydream": 2, "attendre/wait": 2, "visage/face": 1, "ocre/ochre": 1,
            "évasion/escape": 1,
        },
        fr=(
            "De profil, un enfant qui s’ennuie, le menton sur ses bras ; un escargot passe sur le pupitre où "
            "neuf traits sont gravés, dont cinq barrés ; un avion de papier s’envole."
        ),
        en=(
            "In profile, a bored child with its chin on its arms; a snail crosses the desk, in which nine "
            "strokes are scratched, five of them crossed by a tenth, and a paper plane flies."
        ),
    )
)  # fmt: skip


MISER = Motif(
    (
        Piece(
            path(
                "M-118,70C-136,10 -128,-84 -64,-122C0,-156 84,-134 108,-72C114,-54 116,-40 122,-28C126,-20 124,-12 "
                "116,-4C114,6 128,16 140,30C154,46 164,62 164,76C162,88 148,90 136,84C128,82 122,84 122,90C122,98 "
                "115,102 116,108C118,112 122,112 121,117C120,123 110,124 110,131C112,138 124,142 127,156C129,172 "
                "116,184 98,184C74,184 48,172 30,152C14,170 8,190 12,230L-124,230C-110,170 -108,120 -118,70Z"
            ),
            "skin",
            36,
        ),
        Piece(stroke("M44,70C58,88 62,112 52,134M24,136C34,150 52,162 74,166", 3), "skin", blend=("#3a1a10", 0.3)),
        Piece(path("M70,6C84,-6 106,-4 116,2C116,14 110,22 96,24C84,24 74,18 70,6Z"), "skin", blend=("#3a1a10", 0.34)),
        Piece(path("M78,10C88,2 104,4 111,10C106,18 90,20 78,10Z"), "white"),
        Piece(circle(103, 11.5, 5.6), "dark"),
        Piece(path("M72,9C84,-4 106,-2 116,8C104,4 86,4 72,9Z"), "skin", blend=INKED),
        Piece(stroke("M80,20C90,26 104,25 110,19M78,28C90,34 102,33 108,28", 2.6), "skin", blend=INKED),
        Piece(stroke("M62,8C54,4 48,4 42,6M62,14C54,14 48,17 44,20", 2.6), "skin", blend=INKED),
        Piece(stroke("M28,-66C56,-76 84,-72 100,-62M34,-46C60,-54 84,-52 104,-44M46,-90C64,-96 80,-94 90,-88", 3),
            "skin", blend=("#3a1a10", 0.3)),
        Piece(path("M62,-20C76,-38 108,-40 130,-24C136,-20 138,-12 132,-10C112,-20 84,-18 62,-20Z"), "hair", 6, True),
        Piece(stroke("M126,80C128,68 140,64 148,70", 3.6), "skin", blend=INKED),
        Piece(stroke("M120,64C110,76 100,84 98,98C96,108 94,116 88,122", 3.4), "skin", blend=INKED),
        Piece(stroke("M118,110C108,108 98,110 90,116M108,130C102,130 96,132 92,136", 3.2), "skin", blend=INKED),
        Piece(path("M-34,22C-40,-8 -8,-22 8,-2C18,14 8,38 -4,54C-12,66 -28,62 -26,48C-30,42 -33,32 -34,22Z"), "skin",
            10, True),
        Piece(stroke("M-24,18C-22,0 -4,-4 0,10C4,22 -8,32 -14,42M-18,26C-10,22 -8,30 -12,36", 3.2), "skin",
            blend=INKED),
        Piece(
            path(
                "M-34,4C-52,-18 -88,-26 -112,-14C-132,0 -140,26 -136,50C-140,72 -134,98 -122,112C-116,106 -114,104 "
                "-112,100C-108,112 -98,122 -86,126C-84,116 -84,112 -82,106C-74,114 -62,118 -52,116C-54,106 -52,100 "
                "-50,94C-42,98 -32,98 -24,94C-32,80 -38,60 -38,44C-40,30 -38,14 -34,4Z"
            ),
            "hair", 12, True,
        ),
        Piece(stroke("M-100,-4C-118,28 -120,64 -112,98M-74,-8C-92,24 -94,68 -82,104M-50,6C-64,34 -64,66 -50,92", 3),
            "hair", blend=("#5a4a3c", 0.5)),
    ),
    {"skin": "#d9a27a", "hair": "#d8cdb8", "dark": "#1c100c", "white": "#f0dcc0"},
)  # fmt: skip

PINCH = Motif(
    (
        Piece(limb("-142,-34,24 -142,-66,20 -132,-86,20 -112,-104,16 -92,-114,9"), "skin", 8, True),
        Piece(limb("-126,-40,26 -120,-76,22 -106,-96,22 -80,-112,17 -54,-118,9"), "skin", 9, True),
        Piece(limb("-106,-42,27 -94,-78,23 -76,-95,23 -46,-104,18 -20,-100,10"), "skin", 9, True),
        Piece(ellipse(12, -5, 25, 34, 8), "coin", 6, True),
        Piece(stroke("M12,-31C24,-30 29,-16 28,-3C26,12 18,22 9,21C0,20 -6,8 -4,-8C-2,-22 4,-32 12,-31Z", 2.4), "coin",
            blend=("#8a5a20", 0.6)),
        Piece(
            path(
                "M-214,16C-196,4 -178,-22 -158,-40C-148,-52 -138,-56 -128,-54C-116,-60 -104,-58 -96,-52"
                "C-84,-62 -70,-76 -54,-80C-42,-83 -32,-78 -22,-70C-10,-60 4,-52 12,-44C18,-38 18,-30 12,-28"
                "C6,-26 -2,-30 -10,-36C-20,-42 -30,-50 -40,-52C-50,-48 -60,-32 -68,-18C-72,-10 -72,-2 -66,2"
                "C-58,8 -48,10 -40,10C-30,12 -18,14 -6,14C4,14 14,16 16,24C16,32 8,36 -4,36C-18,38 -30,42 -42,42"
                "C-58,46 -76,54 -96,58C-124,64 -156,66 -174,72C-186,76 -196,78 -206,82Z"
            ),
            "skin", 18, True,
        ),
        Piece(stroke("M-146,-40C-158,-22 -172,-4 -190,10M-118,-44C-128,-26 -144,-6 -164,8", 2.4)
            + stroke("M-94,-46C-96,-36 -98,-30 -102,-24", 2.4)
            + stroke("M-64,4C-74,14 -88,20 -104,20M-150,52C-136,54 -122,52 -110,46", 2.4),
            "skin", blend=("#3a1a10", 0.26)),
        Piece(stroke("M-48,-78Q-40,-72 -40,-64M-18,-66Q-16,-60 -20,-54M-44,16Q-38,24 -42,34M-48,18Q-44,26 -47,33", 2.2),
            "skin", blend=("#3a1a10", 0.4)),
        Piece(path("M0,-50C6,-48 13,-42 14,-37C8,-38 2,-42 -2,-46Z") + path("M0,18C7,17 13,19 13,25C8,28 2,27 -2,25Z"),
            "skin", blend=("#fff0dc", 0.4)),
    ),
    {"skin": "#d9a27a", "coin": "#f0c050"},
)  # fmt: skip


def _scarf(card: Card) -> None:
    """A woollen scarf wound twice round a neck, its end over the chest."""
    end = card.cut(path("M206,520C226,516 252,520 266,530C278,570 286,620 284,676H204C214,620 216,570 206,520Z"),
        "#7a2c20", 18, 1)  # fmt: skip
    card.flat("".join(stroke(f"M196,{y}Q244,{y + 12} 292,{y}", 8) for y in (566, 590)), "#d8a868", end, 0.7)
    under = "M52,392C70,372 96,372 108,388C142,430 204,462 268,474C286,482 288,506 274,518C190,520 88,466 52,392Z"
    card.cut(path(under), "#74281e", 18, 0.8)
    card.flat(stroke("M84,384C120,436 190,476 276,490", 3), "#4a1812")
    over = "M14,428C20,396 50,384 76,398C112,452 182,492 262,500C286,506 292,542 272,560C160,578 44,530 14,428Z"
    mask = card.cut(path(over), "#8f3628", 26, 1)
    card.flat(stroke("M20,440C64,514 160,546 284,534M36,410C80,476 160,516 280,518", 9), "#d8a868", mask, 0.7)
    card.flat(stroke("M54,402C98,462 170,502 262,510M28,452C76,528 160,560 256,552", 2.6), "#4a1812", mask)


def _coin_pile(card: Card, x: float, foot: float, count: int) -> None:
    rim, flat, thick = 62, 18, 21
    for i in range(count):
        cx, y = x + (0, 6, -5, 7, -4, 4, -2)[i % 7], foot - thick * i
        side = f"M{cx - rim},{y - thick}V{y}A{rim},{flat} 0 0 0 {cx + rim},{y}V{y - thick}Z"
        card.cut(path(side), "coin" if i % 2 else "#cf9338", 10, 0.5)
        marks = "".join(
            line(
                [
                    (cx + k * 11, y - thick + 5 + flat * (1 - (k / 5.7) ** 2) ** 0.5),
                    (cx + k * 11, y + flat * (1 - (k / 5.7) ** 2) ** 0.5 - 3),
                ],
                2,
            )
            for k in range(-5, 6)
        )
        card.flat(marks, "#8a5a20", opacity=0.6)
        card.cut(ellipse(cx, y - thick, rim, flat), "#eab850", 4, 0)
        card.flat(stroke(f"M{cx - 50},{y - thick}a50,13 0 1 0 100,0a50,13 0 1 0 -100,0", 3), "#a8722a")


def _loose_coin(card: Card, x: float, y: float, rim: float) -> None:
    flat = rim * 0.4
    card.cut(path(f"M{x - rim},{y}v9a{rim},{flat} 0 0 0 {2 * rim},0v-9Z"), "#b07a28", 6, 1)
    card.cut(ellipse(x, y, rim, flat), "coin", 6, 0)
    card.flat(
        stroke(
            f"M{x - rim * 0.78},{y}a{rim * 0.78},{flat * 0.76} 0 1 0 {rim * 1.56},0a{rim * 0.78},{flat * 0.76} "
            f"0 1 0 {-rim * 1.56},0",
            3.4,
        ),
        "#a8722a",
    )


def counting_coins(plate: Plate) -> None:
    card = Card(plate, "#9a6a34", "#24140e", "#f9e6bc", "#c23a2c", fade=-140, coin="#e2ac48", skin="#d9a27a")
    card.cut(path("M200,980V520C262,528 316,566 336,640C344,700 344,800 344,980Z"), "#3c2418", 40, 1)
    card.put(MISER, 184, 282, 1.16, 6, skin="skin")
    card.cut(
        path("M-60,980V540C-50,460 -20,410 34,398C60,450 120,520 250,560C300,600 300,700 300,980Z"), "#4a2c1c", 50, 1
    )
    _scarf(card)
    card.cut(path(f"M-20,{LOW}H620V930H-20Z"), "#7a4a22", 0, 1.2)
    card.flat(
        "".join(curve(f"-20,{y} 200,{y - 8} 420,{y + 6} 620,{y - 4}", 4) for y in (694, 762, 850)), "dark", opacity=0.4
    )
    card.cut(
        path("M484,764C506,748 570,748 592,764C588,786 568,794 538,794C508,794 488,786 484,764Z"), "#8a5a2c", 16, 1
    )
    card.cut(ellipse(538, 764, 54, 13), "#b07a3a", 6, 0)
    with plate.shining(0.6):
        card.cut(
            path("M510,762V522C510,512 526,508 540,508C554,508 570,512 570,522V762C562,772 518,772 510,762Z"),
            "#f2d8a0",
            14,
            0,
        )
        card.cut(
            path("M510,524C514,542 512,570 518,606C522,614 529,610 528,598C528,570 530,548 540,520Z"), "#fff0cc", 5, 0
        )
        card.cut(path("M570,524C568,540 568,552 563,572C559,578 554,574 555,566L552,520Z"), "#fff0cc", 5, 0)
    card.flat(line([(540, 512), (541, 492)], 5), "dark")
    card.put(Motif(flame(0, 0), {"glow": "#ffb84a", "light": "#fff3cf", "dark": "#24140e"}), 540, 502, 2.1, -4)
    card.cut(
        path("M-40,632C40,588 140,576 214,586C246,600 254,652 238,676C160,694 60,716 -40,738Z"), "#5c3822", 34, 1.2
    )
    card.flat(stroke("M150,588C140,612 146,650 162,680M112,594C106,612 108,632 116,648", 4), "#2c180f")
    card.cut(
        path("M206,582C230,578 250,590 258,608C264,632 260,660 250,680C238,690 222,688 214,680C226,644 224,612 "
        "206,582Z"),
        "light", 10, 0.6,
    )  # fmt: skip
    for x, y, r in ((270, 734, 48), (92, 792, 56), (214, 824, 60)):
        _loose_coin(card, x, y, r)
    card.flat(ellipse(92, 792, 10, 5), "#3a2010")
    card.flat(curve(f"92,792 60,750 26,690 -20,{LOW}", 6), "accent")
    _coin_pile(card, 408, 838, 7)
    card.put(PINCH, 466, 612, 1.04, 4, skin="skin", coin="#ffd060")


SCENES.append(
    Memory(
        draw=counting_coins, age="work", hue="bronze", shape="circles", count=7, direction="left",
        moods=("greed", "fear"), living=("old man",), objects=("coin", "hand", "candle", "thread"),
        words={
            "argent/money": 3, "pièce/coin": 3, "vieux/old": 2, "main/hand": 1, "sept/seven": 1, "bougie/candle": 2,
            "fil/thread": 3, "compter/count": 2, "avarice/greed": 3, "économie/savings": 2, "voler/steal": 2,
            "visage/face": 1, "bronze/bronze": 1, "salaire/wages": 1, "pile/pile": 1,
        },
        fr=(
            "De profil, un vieil homme chauve tient une pièce devant une bougie ; sept autres sont en pile, "
            "trois sont éparses, et un fil rouge tire l’une de ces trois vers le bord de la carte."
        ),
        en=(
            "In profile, a bald old man holds a coin up to a candle; seven others are in a pile, three lie "
            "loose, and a red thread pulls one of those three towards the edge of the card."
        ),
    )
)  # fmt: skip
