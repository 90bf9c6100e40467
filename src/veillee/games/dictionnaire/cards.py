"""How cards of Le Jeu du Dictionnaire are proof-read: a row for each word."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from veillee.decks.known import known_words
from veillee.decks.proofreading import Check, root_of, sentence, typography
from veillee.rules import Card, Deck, plain

KINDS = {
    "fr": {"n.m.", "n.f.", "adj.", "adv.", "v.t.", "v.i.", "loc. adv."},
    "en": {"n.", "adj.", "adv.", "v.t.", "v.i.", "adv. phr."},
}
WORDS_ON_A_CARD = 4
DEFINITION_WORDS = range(4, 26)


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
        for problem in word_problems(card, deck.language, known):
            yield f"{card.fields['word']}: {problem}"


def word_problems(card: Card, language: str, known: dict[str, str] | None) -> Iterator[str]:
    word, kind, definition = (card.fields[name] for name in ("word", "kind", "definition"))
    if kind not in KINDS[language]:
        yield f"no such kind: {kind}"
    if word != word.lower():
        yield "is not in lower case"
    if known is not None and not known.get(word):
        yield "stands in no dictionary, and no reason is given"
    length = len(re.findall(r"\w+(?:-\w+)*", definition))
    if length not in DEFINITION_WORDS:
        yield f"its definition has {length} words"
    yield from typography(word, language)
    for problem in sentence(definition, language):
        yield f"its definition {problem}"
    root = root_of(word)
    if any(plain(other).startswith(root) for other in re.findall(r"\w+", definition)):
        yield f"its definition uses its root ({root})"


CHECKS: dict[str, Check] = {"words": words}
