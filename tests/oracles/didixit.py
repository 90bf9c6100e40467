"""The points of a round of Didixit and the drawing after it, as the rulebook has them."""

from collections.abc import Set
from typing import NamedTuple


class Table(NamedTuple):
    """The images that lie there, by their owners from number 1 on; the number each voter chose; who gave themselves.

    `passed` are those who let the telling pass in this round.
    """

    seats: int
    storyteller: int
    owners: list[int]
    votes: dict[int, int]
    gave: set[int]
    passed: Set[int] = frozenset()

    def found(self, voter: int) -> bool:
        return self.owners[self.votes[voter] - 1] == self.storyteller


def points(table: Table) -> list[int]:
    return [points_of(table, seat) for seat in range(table.seats)]


def points_of(table: Table, seat: int) -> int:
    """CO-9: a seat that was automatic where it should have told scores nothing by its own play in that round."""
    if seat in table.passed:
        return 0
    total = 0
    if everyone_found(table) or no_one_found(table):
        if seat in table.votes:
            total += 2
    elif seat == table.storyteller or (seat in table.votes and table.found(seat)):
        total += 4 if single_finder_of_three(table) else 3
    if seat != table.storyteller and earns_by_images(table, seat):
        total += votes_on_images_of(table, seat)
    return total


def took_part(table: Table, seat: int) -> bool:
    """CO-9: whoever gave an image of their choice, or voted. All others count in no total."""
    return seat != table.storyteller and (seat in table.gave or seat in table.votes)


def found_it(table: Table, seat: int) -> bool:
    """CO-9: who casts no vote has not found it."""
    return seat in table.votes and table.found(seat)


def everyone_found(table: Table) -> bool:
    """DX-10: if a single voter is left, finding it counts as found by some."""
    if len(table.votes) == 1:
        return False
    return all(found_it(table, seat) for seat in range(table.seats) if took_part(table, seat))


def no_one_found(table: Table) -> bool:
    """DX-10."""
    return not any(found_it(table, seat) for seat in range(table.seats))


def single_finder_of_three(table: Table) -> bool:
    """DX-16."""
    return table.seats == 3 and len([voter for voter in table.votes if table.found(voter)]) == 1


def earns_by_images(table: Table, seat: int) -> bool:
    """DX-12, CO-9: images that chance drew earn nothing."""
    return seat in table.gave


def votes_on_images_of(table: Table, seat: int) -> int:
    """DX-12."""
    return len([number for number in table.votes.values() if table.owners[number - 1] == seat])


def cards_in_hand(seats: int) -> int:
    """DX-2, DX-16."""
    return {3: 7, 4: 6, 5: 6, 6: 6}[seats]


def cards_played(seats: int) -> int:
    """DX-5, DX-16: the storyteller's, and one of each other player; two of each if there are two others."""
    return {3: 5, 4: 4, 5: 5, 6: 6}[seats]


def drawn_by(seats: int, storyteller: int, missing: list[int], pile: int) -> list[int]:
    """DX-14: who gets the cards of the pile, one after the other, until hands are full or there is none left."""
    missing, draws, seat = list(missing), list[int](), storyteller
    while sum(missing) and len(draws) < pile:
        seat = (seat + 1) % seats
        if missing[seat]:
            missing[seat] -= 1
            draws.append(seat)
    return draws


def rounds(seats: int, cards: int) -> int:
    """DX-14: the round whose drawing empties the pile is the last."""
    pile, count = cards - seats * cards_in_hand(seats), 0
    while pile > 0:
        pile -= cards_played(seats)
        count += 1
    return count


def winners(scores: list[int]) -> list[int]:
    """DX-14, CO-7."""
    return [seat for seat in range(len(scores)) if all(scores[seat] >= other for other in scores)]
