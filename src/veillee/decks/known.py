"""In which dictionaries the words of a deck stand: renewed by `veillee decks know`, because the dictionaries are large
and not everywhere. A reason in place of a dictionary is written by hand."""

import csv
import re
from pathlib import Path

from veillee.rules import Deck

KNOWN = "known.csv"


def known_words(folder: Path) -> dict[str, str]:
    """Where each word stands; nothing for a deck whose words were never looked up."""
    if not (folder / KNOWN).exists():
        return {}
    with (folder / KNOWN).open(encoding="utf-8", newline="") as file:
        return {row["word"]: row["where"] for row in csv.DictReader(file)}


def look_up(deck: Deck, folder: Path, dictionaries: dict[str, set[str]]) -> list[str]:
    """Write down in which dictionary each word stands; the words that stand in none and have no reason."""
    before = known_words(folder)
    rows = []
    for word in sorted(card.fields["word"] for card in deck.cards):
        found = " ".join(name for name, entries in dictionaries.items() if word in entries)
        reason = before.get(word, "")
        # What was found in these very dictionaries is no reason, now that it is not there.
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
