"""What the box of a game contains. A game whose box can be printed has it as `BOX` in its module `box`."""

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from importlib import import_module

from msgspec import Struct

from veillee.paper.faces import USUAL_SIZES, cards_of
from veillee.paper.press import Booklet, Press
from veillee.paper.rules import Rules, at_a_table
from veillee.paper.sheets import Card, CardSheet, Contents, Leaflet, Part, Print, lay_cards
from veillee.paper.sizes import CARDS, PAPERS, Size
from veillee.paper.texts import TEXTS, Language, Texts
from veillee.rules import Deck

# The six pawns that every box has: colours and signs of the first six players.
PAWNS = ("framboise", "nuit", "sapin", "miel", "prune", "lagon")

# By language: of one of them, and of several.
Name = Mapping[str, tuple[str, str]]


class Table(Struct, frozen=True):
    """For whom a box is printed, and how."""

    paper: str
    cards: str
    language: Language
    rules: Rules

    @property
    def texts(self) -> Texts:
        return TEXTS[self.language]

    @property
    def title(self) -> str:
        return self.rules.title[self.language]

    @property
    def line(self) -> str:
        return self.rules.line[self.language]

    @property
    def sheet(self) -> Size:
        return PAPERS[self.paper]

    def size_of(self, kind: str) -> Size:
        return CARDS[self.cards or USUAL_SIZES[kind]]

    def lay(self, cards: Sequence[Card], size: Size, name: str = "") -> list[CardSheet]:
        return lay_cards(cards, self.sheet, size, self.texts.sheet.format(name=name or self.title))


class Piece(Struct, frozen=True):
    count: int
    name: Name
    sheets: Sequence[Part]

    def told(self, language: Language) -> tuple[int, str]:
        """As the list of contents says it."""
        return self.count, self.name[language][self.count != 1]


class Box(Struct, frozen=True):
    """`decks`: by language, their ids. `names`: by their kind, what their cards are. `emblem`: a material."""

    decks: Mapping[Language, tuple[str, ...]]
    names: Mapping[str, Name]
    pieces: tuple[Callable[[Table], Piece], ...]
    emblem: str


def box_of(game: str) -> Box | None:
    try:
        box: Box = import_module(f"veillee.games.{game}.box").BOX
    except ModuleNotFoundError:
        return None
    return box


def print_box(game: str, box: Box, decks: Sequence[Deck], images: Mapping[str, bytes], table: Table) -> bytes:
    """`images`: JPEG files by their names, of all decks of the box."""
    pieces = list(pieces_of(box, decks, images, table))
    texts, language = table.texts, table.language
    with Press(images) as press:
        leaflet = Leaflet(press.set_booklet(booklet_of(game, box, table)))
        rules = Piece(1, {language: texts.rules}, [leaflet])
        contents = Contents(
            title=table.title,
            line=table.line,
            picture="booklet.jpg",
            heading=texts.contents,
            pieces=tuple(piece.told(language) for piece in (*pieces, rules)),
            how=texts.how,
            steps=texts.steps,
            ruler=texts.ruler,
            licence=texts.licence,
        )
        parts = [contents, *(sheet for piece in (rules, *pieces) for sheet in piece.sheets)]
        return press.set(Print(table.sheet, language, table.title, ("Veillée",), tuple(parts)))


def booklet_of(game: str, box: Box, table: Table) -> Booklet:
    language, rules = table.language, table.rules
    return Booklet(
        page=Size(table.sheet.height / 2, table.sheet.width),
        language=language,
        title=table.title,
        line=table.line,
        picture=f"previews/{game}.jpg",
        emblem=f"materials/{box.emblem}.webp",
        sections=at_a_table(game, rules, language),
        advice_title=table.texts.advice,
        advice=tuple(advice[language] for advice in rules.advice),
        credits=rules.credits[language],
    )


def pieces_of(box: Box, decks: Sequence[Deck], images: Container[str], table: Table) -> Iterator[Piece]:
    """All but the rules."""
    for deck in decks:
        cards = cards_of(deck, images, table.language)
        sheets = table.lay(cards, table.size_of(deck.kind), deck.name[table.language])
        yield Piece(len(cards), box.names[deck.kind], sheets)
    for make in box.pieces:
        yield make(table)
