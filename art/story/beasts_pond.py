"""Beasts by the water, in it, and over a flower bed."""

from __future__ import annotations

from art.colour import mix
from art.motif import Motif, Piece, cut, draw
from art.motifs.beasts_tame import cow
from art.motifs.birds_things import gentleman
from art.motifs.creatures_sea import fish
from art.motifs.creatures_small import butterfly
from art.motifs.curves import form, tube, within
from art.motifs.machines import ROWING_BOAT
from art.motifs.people import person
from art.motifs.plants import lily_pad, reeds
from art.motifs.terrain import glints
from art.motifs.things_kitchen import BUCKET
from art.motifs.trees import stump
from art.motifs.waters import underwater, underwater_front
from art.palettes import PALETTES
from art.press import Plate
from art.scene import Scene, Story
from art.shapes import Point, circle, ellipse, line, path, rectangle, ridge, stroke
from art.story._beasts_parts import bubble, skipping

SCENES: list[Scene] = []


def frog_piper(pipe: bool = True) -> Motif:
    """A frog upright on its hind legs, a reed pipe at its mouth; 205 high."""
    body = form("-14,-150 -44,-104 -50,-52 -24,-20 22,-20 46,-52 42,-104 22,-148")
    head = form("-42,-158 -34,-184 -4,-192 34,-186 68,-166 62,-148 30,-136 -10,-136 -36,-144")
    return Motif(
        (
            Piece(tube("14,-60,44 44,-34,24 22,-8,18") + ellipse(34, -5, 24, 7), "far", 6),
            Piece(tube("16,-120,24 48,-100,18 70,-126,14"), "far"),
            Piece(body, "body", 24),
            Piece(within(ellipse(30, -78, 28, 56), body), "belly", 10),
            Piece(head + circle(14, -190, 19), "body", 16),
            Piece(circle(-20, -164, 4) + circle(-30, -90, 7) + circle(-22, -120, 5) + circle(-8, -176, 4), "trim"),
            Piece(circle(16, -192, 13), "light"),
            Piece(circle(20, -192, 6.5), "dark"),
            Piece(stroke("M66,-160Q36,-146 4,-152", 4), "trim"),
            *((Piece(tube("60,-156,9 92,-138,9 132,-112,17"), "reed", 0),) if pipe else ()),
            Piece(tube("-16,-124,28 18,-92,20 76,-128,15") + circle(80, -132, 9), "body", 8),
            Piece(tube("-24,-50,54 26,-32,32 -8,-8,22") + ellipse(8, -5, 30, 8), "body", 14),
        ),
        {"body": "#5f8f3c", "far": "#3f6b30", "belly": "#e6dca0", "trim": "#3a5f2c", "light": "#f8f1d4",
         "dark": "#16281c", "reed": "#d9a441"},
        {"pipe": (132, -110)},
    )  # fmt: skip


