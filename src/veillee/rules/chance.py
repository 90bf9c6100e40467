"""Chance that anyone can check afterwards: every shuffle follows from one secret seed and its own label (CO-5)."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

# What stands in for a player's part of the seed when their browser gave none: visible to all, worth nothing.
MISSING_PART = "0" * 64


def commitment(server_part: str) -> str:
    """The hash of the server's part, shown before the deal."""
    return hashlib.sha256(bytes.fromhex(server_part)).hexdigest()


def seed_of(server_part: str, parts: Sequence[str]) -> bytes:
    """The seed of a game from the server's part and the part of every seat, in seat order."""
    return hashlib.sha256(b"".join(bytes.fromhex(part) for part in (server_part, *parts))).digest()


class Chance(Struct, frozen=True):
    """An HMAC-SHA256 stream per label. A label is used once in a game, so no shuffle depends on another's length."""

    seed: bytes

    def shuffle(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """Fisher–Yates, each step drawn without bias."""
        shuffled = list(items)
        stream = _Stream(self.seed, label)
        for last in range(len(shuffled) - 1, 0, -1):
            other = stream.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)

    def pick(self, label: str, items: Sequence[T]) -> T:
        return self.shuffle(label, items)[0]


class _Stream:
    def __init__(self, seed: bytes, label: str) -> None:
        self._seed, self._label, self._block, self._words = seed, label.encode(), 0, list[int]()

    def below(self, limit: int) -> int:
        fair = (1 << 32) - (1 << 32) % limit
        while (word := self._word()) >= fair:
            pass
        return word % limit

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._seed, self._label + b"\0" + self._block.to_bytes(4, "big"), "sha256")
            self._words = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -4, -4)]
            self._block += 1
        return self._words.pop()
