"""The others answer, and vote on what they contest (DN-5, DN-6, DN-13)."""

from collections.abc import Sequence
from typing import Any, Literal, TypeVar

from msgspec.structs import replace

from veillee.games.diner.model import (
    WHOLE,
    WORDS_LENGTH,
    Answer,
    Contest,
    Contested,
    Convinced,
    Defences,
    GuestId,
    Name,
    Options,
    Proposal,
    TableVote,
    Topic,
    Words,
)
from veillee.games.diner.serving import serve
from veillee.games.diner.state import Defending, Hearing, Judging, JudgingGuests, JudgingTable, Naming, State
from veillee.games.diner.tables import told
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
    return replace(state, fresh=fresh, phase=Hearing(proposal=proposal, answers=answers, defences={}))


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
        given = replace(given, why=about(charges(hearing.proposal, [given]), given.why))
        if given.cites is not None and not 0 <= given.cites < len(forbidden(state.options)):
            raise Refused("no_such_situation")
    return settle(state, replace(hearing, answers=hearing.answers.put(seat, given)))


def charges(proposal: Proposal, contests: Sequence[Contest | Contested]) -> tuple[Topic, ...]:
    """What is contested: the whole, then guests as they were proposed."""
    named = {guest for contest in contests for guest in contest.guests}
    whole = (WHOLE,) if any(contest.whole for contest in contests) else ()
    return (*whole, *(guest.id for guest in proposal.guests if guest.id in named))


def about(topics: tuple[Topic, ...], words: Words) -> Words:
    """What was said, fit to be shown; only of these topics."""
    if not words.keys() <= set(topics):
        raise Refused("not_contested")
    return {topic: told(words[topic], WORDS_LENGTH) for topic in topics if topic in words}


def unanswered(phase: Judging) -> tuple[Topic, ...]:
    return tuple([topic for topic in charges(phase.proposal, contests(phase)) if topic not in phase.defences])


def defend(state: State, defending: Defending, words: Words) -> State:
    """What nothing is said about is left to the others."""
    topics = unanswered(defending)
    said = about(topics, words)
    answered: Defences = {topic: said.get(topic) for topic in topics}
    return to_the_vote(state, replace(defending, defences={**defending.defences, **answered}), defending.table_votes)


def vote_table(state: State, judging: JudgingTable, seat: Seat, accept: bool) -> State:
    return settle(state, replace(judging, votes=judging.votes.put(seat, accept)))


def name_guests(state: State, naming: Naming, seat: Seat, name: Name) -> State:
    """Whoever names a guest contests it, also if the answer was another one. What was said of the whole stays."""
    said, guests = naming.answers.given[seat], must_be_proposed(naming.proposal, name.guests)
    before = said if isinstance(said, Contest) else Contest()
    of_whole = {WHOLE: before.why[WHOLE]} if WHOLE in before.why else {}
    contest = replace(before, guests=guests, why={**of_whole, **about(guests, name.why)})
    answer: Answer = contest if contest.whole or guests else Convinced()
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


def skip(
    state: State, phase: Hearing | Defending | JudgingTable | Naming | JudgingGuests, seat: Seat, *, away: bool
) -> State:
    """The table does not wait for who is away or out of time (CO-9). Of these two, only who is away has no vote."""
    match phase:
        case Hearing():
            return settle(state, replace(phase, answers=phase.answers.skip(seat)))
        case Defending():
            return defend(state, phase, {})
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
            return to_the_vote(state, phase, None)
        case JudgingTable() if phase.votes.complete:
            return after_table_votes(state, phase)
        case Naming() if phase.named.complete:
            return to_the_vote(state, phase, phase.table_votes)
        case JudgingGuests() if phase.votes.complete:
            return after_guest_votes(state, phase)
        case _:
            return replace(state, phase=phase)


def to_the_vote(state: State, phase: Judging, table_votes: tuple[TableVote | None, ...] | None) -> State:
    """What is contested is answered first; then the whole is voted on, then the guests (DN-6)."""
    contested, so_far = contests(phase), judged_so_far(phase)
    if unanswered(phase):
        return replace(state, phase=Defending(**so_far, table_votes=table_votes))
    if table_votes is None and any(contest.whole for contest in contested):
        votes: Gathered[bool] = Gathered.among(state.seats, phase.answers.takes_part)
        return replace(state, phase=JudgingTable(**so_far, votes=votes))
    if any(contest.guests for contest in contested):
        ballots: Gathered[tuple[GuestId, ...]] = Gathered.among(state.seats, phase.answers.takes_part)
        return replace(state, phase=JudgingGuests(**so_far, votes=ballots, table_votes=table_votes))
    return serve(state, phase, contested, seated=phase.proposal.guests, table_votes=table_votes)


def judged_so_far(phase: Judging) -> dict[str, Any]:
    """What goes from one step of a judgement to the next."""
    return {"proposal": phase.proposal, "answers": phase.answers, "defences": phase.defences}


def after_table_votes(state: State, judging: JudgingTable) -> State:
    votes = counted(judging.votes)
    if refuse(votes.count(False), votes):
        return serve(state, judging, contests(judging), seated=(), table_votes=votes)
    return let_guests_be_named(state, judging, votes)


def let_guests_be_named(state: State, judging: JudgingTable, votes: tuple[TableVote | None, ...]) -> State:
    """Of a single guest nothing is left to say: the vote on the whole was about them."""
    named: Gathered[tuple[GuestId, ...]] = Gathered.among(state.seats, judging.answers.takes_part)
    for contest in contests(judging):
        if contest.guests:
            named = named.put(contest.seat, contest.guests)
    naming = Naming(**judged_so_far(judging), named=named, table_votes=votes)
    if named.complete or len(judging.proposal.guests) == 1:
        return to_the_vote(state, naming, votes)
    return replace(state, phase=naming)


def after_guest_votes(state: State, judging: JudgingGuests) -> State:
    votes, ballots = counted(judging.votes), judging.votes.answers.values()
    seated = tuple(
        [guest for guest in judging.proposal.guests if not refuse(sum(guest.id in ballot for ballot in ballots), votes)]
    )
    return serve(
        state,
        judging,
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
            Contested(seat=seat, whole=given.whole, guests=given.guests, cites=given.cites, why=given.why)
            for seat, given in phase.answers.answers.items()
            if isinstance(given, Contest)
        ]
    )
