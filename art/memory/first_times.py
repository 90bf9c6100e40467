"""Memory cards of youth: a river, a ball, a match struck in the dark."""

from __future__ import annotations

from art.colour import Field, mix
from art.memory._calm import Calm, squashed
from art.memory._early import HIGH, LOW
from art.motifs.curves import blob, clipped, curve, limb
from art.motifs.things import hat
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, line, path, place, rectangle, ring, stroke

SCENES: list[Scene] = []

# A bare leg hanging from the knee at (0, 0), seen from its outer side, toes to the right.
LEG = (
    "M-300,-74C-200,-82 -110,-74 -52,-62C-30,-60 -8,-66 14,-58C36,-52 49,-38 49,-18C49,-2 41,8 38,22C35,34 42,44 43,62"
    "C47,120 42,200 32,286C27,326 22,352 27,380C34,402 56,428 78,460C98,488 118,516 130,544C136,560 122,566 104,566"
    "C86,572 66,566 54,550C46,540 40,530 30,520C18,508 4,504 -14,496C-36,488 -48,468 -43,446C-38,428 -28,414 -27,390"
    "C-26,350 -34,318 -50,270C-68,218 -80,156 -66,98C-61,74 -62,52 -70,38C-120,46 -220,46 -300,48Z"
)
LEG_LINES = (
    stroke("M-8,426C2,414 18,420 17,436M-25,404C-22,424 -24,440 -29,452", 3.4)
    + stroke("M12,-42C26,-40 35,-30 35,-16M16,20C26,19 33,12 36,2", 3.4)
    + stroke("M118,594C117,582 113,572 108,563M102,594C102,584 99,574 95,565M85,586C86,577 84,568 81,560"
             "M69,573C70,566 69,560 67,552", 3.2)
)  # fmt: skip
TOES = "".join(
    map(
        limb,
        (
            "96,524,26 120,554,29 130,576,30 134,588,25", "96,536,26 107,572,22 111,588,21 110,595,17",
            "84,540,24 91,570,20 94,584,19 93,590,16", "70,538,22 75,562,19 77,574,18 76,579,15",
            "56,532,22 60,552,18 61,561,17 60,566,14",
        ),
    )
)  # fmt: skip
NAILS = "".join(
    ellipse(x, y, wide, wide * 0.7, lean)
    for x, y, wide, lean in (
        (138, 588, 7.5, 62),
        (113, 595, 5.2, 72),
        (95, 590, 4.8, 76),
        (78, 579, 4.4, 80),
        (62, 567, 4, 84),
    )
)


def _leg(card: Calm, x: float, y: float, turn: float, scale: float, skin: str, mark: str, left: float = -20) -> None:
    """What is under water is broken off a little, and takes the colour of the water."""
    plate = card.plate
    dry, wet = rectangle(left, -20, 640 - left, HIGH + 20), rectangle(left, HIGH, 640 - left, 700)

    def broken(shape: str) -> str:
        return clipped(place(shape, x, y, scale, turn), dry) + clipped(place(shape, x + 9, y, scale, turn), wet)

    whole = card.cut(broken(path(LEG) + TOES), skin, 46, 0)
    card.flat(broken(LEG_LINES), mark, whole, 0.55)
    card.flat(broken(NAILS), mix(skin, "#ffe8d0", 0.24), whole)
    back = limb("-78,190,14 -60,258,30 -36,340,22 -36,410,20 -48,460,30 -12,504,32 34,538,28 60,576,18")
    plate.veil(place(back, x + 9, y, scale, turn), "#0c6080", 0.55, 10, 0, clip=whole * plate.mask(wet))
    plate.lay("#4fc0d0", whole * plate.mask(wet) * 0.24)


