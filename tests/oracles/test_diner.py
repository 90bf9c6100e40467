"""A dinner is judged and scored as the oracle does: every small vote, thousands of others, and whole games."""

import random
from collections.abc import Sequence
from itertools import chain, combinations, combinations_with_replacement, product
from typing import Any

import pytest
from msgspec.structs import replace

from tests.oracles import diner as oracle
from tests.players.diner import decks, moves
from veillee.games.diner.game import Diner
from veillee.games.diner.model import (
    FAMILIES,
    Contest,
    Convinced,
    Defend,
    Draw,
    Join,
    Name,
    Options,
    SetTable,
    Spoken,
    VoteGuests,
    VoteTable,
    seated_at,
)
from veillee.games.diner.state import (
    Defending,
    Hearing,
    Judging,
    JudgingGuests,
    JudgingTable,
    Naming,
    Over,
    State,
    Turn,
)
from veillee.rules import Chance, Table

pytestmark = pytest.mark.no_cover
game = Diner()
AWAY = None
LATE = "late"  # out of time


def drawn(players: int = 3, seed: bytes = b"oracle", **options: Any) -> State:
    """The first player has drawn."""
    state = game.start(Table(seats=players, host=0), Options(**options), decks(90), Chance(seed))
    return game.apply(state, playing(state), Draw())


def playing(state: State) -> int:
    assert isinstance(state.phase, Turn)
    return state.phase.seat


def proposal_of(state: State) -> oracle.Proposal:
    """What lies on the table, for the oracle."""
    assert isinstance(state.phase, Judging)
    proposal = state.phase.proposal
    there = None if proposal.table is None else {one.id: one.family for one in seated_at(state.tables[proposal.table])}
    return oracle.Proposal({one.id: str(one.family) for one in proposal.guests}, there, proposal.departed)  # type: ignore[arg-type]


def judges(state: State) -> list[int]:
    assert isinstance(state.phase, Judging)
    proposer = state.phase.proposal.seat
    return [seat for seat in range(state.seats) if seat != proposer]


def judged(state: State) -> State:
    """What is contested was answered, without a word or by time."""
    if isinstance(state.phase, Defending):
        seat = state.phase.proposal.seat
        return game.apply(state, seat, Defend()) if seat else game.out_of_time(state, seat)
    return state


def each(state: State, moves: Sequence[Any]) -> State:
    """The judges in turn: a move, or nothing from somebody who is away or out of time."""
    for seat, move in zip(judges(state), moves, strict=True):
        if move is AWAY:
            state = game.absent(state, seat)
        else:
            state = game.out_of_time(state, seat) if move == LATE else game.apply(state, seat, move)
    return judged(state)


def answer_of(answer: oracle.Answer | None) -> Convinced | Contest | None:
    if answer is AWAY:
        return None
    return Convinced() if answer == oracle.CONVINCED else Contest(whole=answer.whole, guests=tuple(answer.guests))


def is_over_with(state: State, before: State, sits: list[str], points: int) -> None:
    """The proposal was served: these sat down, and it scored so much."""
    assert isinstance(before.phase, Judging)
    proposer = before.phase.proposal.seat
    assert state.last is not None
    assert list(state.last.seated) == sits
    assert state.last.points == points
    assert (state.last.table is None) == (not sits)
    assert set(before.hands[proposer]) - set(state.hands[proposer]) == set(sits)
    if not isinstance(state.phase, Over):
        assert state.tally.scores[proposer] == before.tally.scores[proposer] + points


