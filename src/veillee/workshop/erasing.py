"""Cards that are torn, decks that are removed: their words go from the log, also from the games they were dealt in."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from veillee.rooms.messages import encode
from veillee.rules import Card, Deck, own_id
from veillee.salon import events as ev
from veillee.salon.events import Entry
from veillee.salon.model import OwnCard, OwnDeck, Salon
from veillee.salon.replay import read_entry
from veillee.storage import Row, Storage
from veillee.workshop import acts as deck_acts
from veillee.workshop.acts import CardId, DeckNumber
from veillee.workshop.images import images_of
from veillee.workshop.own_decks import card_id

# What goes: the deck, if it is a whole one, and cards.
Going: TypeAlias = tuple[OwnDeck | None, tuple[OwnCard, ...]]
NOTHING: Going = (None, ())

# The kinds of entries that have words of cards and decks.
KINDS = ("write_card", "write_cards", "edit_card", "make_deck", "edit_deck", "deck_imported", "started")


def going(salon: Salon, what: deck_acts.RemoveCard | deck_acts.RemoveDeck) -> Going:
    match what:
        case deck_acts.RemoveCard(card=id):
            return None, tuple(card for card in salon.own_cards if card.id == id)
        case deck_acts.RemoveDeck(deck=number):
            deck = next((deck for deck in salon.own_decks if deck.id == number), None)
            return deck, tuple(card for card in salon.own_cards if card.deck == number)


async def without_words(storage: Storage, code: str, gone: Going, decks: Mapping[str, Deck]) -> tuple[Row, ...]:
    """How the log comes to forget them. What people did with a card stays: cards are dealt and played by their ids."""
    deck, cards = gone
    rows = [row for kind in KINDS for row in await storage.read_kind(code, kind)]
    numbers = set[DeckNumber]() if deck is None else {deck.id}
    return tuple(rows_without(rows, {card.id for card in cards}, numbers, decks))


def images_going(salon: Salon, gone: Going) -> tuple[str, ...]:
    """The pictures that are on these cards and on no other."""
    kept = tuple(card for card in salon.own_cards if card not in gone[1])
    return tuple(sorted(images_of(salon) - images_of(replace(salon, own_cards=kept))))


def rows_without(
    rows: Iterable[Row], cards: set[CardId], numbers: set[DeckNumber], decks: Mapping[str, Deck]
) -> Iterator[Row]:
    """Those of the rows that have words of these cards and decks, without them. Rows of one kind are in their order."""
    rows = list(rows)
    entries = [(row, entry) for row in rows if (entry := read_entry(row.body)) is not None]
    # Older versions counted cards: each of these entries has used up one number, also one that cannot be read.
    older = [row.seq for row in rows if row.kind == "write_card"]
    ids = {own_id(card) for card in cards}
    images = {
        (deck, own_id(fields["image"]))
        for row, entry in entries
        for deck, place, fields in cards_in(row, entry)
        if card_id(row.seq, place) in cards and "image" in fields
    }
    for row, entry in entries:
        what = entry.what
        without: ev.AnyEvent
        match what:
            case deck_acts.WriteCard():
                without = deck_acts.WriteCard(fields={}) if older.index(row.seq) in cards else what
            case deck_acts.WriteCards():
                without = replace(what, cards=left(row, what.cards, cards))
            case deck_acts.EditCard(card=card):
                without = deck_acts.EditCard(card=card, fields=bare(what.fields)) if card in cards else what
            case deck_acts.MakeDeck() if row.seq in numbers:
                without = replace(what, name="")
            case deck_acts.EditDeck(deck=number) if number in numbers:
                without = replace(what, name="", author="", licence="")
            case deck_acts.DeckImported():
                without = replace(what, cards=left(row, what.cards, cards))
                if row.seq in numbers:
                    without = replace(without, name="", author="", licence="", source="")
            case ev.Started():
                mixed = tuple(deck_without(deck, what, ids, images, numbers, decks) for deck in what.mixed)
                own = tuple(blank(card, what, decks) if card.id in ids else card for card in what.own)
                without = replace(what, own=own, mixed=mixed)
            case _:
                continue
        if without != what:
            yield replace(row, body=encode(replace(entry, what=without)))


def cards_in(row: Row, entry: Entry) -> Iterator[tuple[str, int, dict[str, str]]]:
    """The cards that an entry has written: in which deck, at which place, what."""
    match entry.what:
        case deck_acts.WriteCards(deck=number, cards=cards):
            yield from ((own_id(number), place, fields) for place, fields in enumerate(cards))
        case deck_acts.DeckImported(cards=cards):
            yield from ((own_id(row.seq), place, fields) for place, fields in enumerate(cards))


def left(row: Row, written: tuple[dict[str, str], ...], cards: set[CardId]) -> tuple[dict[str, str], ...]:
    """What an entry still says of its cards."""
    return tuple(bare(fields) if card_id(row.seq, place) in cards else fields for place, fields in enumerate(written))


def bare(fields: dict[str, str]) -> dict[str, str]:
    """Without words. Games call an image by its name, which is a hash: so it stays known which games had the card."""
    return {name: fields[name] for name in ("image",) if name in fields}


def deck_without(
    deck: Deck,
    start: ev.Started,
    ids: set[str],
    images: set[tuple[str, str]],
    numbers: set[DeckNumber],
    decks: Mapping[str, Deck],
) -> Deck:
    cards = tuple(
        blank(card, start, decks) if card.id in ids or (deck.id, card.id) in images else card for card in deck.cards
    )
    if deck.id in map(own_id, numbers):
        deck = replace(deck, name=dict.fromkeys(deck.name, ""), authors=(), licence="")
    return replace(deck, cards=cards)


def blank(card: Card, start: ev.Started, decks: Mapping[str, Deck]) -> Card:
    """Without all that its author wrote. What is also printed on cards of the house stays: a family, for example."""
    of_game = (deck for deck in decks.values() if deck.game == start.game)
    printed = {field for deck in of_game for one in deck.cards for field in one.fields.items()}
    return replace(card, fields={key: value if (key, value) in printed else "" for key, value in card.fields.items()})
