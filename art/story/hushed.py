"""Silence and fear: whales asleep upright, a wood with somebody behind every tree."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw
from art.motifs.creatures_sea import starfish
from art.motifs.curves import form, limb
from art.motifs.gestures import gesture
from art.motifs.growth import leaf
from art.motifs.machines import HAND_BELL
from art.motifs.people import person
from art.motifs.puppet import POSES
from art.motifs.terrain import rolling, shafts, strewn, trunk
from art.motifs.things import lantern
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, path, place, polygon, stroke

SCENES: list[Scene] = []

WHALE = (
    "M-66,-246C-44,-282 44,-284 70,-240C86,-184 84,-104 74,-36C64,46 38,122 17,196C44,202 84,216 104,250"
    "C66,254 30,246 4,232C-22,248 -58,256 -96,252C-78,220 -38,204 -10,196"
    "C-36,122 -66,44 -76,-36C-84,-104 -84,-184 -66,-246Z"
)


def _whale(plate: Plate, x: float, y: float, size: float, turn: float, ink: Colour, awake: bool = False) -> None:
    """A whale hanging in the water, its head up, about 520 high."""

    def at(shape: str) -> str:
        return place(shape, x, y, size, turn)

    cut(plate, at(form("-64,-74! -104,-40 -112,6 -96,26! -72,0 -60,-36")), darker(ink, 0.15), 12 * size, 0.6)
    body = cut(plate, at(path(WHALE)), ink, 70 * size, 0.8)
    belly = form("-14,-262! 20,-270 48,-256 64,-224! 70,-150 60,-70 34,-10! 20,-80 4,-170")
    cut(plate, at(belly), lighter(ink, 0.14), clip=body, opacity=0.55)
    pleats = "".join(
        stroke(f"M{8 + k * 12},{-256 + abs(k - 2) * 4}C{16 + k * 11},-170 {22 + k * 8},-90 {24 + k * 4},-24", 2.4)
        for k in range(4)
    )
    cut(plate, at(pleats), darker(ink, 0.3), clip=body, opacity=0.5)
    cut(plate, at(stroke("M-10,-262C-4,-190 -10,-150 -28,-128", 4)), darker(ink, 0.5))
    cut(plate, at(form("60,-70! 96,-44 110,2 98,30! 76,4 62,-30")), darker(ink, 0.1), 12 * size, 0.6)
    specks = "".join(circle(dx, dy, r) for dx, dy, r in (
        (-50, -216, 5), (-38, -236, 4), (-60, -190, 3.4), (-30, -206, 3), (-52, -160, 4)))  # fmt: skip
    cut(plate, at(specks), lighter(ink, 0.4), opacity=0.7)
    if awake:
        cut(plate, at(ellipse(-44, -112, 11, 7, -14)), "#e8efe0")
        cut(plate, at(circle(-43, -111, 5.4)), "#04141a")
        with plate.shining(0.9):
            cut(plate, at(circle(-45, -113, 1.9)), "#ffffff")
    else:
        cut(plate, at(stroke("M-56,-112q12,9 24,2", 4)), "#04141a")


def _nightcap(plate: Plate, x: float, y: float, size: float) -> None:
    """A striped cap that hangs over to the right, its band on (x, y)."""

    def at(shape: str) -> str:
        return place(shape, x, y, size, 4)

    cone = (
        "M-78,0C-66,-60 -20,-92 34,-84C76,-78 104,-44 112,8C116,20 102,22 98,12C88,-14 74,-26 62,-26"
        "C70,-16 76,-8 80,4C40,24 -40,24 -80,4Z"
    )
    cap = cut(plate, at(path(cone)), "#3f8f9a", 16 * size, 0.6)
    stripes = stroke(
        "M-46,-62C-36,-44 -32,-24 -32,8M2,-92C12,-66 16,-34 16,8M46,-90C54,-60 60,-30 60,16M82,-8L118,-16", 13
    )
    cut(plate, at(stripes), "#9cc4b8", clip=cap)
    cut(
        plate,
        at(path("M-84,-8C-40,12 40,12 84,-8C90,-2 90,10 84,16C40,34 -40,34 -84,16C-90,10 -90,-2 -84,-8Z")),
        "#a3c6ba",
        9,
        0.6,
    )
    cut(plate, at(circle(107, 28, 17)), "#a9cabc", 10 * size, 0.6)


def _night_light(plate: Plate, x: float, y: float) -> None:
    """A small angler-fish that lights her way from behind."""
    cut(plate, form(f"{x - 30},{y + 2}! {x - 50},{y - 16}! {x - 46},{y + 4} {x - 52},{y + 22}!"), "#2f5c62", 5, 0.5)
    body = place(form("-36,2 -16,-22 12,-22 30,-4 26,14 2,26 -20,20"), x, y)
    cut(plate, body, "#4a8a88", 16, 0.8)
    cut(plate, form(f"{x - 12},{y + 8} {x - 24},{y + 18} {x - 14},{y + 26} {x - 4},{y + 16}"), "#2f5c62", 4, 0.5)
    cut(plate, stroke(f"M{x + 29},{y + 6}Q{x + 18},{y + 14} {x + 6},{y + 7}", 2.4), "#0a2c32")
    cut(plate, circle(x + 13, y - 7, 6), "#f4f0dc")
    cut(plate, circle(x + 15, y - 6, 3), "#04141a")
    cut(plate, stroke(f"M{x + 2},{y - 22}C{x + 2},{y - 50} {x + 30},{y - 54} {x + 38},{y - 36}", 2.6), "#4a8a88")
    plate.veil(circle(x + 39, y - 30, 34), "#ffd98a", 0.5, 18)
    with plate.shining(0.6):
        cut(plate, circle(x + 39, y - 30, 7), "#ffe9a8")


def among_the_whales(plate: Plate) -> None:
    """A sleepwalker tiptoes over the sea bed between whales that sleep upright; one of them has an eye open."""
    p = PALETTES["lagoon"]
    plate.sky([(0, "#8fd0c0"), (0.14, "#3f9a98"), (0.45, "#17616b"), (0.8, "#0b3a46"), (1, "#06222b")])
    shafts(plate, 330, -160, p.light, (66, 74, 86, 95, 106), 1000, 0.3)
    plate.at(0.85)
    _whale(plate, 116, 320, 0.5, -4, "#3a7c84")
    _whale(plate, 516, 270, 0.46, 5, "#3a7c84")
    _whale(plate, 330, 250, 0.38, 2, "#3a7c84")
    plate.at(0.55)
    far, _ = rolling(720, 16, 1.8, 1.1)
    cut(plate, far, "#2a6468", 20)
    _whale(plate, 214, 392, 0.74, 3, "#356a76")
    _nightcap(plate, 218, 208, 0.74)
    plate.at(0.1)
    floor, _ = rolling(792, 9, 1.4, 2.8)
    cut(plate, floor, "#8a9a80", 24, bottom=("#2a4a4c", 120))
    ripples = "".join(stroke(f"M{x},{y}q18,-6 36,0t36,0", 2.6) for x, y in (
        (40, 826), (180, 848), (330, 822), (430, 858), (90, 872), (520, 834), (270, 880)))  # fmt: skip
    cut(plate, ripples, "#5a7068")
    _whale(plate, 436, 384, 1.26, -3, "#4a7480", True)
    _whale(plate, 352, 590, 0.27, 13, "#5f8a94")
    draw(plate, HAND_BELL, 388, 862, 0.56, 58, inks={"body": "#d8b24e"})
    draw(plate, starfish(), 420, 850, 0.2, 20, inks={"body": p.hot})
    plate.at(0)
    girl = person(
        replace(POSES["walk"], lean=6, feet=(20, 44)), "nightgown", "", "plait", "child", hand_at=(16, -83),
        other_hand_at=(-34, -58), hands=("index", "hook"), gaze=(74, -8), mood="wonder",
        inks={"coat": "#f7f0dc", "trim": p.warm, "hair": "#2a1a1c", "shoes": "#dba27a"},
    )  # fmt: skip
    plate.veil(polygon([(214, 560), (300, 560), (352, 850), (150, 850)]), "#cfeadc", 0.22, 26, 0.5)
    with plate.shining(0.3):
        done = draw(plate, girl, 236, 838, 1.4)
    x, y = done.anchors["other_hand"]
    for dx in (-7, 6):
        cut(plate, place(form("-5,0 5,0 7,22 0,34 -7,22"), x + dx, y), p.hot, 5, 0.5)
    _night_light(plate, 146, 744)
    plate.at(-0.65)
    _whale(plate, 10, 560, 1.7, 5, "#12343e")
    weed = limb("512,930,17 526,870,14 508,810,10 518,766,2") + limb("560,930,19 546,850,16 566,770,11 550,706,2")
    weed += limb("598,930,16 582,866,13 594,800,9 580,752,2")
    cut(plate, weed, "#06222b", 6)


SCENES.append(
    Story(
        draw=among_the_whales, palette="lagoon", operator="inversion", setting="sea", season="none", framing="frontal",
        moods=("silence", "vastness"), living=("whales", "child", "starfish", "angler-fish"),
        objects=("nightgown", "slippers", "bell", "nightcap"),
        words={
            "baleines/whales": 3, "silence/silence": 3, "dormir/sleeping": 2, "enfant/child": 2, "chut/hush": 3,
            "fond de la mer/sea bed": 2, "immensité/vastness": 2, "somnambule/sleepwalker": 2, "cloche/bell": 1,
            "chemise de nuit/nightgown": 1, "œil/eye": 1, "cathédrale/cathedral": 1, "géants/giants": 1,
            "bonnet de nuit/nightcap": 1, "sur la pointe des pieds/on tiptoe": 2, "lumière/light": 1,
        },
        fr=(
            "Au fond de la mer, des baleines dorment debout, l’une en bonnet de nuit ; une enfant passe, "
            "un doigt aux lèvres, ses pantoufles à la main, suivie d’un poisson lumineux ; une baleine a l’œil ouvert."
        ),
        en=(
            "On the sea bed whales sleep upright, one in a nightcap; a child in a nightgown walks by, "
            "a finger to her lips, slippers in hand, a glowing fish behind her; one whale has an eye open."
        ),
    )
)  # fmt: skip


def _fingers(plate: Plate, x: float, y: float, half: float, side: int, skin: Colour) -> None:
    """Four fingers around a trunk from behind it."""
    edge = x + side * half
    size = half / 26
    fingers = ""
    for k in range(4):
        fy = y + k * 9.5 * size
        reach = (15, 20, 19, 14)[k]
        joints = ((3, -2, 7.6), (-reach * 0.5, -3, 8), (-reach, 2, 6.4))
        fingers += limb(" ".join(f"{edge + side * u * size},{fy + v * size},{w * size}" for u, v, w in joints))
    cut(plate, fingers, skin, 4 * size, 0.5 * size)


def _hood(plate: Plate, x: float, y: float, half: float, side: int, ink: Colour, eye: bool) -> None:
    """The edge of somebody hooded who stands behind a trunk."""
    size = half / 26
    hx = x + side * (half + 2 * size)
    cut(plate, ellipse(hx, y - 46 * size, 15 * size, 21 * size, side * 8), ink, 8)
    robe = ((-4, -24, 22), (0, 50, 24), (-6, 150, 26))
    cut(plate, limb(" ".join(f"{hx + side * u * size},{y + v * size},{w * size}" for u, v, w in robe)), ink, 8)
    if eye:
        with plate.shining(0.8):
            cut(plate, circle(hx + side * 6 * size, y - 46 * size, 2.2 * size), "#f0e2b0")


def behind_every_tree(plate: Plate) -> None:
    """A child with a lantern in an autumn wood; around every trunk fingers show, and around ours too."""
    p, random = PALETTES["moss"], Random(5)
    plate.sky([(0, "#5a6650"), (0.45, "#8a9070"), (0.75, "#a8a078"), (1, "#6a6a48")])
    skin = "#d9c8a8"
    rows = (
        (0.85, 604, ((46, 11), (104, 10), (168, 12), (236, 9), (292, 11), (352, 10), (412, 12), (470, 10), (536, 11),
                     (584, 10)), "#7a8062"),
        (0.5, 650, ((90, 19), (196, 17), (384, 18), (476, 20), (566, 18)), "#4f5740"),
    )  # fmt: skip
    for depth, foot, trees, bark in rows:
        for i, (x, half) in enumerate(trees):
            side = 1 if x < 310 else -1
            y = foot - (150 if depth > 0.7 else 210) - random.uniform(0, 30)
            plate.at(depth + 0.03)
            _hood(plate, x, y, half, side, mix(bark, p.deep, 0.45), i % 3 == 1)
            plate.at(depth)
            cut(plate, trunk(x, foot + random.uniform(0, 16), -20, half, random.uniform(-10, 10)), bark, 10)
            _fingers(plate, x, y, half, side, mix(skin, bark, 0.25 if depth < 0.7 else 0.45))
        rise, _ = rolling(foot, 7, 1.8, 1.5 + depth)
        cut(plate, rise, mix("#8a6a3c", bark, 0.4), 16)
    plate.at(0.1)
    ground, _ = rolling(700, 8, 1.3, 2.2)
    cut(plate, ground, "#8a5f34", 24, bottom=("#3a2a1a", 150))
    for ink, seed in (("#c8692c", 2), ("#a8442a", 3), ("#d9a03c", 4)):
        leaves = strewn(
            Random(seed), 46, 706, 890, 22, 7, lambda x, y, size: leaf(x, y, size, size * 0.55, 7 * x % 360)
        )
        cut(plate, leaves, ink)
    for x, half, side in ((136, 34, 1), (520, 40, -1)):
        y = 470 if side > 0 else 430
        plate.at(0.1)
        _hood(plate, x, y, half, side, "#15180f", side > 0)
        plate.at(0.05)
        cut(plate, trunk(x, 744, -20, half, side * 14) + ellipse(x, 742, half * 1.56, 9), "#3f3a2a", 26, 0.8)
        lines = ((x + half * (k - 1) * 0.5, x + half * (k - 1) * 0.4, x + side * 4 + half * k * 0.2) for k in range(3))
        grooves = "".join(stroke(f"M{a:.0f},700Q{b:.0f},400 {c:.0f},60", 3) for a, b, c in lines)
        cut(plate, grooves, "#262417")
        _fingers(plate, x, y, half, side, skin)
    plate.at(0)
    child = person(
        replace(POSES["front"], leg=(-4, 0), other_leg=(6, 4)), "coat", "", "plait", "child", hand_at=(-40, -74),
        other_hand_at=(43, -62), hands=("hook", "spread"), gaze=(-22, 4), mood="fear",
        inks={"coat": "#c9372c", "trim": "#f2d9a0", "legs": "#3a3048", "hair": "#3a1f1a", "shoes": "#1c1418"},
    )  # fmt: skip
    done = draw(plate, child, 318, 806, 1.85)
    hx, hy = done.anchors["hand"]
    draw(plate, lantern(), hx - 2, hy + 66, 0.34, inks={"body": "#1c1814", "trim": "#8a6a3a"})
    plate.veil(circle(hx - 2, hy + 40, 26), "#ffd890", 0.5, 14)
    plate.at(-0.55)
    bark = "M-20,920V-20H96C104,140 92,330 104,520C112,680 120,800 156,920Z"
    cut(plate, path(bark), "#16140e", 40, 1)
    plate.at(-0.2)
    draw(plate, gesture("veil"), -24, 716, 1.8, -114, inks={"skin": "#b88a64"}, shadow=0)
    plate.at(-0.55)
    cut(plate, form("-20,660! 6,668 26,716 22,760! 10,820 -4,930 -20,930!"), "#2a2420", 18)


SCENES.append(
    Story(
        draw=behind_every_tree, palette="moss", operator="repetition", setting="forest", season="autumn",
        framing="frontal", moods=("fear", "mystery"), living=("child", "hidden people"),
        objects=("trees", "fingers", "lantern", "leaves"),
        words={
            "peur/fear": 2, "arbres/trees": 2, "doigts/fingers": 3, "cache-cache/hide-and-seek": 3,
            "lanterne/lantern": 2, "enfant/child": 2, "forêt/forest": 3, "guet/ambush": 2, "automne/autumn": 1,
            "regard/gaze": 1,
            "complice/accomplice": 1, "secret/secret": 1, "solitude/loneliness": 1, "feuilles/leaves": 1,
            "surprise/surprise": 1,
        },
        fr=(
            "Dans un bois d’automne, une enfant tient une lanterne et regarde autour d’elle ; derrière chaque tronc "
            "dépassent des doigts, et au premier plan une main, la nôtre, en tient un aussi."
        ),
        en=(
            "In an autumn wood a child holds a lantern and looks around; fingers show around every trunk, and in the "
            "foreground a hand, as if ours, holds one too."
        ),
    )
)  # fmt: skip
