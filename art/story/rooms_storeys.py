"""Houses from cellar to roof: a lift under the ground, a house cut open."""

from __future__ import annotations

from random import Random

from art.colour import Colour, Field, mix
from art.motif import cut, draw, held
from art.motifs.beasts_small import mole
from art.motifs.birds import owl
from art.motifs.creatures import dinosaur_bones
from art.motifs.curves import limb
from art.motifs.flowers import bouquet, flower_bed
from art.motifs.growth import grown
from art.motifs.indoors import Area, wallpaper
from art.motifs.things import CHAIR, COAT, lantern
from art.motifs.trees import blossom_tree
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke, town
from art.story._profiles import fist, profile
from art.story._tenant import cradle, dance, mother, pendant, pupil, rest, sheets, waiting

SCENES: list[Scene] = []


def lift_down(plate: Plate) -> None:
    """A lift with an owl and a passenger sinks past storeys under a garden."""
    p = PALETTES["lagoon"]
    random = Random(8)
    plate.sky([(0, "#7fb8ae"), (0.1, "#cfe0bd"), (0.2, "#fff0c0"), (1, "#fff0c0")])
    plate.at(0.45)
    _garden(plate)
    plate.at(0)
    cut(
        plate,
        path("M-10,196C90,186 220,200 340,190C440,182 520,196 610,188V910H-10Z"),
        p.near,
        20,
        top=(p.middle, 30),
        bottom=(p.deep, 420),
    )
    stones = "".join(
        ellipse(random.uniform(0, 600), random.uniform(220, 880), random.uniform(4, 12), random.uniform(3, 8))
        for _ in range(60)
    )
    cut(plate, stones, p.middle, opacity=0.6)
    _dormitory(plate)
    _roots(plate, random)
    _beast_in_the_ground(plate)
    _last_door(plate)
    _lift(plate)


def _garden(plate: Plate) -> None:
    p = PALETTES["lagoon"]
    with plate.shining(0.8):
        draw(plate, blossom_tree(), 470, 194, 0.76, inks={"flower": "#f0805e", "shade": "#d0553c"})
        draw(plate, flower_bed(200), 350, 200, 0.5)
    cut(plate, path("M62,196V118C62,70 100,40 180,40C260,40 298,70 298,118V196Z"), p.near, 14, 1)
    cut(plate, path("M82,196V122C82,86 112,62 180,62C248,62 278,86 278,122V196Z"), p.deep)
    cut(plate, path("M62,196V182H298V196Z"), p.middle, 5)
    wheel = "".join(place(line([(0, -22), (0, 22)], 4), 180, 104, 1, turn) for turn in (0, 45, 90, 135))
    cut(plate, ring(180, 104, 24, 7) + wheel, p.warm, 4, 0.8)
    cut(plate, circle(180, 104, 6), p.deep)


def _dormitory(plate: Plate) -> None:
    p = PALETTES["lagoon"]
    room = plate.mask(rectangle(306, 226, 310, 144, 5))
    warm = plate.ramp(plate.distance(464, 240) / 190, [(0, "#ffdf98"), (0.5, "#c98f4e"), (1, "#6a5a42")])
    with plate.shining(0.6):
        plate.ink(room, warm, edge=0.25)
    cut(plate, line([(464, 226), (464, 236)], 3) + path("M450,248C450,238 458,234 464,234S478,238 478,248Z"), p.deep)
    with plate.shining(1):
        cut(plate, ellipse(464, 249, 9, 6), "#fff3c8")
    quilts: tuple[Colour, ...] = (p.hot, p.middle, p.far, mix(p.hot, p.warm, 0.5))
    for (x, y), quilt in zip(((384, 354), (540, 354), (384, 296), (540, 296)), quilts, strict=True):
        _sleeper(plate, x, y, quilt)
    cut(plate, rectangle(306, 358, 310, 12), p.deep)


