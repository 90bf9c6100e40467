"""A pile of cards with a discard pile."""

from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from veillee.rules.chance import Chance

T = TypeVar("T")


class Pile(Struct, Generic[T], frozen=True):
    """`cards` are drawn from the top, `aside` are the discards, `shuffles` counts how often they were shuffled back."""

    cards: tuple[T, ...]
    aside: tuple[T, ...] = ()
    shuffles: int = 0

    @property
    def left(self) -> int:
        """How many cards can be drawn in all."""
        return len(self.cards) + len(self.aside)

    def draw(self, count: int) -> "tuple[tuple[T, ...], Pile[T]]":
        """The top cards (fewer if the pile has fewer), and the pile without them."""
        return self.cards[:count], replace(self, cards=self.cards[count:])

    def put_aside(self, *cards: T) -> "Pile[T]":
        return replace(self, aside=(*self.aside, *cards))

    def put_under(self, *cards: T) -> "Pile[T]":
        return replace(self, cards=(*self.cards, *cards))

    def put_on_top(self, *cards: T) -> "Pile[T]":
        return replace(self, cards=(*cards, *self.cards))

    def refill(self, chance: Chance, label: str) -> "Pile[T]":
        """Shuffle the discards and put them under the rest of the pile."""
        again = chance.shuffle(label, self.aside)
        return Pile(cards=(*self.cards, *again), shuffles=self.shuffles + 1)
