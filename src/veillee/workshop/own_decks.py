"""Decks that people of the salon make, alone or together, and their cards."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from veillee.games import GAMES
from veillee.rules import CARD_FIELDS, AnyGame, Card, Deck, Refused, clean, image_card, is_own, own_id
from veillee.salon import events as ev
from veillee.salon.checks import require_host, require_lobby, require_player, require_voice
from veillee.salon.events import Entry, PersonId
from veillee.salon.model import OwnCard, OwnDeck, Person, Salon
from veillee.salon.sitting import with_options
from veillee.salon.veil import veil_of
from veillee.workshop import acts as deck_acts
from veillee.workshop.acts import CardId

MOST_OWN_CARDS = 200
MOST_OWN_DECKS = 12
DECK_NAME_LENGTH = 40
AUTHOR_LENGTH = 80
LICENCE_LENGTH = 60
SOURCE_LENGTH = 120
# More than one entry can have: ids of cards have their place in it.
CARDS_PER_ENTRY = 256


# How decks and cards are called


def card_id(seq: int, place: int) -> CardId:
    """The card at this place of an entry. If another entry is lost, it still has the same id."""
    return CARDS_PER_ENTRY * seq + place


def id_in_games(kind: str, card: OwnCard) -> str:
    """How games call a card: an image by its picture."""
    return own_id(card.fields["image"] if kind == "images" else card.id)


# What is on a card


def game_of(kind: str) -> AnyGame:
    for game in GAMES.values():
        if kind in game.kinds:
            return game
    raise Refused("no_such_kind")


def read_card(kind: str, fields: dict[str, str]) -> dict[str, str]:
    """The card as it is kept: cleaned, and with nothing beside what belongs on it. `Refused` if it cannot be one."""
    row_of(kind, fields)
    return {name: tidy(fields.get(name, "")) for name in CARD_FIELDS[kind]}


def row_of(kind: str, fields: dict[str, str]) -> dict[str, str]:
    """The card as a row of a deck."""
    if kind == "images":
        fr, en = (image_card(fields)[name] for name in ("alt_fr", "alt_en"))
        return {"alt_fr": fr or en, "alt_en": en or fr}
    return game_of(kind).own_card(kind, fields)


def tidy(text: str, most: int = 4096) -> str:
    """Cleaned, and perhaps empty."""
    return clean(text, most) if text.strip() else ""


def face_of(kind: str, fields: dict[str, str]) -> object:
    """What no two cards of a deck share. Whether somebody defined a word as I do must not be found out by trying."""
    match kind:
        case "images":
            return fields["image"]
        case "words":
            return fields["word"]
        case _:
            return tuple(fields.values())


# Making decks


def on_make_deck(salon: Salon, entry: Entry, what: deck_acts.MakeDeck) -> Salon:
    person = require_writer(salon, entry)
    return with_deck(salon, OwnDeck(salon.seq + 1, what.kind, what.name, what.language, person.id))


def on_deck_imported(salon: Salon, entry: Entry, what: deck_acts.DeckImported) -> Salon:
    person = require_writer(salon, entry)
    about = (what.kind, what.name, what.language, person.id, what.author, what.licence, what.source)
    deck = OwnDeck(salon.seq + 1, *about)
    return with_cards(with_deck(salon, deck), deck, person.id, what.cards)


def on_edit_deck(salon: Salon, entry: Entry, what: deck_acts.EditDeck) -> Salon:
    require_writer(salon, entry)
    deck = salon.own_deck(what.deck)
    require_maker(salon, entry, deck.by)
    about = {"name": what.name, "language": what.language, "author": what.author, "licence": what.licence}
    return with_changed(salon, replace(deck, **about))


def on_remove_deck(salon: Salon, entry: Entry, what: deck_acts.RemoveDeck) -> Salon:
    deck = salon.own_deck(what.deck)
    require_maker(salon, entry, deck.by)
    cards = [card for card in salon.own_cards if card.deck == deck.id]
    require_not_in_play(salon, deck, cards)
    salon = forget_games(salon, deck, cards)
    options = {name: without_deck(GAMES[name], one, own_id(deck.id)) for name, one in salon.options.items()}
    return replace(
        salon,
        options=options,
        own_decks=tuple(one for one in salon.own_decks if one is not deck),
        own_cards=tuple(card for card in salon.own_cards if card.deck != deck.id),
    )


def with_deck(salon: Salon, deck: OwnDeck) -> Salon:
    """The salon with a new deck, which is played with if the game chosen has cards of its kind."""
    game_of(deck.kind)
    if len(salon.own_decks) >= MOST_OWN_DECKS:
        raise Refused("too_many_decks", most=MOST_OWN_DECKS)
    salon = replace(salon, own_decks=(*salon.own_decks, deck))
    game = GAMES[salon.game]
    if deck.kind not in game.kinds:
        return salon
    chosen = salon.options_of(game)
    try:
        chosen = game.read_options({**msgspec.to_builtins(chosen), "decks": (*game.decks(chosen), own_id(deck.id))})
    except msgspec.ValidationError:
        # As many are chosen already as can be.
        return salon
    return with_options(salon, game, chosen)


def without_deck(game: AnyGame, options: Any, id: str) -> Any:
    """The options without this deck. If no other was chosen, the game has the decks that it has by itself."""
    rest = tuple(one for one in options.decks if one != id)
    return replace(options, decks=rest or game.options_type().decks)


# Writing cards


def on_write_cards(salon: Salon, entry: Entry, what: deck_acts.WriteCards) -> Salon:
    person = require_writer(salon, entry)
    return with_cards(salon, salon.own_deck(what.deck), person.id, what.cards)


def with_cards(salon: Salon, deck: OwnDeck, by: PersonId, cards: Iterable[dict[str, str]]) -> Salon:
    seq = salon.seq + 1
    new = tuple(OwnCard(card_id(seq, place), deck.id, by, fields) for place, fields in enumerate(cards))
    return with_more(salon, deck, new)


def with_more(salon: Salon, deck: OwnDeck, new: tuple[OwnCard, ...]) -> Salon:
    if len(salon.own_cards) + len(new) > MOST_OWN_CARDS:
        raise Refused("too_many_own_cards", most=MOST_OWN_CARDS)
    there = {face_of(deck.kind, card.fields) for card in salon.own_cards if card.deck == deck.id and card.fields}
    for place, card in enumerate(new):
        if card.fields:
            face = face_of(deck.kind, card.fields)
            if face in there:
                raise Refused("card_already_there", card=place)
            there.add(face)
    salon = replace(salon, own_cards=salon.own_cards + new)
    return with_changed(salon, replace(deck, changes=deck.changes + 1))


def on_edit_card(salon: Salon, entry: Entry, what: deck_acts.EditCard) -> Salon:
    require_writer(salon, entry)
    card = salon.own_card(what.card)
    deck = salon.own_deck(card.deck)
    require_maker(salon, entry, card.by)
    require_not_in_play(salon, deck, [card])
    if deck.kind == "images" and what.fields["image"] != card.fields["image"]:
        raise Refused("image_stays")
    edited = replace(card, fields=what.fields)
    others = [one for one in salon.own_cards if one.deck == deck.id and one is not card and one.fields]
    if edited.fields and face_of(deck.kind, edited.fields) in [face_of(deck.kind, one.fields) for one in others]:
        raise Refused("card_already_there")
    salon = replace(salon, own_cards=tuple(edited if one is card else one for one in salon.own_cards))
    return with_changed(salon, replace(deck, changes=deck.changes + 1))


def on_remove_card(salon: Salon, entry: Entry, what: deck_acts.RemoveCard) -> Salon:
    card = salon.own_card(what.card)
    deck = salon.own_deck(card.deck)
    require_maker(salon, entry, card.by)
    require_not_in_play(salon, deck, [card])
    salon = forget_games(salon, deck, [card])
    salon = replace(salon, own_cards=tuple(one for one in salon.own_cards if one is not card))
    return with_changed(salon, replace(deck, changes=deck.changes + 1))


def on_write_card(salon: Salon, entry: Entry, what: deck_acts.WriteCard) -> Salon:
    """An older version knew no decks: such cards are those of one deck."""
    person = require_player(salon, entry.by)
    require_lobby(salon)
    kind = GAMES[salon.game].kinds[0]
    fields = read_card(kind, what.fields) if what.fields else {}
    deck = next((deck for deck in salon.own_decks if deck.kind == kind), None)
    if deck is None:
        deck = OwnDeck(salon.seq + 1, kind, "", "fr", person.id)
        salon = with_deck(salon, deck)
    card = OwnCard(salon.cards_made, deck.id, person.id, fields)
    return replace(with_more(salon, deck, (card,)), cards_made=salon.cards_made + 1)


def with_changed(salon: Salon, deck: OwnDeck) -> Salon:
    return replace(salon, own_decks=tuple(deck if one.id == deck.id else one for one in salon.own_decks))


# Who may


def require_writer(salon: Salon, entry: Entry) -> Person:
    """Whoever may write something that others read."""
    person = require_player(salon, entry.by)
    require_voice(salon, person)
    return person


def require_maker(salon: Salon, entry: Entry, by: PersonId) -> None:
    if salon.person(entry.by).id != by:
        require_host(salon, entry)


def require_not_in_play(salon: Salon, deck: OwnDeck, cards: Sequence[OwnCard]) -> None:
    if salon.running is not None and salon.playing and are_in(salon.running.start, deck, cards):
        raise Refused("card_in_play")


# Games with these cards


def chosen_decks(salon: Salon, game: AnyGame) -> tuple[Deck, ...]:
    """The decks of the salon that the next game is played with, whole: the start entry pins them (CO-15)."""
    by_id = {own_id(deck.id): deck for deck in salon.own_decks}
    found, dealt, veil = list[Deck](), set[str](), veil_of(salon)
    for id in game.decks(salon.options_of(game)):
        if not is_own(id):
            continue
        deck = by_id.get(id)
        if deck is None or deck.kind not in game.kinds:
            raise Refused("no_such_deck")
        # The same picture may be in two decks.
        mine = [card for card in salon.own_cards if card.deck == deck.id and not veil.hides_card(card)]
        ids = {id_in_games(deck.kind, card): card for card in mine}
        cards = [Card(id, row_of(deck.kind, card.fields)) for id, card in ids.items() if id not in dealt]
        dealt |= ids.keys()
        if cards:
            found.append(pinned_deck(deck, tuple(cards)))
    return tuple(found)


def pinned_deck(deck: OwnDeck, cards: tuple[Card, ...]) -> Deck:
    return Deck(
        id=own_id(deck.id),
        game="any" if deck.kind == "images" else game_of(deck.kind).name,
        kind=deck.kind,
        language=deck.language,
        licence=deck.licence,
        name={"fr": deck.name, "en": deck.name},
        authors=(deck.author,) if deck.author else (),
        cards=cards,
    )


def are_in(start: ev.Started, deck: OwnDeck, cards: Sequence[OwnCard]) -> bool:
    """Whether a game is played with any of these cards of a deck."""
    ids = {id_in_games(deck.kind, card) for card in cards}
    dealt = (*start.own, *(card for mixed in start.mixed if mixed.id == own_id(deck.id) for card in mixed.cards))
    return any(card.id in ids for card in dealt)


def forget_games(salon: Salon, deck: OwnDeck, cards: Sequence[OwnCard]) -> Salon:
    """A game that was played with these cards shows their words: it is put away; one that was given up loses them."""
    running, given_up = salon.running, salon.given_up
    if running is not None and are_in(running.start, deck, cards):
        salon = replace(salon, running=None)
        salon = replace(salon, chairs=salon.chairs_kept)
    if given_up is not None and are_in(given_up.start, deck, cards):
        salon = replace(salon, given_up=replace(given_up, start=replace(given_up.start, own=(), mixed=())))
    return salon
