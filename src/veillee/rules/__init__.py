"""The types and functions that all games are written with. Pure: no clock, no I/O, no global random numbers."""

from veillee.rules.bot import Bot, Language, TemperamentName
from veillee.rules.chance import MISSING_PART, Chance, commitment, seed_of
from veillee.rules.circle import left_of, others
from veillee.rules.deck import CARD_FIELDS, Card, Deck, fits
from veillee.rules.game import (
    AnyGame,
    Clock,
    DeckId,
    DeckIds,
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
from veillee.rules.mix import house_and_own, ids_of, mix
from veillee.rules.own import OWN, is_own, own_id, own_name
from veillee.rules.own_image import image_card
from veillee.rules.pile import Pile
from veillee.rules.refused import Refused
from veillee.rules.tally import Tally
from veillee.rules.text import Text, bare, clean, plain

__all__ = [
    "CARD_FIELDS",
    "MISSING_PART",
    "OWN",
    "AnyGame",
    "Bot",
    "Card",
    "Chance",
    "Clock",
    "Deck",
    "DeckId",
    "DeckIds",
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
    "Text",
    "bare",
    "best",
    "clean",
    "commitment",
    "fits",
    "house_and_own",
    "ids_of",
    "image_card",
    "is_own",
    "last_answer",
    "left_of",
    "mix",
    "others",
    "own_id",
    "own_name",
    "plain",
    "seed_of",
    "with_seat",
]
