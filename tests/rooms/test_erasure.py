"""What people erase is gone from every file; and a log that is full says so, and can still be erased."""

import asyncio
import random
import sqlite3
import struct
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from tests.conftest import ServerProcess
from tests.disk import Disk
from tests.guests import Guest, RefusedByServer, make_deck, open_salon, page, play_on, sit_down, start, together
from tests.hand_clock import HandClock
from tests.stored import record_of
from tests.waiting import until
from veillee.games.didixit.model import Claim
from veillee.rooms import house as houses
from veillee.rooms import log as logs
from veillee.rooms.clips import SOUND
from veillee.rooms.house import House
from veillee.salon import snapshots
from veillee.server.keys import HOUSE
from veillee.storage import Erased, NotStored, Ownership, Row, SqliteStorage, sqlite_file

NAMES = ["Léa", "Tom", "Nina"]
ODILE = {"name": "Tante Xiphophore", "family": "imaginary", "line": "Elle sait tout de la pomologie."}
JO = {"name": "Oncle Jo", "family": "imaginary", "line": "Il reste."}


def files_of(folder: Path) -> bytes:
    """All there is on disk: the database, its write-ahead log, and whatever else was left beside them."""
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


async def claimed(storage: SqliteStorage, code: str) -> Ownership:
    claim = await storage.claim(code)
    assert claim is not None
    return claim


def sound_of(words: bytes) -> bytes:
    data = words * 40
    head = struct.pack(
        "<4sI8sIHHIIHH4sI", b"RIFF", 36 + len(data), b"WAVEfmt ", 16, 1, 1, 16000, 32000, 2, 16, b"data", len(data)
    )
    return head + data


async def upload(guest: Guest, body: bytes) -> str:
    headers = {**guest.origin, "X-Veillee-Key": guest.key, "Content-Type": SOUND}
    url = f"{guest.address}/api/salons/{guest.code}/clips"
    async with guest.session.post(url, data=body, headers=headers) as answer:
        assert answer.status == 201, await answer.text()
        return str((await answer.json())["clip"])


async def go_home(house: House, guests: list[Guest], clock: HandClock) -> None:
    """Everybody leaves, and the house tidies up."""
    for guest in guests:
        await guest.hang_up()

    async def tidied() -> bool:
        clock.seconds += houses.SLEEP_AFTER_SECONDS + 1
        await house.tidy()
        return house.awake == 0

    await until(tidied)


@pytest.mark.slow
async def test_whatever_is_erased_is_gone_from_every_file(
    session: aiohttp.ClientSession,
    address: str,
    app: web.Application,
    tmp_path: Path,
    clock: HandClock,
) -> None:
    house = app[HOUSE]
    guests = await sit_down(session, address, NAMES, "diner")
    host, tom, nina = guests
    deleted = await open_salon(session, address, "Zoé Brimborion")
    expired = await open_salon(session, address, "Ada Galimatias")
    await deleted.do("say", text="le mot calembredaine")
    await expired.do("say", text="le mot tarabiscot")
    await tom.do("say", text="le mot carabistouille")
    clip = await upload(tom, sound_of(b"un son coquecigrue "))
    # Cards that are dealt in a game which is given up, and in one that is over; one of them was edited before.
    decks = [await make_deck(guest, "guests", name) for guest, name in ((tom, "Billevesées"), (nina, "Fariboles"))]
    await tom.do("write_cards", deck=decks[0], cards=[{**ODILE, "line": "Une vieille turlutaine."}, JO])
    cards = [card["id"] for card in (await page(tom, decks[0]))["cards"]]
    await tom.do("edit_card", card=cards[0], fields=ODILE)
    await nina.do("write_cards", deck=decks[1], cards=[{**ODILE, "name": "Oncle Faribole", "line": "Il ronfle."}])
    about = {"name": "Balivernes", "language": "fr", "author": "Nina Coquefredouille", "licence": "Licence Turlupin"}
    await nina.do("edit_deck", deck=decks[1], **about)
    await start(guests)
    await host.do("put_away")
    await start(guests)
    await play_on(guests)
    await together(guests)
    room = await house.room(host.code)
    await room.log.save_snapshot()
    words = [b"carabistouille", b"coquecigrue", b"Xiphophore", b"pomologie", b"turlutaine"]
    # Of a deck that is removed: its cards, its names, who made it.
    words += [b"Faribole", b"ronfle", b"Balivernes", b"Coquefredouille", b"Turlupin"]
    others = [b"calembredaine", b"Brimborion", b"tarabiscot", b"Galimatias"]
    assert all(word in files_of(tmp_path) for word in (*words, *others))

    points = [chair["points"] for chair in host.view["salon"]["chairs"][:2]]
    await host.do("take_down", line=host.chat[-1]["id"])
    await host.do("take_down_clip", clip=clip)
    await host.do("remove", person=nina.person)
    # In the same moment, from two browsers: both were dealt in the same games.
    await asyncio.gather(tom.do("tear_card", card=cards[0]), host.do("remove_deck", deck=decks[1]))
    await tom.until(lambda one: one.chat[-1]["text"] is None and len(one.view["salon"]["decks"]) == 1)
    # The finished game showed the words of the cards; what it counted stays.
    assert tom.view["game"] is None
    assert [chair["points"] for chair in tom.view["salon"]["chairs"]] == points
    assert not any(word.decode() in str(tom.view) for word in words)
    await room.log.save_snapshot()
    await deleted.send({"t": "delete_salon", "mid": "deletesalon"})
    await asyncio.wait_for(deleted.other.get(), 60)
    await expired.hang_up()
    clock.seconds += 40 * 86400
    await house.storage.append(room.log.claim, room.stored.seq, [], clock.now())
    await house.tidy()
    assert await record_of(house.storage, expired.code) is None
    await go_home(house, [host, tom], clock)

    kept = files_of(tmp_path)
    assert [word for word in (*words, *others) if word in kept] == []
    # The name of somebody who was removed stays as long as the salon: games and chat speak of them.
    assert b"Nina" in kept
    # Without those words, the log still says the same.
    await host.connect()
    assert [chair["points"] for chair in host.view["salon"]["chairs"]] == points
    await tom.connect()
    assert [card["fields"] for card in (await page(tom, decks[0]))["cards"]] == [JO]
    await tom.do("write_cards", deck=decks[0], cards=[ODILE])
    assert (await page(tom, decks[0]))["cards"][1]["id"] not in cards


