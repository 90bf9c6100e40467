"""A server that is left alone: it says when it is not well, survives bad clocks, and ends when it is told to."""

import asyncio
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web
from structlog.testing import capture_logs

from tests.conftest import ServerProcess, decode_entry, free_port
from tests.disk import Disk
from tests.guests import RefusedByServer, open_salon, sit_down, start
from tests.hand_clock import HandClock, settle
from tests.stored import record_of
from tests.waiting import CEILING, until, wait_until
from veillee.decks import Library
from veillee.games.didixit.model import Claim
from veillee.rooms import house as houses
from veillee.rooms.dates import Dates
from veillee.rooms.house import CLOSING_SECONDS, House
from veillee.server.app import GOODBYE_SECONDS
from veillee.server.keys import HOUSE
from veillee.server.protocol import PROTOCOL
from veillee.server.pulse import REMEMBERED_SECONDS, Pulse
from veillee.server.watchdog import MOST_LETTERS, Watchdog
from veillee.storage import NotStored, Ownership, SqliteStorage, schema
from veillee.storage import sqlite_file as storages
from veillee.storage.sqlite_file import CLOSE_SECONDS

NAMES = ["Léa", "Tom", "Nina"]


@pytest.fixture
async def storage(app: web.Application, address: str) -> SqliteStorage:
    found = app[HOUSE].storage
    assert isinstance(found, SqliteStorage)
    return found


async def health(session: aiohttp.ClientSession, address: str) -> tuple[int, str | None]:
    async with session.get(address + "/healthz") as answer:
        told = await answer.json()
    assert told["ok"] == (answer.status == 200)
    return answer.status, told.get("why")


# Storage


async def test_a_full_disk_is_noticed_though_nobody_plays(
    session: aiohttp.ClientSession, disk: Disk, address: str, storage: SqliteStorage, clock: HandClock
) -> None:
    await open_salon(session, address)
    room, disk.most_pages = disk.most_pages, 1
    await clock.pass_on(storages.TRY_OUT_SECONDS + 1)
    assert await health(session, address) == (503, "database or disk is full")
    # Something that changes nothing can be written, and does not mean that there is room.
    await storage.release(Ownership("NONE", 1, 0, 0))
    assert await health(session, address) == (503, "database or disk is full")
    disk.most_pages = room
    assert await health(session, address) == (200, None)


async def test_a_file_system_that_becomes_read_only_is_one_line_in_the_log(
    session: aiohttp.ClientSession, disk: Disk, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    with capture_logs() as logs:
        disk.read_only = True
        for guest in guests:
            with pytest.raises(RefusedByServer, match="not_stored"):
                await guest.play(Claim())
        with pytest.raises(RefusedByServer, match="not_stored"):
            await guests[0].ask({"t": "delete_salon"})
        with pytest.raises(NotStored):
            await app[HOUSE].open_salon("didixit", "Zoé", "k" * 32)
        assert await health(session, address) == (503, "attempt to write a readonly database")
        disk.read_only = False
        assert await health(session, address) == (200, None)
        await guests[1].play(Claim())
    told = [(line["event"], line["log_level"]) for line in logs if line["log_level"] in ("warning", "error")]
    assert told == [("nothing can be stored", "error"), ("everything is stored again", "warning")]


async def test_tidying_on_a_disk_that_is_full_leaves_no_traceback(
    session: aiohttp.ClientSession, disk: Disk, address: str, app: web.Application, clock: HandClock
) -> None:
    host = await open_salon(session, address)
    await host.hang_up()
    room = await app[HOUSE].room(host.code)
    await until(lambda: not room.connections)
    clock.seconds += houses.SLEEP_AFTER_SECONDS + 1
    disk.read_only = True
    # What `tidy_forever` catches without a word, because storage has said it.
    with capture_logs() as logs, pytest.raises(NotStored):
        await app[HOUSE].tidy()
    assert [line["event"] for line in logs if line["log_level"] == "error"] == ["nothing can be stored"]
    assert not any("exc_info" in line for line in logs)
    disk.read_only = False


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
async def test_a_writer_that_died_is_told_and_hangs_nobody(
    session: aiohttp.ClientSession, disk: Disk, address: str, storage: SqliteStorage
) -> None:
    host = await open_salon(session, address)

    def dies(db: sqlite3.Connection, _: str) -> None:
        raise SystemExit

    disk.happens = dies
    last = asyncio.create_task(storage.retire())
    async with asyncio.timeout(60):
        while await health(session, address) != (503, storages.NO_WRITER):
            pass
    last.cancel()
    with pytest.raises(RefusedByServer, match="not_stored"):
        await host.do("lock", on=True)


async def test_a_disk_that_does_not_answer_is_told(
    session: aiohttp.ClientSession, disk: Disk, address: str, storage: SqliteStorage, clock: HandClock
) -> None:
    disk.answers.clear()
    waiting = asyncio.create_task(storage.retire())
    await clock.pass_on(storages.STUCK_SECONDS + 1)
    assert await health(session, address) == (503, storages.STUCK)
    disk.answers.set()
    await waiting
    assert (await health(session, address))[1] != storages.STUCK


READ_ONLY = """
import sqlite3, sys
from pathlib import Path
connect = sqlite3.connect
def read_only(path, **more):
    return connect(path if path == ":memory:" else f"{Path(path).as_uri()}?mode=ro", uri=True, **more)
sqlite3.connect = read_only
from veillee.cli import main
sys.exit(main())
"""


def serve(folder: Path, *python: str, **more: Any) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, *python, "serve", "--host", "127.0.0.1", "--port", str(free_port())]
    return subprocess.run(
        [*command, "--data", str(folder)], capture_output=True, text=True, timeout=60, check=False, **more
    )


