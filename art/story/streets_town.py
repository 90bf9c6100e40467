"""Street stories among houses: jams, stairs, balconies, marches, roofs."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import Motif, cut, draw
from art.motifs.birds import owl
from art.motifs.indoors import gloom
from art.motifs.people import person, posed
from art.motifs.puppet import POSES
from art.motifs.things import hat
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, polygon, rectangle, ring, stroke
from art.story._streets_parts import CROSSING, bed, bricks, sheep_above, spot, turned

SCENES: list[Scene] = []


def sleepers_jam(plate: Plate) -> None:
    """A crossing from above, jammed with beds on wheels; an owl directs."""
    p = PALETTES["mint"]
    road = mix(p.near, p.middle, 0.35)
    plate.fill(plate.ramp(plate.y / 900, [(0, lighter(road, 0.1)), (1, darker(road, 0.12))], grain=0.16))
    plate.glow(300, 450, 380, p.far, 0.35)
    plate.at(0)
    stripe = "".join(rectangle(x, y, 18, 50, 2) for x in range(-120, 120, 34) for y in (-200, 150))
    stripe += "".join(rectangle(x, y, 50, 18, 2) for y in range(-120, 120, 34) for x in (-200, 150))
    cut(plate, turned(stripe), mix(p.light, road, 0.1), edge=0.5)
    for i, (sx, sy) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1))):
        x, y = (140 if sx > 0 else -740), (136 if sy > 0 else -736)
        cut(plate, turned(rectangle(x, y, 600, 600, 46)), mix(p.far, p.light, 0.5), 8, 0.8)
        roof = (p.hot, mix(p.warm, p.middle, 0.3), mix(p.cool, p.near, 0.3), mix(p.hot, p.near, 0.45))[i]
        rx, ry = (x + 34 if sx > 0 else x), (y + 34 if sy > 0 else y)
        cut(plate, turned(rectangle(rx, ry, 566, 566, 6)), roof, 12, 1.8)
        rows = "".join(line([(rx, ry + k), (rx + 566, ry + k)], 3) for k in range(16, 566, 19))
        cut(plate, turned(rows), darker(roof, 0.3), opacity=0.5, edge=0.2)
        ridge = ry + (120 if sy > 0 else 446)
        cut(plate, turned(line([(rx, ridge), (rx + 566, ridge)], 9)), lighter(roof, 0.3), 0, 0.6, edge=0.2)
    cut(plate, turned(circle(0, 0, 92)), mix(p.light, p.far, 0.25), 10, 1)
    cut(plate, turned(circle(0, 0, 74)), p.hot, 10, 1)
    cut(plate, turned(circle(0, 0, 62)), p.light, 12, 0.6)
    lanes = (
        (-70, -268, 3, bed(p.hot, p.light, "dots", ("long",), hair="#7a3a24")),
        (66, -246, -5, bed(p.warm, p.cool, "checks", ("cap",))),
        (-70, 262, 177, bed(p.cool, p.light, "zigzag", ("bald",))),
        (-272, 62, -92, bed(mix(p.cool, p.light, 0.35), p.deep, "stripes", ("short",))),
        (-264, -68, -86, bed(p.light, p.hot, "rings", ("long",), hair="#d9a441")),
        (280, 4, 93, bed(mix(p.hot, p.warm, 0.45), p.light, "checks", ("short", "long"))),
        (-84, 486, 184, bed(p.warm, p.hot, "dots", ("long",), hair="#7a3a24")),
        (-78, -496, -3, bed(p.middle, p.light, "stripes", ("cap",))),
        (82, -470, 4, bed(p.cool, p.warm, "zigzag", ("short",))),
    )
    cone = "M-44,108L-66,176H-14L-36,108ZM44,108L66,176H14L36,108Z"
    beams = "".join(place(path(cone), *spot(x, y), 1, turn + CROSSING[2]) for x, y, turn, _ in lanes[:5])
    plate.veil(beams, p.light, 0.3, 5)
    for x, y, turn, one in lanes:
        draw(plate, one, *spot(x, y), 1.1, turn + CROSSING[2])
    runaway = bed(p.light, mix(p.cool, p.light, 0.4), thrown=True, heads=())
    draw(plate, runaway, *spot(66, 312), 1.1, 12 + CROSSING[2], inks={"quilt": p.hot})
    draw(plate, sheep_above(), *spot(146, 176), 0.9, 58 + CROSSING[2])
    draw(plate, owl(open_wings=True, tilt=8), 300, 528, 0.82, -7, inks={"body": p.deep})
    cap = path("M-50,-6C-54,-34 -30,-46 0,-46C30,-46 54,-34 50,-6Q0,-18 -50,-6Z")
    cut(plate, place(cap, 312, 384, 0.84, 4), p.cool, 10, 0.8)
    cut(plate, place(path("M-49,-10Q0,-24 49,-10L47,4Q0,-10 -47,4Z"), 312, 384, 0.84, 4), p.deep, 4)
    cut(plate, place(circle(0, -30, 8), 312, 384, 0.84, 4), p.warm, 5)


SCENES.append(
    Story(
        draw=sleepers_jam, palette="mint", operator="substitution", setting="city", season="none", framing="above",
        moods=("comic",), living=("sleepers", "owl", "sheep"), objects=("bed", "quilt", "crossing", "pedestal"),
        words={
            "lit/bed": 3, "embouteillage/traffic jam": 3, "sommeil/sleep": 3, "hibou/owl": 2,
            "carrefour/crossroads": 2, "couette/quilt": 2, "mouton/sheep": 2, "rue/street": 2,
            "agent/policeman": 1, "roues/wheels": 1, "toit/roof": 1, "ordre/order": 1, "lundi/Monday": 1,
            "paresse/laziness": 1, "humour/comic": 1,
        },
        fr=(
            "Un carrefour vu d’en haut est encombré de lits à roues où l’on dort ; un hibou fait la circulation "
            "et un mouton quitte un lit vide."
        ),
        en=(
            "A crossing seen from above is jammed with beds on wheels and their sleepers; an owl directs the "
            "traffic and a sheep leaves an empty bed."
        ),
    )
)  # fmt: skip


def _children_on_wall(plate: Plate, shade: Colour) -> None:
    """The shadows of three children at play: one bowls a hoop, one waves a real hat, one skips."""
    p = PALETTES["amber"]
    runner = person(replace(POSES["run"], arm=(60, 84)), "dress", "", "curly", "child")
    at = draw(plate, runner, 422, 322, 1.6, flat=shade, opacity=0.82).anchors["hand"]
    hoop = ring(at[0] + 62, 284, 38, 7) + line([at, (at[0] + 26, at[1] - 2)], 6)
    plate.ink(hoop, shade, edge=0.25, opacity=0.82)
    waver = person(
        replace(POSES["wave"], arm=(142, 150), other_arm=(-60, -40), leg=(30, 6), other_leg=(-24, -60)),
        "coat",
        "",
        "short",
        "child",
    )
    top = draw(plate, waver, 300, 300, 1.7, 0, True, flat=shade, opacity=0.82).anchors["hand"]
    draw(plate, hat("bowler"), top[0] - 12, top[1] + 4, 0.5, -20, inks={"body": p.deep, "trim": p.hot})
    jump = replace(POSES["front"], arm=(-62, -96), other_arm=(62, 96), leg=(-14, 18), other_leg=(14, -18))
    skipper = draw(
        plate, person(jump, "dress", "", "plait", "child", view="front"), 128, 292, 1.6, flat=shade, opacity=0.82
    )
    (ax, ay), (bx, by) = skipper.anchors["hand"], skipper.anchors["other_hand"]
    rope = stroke(
        f"M{ax:.1f},{ay:.1f}C{ax + (ax - bx) * 0.5:.1f},352 {bx - (ax - bx) * 0.5:.1f},352 {bx:.1f},{by:.1f}", 5
    )
    plate.ink(rope, shade, edge=0.25, opacity=0.82)


def _rolled_shadow(plate: Plate) -> None:
    """The man's shadow rolled up like a carpet and tied; the flap that is loose has his hat and profile."""
    p = PALETTES["amber"]
    flap = (
        "M268,470C232,446 214,410 196,392C186,396 176,404 168,400C160,396 164,388 158,382C150,384 146,378 150,370"
        "C144,364 138,358 142,350C130,356 118,362 112,354C106,346 118,336 128,328C112,296 136,262 172,264"
        "C194,264 210,280 216,298C228,294 242,292 244,302C244,312 230,318 222,326C232,340 232,352 226,362"
        "C256,372 300,392 330,420Z"
    )
    cut(plate, place(path(flap), 82, 140, 0.7), mix(p.deep, p.near, 0.35), 10, 1)
    roll = (
        "M212,520C196,500 204,462 232,446L420,352C446,342 470,356 474,384C476,400 470,412 "
        "458,418L268,520C248,532 226,534 212,520Z"
    )
    cut(plate, path(roll), p.deep, 26, 1.4)
    cut(plate, stroke("M270,446L424,368M292,490L452,404", 3.6), mix(p.near, p.deep, 0.3))
    cut(plate, ellipse(236, 486, 30, 40, -28), mix(p.deep, p.near, 0.45), 6)
    spiral = "M236,486C244,478 248,492 238,498C226,504 220,486 230,474C244,460 262,478 256,498C248,518 220,520 214,500"
    cut(plate, stroke(spiral, 4), p.deep)
    for x, y in ((306, 450), (418, 392)):
        tie = f"M{x - 18},{y - 38}C{x + 12},{y - 24} {x + 22},{y + 8} {x + 20},{y + 34}"
        cut(plate, stroke(tie, 6), p.warm, 0, 0.4)
    bow = "M322,442C304,424 300,452 322,444C346,428 344,458 322,444L314,470M322,444L334,468"
    cut(plate, stroke(bow, 5), p.warm, 0, 0.4)
    cut(plate, path("M372,452L420,446L424,486L380,486Z"), mix(p.cool, p.deep, 0.2), 8, 0.4)
    fist = "M-16,8C-20,-6 -10,-18 4,-17C18,-16 24,-4 20,8C14,18 -8,20 -16,8Z"
    cut(plate, place(path(fist), 368, 464, 1.1), "#dba27a", 8, 0.5)
    cut(plate, stroke("M360,450l4,14M372,448l3,15", 2.4), "#b06a4c")


