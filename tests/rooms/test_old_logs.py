"""Salons that an older version stored: the server opens them, shows the right things, and people play on.

`tests/logs/<version>/README.md` says how they were made. Nobody writes them anew: they are what is on people's disks.
"""

import base64
import hashlib
import lzma
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests.conftest import decode_entry
from tests.guests import Guest, RefusedByServer, together
from tests.hand_clock import HandClock
from tests.players import player_of
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rooms.clips import CLIP_BYTES_PER_SALON, CLIPS_PER_SALON
from veillee.rooms.house import House
from veillee.rooms.room import Room
from veillee.salon import snapshots
from veillee.salon.events import Say
from veillee.salon.model import Salon
from veillee.server.app import make_app
from veillee.server.keys import HOUSE
from veillee.server.settings import Settings
from veillee.storage import Row, SqliteStorage, Storage
from veillee.workshop.own_decks import row_of

FOLDER = Path(__file__).parents[1] / "logs" / "0.1.0"
DATABASE = "veillee.sqlite"


def expectations() -> dict[str, Any]:
    """What was true of each salon when it was left."""
    return msgspec.json.decode((FOLDER / "expected.json").read_bytes())  # type: ignore[no-any-return]


EXPECTED = expectations()


# All that these tests know of the code behind the door.


async def load_salon(storage: Storage, name: str) -> str:
    """A salon's file, and all decks that were kept, into a storage: the code of the salon."""
    entries = [line for line in lines_of(name) if "seq" in line]
    rows = [Row(seq=e["seq"], kind=e["kind"], body=msgspec.json.encode(e["body"])) for e in entries]
    code, at = entries[0]["body"]["what"]["code"], entries[-1]["body"]["at"]
    for deck in lines_of("decks"):
        await storage.put_deck(deck["deck"], msgspec.json.encode(deck["body"]))
    assert await storage.create(code, rows, at)
    for clip in lines_of(name):
        if "clip" in clip:
            body = base64.b64decode(clip["body"])
            assert await storage.put_clip(code, clip["clip"], clip["kind"], body, CLIPS_PER_SALON, CLIP_BYTES_PER_SALON)
    return str(code)


async def store_salon(data: Path, name: str) -> None:
    """A new storage with one salon."""
    storage = SqliteStorage(data / DATABASE)
    await load_salon(storage, name)
    await storage.close()


@asynccontextmanager
async def open_room(data: Path, name: str, library: Library | None = None) -> AsyncIterator[tuple[Storage, Room]]:
    """The room of a stored salon, at the time of its last entry, so that no time limit has run out."""
    storage = SqliteStorage(data / DATABASE)
    house = House(storage, Library() if library is None else library, clock=HandClock(last_moment(name)))
    room = await house.room(EXPECTED[name]["code"])
    try:
        yield storage, room
    finally:
        room.sleep()
        await storage.close()


async def facts_of(storage: Storage, room: Room) -> dict[str, Any]:
    """What people at the table would call the state of the salon, without the words of today's code."""
    salon = room.stored
    table = None
    if salon.running is not None:
        game, state = salon.running.game, salon.running.state
        public, outcome = game.public(state), game.outcome(state)
        table = {
            "game": game.name,
            "number": public.number,  # type: ignore[attr-defined]
            "scores": getattr(public, "scores", None),
            "outcome": outcome,
        }
    said = [decode_entry(row.body).what for row in await storage.chat(room.code, 2**53, 1000)]
    facts = {
        "code": salon.code,
        "game": salon.game,
        "people": [
            {"name": person.name, "screen": person.screen, "removed": person.removed} for person in salon.people
        ],
        "host": salon.people[salon.host].name,
        "chairs": [
            {
                "name": chair.name,
                "colour": chair.colour,
                "wins": chair.wins,
                "points": chair.points,
                "left": chair.left,
                "automatic": chair.automatic,
                "bot": chair.bot is not None,
            }
            for chair in salon.chairs
        ],
        "options": salon.options_of(GAMES[salon.game]),
        "own_cards": [row_of(salon.own_deck(card.deck).kind, card.fields) for card in salon.own_cards],
        "locked": salon.locked,
        "call": salon.call,
        "games": salon.games,
        "table": table,
        "put_away": salon.given_up and salon.given_up.number,
        "put_away_because": salon.given_up and salon.given_up.reason,
        "opened_seed": salon.given_up and salon.given_up.start.server_part,
        "chat": [what.text for what in said if isinstance(what, Say)],
        "clips_gone": salon.clips_gone,
    }
    return msgspec.json.decode(msgspec.json.encode(facts))  # type: ignore[no-any-return]


