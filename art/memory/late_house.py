"""Memory cards of a house that is lived in."""

from __future__ import annotations

from random import Random

from art.memory._calm import Calm
from art.memory._early import Card, scattered, stripes
from art.memory._hands import FINGERS_OVER
from art.memory._late import along
from art.motifs.curves import blob, curve, limb
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, rectangle, star, stroke

SCENES: list[Scene] = []


def cradle_shadow(plate: Plate) -> None:
    card = Card(
        plate, "#7d4a73", "#2a1430", "#fbe9d2", "#efb14a", fade=-150, wood="#c98a54", rose="#d98a9c", skin="#e7b48e"
    )
    card.flat(stripes(90, 26, 50, 6), "deep", opacity=0.35)
    card.cut(path("M-20,770C200,758 420,776 620,764V930H-20Z"), "#5a2f52", 40, 0)
    card.flat("".join(curve(f"-20,{y} 300,{y - 8} 620,{y + 4}", 4) for y in (812, 858)), "dark", opacity=0.6)
    ship = (
        path("M150,470C230,500 420,500 520,462C506,560 460,612 400,622H262C206,612 166,560 150,470Z")
        + path("M328,476V180C250,230 208,330 196,438C240,428 290,430 318,446Z")
        + path("M346,446V160C430,220 488,320 500,420C450,410 390,420 346,446Z")
        + rectangle(324, 140, 14, 350)
        + path("M338,140C370,130 380,156 416,146C400,164 380,182 338,170Z")
    )
    ship = place(ship, 26, -44)
    plate.veil(ship, "#2a1430", 0.88, 3, 0)
    card.cut(stroke("M70,842Q236,912 402,838", 30), "#8a5230", 12, 1.4)
    card.cut(limb("128,800,20 118,860,20") + limb("340,800,20 352,858,20"), "#8a5230", 8, 0.5)
    card.cut(path("M52,600C90,680 100,750 118,816H352C372,750 384,690 420,616Z"), "wood", 44, 1.6)
    card.flat(
        "".join(
            limb(f"{x},{640 + d},7 {x + (236 - x) * 0.12:.0f},800,7")
            for x, d in ((118, 0), (178, 4), (240, 6), (302, 4), (362, 0))
        ),
        "#8a5230",
    )
    card.cut(path("M40,606C20,500 90,430 186,470C172,510 164,560 170,616C120,626 80,622 40,606Z"), "#b0713f", 30, 1)
    card.cut(blob("120,612 160,560 220,584 280,576 340,590 392,602 404,616 300,630 200,630 110,624"), "light", 22, 0.8)
    card.cut(limb("44,614,26 170,630,24 300,632,24 426,612,26"), "#8a5230", 10, 0.8)
    card.flat(place(path("M0,20C-30,-4 -20,-26 0,-11C20,-26 30,-4 0,20Z"), 236, 726, 1), "light")
    card.cut(
        path("M500,556C470,560 440,562 414,568C396,576 388,592 390,612H432C456,622 478,628 500,630Z"), "skin", 18, 0.6
    )
    sleeve = path("M478,540C530,516 590,496 660,484V650C600,644 530,644 478,640C484,606 484,572 478,540Z")
    card.cut(sleeve, "rose", 34, 1.2)
    card.cut(limb("480,538,18 486,590,22 480,642,18"), "light", 8, 0.5)
    card.put(FINGERS_OVER, 398, 606, 0.76, 8, skin="skin", crease="#a8684a", nail="#f5d6b8")
    bar = "44,72 200,54 372,74"
    card.flat(line([(200, -20), (200, 52)], 4.5), "light")
    card.cut(curve(bar, 12), "wood", 0, 0.8)
    spots = ((56, 76, 96), (146, 62, 176), (262, 62, 96), (366, 76, 150))
    card.flat("".join(line([(x, y), (x, y + drop)], 4.5) for x, y, drop in spots), "light")
    shapes = (
        star(0, 34, 40, 0.46),
        path("M10,0C-40,6 -46,70 8,78C-12,62 -14,18 10,0Z"),
        path("M-44,30C-20,0 20,4 34,28L56,8V56L34,36C16,60 -22,58 -44,30Z"),
        path("M0,14C-40,-20 -70,20 -30,50L0,82L30,50C70,20 40,-20 0,14Z"),
    )
    for (x, y, drop), shape, ink in zip(spots, shapes, ("accent", "light", "rose", "accent"), strict=True):
        card.cut(place(shape, x, y + drop - 6, 0.9, 6), ink, 12, 1)


