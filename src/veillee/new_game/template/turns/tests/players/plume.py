"""How the shared tests play Plume."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tests.players import Secret, another_seed, deck_of, phase_field
from veillee.games.plume.model import MOST, Ask, AskNumber, AskQuestion, Fact, Move, Private, Public, Say, SayingView
from veillee.games.plume.rules import Plume
from veillee.games.plume.state import Saying, State
from veillee.rules import Card, Deck, with_seat

GAME = Plume()
OPTIONS: list[dict[str, Any]] = [{}, {"laps": 1}, {"turn_seconds": 20}]
ANSWERS = ()


def decks(cards: int = 42) -> list[Deck]:
    rows = [
        Card(id=f"f{n}", fields={"fr": "Combien ?", "en": "How many?", "answer": str(10 + n)}) for n in range(cards)
    ]
    return [deck_of("plume", "facts", rows)]


def moves(public: Public, private: Private) -> list[Move]:
    match private.ask:
        case AskQuestion():
            return [Ask(card=fact.question.id) for fact in private.hand]
        case AskNumber():
            said = public.said if isinstance(public, SayingView) else ()
            return [Say(number=number) for number in (0, 12, 25, 30, 40, MOST) if number not in said]
        case None:
            return []


def nonsense(public: Public, private: Private) -> list[Move]:
    found: list[Move] = [Ask(card=""), Ask(card="f999"), Say(number=-1), Say(number=MOST + 1)]
    if isinstance(public, SayingView):
        found += [Say(number=number) for number in public.said if number is not None]
    return found


def secrets(state: State) -> list[Secret]:
    found = [another_seed(state)]
    pile = replace(state.pile, cards=state.pile.cards[::-1])
    found.append(Secret("pile", replace(state, pile=pile), frozenset()))
    for seat, hand in enumerate(state.hands):
        other = (otherwise(hand[0]), *hand[1:])
        hands = with_seat(state.hands, seat, other)
        found.append(Secret("hand", replace(state, hands=hands), frozenset({seat})))
    if isinstance(state.phase, Saying):
        saying = replace(state.phase, fact=otherwise(state.phase.fact))
        found.append(Secret("answer", replace(state, phase=saying), frozenset({saying.asker})))
    return found


def otherwise(fact: Fact) -> Fact:
    return replace(fact, answer=fact.answer + 1)


LEAKS: dict[str, Callable[[State], Any]] = {
    "seed": lambda state: state.chance.seed,
    "pile": lambda state: state.pile.cards[:1],
    "hand": lambda state: state.hands,
    "answer": phase_field("fact"),
}
