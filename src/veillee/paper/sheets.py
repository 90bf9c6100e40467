"""What is printed: faces of cards, sheets of them, and the other pieces of a box. The templates read these as JSON."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from veillee.paper.sizes import Size, lay_out


class Face(Struct, frozen=True, tag_field="face"):
    """One side of a card."""


class Picture(Face, frozen=True, tag="picture"):
    """`image`: the name of a file that the press lays beside the templates."""

    image: str
    alt: str


class Word(Struct, frozen=True):
    word: str
    kind: str
    definition: str


class Words(Face, frozen=True, tag="words"):
    words: tuple[Word, ...]
    note: str


class Guest(Face, frozen=True, tag="guest"):
    name: str
    years: str
    line: str
    family: str
    called: str


class Idea(Face, frozen=True, tag="idea"):
    words: tuple[str, ...]


class Vote(Face, frozen=True, tag="vote"):
    pawn: str
    number: int


class Personality(Face, frozen=True, tag="personality"):
    mask: str
    title: str
    line: str


class Choice(Face, frozen=True, tag="choice"):
    number: int


class Token(Face, frozen=True, tag="token"):
    """A coin that doubles the points of a round."""


class DefinitionSlip(Face, frozen=True, tag="definition"):
    """A leaf of the notepad: a definition is written on it. The fields are its printed words."""

    word: str
    definition: str
    name: str


class VoteSlip(Face, frozen=True, tag="ballot"):
    """The other side of that leaf: a vote."""

    vote: str
    name: str


class Back(Face, frozen=True, tag="back"):
    """`style` is a design of the template; `pawn` and `number` are what some of them show.

    `image`: the design at print resolution, if there is one.
    """

    style: Literal["lamp", "memory", "words", "guests", "ideas", "personality", "choice", "vote"]
    pawn: str = ""
    number: int = 0
    image: str = ""


class Card(Struct, frozen=True):
    front: Face
    back: Face


class Placed(Struct, frozen=True):
    x: float
    y: float
    face: Face


class Part(Struct, frozen=True, tag_field="part"):
    """Two pages: the front and the back of one sheet."""


class CardSheet(Part, frozen=True, tag="cards"):
    """`columns` and `rows`: where the sheet is cut, from the left and from the top. `round`: cut out as coins."""

    size: Size
    bleed: float
    columns: tuple[float, ...]
    rows: tuple[float, ...]
    fronts: tuple[Placed, ...]
    backs: tuple[Placed, ...]
    note: str
    round: bool = False


class Standees(Part, frozen=True, tag="standees"):
    """Pawns of paper: cut out, folded and glued."""

    kind: Literal["rabbit", "bust"]
    pawns: tuple[str, ...]
    note: str


class MeadowBoard(Part, frozen=True, tag="meadow"):
    note: str


class LaurelBoard(Part, frozen=True, tag="laurel"):
    """`squares`: the middles of the leaves in the picture."""

    title: str
    line: str
    squares: tuple[tuple[float, float], ...]
    start: str
    end: str
    note: str


class Screen(Part, frozen=True, tag="screen"):
    """It stands like a roof: one side for the table, the other for the reader."""

    title: str
    kinds: tuple[tuple[str, str], ...]
    steps: tuple[str, ...]
    points: tuple[tuple[str, str], ...]
    kinds_title: str
    steps_title: str
    points_title: str
    note: str


class FamilyKey(Struct, frozen=True):
    family: str
    called: str


class ScoreSheet(Part, frozen=True, tag="scores"):
    title: str
    player: str
    turn: str
    total: str
    cards_left: str
    columns: int
    rows: int
    reminders: tuple[str, ...]
    families: tuple[FamilyKey, ...]


class Contents(Part, frozen=True, tag="contents"):
    """The first sheet of a box: what is in it, and how to print it."""

    title: str
    line: str
    picture: str
    heading: str
    pieces: tuple[tuple[int, str], ...]
    how: str
    steps: tuple[str, ...]
    ruler: str
    licence: str


class Leaflet(Part, frozen=True, tag="leaflet"):
    """The rules, on one sheet folded to four pages. `file`: those pages, printed before."""

    file: str


class Print(Struct, frozen=True):
    """All that a file shows, in the order of its pages."""

    paper: Size
    language: str
    title: str
    authors: tuple[str, ...]
    parts: tuple[Part, ...]


def lay_cards(
    cards: Sequence[Card], paper: Size, size: Size, note: str, gap: float = 0, round: bool = False
) -> list[CardSheet]:
    """The cards on as many sheets as they need. `note` may have the fields {sheet} and {sheets}."""
    grid = lay_out(paper, size, gap)
    each = len(grid.spots)
    sheets = -(-len(cards) // each)
    found = []
    for sheet in range(sheets):
        on_it = cards[sheet * each : (sheet + 1) * each]
        fronts = tuple(Placed(*grid.spots[i], card.front) for i, card in enumerate(on_it))
        backs = tuple(Placed(*grid.spots[grid.behind(i)], card.back) for i, card in enumerate(on_it))
        found.append(
            CardSheet(
                size=size,
                bleed=grid.bleed,
                columns=tuple(sorted({place.x for place in (*fronts, *backs)})),
                rows=tuple(sorted({place.y for place in fronts})),
                fronts=fronts,
                backs=backs,
                note=note.format(sheet=sheet + 1, sheets=sheets),
                round=round,
            )
        )
    return found
