"""Street stories of trades and machines: a factory, a station, a market, a mill."""

from __future__ import annotations

from random import Random

import numpy as np

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts_small import rat
from art.motifs.curves import form, limb
from art.motifs.machines import train
from art.motifs.masks import smiling_mask, weeping_mask
from art.motifs.people import person
from art.motifs.things import suitcase
from art.motifs.things_desk import wall_clock
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, rectangle, stroke
from art.story._profiles import fist
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


def _worker(plate: Plate) -> None:
    """A man in a work coat, from behind: he sets a smiling mask right, and holds a weeping one behind his back."""
    p = PALETTES["brick"]
    coat, skin = mix(p.warm, p.light, 0.22), "#dba27a"
    crease = darker(coat, 0.34)
    shoes = (
        "M366,874C364,860 372,850 386,850C400,850 406,860 404,874ZM448,874C446,860 454,850 468,850"
        "C482,850 488,860 486,874Z"
    )
    cut(plate, path("M368,800H422L408,862H372ZM432,800H492L484,862H450Z"), "#4a3440", 12, 0.6)
    cut(plate, path(shoes), "#241420", 6, 1)
    back = (
        "M402,578C380,586 362,596 358,624C352,664 358,700 360,728C356,768 352,800 346,832"
        "C374,842 404,842 426,838L428,846"
        "C458,846 490,842 514,832C508,796 500,764 498,730C504,694 508,652 502,622C496,598 478,586 456,578Z"
    )
    cut(plate, path("M460,600C480,590 496,592 508,580L526,602C512,624 496,640 474,640Z"), darker(coat, 0.12), 14, 0.8)
    cut(plate, path("M500,584L510,576L528,600L519,609Z"), p.light, 5, 0.5)
    fist(plate, (526, 581, 1.35, -52, False), skin)
    body = cut(plate, path(back), coat, 34, 1.2)
    creases = (
        "428,700,2 428,760,5 427,846,4", "388,712,2 382,770,8 376,836,5", "470,712,2 476,770,8 484,836,5",
        "486,618,2 474,640,8 466,660,2", "500,650,2 488,668,6 474,676,2",
    )  # fmt: skip
    plate.shadow("".join(map(limb, creases)), 0.6, 4, body)
    cut(plate, stroke("M429,590C430,620 429,650 429,668M428,760V846", 2.2), crease, clip=body)
    cut(plate, path("M359,672C400,682 460,682 501,672L500,692C460,702 400,702 358,692Z"), darker(coat, 0.14), 6, 0.6)
    cut(plate, circle(478, 685, 4.5), crease, 2)
    collar = "M398,584C408,570 452,570 460,584C462,596 458,602 450,604C436,610 420,610 408,604C400,602 396,596 398,584Z"
    draw(plate, _capped_from_behind(), 430, 530, 2.05, 5)
    cut(plate, path(collar), lighter(coat, 0.12), 7, 0.8)
    weep = weeping_mask()
    draw(plate, weep, 478, 790, 0.43, 12)
    sleeve = (
        "M380,594C350,610 330,656 326,700C326,724 342,736 366,734C386,732 406,730 424,726L420,694"
        "C406,698 392,698 378,698"
        "C386,668 392,636 394,612C394,602 388,594 380,594Z"
    )
    arm = cut(plate, path(sleeve), coat, 17, 1.2)
    plate.shadow(limb("378,698,2 362,704,8 344,698,2") + limb("374,684,2 360,684,7 348,676,2"), 0.6, 3, arm)
    cut(plate, path("M416,692L428,690L434,726L422,730Z"), p.light, 5, 0.5)
    fist(plate, (446, 708, 1.6, 4, False), skin)


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
    cut(plate, rollers, mix(metal, p.light, 0.1), 6, 0.6)
    cut(plate, upper, mix(p.near, p.middle, 0.5), 8, 0.8)
    weep, smile = weeping_mask(), smiling_mask()
    # Their pale clay is all that shows of them so far from the fire.
    with plate.shining(0.13):
        for x, turn in ((556, -10), (452, 4), (352, -14)):
            draw(plate, weep, x, 250 - 0.233 * (x - 262), 0.4, turn)
        draw(plate, weep, 190, 276, 0.42, 34)
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
    cut(plate, path("M330,572H640V600H330Z"), mix(p.near, p.middle, 0.5), 8, 1)
    cut(plate, "".join(circle(x, 612, 15) for x in range(352, 620, 44)), mix(metal, p.deep, 0.4), 6)
    cut(plate, path("M330,540C330,480 400,480 404,540V576H330Z"), p.deep, 0, 0.6)
    cut(plate, rectangle(330, 622, 300, 12), mix(metal, p.deep, 0.5))
    for x, turn in ((366, -8), (538, 4)):
        draw(plate, smile, x, 574, 0.36, turn)
    legs = rectangle(404, 630, 16, 150) + rectangle(560, 630, 16, 150)
    cut(plate, legs, mix(metal, p.deep, 0.5), 5)
    plate.at(-0.2)
    _worker(plate)
    plate.at(0)
    with plate.shining(0.12):
        ex, ey = draw(plate, rat(), 120, 868, 0.72).anchors["eye"]
    with plate.shining(0.2):
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
    plate.at(0.5)
    far = (
        "M-10,960V770H18V738H46V724L62,706L78,724V750H100V716H108V690L124,668"
        "L140,690V716H148V760H176V730H196L206,716L216,730H236"
        "V770H300V960Z"
    )
    cut(plate, path(far), p.near, 8)
    panes = (
        (26, 752), (26, 776), (56, 740), (56, 764), (114, 700), (128, 700), (114, 728), (128, 752), (188, 744),
        (206, 744), (188, 770), (84, 776), (160, 780),
    )  # fmt: skip
    with plate.shining(0.7):
        cut(plate, "".join(rectangle(x, y, 7, 11, 1) for x, y in panes), "#ffd890")
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
    cut(plate, joints, mix(stone, p.near, 0.25), clip=inside, opacity=0.2, edge=0.4)
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
    draw(plate, train(1), 46, 660, 0.62, -4, True, inks={"body": p.cool, "trim": p.warm, "glow": p.light})
    smoke = "".join(
        circle(x, y, r) for x, y, r in ((89, 532, 9), (95, 519, 13), (108, 506, 17), (128, 496, 20), (152, 492, 15))
    )
    cut(plate, smoke, mix(p.light, p.far, 0.25), 12, 0.5)
    _stone_eye(plate, stone)
    cut(plate, path("M178,446C186,426 212,424 222,450C212,440 194,438 178,446Z"), p.near, 4)
    ear = (
        "M488,346C496,296 560,280 592,318C616,350 600,400 576,440C566,480 570,530 540,532"
        "C516,530 520,490 512,452C504,420 482,390 488,346Z"
    )
    cut(plate, path(ear), mix(stone, p.near, 0.12), 26, 1)
    folds = (
        "M508,362C512,320 566,312 574,352C578,388 546,404 542,440M528,366C538,350 554,362 546,384"
        "C538,398 528,402 530,420"
    )
    cut(plate, stroke(folds, 9), p.near, opacity=0.75)
    draw(plate, wall_clock(4, 50), 534, 640, 0.48)
    cut(plate, line([(540, 524), (536, 550)], 4), p.deep)
    luggage = suitcase()
    draw(plate, luggage, 300, 706, 0.3)
    draw(plate, luggage, 214, 714, 0.2)
    for x, y, size, pose, worn, coat in (
        (184, 712, 0.6, "wave", "cap", p.deep), (242, 713, 0.6, "stand", "straw", p.warm),
        (300, 706, 0.54, "sit", "", p.light),
    ):  # fmt: skip
        traveller = person(pose, "coat", worn, gaze="profile", mood="calm")
        draw(plate, traveller, x, y, size, 0, pose != "sit", inks={"coat": coat, "trim": p.hot})
    iron = "M470,96V150M470,104H372M372,104C352,104 352,82 368,84M470,140C440,138 416,126 408,106"
    cut(plate, stroke(iron, 5), p.deep, 2)
    lamp = "M-15,0L-20,-40H20L15,0ZM-22,-40L0,-58L22,-40Z"
    cut(plate, place(path(lamp), 372, 160, 0.92), p.deep)
    with plate.shining():
        cut(plate, place(path("M-11,-4L-15,-36H15L11,-4Z"), 372, 160, 0.92), p.light)
    _lamplighter(plate)