def _sleeper(plate: Plate, x: float, y: float, quilt: Colour) -> None:
    """Somebody on his back in a bunk, seen from the side."""
    p = PALETTES["lagoon"]
    posts = line([(x - 66, y + 6), (x - 66, y - 40)], 6) + line([(x + 66, y + 6), (x + 66, y - 30)], 6)
    cut(plate, posts + rectangle(x - 66, y - 12, 132, 8), p.deep)
    cut(plate, rectangle(x - 62, y - 20, 124, 9, 4), p.light, 3)
    cut(plate, place(path("M-62,-17C-65,-28 -52,-31 -44,-28C-33,-27 -29,-22 -31,-17Z"), x, y), lighter(p.cool, 0.5), 5)
    face = (
        "M-54,-26C-54,-36 -46,-41 -38,-40L-34,-45L-31,-39C-28,-40 -26,-37 -28,-35C-25,-34 -25,-30 -28,-27"
        "C-34,-23 -50,-22 -54,-26Z"
    )
    cut(plate, place(path(face), x, y), "#d8a27c", 4, 0.4)
    hair = "M-57,-24C-60,-36 -52,-44 -42,-42C-44,-36 -46,-34 -44,-30C-46,-25 -52,-22 -57,-24Z"
    cut(plate, place(path(hair), x, y), "#2a1a20", 3)
    cut(plate, place(stroke("M-39,-35q2,3 4,1", 1.6), x, y), "#2a1a20")
    cover = "M-30,-18C-28,-32 -16,-40 4,-38C28,-36 40,-32 52,-34C58,-36 62,-32 62,-18Z"
    cut(plate, place(path(cover), x, y), quilt, 9, 0.4)
    cut(plate, place(stroke("M-22,-30Q-16,-22 -18,-17M14,-36Q20,-26 18,-18M40,-33Q44,-26 42,-18", 1.8), x, y),
        darker(quilt, 0.35))  # fmt: skip


def _roots(plate: Plate, random: Random) -> None:
    p = PALETTES["lagoon"]
    for x, long, turn in ((322, 40, 96), (386, 46, 84), (580, 46, 96), (28, 60, 84)):
        roots, _ = grown(random, x, 364, long, 4, 15, turn, 34)
        cut(plate, roots, mix(p.warm, p.near, 0.35), 6, 0.6)
    den = path(
        "M414,520C404,470 432,436 480,434C530,432 556,466 548,506C544,528 510,534 476,534C446,534 420,538 414,520Z"
    )
    pocket = plate.ramp(plate.distance(448, 490) / 110, [(0, "#ffd88a"), (0.45, "#a8783e"), (1, "#3c4a40")])
    with plate.shining(0.4):
        plate.ink(den, pocket, edge=0.3)
    draw(plate, mole(), 498, 528, 0.42, 0, True, inks={"body": "#5a4c64"})
    draw(plate, lantern(), 446, 530, 0.24, inks={"body": p.deep, "trim": p.warm})


def _beast_in_the_ground(plate: Plate) -> None:
    p = PALETTES["lagoon"]
    cave = "M304,700C308,606 344,568 420,560C500,552 560,562 620,562V716C520,728 400,728 304,714Z"
    cut(plate, path(cave), mix(p.deep, p.near, 0.35), 20)
    with plate.shining(0.12):
        draw(plate, dinosaur_bones(), 456, 708, 0.84, 0, True, inks={"bone": p.light, "far": p.far})


