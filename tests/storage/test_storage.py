"""The database on disk: its schema, its lock, and what happens if the file is damaged or foreign."""

import asyncio
import lzma
import os
import random
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests.conftest import ServerProcess, decode_entry, free_port
from tests.disk import Disk, nothing
from tests.guests import RefusedByServer, sit_down, start
from tests.test_cli import veillee
from veillee.games.didixit.model import Claim
from veillee.salon.fold import evolve
from veillee.salon.model import Salon
from veillee.server.keys import HOUSE
from veillee.storage import CannotOpen, Conflict, NotStored, Row, SqliteStorage, schema

OLD_DATABASE = Path(__file__).parents[1] / "logs" / "0.1.0" / "veillee.sqlite.xz"
NAMES = ["Léa", "Tom", "Nina"]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "veillee.sqlite"


def unpack_old(database: Path) -> None:
    database.write_bytes(lzma.decompress(OLD_DATABASE.read_bytes()))


def run(database: Path, *statements: str) -> list[Any]:
    """The rows of the last statement."""
    rows: list[Any] = []
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        for statement in statements:
            rows = db.execute(statement).fetchall()
    return rows


def dump(database: Path) -> tuple[list[str], int]:
    with closing(sqlite3.connect(database)) as db:
        return list(db.iterdump()), db.execute("PRAGMA user_version").fetchone()[0]


def make_new(database: Path) -> None:
    schema.prepare(database)


async def test_a_database_of_0_1_0_is_brought_up_to_date_and_keeps_everything(database: Path) -> None:
    unpack_old(database)
    before, version = dump(database)
    assert version == 0
    storage = SqliteStorage(database)
    assert await storage.count() == 8
    await storage.close()
    after, version = dump(database)
    assert version == len(schema.MIGRATIONS)
    # Salons have got columns that are empty.
    after = [line.replace(",NULL,0,0);", ");") if ' INTO "salons"' in line else line for line in after]
    assert [line.partition("(")[0] for line in before if line not in after] == ["CREATE TABLE salons"]
    new = {"CREATE TABLE images", "CREATE TABLE nodes", "CREATE TABLE salons"}
    assert {line.partition("(")[0] for line in after if line not in before} == new


async def test_a_new_database_has_the_same_tables_as_a_migrated_one(tmp_path: Path) -> None:
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    unpack_old(old)
    schema.prepare(old)
    schema.prepare(new)
    with closing(sqlite3.connect(old)) as one, closing(sqlite3.connect(new)) as other:
        assert schema.columns(one) == schema.columns(other)
        indexes = "SELECT name, tbl_name FROM sqlite_master WHERE type = 'index' ORDER BY name"
        assert one.execute(indexes).fetchall() == other.execute(indexes).fetchall()


async def test_a_worker_opens_a_new_database_while_another_reads_in_it(database: Path) -> None:
    schema.prepare(database)
    with closing(sqlite3.connect(database, isolation_level=None)) as another:
        another.execute("BEGIN")
        another.execute("SELECT code FROM salons").fetchall()
        storage = SqliteStorage(database, shared=True)
        await storage.close()


async def test_a_migration_runs_once(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unpack_old(database)
    monkeypatch.setattr(
        schema, "MIGRATIONS", [*schema.MIGRATIONS, ("ALTER TABLE salons ADD COLUMN mood TEXT NOT NULL DEFAULT 'gay'",)]
    )
    for _ in range(2):
        schema.prepare(database)
        assert run(database, "SELECT DISTINCT mood FROM salons") == [("gay",)]
    assert run(database, "PRAGMA user_version") == [(len(schema.MIGRATIONS),)]


async def test_a_migration_that_fails_changes_nothing(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unpack_old(database)
    before = dump(database)
    steps = ("ALTER TABLE salons ADD COLUMN mood TEXT", "DELETE FROM entries", "INSERT INTO nowhere VALUES(1)")
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, steps])
    with pytest.raises(CannotOpen, match="nowhere"):
        SqliteStorage(database)
    assert dump(database) == before


def make_newer(database: Path) -> None:
    make_new(database)
    run(database, "PRAGMA user_version = 99")


def rename_column(database: Path) -> None:
    make_new(database)
    run(database, "ALTER TABLE salons RENAME COLUMN last_at TO last_seen")


def make_foreign(database: Path) -> None:
    run(database, "CREATE TABLE recipes(name TEXT)", "INSERT INTO recipes VALUES('tarte')")


def write_text(database: Path) -> None:
    database.write_text("Ceci n’est pas une base de données.\n" * 40, encoding="utf-8")


def damage(database: Path) -> None:
    make_new(database)
    run(database, "PRAGMA journal_mode=DELETE")
    body = bytearray(database.read_bytes())
    # The first page says what tables there are.
    body[100:4096] = os.urandom(3996)
    database.write_bytes(body)


def make_folder(database: Path) -> None:
    database.mkdir()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (make_newer, "newer Veillée"),
        (rename_column, "not a database of Veillée"),
        (make_foreign, "not a database of Veillée"),
        (write_text, "cannot be opened"),
        (damage, "cannot be opened"),
        (make_folder, "cannot be opened"),
    ],
)
@pytest.mark.slow
def test_what_cannot_be_used_is_refused_in_a_sentence_and_left_as_it_was(
    database: Path, spoil: Callable[[Path], None], said: str
) -> None:
    spoil(database)
    before = database.read_bytes() if database.is_file() else None
    with veillee("serve", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(database.parent)) as refused:
        printed, error = refused.communicate(timeout=60)
    assert refused.returncode == 1
    assert said in error
    assert str(database) in error
    assert "Traceback" not in error
    # Nobody is invited into a house that does not open.
    assert "http" not in printed
    assert (database.read_bytes() if database.is_file() else None) == before


