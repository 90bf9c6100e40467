"""The count of a round of Le Jeu du Dictionnaire and its winners, as the rulebook has them."""

from typing import NamedTuple

REAL = None  # who wrote the real definition


class Reading(NamedTuple):
    """The definitions as they were read, each by its authors; the definition each voter chose; whose token lies there.

    `read` is off when the reader was away, and nobody read.
    """

    seats: int
    reader: int
    definitions: list[set[int | None]]
    votes: dict[int, int]
    staked: set[int]
    read: bool = True

    @property
    def writers(self) -> set[int]:
        return {author for authors in self.definitions for author in authors if author is not REAL}

    def is_real(self, definition: int) -> bool:
        return REAL in self.definitions[definition]


def points(reading: Reading) -> list[int]:
    return [points_of(reading, seat) for seat in range(reading.seats)]


def points_of(reading: Reading, seat: int) -> int:
    if seat == reading.reader:
        return points_of_reader(reading)
    total = votes_for_author(reading, seat) + good_vote(reading, seat)
    return total * 2 if seat in reading.staked else total


def votes_for_author(reading: Reading, author: int) -> int:
    """DI-13: a point for each vote but one's own, also as one author of several."""
    total = 0
    for voter, definition in reading.votes.items():
        if author in reading.definitions[definition] and voter != author:
            total += 1
    return total


def good_vote(reading: Reading, voter: int) -> int:
    """DI-14."""
    return 2 if voter in reading.votes and reading.is_real(reading.votes[voter]) else 0


def points_of_reader(reading: Reading) -> int:
    """DI-15, CO-9: for a reader who was there, a point for each who did not find it."""
    return len(did_not_find(reading)) if reading.read else 0


def did_not_find(reading: Reading) -> set[int]:
    """DI-15, CO-9: of those who wrote, whoever voted for something else or not at all. Who did not write is none."""
    found = {voter for voter, definition in reading.votes.items() if reading.is_real(definition)}
    return reading.writers - found


def tokens_left(tokens: list[int], staked: set[int]) -> list[int]:
    """DI-3, DI-16: a token that was laid down is spent."""
    return [left - 1 if seat in staked else left for seat, left in enumerate(tokens)]


def leaf(score: int) -> int:
    """DI-2: pawns start on leaf 1; one point, one leaf."""
    return 1 + score


def at_the_diploma(scores: list[int], leaves: int = 26) -> list[int]:
    """DI-17: on or past the last leaf, the 26th or with the shorter laurel of DI-2 the 14th."""
    return [seat for seat, score in enumerate(scores) if leaf(score) in range(leaves, 1000)]


def winners(scores: list[int], tokens: list[int], leaves: int = 26) -> list[int]:
    """DI-18: of several there, those who spent fewest of their three tokens."""
    there = at_the_diploma(scores, leaves)
    spent = {seat: 3 - tokens[seat] for seat in there}
    return [seat for seat in there if spent[seat] == min(spent.values())]
