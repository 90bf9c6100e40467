"""Story cards in close-up: a head that is emptied, a bouquet that looks back, a tie that is alive."""

from __future__ import annotations

import math
from dataclasses import replace

from art.colour import Colour, Field, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts_small import mouse
from art.motifs.beasts_tame import cat_asleep
from art.motifs.birds import swallow
from art.motifs.creatures_small import bee
from art.motifs.curves import along, branch, heading, limb
from art.motifs.fixtures import bookcase
from art.motifs.growth import leaf, petal
from art.motifs.indoors import wallpaper
from art.motifs.people import person, posed
from art.motifs.puppet import POSES
from art.motifs.things import BED, lamp
from art.motifs.things_desk import GLOBE, GRAMOPHONE, book_pile
from art.motifs.things_play import ROCKING_HORSE, TEDDY_BEAR
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, polygon, rectangle, stroke
from art.story._grips import closed
from art.story._relations import before, behind
from art.story._skies_parts import dashed
from art.story._tie_hands import holding

SCENES: list[Scene] = []

PROFILE = (
    "M250,44C352,40 430,92 446,176C450,204 440,222 444,244C452,272 492,306 510,336C516,352 498,360 470,362"
    "C466,374 482,382 482,396C482,406 462,408 456,412C468,416 478,428 470,444C464,456 446,458 446,472"
    "C452,492 460,516 444,542C424,572 366,574 312,556C300,604 300,650 326,700C352,744 450,768 620,800V930H-20V800"
    "C60,770 116,740 126,680C132,636 112,592 88,552C10,452 -2,270 76,150C120,84 180,48 250,44Z"
)
SKULL = (
    "M240,76C306,74 358,104 374,160C384,220 376,300 366,372C290,386 180,388 88,378C62,310 66,234 "
    "104,172C138,112 186,78 240,76Z"
)


def head_removals(plate: Plate) -> None:
    """A head in profile is a cabinet; small movers carry a bed and a rocking horse down a ladder at its chin."""
    p = PALETTES["linen"]
    plate.sky(p.sky)
    wallpaper(plate, "sprigs", mix(p.far, p.light, 0.25), 0.6, pitch=64)
    skin: Colour = mix(p.cool, p.near, 0.35)
    cut(plate, path(PROFILE), skin, 60, 1.6)
    cut(plate, path(SKULL), darker(p.deep, 0.1), 0)
    wood: Colour = "#b07c46"
    room = plate.mask(path(SKULL))
    plate.ink(room, "#7a4a2e", shade="#3a2230", depth=40)
    shelves = "".join(rectangle(40, y, 400, 11) for y in (184, 280))
    cut(plate, shelves + rectangle(232, 60, 10, 330), wood, 5, 0.7, clip=room)
    _kept(plate, room)
    rim = f'<g fill="none" stroke="#fff" stroke-width="12"><path d="{SKULL}"/></g>'
    cut(plate, rim, wood, 5, 0.5)
    _doors(plate, wood)
    _lit_eye(plate)
    ear = (
        "M186,402C206,388 236,398 238,428C240,450 226,462 222,480C218,500 196,508 188,492"
        "C180,476 186,464 180,446C174,430 172,412 186,402Z"
    )
    cut(plate, path(ear), lighter(skin, 0.08), 12)
    cut(
        plate,
        stroke("M190,418C204,404 224,412 224,430C224,444 212,448 210,462M196,436C206,428 212,436 206,448", 4.4),
        p.deep,
    )
    cut(plate, stroke("M456,410Q440,412 428,408", 5) + stroke("M396,172C412,160 430,164 442,178", 9), p.deep)
    cut(
        plate,
        path("M-20,790C60,760 104,744 114,716C180,780 280,770 328,698C354,738 452,762 620,794V930H-20Z"),
        p.hot,
        40,
        1,
    )
    cut(plate, path("M118,706C180,770 280,760 330,700L344,726C280,800 172,800 104,742Z"), p.light, 12, 0.6)
    bird = draw(plate, swallow(), 146, 556, 0.5, -30, inks={"body": p.light, "wing": p.warm})
    x, y = bird.anchors["beak"]
    cut(plate, stroke(f"M{x - 16},{y + 12}L{x + 24},{y - 14}M{x + 8},{y - 4}l12,2", 4.4), "#7a4a2e")
    _movers(plate)


