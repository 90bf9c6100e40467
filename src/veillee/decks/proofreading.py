"""Checks of texts and images that any game can use. Each game checks its own cards in its module `cards`."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from veillee.rules import Deck, plain

NBSP = "\u00a0"

# Finds all mistakes in a deck of one kind, one line for each.
Check: TypeAlias = Callable[[Deck, Path], Iterator[str]]


def typography(text: str, language: str) -> Iterator[str]:
    """The typographic mistakes in a text of one line."""
    if text != text.strip() or "  " in text:
        yield "has an extra space"
    if "'" in text or '"' in text or "..." in text:
        yield "has straight quotes or three dots"
    if unicodedata.normalize("NFC", text) != text:
        yield "has decomposed letters (not NFC)"
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
    """The longest word of a phrase, without its ending. A definition that contains it would give the word away."""
    longest: str = max(re.findall(r"\w+", plain(word)), key=len)
    return longest[: max(4, len(longest) - 3)]


def shared_words(name: str, line: str) -> set[str]:
    """The words that both texts have. Words of up to three letters do not count: they are articles, not names."""
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
