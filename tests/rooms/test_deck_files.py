"""Decks that are brought into a salon as files, and taken along: all of it or nothing, and the same everywhere."""

import asyncio
import base64
import io
import sqlite3
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from tests.conftest import ServerProcess, free_port
from tests.guests import Guest, make_deck, open_salon, page, play_on, sit_down, start
from tests.hand_clock import HandClock
from tests.packages import BAD, WORDS, photographs, rows, words, zipped
from tests.pictures import picture, thumb
from tests.rooms.test_erasure import files_of, go_home
from tests.rooms.test_images import bring, look, stored_images
from tests.server.uploads import memory_of
from tests.waiting import until
from veillee.album.file import pictures_of
from veillee.album.reader import own_images
from veillee.server import app as server_app
from veillee.server import keys
from veillee.server.app import make_app
from veillee.server.door import Runner
from veillee.server.keys import HOUSE, SETTINGS
from veillee.server.settings import Settings
from veillee.workshop import images as kept_images
from veillee.workshop import routes
from veillee.workshop.house_decks import house_deck
from veillee.workshop.image_check import name_of
from veillee.workshop.package import PACKAGE_BYTES, read_package, write_package

TOKEN = "A" * 32


async def import_deck(guest: Guest, body: bytes, key: str | None = None) -> tuple[int, Any]:
    headers = {**guest.origin, "X-Veillee-Key": guest.key if key is None else key}
    url = f"{guest.address}/api/salons/{guest.code}/decks"
    async with guest.session.post(url, data=io.BytesIO(body), headers=headers) as answer:
        return answer.status, await answer.json()


async def export_deck(guest: Guest, deck: int, key: str | None = None) -> tuple[int, bytes]:
    url = f"{guest.address}/api/salons/{guest.code}/decks/{deck}.veillee"
    async with guest.session.get(url, headers={"X-Veillee-Key": guest.key if key is None else key}) as answer:
        if answer.status == 200:
            assert answer.headers["Cache-Control"] == "private, no-store"
            assert answer.headers["Content-Disposition"] == "attachment"
        return answer.status, await answer.read()


@asynccontextmanager
async def another_house(folder: Path, url: str = "", base: str = "/") -> AsyncIterator[tuple[str, web.Application]]:
    app = make_app(Settings(data=folder, salons_per_address=1000, url=url, base=base))
    runner = Runner(app, app[SETTINGS], shutdown_timeout=0.1)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield f"http://127.0.0.1:{port}", app
    finally:
        await runner.cleanup()


def everything_in(folder: Path) -> list[Any]:
    """All rows of the database, and all files beside it."""
    with closing(sqlite3.connect(folder / "veillee.sqlite")) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        counted = [(table, db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]) for table in sorted(tables)]
    return [*counted, *sorted(path.name for path in folder.rglob("*") if "sqlite" not in path.name)]


