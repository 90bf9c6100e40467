"""The cards of a deck, as they are printed."""

from collections.abc import Container, Iterator, Mapping
from itertools import groupby
from typing import Literal

from veillee.paper.pictures import BACK
from veillee.paper.sheets import Back, Card, Guest, Idea, Picture, Word, Words
from veillee.paper.texts import TEXTS, Language
from veillee.rules import Deck, Refused

WORDS_ON_A_CARD = 4

# Our images with another back than the lamp of the house.
BACKS: dict[str, Literal["lamp", "memory"]] = {"souvenirs": "memory"}

# The size that suits a kind of cards if nobody asks for another.
USUAL_SIZES = {"images": "tarot", "words": "poker", "guests": "poker", "ideas": "poker"}


def cards_of(deck: Deck, files: Container[str], language: Language) -> list[Card]:
    """`files`: the names of the image files that there are."""
    match deck.kind:
        case "images":
            return list(image_cards(deck, files, language))
        case "words":
            return list(word_cards(deck, language))
        case "guests":
            return [Card(guest(card.fields, language), Back("guests")) for card in deck.cards]
        case "ideas":
            return [
                Card(Idea(tuple(card.fields[f"word{i}"] for i in range(1, 6))), Back("ideas")) for card in deck.cards
            ]
    raise ValueError(deck.kind)


def image_cards(deck: Deck, files: Container[str], language: Language) -> Iterator[Card]:
    style = BACKS.get(deck.id, "lamp")
    back = Back(style, image=f"{BACK}.jpg" if f"{BACK}.jpg" in files else "")
    for card in deck.cards:
        if f"{card.id}.jpg" not in files:
            raise Refused("image_missing", card=card.id)
        yield Card(Picture(f"{card.id}.jpg", alt_of(card.fields, language)), back)


def alt_of(fields: Mapping[str, str], language: Language) -> str:
    other = "en" if language == "fr" else "fr"
    return fields.get(f"alt_{language}") or fields.get(f"alt_{other}", "")


def count_cards(deck: Deck) -> int:
    """How many cards of paper a deck has."""
    return len(list(word_cards(deck, "fr"))) if deck.kind == "words" else len(deck.cards)


def word_cards(deck: Deck, language: Language) -> Iterator[Card]:
    """Words of our decks say in which box and on which card they are; own words are put on cards in their order."""
    texts = TEXTS[language]

    def place(numbered: tuple[int, Mapping[str, str]]) -> tuple[str, str]:
        i, fields = numbered
        return fields.get("box", ""), fields.get("card", str(i // WORDS_ON_A_CARD + 1))

    rows = [(i, card.fields) for i, card in enumerate(deck.cards)]
    for (box, number), group in groupby(rows, place):
        words = tuple(Word(fields["word"], fields["kind"], fields["definition"]) for _, fields in group)
        note = texts.box_number.format(box=box, card=number) if box else number
        yield Card(Words(words, note), Back("words", number=int(box or 0)))


def guest(fields: Mapping[str, str], language: Language) -> Guest:
    """A guest of ours has a name and a line in both languages, one that people wrote has one of each."""
    family = fields["family"]
    return Guest(
        name=fields.get(f"name_{language}") or fields["name"],
        years=years_of(fields, language),
        line=fields.get(language) or fields.get("line", ""),
        family=family,
        called=TEXTS[language].families[family],
    )


def years_of(fields: Mapping[str, str], language: Language) -> str:
    """ "1890 – 1976", "vers 570 av. J.-C.", or what is known of it."""
    texts = TEXTS[language]
    born, died, circa = fields.get("born", ""), fields.get("died", ""), fields.get("circa", "")

    def when(year: str, uncertain: bool) -> str:
        told = texts.before_christ.format(year[1:]) if year.startswith("-") else year
        return texts.about.format(told) if uncertain else told

    if born and died:
        return f"{when(born, circa in ('1', 'both'))} – {when(died, circa in ('died', 'both'))}"
    if born:
        return texts.born.format(when(born, circa in ("1", "both")))
    return texts.died.format(when(died, circa != "")) if died else ""
