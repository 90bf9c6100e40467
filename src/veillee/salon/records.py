"""A finished game as a file, and the proof that every shuffle in it followed from the opened seed (CO-5)."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct

from veillee import __version__
from veillee.games import GAMES
from veillee.rules import AnyGame, Chance, Deck, Outcome, Refused, Tagged, commitment
from veillee.salon import events as ev
from veillee.salon.events import ChairId, Entry
from veillee.salon.game import begin, decode_move, time_is_up
from veillee.salon.model import NOBODY, GameMarks, Running, Salon

T = TypeVar("T")


class Moved(Tagged, frozen=True, tag="moved"):
    seat: int
    move: Raw


class Away(Tagged, frozen=True, tag="away"):
    seat: int


class TimeUp(Tagged, frozen=True, tag="time_up"):
    pass


Step: TypeAlias = Moved | Away | TimeUp


class Shuffle(Struct, frozen=True):
    label: str
    order: Any


class Sitter(Struct, frozen=True):
    """Who had a seat when the game ended."""

    chair: ChairId
    name: str
    colour: int
    bot: bool = False


class Evening(Struct, frozen=True):
    """What the album tells beside the game: its number in the salon, when it was played, by whom, what people marked.

    Times in milliseconds.
    """

    number: int
    began: int
    ended: int
    seats: tuple[Sitter, ...]
    marks: GameMarks = GameMarks()


class Record(Struct, frozen=True):
    """`shuffles` are the orders as they were dealt; `story` is what everyone at the table saw."""

    veillee: str
    commitment: str
    start: ev.Started
    decks: tuple[Deck, ...]
    steps: tuple[Step, ...]
    shuffles: tuple[Shuffle, ...]
    story: tuple[Any, ...]
    outcome: Outcome | None
    evening: Evening | None = None


class Recording(Chance, frozen=True):
    """Chance that notes down every shuffle of another."""

    dealer: Chance
    shuffles: list[Shuffle]

    def shuffle(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        order = self.dealer.shuffle(label, items)
        self.shuffles.append(Shuffle(label=label, order=to_plain_json(order)))
        return order


def to_plain_json(value: Any) -> Any:
    """Plain values, equal to what reading them back gives."""
    return msgspec.json.decode(msgspec.json.encode(value))


def steps_of(chairs: tuple[ChairId, ...], entries: Iterable[Entry]) -> tuple[Step, ...]:
    """The entries that moved the game."""
    steps: list[Step] = []
    for entry in entries:
        match entry.what:
            case ev.Play(chair=chair, move=move) | ev.BotPlayed(chair=chair, move=move):
                steps.append(Moved(seat=chairs.index(chair), move=move))
            case ev.Absent(chair=chair):
                steps.append(Away(seat=chairs.index(chair)))
            case ev.Expired():
                steps.append(TimeUp())
    return tuple(steps)


def sitters(salon: Salon, running: Running) -> tuple[Sitter, ...]:
    """Seat by seat."""
    chairs = {chair.id: chair for chair in salon.chairs}
    found = [(id, chairs.get(id)) for id in running.start.chairs]
    return tuple([Sitter(id, c.name, c.colour, c.holder == NOBODY) if c else Sitter(id, "", 0) for id, c in found])


def take(game: AnyGame, state: Any, step: Step) -> Any:
    match step:
        case Moved(seat=seat, move=move):
            return game.apply(state, seat, decode_move(game, move))
        case Away(seat=seat):
            if seat not in game.awaited(state):
                raise Refused("not_awaited")
            return game.absent(state, seat)
        case TimeUp():
            return time_is_up(game, state)


def as_exported(start: ev.Started, decks: tuple[Deck, ...], steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps that lead to the same game, without what nobody was ever shown."""
    game = GAMES[start.game]
    states = [begin(start, {deck.hash: deck for deck in decks})]
    for step in steps:
        states.append(take(game, states[-1], step))
    told: list[Step] = []
    for number, step in enumerate(steps, 1):
        if isinstance(step, Moved):
            move = decode_move(game, step.move)
            exported = game.exported(step.seat, move, islice(states, number, None))
            if exported != move:
                step = Moved(seat=step.seat, move=Raw(msgspec.json.encode(exported)))
        told.append(step)
    return tuple(told)


def record(
    start: ev.Started,
    decks: tuple[Deck, ...],
    steps: tuple[Step, ...],
    chance: Callable[[bytes], Chance] = Chance,
) -> Record:
    """Play the game once more from its log and write down what came of it. `chance` is the one it was played with."""
    game = GAMES[start.game]
    shuffles: list[Shuffle] = []

    state = begin(start, {deck.hash: deck for deck in decks}, lambda seed: Recording(seed, chance(seed), shuffles))
    story: list[Any] = []
    for step in steps:
        after = take(game, state, step)
        story += map(to_plain_json, game.story(state, after))
        state = after
    return Record(
        veillee=__version__,
        commitment=commitment(start.server_part),
        start=start,
        decks=decks,
        steps=steps,
        shuffles=tuple(shuffles),
        story=tuple(story),
        outcome=game.outcome(state),
    )


class Verdict(Struct, frozen=True):
    """What was checked, and what was wrong with it; nothing wrong means that the game was dealt fairly."""

    shuffles: int
    wrong: tuple[str, ...]
    commitment: str = ""
    rules: str = ""
    outcome: Outcome | None = None


def verify(file: bytes) -> Verdict:
    try:
        given = msgspec.json.decode(file, type=Record)
        sealed = commitment(given.start.server_part)
    except (msgspec.MsgspecError, ValueError) as error:
        return Verdict(shuffles=0, wrong=(f"not a game that this version can read: {error}",))
    start, game = given.start, GAMES.get(given.start.game)
    if game is None or game.version != start.version:
        needed = f"rules version {start.version} of {start.game}"
        here = f"version {game.version}" if game else "no such game"
        advice = f"verify it with Veillée {given.veillee}, which wrote it"
        return Verdict(shuffles=0, wrong=(f"the file needs {needed}, and this Veillée has {here}: {advice}",))
    wrong: list[str] = []
    if sealed != given.commitment:
        wrong.append("the server's part is not the one it had sealed")
    if tuple(deck.hash for deck in given.decks) != given.start.decks:
        wrong.append("the decks are not the ones the game was started with")
    if wrong:
        return Verdict(shuffles=0, wrong=tuple(wrong))
    try:
        replayed = record(given.start, given.decks, given.steps)
    except (Refused, LookupError, ValueError, msgspec.MsgspecError) as error:
        return Verdict(shuffles=0, wrong=(f"a move could not have been made with this deal: {error}",))
    for dealt, due in zip(given.shuffles, replayed.shuffles, strict=False):
        if dealt != due:
            wrong.append(f"the shuffle “{dealt.label}” did not follow from the parts that were opened")
    if len(given.shuffles) != len(replayed.shuffles):
        wrong.append("there were more or fewer shuffles than the rules make")
    if given.story != replayed.story:
        wrong.append("the story told is not the story played")
    if given.outcome != replayed.outcome:
        wrong.append("the outcome is not the one that these moves lead to")
    rules = f"{start.game}, version {start.version}"
    return Verdict(len(replayed.shuffles), tuple(wrong), sealed, rules, replayed.outcome)