def _fish(card: Calm, x: float, y: float, scale: float, turn: float, flip: bool, inks: tuple[str, str, str]) -> None:
    """A slim river fish, nose at the right."""
    back, belly, fin = inks

    def at(shape: str) -> str:
        return place(shape, x, y, scale, turn, flip)

    card.cut(at(path("M-84,0C-104,-16 -128,-34 -150,-38C-140,-16 -138,14 -152,38C-128,32 -104,16 -84,0Z")), fin, 8, 0)
    card.flat(at(path("M-20,-34C-2,-58 20,-62 40,-60C34,-48 36,-40 44,-32Z")), fin)
    card.flat(at(path("M-30,30C-38,46 -50,52 -62,52C-58,40 -58,32 -52,22Z")), fin)
    body = at(path("M122,4C100,-26 50,-42 6,-38C-34,-34 -66,-16 -92,-7V8C-60,18 -30,36 10,38C56,40 100,26 122,4Z"))
    inside = card.cut(body, back, 26, 0.5)
    card.flat(at(path("M122,4C80,16 20,10 -92,2V8C-60,18 -30,40 10,42C56,44 100,30 122,4Z")), belly, inside)
    scales = "".join(
        stroke(f"M{-58 + 22 * i},{-14 + 12 * row}q8,6 0,12", 2.6) for i in range(6) for row in range(2 if i else 1)
    )
    card.flat(at(scales), fin, inside, 0.6)
    card.flat(at(stroke("M74,-28C62,-12 62,12 72,30", 4)), fin, inside)
    card.flat(at(path("M50,10C36,12 20,22 12,34C30,36 46,28 56,18Z")), fin)
    card.flat(at(circle(92, -8, 9)), "#fff6dc")
    card.flat(at(circle(94, -8, 5.2)), "dark")


def _under_water(card: Calm) -> Field:
    plate = card.plate
    plate.at(0.75)
    water = card.cut(path(f"M-20,{HIGH}H620V930H-20Z"), "#38bdb8", 0, 0)
    card.fade(90, "#0a5668", 0.95, 0.52, water)
    for x, wide, lean, amount in (
        (90, 60, -150, 0.3),
        (250, 90, -130, 0.34),
        (420, 60, -110, 0.3),
        (540, 110, -90, 0.32),
    ):
        ray = path(f"M{x},{HIGH}H{x + wide}L{x + wide * 1.9 + lean},860H{x + lean}Z")
        plate.veil(ray, "#d8f6dc", amount, 12, 0.35, clip=water)
    plate.at(0.5)
    for x, y, r in ((60, 900, 90), (210, 922, 80), (356, 916, 96), (520, 906, 110)):
        card.cut(ellipse(x, y, r, r * 0.52), "#15626c", 40, 0.3)
    plate.at(0.35)
    for x, tall, sway in ((24, 300, 30), (62, 200, -16), (560, 260, -34), (590, 360, 20), (522, 150, 20)):
        y = 910
        card.cut(
            limb(f"{x},{y},15 {x + sway},{y - tall * 0.4:.0f},19 {x - sway * 0.6:.0f},{y - tall * 0.75:.0f},13 "
                f"{x + sway * 0.8:.0f},{y - tall},2"), "#1f7a5c", 10, 0)  # fmt: skip
    return water


