"""How guests of Devine qui vient dîner ce soir ! are proof-read."""

import csv
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from msgspec import UNSET

from veillee.decks import HERE
from veillee.decks.proofreading import (
    Check,
    Reader,
    Remark,
    as_sentence,
    capitals,
    length,
    mended,
    sentence,
    set_in_french,
    set_right,
    shared_words,
    tell,
    typography,
)
from veillee.games.diner.model import CIRCA, FAMILIES, LINE_LENGTH, NAME_LENGTH
from veillee.rules import Card, Deck, Language, plain

LEAST_IN_A_FAMILY = 10
SHORTEST_NAME = 2
SHORTEST_LINE = 25
YOUNGEST = 2005  # nobody on a card is a minor
OLDEST_LIVING = 1926
# A card tells facts, and tells them so that they stay true.
OPINIONS = {
    "fr": r"\b(génial|célèbre|légendaire|mythique|controvers|sulfureu|actuel|aujourd’hui|récemment)",
    "en": r"\b(famous|legendary|iconic|controversial|notorious|current|today|recently)",
}
# Hooks, in `words.csv`: what bots say that a guest does at a dinner. Several must fit into one reason.
HOOKS = (1, 2)
HOOK_LENGTHS = (18, 62)
SHORT_HOOK = 40
MOST_HOOKS_WITH_ONE_VERB = 12


def guests(deck: Deck, folder: Path) -> Iterator[str]:
    in_families = Counter(card.fields["family"] for card in deck.cards)
    for family in FAMILIES:
        if in_families[family] < LEAST_IN_A_FAMILY:
            yield f"the family {family} has {in_families[family]} guests"
    for language in ("fr", "en"):
        for name, count in Counter(plain(card.fields[f"name_{language}"]) for card in deck.cards).items():
            if count > 1:
                yield f"{name} stands {count} times"
    for card in deck.cards:
        for problem in guest_problems(card):
            yield f"{card.id}: {problem}"
        if (
            deck.until is not UNSET
            and re.fullmatch(r"\d+", card.fields["died"])
            and int(card.fields["died"]) > deck.until
        ):
            yield f"{card.id}: died in {card.fields['died']}, and the deck knows the years until {deck.until}"
    if (folder / "words.csv").exists():
        yield from hooks(deck, folder / "words.csv")
    elif folder.parent == HERE:
        yield "has no words.csv"


def guest_problems(card: Card) -> Iterator[str]:
    fields = card.fields
    if fields["family"] not in FAMILIES:
        yield f"no such family: {fields['family']}"
    if fields["circa"] not in CIRCA:
        yield f"no such mark of uncertain years: {fields['circa']}"
    yield from years(fields)
    for language in ("fr", "en"):
        for remark in guest_remarks(fields[f"name_{language}"], fields[language], fields["family"], language):
            yield f"the {remark.field} in {language} {tell(remark)}"


def guest_remarks(name: str, line: str, family: str, language: str, any_end: bool = False) -> Iterator[Remark]:
    yield from length(name, SHORTEST_NAME, NAME_LENGTH, "name")
    yield from length(line, SHORTEST_LINE, LINE_LENGTH, "line")
    yield from typography(name, language, "name")
    yield from sentence(line, language, "line", any_end)
    if language == "en":
        yield from set_in_french(line, "line")
    if found := re.search(OPINIONS[language], line, re.IGNORECASE):
        yield Remark("line", "opinion", {"word": found[0]})
    if family != "imaginary" and (shared := shared_words(name, line)):
        yield Remark("line", "repeats_name", {"word": shared[0]})
    yield from capitals(name, "name")


def read_guest(fields: dict[str, str], language: Language) -> Iterator[Remark]:
    name, line = fields["name"], fields["line"]
    right = {"name": set_right(name, language), "line": as_sentence(line, language, any_end=True)}
    return mended(guest_remarks(name, line, fields["family"], language, any_end=True), right)


def hooks(deck: Deck, file: Path) -> Iterator[str]:
    """The mistakes in the hooks of a deck, and guests that have none or too many."""
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    cards = {card.id: card for card in deck.cards}
    counts = Counter(row["id"] for row in rows)
    for id in sorted(counts.keys() - cards.keys()):
        yield f"{id}: has hooks and is no guest"
    for id in cards:
        if not HOOKS[0] <= counts[id] <= HOOKS[1]:
            yield f"{id}: has {counts[id]} hooks"
    for language in ("fr", "en"):
        for text, count in Counter(plain(row[language]) for row in rows).items():
            if count > 1:
                yield f"the hook “{text}” stands {count} times"
        for verb, count in Counter(row[language].partition(" ")[0] for row in rows).items():
            if count > MOST_HOOKS_WITH_ONE_VERB:
                yield f"{count} hooks in {language} begin with “{verb}”"
        for id in counts:
            if min(len(row[language]) for row in rows if row["id"] == id) > SHORT_HOOK:
                yield f"{id}: has no short hook in {language}"
    for row in rows:
        if row["weight"] not in ("1", "2", "3"):
            yield f"{row['id']}: a hook weighs {row['weight']}"
        for language in ("fr", "en"):
            name = cards[row["id"]].fields[f"name_{language}"] if row["id"] in cards else ""
            for problem in hook_problems(row[language], name, language):
                yield f"{row['id']}: the hook “{row[language]}” {problem}"


def hook_problems(text: str, name: str, language: str) -> Iterator[str]:
    """A hook follows the name within a sentence: a verb and what belongs to it."""
    if not HOOK_LENGTHS[0] <= len(text) <= HOOK_LENGTHS[1]:
        yield f"has {len(text)} characters"
    if not text[:1].islower():
        yield "does not begin with a small letter"
    if re.search(r"[.,;:!?…]$", text):
        yield "ends with a punctuation mark"
    yield from map(tell, typography(text, language))
    if language == "en":
        yield from map(tell, set_in_french(text))
    if shared_words(name, text):
        yield "repeats the name"


def years(fields: dict[str, str]) -> Iterator[str]:
    """Characters of imagination have none; everyone else was born, of age, and lived as long as people do."""
    if fields["family"] == "imaginary":
        if fields["born"] or fields["died"]:
            yield "is imaginary and has years"
        return
    if not all(re.fullmatch(r"-?\d+", year) for year in (fields["born"], fields["died"] or "0")):
        yield "has years that are no numbers"
        return
    born = int(fields["born"])
    if born > YOUNGEST:
        yield "is too young"
    if not fields["died"] and born < OLDEST_LIVING:
        yield "would be more than a hundred years old"
    if fields["died"] and not 15 <= int(fields["died"]) - born <= 115:
        yield f"lived from {born} to {fields['died']}"


CHECKS: dict[str, Check] = {"guests": guests}
READERS: dict[str, Reader] = {"guests": Reader({"name": NAME_LENGTH, "line": LINE_LENGTH, "family": 20}, read_guest)}