def _kept(plate: Plate, room: Field) -> None:
    """What is still on the shelves, and the light behind the eye."""
    p = PALETTES["linen"]
    draw(plate, book_pile(3), 144, 184, 0.38, clip=room)
    draw(plate, GLOBE, 198, 184, 0.4, clip=room)
    draw(plate, GRAMOPHONE, 286, 184, 0.42, clip=room)
    draw(plate, bookcase(150, 90, 1, 4), 146, 280, 0.76)
    draw(plate, TEDDY_BEAR, 288, 280, 0.4)
    draw(plate, cat_asleep(), 150, 376, 0.42)
    draw(plate, lamp(), 318, 376, 0.42, inks={"body": p.hot, "trim": p.cool})
    plate.glow(318, 320, 70, "#fff0b0", 0.7)


def _doors(plate: Plate, wood: Colour) -> None:
    """The two doors of the cabinet, swung out: one over the back of the head, one before the face."""
    p = PALETTES["linen"]
    left = "M104,172C64,180 36,204 22,240V430C44,410 64,394 88,378C62,310 66,234 104,172Z"
    cut(plate, path(left), wood, 20, 1.2)
    cut(
        plate,
        path("M78,206C58,220 46,236 42,256V312C50,304 58,298 66,294C66,262 70,234 78,206Z"),
        darker(wood, 0.25),
        6,
    )
    cut(plate, path("M42,336V392C52,384 62,376 72,370C68,350 66,336 66,318Z"), darker(wood, 0.25), 6)
    cut(plate, circle(31, 330, 7), p.warm, 4)


def _lit_eye(plate: Plate) -> None:
    """The eye is a small window with a light behind it."""
    p = PALETTES["linen"]
    almond = "M384,224C398,202 426,200 440,216C432,238 404,244 384,224Z"
    with plate.shining(1):
        cut(plate, path(almond), "#ffd86a", 8)
        cut(plate, circle(420, 220, 10), "#fff8da")
    cut(plate, stroke("M382,224C398,200 428,198 442,214", 7), p.deep)


def _movers(plate: Plate) -> None:
    """A ledge before the bust; small men carry a bed along it, another one lets down a rocking horse."""
    p = PALETTES["linen"]
    cut(plate, path("M-20,858H620V930H-20Z"), "#c9b48c", 14, 1)
    cut(plate, path("M-20,858H620V866H-20Z"), "#e6d6b0")
    cut(plate, line([(452, 540), (424, 862)], 9) + line([(490, 540), (470, 862)], 9), "#8a5a32", 5, 1)
    cut(plate, "".join(line([(450 - i * 3, 566 + i * 34), (487 - i * 2, 566 + i * 34)], 7) for i in range(9)),
        "#a8733e", 0, 0.5)  # fmt: skip
    overalls: dict[str, Colour] = {"coat": p.light, "legs": p.cool, "trim": p.warm, "hat": p.warm, "band": p.warm}
    low = person(replace(POSES["climb"], nod=14), "shirt", "cap", "short", "stout", gaze="back", inks=overalls)
    draw(plate, ROCKING_HORSE, 376, 700, 0.5, -3)
    cut(plate, stroke("M362,650L382,580M394,648L382,580M382,572L480,568", 3), "#6a4428")
    cut(plate, circle(382, 572, 10), "#a8733e", 4, 0.6)
    cut(plate, circle(382, 572, 3.4), p.deep)
    draw(plate, low, 456, 742, 0.86)
    carrier = posed(
        replace(POSES["walk"], lean=-8, arm=(52, 76), other_arm=(56, 80), hands=("grip", "grip")), "shirt", "cap",
        "short", gaze="profile", inks=overalls,
    )  # fmt: skip
    for x, flip in ((300, False), (540, True)):
        draw(plate, behind(carrier), x, 876, 0.74, flip=flip)
    draw(plate, BED, 420, 836, 0.46, inks={"trim": p.cool, "body": "#a8733e"})
    for x, flip in ((300, False), (540, True)):
        draw(plate, before(carrier), x, 876, 0.74, flip=flip, shadow=0)