def check(
    state: State,
    answers: Sequence[oracle.Answer | None],
    table_votes: Sequence[bool | str | None],
    names: Sequence[frozenset[str] | None],
    guest_votes: Sequence[set[str] | str | None],
) -> None:
    """The proposal is answered and, where it has to be, voted on: step by step as the oracle says."""
    proposal, reading, before = proposal_of(state), state.options.colours, state
    said = [answer for answer in answers if answer is not AWAY]
    named: list[frozenset[str]] = []
    state = each(state, [answer_of(answer) for answer in answers])
    if oracle.whole_is_voted(said):
        assert isinstance(state.phase, JudgingTable)
        state = each(state, [VoteTable(accept=vote) if isinstance(vote, bool) else vote for vote in table_votes])
        if not stands(table_votes):
            is_over_with(state, before, [], 0)
            return
        asked = oracle.asked_for_names(list(answers), len(proposal.guests))
        assert isinstance(state.phase, Naming) == bool(asked)
        for place in asked:
            seat, guests = judges(before)[place], names[place]
            state = game.absent(state, seat) if guests is AWAY else game.apply(state, seat, Name(guests=tuple(guests)))
            named += [] if guests is AWAY else [guests]
        state = judged(state)
    accepted = list(proposal.guests)
    if oracle.guests_are_voted(said, named):
        assert isinstance(state.phase, JudgingGuests)
        state = each(
            state, [VoteGuests(refused=tuple(vote)) if isinstance(vote, set) else vote for vote in guest_votes]
        )
        ballots = [vote for vote in guest_votes if isinstance(vote, set)]
        accepted = [guest for guest in proposal.guests if oracle.stays(guest, ballots, guest_votes.count(LATE))]
    sits = oracle.seated(proposal, accepted)
    is_over_with(state, before, sits, oracle.scored(proposal, sits, reading))


def stands(votes: Sequence[bool | str | None]) -> bool:
    return oracle.stands([vote for vote in votes if isinstance(vote, bool)], votes.count(LATE))


def subsets(of: Sequence[str]) -> list[set[str]]:
    return [set(some) for some in chain.from_iterable(combinations(of, size) for size in range(len(of) + 1))]


@pytest.mark.rule("DN-7")
@pytest.mark.parametrize("reading", ["examples", "text"])
def test_every_mixture_of_colours(reading: Any) -> None:
    """As many of each colour as there may be at a table, set and then joined; which colours they are is all one."""
    for size in range(2, 7):
        for colours in combinations_with_replacement(range(4), size):
            state = drawn(3, colours=reading)
            seat = playing(state)
            ids = tuple(f"g{colour + 9 * nth:03}" for nth, colour in enumerate(colours))
            hands = tuple((*ids, "g089") if n == seat else () for n in range(3))
            state = replace(state, hands=hands)
            state = game.apply(state, seat, SetTable(guests=ids, reason=Spoken()))
            assert isinstance(state.phase, Hearing)
            expected = oracle.points([FAMILIES[colour] for colour in colours], reading)
            assert state.phase.proposal.points == expected
            assert each(state, [Convinced(), Convinced()]).tally.scores[seat] == expected


@pytest.mark.rule("DN-5", "DN-6", "CO-9")
@pytest.mark.parametrize("funeral", [False, True])
@pytest.mark.slow
def test_every_vote_of_two_judges_on_two_guests(funeral: bool) -> None:
    """All answers with all votes on the table or all ballots; where there are both, some names and ballots each."""
    state = drawn(3, funerals="any")
    seat = playing(state)
    guests = state.hands[seat][:2]
    departed = guests[0] if funeral else None
    marked = departed is not None and state.guests[departed].died is None
    state = game.apply(state, seat, SetTable(guests=guests, reason=Spoken(), departed=departed, marked=marked))
    some = [frozenset(one) for one in subsets(guests)]
    answers = [AWAY, *(oracle.Answer(whole, named) for whole in (False, True) for named in some)]
    ballots = [AWAY, LATE, *subsets(guests)]
    dice = random.Random(funeral)
    for said in product(answers, repeat=2):
        given = [answer for answer in said if answer is not AWAY]
        voted = oracle.whole_is_voted(given)
        on_table = list(product((True, False, AWAY, LATE), repeat=2)) if voted else [(True, True)]
        for table_votes in on_table:
            nobody = (frozenset[str](), frozenset[str]())
            on_names = list(product([AWAY, *some], repeat=2)) if voted and stands(table_votes) else [nobody]
            for names in on_names if len(on_names) == 1 else dice.sample(on_names, 6):
                on_guests = list(product(ballots, repeat=2))
                for guest_votes in on_guests if not voted else dice.sample(on_guests, 6):
                    check(state, said, table_votes, names, guest_votes)


