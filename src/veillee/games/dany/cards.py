"""How memories and ideas of Dany are proof-read."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from veillee.decks.proofreading import (
    IMAGES,
    Check,
    Reader,
    Remark,
    capitals,
    images,
    length,
    mended,
    root_of,
    set_right,
    tell,
    typography,
)
from veillee.games.dany.model import WORDS_ON_AN_IDEA
from veillee.rules import Card, Deck, Language

IDEAS = 37
LEAST_ALIKE = 2
WORD_LENGTHS = (2, 24)
WORD_FIELDS = [f"word{n}" for n in range(1, WORDS_ON_AN_IDEA + 1)]
ARTICLES = re.compile(r"^(?:(?:le|la|les|un|une|des|du|the|an?)\s+|l’)", re.IGNORECASE)


def ideas(deck: Deck, folder: Path) -> Iterator[str]:
    if len(deck.cards) != IDEAS:
        yield f"there are {len(deck.cards)} ideas"
    words = [card.fields[field] for card in deck.cards for field in WORD_FIELDS]
    for root, count in Counter(root_of_idea(word) for word in words if word).items():
        if count > 1:
            yield f"the root {root} stands {count} times"
    for card in deck.cards:
        for remark in idea_remarks(card.fields, deck.language):
            yield f"{card.id}: “{card.fields[remark.field]}” {tell(remark)}"
        for problem in alike_problems(card):
            yield f"{card.id}: {problem}"


def root_of_idea(word: str) -> str:
    return root_of(ARTICLES.sub("", word))


def idea_remarks(fields: dict[str, str], language: str) -> Iterator[Remark]:
    for field in WORD_FIELDS:
        word = fields[field]
        yield from length(word, *WORD_LENGTHS, field)
        yield from typography(word, language, field)
        if word.endswith("."):
            yield Remark(field, "full_stop")
        yield from capitals(word, field)


def alike_problems(card: Card) -> Iterator[str]:
    pairs = card.fields["alike"].split()
    if not all(re.fullmatch("[1-5]-[1-5]", pair) and pair[0] < pair[2] for pair in pairs):
        yield f"the pairs that could be mistaken are badly written: {pairs}"
    if len(set(pairs)) < LEAST_ALIKE:
        yield f"{len(set(pairs))} pairs could be mistaken for each other"


def read_idea(fields: dict[str, str], language: Language) -> Iterator[Remark]:
    right = {field: set_right(word, language).rstrip(".") for field, word in fields.items()}
    yield from mended(idea_remarks(fields, language), right)
    seen: dict[str, str] = {}
    for field, word in fields.items():
        root = root_of_idea(right[field])
        if root in seen:
            yield Remark(field, "same_root", {"word": seen[root]})
        elif root:
            seen[root] = word


CHECKS: dict[str, Check] = {"ideas": ideas, "images": images}
READERS: dict[str, Reader] = {
    "ideas": Reader(dict.fromkeys(WORD_FIELDS, WORD_LENGTHS[1]), read_idea),
    "images": IMAGES,
}
