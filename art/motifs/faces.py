"""Heads, faces and features in close-up, about 300 units high, standing on y = 0.

Profiles look right and end at the shoulders: woman(eye="shut" | "open"), man(), child() (eyes shut).
Faces from the front:
    face(hair="parted" | "long", eye="open" | "shut", look=(0, 0))   `look` moves the pupils, -1 to 1
    sleeping_face()           closed eyes, long hair
Features: eye(look=(0, 0), lid=0)   a large open eye 300 wide; `lid` lowers the upper lid from 0 to 0.8
          mouth(open=0)       lips 260 wide; `open` from 0 (closed) to 1 (a cave: anchor "inside")

Inks: skin, cheek, lip, hair, cloth (clothes), trim (collar), white, iris, dark, line.
Anchors: eye, mouth, nose, ear, top, crown (where a hat sits), chin; tear under an eye.
"""

from __future__ import annotations

import math

from art.colour import Colour
from art.motif import Motif, Piece
from art.shapes import circle, ellipse, path, place, stroke

INKS: dict[str, Colour] = {
    "skin": "#dfa67e",
    "cheek": "#cf7f63",
    "lip": "#b4493f",
    "hair": "#3a2430",
    "cloth": "#3c4a6b",
    "trim": "#f3e3bd",
    "white": "#fbf3dc",
    "iris": "#3f7a78",
    "dark": "#1d1730",
    "line": "#b06a4c",
    "shadow": "#3a2a4a",
}


def _side_eye(kind: str, x: float, y: float, size: float = 1) -> list[Piece]:
    if kind == "shut":
        lashes = "M-15,-2Q0,10 16,-1M-6,5L-9,11M3,6L3,13M11,3L15,9"
        return [Piece(place(stroke(lashes, 4), x, y, size), "dark")]
    lens = "M-17,3C-8,-11 8,-12 15,-7C17,-2 17,4 14,8C4,10 -8,9 -17,3Z"
    return [
        Piece(place(path(lens), x, y, size), "white"),
        Piece(place(ellipse(9, -1, 6.5, 8.5), x, y, size), "iris"),
        Piece(place(ellipse(11, -1, 3.6, 5.4), x, y, size), "dark"),
        Piece(place(stroke("M-18,3C-8,-12 8,-13 17,-8", 4), x, y, size), "dark"),
    ]


def _ear(x: float, y: float, size: float = 1) -> list[Piece]:
    outer = "M-4,-22C12,-26 18,-12 14,0C12,8 8,12 6,20C2,28 -8,26 -10,16C-14,2 -16,-18 -4,-22Z"
    return [
        Piece(place(path(outer), x, y, size, -6), "skin", 8, True),
        Piece(place(stroke("M-4,-13C8,-16 9,-6 5,0C1,4 2,8 -2,12", 3.4), x, y, size, -6), "line"),
    ]


def woman(eye: str = "shut") -> Motif:
    outline = (
        "M20,-290C52,-290 76,-268 79,-238C80,-226 75,-219 76,-210C80,-198 98,-186 107,-175C109,-169 103,-166 92,-165"
        "C90,-161 97,-158 97,-153C97,-150 89,-149 87,-148C91,-147 95,-143 92,-138C89,-134 82,-133 82,-128"
        "C84,-121 87,-114 81,-105C74,-96 58,-96 42,-103C36,-86 33,-62 42,-42C50,-26 80,-16 116,0L-104,0"
        "C-74,-14 -44,-26 -40,-52C-37,-72 -44,-92 -52,-112C-84,-150 -90,-230 -50,-268C-30,-286 0,-290 20,-290Z"
    )
    hair = (
        "M72,-262C56,-304 -12,-312 -54,-284C-98,-254 -102,-190 -78,-144"
        "C-70,-128 -56,-112 -40,-104C-26,-112 -20,-128 -14,-146"
        "C-18,-168 -8,-188 8,-202C30,-220 46,-236 52,-258C58,-256 66,-258 72,-262Z"
    )
    bun = "M-62,-150C-100,-160 -132,-138 -130,-108C-128,-78 -96,-66 -70,-80C-48,-92 -42,-122 -48,-142Z"
    pieces = [
        Piece(path(bun), "hair", 22),
        Piece(path(outline), "skin", 8),
        Piece(path("M-118,0C-98,-22 -66,-34 -44,-38C-18,-16 22,-14 46,-34C82,-24 116,-18 134,0Z"), "cloth", 22, True),
        Piece(path("M-46,-40C-20,-18 22,-16 46,-35L52,-24C24,-4 -24,-6 -54,-30Z"), "trim"),
        Piece(circle(50, -158, 15), "cheek"),
        Piece(
            path(
                "M98,-153C90,-154 82,-151 74,-147C82,-145 88,-146 90,-148C93,-146 94,-142 92,-138"
                "C85,-137 78,-141 74,-147C80,-152 90,-158 96,-157Z"
            ),
            "lip",
        ),
        *_side_eye(eye, 58, -198),
        Piece(stroke("M40,-222Q58,-234 74,-226", 4.4), "hair"),
        Piece(path(hair), "hair", 26, True),
        Piece(stroke("M48,-276C10,-276 -44,-254 -56,-200M20,-292C-36,-284 -78,-250 -80,-190", 3), "line"),
        *_ear(-2, -176),
        Piece(circle(-3, -147, 5.5), "trim"),
    ]
    anchors = {
        "eye": (60, -198),
        "mouth": (90, -148),
        "nose": (106, -174),
        "ear": (-2, -176),
        "top": (0, -306),
        "crown": (-2, -270),
        "chin": (70, -98),
        "tear": (60, -186),
    }
    return Motif(tuple(pieces), INKS, anchors)