def _last_door(plate: Plate) -> None:
    p = PALETTES["lagoon"]
    cut(plate, rectangle(304, 742, 320, 180), mix(p.near, p.deep, 0.4))
    cut(plate, rectangle(304, 868, 320, 40), mix(p.near, p.deep, 0.7))
    plate.veil(path("M386,872V792C386,752 426,734 470,734C514,734 554,752 554,792V872Z"), "#ffb45a", 0.7, 14)
    cut(plate, path("M396,868V790C396,756 430,742 470,742C510,742 544,756 544,790V868Z"), p.deep, 8, 1)
    with plate.shining(0.4):
        cut(plate, path("M406,862V792C406,764 438,752 470,752C502,752 534,764 534,792V862Z"), p.hot, 16)
        panels = "M418,846V800C418,782 434,770 462,768V846ZM478,846V768C506,770 522,782 522,800V846Z"
        cut(plate, path(panels), darker(p.hot, 0.26), 7)
        inner = "M426,838V804C426,790 438,780 454,778V838ZM486,838V778C502,780 514,790 514,804V838Z"
        cut(plate, path(inner), mix(p.hot, p.warm, 0.12), 6)
    cut(plate, line([(470, 754), (470, 862)], 2.4), p.deep)
    with plate.shining(1):
        cut(plate, circle(463, 816, 4) + circle(477, 816, 4), "#ffe7a0")
        cut(plate, rectangle(404, 860, 132, 9, 2), "#fff3c8")
    plate.veil(polygon([(404, 868), (536, 868), (590, 900), (350, 900)]), "#ffc878", 0.6, 9)
    cut(plate, ellipse(450, 866, 13, 5) + ellipse(488, 866, 13, 5), p.deep)


def _cabin(plate: Plate) -> Field:
    """The lift: a brass cage under a cable, its back wall lit by a globe."""
    p = PALETTES["lagoon"]
    brass = mix(p.warm, "#c98a3a", 0.45)
    cut(plate, rectangle(62, 196, 236, 720), darker(p.deep, 0.3), 0, 1)
    shaft = plate.mask(rectangle(62, 196, 236, 720))
    lattice = "".join(
        line([(62, y), (298, y + 118)], 2.4) + line([(298, y), (62, y + 118)], 2.4) for y in range(80, 900, 59)
    )
    cut(plate, lattice, p.middle, clip=shaft, opacity=0.55)
    cut(plate, rectangle(56, 150, 13, 760) + rectangle(291, 150, 13, 760), p.far, 5, 0.6)
    cut(plate, line([(174, 110), (174, 400)], 4) + line([(186, 110), (186, 400)], 4), brass)
    cut(plate, path("M166,388H194V372H166Z"), brass, 4)
    cut(plate, path("M80,438C86,404 138,386 180,386C222,386 274,404 280,438Z"), brass, 14, 1.2)
    cut(plate, stroke("M100,428C112,410 150,400 180,400S248,410 260,428", 3), darker(brass, 0.35))
    cut(plate, rectangle(80, 432, 200, 352, 4), brass, 6, 1.6)
    cabin = plate.mask(path("M96,772V470C96,452 130,444 180,444S264,452 264,470V772Z"))
    wall = plate.ramp(
        plate.distance(180, 480) / 330, [(0, "#ffeeb8"), (0.4, "#f6d38c"), (0.8, "#dba65c"), (1, "#b97a3e")]
    )
    with plate.shining(0.8):
        plate.ink(cabin, wall)
    panels = "".join(rectangle(x, 540, 44, 210, 4) for x in (108, 158, 208)) + line([(96, 524), (264, 524)], 4)
    cut(plate, panels, "#c98a4a", clip=cabin, opacity=0.35)
    cut(plate, line([(180, 440), (180, 460)], 4) + path("M168,462H192L188,454H172Z"), darker(brass, 0.5))
    with plate.shining(1):
        cut(plate, circle(180, 474, 13), "#fffbe6")
    return cabin


COAT_BACK = (
    "M122,576C110,582 102,598 100,626C98,668 97,712 92,746C116,756 148,756 172,748C170,714 167,690 167,664"
    "C170,640 170,612 162,596C158,586 154,580 150,576Z"
)


