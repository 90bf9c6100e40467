"""A round from the first finger to the tidying up (DA-4 to DA-8, DA-14 to DA-16)."""

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from veillee.games.dany.model import (
    CALL_REVEAL_SECONDS,
    MEMORIES_IN_HAND,
    ROUND_REVEAL_SECONDS,
    WORDS_ON_AN_IDEA,
    Memory,
    Past,
    Piece,
    Pointed,
    Result,
    Round,
)
from veillee.games.dany.moves import (
    Answer,
    AskWhy,
    CloseTalk,
    Confirm,
    Explained,
    Heard,
    Judge,
    Keep,
    Lean,
    Move,
    NoQuestion,
    Send,
    TurnUp,
)
from veillee.games.dany.state import (
    Beginning,
    Breaking,
    Calling,
    Choosing,
    Composing,
    Explaining,
    InRound,
    Over,
    Phase,
    Preparing,
    Revealed,
    State,
    Talking,
    Twist,
    played,
)
from veillee.games.dany.twist import begin_twist, most_fingers, must_be_target
from veillee.rules import Refused, Seat, left_of

# The first active personality (DA-4)


def point_at_first(state: State, beginning: Beginning, seat: Seat, at: Seat) -> State:
    must_be_target(state, seat, at)
    return settle_first(state, replace(beginning, fingers=beginning.fingers.put(seat, at)))


def settle_first(state: State, beginning: Beginning) -> State:
    if not beginning.fingers.complete:
        return replace(state, phase=beginning)
    everyone, fingers = tuple(range(state.seats)), beginning.fingers.given
    first = state.chance.pick("first", most_fingers(fingers, everyone))
    pointed = Pointed(turn=0, candidates=everyone, fingers=fingers, designated=first)
    return next_round(replace(state, last_pointing=pointed), first)


# Preparing, choosing, composing (DA-5 to DA-8)


def next_round(state: State, active: Seat) -> State:
    """DA-16: whether it comes to the twist is looked at before an idea is turned."""
    if piles_are_used_up(state):
        return begin_twist(state)
    return replace(state, number=state.number + 1, phase=Preparing(active))


def piles_are_used_up(state: State) -> bool:
    return len(state.memories) < MEMORIES_IN_HAND or not state.ideas


def pass_on(state: State, phase: Preparing | Choosing | Composing) -> State:
    """CO-9: the next seat is active, with the same word and the same memories: leaving changes no bad hand."""
    active = left_of(phase.active, state.seats)
    if isinstance(phase, Preparing):
        return next_round(state, active)
    hand, memories = taken(state, phase)
    bound = phase.bound | {phase.active}
    if len(bound) < state.seats - 1:
        choosing = Choosing(active=active, idea=phase.idea, choice=phase.choice, hand=hand, bound=bound)
        return replace(state, phase=choosing, memories=memories)
    # Nobody is left to guess.
    back = state.chance.shuffle(f"memories:{state.number}", (*memories, *hand))
    return next_round(replace(state, memories=back, ideas=(*state.ideas, phase.idea)), active)


def taken(state: State, phase: Choosing | Composing) -> tuple[tuple[Memory, ...], tuple[Memory, ...]]:
    """The seven memories of this round, and the pile without them: those not kept lie on top of it."""
    if isinstance(phase, Choosing):
        return phase.hand, state.memories
    back = MEMORIES_IN_HAND - len(phase.kept)
    return (*phase.kept, *state.memories[:back]), state.memories[back:]


def decider_of(state: State, phase: Preparing | InRound) -> Seat:
    """The right neighbour of the active one, or the next to the right who is there and has not seen the word."""
    out = frozenset[Seat]() if isinstance(phase, Preparing) else phase.bound
    if isinstance(phase, Talking):
        out |= phase.passed
    circle = [(phase.active - step) % state.seats for step in range(1, state.seats)]
    return next(seat for seat in circle if seat not in out)


def turn_up(state: State, preparing: Preparing) -> State:
    choosing = Choosing(
        active=preparing.active,
        idea=state.ideas[0],
        choice=state.chance.pick(f"choice:{state.number}", range(1, WORDS_ON_AN_IDEA + 1)),
        hand=state.memories[:MEMORIES_IN_HAND],
    )
    return replace(
        state,
        phase=choosing,
        ideas=state.ideas[1:],
        memories=state.memories[MEMORIES_IN_HAND:],
        called=frozenset(),
        helped=False,
    )