SCENES.append(
    Story(
        draw=head_removals, palette="linen", operator="container", setting="abstract", framing="close",
        moods=("mystery", "wistful"), living=("head", "movers", "bird", "cat"),
        objects=("cabinet", "bed", "rocking horse", "ladder", "lamp", "globe", "books", "twig"),
        words={"tête/head": 3, "armoire/cabinet": 3, "déménager/moving out": 3, "mémoire/memory": 3,
            "échelle/ladder": 2, "lit/bed": 1, "cheval à bascule/rocking horse": 2, "oiseau/bird": 1,
            "lampe/lamp": 1, "étagère/shelf": 1, "oubli/forgetting": 2, "enfance/childhood": 2, "vider/emptying": 1,
            "pensée/thought": 1, "vieillir/growing old": 1},
        fr=(
            "Une tête de profil est une armoire ouverte ; deux petits déménageurs portent un lit, un autre est "
            "sur une échelle près d’un cheval à bascule suspendu ; un oiseau apporte une brindille à l’oreille."
        ),
        en=(
            "A head in profile is an open cabinet with shelves; two tiny movers carry a bed, another is on a "
            "ladder beside a hanging rocking horse; a bird brings a twig to the ear."
        ),
    )
)  # fmt: skip


def _eye_flower(ink: Colour, iris: Colour, petals: int, closed: bool = False, round_: float = 1) -> Motif:
    """A flower with an eye for a heart, about 200 across, around (0, 0)."""
    back = "".join(petal(0, 0, 98, 44 * round_, i * 360 / petals + 360 / petals / 2, 0.1) for i in range(petals))
    front = "".join(petal(0, 0, 88, 40 * round_, i * 360 / petals, 0.1) for i in range(petals))
    pieces = [Piece(back, "back", 12, True), Piece(front, "petal", 14)]
    if closed:
        lid = path("M-56,4C-36,-34 36,-36 56,0C34,30 -34,32 -56,4Z")
        lashes = stroke("M-54,6C-30,30 30,30 54,4M-40,18l-8,14M-20,26l-5,16M2,28l0,17M22,25l6,15M40,16l9,12", 6)
        pieces += [Piece(lid, "lid", 14, True), Piece(lashes, "dark")]
    else:
        pieces += [
            Piece(path("M-64,2C-40,-50 42,-52 64,-2C40,44 -40,46 -64,2Z"), "lid", 10, True),
            Piece(path("M-54,2C-34,-36 36,-38 54,-1C34,32 -34,34 -54,2Z"), "white", 12),
            Piece(circle(0, -2, 25), "iris", 12),
            Piece(circle(0, -2, 12), "dark"),
            Piece(circle(-8, -11, 5.5) + circle(8, 6, 2.6), "white"),
            Piece(path("M-60,2C-38,-48 40,-50 60,-2C38,-34 -36,-34 -60,2Z"), "dark"),
        ]
    return Motif(
        tuple(pieces),
        {
            "petal": ink,
            "back": darker(ink, 0.25),
            "lid": mix(ink, "#fde3b0", 0.45),
            "white": "#fff7e6",
            "iris": iris,
            "dark": "#1d1339",
        },
    )


