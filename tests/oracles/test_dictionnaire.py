"""The Dictionnaire counts as the oracle does: every small round, and thousands of others."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Literal

import pytest
from msgspec.structs import replace

from tests.oracles import dictionnaire as oracle
from tests.players.dictionnaire import decks
from veillee.games.dictionnaire.game import Dictionnaire
from veillee.games.dictionnaire.model import AskChoose, Choose, Draw, Keep, Merge, Options, Read, Stake, Vote, Write
from veillee.games.dictionnaire.state import Choosing, LastCall, Over, Sorting, State, Voting
from veillee.rules import Chance, Table, Tally

pytestmark = pytest.mark.no_cover
game = Dictionnaire()
AWAY = None


def on_the_desk(players: int, reader: int, writers: set[int], seed: bytes = b"oracle") -> State:
    """These wrote, each something else; the others let the time pass."""
    state = game.start(Table(seats=players, host=reader), Options(), decks(4), Chance(seed))
    state = game.apply(state, reader, Draw(box=1))
    ask = game.private(state, reader).ask
    assert isinstance(ask, AskChoose)
    state = game.apply(state, reader, Choose(word=ask.words[0].id))
    for seat in range(players):
        if seat in writers:
            state = game.apply(state, seat, Write(text=f"Invention du joueur {seat}."))
        elif seat != reader:
            state = game.absent(state, seat)
    return state


def sheets(state: State) -> dict[int | None, str]:
    assert isinstance(state.phase, Sorting)
    return {sheet.author: sheet.id for pile in state.phase.piles for sheet in pile}


def merged(state: State, reader: int, partition: Sequence[Sequence[int | None]]) -> State:
    ids = sheets(state)
    for first, *rest in partition:
        for author in rest:
            state = game.apply(state, reader, Merge(sheet=ids[author], into=ids[first]))
    return state


def laid_out(state: State, reader: int, read: bool) -> State:
    return game.apply(state, reader, Read(at_once=True)) if read else game.absent(state, reader)


def definitions(state: State) -> list[set[int | None]]:
    assert isinstance(state.phase, Voting)
    return [{sheet.author for sheet in pile} for pile in state.phase.piles]


def check(state: State, staked: set[int], ballots: dict[int, int | None]) -> State:
    """Counts the round, and compares."""
    assert isinstance(state.phase, Voting)
    reading = oracle.Reading(
        seats=state.seats,
        reader=state.phase.reader,
        definitions=definitions(state),
        votes={seat: chosen for seat, chosen in ballots.items() if chosen is not None},
        staked=staked,
        read=not state.phase.unread,
    )
    after = state
    # Of two who stake, one does so at the last call.
    late = max(staked) if len(staked) > 1 else None
    for seat in staked - {late}:
        after = game.apply(after, seat, Stake())
    for seat, chosen in ballots.items():
        after = game.absent(after, seat) if chosen is None else game.apply(after, seat, Vote(letter="ABCDEF"[chosen]))
    if late is not None:
        after = game.apply(after, late, Stake())
    while isinstance(after.phase, LastCall):
        after = game.apply(after, game.awaited(after)[0], Keep())
    compare(state, after, reading)
    return after


def compare(before: State, after: State, reading: oracle.Reading) -> None:
    expected = oracle.points(reading)
    assert after.last is not None
    assert list(after.last.points) == expected, reading
    scores = [score + more for score, more in zip(before.tally.scores, expected, strict=True)]
    assert list(after.tally.scores) == scores
    tokens = oracle.tokens_left(list(before.tokens), reading.staked)
    assert list(after.tokens) == tokens
    leaves = after.options.leaves
    there = oracle.at_the_diploma(scores, leaves)
    outcome = game.outcome(after)
    if there:
        assert outcome is not None
        assert outcome.reason == "diploma"
        assert list(outcome.winners) == oracle.winners(scores, tokens, leaves)
    else:
        assert isinstance(after.phase, Choosing)
        assert after.phase.reader == (reading.reader + 1) % after.seats


def partitions(of: list[int | None]) -> Iterator[list[list[int | None]]]:
    """Every way to put sheets in piles."""
    if not of:
        yield []
        return
    first, *others = of
    for size in range(len(others) + 1):
        for beside in combinations(others, size):
            for rest in partitions([one for one in others if one not in beside]):
                yield [[first, *beside], *rest]


def subsets(of: set[int]) -> Iterator[set[int]]:
    for size in range(len(of) + 1):
        yield from map(set, combinations(sorted(of), size))


@pytest.mark.rule("DI-13", "DI-14", "DI-15")
@pytest.mark.parametrize("reader", [0, 1, 2])
def test_every_round_of_three_players(reader: int) -> None:
    others = {0, 1, 2} - {reader}
    for writers in subsets(others):
        if not writers:
            continue
        desk = on_the_desk(3, reader, writers)
        for partition, read in product(partitions([oracle.REAL, *sorted(writers)]), (True, False)):
            state = laid_out(merged(desk, reader, partition), reader, read)
            if len(partition) == 1:
                everybody = dict.fromkeys(writers, 0)
                alone = oracle.Reading(3, reader, [{oracle.REAL, *writers}], everybody, set(), read)
                compare(desk, state, alone)
                continue
            ballots = [[AWAY, *range(len(partition))]] * len(writers)
            for staked, votes in product(subsets(writers), product(*ballots)):
                check(state, staked, dict(zip(sorted(writers), votes, strict=True)))


@pytest.mark.rule("DI-13", "DI-16", "DI-18")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_many_rounds_of_more_players_near_the_diploma_too(players: int) -> None:
    dice = random.Random(players)
    ended = 0
    for n in range(90):
        reader = dice.randrange(players)
        writers = {seat for seat in range(players) if seat != reader and dice.random() < 0.9}
        if not writers:
            continue
        desk = on_the_desk(players, reader, writers, bytes([n]))
        partition = random_partition(dice, [oracle.REAL, *sorted(writers)])
        for _ in range(12):
            tokens = tuple(dice.randrange(4) for _ in range(players))
            leaves: Literal[26, 14] = dice.choice((26, 14))
            scores = tuple(dice.choice((0, 3, *range(leaves - 7, leaves - 1))) for _ in range(players))
            near = replace(desk, tally=Tally(scores=scores), tokens=tokens, options=Options(leaves=leaves))
            state = laid_out(merged(near, reader, partition), reader, read=dice.random() < 0.8)
            if not isinstance(state.phase, Voting):
                continue
            staked = {seat for seat in writers if tokens[seat] and dice.random() < 0.4}
            choices = [AWAY, *range(len(definitions(state)))] + [*range(len(definitions(state)))] * 3
            after = check(state, staked, {seat: dice.choice(choices) for seat in writers})
            ended += isinstance(after.phase, Over)
    assert ended > 100


def random_partition(dice: random.Random, of: list[int | None]) -> list[list[int | None]]:
    piles: list[list[int | None]] = []
    for one in of:
        if piles and dice.random() < 0.35:
            dice.choice(piles).append(one)
        else:
            piles.append([one])
    return piles
