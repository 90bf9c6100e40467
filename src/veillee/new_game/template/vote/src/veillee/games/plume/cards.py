"""How the questions of Plume are proof-read."""

from collections.abc import Iterator
from pathlib import Path

from veillee.decks.proofreading import Check, tell, typography
from veillee.rules import Deck

LONGEST = 120


def questions(deck: Deck, folder: Path) -> Iterator[str]:
    for card in deck.cards:
        for language in ("fr", "en"):
            text = card.fields[language]
            if not 10 <= len(text) <= LONGEST:
                yield f"{card.id}: the question in {language} has {len(text)} characters"
            if not text.endswith("?"):
                yield f"{card.id}: the question in {language} asks nothing"
            for remark in typography(text, language):
                yield f"{card.id}: the question in {language} {tell(remark)}"


CHECKS: dict[str, Check] = {"questions": questions}