def watching_bouquet(plate: Plate) -> None:
    """A gloved hand offers a bouquet of eyes; one is closed, with a tear; a vase waits behind the back."""
    p = PALETTES["dusk"]
    plate.sky([(0, "#f0a36b"), (0.4, "#e88a86"), (0.8, "#b5658f"), (1, "#7a4580")])
    wallpaper(plate, "lozenges", "#f9c592", 0.5, pitch=70)
    plate.at(0.25)
    _suitor(plate)
    plate.at(0)
    tie = (286.0, 640.0)
    heads = [
        (286.0, 296.0, 1.3, p.hot, p.cool, 8),
        (142, 226, 0.98, p.light, "#6f4080", 10),
        (424, 212, 1.0, "#8fc0c8", p.hot, 9),
        (282, 118, 0.82, "#f6b076", "#3f6f8f", 8),
        (122, 400, 0.94, "#b78fd0", "#c98a2e", 9),
        (450, 384, 0.94, p.light, "#3f7a6a", 10),
        (292, 474, 0.92, "#f6c98a", "#7a3a5a", 10),
        (176, 528, 0.66, "#8fc0c8", p.hot, 8),
        (406, 520, 0.7, p.hot, "#3f6f8f", 8),
    ]
    stems = ""
    for x, y, *_ in heads:
        stems += line(along([(x, y), ((x + tie[0]) / 2 + (x - tie[0]) * 0.16, (y + tie[1]) / 2 + 20), tie]), 9)
    for turn, reach in ((-150, 120), (-118, 150), (-62, 150), (-30, 120)):
        stems += leaf(tie[0] + 30 * math.cos(math.radians(turn)), tie[1] - 40, reach, 44, turn)
    ends = ((-40, 138), (-24, 152), (-8, 146), (8, 156), (24, 142), (38, 150))
    below = "".join(line([(tie[0] + dx * 0.2, tie[1]), (tie[0] + dx, tie[1] + dy)], 9) for dx, dy in ends)
    cut(plate, stems + below, "#4f7a6a", 8, 0.8)
    for i, (x, y, size, ink, iris, count) in enumerate(heads):
        draw(plate, _eye_flower(ink, iris, count, closed=i == 4), x, y, size, -12 + (i * 7) % 25)
    tear = path("M124,446C110,470 108,494 124,496C140,494 138,470 124,446Z")
    cut(plate, tear, "#d6f0f4", 7, 0.6)
    cut(plate, circle(119, 480, 3.8), "#ffffff")
    _offering_arm(plate)
    draw(plate, bee(), 496, 128, 0.42, 10, True)
    cut(plate, dashed("M534,92C568,120 584,168 552,196S512,190 530,164S574,170 580,230", 3.4, 3, 10), p.deep)


def _offering_arm(plate: Plate) -> None:
    """His bent arm, and the gloved hand around the stems."""
    p = PALETTES["dusk"]
    draw(plate, closed(glove=True), 258, 752, 1.16, -20, inks={"skin": "#fbf1da"})
    sleeve = "M150,556C96,578 40,668 28,744C22,790 46,808 82,796L152,772L104,664C104,682 101,694 98,700"
    cut(plate, path("M102,668L132,652C150,688 164,722 173,756L150,774C140,738 122,700 102,668Z"), p.light, 8, 0.8)
    cut(plate, path(sleeve + "C112,662 140,640 172,618Z"), mix(p.near, p.deep, 0.3), 30, 1.2)


