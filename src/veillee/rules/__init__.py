"""The types and functions that all games are written with. Pure: no clock, no I/O, no global random numbers."""

from veillee.rules.bot import Bot, Language, TemperamentName
from veillee.rules.chance import MISSING_PART, Chance, commitment, seed_of
from veillee.rules.circle import left_of, others
from veillee.rules.deck import Card, Deck
from veillee.rules.game import (
    AnyGame,
    Clock,
    DeckId,
    Game,
    Moment,
    Outcome,
    Question,
    Seat,
    Seconds,
    Table,
    Tagged,
    best,
    with_seat,
)
from veillee.rules.gathered import Gathered, last_answer
from veillee.rules.pile import Pile
from veillee.rules.refused import Refused
from veillee.rules.tally import Tally
from veillee.rules.text import bare, clean, plain

__all__ = [
    "MISSING_PART",
    "AnyGame",
    "Bot",
    "Card",
    "Chance",
    "Clock",
    "Deck",
    "DeckId",
    "Game",
    "Gathered",
    "Language",
    "Moment",
    "Outcome",
    "Pile",
    "Question",
    "Refused",
    "Seat",
    "Seconds",
    "Table",
    "Tagged",
    "Tally",
    "TemperamentName",
    "bare",
    "best",
    "clean",
    "commitment",
    "last_answer",
    "left_of",
    "others",
    "plain",
    "seed_of",
    "with_seat",
]
