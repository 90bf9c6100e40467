"""Slow is not gone (CO-10), and the talk of a table (CO-11): through the real door."""

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from msgspec.structs import replace

from tests.games.test_every_game import begin
from tests.guests import Guest, open_salon, sit_down, start, together
from tests.hand_clock import HandClock
from veillee.clock import Clock
from veillee.games import GAMES
from veillee.games.dictionnaire.model import Choose, Draw
from veillee.games.didixit.model import Claim, Sentence, Tell
from veillee.rooms import bot_runner
from veillee.rooms.room import Room
from veillee.salon.model import RunningClock
from veillee.server.app import make_app
from veillee.server.keys import HOUSE
from veillee.server.settings import Settings

NAMES = ["Léa", "Tom", "Nina"]
LIMITS = {
    game: {name: 60 for name in GAMES[game].options_type.__struct_fields__ if name.endswith("_seconds")}
    for game in GAMES
}


def is_limited(name: str) -> bool:
    """Whether with all its limits there is one in every phase of a game whose players do nothing."""
    game, state = begin(name, len(NAMES), LIMITS[name])
    for _ in NAMES:
        if game.clock(state) is None:
            return False
        for seat in game.awaited(state):
            if seat in game.awaited(state):
                state = game.out_of_time(state, seat)
    return True


LIMITED = [name for name in GAMES if is_limited(name)]


async def room_of(app: web.Application, guest: Guest) -> Room:
    return await app[HOUSE].room(guest.code)


async def let_time_pass(room: Room, guests: list[Guest]) -> None:
    """The limit in force runs out."""
    running = room.head.running
    assert running is not None
    assert running.clock is not None
    room.timers.expire(running.clock.key)
    for guest in guests:
        await guest.until(lambda one: one.view["seq"] >= room.head.seq)


def measured(clock: HandClock) -> bool:
    """Whether a limit of a minute has just begun."""
    return clock.waits_for(60)


def paused(guest: Guest) -> bool:
    return bool(guest.view["game"]["paused"])


@pytest.mark.rule("CO-10")
@pytest.mark.parametrize("game", LIMITED)
async def test_after_a_circle_without_a_persons_move_the_table_pauses_and_is_still_there(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock, game: str
) -> None:
    guests = await sit_down(session, address, NAMES, game)
    await start(guests, **LIMITS[game])
    room = await room_of(app, guests[0])
    for _ in NAMES:
        assert not paused(guests[0])
        assert guests[0].view["game"]["clock"] is not None
        await let_time_pass(room, guests)
    for guest in guests:
        assert paused(guest)
        assert guest.view["game"]["clock"] is None
        assert guest.view["game"]["outcome"] is None
    # Nothing is measured any more: an hour changes nothing.
    assert not measured(clock)
    before = room.head
    await guests[1].do("go_on")
    await together(guests)
    assert not paused(guests[0])
    limit = guests[0].view["game"]["clock"]
    assert limit["until"] - guests[0].view["now"] > 55_000
    running = room.head.running
    assert running is not None
    assert before.running is not None
    assert running.state == before.running.state
    assert await guests[1].refusal("go_on") == "not_paused"


@pytest.mark.rule("CO-10")
async def test_a_reader_has_no_limit_so_a_table_without_writers_waits_for_the_next_reader(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES, "dictionnaire")
    await start(guests, **LIMITS["dictionnaire"], enforced=True)
    room = await room_of(app, guests[0])
    reader = guests[guests[0].public.reader]
    await reader.play(Draw(box=1))
    await reader.play(Choose(word=reader.private.ask.words[0].id))
    await let_time_pass(room, guests)
    assert guests[0].view["game"]["outcome"] is None
    assert guests[0].view["game"]["clock"] is None
    assert not measured(clock)


