"""What a game is. Each game implements `Game`; rooms, server, bots, tests and the laboratory use only this class."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from typing import Annotated, Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from veillee.rules.chance import Chance
from veillee.rules.deck import Deck
from veillee.rules.refused import Refused

Seat: TypeAlias = int

# Types of options: a time limit (0 means none), and the decks that are played: a deck of the house has its id, one of
# the salon's own as in `rules/own.py`.
Seconds = Annotated[int, Meta(ge=0, le=3600)]
DeckId = Annotated[str, Meta(max_length=64)]
DeckIds = Annotated[tuple[DeckId, ...], Meta(min_length=1, max_length=12)]


class Tagged(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """Base of moves, clues, phases, messages and events that come in several kinds: the field `t` names the kind."""


class Table(Struct, frozen=True):
    """Who plays: seats 0 to n-1 in a circle, the left neighbour of `seat` is `seat + 1` (CO-1)."""

    seats: int
    host: Seat | None = None


class Clock(Struct, frozen=True):
    """A time limit of the current phase. The room measures it; if `key` changes, it starts again.

    If `goes_on`, the limit is only stopped while another limit or none is in force, and then goes on where it was.
    """

    key: str
    seconds: int
    goes_on: bool = False


class Outcome(Struct, frozen=True):
    """How a game ended. Several winners share the victory (CO-7).

    Where all play together, all have the same score, and all have won or nobody has.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


class Question(Struct, frozen=True):
    """What those who only watch may guess (CO-13): for every topic one of its choices. `key` is new in every round."""

    key: str
    topics: dict[str, tuple[str, ...]]


class Moment(Struct, frozen=True):
    """Something that people keep of a finished game: a round, a table, a definition. `by`: the seats whose work it is.

    `key` names it within the game. `spoken`: it was only said, and whoever said it may write it down afterwards.
    """

    key: str
    by: tuple[Seat, ...] = ()
    spoken: bool = False


