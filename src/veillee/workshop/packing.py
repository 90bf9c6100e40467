"""Decks as files: read whole, brought into a salon, and packed out of one."""

import io
from pathlib import Path
from typing import BinaryIO

from veillee.games import GAMES
from veillee.rooms.room import Room
from veillee.rules import Card, Refused
from veillee.salon.events import PersonId
from veillee.salon.model import Salon
from veillee.salon.veil import veil_of
from veillee.storage import Image, Storage
from veillee.workshop import acts as deck_acts
from veillee.workshop.acts import DeckNumber
from veillee.workshop.image_check import name_of
from veillee.workshop.images import store_images
from veillee.workshop.own_decks import read_card, require_not_in_play
from veillee.workshop.package import About, Package, Picture, of_card, read_folder, read_package


def read_deck(file: BinaryIO | Path) -> Package:
    """From a file or a folder: every card is one of its game."""
    package = read_folder(file) if isinstance(file, Path) else read_package(file)
    kind, game = package.about.kind, package.about.game
    if game not in ("", "any") and kind not in (GAMES[game].kinds if game in GAMES else ()):
        raise Refused("package_kind", kind=kind)
    for card in package.cards:
        try:
            read_card(kind, card.fields)
        except Refused as refused:
            raise of_card(refused, card.id) from None
    return package


def read_file(path: Path) -> Package:
    return read_deck(io.BytesIO(path.read_bytes()))


async def bring_deck(storage: Storage, room: Room, person: PersonId, package: Package) -> DeckNumber:
    """A deck that somebody brought into a salon: all of it, or nothing."""
    about, cards = package.about, package.cards
    brought = [image_of(package.pictures[card.id]) for card in cards if card.id in package.pictures]
    imported = deck_acts.DeckImported(
        kind=about.kind,
        name=package.names["en" if about.language == "en" else "fr"],
        language="en" if about.language == "en" else "fr",
        author=", ".join(about.authors),
        licence=about.licence,
        source=about.source,
        cards=tuple(card.fields for card in cards),
    )
    now = room.clock.now()
    new = await store_images(storage, room.head, brought, now)
    try:
        return await room.import_deck(person, imported)
    except BaseException as wrong:
        await storage.drop_images(room.code, new, now + 1)
        if isinstance(wrong, Refused) and isinstance(place := wrong.data.get("card"), int):
            # The salon counts them, the file calls them by their ids.
            raise of_card(wrong, cards[place].id) from None
        raise


def image_of(picture: Picture) -> Image:
    return Image(name_of(picture.body), picture.kind, picture.body, picture.thumb_kind, picture.thumb)


async def pack_deck(storage: Storage, salon: Salon, number: DeckNumber, person: PersonId, house: str) -> Package:
    """A deck of the salon, for whoever made it and the host. `house`: where it comes from, if it came from nowhere yet.

    Its cards are called by their places: it is the same file, wherever it is packed.
    """
    deck = salon.own_deck(number)
    if person not in (deck.by, salon.host):
        raise Refused("host_only")
    if deck.kind == "words":
        # The file says what they mean: not while the table has to guess it.
        require_not_in_play(salon, deck, [card for card in salon.own_cards if card.deck == number])
    cards, pictures, veil = list[Card](), dict[str, Picture](), veil_of(salon)
    for card in salon.own_cards:
        id = f"{len(cards) + 1:03}"
        if card.deck != number or not card.fields or veil.hides_card(card):
            continue
        if deck.kind == "images":
            picture = await picture_of(storage, salon.code, card.fields["image"])
            if picture is None:
                # It was damaged, and dropped.
                continue
            pictures[id] = picture
        cards.append(Card(id, card.fields))
    authors = (deck.author,) if deck.author else ()
    about = About(deck.kind, deck.language, deck.name, authors, deck.licence, deck.source or house)
    return Package(about, tuple(cards), pictures)


async def picture_of(storage: Storage, code: str, name: str) -> Picture | None:
    image, thumb = await storage.image(code, name), await storage.thumb(code, name)
    if image is None or thumb is None:
        return None
    return Picture(*image) if thumb == image else Picture(*image, *thumb)