def own_shadow(plate: Plate) -> None:
    """A bent man carries his own shadow up a stair, rolled up like a carpet; shadows of children play on the wall."""
    p = PALETTES["amber"]
    wall = mix(p.light, p.warm, 0.42)
    plate.sky([(0, mix(wall, p.light, 0.4)), (0.5, wall), (1, mix(p.far, p.warm, 0.4))], grain=0.1, angle=-0.35)
    plate.glow(120, 120, 520, p.light, 0.6, 1.3)
    cut(plate, bricks(Random(8), -10, -10, 610, 900, 30, 62, 0.09), mix(wall, p.far, 0.6), opacity=0.5, edge=0.4)
    shade = mix(p.far, p.near, 0.72)
    plate.at(0.15)
    _children_on_wall(plate, shade)
    plate.at(0)
    steps, x, y = [(-30.0, 930.0), (-30.0, 872.0)], -30.0, 872.0
    while x < 620:
        x += 66
        steps.append((x, y))
        y -= 42
        steps.append((x, y))
    steps += [(640, y), (640, 930)]
    stair = polygon(steps)
    plate.ink(stair, p.near, depth=40, light=p.middle, shade=p.deep, towards=(-0.5, -1), bottom=(p.deep, 260),
              shadow=Shadow(-4, -3, 10, 0.3))  # fmt: skip
    treads = "".join(line([a, b], 7) for a, b in zip(steps[1::2], steps[2::2], strict=False) if a[1] == b[1])
    cut(plate, treads, mix(p.warm, p.far, 0.4), edge=0.3)
    man = posed(
        replace(POSES["carry"], lean=34, stoop=20, nod=16, leg=(58, 4), other_leg=(-6, -34)), "coat", "", "bald", "old",
        eye="shut", inks={"coat": mix(p.cool, p.deep, 0.2), "legs": p.deep, "hair": p.light, "trim": p.warm},
    )  # fmt: skip
    draw(plate, man.motif, 318, 662, 1.8)
    _rolled_shadow(plate)
    draw(plate, Motif(man.head, man.inks), 318, 662, 1.8, shadow=0.5)
    gloom(plate, p, 300, 380, 600, 0.5, 0.6)


SCENES.append(
    Story(
        draw=own_shadow, palette="amber", operator="reflection", setting="city", season="none", framing="side",
        moods=("dark", "wistful"), living=("man", "shadows"),
        objects=("stair", "shadow", "hat", "wall", "string", "skipping rope", "hoop"),
        words={
            "ombre/shadow": 3, "escalier/stairs": 3, "fardeau/burden": 3, "vieil homme/old man": 2,
            "chapeau/hat": 2, "mur/wall": 2, "enfants/children": 2, "effort/effort": 2, "jeu/play": 2,
            "tapis/carpet": 2, "corde à sauter/skipping rope": 1, "passé/past": 1, "liberté/freedom": 1,
            "fatigue/weariness": 1, "mélancolie/melancholy": 1,
        },
        fr=(
            "Un homme courbé monte un escalier, son ombre roulée sur l’épaule comme un tapis ; sur le mur jouent "
            "des ombres d’enfants et l’une agite son chapeau."
        ),
        en=(
            "A bent man climbs a stair with his shadow rolled up like a carpet on his shoulder; on the "
                "wall the shadows "
            "of children play, and one waves his hat."
        ),
    )
)  # fmt: skip
