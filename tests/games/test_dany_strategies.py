"""Shirking never pays at Dany (CO-9): each way of it, played by one seat against plain play of the same seat.

The players here are simple. How well an image says a word is a number that follows from both; whoever composes takes
the best images, and the others find the word as often as these say it. Dany takes any and leans astray. In the twist
the table holds against each other what all have seen: failed compositions, leanings astray, silence, ducking.
"""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from hashlib import blake2b

import pytest

from tests.players.dany import decks
from veillee.games.dany.game import Dany
from veillee.games.dany.model import (
    AskAnyQuestion,
    AskCompose,
    AskConfirm,
    AskExplain,
    AskJudge,
    AskKeep,
    AskPoint,
    AskTalk,
    Options,
    Piece,
)
from veillee.games.dany.moves import (
    Answer,
    AskWhy,
    CallHelp,
    Confirm,
    Explained,
    Heard,
    Judge,
    Keep,
    Lean,
    Move,
    NoQuestion,
    Point,
    Send,
    TurnUp,
)
from veillee.games.dany.state import (
    Beginning,
    Calling,
    Choosing,
    Composing,
    Explaining,
    Over,
    Preparing,
    State,
    Talking,
    Twist,
)
from veillee.rules import Chance, Table

pytestmark = pytest.mark.no_cover
game = Dany()
DECKS = decks()
ME = 0
BEST = 2

Strategy = Callable[[State], bool]


@cache
def says(memory: str, word: str) -> float:
    """How well an image says a word, from 0 to 1."""
    return int.from_bytes(blake2b(f"{memory}:{word}".encode(), digest_size=4).digest(), "big") / 2**32


def found_by_one(memories: tuple[str, ...], word: str) -> float:
    """How often one guesser finds the word."""
    strength = sum(says(memory, word) for memory in memories) / len(memories) if memories else 0
    return min(0.95, max(0.1, 2.5 * strength - 1.5))


def word_of(phase: Choosing | Composing | Talking) -> str:
    return phase.idea.words[phase.choice - 1]


def best(hand: tuple[str, ...], word: str) -> tuple[str, ...]:
    return tuple(sorted(hand, key=lambda memory: -says(memory, word))[:BEST])


def guess(state: State, seat: int, dice: random.Random) -> int:
    talk = state.phase
    assert isinstance(talk, Talking)
    others = [number for number in range(1, 6) if number != talk.choice]
    if seat != state.dany and dice.random() < found_by_one(talk.kept, word_of(talk)):
        return talk.choice
    return dice.choice(others)


def most_leaned_to(state: State, seat: int, dice: random.Random) -> int:
    talk = state.phase
    assert isinstance(talk, Talking)
    said = [word for word in talk.leanings if word is not None]
    if seat == state.dany or not said:
        return guess(state, seat, dice)
    return max(sorted(set(said)), key=lambda word: said.count(word) + dice.random() / 2)


def suspicion(state: State, seat: int, let_go: int, dice: random.Random) -> float:
    found = let_go + 2 * dice.random()
    for past in state.past:
        if past.active == seat:
            found += -1 if past.result == "found" else 1
        elif past.decider != seat:
            found += -0.5 if past.leanings[seat] == past.word else 0.5
    return found


def plain(state: State, seat: int, let_go: Counter[int], dice: random.Random) -> Move:
    """What somebody plays who does their part. `let_go`: how often each would not be active at all."""
    private = game.private(state, seat)
    if private.may_call_help and dice.random() < 0.02:
        return CallHelp()
    match private.ask, state.phase:
        case AskPoint(candidates=candidates), Beginning():
            return Point(seat=dice.choice(candidates))
        case AskPoint(candidates=candidates), _ if seat == state.dany:
            return Point(seat=dice.choice(candidates))
        case AskPoint(candidates=candidates), _:
            return Point(seat=max(candidates, key=lambda one: suspicion(state, one, let_go[one], dice)))
        case AskKeep(hand=hand), Choosing() as choosing:
            ranked = best(hand, word_of(choosing)) if seat != state.dany else hand[:BEST]
            return Keep(memories=ranked)
        case AskCompose(kept=kept), _:
            return Send(pieces=tuple(Piece(memory=memory, x=500, y=500) for memory in kept))
        case AskTalk(may_answer=True), _:
            return Answer(word=most_leaned_to(state, seat, dice))
        case AskTalk(heard=False), _:
            return Lean(word=guess(state, seat, dice))
        case AskTalk(), _:
            return Heard()
        case AskConfirm(), _:
            return Confirm(helped=dice.random() < 0.4)
        case AskAnyQuestion(), _:
            return AskWhy() if dice.random() < 0.05 else NoQuestion()
        case AskExplain(), _:
            return Explained()
        case AskJudge(), Explaining(explanation=explanation):
            return Judge(convinced=explanation == "given")
        case _:
            return TurnUp()


# The ways of shirking: whether this seat says nothing now, and lets its time pass


def does_my_part(state: State) -> bool:
    return False


def leaves_a_bad_hand(state: State) -> bool:
    """The seat is taken again at once: it is away for this one move."""
    phase = state.phase
    if not isinstance(phase, Choosing) or state.dany == ME:
        return False
    return found_by_one(best(phase.hand, word_of(phase)), word_of(phase)) < 0.6


def lets_a_bad_composition_run_out(state: State) -> bool:
    phase = state.phase
    return isinstance(phase, Composing) and state.dany != ME and found_by_one(phase.kept, word_of(phase)) < 0.6


def never_composes(state: State) -> bool:
    return isinstance(state.phase, Preparing)


def drops_it_once_the_word_is_seen(state: State) -> bool:
    return isinstance(state.phase, Choosing)


def says_nothing(state: State) -> bool:
    return isinstance(state.phase, Talking)


def explains_nothing(state: State) -> bool:
    return isinstance(state.phase, Explaining) and state.phase.active == ME


def abstains(state: State) -> bool:
    return isinstance(state.phase, Calling | Explaining | Twist)


def is_away(state: State) -> bool:
    return True


SHIRKING: list[Strategy] = [
    leaves_a_bad_hand,
    lets_a_bad_composition_run_out,
    never_composes,
    drops_it_once_the_word_is_seen,
    says_nothing,
    explains_nothing,
    abstains,
    is_away,
]


# With so few games of each number of players a strategy may come out a little better by luck.
LUCK = 3


@cache
def wins(players: int, strategy: Strategy) -> int:
    return sum(play(players, number, strategy) for number in range(300 // players))


def play(players: int, number: int, strategy: Strategy) -> bool:
    dice = random.Random(number)
    state = game.start(Table(seats=players), Options(memories=60), DECKS, Chance(number.to_bytes(4, "big")))
    let_go = Counter[int]()
    while not isinstance(state.phase, Over):
        seat = dice.choice(game.awaited(state))
        if seat == ME and strategy(state):
            let_go[seat] += isinstance(state.phase, Preparing)
            state = game.absent(state, seat)
        else:
            state = game.apply(state, seat, plain(state, seat, let_go, dice))
    outcome = game.outcome(state)
    assert outcome is not None
    return ME in outcome.winners


@pytest.mark.rule("CO-9", "DA-5", "DA-11")
@pytest.mark.slow
@pytest.mark.parametrize("shirks", SHIRKING)
def test_shirking_never_pays(shirks: Strategy) -> None:
    won = {players: (wins(players, shirks), wins(players, does_my_part)) for players in game.players}
    assert all(mine <= theirs + LUCK for mine, theirs in won.values()), won
    assert sum(mine for mine, _ in won.values()) < sum(theirs for _, theirs in won.values()), won
