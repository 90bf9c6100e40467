"""Random numbers that anyone can check after the game: each shuffle follows from the secret seed and a label (CO-5)."""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

WORDS = 1 << 32
EIGHT_WORDS = struct.Struct(">8I")

# Used if a player's browser gave no part of the seed. Everyone can see it, so it adds no secret.
MISSING_PART = "0" * 64


def commitment(server_part: str) -> str:
    """The hash of the server's part, shown before the deal."""
    return hashlib.sha256(bytes.fromhex(server_part)).hexdigest()


def seed_of(server_part: str, parts: Sequence[str]) -> bytes:
    """The seed of a game from the server's part and the part of every seat, in seat order."""
    return hashlib.sha256(b"".join(bytes.fromhex(part) for part in (server_part, *parts))).digest()


class Chance(Struct, frozen=True):
    """One HMAC-SHA256 stream per label. Each label is used once in a game, so shuffles do not depend on each other."""

    seed: bytes

    def shuffle(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """Fisher–Yates; each step is without bias."""
        shuffled = list(items)
        words = self._words(label)
        for last in range(len(shuffled) - 1, 0, -1):
            fair = WORDS - WORDS % (last + 1)
            while (word := next(words)) >= fair:
                pass
            other = word % (last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)

    def pick(self, label: str, items: Sequence[T]) -> T:
        return self.shuffle(label, items)[0]

    def _words(self, label: str) -> Iterator[int]:
        for block in count():
            message = label.encode() + b"\0" + block.to_bytes(4, "big")
            yield from EIGHT_WORDS.unpack(hmac.digest(self.seed, message, "sha256"))