async def test_a_snapshot_from_before_a_card_was_torn_does_not_come_back(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES, "diner")
    deck = await make_deck(guests[1], "guests")
    await guests[1].do("write_cards", deck=deck, cards=[ODILE])
    card = (await page(guests[1], deck))["cards"][0]["id"]
    house = app[HOUSE]
    room = await house.room(guests[0].code)
    before = room.stored
    await guests[1].do("tear_card", card=card)
    await house.storage.save_snapshot(room.code, before.seq, snapshots.save(before))
    assert await house.storage.snapshot(room.code) is None
    await room.log.save_snapshot()
    assert await house.storage.snapshot(room.code) is not None


@pytest.mark.slow
async def test_a_line_is_erased_in_the_same_moment_as_it_is_taken_down(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.start()
    host = await open_salon(session, server.address)
    await host.do("say", text="le mot carabistouille")
    await host.until(lambda one: bool(one.chat))
    await host.do("take_down", line=host.chat[0]["id"])
    server.kill()
    with closing(sqlite3.connect(server.data / "veillee.sqlite")) as db:
        bodies = db.execute("SELECT kind, body FROM entries WHERE kind IN ('say', 'take_down')").fetchall()
    assert [kind for kind, _ in bodies] == ["say", "take_down"]
    assert not any(b"carabistouille" in body for _, body in bodies)
    # The next server also empties the write-ahead log of the one that was killed.
    server.start()
    await until(lambda: b"carabistouille" not in files_of(server.data))


@pytest.mark.slow
async def test_copies_of_moved_entries_are_gone_after_a_rewrite(tmp_path: Path) -> None:
    """SQLite alone leaves some: it moves entries from page to page, and does not clean behind itself."""
    storage = SqliteStorage(tmp_path / "veillee.sqlite")
    chance = random.Random(1)
    codes = [f"S{number:02}" for number in range(20)]
    lengths = dict.fromkeys(codes, 0)
    claims: dict[str, Ownership] = {}
    for code in codes:
        await storage.create(code, [], at=1)
        claims[code] = await claimed(storage, code)
    for _ in range(8000):
        code = chance.choice(codes)
        body = f"secret-{code}-{lengths[code] + 1:05}".encode() + b"x" * chance.choice((0, 10, 50, 200, 500, 3000))
        storage.append(claims[code], lengths[code], [Row(seq=lengths[code] + 1, kind="say", body=body)], at=1)
        lengths[code] += 1
    gone: list[bytes] = []
    for code in codes[:5]:
        gone.append(f"secret-{code}-".encode())
        await storage.delete(claims[code])
    for code in codes[5:15]:
        lines = chance.sample(range(1, lengths[code] + 1), 40)
        gone += [f"secret-{code}-{line:05}".encode() for line in lines]
        erased = Erased(rows=tuple(Row(seq=line, kind="say", body=b"{}") for line in lines))
        taking_down = [Row(seq=lengths[code] + 1, kind="take_down", body=b"{}")]
        await storage.append(claims[code], lengths[code], taking_down, 2, erased)
    await storage.rewrite(insist=True)
    kept = files_of(tmp_path)
    assert [words for words in gone if words in kept] == []
    assert len(await storage.read(codes[19], 0)) == lengths[codes[19]]
    await storage.close()


async def test_a_rewrite_makes_way_for_whoever_has_something_to_store(disk: Disk, tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "veillee.sqlite")
    await storage.create("MOKA", [Row(seq=seq, kind="say", body=b"{}") for seq in range(1, 2001)], at=1)

    began, somebody_came = threading.Event(), threading.Event()

    def stop() -> None:
        began.set()
        somebody_came.wait(60)

    def happens(db: sqlite3.Connection, sql: str) -> None:
        db.set_progress_handler(stop if sql == "VACUUM" else None, 200)

    disk.happens = happens
    claim = await claimed(storage, "MOKA")
    for insist in (False, True):
        await storage.create("NONE", [], at=1)
        await storage.delete(await claimed(storage, "NONE"))
        began.clear()
        somebody_came.clear()
        rewriting = asyncio.create_task(storage.rewrite(insist))
        await asyncio.to_thread(began.wait, 60)
        waiting = storage.append(claim, 2000 + insist, [Row(seq=2001 + insist, kind="say", body=b"{}")], at=2)
        somebody_came.set()
        await waiting
        if insist:
            await rewriting
        else:
            with pytest.raises(NotStored, match="interrupted"):
                await rewriting
    assert len(await storage.read("MOKA", 2000)) == 2
    await storage.close()


@pytest.mark.slow
async def test_nobody_waits_for_an_outside_reader_when_something_is_erased(
    session: aiohttp.ClientSession, address: str, tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever waited for that reader would hang here.
    monkeypatch.setattr(sqlite_file, "BUSY_MS", 600_000)
    guests = await sit_down(session, address, NAMES)
    await guests[1].do("say", text="le mot carabistouille")
    await guests[0].until(lambda one: bool(one.chat))
    with closing(sqlite3.connect(tmp_path / "veillee.sqlite", isolation_level=None)) as outside:
        outside.execute("BEGIN")
        outside.execute("SELECT count(*) FROM entries").fetchall()
        await guests[0].do("take_down", line=guests[0].chat[0]["id"])
        for on in (True, False, True):
            await guests[0].do("lock", on=on)
        # That reader still sees the words, so they are in a file.
        assert b"carabistouille" in files_of(tmp_path)

    async def merged() -> bool:
        await clock.pass_on(sqlite_file.MERGE_AGAIN_SECONDS)
        return b"carabistouille" not in files_of(tmp_path)

    await until(merged)


async def refused(guest: Guest, t: str, **what: Any) -> str | None:
    try:
        await guest.do(t, **what)
    except RefusedByServer as refusal:
        return refusal.code
    return None


async def test_when_the_log_is_almost_full_chat_ends_before_the_game_and_erasing_never(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await sit_down(session, address, NAMES)
    host = guests[0]
    await start(guests)
    await host.do("say", text="encore un mot")
    await host.until(lambda one: bool(one.chat))
    monkeypatch.setattr(logs, "MOST_ENTRIES", host.view["seq"] + 2)
    monkeypatch.setattr(logs, "SHARE_WITH_CHAT", 0.8)
    assert await refused(host, "say", text="et un autre") == "no_space_for_chat"
    await guests[1].play(Claim())
    await together(guests)
    await guests[2].do("leave")
    assert await refused(host, "lock", on=True) == "log_full"
    assert await refused(host, "say", text="et un autre") == "no_space_for_chat"
    late = await Guest(session, address, host.code, "Zoé").connect()
    with pytest.raises(RefusedByServer, match="log_full"):
        await late.join()
    # Nothing was broken by that: what is there can be read, erased, and is there after a restart.
    await host.do("take_down", line=host.chat[0]["id"])
    app[HOUSE].leave_everything()
    assert (await app[HOUSE].room(host.code)).stored.seq == host.view["seq"]
    await host.hang_up()
    await host.connect()
    await host.send({"t": "delete_salon", "mid": "deletesalon"})
    assert (await asyncio.wait_for(host.other.get(), 60))["t"] == "gone"


async def test_a_log_is_full_also_if_its_few_entries_are_long(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await open_salon(session, address)
    await host.do("say", text="x" * 400)
    size = await app[HOUSE].storage.size(host.code)
    assert size == sum(len(row.body) for row in await app[HOUSE].storage.read(host.code, 0))
    monkeypatch.setattr(logs, "MOST_LOG_BYTES", size + 1)
    await host.do("lock", on=True)
    monkeypatch.setattr(logs, "MOST_LOG_BYTES", await app[HOUSE].storage.size(host.code))
    assert await refused(host, "lock", on=True) == "log_full"
    # A server that has just opened the salon knows it too.
    await host.hang_up()
    app[HOUSE].leave_everything()
    await host.connect()
    assert await refused(host, "lock", on=True) == "log_full"


async def test_at_a_table_whose_log_is_full_bots_and_time_limits_stand_still(
    session: aiohttp.ClientSession,
    address: str,
    app: web.Application,
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    guests = await sit_down(session, address, NAMES[:2])
    await guests[0].do("add_bot", bot={"temperament": "playful", "language": "fr"})
    await start(guests, tell_seconds=1)
    room = await app[HOUSE].room(guests[0].code)
    monkeypatch.setattr(logs, "MOST_ENTRIES", room.head.seq + 1)
    await guests[0].play(Claim())
    seq = room.head.seq
    await clock.pass_on(60)
    # Coming and going writes nothing either.
    for guest in guests:
        await guest.hang_up()
    await guests[0].connect()
    assert room.head.seq == seq