def summer_river(plate: Plate) -> None:
    card = Calm(plate, "#bfe6d8", "#0b3c4a", "#fff6dc", "#f2b544", fade=-90, wood="#a8754a", coral="#e2583f")
    plate.sky([(0, "#8fe0dc"), (0.14, "#e2fae8"), (0.27, "#fffbe0"), (1, "#fffbe0")])
    plate.at(0.9)
    card.cut(blob(f"-30,{HIGH}! -30,170 60,150 150,176 230,190 300,160 380,170 470,196 560,168 640,178 640,{HIGH}!"),
        "#6fb79a", 20, 0)  # fmt: skip
    card.cut(blob(f"-30,{HIGH}! 60,214 180,226 320,212 460,226 640,210 640,{HIGH}!"), "#4c9c88", 12, 0)
    water = _under_water(card)
    plate.at(0.2)
    for x in (38, 148):
        card.cut(rectangle(x - 15, 120, 30, 820), "#7a5236", 16, 0.4)
        plate.lay("#16808a", plate.mask(rectangle(x - 15, HIGH, 30, 700)) * 0.45)
        plate.veil(rectangle(x - 22, 600, 44, 340), "#0e6474", 0.75, 40, 0)
    plate.at(0.1)
    _leg(card, 344, 92, -13, 0.86, "#b8713f", "#5d3320", 220)
    _fish(card, 452, 706, 0.8, -16, True, ("#f0a03a", "#ffe2a0", "#c8641f"))
    plate.at(0)
    deck = card.cut(path("M-20,98H196Q206,98 206,110V128Q206,138 196,138H-20Z"), "wood", 16, 1)
    card.flat(stroke("M-20,110C60,106 120,114 200,109M-20,126C70,122 140,130 200,124", 3.4), "#6d4529", deck, 0.7)
    _leg(card, 262, 60, -1, 1, "#cf8650", "#6d3d26")
    card.cut(path("M-30,-30H40C80,-26 130,-22 176,-12C184,20 182,70 170,112C100,112 30,112 -30,112Z"), "coral", 22, 1)
    card.flat(stroke("M172,-6C180,24 178,66 166,104", 4) + stroke("M30,4C50,30 60,60 58,96M96,-4C110,24 116,60 "
        "110,96", 4),
        "#9c3226", opacity=0.7)  # fmt: skip
    _fish(card, 150, 640, 0.62, 10, False, ("#e2583f", "#ffd0a8", "#a8321f"))
    plate.at(-0.02)
    _fish(card, 250, 806, 1.15, -5, False, ("#8fc8c6", "#fffbea", "#2f7f8c"))
    with plate.shining(0.5):
        card.flat(stroke(f"M-20,{HIGH}C60,{HIGH - 5} 120,{HIGH + 5} 200,{HIGH}S360,{HIGH + 4} 440,{HIGH}"
            f"S560,{HIGH - 4} 620,{HIGH}", 6),
            "#f2fff0")  # fmt: skip
    afloat = plate.mask(rectangle(340, 100, 280, HIGH - 92))
    card.put(hat("straw"), 486, HIGH + 2, 0.78, -4, clip=afloat, body="accent", trim="coral", light="light",
        dark="#7a4a1c")  # fmt: skip
    card.flat(limb(f"372,{HIGH + 6},2 430,{HIGH + 9},11 540,{HIGH + 9},11 604,{HIGH + 5},2"), "#dff6ea", opacity=0.9)
    for x, rx in ((262, 92), (408, 74)):
        card.flat(limb(f"{x - rx},{HIGH + 5},2 {x},{HIGH + 9},9 {x + rx},{HIGH + 5},2"), "#f2fff0", opacity=0.85)
    plate.veil(path(f"M-20,{HIGH + 6}H620V{HIGH + 26}H-20Z"), "#d8f6e6", 0.4, 8, 0.3, clip=water)


SCENES.append(
    Memory(
        draw=summer_river, age="youth", hue="turquoise", shape="wave", count=3, direction="down",
        moods=("joy", "calm"), living=("person", "fish"), objects=("jetty", "straw hat", "leg"),
        words={
            "rivière/river": 3, "été/summer": 3, "jambe/leg": 2, "poisson/fish": 2, "chapeau/hat": 2, "ponton/jetty": 2,
            "trois/three": 1, "vacances/holidays": 3, "eau/water": 2, "turquoise/turquoise": 1, "nager/swim": 2,
            "sous l’eau/under water": 2,
            "fraîcheur/coolness": 1, "paresse/idleness": 2, "pied/foot": 1,
        },
        fr="Deux jambes nues pendent d’un ponton dans l’eau turquoise, vue en coupe ; trois poissons nagent autour des "
        "pieds, un chapeau de paille flotte.",
        en="Two bare legs hang from a jetty into turquoise water seen from the side; three fish swim around the "
            "feet, a "
        "straw hat floats.",
    )
)  # fmt: skip


# Shoes from the side, sole on y = 0, toe at the right.
OXFORD = (
    "M-106,-8C-112,-40 -110,-72 -104,-94C-90,-88 -66,-88 -46,-97C-38,-86 -26,-78 -10,-72C14,-64 36,-55 58,-51"
    "C90,-48 114,-36 114,-8Z"
)
PUMP = (
    "M-94,-106C-99,-84 -97,-64 -88,-50C-70,-46 -52,-36 -32,-20C-14,-6 8,2 36,3C64,4 96,4 112,0C110,-14 88,-27 62,-35"
    "C50,-39 40,-41 32,-41C8,-38 -26,-58 -46,-80C-58,-93 -76,-104 -94,-106Z"
)


