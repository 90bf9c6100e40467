"""`veillee doctor`: finds every kind of damage, repairs what can be repaired, and says what it did."""

import asyncio
import hashlib
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest
from msgspec.structs import replace

from tests.conftest import ServerProcess
from tests.guests import make_deck, page, sit_down, start
from tests.storage.test_storage import make_foreign, make_newer, run, unpack_old, write_text
from veillee.cli import main
from veillee.decks import Library
from veillee.rooms.house import House
from veillee.salon import snapshots
from veillee.storage import SqliteStorage, schema

RECORDING = b"a recording"
FIRST = "(SELECT min(code) FROM salons)"


async def live_in(folder: Path) -> None:
    """A house with two salons, and of everything that is stored at least one."""
    storage, library = SqliteStorage(folder / schema.DATABASE), Library()
    house = House(storage, library)
    for _ in range(2):
        code = await house.open_salon("didixit", "Léa", "k" * 32)
        await (await house.room(code)).log.save_snapshot()
        await storage.put_clip(code, hashlib.sha256(RECORDING).hexdigest(), "audio/wav", RECORDING, 9, 9999)
    await house.keep_decks(tuple(list(library.values())[:1]))
    await house.close()
    await storage.close()


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lived-in")
    asyncio.run(live_in(folder))
    return folder


@pytest.fixture
def folder(lived_in: Path, tmp_path: Path) -> Path:
    shutil.copy(lived_in / schema.DATABASE, tmp_path)
    return tmp_path


def examine(capsys: pytest.CaptureFixture[str], folder: Path, *more: str) -> tuple[int, list[str]]:
    ended = main(["doctor", str(folder), *more])
    return ended, capsys.readouterr().out.splitlines()


