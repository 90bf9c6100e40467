"""Between two games: the next game and its options, cards that people write, the voice call, the parts of the seed."""

from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace

from veillee.games import GAMES
from veillee.rules import Refused, clean, commitment
from veillee.salon import events as ev
from veillee.salon.chairs import repaint
from veillee.salon.checks import require_host, require_lobby, require_player, require_voice
from veillee.salon.events import Entry
from veillee.salon.game import own_id
from veillee.salon.model import OwnCard, Salon

LINK_LENGTH = 300
MOST_OWN_CARDS = 40


def on_choose(salon: Salon, entry: Entry, what: ev.Choose) -> Salon:
    require_host(salon, entry)
    require_lobby(salon)
    game = GAMES.get(what.game)
    if game is None:
        raise Refused("no_such_game")
    chairs = salon.chairs_kept
    if len(chairs) > game.players.stop - 1:
        raise Refused("too_many_players", most=game.players.stop - 1)
    return repaint(replace(salon, game=game.name, running=None, chairs=chairs), game.colours)


def on_set_options(salon: Salon, entry: Entry, what: ev.SetOptions) -> Salon:
    require_host(salon, entry)
    require_lobby(salon)
    game = GAMES[salon.game]
    try:
        options = msgspec.convert(what.options, game.options_type)
    except msgspec.ValidationError as wrong:
        raise Refused("bad_options", why=str(wrong)) from wrong
    return replace(salon, options={**salon.options, game.name: game.cleaned(options)})


def on_write_card(salon: Salon, entry: Entry, what: ev.WriteCard) -> Salon:
    person = require_player(salon, entry.by)
    require_lobby(salon)
    # In a log, a card that was torn later has no words any more. Admission lets no such card in.
    fields = GAMES[salon.game].own_card(what.fields) if what.fields else {}
    if len(salon.own_cards) >= MOST_OWN_CARDS:
        raise Refused("too_many_own_cards", most=MOST_OWN_CARDS)
    card = OwnCard(id=salon.cards_made, game=salon.game, by=person.id, fields=fields)
    if fields and any(other.game == card.game and other.fields == card.fields for other in salon.own_cards):
        raise Refused("card_already_there")
    return replace(salon, own_cards=(*salon.own_cards, card), cards_made=salon.cards_made + 1)


def on_remove_card(salon: Salon, entry: Entry, what: ev.RemoveCard) -> Salon:
    person = salon.person(entry.by)
    require_lobby(salon)
    card = next((card for card in salon.own_cards if card.id == what.card), None)
    if card is None:
        raise Refused("no_such_card")
    if card.by != person.id:
        require_host(salon, entry)
    salon = replace(salon, own_cards=tuple(other for other in salon.own_cards if other is not card))
    return forget_card(salon, own_id(card.id))


def forget_card(salon: Salon, id: str) -> Salon:
    """A game that was played with this card shows its words: it is put away, and one that was given up loses them."""
    running, given_up = salon.running, salon.given_up
    if running is not None and any(card.id == id for card in running.start.own):
        salon = replace(salon, running=None)
        salon = replace(salon, chairs=salon.chairs_kept)
    if given_up is not None and any(card.id == id for card in given_up.start.own):
        salon = replace(salon, given_up=replace(given_up, start=replace(given_up.start, own=())))
    return salon


def on_set_call(salon: Salon, entry: Entry, what: ev.SetCall) -> Salon:
    require_host(salon, entry)
    require_voice(salon, salon.person(entry.by))
    if not what.link:
        return replace(salon, call="")
    link = clean(what.link, LINK_LENGTH)
    try:
        parts = urlsplit(link)
    except ValueError:
        raise Refused("bad_link") from None
    if parts.scheme != "https" or not parts.netloc:
        raise Refused("bad_link")
    return replace(salon, call=link)


def on_committed(salon: Salon, entry: Entry, what: ev.Committed) -> Salon:
    return replace(salon, server_part=what.part, parts={})


def on_add_part(salon: Salon, entry: Entry, what: ev.AddPart) -> Salon:
    person = salon.person(entry.by)
    if person.id in salon.parts:
        raise Refused("part_given")
    if not salon.server_part or commitment(salon.server_part) != what.commitment:
        raise Refused("stale_commitment")
    return replace(salon, parts={**salon.parts, person.id: what.part})
