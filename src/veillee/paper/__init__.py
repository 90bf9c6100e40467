"""Cards and games on paper: PDF files to print, cut out and play with."""

from collections.abc import Mapping

from veillee.decks import Library
from veillee.paper.boxes import Box, Table, print_box
from veillee.paper.faces import USUAL_SIZES, cards_of
from veillee.paper.pictures import as_jpeg, shipped_images
from veillee.paper.press import Press
from veillee.paper.rules import read_rules
from veillee.paper.sheets import Print, lay_cards
from veillee.paper.sizes import CARDS, PAPERS
from veillee.paper.texts import TEXTS, Language
from veillee.rules import Deck, Refused

__all__ = ["CARDS", "PAPERS", "USUAL_SIZES", "Language", "print_deck", "print_game"]


def print_deck(deck: Deck, images: Mapping[str, bytes], paper: str, cards: str, language: Language) -> bytes:
    """The PDF of a deck: sheets of fronts, each followed by the sheet of its backs.

    `images`: by the ids of the cards, and perhaps a "back". `cards`: a name in CARDS, or "" for what suits the kind.
    """
    if deck.kind not in USUAL_SIZES:
        raise Refused("cannot_print", kind=deck.kind)
    if not deck.cards:
        raise Refused("deck_empty")
    files = as_files(images)
    faces = cards_of(deck, files, language)
    name = deck.name.get(language) or next(iter(deck.name.values()), deck.id)
    size = CARDS[cards or USUAL_SIZES[deck.kind]]
    sheets = lay_cards(faces, PAPERS[paper], size, TEXTS[language].sheet.format(name=name.translate(BRACES)))
    with Press(files) as press:
        return press.set(Print(PAPERS[paper], language, name, deck.authors, tuple(sheets)))


def print_game(
    game: str, box: Box, library: Library, images: Mapping[str, bytes], paper: str, cards: str, language: Language
) -> bytes:
    """The PDF of everything in the box of a game. `images`: those that are printed in place of the screen's."""
    decks: list[Deck] = []
    found: dict[str, bytes] = {}
    for id in box.decks[language]:
        deck, folder = library.by_id(id), library.folder(id)
        if deck is None or folder is None:
            raise Refused("no_such_deck")
        decks.append(deck)
        if deck.kind == "images":
            found |= shipped_images(deck, folder)
    table = Table(paper, cards, language, read_rules(game))
    return print_box(game, box, decks, as_files({**found, **images}), table)


# The name of a deck is put into a text that has fields of its own.
BRACES = str.maketrans({"{": "{{", "}": "}}"})


def as_files(images: Mapping[str, bytes]) -> dict[str, bytes]:
    """JPEG files, by the names under which templates know them."""
    return {f"{id}.jpg": as_jpeg(picture, id)[0] for id, picture in images.items()}