def man() -> Motif:
    outline = (
        "M14,-290C48,-292 74,-272 78,-244C80,-234 84,-228 80,-218C84,-204 104,-190 116,-172C119,-162 106,-160 96,-160"
        "C94,-155 98,-151 98,-147C98,-144 90,-143 88,-142C93,-140 95,-136 92,-131C90,-127 85,-126 86,-120"
        "C92,-110 92,-98 82,-90C70,-82 46,-88 34,-98C32,-80 32,-56 42,-40C58,-26 96,-16 134,0L-126,0"
        "C-92,-16 -58,-28 -54,-54C-50,-76 -54,-96 -60,-116C-90,-150 -92,-234 -52,-270C-34,-286 -8,-290 14,-290Z"
    )
    hair = (
        "M78,-254C84,-288 44,-314 0,-308C-58,-304 -92,-262 -90,-204"
        "C-88,-168 -76,-136 -58,-116C-46,-118 -38,-128 -34,-146"
        "C-32,-160 -26,-176 -20,-186C-8,-184 2,-180 8,-168C14,-186 12,-206 20,-222C32,-238 58,-240 78,-254Z"
    )
    moustache = "M98,-160C86,-164 70,-158 62,-144C72,-142 84,-144 100,-148C104,-152 102,-158 98,-160Z"
    pieces = [
        Piece(path(outline), "skin", 8),
        Piece(path("M-146,0C-126,-24 -84,-34 -56,-46C-22,-18 22,-12 44,-38C90,-28 134,-22 154,0Z"), "cloth", 22, True),
        Piece(path("M-58,-52C-26,-22 20,-16 44,-44L60,-22L36,0H-20L-66,-30Z"), "trim", 10),
        Piece(path("M30,-20L44,-30L58,-18L50,0H30Z"), "lip"),
        Piece(circle(46, -152, 15), "cheek"),
        *_side_eye("shut", 58, -200),
        Piece(stroke("M38,-222Q60,-236 80,-224", 7), "hair"),
        Piece(path(hair), "hair", 24, True),
        *_ear(-6, -168, 1.1),
        Piece(path(moustache), "hair"),
    ]
    anchors = {
        "eye": (60, -200),
        "mouth": (90, -142),
        "nose": (116, -170),
        "ear": (-6, -168),
        "top": (0, -309),
        "crown": (-4, -272),
        "chin": (74, -86),
        "tear": (60, -188),
    }
    return Motif(tuple(pieces), INKS, anchors)