@pytest.mark.rule("CO-10")
async def test_a_persons_move_ends_the_pause_and_begins_the_count_anew(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests, tell_seconds=60, give_seconds=60, vote_seconds=60)
    room = await room_of(app, guests[0])
    await guests[0].play(Claim())
    for _ in range(2):
        await let_time_pass(room, guests)
    storyteller = guests[guests[0].public.storyteller]
    await storyteller.play(Tell(image=storyteller.private.hand[0], clue=Sentence(text="Minuit")))
    for _ in range(2):
        await let_time_pass(room, guests)
        assert not paused(guests[0])
    await let_time_pass(room, guests)
    assert paused(guests[0])
    storyteller = guests[guests[0].public.storyteller]
    await storyteller.play(Tell(image=storyteller.private.hand[0], clue=Sentence(text="Encore")))
    assert not paused(storyteller)
    assert storyteller.view["game"]["clock"] is not None


@pytest.mark.rule("CO-10")
async def test_a_television_shows_the_pause_and_may_end_it_and_a_stranger_may_not(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    tv = await (await Guest(session, address, guests[0].code, "").connect()).join(screen=True)
    await start(guests, tell_seconds=60)
    room = await room_of(app, guests[0])
    await guests[0].play(Claim())
    for _ in range(3):
        await let_time_pass(room, [*guests, tv])
    assert paused(tv)
    visitor = await Guest(session, address, guests[0].code, "Passant").connect()
    assert await visitor.refusal("go_on") == "not_a_member"
    await tv.do("go_on")
    assert not paused(tv)


@pytest.mark.rule("CO-10")
async def test_clocks_stand_still_while_no_player_is_connected(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    watcher = await (await Guest(session, address, guests[0].code, "Max").connect()).join()
    await start(guests, tell_seconds=60)
    await guests[0].play(Claim())
    room = await room_of(app, guests[0])
    for guest in guests[:2]:
        await guest.hang_up()
    await watcher.until(lambda one: len(one.live["present"]) == 2)
    # One player is enough for the clock to go on.
    assert measured(clock)
    await guests[2].hang_up()
    await watcher.until(lambda one: len(one.live["present"]) == 1)
    assert not measured(clock)
    until = watcher.view["game"]["clock"]["until"]
    clock.seconds += 5
    # Somebody is back: the limit starts again, for all to see.
    await guests[1].connect()
    await watcher.until(lambda one: one.view["game"]["clock"]["until"] > until)
    assert measured(clock)
    seq = room.head.seq
    await guests[0].connect()
    assert room.head.seq == seq


@pytest.mark.rule("CO-10")
async def test_only_a_table_that_everybody_left_is_deserted_and_it_names_no_winner(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    await guests[0].do("set_automatic", chair=guests[0].chair, on=True)
    await guests[1].do("leave")
    await together(guests)
    assert guests[2].view["game"]["outcome"] is None
    await guests[2].do("set_automatic", chair=guests[2].chair, on=True)
    await together(guests)
    view = guests[2].view
    assert view["game"] is None
    assert view["salon"]["given_up"]["reason"] == "deserted"
    assert view["salon"]["given_up"]["opened"]
    assert [(chair["wins"], chair["points"]) for chair in view["salon"]["chairs"]] == [(0, 0), (0, 0)]
    # Those who are there may begin another.
    assert [chair["automatic"] for chair in view["salon"]["chairs"]] == [False, False]


@pytest.mark.rule("CO-10")
async def test_a_bot_that_would_play_with_itself_without_end_plays_no_more(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES[:2])
    await guests[0].do("add_bot", bot={"temperament": "sharp", "language": "fr"})
    await start(guests, end="score")
    for guest in guests:
        await guest.do("leave")
    await together(guests)
    assert guests[0].view["salon"]["given_up"]["reason"] == "deserted"


# Bots leave time to people.


class Timers(Clock):
    """Notes for how long bots want to think."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    def call_later(self, seconds: float, *_: Any) -> "Timers":
        self.waits.append(seconds)
        return self

    def cancel(self) -> None:
        pass


async def test_bots_wait_for_the_reveal_and_are_patient_only_as_long_as_there_is_a_reason(
    session: aiohttp.ClientSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, app: web.Application
) -> None:
    host = await open_salon(session, address)
    await host.do("sit", name="Léa", colour=0)
    for _ in range(2):
        await host.do("add_bot", bot={"temperament": "sharp", "language": "fr"})
    await start([host])
    salon = (await room_of(app, host)).head
    bot = salon.chairs[1].id
    patience = [30.0]
    monkeypatch.setattr(bot_runner, "patience", lambda *_: patience[0])
    monkeypatch.setattr(type(GAMES["didixit"]), "reveal_seconds", lambda *_: 8.0)
    assert bot_runner.wait_before(salon, bot) == 38
    assert salon.running is not None
    limited = replace(salon, running=replace(salon.running, clock=RunningClock("limit", since=0, seconds=20)))
    assert bot_runner.wait_before(limited, bot) == 18
    bots, timers = bot_runner.Bots(keywords={}, things={}), Timers()
    runner = bot_runner.BotRunner(bots, app[HOUSE].library, timers, lambda: None, lambda _: None)
    runner.arm(salon)
    assert all(40 <= wait <= 44 for wait in timers.waits)
    assert len(timers.waits) == 2
    runner.arm(salon)
    assert len(timers.waits) == 2
    # The people have had their say: the bots think at once.
    patience[0] = -8.0
    runner.arm(salon)
    assert len(timers.waits) == 4
    assert all(2 <= wait <= 6 for wait in timers.waits[2:])


# Reactions


async def reactions(guest: Guest) -> dict[str, Any]:
    while (message := await asyncio.wait_for(guest.other.get(), 60))["t"] != "reaction":
        pass
    return message


@pytest.mark.rule("CO-11")
async def test_a_reaction_is_seen_on_all_screens_and_is_nowhere_written_down(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    tv = await (await Guest(session, address, guests[0].code, "").connect()).join(screen=True)
    visitor = await Guest(session, address, guests[0].code, "Passant").connect()
    seq = (await room_of(app, guests[0])).head.seq
    await guests[1].send({"t": "react", "kind": "applause", "chair": guests[1].chair})
    for screen in (*guests, tv, visitor):
        assert await reactions(screen) == {
            "t": "reaction",
            "person": 1,
            "chair": guests[1].chair,
            "kind": "applause",
        }
    assert (await room_of(app, guests[0])).head.seq == seq


@pytest.mark.rule("CO-11")
async def test_who_must_be_silent_does_not_react_either(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES, "dictionnaire")
    await start(guests)
    reader = guests[guests[0].public.reader]
    await reader.play(Draw(box=1))
    await reader.play(Choose(word=reader.private.ask.words[0].id))
    await reader.send({"t": "react", "kind": "laughter"})
    await reader.until(lambda one: one.strays == ["may_not_speak"])
    others = [guest for guest in guests if guest is not reader]
    await others[0].send({"t": "react", "kind": "doubt"})
    assert (await reactions(others[1]))["kind"] == "doubt"


@pytest.mark.rule("CO-11")
async def test_reactions_of_strangers_screens_and_other_chairs_are_refused_and_none_floods_the_table(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    tv = await (await Guest(session, address, guests[0].code, "").connect()).join(screen=True)
    visitor = await Guest(session, address, guests[0].code, "Passant").connect()
    for screen, chair, why in (
        (visitor, None, "not_a_member"),
        (tv, None, "screens_do_not_play"),
        (guests[1], guests[2].chair, "not_your_chair"),
    ):
        await screen.send({"t": "react", "kind": "heart", "chair": chair})
        await screen.until(lambda one, why=why: one.strays[-1:] == [why])  # type: ignore[misc]
    await guests[0].send({"t": "react", "kind": "wings"})
    await guests[0].until(lambda one: one.strays == ["bad_message"])
    for _ in range(20):
        await guests[0].send({"t": "react", "kind": "heart"})
    await guests[0].until(lambda one: one.strays.count("too_fast") >= 13)


@pytest.fixture
async def app(tmp_path: Path, clock: HandClock) -> web.Application:
    return make_app(Settings(data=tmp_path, salons_per_address=1000, bot_pace=1000), clock=clock)
