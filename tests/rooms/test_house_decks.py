"""Decks that a house offers beside ours: from files, without a restart, and never in the way of the server."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from msgspec.structs import replace

from tests.guests import play_on, sit_down, start
from tests.packages import BAD, WORDS, photographs, words, zipped
from tests.pictures import picture, thumb
from veillee.cli import main
from veillee.decks import Library
from veillee.rooms import house as houses
from veillee.server.keys import HOUSE
from veillee.workshop.package import write_package
from veillee.workshop.quiet import quiet

SHIPPED = {deck.id for deck in Library().values()}


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "LOOK_SECONDS", 0)


def file(tmp_path: Path, body: bytes, name: str = "vacances.veillee") -> str:
    path = tmp_path / name
    path.write_bytes(body)
    return str(path)


def listed(data: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["decks", "list", "--json", "--data", str(data)]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    return {line["id"]: line for line in told}


def test_a_deck_is_added_listed_and_removed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    body = write_package(photographs(5))
    assert main(["decks", "add", file(tmp_path, body), "--data", str(data)]) == 0
    assert "nos-vacances: 5 cards" in capsys.readouterr().out
    deck = listed(data, capsys)["nos-vacances"]
    assert (deck["game"], deck["kind"], deck["cards"], deck["licence"]) == ("any", "images", 5, "CC BY-SA 4.0")
    assert len(listed(data, capsys)) == len(SHIPPED) + 1
    # Not over one that is there.
    assert main(["decks", "add", file(tmp_path, body), "--data", str(data)]) == 1
    assert "already has a deck called nos-vacances" in capsys.readouterr().err
    assert main(["decks", "add", file(tmp_path, body), "--data", str(data), "--id", "mer"]) == 0
    assert main(["decks", "remove", "nos-vacances", "--data", str(data)]) == 0
    assert listed(data, capsys).keys() == SHIPPED | {"mer"}
    assert sorted(path.name for path in (data / "decks").iterdir()) == ["mer"]
    for unknown in ("nos-vacances", "reves", "..", "", ".mer"):
        assert main(["decks", "remove", unknown, "--data", str(data)]) == 1
    assert data.is_dir()


@pytest.mark.parametrize("id", ["reves", "own", "own-3", "Vacances", "a.b", "../x", "x" * 33, "-x"])
def test_some_names_are_no_names_of_decks(tmp_path: Path, capsys: pytest.CaptureFixture[str], id: str) -> None:
    packed = file(tmp_path, write_package(photographs()))
    assert main(["decks", "add", packed, "--data", str(tmp_path), f"--id={id}"]) == 1
    assert id in capsys.readouterr().err
    assert not (tmp_path / "decks").exists() or not list((tmp_path / "decks").iterdir())


@pytest.mark.parametrize("kind", ["a zip bomb", "a path that climbs out", "201 cards", "an unknown kind", "a link"])
def test_a_bad_file_is_not_added_and_a_sentence_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    packed = file(tmp_path, BAD[kind][0]())
    before = sorted(tmp_path.rglob("*"))
    for command in (["add", packed, "--data", str(tmp_path)], ["check", packed]):
        assert main(["decks", *command]) == 1
        said = "".join(capsys.readouterr())
        assert packed in said
        assert "_" not in said.replace(packed, "")
    assert sorted(tmp_path.rglob("*")) == before


def test_a_file_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks", "check", file(tmp_path, words())]) == 0
    assert main(["decks", "check", file(tmp_path, words(about=WORDS + 'game = "didixit"\n'))]) == 1
    assert main(["decks", "check", str(tmp_path / "nowhere.veillee")]) == 1
    empty = words().replace(b"Chose que tous nomment 3.", b" " * len(b"Chose que tous nomment 3."))
    # The sum of a part is checked too.
    assert main(["decks", "check", file(tmp_path, empty)]) == 1
    capsys.readouterr()
    # And what a proof-reader would catch.
    rough = zipped(
        ("deck.toml", WORDS), ("cards.csv", "id,word,kind,definition\nm1,dahu,n.m.,Une bête des montagnes\n")
    )
    assert main(["decks", "check", file(tmp_path, rough)]) == 1
    assert "m1: definition does not begin with a capital and end with a full stop" in capsys.readouterr().out


async def offered(session: aiohttp.ClientSession, address: str, app: web.Application) -> set[str]:
    async with session.get(address + "/api/house") as answer:
        assert answer.status == 200
    return {deck.id for deck in app[HOUSE].library.offered()} - SHIPPED


@pytest.mark.usefixtures("at_once")
async def test_a_server_that_runs_offers_a_deck_as_soon_as_it_is_there(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path
) -> None:
    assert await offered(session, address, app) == set()
    made = photographs(3)
    packed = file(tmp_path, write_package(replace(made, about=replace(made.about, everyone=True))))
    assert await asyncio.to_thread(main, ["decks", "add", packed, "--data", str(tmp_path)]) == 0
    assert await offered(session, address, app) == {"nos-vacances"}
    library = app[HOUSE].library
    deck = library.by_id("nos-vacances")
    assert deck is not None
    assert [card.id for card in deck.cards] == [f"nos-vacances.{n:03}" for n in (1, 2, 3)]
    assert all(card.fields["alt_en"] == card.fields["alt_fr"] != "" for card in deck.cards)
    assert deck.everyone is True
    address_part = library.images(deck)
    for name, body, kind in [
        ("001", picture("WEBP", colour=0), "image/webp"),
        ("002.thumb", thumb(1, "JPEG"), "image/jpeg"),
        ("003", picture("AVIF", colour=2), "image/avif"),
    ]:
        async with session.get(f"{address}/cards/{address_part}/{name}") as answer:
            assert answer.content_type == kind
            assert await answer.read() == quiet(body)
    async with session.get(f"{address}/cards/{address_part}/cards.json") as answer:
        assert (await answer.json())["002"]["fr"] == "La plage, « 002 »"
    for name in ("004", "..%2fdeck.toml", "deck.toml", "001.png"):
        async with session.get(f"{address}/cards/{address_part}/{name}") as answer:
            assert answer.status == 404
    # A changed image has another address, so that nobody sees the old one.
    (tmp_path / "decks/nos-vacances/images/001.webp").write_bytes(picture("WEBP", colour=77))
    await offered(session, address, app)
    assert library.images(deck) != address_part
    assert await asyncio.to_thread(main, ["decks", "remove", "nos-vacances", "--data", str(tmp_path)]) == 0
    assert await offered(session, address, app) == set()


@pytest.mark.usefixtures("at_once")
async def test_a_broken_folder_is_left_out_and_comes_back_when_it_is_whole(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path
) -> None:
    packed = file(tmp_path, write_package(photographs(3)))
    for id in ("mer", "montagne"):
        assert await asyncio.to_thread(main, ["decks", "add", packed, "--data", str(tmp_path), "--id", id]) == 0
    about = tmp_path / "decks/mer/deck.toml"
    whole = about.read_text()
    about.write_text("[")
    (tmp_path / "decks/reves").mkdir()
    (tmp_path / "decks/Un dossier").mkdir()
    (tmp_path / "decks/notes.txt").write_text("à trier")
    assert await offered(session, address, app) == {"montagne"}
    about.write_text(whole)
    assert await offered(session, address, app) == {"mer", "montagne"}


@pytest.mark.usefixtures("at_once")
async def test_a_game_is_played_with_decks_of_the_house_and_goes_on_without_them(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path
) -> None:
    packed = file(tmp_path, words(24))
    assert await asyncio.to_thread(main, ["decks", "add", packed, "--data", str(tmp_path)]) == 0
    await offered(session, address, app)
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"], "dictionnaire")
    await start(guests, decks=["mots-de-la-semaine"], leaves=14)
    # Whoever started it has its cards, whatever becomes of the folder.
    assert await asyncio.to_thread(main, ["decks", "remove", "mots-de-la-semaine", "--data", str(tmp_path)]) == 0
    assert await offered(session, address, app) == set()
    await play_on(guests)
    said = b"".join(guests[0].frames).decode()
    assert "Chose que tous nomment" in said
    await guests[0].do("choose", game="dictionnaire")
    with pytest.raises(Exception, match="no_such_deck"):
        await guests[0].ask({"t": "start"})
