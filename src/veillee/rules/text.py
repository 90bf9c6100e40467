"""Texts from people: made fit to be shown to others, and compared."""

import re
import unicodedata
from functools import lru_cache

from veillee.rules.refused import Refused

ZERO_WIDTH_JOINER = "\u200d"
SPACES = re.compile("  +")
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


def clean(text: str, most: int) -> str:
    """The text as others will see it: one line, composed letters, nothing invisible that could reorder or hide it."""
    # Cheap bound before the work of normalising: composing never shrinks a text by more than this.
    if len(text) > 8 * most:
        raise Refused("text_too_long", most=most)
    seen = unicodedata.normalize("NFC", text)
    if not seen.isprintable():
        seen = "".join(
            " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter
            for letter in seen
            if letter == ZERO_WIDTH_JOINER or unicodedata.category(letter) not in ("Cf", "Cs", "Co")
        )
    seen = SPACES.sub(" ", seen).strip()
    # Marks without a letter under them would be as good as invisible.
    if not any(unicodedata.category(letter)[0] not in "MZC" for letter in seen):
        raise Refused("text_empty")
    if len(seen) > most:
        raise Refused("text_too_long", most=most)
    return seen


# People write texts too: only so many are remembered.
@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """In lower case, without accents and ligatures."""
    decomposed = unicodedata.normalize("NFD", text.lower().translate(LIGATURES))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def bare(text: str) -> str:
    """What is left without case, accents and punctuation: texts with the same rest are the same text.

    A text of signs alone (an emoji) is left as it is.
    """
    return re.sub(r"[\W_]+", " ", plain(text)).strip() or text.strip()
