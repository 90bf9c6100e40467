"""Successes, failures, fingers and winners of Dany, as the rulebook has them."""

from typing import NamedTuple

Votes = list[bool | None]  # None: away


class Book(NamedTuple):
    """What a scorekeeper would write down: the cards to the right and to the left, and what is left of the piles."""

    memories: int
    ideas: int
    successes: int = 0
    failures: int = 0


# Votes


def helped(votes: Votes) -> bool:
    """DA-10, CO-9: a majority of those who said something; a tie does not confirm."""
    return len([vote for vote in votes if vote is True]) > len([vote for vote in votes if vote is False])


def explained(votes: Votes) -> bool:
    """DA-13, CO-9: not if a majority of those who said something is unconvinced; a tie convinces."""
    return len([vote for vote in votes if vote is True]) >= len([vote for vote in votes if vote is False])


# Rounds


def decider(seats: int, active: int, away: list[int]) -> int:
    """DA-4, CO-9: the right neighbour of the active one, or the next to the right of who is away or knows the word."""
    seat = active
    while True:
        seat = seats - 1 if seat == 0 else seat - 1
        if seat not in away:
            return seat


def next_active(seats: int, active: int) -> int:
    """DA-14: the left neighbour."""
    return 0 if active == seats - 1 else active + 1


def result(word: int, answer: int | None, by_help: bool, judged: Votes) -> str:
    """DA-10 to DA-13: how a round went."""
    if by_help:
        return "helped"
    if answer is None:
        return "unanswered"
    if answer != word:
        return "missed"
    return "found" if explained(judged) else "unexplained"


def after_round(book: Book, result: str, kept: int) -> Book:
    """DA-12 to DA-14: the idea goes to the right or to the left, and the memories that were kept leave the game."""
    return Book(
        memories=book.memories - kept,
        ideas=book.ideas,
        successes=book.successes + (1 if result == "found" else 0),
        failures=book.failures + (1 if result in ("missed", "helped") else 0),
    )


def help_ends_round(book: Book, option: bool) -> bool:
    """DA-10: the third failure does, or the option."""
    return option or book.failures == 2


def may_call(seats: int, active: int, called: list[int], confirmed: bool) -> list[int]:
    """DA-10: any other player, each once, until one call of the round is confirmed."""
    if confirmed:
        return []
    return [seat for seat in range(seats) if seat != active and seat not in called]


def after_help(book: Book) -> Book:
    """DA-10: the failure is marked by the next idea card, if there is one, and the round goes on."""
    return book._replace(failures=book.failures + 1, ideas=book.ideas - 1 if book.ideas else 0)


def what_comes(book: Book, short: bool = False) -> str:
    """DA-15, DA-16: after a round, and before an idea is turned. In a short game four, or two, are enough."""
    if book.successes == (4 if short else 6):
        return "successes"
    if book.failures == (2 if short else 3):
        return "twist"
    if book.memories < 7:
        return "twist"
    if book.ideas == 0:
        return "twist"
    return "round"


# The twist


def most_pointed_at(fingers: list[int | None], candidates: list[int]) -> list[int]:
    """DA-17."""
    pointed = {seat: len([finger for finger in fingers if finger == seat]) for seat in candidates}
    return [seat for seat in candidates if all(pointed[seat] >= pointed[other] for other in candidates)]


def after_pointing(tied: list[int], ties_before: int) -> str:
    """DA-17: one is designated; or all point again; after the fifth tie in a row somebody breaks it."""
    if len(tied) == 1:
        return "designated"
    return "broken" if ties_before == 4 else "again"


def who_breaks(tied: list[int], deciders: list[int]) -> int | None:
    """DA-17: the last decider who is not among the tied; without one nobody does, and chance draws."""
    for seat in reversed(deciders):
        if seat not in tied:
            return seat
    return None


def winners(seats: int, dany: int, reason: str, designated: int | None) -> list[int]:
    """DA-15, DA-18."""
    if reason == "successes" or designated == dany:
        return [seat for seat in range(seats) if seat != dany]
    return [dany]
