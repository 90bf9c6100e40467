"""Secrets: two keyholes."""

from __future__ import annotations

from art.colour import mix
from art.motif import cut, draw, held
from art.motifs.faces import eye
from art.motifs.indoors import View, beam, checker, wall, wallpaper
from art.motifs.things import GLOVE
from art.motifs.things_kitchen import CUP
from art.palettes import PALETTES
from art.press import Plate, darker
from art.scene import Scene, Story
from art.shapes import ellipse, path, place, polygon, rectangle, stroke

SCENES: list[Scene] = []


def two_keyholes(plate: Plate) -> None:
    """Through one keyhole, a room; in its far door, another keyhole with an eye in it."""
    p = PALETTES["mint"]
    view = View(300, 340)
    wall(plate, p.far, (300, 250), 0.7)
    wallpaper(plate, "sprigs", p.middle, 0.45, bottom=560)
    checker(plate, p.light, p.middle, view, 556, 116)
    cut(plate, rectangle(-10, 536, 620, 22), p.light, 6, 0.4)
    cut(plate, rectangle(176, 70, 248, 490, 4), p.light, 8, 1)
    cut(plate, rectangle(190, 84, 220, 474), mix(p.middle, p.near, 0.4), 6)
    for y, h in ((104, 120), (424, 112)):
        cut(plate, rectangle(212, y, 176, h, 4), mix(p.middle, p.near, 0.75))
        cut(plate, rectangle(220, y + 8, 160, h - 16, 3), mix(p.middle, p.near, 0.5))
    hole = path(
        "M300,244C338,244 364,270 364,304C364,330 350,344 340,354L356,412"
        "H244L260,354C250,344 236,330 236,304C236,270 262,244 300,244Z"
    )
    cut(plate, place(hole, -32.0, -34.0, 1.107), p.warm, 10, 0.8)
    inside = cut(plate, hole, "#03100d")
    plate.shadow(hole, 0.95, 3)
    watcher = eye((0, 0.15), 0.12)
    with plate.shining(0.55):
        draw(plate, watcher, *held(watcher, "pupil", (300, 312), 0.42), clip=inside, shadow=0, inks={"iris": p.hot})
    beam(plate, polygon([(236, 560), (364, 560), (480, 860), (120, 860)]), p.light, 0.35)
    _tete_a_tete(plate)
    outside = 1 - plate.rough(plate.mask(_keyhole()), 0.3, 1.2)
    edge = plate.mask(_keyhole())
    plate.ink(edge, p.deep, opacity=0, shadow=None)
    near = darker(p.near, 0.35)
    plate.at(-0.35)
    door = plate.ramp(plate.x / 600, [(0, darker(near, 0.3)), (0.5, near), (1, darker(near, 0.5))], grain=0.2)
    plate.ink(outside, door, edge=0)
    grain = "".join(stroke(f"M{x},-10C{x + 14},240 {x - 16},560 {x + 6},910", 3) for x in range(14, 600, 27))
    cut(plate, grain, darker(near, 0.5), clip=outside, opacity=0.7)
    plate.at(0)
    rim = _keyhole(14)
    lip = plate.mask(rim) * outside
    plate.ink(lip, p.warm, shade=darker(p.warm, 0.5), light=p.light, depth=9, edge=0.2)


def _keyhole(grow: float = 0) -> str:
    """The near keyhole, as large as the sheet."""
    r, g = 212 + grow, grow
    return path(
        f"M300,{92 - g}C{300 + r},{92 - g} {300 + r + 30},{92 + 380 + g} "
        f"{392 + g},{470}L{470 + g},{828 + g}H{130 - g}L{208 - g},470"
        f"C{300 - r - 30},{92 + 380 + g} {300 - r},{92 - g} 300,{92 - g}Z"
    )