def child() -> Motif:
    outline = (
        "M6,-276C54,-280 86,-244 88,-204C89,-192 84,-186 84,-178C88,-170 100,-166 103,-158C104,-151 96,-149 88,-148"
        "C87,-144 92,-141 91,-137C90,-134 84,-133 83,-132C86,-130 88,-126 85,-122C80,-118 80,-114 80,-110"
        "C78,-96 62,-90 40,-92C34,-92 30,-92 26,-94C24,-76 24,-56 32,-42C44,-26 70,-16 98,0L-94,0"
        "C-66,-14 -42,-26 -38,-48C-36,-66 -40,-82 -48,-96C-92,-124 -104,-190 -74,-236C-56,-264 -26,-276 6,-276Z"
    )
    hair = (
        "M88,-208C86,-262 46,-296 -4,-292C-66,-290 -102,-240 -100,-184"
        "C-98,-144 -78,-112 -50,-94C-42,-104 -36,-120 -34,-138"
        "C-28,-152 -22,-162 -14,-168C2,-166 8,-158 12,-148C18,-170 16,-190 22,-204"
        "C34,-196 42,-196 50,-206C60,-196 74,-198 88,-208Z"
    )
    pieces = [
        Piece(path(outline), "skin", 8),
        Piece(path("M-112,0C-96,-22 -64,-34 -40,-42C-12,-20 16,-18 34,-38C66,-28 98,-22 116,0Z"), "cloth", 20, True),
        Piece(path("M-42,-46C-16,-22 14,-20 34,-42L44,-28C18,-4 -22,-6 -52,-34Z"), "trim"),
        Piece(circle(54, -136, 18), "cheek"),
        Piece(
            path(
                "M92,-137C86,-137 80,-135 75,-132C80,-130 86,-128 88,-124C82,-124 76,-128 74,-132"
                "C78,-138 86,-141 91,-140Z"
            ),
            "lip",
        ),
        *_side_eye("shut", 60, -172),
        Piece(stroke("M48,-194Q62,-202 76,-195", 4), "hair"),
        Piece(path(hair), "hair", 26, True),
        Piece(
            path(
                "M-6,-288C-12,-312 2,-326 20,-322C10,-314 10,-302 16,-288ZM-24,-288"
                "C-42,-306 -38,-320 -28,-328C-26,-314 -16,-302 -4,-290Z"
            ),
            "hair",
        ),
        *_ear(-6, -150, 1.05),
    ]
    anchors = {
        "eye": (62, -172),
        "mouth": (84, -132),
        "nose": (102, -157),
        "ear": (-6, -150),
        "top": (0, -294),
        "crown": (-6, -256),
        "chin": (60, -92),
        "tear": (62, -158),
    }
    return Motif(tuple(pieces), {**INKS, "hair": "#a8542a", "cloth": "#b8402f"}, anchors)


OVAL = "M0,-292C56,-292 90,-252 88,-196C86,-132 48,-76 0,-76C-48,-76 -86,-132 -88,-196C-90,-252 -56,-292 0,-292Z"
NECK = "M-30,-104C-28,-70 -30,-50 -40,-36H40C30,-50 28,-70 30,-104Z"
SHOULDERS = "M-120,0C-112,-34 -72,-40 -40,-46Q0,-24 40,-46C72,-40 112,-34 120,0Z"


def _features(eye: str, look: tuple[float, float]) -> list[Piece]:
    pieces = [Piece(circle(-50, -146, 17) + circle(50, -146, 17), "cheek")]
    if eye == "shut":
        lashes = "M-56,-186Q-38,-168 -18,-184M-48,-178L-54,-170M-37,-175L-38,-165M-26,-178L-22,-169"
        pieces.append(Piece(stroke(lashes, 4.4) + place(stroke(lashes, 4.4), 0, 0, 1, 0, True), "dark"))
    else:
        lens = "M-58,-184C-48,-200 -28,-200 -17,-183C-28,-170 -48,-170 -58,-184Z"
        dx, dy = look[0] * 9, look[1] * 5
        pieces += [
            Piece(path(lens) + place(path(lens), 0, 0, 1, 0, True), "white"),
            Piece(circle(-38 + dx, -184 + dy, 10) + circle(38 + dx, -184 + dy, 10), "iris"),
            Piece(circle(-38 + dx, -184 + dy, 5.5) + circle(38 + dx, -184 + dy, 5.5), "dark"),
            Piece(stroke("M-60,-183C-48,-201 -28,-201 -15,-182M60,-183C48,-201 28,-201 15,-182", 4.4), "dark"),
        ]
    pieces.append(Piece(stroke("M-60,-208Q-40,-220 -18,-211M18,-211Q40,-220 60,-208", 5), "hair"))
    pieces.append(Piece(stroke("M-6,-196C-2,-176 -14,-160 -12,-152C-10,-146 4,-145 10,-150", 4), "line"))
    pieces.append(
        Piece(
            path("M-24,-119C-16,-124 -8,-129 -3,-128Q0,-126 3,-128C8,-129 16,-124 24,-119C14,-108 -12,-107 -24,-119Z"),
            "lip",
        )
    )
    pieces.append(Piece(stroke("M-23,-119Q0,-115 23,-119", 2.4), "dark"))
    return pieces


