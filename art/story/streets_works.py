"""Street stories of trades and machines: a factory, a station, a market, a mill."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw, held
from art.motifs.beasts_small import rat
from art.motifs.curves import form
from art.motifs.machines import train
from art.motifs.masks import smiling_mask, weeping_mask
from art.motifs.people import person
from art.motifs.puppet import POSES
from art.motifs.things import suitcase
from art.motifs.things_desk import wall_clock
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, rectangle, stroke
from art.story._streets_parts import bricks

SCENES: list[Scene] = []


def _capped_from_behind() -> Motif:
    """The back of a head around (0, 0): a nape, two ears, cropped hair under a flat cap."""
    p = PALETTES["brick"]
    hair = form("-16,-8 -18,2 -14,11 -9,15! -6,20 -2,16! 1,21 4,16! 7,20 10,15! 15,10 18,2 16,-8")
    return Motif(
        (
            Piece(path("M-9,6H9L10,26Q0,31 -10,26Z"), "skin", 6),
            Piece(stroke("M-9,23Q0,28 9,23", 2.2), "line"),
            Piece(ellipse(-18.5, 2, 4.4, 6.4, -12) + ellipse(18.5, 2, 4.4, 6.4, 12), "skin", 3),
            Piece(stroke("M-19,-1Q-21,2 -18,5M19,-1Q21,2 18,5", 1.8), "line"),
            Piece(hair, "hair", 8),
            Piece(stroke("M-9,2Q-8,8 -6,11M0,3V12M9,2Q8,8 6,11", 1.8), "lock"),
            Piece(form("-20,-6! -25,-15 -18,-26 0,-30 18,-26 25,-15 20,-6! 0,-2"), "hat", 10, True),
            Piece(stroke("M0,-29Q-1,-18 0,-6M-1,-29Q-13,-22 -14,-9M1,-29Q13,-22 14,-9", 1.8), "seam"),
            Piece(stroke("M-19.500,-6Q0,-1 19.500,-6", 4.4), "seam"),
            Piece(ellipse(0, -30, 4, 2.6), "seam"),
        ),
        {"skin": "#dba27a", "line": "#a8694a", "hair": "#7a4526", "lock": "#9a6036", "hat": p.cool,
         "seam": darker(p.cool, 0.45)},
    )  # fmt: skip


def smile_factory(plate: Plate) -> None:
    """Weeping masks fall into a machine, smiling ones leave it; a worker hides one behind his back."""
    p = PALETTES["brick"]
    plate.sky([(0, p.deep), (0.45, mix(p.near, p.deep, 0.35)), (1, mix(p.near, p.deep, 0.6))])
    plate.at(0.3)
    cut(plate, bricks(Random(2), -10, 0, 610, 800, 28, 58, 0.3), mix(p.middle, p.near, 0.4), opacity=0.4, edge=0.4)
    arch = (
        "M-20,930V300C-20,60 150,-40 300,-40C450,-40 620,60 620,300V930H566V320C566,130 440,52 300,52"
        "C160,52 34,130 34,320V930Z"
    )
    cut(plate, path(arch), mix(p.near, p.deep, 0.7), 18, 1)
    plate.at(0)
    floor = rectangle(-10, 770, 620, 160)
    cut(plate, floor, mix(p.deep, p.near, 0.4), top=(p.near, 40))
    slabs = "".join(line([(x, 770), (300 + (x - 300) * 1.7, 900)], 3) for x in range(-60, 700, 76)) + line(
        [(0, 822), (600, 822)], 3
    )
    cut(plate, slabs, p.deep, opacity=0.6)
    metal, brass = p.cool, mix(p.warm, p.middle, 0.1)
    pipe = stroke("M96,470H64V180C64,120 110,96 160,96M150,740V800M330,420V300C330,250 420,250 420,180V20", 34)
    cut(plate, pipe, mix(metal, p.deep, 0.35), 12, 0.8)
    cut(
        plate,
        "".join(
            rectangle(x, y, w, h, 5)
            for x, y, w, h in ((44, 250, 40, 16), (44, 400, 40, 16), (310, 330, 40, 16), (400, 130, 40, 16))
        ),
        brass,
        6,
        0.5,
    )
    upper = path("M640,150L640,176L268,262L262,238Z")
    rollers = "".join(circle(640 - 372 * t, 178 + 86 * t, 13) for t in np.linspace(0.12, 0.97, 7))
    cut(plate, rollers, mix(metal, p.deep, 0.5), 6)
    cut(plate, upper, p.deep, 0, 0.8)
    weep, smile = weeping_mask(), smiling_mask()
    for x, y, turn in ((560, 158, -10), (455, 178, 4), (350, 204, -14)):
        draw(plate, weep, x, y + 8, 0.4, turn)
    draw(plate, weep, 196, 296, 0.42, 38)
    funnel = "M92,232H302C296,290 246,312 236,362H158C148,312 98,290 92,232Z"
    cut(plate, path(funnel), brass, 20, 1.2)
    cut(plate, rectangle(84, 222, 226, 20, 10), lighter(brass, 0.2), 8, 0.6)
    body = (
        "M84,420C84,372 110,352 150,352H300C352,352 372,380 372,420V700C372,736 352,752 320,752H130"
        "C100,752 84,736 84,700Z"
    )
    cut(plate, path(body), metal, 44, 1.6)
    cut(plate, rectangle(70, 742, 320, 32, 8), p.deep, 8, 1)
    bands = rectangle(80, 520, 296, 14, 6) + rectangle(80, 690, 296, 14, 6)
    cut(plate, bands, brass, 6, 0.4)
    cut(plate, "".join(circle(x, y, 4.4) for y in (527, 697) for x in range(96, 372, 30)), p.deep)
    for x, angle in ((160, -38), (284, 46)):
        cut(plate, circle(x, 442, 50), brass, 10, 0.8)
        with plate.shining(0.3):
            cut(plate, circle(x, 442, 39), p.light, 12)
        ticks = "".join(place(rectangle(-2, -36, 4, 9), x, 442, 1, a) for a in range(-120, 121, 30))
        cut(plate, ticks, p.deep)
        cut(plate, place(path("M-4,6L0,-30L4,6Z"), x, 442, 1, angle), p.hot)
        cut(plate, circle(x, 442, 6), p.deep)
    with plate.shining():
        cut(plate, path("M200,556C206,536 238,536 244,556V604H200Z"), "#ffd27a")
    cut(plate, "".join(rectangle(x, 552, 5, 52) for x in (208, 220, 232)), p.deep)
    cut(plate, path("M330,572H640V600H330Z"), p.deep, 0, 1)
    cut(plate, "".join(circle(x, 612, 15) for x in range(352, 620, 44)), mix(metal, p.deep, 0.4), 6)
    cut(plate, path("M330,540C330,480 400,480 404,540V576H330Z"), p.deep, 0, 0.6)
    cut(plate, rectangle(330, 622, 300, 12), mix(metal, p.deep, 0.5))
    for x, turn in ((374, -8), (502, 5), (574, -4)):
        draw(plate, smile, x, 574, 0.36, turn)
    legs = rectangle(404, 630, 16, 150) + rectangle(560, 630, 16, 150)
    cut(plate, legs, mix(metal, p.deep, 0.5), 5)
    plate.at(-0.2)
    worker = person(
        replace(POSES["back"], lean=-2, nod=10, leg=(-6, -2), other_leg=(8, 2)), "apron", "", "short", "stout",
        other_hand_at=(78, -142), hand_at=(4, -92),
        inks={"coat": mix(p.warm, p.light, 0.25), "trim": p.light, "legs": p.deep},
    )  # fmt: skip
    done = draw(plate, worker, 436, 880, 2.05)
    draw(plate, _capped_from_behind(), *done.anchors["head"], 2.05, 5)
    hx, hy = done.anchors["hand"]
    draw(plate, weep, *held(weep, "mouth", (hx + 10, hy + 6), 0.42, 14))
    cut(
        plate,
        place(path("M-20,-13C-6,-20 14,-17 20,-8C26,2 22,14 10,16C-4,18 -20,14 -24,4Z"), hx - 30, hy + 10, 1, 10),
        "#dba27a",
        8,
        0.5,
    )
    done = draw(plate, rat(), 120, 868, 0.72)
    ex, ey = done.anchors["eye"]
    draw(plate, smile, ex - 4, ey + 42, 0.3, 16)


SCENES.append(
    Story(
        draw=smile_factory, palette="brick", operator="metamorphosis", setting="underground", season="none",
        framing="side", moods=("dark", "comic"), living=("worker", "rat"),
        objects=("machine", "mask", "belt", "funnel", "pipe"),
        words={
            "usine/factory": 3, "masque/mask": 3, "sourire/smile": 3, "machine/machine": 2, "larme/tear": 2,
            "ouvrier/worker": 2, "secret/secret": 2, "rat/rat": 1, "tapis roulant/conveyor": 1, "tuyau/pipe": 1,
            "sous-sol/basement": 1, "hypocrisie/hypocrisy": 1, "théâtre/theatre": 1, "travail/work": 1,
            "souvenir/keepsake": 1,
        },
        fr=(
            "Des masques en pleurs entrent dans une machine et en sortent souriants ; un ouvrier, de dos, en "
            "cache un triste ; un rat porte un masque."
        ),
        en=(
            "Weeping masks enter a machine and come out smiling; a worker with his back to us hides a weeping "
            "one; a rat wears a mask."
        ),
    )
)  # fmt: skip


def mouth_station(plate: Plate) -> None:
    """A train leaves the open mouth of a huge stone face; travellers wait on its lip."""
    p = PALETTES["wine"]
    plate.sky([(0, p.sky[0][1]), (0.4, p.sky[1][1]), (0.66, p.sky[2][1]), (0.85, p.sky[3][1]), (1, p.warm)])
    plate.glow(60, 560, 380, p.warm, 0.6, 1.4)
    plate.at(0.75)
    far = "M-10,960V760L40,742V720H70V750L110,730V700L126,684L142,700V745H190V716H226V760L300,770V960Z"
    cut(plate, path(far), p.near, 8)
    cut(
        plate,
        "".join(
            rectangle(x, y, 8, 12, 1)
            for x, y in (
                (24, 772),
                (54, 740),
                (58, 772),
                (120, 720),
                (122, 752),
                (160, 772),
                (204, 736),
                (206, 770),
                (90, 780),
            )
        ),
        p.light,
    )
    plate.at(0)
    stone = mix(p.far, p.warm, 0.25)
    head = (
        "M640,-30H330C300,50 262,110 254,190C250,226 262,244 254,268C232,322 182,372 142,424C130,446 146,468 182,470"
        "C214,472 232,482 232,496C222,516 176,516 160,540C156,560 180,566 236,566C330,566 400,572 452,606"
        "C400,650 330,668 236,668C172,670 146,684 150,706C156,734 214,738 226,756C230,780 176,800"
        " 176,846C178,880 220,910 250,940H640Z"
    )
    throat = path("M470,606C400,560 320,560 216,560V676C320,680 400,660 470,606Z")
    plate.ink(throat, p.deep, depth=40, light=p.middle, light_amount=0.4)
    plate.ink(path(head), stone, depth=70, light=mix(p.light, p.warm, 0.4), shade=p.near, shade_amount=0.75,
              bottom=(p.near, 200), shadow=Shadow(-6, 8, 14, 0.5), towards=(-1, -0.35))  # fmt: skip
    inside = plate.mask(path(head))
    joints = bricks(Random(6), 170, 0, 620, 900, 46, 92, 0.16)
    cut(plate, joints, mix(stone, p.near, 0.25), clip=inside, opacity=0.5, edge=0.4)
    lines = "".join(line([(150, y), (620, y)], 2) for y in range(40, 900, 46))
    cut(plate, lines, p.near, clip=inside, opacity=0.25)
    for y, ink in ((566, mix(p.hot, p.far, 0.35)), (668, mix(p.hot, p.far, 0.3))):
        lip = (
            "M160,540C156,562 180,568 236,567C330,567 400,572 452,606C396,560 330,546 246,540C210,534 186,528 160,540Z"
            if y < 600
            else (
                "M150,706C146,684 172,670 236,668C330,668 400,650 452,606C410,672 340,700 250,706C206,712"
                " 170,720 150,706Z"
            )
        )
        cut(plate, path(lip), ink, 14, 0.6)
    tongue = (
        "M420,622C340,640 250,646 170,650C100,654 40,668 -20,700V748C40,716 100,702 176,696C260,690 350,676 420,650Z"
    )
    cut(plate, path(tongue), mix(p.hot, p.middle, 0.3), 18, 1)
    deck = [(430.0, 624.0), (300, 640), (170, 646), (80, 656), (-20, 690)]
    sleepers = "".join(
        place(rectangle(-5, -3, 10, 16, 2), x, y + 3, 1, a)
        for x, y, a in ((x, np.interp(-x, [-q[0] for q in deck], [q[1] for q in deck]), 0) for x in range(-10, 420, 17))
    )
    cut(plate, sleepers, p.deep)
    cut(plate, stroke("M430,622C340,638 250,644 170,647C100,652 40,664 -20,694", 5), p.light, edge=0.2)
    done = draw(plate, train(1), 46, 660, 0.62, -4, True, inks={"body": p.cool, "trim": p.warm, "glow": p.light})
    smoke = "".join(
        circle(x, y, r) for x, y, r in ((62, 556, 13), (76, 536, 17), (98, 516, 22), (128, 496, 20), (52, 512, 15))
    )
    cut(plate, smoke, mix(p.light, p.far, 0.25), 12, 0.5)
    eye = "M262,300C300,262 392,262 442,306C400,348 310,346 262,300Z"
    cut(plate, path(eye), mix(stone, p.warm, 0.25), 24, 1)
    cut(plate, stroke("M262,302C310,344 400,346 442,306", 9), p.near)
    cut(
        plate,
        "".join(
            stroke(f"M{x},{y}q{-8},{20} {-14},{30}", 7) for x, y in ((290, 322), (322, 334), (356, 338), (390, 332))
        ),
        p.near,
    )
    cut(plate, path("M250,236C300,190 400,196 462,250C400,222 320,222 256,262Z"), mix(p.near, p.middle, 0.3), 12, 0.8)
    cut(plate, stroke("M176,440C196,424 214,432 218,452", 9), p.near)
    cut(
        plate,
        path("M520,330C590,300 640,350 640,420V520C590,540 540,500 530,440C520,400 506,350 520,330Z"),
        mix(stone, p.near, 0.15),
        30,
        1,
    )
    cut(plate, stroke("M548,362C600,340 620,390 596,430C576,460 586,490 610,496", 13), p.near, opacity=0.7)
    draw(plate, wall_clock(4, 50), 556, 640, 0.5)
    cut(plate, line([(556, 508), (556, 540)], 5), p.deep)
    luggage = suitcase()
    draw(plate, luggage, 300, 706, 0.3)
    draw(plate, luggage, 214, 714, 0.2)
    for x, y, size, pose, worn, coat in (
        (184, 712, 0.6, "wave", "bowler", p.deep), (242, 713, 0.6, "stand", "straw", p.warm),
        (300, 706, 0.54, "sit", "", p.light),
    ):  # fmt: skip
        draw(plate, person(pose, "coat", worn), x, y, size, 0, pose != "sit", inks={"coat": coat, "trim": p.hot})
    lighter_up = person(
        replace(POSES["reach"], arm=(160, 168)), "coat", "cap", "beard", "old",
        inks={"coat": p.deep, "trim": p.warm, "hat": p.cool},
    )  # fmt: skip
    done = draw(plate, lighter_up, 330, 276, 0.62)
    hx, hy = done.anchors["hand"]
    cut(plate, line([(hx - 8, hy + 40), (hx + 14, hy - 46)], 4), p.deep)
    lamp = "M-15,0L-20,-40H20L15,0ZM-22,-40L0,-58L22,-40Z"
    cut(plate, stroke("M470,244C430,120 390,110 374,128", 6), p.deep)
    cut(plate, place(path(lamp), 368, 190, 0.9), p.deep)
    with plate.shining():
        cut(plate, place(path("M-11,-4L-15,-36H15L11,-4Z"), 368, 190, 0.9), p.light)


SCENES.append(
    Story(
        draw=mouth_station, palette="wine", operator="container", setting="city", season="none", framing="close",
        moods=("grotesque", "mystery"), living=("travellers", "lamplighter"),
        objects=("face", "train", "rails", "suitcase", "clock", "lamp"),
        words={
            "bouche/mouth": 3, "train/train": 3, "visage/face": 3, "gare/station": 3, "départ/departure": 2,
            "langue/tongue": 2, "pierre/stone": 2, "valise/suitcase": 1, "allumeur/lamplighter": 1,
            "horloge/clock": 1, "paupière/eyelid": 1, "parole/speech": 2, "géant/giant": 1, "secret/secret": 1,
        },
        fr=(
            "D’un visage géant taillé dans la falaise une voie ferrée sort comme une langue ; un petit train "
            "part, des voyageurs attendent sur la lèvre."
        ),
        en=(
            "From a giant face carved in a cliff, rails come out like a tongue; a small train leaves and "
            "travellers wait on the lower lip."
        ),
    )
)  # fmt: skip


def hung_face(skin: Colour, hair: Colour, mood: str) -> Motif:
    """A face without a head, about 120 high, hung by a loop from (0, 0)."""
    oval = "M-38,14C-44,52 -34,96 0,112C34,96 44,52 38,14C24,2 -24,2 -38,14Z"
    brows = {
        "proud": "M-28,36Q-18,26 -8,36M8,36Q18,26 28,36",
        "sad": "M-28,40L-8,32M8,32L28,40",
        "sly": "M-28,32L-8,40M8,40L28,32",
    }[mood]
    mouths = {"proud": "M-12,88Q0,94 12,88", "sad": "M-13,92Q0,82 13,92", "sly": "M-14,86Q2,96 16,82"}[mood]
    pieces = (
        Piece(stroke("M-20,12Q0,-16 20,12", 3.4), "dark"),
        Piece(path(oval), "skin", 14),
        Piece(
            path(
                "M-38,16C-44,36 -42,44 -40,50C-30,30 -20,24 0,22C20,24 30,30 40,50C42,44 44,36 38,16C24,0 -24,0 -38,16Z"
            ),
            "hair",
            5,
        ),
        Piece(ellipse(-18, 50, 9, 6) + ellipse(18, 50, 9, 6), "white"),
        Piece(circle(-17, 50, 4.6) + circle(19, 50, 4.6), "dark"),
        Piece(stroke(brows, 4.4), "hair"),
        Piece(stroke("M-2,50Q-9,70 -4,72Q2,75 7,71", 4), "line"),
        Piece(circle(-25, 72, 8) + circle(25, 72, 8), "cheek"),
        Piece(stroke(mouths, 5), "lip"),
    )
    inks: dict[str, Colour] = {
        "skin": skin, "hair": hair, "dark": "#2a1a22", "white": "#fff6e0", "line": darker(skin, 0.3),
        "cheek": mix(skin, "#c9503c", 0.4), "lip": "#a8332c",
    }  # fmt: skip
    return Motif(pieces, inks, {"loop": (0, 0), "middle": (0, 58)})
