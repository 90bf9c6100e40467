"""`known.csv` records which dictionaries contain each word of a deck.

The dictionaries are large and not on every machine, so the result is kept in a file; `veillee decks know` updates it.
For a word that is in no dictionary, somebody writes the reason by hand.
"""

import csv
import re
from pathlib import Path

from veillee.rules import Deck

KNOWN = "known.csv"


def known_words(folder: Path) -> dict[str, str]:
    """The dictionaries (or the reason) for each word; empty if the words of this deck were never looked up."""
    if not (folder / KNOWN).exists():
        return {}
    with (folder / KNOWN).open(encoding="utf-8", newline="") as file:
        return {row["word"]: row["where"] for row in csv.DictReader(file)}


def look_up(deck: Deck, folder: Path, dictionaries: dict[str, set[str]]) -> list[str]:
    """Write `known.csv`. Returns the words that are in no dictionary and have no reason."""
    before = known_words(folder)
    rows = []
    for word in sorted(card.fields["word"] for card in deck.cards):
        found = " ".join(name for name, entries in dictionaries.items() if word in entries)
        reason = before.get(word, "")
        # If the old entry only names these dictionaries, it is out of date and not a reason.
        rows.append((word, found or ("" if set(reason.split()) <= set(dictionaries) else reason)))
    with (folder / KNOWN).open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("word", "where"))
        writer.writerows(rows)
    return [word for word, where in rows if not where]


def word_list(path: Path) -> set[str]:
    """The entries of a plain word list or of a Hunspell dictionary."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {re.split(r"[/\t ]", line, maxsplit=1)[0] for line in lines}
