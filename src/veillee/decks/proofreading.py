"""What a proof-reader knows of texts and pictures, whatever the game. Each game reads its own cards in `cards`."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from veillee.rules import Deck, plain

NBSP = "\u00a0"

# What is wrong with a deck of one kind, a line each.
Check: TypeAlias = Callable[[Deck, Path], Iterator[str]]


def typography(text: str, language: str) -> Iterator[str]:
    """What a typesetter would mend in a text of one line."""
    if text != text.strip() or "  " in text:
        yield "has a space too many"
    if "'" in text or '"' in text or "..." in text:
        yield "has straight quotes or three dots"
    if unicodedata.normalize("NFC", text) != text:
        yield "has letters in pieces"
    if language == "fr":
        if re.search(rf"[^{NBSP}][;:!?»]|«[^{NBSP}]", text):
            yield "lacks a no-break space"
        if re.search(r"\b(de une?|que ils?|si ils?|de [aàâeéèêiîoôuœy]\w*ment)\b", text, re.IGNORECASE):
            yield "lacks an elision"
        if "oeu" in text.lower() or "oei" in text.lower():
            yield "has oe for œ"


def sentence(text: str, language: str) -> Iterator[str]:
    yield from typography(text, language)
    if not text[:1].isupper() or not text.endswith("."):
        yield "does not begin with a capital and end with a full stop"


def root_of(word: str) -> str:
    """The part of a word that gives its sense away: of a phrase, its longest word; without the ending."""
    longest: str = max(re.findall(r"\w+", plain(word)), key=len)
    return longest[: max(4, len(longest) - 3)]


def shared_words(name: str, line: str) -> set[str]:
    """Words of more than three letters: those are names, and no articles."""
    words = [{word for word in re.findall(r"\w+", plain(text)) if len(word) > 3} for text in (name, line)]
    return words[0] & words[1]


def images(deck: Deck, folder: Path) -> Iterator[str]:
    for card in deck.cards:
        for language in ("fr", "en"):
            text = card.fields.get(f"alt_{language}", "")
            if not 20 < len(text) <= 200:
                yield f"{card.id}: the alternative text in {language} has {len(text)} characters"
            for problem in sentence(text, language):
                yield f"{card.id}: the alternative text in {language} {problem}"
        for form in (".avif", ".webp", ".thumb.avif", ".thumb.webp"):
            if not (folder / "images" / f"{card.id}{form}").exists():
                yield f"{card.id}{form} is missing"
