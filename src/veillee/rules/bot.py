"""The part of a bot that is stored. How bots play is in `veillee.bots`."""

from typing import Literal, TypeAlias

from msgspec import Struct

Language: TypeAlias = Literal["fr", "en"]
TemperamentName: TypeAlias = Literal["cautious", "playful", "sharp"]


class Bot(Struct, frozen=True):
    """A bot that plays a chair."""

    temperament: TemperamentName
    language: Language
