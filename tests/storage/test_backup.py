"""A copy of all salons in one file, made while people play, and the evening that goes on from it."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from tests.conftest import ServerProcess
from tests.guests import Guest, sit_down, start, together
from tests.storage.test_storage import damage, make_foreign, make_newer, run, unpack_old, write_text
from veillee.cli import main
from veillee.games.didixit.model import Claim, Give, GivingView, Sentence, Tell
from veillee.storage import schema

NAMES = ["Léa", "Tom", "Nina", "Julien"]


@pytest.mark.slow
async def test_people_play_on_from_the_moment_of_the_copy(
    session: aiohttp.ClientSession, server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server.start()
    guests = await sit_down(session, server.address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    await guests[0].play(Tell(image=guests[0].private.hand[0], clue=Sentence(text="Minuit")))
    await together(guests)
    before = [(guest.view["game"], guest.view["you"]) for guest in guests]
    copy = tmp_path / "copy.sqlite"

    async def chatter() -> None:
        for number in range(4):
            await guests[1].do("say", text=f"un mot {number}")

    talking = asyncio.create_task(chatter())
    assert await asyncio.to_thread(main, ["backup", str(server.data), str(copy)]) == 0
    await talking
    assert "1 salon," in capsys.readouterr().out
    await guests[1].play(Give(images=guests[1].private.hand[:1]))
    server.kill()

    restored = ServerProcess(tmp_path / "restored")
    assert main(["restore", str(copy), str(restored.data)]) == 0
    try:
        restored.start()
        back = []
        for guest in guests:
            back.append(await Guest(session, restored.address, guest.code, guest.name, guest.key).connect())
        assert [(guest.view["game"], guest.view["you"]) for guest in back] == before
        assert isinstance(back[1].public, GivingView)
        assert back[1].public.given == ()
        await back[2].play(Give(images=back[2].private.hand[:1]))
        assert back[2].public.given == (2,)
    finally:
        if restored.process is not None:
            restored.kill()


def test_a_copy_has_nothing_in_it_that_was_erased_and_is_one_file(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    unpack_old(data / schema.DATABASE)
    # Without secure_delete the words stay in the file.
    run(data / schema.DATABASE, "PRAGMA secure_delete=OFF", "INSERT INTO snapshots VALUES('XXXX', 1, 'carabistouille')",
        "DELETE FROM snapshots WHERE salon = 'XXXX'")  # fmt: skip
    assert b"carabistouille" in (data / schema.DATABASE).read_bytes()
    copies = tmp_path / "copies"
    copies.mkdir()
    assert main(["backup", str(data), str(copies / "copy.sqlite")]) == 0
    assert [file.name for file in copies.iterdir()] == ["copy.sqlite"]
    assert b"carabistouille" not in (copies / "copy.sqlite").read_bytes()


def test_a_file_that_exists_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    schema.prepare(tmp_path / schema.DATABASE)
    copy = tmp_path / "copy.sqlite"
    copy.write_text("mine")
    assert main(["backup", str(tmp_path), str(copy)]) == 1
    assert "exists already" in capsys.readouterr().err
    assert copy.read_text() == "mine"


def test_a_folder_without_salons_is_not_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "nowhere"), str(tmp_path / "copy.sqlite")]) == 1
    assert "no salons" in capsys.readouterr().err
    make_foreign(tmp_path / schema.DATABASE)
    assert main(["backup", str(tmp_path), str(tmp_path / "copy.sqlite")]) == 1
    assert "not a database of Veillée" in capsys.readouterr().err
    assert not (tmp_path / "copy.sqlite").exists()


def test_a_copy_that_cannot_be_written_leaves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    schema.prepare(tmp_path / schema.DATABASE)
    assert main(["backup", str(tmp_path), str(tmp_path / "nowhere" / "copy.sqlite")]) == 1
    error = capsys.readouterr().err
    assert "was not copied" in error
    assert error.count("\n") == 1


def make_empty(file: Path) -> None:
    file.touch()


def cut_short(file: Path) -> None:
    unpack_old(file)
    with file.open("rb+") as copy:
        copy.truncate(file.stat().st_size // 2)


def overwrite_pages(file: Path) -> None:
    unpack_old(file)
    with closing(sqlite3.connect(file)) as db:
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with file.open("rb+") as copy:
        copy.seek(size * 20)
        copy.write(os.urandom(size * 4))


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (make_empty, "empty"),
        (write_text, "was not restored"),
        (make_foreign, "not a database of Veillée"),
        (make_newer, "newer Veillée"),
        (damage, "was not restored"),
        (cut_short, "was not restored|damaged"),
        (overwrite_pages, "was not restored|damaged"),
    ],
)
def test_a_file_that_is_no_whole_copy_of_ours_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[Path], None], said: str
) -> None:
    copy, data = tmp_path / "copy.sqlite", tmp_path / "data"
    spoil(copy)
    assert main(["restore", str(copy), str(data)]) == 1
    error = capsys.readouterr().err
    assert any(one in error for one in said.split("|"))
    assert str(copy) in error
    assert error.count("\n") == 1
    assert not data.exists()


def test_nothing_is_restored_into_a_folder_with_anything_in_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, data = tmp_path / "copy.sqlite", tmp_path / "data"
    unpack_old(copy)
    assert main(["restore", str(copy), str(data)]) == 0
    assert "8 salons" in capsys.readouterr().out
    before = (data / schema.DATABASE).read_bytes()
    assert main(["restore", str(copy), str(data)]) == 1
    assert "not empty" in capsys.readouterr().err
    assert (data / schema.DATABASE).read_bytes() == before
    assert main(["restore", str(tmp_path / "nowhere"), str(tmp_path / "other")]) == 1
    assert "There is no file" in capsys.readouterr().err
    assert not (tmp_path / "other").exists()
