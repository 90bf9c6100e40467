"""The vocabulary every game speaks. Pure: no clock, no I/O, no global chance."""

from veillee.rules.bot import Bot, Language, TemperamentName
from veillee.rules.chance import MISSING_PART, Chance, commitment, seed_of
from veillee.rules.deck import Card, Deck
from veillee.rules.game import AnyGame, Clock, DeckId, Game, Outcome, Seat, Seconds, Table, Tagged, best, with_seat
from veillee.rules.refused import Refused, clean

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
    "Language",
    "Outcome",
    "Refused",
    "Seat",
    "Seconds",
    "Table",
    "Tagged",
    "TemperamentName",
    "best",
    "clean",
    "commitment",
    "seed_of",
    "with_seat",
]
