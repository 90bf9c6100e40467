"""Together or apart: where people sit tonight, and the gentle clock of those who are apart."""

from typing import Any

import msgspec
from msgspec.structs import replace

from veillee.rules import AnyGame
from veillee.salon import events as ev
from veillee.salon.checks import require_host
from veillee.salon.events import Entry
from veillee.salon.model import Salon


def on_set_sitting(salon: Salon, entry: Entry, what: ev.SetSitting) -> Salon:
    require_host(salon, entry)
    return replace(salon, sitting=what.sitting)


def with_options(salon: Salon, game: AnyGame, options: Any) -> Salon:
    """The options of a game as the host has set them: the gentle clock goes on following the sitting until the host
    chooses another one."""
    timed = salon.timed
    if game.name not in timed:
        if limits(game, options) == limits(game, salon.options_of(game)):
            options = replace(options, **limits(game, game.options_type()))
        else:
            timed = (*timed, game.name)
    return replace(salon, options={**salon.options, game.name: options}, timed=timed)


def limits(game: AnyGame, options: Any) -> dict[str, int]:
    said: dict[str, int] = msgspec.structs.asdict(options)
    return {name: said[name] for name in game.gentle}