def _oxford(card: Calm, x: float, y: float, scale: float) -> None:
    def at(shape: str) -> str:
        return place(shape, x, y, scale)

    sole = "M-108,-11H115Q121,0 112,5H20Q8,5 2,-2H-46V6H-104Q-112,0 -108,-11Z"
    card.cut(at(path(sole)), "#2a0a24", 6, 0.8)
    card.flat(at(path("M-104,-94C-96,-108 -58,-110 -46,-97C-60,-86 -90,-84 -104,-94Z")), "#17040f")
    body = card.cut(at(path(OXFORD)), "#86406e", 34, 0)
    card.cut(at(path("M58,-51C90,-48 114,-36 114,-8H54C46,-22 48,-40 58,-51Z")), "#743260", 16, 0.2)
    card.flat(at(stroke("M-46,-94C-44,-68 -36,-50 -18,-38C0,-30 26,-28 48,-22M-106,-54C-86,-52 -74,-34 -74,-8", 2.6)),
        "#2a0a24", body)  # fmt: skip
    card.flat(at("".join(line([(-40 + 13 * i, -84 + 6.4 * i), (-31 + 12 * i, -65 + 7 * i)], 4) for i in range(4))),
        "light", body)  # fmt: skip
    card.cut(at(stroke("M-38,-82C-62,-106 -76,-84 -40,-80C-20,-104 4,-98 -36,-80M-40,-80C-48,-70 -50,-62 -58,-58"
        "M-38,-80C-32,-68 -26,-62 -24,-54", 4)), "light", 0, 0.4)  # fmt: skip
    card.lamp(at(path("M70,-43C88,-40 101,-31 105,-20C94,-30 82,-36 70,-43Z")), "#ffb0d0", 0.5)
    card.lamp(at(stroke("M-100,-78C-102,-60 -101,-44 -99,-30", 3)), "#d86aa0", 0.4)


def _pump(card: Calm, x: float, y: float, scale: float) -> None:
    def at(shape: str) -> str:
        return place(shape, x, y, scale, 0, True)

    card.flat(at(path("M-94,-106C-82,-120 -56,-112 -44,-96C-24,-70 6,-50 38,-44L32,-36L-60,-76Z")), "#6a2c12")
    card.cut(at(path("M-94,-72C-94,-44 -84,-22 -82,4H-69C-69,-14 -62,-28 -40,-30Z")), "#c07a1c", 8, 0.6)
    body = card.cut(at(path(PUMP)), "accent", 26, 0.3)
    card.flat(at(stroke("M112,2C64,7 36,7 8,2C-14,-4 -34,-18 -54,-33", 4)), "#7a4210")
    card.cut(at(path("M40,-40C30,-54 20,-50 22,-40C22,-32 32,-32 40,-40C52,-50 60,-44 58,-36C56,-28 48,-32 40,-40Z")),
        "#fff0c8", 5, 0.4)  # fmt: skip
    card.lamp(at(path("M70,-26C86,-21 98,-14 104,-6C92,-10 80,-16 70,-26Z")), "#fff6d8", 0.6)
    card.lamp(at(stroke("M-90,-96C-92,-82 -90,-68 -85,-58", 3)), "#ffe7a8", 0.5, clip=body)


COUPLE = (
    # Heads, shoulders, the arms held out to the left, and a skirt that turns.
    ellipse(-22, -372, 23, 29, 8)
    + path("M-44,-388C-42,-412 0,-414 4,-384C-8,-392 -30,-392 -44,-376Z")
    + path("M-2,-382C4,-376 8,-368 8,-364L-1,-360C0,-352 -4,-346 -12,-344Z")
    + ellipse(36, -352, 20, 26, -10)
    + path("M20,-366C14,-360 10,-354 10,-351L17,-348C17,-340 22,-332 30,-330Z")
    + path("M22,-372C34,-390 66,-376 62,-350C78,-352 80,-334 66,-330C56,-334 54,-350 44,-362Z")
    + path("M-30,-350C-50,-338 -62,-326 -60,-296C-58,-262 -46,-230 -44,-190C-44,-120 -62,-60 -66,-8L-92,0V6H-46"
           "C-34,-60 -20,-110 -8,-160C-4,-110 4,-60 0,-6L-14,4V8H24C26,-60 30,-130 24,-200L22,-300C14,-330 0,-344 "
               "-10,-348Z")
    + path("M-34,-346C-84,-330 -120,-340 -150,-366C-156,-372 -164,-366 -160,-358C-164,-352 -158,-346 -150,-348"
           "C-124,-326 -88,-313 -40,-308Z")
    + limb("-44,-276,16 -92,-290,14 -124,-316,11 -152,-352,9")
    + ellipse(-156, -359, 11, 8.6, 40)
    + path("M30,-328C52,-330 64,-312 60,-286C56,-258 46,-240 50,-222C70,-170 130,-110 172,-34C140,-22 112,-32 92,-14"
           "C68,-28 46,-6 18,-16C4,-80 10,-160 22,-224C14,-262 14,-310 30,-328Z")
    + path("M58,-306C66,-290 50,-276 20,-284L-34,-312C-44,-318 -38,-330 -26,-326L24,-306C36,-302 46,-312 58,-306Z")
    + path("M60,-24L74,-2C80,4 70,8 62,4L44,-18Z")
)  # fmt: skip