def _suitor(plate: Plate) -> None:
    """The body of the one who offers: waistcoat, tails, an arm behind the back with an empty vase."""
    p = PALETTES["dusk"]
    vase = path(
        "M486,610C500,604 548,604 560,610C556,640 580,680 580,730C580,780 556,806 522,806"
        "C490,806 466,780 466,730C466,680 490,640 486,610Z"
    )
    cut(plate, vase, p.cool, 26, 1)
    cut(plate, ellipse(523, 610, 37, 9), darker(p.cool, 0.6))
    cut(plate, stroke("M470,706C500,720 550,720 578,704M468,744C500,758 548,758 580,742", 7), p.light)
    fingers = "".join(limb(f"470,{y - 4},24 {504 + dx},{y - 2},23 {514 + dx},{y + 3},18")
                      for y, dx in ((692, 4), (716, 8), (740, 4), (762, -4)))  # fmt: skip
    cut(plate, fingers, "#fbf1da", 8, 0.8)
    body = "M40,930C50,800 70,660 120,580C150,540 200,520 290,520C390,520 440,548 466,600C490,660 500,800 496,930Z"
    cut(plate, path(body), p.near, 50, 1.4)
    cut(
        plate,
        path("M446,560C490,590 520,640 520,700C516,740 490,770 470,786C450,770 440,730 444,690Z"),
        darker(p.near, 0.25),
        24,
        1,
    )
    cut(plate, path("M196,930L246,560H332L380,930Z"), p.middle, 30)
    cut(plate, "".join(circle(300, y, 8) for y in (820, 866)), p.warm, 4)


SCENES.append(
    Story(
        draw=watching_bouquet, palette="dusk", operator="repetition", setting="abstract", framing="close",
        moods=("fear", "desire"), living=("hand", "eyes", "bee"), objects=("bouquet", "glove", "vase", "tear"),
        words={"œil/eye": 3, "bouquet/bouquet": 3, "regard/gaze": 3, "fleur/flower": 2, "gant/glove": 2,
            "cadeau/gift": 2, "larme/tear": 2, "abeille/bee": 1, "vase/vase": 1, "surveillance/watching": 2,
            "séduction/seduction": 2, "jalousie/jealousy": 1, "public/audience": 1, "beauté/beauty": 1,
            "déclaration/declaration": 1},
        fr="Une main gantée tend un bouquet dont les fleurs sont des yeux grands ouverts ; l’un est fermé, "
           "avec une larme ; une abeille approche ; l’autre main cache un vase.",
        en="A gloved hand holds out a bouquet whose flowers are wide-open eyes; one is closed, with a tear; "
           "a bee comes near; the other hand holds a vase behind the back.",
    )
)  # fmt: skip


def snake_tie(plate: Plate) -> None:
    """Two hands tie a necktie that is a snake; a mouse looks up from the breast pocket."""
    p = PALETTES["lagoon"]
    plate.sky([(0, "#e7d09a"), (1, "#c9b98a")])
    wallpaper(plate, "stripes", "#d9c48c", 0.7, pitch=52)
    neck = "M206,-20H398C392,50 396,100 420,150L300,220L180,150C206,100 210,50 206,-20Z"
    cut(plate, path(neck), "#c98f68", 40, 1)
    shirt = "M150,130L300,250L450,130L520,180L480,930H120L80,180Z"
    cut(plate, path(shirt), p.light, 40, 1)
    jacket = "M180,118C120,140 10,170 -20,210V930H250C236,760 200,520 140,330L172,300L130,250Z"
    other = "M420,118C480,140 590,170 620,210V930H350C364,760 400,520 460,330L428,300L470,250Z"
    cut(plate, path(jacket) + path(other), p.near, 60, 1.6)
    chalk = "".join(
        line([(x, 190), (x + (x - 300) * 0.06, 930)], 2.4) for x in (*range(10, 140, 30), *range(470, 600, 30))
    )
    cut(plate, chalk, p.middle, clip=plate.mask(path(jacket) + path(other)))
    lapels = "M176,122C140,160 110,220 96,300L150,318L120,362C160,500 220,700 250,945C240,700 204,480 172,300Z"
    lapels += "M424,122C460,160 490,220 504,300L450,318L480,362C440,500 380,700 350,945C360,700 396,480 428,300Z"
    cut(plate, path(lapels), mix(p.near, p.deep, 0.55), 20, 1)
    _pocket(plate)
    _tie(plate)
    collar = "M206,90C196,120 178,150 150,168L226,292L296,226C262,196 226,150 206,90Z"
    collar += "M394,90C404,120 422,150 450,168L374,292L304,226C338,196 374,150 394,90Z"
    cut(plate, path(collar), "#fffaf0", 26, 1.2)
    _tying_hands(plate)


