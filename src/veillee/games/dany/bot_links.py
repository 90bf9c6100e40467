"""Why things mean the words of our ideas, for bots: `links.csv`."""

import csv
from functools import cache
from pathlib import Path

from msgspec import Struct

from veillee.rules import Language

LINKS = Path(__file__).parent / "links.csv"
# The links of a word are written with the most telling first: each next one weighs less.
SHARE_OF_NEXT = 0.9


class Link(Struct, frozen=True):
    """Why a theme means a word. If there are `things`, it is said of these only, not of all that stand for it."""

    theme: str
    text: str
    weight: float
    things: frozenset[str] = frozenset()


@cache
def links(language: Language) -> dict[str, list[Link]]:
    """`links.csv`, by word, the most telling first."""
    found: dict[str, list[Link]] = {}
    with LINKS.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["language"] == language:
                of_word = found.setdefault(row["word"], [])
                things = frozenset(row["only"].split(" ; ")) if row["only"] else frozenset[str]()
                of_word.append(Link(row["theme"], row["text"], SHARE_OF_NEXT ** len(of_word), things))
    return found