def _lantern(card: Calm, x: float, y: float, size: float, ink: str) -> None:
    """A paper globe with a flame in it: brightest in the middle, ribs darker at the sides."""
    plate = card.plate
    plate.glow(x, y, size * 2.6, "#ffb46a", 0.5)
    globe = card.lamp(ellipse(x, y, size, size * 0.9), ink, 0.62)
    plate.veil(ellipse(x, y + size * 0.1, size * 0.56, size * 0.56), "#fff4cc", 0.9, size * 0.2, 1, clip=globe)
    ribs = "".join(ellipse(x, y, size * k, size * 0.9).replace("/>", ' fill="none" stroke="#fff" stroke-width="2.2"/>')
        for k in (0.34, 0.7))  # fmt: skip
    card.flat(ribs, "#8a2a3c", globe, 0.45)
    card.flat(rectangle(x - size * 0.32, y - size * 1.02, size * 0.64, size * 0.17, 3)
        + rectangle(x - size * 0.26, y + size * 0.84, size * 0.52, size * 0.15, 3), "#3a0d2a")  # fmt: skip
    card.flat(line([(x, y + size), (x, y + size * 1.35)], 3), "accent")


def dance_hall(plate: Plate) -> None:
    card = Calm(plate, "#b52e72", "#2a0828", "#ffeccf", "#f4ae34", fade=-90)
    plate.at(0.5)
    card.fade(-90, "#5a1450", 0.8, 0.5)
    wall = plate.mask(rectangle(0, 0, 600, LOW))
    for x in range(0, 640, 100):
        card.flat(rectangle(x - 3, -20, 6, LOW), "#8a1f5c", wall, 0.45)
    plate.veil(ellipse(300, 430, 250, 230), "#ff9a8a", 0.55, 60, 0.25, clip=wall)
    card.flat(place(COUPLE, 314, 606, 0.79), "#4a0d40", wall, 0.9)
    plate.at(0.2)
    card.cut(rectangle(-20, LOW - 40, 640, 34), "#8a2058", 8, 0.4)
    floor = card.cut(rectangle(-20, LOW, 640, 280), "#c8506a", 0, 0)
    rings = "".join(squashed(ring(0, 0, r, 5), 300, 812, 1, 0.3) for r in range(90, 900, 82))
    spokes = "".join(line([(300, 812), (300 + dx, 812 + dy)], 2.6) for dx, dy in (
        (-700, 60), (-600, -130), (-330, -170), (-110, -170), (110, -170), (330, -170), (600, -130), (700, 60),
        (-420, 130), (-140, 130), (140, 130), (420, 130)))  # fmt: skip
    card.flat(rings + spokes, "#5c1440", floor, 0.6)
    card.fade(90, "#5a1248", 0.4, 0.3, floor)
    for points, spots in (
        ("-20,-6 96,62 290,88 480,56 620,-6", ((96, 62, 46, "#ffb53c"), (290, 88, 50, "#ff8f7a"),
            (480, 56, 46, "#ffd98a"))),
        (f"-20,{HIGH} 72,256 290,263 478,259 566,254 620,{HIGH}", ((72, 256, 38, "#ff9a86"), (478, 259, 38, "#ffb53c"),
            (562, 254, 32, "#ffdca0"))),
    ):  # fmt: skip
        card.flat(curve(points, 4), "#ffd9a0")
        for x, top, size, ink in spots:
            y = top + size + 12
            card.flat(line([(x, top), (x, y - size)], 3), "#ffd9a0")
            _lantern(card, x, y, size, ink)
            plate.veil(ellipse(x, 716, size * 0.7, 60), ink, 0.6, 14, 0.6, clip=floor)
    for at, x, y, scale in ((0.06, 168, 800, 0.88), (0.0, 140, 848, 1.02)):
        plate.at(at)
        plate.shadow(ellipse(x - 6, y + 6, 116 * scale, 13), 0.9, 6)
        _oxford(card, x, y, scale)
    for at, x, y, scale in ((0.06, 414, 800, 0.86), (0.0, 388, 846, 1.0)):
        plate.at(at)
        plate.shadow(ellipse(x + 6, y + 5, 112 * scale, 11), 0.85, 6)
        _pump(card, x, y, scale)
    _flower(card, 546, 850)


