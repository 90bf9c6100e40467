"""The rooms of a house cut open: one woman in red at six ages, each with her lamp and her furniture."""

from __future__ import annotations

from dataclasses import replace

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.curves import form, limb
from art.motifs.heads import Mood
from art.motifs.indoors import Area
from art.motifs.people import person
from art.motifs.puppet import POSES
from art.motifs.things import ROCKING_CHAIR
from art.press import Plate, darker, lighter
from art.shapes import circle, ellipse, line, path, place, rectangle, stroke
from art.story._profiles import EAR, PROFILE

RED, WOOD, DARK, CREAM, SKIN, HAIR = "#d23a2c", "#9a5a36", "#4a2c2e", "#fff4dc", "#eebd98", "#43262c"
LOOK: dict[str, Colour] = {"coat": RED, "trim": CREAM, "hair": HAIR, "skin": SKIN, "legs": SKIN, "band": "#f3c060"}
GLAD = Mood(lids=0, bend=1.8, blush=0.7)


def pendant(plate: Plate, x: float, top: float, drop: float, ink: Colour) -> None:
    """A lamp on its wire, and its light on the wall."""
    y = top + drop
    plate.glow(x, y + 14, 92, "#fff0b4", 0.7)
    cut(plate, line([(x, top), (x, y)], 2), DARK, edge=0.1)
    with plate.shining(1):
        cut(plate, circle(x, y + 10, 5.5), "#fffbe0", edge=0.1)
    cut(plate, path(f"M{x - 5},{y - 5}H{x + 5}L{x + 18},{y + 9}H{x - 18}Z"), ink, 4, edge=0.1)


def _picture(plate: Plate, x: float, y: float, w: float, h: float, ink: Colour) -> None:
    cut(plate, rectangle(x - w / 2, y - h / 2, w, h, 2), WOOD, 3, 0.5)
    view = cut(plate, rectangle(x - w / 2 + 4, y - h / 2 + 4, w - 8, h - 8), ink, edge=0.1)
    cut(
        plate,
        circle(x + w * 0.1, y + h * 0.4, w * 0.3) + circle(x - w * 0.3, y + h * 0.44, w * 0.2),
        darker(ink, 0.3),
        clip=view,
    )


def _rug(plate: Plate, x: float, y: float, half: float, ink: Colour) -> None:
    cut(plate, ellipse(x, y, half, 6), ink, edge=0.15)
    cut(plate, ellipse(x, y, half - 7, 3.6), lighter(ink, 0.3), edge=0.15)


