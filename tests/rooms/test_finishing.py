"""Finishing after this round (CO-14), on a real server: who may, what everybody is shown, and what is kept of it."""

from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests.guests import Guest, play_on, sit_down, start, together
from tests.players import player_of
from veillee.games import GAMES
from veillee.rules import Game
from veillee.salon.records import FinishAsked, Record, verify

NAMES = ["Léa", "Tom", "Nina", "Julien"]
FINISHING = [name for name, game in GAMES.items() if type(game).finish is not Game.finish]


async def exported(guest: Guest) -> bytes:
    await guest.send({"t": "ask_export"})
    message: dict[str, Any] = await guest.other.get()
    assert message["t"] == "exported"
    return msgspec.json.encode(message["file"])


@pytest.mark.rule("CO-5", "CO-14")
@pytest.mark.parametrize("name", FINISHING)
async def test_a_game_that_the_host_lets_finish_counts_and_can_be_verified(
    session: aiohttp.ClientSession, address: str, name: str
) -> None:
    guests = await sit_down(session, address, NAMES, name)
    visitor = await Guest(session, address, guests[0].code, "").connect()
    await start(guests)
    assert await guests[1].refusal("finish", on=True) == "host_only"
    assert not guests[0].view["game"]["public"]["last_round"]
    await guests[0].do("finish", on=True)
    await together([*guests, visitor])
    assert all(one.view["game"]["public"]["last_round"] for one in [*guests, visitor])
    await guests[0].do("finish", on=False)
    await guests[0].do("finish", on=True)
    await play_on(guests)
    outcome = guests[0].view["game"]["outcome"]
    assert outcome["reason"] == "stopped"
    assert [chair["points"] for chair in guests[0].view["salon"]["chairs"]] == outcome["scores"]
    assert await guests[0].refusal("finish", on=True) == "game_over"
    file = await exported(guests[0])
    verdict = verify(file)
    assert verdict.wrong == ()
    assert verdict.outcome is not None
    assert verdict.outcome.reason == "stopped"
    steps = msgspec.json.decode(file, type=Record).steps
    assert [step.on for step in steps if isinstance(step, FinishAsked)] == [True, False, True]
    # A file that says the host had never asked leads to another end.
    forged = msgspec.json.decode(file, type=Record)
    forged = msgspec.structs.replace(forged, steps=tuple(s for s in steps if not isinstance(s, FinishAsked)))
    assert verify(msgspec.json.encode(forged)).wrong
    await guests[0].do("put_away")
    assert await guests[0].refusal("finish", on=True) == "no_game"


async def test_a_game_that_cannot_finish_early_says_so_and_goes_on(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAMES["didixit"]), "finish", Game.finish)
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    assert await guests[0].refusal("finish", on=True) == "cannot_finish_early"
    await guests[0].play(player_of("didixit").Claim())