async def test_a_deck_of_images_goes_from_house_to_house_and_stays_the_same(
    session: aiohttp.ClientSession, address: str, tmp_path: Path
) -> None:
    host, tom = await sit_down(session, address, ["Léa", "Tom"])
    deck = await make_deck(tom, "images", "Nos vacances")
    for n, form in enumerate(["WEBP", "JPEG", "AVIF"]):
        image = (await bring(tom, picture(form, colour=n)))[1]["image"]
        assert (await bring(tom, thumb(n), f"/{image}/thumb"))[0] == 201
        alt = {"alt_fr": f"La plage, « {n} »"} if n else {"alt_en": 'The "beach", again'}
        await tom.do("write_cards", deck=deck, cards=[{"image": image, **alt}])
    about = {"name": "Nos vacances", "language": "fr", "author": "Tom", "licence": "CC BY 4.0"}
    await tom.do("edit_deck", deck=deck, **about)
    status, exported = await export_deck(tom, deck)
    assert status == 200
    # The host may take it along too.
    assert await export_deck(host, deck) == (200, exported)
    async with another_house(tmp_path / "other") as (other, app):
        zoe = await open_salon(session, other, "Zoé")
        status, answer = await import_deck(zoe, exported)
        assert status == 201
        status, again = await export_deck(zoe, answer["deck"])
        assert again == exported
        first, second = (house_deck("vacances", read_package(io.BytesIO(body))) for body in (exported, again))
        assert first.hash == second.hash
        # And what games are started with is the same in both salons, but for the number of the deck.
        told = (await page(zoe, answer["deck"]))["cards"]
        assert [card["fields"] for card in told] == [card["fields"] for card in (await page(tom, deck))["cards"]]
        for card in told:
            for ending in ("", ".thumb"):
                image = card["fields"]["image"] + ending
                assert await look(zoe, image) == await look(tom, image)
        # It is removed again: nothing of it is left.
        await zoe.do("remove_deck", deck=answer["deck"])
        assert stored_images(tmp_path / "other") == []
        await app[HOUSE].storage.rewrite(insist=True)
        assert picture("JPEG", colour=1) not in files_of(tmp_path / "other")


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("words", [{"word": "bof", "kind": "interj.", "definition": "Un « bof », sans plus."}]),
        ("ideas", [{f"word{n}": f"mot {n}, bis" for n in range(1, 6)}]),
        ("guests", [{"name": "Tante Odile", "line": "Elle arrive avec sa pomologie.", "family": "letters"}]),
        ("words", []),
    ],
)
async def test_decks_of_every_kind_come_back_as_they_went(
    session: aiohttp.ClientSession, address: str, kind: str, cards: list[dict[str, str]]
) -> None:
    host = await open_salon(session, address)
    deck = await make_deck(host, kind)
    if cards:
        await host.do("write_cards", deck=deck, cards=cards)
    _, exported = await export_deck(host, deck)
    zoe = await open_salon(session, address, "Zoé")
    status, answer = await import_deck(zoe, exported)
    assert status == 201
    assert await export_deck(zoe, answer["deck"]) == (200, exported)
    told = await page(zoe, answer["deck"])
    assert [card["fields"] for card in told["cards"]] == cards
    assert (told["deck"]["kind"], told["deck"]["name"], told["deck"]["by"]) == (kind, "Les nôtres", zoe.person)


async def test_a_public_house_says_where_a_deck_came_from_and_nobody_says_it_again(
    session: aiohttp.ClientSession, address: str, tmp_path: Path
) -> None:
    async with another_house(tmp_path / "public", "https://jeux.example.org/soir/", "/soir/") as (public, _):
        guest = Guest(session, public + "/soir", "", "Léa")
        origin = {"Origin": "https://jeux.example.org"}
        body = {"game": "dictionnaire", "name": "Léa", "key": guest.key}
        async with session.post(guest.address + "/api/salons", json=body, headers=origin) as answer:
            guest.code = (await answer.json())["code"]
        headers = {**origin, "X-Veillee-Key": guest.key}
        url = f"{guest.address}/api/salons/{guest.code}/decks"
        async with session.post(url, data=words(), headers=headers) as answer:
            deck = (await answer.json())["deck"]
        _, exported = await export_deck(guest, deck)
    host = await open_salon(session, address, game="dictionnaire")
    _, answer = await import_deck(host, exported)
    assert (await page(host, answer["deck"]))["deck"]["source"] == "https://jeux.example.org/soir/"
    assert (await export_deck(host, answer["deck"]))[1] == exported


