"""Images that people bring: which are kept, who sees them, and when they go."""

import asyncio
import contextlib
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from tests.conftest import ServerProcess
from tests.guests import Guest, open_salon, sit_down
from tests.hand_clock import HandClock
from tests.pictures import BAD, GPS, picture, thumb
from tests.rooms.test_erasure import files_of, go_home
from tests.server.uploads import memory_of
from veillee.cli import main
from veillee.clock import Clock
from veillee.decks import HERE, Library
from veillee.rooms.house import House
from veillee.rules import Refused, image_card
from veillee.server import keys
from veillee.server.keys import HOUSE
from veillee.storage import Erased, Image, Row, SqliteStorage
from veillee.workshop import image_check
from veillee.workshop import images as kept_images


async def bring(guest: Guest, body: bytes, more: str = "", **headers: str) -> tuple[int, Any]:
    """Send an image, or with more of the address its thumbnail."""
    url = f"{guest.address}/api/salons/{guest.code}/images{more}"
    sent = {**guest.origin, "X-Veillee-Key": guest.key, **headers}
    async with guest.session.post(url, data=body, headers=sent) as answer:
        return answer.status, await answer.json()


async def look(guest: Guest, image: str, key: str | None = None, code: str = "") -> tuple[int, str, bytes]:
    url = f"{guest.address}/images/{code or guest.code}/{image}"
    async with guest.session.get(url, headers={"X-Veillee-Key": guest.key if key is None else key}) as answer:
        if answer.status == 200:
            assert answer.headers["Cache-Control"] == "private, no-store"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        return answer.status, answer.content_type, await answer.read()


def stored_images(folder: Path) -> list[tuple[str, str, int, int]]:
    with closing(sqlite3.connect(folder / "veillee.sqlite")) as db:
        return db.execute("SELECT salon, name, length(body), length(thumb) FROM images ORDER BY name").fetchall()


GOOD: dict[str, dict[str, Any]] = {
    "WebP": {"form": "WEBP"},
    "WebP, lossless": {"form": "WEBP", "lossless": True},
    "WebP, transparent": {"form": "WEBP", "mode": "RGBA"},
    "WebP with a colour profile": {"form": "WEBP", "icc_profile": b"a profile" * 30},
    "JPEG": {"form": "JPEG"},
    "JPEG, progressive": {"form": "JPEG", "progressive": True},
    "JPEG, grey": {"form": "JPEG", "mode": "L"},
    "JPEG with a colour profile": {"form": "JPEG", "icc_profile": b"a profile" * 30},
    "AVIF": {"form": "AVIF"},
    "AVIF, transparent": {"form": "AVIF", "mode": "RGBA"},
    "AVIF with a colour profile": {"form": "AVIF", "icc_profile": b"a profile" * 30},
}


@pytest.mark.parametrize("kind", GOOD)
def test_an_image_of_each_kind_is_measured_by_its_header(kind: str) -> None:
    body = picture(width=602, height=900, colour=7, **GOOD[kind])
    assert image_check.read_header(body) == image_check.Header(image_check.check_image(body), 602, 900)


@pytest.mark.parametrize("kind", BAD)
def test_bad_images_are_refused(kind: str) -> None:
    body, code = BAD[kind]
    with pytest.raises(Refused) as refused:
        image_check.check_image(body)
    assert refused.value.code == code


def test_our_own_images_would_be_taken() -> None:
    files = [path for folder in HERE.glob("*/images") for path in folder.iterdir()]
    assert len(files) > 500
    for path in files:
        (image_check.check_thumb if ".thumb." in path.name else image_check.check_image)(path.read_bytes())


