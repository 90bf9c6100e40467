"""Street stories among houses: jams, stairs, balconies, marches, roofs."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from art.colour import Colour, mix
from art.motif import cut, draw, held
from art.motifs.birds import owl
from art.motifs.curves import strip
from art.motifs.faces import peeping
from art.motifs.indoors import gloom
from art.motifs.people import person
from art.motifs.puppet import POSES, Pose
from art.motifs.streets import street
from art.motifs.things import hat
from art.palettes import PALETTES
from art.press import Plate, Shadow, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, line, path, place, polygon, rectangle, stroke
from art.story._streets_parts import CROSSING, bed, bricks, sheep_above, spot, turned, walking_chair

SCENES: list[Scene] = []


def sleepers_jam(plate: Plate) -> None:
    """A crossing from above, jammed with beds on wheels; an owl directs."""
    p = PALETTES["mint"]
    road = mix(p.near, p.middle, 0.35)
    plate.fill(plate.ramp(plate.y / 900, [(0, lighter(road, 0.1)), (1, darker(road, 0.12))], grain=0.16))
    plate.glow(300, 450, 380, p.far, 0.35)
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
    plate.lay(p.warm, plate.rough(plate.mask(beams), 0.3, 3) * 0.22)
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
    gloom(plate, p, 300, 450, 640, 0.4, 0.6)


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


def own_shadow(plate: Plate) -> None:
    """A bent man drags his own shadow up a stair; other shadows play on the wall."""
    p = PALETTES["amber"]
    wall = mix(p.light, p.warm, 0.42)
    plate.sky([(0, mix(wall, p.light, 0.4)), (0.5, wall), (1, mix(p.far, p.warm, 0.4))], grain=0.1, angle=-0.35)
    plate.glow(120, 120, 520, p.light, 0.6, 1.3)
    cut(plate, bricks(Random(8), -10, -10, 610, 900, 30, 62, 0.09), mix(wall, p.far, 0.6), opacity=0.5, edge=0.4)
    shade = mix(p.far, p.near, 0.72)
    free: tuple[tuple[Pose, float, float, float, float], ...] = (
        (replace(POSES["run"], arm=(130, 165)), 490, 300, 1.2, 20),
        (POSES["dance"], 326, 346, 1.3, -8),
        (POSES["tumble"], 132, 420, 1.15, 24),
    )
    for pose, fx, fy, size, turn in free:
        shadow = draw(plate, person(pose, "coat", "", "short"), fx, fy, size, turn, True, flat=shade, opacity=0.82)
        if pose.eye == "shut":
            hx, hy = shadow.anchors["hand"]
    draw(plate, hat("bowler"), hx + 4, hy + 18, 0.62, -16, inks={"body": p.deep, "trim": p.hot})
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
    man = person(
        replace(POSES["carry"], lean=34, stoop=20, nod=16, leg=(58, 4), other_leg=(-6, -34)), "coat", "", "bald", "old",
        eye="shut", inks={"coat": mix(p.cool, p.deep, 0.2), "legs": p.deep, "hair": p.light, "trim": p.warm},
    )  # fmt: skip
    limp = Pose(
        lean=-116, stoop=-34, nod=-20, arm=(-30, -8), other_arm=(10, 14), leg=(74, 8), other_leg=(66, 14),
        feet=(30, 40), hands=("spread", "spread"), turn=0.35, eye="none",
    )  # fmt: skip
    ghost = person(limp, "coat", "", "bald", "tall")
    draw(plate, ghost, *held(ghost, "seat", (322, 448), 1.85, -4), flat=p.deep)
    done = draw(plate, man, 318, 662, 1.8)
    arm = done.anchors["hand"]
    shin = [(300, 446), (372, 416), (arm[0] + 2, arm[1] - 8), (arm[0] + 18, arm[1] + 44), (arm[0] + 40, arm[1] + 78)]
    cut(plate, strip(shin, [30, 24, 15, 12, 15]), p.deep)
    cut(
        plate,
        place(path("M-16,8C-20,-6 -10,-18 4,-17C18,-16 24,-4 20,8C14,18 -8,20 -16,8Z"), *arm, 1.1),
        "#dba27a",
        8,
        0.5,
    )
    cut(
        plate,
        stroke(f"M{arm[0] - 6:.0f},{arm[1] - 12:.0f}l4,14M{arm[0] + 6:.0f},{arm[1] - 14:.0f}l3,15", 2.4),
        "#b06a4c",
    )
    gloom(plate, p, 300, 380, 600, 0.5, 0.6)


SCENES.append(
    Story(
        draw=own_shadow, palette="amber", operator="reflection", setting="city", season="none", framing="side",
        moods=("dark", "wistful"), living=("man", "shadows"), objects=("stair", "shadow", "hat", "wall"),
        words={
            "ombre/shadow": 3, "escalier/stairs": 3, "fardeau/burden": 3, "vieil homme/old man": 2,
            "chapeau/hat": 2, "mur/wall": 2, "danse/dance": 2, "effort/effort": 2, "jeu/play": 1,
            "voleur/thief": 1, "fenêtre/window": 1, "passé/past": 1, "liberté/freedom": 1, "fatigue/weariness": 1,
            "mélancolie/melancholy": 1,
        },
        fr=(
            "Un homme courbé monte un escalier en portant sur le dos son ombre lourde ; sur le mur d’autres "
            "ombres dansent et l’une tient son chapeau."
        ),
        en=(
            "A bent man climbs a stair carrying his heavy shadow on his back; on the wall other shadows dance, "
            "and one of them holds his hat."
        ),
    )
)  # fmt: skip


def march_of_chairs(plate: Plate) -> None:
    """Chairs march down a street with blank banners; people peep from behind curtains."""
    p = PALETTES["brick"]
    view = street(plate, p, horizon=270)
    assert view is not None
    road = plate.mask(view.flat(900, 90, 510, -0.3, 8))
    plate.glow(300, 640, 400, p.light, 0.75, 1.2, clip=road)
    kinds = ("slats", "bentwood", "throne", "stool", "slats", "armchair", "bentwood")
    woods = ("#7a4a34", "#a8744a", p.deep, p.cool, "#b8573f", "#5a3a3a")
    cloths = (p.hot, p.cool, p.warm, mix(p.cool, p.deep, 0.3), p.light)
    for row, (away, count, gap) in enumerate(((2.7, 5, 130), (1.6, 4, 150), (0.8, 3, 176))):
        size = 1.2 * view.scale(away)
        for i in range(count):
            k = row * 4 + i + 1
            x, y = view.at(300 + (i - (count - 1) / 2) * gap + 30 * (row % 2), 930, away)
            inks: dict[str, Colour] = {"wood": woods[k % 6], "cloth": cloths[k % 4], "seat": cloths[(k + 2) % 5]}
            draw(plate, walking_chair(kinds[k % 7], 1 if k % 2 else -1), x, y, size, (k % 3 - 1) * 4, inks=inks)
        if row in (0, 1):
            (x0, y0), (x1, _) = view.at(70, 930, away + 0.1), view.at(530, 930, away + 0.1)
            top, low, ink = y0 - (560 - 60 * row) * size, y0 - (420 - 60 * row) * size, (p.hot, p.light)[row]
            for foot, tip in ((x0, x0 - 8), (x1, x1 + 8)):
                cut(plate, line([(foot, y0 - 120 * size), (tip, top)], 9 * size), p.deep)
            cloth = (
                f"M{x0 - 8:.0f},{top:.0f}Q300,{top + 14:.0f} {x1 + 8:.0f},{top:.0f}L{x1 + 5:.0f},{low:.0f}"
                f"Q310,{low + 26:.0f} {x0 - 5:.0f},{low:.0f}Z"
            )
            cut(plate, path(cloth), ink, 14, 0.8)
    for side, look in ((-1, (0.7, 0.2)), (1, (-0.7, 0.1))):
        x = 300 + side * 238
        edge = x + side * 22
        wall = cut(plate, rectangle(edge - 60 + 8 * (side < 0), -20, 112, 960), mix(p.near, p.deep, 0.55), 16, 1.4)
        cut(plate, bricks(Random(side + 7), edge - 60, 0, edge + 60, 900, 24, 44, 0.22), p.near, clip=wall, opacity=0.5)
        y = 500 if side < 0 else 420
        pane = cut(plate, rectangle(x - 46, y - 150, 92, 150, 4), mix(p.deep, p.near, 0.3), 14)
        who = peeping(look).inked(hair="#6a3a2a" if side < 0 else "#d09a44")
        draw(plate, who, x, y + 2, 0.34, clip=pane)
        for s in (-1, 1):
            drape = (
                f"M{x + s * 48},{y - 152}H{x}C{x + s * 2},{y - 110} {x + s * 26},{y - 96}"
                f" {x + s * 32},{y - 2}H{x + s * 48}Z"
            )
            cut(plate, path(drape), p.cool if side < 0 else p.light, 10, 0.5)
            fold = f"M{x + s * 22},{y - 148}C{x + s * 26},{y - 100} {x + s * 38},{y - 80} {x + s * 41},{y - 6}"
            cut(plate, stroke(fold, 3.4), p.deep, opacity=0.35)
        cut(plate, rectangle(x - 56, y - 2, 112, 14, 4), mix(p.light, p.far, 0.3), 5, 0.8)
        cut(plate, rectangle(x - 52, y - 162, 104, 14, 4), mix(p.light, p.far, 0.3), 5)
    draw(plate, walking_chair("throne", -1), 432, 876, 1.02, 4, inks={"wood": p.deep, "cloth": p.cool, "trim": p.warm})
    draw(plate, walking_chair("armchair"), 236, 874, 1.14, -4, inks={"cloth": p.hot, "shade": p.near})
    draw(plate, walking_chair("slats", -1), 252, 648, 0.52, 10, inks={"wood": p.warm, "seat": p.light})


SCENES.append(
    Story(
        draw=march_of_chairs, palette="brick", operator="inversion", setting="city", season="none",
        framing="frontal", moods=("rebellion", "comic"), living=("neighbours",),
        objects=("chair", "armchair", "banner", "street", "curtain"),
        words={
            "chaise/chair": 3, "manifestation/demonstration": 3, "révolte/revolt": 3, "banderole/banner": 2,
            "fauteuil/armchair": 2, "rue/street": 2, "marche/march": 2, "rideau/curtain": 1,
            "voisins/neighbours": 1, "enfant/child": 1, "ville/city": 1, "repos/rest": 1, "grève/strike": 2,
            "pouvoir/power": 1, "foule/crowd": 1,
        },
        fr=(
            "Des chaises de toutes sortes défilent dans une rue avec des banderoles vides ; un fauteuil porte "
            "une petite chaise et des gens épient derrière les rideaux."
        ),
        en=(
            "Chairs of all kinds march down a street with blank banners; an armchair carries a little chair, and "
            "people peep from behind curtains."
        ),
    )
)  # fmt: skip
