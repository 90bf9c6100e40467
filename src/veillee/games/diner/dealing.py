"""Guests, first hands, and a hand for whoever comes late (DN-1, CO-12)."""

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from veillee.games.diner.model import CIRCA, FAMILIES, RECENT_YEARS, SMALL_HAND, Guest, GuestId, Options
from veillee.games.diner.state import Over, State, Turn
from veillee.games.diner.turn import begin_turn
from veillee.rules import Chance, Deck, Pile, Refused, Tally, mix


def deal(seats: int, options: Options, decks: Sequence[Deck], chance: Chance) -> State:
    guests = guests_of(decks)
    size, needed = hand_size(seats, options), guests_needed(seats, options)
    if len(guests) < needed:
        raise Refused("deck_too_small", kind="guests", needed=needed, cards=len(guests))
    own = {card.id for deck in decks if deck.own for card in deck.cards}
    pile = mix(chance, "pile", sorted(guests.keys() - own), sorted(own), guests_used(seats, options))
    hands = tuple([pile[seat * size : (seat + 1) * size] for seat in range(seats)])
    first = chance.pick("first", range(seats))
    state = State(
        options=options,
        chance=chance,
        phase=Turn(seat=first),
        first=first,
        guests=guests,
        pile=Pile(cards=pile[size * seats :]),
        hands=hands,
        fresh=tuple(map(frozenset, hands)),
        sent=(frozenset(),) * seats,
        sent_back=(0,) * seats,
        tally=Tally(scores=(0,) * seats),
    )
    return begin_turn(state, first)


def seat_late(state: State) -> State:
    """CO-12: before a player draws, a late guest gets a fresh hand and the lowest score, not above 0.

    One card is left for that player to draw. In the last circle (CO-14) a guest sits down only if their turn will come.
    """
    match state.phase:
        case Over():
            raise Refused("game_over")
        case Turn(drawn=False, seat=player):
            pass
        case _:
            raise Refused("not_between_rounds")
    if state.last_round and player < state.first:
        raise Refused("last_round")
    size, pile = hand_size(state.seats + 1, state.options), state.pile
    if pile.left <= size:
        raise Refused("pile_too_small")
    if len(pile.cards) < size:
        pile = pile.refill(state.chance, f"discards:{pile.shuffles}")
    hand, pile = pile.draw(size)
    return replace(
        state,
        pile=pile,
        hands=(*state.hands, hand),
        fresh=(*state.fresh, frozenset(hand)),
        sent=(*state.sent, frozenset()),
        sent_back=(*state.sent_back, 0),
        tally=replace(state.tally, scores=(*state.tally.scores, min(0, *state.tally.scores))),
    )


def hand_size(seats: int, options: Options) -> int:
    if options.small_hands:
        return SMALL_HAND
    return 7 if seats < 6 else 6


def guests_needed(seats: int, options: Options) -> int:
    return seats * hand_size(seats, options)


def guests_used(seats: int, options: Options) -> int:
    """How many guests come into play for sure: no game between bots has ended before everybody had drawn once."""
    return guests_needed(seats, options) + seats


def guests_of(decks: Sequence[Deck]) -> dict[GuestId, Guest]:
    """All guests of the decks. A guest who is in two of them comes once."""
    found: dict[GuestId, Guest] = {}
    for deck in decks:
        for card in deck.cards:
            fields = card.fields
            family = next((one for one in FAMILIES if one == fields["family"]), None)
            if family is None:
                raise Refused("no_such_family")
            died = year(fields.get("died"))
            guest = Guest(
                id=card.id,
                name_fr=fields["name_fr"],
                name_en=fields["name_en"],
                family=family,
                fr=fields["fr"],
                en=fields["en"],
                born=year(fields.get("born")),
                died=died,
                circa=CIRCA.get(fields.get("circa", ""), False),
                recent=died is not None and deck.until is not UNSET and died > deck.until - RECENT_YEARS,
            )
            found.setdefault(card.id, guest)
    return found


def year(text: str | None) -> int | None:
    return int(text) if text else None