def heron_conductor(plate: Plate) -> None:
    """A heron in tails conducts frogs with reed pipes on lily pads; one blows a bubble with a tadpole in it."""
    p = PALETTES["moss"]
    plate.sky([(0, "#b9c48e"), (0.28, "#e4dcae"), (0.44, p.light), (1, p.light)])
    far, _ = ridge(600, 900, 330, 12, 3, 0.6)
    plate.ink(far, mix(p.far, p.light, 0.35), light=p.light, depth=20)
    for x, size in ((40, 0.9), (250, 0.6), (330, 0.7), (560, 1.1), (500, 0.7)):
        draw(plate, reeds(), x, 400, size, flat=mix(p.far, p.middle, 0.25), opacity=0.9)
    water = plate.mask(rectangle(-5, 384, 610, 530))
    plate.lay(plate.ramp((plate.y - 384) / 516, [(0, "#cfd3a2"), (0.25, "#8fb09a"), (1, "#356069")]), water)
    plate.ink(glints(plate.random, 70, 392, 890), p.light, edge=0.15, opacity=0.55)
    rows = ((488, 0.4, (376, 454, 532)), (620, 0.56, (428, 530)), (792, 0.8, (330, 510)))
    for y, size, places in rows:
        for i, x in enumerate(places):
            blower = size > 0.7 and i == 1
            draw(
                plate, lily_pad(), x, y + 16 * size, size * 0.95, inks={"leaf": mix("#4d7a3c", p.light, 0.5 - size / 2)}
            )
            frog = draw(plate, frog_piper(), x + 6, y, size, flip=True, inks={
                "body": mix("#5f8f3c", p.light, 0.42 - size / 2.2),
                "reed": p.warm if not blower else p.hot,
            })  # fmt: skip
            if blower:
                end = frog.anchors["pipe"]
                for dx, dy, r in ((-8, -12, 9), (-18, -48, 13), (-4, -284, 10), (22, -318, 13), (14, -356, 10)):
                    bubble(plate, end[0] + dx, end[1] + dy, r, "#ffffff")
    draw(plate, stump(), 150, 868, 1.35)
    leader = gentleman("offer").inked(coat="#1f3a3c", trim="#142a2c", waistcoat=p.light, gold="#b9412a")
    body = draw(plate, leader, 148, 748, 2.35, 3)
    hand = body.anchors["hand"]
    cut(plate, line([(hand[0] - 16, hand[1] + 16), (hand[0] + 62, hand[1] - 104)], 5.5), p.light, lift=0.5)
    cut(plate, circle(hand[0] - 18, hand[1] + 20, 7), p.hot)
    bubble(plate, 478, 190, 88, "#ffffff", 0.3)
    tadpole = tube("520,196,3 500,186,7 478,196,9 462,188,13 448,192,34")
    cut(plate, tadpole, "#33522f", 8, 0.6)
    cut(plate, circle(440, 186, 5), p.light)
    cut(plate, circle(439, 186, 2.6), "#16281c")
    draw(plate, reeds(4), 20, 915, 1.5, -4, inks={"stem": p.near, "leaf": p.near})
    draw(plate, lily_pad(True), 430, 872, 0.6)


SCENES.append(
    Story(
        draw=heron_conductor, palette="moss", operator="repetition", setting="sea", season="summer", framing="side",
        moods=("comic", "joy"), flags=(), living=("heron", "frogs", "tadpole"),
        objects=("baton", "pipes", "lily pads", "bubble"),
        words={"héron/heron": 3, "grenouille/frog": 3, "orchestre/orchestra": 3, "chef/conductor": 2,
               "bulle/bubble": 2, "étang/pond": 2, "nénuphar/lily pad": 1, "flûte/pipe": 2, "têtard/tadpole": 1,
               "baguette/baton": 1, "musique/music": 2, "discipline/discipline": 2, "exception/exception": 2,
               "enfance/childhood": 1, "menace/threat": 1},
        fr=(
            "Un héron en frac dirige des grenouilles debout sur des nénuphars, un roseau à la bouche ; d’une "
            "des flûtes s’élèvent des bulles, l’une contient un têtard."
        ),
        en=(
            "A heron in tails conducts frogs that stand on lily pads with reed pipes; bubbles rise from one "
            "pipe, and the largest holds a tadpole."
        ),
    )
)  # fmt: skip


def floating_bell(plate: Plate, neck: Point, at: Point, size: float) -> None:
    """A cow bell drifting upwards on its collar, mouth to the surface."""
    p = PALETTES["lagoon"]
    x, y = neck
    cut(plate, tube(f"{x - 20},{y - 24},13 {x + 12},{y - 4},13 {x + 52},{y - 22},13"), p.hot, 4, 0.3)
    cut(
        plate,
        stroke(f"M{x - 8},{y - 14}C{x - 40},{y - 60} {at[0] + 40},{at[1] + 90} {at[0] + 6},{at[1] + 34}", 6),
        p.hot,
    )
    bell = Motif(
        (
            Piece(stroke("M-7,-24q7,-14 14,0", 5), "metal"),
            Piece(form("-15,-22! -17,6 -28,18! 28,18! 17,6 15,-22!"), "metal", 10),
            Piece(ellipse(0, 18, 28, 6), "dark"),
            Piece(circle(3, 22, 6), "metal"),
        ),
        {"metal": "#e0b04a", "dark": "#8a5f22"},
    )
    draw(plate, bell, at[0], at[1], size, 172)


