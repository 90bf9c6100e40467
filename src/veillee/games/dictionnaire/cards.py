"""How cards of Le Jeu du Dictionnaire are proof-read: a row for each word."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from veillee.decks.known import known_words
from veillee.decks.proofreading import (
    Check,
    Reader,
    Remark,
    as_sentence,
    mended,
    root_of,
    sentence,
    set_right,
    tell,
    typography,
)
from veillee.games.dictionnaire.form import tidied
from veillee.games.dictionnaire.model import DEFINITION_LENGTH, WORDS_ON_A_CARD
from veillee.rules import Deck, Language, bare, plain

KINDS = {
    "fr": {"n.m.", "n.f.", "adj.", "adv.", "v.t.", "v.i.", "loc. adv."},
    "en": {"n.", "adj.", "adv.", "v.t.", "v.i.", "adv. phr."},
}
DEFINITION_WORDS = range(4, 26)
LONGEST_WORD = 40
LONGEST_KIND = 20


def words(deck: Deck, folder: Path) -> Iterator[str]:
    on_cards = Counter(card.fields["card"] for card in deck.cards)
    for number, count in on_cards.items():
        if count != WORDS_ON_A_CARD:
            yield f"card {number} carries {count} words"
    boxes = {card.fields["card"]: card.fields["box"] for card in deck.cards}
    in_boxes = Counter(boxes.values())
    if set(in_boxes) != {"1", "2"} or in_boxes["1"] != in_boxes["2"]:
        yield f"the boxes hold {dict(in_boxes)} cards"
    for word, count in Counter(plain(card.fields["word"]) for card in deck.cards).items():
        if count > 1:
            yield f"{word} stands {count} times"
    known = known_words(folder) if deck.language == "fr" else None
    for card in deck.cards:
        word = card.fields["word"]
        if known is not None and not known.get(word):
            yield f"{word}: stands in no dictionary, and no reason is given"
        for remark in word_remarks(card.fields, deck.language):
            of = "its definition " if remark.field == "definition" else ""
            yield f"{word}: {of}{tell(remark)}"


def word_remarks(fields: dict[str, str], language: str) -> Iterator[Remark]:
    word, kind, definition = (fields[name] for name in ("word", "kind", "definition"))
    if kind not in KINDS[language]:
        known = ", ".join(sorted(KINDS[language]))
        yield Remark("kind", "unknown_kind", {"kind": kind, "known": known}, fixed=meant_kind(kind, language))
    if word != word.lower():
        yield Remark("word", "not_in_lower_case")
    words = len(re.findall(r"\w+(?:-\w+)*", definition))
    if words not in DEFINITION_WORDS:
        code = "too_few_words" if words < DEFINITION_WORDS.start else "too_many_words"
        most = DEFINITION_WORDS.stop - 1
        yield Remark("definition", code, {"has": words, "least": DEFINITION_WORDS.start, "most": most})
    yield from typography(word, language, "word")
    yield from sentence(definition, language, "definition")
    root = root_of(word)
    if root and any(uses_root(plain(other), root) for other in re.findall(r"\w+", definition)):
        yield Remark("definition", "uses_root", {"root": root})


def uses_root(word: str, root: str) -> bool:
    """« rural » does not tell what « ru » is."""
    return word.startswith(root) if len(root) > 3 else word == root


def meant_kind(kind: str, language: str) -> str | None:
    """The kind that somebody wrote in another way: “n. m.”, “nm” or “nom masculin” for “n.m.”."""
    parts = re.findall(r"\w+", plain(kind))
    for known in sorted(KINDS[language]):
        short = re.findall(r"\w+", known)
        in_full = len(parts) == len(short) and all(part.startswith(s) for part, s in zip(parts, short, strict=True))
        if in_full or "".join(parts) == "".join(short):
            return known
    return None


def read_word(fields: dict[str, str], language: Language) -> Iterator[Remark]:
    """As all definitions on the table look alike, the true one must not be known by its form."""
    word, kind = fields["word"], fields["kind"]
    right = {"word": set_right(word, language).lower(), "definition": as_sentence(fields["definition"], language)}
    yield from mended(word_remarks(fields, language), right)
    noun = (meant_kind(kind, language) or kind).startswith("n.")
    told = right["definition"]
    while len(told) <= DEFINITION_LENGTH and bare(shorter := tidied(told, word, noun, language)) != bare(told):
        told = shorter
    if told != right["definition"]:
        yield Remark("definition", "dictionary_form", fixed=told)


CHECKS: dict[str, Check] = {"words": words}
READERS: dict[str, Reader] = {
    "words": Reader({"word": LONGEST_WORD, "kind": LONGEST_KIND, "definition": DEFINITION_LENGTH}, read_word)
}