def _tete_a_tete(plate: Plate) -> None:
    """A small table with two cups and one glove, and a cat that looks at us."""
    p = PALETTES["mint"]
    cut(plate, path("M286,600H314L322,742H278Z"), p.deep, 6)
    cut(plate, path("M244,752C260,736 340,736 356,752Z"), p.deep, 5)
    cut(plate, ellipse(300, 592, 138, 26), p.deep, lift=1)
    cut(plate, ellipse(300, 582, 140, 26), p.light, 14)
    cut(
        plate,
        path(
            "M160,584C166,640 190,650 204,628C220,654 246,660 262,636C284,662 316,662 338,636C354,660 "
            "380,654 396,628C410,650 434,640 440,584C420,606 360,612 300,612C240,612 180,606 160,584Z"
        ),
        p.light,
        12,
    )
    for x, flip in ((230, False), (368, True)):
        draw(plate, CUP, x, 588, 0.36, 0, flip, inks={"trim": p.cool})
    draw(plate, GLOVE, 292, 594, 0.4, 82, inks={"body": p.hot, "trim": darker(p.hot, 0.3)})
    _cat_facing(plate)


def _cat_facing(plate: Plate) -> None:
    p = PALETTES["mint"]
    where = (366, 813, 0.9)
    body = "M-50,0C-60,-50 -44,-96 -30,-116H30C44,-96 60,-50 50,0C30,8 -30,8 -50,0Z"
    cut(plate, place(stroke("M44,-8C84,-4 96,-34 80,-58", 15), *where), p.deep, 6)
    cut(plate, place(path(body), *where), p.deep, 24, 1)
    cut(
        plate,
        place(
            path("M-42,-126L-46,-178L-14,-158H14L46,-178L42,-126C40,-98 20,-88 0,-88C-20,-88 -40,-98 -42,-126Z"), *where
        ),
        p.deep,
        18,
        1,
    )
    cut(plate, place(path("M-38,-150L-40,-166L-26,-156ZM38,-150L40,-166L26,-156Z"), *where), "#c98c76")
    cut(plate, place(ellipse(-18, -130, 10, 8) + ellipse(18, -130, 10, 8), *where), p.warm)
    cut(
        plate,
        place(ellipse(-18, -130, 3, 7.5) + ellipse(18, -130, 3, 7.5) + path("M-5,-116H5L0,-110Z"), *where),
        "#05110e",
    )
    cut(plate, place(path("M-5,-117H5L0,-110Z"), *where), "#c98c76")
    cut(
        plate,
        place(stroke("M-12,-108L-44,-114M-12,-104L-42,-100M12,-108L44,-114M12,-104L42,-100", 2.4), *where),
        p.light,
    )
    cut(
        plate,
        place(
            path("M-16,-84C-10,-60 10,-60 16,-84C8,-90 -8,-90 -16,-84Z")
            + ellipse(-16, 0, 14, 9)
            + ellipse(16, 0, 14, 9),
            *where,
        ),
        p.light,
        5,
    )


SCENES.append(
    Story(
        draw=two_keyholes, palette="mint", operator="reflection", setting="abstract", season="none",
        framing="through", moods=("jealousy", "mystery"), living=("eye", "cat"),
        objects=("keyhole", "door", "table", "cups", "glove"),
        words={
            "trou de serrure/keyhole": 3, "œil/eye": 3, "espionner/spy": 3, "porte/door": 2, "chat/cat": 2,
            "gant/glove": 2,
            "tasses/cups": 1, "table/table": 1, "secret/secret": 2, "jalousie/jealousy": 2, "rendez-vous/rendezvous": 1,
            "curiosité/curiosity": 2, "miroir/mirror": 1, "témoin/witness": 1,
        },
        fr=("Par un trou de serrure, on voit une pièce, une table avec deux tasses et un gant rouge, "
            "un chat qui nous regarde ; dans la porte du fond, un œil à un autre trou de serrure."),
        en=("Through a keyhole: a room, a table with two cups and one red glove, "
            "a cat that looks at us; in the far door, an eye at another keyhole."),
    )
)  # fmt: skip