async def test_a_deck_that_was_brought_is_played(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"], "dictionnaire")
    _, answer = await import_deck(guests[1], words(12))
    deck = answer["deck"]
    await guests[0].until(lambda one: f"own-{deck}" in one.view["salon"]["options"]["decks"])
    await start(guests, decks=[f"own-{deck}"])
    # While the table guesses what the words mean, nobody takes the file and looks.
    for guest in guests[:2]:
        status, body = await export_deck(guest, deck)
        assert (status, b"card_in_play" in body) == (400, True)
    await guests[0].do("put_away")
    assert (await export_deck(guests[1], deck))[0] == 200


async def test_a_shared_album_shows_the_images_that_were_played_and_no_others(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    host = guests[0]
    assert (await import_deck(guests[1], write_package(photographs(30))))[0] == 201
    await host.until(lambda one: len(one.view["salon"]["options"]["decks"]) == 2)
    await start(guests)
    await play_on(guests)
    await host.do("share_album", on=True, token=TOKEN)
    album = await (await app[HOUSE].room(host.code)).pages.album()
    brought = {name_of(one.body): one for one in photographs(30).pictures.values()}
    shown = {card.removeprefix("own-") for card in album.chapters[0].cards} & brought.keys()
    assert shown
    assert shown < brought.keys()
    unshown = next(iter(brought.keys() - shown))
    url = f"{address}/api/album/{host.code}-{TOKEN}/images/"
    for name in shown:
        for ending, body in (("", brought[name].body), (".thumb", brought[name].thumb)):
            async with session.get(url + name + ending) as answer:
                assert (answer.status, await answer.read()) == (200, body)
                assert answer.headers["Cache-Control"] == "private, no-store"
    wrong = url.replace(TOKEN, "B" * 32)
    for asked in (url + unshown, url + "0" * 32, wrong + min(shown), wrong + unshown, wrong + "0" * 32):
        async with session.get(asked) as answer:
            assert answer.status == 404
    # The file that people keep has them in it.
    own = await own_images(app[HOUSE].storage, (await app[HOUSE].room(host.code)).stored, album)
    pictures = pictures_of(album, app[HOUSE].library, own)
    for name in shown:
        kind, data = pictures[f"own/{name}"].removeprefix("data:").split(";base64,")
        assert (kind, base64.b64decode(data)) == (brought[name].kind, brought[name].body)
    assert len(pictures) == len(album.chapters[0].cards)
    await host.do("share_album", on=False)
    async with session.get(url + min(shown)) as answer:
        assert answer.status == 404


async def test_who_may_bring_and_take_decks(session: aiohttp.ClientSession, address: str) -> None:
    host, tom, nina = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    stranger = await open_salon(session, address, "Zoé")
    screen = await (await Guest(session, address, host.code, "").connect()).join(screen=True)
    deck = (await import_deck(tom, words()))[1]["deck"]
    assert (await import_deck(screen, words()))[1]["code"] == "screens_do_not_play"
    assert [(await export_deck(one, deck))[0] for one in (host, tom, nina, screen)] == [200, 200, 400, 400]
    for key in ("", stranger.key, "A" * 32):
        assert (await import_deck(host, words(), key))[0] == 403
        there, not_there = await export_deck(host, deck, key), await export_deck(host, 999, key)
        assert there == not_there
        assert there[0] == 403
    assert (await export_deck(host, 999))[0] == 404
    assert (await export_deck(host, 10**30))[0] == 404
    async with session.post(f"{address}/api/salons/{host.code}/decks", data=words()) as answer:
        assert answer.status == 403


async def test_bad_files_leave_nothing_behind(
    session: aiohttp.ClientSession, address: str, clock: HandClock, app: web.Application, tmp_path: Path
) -> None:
    host = await open_salon(session, address)
    before = everything_in(tmp_path)
    for kind, (make, code, card) in BAD.items():
        # The next file is not refused because there were many.
        clock.seconds += 60
        status, answer = await import_deck(host, make())
        assert (answer["code"], answer["data"].get("card")) == (code, card), kind
        assert status == (413 if code in ("package_too_big", "image_too_big") else 400)
        assert everything_in(tmp_path) == before, kind
    assert host.view["salon"]["decks"] == []


FEW = "id,word,kind,definition\nm1,mot,n.m.,Une chose.\n"
BAD_CARDS: dict[str, tuple[bytes, str, str | None]] = {
    "for another game": (words(about=WORDS + 'game = "didixit"\n'), "package_kind", None),
    "for a game that is not here": (words(about=WORDS + 'game = "chess"\n'), "package_kind", None),
    "a name without end": (words(about=WORDS.replace("Mots", "M" * 90)), "text_too_long", None),
    "no definition": (zipped(("deck.toml", WORDS), ("cards.csv", FEW + "m2,autre,,\n")), "text_empty", "m2"),
    "a word without end": (
        zipped(("deck.toml", WORDS), ("cards.csv", FEW + f"m2,{'x' * 90},,Rien.\n")), "text_too_long", "m2"
    ),
    "the same word twice": (
        zipped(("deck.toml", WORDS), ("cards.csv", FEW + "m2,mot,,Autre chose.\n")), "card_already_there", "m2"
    ),
    "a guest of no family": (
        zipped(("deck.toml", WORDS.replace("words", "guests")),
               ("cards.csv", "id,name,line,family\ng1,Odile,Elle ronfle.,aliens\n")),
        "no_such_family",
        "g1",
    ),
    "an idea of one word": (
        zipped(("deck.toml", WORDS.replace("words", "ideas")),
               ("cards.csv", "id,word1,word2,word3,word4,word5\ni1,a,a,a,a,a\n")),
        "same_word_twice",
        "i1",
    ),
    "the same image twice": (
        zipped(("deck.toml", WORDS.replace("words", "images")),
               ("cards.csv", "id,alt_fr,alt_en\nchat,Un chat,\nchien,Un chien,\n"),
               ("images/chat.webp", picture()), ("images/chien.webp", picture())),
        "card_already_there",
        "chien",
    ),
}  # fmt: skip


async def test_an_image_that_nobody_describes_can_be_described_later(
    session: aiohttp.ClientSession, address: str
) -> None:
    host = await open_salon(session, address)
    cards = ("cards.csv", "id,alt_fr,alt_en\nchat,,\n")
    images = ("deck.toml", WORDS.replace("words", "images"))
    assert (await import_deck(host, zipped(images, cards, ("images/chat.webp", picture()))))[0] == 201


@pytest.mark.parametrize("kind", BAD_CARDS)
async def test_cards_that_cannot_be_played_leave_nothing_behind(
    session: aiohttp.ClientSession, address: str, tmp_path: Path, kind: str
) -> None:
    body, code, card = BAD_CARDS[kind]
    host = await open_salon(session, address)
    before = everything_in(tmp_path)
    status, answer = await import_deck(host, body)
    assert (status, answer["code"], answer["data"].get("card")) == (400, code, card)
    assert everything_in(tmp_path) == before


async def test_a_deck_that_finds_no_room_leaves_nothing_behind_and_takes_nothing_away(
    session: aiohttp.ClientSession,
    address: str,
    clock: HandClock,
    app: web.Application,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = await open_salon(session, address)
    made = photographs(4)
    # One of its images is there already, and waits for its card.
    mine = made.pictures["001"].body
    assert (await bring(host, mine))[0] == 201
    before = everything_in(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(kept_images, "IMAGES_PER_SALON", 3)
        assert (await import_deck(host, write_package(made)))[1]["code"] == "too_many_images"
    with monkeypatch.context() as patch:
        patch.setattr("veillee.workshop.own_decks.MOST_OWN_CARDS", 3)
        assert (await import_deck(host, write_package(made)))[1]["code"] == "too_many_own_cards"
    with monkeypatch.context() as patch:
        patch.setattr("veillee.workshop.own_decks.MOST_OWN_DECKS", 0)
        assert (await import_deck(host, write_package(made)))[1]["code"] == "too_many_decks"
    with monkeypatch.context() as patch:
        patch.setattr("veillee.rooms.log.MOST_ENTRIES", 1)
        assert (await import_deck(host, write_package(made)))[1]["code"] == "log_full"
    assert everything_in(tmp_path) == before
    assert (await look(host, name_of(mine)))[2] == mine
    # The next file is not refused because there were many.
    clock.seconds += 60
    assert (await import_deck(host, write_package(made)))[0] == 201
    assert len(stored_images(tmp_path)) == 4


async def test_somebody_brings_one_deck_at_a_time_and_few_in_a_while(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host, tom = await sit_down(session, address, ["Léa", "Tom"])
    slots = app[keys.DECK_FILES]
    with slots.take(f"{host.code}:{host.person}"):
        assert (await import_deck(host, words()))[1]["code"] == "too_fast"
        assert (await import_deck(tom, words()))[0] == 201
    with ExitStack() as taken:
        for n in range(server_app.MOST_DECK_FILES):
            taken.enter_context(slots.take(f"somebody {n}"))
        assert (await import_deck(tom, words()))[1]["code"] == "too_fast"
    codes = [(await import_deck(tom, words(n)))[1].get("code") for n in range(2, 9)]
    assert codes[0] is None
    assert codes[-1] == "too_fast"


async def test_a_deck_must_come_in_time(session: aiohttp.ClientSession, address: str, clock: HandClock) -> None:
    host = await open_salon(session, address)
    refused = asyncio.Event()

    async def slowly() -> AsyncIterator[bytes]:
        yield words()[:100]
        await until(lambda: clock.waits_for(routes.IMPORT_SECONDS))
        await clock.pass_on(routes.IMPORT_SECONDS)
        await refused.wait()

    headers = {**host.origin, "X-Veillee-Key": host.key}
    async with session.post(f"{address}/api/salons/{host.code}/decks", data=slowly(), headers=headers) as answer:
        assert answer.status == 408
        refused.set()
    assert (await import_deck(host, words()))[0] == 201


@pytest.mark.slow
async def test_large_and_broken_decks_take_little_memory(session: aiohttp.ClientSession, server: ServerProcess) -> None:
    """Several at once, of many salons, whole, too large, and broken off."""
    server.start()
    assert server.process is not None
    guests = [await open_salon(session, server.address, name) for name in ("Léa", "Tom", "Nina", "Zoé", "Max")]
    before = memory_of(server.process.pid)
    noise = zipped(("deck.toml", WORDS), ("cards.csv", rows(3)), ("images/x.webp", bytes(PACKAGE_BYTES - 9000)))
    most = 0

    async def break_off(guest: Guest) -> None:
        async def half() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield bytes(200_000)
            raise ConnectionError

        headers = {**guest.origin, "X-Veillee-Key": guest.key}
        url = f"{guest.address}/api/salons/{guest.code}/decks"
        try:
            await session.post(url, data=half(), headers=headers)
        except (aiohttp.ClientError, ConnectionError):
            return

    for turn in range(5):
        sent = [import_deck(guest, noise) if turn % 2 else break_off(guest) for guest in guests]
        answers = await asyncio.gather(*sent, return_exceptions=True)
        refused = [answer[1]["code"] for answer in answers if isinstance(answer, tuple)]
        assert set(refused) <= {"too_fast", "image_too_big"}
        most = max(most, memory_of(server.process.pid))
    # Two at a time, each packed and unpacked.
    assert most - before < 110
    status, answer = await import_deck(await open_salon(session, server.address), words())
    assert status == 201, answer


async def test_what_was_brought_is_gone_with_its_salon(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path, clock: HandClock
) -> None:
    host = await open_salon(session, address)
    assert (await import_deck(host, write_package(photographs(3))))[0] == 201
    await host.send({"t": "delete_salon", "mid": "deletesalon"})
    await asyncio.wait_for(host.other.get(), 60)
    assert stored_images(tmp_path) == []
    await go_home(app[HOUSE], [], clock)
    kept = files_of(tmp_path)
    assert b"La plage" not in kept
    assert picture("JPEG", colour=1)[600:900] not in kept