def test_a_folder_without_problems(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (folder / schema.DATABASE).read_bytes()
    for more in ([], ["--repair"]):
        assert examine(capsys, folder, *more) == (0, ["✓ 2 salons, no problems"])
    assert (folder / schema.DATABASE).read_bytes() == before


def test_in_a_folder_of_an_older_version_only_words_are_left_to_erase(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unpack_old(tmp_path / schema.DATABASE)
    ended, lines = examine(capsys, tmp_path)
    assert ended == 1
    assert all("words that were taken down" in line for line in lines if line.startswith("✗ "))
    assert examine(capsys, tmp_path, "--repair")[0] == 0
    ended, lines = examine(capsys, tmp_path)
    assert ended == 0
    assert lines[-1] == "✓ 8 salons, no problems"
    assert all(line.startswith("· ") for line in lines[:-1])


def spoil(*statements: str) -> Callable[[Path], None]:
    def change(database: Path) -> None:
        run(database, *statements)

    return change


def take_other_snapshot(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        code, body = db.execute("SELECT salon, body FROM snapshots").fetchone()
        salon = snapshots.load(body)
        assert salon is not None
        other = snapshots.save(replace(salon, locked=True))
        db.execute("UPDATE snapshots SET body = ? WHERE salon = ?", (other, code))


REPAIRED = {
    "a damaged snapshot": (
        spoil(f"UPDATE snapshots SET body = zeroblob(80) WHERE salon = {FIRST}"),
        "its snapshot is damaged",
        "dropped it: the log is read instead",
    ),
    "a snapshot of something else": (
        take_other_snapshot, "its snapshot is not what its log says", "dropped it: the log is read instead"
    ),
    "a snapshot ahead of its log": (
        spoil(f"UPDATE snapshots SET seq = 9 WHERE salon = {FIRST}"),
        "its snapshot is ahead of its log",
        "dropped it: the log is read instead",
    ),
    "a damaged recording": (
        spoil(f"UPDATE clips SET body = 'noise' WHERE salon = {FIRST}"), "recording 973d5cd4 is damaged", "dropped it"
    ),
    "a damaged deck of this version": (
        spoil("UPDATE decks SET body = '{}'"), "is damaged", "stored it again, from the decks of this Veillée"
    ),
    "a damaged deck of another version": (
        spoil("INSERT INTO decks VALUES('0123456789abcdef', '{}')"),
        "the deck 01234567 is damaged",
        "dropped it: games with it are put away",
    ),
    "entries of no salon": (
        spoil("INSERT INTO entries VALUES('NONE', 1, 'say', '{}')"),
        "no salon NONE, but something of it is left (entries: 1)",
        "erased them",
    ),
    "clips of no salon": (
        spoil("INSERT INTO clips SELECT 'NONE', hash, kind, body FROM clips LIMIT 1"),
        "(clips: 1)",
        "erased them",
    ),
    "a snapshot of no salon": (
        spoil("INSERT INTO snapshots SELECT 'NONE', seq, body FROM snapshots LIMIT 1"),
        "(snapshots: 1)",
        "erased them",
    ),
    "a salon of nothing": (
        spoil("INSERT INTO salons(code, seq, last_at) VALUES('NONE', 3, 1)"),
        "salon NONE has no entries",
        "dropped it",
    ),
    "a salon with a wrong count": (
        spoil(f"UPDATE salons SET seq = 2 WHERE code = {FIRST}"),
        "should have 2 entries and has 3",
        "it goes on after entry 3",
    ),
    "a salon from the future": (
        spoil(f"UPDATE salons SET last_at = 9000000000000 WHERE code = {FIRST}"),
        "days ahead: until then, no salon expires",
        "dated it today",
    ),
    "an index that is wrong": (
        spoil(
            "PRAGMA writable_schema = ON",
            "UPDATE sqlite_master SET sql = 'CREATE INDEX salons_by_age ON salons(seq)' WHERE name = 'salons_by_age'",
        ),
        "the file is damaged",
        "rebuilt the indexes",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", REPAIRED)
def test_damage_that_can_be_repaired(folder: Path, capsys: pytest.CaptureFixture[str], kind: str) -> None:
    damage, what, remedy = REPAIRED[kind]
    damage(folder / schema.DATABASE)
    before = (folder / schema.DATABASE).read_bytes()
    ended, lines = examine(capsys, folder)
    assert ended == 1
    assert len(lines) == 2
    assert lines[0].startswith("✗ ")
    assert what in lines[0]
    assert lines[1] == "1 problem, 1 can be repaired: make a backup, then run doctor with --repair."
    # To look changes nothing.
    assert (folder / schema.DATABASE).read_bytes() == before
    ended, lines = examine(capsys, folder, "--repair")
    assert (ended, lines[1:]) == (0, [f"  ✓ {remedy}", "1 problem, 1 repaired."])
    assert examine(capsys, folder) == (0, ["✓ 2 salons, no problems"])


LEFT = {
    "an entry that cannot be read": (
        spoil("DELETE FROM snapshots", f"UPDATE entries SET body = 'noise' WHERE seq = 2 AND salon = {FIRST}"),
        "entry 2 (joined) cannot be read",
    ),
    "a first entry that is lost": (
        spoil("DELETE FROM snapshots", f"UPDATE entries SET body = 'noise' WHERE seq = 1 AND salon = {FIRST}"),
        "cannot be opened: its first entry is lost",
    ),
    "an entry that is missing": (
        spoil("DELETE FROM snapshots", f"DELETE FROM entries WHERE seq = 2 AND salon = {FIRST}"),
        "1 of 3 entries are missing",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", LEFT)
def test_damage_that_only_a_backup_can_repair(folder: Path, capsys: pytest.CaptureFixture[str], kind: str) -> None:
    damage, what = LEFT[kind]
    damage(folder / schema.DATABASE)
    for more in ([], ["--repair"]):
        ended, lines = examine(capsys, folder, *more)
        assert ended == 1
        (line,) = [line for line in lines if what in line]
        assert line.startswith("✗ ")
        assert "only a backup has" in line


def test_a_file_with_damaged_pages_is_told_and_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / schema.DATABASE
    unpack_old(database)
    with database.open("rb+") as file:
        file.seek(4096 * 20)
        file.write(os.urandom(4096 * 4))
    for more in ([], ["--repair"]):
        ended, lines = examine(capsys, tmp_path, *more)
        assert ended == 1
        assert any(line.startswith("✗ the file is damaged") for line in lines)


@pytest.mark.slow
async def test_after_a_crash_the_folder_is_well_and_while_a_server_runs_it_is_not_looked_at(
    session: aiohttp.ClientSession, server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    server.start()
    guests = await sit_down(session, server.address, ["Léa", "Tom", "Nina"])
    await start(guests)
    assert main(["doctor", str(server.data), "--repair"]) == 2
    assert "Another Veillée serves from the folder" in capsys.readouterr().err
    await guests[0].do("say", text="encore là")
    server.kill()
    ended, lines = examine(capsys, server.data)
    assert ended == 0
    assert lines[0].startswith("· the last server did not close")
    assert lines[1:] == ["✓ 1 salon, no problems"]
    server.start()
    await guests[0].connect()
    assert guests[0].view["game"] is not None


@pytest.mark.slow
async def test_words_that_an_older_version_left_in_the_log_are_erased(
    session: aiohttp.ClientSession, server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    server.start()
    guests = await sit_down(session, server.address, ["Léa", "Tom", "Nina"], "diner")
    host, database = guests[0], server.data / schema.DATABASE
    decks = [await make_deck(host, "guests", name) for name in ("Billevesées", "Balivernes")]
    for deck, name in zip(decks, ("Tante Xiphophore", "Oncle Faribole"), strict=True):
        cards = [{"name": one, "family": "imaginary", "line": "Au dessert."} for one in (name, "Une qui reste")]
        await host.do("write_cards", deck=deck, cards=cards)
    card = (await page(host, decks[0]))["cards"][0]
    await host.do("edit_card", card=card["id"], fields={**card["fields"], "line": "Une vieille turlutaine."})
    await host.do("edit_deck", deck=decks[1], name="Balivernes", language="fr", author="Galimatias", licence="")
    await host.do("say", text="le mot carabistouille")
    await host.until(lambda one: bool(one.chat))
    await start(guests)
    await host.do("put_away")
    before = run(database, "SELECT body, salon, seq FROM entries")
    await host.do("tear_card", card=card["id"])
    await host.do("remove_deck", deck=decks[1])
    await host.do("take_down", line=host.chat[0]["id"])
    server.kill()
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.executemany("UPDATE entries SET body = ? WHERE salon = ? AND seq = ?", before)
    assert b"Xiphophore" in database.read_bytes()
    ended, lines = examine(capsys, server.data, "--repair")
    assert ended == 0
    assert lines[-3:] == [
        f"✗ salon {host.code}: words that were taken down are still in 7 of its entries",
        "  ✓ erased them",
        "1 problem, 1 repaired.",
    ]
    assert examine(capsys, server.data)[0] == 0
    kept = b"".join(file.read_bytes() for file in server.data.iterdir())
    words = b"Xiphophore", b"turlutaine", b"Faribole", b"Balivernes", b"Galimatias", b"carabistouille"
    assert not any(word in kept for word in words)
    server.start()
    await host.connect()
    assert [(deck["name"], deck["cards"]) for deck in host.view["salon"]["decks"]] == [("Billevesées", 1)]
    assert (await page(host, decks[0]))["cards"][0]["fields"]["name"] == "Une qui reste"


def nothing(database: Path) -> None:
    pass


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (nothing, "no salons"),
        (make_newer, "newer Veillée"),
        (make_foreign, "not a database of Veillée"),
        (write_text, "cannot be opened"),
    ],
)
def test_a_folder_that_cannot_be_looked_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], make: Callable[[Path], None], said: str
) -> None:
    make(tmp_path / schema.DATABASE)
    for more in ([], ["--repair"]):
        assert main(["doctor", str(tmp_path), *more]) == 2
        error = capsys.readouterr().err
        assert said in error
        assert error.count("\n") == 1