def _tie(plate: Plate) -> None:
    """The snake: round the neck, through its own knot, down the shirt and up again towards the pocket."""
    p = PALETTES["lagoon"]
    body: Colour = p.hot
    mark: Colour = p.warm
    tail: list[Point] = [(286.0, 280.0), (250, 340), (212, 400), (198, 470), (204, 540), (176, 606), (120, 640),
                         (92, 690)]  # fmt: skip
    tail_shape = branch(tail, 34, 5)
    cut(plate, tail_shape, body, 12, 1)
    coil: list[Point] = [
        (304.0, 270.0),
        (316, 360),
        (304, 470),
        (270, 590),
        (262, 710),
        (318, 800),
        (408, 806),
        (454, 744),
        (434, 680),
        (428, 640),
    ]
    spine = along(coil, 10)
    widths = []
    for i in range(len(spine)):
        t = i / (len(spine) - 1)
        widths.append(30 + 44 * math.sin(math.pi / 2 * min(1, t * 2)) if t < 0.6 else 74 - (t - 0.6) * 90)
    left, right = [], []
    for i, (x, y) in enumerate(spine):
        turn = math.radians(heading(spine, i))
        nx, ny = -math.sin(turn) * widths[i] / 2, math.cos(turn) * widths[i] / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    whole = cut(plate, polygon(left + right[::-1]), body, 18, 1.6)
    stripes = ""
    for i in range(4, len(spine) - 4, 6):
        a, b = left[i], right[min(len(right) - 1, i + 4)]
        stripes += line([a, b], 14)
    cut(plate, stripes, mark, clip=whole)
    fine = "".join(line([left[i], right[min(len(right) - 1, i + 4)]], 3) for i in range(7, len(spine) - 4, 6))
    cut(plate, fine, p.deep, clip=whole)
    tails = "".join(line([(x - 16, y - 8), (x + 16, y + 8)], 7) for x, y in along(tail, 4)[3:-6:3])
    cut(plate, tails, mark, clip=plate.mask(tail_shape))
    knot = "M250,224C276,214 330,214 352,226L330,300C318,312 286,312 274,300Z"
    cut(plate, path(knot), body, 20, 1.4)
    cut(
        plate, line([(262, 268), (344, 244)], 11) + line([(276, 300), (336, 278)], 9), mark, clip=plate.mask(path(knot))
    )
    head = "M0,34C-26,26 -40,-2 -38,-30C-34,-58 -18,-84 0,-92C18,-84 34,-58 38,-30C40,-2 26,26 0,34Z"
    x, y, turn = 424.0, 636.0, 24.0
    cut(
        plate,
        place(stroke("M0,-88C2,-104 -4,-112 -2,-122M-2,-122l-9,-13M-2,-122l11,-11", 4.4), x, y, 0.9, turn),
        "#e79a78",
    )
    cut(plate, place(path(head), x, y, 0.9, turn), body, 18, 1.4)
    cut(plate, place(path("M0,26C-12,4 -12,-26 0,-48C12,-26 12,4 0,26Z"), x, y, 0.9, turn), mark)
    cut(plate, place(ellipse(-22, -44, 8, 11, 14) + ellipse(22, -44, 8, 11, -14), x, y, 0.9, turn), "#fff2c0")
    cut(plate, place(ellipse(-22, -45, 2.8, 9, 14) + ellipse(22, -45, 2.8, 9, -14), x, y, 0.9, turn), p.deep)