def rules_changed(start: dict[str, Any]) -> bool:
    """Whether the rules of that game have changed since it was started."""
    return bool(GAMES[start["game"]].version != start["version"])


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house whose games all have later rules than any log was written with. Named before `address` in a test, so that
    it lasts until the server has closed."""
    change_rules(monkeypatch)


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES.values():
        monkeypatch.setattr(type(game), "version", game.version + 1)
    monkeypatch.setattr(snapshots, "SHAPE", snapshots.shape())


# What is in the files.


def lines_of(name: str) -> list[dict[str, Any]]:
    return [
        msgspec.json.decode(line) for line in lzma.decompress((FOLDER / f"{name}.jsonl.xz").read_bytes()).splitlines()
    ]


def unpack_database(data: Path) -> None:
    (data / DATABASE).write_bytes(lzma.decompress((FOLDER / f"{DATABASE}.xz").read_bytes()))


def last_moment(name: str) -> int:
    return int([line for line in lines_of(name) if "seq" in line][-1]["body"]["at"])


def starts_of(name: str) -> list[dict[str, Any]]:
    """What was written down at the start of each game of the evening."""
    return [line["body"]["what"] for line in lines_of(name) if line.get("kind") == "started"]


def check(name: str, facts: dict[str, Any]) -> None:
    """The salon is what it was. A game whose rules have changed since is put away instead, and its seed is opened."""
    expected = {key: value for key, value in expectations()[name].items() if key not in ("keys", "clips")}
    # Options may be added; those that were there keep their value. Decks had an option each.
    older = [expected["options"].pop(key) for key in ("deck", "ideas") if key in expected["options"]]
    if older:
        expected["options"]["decks"] = older
    facts["options"] = {key: facts["options"][key] for key in expected["options"]}
    *before, last = starts_of(name)
    if any(map(rules_changed, before)):
        # Nobody can tell any more how an earlier game ended.
        for chair in [*facts["chairs"], *expected["chairs"]]:
            chair["wins"] = chair["points"] = None
    because = facts.pop("put_away_because")
    if not rules_changed(last):
        assert because is None
        assert facts == expected
        return
    assert because == "rules_changed"
    assert facts["table"] is None
    assert facts["put_away"] == expected["games"] == facts["games"]
    assert facts["opened_seed"] == last["server_part"]
    for key in ("code", "game", "people", "host", "own_cards", "locked", "call", "chat", "clips_gone"):
        assert facts[key] == expected[key]
    # A person who had left their chair has none in the lobby.
    assert [chair["name"] for chair in facts["chairs"]] == [c["name"] for c in expected["chairs"] if not c["left"]]


async def check_clips(storage: Storage, name: str) -> None:
    for hash, kind in EXPECTED[name]["clips"].items():
        stored = await storage.clip(EXPECTED[name]["code"], hash)
        assert stored is not None
        assert (stored[0], hashlib.sha256(stored[1]).hexdigest()) == (kind, hash)
    for hash in EXPECTED[name]["clips_gone"]:
        assert await storage.clip(EXPECTED[name]["code"], hash) is None


@pytest.mark.parametrize("name", EXPECTED)
async def test_a_salon_is_what_it_was(tmp_path: Path, name: str) -> None:
    await store_salon(tmp_path, name)
    async with open_room(tmp_path, name) as (storage, room):
        check(name, await facts_of(storage, room))
        await check_clips(storage, name)


@pytest.mark.parametrize("name", EXPECTED)
async def test_a_salon_opens_though_its_decks_are_not_shipped_any_more(tmp_path: Path, name: str) -> None:
    await store_salon(tmp_path, name)
    async with open_room(tmp_path, name, Library(tmp_path / "no decks")) as (storage, room):
        check(name, await facts_of(storage, room))


async def test_the_database_opens_with_every_salon_in_it(tmp_path: Path) -> None:
    unpack_database(tmp_path)
    for name in EXPECTED:
        async with open_room(tmp_path, name) as (storage, room):
            assert await storage.count() == len(EXPECTED)
            check(name, await facts_of(storage, room))
            await check_clips(storage, name)


# A house with other rules, or with other games.


@pytest.mark.parametrize("name", EXPECTED)
async def test_a_game_of_other_rules_is_put_away_and_all_else_is_what_it_was(
    newer_rules: None, tmp_path: Path, name: str
) -> None:
    await store_salon(tmp_path, name)
    salons: list[Salon] = []
    # What the server did is in the log: after the next start the salon is the same.
    for _ in range(2):
        async with open_room(tmp_path, name) as (storage, room):
            check(name, await facts_of(storage, room))
            await check_clips(storage, name)
            salons.append(room.stored)
            assert room.stored.given_up is not None
            assert room.stored.given_up.over is name.endswith("whole")
    assert salons[0] == msgspec.structs.replace(salons[1], seq=salons[0].seq, server_part=salons[0].server_part)
    assert salons[1].running is None


async def test_the_database_opens_by_other_rules_too(newer_rules: None, tmp_path: Path) -> None:
    unpack_database(tmp_path)
    for name in EXPECTED:
        async with open_room(tmp_path, name) as (storage, room):
            check(name, await facts_of(storage, room))


@pytest.fixture
def games() -> Iterator[dict[str, Any]]:
    """To take some away: after the test all are there, in the order that they had."""
    before = dict(GAMES)
    yield GAMES
    GAMES.clear()
    GAMES.update(before)


@pytest.mark.parametrize("name", EXPECTED)
async def test_a_salon_opens_though_its_game_is_gone(
    tmp_path: Path, name: str, games: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    unpack_database(tmp_path)
    del games[starts_of(name)[-1]["game"]]
    monkeypatch.setattr(snapshots, "SHAPE", snapshots.shape())
    expected = expectations()[name]
    for _ in range(2):
        async with open_room(tmp_path, name) as (storage, room):
            facts = await facts_of(storage, room)
        assert facts["game"] in GAMES
        assert facts["table"] is None
        assert (facts["put_away"], facts["put_away_because"]) == (expected["games"], "game_gone")
        for key in ("people", "host", "call", "chat", "clips_gone", "games"):
            assert facts[key] == expected[key]
        assert [chair["name"] for chair in facts["chairs"]] == [c["name"] for c in expected["chairs"] if not c["left"]]


@pytest.mark.parametrize("name", EXPECTED)
async def test_a_salon_opens_though_its_decks_are_lost(tmp_path: Path, name: str) -> None:
    await store_salon(tmp_path, name)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db, db:
        db.execute("DELETE FROM decks")
    async with open_room(tmp_path, name, Library(tmp_path / "no decks")) as (storage, room):
        facts = await facts_of(storage, room)
    assert facts["table"] is None
    because = "rules_changed" if rules_changed(starts_of(name)[-1]) else "cannot_replay"
    assert (facts["put_away"], facts["put_away_because"]) == (EXPECTED[name]["games"], because)
    assert facts["people"] == EXPECTED[name]["people"]


# Playing on, through the real door: everybody comes back with the key that their browser kept.


@pytest.fixture(params=["files", "database"])
def kept_in(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def app(tmp_path: Path, kept_in: str) -> web.Application:
    if kept_in == "database":
        unpack_database(tmp_path)
    return make_app(Settings(data=tmp_path, bot_pace=0))


async def play(guests: list[Guest], chance: random.Random, until: Callable[[dict[str, Any]], bool]) -> None:
    """Everyone who is here plays whatever they are asked, until the view says that it is enough."""
    while True:
        await together(guests)
        view = max((guest.view for guest in guests), key=lambda view: int(view["seq"]))
        if until(view):
            return
        asked = [(guest, chair, move) for guest in guests for chair, move in moves_of(guest, chance)]
        if asked:
            guest, chair, move = chance.choice(asked)
            try:
                await guest.do("play", chair=chair, move=move)
                continue
            except RefusedByServer:
                # A bot or a time limit was quicker.
                pass
        await guests[0].until(lambda one, seq=view["seq"]: one.view["seq"] > seq)  # type: ignore[misc]


def moves_of(guest: Guest, chance: random.Random) -> list[tuple[int, Any]]:
    """One move for each of a person's chairs that the table waits for."""
    table = guest.view["game"]
    game, player = GAMES[table["name"]], player_of(table["name"])
    away = {chair["id"] for chair in guest.view["salon"]["chairs"] if chair["automatic"]}
    found: list[tuple[int, Any]] = []
    for hand in guest.view["you"]["hands"]:
        if hand["seat"] in table["awaited"] and hand["chair"] not in away:
            private = msgspec.convert(hand["private"], game.private_type)
            moves = player.moves(guest.public, private)
            found += [(hand["chair"], msgspec.to_builtins(chance.choice(moves)))] if moves else []
    return found


