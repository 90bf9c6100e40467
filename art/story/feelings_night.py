"""Story cards of nights indoors: a suitor with wings before a woman who burns, a bed that is half a sea."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import Colour
from art.motif import Motif, Piece, cut, draw
from art.motifs.curves import along, limb
from art.motifs.indoors import Area, View, boards, tones, wall, wallpaper, window
from art.motifs.things_desk import SPECTACLES
from art.palettes import PALETTES
from art.press import Plate
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, place, rectangle, stroke
from art.story._contours import hand, profile
from art.story._moth import Spot, bites, burning_woman, empty_shoe, suitor, wing
from art.story._rooms_parts import sparks

SCENES: list[Scene] = []


def moth_suitor(plate: Plate) -> None:
    """A man with the wings of a moth reaches for a seated woman whose hair is a flame; embers glow in empty shoes."""
    p = PALETTES["dusk"]
    t = tones(p)
    wall(plate, "#5a3350", (420, 330), 0.2)
    wallpaper(plate, "lozenges", "#7a4a62", 0.6, bottom=700, pitch=62)
    cut(plate, rectangle(-10, 676, 620, 22), "#3a2038", 6, 0.4)
    boards(plate, "#5c3a3a", "#2c1826", View(360, 420), 698)
    window(plate, PALETTES["night"], t, Area(-40, 90, 150, 330), (1, 2), frame=14, sill=True)
    plate.at(0.1)
    far: Spot = (192, 492, 1.16, -38, False)
    wing(plate, True, far, "#946c54", bites(far))
    with plate.shining(1):
        cut(plate, sparks(Random(5), 14, 384, 190, 80, 120, 3.4), "#ffb648")
    wing(plate, False, (190, 540, 1.06, -34, True), "#b08464")
    wing(plate, True, (190, 506, 1.04, 40, True), "#a87c62")
    plate.at(0)
    suitor(plate)
    burning_woman(plate)
    empty_shoe(plate, 572, 854, 0.94)
    empty_shoe(plate, 552, 870, 1)


SCENES.append(
    Story(
        draw=moth_suitor, palette="dusk", operator="metamorphosis", setting="interior", framing="side",
        moods=("desire", "dark"), flags=("night",), living=("woman", "man"),
        objects=("moth wings", "flame", "stool", "shoes", "embers", "window"),
        words={"papillon de nuit/moth": 3, "flamme/flame": 3, "désir/desire": 3, "ailes/wings": 2, "femme/woman": 2,
            "cheveux de feu/hair of fire": 2, "brûler/burning": 2, "prétendant/suitor": 2, "attirance/attraction": 2,
            "danger/danger": 1, "braises/embers": 1, "chaussures/shoes": 1, "tentation/temptation": 1, "nuit/night": 1,
            "lumière/light": 1},
        fr=(
            "La nuit, un homme aux ailes de papillon tend la main vers une femme assise dont les cheveux sont "
            "une flamme ; le bord d’une aile rougeoie ; derrière elle, des souliers vides où luisent des braises."
        ),
        en=(
            "At night a man with the wings of a moth reaches out to a seated woman whose hair is a flame; the "
            "edge of one wing glows; behind her stands an empty pair of men’s shoes with embers in them."
        ),
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
    foam = path(f"M524,240C466,226 380,234 320,262L{lace}L274,880H524Z")
    cut(plate, foam, "#f4f1e8", 8, clip=bed)
    deep = plate.ramp((plate.x - 300) / 240, [(0, "#3f6f86"), (0.22, "#1f4568"), (1, "#0b1a3c")])
    water = plate.ink(sea, deep, clip=bed, edge=0.3)
    ripples, random = "", Random(7)
    for i in range(44):
        x, y, long = 352 + i % 3 * 68 + random.uniform(-14, 14), 278 + i * 13.4, random.uniform(9, 24)
        if abs(x - 405) > 66 or abs(y - 545) > 42:
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
    skin, hair, linen = "#e2b08e", "#3a2a34", "#c9d6e2"
    spread = (
        "M170,92C124,84 92,104 84,140C72,164 76,194 82,214C70,250 66,290 84,326C92,352 118,360 128,340"
        "C138,310 150,290 160,262"
        "C172,220 190,170 196,120Z"
    )
    cut(plate, path(spread), hair, 18, 0.8)
    _face(plate, skin, hair)
    with plate.shining(0.7):
        cut(plate, path("M221,186C225,194 225,200 221,203C216,201 216,194 221,186Z"), "#e8f4ff", edge=0.1)
    cap = (
        "M216,112C196,84 142,84 116,112C84,150 84,220 100,270C110,300 100,326 104,350"
        "C130,330 146,290 152,250C154,222 156,200 166,184"
        "C176,156 196,136 216,112Z"
    )
    cut(plate, path(cap), hair, 16, 0.6)
    strands = (
        "M204,112C170,120 140,160 134,220C130,270 122,300 114,330", "M180,102C140,116 116,160 116,220",
        "M150,100C112,116 96,150 98,200", "M92,230C86,270 84,300 94,330", "M88,130C80,160 84,190 90,210",
    )  # fmt: skip
    cut(plate, "".join(stroke(one, 2.4) for one in strands), "#6a5464", opacity=0.9)
    cut(plate, path("M162,178C174,172 180,184 175,198C171,208 163,210 162,198Z"), skin, 4, 0.4)
    gown = "M128,310C144,292 184,284 204,292C246,302 280,340 288,410H92C92,360 104,328 128,310Z"
    cut(plate, path(gown), linen, 26, 1)
    cut(plate, stroke("M134,308C156,322 184,316 201,294", 5), "#eef2f4", 2)
    _quilt(plate)
    cut(plate, limb("262,388,36 310,432,29 352,470,21"), skin, 11, 0.8)
    draw(plate, hand("trail"), 348, 466, 0.44, 47, inks={"skin": skin}, shadow=0.5)
    sleeve = (
        "M176,336C206,314 238,328 256,352C282,376 304,396 320,412C322,428 310,446 292,446"
        "C262,434 226,414 200,392C178,374 168,352 176,336Z"
    )
    cut(plate, path(sleeve), linen, 20, 1.2)
    cut(plate, path(
        "M312,404C326,408 334,416 334,426C326,446 312,456 296,456C288,452 286,446 290,440"
        "C304,438 314,424 312,404Z"),
        "#eef2f4", 5, 0.5)  # fmt: skip
    cut(plate, stroke("M214,346C232,366 252,384 276,400M206,368C222,386 240,398 258,410", 3.4), "#93a4b6")
    rings = "".join(
        f"M{407 - a},{548 + a * 0.3}a{a},{a * 0.72} 0 1 0 {2 * a},0a{a},{a * 0.72} 0 1 0 {-2 * a},0" for a in (20, 36)
    )
    cut(plate, stroke(rings, 2.4), "#a9c6d4", opacity=0.6)


def _face(plate: Plate, skin: Colour, hair: Colour) -> None:
    """In even light: modelled as round as it is large, the jaw would look bearded."""
    where = (130.0, 104.0, 0.66, -2.0)
    head, *features = profile("awake").pieces
    inks: dict[str, Colour] = {"skin": skin, "hair": hair, "dark": "#2a1216", "white": "#f6ead2"}
    draw(plate, Motif((head,)), *where, inks=inks)
    bare = plate.mask(place(head.shape, *where))
    plate.veil(bare, skin, 0.9, 1, 0.34, clip=bare)
    plate.tint(place(ellipse(112, 158, 22, 18), *where), "#d8705c", 8, bare * 0.4)
    lips, _, *others = features
    sad = Piece(stroke("M158,185C150,185 143,187 136,191", 2.4), "skin", blend=("#5a1418", 0.7))
    draw(plate, Motif((replace(lips, blend=("#b0483e", 0.45)), sad, *others)), *where, inks=inks, shadow=0)


def _quilt(plate: Plate) -> None:
    """A red quilt over a sleeper on her side: hip, bent knees, small sewn flowers."""
    red = "#8a4050"
    shape = (
        "M62,380C110,362 150,380 200,376C240,372 262,386 284,404C294,450 282,490 288,530C278,590 292,620 274,670"
        "C284,730 260,800 264,880H62Z"
    )
    quilt = cut(plate, path(shape), red, 46, 1.6)
    flowers = "".join(
        circle(x + dx, y + dy, 3.2)
        for i, y in enumerate(range(440, 860, 52)) for x in range(88 + 28 * (i % 2), 290, 56)
        for dx, dy in ((0, -5), (5, 0), (0, 5), (-5, 0))
    )  # fmt: skip
    cut(plate, flowers, "#d99a8c", clip=quilt, opacity=0.75)
    folds = (
        "M252,430C264,470 262,500 246,530", "M244,548C236,600 208,636 190,656C214,690 222,740 214,800",
        "M150,404C132,424 104,436 78,438", "M100,664C126,690 138,740 130,820", "M268,600C262,640 250,660 236,676",
    )  # fmt: skip
    cut(plate, "".join(stroke(d, 6) for d in folds), "#5c2a3c", clip=quilt, opacity=0.7)
    turned = (
        "M62,374C110,354 150,374 200,368C240,364 264,376 288,396L292,430C264,406 240,398 200,402"
        "C150,408 110,390 62,410Z"
    )
    cut(plate, path(turned), "#e6e0d6", 12, 0.8)


def _rower(plate: Plate) -> None:
    """A boat from above, so small that it must be far; its lantern is the only warm thing."""
    x, y, turn = 446.0, 742.0, 24.0
    wake = "M-6,-50C-18,-76 -30,-96 -42,-112M8,-50C14,-76 12,-96 6,-118"
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
