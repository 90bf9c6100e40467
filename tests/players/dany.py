"""How the shared tests play Dany."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tests.players import Secret
from veillee.games.dany.game import Dany
from veillee.games.dany.model import (
    AskAnyQuestion,
    AskCompose,
    AskConfirm,
    AskExplain,
    AskJudge,
    AskKeep,
    AskPoint,
    AskTalk,
    AskTurnUp,
    Piece,
    Private,
    Public,
)
from veillee.games.dany.moves import (
    Answer,
    AskWhy,
    CallHelp,
    CloseTalk,
    Confirm,
    Explained,
    Heard,
    Judge,
    Keep,
    Lean,
    Move,
    NoQuestion,
    Point,
    Pointer,
    Send,
    Surface,
    TurnUp,
)
from veillee.games.dany.state import Beginning, Calling, Choosing, Composing, Explaining, State, Talking, Twist
from veillee.rules import Card, Chance, Deck

GAME = Dany()
OPTIONS: list[dict[str, Any]] = [
    {},
    {"memories": 40},
    {"short": True},
    {"first": "drawn"},
    {"help_ends_round": True},
    {"compose_seconds": 90},
    {"talk_seconds": 120},
    {"vote_seconds": 30},
]
ANSWERS = (Point, Confirm, Judge)
WRITTEN_OVER = (Send,)
WRITTEN = {"ideas": lambda n: {f"word{k}": f"idée {n}.{k}" for k in range(1, 6)}}
DRAFTS: list[Any] = [Surface(pieces=()), Pointer(at=(500, 500)), Pointer(at=None)]


def decks(memories: int = 60, ideas: int = 37) -> list[Deck]:
    about: dict[str, Any] = {"game": "dany", "licence": "CC BY 4.0", "name": {"fr": "Essai", "en": "Test"}}
    images = tuple(Card(id=f"m{n:02}") for n in range(memories))
    words = tuple(
        Card(id=f"i{n:02}", fields={f"word{k}": f"mot {n}.{k}" for k in range(1, 6)}) for n in range(1, ideas + 1)
    )
    return [
        Deck(id="images", kind="images", language="any", authors=("Veillée",), cards=images, **about),
        Deck(id="ideas", kind="ideas", language="fr", authors=("Veillée",), cards=words, **about),
    ]


def laid(kept: tuple[str, ...]) -> tuple[Piece, ...]:
    """One of everything: beside, turned, face down, standing."""
    return tuple(
        Piece(
            memory=memory,
            x=100 + 120 * n,
            y=300 + 60 * n,
            angle=(n * 333) % 3600,
            lean=50 if n == 3 else 0,
            face_up=n != 1,
        )
        for n, memory in enumerate(kept)
    )


def moves(public: Public, private: Private) -> list[Move]:
    match private.ask:
        case AskPoint(candidates=candidates):
            return [Point(seat=seat) for seat in candidates]
        case AskTurnUp():
            return [TurnUp(), TurnUp(), TurnUp(), *calls(private)]
        case AskKeep(hand=hand):
            return [Keep(memories=hand[:count]) for count in (0, 2, 4, 7)]
        case AskCompose(kept=kept):
            return [Send(pieces=laid(kept)), Send(pieces=laid(kept[:1]))]
        case AskTalk() as ask:
            return talking(private, ask)
        case AskConfirm():
            return [Confirm(helped=True), Confirm(helped=False), Confirm(helped=False)]
        case AskAnyQuestion():
            return [NoQuestion(), NoQuestion(), NoQuestion(), AskWhy(), *calls(private)]
        case AskExplain():
            return [Explained()]
        case AskJudge():
            return [Judge(convinced=True), Judge(convinced=False), *calls(private)]
        case None:
            return []


def calls(private: Private) -> list[Move]:
    return [CallHelp()] if private.may_call_help else []


def talking(private: Private, ask: AskTalk) -> list[Move]:
    found: list[Move] = [Lean(word=2), Lean(word=None), *calls(private)]
    if ask.may_close:
        found.append(CloseTalk())
    if ask.may_answer:
        return [*found, *(Answer(word=word) for word in range(1, 6))]
    return [*found, *([Heard()] * 4), Heard(on=False)] if not ask.heard else [*found, Heard()]


def nonsense(public: Public, private: Private) -> list[Move]:
    asked = private.ask
    stranger = Piece(memory="nowhere", x=500, y=500)
    talk: list[Move] = [Lean(word=1), Heard(), Answer(word=1)]
    return [
        Keep(memories=("nowhere",)),
        Send(pieces=(stranger,)),
        Send(pieces=(Piece(x=1, y=1),)),
        Send(pieces=(Piece(x=1, y=1, face_up=False),)),
        Point(seat=99),
        Point(seat=-1),
        *([] if isinstance(asked, AskPoint) else [Point(seat=0)]),
        *([] if isinstance(asked, AskTurnUp) else [TurnUp()]),
        *([] if isinstance(asked, AskKeep) else [Keep(memories=())]),
        *([] if isinstance(asked, AskCompose) else [Send(pieces=())]),
        *([] if isinstance(asked, AskTalk) else talk),
        *([] if isinstance(asked, AskTalk) and asked.may_close else [CloseTalk()]),
        *([] if isinstance(asked, AskExplain) else [Explained()]),
        *([] if private.may_call_help else [CallHelp()]),
        *([] if isinstance(asked, AskConfirm) else [Confirm(helped=True)]),
        *([] if isinstance(asked, AskAnyQuestion) else [NoQuestion()]),
        *([] if isinstance(asked, AskAnyQuestion) else [AskWhy()]),
        *([] if isinstance(asked, AskJudge) else [Judge(convinced=True)]),
    ]


def secrets(state: State) -> list[Secret]:
    nobody = frozenset[int]()
    found = [Secret("seed", replace(state, chance=Chance(b"another seed")), nobody)]
    if GAME.outcome(state) is None:
        other = (state.dany + 1) % state.seats
        found.append(Secret("dany", replace(state, dany=other), frozenset({state.dany, other})))
    if len(state.memories) > 1:
        found.append(Secret("memories", replace(state, memories=state.memories[::-1]), nobody))
    if len(state.ideas) > 1:
        found.append(Secret("ideas", replace(state, ideas=state.ideas[::-1]), nobody))
    phase = state.phase
    playing = phase.back if isinstance(phase, Calling) else phase

    def in_round(changed: Any) -> State:
        return replace(state, phase=replace(phase, back=changed) if isinstance(phase, Calling) else changed)

    if isinstance(playing, Choosing | Composing | Talking):
        active = frozenset({playing.active})
        found.append(Secret("choice", in_round(replace(playing, choice=playing.choice % 5 + 1)), active))
    if isinstance(playing, Choosing) and state.memories:
        found.append(Secret("hand", in_round(replace(playing, hand=(*playing.hand[:-1], "other"))), active))
    if isinstance(playing, Composing) and playing.kept:
        found.append(Secret("kept", in_round(replace(playing, kept=(*playing.kept[:-1], "other"))), active))
    if isinstance(playing, Talking):
        down = [n for n, piece in enumerate(playing.pieces) if not piece.face_up]
        if down:
            hidden = replace(playing.pieces[down[0]], memory="other")
            pieces = (*playing.pieces[: down[0]], hidden, *playing.pieces[down[0] + 1 :])
            found.append(Secret("face down", in_round(replace(playing, pieces=pieces)), active))
        if len(playing.kept) > len(playing.pieces):
            found.append(Secret("not laid", in_round(replace(playing, kept=(*playing.kept[:-1], "other"))), active))
    if isinstance(phase, Calling | Explaining):
        for seat, vote in phase.votes.answers.items():
            votes = phase.votes.put(seat, not vote)
            found.append(Secret("vote", replace(state, phase=replace(phase, votes=votes)), frozenset({seat})))
    if isinstance(phase, Beginning | Twist):
        for seat, finger in phase.fingers.answers.items():
            fingers = phase.fingers.put(seat, (finger + 1) % state.seats)
            found.append(Secret("finger", replace(state, phase=replace(phase, fingers=fingers)), frozenset({seat})))
    return found


def of_round(name: str) -> Callable[[State], Any]:
    def look(state: State) -> Any:
        phase = state.phase.back if isinstance(state.phase, Calling) else state.phase
        return getattr(phase, name, None)

    return look


LEAKS: dict[str, Callable[[State], Any]] = {
    "seed": lambda state: state.chance.seed,
    "dany": lambda state: state.dany,
    "memories": lambda state: state.memories[:1],
    "ideas": lambda state: state.ideas[:1],
    "choice": of_round("choice"),
    "hand": of_round("hand"),
    "kept": of_round("kept"),
    "face down": of_round("pieces"),
    "not laid": of_round("kept"),
    "vote": lambda state: getattr(state.phase, "votes", None),
    "finger": lambda state: getattr(state.phase, "fingers", None),
}
