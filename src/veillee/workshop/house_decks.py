"""Decks that a house offers to all salons, in the folder `decks` of its data; and why one was refused."""

import os
import re
import shutil
import threading
from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import UNSET

from veillee.decks import Library, Offer
from veillee.rules import Card, Deck, Refused, is_own, plain
from veillee.workshop.own_decks import game_of, row_of
from veillee.workshop.package import Package, broken, write_folder
from veillee.workshop.packing import read_deck

FOLDER = "decks"
DECK_ID = re.compile("[a-z0-9][a-z0-9-]{0,31}")
# Words are printed four to a card, and the cards are in two boxes.
WORDS_ON_A_CARD = 4


def house_deck(id: str, package: Package) -> Deck:
    """The deck as games see it. Its cards are called by its id and their own, so no two decks have a card in common."""
    about = package.about
    rows = [(f"{id}.{card.id}", row_of(about.kind, card.fields)) for card in package.cards]
    return Deck(
        id=id,
        game="any" if about.kind == "images" else game_of(about.kind).name,
        kind=about.kind,
        language=about.language,
        licence=about.licence,
        name=package.names,
        authors=about.authors,
        everyone=about.everyone or UNSET,
        cards=tuple(Card(card, on_a_card(about.kind, row, n)) for n, (card, row) in enumerate(rows)),
    )


def on_a_card(kind: str, row: dict[str, str], number: int) -> dict[str, str]:
    """A row with all that decks of this kind have in the house."""
    if kind != "words":
        return row
    card = number // WORDS_ON_A_CARD
    return {"box": str(card % 2 + 1), "card": str(card + 1), **row}


class HouseDecks:
    """What is in the folder. It may change at any time: people copy decks into it while the server runs."""

    def __init__(self, folder: Path, library: Library, tell: Callable[[str, str], None]) -> None:
        """`tell`: is called with the id of a deck that is left out, and why."""
        self._folder, self._taken, self._tell = folder, {deck.id for deck in library.values()}, tell
        self._seen: dict[str, object] = {}
        self._offers: dict[str, Offer] = {}
        self._looking = threading.Lock()

    def look(self) -> list[Offer]:
        """All decks that there are now. One that cannot be read is told once, and left out."""
        with self._looking:
            seen = {path.name: stamp_of(path) for path in deck_folders(self._folder)}
            for id in [id for id in self._seen if id not in seen]:
                self._offers.pop(id, None)
            for id, stamp in seen.items():
                if self._seen.get(id) != stamp:
                    self._read(id)
            self._seen = seen
            return [self._offers[id] for id in sorted(self._offers)]

    def _read(self, id: str) -> None:
        self._offers.pop(id, None)
        try:
            require_id(id, self._taken)
            self._offers[id] = Offer(house_deck(id, read_deck(self._folder / id)), self._folder / id)
        except (Refused, OSError) as wrong:
            # Anything may be there, or still be on its way: a server never ends because of that.
            self._tell(id, sentence(wrong) if isinstance(wrong, Refused) else str(wrong))


def deck_folders(folder: Path) -> list[Path]:
    try:
        return [path for path in sorted(folder.iterdir()) if path.is_dir() and not path.name.startswith(".")]
    except OSError:
        return []


def stamp_of(folder: Path) -> object:
    """Something that is different after any file was changed."""
    try:
        return [(str(path), path.stat().st_mtime_ns, path.stat().st_size) for path in sorted(folder.rglob("*"))]
    except OSError as error:
        return str(error)


def require_id(id: str, taken: set[str]) -> None:
    if not DECK_ID.fullmatch(id) or id == "own" or is_own(id):
        raise broken(f"a deck cannot be called {id}: use a to z, 0 to 9 and -, at most 32, and not own")
    if id in taken:
        raise broken(f"Veillée itself has a deck called {id}: choose another name")


def proposed_id(package: Package, file: Path) -> str:
    """How a house calls a deck, if nobody says so."""
    for text in (package.about.id, package.names["fr"], file.stem):
        id = re.sub("[^a-z0-9]+", "-", plain(text)).strip("-")[:32].strip("-")
        if id:
            return id
    return "deck"


def add_deck(data: Path, id: str, package: Package, taken: set[str]) -> None:
    """Put a deck into the folder of a house, whole or not at all: a server that runs finds it there."""
    require_id(id, taken)
    folder = data / FOLDER / id
    if folder.exists():
        raise broken(f"the house already has a deck called {id}: remove it first, or choose another name")
    folder.parent.mkdir(parents=True, exist_ok=True)
    part = folder.with_name(f".{id}-{os.getpid()}")
    shutil.rmtree(part, ignore_errors=True)
    try:
        write_folder(package, part)
        part.rename(folder)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def remove_deck(data: Path, id: str) -> bool:
    folder = data / FOLDER / id
    if not DECK_ID.fullmatch(id) or not folder.is_dir():
        return False
    gone = folder.with_name(f".{id}-{os.getpid()}")
    folder.rename(gone)
    shutil.rmtree(gone)
    return True


SENTENCES: Mapping[str, str] = {
    "package_broken": "{why}",
    "package_too_big": "it is too large: {path} may have {most} bytes",
    "package_path": "a deck has no part called {path}",
    "package_kind": "no game here has such cards: {kind}",
    "too_many_own_cards": "it has more than {most} cards",
    "image_broken": "the image cannot be read",
    "image_kind": "the image is no still WebP, JPEG or AVIF, or its name says something else",
    "image_metadata": "the image says where or when it was taken, or more than an image needs",
    "image_size": "the image has {width} × {height} pixels: it must be two by three, {least} to {most} wide",
    "image_too_big": "the image has more than {most} bytes",
    "text_empty": "a text is missing",
    "text_too_long": "a text has more than {most} letters",
}


def sentence(refused: Refused) -> str:
    """Why a deck was refused, for the person who runs the server."""
    data = {"path": "all of it", "why": "", **refused.data}
    told = SENTENCES.get(refused.code, refused.code).format(**data)
    return f"card {data['card']}: {told}" if "card" in data else told
