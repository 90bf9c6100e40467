"""Cards that come into a hand and leave it again (DN-2, DN-3, DN-14)."""

from msgspec.structs import replace

from veillee.games.diner.model import GuestId
from veillee.games.diner.state import State, Turn
from veillee.rules import Refused, Seat, with_seat


def take_one(state: State) -> tuple[GuestId, State]:
    """The top card; when the pile is empty the discards are shuffled into a new one."""
    pile = state.pile
    if not pile.cards:
        pile = pile.refill(state.chance, f"discards:{pile.shuffles}")
    (drawn,), pile = pile.draw(1)
    return drawn, replace(state, pile=pile)


def into_hand(state: State, seat: Seat, guest: GuestId, instead_of: GuestId | None = None) -> State:
    """A drawn card comes into the hand, in the place of the one that leaves it."""
    hand = state.hands[seat]
    hand = tuple([guest if held == instead_of else held for held in hand]) if instead_of else (*hand, guest)
    fresh = (state.fresh[seat] - {instead_of}) | {guest}
    return replace(
        state, hands=with_seat(state.hands, seat, hand), fresh=with_seat(state.fresh, seat, frozenset(fresh))
    )


def must_hold(state: State, seat: Seat, guest: GuestId) -> None:
    if guest not in state.hands[seat]:
        raise Refused("not_in_hand")


def draw(state: State, turn: Turn) -> State:
    drawn, state = take_one(state)
    return replace(into_hand(state, turn.seat, drawn), phase=replace(turn, drawn=True))


def may_exchange(state: State, turn: Turn) -> bool:
    return not turn.exchanged and state.pile.left > 0


def exchange(state: State, turn: Turn, guest: GuestId) -> State:
    must_hold(state, turn.seat, guest)
    if turn.exchanged:
        raise Refused("already_exchanged")
    if not state.pile.left:
        raise Refused("pile_empty")
    drawn, state = take_one(state)
    state = into_hand(state, turn.seat, drawn, instead_of=guest)
    return replace(state, pile=state.pile.put_aside(guest), phase=replace(turn, exchanged=True))


# Unknown characters (DN-3)


def may_send_back(state: State, seat: Seat, guest: GuestId) -> bool:
    return guest in state.fresh[seat] and guest not in state.sent[seat] and state.pile.left > 0


def send_back(state: State, seat: Seat, guest: GuestId) -> State:
    """Not only in one's turn, so that nobody waits while first hands are looked through. All see how many."""
    must_hold(state, seat, guest)
    if guest not in state.fresh[seat]:
        raise Refused("not_just_drawn")
    if guest in state.sent[seat]:
        raise Refused("sent_back_already")
    if not state.pile.left:
        raise Refused("pile_empty")
    drawn, state = take_one(state)
    sent = with_seat(state.sent, seat, state.sent[seat] | {guest})
    sent_back = with_seat(state.sent_back, seat, state.sent_back[seat] + 1)
    state = replace(state, pile=state.pile.put_under(guest), sent=sent, sent_back=sent_back)
    return into_hand(state, seat, drawn, instead_of=guest)
