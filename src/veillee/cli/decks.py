"""`veillee decks`."""

import argparse
import json
import sys
from pathlib import Path

from veillee.cli.words import count
from veillee.decks import Library, check, known
from veillee.decks.proofreading import tell
from veillee.rules import Language, Refused
from veillee.server.settings import Settings
from veillee.workshop import house_decks, packing
from veillee.workshop.package import ENDING


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    deck_parser = commands.add_parser("decks", help="list, add and remove decks, or check them for mistakes")
    deck_commands = deck_parser.add_subparsers(dest="deck_command", required=True, metavar="command")
    listing = deck_commands.add_parser("list", help="list the decks that come with Veillée, and those of this house")
    listing.add_argument("--json", action="store_true", help="one line of JSON per deck")
    listing.set_defaults(run=list_decks)
    adding = deck_commands.add_parser("add", help="offer a deck to all salons of this house")
    adding.add_argument("file", type=Path, help="a file that somebody exported, *.veillee")
    adding.add_argument("--id", help="how it is called in this house: a to z, 0 to 9 and - (default: from its name)")
    adding.set_defaults(run=add_deck)
    removing = deck_commands.add_parser("remove", help="offer a deck no longer; games that were played keep its cards")
    removing.add_argument("deck", help="id of a deck of this house")
    removing.set_defaults(run=remove_deck)
    for of_a_house in (listing, adding, removing):
        of_a_house.add_argument(
            "--data", type=Path, default=Settings().data, help="folder of the house (default: %(default)s)"
        )
    checking = deck_commands.add_parser("check", help="print all mistakes in decks; fails if there are any")
    checking.add_argument("deck", nargs="*", help="ids of decks, or files *.veillee (default: all of ours)")
    checking.set_defaults(run=check_decks)
    looking_up = deck_commands.add_parser("know", help="record which dictionaries contain the words of a deck")
    looking_up.add_argument("deck", help="id of a deck of words")
    looking_up.add_argument("dictionary", nargs="+", type=Path, help="word lists or Hunspell dictionaries (*.dic)")
    looking_up.set_defaults(run=look_up_words)


def list_decks(chosen: argparse.Namespace) -> int:
    def tell(id: str, why: str) -> None:
        print(f"{id}: left out: {why}", file=sys.stderr)

    library = Library()
    of_house = [offer.deck for offer in house_decks.HouseDecks(chosen.data / house_decks.FOLDER, library, tell).look()]
    for deck in [*sorted(library.values(), key=lambda deck: deck.id), *of_house]:
        told = {
            "id": deck.id,
            "game": deck.game,
            "kind": deck.kind,
            "language": deck.language,
            "cards": len({card.fields.get("card", card.id) for card in deck.cards}),
            "entries": len(deck.cards),
            "licence": deck.licence,
        }
        print(json.dumps(told) if chosen.json else "{id:24}{game:16}{cards:>5} cards  {licence}".format(**told))
    return 0


def add_deck(chosen: argparse.Namespace) -> int:
    try:
        deck = packing.read_file(chosen.file)
        id = chosen.id or house_decks.proposed_id(deck, chosen.file)
        house_decks.add_deck(chosen.data, id, deck, {deck.id for deck in Library().values()})
    except Refused as refused:
        print(f"{chosen.file}: {house_decks.sentence(refused)}", file=sys.stderr)
        return 1
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{id}: {count(len(deck.cards), 'card')}. A server that runs offers it within half a minute.")
    return 0


def remove_deck(chosen: argparse.Namespace) -> int:
    try:
        removed = house_decks.remove_deck(chosen.data, chosen.deck)
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    if not removed:
        print(f"{chosen.deck}: this house has no such deck", file=sys.stderr)
        return 1
    print(f"{chosen.deck}: removed")
    return 0


def check_decks(chosen: argparse.Namespace) -> int:
    library = Library()
    found = []
    for id in chosen.deck or sorted(deck.id for deck in library.values()):
        if id.endswith(ENDING):
            found += check_file(Path(id))
            continue
        deck, folder = library.by_id(id), library.folder(id)
        found += check.problems(deck, folder) if deck and folder else [f"{id}: no such deck"]
    for problem in found:
        print(problem)
    print(f"Problems found: {len(found)}" if found else "No problems found.", file=sys.stderr)
    return 1 if found else 0


def check_file(file: Path) -> list[str]:
    """What would be refused; if nothing, what a proof-reader would say of the cards."""
    try:
        package = packing.read_file(file)
    except Refused as refused:
        return [f"{file}: {house_decks.sentence(refused)}"]
    except OSError as error:
        return [str(error)]
    about = package.about
    language: Language = "en" if about.language == "en" else "fr"
    return [
        f"{file}: {card.id}: {remark.field} {tell(remark)}"
        for card in package.cards
        for remark in check.remarks_on(about.kind, language, card.fields)
    ]


def look_up_words(chosen: argparse.Namespace) -> int:
    library = Library()
    deck, folder = library.by_id(chosen.deck), library.folder(chosen.deck)
    if deck is None or folder is None or deck.kind != "words":
        print(f"{chosen.deck}: no such deck of words", file=sys.stderr)
        return 1
    try:
        dictionaries = {path.name: known.word_list(path) for path in chosen.dictionary}
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    unknown = known.look_up(deck, folder, dictionaries)
    for word in unknown:
        print(word)
    print(f"{len(unknown)} words are in none of them: replace them, or write the reason beside them.", file=sys.stderr)
    return 0