def cradle(plate: Plate, room: Area) -> None:
    """The first room: she sleeps in a cradle under a mobile."""
    x, y = room.middle[0] - 6, room.bottom - 8
    pendant(plate, room.x + 30, room.y, 20, "#4f8fa0")
    cut(
        plate,
        stroke(
            f"M{x + 4},{room.y}V{room.y + 26}M{x - 26},{room.y + 34}Q{x + 4},{room.y + 18} {x + 36},{room.y + 34}", 1.8
        ),
        DARK,
        edge=0.1,
    )
    for dx, dy, ink in ((-26, 50, "#e9b44c"), (4, 46, "#d23a2c"), (36, 52, "#4f8fa0")):
        cut(plate, line([(x + dx, room.y + 30), (x + dx, room.y + dy)], 1.4), DARK, edge=0.1)
        bird = path("M-12,0C-8,-8 2,-8 6,-3L13,-5L8,2C4,8 -6,8 -12,0Z")
        cut(plate, place(bird, x + dx, room.y + dy + 4, 0.95), ink, 3, 0.4, edge=0.1)
    _rug(plate, x, y + 1, 76, "#b8683f")
    cut(plate, line([(x - 30, y - 24), (x - 34, y - 6)], 7) + line([(x + 30, y - 24), (x + 34, y - 6)], 7), DARK, 3)
    cut(plate, stroke(f"M{x - 62},{y - 16}Q{x},{y + 14} {x + 62},{y - 16}", 6), DARK, 3, 0.5)
    cut(
        plate,
        path(f"M{x - 66},{y - 74}C{x - 78},{y - 104} {x - 50},{y - 112} {x - 30},{y - 92}L{x - 26},{y - 56}H{x - 60}Z"),
        lighter(WOOD, 0.15),
        8,
        0.5,
    )
    cut(plate, ellipse(x - 30, y - 58, 27, 13), CREAM, 6)
    cut(plate, circle(x - 28, y - 66, 17), lighter(SKIN, 0.15), 4, 0, edge=0.1)
    cut(
        plate,
        path(
            f"M{x - 45},{y - 66}C{x - 46},{y - 86} {x - 20},{y - 90} {x - 12},{y - 72}C{x - 22},{y - 80}"
            f" {x - 36},{y - 78} {x - 45},{y - 66}Z"
        ),
        HAIR,
        3,
        edge=0.1,
    )
    face = f"M{x - 36},{y - 66}q4,4 8,0M{x - 22},{y - 66}q4,4 7,0M{x - 28},{y - 57}q3,3 6,0"
    cut(plate, stroke(face, 1.8), "#5a2430", edge=0.1)
    cut(plate, circle(x - 37, y - 60, 3.4) + circle(x - 17, y - 60, 3), "#e08a78", opacity=0.7, edge=0.1)
    quilt = cut(plate, path(f"M{x - 18},{y - 48}C{x - 10},{y - 80} {x + 40},{y - 78} {x + 58},{y - 50}Z"), RED, 10, 0.5)
    cut(
        plate,
        stroke(
            f"M{x},{y - 74}L{x + 6},{y - 44}M{x + 24},{y - 76}L{x + 28},{y - 44}M{x + 44},{y - 68}"
            f"L{x + 46},{y - 44}M{x - 20},{y - 58}H{x + 60}",
            2,
        ),
        "#f0a48c",
        clip=quilt,
    )
    basket = cut(
        plate,
        path(
            f"M{x - 64},{y - 60}C{x - 56},{y - 4} {x + 48},{y - 4} {x + 64},{y - 54}C{x + 20},{y - 46}"
            f" {x - 30},{y - 48} {x - 64},{y - 60}Z"
        ),
        WOOD,
        12,
        0.8,
    )
    cut(
        plate,
        stroke(
            "".join(
                f"M{x + i * 18},{y - 60}C{x + i * 17},{y - 40} {x + i * 15},{y - 24} {x + i * 13},{y - 8}"
                for i in range(-3, 4)
            ),
            2,
        ),
        darker(WOOD, 0.35),
        clip=basket,
    )


def pupil(plate: Plate, room: Area) -> None:
    """The second: she reads at her desk, legs dangling from a stool."""
    x, y = room.middle[0], room.bottom - 8
    _picture(plate, x + 12, room.y + 30, 38, 30, "#f0c890")
    cut(
        plate,
        rectangle(x - 62, y - 54, 44, 7, 3)
        + line([(x - 56, y - 48), (x - 60, y)], 5)
        + line([(x - 24, y - 48), (x - 20, y)], 5),
        WOOD,
        3,
        0.6,
    )
    _reader(plate, x - 40, y)
    top = y - 72
    cut(plate, rectangle(x + 2, top + 8, 88, 16, 2), WOOD, 4, 0.7)
    cut(
        plate,
        line([(x + 10, top + 20), (x + 6, y)], 6) + line([(x + 80, top + 20), (x + 84, y)], 6),
        darker(WOOD, 0.2),
        3,
    )
    cut(plate, rectangle(x - 6, top, 104, 9, 3), lighter(WOOD, 0.2), 3, 0.6)
    cut(
        plate,
        stroke(f"M{x + 78},{top}V{top - 30}L{x + 60},{top - 46}", 3.4) + rectangle(x + 68, top - 4, 20, 5, 2),
        "#2f6f74",
        2,
    )
    plate.glow(x + 46, top - 26, 70, "#fff0b4", 0.75)
    with plate.shining(1):
        cut(plate, circle(x + 52, top - 40, 6), "#fffbe0", edge=0.1)
    cut(plate, place(path("M-9,-9H9L18,9H-18Z"), x + 57, top - 48, 1, 24), "#2f6f74", 4, 0.4)
    _open_book(plate, x - 40, y)
    cut(plate, rectangle(x - 92, y - 26, 26, 26, 4), "#c98a3c", 5, 0.6)
    cut(plate, rectangle(x - 92, y - 26, 26, 11, 4) + stroke(f"M{x - 86},{y - 26}q7,-10 14,0", 3), "#9a5f2a", 3)


