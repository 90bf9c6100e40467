"""From turn to turn, and the end (DN-2, DN-12, DN-14, CO-14)."""

from typing import Literal

from msgspec.structs import replace

from veillee.games.diner.state import Over, State, Turn
from veillee.rules import Refused, Seat, left_of, with_seat


def begin_turn(state: State, seat: Seat) -> State:
    """DN-14: with both piles empty nothing is drawn or exchanged."""
    dry = not state.pile.left
    return replace(state, dry=dry, phase=Turn(seat=seat, drawn=dry, exchanged=dry))


def count_turn(state: State, seat: Seat, points: int = 0, *, quiet: bool) -> State:
    """`quiet`: nobody was seated. With nothing left to draw, such turns bring the end nearer (DN-14)."""
    tally = state.tally.count(with_seat((0,) * state.seats, seat, points))
    return replace(state, tally=tally, quiet_turns=state.quiet_turns + 1 if quiet and state.dry else 0)


def end_turn(state: State, seat: Seat, *, away: bool = False) -> State:
    """The left neighbour plays, but an empty hand, or a circle of quiet turns without a pile, ends the game.

    Who is away has seated nobody, but only somebody who is there can end the game by it (CO-10). In the last circle
    it is the host who has ended it (CO-14).
    """
    if not state.hands[seat]:
        return end_game(state, "empty_hand")
    if state.quiet_turns >= state.seats and not away:
        return end_game(state, "pile")
    following = left_of(seat, state.seats)
    if state.last_round and following == state.first:
        return end_game(state, "stopped")
    state = replace(
        state,
        fresh=with_seat(state.fresh, seat, frozenset()),
        sent=with_seat(state.sent, seat, frozenset()),
        tally=state.tally.next_round(),
    )
    return begin_turn(state, following)


def end_game(state: State, reason: Literal["empty_hand", "pile", "stopped"]) -> State:
    """Everyone pays a point for each card that is left (DN-12)."""
    left = tuple(map(len, state.hands))
    tally = state.tally.count([-cards for cards in left])
    return replace(state, tally=tally, phase=Over(reason=reason, left=left))


def finish(state: State, on: bool) -> State:
    """CO-14: the game ends with this circle, when everybody has had the same number of turns in it."""
    if isinstance(state.phase, Over):
        raise Refused("game_over")
    return replace(state, last_round=on)
