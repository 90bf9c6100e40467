"""Pictures for when there is nothing to show: an empty chair under the lamp, a card fallen behind a box."""

from __future__ import annotations

from pathlib import Path

from art.encode import webp
from art.press import Plate, Shadow, darker, lighter
from art.shapes import circle, ellipse, path, place, rectangle, star, stroke


def chair(target: Path) -> None:
    """Nobody yet: a chair drawn back under a hanging lamp, a cat that keeps it warm."""
    plate = Plate(320, 290, 1.5, seed=81)
    light = path("M114,76C90,136 64,204 46,258C110,280 226,280 290,258C272,204 246,136 222,76Z")
    plate.ink(light, "#f2bd5c", edge=0.2, opacity=0.3, wash=0)
    plate.ink(ellipse(168, 262, 120, 15), "#f2bd5c", edge=0.3, opacity=0.4)
    plate.ink(stroke("M168,0C169,16 167,24 168,34", 4), "#4a3140", edge=0.15)
    shade = path("M150,34C138,40 116,56 110,76C140,84 196,84 226,76C220,56 198,40 186,34C174,31 162,31 150,34Z")
    plate.ink(shade, "#2f6b5a", shade="#123a33", light="#9fd0a8", depth=20, shadow=Shadow(2, 5, 5, 0.4))
    plate.ink(ellipse(168, 78, 58, 7), "#123a33", edge=0.2)
    plate.ink(circle(168, 80, 12), "#ffe9ae", edge=0.2)
    _chair(plate)
    _sleeping_cat(plate, 172, 188)
    webp(plate.image(), target, 14_000, worst=20)


def _chair(plate: Plate) -> None:
    def put(shape: str) -> str:
        return place(shape, 0, 30)

    wood, seat = "#8a4a2c", "#a8344a"
    cast = Shadow(2, 5, 4, 0.38)
    legs = stroke("M118,170C116,190 112,214 108,236M222,170C224,190 228,214 234,236", 10)
    far_legs = stroke("M138,168L134,222M204,168L208,222", 8)
    rails = stroke("M112,206H228", 6)
    plate.ink(put(far_legs), darker(wood, 0.45), edge=0.2)
    plate.ink(put(rails), darker(wood, 0.25), edge=0.2)
    plate.ink(put(legs), wood, edge=0.2, light=lighter(wood, 0.3), depth=8, shadow=cast)
    posts = path("M112,92C108,118 112,146 116,170H128C124,144 121,118 123,90Z") + path(
        "M226,92C230,118 226,146 222,170H210C214,144 217,118 215,90Z"
    )
    crest = path("M104,98C102,84 112,80 128,86C148,94 190,94 210,86C226,80 236,84 234,98C226,110 206,114 169,114"
                 "C132,114 112,110 104,98Z")  # fmt: skip
    slats = path("M146,112C143,132 145,150 147,168H157C155,150 154,132 156,112Z") + path(
        "M192,112C195,132 193,150 191,168H181C183,150 184,132 182,112Z"
    )
    for shape, depth in ((posts, 8.0), (slats, 8.0), (crest, 13.0)):
        plate.ink(put(shape), wood, shade=darker(wood, 0.5), light="#d99a5f", depth=depth, edge=0.2, shadow=cast)
    cushion = path(
        "M104,170C106,158 128,153 169,153C210,153 232,158 236,170C238,182 230,187 169,187C108,187 102,182 104,170Z"
    )
    plate.ink(put(cushion), seat, shade="#5a1228", light="#e58a86", depth=15, shadow=cast)


def _sleeping_cat(plate: Plate, x: float, y: float) -> None:
    ink = "#3a2c44"
    body = path("M-40,8C-42,-16 -14,-28 14,-22C38,-16 46,0 40,10C30,20 -34,20 -40,8Z")
    head = path(
        "M-44,6C-48,-6 -46,-16 -42,-22L-34,-15C-29,-17 -23,-17 -19,-15L-11,-21C-7,-12 -7,-2 -11,6C-18,16 -38,16 -44,6Z"
    )
    tail = stroke("M36,10C54,14 64,30 56,46C52,54 44,52 45,45", 8)
    plate.ink(place(tail, x, y), ink, edge=0.2)
    plate.ink(place(body, x, y), ink, shade="#140c1c", light="#9a86a8", depth=14, shadow=Shadow(1, 3, 3, 0.35))
    plate.ink(place(head, x, y), ink, light="#a893b5", depth=9, shadow=Shadow(1, 2, 2, 0.4))
    face = stroke("M-37,-3C-35,0 -32,0 -30,-3M-23,-3C-21,0 -18,0 -16,-3", 2.4)
    plate.ink(place(face, x, y), "#f3dca6", edge=0.1)


