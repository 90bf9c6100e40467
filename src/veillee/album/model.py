"""What an album is. It is made of the story that everyone at the table saw, and of nothing else."""

from collections.abc import Collection, Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from veillee.games import GAMES
from veillee.rules import Deck, Moment, Outcome
from veillee.salon.model import GameMarks
from veillee.salon.records import Sitter, texts_in
from veillee.workshop.views import Alt, alt_on


class Kept(Moment, frozen=True):
    """A moment, how many people like it, and what was said, if somebody wrote that down."""

    likes: int = 0
    words: str | None = None


class Page(Struct, frozen=True):
    """A line of the game's story, and the moments in it: the whole line first."""

    line: Any
    moments: tuple[Kept, ...]


class Chapter(Struct, frozen=True):
    """One finished game. `images`: where its pictures are, as in `PinnedView`; `cards`: those that are seen in it.

    `began` and `ended` in milliseconds, 0 if not known. `host`: the seat of whoever had opened the salon. A game of
    other rules than ours has no pages.
    """

    number: int
    game: str
    began: int
    ended: int
    host: int | None
    options: dict[str, Any]
    seats: tuple[Sitter, ...]
    outcome: Outcome
    pages: tuple[Page, ...]
    images: dict[str, str] = {}
    cards: dict[str, Alt] = {}


class Album(Struct, frozen=True):
    chapters: tuple[Chapter, ...]


def pages_of(game: str, lines: Iterable[Any]) -> tuple[Page, ...]:
    """The lines of a story that have something to keep."""
    found = [(line, GAMES[game].moments(line)) for line in lines]
    return tuple([Page(line, tuple([Kept(m.key, m.by, m.spoken) for m in some])) for line, some in found if some])


def cards_in(pages: Iterable[Page], decks: Iterable[Deck]) -> dict[str, Alt]:
    """The images of these decks that these pages show."""
    images = [card for deck in decks if deck.kind == "images" for card in deck.cards]
    if not images:
        return {}
    shown = {text for page in pages for text in texts_in(page.line)}
    return {card.id: alt_on(card) for card in images if card.id in shown}


def marked(chapter: Chapter, marks: GameMarks) -> Chapter:
    """As people have marked it: without what they left out, for nobody."""
    pages = tuple([page for one in chapter.pages if (page := marked_page(chapter.game, one, marks)) is not None])
    shown = {text for page in pages for text in texts_in(page.line)}
    return replace(chapter, pages=pages, cards={id: alt for id, alt in chapter.cards.items() if id in shown})


def marked_page(game: str, page: Page, marks: GameMarks) -> Page | None:
    line = GAMES[game].kept(page.line, marks.left_out)
    if line is None:
        return None
    return Page(line, tuple([with_marks(moment, marks) for moment in without(page.moments, marks.left_out)]))


def without(moments: tuple[Kept, ...], left_out: Collection[str]) -> list[Kept]:
    return [moment for moment in moments if moment.key not in left_out]


def with_marks(moment: Kept, marks: GameMarks) -> Kept:
    words = marks.words.get(moment.key) if moment.spoken else None
    return replace(moment, likes=marks.likes.get(moment.key, 0), words=words)
