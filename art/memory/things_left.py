"""Memory cards of things that somebody left behind."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from art.memory._calm import Calm
from art.memory._cracked import blow
from art.memory._early import HIGH, LOW, MIDDLE
from art.memory._profiles import hair, profile
from art.memory._table import fishbone, fork, knife, wine_glass
from art.motif import carried
from art.motifs.creatures_small import moth
from art.motifs.curves import blob, curve, limb, plume, spine, within
from art.motifs.things_desk import key
from art.motifs.things_play import TIN_SOLDIER
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, star, stroke

SCENES: list[Scene] = []


def _hand(draw: Random, x: float, y: float, end: float) -> str:
    """A line of quick slanted strokes, words by their rhythm only."""
    script = ""
    while x < end - 30:
        course, low = [(x, y)], True
        for _ in range(draw.randint(7, 17)):
            x += draw.uniform(3.2, 5.6)
            tall = draw.choice((6, 7, 8, 9, 11, 14, 19)) if low else draw.uniform(-3, 2)
            course.append((x + tall * 0.42, y - tall))
            low = not low
        script += f"M{course[0][0]:.1f},{course[0][1]:.1f}"
        for (ax, ay), (bx, by) in pairwise(course):
            script += f"C{ax + 3:.1f},{ay:.1f} {bx - 3:.1f},{by:.1f} {bx:.1f},{by:.1f}"
        x += draw.uniform(14, 20)
    return stroke(script, 2.2)


def _pressed_flower(card: Calm, x: float, y: float) -> None:
    """A cosmos dried flat between two pages, with its bud and its thread-like leaves."""
    plate = card.plate
    stem = f"{x - 84},{y + 352} {x - 62},{y + 240} {x - 36},{y + 130} {x},{y}"
    side = f"{x - 52},{y + 196} {x - 20},{y + 172} {x + 50},{y + 168} {x + 94},{y + 126}"
    leaves = ""
    for root_x, root_y, turn, size in ((-46, 168, 196, 1.0), (-66, 262, -26, 1.15), (-72, 292, 186, 0.9)):
        for spread in (-34, -14, 4, 24):
            angle = math.radians(turn + spread)
            reach = size * (74 - abs(spread) * 0.7)
            mid_x, mid_y = x + root_x + reach * 0.5 * math.cos(angle), y + root_y + reach * 0.5 * math.sin(angle) - 5
            tip_x, tip_y = x + root_x + reach * math.cos(angle), y + root_y + reach * math.sin(angle)
            leaves += limb(f"{x + root_x},{y + root_y},4 {mid_x:.0f},{mid_y:.0f},4 {tip_x:.0f},{tip_y:.0f},1.4")
    green = curve(stem, 5.4) + curve(side, 3.8) + leaves
    plate.shadow(place(green, 3, 5), 0.45, 2)
    card.flat(green, "#5d7450")
    bud_x, bud_y = x + 94, y + 126
    for turn in (-76, -20, -48):
        card.cut(plume(bud_x, bud_y + 4, 46, 22, turn), "#8f62c2" if turn == -48 else "#6d44a4", 4, 0.3)
    card.flat(plume(bud_x - 3, bud_y + 8, 24, 20, -48), "#5d7450")
    petal = path("M-6,-8C-26,-40 -34,-72 -26,-98C-20,-104 -14,-96 -9,-101C-3,-106 3,-106 9,-100C14,-96 20,-104 26,-97"
                 "C34,-70 26,-40 6,-8Z")  # fmt: skip
    veins = stroke("M-3,-20C-10,-46 -15,-66 -16,-86M0,-20V-92M3,-20C10,-46 15,-66 16,-86", 1.8)
    for order in (0, 2, 4, 6, 1, 3, 5, 7):
        turn, long = order * 45 + 12, 0.98 if order % 2 else 1.06
        plate.shadow(place(petal, x + 3, y + 5, long, turn), 0.4, 3)
        shape = card.cut(place(petal, x, y, long, turn), "#9a72d0" if order % 2 else "#8357bd", 5, 0)
        card.flat(
            place(path("M-8,-8C-18,-30 -14,-46 0,-58C14,-46 18,-30 8,-8Z"), x, y, long, turn), "#5b3494", shape, 0.55
        )
        card.flat(place(veins, x, y, long, turn), "#5b3494", shape, 0.6)
    card.cut(circle(x, y, 21), "#a8742c", 7, 0.5)
    for i in range(26):
        angle, far = i * 2.4, 3.7 * math.sqrt(i)
        card.flat(circle(x + far * math.cos(angle), y + far * math.sin(angle), 2.1), "#f2c65e")


def _broken_seal(card: Calm, x: float, y: float, turn: float) -> None:
    """Wax with a star pressed in it, snapped along the tear."""
    wax = blob("-92,6 -84,-40 -50,-70 -14,-92 30,-84 70,-62 86,-30 98,8 80,48 46,74 12,92 -34,82 -76,56")
    rays = star(0, 0, 56, 0.2) + place(star(0, 0, 38, 0.24), 0, 0, 1, 45)
    crack = "-120,-4 -92,3 -64,-5 -42,6 -18,-3 4,6 26,-5 50,4 72,-5 96,4 120,-2"
    snapped = [(float(a), float(b)) for a, b in (spot.split(",") for spot in crack.split())]
    for sign in (-1, 1):
        far = polygon([*snapped, (120.0, sign * 120.0), (-120.0, sign * 120.0)])
        spot = carried((sign * 7, sign * 45), x, y, 1, turn)
        tilt = turn + sign * 5

        def laid(shape: str, half: str = far, at: tuple[float, float] = spot, angle: float = tilt) -> str:
            return place(within(shape, half), *at, 1, angle)

        card.plate.shadow(place(laid(wax), 6, 11), 0.7, 6)
        stamped = card.cut(laid(wax), "accent", 20, 0)
        card.cut(laid(circle(0, 0, 66)), "#a81c30", 8, 0, clip=stamped)
        card.cut(laid(circle(2, 3, 62)), "#bf2436", 5, 0, clip=stamped)
        card.cut(laid(rays), "#e4545a", 3, 0.3, clip=stamped)
        broken = stroke("M" + "L".join(f"{a},{b + sign * 1.5}" for a, b in snapped), 3)
        card.flat(place(broken, *spot, 1, tilt), "#6e0f22", stamped)
        if sign < 0:
            card.lamp(
                place(stroke("M-70,-34C-58,-56 -38,-68 -14,-76", 6), *spot, 1, tilt), "#ffb0a8", 0.4, clip=stamped
            )


def torn_letter(plate: Plate) -> None:
    card = Calm(plate, "#8d76c4", "#241440", "#fff8ea", "#d42a3c", fade=-60, brass="#d9a33c")
    plate.at(0.2)
    card.cut(path("M-20,-20H620V930H-20Z"), "#4a3288", 0, 0)
    draw = Random(5)
    plate.at(0)

    def torn(sign: float) -> list[tuple[float, float]]:
        """One edge of the tear, from the left side of the sheet to the right one."""
        edge = []
        for i in range(67):
            x = -30 + 10.0 * i
            y = MIDDLE + 200 - 400 * (x / 600)
            wave = 9 * math.sin(i * 0.47 + sign) + 5 * math.sin(i * 1.3 + 2 * sign)
            edge.append((x, y + draw.uniform(-3.4, 3.4) + wave + sign * 48))
        return edge

    for sign, corners in ((-1, [(640, -40), (-40, -40)]), (1, [(640, 940), (-40, 940)])):
        edge = torn(sign)
        whole = polygon([*edge, *corners])
        frayed = polygon([
            *((x + draw.uniform(-2, 2), y - sign * (9 + 6 * math.sin(i * 0.31) + draw.uniform(-3, 3)))
              for i, (x, y) in enumerate(edge)),
            *corners,
        ])  # fmt: skip
        plate.shadow(place(frayed, 9, 17), 0.85, 10)
        card.cut(frayed, "#fffdf6", 0, 0.8)
        page = card.cut(whole, "#efe4da", 0, 0)
        card.fade(-60 if sign < 0 else 120, "#fffaf0" if sign < 0 else "#cfc0e2", 0.7, 0.8, page)
        writing = "".join(_hand(draw, 66, row * 42 + 30, 548 - (170 if row % 6 == 5 else 0)) for row in range(-1, 24))
        card.flat(place(writing, 0, 0, 1, -3 if sign < 0 else 2), "#4a4496", page, 0.5)
        # It had been folded twice.
        for y in (HIGH - 20, LOW + 40):
            fold = line([(-20, y), (620, y - sign * 9)], 2.4)
            card.flat(place(fold, 0, 3), "#a494bc", page, 0.5)
            card.flat(fold, "#ffffff", page, 0.6)
    _broken_seal(card, 398, MIDDLE - 66, -34)
    _pressed_flower(card, 150, 176)
    card.put(key(0), 520, 836, 1.3, -38, body="brass", trim="#8a5a1c", dark="dark")


SCENES.append(
    Memory(
        draw=torn_letter, age="youth", hue="lavender", shape="torn halves", count=2, direction="apart",
        moods=("anger", "wistful"), objects=("letter", "flower", "key", "seal"),
        words={
            "lettre/letter": 3, "déchiré/torn": 3, "rupture/break-up": 3, "fleur/flower": 2, "clé/key": 2,
            "cachet/seal": 2, "séparation/separation": 3, "moitié/half": 2, "mauve/lavender": 1, "secret/secret": 1,
            "amour/love": 2, "écriture/writing": 1, "brisé/broken": 2, "deux/two": 1, "frontière/border": 1,
        },
        fr="Une lettre manuscrite déchirée en deux en travers de la carte, un cachet de cire rouge cassé en deux, une "
        "fleur violette séchée, une clé.",
        en="A handwritten letter torn in two across the card, a red wax seal broken in half, a dried violet flower, a "
        "key.",
    )
)  # fmt: skip


def set_table(plate: Plate) -> None:
    card = Calm(plate, "#d2452c", "#330c18", "#fff3dc", "#7a1230", fade=-60, wood="#8a4524", gold="#f0b64a")
    plate.at(0.3)
    card.flat("".join(rectangle(-20, y, 640, 4) for y in range(40, 900, 88)), "#8f2418", opacity=0.6)
    plate.at(0.1)
    # One chair in its place, one pushed away.
    for x, y, turn in ((290, 30, 0), (452, 882, 158)):
        card.cut(place(rectangle(-88, -60, 176, 150, 30), x, y, 1, turn), "wood", 14, 1.2)
        card.cut(place(rectangle(-72, -44, 144, 122, 24), x, y, 1, turn), "gold", 26, 0.4)
    plate.at(0)
    plate.shadow(circle(320, 424, 366), 0.8, 14)
    scallops = "".join(
        circle(300 + 350 * math.cos(a), MIDDLE + 350 * math.sin(a), 26) for a in (i * math.tau / 48 for i in range(48))
    )
    cloth = card.cut(circle(300, MIDDLE, 352) + scallops, "light", 10, 1)
    card.fade(-60, "#e8b498", 0.5, 0.6, cloth)
    stitches = "".join(
        place(path("M0,-13C7,-6 7,6 0,13C-7,6 -7,-6 0,-13Z"), 300 + 326 * math.cos(a), MIDDLE + 326 * math.sin(a), 1,
              math.degrees(a) + 90)
        for a in (i * math.tau / 72 for i in range(72))
    )  # fmt: skip
    card.flat(stitches + ring(300, MIDDLE, 308, 3) + ring(300, MIDDLE, 344, 3), "#d9583c")
    card.flat(line([(300, 150), (300, 750)], 3) + line([(0, MIDDLE), (600, MIDDLE)], 3), "#e6cdb0", opacity=0.8)
    # Wine runs from the tipped glass off the table.
    pool = blob(
        f"530,468! 552,480 562,504 570,536 592,568 620,592 650,{LOW - 34}! 650,{LOW + 36}! 612,684 572,668 544,642 "
        "512,634 492,606 498,574 496,541!"
    )
    card.cut(pool, "accent", 6, 0.1)
    card.flat(ellipse(508, 661, 9, 7) + ellipse(491, 674, 5, 4), "accent")
    card.lamp(limb("504,572,1 504,596,4 524,612,4 552,616,1") + limb("574,640,1 590,652,4 614,660,1"), "#a83e58", 0.3)
    for x, y, turn in ((290, 250, 180), (322, 650, 0)):
        card.cut(circle(x, y, 106), "#fffaf0", 16, 1.2)
        card.flat(ring(x, y, 96, 5), "#d2452c")
        card.cut(circle(x, y, 70), "#f6ead6", 12, 0.3)
        card.cut(circle(x, y, 64), "#fffaf0", 0, 0)
        side = -1 if turn else 1
        fork(card, x - 138 * side, y, turn - 2)
        knife(card, x + 130 * side, y, turn + 2)
    fishbone(card, 290, 252)
    for count, length, ink, offset in ((8, 92, "#d2452c", 0.0), (8, 68, "#e8765a", 22.5), (4, 44, "#f4a488", 0.0)):
        for i in range(count):
            card.cut(plume(322, 650, length, length * 0.5, i * 360 / count + offset, 0.56), ink, 8, 0.7)
    card.cut(circle(322, 650, 12), "gold", 6, 0.4)
    wine_glass(card, 446, 468, 27)
    # Somebody stands at the end of the table.
    who = "".join(part.outline for part in (profile("woman"), hair("swept"))) + circle(-104, -92, 38)
    plate.shadow(
        place(who, 74, 600, 0.74, 14) + blob("-90,960! -80,790 -40,724 -14,690 46,682 62,704 104,730 146,800 170,960!"),
        0.85,
        2.5,
    )


SCENES.append(
    Memory(
        draw=set_table, age="love", hue="tomato", shape="circles", count=2, direction="centre",
        moods=("anger", "loneliness"), living=("person’s shadow",),
        objects=("table", "plate", "chair", "glass", "fishbone"),
        words={
            "table/table": 3, "repas/meal": 2, "deux/two": 1, "chaise/chair": 1, "verre/glass": 2, "tache/stain": 3,
            "vin/wine": 2, "dispute/quarrel": 3, "départ/departure": 2, "arête/fishbone": 2, "rond/circle": 1,
            "rouge/red": 1, "renversé/spilt": 2, "ombre/shadow": 2, "attente/waiting": 2, "serviette/napkin": 1,
        },
        fr=(
            "Une table ronde vue d’en haut, mise pour deux : une arête dans une assiette, une serviette "
            "pliée en fleur dans l’autre, un verre renversé dont le vin coule, l’ombre d’une femme sur la "
            "nappe."
        ),
        en="A round table from above, set for two: one plate with a fishbone, on the other a napkin folded into a "
        "flower, a tipped glass whose wine runs off; the shadow of a woman with a bun falls on the cloth.",
    )
)  # fmt: skip


def stopped_clock(plate: Plate) -> None:
    card = Calm(
        plate, "#1d2a66", "#070b20", "#fff6da", "#f0ae48", fade=40, rim="#9a7034", steel="#4f68b0", red="#d83a30"
    )
    plate.at(0.4)
    plate.stars(46, 900, "#c8d4ff", 3)
    plate.at(0)
    cx, cy = 262, 392
    plate.veil(circle(cx, cy, 380), "#4f6ac0", 0.5, 60, 0.25)
    with plate.shining(0.25):
        card.cut(circle(cx, cy, 338), "#b98a44", 30, 1)
    card.flat(ring(cx, cy, 322, 7), "#ffd98a")
    dial = card.lamp(circle(cx, cy, 304), "#fff4d2", 0.8)
    card.fade(50, "#c8c2d0", 0.6, 0.7, dial)
    for i in range(60):
        a = i * math.tau / 60
        reach, wide = (236, 17) if i % 15 == 0 else (250, 12) if i % 5 == 0 else (276, 4)
        spot = [(cx + r * math.sin(a), cy - r * math.cos(a)) for r in (reach, 288)]
        card.flat(line(spot, wide), "#141c48", dial)
    hand = path("M-11,52L-7,-112C-30,-128 -26,-156 0,-186C26,-156 30,-128 7,-112L11,52Q0,68 -11,52Z")
    card.cut(place(hand, cx, cy, 1, -62), "#141c48", 8, 0.8)
    card.cut(place(path("M-9,60L-5,-250L0,-272L5,-250L9,60Q0,74 -9,60Z"), cx, cy, 1, 8), "#141c48", 8, 0.8)
    card.cut(place(path("M-5,84L-1.6,-270H1.6L5,84Q0,92 -5,84Z"), cx, cy, 1, 154), "red", 0, 0.6)
    card.cut(circle(cx, cy, 24), "rim", 10, 0.6)
    blow(card, dial, 392, 520)
    card.put(moth(), 184, 600, 0.92, -30, wing="steel", under="#9fb0e6", edge="dark", spot="accent", body="#2a3670")
    # The key hangs where nobody reaches it.
    plate.veil(circle(548, 740, 70), "#5468b8", 0.6, 50, 0.4)
    with plate.shining(0.6):
        card.flat(curve(f"620,{HIGH} 584,300 560,470 548,650", 6), "red")
    with plate.shining():
        card.put(
            key(2),
            *carried((0, 186), 548, 660, 1.0, 8),
            1.0,
            8,
            body="#ffc968",
            trim="#e0983a",
            dark="#a86a24",
            metal="#ffc968",
        )
    for x, y, turn, size in ((392, 800, 20, 1.6), (340, 858, 96, 1.1), (446, 862, -30, 1.2), (300, 792, 10, 0.8)):
        shard = place(path("M-6,-22L17,0L2,20L-12,4Z"), x, y, size, turn)
        card.lamp(shard, "#b9c6ee", 0.4)
        card.lamp(place(stroke("M-6,-22L17,0", 2.6), x, y, size, turn), "#ffffff", 0.8)


SCENES.append(
    Memory(
        draw=stopped_clock, age="loss", hue="midnight", shape="circle", count=1, direction="centre",
        moods=("dark", "wistful"), living=("moth",), objects=("clock", "crack", "key", "string"),
        words={
            "horloge/clock": 3, "temps/time": 3, "arrêt/stop": 3, "papillon de nuit/moth": 2, "fêlure/crack": 2,
            "clé/key": 2, "aiguille/hand": 2, "rond/circle": 1, "nuit/night": 2, "mort/death": 2, "brisé/broken": 2,
            "bleu nuit/midnight blue": 1, "ficelle/string": 1, "remonter/wind up": 1, "lune/moon": 1, "éclat/shard": 1,
        },
        fr="Un grand cadran lumineux dans la nuit, au verre étoilé par un choc, un papillon de nuit posé "
        "dessus, une clé "
        "pendue à une ficelle rouge, des éclats qui tombent.",
        en="A large shining clock face in the night, its glass starred by a blow, a moth resting on it, a key on a red "
        "string, shards falling.",
    )
)  # fmt: skip


# Somebody in a long coat and a hat, seen from behind, about to take a step; feet at (0, 0).
LEAVING = (
    path("M-21,-302C-23,-324 -9,-331 0,-325C9,-331 23,-324 21,-302C34,-304 42,-301 43,-297C26,-289 -26,-289 -43,-297"
         "C-42,-301 -34,-304 -21,-302Z")
    + path("M-17,-300C-19,-284 -14,-274 -9,-268V-256H9V-268C14,-274 19,-284 17,-300Z")
    + path("M-13,-272C-6,-266 6,-266 13,-272L17,-259C31,-255 42,-251 46,-240C53,-216 56,-186 57,-158"
           "C59,-146 57,-134 51,-132C45,-134 44,-146 45,-158L39,-200C40,-160 46,-120 52,-84C37,-76 15,-75 3,-78"
           "L0,-104L-3,-78C-18,-75 -38,-77 -52,-86C-46,-120 -40,-160 -39,-200L-45,-158C-44,-146 -45,-134 -51,-132"
           "C-57,-134 -59,-146 -57,-158C-56,-186 -53,-216 -46,-240C-42,-251 -31,-255 -17,-259Z")
    + path("M-34,-88L-29,-10C-39,-4 -41,4 -34,5H-14L-9,-88Z")
    + path("M9,-88L17,-24C15,-17 17,-11 23,-11H41C45,-15 39,-21 34,-26L35,-88Z")
)  # fmt: skip


def _case(card: Calm) -> None:
    """It stands ready: its lit flank to the door, its face towards us."""
    plate = card.plate
    flank = polygon([(318, 404), (372, 430), (372, 786), (318, 838)])
    card.cut(flank, "#d08a4c", 10, 0.6)
    card.lamp(stroke("M370,434V782", 4), "#ffdc9c", 0.5)
    face = path("M28,424Q28,402 50,402H302Q324,402 324,424V818Q324,840 302,840H50Q28,840 28,818Z")
    front = card.cut(face, "#a8623a", 30, 1)
    card.fade(200, "#5a2c1c", 0.7, 0.7, front)
    card.flat(stroke("M40,428Q40,414 54,414H298Q312,414 312,428V814Q312,828 298,828H54Q40,828 40,814Z", 2.6), "#e0a868",
              opacity=0.7)  # fmt: skip
    for x, y, turn in ((28, 402, 0), (324, 402, 90), (324, 840, 180), (28, 840, 270)):
        corner = place(path("M0,20Q0,0 20,0H62C58,34 34,58 0,62Z"), x, y, 1, turn)
        card.cut(corner, "#6e3c20", 6, 0.3, clip=front)
        card.flat(place("".join(circle(*spot, 3.4) for spot in ((14, 44), (30, 30), (44, 14))), x, y, 1, turn), "brass")
    # Where it has been: a mountain, and a sun over the sea.
    card.cut(place(rectangle(-52, -36, 104, 72, 6), 180, 510, 1, -7), "#e2c79a", 0, 0.3)
    card.flat(place(path("M-46,30L-14,-20L4,6L18,-10L46,30Z"), 180, 510, 1, -7), "#7a4c34")
    card.flat(place(path("M-14,-20L-23,-6L-14,-1L-5,-6Z"), 180, 510, 1, -7), "light")
    label = card.cut(circle(179, 730, 44), "#d8b07a", 0, 0.3)
    card.flat(circle(179, 726, 20), "accent", label)
    card.flat(rectangle(120, 732, 120, 50), "#8a5434", label)
    card.flat(ring(179, 730, 40, 3), "#8a5434")
    card.flat(stroke("M28,620H324L372,604", 7), "#2a120c")
    card.flat(stroke("M28,613H324L372,597", 2.6), "#e0a868")
    for x in (96, 262):
        card.cut(rectangle(x - 15, 402, 30, 438), "#74401f", 7, 0.5)
        card.flat(line([(x - 10, 406), (x - 10, 836)], 1.6) + line([(x + 10, 406), (x + 10, 836)], 1.6), "#c88a50")
        card.cut(rectangle(x - 25, 596, 50, 46, 7), "brass", 8, 0.6)
        card.flat(line([(x - 22, 610), (x + 22, 610)], 2.4), "#8a5a24")
        card.flat(circle(x, 620, 5) + path(f"M{x - 2},620L{x - 4.5},634H{x + 4.5}L{x + 2},620Z"), "#3a1c12")
    plate.shadow(stroke("M122,408C128,364 236,364 242,408", 18), 0.4, 4)
    card.cut(stroke("M122,404C120,344 234,344 232,404", 19), "#4a2616", 9, 0.8)
    for x in (122, 232):
        card.cut(rectangle(x - 16, 392, 32, 22, 6), "brass", 6, 0.5)


SLEEVE = path(
    "M334,610C346,600 360,596 377,592C392,628 398,668 416,702C432,732 456,752 482,770L448,828C414,812 386,788 368,754"
    "C348,716 342,660 334,610Z"
)


def _caught_sleeve(card: Calm) -> None:
    """A shirt sleeve caught in the lid; it hangs down the case and reaches along the floor towards the door."""
    plate = card.plate
    plate.shadow(place(SLEEVE, -16, 20), 0.65, 9)
    cloth = card.cut(SLEEVE, "light", 24, 0.6)
    course = spine("352,600,34 366,654,50 388,716,60 422,766,66 466,800,68")
    stripes = "".join(
        line([(x - dy * w * k, y + dx * w * k) for x, y, dx, dy, w in course], 5) for k in (-0.36, -0.18, 0, 0.18, 0.36)
    )
    card.flat(stripes, "#5f8fb8", cloth)
    creases = "340,640,2 358,650,8 376,644,2", "352,700,2 374,712,9 396,706,2", "376,752,2 402,752,9 424,736,2"
    plate.shadow("".join(limb(crease) for crease in creases), 0.55, 3, cloth)
    cuff = path(
        "M474,758C486,762 508,776 518,784C520,806 506,836 486,848C468,842 448,832 438,822C454,804 468,782 474,758Z"
    )
    plate.shadow(place(cuff, -10, 12), 0.6, 7)
    card.cut(cuff, "light", 12, 0.6)
    card.flat(place(ellipse(0, 0, 9, 34, 26), 502, 817), "#5a4a44")
    card.flat(stroke("M470,772C464,790 456,806 446,818", 2.4), "#b8a48c")
    card.cut(circle(476, 804, 7), "accent", 4, 0.4)


def suitcase(plate: Plate) -> None:
    card = Calm(plate, "#a87246", "#24120e", "#fff0d2", "#d8432e", fade=-60, leather="#9a5a30", brass="#f0bc52")
    plate.at(0.4)
    wall = card.cut(path("M-20,-20H620V930H-20Z"), "#74482c", 0, 0)
    card.flat("".join(rectangle(x, -20, 26, 600) for x in range(-14, 250, 56)), "#5f3922", wall, 0.8)
    card.cut(rectangle(-20, 560, 300, 96), "#5a341f", 5, 0.6)
    card.cut(rectangle(-20, 552, 300, 14), "#8a5836", 5, 0.4)
    # An open door, and the light of the street.
    card.cut(rectangle(302, -20, 30, 680) + rectangle(560, -20, 32, 680), "#8a5836", 8, 0.8)
    street = card.lamp(rectangle(330, -20, 232, LOW + 20), "#ffe6b0", 0.9)
    far = polygon(
        [(330, 330), (352, 316), (352, 282), (366, 264), (380, 282), (380, 340), (404, 330), (418, 400), (330, 560)]
    )
    card.lamp(far + polygon([(562, 250), (536, 274), (536, 330), (512, 344), (512, 420), (562, 560)]), "#f2cc8e", 0.8,
              clip=street)  # fmt: skip
    card.lamp(
        polygon([(330, 560), (418, 470), (506, 470), (562, 560), (562, LOW), (330, LOW)]), "#f6d79c", 0.8, clip=street
    )
    leaf = polygon([(304, -20), (304, LOW + 4), (204, LOW + 66), (204, -20)])
    card.cut(leaf, "#53301f", 0, 0.8)
    for top, bottom, slope in ((-20, 250, 0.1), (290, 590, 0.42)):
        card.flat(polygon([(288, top), (288, bottom), (222, bottom + 66 * slope), (222, top + 6)]), "#3a2015")
        card.flat(
            polygon([(282, top + 8), (282, bottom - 8), (230, bottom - 10 + 52 * slope), (230, top + 14)]), "#482a1b"
        )
    card.lamp(line([(303, -20), (303, LOW)], 4), "#ffcf8c", 0.4)
    card.cut(circle(222, 432, 11), "brass", 5, 0.6)
    plate.at(0.1)
    card.cut(polygon([(-20, LOW), (620, LOW), (620, 930), (-20, 930)]), "#7a4a2c", 0, 0)
    card.lamp(polygon([(330, LOW), (562, LOW), (540, 930), (40, 930)]), "#e8b878", 0.3)
    card.flat(
        "".join(line([(x, LOW), (446 + (x - 446) * 2.3, 930)], 3) for x in range(40, 720, 58)), "#4a2818", opacity=0.6
    )
    plate.shadow(path(f"M420,{LOW - 6}H484L420,930H190Z"), 0.75, 8)
    card.lamp(place(LEAVING, 462, LOW - 4, 1.04), "#5e321c", 0.4)
    plate.at(0)
    plate.shadow(polygon([(34, 820), (372, 786), (250, 960), (-60, 960)]), 0.85, 12)
    _case(card)
    _caught_sleeve(card)
    card.put(TIN_SOLDIER, 537, 866, 0.92, 0, body="accent", trim="light", light="light", dark="dark", metal="brass",
             glow="brass")  # fmt: skip


SCENES.append(
    Memory(
        draw=suitcase, age="youth", hue="brown", shape="rectangle", count=1, direction="away",
        moods=("wistful", "rebellion"), living=("departing person",),
        objects=("suitcase", "sleeve", "door", "tin soldier"),
        words={
            "valise/suitcase": 3, "départ/departure": 3, "manche/sleeve": 2, "porte/door": 2, "soldat/soldier": 2,
            "jouet/toy": 1, "brun/brown": 1, "partir/leave": 3, "retenir/hold back": 2, "lumière/light": 1,
            "exil/exile": 2, "seuil/threshold": 2, "abandon/abandonment": 2, "guerre/war": 1, "coincé/caught": 1,
        },
        fr="Une grosse valise fermée d’où dépasse une manche rayée, un soldat de plomb à côté ; dans la porte "
        "ouverte et "
        "lumineuse, quelqu’un au chapeau s’en va.",
        en="A large closed suitcase with a striped sleeve caught in it, a tin soldier beside it; in the "
        "bright open door "
        "somebody in a hat is leaving.",
    )
)  # fmt: skip