def _flower(card: Calm, x: float, y: float) -> None:
    """A carnation lost from a buttonhole, on its side."""

    def at(shape: str) -> str:
        return place(shape, x, y, 0.72, 70)

    card.plate.shadow(ellipse(x - 14, y + 26, 60, 7), 0.8, 5)
    card.cut(at(limb("0,20,8 4,60,6 -4,110,5")), "#3f7a4c", 4, 0.4)
    card.cut(at(path("M2,64C22,50 34,66 44,88C26,92 8,86 2,64Z")), "#4f8f5a", 6, 0.4)
    for wide, tall, ink in ((44, 50, "#ff9fae"), (34, 40, "#ffc2c0"), (20, 26, "#ffe6dc")):
        frill = "".join(
            f"L{-wide + wide * 2 * i / 10:.0f},{-tall + abs(i - 5) * 5 - (9 if i % 2 else 0):.0f}" for i in range(11)
        )
        card.cut(at(path(f"M0,24C-20,10 -{wide},0 -{wide},-{tall - 25}{frill}C{wide},0 20,10 0,24Z")), ink, 12, 0.4)
    card.cut(at(path("M-13,2C-8,14 8,14 13,2C14,20 8,32 0,34C-8,32 -14,20 -13,2Z")), "#4f8f5a", 8, 0.2)


SCENES.append(
    Memory(
        draw=dance_hall, age="youth", hue="magenta", shape="lanterns", count=6, direction="round",
        moods=("joy", "desire"), living=("couple",), objects=("lantern", "shoe", "shadow", "flower"),
        words={
            "danse/dance": 3, "bal/ball": 3, "lampion/lantern": 2, "chaussure/shoe": 2, "ombre/shadow": 3, "six/six": 1,
            "rencontre/meeting": 3, "couple/couple": 2, "tourner/turn": 2, "fête/party": 2, "musique/music": 2,
            "rose/magenta": 1,
            "face à face/face to face": 2, "fleur/flower": 1, "absence/absence": 2,
        },
        fr="Sous six lampions allumés, deux paires de chaussures vides pointe à pointe sur un parquet en cercles ; sur "
        "le mur, l’ombre d’un couple qui danse ; un œillet tombé.",
        en="Under six lit lanterns, two pairs of empty shoes toe to toe on a floor of circles; on the wall the "
            "shadow of "
        "a dancing couple; a fallen carnation.",
    )
)  # fmt: skip