def _reader(plate: Plate, x: float, y: float) -> None:
    """A girl with a plait in profile on her stool."""
    head = (x + 4, y - 116, 0.6, 10.0, False)

    def put(shape: str, ink: Colour, depth: float = 0, lift: float = 0) -> None:
        cut(plate, place(shape, x, y), ink, depth, lift, edge=0.15)

    put(limb("26,-46,12 30,-28,10 31,-12,9"), SKIN, 4)
    put(path("M26,-14H36C40,-10 46,-8 46,-3H26Z"), DARK, 3, 0.3)
    put(limb("-9,-112,10 -17,-92,9 -17,-74,6"), HAIR, 4, 0.3)
    dress = (
        "M-12,-90C-4,-97 8,-97 13,-89C15,-78 13,-68 11,-60C22,-62 36,-60 40,-52C42,-45 38,-38 30,-38H-14"
        "C-19,-50 -18,-76 -12,-90Z"
    )
    put(path(dress), RED, 9, 0.5)
    put(stroke("M-15,-60Q-2,-55 11,-60", 4), CREAM)
    cut(plate, place(path(PROFILE), *head), SKIN, edge=0.1)
    cut(plate, place(ellipse(10, 8, 4.6, 4), *head), "#e89a80", opacity=0.7, edge=0.1)
    crown = "M-26,-14C-33,-46 12,-52 18,-26C10,-22 2,-16 -2,-6C-4,2 -6,12 -12,20C-22,16 -28,2 -26,-14Z"
    cut(plate, place(path(crown), *head), HAIR, 7)
    cut(plate, place(path(EAR), *head), darker(SKIN, 0.08), edge=0.1)
    cut(plate, place(stroke("M8.5,-4.5Q12,-1 16,-4M15,13.4Q17.5,14.6 20,13", 2.6), *head), "#4a1a28", edge=0.1)
    put(limb("-6,-89,6 4,-92,6 12,-88,5"), CREAM, 2)


def _open_book(plate: Plate, x: float, y: float) -> None:
    """What she reads, upright on the desk, and the arm that holds it."""
    cut(plate, place(path("M50,-73L58,-101L78,-98L71,-73Z"), x, y), "#3f6ea0", 3, 0.4, edge=0.1)
    cut(plate, place(path("M50,-73L58,-101L54,-102L45,-74Z"), x, y), CREAM, 0, 0.2, edge=0.1)
    cut(plate, place(limb("14,-70,9 32,-76,8 49,-81,7"), x, y), SKIN, 4, 0.3)
    cut(plate, place(limb("2,-86,14 6,-72,13 20,-71,11"), x, y), lighter(RED, 0.06), 5, 0.4)


def dance(plate: Plate, room: Area) -> None:
    """The third: she dances to a gramophone."""
    x, y = room.middle[0], room.bottom - 8
    pendant(plate, x + 64, room.y, 12, "#e9b44c")
    _rug(plate, x - 16, y + 1, 66, "#5a4a86")
    woman = person("dance", "gown", "", "long", gaze=(30, -4), mood=GLAD, face="oval", inks={**LOOK, "shoes": DARK})
    draw(plate, woman, x - 20, y, 0.69, shadow=0.6)
    cut(
        plate,
        rectangle(x + 44, y - 44, 46, 7, 2)
        + line([(x + 50, y - 40), (x + 48, y)], 4.5)
        + line([(x + 84, y - 40), (x + 86, y)], 4.5),
        WOOD,
        3,
        0.6,
    )
    cut(plate, rectangle(x + 48, y - 60, 38, 17, 3), darker(WOOD, 0.25), 4, 0.5)
    cut(plate, ellipse(x + 66, y - 61, 18, 4), "#2a2036", edge=0.1)
    cut(plate, limb(f"{x + 78},{y - 62},4 {x + 82},{y - 80},5 {x + 70},{y - 92},9"), "#e9b44c", 3)
    cut(
        plate,
        form(
            f"{x + 76},{y - 88} {x + 70},{y - 112} {x + 50},{y - 122} {x + 40},{y - 108} {x + 46},{y - 90}"
            f" {x + 64},{y - 82}"
        ),
        "#e9b44c",
        8,
        0.7,
    )
    cut(plate, ellipse(x + 51, y - 105, 12, 16, -34), "#8a5a24", 4)


