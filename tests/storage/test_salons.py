"""`veillee salons`: whoever hosts the house sees which salons there are, and erases one for good."""

import asyncio
import json
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from tests.conftest import ServerProcess
from tests.guests import sit_down
from tests.postgres import Cluster
from tests.rooms.test_erasure import files_of
from veillee.cli import main
from veillee.decks import Library
from veillee.rooms.house import House
from veillee.storage import SqliteStorage, Storage
from veillee.storage.postgres import open_postgres
from veillee.storage.schema import DATABASE


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """The option that says where the salons are."""
    if request.param == "sqlite":
        return "--data", str(tmp_path)
    cluster: Cluster = request.getfixturevalue("postgres")
    return "--database", await cluster.new_database()


async def open_there(place: tuple[str, str]) -> Storage:
    option, where = place
    return await open_postgres(where) if option == "--database" else SqliteStorage(Path(where) / DATABASE)


async def two_salons(place: tuple[str, str]) -> list[str]:
    storage = await open_there(place)
    house = House(storage, Library())
    codes = [await house.open_salon("didixit", name, "k" * 32) for name in ("Léa carabistouille", "Tom")]
    await storage.close()
    return codes


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def command(*arguments: str) -> int:
    return await asyncio.to_thread(main, ["salons", *arguments])


async def test_salons_are_listed(place: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    codes = await two_salons(place)
    assert await command("list", "--json", *place) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {one["code"] for one in told} == set(codes)
    assert all(one["entries"] > 0 for one in told)
    assert await command("list", *place) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


async def test_one_salon_is_told_of(place: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    code, _ = await two_salons(place)
    assert await command("show", code.lower(), "--json", *place) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["code"], told["people"], told["games"], told["deleted"]) == (code, ["Léa carabistouille"], 0, False)
    assert await command("show", code, *place) == 0
    assert "1 person: Léa carabistouille" in capsys.readouterr().out


async def test_a_salon_is_erased_for_good(place: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    code, other = await two_salons(place)
    assert await command("erase", code, "--yes", *place) == 0
    assert f"{code}: erased" in capsys.readouterr().out
    assert await command("show", code, *place) == 1
    assert "no such salon" in capsys.readouterr().err
    storage = await open_there(place)
    assert [one.code for one in await storage.salons()] == [other]
    assert await storage.read(code, 0) == []
    await storage.close()
    if place[0] == "--data":
        assert b"carabistouille" not in files_of(Path(place[1]))


@pytest.mark.parametrize(("answer", "left"), [("o", 1), ("yes", 1), ("n", 2), ("", 2), (None, 2)])
async def test_who_erases_is_told_what_goes_and_asked(
    answer: str | None, left: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = "--data", str(tmp_path)
    code, _ = await two_salons(place)

    def asked(question: str) -> str:
        assert "for good" in question
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", asked)
    assert await command("erase", code, *place) == (0 if left == 1 else 1)
    assert "Léa carabistouille" in capsys.readouterr().out
    assert await command("list", *place) == 0
    assert len(capsys.readouterr().out.splitlines()) == left
    # Nobody is kept from it afterwards.
    storage = await open_there(place)
    assert (await storage.claim(code) is None) == (left == 1)
    await storage.close()


@pytest.mark.slow
async def test_while_a_server_runs_its_salons_are_listed_and_not_erased(
    session: aiohttp.ClientSession, server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    server.start()
    guests = await sit_down(session, server.address, ["Léa", "Tom", "Nina"])
    place = "--data", str(server.data)
    assert await command("show", guests[0].code, *place) == 0
    assert "3 people: Léa, Tom, Nina" in capsys.readouterr().out
    assert await command("erase", guests[0].code, "--yes", *place) == 2
    assert "Another Veillée serves from the folder" in capsys.readouterr().err
    await guests[0].do("lock", on=True)


@pytest.mark.slow
async def test_a_salon_that_a_node_has_open_is_not_erased(
    postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    place = "--database", await postgres.new_database()
    code, _ = await two_salons(place)
    node = await open_there(place)
    await node.renew("127.0.0.1:1")
    assert await node.claim(code) is not None
    assert await command("erase", code, "--yes", *place) == 1
    assert "somebody is in it" in capsys.readouterr().err
    assert {one.code for one in await node.salons()} >= {code}
    await node.close()


async def test_a_salon_that_cannot_be_read_is_erased_by_who_insists(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = "--data", str(tmp_path)
    code, _ = await two_salons(place)
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as db:
        db.execute("UPDATE entries SET body = x'00' WHERE salon = ? AND seq = 1", (code,))
    assert await command("show", code, *place) == 1
    assert "veillee doctor" in capsys.readouterr().err
    assert await command("erase", code, *place) == 1
    assert "--yes" in capsys.readouterr().err
    assert await command("erase", code, "--yes", *place) == 0


async def test_no_folder_is_made_by_looking(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await command("list", "--data", str(tmp_path / "nowhere")) == 2
    assert "There are no salons" in capsys.readouterr().err
    assert names(tmp_path) == set()


# Who else may read what the house writes


def modes(folder: Path) -> set[tuple[str, str]]:
    return {
        ("folder" if path.is_dir() else "file", oct(stat.S_IMODE(path.stat().st_mode)))
        for path in (folder, *folder.rglob("*"))
    }


@pytest.mark.slow
async def test_whatever_the_house_writes_is_for_its_own_eyes(
    session: aiohttp.ClientSession, server: ServerProcess, tmp_path: Path
) -> None:
    server.data = tmp_path / "new" / "data"
    server.start()
    await sit_down(session, server.address, ["Léa", "Tom", "Nina"])
    copy = tmp_path / "new" / "copy.sqlite"
    assert await asyncio.to_thread(main, ["backup", str(server.data), str(copy)]) == 0
    assert await asyncio.to_thread(main, ["restore", str(copy), str(tmp_path / "new" / "again")]) == 0
    assert names(server.data) >= {DATABASE, f"{DATABASE}-wal", "veillee.lock"}
    assert modes(tmp_path / "new") == {("folder", "0o700"), ("file", "0o600")}


async def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / DATABASE
    await (await open_there(("--data", str(tmp_path)))).close()
    file.chmod(0o644)
    storage = await open_there(("--data", str(tmp_path)))
    assert {mode for kind, mode in modes(tmp_path) if kind == "file"} == {"0o600"}
    await storage.close()
