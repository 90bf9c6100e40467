"""The points of a table of Devine qui vient dîner ce soir ! and the votes about it, as the rulebook has them."""

from typing import NamedTuple


class Answer(NamedTuple):
    """DN-6: contests the whole, some guests, or both; who contests neither is convinced."""

    whole: bool = False
    guests: frozenset[str] = frozenset()


CONVINCED = Answer()


class Proposal(NamedTuple):
    """Guests with their colours, for a new table or to join those who sit there already."""

    guests: dict[str, str]
    there: dict[str, str] | None = None
    departed: str | None = None


# Points


def points(colours: list[str], reading: str) -> int:
    """DN-7: one for each guest, and for the colours as the worked examples or as the text of the rule has it."""
    different = []
    for colour in colours:
        if colour not in different:
            different.append(colour)
    if reading == "text":
        return len(colours) + len(different[1:])
    return len(colours) + (0 if len(different) == 1 else len(different))


# Votes


def whole_is_voted(answers: list[Answer]) -> bool:
    """DN-5, DN-6: one who contests it is enough."""
    return any(answer.whole for answer in answers)


def asked_for_names(answers: list[Answer | None], proposed: int) -> list[int]:
    """DN-6: after an accepted vote on the whole, whoever has named no guest may still name some.

    A single guest was the whole.
    """
    if proposed == 1:
        return []
    return [place for place, answer in enumerate(answers) if answer is None or not answer.guests]


def guests_are_voted(answers: list[Answer], named: list[frozenset[str]]) -> bool:
    """DN-6: one who names a guest is enough, with the answer or after the vote on the whole."""
    return any(answer.guests for answer in answers) or any(named)


def stands(votes: list[bool], silent: int) -> bool:
    """DN-5: of all who may vote, also of those who have not; a tie accepts."""
    against = len([vote for vote in votes if not vote])
    return against <= len([vote for vote in votes if vote]) + silent


def stays(guest: str, ballots: list[set[str]], silent: int) -> bool:
    """DN-6: refused by a majority of all who may vote; a tie seats the guest."""
    against = [ballot for ballot in ballots if guest in ballot]
    return len(against) <= len(ballots) + silent - len(against)


def seated(proposal: Proposal, accepted: list[str]) -> list[str]:
    """DN-6, DN-9, DN-11: who sits down in the end. A table that falls seats nobody."""
    if proposal.there is None:
        if len(accepted) < 2:
            return []
        if proposal.departed is not None and proposal.departed not in accepted:
            return []
    return accepted


def scored(proposal: Proposal, sits: list[str], reading: str) -> int:
    """DN-7, DN-9: for the whole table, also by who only added to it."""
    if not sits:
        return 0
    return points([*(proposal.there or {}).values(), *(proposal.guests[guest] for guest in sits)], reading)


# The end


def payments(hands: list[int]) -> list[int]:
    """DN-12: a point for each card in hand."""
    return [0 - cards for cards in hands]


def winners(scores: list[int]) -> list[int]:
    """DN-12, CO-7."""
    return [seat for seat in range(len(scores)) if all(scores[seat] >= other for other in scores)]
