"""How the cards of a composition lie: which covers which, stands, is upside down or apart. From what everyone sees."""

import math
from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from veillee.games.dany.model import CARD_WIDTH, FULL_TURN, SURFACE_HEIGHT, SURFACE_WIDTH, Piece

CARD_HEIGHT = CARD_WIDTH * 3 // 2
# A card is looked at in this many points across, and half as many again down.
POINTS = 8
# From these shares of a card: nothing on it can be named; it is half covered; the two overlap.
BURIED = 0.6
COVERED = 0.22
TOUCHED = 0.04
STANDING = 10  # degrees
NEAR = CARD_WIDTH * 7 // 5
FAR = CARD_WIDTH * 8 // 5
CLOSE = CARD_WIDTH // 3

Kind: TypeAlias = Literal[
    "alone", "piled", "tucked", "hidden", "veiled", "upside", "stands", "buried", "apart", "covers", "sideways",
    "beside", "touches", "tilted",
]  # fmt: skip


class Fact(Struct, frozen=True):
    """Something that can be said of one card, or of two. `top` and `under` are numbers in the list of pieces.

    `top` is a card of which one can name what it shows; `None` if there is none.
    """

    kind: Kind
    top: int | None
    under: int | None = None


# All bots at a table look at the same composition, each for all five words.
@lru_cache(maxsize=64)
def facts(pieces: tuple[Piece, ...]) -> tuple[Fact, ...]:
    """All that can be said of how these cards lie."""
    clear = in_sight(pieces)
    if len(pieces) == 1 and clear:
        return Fact("alone", clear[0]), *of_one(pieces, clear[0])
    found = []
    last = len(pieces) - 1
    if last > 1 and last in clear and all(distance(piece, pieces[last]) < CLOSE for piece in pieces):
        found.append(Fact("piled", last))
    shut = [number for number in range(len(pieces)) if number not in clear]
    found += [fact for number in shut if (fact := unnamed(pieces, number, clear))]
    for number in clear:
        found += of_one(pieces, number)
    found += [fact for top in clear for under in clear if (fact := of_two(pieces, top, under))]
    return tuple(found)


@lru_cache(maxsize=64)
def in_sight(pieces: tuple[Piece, ...]) -> tuple[int, ...]:
    """The cards that lie face up and are not mostly covered."""
    shown = [number for number, piece in enumerate(pieces) if piece.face_up]
    return tuple([number for number in shown if hidden_share(pieces, number) < BURIED])


def of_one(pieces: tuple[Piece, ...], number: int) -> list[Fact]:
    piece = pieces[number]
    found = []
    turned = min(piece.angle, FULL_TURN - piece.angle) / 10
    if turned > 135:
        found.append(Fact("upside", number))
    elif turned > 60:
        found.append(Fact("sideways", number))
    elif turned > 15:
        found.append(Fact("tilted", number))
    if abs(piece.lean) >= STANDING:
        found.append(Fact("stands", number))
    others = [other for other in pieces if other is not piece]
    cornered = abs(piece.x - SURFACE_WIDTH / 2) > CARD_WIDTH / 2 and abs(piece.y - SURFACE_HEIGHT / 2) > CARD_HEIGHT / 2
    if others and cornered and all(distance(piece, other) > FAR for other in others):
        found.append(Fact("apart", number))
    return found


def of_two(pieces: tuple[Piece, ...], top: int, under: int) -> Fact | None:
    """A pair is told once: the upper card comes first."""
    if top <= under:
        return None
    share = covered_share(pieces[under], pieces[top])
    if share > COVERED:
        return Fact("covers", top, under)
    if share > TOUCHED:
        return Fact("touches", top, under)
    return Fact("beside", top, under) if distance(pieces[top], pieces[under]) < NEAR else None


def unnamed(pieces: tuple[Piece, ...], number: int, clear: tuple[int, ...]) -> Fact | None:
    """Of a card that shows nothing one can say where it is: under one that does, or near it."""
    piece = pieces[number]
    if not clear:
        return None if piece.face_up else Fact("veiled", None)
    above = max(clear, key=lambda other: covered_share(piece, pieces[other]) if other > number else 0)
    share = covered_share(piece, pieces[above]) if above > number else 0
    if piece.face_up:
        return Fact("buried", above) if share > COVERED else None
    if share > COVERED:
        return Fact("tucked", above)
    return Fact("hidden", min(clear, key=lambda other: distance(piece, pieces[other])))


def distance(one: Piece, other: Piece) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)


def hidden_share(pieces: tuple[Piece, ...], number: int) -> float:
    """How much of a card lies under others."""
    spots = spots_of(pieces[number])
    return sum(any(lies_on(upper, spot) for upper in pieces[number + 1 :]) for spot in spots) / len(spots)


def covered_share(under: Piece, top: Piece) -> float:
    spots = spots_of(under)
    return sum(lies_on(top, spot) for spot in spots) / len(spots)


def spots_of(piece: Piece) -> list[tuple[float, float]]:
    """Points spread evenly over a card."""
    across, down = half_sides(piece)
    rows = POINTS * 3 // 2
    turn = math.radians(piece.angle / 10)
    spots = []
    for column in range(POINTS):
        for row in range(rows):
            x, y = across * ((2 * column + 1) / POINTS - 1), down * ((2 * row + 1) / rows - 1)
            spots.append((
                piece.x + x * math.cos(turn) - y * math.sin(turn),
                piece.y + x * math.sin(turn) + y * math.cos(turn),
            ))  # fmt: skip
    return spots


def lies_on(piece: Piece, spot: tuple[float, float]) -> bool:
    across, down = half_sides(piece)
    turn = math.radians(piece.angle / 10)
    x, y = spot[0] - piece.x, spot[1] - piece.y
    return abs(x * math.cos(turn) + y * math.sin(turn)) < across and abs(y * math.cos(turn) - x * math.sin(turn)) < down


def half_sides(piece: Piece) -> tuple[float, float]:
    """A card that stands up is seen from the side: it is narrower."""
    return CARD_WIDTH / 2 * math.cos(math.radians(piece.lean)), CARD_HEIGHT / 2
