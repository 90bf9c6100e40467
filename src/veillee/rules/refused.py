"""How a move is refused, and how a text from a person is made fit to be shown to others."""

import re
import unicodedata
from typing import Any

ZERO_WIDTH_JOINER = "\u200d"
SPACES = re.compile("  +")


class Refused(Exception):
    """A move that is not allowed. `code` is stable and has a text in every language; `data` fills that text."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


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