@pytest.mark.parametrize("form", ["WEBP", "JPEG", "AVIF"])
def test_a_damaged_header_is_refused_or_measured_and_never_an_error(form: str) -> None:
    chance = random.Random(form)
    whole = picture(form, mode="RGBA") if form != "JPEG" else picture(form)
    for _ in range(3000):
        body = bytearray(whole)
        for _ in range(chance.randrange(1, 4)):
            body[chance.randrange(min(len(body), 400))] = chance.randrange(256)
        with contextlib.suppress(Refused):
            image_check.read_header(bytes(body[: chance.randrange(len(body) // 2, len(body) + 1)]))


def test_a_card_has_an_image_and_its_description_may_come_later() -> None:
    name = "0" * 32
    assert image_card({"image": name, "alt_fr": " Un  chien ", "box": "1"}) == {
        "image": name,
        "alt_fr": "Un chien",
        "alt_en": "",
    }
    assert image_card({"image": name, "alt_fr": " "}) == {"image": name, "alt_fr": "", "alt_en": ""}
    for fields, code in [
        ({"alt_fr": "Un chien"}, "no_such_image"),
        ({"image": "../etc", "alt_fr": "Un chien"}, "no_such_image"),
        ({"image": name, "alt_en": "x" * 201}, "text_too_long"),
    ]:
        with pytest.raises(Refused) as refused:
            image_card(fields)
        assert refused.value.code == code


async def test_people_of_the_salon_see_an_image_and_nobody_else_learns_of_it(
    session: aiohttp.ClientSession, address: str
) -> None:
    host, tom = await sit_down(session, address, ["Léa", "Tom"])
    stranger = await open_salon(session, address, "Zoé")
    body = picture("JPEG")
    status, answer = await bring(host, body)
    assert (status, answer) == (201, {"image": image_check.name_of(body)})
    image = answer["image"]
    assert await look(tom, image) == (200, "image/jpeg", body)
    # As long as there is no thumbnail, the image itself.
    assert await look(tom, image + ".thumb") == (200, "image/jpeg", body)
    assert (await bring(tom, thumb(), f"/{image}/thumb"))[0] == 201
    assert await look(tom, image + ".thumb") == (200, "image/webp", thumb())
    # In whatever way others ask, they hear the same of an image that is there and of one that is not.
    for key, code, due in [
        ("", host.code, 403),
        (stranger.key, host.code, 403),
        ("A" * 32, host.code, 403),
        (stranger.key, stranger.code, 404),
    ]:
        there = await look(host, image, key, code)
        assert there == await look(host, "0" * 32, key, code)
        assert there[0] == due
        assert await look(host, image + ".thumb", key, code) == there
    status, answer = await bring(host, picture(), **{"X-Veillee-Key": stranger.key})
    assert (status, answer["code"]) == (403, "unknown_key")
    status, answer = await bring(host, picture(), Origin="https://elsewhere.example")
    assert (status, answer["code"]) == (403, "bad_origin")


async def test_a_television_looks_and_brings_nothing(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    screen = await (await Guest(session, address, host.code, "").connect()).join(screen=True)
    assert (await bring(screen, picture()))[1]["code"] == "screens_do_not_play"
    image = (await bring(host, picture()))[1]["image"]
    assert (await look(screen, image))[0] == 200


async def test_bad_images_leave_nothing_behind(session: aiohttp.ClientSession, address: str, tmp_path: Path) -> None:
    host = await open_salon(session, address)
    image = (await bring(host, picture()))[1]["image"]
    before = stored_images(tmp_path)
    for body, code in BAD.values():
        status, answer = await bring(host, body)
        assert (status, answer["code"]) == (413 if code == "image_too_big" else 400, code)
    for body, code in [
        (picture("WEBP", 300, 450), "image_size"),
        (picture("WEBP", 20, 30), "image_size"),
        (thumb() + bytes(20_000), "image_too_big"),
        (b"<svg/>", "image_kind"),
    ]:
        assert (await bring(host, body, f"/{image}/thumb"))[1]["code"] == code
    assert (await bring(host, thumb(), f"/{'0' * 32}/thumb"))[0] == 404
    assert (await bring(host, thumb(), f"/{image}.x/thumb"))[0] == 404
    assert stored_images(tmp_path) == before
    assert GPS not in files_of(tmp_path)


async def test_a_salon_keeps_so_many_images_and_bytes(
    session: aiohttp.ClientSession, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, tom = await sit_down(session, address, ["Léa", "Tom"])
    monkeypatch.setattr(kept_images, "IMAGES_PER_SALON", 3)
    sent = await asyncio.gather(*(bring([host, tom][n % 2], picture(colour=n)) for n in range(4)))
    assert sorted(status for status, _ in sent) == [201] * 3 + [400]
    assert [answer["code"] for status, answer in sent if status == 400] == ["too_many_images"]
    # What is there already takes no more room.
    image = next(answer["image"] for _, answer in sent if "image" in answer)
    _, _, body = await look(host, image)
    assert (await bring(host, body))[0] == 201
    bytes_now = sum(size + small for _, _, size, small in stored_images(tmp_path))
    monkeypatch.setattr(kept_images, "IMAGE_BYTES_PER_SALON", bytes_now + len(thumb()) - 1)
    assert (await bring(host, thumb(), f"/{image}/thumb"))[1]["code"] == "too_many_images"
    monkeypatch.setattr(kept_images, "IMAGE_BYTES_PER_SALON", bytes_now + len(thumb()))
    # A second thumbnail takes the place of the first.
    for _ in range(2):
        assert (await bring(host, thumb(), f"/{image}/thumb"))[0] == 201
    monkeypatch.setattr(kept_images, "IMAGES_PER_SALON", 9)
    assert (await bring(host, picture(colour=99)))[1]["code"] == "too_many_images"


async def test_a_person_brings_so_many_images_in_a_while(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host, tom = await sit_down(session, address, ["Léa", "Tom"])
    voice = app[keys.ALLOWANCES].of(f"{host.code} {host.person}")
    while voice.images.take():
        pass
    assert (await bring(host, picture()))[1]["code"] == "too_fast"
    assert (await bring(tom, picture()))[0] == 201


@pytest.mark.slow
async def test_images_that_break_off_leave_nothing_behind(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.start()
    assert server.process is not None
    guests = await sit_down(session, server.address, ["Léa", "Tom", "Nina", "Julien", "Zoé", "Max"])
    url = f"{server.address}/api/salons/{guests[0].code}/images"
    before = memory_of(server.process.pid)

    async def break_off(guest: Guest) -> None:
        async def half() -> Any:
            yield bytes(110_000)
            raise asyncio.CancelledError

        headers = {**guest.origin, "X-Veillee-Key": guest.key}
        with contextlib.suppress(aiohttp.ClientError, asyncio.CancelledError):
            await session.post(url, data=half(), headers=headers)

    for _ in range(100):
        await asyncio.gather(*(break_off(guest) for guest in guests))
    # Some of them are small garbage still; kept whole they would be 66 MB.
    assert memory_of(server.process.pid) - before < 20
    assert stored_images(server.data) == []


# When images go


async def test_what_no_card_uses_goes_after_an_hour_or_with_its_people(
    session: aiohttp.ClientSession,
    address: str,
    app: web.Application,
    tmp_path: Path,
    clock: HandClock,
) -> None:
    host = await open_salon(session, address)
    house = app[HOUSE]
    old, held = [(await bring(host, picture(colour=n)))[1]["image"] for n in range(2)]
    clock.seconds += 2 * kept_images.UNUSED_SECONDS
    # Somebody is about to write a card with it.
    await kept_images.require_images(house.storage, host.code, {held}, clock.now())
    new = (await bring(host, picture(colour=2)))[1]["image"]
    assert {name for _, name, *_ in stored_images(tmp_path)} == {held, new}
    assert (await look(host, old))[0] == 404
    with pytest.raises(Refused, match="no_such_image"):
        await kept_images.require_images(house.storage, host.code, {held, old}, clock.now())
    await go_home(house, [host], clock)
    assert stored_images(tmp_path) == []


async def test_images_go_with_the_entry_that_erases_them_and_with_their_salon(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "veillee.sqlite")
    for code in ("MOKA", "CAFE"):
        assert await storage.create(code, [Row(1, "say", b"{}")], 1)
        bodies = [b"picture one " * 900, b"picture two " * 900]
        made = [Image(image_check.name_of(body), "image/webp", body, "image/webp", b"small " * 99) for body in bodies]
        assert await storage.put_images(code, made, 1, 9, 10**6) == [image.name for image in made]
        assert await storage.put_images(code, made, 2, 2, 10**6) == []
    one, two = (image.name for image in made)
    claims = [await storage.claim(code) for code in ("MOKA", "CAFE")]
    assert claims[0] is not None
    assert claims[1] is not None
    await storage.append(claims[0], 1, [Row(2, "say", b"{}")], 2, Erased(images=(one,)))
    assert await storage.images("MOKA") == {two: 2}
    assert await storage.image("MOKA", one) is None
    assert await storage.thumb("MOKA", one) is None
    # The other salon has its own.
    assert await storage.images("CAFE") == dict.fromkeys((one, two), 2)
    await storage.delete(claims[1])
    assert await storage.images("CAFE") == {}
    # A salon that is gone gets no new ones.
    await storage.put_images("CAFE", made, 3, 9, 10**6)
    assert await storage.images("CAFE") == {}
    assert await storage.put_thumb("CAFE", two, "image/webp", b"small", 10**6) is None
    await storage.drop_images("MOKA", [two], 2)
    assert await storage.images("MOKA") == {two: 2}
    assert b"picture one" not in files_of(tmp_path)
    assert b"picture two" in files_of(tmp_path)
    await storage.drop_images("MOKA", [two], 3)
    assert await storage.images("MOKA") == {}
    await storage.close()
    assert b"picture two" not in files_of(tmp_path)
    assert b"small" not in files_of(tmp_path)


async def test_images_that_find_no_room_together_are_all_refused(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "veillee.sqlite")
    await storage.create("MOKA", [Row(1, "say", b"{}")], 1)
    made = [Image(f"{n:032}", "image/webp", b"x" * 100) for n in range(3)]
    assert await storage.put_images("MOKA", made, 1, 2, 10**6) is None
    assert await storage.put_images("MOKA", made, 1, 9, 299) is None
    assert await storage.images("MOKA") == {}
    assert await storage.put_images("MOKA", made[:1], 1, 3, 300) == [made[0].name]
    assert await storage.put_images("MOKA", made, 1, 3, 300) == [made[1].name, made[2].name]
    await storage.close()


# Copies and checks of a folder


async def live_in(folder: Path) -> str:
    storage = SqliteStorage(folder / "veillee.sqlite")
    house = House(storage, Library())
    code = await house.open_salon("didixit", "Léa", "k" * 32)
    image = Image(image_check.name_of(picture()), "image/webp", picture(), "image/webp", thumb())
    await storage.put_images(code, [image], Clock().now(), 9, 10**6)
    await house.close()
    await storage.close()
    return code


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "veillee.sqlite", isolation_level=None)) as db:
        db.execute(statement)


def test_a_copy_of_a_folder_has_its_images(tmp_path: Path) -> None:
    asyncio.run(live_in(tmp_path))
    assert main(["backup", str(tmp_path), str(tmp_path / "copy")]) == 0
    assert main(["restore", str(tmp_path / "copy"), str(tmp_path / "new")]) == 0
    assert stored_images(tmp_path / "new") == stored_images(tmp_path)
    assert len(stored_images(tmp_path)) == 1


DAMAGE = {
    "image": (
        "UPDATE images SET body = 'noise'", "the image {name} is damaged", "dropped it: its card is told in words"
    ),
    "thumbnail": (
        "UPDATE images SET thumb = 'noise'",
        "the thumbnail of the image {name} is damaged",
        "dropped it: the image is shown instead",
    ),
    "orphan": (
        "INSERT INTO images SELECT 'NONE', name, at, kind, body, thumb_kind, thumb_name, thumb FROM images",
        "there is no salon NONE, but something of it is left (images: 1)",
        "erased them",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", DAMAGE)
def test_the_doctor_finds_damaged_images(tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str) -> None:
    statement, what, remedy = DAMAGE[kind]
    asyncio.run(live_in(tmp_path))
    assert main(["doctor", str(tmp_path)]) == 0
    change(tmp_path, statement)
    capsys.readouterr()
    assert main(["doctor", str(tmp_path)]) == 1
    assert what.format(name=image_check.name_of(picture())[:8]) in capsys.readouterr().out
    assert main(["doctor", str(tmp_path), "--repair"]) == 0
    assert f"✓ {remedy}" in capsys.readouterr().out
    assert main(["doctor", str(tmp_path)]) == 0
    assert len(stored_images(tmp_path)) == (0 if kind == "image" else 1)
