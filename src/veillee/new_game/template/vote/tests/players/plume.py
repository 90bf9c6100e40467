"""How the shared tests play Plume."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tests.players import Secret, another_seed, deck_of, other_answers, phase_field
from veillee.games.plume.model import AskVote, AskWrite, Move, Private, Public, Sheet, Vote, Write
from veillee.games.plume.rules import Plume
from veillee.games.plume.state import State, Voting, Writing
from veillee.rules import Card, Deck

GAME = Plume()
OPTIONS: list[dict[str, Any]] = [{}, {"rounds": 2}]
ANSWERS = (Write, Vote)


def decks(cards: int = 20) -> list[Deck]:
    fields = {"fr": "Pourquoi ?", "en": "Why?"}
    return [deck_of("plume", "questions", [Card(id=f"q{n}", fields=fields) for n in range(cards)])]


def moves(public: Public, private: Private) -> list[Move]:
    match private.ask:
        case AskWrite():
            return [Write(text=f"Parce que {n}") for n in range(3)]
        case AskVote(numbers=numbers):
            return [Vote(number=number) for number in numbers]
        case None:
            return []


def nonsense(public: Public, private: Private) -> list[Move]:
    return [Write(text=""), Write(text="x" * 141), Vote(number=0), Vote(number=-1), Vote(number=99)]


def secrets(state: State) -> list[Secret]:
    found = [another_seed(state)]
    if len(state.pile.cards) > 1:
        pile = replace(state.pile, cards=state.pile.cards[::-1])
        found.append(Secret("pile", replace(state, pile=pile), frozenset()))
    match state.phase:
        case Writing():
            found += other_answers("answer", state, "answers", lambda text: text + "!")
        case Voting() as voting:
            found += other_answers("vote", state, "votes", lambda number: number % len(voting.sheets) + 1)
            if len(voting.sheets) > 1:
                one, two, *rest = voting.sheets
                sheets = (Sheet(one.text, two.author), Sheet(two.text, one.author), *rest)
                known = frozenset({one.author, two.author})
                found.append(Secret("author", replace(state, phase=replace(voting, sheets=sheets)), known))
    return found


LEAKS: dict[str, Callable[[State], Any]] = {
    "seed": lambda state: state.chance.seed,
    "pile": lambda state: state.pile.cards[:1],
    "answer": phase_field("answers"),
    "vote": phase_field("votes"),
    "author": phase_field("sheets"),
}