@pytest.mark.rule("DN-6", "DN-8", "DN-9")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_many_votes_on_new_tables_and_on_guests_who_join(players: int) -> None:
    dice = random.Random(players)
    for n in range(40):
        state = drawn(players, bytes([n]), colours=dice.choice(("examples", "text")), funerals="any")
        if dice.random() < 0.6:
            seat, guests = playing(state), state.hands[playing(state)][: dice.randrange(2, 6)]
            state = each(
                game.apply(state, seat, SetTable(guests=guests, reason=Spoken())), [Convinced()] * (players - 1)
            )
            state = game.apply(state, playing(state), Draw())
            free, seat = 7 - len(guests), playing(state)
            move: Any = Join(table=0, guests=state.hands[seat][: dice.randrange(1, free + 1)], reason=Spoken())
        else:
            seat = playing(state)
            guests = state.hands[seat][: dice.randrange(2, 7)]
            dead = dice.choice(guests) if dice.random() < 0.5 else None
            marked = dead is not None and state.guests[dead].died is None
            move = SetTable(guests=guests, reason=Spoken(), departed=dead, marked=marked)
        state = game.apply(state, seat, move)
        for _ in range(12):
            some = subsets(move.guests)
            answers = [AWAY, *[oracle.CONVINCED] * 3, oracle.Answer(whole=True)]
            answers += [oracle.Answer(whole, frozenset(dice.choice(some))) for whole in (False, True)]
            quiet = [AWAY, *[frozenset[str]()] * players]
            check(
                state,
                [dice.choice(answers) for _ in range(players - 1)],
                [dice.choice((True, True, False, False, AWAY, LATE)) for _ in range(players - 1)],
                [dice.choice((*quiet, frozenset(dice.choice(some)))) for _ in range(players - 1)],
                [dice.choice((AWAY, LATE, dice.choice(some), dice.choice(some))) for _ in range(players - 1)],
            )


@pytest.mark.rule("DN-12", "DN-14", "CO-7")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_whole_games_end_and_are_paid_for_as_the_oracle_says(players: int) -> None:
    reasons = set()
    for number in range(16):
        dice = random.Random(100 * players + number)
        reading: Any = dice.choice(("examples", "text"))
        cards = dice.randrange(players * 7, players * 7 + 12)
        state = game.start(Table(seats=players, host=0), Options(colours=reading), decks(cards), Chance(b"x"))
        scores, quiet = [0] * players, 0
        while not isinstance(state.phase, Over):
            before, seat = state, dice.choice(game.awaited(state))
            move = dice.choice(moves(game.public(state), game.private(state, seat)))
            state = game.apply(state, seat, move)
            served = None if state.last is before.last else state.last
            if served is not None:
                assert isinstance(before.phase, Judging)
                sits = list(served.seated)
                scores[served.proposal.seat] += oracle.scored(proposal_of(before), sits, reading)
            ended = state.tally.number != before.tally.number or isinstance(state.phase, Over)
            if ended:
                quiet = quiet + 1 if before.dry and not (served and served.seated) else 0
                empty = any(not hand for hand in state.hands)
                assert isinstance(state.phase, Over) == (empty or quiet == players)
        hands = [len(hand) for hand in state.hands]
        scores = [score + paid for score, paid in zip(scores, oracle.payments(hands), strict=True)]
        assert list(state.tally.scores) == scores
        outcome = game.outcome(state)
        assert outcome is not None
        assert list(outcome.winners) == oracle.winners(scores)
        assert outcome.reason == ("empty_hand" if 0 in hands else "pile")
        reasons.add(outcome.reason)
    assert "empty_hand" in reasons