def _lamplighter(plate: Plate) -> None:
    """In profile on the brow, his long match in the lamp."""
    p = PALETTES["wine"]
    x, y = 308.0, 224.0
    coat, tan = mix(p.cool, p.near, 0.35), "#d9976a"

    def put(shape: str, ink: Colour, depth: float = 0, lift: float = 0) -> None:
        cut(plate, place(shape, x, y), ink, depth, lift, edge=0.15)

    put(path("M-9,-30L-8,-6L-9,0H7L6,-5L0,-7L1,-30ZM3,-30L6,-8L5,-1H21L20,-6L14,-8L13,-30Z"), p.deep, 4)
    long = "M-10,-84C-16,-64 -16,-44 -17,-26C-6,-21 8,-21 17,-26C14,-44 14,-64 11,-82C5,-89 -5,-90 -10,-84Z"
    put(path(long), coat, 8, 0.4)
    put(path("M-6,-108H8C10,-104 11,-101 12,-99L15,-95L12,-93L12,-88C10,-85 6,-84 3,-84L4,-78H-7L-6,-88Z"), tan, 3)
    cap = "M-9,-108C-11,-118 -4,-123 3,-122C10,-121 12,-115 11,-110L20,-107C16,-104 10,-105 4,-106Z"
    put(path(cap), p.deep, 4, 0.2)
    put(line([(24, -72), (58, -92)], 3.4), "#6a3a22")
    put(path("M-6,-80C0,-86 8,-82 10,-76L28,-75C32,-73 32,-67 28,-65L6,-64C-3,-66 -8,-73 -6,-80Z"), coat, 5, 0.4)
    put(circle(30, -73, 5), tan, 2)
    with plate.shining():
        put(path("M57,-90C54,-96 60,-100 60,-105C66,-100 66,-92 62,-89Z"), p.warm)