def _passenger(plate: Plate) -> None:
    """In profile, the lids lowered over a bunch of flowers."""
    p = PALETTES["lagoon"]
    coat, skin, dark = mix(p.near, p.middle, 0.5), "#dba880", "#2a1a20"
    shoe = "M-12,0V-12H6C10,-7 20,-6 22,0Z"
    cut(plate, rectangle(112, 740, 17, 24) + rectangle(136, 740, 17, 22), p.deep, 6)
    cut(plate, place(path(shoe), 146, 767) + place(path(shoe), 122, 769), "#3a2018", 6, 0.5)
    face = (138, 542, 1.06)
    profile(plate, (*face, 0, False), skin, dark)
    cut(plate, path(COAT_BACK), coat, 20, 1)
    folds = "M158,600C161,640 160,690 162,746M112,640C109,680 108,710 104,742M128,690C127,712 128,730 127,748"
    cut(plate, stroke(folds, 2), darker(coat, 0.5), opacity=0.7)
    cut(
        plate,
        path("M120,574C128,568 146,568 154,574L164,600C156,598 148,592 142,584C134,588 124,588 118,584Z"),
        p.deep,
        6,
        0.4,
    )
    crown = "M-26,-22C-29,-44 -18,-54 -4,-51C6,-56 19,-48 20,-25Q-2,-19 -26,-22Z"
    cut(plate, place(path(crown), *face), p.deep, 9, 0.4)
    cut(plate, place(path("M-27,-28Q-2,-24 20,-31L20,-23Q-2,-17 -26,-20Z"), *face), p.hot, 4)
    brim = "M-37,-15C-28,-26 18,-31 34,-21C37,-18 31,-16 25,-18C8,-22 -16,-20 -28,-13C-33,-10 -40,-11 -37,-15Z"
    cut(plate, place(path(brim), *face), p.deep, 4, 0.5)
    flowers = bouquet()
    draw(plate, flowers, *held(flowers, "hand", (181, 634), 0.5, 14))
    cut(plate, limb("128,600,27 123,632,27 136,656,24 158,650,19 170,643,17"), lighter(coat, 0.1), 11, 0.7)
    cut(plate, place(rectangle(-4, -11, 8, 22, 3), 169, 644, 1, -24), p.light, 4)
    fist(plate, (181, 638, 1, -20, False), skin)


def _lift(plate: Plate) -> None:
    p = PALETTES["lagoon"]
    cabin = _cabin(plate)
    brass = mix(p.warm, "#c98a3a", 0.45)
    folded = "".join(
        line([(100 + 8 * (i % 2), 470 + 18 * i), (108 - 8 * (i % 2), 488 + 18 * i)], 2.6) for i in range(16)
    )
    gate = folded + line([(98, 462), (98, 772)], 3.4) + line([(109, 456), (109, 772)], 3.4)
    cut(plate, gate, darker(brass, 0.45), 0, 0.3, clip=cabin)
    _passenger(plate)
    draw(plate, owl(tilt=-9), 225, 768, 0.6)
    cut(plate, place(path("M-35,0C-35,-37 35,-37 35,0Z"), 221, 648, 1, -9), p.hot, 10, 0.6)
    cut(plate, place(path("M-37,0H37V8H-37Z"), 221, 648, 1, -9), p.warm)
    cut(plate, rectangle(76, 770, 208, 20, 4), brass, 8, 0.8)
    cut(plate, rectangle(84, 788, 192, 8, 3), darker(brass, 0.4))


SCENES.append(
    Story(
        draw=lift_down, palette="lagoon", operator="threshold", setting="underground", season="none", framing="side",
        moods=("fear", "mystery"), living=("owl", "passenger", "sleepers", "mole"),
        objects=("lift", "flowers", "roots", "bones", "door", "garden"),
        words={
            "ascenseur/lift": 3, "descente/descent": 3, "hibou/owl": 2, "fleurs/flowers": 2, "squelette/skeleton": 2,
            "souterrain/underground": 2, "porte/door": 2, "dormeurs/sleepers": 1, "racines/roots": 1,
            "jardin/garden": 1,
            "rendez-vous/appointment": 1, "mort/death": 2, "inconscient/unconscious": 1, "profondeur/depth": 2,
        },
        fr=("Un ascenseur de laiton, conduit par un hibou en casquette, descend un passager avec des "
            "fleurs : jardin, dormeurs, racines, os d’une grande bête, et une porte éclairée par-dessous."),
        en=("A brass lift run by an owl in a cap takes a passenger with flowers down past a "
            "garden, sleepers, roots, the bones of a great beast, to a door with light under it."),
    )
)  # fmt: skip


