"""Masks in close-up, about 300 units high, standing on y = 0, with ribbons.

    smiling_mask()  weeping_mask()  blank_mask()  beak_mask() (profile, looking right)  fox_mask()  devil_mask()

Inks: mask, trim (brows, ornaments, horns), hole (eyes and mouth), cheek, lip, ribbon, dark; weeping also tear, beak
also glass. Anchors: left and right (where the ribbons are tied), chin, top, eye, other_eye, mouth, tear; beak.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.colour import Colour
from art.motif import Motif, Piece
from art.shapes import Point, circle, path, place, polygon, ring, stroke

MASK: dict[str, Colour] = {
    "mask": "#f3e6c8",
    "trim": "#c8862e",
    "hole": "#1d1730",
    "cheek": "#d98a6c",
    "ribbon": "#a8281f",
    "dark": "#1d1730",
    "lip": "#b4493f",
}


def _spots(points: Sequence[Point], radius: float) -> str:
    return "".join(circle(x, y, radius) for x, y in points)


MASK_OVAL = "M0,-296C70,-296 112,-252 108,-180C104,-92 60,-6 0,0C-60,-6 -104,-92 -108,-180C-112,-252 -70,-296 0,-296Z"
RIBBONS = (
    "M-104,-200C-130,-190 -138,-150 -126,-110C-118,-80 -136,-50 -148,-30L-128,-26"
    "C-112,-60 -104,-90 -112,-120C-118,-150 -112,-170 -100,-176ZM104,-200"
    "C128,-186 140,-160 132,-124C124,-90 140,-60 154,-44L134,-34C116,-62 108,-94 116,-124"
    "C120,-150 114,-166 100,-176Z"
)


def _mask(pieces: tuple[Piece, ...], **inks: Colour) -> Motif:
    anchors = {
        "left": (-106, -188),
        "right": (106, -188),
        "chin": (0, 0),
        "top": (0, -296),
        "eye": (-46, -186),
        "other_eye": (46, -186),
        "mouth": (0, -76),
        "tear": (-46, -160),
    }
    return Motif((Piece(path(RIBBONS), "ribbon", 8), *pieces), {**MASK, **inks}, anchors)


def smiling_mask() -> Motif:
    eyes = "M-76,-172C-66,-202 -30,-204 -18,-174C-34,-188 -58,-188 -76,-172Z"
    return _mask(
        (
            Piece(path(MASK_OVAL), "mask", 36),
            Piece(circle(-62, -128, 20) + circle(62, -128, 20), "cheek"),
            Piece(path(eyes) + place(path(eyes), 0, 0, 1, 0, True), "hole"),
            Piece(stroke("M-80,-216Q-50,-244 -18,-222M18,-222Q50,-244 80,-216", 8), "trim"),
            Piece(
                path("M-8,-186C-4,-160 -22,-136 -18,-126C-12,-116 12,-116 18,-126C20,-134 4,-150 8,-186Z"),
                "mask",
                10,
                True,
            ),
            Piece(path("M-68,-98C-40,-78 40,-78 68,-98C64,-44 34,-24 0,-24C-34,-24 -64,-44 -68,-98Z"), "hole"),
            Piece(path("M-40,-40C-20,-56 20,-56 40,-40C28,-28 14,-24 0,-24C-14,-24 -28,-28 -40,-40Z"), "lip"),
            Piece(polygon([(0, -292), (12, -268), (0, -244), (-12, -268)]), "trim"),
        )
    )


def weeping_mask() -> Motif:
    eyes = "M-78,-190C-62,-182 -34,-190 -20,-206C-14,-180 -36,-162 -54,-166C-66,-168 -76,-178 -78,-190Z"
    drop = "M0,-20C8,-6 12,2 12,10A12,12 0 0 1 -12,10C-12,2 -8,-6 0,-20Z"
    return _mask(
        (
            Piece(path(MASK_OVAL), "mask", 36),
            Piece(path(eyes) + place(path(eyes), 0, 0, 1, 0, True), "hole"),
            Piece(stroke("M-84,-210Q-52,-224 -20,-246M84,-210Q52,-224 20,-246", 8), "trim"),
            Piece(
                path("M-8,-186C-4,-160 -22,-136 -18,-126C-12,-116 12,-116 18,-126C20,-134 4,-150 8,-186Z"),
                "mask",
                10,
                True,
            ),
            Piece(path("M-56,-38C-50,-84 -26,-96 0,-96C26,-96 50,-84 56,-38C40,-58 -40,-58 -56,-38Z"), "hole"),
            Piece(place(path(drop), -58, -134) + place(path(drop), 64, -118, 0.8), "tear"),
            Piece(polygon([(0, -292), (12, -268), (0, -244), (-12, -268)]), "trim"),
        ),
        mask="#c9d3d8",
        trim="#4a5f86",
        ribbon="#3a4a70",
        tear="#5d9db0",
    )


def blank_mask() -> Motif:
    eyes = "M-74,-182C-62,-196 -32,-196 -20,-180C-34,-168 -60,-168 -74,-182Z"
    return _mask(
        (
            Piece(path(MASK_OVAL), "mask", 40),
            Piece(path(eyes) + place(path(eyes), 0, 0, 1, 0, True), "hole"),
            Piece(
                path("M-7,-200C-4,-164 -20,-136 -16,-126C-10,-118 10,-118 16,-126C18,-134 4,-160 7,-200Z"),
                "mask",
                9,
                True,
            ),
            Piece(path("M-26,-80Q0,-88 26,-80Q0,-68 -26,-80Z"), "hole"),
        )
    )


RIVETS = (
    (118, -146),
    (142, -142),
    (166, -132),
    (96, -188),
    (-34, -240),
    (-40, -200),
    (-38, -160),
    (-30, -120),
    (-16, -80),
)


def beak_mask() -> Motif:
    skull = (
        "M-96,-150C-104,-240 -40,-296 26,-290C76,-284 98,-244 96,-206"
        "C150,-196 208,-160 236,-92C190,-124 140,-136 92,-128C84,-84 52,-44 8,-36"
        "C-44,-34 -90,-74 -96,-150Z"
    )
    pieces = (
        Piece(stroke("M-90,-170C-130,-160 -140,-120 -128,-80M-84,-120C-112,-104 -116,-72 -108,-40", 9), "ribbon"),
        Piece(path(skull), "mask", 36),
        Piece(path("M96,-206C150,-196 208,-160 236,-92C200,-132 150,-158 94,-166Z"), "cheek", 12),
        Piece(ring(40, -204, 32, 12), "trim", 0),
        Piece(circle(40, -204, 27), "hole"),
        Piece(path("M26,-220A22,22 0 0 1 42,-226L40,-218A16,16 0 0 0 30,-212Z"), "glass"),
        Piece(stroke("M92,-128C70,-146 62,-170 74,-196M-20,-284C-50,-200 -40,-110 0,-40", 4), "dark"),
        Piece(_spots(RIVETS, 4), "trim"),
    )
    anchors = {
        "eye": (40, -204),
        "beak": (236, -92),
        "left": (-96, -150),
        "right": (-90, -120),
        "top": (20, -292),
        "chin": (0, -36),
    }
    inks: dict[str, Colour] = {**MASK, "mask": "#6b4a3a", "cheek": "#8a6248", "glass": "#a9c4c0"}
    return Motif(pieces, inks, anchors)


def fox_mask() -> Motif:
    head = (
        "M-96,-284C-60,-276 -34,-258 -22,-240Q0,-246 22,-240C34,-258 60,-276 96,-284"
        "C110,-236 116,-190 110,-152C92,-104 40,-40 0,0C-40,-40 -92,-104 -110,-152"
        "C-116,-190 -110,-236 -96,-284Z"
    )
    cheek = "M-110,-152C-76,-158 -48,-140 -34,-112C-24,-84 -12,-44 0,0C-40,-40 -92,-104 -110,-152Z"
    inner = "M-88,-262C-66,-254 -50,-242 -42,-228C-58,-218 -78,-204 -88,-186C-94,-212 -94,-238 -88,-262Z"
    eyes = "M-78,-154C-62,-178 -38,-174 -22,-148C-40,-142 -64,-142 -78,-154Z"
    both = [(shape, place(path(shape), 0, 0, 1, 0, True)) for shape in (cheek, inner, eyes)]
    return _mask(
        (
            Piece(path(head), "mask", 34),
            Piece(path(both[0][0]) + both[0][1], "cheek", 16),
            Piece(path(both[1][0]) + both[1][1], "dark"),
            Piece(path(both[2][0]) + both[2][1], "hole"),
            Piece(stroke("M-84,-160C-64,-186 -36,-182 -18,-150M84,-160C64,-186 36,-182 18,-150", 5), "trim"),
            Piece(path("M-13,-16C-16,-4 -8,4 0,4C8,4 16,-4 13,-16Q0,-26 -13,-16Z"), "dark"),
            Piece(path("M0,-240C10,-220 12,-200 0,-182C-12,-200 -10,-220 0,-240Z"), "trim"),
            Piece(stroke("M-64,-96L-96,-100M-58,-84L-88,-78M64,-96L96,-100M58,-84L88,-78", 4), "dark"),
        ),
        mask="#c8622c",
        cheek="#f6ead0",
        trim="#f0c15a",
    )


def devil_mask() -> Motif:
    horn = "M-62,-236C-96,-250 -112,-284 -96,-320C-92,-290 -70,-276 -38,-268Z"
    head = (
        "M0,-276C66,-276 108,-236 104,-176C102,-140 116,-130 106,-108C84,-104 74,-70 48,-44"
        "C30,-24 14,-6 0,10C-14,-6 -30,-24 -48,-44C-74,-70 -84,-104 -106,-108"
        "C-116,-130 -102,-140 -104,-176C-108,-236 -66,-276 0,-276Z"
    )
    eyes = "M-82,-196C-60,-188 -34,-178 -20,-156C-44,-148 -74,-160 -82,-196Z"
    brow = "M-92,-210C-66,-214 -34,-196 -12,-166L-14,-186C-34,-220 -66,-236 -92,-210Z"
    beard = "M-24,-34C-12,-28 12,-28 24,-34C20,0 8,22 -6,42C-6,20 -18,0 -24,-34Z"

    def twice(shape: str) -> str:
        return path(shape) + place(path(shape), 0, 0, 1, 0, True)

    return _mask(
        (
            Piece(twice(horn), "trim", 14),
            Piece(path(head), "mask", 34, True),
            Piece(twice(eyes), "hole"),
            Piece(circle(-48, -172, 5) + circle(48, -172, 5), "trim"),
            Piece(twice(brow), "dark"),
            Piece(
                path(
                    "M-10,-170C-6,-140 -30,-118 -24,-104C-14,-94 -6,-100 0,-92C6,-100 14,-94 24,-104"
                    "C30,-118 6,-140 10,-170Z"
                ),
                "mask",
                10,
                True,
            ),
            Piece(path("M-58,-84C-30,-70 30,-70 58,-84C44,-46 20,-42 0,-42C-20,-42 -44,-46 -58,-84Z"), "hole"),
            Piece(polygon([(-42, -78), (-26, -74), (-34, -56)]) + polygon([(42, -78), (26, -74), (34, -56)]), "trim"),
            Piece(path(beard), "dark"),
        ),
        mask="#a8322c",
        trim="#f0d9a0",
        ribbon="#3a2430",
    ).moved(0, -42 * 0.9, 0.9)


GALLERY: dict[str, Motif] = {
    "smiling_mask": smiling_mask(),
    "weeping_mask": weeping_mask(),
    "blank_mask": blank_mask(),
    "beak_mask": beak_mask(),
    "fox_mask": fox_mask(),
    "devil_mask": devil_mask(),
}
