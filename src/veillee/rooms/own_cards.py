"""A card that somebody wrote and that is torn: its words go from the log, also from the games it was dealt in."""

from collections.abc import Mapping

from msgspec.structs import replace

from veillee.rooms.messages import encode
from veillee.rules import Card, Deck
from veillee.salon import events as ev
from veillee.salon.events import CardId
from veillee.salon.game import own_id
from veillee.salon.replay import read_entry
from veillee.storage import Erased, Row, Storage


async def without_words(storage: Storage, code: str, card: CardId, decks: Mapping[str, Deck]) -> Erased:
    """How the log comes to forget the card. What people did with it stays: cards are dealt and played by their ids."""
    written, started = await storage.read_kind(code, "write_card"), await storage.read_kind(code, "started")
    return Erased(rows=rows_without(written, started, {card}, decks))


def rows_without(
    written: list[Row], started: list[Row], cards: set[CardId], decks: Mapping[str, Deck]
) -> tuple[Row, ...]:
    """Those of the rows that have words of these cards, without them."""
    rows, ids = [], {own_id(card) for card in cards}
    # Each entry of this kind has used up one id, also one that was refused later.
    for row in (row for card, row in enumerate(written) if card in cards):
        entry = read_entry(row.body)
        if entry is not None and isinstance(entry.what, ev.WriteCard) and entry.what.fields:
            rows.append(replace(row, body=encode(replace(entry, what=ev.WriteCard(fields={})))))
    for row in started:
        entry = read_entry(row.body)
        if entry is not None and isinstance(start := entry.what, ev.Started):
            own = tuple(blank(one, start, decks) if one.id in ids else one for one in start.own)
            if own != start.own:
                rows.append(replace(row, body=encode(replace(entry, what=replace(start, own=own)))))
    return tuple(rows)


def blank(card: Card, start: ev.Started, decks: Mapping[str, Deck]) -> Card:
    """Without all that its author wrote. What is also printed on cards of the house stays: a family, for example."""
    printed = {
        field for hash in start.decks if hash in decks for one in decks[hash].cards for field in one.fields.items()
    }
    return replace(card, fields={key: value if (key, value) in printed else "" for key, value in card.fields.items()})
