"""Texts that people write: how they are cleaned and compared."""

import re
import unicodedata
from functools import lru_cache
from typing import Annotated

from msgspec import Meta

from veillee.rules.refused import Refused

# As it comes from a browser. A large limit for decoding: who takes it applies the real one, and says which one it is.
Text = Annotated[str, Meta(max_length=4096)]

ZERO_WIDTH_JOINER = "\u200d"
SPACES = re.compile("  +")
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


def clean(text: str, most: int) -> str:
    """The text as others will see it: one line, composed letters, no invisible signs that could reorder or hide it."""
    # A cheap check before the slow normalising, which never makes a text shorter than an eighth.
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
    # A text of accents alone, without letters, would be almost invisible.
    if not any(unicodedata.category(letter)[0] not in "MZC" for letter in seen):
        raise Refused("text_empty")
    if len(seen) > most:
        raise Refused("text_too_long", most=most)
    return seen


# The cache is limited because people write texts too.
@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """In lower case, without accents and ligatures."""
    decomposed = unicodedata.normalize("NFD", text.lower().translate(LIGATURES))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def bare(text: str) -> str:
    """The text without case, accents and punctuation. If this is equal, two texts count as the same.

    A text without letters or digits (an emoji) stays as it is.
    """
    return re.sub(r"[\W_]+", " ", plain(text)).strip() or text.strip()