SCENES.append(
    Memory(
        draw=cradle_shadow, age="house", hue="plum", shape="arc", count=4, direction="left",
        moods=("tender", "mystery"), living=("hand",), objects=("cradle", "shadow", "boat", "mobile"),
        words={
            "berceau/cradle": 3, "ombre/shadow": 3, "bateau/boat": 3, "main/hand": 2, "quatre/four": 1,
            "mobile/mobile": 2, "naissance/birth": 3, "bercer/rock": 2, "voyage/voyage": 2, "rêve/dream": 1,
            "prune/plum": 1, "étoile/star": 1, "bébé/baby": 2, "veiller/watch over": 2, "avenir/future": 2,
        },
        fr="Un berceau de bois dont l’ombre sur le mur est un voilier, une main posée sur le bord, un mobile de "
        "quatre formes.",
        en="A wooden cradle whose shadow on the wall is a sailing boat, a hand on its edge, a mobile of four "
        "shapes.",
    )
)  # fmt: skip


# The back of a right hand, fingers up, wrist at (0, 0).
FLAT_HAND = (
    "M-21,10C-24,-14 -30,-26 -42,-38C-52,-48 -62,-56 -66,-66C-68,-75 -58,-79 -51,-72C-44,-65 -38,-58 -31,-54"
    "C-34,-70 -38,-92 -40,-108C-41,-118 -29,-121 -26,-111C-23,-98 -20,-84 -17,-72C-18,-90 -18,-112 -17,-124"
    "C-16,-134 -4,-134 -3,-124C-2,-108 -1,-90 1,-74C4,-90 8,-108 11,-118C14,-127 25,-124 24,-114"
    "C22,-98 19,-84 17,-68C23,-80 29,-92 34,-98C40,-105 49,-99 46,-90C42,-76 36,-60 32,-46C28,-30 25,-14 24,10Z"
)


def _from_behind(card: Calm, x: float, y: float) -> None:
    """A child seen from the back, one arm stretched up; (x, y) is the nape."""

    def at(shape: str) -> str:
        return place(shape, x, y)

    arm = path(
        "M96,96C112,20 104,-60 84,-150C78,-176 60,-216 47,-240L3,-230C12,-190 18,-150 16,-110C14,-40 26,40 40,110Z"
    )
    card.cut(at(arm) + place(path(FLAT_HAND), x + 24, y - 226, 1.04, -11), "skin", 18, 1)
    card.flat(place(stroke("M-13,-62C-14,-54 -14,-48 -13,-42M4,-64C4,-56 4,-50 4,-44M20,-58C19,-52 18,-46 17,-40", 2.6),
        x + 24, y - 226, 1.02, -10), "#8a5236", opacity=0.6)  # fmt: skip
    card.cut(at(path("M-44,-40H44L50,60H-50Z")), "skin", 26, 0)
    sleeve = card.cut(at(path("M20,-96C44,-112 84,-108 104,-92C118,-30 128,40 128,120L40,150C32,70 20,-10 20,-96Z")),
        "accent", 30, 1)  # fmt: skip
    body = card.cut(at(path("M-40,26C-20,46 20,46 40,26C80,34 116,50 132,84C150,140 156,240 160,340H-176"
        "C-176,240 -166,130 -146,84C-130,50 -84,36 -40,26Z")), "accent", 50, 1)  # fmt: skip
    bands = "".join(stroke(f"M-190,{k + 26}C-110,{k} 110,{k} 190,{k + 26}", 17) for k in (92, 146, 200, 254))
    card.flat(at(bands), "#fdf0d0", body, 0.92)
    card.flat(at("".join(stroke(f"M10,{k}C50,{k - 14} 90,{k - 14} "
        f"130,{k + 4}", 15) for k in (-62, -12, 38))), "#fdf0d0",
        sleeve * (1 - body), 0.92)  # fmt: skip
    card.cut(at(path("M-46,22C-20,44 20,44 46,22L50,36C22,58 -22,58 -50,36Z")), "#a83a22", 8, 0.3)
    for side in (-1, 1):
        card.cut(at(ellipse(side * 88, -74, 17, 27, side * 12)), "skin", 9, 0.4)
        card.flat(
            at(stroke(f"M{side * 90},-90C{side * 100},-80 {side * 98},-64 {side * 88},-58", 3)), "#8a5236", opacity=0.6
        )
    hair = card.cut(at(path("M-46,-2C-84,-26 -98,-72 -92,-120C-84,-172 -44,-198 2,-200C10,-212 22,-216 30,-212"
        "C26,-208 24,-202 24,-198C66,-190 96,-158 94,-108C94,-68 80,-26 48,-2C40,2 34,-2 28,6C20,10 10,2 2,8"
        "C-8,12 -18,0 -26,6C-34,6 -40,2 -46,-2Z")), "#6b3a22", 44, 0.8)  # fmt: skip
    locks = (
        "12,-158,2 -20,-160,7 -58,-134,2", "8,-150,2 -34,-130,8 -62,-80,2", "10,-146,2 -14,-100,8 -30,-40,2",
        "14,-146,2 18,-96,7 8,-30,2", "20,-148,2 46,-116,8 50,-60,2", "22,-156,2 54,-146,6 76,-104,2",
        "-66,-110,2 -78,-76,6 -66,-34,2", "76,-92,2 78,-62,6 62,-26,2",
    )  # fmt: skip
    card.flat(at("".join(limb(lock) for lock in locks)), "#8f5530", hair, 0.65)
    card.flat(at("".join(limb(lock, 4) for lock in ("4,-150,1 -50,-120,4 -80,-60,1", "16,-146,1 34,-90,4 30,-24,1"))),
        "#3c1d14", hair, 0.7)  # fmt: skip