def best(scores: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the most points."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


T = TypeVar("T")


def with_seat(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values of all seats, one of them changed."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


class HasSeats(Protocol):
    """The state of every game says how many seats the circle has now."""

    @property
    def seats(self) -> int: ...


S = TypeVar("S", bound=HasSeats)  # state
M = TypeVar("M")  # move


class HasDecks(Protocol):
    """The options of every game say with which decks it is played."""

    @property
    def decks(self) -> tuple[str, ...]: ...


O = TypeVar("O", bound=HasDecks)  # options  # noqa: E741


class Game(ABC, Generic[S, M, O]):
    """The rules of one game as pure functions over frozen values."""

    name: ClassVar[str]
    version: ClassVar[int]  # raise it if an old log would no longer replay to the same state
    players: ClassVar[range]
    colours: ClassVar[int]  # number of pawns of different colours
    takes_late: ClassVar[bool] = False  # whether somebody may sit down in a running game
    kinds: ClassVar[tuple[str, ...]]  # the kinds of cards that it is played with
    # The fields of moves, views and the story in which people's own words are: the host can cover these on all screens.
    words: ClassVar[frozenset[str]] = frozenset()
    gentle: ClassVar[dict[str, int]] = {}  # time limits, by option, where people are apart and the host chose none
    # Ways to play, as options with one tap: each names the same ones, and decks and time limits are not among them.
    presets: ClassVar[dict[str, dict[str, Any]]] = {}
    older_decks: ClassVar[tuple[str, ...]] = ()  # the options that older versions had in place of each of `decks`

    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    options_type: ClassVar[Any]
    draft_type: ClassVar[Any] = None  # for a game with drafts
    public_type: ClassVar[Any]
    private_type: ClassVar[Any]
    story_type: ClassVar[Any]

    @abstractmethod
    def needs(self, options: O, seats: int) -> dict[str, int]:
        """How many cards of each kind a table of this size needs at least."""

    @abstractmethod
    def start(self, table: Table, options: O, decks: Sequence[Deck], chance: Chance) -> S:
        """The first state, or `Refused` if the game cannot be played with these options, decks or seats.

        Cards of the table's own decks come into play: see `mix` (CO-15).
        """

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M) -> S:
        """The state after the move, or `Refused` (CO-4)."""

    @abstractmethod
    def awaited(self, state: S) -> tuple[Seat, ...]:
        """The seats that the table is waiting for."""

    @abstractmethod
    def absent(self, state: S, seat: Seat) -> S:
        """What happens if the player of an awaited seat is away (CO-9). A role passes to the next seat.

        This never ends a game by itself: if everybody is away, the house puts the game away (CO-10).
        """

    def out_of_time(self, state: S, seat: Seat) -> S:
        """What happens if a time limit passes before the player of an awaited seat has done anything (CO-9)."""
        return self.absent(state, seat)

    @abstractmethod
    def public(self, state: S) -> Struct:
        """What everyone may see: players, spectators, the television."""

    @abstractmethod
    def private(self, state: S, seat: Seat) -> Struct:
        """What only this seat may see, and what it is asked to do now."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None until the game is over."""

    @abstractmethod
    def story(self, before: S, after: S) -> tuple[Struct, ...]:
        """The lines of the story for this step. Everyone reads them, so they contain no secret."""

    def seat_late(self, state: S) -> S:
        """The state with one more seat, the last of the circle, or `Refused` (CO-12).

        This happens only at the very beginning of a round, before anything of it has been done.
        """
        raise Refused("no_late_guests")

    def finish(self, state: S, on: bool) -> S:
        """The state that ends after this round, or one that goes on after all (CO-14). `public` says `last_round`."""
        raise Refused("cannot_finish_early")

    def audience_asked(self, state: S) -> Question | None:
        """What the audience may answer in secret now (CO-13). It contains nothing that is not public."""
        return None

    def audience_shown(self, state: S) -> str | None:
        """The key of the question whose answers are public now: no player can use them any more."""
        return None

    def draft(self, state: S, seat: Seat, draft: Any) -> Struct:
        """What the others may see of a draft, or `Refused`. Drafts are shown live and never stored."""
        raise Refused("not_now")

    def clock(self, state: S) -> Clock | None:
        """The time limit in force, if any."""
        return None

    def reveal_seconds(self, state: S) -> float:
        """How long screens show what has just been counted. The next limit and the bots begin after that (CO-10)."""
        return 0

    def may_speak(self, state: S, seat: Seat) -> bool:
        """Whether this seat may chat now."""
        return True

    def may_be_heard(self, state: S, seat: Seat) -> bool:
        """Whether the voice of this seat may be heard now, if people speak with each other (CO-16)."""
        return self.may_speak(state, seat)

    def may_be_seen(self, state: S, seat: Seat) -> bool:
        """Whether the face of this seat may be seen now, in the call: a look can say what a voice must not."""
        return self.may_speak(state, seat)

    def decks(self, options: O) -> tuple[str, ...]:
        """The ids of the decks that the game is played with, each once."""
        return tuple(dict.fromkeys(options.decks))

    def read_options(self, raw: dict[str, Any]) -> O:
        """The options as a log or a file has them. It raises `ValidationError` if they are none."""
        older = {key: raw[key] for key in self.older_decks if key in raw}
        if older:
            decks = {**dict(zip(self.older_decks, self.options_type().decks, strict=True)), **older}
            raw = {"decks": tuple(decks.values()), **{key: raw[key] for key in raw if key not in older}}
        options: O = msgspec.convert(raw, self.options_type)
        return options

    def cleaned(self, options: O) -> O:
        """The options as everyone will see them. If a game has texts in its options, it cleans them here."""
        return options

    def own_card(self, kind: str, fields: dict[str, str]) -> dict[str, str]:
        """A card of this kind that people wrote, as a row of a deck, cleaned; `Refused` if it cannot be one.

        Images are not asked of games.
        """
        raise Refused("no_own_cards")

    def clips(self, move: M) -> dict[str, Literal["sound", "film"]]:
        """The recorded clips that a move refers to, and their kind. The room checks that they belong to the salon."""
        return {}

    def exported(self, seat: Seat, move: M, after: Iterable[S]) -> M:
        """The move as the file of the finished game has it.

        What nobody was ever shown is left out, or is what it was changed to. `after`: the state after the move, then
        all states before and after a change of phase.
        """
        return move

    def filled(self, state: S, move: M) -> M:
        """A move of such a file as the rules take it: what was left out is filled in with anything that fits."""
        return move

    def moments(self, line: Any) -> tuple[Moment, ...]:
        """What the album keeps of a line of the story: first the whole line, then parts of it. Nothing: not in it."""
        return ()

    def kept(self, line: Any, left_out: Collection[str]) -> Struct | None:
        """A line of the story as the album has it, without the moments left out; None if nothing remains."""
        return None if self.moments(line)[0].key in left_out else line


AnyGame: TypeAlias = Game[Any, Any, Any]