async def come_back(session: aiohttp.ClientSession, address: str, name: str) -> dict[str, Guest]:
    expected, back = EXPECTED[name], {}
    for person in expected["people"]:
        if not person["removed"]:
            key = expected["keys"][person["name"]]
            guest = await Guest(session, address, expected["code"], person["name"], key).connect()
            assert guest.view["you"]["person"] is not None
            back[person["name"]] = guest
    return back


@pytest.mark.parametrize("name", EXPECTED)
async def test_people_come_back_and_play_on(
    session: aiohttp.ClientSession, address: str, app: web.Application, kept_in: str, name: str
) -> None:
    await come_back_and_play(session, address, app, kept_in, name)


@pytest.mark.parametrize("name", EXPECTED)
async def test_people_come_back_after_the_rules_have_changed_and_begin_another_game(
    newer_rules: None, session: aiohttp.ClientSession, address: str, app: web.Application, kept_in: str, name: str
) -> None:
    await come_back_and_play(session, address, app, kept_in, name)


async def come_back_and_play(
    session: aiohttp.ClientSession, address: str, app: web.Application, kept_in: str, name: str
) -> None:
    if kept_in == "files":
        await load_salon(app[HOUSE].storage, name)
    back = await come_back(session, address, name)
    guests, host, games = list(back.values()), back[EXPECTED[name]["host"]], EXPECTED[name]["games"]
    chance = random.Random(name)
    table = host.view["game"]
    if table is not None and table["outcome"] is None:
        assert table["number"] == games
        await play(guests, chance, until=lambda view: view["game"]["outcome"] is not None)
        assert host.view["salon"]["games"] == games
    else:
        assert table is not None or rules_changed(starts_of(name)[-1])
        if table is None:
            assert host.view["salon"]["given_up"]["reason"] == "rules_changed"
            assert host.view["salon"]["given_up"]["over"] is name.endswith("whole")
        await host.ask({"t": "start"})
        await host.until(lambda one: one.view["salon"]["games"] == games + 1)
        begun = host.view["seq"]
        await play(guests, chance, until=lambda view: view["seq"] > begun + 10)
