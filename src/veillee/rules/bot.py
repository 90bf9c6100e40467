"""What is written down of a bot. How it plays is in `veillee.bots`."""

from typing import Literal, TypeAlias

from msgspec import Struct

Language: TypeAlias = Literal["fr", "en"]
TemperamentName: TypeAlias = Literal["cautious", "playful", "sharp"]


class Bot(Struct, frozen=True):
    """Who plays a chair in place of a person."""

    temperament: TemperamentName
    language: Language
