"""Between two games: the next game and its options, the voice call, the parts of the seed."""

from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace

from veillee.games import GAMES
from veillee.rules import Refused, clean, commitment
from veillee.salon import events as ev
from veillee.salon.chairs import repaint
from veillee.salon.checks import require_host, require_lobby, require_voice
from veillee.salon.events import Entry
from veillee.salon.model import Salon
from veillee.salon.sitting import with_options

LINK_LENGTH = 300


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
        options = game.read_options(what.options)
    except msgspec.ValidationError as wrong:
        raise Refused("bad_options", why=str(wrong)) from wrong
    return with_options(salon, game, game.cleaned(options))


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
