"""Tables of Dîner at each step, for the tests of its rules."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.players.diner import decks
from veillee.games.diner.game import Diner
from veillee.games.diner.model import (
    FAMILIES,
    Contest,
    Convinced,
    Defend,
    Draw,
    Guest,
    Move,
    Name,
    Nothing,
    Options,
    ProposalView,
    Served,
    SetTable,
    VoteTable,
    Written,
)
from veillee.games.diner.state import Defending, Judging, Naming, State, Turn
from veillee.rules import Chance, Pile, Refused, Table

game = Diner()
BECAUSE = Written(text="Ils fêtent un anniversaire.")


def new_game(players: int = 4, cards: int = 90, seed: bytes = b"veillee", **options: Any) -> State:
    """A game whose first player is seat 0."""
    state = game.start(Table(seats=players, host=0), Options(**options), decks(cards), Chance(seed))
    assert isinstance(state.phase, Turn)
    return replace(state, phase=replace(state.phase, seat=0), first=0)


def holding(state: State, seat: int, *hand: str) -> State:
    """The same game with these cards in a hand, taken from wherever they were."""
    others = tuple(tuple(id for id in held if id not in hand) for held in state.hands)
    pile = replace(state.pile, cards=tuple(id for id in state.pile.cards if id not in hand))
    return replace(state, hands=(*others[:seat], hand, *others[seat + 1 :]), pile=pile)


def drawn(state: State) -> State:
    assert isinstance(state.phase, Turn)
    return game.apply(state, state.phase.seat, Draw())


def family(name: str, nth: int = 0) -> str:
    return f"g{FAMILIES.index(name) + 9 * nth:03}"


def everyone(state: State, move: Move, but: tuple[int, ...] = ()) -> State:
    """All who judge do the same, but for some who have done something else. What is contested is left to the vote."""
    assert isinstance(state.phase, Judging)
    proposer = state.phase.proposal.seat
    for seat in range(state.seats):
        if seat != proposer and seat not in but:
            state = game.apply(state, seat, move)
    return undefended(state)


def undefended(state: State) -> State:
    """Its player has nothing to add."""
    return game.apply(state, state.phase.proposal.seat, Defend()) if isinstance(state.phase, Defending) else state


def nobody_named(state: State) -> State:
    """The whole stands, and nobody else names a guest."""
    assert isinstance(state.phase, Naming)
    for seat in game.awaited(state):
        state = game.apply(state, seat, Name(guests=()))
    return undefended(state)


def proposed(guests: int = 3, players: int = 4, **options: Any) -> State:
    state = drawn(new_game(players, **options))
    return game.apply(state, 0, SetTable(guests=state.hands[0][:guests], reason=BECAUSE))


def shown(state: State) -> ProposalView:
    """What everyone sees of a proposal that is being judged."""
    public = game.public(state)
    assert isinstance(public, ProposalView)
    return public


def served(state: State) -> Served:
    assert state.last is not None
    return state.last


def refused(state: State, seat: int, move: Move) -> str:
    before = msgspec.json.encode(state)
    with pytest.raises(Refused) as refusal:
        game.apply(state, seat, move)
    assert msgspec.json.encode(state) == before
    return refusal.value.code


def guests_of(*families: str) -> list[Guest]:
    return [
        Guest(id=f"{n}", name_fr="", name_en="", family=family, fr="", en="")  # type: ignore[arg-type]
        for n, family in enumerate(families)
    ]


def standing(guests: int = 3, players: int = 4) -> State:
    """The first of the others contested the whole, and it stands."""
    state = game.apply(proposed(guests, players), 1, Contest(whole=True))
    return everyone(everyone(state, Convinced(), but=(1,)), VoteTable(accept=True))


def with_a_table(guests: int = 5, players: int = 4, **options: Any) -> State:
    return drawn(everyone(proposed(guests, players, **options), Convinced()))


def played_out() -> State:
    """A turn that began with both piles empty."""
    state = new_game()
    state = replace(state, pile=Pile(cards=state.pile.cards[:1]))
    return game.apply(drawn(state), 0, Nothing())