def keep(state: State, choosing: Choosing, memories: tuple[Memory, ...]) -> State:
    if len(set(memories)) < len(memories) or not set(memories) <= set(choosing.hand):
        raise Refused("not_in_hand")
    kept = tuple([memory for memory in choosing.hand if memory in memories])
    back = [memory for memory in choosing.hand if memory not in memories]
    composing = Composing(
        active=choosing.active, idea=choosing.idea, choice=choosing.choice, kept=kept, bound=choosing.bound
    )
    return replace(state, phase=composing, memories=(*back, *state.memories))


def must_be_kept(kept: tuple[Memory, ...], pieces: tuple[Piece, ...]) -> None:
    """Only a card that is shown face down may come without its memory: that is how the live surface is shown."""
    named = [piece.memory for piece in pieces if piece.face_up or piece.memory is not None]
    if len(pieces) > len(kept) or len(set(named)) < len(named) or not set(named) <= set(kept):
        raise Refused("not_kept")


def send(state: State, composing: Composing, pieces: tuple[Piece, ...]) -> State:
    must_be_kept(composing.kept, pieces)
    if any(piece.memory is None for piece in pieces):
        raise Refused("not_kept")
    talking = Talking(
        active=composing.active,
        idea=composing.idea,
        choice=composing.choice,
        kept=composing.kept,
        pieces=pieces,
        leanings=(None,) * state.seats,
        bound=composing.bound,
    )
    return replace(state, phase=talking, sent=state.number)


# The end of a round (DA-12, DA-14 to DA-16, CO-14)


def finish(state: State, on: bool) -> State:
    """The twist comes after this round, or not after all."""
    if isinstance(state.phase, Over):
        raise Refused("game_over")
    return replace(state, last_round=on)


def end_round(
    state: State,
    phase: InRound,
    result: Result,
    decider: Seat | None,
    answer: int | None = None,
    asker: Seat | None = None,
    judged: tuple[bool | None, ...] = (),
    explanation: str | UnsetType = UNSET,
) -> State:
    talk = phase if isinstance(phase, Talking) else None
    last = Round(
        number=state.number,
        active=phase.active,
        decider=decider,
        idea=phase.idea,
        word=phase.choice,
        answer=answer,
        result=result,
        pieces=tuple([piece.shown for piece in talk.pieces]) if talk else (),
        leanings=talk.leanings if talk else (None,) * state.seats,
        asker=asker,
        judged=judged,
        explanation=explanation,
    )
    past = Past(
        number=last.number,
        active=last.active,
        decider=decider,
        idea=last.idea,
        word=last.word,
        answer=answer,
        result=result,
        leanings=last.leanings,
        helped=state.helped,
    )
    # Cards that were only looked at go back; those kept leave the game, laid out or not (DA-14).
    back = (*phase.hand, *state.memories) if isinstance(phase, Choosing) else state.memories
    state = replace(
        state,
        past=(*state.past, past),
        last=last,
        memories=state.chance.shuffle(f"memories:{state.number}", back),
        successes=(*state.successes, phase.idea) if result == "found" else state.successes,
        failures=(*state.failures, phase.idea) if result in ("missed", "helped") else state.failures,
    )
    if len(state.successes) == state.successes_to_win:
        return replace(state, phase=Over(reason="successes"))
    if len(state.failures) == state.failures_to_twist:
        return begin_twist(state)
    if state.last_round and not piles_are_used_up(state):
        return begin_twist(state, stopped=True)
    return next_round(state, left_of(phase.active, state.seats))


def round_reveal_seconds(state: State) -> float:
    return ROUND_REVEAL_SECONDS + (CALL_REVEAL_SECONDS if state.helped else 0)


# Who may do what


def guesses(phase: InRound, seat: Seat) -> bool:
    """Whether this seat has not seen the word."""
    return seat != phase.active and seat not in phase.bound


def why_not(phase: Phase, seat: Seat, move: Move) -> Refused:
    """What to say about a move that does not fit the moment."""
    playing = played(phase)
    composes = None if isinstance(playing, Beginning | Twist | Breaking | Over) else playing.active
    active = phase.active if isinstance(phase, Calling) else composes
    if isinstance(move, TurnUp | Keep | Send | Explained) and composes is not None and seat != composes:
        return Refused("not_active", seat=composes)
    if isinstance(move, Lean | Heard | CloseTalk | Answer | Confirm | NoQuestion | AskWhy | Judge) and seat == active:
        return Refused("not_for_active")
    if isinstance(phase, Talking) and seat in phase.bound and isinstance(move, Lean | Heard | CloseTalk | Answer):
        return Refused("bound_to_silence")
    if isinstance(move, Keep | Send):
        return Refused("hands_off" if isinstance(phase, Talking | Calling | Revealed | Explaining) else "not_now")
    return Refused("not_now")