@pytest.mark.slow
def test_a_server_that_may_not_write_says_so_in_one_line(tmp_path: Path) -> None:
    schema.prepare(tmp_path / schema.DATABASE)
    started = serve(tmp_path, "-c", READ_ONLY)
    assert started.returncode == 1
    assert started.stderr.count("\n") == 1
    assert "readonly database" in started.stderr


@pytest.mark.slow
def test_a_server_on_a_full_disk_says_so_in_one_line(tmp_path: Path) -> None:
    # No file may grow.
    full = {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))}
    started = serve(tmp_path, "-m", "veillee.cli", **full)
    assert started.returncode == 1
    assert started.stderr.count("\n") == 1
    assert "cannot be opened" in started.stderr


# A loop that is late


async def test_a_server_that_is_late_says_so_for_a_while(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    async def says(expected: tuple[int, str | None]) -> None:
        # The thread that writes needs real time: by the hands of the clock it may seem stuck for a moment.
        await until(partial(is_so, expected))

    async def is_so(expected: tuple[int, str | None]) -> bool:
        return await health(session, address) == expected

    await clock.pass_on(1)
    await says((200, None))
    clock.seconds += 1.5
    late = (503, "everybody had to wait for 1.2 seconds")
    await says(late)
    await clock.pass_on(REMEMBERED_SECONDS - 1)
    await says(late)
    await clock.pass_on(2)
    await says((200, None))


async def test_while_the_server_stands_still_the_log_says_what_it_does() -> None:
    clock = HandClock()
    pulse = Pulse(clock)
    watchdog = Watchdog(pulse)
    beating = asyncio.create_task(pulse.beat_forever())
    await settle()
    clock.seconds += 2
    # Others wait for something, as threads of a server do.
    over = threading.Event()
    others = [threading.Thread(target=over.wait) for _ in range(50)]
    for other in others:
        other.start()
    with capture_logs() as logs:
        watchdog.start()
        wait_until(lambda: logs)
        clock.seconds += 2
        watchdog.stop()
    over.set()
    beating.cancel()
    # Once, however long it lasts, and it shows the line above.
    [line] = logs
    assert line["event"] == "the server stands still"
    assert line["seconds"] >= 1
    assert "< test_health.py:" in line["stacks"]
    assert "test_while_the_server_stands_still" in line["stacks"]
    assert line["stacks"].startswith("MainThread: ")
    assert len(line["stacks"]) <= MOST_LETTERS


async def test_a_short_delay_is_not_worth_a_word() -> None:
    clock = HandClock()
    pulse = Pulse(clock)
    assert pulse.trouble() is None
    beating = asyncio.create_task(pulse.beat_forever())
    await settle()
    clock.seconds += 1.2
    assert pulse.trouble() is None
    clock.seconds += 0.15
    assert pulse.trouble() == "everybody had to wait for 1.1 seconds"
    beating.cancel()


# Ending


def test_all_that_an_ending_server_waits_for_is_less_than_five_seconds() -> None:
    """Browsers that say goodbye, salons that are saved, a disk that answers."""
    assert GOODBYE_SECONDS + CLOSING_SECONDS + CLOSE_SECONDS < 5


@pytest.mark.slow
async def test_a_hundred_salons_are_saved_though_no_browser_says_goodbye(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.start()
    held = []
    for number in range(100):
        host = await open_salon(session, server.address, f"Léa {number}")
        await host.do("lock", on=True)
        await host.hang_up()
        # A browser that never reads what it is sent, and so never says goodbye.
        ws = await session.ws_connect(server.address + "/ws", headers=host.origin, autoclose=False, autoping=False)
        hello = {"t": "hello", "protocol": PROTOCOL, "code": host.code, "key": host.key}
        await ws.send_str(msgspec.json.encode(hello).decode())
        await ws.receive()
        held.append(ws)
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    # It ends by itself. The ceiling is for a hang.
    await asyncio.to_thread(server.process.wait, CEILING)
    assert server.process.returncode == 0
    with closing(sqlite3.connect(server.data / "veillee.sqlite")) as db:
        behind = db.execute("SELECT salons.seq - snapshots.seq FROM salons JOIN snapshots ON salon = code").fetchall()
    assert behind == [(0,)] * 100


@pytest.mark.slow
async def test_a_server_whose_disk_does_not_answer_ends_in_time_too(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.start(faults=["stuck_disk"])
    host = await open_salon(session, server.address)
    (server.data / "stuck").touch()
    await host.send({"t": "do", "mid": "never-stored", "what": {"t": "lock", "on": True}})
    await until((server.data / "waiting").exists)
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    # It ends by itself. The ceiling is for a hang.
    await asyncio.to_thread(server.process.wait, CEILING)
    (server.data / "stuck").unlink()
    server.start()
    await host.connect()
    assert host.view["salon"]["locked"] is False


# Dates


def test_dates_never_go_back_and_never_before_the_newest_entry() -> None:
    clock = HandClock(1_000_000)
    dates = Dates(clock, newest=2_000_000)
    assert dates.now() == 2_000_000
    clock.seconds += 3
    assert dates.now() == 2_003_000
    clock.ahead += 3_997_000
    assert dates.now() == 5_000_000
    clock.ahead -= 5_000_000
    clock.seconds += 1.5
    assert dates.now() == 5_001_500


async def test_entries_of_a_salon_are_in_order_though_the_clock_is_set_back(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    host = await open_salon(session, address)
    await host.do("lock", on=True)
    clock.ahead -= 400 * houses.DAY_MS
    clock.seconds += 7
    await host.do("lock", on=False)
    # Also in a salon that is opened by a server which has only seen the wrong date.
    await host.hang_up()
    app[HOUSE].leave_everything()
    await host.connect()
    await host.do("lock", on=True)
    dates = [decode_entry(row.body).at for row in await app[HOUSE].storage.read(host.code, 0)]
    assert dates == sorted(dates)
    assert dates[-1] - dates[0] == 7000


async def test_a_host_who_is_away_for_a_moment_stays_host_though_the_clock_jumps(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    room = await app[HOUSE].room(guests[0].code)
    await guests[0].hang_up()
    await until(lambda: 0 not in room.presence.people())
    clock.ahead += houses.DAY_MS
    assert room.presence.heir() is None
    clock.seconds += 21
    assert room.presence.heir() == 1


async def test_while_the_date_is_before_the_newest_entry_nothing_expires_and_this_is_said_once(tmp_path: Path) -> None:
    storage, library, clock = SqliteStorage(tmp_path / "veillee.sqlite"), Library(), HandClock()
    house = House(storage, library, clock=clock)
    old = await house.open_salon("didixit", "Léa", "k" * 32)
    young = await house.open_salon("didixit", "Tom", "k" * 32)
    claim = await storage.claim(young)
    assert claim is not None
    await storage.append(claim, claim.seq, [], claim.last_at + 90 * houses.DAY_MS)
    clock.ahead += 40 * houses.DAY_MS
    reopened = House(storage, library, clock=clock)
    with capture_logs() as logs:
        for _ in range(3):
            clock.seconds += 86400
            await reopened.tidy()
    assert await record_of(storage, old) is not None
    assert [line["event"] for line in logs if line["log_level"] == "warning"] == [
        "the computer's date is before the newest entry: no salon expires"
    ]
    clock.seconds += 60 * 86400
    await reopened.tidy()
    assert await record_of(storage, old) is None
    assert await record_of(storage, young) is not None
    await storage.close()


async def test_a_date_that_is_set_back_for_good_does_not_make_salons_old(tmp_path: Path) -> None:
    storage, library, clock = SqliteStorage(tmp_path / "veillee.sqlite"), Library(), HandClock()
    house = House(storage, library, clock=clock)
    code = await house.open_salon("didixit", "Léa", "k" * 32)
    clock.ahead -= 50 * 365 * houses.DAY_MS
    await house.tidy()
    # The next server has the right date again.
    clock.ahead = 0
    reopened = House(storage, library, clock=clock)
    clock.seconds += 2 * 3600
    await reopened.tidy()
    assert await record_of(storage, code) is not None
    await storage.close()