def _stone_eye(plate: Plate, stone: Colour) -> None:
    """A closed eye cut in the cliff: a heavy lid, lashes, and a brow broad enough to walk on."""
    p = PALETTES["wine"]
    plate.shadow(path("M262,262C300,236 400,236 452,282C420,270 300,268 262,300Z"), 0.5, 8)
    lid = "M264,306C276,272 318,254 362,258C404,262 436,282 448,304C412,336 310,346 264,306Z"
    cut(plate, path(lid), mix(stone, p.warm, 0.2), 30, 1)
    cut(plate, path("M260,304C306,344 408,336 456,298C420,356 300,362 260,304Z"), p.near, 3)
    lashes = "".join(
        path(
            f"M{x},{y}C{x - 6},{y + 14} {x - 16},{y + 24} {x - 30},{y + 30}"
            f"C{x - 14},{y + 30} {x + 4},{y + 20} {x + 10},{y - 2}Z"
        )
        for x, y in ((282, 328), (312, 340), (346, 346), (380, 344), (412, 332))
    )
    cut(plate, lashes, p.near)
    brow = "M246,232C290,184 390,178 478,222C470,232 462,236 456,238C396,212 312,212 262,250C250,254 242,244 246,232Z"
    cut(plate, path(brow), mix(p.near, p.middle, 0.3), 14, 1)


SCENES.append(
    Story(
        draw=mouth_station, palette="wine", operator="container", setting="city", season="none", framing="close",
        moods=("grotesque", "mystery"), living=("travellers", "lamplighter"),
        objects=("face", "train", "rails", "suitcase", "clock", "lamp"),
        words={
            "bouche/mouth": 3, "train/train": 3, "visage/face": 3, "gare/station": 3, "départ/departure": 2,
            "langue/tongue": 2, "boucle d’oreille/earring": 2, "valise/suitcase": 1, "allumeur/lamplighter": 1,
            "horloge/clock": 1, "paupière/eyelid": 1, "parole/speech": 2, "géant/giant": 1, "secret/secret": 1,
        },
        fr=(
            "D’un visage géant de profil, l’œil clos, une voie ferrée sort comme une langue ; un petit train "
            "part, des voyageurs attendent sur la lèvre."
        ),
        en=(
            "From a giant face in profile, its eye closed, rails come out like a tongue; a small train leaves "
            "and travellers wait on the lower lip."
        ),
    )
)  # fmt: skip
