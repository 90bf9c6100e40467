"""Dany's rounds, votes, fingers and endings come out as the oracle says: every small case, and whole games."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import pytest
from msgspec.structs import replace

from tests.oracles import dany as oracle
from tests.players.dany import decks, laid, moves
from veillee.games.dany.game import Dany
from veillee.games.dany.model import Options, Past
from veillee.games.dany.moves import (
    Answer,
    AskWhy,
    CallHelp,
    Confirm,
    Explained,
    Heard,
    Judge,
    Keep,
    Point,
    Send,
    TurnUp,
)
from veillee.games.dany.state import (
    Breaking,
    Calling,
    Choosing,
    Composing,
    Explaining,
    Over,
    Preparing,
    Revealed,
    State,
    Talking,
    Twist,
)
from veillee.rules import Chance, Gathered, Table

pytestmark = pytest.mark.no_cover
game = Dany()
AWAY = None


def prepared(players: int, active: int = 0, seed: bytes = b"oracle", **options: Any) -> State:
    state = game.start(Table(seats=players), Options(**options), decks(), Chance(seed))
    for seat in range(players):
        state = game.apply(state, seat, Point(seat=active))
    return state


def marked(state: State, successes: int, failures: int) -> State:
    """As after some rounds."""
    cards = state.ideas[: successes + failures]
    return replace(
        state, successes=cards[:successes], failures=cards[successes:], ideas=state.ideas[successes + failures :]
    )


def active_of(state: State) -> int:
    assert not isinstance(state.phase, Twist | Breaking | Over)
    active = getattr(state.phase, "active", None)
    assert isinstance(active, int)
    return active


def book_of(state: State) -> oracle.Book:
    return oracle.Book(len(state.memories), len(state.ideas), len(state.successes), len(state.failures))


def comes_to(state: State, what: str, seats: int, active: int) -> None:
    """The phase after a round."""
    match what:
        case "round":
            assert isinstance(state.phase, Preparing)
            assert state.phase.active == oracle.next_active(seats, active)
        case "twist":
            assert isinstance(state.phase, Twist)
            assert state.phase.candidates == tuple(range(seats))
        case _:
            assert state.phase == Over(reason="successes")


def talking(state: State, keep: int) -> State:
    active = active_of(state)
    state = game.apply(state, active, TurnUp())
    assert isinstance(state.phase, Choosing)
    state = game.apply(state, active, Keep(memories=state.phase.hand[:keep]))
    assert isinstance(state.phase, Composing)
    return game.apply(state, active, Send(pieces=laid(state.phase.kept)))


def answered(state: State, right: bool) -> State:
    assert isinstance(state.phase, Talking)
    active, choice = state.phase.active, state.phase.choice
    decides = oracle.decider(state.seats, active, [])
    for seat in range(state.seats):
        if seat not in (active, decides):
            state = game.apply(state, seat, Heard())
    return game.apply(state, decides, Answer(word=choice if right else choice % 5 + 1))


@pytest.mark.rule("DA-12", "DA-13", "DA-15")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_verdict_on_an_explanation(players: int) -> None:
    for active, (successes, failures), keep in product((0, players - 1), ((0, 0), (5, 2), (4, 2)), (0, 7)):
        before = marked(prepared(players, active), successes, failures)
        if keep:
            before = replace(before, memories=before.memories[:13])
        shown = answered(talking(before, keep), right=True)
        others = [seat for seat in range(players) if seat != active]
        asked = game.apply(game.apply(shown, others[0], AskWhy()), active, Explained())
        for votes in product((True, False, AWAY), repeat=len(others)):
            after = asked
            for seat, vote in zip(others, votes, strict=True):
                after = game.absent(after, seat) if vote is AWAY else game.apply(after, seat, Judge(convinced=vote))
            result = oracle.result(1, 1, False, list(votes))
            assert after.last is not None
            assert after.last.result == result
            start = book_of(before)._replace(ideas=len(before.ideas) - 1)
            book = oracle.after_round(start, result, keep)
            assert book_of(after) == book
            comes_to(after, oracle.what_comes(book), players, active)


@pytest.mark.rule("DA-10", "DA-14", "DA-16")
@pytest.mark.parametrize("option", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_vote_on_a_call_for_help(players: int, option: bool) -> None:
    for active, failures in product((0, players - 1), (0, 1, 2)):
        before = marked(prepared(players, active, help_ends_round=option), 0, failures)
        chosen = game.apply(before, active, TurnUp())
        assert isinstance(chosen.phase, Choosing)
        composed = game.apply(chosen, active, Keep(memories=chosen.phase.hand[:3]))
        shown = answered(talking(before, 1), right=True)
        asked = game.apply(shown, (active + 1) % players, AskWhy())
        for moment, kept in ((chosen, 0), (composed, 3), (talking(before, 2), 2), (shown, 1), (asked, 1)):
            caller, *others = oracle.may_call(players, active, [], confirmed=False)
            called = game.apply(moment, caller, CallHelp())
            for votes in product((True, False, AWAY), repeat=len(others)):
                after = called
                for seat, vote in zip(others, votes, strict=True):
                    after = game.absent(after, seat) if vote is AWAY else game.apply(after, seat, Confirm(helped=vote))
                check_help(before, moment, after, kept, oracle.helped(list(votes)), option)


def check_help(before: State, moment: State, after: State, kept: int, helped: bool, option: bool) -> None:
    active, book = active_of(moment), book_of(moment)
    assert after.last_call is not None
    assert after.last_call.confirmed == helped
    if helped and oracle.help_ends_round(book_of(before), option):
        all_there = oracle.Book(len(before.memories), len(moment.ideas), book.successes, book.failures)
        ended = oracle.after_round(all_there, "helped", kept)
        assert book_of(after) == ended
        comes_to(after, oracle.what_comes(ended), after.seats, active)
        return
    assert type(after.phase) is type(moment.phase)
    assert book_of(after) == (oracle.after_help(book) if helped else book)
    callers = oracle.may_call(after.seats, active, [after.last_call.caller], helped)
    assert [seat for seat in range(after.seats) if game.private(after, seat).may_call_help] == callers


@pytest.mark.rule("DA-10", "DA-16")
@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_vote_on_a_call_after_the_round(players: int, right: bool) -> None:
    for active, failures, ideas in product((0, players - 1), (0, 1), (1, 9)):
        before = answered(talking(marked(prepared(players, active), 0, failures), 1), right)
        while isinstance(before.phase, Revealed):
            before = game.absent(before, game.awaited(before)[0])
        assert isinstance(before.phase, Preparing)
        before = replace(before, ideas=before.ideas[:ideas])
        caller, *others = oracle.may_call(players, active, [], confirmed=False)
        called = game.apply(before, caller, CallHelp())
        for votes in product((True, False, AWAY), repeat=len(others)):
            after = called
            for seat, vote in zip(others, votes, strict=True):
                after = game.absent(after, seat) if vote is AWAY else game.apply(after, seat, Confirm(helped=vote))
            book, helped = book_of(before), oracle.helped(list(votes))
            book = oracle.after_help(book) if helped else book
            assert book_of(after) == book
            comes_to(after, oracle.what_comes(book), players, active)
            assert [past.helped for past in after.past] == [helped]


def twist(players: int, candidates: Sequence[int], ties: int, dany: int = 1) -> State:
    fingers: Gathered[int] = Gathered.among(players, range(players))
    state = replace(prepared(players), dany=dany)
    return replace(state, phase=Twist(candidates=tuple(candidates), fingers=fingers, ties=ties))


def with_deciders(state: State, deciders: Sequence[int | None]) -> State:
    past = [
        Past(
            number=number,
            active=0,
            decider=decider,
            idea=state.ideas[0],
            word=1,
            answer=2,
            result="missed",
            leanings=(),
            helped=False,
        )
        for number, decider in enumerate(deciders, 1)
    ]
    return replace(state, past=tuple(past))


def fingers_of(seat: int, candidates: Sequence[int]) -> list[int | None]:
    return [AWAY, *(other for other in candidates if other != seat)]


def check_fingers(state: State, fingers: Sequence[int | None]) -> None:
    assert isinstance(state.phase, Twist)
    candidates, ties = list(state.phase.candidates), state.phase.ties
    after = state
    for seat, finger in enumerate(fingers):
        after = game.absent(after, seat) if finger is AWAY else game.apply(after, seat, Point(seat=finger))
    tied = oracle.most_pointed_at(list(fingers), candidates)
    match oracle.after_pointing(tied, ties):
        case "designated":
            assert isinstance(after.phase, Over)
            assert after.phase.designated == tied[0]
            outcome = game.outcome(after)
            assert outcome is not None
            assert list(outcome.winners) == oracle.winners(state.seats, state.dany, outcome.reason, tied[0])
            assert outcome.scores == tuple(int(seat in outcome.winners) for seat in range(state.seats))
        case "again":
            assert isinstance(after.phase, Twist)
            assert (after.phase.candidates, after.phase.ties) == (tuple(tied), ties + 1)
            assert game.awaited(after) == tuple(range(state.seats))
        case _:
            deciders = [past.decider for past in state.past if past.decider is not None]
            breaker = oracle.who_breaks(tied, deciders)
            if breaker is not None:
                assert after.phase == Breaking(decider=breaker, candidates=tuple(tied))
            else:
                assert isinstance(after.phase, Over)
                assert after.phase.designated in tied
                assert after.last_pointing is not None
                assert after.last_pointing.drawn == tuple(tied)


def several(players: int) -> Iterator[tuple[int, ...]]:
    for size in range(2, players + 1):
        yield from combinations(range(players), size)


@pytest.mark.rule("DA-17", "DA-18")
@pytest.mark.parametrize("players", [3, 4])
def test_every_pointing_at_three_and_four_players(players: int) -> None:
    for candidates, ties in product(several(players), (0, 3, 4)):
        state = with_deciders(twist(players, candidates, ties), [players - 1, None, 0])
        for fingers in product(*(fingers_of(seat, candidates) for seat in range(players))):
            check_fingers(state, fingers)


@pytest.mark.rule("DA-17", "DA-18")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_many_pointings_at_more_players(players: int) -> None:
    dice = random.Random(players)
    for _ in range(150):
        candidates = sorted(dice.sample(range(players), dice.randrange(2, players + 1)))
        state = twist(players, candidates, dice.randrange(5), dany=dice.randrange(players))
        state = with_deciders(state, [dice.randrange(players) for _ in range(dice.randrange(4))])
        check_fingers(state, [dice.choice(fingers_of(seat, candidates)) for seat in range(players)])


@pytest.mark.rule("DA-14", "DA-16", "CO-9")
@pytest.mark.parametrize("players", [3, 4, 5, 8])
def test_whole_games_come_out_as_the_oracle_says(players: int) -> None:
    endings = set()
    for number in range(14):
        dice = random.Random(100 * players + number)
        state = game.start(
            Table(seats=players),
            Options(memories=dice.choice((30, 60)), short=dice.choice((False, True))),
            decks(),
            Chance(b"x"),
        )
        away = {seat for seat in range(players) if dice.random() < 0.15}
        # Some tables find nearly everything, others nearly nothing.
        clever = dice.random()
        while not isinstance(state.phase, Over):
            before, seat = state, dice.choice(game.awaited(state))
            if seat in away and dice.random() < 0.8:
                state = game.absent(state, seat)
            else:
                state = game.apply(state, seat, chosen(dice, state, seat, clever))
            if state.last is not before.last:
                check_round(before, state)
        endings.add(state.phase.reason)
        outcome = game.outcome(state)
        assert outcome is not None
        assert list(outcome.winners) == oracle.winners(players, state.dany, outcome.reason, state.phase.designated)
    assert len(endings) > 1


def chosen(dice: random.Random, state: State, seat: int, clever: float) -> Any:
    can = moves(game.public(state), game.private(state, seat))
    answers = [move for move in can if isinstance(move, Answer)]
    if answers and isinstance(state.phase, Talking) and dice.random() < clever:
        return Answer(word=state.phase.choice)
    return dice.choice(can)


def check_round(before: State, after: State) -> None:
    """The step from one state to the other ended a round."""
    phase = before.phase.back if isinstance(before.phase, Calling) else before.phase
    talk = phase.talk if isinstance(phase, Revealed | Explaining) else phase
    assert isinstance(talk, Choosing | Composing | Talking)
    round, active = after.last, talk.active
    assert round is not None
    assert round.result == oracle.result(talk.choice, round.answer, isinstance(before.phase, Calling), [*round.judged])
    kept = 0 if isinstance(talk, Choosing) else len(talk.kept)
    held = len(talk.hand) if isinstance(talk, Choosing) else kept
    all_there = book_of(before)._replace(memories=len(before.memories) + held)
    book = oracle.after_round(all_there, round.result, kept)
    assert book_of(after) == book
    if round.answer is not None:
        assert isinstance(talk, Talking)
        assert round.decider == oracle.decider(before.seats, active, [*talk.passed, *talk.bound])
    comes_to(after, oracle.what_comes(book, before.options.short), before.seats, active)
