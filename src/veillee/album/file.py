"""An album as one HTML file that opens without a server or a network: its pictures, fonts and scripts are in it."""

import base64
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from veillee.album.model import Album, Chapter
from veillee.decks import Library
from veillee.rules import Language, Refused, own_name
from veillee.workshop.image_check import ENDINGS

# Made with the client (web/vite.album.config.ts).
TEMPLATE = Path(__file__).resolve().parents[1] / "client" / "album-file.html"
PLACE = '<script type="application/json" id="album">null</script>'
# From here on the pictures of a file are thumbnails. Those of all our decks together are less.
MOST_PICTURE_BYTES = 24_000_000

# Kind and bytes, by name.
Images: TypeAlias = Mapping[str, tuple[str, bytes]]
NONE: Images = {}


class Contents(Struct, frozen=True):
    """`pictures`: by the address that the page of a salon would ask for, as data."""

    language: Language
    album: Album
    pictures: dict[str, str]


def album_file(album: Album, language: Language, library: Library, own: Images = NONE) -> bytes:
    """`own`: images that people of the salon brought."""
    try:
        template = TEMPLATE.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refused("client_not_built") from None
    contents = msgspec.json.encode(Contents(language, album, pictures_of(album, library, own))).decode()
    # Nothing that people wrote can end the element it stands in.
    safe = contents.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
    before, place, after = template.partition(PLACE)
    if not place:
        raise Refused("client_not_built")
    return "".join((before, place.replace("null", safe), after)).encode()


def pictures_of(album: Album, library: Library, own: Images = NONE) -> dict[str, str]:
    found: dict[str, str] = {}
    size = 0
    for chapter in album.chapters:
        for card in chapter.cards:
            name = address_of(chapter, card)
            if name in found:
                continue
            small = size > MOST_PICTURE_BYTES
            picture = own.get(name.removeprefix("own/")) or read_picture(name, library, small)
            if picture is not None:
                kind, body = picture
                size += len(body)
                found[name] = f"data:{kind};base64,{base64.b64encode(body).decode()}"
    return found


def address_of(chapter: Chapter, card: str) -> str:
    """Where the page of a salon finds the picture of a card: see `PinnedView.images`, web/src/table/pictures.ts."""
    if (image := own_name(card)) is not None:
        return f"own/{image}"
    deck, _, name = card.partition(".")
    if name and deck in chapter.images:
        return f"{chapter.images[deck]}/{name}"
    return f"{chapter.images.get('', '')}/{card}"


def read_picture(address: str, library: Library, small: bool) -> tuple[str, bytes] | None:
    """Its kind and its bytes. None if the deck is no longer there: then the page says what was to be seen."""
    images, _, card = address.partition("/")
    folder = library.folder(images.rpartition("-")[0])
    if folder is not None:
        # A deck of the house may have no thumbnails.
        for stem in (f"{card}.thumb", card) if small else (card,):
            for kind, ending in ENDINGS.items():
                file = folder / "images" / f"{stem}.{ending}"
                if file.is_file():
                    return kind, file.read_bytes()
    return None
