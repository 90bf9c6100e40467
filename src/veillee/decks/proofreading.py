"""Checks of texts and images that any game can use. Each game checks its own cards in its module `cards`.

Checks of one card yield remarks, also for cards that people write themselves; checks of a whole deck yield lines.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from veillee.rules import Deck, Language, plain

NBSP = "\u00a0"
NARROW_NBSP = "\u202f"
ALT_LENGTHS = (21, 200)
# A name in capitals may be an acronym; a longer text is shouted.
LONGEST_ACRONYM = 5


class Remark(Struct, frozen=True):
    """What a proof-reader says of a field of a card. `fixed`: the whole field set right, if its words can stay."""

    field: str
    code: str
    data: dict[str, str | int | bool] = {}
    fixed: str | None = None


# Every code, and how the command line says it after the name of what it speaks of. Screens have texts of their own.
SENTENCES = {
    "decomposed": "has decomposed letters (not NFC)",
    "dictionary_form": "does not have the form of a dictionary",
    "elision": "lacks an elision",
    "extra_space": "has an extra space",
    "full_stop": "ends with a full stop",
    "in_capitals": "is in capitals",
    "ligature": "has oe for œ",
    "no_break_space": "lacks a no-break space",
    "not_a_sentence": "does not begin with a capital and end with a full stop",
    "not_in_lower_case": "is not in lower case",
    "opinion": "praises, blames or grows old",
    "repeats_name": "repeats the name",
    "same_root": "has the root of “{word}”",
    "set_in_french": "is set in French",
    "straight_quotes": "has straight quotes or three dots",
    "too_few_words": "has {has} words",
    "too_long": "has {has} characters",
    "too_many_words": "has {has} words",
    "too_short": "has {has} characters",
    "unknown_kind": "no such kind: {kind}",
    "uses_root": "uses its root ({root})",
}
# What `set_right` and its like set right, so that the remark is gone and the words are the same.
SET_RIGHT = {
    "decomposed",
    "extra_space",
    "full_stop",
    "ligature",
    "no_break_space",
    "not_a_sentence",
    "not_in_lower_case",
    "set_in_french",
    "straight_quotes",
}


def tell(remark: Remark) -> str:
    return SENTENCES[remark.code].format_map(remark.data)


# Finds all mistakes in a deck of one kind, one line for each.
Check: TypeAlias = Callable[[Deck, Path], Iterator[str]]


class Reader(NamedTuple):
    """How a card of one kind is read while somebody writes it: the most letters of each field, and the remarks."""

    lengths: dict[str, int]
    read: Callable[[dict[str, str], Language], Iterator[Remark]]


# Spaces and signs

NO_BREAK = NBSP + NARROW_NBSP
# Not in a row of marks, in brackets, or in 10:30 and https://.
MARK = rf"(?<=.)(?<![{NO_BREAK};:!?(\[])(?:[;!?]|:(?!(?<=\d:)\d|//))"
LACKS_NO_BREAK_SPACE = re.compile(rf"{MARK}|(?<=[^{NO_BREAK}])»|«(?=[^{NO_BREAK}])")
BEFORE_MARK = re.compile(rf" ?({MARK})")
BEFORE_CLOSING = re.compile(rf"(?<=.)(?<![ {NBSP}])[ {NBSP}]?»")
AFTER_OPENING = re.compile(rf"«[ {NBSP}]?(?=.)")
LACKS_ELISION = re.compile(r"\b(de une?|que ils?|si ils?|de [aàâeéèêiîoôuœy]\w*ment)\b", re.IGNORECASE)
LIGATURE = re.compile(r"oe(?=[ui])", re.IGNORECASE)
SINGLE_OPENING = re.compile(r"(?<!\w)'(?=\w[^']*'(?!\w))")


def typography(text: str, language: str, field: str = "") -> Iterator[Remark]:
    """The typographic mistakes in a text of one line."""
    if text != text.strip() or re.search(r"\s\s", text):
        yield Remark(field, "extra_space")
    if "'" in text or '"' in text or "..." in text:
        yield Remark(field, "straight_quotes")
    if unicodedata.normalize("NFC", text) != text:
        yield Remark(field, "decomposed")
    if language == "fr":
        if LACKS_NO_BREAK_SPACE.search(text):
            yield Remark(field, "no_break_space")
        if found := LACKS_ELISION.search(text):
            yield Remark(field, "elision", {"words": found[0]})
        if LIGATURE.search(text):
            yield Remark(field, "ligature")


def set_right(text: str, language: str) -> str:
    """The same words, with the signs and spaces of a printer."""
    right = unicodedata.normalize("NFC", text).replace(NARROW_NBSP, NBSP)
    right = re.sub(r"\s+", lambda spaces: NBSP if NBSP in spaces[0] else " ", right).strip()
    right = re.sub(r"\.{3,}", "…", right)
    parts = right.split('"')
    right = parts[0]
    for number, part in enumerate(parts[1:]):
        # Of an odd number, the last one closes if a word ends before it.
        opens = number % 2 == 0 and (number + 2 < len(parts) or not right[-1:].strip())
        right += ("«" if language == "fr" else "“") if opens else ("»" if language == "fr" else "”")
        right += part
    if language == "fr":
        right = right.replace("'", "’")
        right = LIGATURE.sub(lambda found: "œ" if found[0][0] == "o" else "Œ", right)
        right = AFTER_OPENING.sub(f"«{NBSP}", BEFORE_CLOSING.sub(f"{NBSP}»", right))
        return BEFORE_MARK.sub(rf"{NBSP}\1", right)
    right = SINGLE_OPENING.sub("‘", right).replace("'", "’")
    right = re.sub(r"«\s?", "“", re.sub(r"\s?»", "”", right))
    right = re.sub(r"“ (?=.)", "“", re.sub("(?<=.) ”", "”", right))
    return re.sub(rf"{NBSP}(?=[;:!?])", "", right).replace(NBSP, " ")


def set_in_french(text: str, field: str = "") -> Iterator[Remark]:
    """What is wrong in an English text."""
    if NBSP in text or "«" in text:
        yield Remark(field, "set_in_french")


# Sentences


def sentence(text: str, language: str, field: str = "", any_end: bool = False) -> Iterator[Remark]:
    """With `any_end`, a sentence may also end with another mark, or within quotation marks."""
    yield from typography(text, language, field)
    capital, stop = not begins_small(text), ends_well(text, any_end)
    if not text or not capital or not stop:
        yield Remark(field, "not_a_sentence", {"capital": capital, "stop": stop})
    yield from capitals(text, field)


def first_letter(text: str) -> int:
    """Where it is, or the first digit; the end of a text that has none."""
    return next((at for at, letter in enumerate(text) if letter.isalnum()), len(text))


def begins_small(text: str) -> bool:
    letter = text[first_letter(text) :][:1]
    return letter != letter.upper()


def ends_well(text: str, any_end: bool) -> bool:
    return text.endswith(".") or (any_end and text.rstrip(f" {NO_BREAK}»”’)")[-1:] in (".", "!", "?", "…"))


def as_sentence(text: str, language: str, any_end: bool = False) -> str:
    """The same words, set right, with a capital and a full stop."""
    right = set_right(text, language)
    at = first_letter(right)
    right = right[:at] + right[at : at + 1].upper() + right[at + 1 :]
    if ends_well(right, any_end):
        return right
    return set_right(right.rstrip(f" {NBSP},;:." + ("" if any_end else "!?…")) + ".", language)


def capitals(text: str, field: str = "") -> Iterator[Remark]:
    letters = [letter for letter in text if letter.isalpha()]
    if len(letters) > LONGEST_ACRONYM and all(letter.isupper() for letter in letters):
        yield Remark(field, "in_capitals")


def length(text: str, least: int, most: int, field: str = "") -> Iterator[Remark]:
    if not least <= len(text) <= most:
        code = "too_short" if len(text) < least else "too_long"
        yield Remark(field, code, {"has": len(text), "least": least, "most": most})


def mended(remarks: Iterable[Remark], right: dict[str, str]) -> Iterator[Remark]:
    """The remarks, with the field set right where that is what they ask for."""
    for remark in remarks:
        yield replace(remark, fixed=right[remark.field]) if remark.code in SET_RIGHT else remark


# Words


def root_of(word: str) -> str:
    """The longest word of a phrase, without its ending. A definition that contains it would give the word away."""
    longest: str = max(re.findall(r"\w+", plain(word)), key=len, default="")
    return longest[: max(4, len(longest) - 3)]


def shared_words(name: str, line: str) -> list[str]:
    """The words of the name that the line has too. Up to three letters do not count: they are articles, not names."""
    in_line = set(re.findall(r"\w+", plain(line)))
    return [word for word in re.findall(r"\w+", name) if len(plain(word)) > 3 and plain(word) in in_line]


# Images


def images(deck: Deck, folder: Path) -> Iterator[str]:
    for card in deck.cards:
        for language in ("fr", "en"):
            for remark in alternative_text(card.fields.get(f"alt_{language}", ""), language):
                yield f"{card.id}: the alternative text in {language} {tell(remark)}"
        for form in (".avif", ".webp", ".thumb.avif", ".thumb.webp"):
            if not (folder / "images" / f"{card.id}{form}").exists():
                yield f"{card.id}{form} is missing"


def alternative_text(text: str, language: str, field: str = "", any_end: bool = False) -> Iterator[Remark]:
    yield from length(text, *ALT_LENGTHS, field)
    yield from sentence(text, language, field, any_end)


def read_image(fields: dict[str, str], language: Language) -> Iterator[Remark]:
    """Each text is in the language of its field."""
    for own in ("fr", "en"):
        field = f"alt_{own}"
        remarks = alternative_text(fields[field], own, field, any_end=True)
        yield from mended(remarks, {field: as_sentence(fields[field], own, any_end=True)})


IMAGES = Reader({f"alt_{language}": ALT_LENGTHS[1] for language in ("fr", "en")}, read_image)
