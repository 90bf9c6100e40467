"""What people do with decks and cards of their own: entries of the log like all others (`salon/events.py`)."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from veillee.rules import Language, Tagged, Text

CardId: TypeAlias = int
DeckNumber: TypeAlias = int

# What is on a card that somebody wrote, by field. In a log, a card that was torn later has no words any more.
CardFields = Annotated[dict[Annotated[str, Meta(max_length=20)], Text], Meta(max_length=8)]


class MakeDeck(Tagged, frozen=True, tag="make_deck"):
    """Begin a deck of one's own. Its number is that of this entry."""

    kind: Annotated[str, Meta(max_length=20)]
    name: Text
    language: Language


class EditDeck(Tagged, frozen=True, tag="edit_deck"):
    """Say more about a deck. Who made it and the host may do this."""

    deck: DeckNumber
    name: Text
    language: Language
    author: Text
    licence: Text


class RemoveDeck(Tagged, frozen=True, tag="remove_deck"):
    """Remove a deck and all its cards. Who made it and the host may do this."""

    deck: DeckNumber


class WriteCards(Tagged, frozen=True, tag="write_cards"):
    """Add cards to a deck."""

    deck: DeckNumber
    cards: Annotated[tuple[CardFields, ...], Meta(min_length=1, max_length=50)]


class EditCard(Tagged, frozen=True, tag="edit_card"):
    """Write a card anew. Its author and the host may do this. An image stays: another one is another card."""

    card: CardId
    fields: CardFields


class RemoveCard(Tagged, frozen=True, tag="tear_card"):
    """Remove a card that somebody wrote. Its author and the host may do this."""

    card: CardId


class DeckImported(Tagged, frozen=True, tag="deck_imported"):
    """Somebody brought a deck along, as a file. Its number is that of this entry."""

    kind: str
    name: str
    language: Language
    author: str
    licence: str
    source: str
    cards: tuple[CardFields, ...]


class WriteCard(Tagged, frozen=True, tag="write_card"):
    """Only in logs of older versions: a card for the chosen game."""

    fields: CardFields
