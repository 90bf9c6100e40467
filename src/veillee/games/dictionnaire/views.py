"""What everyone sees, and what each seat alone sees and is asked."""

from typing import Any

from veillee.games.dictionnaire.desk import alike
from veillee.games.dictionnaire.model import (
    Ask,
    AskChoose,
    AskDraw,
    AskRead,
    AskSort,
    AskStake,
    AskVote,
    AskWrite,
    ChoosingView,
    DeskSheet,
    LastCallView,
    Lettered,
    OverView,
    Private,
    Public,
    ReadingView,
    SortingView,
    VotingView,
    WritingView,
)
from veillee.games.dictionnaire.state import (
    Ballot,
    Choosing,
    LastCall,
    Over,
    Piles,
    Reading,
    Sheet,
    Sorting,
    State,
    Voting,
    Writing,
    authors,
    letters,
)
from veillee.games.dictionnaire.writing import unplayed
from veillee.rules import Seat


def public_of(state: State) -> Public:
    board: dict[str, Any] = {
        "number": state.tally.number,
        "boxes": (len(state.boxes[0]), len(state.boxes[1])),
        "tokens": state.tokens,
        "scores": state.tally.scores,
        "last": state.last,
        "last_round": state.last_round,
    }
    match state.phase:
        case Choosing(reader=reader):
            return ChoosingView(**board, reader=reader)
        case Writing(reader=reader, word=word, sheets=sheets):
            return WritingView(
                **board,
                reader=reader,
                word=word.word,
                kind=word.kind,
                taking_part=tuple(sorted(sheets.takes_part)),
                written=sheets.answered,
            )
        case Sorting(reader=reader, word=word, piles=piles):
            return SortingView(**board, reader=reader, word=word.word, kind=word.kind, taking_part=authors(piles))
        case Reading(reader=reader, word=word, piles=piles, shown=shown):
            return ReadingView(
                **board,
                reader=reader,
                word=word.word,
                kind=word.kind,
                taking_part=authors(piles),
                definitions=lettered(piles)[:shown],
                count=len(piles),
            )
        case Voting() | LastCall() as ballot:
            view = VotingView if isinstance(ballot, Voting) else LastCallView
            return view(
                **board,
                reader=ballot.reader,
                word=ballot.word.word,
                kind=ballot.word.kind,
                taking_part=tuple(sorted(ballot.votes.takes_part)),
                definitions=lettered(ballot.piles),
                voted=ballot.votes.answered,
                staked=tuple(sorted(ballot.staked)),
            )
        case Over():
            return OverView(**board)


def lettered(piles: Piles) -> tuple[Lettered, ...]:
    return tuple(
        [Lettered(letter=letter, text=pile[0].text) for letter, pile in zip(letters(piles), piles, strict=True)]
    )


def private_of(state: State, seat: Seat) -> Private:
    phase = state.phase
    return Private(
        wrote=written_by(phase.piles, seat) if isinstance(phase, Sorting | Reading | Ballot) else None,
        vote=phase.votes.given[seat] if isinstance(phase, Ballot) else None,
        ask=ask_of(state, seat),
    )


def written_by(piles: Piles, seat: Seat) -> str | None:
    return next((sheet.original for pile in piles for sheet in pile if sheet.author == seat), None)


def ask_of(state: State, seat: Seat) -> Ask | None:
    match state.phase:
        case Choosing(reader=reader, drawn=None) if seat == reader:
            return AskDraw(boxes=tuple([box for box in (1, 2) if state.boxes[box - 1]]))
        case Choosing(reader=reader, drawn=int(card)) if seat == reader:
            return AskChoose(words=unplayed(state, card))
        case Writing(sheets=sheets, drafts=drafts) if seat in sheets.takes_part:
            text = sheets.given[seat]
            return AskWrite(text=text or drafts[seat], done=text is not None)
        case Sorting(reader=reader, piles=piles) if seat == reader:
            return AskSort(piles=tuple([tuple(map(on_desk, pile)) for pile in piles]), alike=alike(piles))
        case Reading(reader=reader, piles=piles) if seat == reader:
            return AskRead(definitions=lettered(piles))
        case Voting(piles=piles, votes=votes, staked=staked) if seat in votes.takes_part:
            return AskVote(letters=letters(piles), may_stake=state.tokens[seat] > 0 and seat not in staked)
        case LastCall(may_stake=may_stake) if seat in may_stake:
            return AskStake()
        case _:
            return None


def on_desk(sheet: Sheet) -> DeskSheet:
    return DeskSheet(id=sheet.id, text=sheet.text, original=sheet.original, real=sheet.author is None)
