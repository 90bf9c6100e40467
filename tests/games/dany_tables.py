"""Tables of Dany at each step, for the tests of its rules."""

from typing import Any, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from tests.players.dany import decks, laid
from veillee.games.dany.game import Dany
from veillee.games.dany.model import Options, RoundView
from veillee.games.dany.moves import (
    Answer,
    AskWhy,
    CallHelp,
    Confirm,
    Explained,
    Heard,
    Keep,
    Move,
    NoQuestion,
    Point,
    Send,
    TurnUp,
)
from veillee.games.dany.state import Calling, Choosing, Composing, Preparing, State, Talking
from veillee.rules import Chance, Gathered, Refused, Table

game = Dany()
ACTIVE, LEFT, RIGHT = 0, 1, 4


def new_game(players: int = 5, seed: bytes = b"veillee", **options: Any) -> State:
    return game.start(Table(seats=players, host=0), Options(**options), decks(), Chance(seed))


def begun(players: int = 5, **options: Any) -> State:
    """Everyone pointed at seat 0, who is active."""
    state = new_game(players, **options)
    for seat in range(players):
        state = game.apply(state, seat, Point(seat=ACTIVE))
    assert state.phase == Preparing(ACTIVE)
    return state


def choosing(players: int = 5, **options: Any) -> State:
    return game.apply(begun(players, **options), ACTIVE, TurnUp())


def composing(players: int = 5, keep: int = 4, **options: Any) -> State:
    state = choosing(players, **options)
    assert isinstance(state.phase, Choosing)
    return game.apply(state, ACTIVE, Keep(memories=state.phase.hand[:keep]))


def talking(players: int = 5, keep: int = 4, **options: Any) -> State:
    return sent(composing(players, keep, **options))


def sent(state: State) -> State:
    assert isinstance(state.phase, Composing)
    return game.apply(state, state.phase.active, Send(pieces=laid(state.phase.kept)))


V = TypeVar("V")


def seen(state: State, view: type[V]) -> V:
    """What everyone sees, in a phase of which this is there to see."""
    public = game.public(state)
    assert isinstance(public, view)
    return public


def active_of(state: State) -> int:
    return seen(state, RoundView).active


def heard(state: State) -> State:
    for seat in range(state.seats):
        if seat not in (active_of(state), seen(state, RoundView).decider):
            state = game.apply(state, seat, Heard())
    return state


def answered(state: State, right: bool) -> State:
    """Everyone is heard, and the decider gives the answer."""
    state = heard(state)
    assert isinstance(state.phase, Talking)
    word = state.phase.choice if right else state.phase.choice % 5 + 1
    return game.apply(state, seen(state, RoundView).decider, Answer(word=word))


def helped(state: State, caller: int, confirmed: bool = True) -> State:
    """Somebody calls for help, and all others say the same."""
    state = game.apply(state, caller, CallHelp())
    assert isinstance(state.phase, Calling)
    for seat in game.awaited(state):
        state = game.apply(state, seat, Confirm(helped=confirmed))
    return state


def content(state: State) -> State:
    active = active_of(state)
    for seat in range(state.seats):
        if seat != active:
            state = game.apply(state, seat, NoQuestion())
    return state


def next_talk(state: State, keep: int = 0) -> State:
    """The next active personality composes with so many cards."""
    state = game.apply(state, active_of(state), TurnUp())
    assert isinstance(state.phase, Choosing)
    state = game.apply(state, active_of(state), Keep(memories=state.phase.hand[:keep]))
    return sent(state)


def after_rounds(results: str, state: State | None = None) -> State:
    """Rounds one after the other: + found, - missed."""
    state = begun() if state is None else state
    for result in results:
        state = answered(next_talk(state), right=result == "+")
        state = content(state) if result == "+" else state
    return state


def refused(state: State, seat: int, move: Move) -> str:
    before = msgspec.json.encode(state)
    with pytest.raises(Refused) as refusal:
        game.apply(state, seat, move)
    assert msgspec.json.encode(state) == before
    return refusal.value.code


def pointing(state: State, *fingers: int) -> State:
    for seat, at in enumerate(fingers):
        state = game.apply(state, seat, Point(seat=at))
    return state


def no_fingers(players: int) -> Gathered[int]:
    return Gathered.among(players, range(players))


def asked_why(players: int = 5, **options: Any) -> State:
    return game.apply(answered(talking(players, **options), right=True), 2, AskWhy())


def explaining(players: int = 5, **options: Any) -> State:
    return game.apply(asked_why(players, **options), ACTIVE, Explained())


def twisted(players: int = 5, dany: int = 2) -> State:
    state = begun(players)
    return replace(after_rounds("---", state), dany=dany)


def five_ties() -> State:
    """Seats 3, 0 and 1 have decided, in this order."""
    state = twisted(4)
    for _ in range(5):
        state = pointing(state, 1, 0, 1, 0)
    return state


def asked(state: State) -> dict[int, str]:
    asks = {seat: game.private(state, seat).ask for seat in range(state.seats)}
    return {seat: str(type(ask).__struct_config__.tag) for seat, ask in asks.items() if ask is not None}
