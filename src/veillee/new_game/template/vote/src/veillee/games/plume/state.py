"""The whole truth of a game of Plume, which only the server knows."""

from typing import TypeAlias

from msgspec import Struct

from veillee.games.plume.model import Options, Question, Reason, Round, Sheet
from veillee.rules import Chance, Gathered, Pile, Tagged, Tally


class Writing(Tagged, frozen=True, tag="writing"):
    question: Question
    answers: Gathered[str]


class Voting(Tagged, frozen=True, tag="voting"):
    question: Question
    sheets: tuple[Sheet, ...]
    votes: Gathered[int]


class Over(Tagged, frozen=True, tag="over"):
    reason: Reason


Phase: TypeAlias = Writing | Voting | Over


class State(Struct, frozen=True):
    options: Options
    chance: Chance
    phase: Phase
    pile: Pile[Question]
    tally: Tally
    last: Round | None = None

    @property
    def seats(self) -> int:
        return len(self.tally.scores)
