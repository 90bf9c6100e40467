"""Moves as the file of a finished game has them: without what nobody else was ever shown (CO-2)."""

from collections.abc import Iterable

from msgspec.structs import replace

from veillee.games.dany.moves import Confirm, Judge, Move, Point, Send
from veillee.games.dany.state import Beginning, Calling, Composing, Explaining, State, Twist, played
from veillee.rules import Seat, last_answer


def exported(seat: Seat, move: Move, after: Iterable[State]) -> Move:
    """The memories that were kept stay named: where the others lay in the hand decides the next shuffle."""
    match move:
        case Send(pieces=pieces):
            return Send(pieces=tuple([piece.shown for piece in pieces]))
        case Point(seat=at):
            return Point(seat=last_answer(at, (finger_of(state, seat) for state in after)))
        case Confirm(helped=helped):
            return Confirm(helped=last_answer(helped, (call_vote_of(state, seat) for state in after)))
        case Judge(convinced=convinced):
            return Judge(convinced=last_answer(convinced, (verdict_of(state, seat) for state in after)))
        case _:
            return move


def filled(state: State, move: Move) -> Move:
    """What lies face down changes nothing: any memory that was kept and is not in sight will do."""
    if not (isinstance(move, Send) and isinstance(state.phase, Composing)):
        return move
    named = {piece.memory for piece in move.pieces}
    left = [memory for memory in state.phase.kept if memory not in named]
    pieces = [
        replace(piece, memory=left.pop(0)) if left and piece.memory is None and not piece.face_up else piece
        for piece in move.pieces
    ]
    return Send(pieces=tuple(pieces))


# What a seat has answered, while it may still change it


def finger_of(state: State, seat: Seat) -> Seat | None:
    return state.phase.fingers.given[seat] if isinstance(state.phase, Beginning | Twist) else None


def call_vote_of(state: State, seat: Seat) -> bool | None:
    return state.phase.votes.given[seat] if isinstance(state.phase, Calling) else None


def verdict_of(state: State, seat: Seat) -> bool | None:
    """A call for help does not end the judging, it only interrupts it."""
    playing = played(state.phase)
    return playing.votes.given[seat] if isinstance(playing, Explaining) else None