def waiting(plate: Plate, room: Area) -> None:
    """The fourth: she looks out of a window at the snow, her back to us."""
    x, y = room.middle[0], room.bottom - 8
    pendant(plate, x - 66, room.y, 24, "#b0503c")
    cut(plate, rectangle(x - 4, y - 124, 84, 84, 3), CREAM, 4, 0.8)
    sky = cut(plate, rectangle(x + 3, y - 117, 70, 70), "#3f5c94", edge=0.1)
    cut(plate, ellipse(x + 20, y - 46, 40, 16) + ellipse(x + 66, y - 46, 30, 12), "#b9cbe4", clip=sky)
    cut(
        plate,
        "".join(
            circle(x + a, y - b, 1.9)
            for a, b in ((12, 106), (26, 84), (46, 108), (60, 92), (66, 72), (20, 66), (48, 80), (34, 98))
        ),
        "#ffffff",
        clip=sky,
        edge=0.1,
    )
    cut(plate, rectangle(x + 35, y - 120, 6, 76) + rectangle(x, y - 86, 76, 5), CREAM, 2)
    for left, tip in ((x - 12, x + 16), (x + 88, x + 60)):
        cut(
            plate,
            path(
                f"M{left},{y - 130}C{left},{y - 100} {left},{y - 70} {left},{y - 38}"
                f"C{(left + tip) / 2},{y - 60} {tip},{y - 100} {tip},{y - 130}Z"
            ),
            "#e8a86c",
            6,
            0.6,
        )
    cut(plate, rectangle(x - 10, y - 42, 96, 7, 2), CREAM, 3, 0.6)
    cut(plate, path(f"M{x + 56},{y - 42}L{x + 53},{y - 56}H{x + 71}L{x + 68},{y - 42}Z"), "#b8603a", 3, 0.4)
    cut(
        plate,
        limb(f"{x + 62},{y - 56},3 {x + 58},{y - 70},7 {x + 52},{y - 78},2")
        + limb(f"{x + 62},{y - 56},3 {x + 68},{y - 72},7 {x + 76},{y - 76},2"),
        "#4f8a56",
        3,
        edge=0.1,
    )
    woman = person(replace(POSES["back"], nod=4), "dress", "", "bun", gaze=(146, 4), inks={**LOOK, "shoes": DARK})
    draw(plate, woman, x - 26, y, 0.7, shadow=0.6)
    cut(plate, rectangle(x - 92, y - 34, 42, 34, 4), "#a8683a", 6, 0.6)
    cut(plate, rectangle(x - 84, y - 34, 5, 34) + rectangle(x - 63, y - 34, 5, 34), darker(WOOD, 0.35))
    cut(plate, stroke(f"M{x - 78},{y - 34}q7,-11 14,0", 3.4), DARK)