# A profile looking right, the tip of the nose near (112, 4); it goes down into the neck.
PROFILE = (
    "M20,-214C44,-184 62,-146 66,-112C67,-96 60,-84 60,-72C66,-48 94,-20 110,2C116,12 108,20 92,22C86,24 84,28 86,34"
    "C94,42 101,48 100,56C99,62 90,64 84,66C91,69 96,74 95,82C93,91 80,93 77,100C77,110 86,118 85,132"
    "C82,152 62,162 40,160C16,158 -8,158 -24,176C-38,194 -44,228 -43,270C-42,316 -32,370 -24,440L-330,440"
    "C-300,330 -262,240 -236,120L-200,-150Z"
)
PROFILE_LINES = (
    stroke("M88,23C80,24 74,18 76,8", 4)
    + stroke("M86,65C76,66 68,62 62,58", 3.8)
    + path("M58,-122C40,-134 18,-134 -6,-122C18,-126 40,-124 57,-112Z")
)
LASHES = stroke("M56,-62C44,-48 26,-46 10,-54", 5) + stroke("M52,-56L64,-48M44,-51L54,-40M34,-49L40,-37", 3.4)
LIPS = path("M85,34C94,42 101,48 100,56C99,62 90,64 84,66C78,66 72,64 67,61C74,54 80,46 85,36Z") + path(
    "M84,66C91,69 96,74 95,82C93,89 86,91 80,93C75,86 73,74 67,62C72,64 78,66 84,66Z"
)
EAR = path("M-96,-66C-74,-76 -58,-58 -62,-34C-66,-14 -80,2 -92,-4C-104,-12 -112,-54 -96,-66Z")
CURLS = (
    "M62,-118C74,-140 70,-158 62,-168C74,-186 62,-208 44,-210C44,-236 14,-250 -6,-238C-24,-262 -62,-262 -76,-240"
    "C-104,-254 -138,-238 -142,-212C-172,-214 -196,-188 -186,-162C-212,-150 -222,-116 -204,-96C-222,-74 -214,-40 "
    "-192,-32"
    "C-198,-6 -180,16 -156,14C-150,34 -128,40 -112,30C-104,10 -106,-10 -112,-30C-106,-60 -92,-72 -78,-68"
    "C-70,-84 -66,-104 -52,-118C-36,-134 -8,-132 10,-150C24,-140 44,-136 62,-118Z"
)
TRESSES = (
    "M36,-204C14,-246 -24,-266 -70,-268C-180,-272 -262,-190 -262,-80C-262,20 -300,120 -330,230C-340,300 -330,380 "
    "-300,460"
    "L-120,460C-150,340 -96,240 -84,140C-78,90 -104,60 -100,10C-98,-40 -84,-84 -52,-122C-28,-150 10,-172 36,-204Z"
)


def _kisser(
    card: Calm, x: float, y: float, scale: float, turn: float, flip: bool, skin: str, hair: str, long: bool
) -> None:
    def at(shape: str) -> str:
        return place(shape, x, y, scale, turn, flip)

    dark = "#2a1018"
    plate = card.plate
    if long:
        card.cut(at(path("M-330,120C-300,20 -260,-60 -200,-120L-60,60L-110,470H-340Z")), hair, 40, 0)
    face = card.cut(at(path(PROFILE)), skin, 74, 0)
    plate.veil(at(ellipse(30, 40, 40, 30, -20)), "#e0604a", 0.2, 16, 0, clip=face)
    plate.veil(at(LIPS), mix(skin, "#a02a30", 0.6), 0.75, 1.6, 0, clip=face)
    card.flat(at(PROFILE_LINES), dark, face, 0.85)
    plate.shadow(at(path("M66,-72C50,-84 24,-84 6,-70C20,-54 44,-52 62,-62Z")), 0.3, 5, face)
    card.flat(at(stroke("M54,-82C40,-90 22,-88 8,-76", 3)), dark, face, 0.4)
    card.flat(at(LASHES), dark, None, 0.95)
    if long:
        locks = card.cut(at(path(TRESSES)), hair, 60, 0.8)
        strands = "".join(
            stroke(f"M{20 - 22 * i},{-200 - 10 * i}C{-60 - 30 * i},{-160 + 6 * i} {-130 - 30 * i},{-60 + 20 * i} "
                f"{-130 - 26 * i},{120}S{-190 - 20 * i},{300} {-170 - 26 * i},460", 3) for i in range(5))  # fmt: skip
        card.flat(at(strands), "#7a4a5a", locks, 0.5)
    else:
        card.cut(at(EAR), skin, 14, 0.4)
        card.flat(at(stroke("M-92,-50C-80,-58 -70,-46 -76,-28C-80,-18 -84,-14 -90,-16", 4)), dark, None, 0.6)
        mop = card.cut(at(path(CURLS)), hair, 40, 0.6)
        rolls = "".join(
            stroke(f"M{cx},{cy}c-4,-18 22,-24 26,-6c2,12 -12,16 -16,8", 3.2)
            for cx, cy in ((20, -190), (-30, -210), (-84, -206), (-134, -176), (-168, -124), (-176, -62), (-150, -14),
                (-60, -160), (-110, -130), (-130, -70), (-4, -158))
        )  # fmt: skip
        card.flat(at(rolls), "#8a4a3c", mop, 0.55)


