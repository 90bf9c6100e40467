"""Tokens are staked, votes are cast and counted, and the game ends (DI-11 to DI-18)."""

from msgspec.structs import replace

from veillee.games.dictionnaire.model import DIPLOMA, Author, Definition, Letter, Round
from veillee.games.dictionnaire.state import Over, Sheet, State, Voting, letters
from veillee.games.dictionnaire.writing import next_round
from veillee.rules import Refused, Seat, best

# Staking and voting (DI-11, DI-12)


def must_take_part(voting: Voting, seat: Seat) -> None:
    if seat not in voting.votes.takes_part:
        raise Refused("did_not_write")


def vote(state: State, voting: Voting, seat: Seat, letter: Letter) -> State:
    must_take_part(voting, seat)
    if letter not in letters(voting.piles):
        raise Refused("no_such_definition")
    return replace(state, phase=replace(voting, votes=voting.votes.put(seat, letter)))


def stake(state: State, voting: Voting, seat: Seat, on: bool) -> State:
    must_take_part(voting, seat)
    if on and seat in voting.staked:
        raise Refused("already_staked")
    if on and not state.tokens[seat]:
        raise Refused("no_token_left")
    staked = voting.staked | {seat} if on else voting.staked - {seat}
    return replace(state, phase=replace(voting, staked=staked))


# Counting the points (DI-13 to DI-16)


def is_real(pile: tuple[Sheet, ...]) -> bool:
    return any(sheet.author is None for sheet in pile)


def points_of(voting: Voting) -> tuple[int, ...]:
    points = [0] * len(voting.votes.given)
    cast = voting.votes.answers
    for letter, pile in zip(letters(voting.piles), voting.piles, strict=True):
        for sheet in pile:
            if sheet.author is not None:
                points[sheet.author] += sum(voter != sheet.author for voter, given in cast.items() if given == letter)
        if is_real(pile):
            for voter, given in cast.items():
                if given == letter:
                    points[voter] += 2
                elif not voting.unread:
                    points[voting.reader] += 1
    return tuple(2 * won if seat in voting.staked else won for seat, won in enumerate(points))


def end_round(state: State, voting: Voting) -> State:
    points = points_of(voting)
    tally = state.tally.count(points)
    tokens = tuple(left - (seat in voting.staked) for seat, left in enumerate(state.tokens))
    last = Round(
        number=tally.number,
        reader=voting.reader,
        word=voting.word.word,
        kind=voting.word.kind,
        definitions=tuple(
            Definition(
                letter=letter,
                text=pile[0].text,
                real=is_real(pile),
                authors=tuple(Author(seat=sheet.author, original=sheet.original) for sheet in pile),
            )
            for letter, pile in zip(letters(voting.piles), voting.piles, strict=True)
        ),
        votes=voting.votes.given,
        staked=tuple(sorted(voting.staked)),
        points=points,
        scores=tally.scores,
    )
    state = replace(state, tally=tally, tokens=tokens, last=last)
    if at_the_diploma(state):
        return replace(state, phase=Over(reason="diploma"))
    return next_round(state, voting.reader)


# Ending (DI-17, DI-18)


def at_the_diploma(state: State) -> list[Seat]:
    return [seat for seat, score in enumerate(state.tally.scores) if 1 + score >= DIPLOMA]


def winners(state: State) -> tuple[Seat, ...]:
    """Of the players at the Diploma, those who spent fewest tokens; if nobody is there, those who are furthest."""
    if there := at_the_diploma(state):
        most = max(state.tokens[seat] for seat in there)
        return tuple(seat for seat in there if state.tokens[seat] == most)
    return best(state.tally.scores)
