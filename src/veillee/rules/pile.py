"""A pile of cards, and what becomes of it when it is empty."""

from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from veillee.rules.chance import Chance

T = TypeVar("T")


class Pile(Struct, Generic[T], frozen=True):
    """Cards to draw from the top, and those put aside; `shuffles` counts how often these became the pile again."""

    cards: tuple[T, ...]
    aside: tuple[T, ...] = ()
    shuffles: int = 0

    @property
    def left(self) -> int:
        """How many cards there are to draw in all."""
        return len(self.cards) + len(self.aside)

    def draw(self, count: int) -> "tuple[tuple[T, ...], Pile[T]]":
        """The top cards, as many as there are."""
        return self.cards[:count], replace(self, cards=self.cards[count:])

    def put_aside(self, *cards: T) -> "Pile[T]":
        return replace(self, aside=(*self.aside, *cards))

    def put_under(self, *cards: T) -> "Pile[T]":
        return replace(self, cards=(*self.cards, *cards))

    def put_on_top(self, *cards: T) -> "Pile[T]":
        return replace(self, cards=(*cards, *self.cards))

    def refill(self, chance: Chance, label: str) -> "Pile[T]":
        """What was put aside, shuffled, under what is left of the pile."""
        again = chance.shuffle(label, self.aside)
        return Pile(cards=(*self.cards, *again), shuffles=self.shuffles + 1)