def sea_cows(plate: Plate) -> None:
    """Cows graze at the bottom of the sea, bells floating up; a woman in a boat milks one through a tube."""
    p = PALETTES["lagoon"]
    underwater(plate, p)
    sky = path("M-10,-10H610V218Q570,232 530,220T450,220T370,220T290,220T210,220T130,220T50,220T-30,220Z")
    plate.ink(sky, mix(p.warm, p.light, 0.45), edge=0.25, bottom=(p.light, 70))
    crest = stroke("M-10,222Q30,236 50,222T130,222T210,222T290,222T370,222T450,222T530,222T610,222", 6)
    cut(plate, crest, p.light, edge=0.3)
    grazing = skipping(cow(), *range(len(cow().pieces) - 2, len(cow().pieces)))
    pale = mix("#f4ecd8", p.cool, 0.35)
    for x, y, size, flip, veil in ((520, 640, 0.6, True, 0.3), (92, 690, 0.42, False, 0.42)):
        far = draw(plate, grazing, x, y, size, flip=flip, inks={"body": pale, "mark": p.near})
        plate.lay(p.middle, far.mask * veil)
    cut(plate, ellipse(280, 840, 270, 18), p.deep, opacity=0.4, edge=0.5)
    hero = draw(plate, grazing, 262, 840, 1.9, inks={"body": "#f7efdc", "shade": "#c9bfa6", "mark": "#7a3f2c"})
    floating_bell(plate, (392, 664), (332, 520), 1.5)
    mouth = hero.anchors["mouth"]
    blades = ((0, 22, 70), (10, -16, 54), (16, 26, 46))
    weed = "".join(
        stroke(f"M{mouth[0] - 6 + dx},{mouth[1] + 2}q{bend},30 {bend * 0.4},{tall}", 9) for dx, bend, tall in blades
    )
    cut(plate, weed, "#5f9a58", 4, 0.3)
    milker = person(
        "sit", "dress", "scarf", "bun", hand_at=(66, -92), inks={"coat": p.hot, "hat": p.light, "band": p.light}
    )
    draw(plate, milker, 262, 246, 1.12, flip=True)
    draw(plate, BUCKET, 152, 208, 0.5, inks={"body": "#b9c4c0"})
    draw(plate, ROWING_BOAT, 212, 258, 1.3, inks={"body": "#8a4a2c", "trim": p.light})
    hose = "M178,748C170,800 44,816 40,620C36,470 84,380 62,290C50,230 70,150 112,112C134,88 152,96 152,122"
    plate.ink(stroke(hose, 15), p.deep, edge=0.2, opacity=0.9)
    plate.ink(stroke(hose, 10), p.cool, edge=0.15, opacity=0.9)
    drops = f'<path fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="26 14" d="{hose}"/>'
    plate.ink(drops, "#fffdf4", edge=0.12)
    swell = stroke("M50,240Q90,254 130,240T210,240T290,240T370,240", 8)
    cut(plate, swell, p.cool, edge=0.3)
    bubble(plate, 462, 372, 62, "#ffffff", 0.24)
    draw(plate, butterfly(), 462, 416, 0.38, 8)
    draw(plate, fish("round"), 306, 420, 0.5, inks={"body": p.hot})
    underwater_front(plate, p)


SCENES.append(
    Story(
        draw=sea_cows, palette="lagoon", operator="inversion", setting="sea", season="none", framing="wide",
        moods=("comic", "calm"), flags=(), living=("cows", "woman", "fish", "butterfly"),
        objects=("boat", "tube", "bell", "bubble", "bucket"),
        words={"vache/cow": 3, "mer/sea": 3, "lait/milk": 2, "barque/boat": 2, "cloche/bell": 2, "poisson/fish": 1,
               "papillon/butterfly": 2, "bulle/bubble": 1, "algue/seaweed": 1, "tuyau/tube": 1,
               "fermière/milkmaid": 2, "profondeur/depth": 2, "calme/calm": 1, "rencontre/encounter": 1,
               "étranger/stranger": 1},
        fr=(
            "Des vaches paissent au fond de la mer, cloches flottant vers le haut ; depuis une barque, une "
            "femme en trait une par un long tuyau ; un poisson fixe un papillon dans une bulle."
        ),
        en=(
            "Cows graze on the sea bed, bells floating upwards; from a boat a woman milks one through a long "
            "tube; a fish stares at a butterfly in a bubble."
        ),
    )
)  # fmt: skip
