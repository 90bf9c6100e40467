"""A memory card of a gate that stays shut."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from art.memory._calm import Calm, squashed
from art.memory._early import LOW, MIDDLE, Card
from art.memory._late import bricks
from art.memory._profiles import plait
from art.motifs.curves import blob, branch, limb, paced, plume
from art.motifs.flowers import tulip
from art.motifs.things_play import BALL
from art.press import Plate
from art.scene import Memory, Scene
from art.shapes import circle, ellipse, path, place, polygon, rectangle, ring, stroke

SCENES: list[Scene] = []


def _child_from_behind(card: Card, x: float, y: float) -> None:
    """She stands on tiptoe and holds two bars, 55 units to either side of her."""

    def at(shape: str) -> str:
        return place(shape, x, y)

    for side in (-1, 1):
        leg = limb(f"{side * 20},-120,36 {side * 21},-78,31 {side * 22},-40,24 {side * 22},-18,17")
        card.cut(at(leg), "skin", 12, 0.3)
        card.cut(at(limb(f"{side * 22},-44,27 {side * 22},-30,24 {side * 22},-16,20")), "light", 7, 0)
        shoe = path(f"M{side * 22 - 13},-22Q{side * 22},-30 {side * 22 + 13},-22L{side * 22 + 14},-2"
                    f"Q{side * 22},6 {side * 22 - 14},-2Z")  # fmt: skip
        card.cut(at(shoe), "#5a2420", 7, 0.4)
    for side in (-1, 1):
        arm = limb(f"{side * 40},-232,27 {side * 60},-240,23 {side * 61},-264,19 {side * 55},-288,17")
        card.cut(at(arm), "skin", 9, 0.4)
        fist = blob(f"{side * 55 - 13},-286 {side * 55 - 12},-303 {side * 55},-309 {side * 55 + 12},-303 "
                    f"{side * 55 + 13},-286 {side * 55},-279")  # fmt: skip
        card.cut(at(fist), "skin", 8, 0.6)
        knuckles = "".join(stroke(f"M{side * 55 - 11},{-301 + 6 * k}q11,3 22,0", 1.6) for k in range(3))
        card.flat(at(knuckles), "#8a4a34")
        card.cut(at(ellipse(side * 44, -230, 21, 18, side * -24)), "#e6e2ae", 10, 0.5)
    dress = blob(
        "-30,-252 0,-246 30,-252 48,-240 46,-214 37,-186! 54,-150 78,-98! 52,-90 26,-96 0,-89 -26,-96 -52,-90 -78,-98! "
        "-54,-150 -37,-186! -46,-214 -48,-240"
    )
    card.cut(at(dress), "#e6e2ae", 26, 0.8)
    folds = "M-22,-178C-30,-150 -38,-122 -42,-100M0,-176V-98M22,-178C30,-150 38,-122 42,-100"
    card.flat(at(stroke(folds, 2.6)), "#8f9a5c")
    card.cut(at(path("M-38,-192Q0,-180 38,-192L40,-178Q0,-166 -40,-178Z")), "accent", 6, 0.3)
    bow = blob("0,-182 -16,-196 -34,-194 -32,-174 -14,-174") + blob("0,-182 16,-196 34,-194 32,-174 14,-174")
    card.cut(
        at(bow + limb("-3,-180,9 -10,-158,11 -18,-140,8") + limb("3,-180,9 10,-160,11 14,-144,8")), "accent", 6, 0.5
    )
    card.cut(at(limb("0,-262,28 0,-246,32")), "skin", 8, 0)
    for side in (-1, 1):
        lock = plait(f"{side * 30},-284,20 {side * 33},-254,22 {side * 31},-228,19 {side * 30},-206,16", 8)
        card.put(lock, x, y, 1, shadow=0.4, hair="#7a4a24", tie="accent")
    card.cut(
        at(blob("0,-354 -34,-342 -46,-308 -41,-276 -26,-260 0,-262 26,-260 41,-276 46,-308 34,-342")),
        "#7a4a24",
        30,
        0.6,
    )
    parting = "M0,-352C3,-330 -2,-300 0,-268M-12,-346C-28,-326 -36,-300 -30,-278M12,-346C28,-326 36,-300 30,-278"
    card.flat(at(stroke(parting, 1.7)), "#3c2212")


def _iron_gate(card: Card, bars: Sequence[float]) -> None:
    def arch(x: float, top: float) -> float:
        return top + ((x - 300) / 150) ** 2 * 62

    for x in bars:
        top = arch(x, 322)
        card.cut(rectangle(x - 4.5, top, 9, 654 - top) + path(f"M{x},{top - 30}l9,22l-9,14l-9,-14Z"), "iron", 4, 0.5)
    for top in (352, 396):
        rail = "M150," + f"{arch(150, top):.0f}" + "".join(f"L{x},{arch(x, top):.0f}" for x in range(160, 451, 10))
        card.cut(stroke(rail, 9), "iron", 4, 0.5)
    for a, b in pairwise(bars):
        card.flat(ring((a + b) / 2, arch((a + b) / 2, 374), 12, 5), "iron")
    card.cut(rectangle(150, 626, 300, 11) + rectangle(150, 508, 300, 9), "iron", 4, 0.5)


def garden_gate(plate: Plate) -> None:
    card = Calm(
        plate, "#7fae4a", "#12260f", "#fbf4d2", "#d8402e", fade=-90, brick="#7d8a48", iron="#16301f", skin="#d99a70"
    )
    sun = (420.0, 176.0)
    with plate.shining(0.7):
        card.cut(rectangle(-20, -20, 640, 420), "#e4e69a", 0, 0)
        card.cut(circle(*sun, 62), "#fff8cc", 0, 0)
    plate.at(0.75)
    leaves = Random(5)
    for tone, low, size in (("#a9c468", 300, 54), ("#7fa64c", 344, 46)):
        crown = "".join(
            circle(x + leaves.uniform(-20, 20), low + leaves.uniform(-34, 20), leaves.uniform(0.7, 1.2) * size)
            for x in range(-20, 640, 46)
        )
        card.cut(crown + rectangle(-20, low, 640, 90), tone, 26, 0)
    plate.at(0.35)
    with plate.shining(0.35):
        card.cut(path("M-20,404C160,388 440,388 620,404V700H-20Z"), "#a8cc58", 0, 0)
    card.flat(path("M262,402H318C330,500 380,580 420,670H180C230,580 258,500 262,402Z"), "#e9e2a4", opacity=0.8)
    plate.shadow(squashed(circle(0, 0, 34), 358, 574, 1.8, 0.26), 0.85, 3)
    with plate.shining(0.34):
        card.put(BALL, 374, 574, 0.46, 14, body="accent", light="light", trim="#f0bd45", dark="dark")
    plate.at(0.05)
    card.cut(path(f"M-20,{LOW}H620V930H-20Z"), "ground", 0, 0)
    with plate.shining(0.22):
        card.cut(path(f"M150,{LOW}H450C470,760 500,850 530,930H60C100,850 130,760 150,{LOW}Z"), "#e6dca0", 0, 0)
    bars = [170.5 + 37 * i for i in range(8)]
    for x in bars:
        far = x + (x - sun[0]) * 0.62
        plate.shadow(polygon([(x - 6, LOW), (x + 6, LOW), (far + 12, 930), (far - 12, 930)]), 0.7, 2.5)
        card.flat(polygon([(x - 5, LOW), (x + 5, LOW), (far + 11, 930), (far - 11, 930)]), "#4a5c2c", opacity=0.6)
    for x0, wide in ((-20, 160), (460, 160)):
        outline = rectangle(x0, MIDDLE, wide, LOW - MIDDLE)
        card.cut(outline, "#4f6a34", 0, 1)
        card.cut(bricks(x0, MIDDLE, 4, 5, 84, 41), "brick", 10, 0.2, clip=plate.mask(outline))
        card.cut(rectangle(x0 - 12, MIDDLE - 18, wide + 24, 32, 8), "#c9c98a", 12, 1)
    _iron_gate(card, bars)
    for x in (138.0, 462.0):
        card.cut(rectangle(x - 30, 372, 60, 286, 5), "#b9bd80", 16, 1.2)
        card.cut(rectangle(x - 40, 358, 80, 24, 6) + rectangle(x - 38, 638, 76, 24, 4), "#c9c98a", 9, 0.8)
        card.cut(circle(x, 330, 32), "#c9c98a", 20, 0.8)
    plate.at(0)
    x, y = 263.0, 778.0
    plate.shadow(polygon([(x - 40, y - 6), (x + 40, y - 6), (x - 60, 940), (x - 260, 940)]), 0.85, 7)
    plate.veil(polygon([(x - 36, y - 4), (x + 36, y - 4), (x - 66, 940), (x - 240, 940)]), "#1c3018", 0.6, 4, 0)
    _child_from_behind(card, x, y)
    plate.at(-0.3)
    bough = [(-30.0, 40.0), (90.0, 76.0), (190.0, 70.0), (280.0, 96.0)]
    card.cut(branch(bough, 26, 5), "#22381a", 8, 0)
    for i, (lx, ly, turn) in enumerate(paced(bough, 17)):
        for side in (-1, 1):
            leaf = plume(lx, ly, 58 + i * 7 % 20, 26, turn + side * (48 + i * 13 % 30))
            card.cut(leaf, "#3f6a2a" if (i + side) % 3 else "#5c8a34", 8, 0.4)
    plate.at(-0.35)
    for tx, ty, scale, turn in ((40, 936, 1.5, -7), (112, 960, 1.5, 5), (552, 950, 1.7, 8)):
        card.put(tulip(), tx, ty, scale, turn, stem="dark", leaf="#3b7036", flower="accent", fold="#97202a")


SCENES.append(
    Memory(
        draw=garden_gate, age="house", hue="grass", shape="gate", count=3, direction="in", moods=("mystery", "desire"),
        living=("child",), objects=("gate", "tulip", "ball", "wall", "shadow", "plait"),
        words={
            "portail/gate": 3, "jardin/garden": 2, "enfant/child": 2, "regarder/look": 3, "tulipe/tulip": 2,
            "trois/three": 1, "ballon/ball": 3, "mur/wall": 2, "voisin/neighbour": 2, "vert/green": 1,
            "frontière/border": 2, "ombre/shadow": 2, "attendre/wait": 1, "natte/plait": 1, "interdit/forbidden": 2,
            "barreau/bar": 2, "soleil/sun": 1,
        },
        fr=(
            "Une fillette à deux nattes, vue de dos, tient les barreaux d’un portail de fer ; derrière, dans"
            " le jardin au soleil, un ballon rouge. L’ombre des barreaux barre le chemin ; trois tulipes "
            "devant."
        ),
        en="A girl with two plaits, seen from behind, holds the bars of an iron gate; beyond it, in the sunny garden, "
        "a red ball. The shadows of the bars stretch along the path, three red tulips in front.",
    )
)  # fmt: skip
