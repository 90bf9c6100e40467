"""The others answer, and vote on what they contest (DN-5, DN-6, DN-13)."""

from typing import Literal, TypeVar

from msgspec.structs import replace

from veillee.games.diner.model import (
    Answer,
    Contest,
    Contested,
    Convinced,
    GuestId,
    Options,
    Proposal,
    TableVote,
)
from veillee.games.diner.serving import serve
from veillee.games.diner.state import Hearing, Judging, JudgingGuests, JudgingTable, Naming, State
from veillee.rules import Gathered, Refused, Seat, others, with_seat

V = TypeVar("V")


def forbidden(options: Options) -> tuple[str, ...]:
    """DN-13: the rulebook's two by their names, then those that were written."""
    offered = [("television", options.no_television), ("castings", options.no_castings)]
    return (*(name for name, on in offered if on), *options.forbidden)


def hear(state: State, proposal: Proposal) -> State:
    """The proposed guests lie on the table: none of the hand can be sent back as unknown any more."""
    fresh = with_seat(state.fresh, proposal.seat, frozenset())
    answers: Gathered[Answer] = Gathered.among(state.seats, others(state.seats, proposal.seat))
    return replace(state, fresh=fresh, phase=Hearing(proposal=proposal, answers=answers))


def must_be_proposed(proposal: Proposal, guests: tuple[GuestId, ...]) -> tuple[GuestId, ...]:
    """The guests named, in the order in which they were proposed."""
    if not set(guests) <= {guest.id for guest in proposal.guests}:
        raise Refused("no_such_guest")
    return tuple([guest.id for guest in proposal.guests if guest.id in guests])


def answer(state: State, hearing: Hearing, seat: Seat, given: Answer) -> State:
    if isinstance(given, Contest):
        given = replace(given, guests=must_be_proposed(hearing.proposal, given.guests))
        if not given.whole and not given.guests:
            raise Refused("nothing_contested")
        if given.cites is not None and not 0 <= given.cites < len(forbidden(state.options)):
            raise Refused("no_such_situation")
    return settle(state, replace(hearing, answers=hearing.answers.put(seat, given)))


def vote_table(state: State, judging: JudgingTable, seat: Seat, accept: bool) -> State:
    return settle(state, replace(judging, votes=judging.votes.put(seat, accept)))


def name_guests(state: State, naming: Naming, seat: Seat, guests: tuple[GuestId, ...]) -> State:
    """Whoever names a guest contests it, also if the answer was another one."""
    guests = must_be_proposed(naming.proposal, guests)
    said = naming.answers.given[seat]
    whole, cites = (said.whole, said.cites) if isinstance(said, Contest) else (False, None)
    answer: Answer = Contest(whole=whole, guests=guests, cites=cites) if whole or guests else Convinced()
    answers, named = naming.answers.put(seat, answer), naming.named.put(seat, guests)
    return settle(state, replace(naming, answers=answers, named=named))


def vote_guests(state: State, judging: JudgingGuests, seat: Seat, refused: tuple[GuestId, ...]) -> State:
    ballot = must_be_proposed(judging.proposal, refused)
    return settle(state, replace(judging, votes=judging.votes.put(seat, ballot)))


def table_vote_of(state: State, seat: Seat) -> bool | None:
    """The vote of this seat on the whole, while it may still be changed."""
    return state.phase.votes.given[seat] if isinstance(state.phase, JudgingTable) else None


def guest_vote_of(state: State, seat: Seat) -> tuple[GuestId, ...] | None:
    return state.phase.votes.given[seat] if isinstance(state.phase, JudgingGuests) else None


def skip(state: State, phase: Hearing | JudgingTable | Naming | JudgingGuests, seat: Seat, *, away: bool) -> State:
    """The table does not wait for who is away or out of time (CO-9). Of these two, only who is away has no vote."""
    match phase:
        case Hearing():
            return settle(state, replace(phase, answers=phase.answers.skip(seat)))
        case Naming():
            return settle(state, replace(phase, named=phase.named.skip(seat)))
        case JudgingTable():
            votes = phase.votes
            return settle(state, replace(phase, votes=votes.leave_out(seat) if away else votes.skip(seat)))
        case JudgingGuests():
            ballots = phase.votes
            return settle(state, replace(phase, votes=ballots.leave_out(seat) if away else ballots.skip(seat)))


