"""Cards of the table's own among those of the house (CO-15)."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from veillee.rules.chance import Chance
from veillee.rules.deck import Card, Deck

T = TypeVar("T")


def house_and_own(decks: Iterable[Deck]) -> tuple[list[Card], list[Card]]:
    """The cards of the house's decks, and those of decks that the table made."""
    cards: tuple[list[Card], list[Card]] = ([], [])
    for deck in decks:
        cards[deck.own].extend(deck.cards)
    return cards


def ids_of(cards: Iterable[Card]) -> tuple[str, ...]:
    """An image that is in two decks comes once."""
    return tuple(dict.fromkeys(card.id for card in cards))


def mix(chance: Chance, label: str, house: Sequence[T], own: Sequence[T], size: int) -> tuple[T, ...]:
    """The order of a pile of which a game uses about `size` cards, so that the table's own come into play.

    Among the first `size` cards are all of the table's own, or if there are more, as many, drawn by chance. The house's
    fill these up; all others follow. Cards of one side alone are simply shuffled.
    """
    if not (house and own):
        return chance.shuffle(label, (*house, *own))
    ours, theirs = chance.shuffle(f"{label}:own", own), chance.shuffle(f"{label}:house", house)
    room = max(0, size - len(ours))
    first = chance.shuffle(label, (*ours[:size], *theirs[:room]))
    return (*first, *ours[size:], *theirs[room:])
