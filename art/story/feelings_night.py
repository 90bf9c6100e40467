"""Story cards of nights indoors: a suitor with wings before a woman who burns, a bed that is half a sea."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.curves import along, blob, branch
from art.motifs.gestures import gesture
from art.motifs.heads import head
from art.motifs.indoors import Area, View, boards, tones, wall, wallpaper, window
from art.motifs.people import person
from art.motifs.puppet import POSES, Pose
from art.motifs.things import SHOE
from art.motifs.things_desk import SPECTACLES
from art.palettes import PALETTES
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, rectangle, stroke
from art.story._rooms_parts import blaze, sparks

SCENES: list[Scene] = []


def _moth_wing(plate: Plate, shape: str, spot: Point, ink: Colour, turn: float) -> None:
    """A wing of a moth: powdery, veined, with a pale band and one eye."""
    mask = cut(plate, shape, ink, 26, 0.8)
    x, y = spot
    bands = stroke("M-150,-70Q0,-96 150,-70M-150,84Q0,62 150,84", 9) + stroke("M-150,-88Q0,-114 150,-88", 3)
    cut(plate, place(bands, x, y, 1, turn), mix(ink, "#f0d8a8", 0.5), clip=mask, opacity=0.8)
    veins = "".join(line([(-6 + i * 6, -150), (-70 + i * 46, 160)], 2.4) for i in range(4))
    cut(plate, place(veins, x, y, 1, turn), darker(ink, 0.4), clip=mask, opacity=0.7)
    for radius, tone in ((42, darker(ink, 0.5)), (31, "#d9a05c"), (21, "#2a1226")):
        cut(plate, ellipse(x, y, radius, radius * 0.84, turn), tone, clip=mask)
    cut(plate, ellipse(x - 5, y - 6, 7, 5, turn), "#f6dca6", clip=mask)


def moth_suitor(plate: Plate) -> None:
    """A man with the wings of a moth reaches for a seated woman whose hair is a flame; ash and shoes lie by."""
    p = PALETTES["dusk"]
    t = tones(p)
    wall(plate, "#5a3350", (420, 330), 0.2)
    wallpaper(plate, "lozenges", "#7a4a62", 0.6, bottom=700, pitch=62)
    cut(plate, rectangle(-10, 676, 620, 22), "#3a2038", 6, 0.4)
    boards(plate, "#5c3a3a", "#2c1826", View(360, 420), 698)
    window(plate, PALETTES["night"], t, Area(-40, 90, 150, 330), (1, 2), frame=14, sill=True)
    plate.at(0.1)
    far = blob("206,470 214,380 262,272 330,196 386,158! 392,214 372,300 352,372 300,440 232,486")
    _moth_wing(plate, far, (322, 292), "#8a6450", -34)
    with plate.shining(1):
        burnt = plate.mask(far)
        cut(plate, stroke("M340,186Q352,206 364,200T392,232Q384,262 378,284", 7), "#ff8a2c", clip=burnt)
        cut(plate, sparks(Random(5), 14, 372, 180, 90, 120, 3.4), "#ffb648")
    _moth_wing(plate, blob("196,520 120,548 40,600 14,690 60,760 132,736 176,660 206,590"), (92, 660), "#8d6650", 20)
    _moth_wing(plate, blob("206,470 150,372 70,268 -20,196! -60,300 -30,420 60,506 140,536"), (46, 350), "#7d5a4a", 40)
    plate.at(0)
    reaching = Pose(
        lean=15, stoop=8, arm=(66, 92), other_arm=(40, 118), leg=(20, 6), other_leg=(-14, -30), feet=(0, 30), turn=0.35,
        hands=("open", "rest"),
    )  # fmt: skip
    suitor = person(
        reaching, "suit", "", "short", "tall", gaze=(64, -4), mood="desire", face="long", other_hand_at=(16, -116),
        inks={"coat": "#3a3048", "legs": "#2c2438", "trim": "#d8c0a0", "band": p.hot, "skin": "#a8704e",
              "hair": "#20141e"},
    )  # fmt: skip
    man = draw(plate, suitor, 186, 838, 2.32)
    x, y = man.anchors["top"]
    for bend, reach in ((-18, 4), (8, 40)):
        feeler = along([(x, y + 8), (x + bend, y - 34), (x + reach, y - 66)], 8)
        cut(plate, line(feeler, 3.4), "#d8b080")
        cut(plate, "".join(line([(a - 8, b + 5), (a, b), (a + 3, b + 12)], 2.2) for a, b in feeler[4::2]), "#d8b080")
    _burning_woman(plate)
    shoe = {"body": "#3a2230"}
    draw(plate, SHOE, 470, 872, 0.4, -4, inks=shoe)
    draw(plate, SHOE, 546, 878, 0.4, 10, inks=shoe)
    cut(plate, ellipse(512, 858, 54, 8) + ellipse(524, 851, 26, 8), "#6a5a5c", 8)
    with plate.shining(0.9):
        cut(plate, sparks(Random(9), 9, 514, 858, 90, 14, 2.6), "#ff8a3c")


def _burning_woman(plate: Plate) -> None:
    stool = path("M372,706C372,690 536,690 536,706L528,752H380Z")
    cut(plate, line([(392, 750), (380, 850)], 11) + line([(516, 750), (528, 850)], 11), "#3a2026", 5, 0.6)
    cut(plate, stool, "#8a3048", 16, 1)
    lady = person(
        replace(POSES["sit"], lean=-8, stoop=4), "gown", "", "bald", gaze=(46, 8), mood="desire", face="oval",
        hand_at=(34, -56), other_hand_at=(50, -50), hands=("rest", "rest"),
        inks={"coat": "#b8302f", "trim": "#f0b060", "legs": "#dba27a", "skin": "#e6b48c", "shoes": "#2a1020",
              "hair": "#c8501c"},
    )  # fmt: skip
    one = draw(plate, lady, 452, 850, 2.42, flip=True)
    x, y = one.anchors["head"]
    face = 1 - plate.mask(ellipse(x - 20, y + 16, 27, 36))
    tongues = ((30, -12, 66, 290, 16), (-6, -18, 60, 240, -30), (14, -12, 90, 320, -6), (42, 6, 38, 200, 42))
    with plate.shining(0.88):
        hair = ellipse(x + 13, y - 6, 54, 48) + ellipse(x + 28, y + 30, 24, 44)
        hair += "".join(blaze(x + dx, y + dy, wide, tall, lean) for dx, dy, wide, tall, lean in tongues)
        cut(plate, hair, "#ea5f18", 16, clip=face)
    with plate.shining(1):
        inner = ellipse(x + 14, y - 16, 44, 34)
        inner += "".join(blaze(x + dx, y + dy - 4, w * 0.62, h * 0.7, b * 0.7) for dx, dy, w, h, b in tongues[:3])
        cut(plate, inner, "#ffae36", 10, clip=face)
        core = ellipse(x + 13, y - 22, 18, 15)
        cut(
            plate,
            core + blaze(x + 14, y - 20, 34, 170, -3) + blaze(x - 6, y - 22, 18, 100, -14),
            "#fff0b0",
            6,
            clip=face,
        )
        cut(plate, sparks(Random(2), 14, x + 16, y - 230, 150, 170, 3.4), "#ffd070")


SCENES.append(
    Story(
        draw=moth_suitor, palette="dusk", operator="metamorphosis", setting="interior", framing="side",
        moods=("desire", "dark"), flags=("night",), living=("woman", "man"),
        objects=("moth wings", "flame", "stool", "shoes", "ash", "window"),
        words={"papillon de nuit/moth": 3, "flamme/flame": 3, "désir/desire": 3, "ailes/wings": 2, "femme/woman": 2,
            "cheveux de feu/hair of fire": 2, "brûler/burning": 2, "prétendant/suitor": 2, "attirance/attraction": 2,
            "danger/danger": 1, "cendre/ash": 1, "chaussures/shoes": 1, "tentation/temptation": 1, "nuit/night": 1,
            "lumière/light": 1},
        fr="La nuit, un homme aux ailes de papillon tend la main vers une femme assise dont les cheveux sont une "
           "flamme ; le bord d’une aile rougeoie ; à ses pieds, un peu de cendre et des chaussures vides.",
        en="At night a man with the wings of a moth reaches out to a seated woman whose hair is a flame; the edge of "
           "one wing glows; at her feet lie a little ash and an empty pair of shoes.",
    )
)  # fmt: skip


def half_the_bed(plate: Plate) -> None:
    """A bed from above: a woman lies awake on one half, the other half is a dark sea where a small boat rows off."""
    plate.sky([(0, "#3a2c34"), (1, "#2a2230")])
    joints = "".join(line([(x, -10), (x, 910)], 3) for x in range(8, 600, 38))
    cut(plate, joints, "#1c1622", opacity=0.8)
    plate.at(0)
    cut(plate, rectangle(48, 34, 504, 60, 16), "#6a4634", 20, 1.4)
    cut(plate, rectangle(58, 70, 484, 800, 14), "#54382e", 10, 1.6)
    bed = cut(plate, rectangle(70, 78, 460, 784, 12), "#d9d6cf", 16)
    shore: list[Point] = [
        (330.0, 268.0),
        (312, 330),
        (326, 402),
        (306, 476),
        (318, 560),
        (296, 640),
        (306, 730),
        (284, 880),
    ]
    edge = along(shore, 8)
    waterline, lace = ("L".join(f"{x - wide:.1f},{y:.1f}" for x, y in edge) for wide in (0, 12))
    sea = path(f"M540,250C470,236 390,244 330,268L{waterline}L284,880H540Z")
    foam = path(f"M540,240C466,226 380,234 320,262L{lace}L274,880H540Z")
    cut(plate, foam, "#f4f1e8", 8, clip=bed)
    deep = plate.ramp((plate.x - 300) / 240, [(0, "#3f6f86"), (0.22, "#1f4568"), (1, "#0b1a3c")])
    water = plate.ink(sea, deep, clip=bed, edge=0.3)
    ripples, random = "", Random(7)
    for _ in range(70):
        x, y, long = random.uniform(320, 530), random.uniform(270, 860), random.uniform(8, 30)
        ripples += stroke(f"M{x - long},{y}q{long / 2},-4 {long},0t{long},0", 1.8)
    cut(plate, ripples, "#7fa4bc", clip=water, opacity=0.55)
    _pillows(plate)
    _awake(plate)
    _rower(plate)
    cut(plate, rectangle(48, 848, 504, 46, 14), "#6a4634", 16, 1.4)


def _pillows(plate: Plate) -> None:
    """Hers is pressed; his floats, and holds only his glasses."""
    pillow = (
        "M-96,-58C-40,-70 40,-70 96,-58C108,-52 104,-30 100,0C104,30 108,52 96,58C40,70 -40,70 -96,58"
        "C-108,52 -104,30 -100,0C-104,-30 -108,-52 -96,-58Z"
    )
    cut(plate, place(path(pillow), 186, 168, 1.06, -3), "#efece2", 34, 1.2)
    cut(
        plate,
        place(stroke("M-84,-44Q-60,-30 -52,-12M84,-44Q62,-30 56,-14M-82,44Q-58,34 -50,16", 3), 186, 168, 1.06, -3),
        "#b9b6b4",
    )
    plate.shadow(ellipse(424, 226, 104, 40), 0.6, 10)
    cut(plate, place(path(pillow), 424, 178, 1.0, 7), "#dfe2e4", 34, 1.4)
    cut(plate, place(ellipse(0, 4, 56, 34), 424, 178, 1, 7), "#c4cad2", 16)
    draw(plate, SPECTACLES, 424, 196, 0.3, 9, inks={"body": "#2a2a3a"})


def _awake(plate: Plate) -> None:
    """The woman on her side, her hand in the water."""
    skin, hair = "#d8a684", "#2c2028"
    locks = "M150,120C110,140 92,200 104,262C112,300 128,316 140,330C134,280 150,240 170,230Z"
    cut(plate, path(locks) + path("M210,112C150,100 120,150 124,214C140,180 180,150 226,150Z"), hair, 12, 0.6)
    gown = "M150,262C120,290 108,340 110,400L268,404C276,360 270,310 244,280C216,258 180,250 150,262Z"
    cut(plate, path(gown), "#c9d2dc", 26, 1)
    cut(plate, branch([(180, 236), (188, 280)], 40, 46), skin, 12)
    draw(plate, head((58, 10), "grief", "short", "", "oval"), 198, 190, 3.5, 8, inks={"skin": skin, "hair": hair})
    quilt = (
        "M62,372C110,352 150,372 200,366C240,362 262,374 282,392C292,440 280,480 286,520C276,580 290,610 272,660"
        "C282,720 258,790 262,880H62Z"
    )
    cut(plate, path(quilt), "#7a3a48", 46, 1.6)
    folds = (
        "M84,420C120,470 110,560 92,640", "M150,400C190,470 190,540 150,640C130,700 130,770 120,840",
        "M226,410C256,480 250,560 214,620C190,680 200,760 186,850", "M262,470C268,520 262,560 248,590",
    )  # fmt: skip
    cut(plate, "".join(stroke(d, 9) for d in folds), "#57283a", opacity=0.75)
    cut(
        plate,
        path(
            "M62,366C110,346 150,366 200,360C240,356 264,368 286,388L290,420"
            "C262,398 240,390 200,394C150,400 110,380 62,400Z"
        ),
        "#e6e0d6",
        12,
        0.8,
    )
    arm = branch([(214, 318), (262, 372), (316, 432), (348, 470)], 46, 24)
    cut(plate, arm, "#c9d2dc", 16, 1)
    draw(plate, gesture("limp"), 346, 466, 0.62, -46, inks={"skin": skin})
    cut(
        plate,
        stroke("M352,526q30,-14 52,-40M344,548q46,-14 78,-58M340,574q60,-14 104,-78", 2.6),
        "#a9c6d4",
        opacity=0.8,
    )


def _rower(plate: Plate) -> None:
    """A boat from above, so small that it must be far; its lantern is the only warm thing."""
    x, y, turn = 446.0, 742.0, 24.0
    wake = "M-8,-44C-30,-90 -50,-120 -62,-160M8,-44C14,-90 6,-120 -2,-160"
    cut(plate, place(stroke(wake, 2.4), x, y, 1, turn * 0.2), "#9fc0d0", opacity=0.5)
    plate.veil(circle(x - 8, y + 10, 84), "#ffb04a", 0.62, 26, shine=0.6)
    hull = "M0,-46C22,-24 24,16 12,44H-12C-24,16 -22,-24 0,-46Z"
    cut(plate, place(path(hull), x, y, 1, 180 + turn), "#8a5a34", 8, 0.8)
    cut(plate, place(path("M0,-34C14,-16 16,14 8,36H-8C-16,14 -14,-16 0,-34Z"), x, y, 1, 180 + turn), "#4a2c22")
    cut(plate, place(line([(-14, 4), (-58, 24)], 4) + line([(14, 4), (58, 24)], 4) + ellipse(-62, 26, 11, 4, -24)
                     + ellipse(62, 26, 11, 4, 24), x, y, 1, 180 + turn), "#c08a52")  # fmt: skip
    cut(plate, place(ellipse(0, 6, 16, 11), x, y, 1, 180 + turn), "#3a4a68", 6)
    cut(plate, place(circle(0, 4, 8), x, y, 1, 180 + turn), "#d8d0c4", 5)
    with plate.shining(1):
        cut(plate, place(circle(0, -26, 6), x, y, 1, 180 + turn), "#fff0b4")


SCENES.append(
    Story(
        draw=half_the_bed, palette="night", operator="container", setting="interior", framing="above",
        moods=("grief", "loneliness"), flags=("night",), living=("woman", "rower"),
        objects=("bed", "sea", "boat", "lantern", "pillow", "spectacles"),
        words={"lit/bed": 2, "deuil/grief": 3, "mer/sea": 3, "absence/absence": 3, "veuve/widow": 2, "barque/boat": 2,
            "lanterne/lantern": 1, "insomnie/sleeplessness": 2, "oreiller/pillow": 1, "lunettes/spectacles": 1,
            "départ/leaving": 2, "main/hand": 1, "séparation/separation": 1, "larmes/tears": 1, "nuit/night": 2},
        fr="Un lit vu d’en haut : d’un côté, une femme ne dort pas et laisse tremper sa main ; l’autre moitié est une "
           "mer sombre où s’éloigne une barque à lanterne ; des lunettes sont restées sur l’oreiller.",
        en="A bed from above: on one side a woman lies awake and trails her hand; the other half is a dark sea on "
           "which a boat with a lantern rows away; a pair of spectacles is left on the pillow.",
    )
)  # fmt: skip