def counted(votes: Gathered[V]) -> tuple[V | Literal["missing"] | None, ...]:
    """The votes of all seats: missing ones too, and none of seats that may not vote."""
    return tuple(
        ["missing" if vote is None and seat in votes.takes_part else vote for seat, vote in enumerate(votes.given)]
    )


def refuse(against: int, votes: tuple[object, ...]) -> bool:
    """More than half of those who may vote: a missing vote refuses nothing (DN-5)."""
    return 2 * against > len(votes) - votes.count(None)


def settle(state: State, phase: Hearing | JudgingTable | Naming | JudgingGuests) -> State:
    """On to the next step as soon as nobody is waited for."""
    match phase:
        case Hearing() if phase.answers.complete:
            return after_answers(state, phase)
        case JudgingTable() if phase.votes.complete:
            return after_table_votes(state, phase)
        case Naming() if phase.named.complete:
            return judge_guests_if_contested(state, phase, phase.table_votes)
        case JudgingGuests() if phase.votes.complete:
            return after_guest_votes(state, phase)
        case _:
            return replace(state, phase=phase)


def after_answers(state: State, hearing: Hearing) -> State:
    """The whole, if it was contested, is voted on before the guests."""
    if any(contest.whole for contest in contests(hearing)):
        votes: Gathered[bool] = Gathered.among(state.seats, hearing.answers.takes_part)
        judging = JudgingTable(proposal=hearing.proposal, answers=hearing.answers, votes=votes)
        return replace(state, phase=judging)
    return judge_guests_if_contested(state, hearing, None)


def after_table_votes(state: State, judging: JudgingTable) -> State:
    votes = counted(judging.votes)
    if refuse(votes.count(False), votes):
        return serve(state, judging.proposal, contests(judging), seated=(), table_votes=votes)
    return let_guests_be_named(state, judging, votes)


def let_guests_be_named(state: State, judging: JudgingTable, votes: tuple[TableVote | None, ...]) -> State:
    """Of a single guest nothing is left to say: the vote on the whole was about them."""
    named: Gathered[tuple[GuestId, ...]] = Gathered.among(state.seats, judging.answers.takes_part)
    for contest in contests(judging):
        if contest.guests:
            named = named.put(contest.seat, contest.guests)
    if named.complete or len(judging.proposal.guests) == 1:
        return judge_guests_if_contested(state, judging, votes)
    naming = Naming(proposal=judging.proposal, answers=judging.answers, named=named, table_votes=votes)
    return replace(state, phase=naming)


def judge_guests_if_contested(state: State, phase: Judging, table_votes: tuple[TableVote | None, ...] | None) -> State:
    contested = contests(phase)
    if not any(contest.guests for contest in contested):
        return serve(state, phase.proposal, contested, seated=phase.proposal.guests, table_votes=table_votes)
    votes: Gathered[tuple[GuestId, ...]] = Gathered.among(state.seats, phase.answers.takes_part)
    judging = JudgingGuests(proposal=phase.proposal, answers=phase.answers, votes=votes, table_votes=table_votes)
    return replace(state, phase=judging)


def after_guest_votes(state: State, judging: JudgingGuests) -> State:
    votes, ballots = counted(judging.votes), judging.votes.answers.values()
    seated = tuple(
        [guest for guest in judging.proposal.guests if not refuse(sum(guest.id in ballot for ballot in ballots), votes)]
    )
    return serve(
        state,
        judging.proposal,
        contests(judging),
        seated,
        table_votes=judging.table_votes,
        guest_votes=votes,
    )


def convinced(phase: Judging) -> tuple[Seat, ...]:
    return tuple([seat for seat, given in phase.answers.answers.items() if isinstance(given, Convinced)])


def contests(phase: Judging) -> tuple[Contested, ...]:
    return tuple(
        [
            Contested(seat=seat, whole=given.whole, guests=given.guests, cites=given.cites)
            for seat, given in phase.answers.answers.items()
            if isinstance(given, Contest)
        ]
    )
