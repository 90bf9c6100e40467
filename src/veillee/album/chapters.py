"""The chapters of an album, read from the log of a salon or from exported games."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from veillee.album.marks import marks_of
from veillee.album.model import Album, Chapter, Page, cards_in, marked, pages_of
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rules import Deck, Outcome
from veillee.salon import events as ev
from veillee.salon.events import Entry, PersonId
from veillee.salon.model import NOBODY, GameMarks, Running, Salon
from veillee.salon.records import Evening, Record, Sitter, sitters
from veillee.salon.replay import Line, tell
from veillee.salon.veil import Veil, veil_of
from veillee.workshop.views import veiled_alt


class Finished(Struct, frozen=True):
    """A chapter before anything was marked in it, and the people whose moments these are."""

    chapter: Chapter
    owners: dict[str, frozenset[PersonId]]


class Chapters:
    """Reads the log of a salon once from its beginning, and later reads on. Given-up games leave nothing behind."""

    def __init__(self, library: Library) -> None:
        self.seq = 0
        self.finished: list[Finished] = []
        self._library = library
        self._salon: Salon | None = None
        self._played: PlayedChapter | None = None

    def read(self, lines: Iterable[Line]) -> None:
        for told in tell(self._salon, lines, self._library):
            self._salon, self.seq = told.after, told.after.seq
            if told.entry is not None and told.after.running is not None:
                self._follow(told.before, told.entry, told.after, told.after.running)

    def album(self, salon: Salon) -> Album:
        """As the people of the salon have marked it, and without what its host has covered."""
        chapters = [marked(one.chapter, marks_of(salon, one.chapter.number)) for one in self.finished]
        return Album(tuple([veiled(chapter, salon) for chapter in chapters]))

    def evening(self, salon: Salon, number: int) -> Evening | None:
        """What the album tells of this game beside its story."""
        found = self.find(number)
        if found is None:
            return None
        chapter = veiled(found.chapter, salon)
        return Evening(number, chapter.began, chapter.ended, chapter.seats, veiled_marks(salon, number))

    def find(self, number: int) -> Finished | None:
        return next((one for one in self.finished if one.chapter.number == number), None)

    def _follow(self, before: Salon | None, entry: Entry, salon: Salon, running: Running) -> None:
        was = before.running if before else None
        if was is None or was.started_seq != running.started_seq:
            self._played, was = PlayedChapter(salon.games, entry.at), None
        if self._played is None:
            return
        if running.lost is None and was is not None and was.lost is None:
            self._played.follow(salon, was, running)
        outcome = outcome_of(entry, running)
        if outcome is not None:
            self.finished.append(self._played.finish(salon, running, outcome, entry.at, self._library))
            self._played = None


class PlayedChapter:
    """The chapter of a game that is being played in the log."""

    def __init__(self, number: int, began: int) -> None:
        self._number, self._began = number, began
        self._lines: list[Any] = []
        self._owners: dict[str, frozenset[PersonId]] = {}

    def follow(self, salon: Salon, was: Running, running: Running) -> None:
        if was.state is running.state:
            return
        for line in running.game.story(was.state, running.state):
            self._lines.append(line)
            for moment in running.game.moments(line):
                # Whoever holds the chair at that time; chairs change hands.
                holders = {salon.chair(running.chairs[seat]).holder for seat in moment.by}
                self._owners[moment.key] = frozenset(holders - {NOBODY})

    def finish(self, salon: Salon, running: Running, outcome: Outcome, at: int, library: Library) -> Finished:
        start = running.start
        pages = pages_of(start.game, self._lines) if running.lost is None else ()
        evening = Evening(self._number, self._began, at, sitters(salon, running))
        decks = [library[hash] for hash in start.decks if hash in library]
        return Finished(chapter_of(start, evening, outcome, pages, decks, library), self._owners)


def outcome_of(entry: Entry, running: Running) -> Outcome | None:
    """How the game ended, if it has. Of a game that cannot be replayed, the log knows it."""
    if running.lost is None:
        return running.game.outcome(running.state)
    match entry.what:
        case ev.Finished(scores=scores, winners=winners, reason=reason):
            return Outcome(scores=scores, winners=winners, reason=reason)
        case _:
            return None


def chapter_of(
    start: ev.Started,
    evening: Evening,
    outcome: Outcome,
    pages: tuple[Page, ...],
    decks: Sequence[Deck],
    library: Library,
) -> Chapter:
    """`decks` are those of the house."""
    return Chapter(
        number=evening.number,
        game=start.game,
        began=evening.began,
        ended=evening.ended,
        host=start.host,
        options=options_in(start),
        seats=evening.seats,
        outcome=outcome,
        pages=pages,
        images=library.addresses(decks),
        cards=cards_in(pages, (*decks, *start.mixed)),
    )


def options_in(start: ev.Started) -> dict[str, Any]:
    """The options as the screens of this version know them."""
    game = GAMES.get(start.game)
    if game is None or game.version != start.version:
        return start.options
    try:
        return msgspec.to_builtins(game.read_options(start.options))  # type: ignore[no-any-return]
    except msgspec.ValidationError:
        return start.options


def veiled(chapter: Chapter, salon: Salon) -> Chapter:
    """Without what the host has covered."""
    veil, game = veil_of(salon), GAMES.get(chapter.game)
    if not veil:
        return chapter
    words = frozenset[str]() if game is None else game.words
    return replace(
        chapter,
        seats=tuple([replace(sitter, name=veil.text(sitter.name)) for sitter in chapter.seats]),
        options=veil.over(chapter.options, words),
        pages=tuple([veiled_page(page, veil, words) for page in chapter.pages]),
        cards={card: veiled_alt(card, alt, veil) for card, alt in chapter.cards.items()},
    )


def veiled_page(page: Page, veil: Veil, words: Collection[str]) -> Page:
    moments = [replace(one, words=one.words and veil.text(one.words)) for one in page.moments]
    return Page(veil.over(page.line, words), tuple(moments))


def veiled_marks(salon: Salon, number: int) -> GameMarks:
    marks, veil = marks_of(salon, number), veil_of(salon)
    return replace(marks, words={moment: veil.text(words) for moment, words in marks.words.items()})


def of_records(records: Iterable[Record], library: Library) -> Album:
    """The same from exported games; those that were given up have no outcome."""
    chapters = []
    for number, record in enumerate(records, 1):
        if record.outcome is None:
            continue
        evening = record.evening or Evening(number, 0, 0, strangers(record.start))
        chapter = chapter_of(record.start, evening, record.outcome, pages_in(record), record.decks, library)
        chapters.append(marked(chapter, evening.marks))
    return Album(tuple(sorted(chapters, key=lambda chapter: (chapter.began, chapter.number))))


def pages_in(record: Record) -> tuple[Page, ...]:
    start = record.start
    game = GAMES.get(start.game)
    if game is None or game.version != start.version:
        return ()
    return pages_of(start.game, [msgspec.convert(line, game.story_type) for line in record.story])


def strangers(start: ev.Started) -> tuple[Sitter, ...]:
    """Older files do not say who played."""
    return tuple([Sitter(chair, str(seat + 1), seat) for seat, chair in enumerate(start.chairs)])