HAND = (
    "M-150,300C-140,210 -136,150 -112,108C-96,80 -70,60 -46,40C-28,26 -16,12 -8,-2C-2,-12 12,-10 12,2C12,16 2,30 -10,44"
    "C-2,36 8,26 16,22C28,16 38,28 30,40C20,56 4,68 -6,84C10,84 16,98 6,110C2,116 -4,118 -8,120C6,124 8,138 -2,146"
    "C-8,150 -12,152 -16,152C-6,158 -8,170 -16,176C-28,200 -40,240 -40,300Z"
)
HAND_LINES = stroke(
    "M-10,44C-20,56 -32,66 -42,72M-6,84C-16,100 -36,106 -54,98M-8,120C-24,120 -38,114 -50,106M-16,152C-30,154 "
    "-44,148 -56,138",
    3.6,
)


def first_kiss(plate: Plate) -> None:
    card = Calm(plate, "#20418c", "#0a1433", "#fdeac6", "#f28c3a", fade=90)
    plate.at(0.8)
    card.fade(-90, "#0c1a48", 0.9, 0.5)
    with plate.shining(1):
        card.flat(path("M318,52A52,52 0 1 0 352,128A44,44 0 1 1 318,52Z"), "#eef2ff")
    plate.glow(300, 560, 330, "#e8843c", 0.5)
    plate.at(0.05)
    _kisser(card, 432, 388, 0.98, 4, True, "#c07a4c", "#6a3030", False)
    card.cut(blob("640,980! 640,690 560,676! 500,712 430,706! 404,760 384,850 372,980!"), "#2a4684", 50, 0.8)
    card.cut(blob("640,740! 560,676! 500,712 430,706! 452,752 520,790 640,840!"), "#35559c", 22, 0.6)
    plate.at(0)
    _kisser(card, 164, 420, 0.98, -4, False, "#f0b488", "#2a1838", True)
    card.cut(blob("-40,980! -40,730 40,716 110,724 158,716! 190,770 214,860 230,980!"), "#8a3040", 50, 0.8)
    card.cut(blob("-40,730! 60,722 158,716! 150,760 80,800 -40,820!"), "#a84050", 20, 0.6)
    plate.at(-0.03)
    card.cut(line([(302, 700), (300, 596)], 9), "#f6dcb0", 0, 0)
    card.flat(circle(300, 594, 9), "#5a1c1c")
    hand = card.cut(place(path(HAND), 302, 692, 0.92, 6), "#f0b488", 30, 0.8)
    card.flat(place(HAND_LINES, 302, 692, 0.92, 6), "#7a3a2c", hand, 0.8)
    card.cut(blob("110,960! 136,880 166,838! 214,834 272,868! 268,910 276,960!"), "#8a3040", 24, 0.8)
    with plate.shining(1):
        card.flat(path("M300,604C276,596 270,566 284,544C292,530 298,518 300,496C314,520 330,544 328,568C326,592 "
            "314,602 300,604Z"),
            "#ff9a3c")  # fmt: skip
        card.flat(path("M300,600C286,592 284,572 292,558C298,548 301,540 302,528C312,544 318,560 316,576C314,590 "
            "308,598 300,600Z"),
            "#fff3cf")  # fmt: skip


SCENES.append(
    Memory(
        draw=first_kiss, age="youth", hue="deep blue", shape="two profiles", count=2, direction="centre",
        moods=("desire", "tender"), living=("couple",), objects=("match", "flame"),
        words={
            "baiser/kiss": 3, "profil/profile": 2, "flamme/flame": 3, "allumette/match": 2, "deux/two": 2,
            "bleu/blue": 1,
            "nuit/night": 2, "désir/desire": 2, "amour/love": 2, "croissant/crescent": 1, "secret/secret": 2,
            "visage/face": 2,
            "feu/fire": 2, "face à face/face to face": 2, "brûler/burn": 1,
        },
        fr="Deux profils aux yeux baissés se rapprochent sur un fond bleu nuit, une main tient entre eux une allumette "
        "allumée, sous un croissant de lune.",
        en="Two profiles with lowered eyes draw close against deep blue, a hand holds a lit match between them, under "
        "a crescent moon.",
    )
)  # fmt: skip