def _pocket(plate: Plate) -> None:
    """The breast pocket: a mouse wrapped in a handkerchief looks down at the snake."""
    p = PALETTES["lagoon"]
    with plate.shining(0.28):
        cut(plate, place(path("M-46,-8L-24,-54L-4,-28L20,-68L40,-10Z"), 520, 590), "#ffffff", 14, 0.8)
        clip = plate.mask(rectangle(430, 380, 170, 212))
        draw(plate, mouse(), 532, 652, 0.98, flip=True, clip=clip)
        cut(plate, path("M466,590L484,556L504,584L524,560L544,586L562,560L576,590Z"), "#f4f8f4", 12, 0.8)
    cut(plate, path("M460,584L582,570L586,600L464,614Z"), mix(p.near, p.deep, 0.3), 8, 1)


LEFT_SLEEVE = "M-30,414L34,434C46,474 54,520 54,562L-30,588Z"
LEFT_CUFF = "M30,438L58,436C69,470 76,508 77,546L48,556Z"
LEFT_CHALK = "M-30,446L60,462M-30,480L60,490M-30,514L60,518M-30,548L60,546"
RIGHT_SLEEVE = "M630,286L476,306C465,342 458,384 458,428L630,474Z"
RIGHT_CUFF = "M482,304L454,302C443,336 436,374 435,412L464,424Z"
RIGHT_CHALK = "M440,338L630,322M440,366L630,358M440,394L630,396M440,420L630,434"


def _tying_hands(plate: Plate) -> None:
    """His hands at the knot and at the tail; one cuff link is an open eye."""
    p = PALETTES["lagoon"]
    with plate.shining(0.08):
        draw(plate, holding(), 160, 546, 1.05, -8)
        draw(plate, holding(), 352, 414, 1.05, 8, True)
    for data, band, chalk in ((LEFT_SLEEVE, LEFT_CUFF, LEFT_CHALK), (RIGHT_SLEEVE, RIGHT_CUFF, RIGHT_CHALK)):
        cut(plate, path(band), "#fffaf0", 10, 0.8)
        sleeve = cut(plate, path(data), mix(p.near, p.middle, 0.14), 30, 1.2)
        cut(plate, stroke(chalk, 2.4), p.middle, clip=sleeve)
    x, y, turn = 48.0, 520.0, -8.0
    cut(plate, place(path("M-20,2C-12,-16 14,-17 22,0C14,16 -12,17 -20,2Z"), x, y, 1, turn + 90), p.warm, 6, 0.8)
    cut(plate, place(path("M-15,1C-9,-11 11,-12 17,0C11,11 -9,12 -15,1Z"), x, y, 1, turn + 90), "#fffaf0")
    cut(plate, circle(x, y, 7.5), p.cool)
    cut(plate, circle(x, y, 4), p.deep)


SCENES.append(
    Story(
        draw=snake_tie, palette="lagoon", operator="metamorphosis", setting="abstract", framing="close",
        moods=("fear", "greed"), living=("man", "snake", "mouse"),
        objects=("tie", "suit", "handkerchief", "cuff link", "shirt"),
        words={"serpent/snake": 3, "cravate/tie": 3, "costume/suit": 2, "souris/mouse": 3, "main/hand": 2,
            "poche/pocket": 2, "œil/eye": 1, "nœud/knot": 2, "bureau/office": 1, "danger/danger": 2,
            "étrangler/strangling": 1, "tentation/temptation": 1, "pouvoir/power": 1, "élégance/elegance": 1,
            "proie/prey": 1},
        fr="Gros plan sur un costume : deux mains nouent une cravate qui est un serpent ; de la poche, une "
           "souris dans un mouchoir le regarde ; un bouton de manchette est un œil.",
        en="Close-up of a suit: two hands tie a necktie that is a snake; from the pocket a mouse in a "
           "handkerchief looks at it; a cuff link is an eye.",
    )
)  # fmt: skip
