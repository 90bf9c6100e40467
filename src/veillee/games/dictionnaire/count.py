"""Tokens are staked, votes are cast and counted, and the game ends (DI-11 to DI-18)."""

from msgspec.structs import asdict, replace

from veillee.games.dictionnaire.model import Author, Definition, Letter, Round
from veillee.games.dictionnaire.state import Ballot, LastCall, Over, Sheet, State, Voting, letters
from veillee.games.dictionnaire.writing import next_round
from veillee.rules import Refused, Seat, best, with_seat

# Staking and voting (DI-11, DI-12)


def must_take_part(ballot: Ballot, seat: Seat) -> None:
    if seat not in ballot.votes.takes_part:
        raise Refused("did_not_write")


def vote(state: State, voting: Voting, seat: Seat, letter: Letter) -> State:
    must_take_part(voting, seat)
    if letter not in letters(voting.piles):
        raise Refused("no_such_definition")
    return replace(state, phase=replace(voting, votes=voting.votes.put(seat, letter)))


def vote_of(state: State, seat: Seat) -> Letter | None:
    """The vote of this seat, while it may still be changed."""
    return state.phase.votes.given[seat] if isinstance(state.phase, Voting) else None


def stake(state: State, ballot: Voting | LastCall, seat: Seat) -> State:
    """A token that lies there is spent, and cannot be taken back."""
    must_take_part(ballot, seat)
    if seat in ballot.staked:
        raise Refused("already_staked")
    if not state.tokens[seat]:
        raise Refused("no_token_left")
    if isinstance(ballot, LastCall):
        ballot = decide(ballot, seat)
    phase = replace(ballot, staked=ballot.staked | {seat})
    return replace(state, tokens=with_seat(state.tokens, seat, state.tokens[seat] - 1), phase=phase)


def end_vote(state: State, voting: Voting) -> State:
    """The last call: whoever has a token left may still stake it. If all became one, nothing was voted on."""
    may_stake = frozenset(seat for seat in voting.votes.takes_part - voting.staked if state.tokens[seat])
    if not may_stake or len(voting.piles) == 1:
        return end_round(state, voting)
    return replace(state, phase=LastCall(**asdict(voting), may_stake=may_stake))


def decide(call: LastCall, seat: Seat) -> LastCall:
    if seat not in call.may_stake:
        raise Refused("already_decided")
    return replace(call, may_stake=call.may_stake - {seat})


# Counting the points (DI-13 to DI-16)


def is_real(pile: tuple[Sheet, ...]) -> bool:
    return any(sheet.author is None for sheet in pile)


def points_of(ballot: Ballot) -> tuple[int, ...]:
    """A writer without a vote is one of those who did not find the real definition (DI-15, CO-9)."""
    points = [0] * len(ballot.votes.given)
    cast = ballot.votes.answers
    for letter, pile in zip(letters(ballot.piles), ballot.piles, strict=True):
        for sheet in pile:
            if sheet.author is not None:
                points[sheet.author] += sum(voter != sheet.author for voter, given in cast.items() if given == letter)
        if is_real(pile):
            for writer in ballot.votes.takes_part:
                if cast.get(writer) == letter:
                    points[writer] += 2
                elif not ballot.unread:
                    points[ballot.reader] += 1
    return tuple(2 * won if seat in ballot.staked else won for seat, won in enumerate(points))


def end_round(state: State, ballot: Voting | LastCall) -> State:
    points = points_of(ballot)
    tally = state.tally.count(points)
    last = Round(
        number=tally.number,
        reader=ballot.reader,
        word=ballot.word.word,
        kind=ballot.word.kind,
        definitions=tuple(
            Definition(
                letter=letter,
                text=pile[0].text,
                real=is_real(pile),
                authors=tuple(Author(seat=sheet.author, original=sheet.original) for sheet in pile),
            )
            for letter, pile in zip(letters(ballot.piles), ballot.piles, strict=True)
        ),
        votes=ballot.votes.given,
        staked=tuple(sorted(ballot.staked)),
        points=points,
        scores=tally.scores,
        unread=ballot.unread,
    )
    state = replace(state, tally=tally, last=last)
    if at_the_diploma(state):
        return replace(state, phase=Over(reason="diploma"))
    return next_round(state, ballot.reader)


# Ending (DI-17, DI-18)


def at_the_diploma(state: State) -> list[Seat]:
    return [seat for seat, score in enumerate(state.tally.scores) if 1 + score >= state.options.leaves]


def winners(state: State) -> tuple[Seat, ...]:
    """Of the players at the Diploma, those who spent fewest tokens; if nobody is there, those who are furthest."""
    if there := at_the_diploma(state):
        most = max(state.tokens[seat] for seat in there)
        return tuple(seat for seat in there if state.tokens[seat] == most)
    return best(state.tally.scores)