def mother(plate: Plate, room: Area) -> None:
    """The fifth: she walks with her child, who drags a wooden duck."""
    x, y = room.middle[0], room.bottom - 8
    pendant(plate, x + 56, room.y, 24, "#d23a2c")
    _picture(plate, x + 8, room.y + 30, 40, 30, "#e8b890")
    _rug(plate, x, y + 1, 80, "#3f7a80")
    _strolling(plate, x - 42, y, 0.9, RED, HAIR, "#35283a", 0.62)
    _strolling(plate, x + 14, y, 0.6, "#2f7f86", "#9a5230", "#35506e", 0.74)
    cut(plate, place(limb("12,-51,7 4,-51,7 -2,-51,7"), x, y), "#2f7f86", 3)
    arm = path("M6,-100C14,-106 22,-100 22,-90C26,-80 34,-70 44,-62L36,-54C22,-60 8,-72 4,-84Z")
    cut(plate, place(arm, x - 42, y, 0.9), lighter(RED, 0.06), 6, 0.4)
    cut(plate, circle(x - 4, y - 51, 4.6), SKIN, 2, 0.2, edge=0.1)
    hand = (x + 27.0, y - 33.0)
    cut(plate, place(limb("14,-54,8 18,-42,7 25,-35,6"), x, y), lighter("#2f7f86", 0.1), 3, 0.3)
    cut(plate, circle(*hand, 3.6), SKIN, edge=0.1)
    cut(plate, line([hand, (x + 54, y - 8)], 1.6), DARK, edge=0.1)
    duck = "M-16,-10C-14,-22 -4,-20 4,-20C6,-30 20,-30 20,-20L28,-18L20,-14C20,-4 10,-4 0,-4C-8,-4 -14,-4 -16,-10Z"
    cut(plate, place(path(duck), x + 68, y, 0.95), "#eebc48", 5, 0.5)
    cut(plate, circle(x + 60, y - 2, 4) + circle(x + 76, y - 2, 4), RED, 2)


def _strolling(
    plate: Plate, x: float, y: float, size: float, coat: Colour, hair: Colour, hose: Colour, skull: float
) -> None:
    """Somebody in a coat who walks to the right, in profile, without the arms."""
    head = (3.0, -126.0, skull, 4.0, False)
    grown = size > 0.8

    def put(shape: str, ink: Colour, depth: float = 0, lift: float = 0) -> None:
        cut(plate, place(shape, x, y, size), ink, depth, lift, edge=0.15)

    put(limb("-4,-40,13 -12,-22,11 -22,-8,9"), darker(hose, 0.15), 4)
    put(path("M-28,-12L-20,-6C-16,-4 -14,-2 -14,0H-32Z"), DARK, 2)
    put(limb("6,-40,13 10,-22,11 13,-6,9"), hose, 4)
    put(path("M8,-8H18C22,-6 27,-4 28,0H8Z"), DARK, 2)
    cloth = "M-12,-98C-4,-105 8,-105 13,-97C17,-76 20,-52 25,-32C8,-26 -10,-26 -22,-32C-18,-54 -18,-78 -12,-98Z"
    put(path(cloth), coat, 9, 0.5)
    put(place(path(PROFILE), *head), SKIN)
    put(place(ellipse(10, 8, 4.6, 4), *head), "#e89a80")
    crown = "M-26,-14C-33,-46 12,-52 18,-26C10,-22 2,-16 -2,-6C-4,2 -6,12 -12,20C-22,16 -28,2 -26,-14Z"
    put(place(path(crown) + (circle(-26, -34, 12) if grown else ""), *head), hair, 6)
    put(place(path(EAR), *head), darker(SKIN, 0.08))
    put(place(stroke("M8.5,-4.5Q12,-1 16,-4M15,13.4Q17.5,14.6 20,13", 3), *head), "#4a1a28")
    put(limb("-7,-100,7 3,-104,7 13,-98,6"), CREAM, 2)


