"""What leaves the salon of the decks and cards that its people make."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from veillee.rules import Card, Language
from veillee.salon.events import PersonId
from veillee.salon.model import OwnCard, OwnDeck, Salon
from veillee.salon.veil import COVERED_IMAGE, DECK_WORDS, Veil, veil_of
from veillee.workshop.acts import CardId, DeckNumber


class OwnDeckView(Struct, frozen=True):
    """A deck that people of the salon fill, and how many cards it has. `changes`: how often something came of them."""

    id: DeckNumber
    kind: str
    name: str
    language: Language
    by: PersonId
    author: str
    licence: str
    source: str
    changes: int
    cards: int


class OwnCardView(Struct, frozen=True):
    """A card of such a deck. What a word means is told only to whoever wrote it: others may have to guess it."""

    id: CardId
    by: PersonId
    fields: dict[str, str]


class Alt(Struct, frozen=True):
    """What is to be seen on an image; "" where nobody wrote it in that language."""

    fr: str
    en: str


class OwnDeckPage(Struct, frozen=True):
    """Such a deck with its cards, as one person sees it."""

    deck: OwnDeckView
    cards: tuple[OwnCardView, ...]


def deck_views(salon: Salon) -> tuple[OwnDeckView, ...]:
    """A card that is covered is not dealt, and not counted."""
    veil = veil_of(salon)
    counted = Counter(card.deck for card in salon.own_cards if not veil.hides_card(card))
    return tuple([deck_view(deck, counted[deck.id], veil) for deck in salon.own_decks])


def deck_view(deck: OwnDeck, cards: int, veil: Veil) -> OwnDeckView:
    view = OwnDeckView(
        id=deck.id,
        kind=deck.kind,
        name=deck.name,
        language=deck.language,
        by=deck.by,
        author=deck.author,
        licence=deck.licence,
        source=deck.source,
        changes=deck.changes,
        cards=cards,
    )
    return veil.over_struct(view, OwnDeckView, DECK_WORDS)


def deck_page(salon: Salon, number: DeckNumber, person: PersonId) -> OwnDeckPage:
    deck, veil = salon.own_deck(number), veil_of(salon)
    cards = [card for card in salon.own_cards if card.deck == deck.id]
    views = [card_view(deck, card, person) for card in cards]
    shown = tuple([replace(view, fields=veil.fields(view.fields)) for view in views])
    return OwnDeckPage(deck_view(deck, sum(not veil.hides_card(card) for card in cards), veil), shown)


def card_view(deck: OwnDeck, card: OwnCard, person: PersonId) -> OwnCardView:
    hides = deck.kind == "words" and card.by != person
    return OwnCardView(card.id, card.by, {**card.fields, "definition": ""} if hides else card.fields)


def own_alts(salon: Salon) -> dict[str, Alt]:
    """What is to be seen on the images that people brought for the game on the table, by the ids of its cards."""
    mixed = salon.running.start.mixed if salon.running else ()
    cards = [card for deck in mixed if deck.kind == "images" for card in deck.cards]
    veil = veil_of(salon)
    return {card.id: veiled_alt(card.id, alt_on(card), veil) for card in cards}


def alt_on(card: Card) -> Alt:
    return Alt(fr=card.fields.get("alt_fr", ""), en=card.fields.get("alt_en", ""))


def veiled_alt(card: str, alt: Alt, veil: Veil) -> Alt:
    """What is to be seen on a picture that is covered is covered too."""
    if veil.hides(card):
        return Alt(fr=COVERED_IMAGE, en=COVERED_IMAGE)
    return Alt(fr=veil.text(alt.fr), en=veil.text(alt.en))
