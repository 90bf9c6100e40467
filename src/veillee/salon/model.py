"""What a salon is: people, chairs, the lobby, the game on the table."""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from veillee.games import GAMES
from veillee.rules import AnyGame, Bot, Language, Refused, Seat
from veillee.salon import events as ev
from veillee.salon.events import ChairId, PersonId
from veillee.workshop.acts import CardId, DeckNumber

# What one person of the audience answers, by topic.
Guess: TypeAlias = dict[str, str]

NAME_LENGTH = 24
CHAT_LENGTH = 500
NOBODY: PersonId = -1  # holds the chairs of bots


class Person(Struct, frozen=True):
    """`key` is a hash. `old_keys`: those of devices that this person has left for another.

    `renamed`: by the host, and has not chosen another name since. `silenced`: by the host, in the call. A television
    has a name if it may be in the call.
    """

    id: PersonId
    name: str
    key: str
    screen: bool = False
    removed: bool = False
    old_keys: tuple[str, ...] = ()
    renamed: bool = False
    silenced: bool = False


class Chair(Struct, frozen=True):
    """A place in the circle. `left`: its player went away, anyone may take it over. `bot`: played by one for now."""

    id: ChairId
    name: str
    colour: int
    holder: PersonId
    automatic: bool = False
    left: bool = False
    wins: int = 0
    points: int = 0
    bot: Bot | None = None


class Gone(Struct, frozen=True):
    """What somebody won tonight whose chair is gone: theirs again when they sit down under the same name."""

    person: PersonId
    name: str
    colour: int
    wins: int
    points: int


class OwnDeck(Struct, frozen=True):
    """A deck that people of the salon fill. Its id is the number of the entry that made it.

    `source`: where it came from, if it was a file. `changes` counts what happened to its cards.
    """

    id: DeckNumber
    kind: str
    name: str
    language: Language
    by: PersonId
    author: str = ""
    licence: str = ""
    source: str = ""
    changes: int = 0


class OwnCard(Struct, frozen=True):
    """A card of such a deck, as it was written. Its id is made of the number of its entry and of its place there."""

    id: CardId
    deck: DeckNumber
    by: PersonId
    fields: dict[str, str]


class RunningClock(Struct, frozen=True):
    """The limit that runs. `since` in milliseconds; for a limit that went on, as if it had never stood still."""

    key: str
    since: int
    seconds: int

    @property
    def until(self) -> int:
        return self.since + self.seconds * 1000


class StoppedClock(Struct, frozen=True):
    """The limit before, and for how many milliseconds it ran."""

    key: str
    ran: int


class RanOut(Struct, frozen=True):
    """A limit that ran out: when, in which phase of the game, and for whom. All of this was public at that moment."""

    at: int
    phase: str
    seats: tuple[Seat, ...]


class Lost(Struct, frozen=True):
    """Why a game in the log is not replayed. `over`: it had ended. `error` is for the server's log."""

    reason: ev.WhyShelved
    over: bool = False
    error: str = ""


class Running(Struct, frozen=True):
    """The game on the table. `late`: the chairs of those who sat down after the start, in the order of their seats.

    `sat` says who has had which chair in this game; `finished`: its outcome is pinned.

    `guesses`: what the audience answers to the present question and to the one before, by the key of the question.

    `ran_out`: the last limit that ran out. `quiet`: how many have run out since a person last moved. `paused`: no limit
    runs until a person acts.

    Only while a log is being replayed can a game be `lost`; it then has no state, and is put away before anyone looks.
    """

    start: ev.Started
    started_seq: int
    state: Any
    clock: RunningClock | None = None
    stopped: StoppedClock | None = None
    ran_out: RanOut | None = None
    sat: tuple[tuple[PersonId, ChairId], ...] = ()
    finished: bool = False
    quiet: int = 0
    paused: bool = False
    lost: Lost | None = None
    late: tuple[ChairId, ...] = ()
    guesses: dict[str, dict[PersonId, Guess]] = {}

    @property
    def game(self) -> AnyGame:
        return GAMES[self.start.game]

    @property
    def over(self) -> bool:
        return self.game.outcome(self.state) is not None if self.lost is None else self.lost.over

    @property
    def chairs(self) -> tuple[ChairId, ...]:
        """The chair of every seat."""
        return self.start.chairs + self.late

    def seat_of(self, chair: ChairId) -> Seat | None:
        chairs = self.chairs
        return chairs.index(chair) if chair in chairs else None


class GivenUp(Struct, frozen=True):
    """A game that was put away before its end. Nothing resumes it, so its seed is opened like any other (CO-5).

    `reason`: the house put it away, and why; then it may also have been `over`.
    """

    start: ev.Started
    number: int
    reason: ev.WhyShelved | None = None
    over: bool = False


