"""Clips: who hears them, and how many are brought."""

import asyncio
import contextlib
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from yarl import URL

from tests.conftest import ServerProcess
from tests.guests import Guest, open_salon, sit_down, start
from tests.hand_clock import HandClock
from tests.pictures import picture
from tests.server.uploads import memory_of, upload, wav
from tests.waiting import until
from veillee.games.didixit.model import Claim, GivingView, Mime, Tell, Tune
from veillee.rooms.clips import CLIP_BYTES
from veillee.server import app as server_app
from veillee.server import asking, clips, keys
from veillee.workshop.quiet import frames_of


def film(frames: int = 12) -> bytes:
    """As it is kept."""
    return next(frames_of(picture("JPEG", 32, 24))) * frames


@pytest.mark.rule("DX-17")
@pytest.mark.parametrize(("kind", "body"), [("audio/wav", wav()), ("video/x-motion-jpeg", film())])
async def test_a_recorded_clue_is_heard_by_the_salon_and_by_nobody_else(
    session: aiohttp.ClientSession, address: str, kind: str, body: bytes
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    await start(guests, mimes=True)
    status, answer = await upload(guests[0], body, kind)
    assert status == 201
    clip = answer["clip"]
    await guests[0].play(Claim())
    clue = Tune(clip=clip) if kind == "audio/wav" else Mime(clip=clip)
    missing = Tell(image=guests[0].private.hand[0], clue=Tune(clip="0" * 64))
    with pytest.raises(Exception, match="no_such_clip"):
        await guests[0].play(missing)
    await guests[0].play(Tell(image=guests[0].private.hand[0], clue=clue))
    url = f"{address}/clips/{guests[0].code}/{clip}"
    async with session.get(url, headers={"X-Veillee-Key": guests[2].key}) as got:
        assert got.content_type == kind
        assert await got.read() == body
    stranger = await open_salon(session, address, "Zoé")
    for key in ["", stranger.key]:
        async with session.get(url, headers={"X-Veillee-Key": key}) as got:
            assert got.status == 403
    # The host takes it down: it is gone, and the game goes on.
    assert await guests[1].refusal("take_down_clip", clip=clip) == "host_only"
    await guests[0].do("take_down_clip", clip=clip)
    async with session.get(url, headers={"X-Veillee-Key": guests[2].key}) as got:
        assert got.status == 404
    assert isinstance(guests[0].public, GivingView)
    await guests[2].until(lambda one: one.view["salon"]["clips_gone"] == [clip])


@pytest.mark.parametrize(
    ("kind", "body", "code"),
    [
        ("audio/wav", wav(16), "clip_too_long"),
        ("audio/wav", wav(channels=2), "clip_broken"),
        ("audio/wav", wav()[:-1], "clip_broken"),
        ("audio/wav", b"RIFF", "clip_broken"),
        ("audio/wav", b"", "clip_broken"),
        ("video/x-motion-jpeg", b"GIF89a", "clip_broken"),
        ("video/x-motion-jpeg", film(121), "clip_too_long"),
        ("video/x-motion-jpeg", b"\xff\xd8\xff" + b"x" * 1_000_000 + b"\xff\xd9", "clip_too_big"),
        ("text/html", b"<script>", "clip_kind"),
    ],
)
async def test_clips_that_are_not_stored(
    session: aiohttp.ClientSession, address: str, kind: str, body: bytes, code: str
) -> None:
    host = await open_salon(session, address)
    status, answer = await upload(host, body, kind)
    assert answer["code"] == code
    assert status in (400, 413)
    status, answer = await upload(host, wav(), "audio/wav", key="x" * 32)
    assert (status, answer["code"]) == (403, "unknown_key")


async def test_a_salon_keeps_a_bounded_number_of_clips(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clips, "CLIPS_PER_SALON", 2)
    host = await open_salon(session, address)
    for seconds in (0.1, 0.2):
        assert (await upload(host, wav(seconds), "audio/wav"))[0] == 201
    assert (await upload(host, wav(0.3), "audio/wav"))[1]["code"] == "too_many_clips"


async def test_uploads_that_come_together_find_no_more_room(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds = [wav(1 + n / 100) for n in range(8)]
    monkeypatch.setattr(clips, "CLIP_BYTES_PER_SALON", 3 * len(sounds[-1]))
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina", "Julien"])
    sent = [upload(guests[n // 2], sound, "audio/wav") for n, sound in enumerate(sounds)]
    statuses = [status for status, _ in await asyncio.gather(*sent)]
    assert sorted(statuses) == [201] * 3 + [400] * 5
    # What is there already takes no more room.
    again = sounds[statuses.index(201)]
    assert (await upload(guests[0], again, "audio/wav"))[0] == 201


async def begin_upload(guest: Guest, body: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """An upload that says it is as long as a recording may be, and so far sends only this much of it."""
    url = URL(guest.address)
    head = (
        f"POST /api/salons/{guest.code}/clips HTTP/1.1\r\nHost: {url.host}:{url.port}\r\nOrigin: {url.origin()}\r\n"
        f"X-Veillee-Key: {guest.key}\r\nContent-Type: audio/wav\r\nContent-Length: {CLIP_BYTES}\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection(url.host, url.port)
    writer.write(head.encode() + body)
    await writer.drain()
    return reader, writer


@pytest.mark.slow
async def test_uploads_that_break_off_leave_nothing_behind(
    session: aiohttp.ClientSession, server: ServerProcess, tmp_path: Path
) -> None:
    server.start()
    assert server.process is not None
    host = await open_salon(session, server.address)
    before = memory_of(server.process.pid)
    for _ in range(160):
        _, writer = await begin_upload(host, b"x" * (CLIP_BYTES - 10_000))
        writer.close()
    async with session.get(server.address + "/healthz") as answer:
        assert answer.status == 200
    # Some of them are small garbage still; kept whole they would be 158 MB.
    assert memory_of(server.process.pid) - before < 50
    assert (await upload(host, wav(), "audio/wav"))[0] == 201


async def test_a_person_has_two_uploads_under_way_at_most_and_none_for_ever(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    host, tom = await sit_down(session, address, ["Léa", "Tom"])
    stalled = [await begin_upload(host, b"RIFF") for _ in range(server_app.MOST_UPLOADS_EACH)]
    await until(lambda: app[keys.UPLOADS].taken == len(stalled))
    assert (await upload(host, wav(), "audio/wav"))[1]["code"] == "too_fast"
    assert (await upload(tom, wav(), "audio/wav"))[0] == 201
    await clock.pass_on(asking.UPLOAD_SECONDS)
    for reader, writer in stalled:
        assert b"408" in await asyncio.wait_for(reader.readline(), 60)
        writer.close()
    assert (await upload(host, wav(), "audio/wav"))[0] == 201


async def test_all_uploads_together_are_bounded(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host = await open_salon(session, address)
    with contextlib.ExitStack() as taken:
        for n in range(server_app.MOST_UPLOADS):
            taken.enter_context(app[keys.UPLOADS].take(f"somebody {n}"))
        assert (await upload(host, wav(), "audio/wav"))[1]["code"] == "too_fast"
    assert (await upload(host, wav(), "audio/wav"))[0] == 201
