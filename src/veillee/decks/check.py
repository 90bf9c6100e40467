"""What a proof-reader would catch in a deck. `veillee decks check` and the tests ask here."""

import csv
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from veillee.rules import Card, Deck

KINDS = {
    "fr": {"n.m.", "n.f.", "adj.", "adv.", "v.t.", "v.i.", "loc. adv."},
    "en": {"n.", "adj.", "adv.", "v.t.", "v.i.", "adv. phr."},
}
WORDS_ON_A_CARD = 4
DEFINITION_WORDS = range(4, 26)
NBSP = "\u00a0"


def problems(deck: Deck, folder: Path) -> list[str]:
    """Everything wrong with a deck, a line each."""
    return [f"{deck.id}: {problem}" for problem in _found(deck, folder)]


def _found(deck: Deck, folder: Path) -> Iterator[str]:
    for id, count in Counter(card.id for card in deck.cards).items():
        if count > 1:
            yield f"the id {id} stands {count} times"
    if not deck.authors:
        yield "no author"
    for language in ("fr", "en"):
        if not deck.name.get(language):
            yield f"no name in {language}"
    yield from CHECKS[deck.kind](deck, folder)


# Typography


def typography(text: str, language: str) -> Iterator[str]:
    """What a typesetter would mend in a text of one line."""
    if text != text.strip() or "  " in text:
        yield "has a space too many"
    if "'" in text or '"' in text or "..." in text:
        yield "has straight quotes or three dots"
    if unicodedata.normalize("NFC", text) != text:
        yield "has letters in pieces"
    if language == "fr":
        if re.search(rf"[^{NBSP}][;:!?»]|«[^{NBSP}]", text):
            yield "lacks a no-break space"
        if re.search(r"\b(de une?|que ils?|si ils?|de [aàâeéèêiîoôuœy]\w*ment)\b", text, re.IGNORECASE):
            yield "lacks an elision"
        if "oeu" in text.lower() or "oei" in text.lower():
            yield "has oe for œ"


def sentence(text: str, language: str) -> Iterator[str]:
    yield from typography(text, language)
    if not text[:1].isupper() or not text.endswith("."):
        yield "does not begin with a capital and end with a full stop"


# Images


def images(deck: Deck, folder: Path) -> Iterator[str]:
    for card in deck.cards:
        for language in ("fr", "en"):
            text = card.fields.get(f"alt_{language}", "")
            if not 20 < len(text) <= 200:
                yield f"{card.id}: the alternative text in {language} has {len(text)} characters"
            for problem in sentence(text, language):
                yield f"{card.id}: the alternative text in {language} {problem}"
        for form in (".avif", ".webp", ".thumb.avif", ".thumb.webp"):
            if not (folder / "images" / f"{card.id}{form}").exists():
                yield f"{card.id}{form} is missing"


# Words


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


def plain(text: str) -> str:
    """Letters without accents, in lower case."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(letter))


def root_of(word: str) -> str:
    """The part of a word that gives its sense away: of a phrase, its longest word; without the ending."""
    longest: str = max(re.findall(r"\w+", plain(word)), key=len)
    return longest[: max(4, len(longest) - 3)]


# Where the words of a French deck stand: renewed by `veillee decks know`, because the dictionaries are large and not
# everywhere. A reason in place of a dictionary is written by hand.

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


# Guests

FAMILIES = ("letters", "stage", "music", "politics", "sport", "science", "arts", "media", "imaginary")
LEAST_IN_A_FAMILY = 10
NAME_LENGTH = 26
LINE_LENGTHS = range(25, 111)
YOUNGEST = 2005  # nobody on a card is a minor
OLDEST_LIVING = 1926
# A card tells facts, and tells them so that they stay true.
OPINIONS = {
    "fr": r"\b(génial|célèbre|légendaire|mythique|controvers|sulfureu|actuel|aujourd’hui|récemment)",
    "en": r"\b(famous|legendary|iconic|controversial|notorious|current|today|recently)",
}


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


def guest_problems(card: Card) -> Iterator[str]:
    fields = card.fields
    if fields["family"] not in FAMILIES:
        yield f"no such family: {fields['family']}"
    yield from years(fields)
    for language in ("fr", "en"):
        name, line = fields[f"name_{language}"], fields[language]
        if not 2 <= len(name) <= NAME_LENGTH:
            yield f"the name in {language} has {len(name)} characters"
        if len(line) not in LINE_LENGTHS:
            yield f"the line in {language} has {len(line)} characters"
        for problem in typography(name, language):
            yield f"the name in {language} {problem}"
        for problem in sentence(line, language):
            yield f"the line in {language} {problem}"
        if language == "en" and (NBSP in line or "«" in line):
            yield "the line in en is set in French"
        if re.search(OPINIONS[language], line, re.IGNORECASE):
            yield f"the line in {language} praises, blames or grows old"
        if fields["family"] != "imaginary" and shared_words(name, line):
            yield f"the line in {language} repeats the name"


def shared_words(name: str, line: str) -> set[str]:
    """Words of more than three letters: those are names, and no articles."""
    words = [{word for word in re.findall(r"\w+", plain(text)) if len(word) > 3} for text in (name, line)]
    return words[0] & words[1]


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


# Ideas

IDEAS = 37
WORDS_ON_AN_IDEA = 5
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


CHECKS: dict[str, Callable[[Deck, Path], Iterator[str]]] = {
    "guests": guests,
    "ideas": ideas,
    "images": images,
    "words": words,
}
