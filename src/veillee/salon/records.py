"""A finished game as a file, and the proof that every shuffle in it followed from the opened seed (CO-5)."""

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import chain, pairwise
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from veillee import __version__
from veillee.games import GAMES
from veillee.rules import AnyGame, Card, Chance, Deck, Outcome, Refused, Tagged, commitment
from veillee.salon import events as ev
from veillee.salon.events import ChairId, Entry
from veillee.salon.game import begin, decode_move, time_is_up
from veillee.salon.model import NOBODY, GameMarks, Running, Salon
from veillee.salon.veil import ROW_WORDS, Veil

T = TypeVar("T")


class Moved(Tagged, frozen=True, tag="moved"):
    seat: int
    move: Raw


class Away(Tagged, frozen=True, tag="away"):
    seat: int


class TimeUp(Tagged, frozen=True, tag="time_up"):
    pass


class Seated(Tagged, frozen=True, tag="seated"):
    """A late guest has the next seat of the circle (CO-12)."""


class FinishAsked(Tagged, frozen=True, tag="finish"):
    """The host lets the game finish after this round, or go on after all (CO-14)."""

    on: bool


Step: TypeAlias = Moved | Away | TimeUp | Seated | FinishAsked


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
    """The entries that moved the game. `chairs` are those of the seats so far: late guests bring theirs."""
    seats = list(chairs)
    return tuple([step for entry in entries if (step := step_of(seats, entry)) is not None])


def step_of(seats: list[ChairId], entry: Entry) -> Step | None:
    """How an entry moved the game, if it did. A late guest is added to `seats`."""
    match entry.what:
        case ev.Play(chair=chair, move=move) | ev.BotPlayed(chair=chair, move=move):
            return Moved(seat=seats.index(chair), move=move)
        case ev.Absent(chair=chair):
            return Away(seat=seats.index(chair))
        case ev.Expired():
            return TimeUp()
        case ev.Seated(chair=chair):
            if chair not in seats:
                seats.append(chair)
            return Seated()
        case ev.Finish(on=on):
            return FinishAsked(on=on)
        case _:
            return None


def sitters(salon: Salon, running: Running) -> tuple[Sitter, ...]:
    """Seat by seat."""
    chairs = {chair.id: chair for chair in salon.chairs}
    found = [(id, chairs.get(id)) for id in running.chairs]
    return tuple([Sitter(id, c.name, c.colour, c.holder == NOBODY) if c else Sitter(id, "", 0) for id, c in found])


class Turn(NamedTuple):
    """One step of a game: the states before and after it, and what the story tells of it."""

    before: Any
    step: Step
    after: Any
    lines: tuple[Struct, ...]


def turns(game: AnyGame, state: Any, steps: Iterable[Step]) -> Iterator[Turn]:
    """A game from this state on. So the live story is told, and so an exported game is proved."""
    for step in steps:
        after = take(game, state, step)
        yield Turn(state, step, after, game.story(state, after))
        state = after


def take(game: AnyGame, state: Any, step: Step) -> Any:
    match step:
        case Moved(seat=seat, move=move):
            # Files do not have what nobody was shown.
            return game.apply(state, seat, game.filled(state, decode_move(game, move)))
        case Away(seat=seat):
            if seat not in game.awaited(state):
                raise Refused("not_awaited")
            return game.absent(state, seat)
        case TimeUp():
            return time_is_up(game, state)
        case Seated():
            return game.seat_late(state)
        case FinishAsked(on=on):
            return game.finish(state, on)


class Played(NamedTuple):
    """All that came of a game: `states` from the first to the last."""

    states: list[Any]
    shuffles: list[Shuffle]
    story: list[Any]


def play_through(
    start: ev.Started,
    decks: tuple[Deck, ...],
    steps: tuple[Step, ...],
    chance: Callable[[bytes], Chance] = Chance,
) -> Played:
    game = GAMES[start.game]
    shuffles: list[Shuffle] = []
    first = begin(start, {deck.hash: deck for deck in decks}, lambda seed: Recording(seed, chance(seed), shuffles))
    states, story = [first], list[Any]()
    for turn in turns(game, first, steps):
        states.append(turn.after)
        story += map(to_plain_json, turn.lines)
    return Played(states, shuffles, story)


