"""An album as one HTML file that opens without a server or a network: its pictures, fonts and scripts are in it."""

import base64
from pathlib import Path

import msgspec
from msgspec import Struct

from veillee.album.model import Album, Chapter
from veillee.decks import Library
from veillee.rules import Language, Refused

# Made with the client (web/vite.album.config.ts).
TEMPLATE = Path(__file__).resolve().parents[1] / "client" / "album-file.html"
PLACE = '<script type="application/json" id="album">null</script>'
# From here on the pictures of a file are thumbnails. Those of all our decks together are less.
MOST_PICTURE_BYTES = 24_000_000


class Contents(Struct, frozen=True):
    """`pictures`: by the address that the page of a salon would ask for, as data."""

    language: Language
    album: Album
    pictures: dict[str, str]


def album_file(album: Album, language: Language, library: Library) -> bytes:
    try:
        template = TEMPLATE.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refused("client_not_built") from None
    contents = msgspec.json.encode(Contents(language, album, pictures_of(album, library))).decode()
    # Nothing that people wrote can end the element it stands in.
    safe = contents.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
    before, place, after = template.partition(PLACE)
    if not place:
        raise Refused("client_not_built")
    return "".join((before, place.replace("null", safe), after)).encode()


def pictures_of(album: Album, library: Library) -> dict[str, str]:
    found: dict[str, str] = {}
    size = 0
    for chapter in album.chapters:
        for card in chapter.cards:
            name = f"{chapter.images}/{card}"
            picture = b"" if name in found else read_picture(chapter, card, library, small=size > MOST_PICTURE_BYTES)
            if picture:
                size += len(picture)
                found[name] = "data:image/webp;base64," + base64.b64encode(picture).decode()
    return found


def read_picture(chapter: Chapter, card: str, library: Library, small: bool) -> bytes:
    """Nothing if the deck is no longer there: then the page says what was to be seen."""
    folder = library.folder(chapter.images.rpartition("-")[0])
    file = None if folder is None else folder / "images" / f"{card}{'.thumb' if small else ''}.webp"
    return file.read_bytes() if file is not None and file.is_file() else b""