def face(hair: str = "parted", eye: str = "open", look: tuple[float, float] = (0, 0)) -> Motif:
    back, front = "", ""
    match hair:
        case "parted":
            front = (
                "M-92,-176C-104,-262 -50,-312 6,-308C70,-308 104,-258 92,-176C84,-206 70,-236 30,-262"
                "C10,-238 -60,-232 -92,-176Z"
            )
        case _:
            back = (
                "M0,-306C76,-306 108,-250 104,-180C102,-120 118,-70 112,-24Q60,-4 0,-14"
                "Q-60,-4 -112,-24C-118,-70 -102,-120 -104,-180C-108,-250 -76,-306 0,-306Z"
            )
            front = (
                "M-92,-172C-100,-256 -56,-308 2,-306C62,-304 102,-256 92,-172C86,-214 60,-250 2,-276"
                "C-56,-250 -84,-214 -92,-172Z"
            )
    ears = ellipse(-90, -176, 13, 24) + ellipse(90, -176, 13, 24)
    pieces = [Piece(path(back), "hair", 30)] if back else []
    pieces += [
        Piece(path(NECK), "skin", 14),
        Piece(path(SHOULDERS), "cloth", 24, True),
        Piece(path("M-44,-50Q0,-24 44,-50L56,-36Q0,2 -56,-36Z"), "trim", 8),
        Piece(ears + path(OVAL) if hair == "parted" else path(OVAL), "skin", 9, True),
        *_features(eye, look),
        Piece(path(front), "hair", 22, True),
    ]
    anchors = {
        "eye": (-38, -184),
        "other_eye": (38, -184),
        "mouth": (0, -118),
        "nose": (0, -150),
        "top": (0, -308),
        "crown": (0, -266),
        "chin": (0, -76),
        "tear": (-38, -166),
        "forehead": (0, -236),
    }
    return Motif(tuple(pieces), INKS, anchors)


def sleeping_face() -> Motif:
    return face("long", "shut").inked(hair="#7a3a24", cloth="#7a4566")


def eye(look: tuple[float, float] = (0, 0), lid: float = 0) -> Motif:
    """150 high, 300 wide."""
    top = -78 - 62 * (1 - lid)
    almond = f"M-150,-70C-96,{top - 30:.0f} 84,{top - 36:.0f} 150,-82C100,-2 -86,2 -150,-70Z"
    x, y = look[0] * 50, -76 + look[1] * 22 + lid * 8
    lashes = ""
    for i in range(7):
        t = (i + 0.5) / 7
        bx = -128 + 262 * t
        by = -78 + (top - 2 + 62) * math.sin(math.pi * t) * 0.98 - 8 * t
        angle = math.radians(-150 + 118 * t)
        across, up = math.cos(angle), math.sin(angle)
        tip = f"{bx + 34 * across:.0f},{by + 40 * up - 4:.0f}"
        lashes += f"M{bx:.0f},{by:.0f}Q{bx + 14 * across:.0f},{by + 22 * up:.0f} {tip}"
    iris = 47 * (1 - lid * 0.35)
    spokes = "".join(
        f"M{x + 25 * math.cos(a):.1f},{y + 25 * math.sin(a):.1f}L{x + 41 * math.cos(a):.1f},{y + 41 * math.sin(a):.1f}"
        for a in (i * math.tau / 18 for i in range(18))
    )
    pieces = [
        Piece(path(f"M-172,-70C-110,{top - 66:.0f} 96,{top - 72:.0f} 174,-84C116,24 -100,30 -172,-70Z"), "skin", 22),
        Piece(path(almond), "white", 20),
        Piece(circle(x, y, iris), "iris", 18),
    ]
    if lid < 0.3:
        pieces.append(Piece(stroke(spokes, 3), "line"))
    pieces += [
        Piece(circle(x, y, 21), "dark"),
        Piece(circle(x - 14, y - 15, 8.5) + circle(x + 12, y + 12, 4), "white"),
        Piece(
            path(
                f"M-172,-70C-110,{top - 66:.0f} 96,{top - 72:.0f} 174,-84C168,-84 160,-82 150,-82"
                f"C84,{top - 36:.0f} -96,{top - 30:.0f} -150,-70C-158,-68 -166,-68 -172,-70"
                "Z"
            ),
            "skin",
            12,
        ),
        Piece(
            path(
                f"M-156,-68C-98,{top - 40:.0f} 84,{top - 46:.0f} 158,-84C86,{top - 24:.0f} -94,{top - 18:.0f} -156,-68Z"
            ),
            "dark",
        ),
        Piece(stroke(lashes, 6), "dark"),
        Piece(path("M-154,-70C-146,-74 -136,-72 -130,-64C-136,-58 -146,-60 -154,-70Z"), "cheek"),
    ]
    anchors = {"pupil": (x, y), "corner": (-152, -68), "tear": (-20, -12), "top": (0, top - 20)}
    return Motif(tuple(pieces), {**INKS, "line": "#2a5654"}, anchors)