def box(target: Path) -> None:
    """Nothing here: the box of games is shut and tied with twine, and one card has fallen behind it."""
    plate = Plate(320, 260, 1.5, seed=82)
    plate.ink(ellipse(160, 226, 136, 17), "#8a6a4a", edge=0.4, opacity=0.35)
    _fallen_card(plate)
    front, lid, gold = "#7d2440", "#973050", "#efc76a"
    body = path("M36,140H262C264,168 264,198 261,226C190,232 110,232 39,226C35,198 34,168 36,140Z")
    plate.ink(body, front, shade="#3b0d22", light="#c9607a", depth=28, shadow=Shadow(3, 8, 7, 0.42))
    cover = path("M26,120C100,114 200,114 272,120C275,129 275,139 272,148C200,154 100,154 26,148C23,139 23,129 26,120Z")
    plate.ink(cover, lid, shade="#4a1230", light="#e08a96", depth=13, shadow=Shadow(2, 6, 5, 0.45))
    emblem = path("M-17,20C-27,2 -14,-14 -12,-32H12C14,-14 27,2 17,20Z") + rectangle(-22, 21, 44, 8, 3)
    plate.ink(place(emblem, 212, 196, 0.78), gold, edge=0.2)
    plate.ink(place(path("M0,14C-11,6 -5,-6 0,-18C5,-6 11,6 0,14Z"), 212, 196, 0.78), "#a8281f", edge=0.15)
    plate.ink(star(176, 190, 9) + star(246, 184, 7) + circle(182, 212, 2.6) + circle(244, 208, 2.6), gold, edge=0.15)
    twine = "#e9d3a4"
    plate.ink(stroke("M98,117C97,130 99,142 98,152M98,152C97,178 99,204 98,229M27,135C100,141 200,141 271,135", 5.5),
              twine, edge=0.2, shadow=Shadow(1, 3, 2, 0.45))  # fmt: skip
    knot = stroke(
        "M98,136C82,116 60,112 58,124C57,134 80,140 98,136C112,114 138,108 140,120C142,132 116,140 98,136", 5.5
    )
    ends = stroke("M98,136C92,150 84,158 74,166M98,136C106,148 116,154 122,168", 5.5)
    plate.ink(knot + ends, twine, edge=0.2, shadow=Shadow(1, 3, 2, 0.5))
    plate.ink(ellipse(98, 136, 7, 6.5), "#d3b87e", edge=0.15)
    webp(plate.image(), target, 14_000, worst=20)


def _fallen_card(plate: Plate) -> None:
    def put(shape: str, x: float = 242, y: float = 104, scale: float = 1) -> str:
        return place(shape, x, y, scale, 19)

    plate.ink(put(rectangle(-41, -62, 82, 124, 5)), "#fbf2dc", edge=0.2, shadow=Shadow(3, 6, 5, 0.4))
    plate.ink(put(rectangle(-34, -55, 68, 110, 4)), "#2a3274", shade="#141a48", depth=22, edge=0.25)
    lamp = path("M-17,20C-27,2 -14,-14 -12,-32H12C14,-14 27,2 17,20Z") + rectangle(-22, 20, 44, 9, 3)
    plate.ink(put(lamp, 249, 84, 0.8), "#ffdf98", edge=0.2)
    plate.ink(put(path("M0,14C-11,6 -5,-6 0,-18C5,-6 11,6 0,14Z"), 249, 84, 0.8), "#d1432c", edge=0.15)
    plate.ink(put(star(-24, -42, 6) + star(23, -42, 6) + circle(-26, -8, 2.4) + circle(26, -8, 2.4)), "#9aa6d8",
              edge=0.15)  # fmt: skip