def rest(plate: Plate, room: Area) -> None:
    """The last: white-haired, she rocks and knits beside a lamp, a cat at her feet."""
    x, y = room.middle[0], room.bottom - 8
    cut(plate, line([(x + 76, y), (x + 76, y - 96)], 4) + rectangle(x + 62, y - 4, 28, 5, 2), DARK, 2)
    plate.glow(x + 70, y - 96, 96, "#fff0b4", 0.8)
    with plate.shining(0.9):
        cut(plate, path(f"M{x + 66},{y - 124}H{x + 86}L{x + 96},{y - 92}H{x + 56}Z"), "#ffdf90", 5)
    _rug(plate, x, y + 1, 82, "#8a4a5c")
    draw(plate, ROCKING_CHAIR, x - 8, y, 0.58, shadow=0.6, inks={"body": WOOD, "dark": darker(WOOD, 0.35)})
    old = person(
        replace(POSES["sit"], arm=(20, 88), other_arm=(30, 92), hands=("rest", "rest")), "dress", "", "bun", "old",
        gaze=(54, 22), mood="sleep", inks={**LOOK, "hair": "#f6f1ea", "shoes": DARK},
    )  # fmt: skip
    draw(plate, old, x - 8, y - 24, 0.72, shadow=0.5)
    cut(
        plate,
        path(
            f"M{x + 20},{y - 83}L{x + 40},{y - 81}C{x + 44},{y - 66} {x + 42},{y - 50} {x + 38},{y - 38}"
            f"L{x + 22},{y - 42}C{x + 26},{y - 56} {x + 25},{y - 70} {x + 20},{y - 83}Z"
        ),
        "#e9b44c",
        4,
        0.5,
    )
    cut(
        plate,
        stroke(
            f"M{x + 23},{y - 74}L{x + 42},{y - 72}M{x + 25},{y - 62}L{x + 42},{y - 60}M{x + 25},{y - 51}"
            f"L{x + 41},{y - 48}",
            3,
        ),
        RED,
        edge=0.1,
    )
    cut(
        plate,
        line([(x + 16, y - 94), (x + 38, y - 78)], 1.8) + line([(x + 44, y - 94), (x + 20, y - 78)], 1.8),
        DARK,
        edge=0.1,
    )
    cut(
        plate,
        stroke(f"M{x + 36},{y - 40}C{x + 44},{y - 32} {x + 30},{y - 20} {x + 46},{y - 6}", 1.6),
        "#e9b44c",
        edge=0.1,
    )
    cut(plate, circle(x + 48, y - 7, 7), "#e9b44c", 4, 0.4)
    cat = "M-24,0C-30,-14 -14,-24 4,-22C8,-28 10,-30 12,-32L16,-26H22L27,-32C30,-26 32,-18 28,-12C30,-6 28,0 24,0Z"
    cut(plate, place(path(cat), x - 64, y, 0.78), "#6a4a4c", 6, 0.5)
    cut(
        plate,
        place(
            stroke("M-22,-4C-38,-2 -40,-16 -32,-20", 5) + stroke("M14,-16q3,3 5,0M22,-16q3,3 5,0", 1.6), x - 64, y, 0.78
        ),
        "#4a3034",
    )


def sheets(plate: Plate, knots: list[tuple[float, float]]) -> None:
    """Sheets tied end to end: each one twisted, with a knot and its two tails."""
    inks = ("#ffffff", "#dfe9f6", "#fff3e0")
    for i in range(len(knots) - 1):
        (x0, y0), (x1, y1) = knots[i], knots[i + 1]
        mx, my = (x0 + x1) / 2 + (7 if i % 2 else -7), (y0 + y1) / 2
        whole = cut(plate, limb(f"{x0},{y0},11 {mx},{my},25 {x1},{y1},11"), inks[i % 3], 8, 0.9)
        folds = f"M{x0},{y0}Q{mx - 6},{my} {x1},{y1}M{x0 + 2},{y0}Q{mx + 7},{my} {x1 + 2},{y1}"
        cut(plate, stroke(folds, 2), mix(inks[i % 3], "#6a86b4", 0.55), clip=whole, edge=0.1)
    for x, y in knots[1:-1]:
        cut(
            plate,
            limb(f"{x},{y},8 {x - 12},{y + 10},7 {x - 15},{y + 20},5")
            + limb(f"{x},{y},8 {x + 12},{y + 8},7 {x + 17},{y + 17},5"),
            "#e8eef8",
            4,
            0.5,
        )
        cut(plate, ellipse(x, y, 11, 8.5), "#ffffff", 6, 0.5)