class WrittenDown(Struct, frozen=True):
    """What somebody had said, in their own words. `seq` is the entry that has them."""

    text: str
    seq: int


class GameMarks(Struct, frozen=True):
    """What people marked in one game, by the keys of its moments: how many like it, what is left out, what was said."""

    likes: dict[str, int] = {}
    left_out: tuple[str, ...] = ()
    words: dict[str, str] = {}


class AlbumMarks(Struct, frozen=True):
    """What people marked in the album of the evening, by game and moment; `links` are hashes of the tokens shared.

    `left_out` says who left it out. `changes` counts all this.
    """

    likes: dict[str, tuple[PersonId, ...]] = {}
    left_out: dict[str, PersonId] = {}
    words: dict[str, WrittenDown] = {}
    links: dict[PersonId, str] = {}
    changes: int = 0


class Inherited(Struct, frozen=True):
    """The host was gone, and somebody took over from `host`, who may take it back."""

    host: PersonId
    at: int


class Closed(Struct, frozen=True):
    """A host who had not opened the salon has deleted it: until it is erased, whoever opened it may open it again."""

    by: PersonId
    at: int


class Cover(Struct, frozen=True):
    """Something that nobody is shown any more, see `covers.py`. `id`: a number for people, free again once it is off.

    `of`: the id of a card or a clip; of words and names a hash. `shown` is what screens show instead of these.
    """

    id: int
    kind: Literal["words", "name", "image", "clip"]
    of: str
    by: PersonId
    shown: str = ""


class Salon(Struct, frozen=True):
    code: str
    game: str
    seq: int = 0
    people: tuple[Person, ...] = ()
    chairs: tuple[Chair, ...] = ()
    host: PersonId = 0
    # None if the host has opened the salon, or was made host by one who had not inherited it.
    inherited: Inherited | None = None
    closed: Closed | None = None
    locked: bool = False
    # Newcomers wait for the host's yes. The room sees to that, and the fold lets in whom it names.
    approval: bool = False
    call: str = ""
    options: dict[str, Any] = {}
    # Where people sit, once the host has said it; the games whose time limits the host has chosen.
    sitting: ev.Sitting | None = None
    timed: tuple[str, ...] = ()
    chairs_made: int = 0
    games: int = 0
    server_part: str = ""
    parts: dict[PersonId, str] = {}
    clips_gone: tuple[str, ...] = ()
    own_decks: tuple[OwnDeck, ...] = ()
    own_cards: tuple[OwnCard, ...] = ()
    # How many cards older versions wrote: they counted them.
    cards_made: int = 0
    # The ids of messages that were accepted, see `message_ids.py`.
    mids: dict[PersonId, tuple[str, ...]] = {}
    forgotten_mids: dict[PersonId, dict[str, int]] = {}
    running: Running | None = None
    given_up: GivenUp | None = None
    gone: tuple[Gone, ...] = ()
    album: AlbumMarks = AlbumMarks()
    covers: tuple[Cover, ...] = ()

    def person(self, id: PersonId | None) -> Person:
        if id is None or not 0 <= id < len(self.people) or self.people[id].removed:
            raise Refused("not_a_member")
        return self.people[id]

    def chair(self, id: ChairId) -> Chair:
        for chair in self.chairs:
            if chair.id == id:
                return chair
        raise Refused("no_such_chair")

    def own_deck(self, id: DeckNumber) -> OwnDeck:
        for deck in self.own_decks:
            if deck.id == id:
                return deck
        raise Refused("no_such_deck")

    def own_card(self, id: CardId) -> OwnCard:
        for card in self.own_cards:
            if card.id == id:
                return card
        raise Refused("no_such_card")

    @property
    def playing(self) -> bool:
        return self.running is not None and not self.running.over

    @property
    def chairs_kept(self) -> tuple[Chair, ...]:
        """The chairs that the next game has: those left empty stay only as long as the game on the table needs them."""
        return self.chairs if self.playing else tuple(chair for chair in self.chairs if not chair.left)

    def options_of(self, game: AnyGame) -> Any:
        """Where people are apart, the clock is gentle, unless the host has chosen one."""
        options = self.options.get(game.name) or game.options_type()
        gentle = self.sitting in ("apart", "both") and game.name not in self.timed
        return replace(options, **game.gentle) if gentle else options


def with_person(salon: Salon, id: PersonId, change: Callable[[Person], Person]) -> Salon:
    return replace(salon, people=tuple(change(p) if p.id == id else p for p in salon.people))


def with_chair(salon: Salon, id: ChairId, change: Callable[[Chair], Chair]) -> Salon:
    salon.chair(id)
    return replace(salon, chairs=tuple(change(c) if c.id == id else c for c in salon.chairs))
