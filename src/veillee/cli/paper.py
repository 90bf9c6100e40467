"""`veillee print`."""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

from veillee.decks import Library
from veillee.games import GAMES
from veillee.paper import CARDS, PAPERS, USUAL_SIZES, Language, print_deck, print_game
from veillee.paper.boxes import Box, box_of
from veillee.paper.faces import count_cards
from veillee.paper.pictures import BACK, read_images, resolution, shipped_images
from veillee.rules import Deck, Refused
from veillee.workshop import house_decks, packing
from veillee.workshop.package import ENDING

# Below this, dots can be seen on a card in the hand.
FINE = 300
# The decks that the press of a checkout can print again.
PRESSED = ("reves", "souvenirs")


class NotPrinted(Exception):
    """The reason why nothing is printed, as a sentence."""


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    sizes = ", ".join(f"{name} {size.width:g} × {size.height:g} mm" for name, size in CARDS.items())
    printing = commands.add_parser(
        "print",
        help="make a PDF of a deck, or of everything in the box of a game",
        description="Makes a PDF to print on both sides of the paper (long edge, at 100 %), and to cut. "
        f"Games: {', '.join(sorted(GAMES))}. Sizes of cards: {sizes}.",
    )
    printing.add_argument("what", help="id of a deck (veillee decks list), name of a game, or a file *.veillee")
    printing.add_argument("--paper", choices=PAPERS, default="a4", help="(default: %(default)s)")
    printing.add_argument("--cards", choices=CARDS, default="", help="size of the cards (default: what suits them)")
    printing.add_argument("--language", choices=("fr", "en"), help="(default: the deck's, or French)")
    printing.add_argument(
        "--images", type=Path, metavar="FOLDER", help="images to print in place of the screen's, named after the cards"
    )
    printing.add_argument("-o", "--output", type=Path, help="(default: its name and .pdf)")
    printing.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    try:
        pdf, told = make(chosen)
        output = chosen.output or Path(f"{Path(chosen.what).stem}.pdf")
        output.write_bytes(pdf)
    except NotPrinted as why:
        print(why, file=sys.stderr)
        return 1
    except Refused as refused:
        print(sentence(refused), file=sys.stderr)
        return 1
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{output}: {len(pdf) / 1e6:.1f} MB. Print it on both sides (long edge) at 100 %.")
    for line in told:
        print(f"  {line}")
    return 0


def make(chosen: argparse.Namespace) -> tuple[bytes, list[str]]:
    """The PDF, and what there is to say about it."""
    library = Library()
    if chosen.images is not None and not chosen.images.is_dir():
        raise NotPrinted(f"{chosen.images} is no folder.")
    if chosen.what.endswith(ENDING):
        package = packing.read_file(Path(chosen.what))
        deck = house_decks.house_deck("own", package)
        images = {f"own.{id}": picture.body for id, picture in package.pictures.items()}
    elif chosen.what in GAMES:
        box = box_of(chosen.what)
        if box is None:
            raise NotPrinted(f"{chosen.what} has no box to print: see docs/print.md.")
        return make_game(chosen, box, library)
    elif found := library.by_id(chosen.what):
        deck = found
        folder = library.folder(deck.id)
        images = shipped_images(deck, folder) if folder and deck.kind == "images" else {}
    else:
        decks = ", ".join(sorted(deck.id for deck in library.values()))
        raise NotPrinted(f"{chosen.what} is no game, no deck and no file *.veillee. Decks: {decks}.")
    other = other_images(chosen.images, [deck])
    printed = {**images, **other}
    pdf = print_deck(deck, printed, chosen.paper, chosen.cards, chosen.language or language_of(deck))
    return pdf, about_cards(deck, printed, chosen.cards)


def make_game(chosen: argparse.Namespace, box: Box, library: Library) -> tuple[bytes, list[str]]:
    language: Language = chosen.language or "fr"
    decks = [deck for id in box.decks[language] if (deck := library.by_id(id))]
    other = other_images(chosen.images, decks)
    pdf = print_game(chosen.what, box, library, other, chosen.paper, chosen.cards, language)
    told = []
    for deck in decks:
        folder = library.folder(deck.id)
        images = shipped_images(deck, folder) if folder and deck.kind == "images" else {}
        told += about_cards(deck, {**images, **other}, chosen.cards)
    return pdf, told


def language_of(deck: Deck) -> Language:
    return "en" if deck.language == "en" else "fr"


def other_images(folder: Path | None, decks: list[Deck]) -> dict[str, bytes]:
    if folder is None:
        return {}
    found = read_images([BACK, *(card.id for deck in decks if deck.kind == "images" for card in deck.cards)], folder)
    if not found:
        raise NotPrinted(f"{folder} has no image that is named after a card of this deck.")
    return found


def about_cards(deck: Deck, images: Mapping[str, bytes], cards: str) -> list[str]:
    size = cards or USUAL_SIZES[deck.kind]
    name = deck.name.get("en") or deck.id
    told = f"{name}: {count_cards(deck)} cards, {size}"
    if deck.kind != "images":
        return [told]
    dpi = resolution((images[card.id] for card in deck.cards), CARDS[size])
    if dpi >= FINE or deck.id not in PRESSED:
        return [f"{told}, {dpi} dpi"]
    finer = f'make art ARGS="--print {deck.id} --out FOLDER", then veillee print --images FOLDER'
    return [f"{told}, {dpi} dpi. Finer, from a checkout: {finer}"]


def sentence(refused: Refused) -> str:
    match refused.code:
        case "client_not_built":
            return "The client is not built: run make client."
        case "cannot_print":
            return f"Cards of the kind {refused.data['kind']} cannot be printed."
        case "deck_empty":
            return "This deck has no cards."
        case "image_missing":
            return f"card {refused.data['card']}: there is no image of it"
        case "image_pixels":
            return f"card {refused.data['card']}: its image is too large"
        case _:
            return house_decks.sentence(refused)