async def test_a_storage_that_could_not_be_opened_does_not_lock_its_folder(database: Path) -> None:
    write_text(database)
    with pytest.raises(CannotOpen):
        SqliteStorage(database)
    await asyncio.to_thread(database.unlink)
    storage = SqliteStorage(database)
    assert await storage.count() == 0
    await storage.close()


@pytest.mark.slow
def test_a_second_server_on_the_same_folder_is_refused_and_a_killed_one_leaves_no_lock(server: ServerProcess) -> None:
    server.start()
    with veillee("serve", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(server.data)) as second:
        said, error = second.communicate(timeout=60)
    assert second.returncode == 1
    assert error.startswith(f"Another Veillée serves from the folder {server.data}")
    assert "Traceback" not in error
    assert "http" not in said
    server.kill()
    server.start()
    # It is closed properly, and opened once more.
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    server.wait_until_dead()
    server.start()


def row(seq: int) -> Row:
    return Row(seq=seq, kind="say", body=b"{}")


async def test_a_write_that_fails_in_an_unforeseen_way_is_answered_and_the_next_one_is_stored(
    disk: Disk, database: Path
) -> None:
    storage = SqliteStorage(database)
    await storage.create("MOKA", [row(1)], at=1)
    claim = await storage.claim("MOKA")
    assert claim is not None

    def fails(db: sqlite3.Connection, _: str) -> None:
        db.execute("DELETE FROM salons")
        raise ZeroDivisionError("nobody thought of this")

    disk.happens = fails
    for _ in range(3):
        with pytest.raises(NotStored, match="nobody thought"):
            await asyncio.wait_for(storage.append(claim, 1, [row(2)], at=2), 60)
    disk.happens = nothing
    # Too large a number for SQLite: an OverflowError.
    with pytest.raises(NotStored):
        await asyncio.wait_for(storage.append(claim, 1, [row(2)], at=2**70), 60)
    await asyncio.wait_for(storage.append(claim, 1, [row(2)], at=2), 60)
    assert [one.seq for one in await storage.read("MOKA", 0)] == [1, 2]
    await asyncio.wait_for(storage.close(), 60)


async def test_in_a_batch_with_a_conflict_all_others_are_stored(database: Path) -> None:
    storage = SqliteStorage(database)
    claims = []
    for salon in ("MOKA", "MENTHE"):
        await storage.create(salon, [row(1)], at=1)
        claims.append(await storage.claim(salon))
    moka, menthe = claims
    assert moka is not None
    assert menthe is not None
    for at, last in ((2, 1), (3, 3)):
        # All are handed over in the same turn of the loop; one expects another last entry.
        appends = [
            storage.append(moka, last, [row(last + 1)], at),
            storage.append(menthe, 9, [row(10)], at),
            storage.append(moka, last + 1, [row(last + 2)], at),
        ]
        assert [type(one) for one in await asyncio.gather(*appends, return_exceptions=True)] == [
            type(None),
            Conflict,
            type(None),
        ]
    assert [one.seq for one in await storage.read("MOKA", 0)] == [1, 2, 3, 4, 5]
    assert [one.seq for one in await storage.read("MENTHE", 0)] == [1]
    await storage.close()


async def test_people_are_told_of_an_unforeseen_failure_and_go_on(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await sit_down(session, address, NAMES)
    with monkeypatch.context() as patch:
        patch.setattr("veillee.storage.sqlite_file.insert", lambda *arguments: 1 / 0)
        with pytest.raises(RefusedByServer, match="not_stored"):
            await guests[0].do("lock", on=True)
    await guests[0].do("lock", on=True)
    assert guests[0].view["salon"]["locked"] is True


async def test_a_snapshot_damaged_anywhere_is_ignored_and_the_log_decides(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests, mimes=True)
    await guests[1].play(Claim())
    house = app[HOUSE]
    room = await house.room(guests[0].code)
    for guest in guests:
        await guest.hang_up()
    await room.log.save_snapshot()
    saved = await house.storage.snapshot(room.code)
    assert saved is not None
    folded: Salon | None = None
    for one in await house.storage.read(room.code, 0):
        folded = evolve(folded, decode_entry(one.body), house.library)
    chance = random.Random(4)
    places = [(place, chance.randrange(1, 256)) for place in chance.sample(range(len(saved[1])), 200)]
    damaged = [saved[1][:place] + bytes([saved[1][place] ^ bits]) + saved[1][place + 1 :] for place, bits in places]
    for body in [*damaged, b"", saved[1][:40], saved[1] + b"\0", msgspec.msgpack.encode(("", None))]:
        await house.storage.save_snapshot(room.code, saved[0], body)
        house.leave_everything()
        assert (await house.room(room.code)).stored == folded


async def test_a_salon_whose_date_is_damaged_opens_and_is_not_erased(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path
) -> None:
    guests = await sit_down(session, address, NAMES)
    for guest in guests:
        await guest.hang_up()
    house = app[HOUSE]
    house.leave_everything()
    run(tmp_path / "veillee.sqlite", "UPDATE salons SET last_at = 'never'")
    assert await house.storage.newest() == 0
    assert await house.storage.idle_since(2**60) == []
    await house.storage.set_clock_on(5, 10)
    assert await house.storage.idle_since(2**60) == []
    await house.tidy()
    await guests[0].connect()
    await guests[0].do("say", text="Toujours là")