def mouth(open: float = 0) -> Motif:
    gap = 84 * open
    upper = (
        f"M-130,{-60 - gap / 2:.0f}C-90,{-84 - gap:.0f} -44,{-112 - gap:.0f} -20,{-108 - gap:.0f}"
        f"Q0,{-96 - gap:.0f} 20,{-108 - gap:.0f}C44,{-112 - gap:.0f} 90,{-84 - gap:.0f} 130,{-60 - gap / 2:.0f}"
        f"C80,{-62 - gap * 0.95:.0f} -80,{-62 - gap * 0.95:.0f} -130,{-60 - gap / 2:.0f}"
        "Z"
    )
    lower = (
        f"M-130,{-60 - gap / 2:.0f}C-80,{-52:.0f} 80,{-52:.0f} 130,{-60 - gap / 2:.0f}"
        f"C90,-14 40,0 0,0C-40,0 -90,-14 -130,{-60 - gap / 2:.0f}Z"
    )
    cave = (
        f"M-126,{-60 - gap / 2:.0f}C-80,{-70 - gap:.0f} 80,{-70 - gap:.0f} 126,{-60 - gap / 2:.0f}"
        f"C80,-44 -80,-44 -126,{-60 - gap / 2:.0f}Z"
    )
    pieces = [Piece(path(cave), "dark")]
    if open > 0.3:
        pieces.append(
            Piece(
                path(
                    f"M-84,{-66 - gap * 0.82:.0f}"
                    f"C-40,{-72 - gap * 0.9:.0f} 40,{-72 - gap * 0.9:.0f} 84,{-66 - gap * 0.82:.0f}"
                    f"L76,{-52 - gap * 0.66:.0f}Q0,{-58 - gap * 0.7:.0f} -76,{-52 - gap * 0.66:.0f}"
                    "Z"
                ),
                "white",
                8,
            )
        )
        pieces.append(
            Piece(
                path(
                    "M-62,-50"
                    f"C-50,{-64 - gap * 0.22:.0f} -14,{-66 - gap * 0.3:.0f} 0,{-58 - gap * 0.2:.0f}"
                    f"C14,{-66 - gap * 0.3:.0f} 50,{-64 - gap * 0.22:.0f} 62,-50Q0,-36 -62,-50"
                    "Z"
                ),
                "cheek",
                14,
            )
        )
    pieces += [
        Piece(path(lower), "lip", 22, True),
        Piece(path(upper), "lip", 18, True),
        Piece(ellipse(-34, -28, 22, 6, -4), "cheek"),
    ]
    if open < 0.1:
        pieces.append(Piece(stroke("M-130,-60C-80,-52 -30,-64 0,-58C30,-64 80,-52 130,-60", 4), "dark"))
    anchors = {"inside": (0, -58 - gap / 2), "corner": (130, -60 - gap / 2), "left": (-130, -60 - gap / 2)}
    return Motif(tuple(pieces), INKS, anchors)


GALLERY: dict[str, Motif] = {
    "woman": woman(),
    "woman open": woman("open"),
    "man": man(),
    "child": child(),
    "face": face(),
    "face long": face("long", look=(-1, 0)),
    "sleeping_face": sleeping_face(),
    "eye": eye(),
    "eye half closed": eye((0.5, 0.1), 0.6),
    "mouth": mouth(),
    "mouth open": mouth(1),
}