def as_exported(start: ev.Started, decks: tuple[Deck, ...], steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps that lead to the same game, without what nobody was ever shown.

    If it would not be the same game, the steps of a seat stay as they were: for example, a card that was taken back
    changes the order of a hand, and so what chance draws from it for somebody who is away later.
    """
    whole = play_through(start, decks, steps)
    shorter = without_unseen(GAMES[start.game], steps, whole.states)
    if proves_the_same(start, decks, shorter, whole):
        return shorter
    told = steps
    for seat in sorted({step.seat for step in steps if isinstance(step, Moved)}):
        tried = tuple(
            new if isinstance(new, Moved) and new.seat == seat else old for old, new in zip(told, shorter, strict=True)
        )
        if proves_the_same(start, decks, tried, whole):
            told = tried
    return told


def proves_the_same(start: ev.Started, decks: tuple[Deck, ...], steps: tuple[Step, ...], whole: Played) -> bool:
    try:
        told = play_through(start, decks, steps)
    except Refused:
        return False
    outcomes = [GAMES[start.game].outcome(played.states[-1]) for played in (told, whole)]
    return (told.shuffles, told.story) == (whole.shuffles, whole.story) and outcomes[0] == outcomes[1]


def without_unseen(game: AnyGame, steps: tuple[Step, ...], states: list[Any]) -> tuple[Step, ...]:
    # The numbers of the states before and after a change of phase: so a long game is not looked through for each move.
    changes: list[int] = []
    for number, (before, after) in enumerate(pairwise(states), 1):
        if type(before.phase) is not type(after.phase) or game.story(before, after):
            changes += (number - 1, number)
    told: list[Step] = []
    for number, step in enumerate(steps, 1):
        if isinstance(step, Moved):
            move = decode_move(game, step.move)
            later = (changes[at] for at in range(bisect_right(changes, number), len(changes)))
            exported = game.exported(step.seat, move, (states[at] for at in chain((number,), later)))
            if exported != move:
                step = Moved(seat=step.seat, move=Raw(msgspec.json.encode(exported)))
        told.append(step)
    return tuple(told)


def without_unread(start: ev.Started, story: Iterable[Any]) -> ev.Started:
    """What people's own words mean is left out, unless the word was played: another game may be played with them."""
    played = {text for line in story for text in texts_in(line)}
    return replace(start, mixed=tuple(unread(deck, played) if deck.kind == "words" else deck for deck in start.mixed))


def unread(deck: Deck, played: set[str]) -> Deck:
    cards = [
        card if card.fields["word"] in played else replace(card, fields={**card.fields, "definition": ""})
        for card in deck.cards
    ]
    return replace(deck, cards=tuple(cards))


def texts_in(value: Any) -> set[str]:
    """All texts anywhere in a value."""
    found = set[str]()
    rest = [msgspec.to_builtins(value)]
    while rest:
        match rest.pop():
            case str(text):
                found.add(text)
            case dict(inner):
                rest += inner.values()
            case list(inner) | tuple(inner):
                rest += inner
    return found


def record(
    start: ev.Started,
    decks: tuple[Deck, ...],
    steps: tuple[Step, ...],
    chance: Callable[[bytes], Chance] = Chance,
) -> Record:
    """Play the game once more from its log and write down what came of it. `chance` is the one it was played with."""
    played = play_through(start, decks, steps, chance)
    return Record(
        veillee=__version__,
        commitment=commitment(start.server_part),
        start=start,
        decks=decks,
        steps=steps,
        shuffles=tuple(played.shuffles),
        story=tuple(played.story),
        outcome=GAMES[start.game].outcome(played.states[-1]),
    )


def veiled_record(
    start: ev.Started, decks: tuple[Deck, ...], steps: tuple[Step, ...], veil: Veil, outcome: Outcome | None
) -> Record:
    """The record of the same game, played with what stands in place of covered words: so it still proves the shuffles.

    If the rules make another game of these, there is no file as long as the words are covered.
    """
    if veil:
        words = GAMES[start.game].words
        mixed, own = tuple([veiled_deck(deck, veil) for deck in start.mixed]), veiled_cards(start.own, veil)
        start = replace(start, mixed=mixed, own=own, options=veil.over(start.options, words))
        steps = tuple([veiled_step(step, veil, words) for step in steps])
    try:
        told = record(start, decks, steps)
    except Refused:
        raise Refused("covered_file") from None
    if told.outcome != outcome:
        raise Refused("covered_file")
    return told


def veiled_deck(deck: Deck, veil: Veil) -> Deck:
    name = {language: veil.text(text) for language, text in deck.name.items()}
    return replace(deck, name=name, authors=tuple(map(veil.text, deck.authors)), cards=veiled_cards(deck.cards, veil))


def veiled_cards(cards: tuple[Card, ...], veil: Veil) -> tuple[Card, ...]:
    return tuple([replace(card, fields=veil.over(card.fields, ROW_WORDS)) for card in cards])


def veiled_step(step: Step, veil: Veil, words: Collection[str]) -> Step:
    if not isinstance(step, Moved):
        return step
    return replace(step, move=Raw(msgspec.json.encode(veil.over(msgspec.json.decode(step.move), words))))


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
