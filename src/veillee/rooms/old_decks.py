"""Decks that stored games need and that we do not ship any more."""

import hashlib
from collections.abc import Iterable

import msgspec
import structlog

from veillee.decks import Library
from veillee.rules import Deck
from veillee.salon import events as ev
from veillee.salon.replay import read_entry
from veillee.storage import Row, Storage

logger = structlog.get_logger()


def read_deck(body: bytes, hash: str) -> Deck | None:
    """None if these are not the cards that the hash was made of; later versions may know more about a deck."""
    try:
        as_it_was = msgspec.json.encode(msgspec.json.decode(body), order="sorted")
        deck = msgspec.json.decode(body, type=Deck)
    except (msgspec.MsgspecError, UnicodeError):
        return None
    return deck if hashlib.sha256(as_it_was).hexdigest() == hash else None


def decks_started_with(rows: Iterable[Row]) -> set[str]:
    starts = [entry.what for row in rows if row.kind == "started" and (entry := read_entry(row.body)) is not None]
    return {hash for start in starts if isinstance(start, ev.Started) for hash in start.decks}


async def fetch_decks(storage: Storage, library: Library, wanted: set[str]) -> None:
    """A lost deck is left out."""
    for hash in wanted - set(library):
        deck = read_deck(await storage.deck(hash) or b"", hash)
        if deck is not None:
            library.keep(hash, deck)
        else:
            logger.error("a deck is lost", deck=hash)
