"""Heads in the round: one construction of a head, seen from anywhere, at any age, in any mood.

    head(gaze, mood, hair, hat, ...) -> Motif     centre of the skull on (0, 0), about 17 in radius, a neck below

gaze   a name of VIEWS, or (yaw, pitch) in degrees: yaw 0 looks at you, 90 right, 180 away, -90 left; pitch bows
mood   calm grief joy fear anger desire wonder sleep doubt pain, or a `Mood`
hair   short long bun plait curly bald beard tuft curtain (falls over half the face)
hat    "" bowler top beret cone scarf sailor cap straw helmet nightcap hood (its shadow hides the eyes)
face   a name of FACES: oval round long square
age    -1 child, 0, 1 old

Inks: skin hair hat band dark. All else follows from the skin. A person's head is told by the same words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs.headwear import hair_of, hat_of
from art.motifs.rounds import Ball, Eyepoint, Spot
from art.shapes import circle, ellipse, path

Gaze = str | tuple[float, float]

VIEWS: dict[str, tuple[float, float]] = {
    "front": (0, 2), "three_quarter": (36, 3), "profile": (82, 2), "back": (180, 6), "bowed": (32, 40),
    "raised": (44, -26), "over_shoulder": (124, 4), "half_hidden": (20, 14), "left": (-40, 3),
}  # fmt: skip

BLOOD, SHADE, PALE = "#b03a2c", "#4a1f30", "#f4ecd8"


@dataclass(frozen=True)
class Mood:
    """`lids`: how far the eyes are open. `inner` and `outer` ends of the brows and the corners of the mouth, `bend`:
    up is negative for brows, positive for the mouth. `gap` opens the mouth; `look` moves the pupils."""

    lids: float = 0.8
    inner: float = 0.0
    outer: float = 0.0
    bend: float = 0.4
    gap: float = 0.0
    wide: float = 1.0
    iris: float = 1.0
    look: tuple[float, float] = (0, 0)
    tear: bool = False
    blush: float = 0.35


MOODS = {
    "calm": Mood(),
    "grief": Mood(0.25, -2.4, 1.4, -1.8, wide=0.86, look=(0, 0.6), tear=True, blush=0.5),
    "joy": Mood(0.45, -1.0, -0.4, 2.6, 1.5, 1.2, blush=0.8),
    "fear": Mood(1.45, -3.0, -0.8, -0.9, 2.4, 0.7, 0.66, blush=0),
    "anger": Mood(0.6, 2.6, -1.5, -1.5, wide=1.1, blush=0.6),
    "desire": Mood(0.5, -0.5, -1.2, 0.8, 0.8, 0.9, look=(0.4, 0.1), blush=1),
    "wonder": Mood(1.15, -2.2, -1.9, 0.1, 1.7, 0.6, look=(0, -0.5)),
    "sleep": Mood(0, -0.3, 0.5, 0.4, wide=0.8),
    "doubt": Mood(0.62, 1.2, -1.8, -0.5, wide=0.8, look=(0.7, 0.1)),
    "pain": Mood(0.12, 1.4, 0.6, -1.6, 1.0, 1.05, blush=0.6),
}


@dataclass(frozen=True)
class Face:
    wide: float = 1
    jaw: float = 1
    long: float = 1
    nose: float = 1


FACES = {
    "oval": Face(), "round": Face(1.08, 1.14, 0.92, 0.84), "long": Face(0.93, 0.9, 1.1, 1.18),
    "square": Face(1.02, 1.26, 1.0, 1.06),
}  # fmt: skip

CHOSEN: ContextVar[bool] = ContextVar("in_the_round", default=False)


@contextmanager
def in_the_round() -> Iterator[None]:
    """Inside, every person has such a head, and hands with fingers: so are the people of cards with a script."""
    before = CHOSEN.set(True)
    yield
    CHOSEN.reset(before)


def _flesh(face: Face, age: float) -> list[Ball]:
    w, j, k = face.wide, face.jaw, face.long
    if age < 0:
        return [
            ((0, -4.5, 5.2), (12.2, 9.6, 11.2)), ((0, 3.4, 4.4), (13.2, 10.2, 11.2)), ((0, 9.6, 6), (9.2, 6.2, 7.6)),
            ((-6.8, 6.6, 7), (6.2, 5.8, 5.8)), ((6.8, 6.6, 7), (6.2, 5.8, 5.8)),
        ]  # fmt: skip
    return [
        ((0, -4.8, 5), (12 * w, 9.4, 11.2)), ((0, 2.6 * k, 4.6), (12.6 * w, 10.6 * k, 11)),
        ((0, 10.6 * k, 6), (9 * w * j, 7 * k, 8)), ((0, 15.2 * k, 9.2), (5 * j, 3.2, 4.2)),
        ((-6.4 * w, 4.4, 7.6), (5.9, 6.4, 5.6)), ((6.4 * w, 4.4, 7.6), (5.9, 6.4, 5.6)),
    ]  # fmt: skip


def _eye(eye: Eyepoint, side: int, mood: Mood, age: float) -> list[Piece]:
    young = age < 0
    x0, y0, z0 = side * 6.1, 2.4 if young else 0.4, 13.5
    if eye.near((side * 5.0, 0, 13.5)) < 4.6:
        return []

    def at(u: float, v: float, out: float = 0) -> Spot:
        """u away from the nose, v down, on the curve of the face."""
        return x0 + side * u, y0 + v, z0 - 0.1 * (u + 0.6) ** 2 - 0.55 * u + out

    half, lids = 3.3 if young else 3.0, mood.lids
    up, low = -2.0 * lids, 0.4 + 0.8 * min(lids, 1.1)
    hollow = [at(-4, 0.2), at(-1.8, -3.4), at(2.2, -3.2), at(4.2, 0.3), at(2, 2.3), at(-2, 2.3)]
    pieces = [Piece(eye.area(hollow), "skin", blend=(SHADE, 0.16 if young else 0.26), soft=1.1)]
    upper = [at(-half, 0.5), at(-half * 0.45, up * 0.92), at(half * 0.4, up), at(half, 0.1)]
    if lids > 0.2:
        lens = eye.area([*upper, at(half * 0.4, low), at(-half * 0.45, low)])
        pieces.append(Piece(lens, "skin", blend=(PALE, 0.82)))
        x, y = eye(at(mood.look[0] * 1.2 * side, mood.look[1] * 0.9 + (up + low) * 0.3, 0.5))
        r = min((2.0 if young else 1.75) * mood.iris, (low - up) * 0.56)
        narrow = max(0.55, abs(eye.near((side * 0.35, 0, 0.95))))
        pieces += [
            Piece(ellipse(x, y, r * narrow, r), "dark"),
            Piece(circle(x + 0.5, y - 0.55, 0.42), "skin", blend=(PALE, 0.95)),
        ]
        lash = [at(-half - 0.2, 0.6), *upper[1:3], at(half + 0.5, -0.1)]
    else:
        lash = [at(-half, 0.3), at(-1.2, 1.4), at(1.3, 1.4), at(half + 0.4, 0.1)]
    pieces.append(Piece(eye.pressed(lash, 0.9), "dark"))
    if lids < 0.7:
        fold = [at(-half + 0.4, -1.5 + mood.inner * 0.2), at(0, -2.6), at(half, -1.2 + mood.outer * 0.2)]
        pieces.append(Piece(eye.pressed(fold, 0.5), "skin", blend=(SHADE, 0.5)))
    top = -5.2 if young else -4.6
    brow = [
        at(-4.2, top + mood.inner),
        at(-0.6, top - 1.2 + mood.inner * 0.45 + mood.outer * 0.3),
        at(4.4, top + mood.outer),
    ]
    pieces.append(Piece(eye.pressed(brow, 0.75 if young else 1.05), "hair", blend=(SHADE, 0.25)))
    if mood.tear and side > 0:
        x, y = eye(at(0.6, 4.8))
        drop = f"M{x:.1f},{y - 2.8:.1f}q2.6,4.6 0,4.8q-2.6,-0.2 0,-4.8Z"
        pieces.append(Piece(path(drop), "skin", blend=("#dcecf4", 0.8)))
    if age > 0:
        pouch = [at(-2.2, 2.6), at(0.6, 3.5), at(3, 2.6)]
        pieces.append(Piece(eye.pressed(pouch, 0.45), "skin", blend=(SHADE, 0.42)))
    return pieces


def _nose(eye: Eyepoint, yaw: float, size: float, young: bool) -> tuple[str, list[Piece]]:
    """What of the nose stands out of the outline, and its shaded planes, away from where it points."""
    s = 1 if yaw >= 0 else -1
    if young:
        out = eye.area([(0, 3.4, 14.2), (0, 5.8, 16), (0, 7.4, 17.4), (0, 8.8, 16.2), (0, 8.4, 13.6)])
        side = eye.area([(-s * 0.5, 5.6, 16), (-s * 0.8, 7.6, 17), (-s * 2.3, 8.3, 15.2), (-s * 1.6, 6, 14.6)])
        under = [(-1.8, 8.6, 15.6), (0, 9.1, 16.4), (1.8, 8.6, 15.6)]
    else:
        far = 15.4 + 3.4 * size if size <= 1.3 else 15.4 + 16 * (size - 1) + 4
        tip = (0.0, 6.2, far)
        out = eye.area(
            [
                (0, -1.6, 14.6),
                (0, 0.6, 15.4),
                (0, 3.6, (15.4 + far) / 2 + 0.6),
                tip,
                (0, 7.9, far - 1),
                (0, 8.4, 15.6),
                (0, 4, 13),
            ]
        )
        wing = (-s * 2.7, 7.3, 15.4)
        side = eye.area(
            [
                (-s * 0.3, 0, 15.4),
                (-s * 0.9, 3.6, 17),
                (-s * 0.9, 6.2, far - 0.2),
                (-s * 1.2, 7.8, far - 1.2),
                wing,
                (-s * 2.2, 4.4, 14.8),
            ]
        )
        under = [wing, (-s * 1.2, 8.4, 17.4), (0, 8.6, 17.8), (s * 1.5, 8.1, 16.8)]
    if eye.near((0, 0, 1)) < 0.15:
        return out, []
    return out, [
        Piece(side, "skin", blend=(SHADE, 0.3), soft=0.7),
        Piece(eye.pressed(under, 0.55), "skin", blend=(SHADE, 0.55)),
    ]


def _mouth(eye: Eyepoint, mood: Mood, face: Face, age: float) -> list[Piece]:
    if eye.near((0, 0.6, 0.8)) < 0.2:
        return []
    w, y = 3.9 * mood.wide * (0.78 if age < 0 else 1), (11.6 if age < 0 else 12.1 * face.long)
    ends, gap = y - mood.bend * 0.55, mood.gap

    def at(u: float, v: float) -> Spot:
        return u, v, 14.4 - 0.085 * u * u + (0.5 if abs(u) < 1 else 0)

    top, low = y - gap * 0.5 + mood.bend * 0.2, y + gap * 0.75 + mood.bend * 0.35
    line = [at(-w, ends), at(-w * 0.45, top + 0.1), at(0, top + 0.3), at(w * 0.45, top + 0.1), at(w, ends)]
    lips = [at(-w * 0.84, ends), at(-w * 0.4, top - 1.05), at(0, top - 0.7), at(w * 0.4, top - 1.05),
            at(w * 0.84, ends), at(w * 0.5, low + 1.2), at(0, low + 1.6), at(-w * 0.5, low + 1.2)]  # fmt: skip
    pieces = [Piece(eye.area(lips), "skin", blend=(BLOOD, 0.34 if age <= 0 else 0.22))]
    if gap > 0.3:
        pieces.append(Piece(eye.area([*line, at(w * 0.5, low), at(0, low + 0.4), at(-w * 0.5, low)]), "dark"))
        if mood.bend > 1.5:
            teeth = [at(-w * 0.7, top + 0.4), at(0, top + 0.6), at(w * 0.7, top + 0.4), at(0, top + 1.5)]
            pieces.append(Piece(eye.area(teeth), "skin", blend=(PALE, 0.85)))
    else:
        pieces.append(Piece(eye.pressed(line, 0.7), "skin", blend=(SHADE, 0.8)))
    return pieces


def _years(eye: Eyepoint) -> list[Piece]:
    lines = []
    for s in (-1, 1):
        if eye.near((s * 5, 8, 13)) > 3:
            lines.append([(s * 3.2, 7.4, 15.4), (s * 5.2, 10, 14), (s * 5.6, 12.6, 12.6)])
    if eye.near((0, 0, 1)) > 0.2:
        lines.append([(-5, -7.2, 14), (0, -7.8, 15.6), (5, -7.2, 14)])
    return [Piece(eye.pressed(line, 0.5), "skin", blend=(SHADE, 0.4)) for line in lines]


def pieces_of(
    gaze: Gaze = "three_quarter", mood: str | Mood = "calm", hair: str = "short", hat: str = "", face: str = "oval",
    age: float = 0, nose: float = 1, eyes: bool = True,
) -> tuple[list[Piece], list[Piece]]:  # fmt: skip
    """What hangs behind the neck, and the head itself."""
    yaw, pitch = VIEWS[gaze] if isinstance(gaze, str) else gaze
    if gaze == "half_hidden" and not hat:
        hair = "curtain"
    eye, felt, shape = Eyepoint(yaw, pitch), MOODS[mood] if isinstance(mood, str) else mood, FACES[face]
    away = eye.near((0, 0, 1)) < -0.12
    hung, under, over = hair_of(eye, hair, age, hat)
    ears = [(eye.ball((side * 14.2, 2.4, -1.6), (2.2, 4.4, 3.2)), eye.near((side * 14.2, 2, -1.6))) for side in (-1, 1)]
    if hat in ("hood", "scarf", "helmet") or hair in ("long", "curtain"):
        ears = []
    flesh = "".join(eye.ball(*ball) for ball in _flesh(shape, age))
    nose_out, planes = _nose(eye, yaw, shape.nose * nose, age < 0)
    if not away:
        flesh += nose_out
    bone = eye.ball((0, -3, -2), (14.8, 15.4, 17.2))
    made = [Piece(bone + flesh + "".join(ear for ear, near in ears if near < 0), "skin", 9)] if away else []
    made += under
    if not away:
        if hair == "bald":
            flesh = bone + flesh
        made.append(Piece(flesh + "".join(ear for ear, near in ears if near < 0), "skin", 9))
        if felt.blush:
            red = [eye.ball((s * 7.6, 6.6, 11), (3.6, 2.6, 2)) for s in (-1, 1) if eye.near((s * 8, 6, 10)) > 4]
            made += [Piece("".join(red), "skin", blend=(BLOOD, 0.2 + 0.2 * felt.blush), soft=2)] if red else []
        if eyes:
            for side in (1, -1) if yaw >= 0 else (-1, 1):
                made += _eye(eye, side, felt, age)
        made += planes + (_mouth(eye, felt, shape, age) if hair != "beard" or felt.gap else [])
        made += _years(eye) if age > 0 else []
    made += over
    for side, (ear, near) in zip((-1, 1), ears, strict=False):
        if near >= 0:
            shell = eye.ball((side * 14.8, 2.8, -0.6), (1.6, 2.6, 1.9))
            made += [Piece(ear, "skin", 6, blend=(SHADE, 0.1)), Piece(shell, "skin", blend=(SHADE, 0.5), soft=0.7)]
    made += hat_of(eye, hat, away)
    return [p for p in hung if p.shape], [p for p in made if p.shape]


INKS: dict[str, Colour] = {"skin": "#d9a07a", "hair": "#33212b", "hat": "#2a3150", "band": "#c8862e", "dark": "#1a1220"}


def head(
    gaze: Gaze = "three_quarter", mood: str | Mood = "calm", hair: str = "short", hat: str = "", face: str = "oval",
    age: float = 0, nose: float = 1,
) -> Motif:  # fmt: skip
    """A head by itself, on its neck."""
    eye = Eyepoint(*(VIEWS[gaze] if isinstance(gaze, str) else gaze))
    hung, front = pieces_of(gaze, mood, hair, hat, face, age, nose)
    neck = Piece(eye.ball((0, 17, -4), (6.2, 12, 6.4)), "skin", 5)
    anchors = {"eye": eye((5, 0, 14)), "mouth": eye((0, 12, 15)), "top": eye((0, -19, -2)), "chin": eye((0, 18, 10))}
    return Motif((*hung, neck, *front), INKS, anchors)


def _gallery(rows: Sequence[tuple[str, str, str, str, str, float]]) -> dict[str, Motif]:
    return {" ".join(str(word) for word in row): head(*row).moved(0, -120, 4.6) for row in rows}


GALLERY = _gallery((
    ("front", "calm", "short", "", "oval", 0), ("three_quarter", "joy", "bun", "", "round", 0),
    ("profile", "doubt", "short", "", "long", 0), ("back", "calm", "bun", "", "oval", 0),
    ("bowed", "grief", "long", "", "oval", 0), ("raised", "wonder", "tuft", "", "round", -1),
    ("front", "fear", "curly", "", "oval", 0), ("three_quarter", "anger", "beard", "", "square", 1),
    ("half_hidden", "desire", "long", "", "oval", 0), ("front", "grief", "bald", "", "long", 1),
    ("over_shoulder", "calm", "plait", "", "oval", 0), ("left", "sleep", "short", "cap", "square", 0),
    ("three_quarter", "calm", "short", "bowler", "long", 0), ("three_quarter", "calm", "short", "top", "oval", 0),
    ("front", "calm", "short", "hood", "oval", 0), ("raised", "joy", "curly", "straw", "round", 0),
    ("three_quarter", "sleep", "beard", "nightcap", "oval", 1), ("front", "pain", "short", "sailor", "oval", 0),
    ("three_quarter", "calm", "bun", "scarf", "round", 1), ("profile", "calm", "short", "beret", "oval", 0),
    ("front", "calm", "short", "helmet", "oval", 0), ("three_quarter", "joy", "short", "cone", "oval", 0),
    ("front", "wonder", "plait", "", "round", -1), ("bowed", "sleep", "curly", "", "oval", -1),
))  # fmt: skip
