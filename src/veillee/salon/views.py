"""What leaves the salon: the only door out. What is not put in here, or in a game's own views, nobody sees."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Literal

import msgspec
from msgspec import Struct

from veillee.games import GAMES
from veillee.rules import MISSING_PART, Bot, Outcome, Question, Seat, commitment
from veillee.salon import events as ev
from veillee.salon.audience import guess_of, question_for, tally
from veillee.salon.events import ChairId, Entry, PersonId
from veillee.salon.model import NOBODY, Cover, GivenUp, Guess, RanOut, Running, Salon
from veillee.salon.seats import may_sit_late, seats_to_take
from veillee.salon.veil import veil_of
from veillee.workshop.views import OwnDeckView, deck_views

# A salon looks the same to everyone as long as the rest of it is the same.
NOT_AROUND_THE_TABLE = {"seq", "mids", "forgotten_mids", "running"}
around_the_table = attrgetter(*(field for field in Salon.__struct_fields__ if field not in NOT_AROUND_THE_TABLE))


class PersonView(Struct, frozen=True):
    """`silenced`: by the host, in the call. A television has a name if it may be in the call."""

    id: PersonId
    name: str
    screen: bool
    silenced: bool


class ChairView(Struct, frozen=True):
    id: ChairId
    name: str
    colour: int
    holder: PersonId
    automatic: bool
    left: bool
    wins: int
    points: int
    bot: Bot | None


class GoneView(Struct, frozen=True):
    """Somebody whose chair is gone, and what they won tonight."""

    name: str
    colour: int
    wins: int
    points: int


class OpenedSeed(Struct, frozen=True):
    """All parts of the seed, once the game is over (CO-5)."""

    server_part: str
    parts: tuple[str, ...]


class GivenUpView(Struct, frozen=True):
    """The game that was put away last, if it had not come to its end.

    `reason`: the house put it away, because it cannot play it any further; then it may also have been `over`.
    """

    number: int
    chairs: tuple[ChairId, ...]
    commitment: str
    opened: OpenedSeed
    reason: ev.WhyShelved | None
    over: bool


class AlbumView(Struct, frozen=True):
    """`changes`: how often somebody marked something in the album. `links`: how many people have shared it."""

    changes: int
    links: int


class ClosedView(Struct, frozen=True):
    """The salon was deleted, by whom and when: only whoever opened it is still shown it, and may open it again."""

    by: PersonId
    at: int


class CoverView(Struct, frozen=True):
    """Something that the host has covered, under a number. `of`: which card or clip; not told of words and names."""

    id: int
    kind: Literal["words", "name", "image", "clip"]
    of: str | None
    by: PersonId


class SalonView(Struct, frozen=True):
    """The salon around the table. `options` are those of the game chosen next, `parts`: who gave a part of its seed.

    `sitting`: where people are, once the host has said it.
    `needs`: how many cards of each kind it takes, with its options and for those who sit.
    `decks` are those that people made, for any game.
    """

    code: str
    game: str
    people: tuple[PersonView, ...]
    chairs: tuple[ChairView, ...]
    host: PersonId
    closed: ClosedView | None
    locked: bool
    approval: bool
    call: str
    sitting: ev.Sitting | None
    options: dict[str, Any]
    games: int
    commitment: str | None
    parts: tuple[PersonId, ...]
    clips_gone: tuple[str, ...]
    decks: tuple[OwnDeckView, ...]
    needs: dict[str, int]
    given_up: GivenUpView | None
    gone: tuple[GoneView, ...]
    album: AlbumView
    covers: tuple[CoverView, ...]


class ClockView(Struct, frozen=True):
    until: int
    seconds: int


class PinnedView(Struct, frozen=True):
    """What hardly changes during a game. `chairs[seat]` is a seat's chair: a late guest's comes at the end (CO-12).

    `images` is where its pictures are, by the id of a deck that the house has added; `""` for those of Veillée itself.
    """

    name: str
    number: int
    chairs: tuple[ChairId, ...]
    options: dict[str, Any]
    images: dict[str, str]
    commitment: str
    missing_parts: tuple[Seat, ...]


class AudienceView(Struct, frozen=True):
    """What the audience guessed, once nobody can use it any more (CO-13): how many answered, and what, by topic."""

    key: str
    people: int
    tally: dict[str, dict[str, int]]


class TableView(Struct, frozen=True):
    """What changes with every move. `paused`: nobody has moved for a whole circle, and no limit runs (CO-10).

    `ran_out`: the last limit that ran out, so that screens can say what was done.
    """

    awaited: tuple[Seat, ...]
    paused: bool
    clock: ClockView | None
    ran_out: RanOut | None
    outcome: Outcome | None
    opened: OpenedSeed | None
    public: Any
    audience: AudienceView | None


class HandView(Struct, frozen=True):
    """One of your own seats: what only you may see. `silent`: the rules bind it to silence now (CO-11)."""

    chair: ChairId
    seat: Seat
    silent: bool
    private: Any


class YouView(Struct, frozen=True):
    """`seats_to_take`: chairs that were left and that you may take over.

    `question`: what you may guess, if you only watch. `guess`: your answer to it, or, if there is no question now, to
    the one whose answers are shown.
    `late`: if you sit down now, you play in the game on the table from its next round on (CO-12).
    `renamed`: by the host, and you have not chosen another name since.
    """

    person: PersonId | None
    hands: tuple[HandView, ...]
    seats_to_take: tuple[ChairId, ...]
    question: Question | None
    guess: Guess | None
    late: bool
    renamed: bool


class ChatLine(Struct, frozen=True):
    """`text` is None for a message that was taken down. A bot is person -1. `chair`: where it was said, while the one
    who said it sits there."""

    id: int
    at: int
    person: PersonId
    chair: ChairId | None
    name: str
    text: str | None


def salon_view(salon: Salon) -> SalonView:
    game = GAMES[salon.game]
    options, veil = salon.options_of(game), veil_of(salon)
    return SalonView(
        code=salon.code,
        game=salon.game,
        people=tuple(PersonView(p.id, p.name, p.screen, p.silenced) for p in salon.people if not p.removed),
        chairs=tuple(
            ChairView(c.id, c.name, c.colour, c.holder, c.automatic, c.left, c.wins, c.points, c.bot)
            for c in salon.chairs
        ),
        host=salon.host,
        closed=None if salon.closed is None else ClosedView(salon.closed.by, salon.closed.at),
        locked=salon.locked,
        approval=salon.approval,
        call=salon.call,
        sitting=salon.sitting,
        options=veil.over(msgspec.to_builtins(options), game.words),
        games=salon.games,
        commitment=commitment(salon.server_part) if salon.server_part else None,
        parts=tuple(salon.parts),
        clips_gone=salon.clips_gone,
        decks=deck_views(salon),
        needs=game.needs(options, max(sum(not chair.left for chair in salon.chairs), game.players.start)),
        given_up=given_up_view(salon.given_up) if salon.given_up else None,
        gone=tuple(GoneView(gone.name, gone.colour, gone.wins, gone.points) for gone in salon.gone),
        album=AlbumView(changes=salon.album.changes, links=len(salon.album.links)),
        covers=tuple(map(cover_view, salon.covers)),
    )


def cover_view(cover: Cover) -> CoverView:
    return CoverView(cover.id, cover.kind, cover.of if cover.kind in ("image", "clip") else None, cover.by)


def opened_seed(start: ev.Started) -> OpenedSeed:
    return OpenedSeed(server_part=start.server_part, parts=start.parts)


def given_up_view(given_up: GivenUp) -> GivenUpView:
    start = given_up.start
    return GivenUpView(
        number=given_up.number,
        chairs=start.chairs,
        commitment=commitment(start.server_part),
        opened=opened_seed(start),
        reason=given_up.reason,
        over=given_up.over,
    )


def pinned_view(running: Running, number: int, images: dict[str, str]) -> PinnedView:
    start = running.start
    return PinnedView(
        name=start.game,
        number=number,
        chairs=running.chairs,
        options=msgspec.to_builtins(running.game.read_options(start.options)),
        images=images,
        commitment=commitment(start.server_part),
        missing_parts=tuple(seat for seat, part in enumerate(start.parts) if part == MISSING_PART),
    )


def table_view(running: Running) -> TableView:
    game, state, start, clock = running.game, running.state, running.start, running.clock
    outcome = game.outcome(state)
    return TableView(
        awaited=game.awaited(state),
        paused=running.paused,
        clock=ClockView(until=clock.until, seconds=clock.seconds) if clock else None,
        ran_out=running.ran_out,
        outcome=outcome,
        opened=opened_seed(start) if outcome else None,
        public=game.public(state),
        audience=None if (guessed := tally(running)) is None else AudienceView(*guessed),
    )


def you_views(salon: Salon) -> Callable[[PersonId | None], YouView]:
    """Gives each person their view. What is the same for all is looked up once: this runs at every move."""
    running = salon.running
    game, state, guesses = (running.game, running.state, running.guesses) if running else (None, None, {})
    seats = {id: seat for seat, id in enumerate(running.chairs)} if running else {}
    left = [chair for chair in salon.chairs if chair.left]

    def view(person: PersonId | None) -> YouView:
        hands: list[HandView] = []
        if person is not None and game is not None:
            for chair in salon.chairs:
                if chair.holder == person and chair.id in seats:
                    seat = seats[chair.id]
                    private, silent = game.private(state, seat), not game.may_speak(state, seat)
                    hands.append(HandView(chair=chair.id, seat=seat, silent=silent, private=private))
        return YouView(
            person=person,
            hands=tuple(hands),
            seats_to_take=seats_to_take(salon, person) if left else (),
            # Whoever plays is neither of the audience nor a late guest.
            question=None if hands else question_for(salon, person),
            guess=guess_of(salon, person) if guesses else None,
            late=not hands and may_sit_late(salon, person),
            # Whoever has just joined may be shown the salon before that is stored.
            renamed=person is not None and person < len(salon.people) and salon.people[person].renamed,
        )

    return view


def chat_line(seq: int, entry: Entry, salon: Salon) -> ChatLine:
    said = entry.what
    assert isinstance(said, ev.Say)
    chair = next((c for c in salon.chairs if c.id == said.chair), None)
    text = veil_of(salon).text(said.text) if said.text else None
    if entry.by is None:
        person = NOBODY
        # A bot's words must not look like those of the person for whom it plays.
        name = "Bot" if chair is None else chair.name if chair.holder == NOBODY else f"{chair.name} (bot)"
    else:
        person = entry.by
        chair = chair if chair and chair.holder == person else None
        name = chair.name if chair else salon.people[person].name
    return ChatLine(id=seq, at=entry.at, person=person, chair=chair.id if chair else None, name=name, text=text)