def _tape(card: Calm, course: str) -> None:
    card.cut(limb(course, 12), "tape", 0, 1)
    ticks = ""
    for i, (left, top, dx, dy, w) in enumerate(along(course, 13)):
        long = w * (0.62 if i % 4 == 0 else 0.36)
        ticks += line(
            [(left - dy * w / 2, top + dx * w / 2), (left - dy * (w / 2 - long), top + dx * (w / 2 - long))], 3
        )
    card.flat(ticks, "dark")


def height_marks(plate: Plate) -> None:
    card = Calm(
        plate, "#dcbd8a", "#4a2d22", "#fdf3d8", "#d4552f", fade=-60, blue="#7fa9ae", tape="#f2c53d", skin="#d0946a"
    )
    plate.at(0.15)
    wall = card.cut(rectangle(372, -60, 260, 1020), "blue", 0, 0)
    leaf = path("M0,-20C12,-10 12,6 0,18C-12,6 -12,-10 0,-20Z")
    card.flat(scattered(Random(3), leaf, 84, 0, 0), "#a3c6c4", wall, 0.7)
    card.cut(rectangle(-30, -20, 82, 940), "#a87a48", 26, 0.6)
    post = card.cut(rectangle(70, -20, 282, 940), "ground", 18, 1.2)
    card.cut(rectangle(344, -20, 30, 940), "#b98f5a", 12, 0.6)
    grain = "".join(curve(f"{x},-20 {x + s},240 {x - s},520 {x + s},920", 2.6) for x, s in (
        (104, 8), (128, 10), (186, -8), (212, -10), (300, 12), (326, 8)))  # fmt: skip
    card.flat(grain + curve("252,-20 262,120 236,260 256,420 250,640 262,920", 2.6), "shade", post, 0.35)
    card.flat(ellipse(226, 96, 9, 22) + stroke("M208,96C206,50 246,50 244,96C246,142 206,142 208,96Z", 2.6), "shade",
        post, 0.45)  # fmt: skip
    # A window somewhere behind us throws its panes across post and wall.
    for top, bottom in ((60, 270), (296, 520)):
        for left, right in ((20, 190), (216, 420)):
            pane = path(f"M{left},{top + 60}L{right},{top}V{bottom}L{left},{bottom + 60}Z")
            plate.veil(pane, "#fff0b4", 0.62, 5, 0.55)
    for i, y in enumerate((846, 782, 712, 650, 560, 470, 330, 190)):
        card.flat(limb(f"{86 + i % 3 * 5},{y + 1},3 {140},{y},4.4 {176 + (i * 37) % 44},{y - 1},2.4"), "dark")
    plate.at(0.05)
    _tape(card, "504,120,29 522,210,29 530,300,29 526,372,29")
    card.cut(rectangle(510, 366, 31, 20, 3), "#8c8f9c", 6, 0.4)
    _tape(
        card,
        "496,116,29 474,220,30 464,340,30 470,450,30 500,520,29 550,532,28 580,490,26 562,446,23 524,450,20 522,482,17",
    )
    card.cut(circle(500, 128, 15), "#8c8f9c", 8, 0.6)
    card.flat(circle(495, 123, 4), "light")
    plate.at(0)
    _from_behind(card, 300, 738)


SCENES.append(
    Memory(
        draw=height_marks, age="house", hue="pale wood", shape="lines", count=8, direction="up",
        moods=("tender", "wistful"), living=("child",), objects=("door post", "pencil mark", "measuring tape", "nail"),
        words={
            "mesure/measure": 3, "grandir/grow up": 3, "trait/mark": 2, "huit/eight": 1, "main/hand": 2,
            "porte/door": 2, "ruban/tape": 2, "clou/nail": 1, "bois/wood": 1, "temps/time": 2, "enfant/child": 2,
            "hauteur/height": 2, "haut/up": 1, "jaune/yellow": 1, "progrès/progress": 1,
        },
        fr="Un enfant vu de dos, en chandail rayé, tend une main à plat vers le haut d’un montant de porte marqué de "
        "huit traits de crayon ; un mètre ruban pend à un gros clou.",
        en="A child in a striped jersey, seen from behind, stretches a flat hand up a door post with eight pencil "
            "marks; "
        "a measuring tape hangs from a big nail.",
    )
)  # fmt: skip
