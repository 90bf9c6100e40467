"""How memories and ideas of Dany are proof-read."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from veillee.decks.proofreading import Check, images, root_of, typography
from veillee.games.dany.model import WORDS_ON_AN_IDEA
from veillee.rules import Card, Deck

IDEAS = 37
LEAST_ALIKE = 2
ARTICLES = re.compile(r"^(?:(?:le|la|les|un|une|des|du|the|an?)\s+|l’)", re.IGNORECASE)


def ideas(deck: Deck, folder: Path) -> Iterator[str]:
    if len(deck.cards) != IDEAS:
        yield f"there are {len(deck.cards)} ideas"
    words = [word for card in deck.cards for word in words_of(card)]
    for root, count in Counter(root_of(ARTICLES.sub("", word)) for word in words if word).items():
        if count > 1:
            yield f"the root {root} stands {count} times"
    for card in deck.cards:
        for problem in idea_problems(card, deck.language):
            yield f"{card.id}: {problem}"


def words_of(card: Card) -> list[str]:
    return [card.fields[f"word{n}"] for n in range(1, WORDS_ON_AN_IDEA + 1)]


def idea_problems(card: Card, language: str) -> Iterator[str]:
    for word in words_of(card):
        if not 2 <= len(word) <= 24:
            yield f"“{word}” has {len(word)} characters"
        for problem in typography(word, language):
            yield f"“{word}” {problem}"
        if word.endswith("."):
            yield f"“{word}” ends with a full stop"
    pairs = card.fields["alike"].split()
    if not all(re.fullmatch("[1-5]-[1-5]", pair) and pair[0] < pair[2] for pair in pairs):
        yield f"the pairs that could be mistaken are badly written: {pairs}"
    if len(set(pairs)) < LEAST_ALIKE:
        yield f"{len(set(pairs))} pairs could be mistaken for each other"


CHECKS: dict[str, Check] = {"ideas": ideas, "images": images}