def one_tenant(plate: Plate) -> None:
    """A house cut open: the same woman in red at every age, and an empty attic with a rope of sheets."""
    plate.sky([(0, "#38528e"), (0.45, "#6f8cc0"), (0.8, "#c9bfd0"), (1, "#f2d3bc")])
    random = Random(5)
    plate.at(0.8)
    roofs, lit = town(Random(21), 812, -30, 640, (120, 300), (60, 96))
    cut(plate, roofs, "#5f7cb0", bottom=("#b4bcd8", 190))
    with plate.shining(0.9):
        cut(plate, lit, "#ffdf9a", edge=0.1)
    plate.at(0.2)
    cut(
        plate, path("M-10,812C120,790 260,806 380,798C470,792 540,804 610,796V910H-10Z"), "#eef4fd", top=("#ffffff", 12)
    )
    plate.at(0)
    _shell(plate)
    papers: tuple[tuple[str, Colour, Colour], ...] = (
        ("dots", "#f6d9a4", "#e9bd7c"), ("stripes", "#a9d2cf", "#86bcbc"), ("sprigs", "#c3c2e6", "#9f9fd2"),
        ("lozenges", "#f2c79c", "#dfa676"), ("scales", "#bfe0d2", "#93c4b4"), ("stripes", "#f5dfa8", "#e6c684"),
    )  # fmt: skip
    rooms = [Area(80 + 202 * (i % 2), 644 - 182 * (i // 2), 196, 162) for i in range(6)]
    tell = (cradle, pupil, dance, waiting, mother, rest)
    for room, (kind, ink, pattern), story in zip(rooms, papers, tell, strict=True):
        with plate.shining(0.34):
            inside = cut(plate, room.shape, ink, edge=0.15)
            wallpaper(plate, kind, pattern, 0.6, inside, 34)
        cut(plate, rectangle(room.x, room.bottom - 20, room.width, 20), "#b07a4c", top=("#d8a468", 5))
        plate.shadow(
            rectangle(room.x, room.y, room.width, 9) + rectangle(room.x, room.y, 6, room.height), 0.5, 4, inside
        )
        story(plate, room)
    _empty_attic(plate)
    flakes = "".join(
        circle(random.uniform(20, 580), random.uniform(20, 860), random.uniform(1.5, 3.6)) for _ in range(110)
    )
    with plate.shining(0.7):
        cut(plate, flakes, "#ffffff", clip=1 - plate.mask(rectangle(74, 100, 410, 712)), edge=0.1)


def _shell(plate: Plate) -> None:
    """The walls of the house, its chimney and its snowy roof."""
    wall = "#35507f"
    cut(plate, rectangle(146, 84, 42, 110), "#c84a38", 8, 0.8)
    bricks = "".join(line([(146, y), (188, y)], 1.6) for y in range(100, 190, 11))
    cut(
        plate,
        bricks
        + "".join(
            line([(158 + 12 * (y // 11 % 2), y), (158 + 12 * (y // 11 % 2), y + 11)], 1.6) for y in range(100, 180, 11)
        ),
        "#8a2c2c",
        edge=0.1,
    )
    cut(plate, rectangle(140, 74, 54, 16, 6), "#f6faff", 5, 0.6)
    plate.veil(limb("168,72,8 176,54,18 160,36,26 182,10,34"), "#dfe6f4", 0.45, 6, 0.4)
    cut(plate, rectangle(64, 262, 430, 560), wall, 10, 2)
    cut(plate, path("M279,58L520,262V282H38V262Z"), wall, 10, 1)
    with plate.shining(0.22):
        attic = cut(plate, path("M279,84L468,246H90Z"), "#e6c294")
    cut(plate, "".join(line([(x, 60), (x, 250)], 2) for x in range(100, 470, 26)), "#c79c6c", clip=attic, opacity=0.7)
    cut(plate, path("M24,270L279,40L534,270L516,288L279,76L42,288Z"), "#f8fbff", 10, 1.2)
    cut(plate, stroke("M42,288L279,76L516,288", 4), "#8fa8d0", edge=0.1)
    cut(
        plate,
        path("M60,812H498C504,822 496,832 480,830C400,838 160,838 76,832C58,832 54,822 60,812Z"),
        "#eef4fc",
        6,
        0.5,
    )


def _hatch(plate: Plate) -> None:
    """A window in the roof, pushed open."""
    cut(plate, polygon([(394, 143), (456, 199), (442, 214), (380, 158)]), "#20325c", 2)
    cut(plate, line([(440, 186), (452, 118)], 3), "#4a2c2e", 0, 0.3)
    cut(plate, polygon([(392, 146), (402, 134), (476, 100), (468, 114)]), "#4f93a8", 4, 0.8)
    cut(plate, polygon([(400, 134), (474, 98), (480, 92), (444, 102), (404, 124)]), "#f8fbff", 4, 0.4)


def _empty_attic(plate: Plate) -> None:
    cut(plate, path("M98,240H460L474,250H84Z"), "#a06c44", 4)
    pendant(plate, 350, 146, 16, "#35507f")
    plate.shadow(place(COAT.outline, 290, 242, 0.54), 0.5, 4)
    cut(plate, line([(232, 122), (326, 122)], 6), "#8a5a38", 3, 0.5)
    draw(
        plate, COAT, 279, 240, 0.54, inks={"body": "#d23a2c", "trim": "#fff4dc", "metal": "#2a2036", "dark": "#8a1f1f"}
    )
    draw(plate, CHAIR, 404, 224, 0.34, -90)
    _hatch(plate)
    sheets(
        plate,
        [(392, 196), (432, 184), (486, 218), (530, 284), (540, 372), (526, 478), (542, 588), (528, 698), (536, 806)],
    )
    steps = [(516 - i * 42, 836 + (i * 1.6) + (i % 2) * 12, 0.85 + i * 0.03) for i in range(12)]
    cut(plate, "".join(ellipse(x, y, 8 * k, 4.4 * k, -12) for x, y, k in steps), "#7f9ccc", 3)


SCENES.append(
    Story(
        draw=one_tenant, palette="frost", operator="repetition", setting="city", season="winter", framing="frontal",
        moods=("wistful", "loneliness"), living=("woman", "child"),
        objects=("house", "rooms", "cradle", "rocking chair", "window", "rope of sheets", "snow"),
        words={
            "maison/house": 3, "femme en rouge/woman in red": 3, "vie/life": 3, "chambres/rooms": 2, "âges/ages": 2,
            "neige/snow": 2, "corde de draps/rope of sheets": 2, "évasion/escape": 2, "vieillesse/old age": 1,
            "enfance/childhood": 1, "berceau/cradle": 1, "solitude/loneliness": 1, "temps/time": 2, "traces/tracks": 1,
            "manteau/coat": 1,
        },
        fr=(
            "Une maison ouverte : dans six pièces, la même femme en rouge à six âges, du berceau au "
            "fauteuil ; au grenier, un manteau rouge ; une corde de draps descend du toit vers des pas dans "
            "la neige."
        ),
        en=(
            "A house cut open: in six rooms the same woman in red at six ages, from cradle to rocking chair;"
            " in the attic a red coat; a rope of sheets comes down from the roof to footprints in the snow."
        ),
    )
)  # fmt: skip
