"""Everything beside the socket: pages, assets, headers, origins, clips."""

import asyncio
import contextlib
import gzip
import io
import re
import resource
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web
from yarl import URL

from tests.conftest import ServerProcess
from tests.guests import Guest, open_salon, sit_down, start
from tests.hand_clock import HandClock
from tests.pictures import picture
from tests.waiting import until
from veillee.games import GAMES
from veillee.games.didixit import Claim, GivingView, Mime, Tell, Tune
from veillee.rooms.clips import CLIP_BYTES
from veillee.server import addresses, asking, clips, door, keys, page
from veillee.server import app as server_app
from veillee.server.app import make_app
from veillee.server.door import Runner
from veillee.server.head import SIZE
from veillee.server.keys import HOUSE
from veillee.server.settings import Settings, normal_base
from veillee.storage import SqliteStorage
from veillee.workshop.quiet import frames_of


def wav(seconds: float = 1.0, rate: int = 16000, channels: int = 1) -> bytes:
    data = b"\0\1" * int(seconds * rate * channels)
    head = struct.pack("<IHHIIHH", 16, 1, channels, rate, rate * 2 * channels, 2 * channels, 16)
    return (
        b"RIFF" + struct.pack("<I", 36 + len(data)) + b"WAVEfmt " + head + b"data" + struct.pack("<I", len(data)) + data
    )


def film(frames: int = 12) -> bytes:
    """As it is kept."""
    return next(frames_of(picture("JPEG", 32, 24))) * frames


async def upload(guest: Guest, body: bytes, kind: str, key: str | None = None) -> tuple[int, Any]:
    headers = {**guest.origin, "Content-Type": kind, "X-Veillee-Key": key if key is not None else guest.key}
    url = f"{guest.address}/api/salons/{guest.code}/clips"
    async with guest.session.post(url, data=io.BytesIO(body), headers=headers) as answer:
        return answer.status, await answer.json()


async def test_every_answer_has_security_headers(session: aiohttp.ClientSession, address: str) -> None:
    for path in ["/healthz", "/api/house", "/nowhere.png", "/cards/none-12345678/x.webp"]:
        async with session.get(address + path) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "script-src 'self'" in policy
            assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"


async def test_health_and_house(session: aiohttp.ClientSession, address: str) -> None:
    async with session.get(address + "/healthz") as answer:
        assert (await answer.json())["ok"] is True
    async with session.get(address + "/api/house") as answer:
        told = await answer.json()
        games = told["games"]
        assert told["letters"] == 4
        assert [game["name"] for game in games] == list(GAMES)
        assert {"name": "didixit", "least": 3, "most": 6, "colours": 6, "words": ["text"]} in games


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1:1"])
async def test_only_our_own_pages_may_open_a_socket_or_a_salon(
    session: aiohttp.ClientSession, address: str, origin: str
) -> None:
    headers = {"Origin": origin} if origin else {}
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await session.ws_connect(address + "/ws", headers=headers)
    assert refused.value.status == 403
    body = {"game": "didixit", "name": "Léa", "key": "k" * 32}
    async with session.post(address + "/api/salons", json=body, headers=headers) as answer:
        assert answer.status == 403
        assert (await answer.json())["code"] == "bad_origin"


async def test_whoever_opens_a_salon_sits_in_it_at_once(session: aiohttp.ClientSession, address: str) -> None:
    host = Guest(session, address, "", "Léa")
    body = {"game": "didixit", "name": "Léa", "key": host.key, "colour": 4}
    async with session.post(address + "/api/salons", json=body, headers=host.origin) as answer:
        host.code = (await answer.json())["code"]
    await host.connect()
    salon = host.view["salon"]
    (chair,) = salon["chairs"]
    assert (chair["name"], chair["colour"], chair["holder"]) == ("Léa", 4, salon["host"])


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "bad_message"),
        (b"\xff", "bad_message"),
        (b'{"game":"\xff"}', "bad_message"),
        (b"[" * 5000, "bad_message"),
        (b'{"game":"chess","name":"a","key":"' + b"k" * 32 + b'"}', "no_such_game"),
        (b'{"game":"didixit","name":"  ","key":"' + b"k" * 32 + b'"}', "name_empty"),
        (b'{"game":"didixit","name":"a","key":"short"}', "bad_message"),
        (b'{"game":"didixit","name":"a","colour":6,"key":"' + b"k" * 32 + b'"}', "no_such_colour"),
        (b'{"game":"didixit","name":"' + b"x" * 25 + b'","key":"' + b"k" * 32 + b'"}', "text_too_long"),
    ],
)
async def test_a_salon_is_not_opened_with(session: aiohttp.ClientSession, address: str, body: bytes, code: str) -> None:
    async with session.post(address + "/api/salons", data=body, headers={"Origin": address}) as answer:
        assert answer.status == 400
        assert (await answer.json())["code"] == code


async def test_a_salon_is_not_opened_with_a_message_of_a_megabyte(session: aiohttp.ClientSession, address: str) -> None:
    async with session.post(address + "/api/salons", data=b"x" * 1_000_000, headers={"Origin": address}) as answer:
        assert answer.status == 413
        assert (await answer.json())["code"] == "bad_message"


async def test_a_household_opens_several_salons_but_not_hundreds(
    session: aiohttp.ClientSession, tmp_path: Path, clock: HandClock
) -> None:
    app = make_app(Settings(data=tmp_path, salons_per_address=10), clock=clock)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    statuses = []
    for _ in range(12):
        body = {"game": "didixit", "name": "Léa", "key": "k" * 32}
        async with session.post(address + "/api/salons", json=body, headers={"Origin": address}) as answer:
            statuses.append(answer.status)
    await runner.cleanup()
    assert statuses == [201] * 10 + [429] * 2


async def test_nothing_outside_the_client_is_served(session: aiohttp.ClientSession, address: str) -> None:
    for path in ["/assets/../../clock.py", "/assets/%2e%2e/%2e%2e/clock.py", "/..%2fclock.py", "/assets//etc/passwd"]:
        url = URL(address + path, encoded=True)
        async with session.get(url) as answer:
            assert answer.status == 404, path


async def test_assets_are_cached_for_ever_and_compressed(
    session: aiohttp.ClientSession, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assets = tmp_path / "client" / "assets"
    assets.mkdir(parents=True)
    (assets / "app-1234.js").write_text("plain")
    (assets / "app-1234.js.br").write_bytes(b"brotli")
    (tmp_path / "client" / "index.html").write_text('<head><base href="/"></head>')
    monkeypatch.setattr(page, "CLIENT", tmp_path / "client")
    headers = {"Accept-Encoding": "br"}
    async with session.get(address + "/assets/app-1234.js", headers=headers, auto_decompress=False) as answer:
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.headers["Content-Encoding"] == "br"
        assert await answer.read() == b"brotli"
    async with session.get(address + "/MOKA") as answer:
        assert answer.content_type == "text/html"
        assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("host", ["jeux.example.org", "Jeux.Example.org:443"])
async def test_under_a_base_path(
    session: aiohttp.ClientSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    (tmp_path / "index.html").write_text('<base href="/">')
    monkeypatch.setattr(page, "CLIENT", tmp_path)
    settings = Settings(data=tmp_path, url=f"https://{host}/soir/", base=normal_base("/soir/"))
    runner = web.AppRunner(make_app(settings), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    async with session.get(address + "/soir/MOKA") as answer:
        assert '<base href="/soir/">' in await answer.text()
    async with session.get(address + "/soir", allow_redirects=False) as answer:
        assert answer.status == 302
    async with session.get(address + "/healthz") as answer:
        assert answer.status == 404
    # The origin that counts is the public one, as a browser writes it.
    ws = await session.ws_connect(address + "/soir/ws", headers={"Origin": "https://jeux.example.org"})
    await ws.close()
    await runner.cleanup()


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[str]:
    """A house with these settings, and where it is found on this machine."""
    runner = Runner(make_app(settings), settings, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}{settings.base}"
    finally:
        await runner.cleanup()


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (Settings(address="127.0.0.2"), ["http://127.0.0.2:8000/"]),
        (Settings(address="Laptop.local", port=80), ["http://laptop.local/"]),
        (Settings(host="192.168.1.20", port=9000), ["http://192.168.1.20:9000/"]),
        (Settings(host="127.0.0.2"), ["http://127.0.0.2:8000/"]),
        (Settings(host="192.168.1.20", address="10.0.0.5"), ["http://10.0.0.5:8000/"]),
        (
            Settings(url="https://Jeux.Example.org:443/soir", base="/soir/", address="10.0.0.5"),
            ["https://jeux.example.org/soir/"],
        ),
        (Settings(), ["http://192.168.1.20:8000/", "http://10.0.0.5:8000/"]),
    ],
)
async def test_the_house_tells_how_phones_reach_it(
    session: aiohttp.ClientSession,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    settings: Settings,
    told: list[str],
) -> None:
    monkeypatch.setattr(addresses, "network_addresses", lambda: ["192.168.1.20", "10.0.0.5"])
    settings = msgspec.structs.replace(settings, data=tmp_path)
    async with opened(settings) as house, session.get(house + "api/house") as answer:
        assert (await answer.json())["addresses"] == told


def test_addresses_are_those_that_other_devices_can_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = {"wlan0": "192.168.1.20", "eth0": "169.254.7.7", "lo": "127.0.0.1", "eth1": None, "eth2": "10.8.0.2"}
    monkeypatch.setattr(addresses, "network_cards", lambda: list(cards))
    monkeypatch.setattr(addresses, "address_of_card", cards.get)
    monkeypatch.setattr(addresses, "lan_address", lambda: "10.8.0.2")
    # The one that the routing table prefers comes first, and each only once.
    assert addresses.network_addresses() == ["10.8.0.2", "192.168.1.20"]
    monkeypatch.setattr(addresses, "lan_address", lambda: None)
    cards.clear()
    assert addresses.network_addresses() == []


def test_a_network_card_knows_its_address() -> None:
    assert addresses.address_of_card("lo") == "127.0.0.1"
    assert addresses.address_of_card("no-such-card") is None


def test_a_laptop_that_changes_networks_is_noticed_but_not_asked_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def look() -> list[str]:
        asked.append("")
        return [f"192.168.{len(asked)}.20"]

    monkeypatch.setattr(addresses, "network_addresses", look)
    clock = HandClock()
    known = addresses.Addresses(Settings(), clock)
    assert known.now() == known.now() == ("http://192.168.1.20:8000/",)
    clock.seconds += addresses.KEPT_SECONDS
    assert known.now() == ("http://192.168.2.20:8000/",)


@pytest.mark.parametrize("path", ["", "MOKA", "ws", "rules/didixit"])
async def test_a_page_under_a_name_that_no_browser_writes_is_refused(address: str, path: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", URL(address).port)
    writer.write(f"GET /{path} HTTP/1.1\r\nHost: \udcef\r\nConnection: close\r\n\r\n".encode(errors="surrogateescape"))
    answer = await reader.read()
    writer.close()
    assert answer.startswith(b"HTTP/1.1 403 ")
    assert b'"bad_origin"' in answer


def test_base_paths() -> None:
    assert [normal_base(path) for path in ["", "/", "jeux", "/jeux/", "a/b"]] == ["/", "/", "/jeux/", "/jeux/", "/a/b/"]


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


def memory_of(process: int) -> int:
    """In megabytes."""
    return int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())[0]) // 1024


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


async def knock(address: str, words: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", URL(address).port)
    writer.write(words)
    return reader, writer


async def is_answered(reader: asyncio.StreamReader) -> bool:
    """False if the house ends the connection without a word."""
    try:
        return b"200" in await asyncio.wait_for(reader.readline(), 60)
    except ConnectionError:
        return False


HEALTH = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize("words", [b"", HEALTH[:20], HEALTH[:-2], HEALTH + HEALTH[:20]])
async def test_a_request_that_is_never_finished_ends(
    session: aiohttp.ClientSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: bytes
) -> None:
    monkeypatch.setattr(door, "WAIT_SECONDS", 0.5)
    async with opened(Settings(data=tmp_path)) as house:
        host = await open_salon(session, house.rstrip("/"))
        reader, writer = await knock(house, words)
        await asyncio.wait_for(reader.read(), 60)
        writer.close()
        # Whoever has come in stays.
        await host.do("say", text="bonsoir")
        await host.hang_up()


@pytest.mark.parametrize("trusted", [(), ("127.0.0.1",)])
@pytest.mark.slow
async def test_one_address_has_so_many_connections_and_a_proxy_as_many_as_it_likes(
    tmp_path: Path, trusted: tuple[str, ...]
) -> None:
    async with opened(Settings(data=tmp_path, connections_per_address=5, trusted=trusted)) as house:
        inside = [await knock(house) for _ in range(5)]
        for _ in range(3):
            reader, writer = await knock(house, HEALTH)
            assert await is_answered(reader) == bool(trusted)
            writer.close()
        inside.pop()[1].close()

        async def has_room() -> bool:
            reader, writer = await knock(house, HEALTH)
            answered = await is_answered(reader)
            writer.close()
            return answered

        await until(has_room)
        for _, opened_before in inside:
            opened_before.close()


async def test_in_a_full_house_those_who_ask_for_nothing_make_room(
    session: aiohttp.ClientSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "most_connections", lambda: 4)
    async with opened(Settings(data=tmp_path)) as house:
        host = await open_salon(session, house.rstrip("/"))
        idle = [await knock(house, HEALTH[:20]) for _ in range(10)]
        assert [await is_answered(reader) for reader, _ in idle[:6]] == [False] * 6
        reader, writer = await knock(house, HEALTH)
        assert b"200" in await asyncio.wait_for(reader.readline(), 60)
        await host.do("say", text="bonsoir")
        await host.hang_up()
        for _, waiting in [*idle, (reader, writer)]:
            waiting.close()


def test_the_server_may_open_as_many_files_as_it_can_ask_for(server: ServerProcess) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))
    try:
        server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert server.process is not None
    allowed, _ = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    assert allowed == (door.MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, door.MOST_FILES))


@pytest.mark.parametrize(
    "words",
    [
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nno colon here\r\n\r\n",
        b"GET /" + b"x" * 10_000 + b" HTTP/1.1\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"POST /api/salons HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /ws HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xe9\r\n\r\n",
    ],
)
async def test_what_is_no_http_is_refused_without_a_traceback(
    address: str, caplog: pytest.LogCaptureFixture, words: bytes
) -> None:
    reader, writer = await knock(address, words)
    assert b"400" in await asyncio.wait_for(reader.readline(), 60)
    writer.close()
    assert [record for record in caplog.records if record.exc_info] == []


async def test_who_hangs_up_while_a_socket_is_opened_leaves_no_traceback(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def hang_up(request: web.Request) -> None:
        assert request.transport is not None
        request.transport.abort()

    monkeypatch.setattr(server_app, "check_origin", hang_up)
    reader, writer = await knock(
        address,
        b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    )
    with contextlib.suppress(ConnectionError):
        assert await asyncio.wait_for(reader.read(), 60) == b""
    writer.close()
    assert [record for record in caplog.records if record.exc_info] == []


async def test_a_wish_for_a_salon_must_be_said_in_time(address: str, clock: HandClock) -> None:
    origin = URL(address).origin()
    head = f"POST /api/salons HTTP/1.1\r\nHost: {origin.authority}\r\nOrigin: {origin}\r\nContent-Length: 9\r\n\r\n"
    reader, writer = await knock(address, head.encode() + b"{")
    await until(lambda: clock.waits_for(asking.WISH_SECONDS))
    await clock.pass_on(asking.WISH_SECONDS)
    assert b"408" in await asyncio.wait_for(reader.readline(), 60)
    writer.close()


async def test_cards_have_pictures_and_alternative_texts(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    await start(guests)
    images = guests[0].view["game"]["images"][""]
    async with session.get(f"{address}/cards/{images}/cards.json") as answer:
        texts = await answer.json()
        assert "immutable" in answer.headers["Cache-Control"]
    for card in guests[0].private.hand:
        assert texts[card]["fr"]
        assert texts[card]["en"]
        for ending in (".avif", ".webp", ".thumb.avif", ".thumb.webp"):
            async with session.get(f"{address}/cards/{images}/{card}{ending}") as answer:
                assert answer.status == 200
                assert answer.content_type == f"image/{ending.rpartition('.')[2]}"


@pytest.mark.parametrize("file", ["cards.json", "cards.csv", "review.json", "known.csv"])
async def test_the_definitions_of_a_deck_of_words_are_served_to_nobody(
    session: aiohttp.ClientSession, address: str, file: str
) -> None:
    async with session.get(f"{address}/cards/mots-rares-00000000/{file}") as answer:
        assert answer.status == 404
        assert "definition" not in await answer.text()


@pytest.mark.parametrize(
    "file", ["words.csv", "seen.csv", "..%2Fwords.csv", "cards.csv", "deck.toml", "..%2F..%2F__init__.py"]
)
async def test_what_bots_know_of_the_cards_is_served_to_nobody(
    session: aiohttp.ClientSession, address: str, file: str
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    await start(guests)
    images = guests[0].view["game"]["images"][""]
    async with session.get(URL(f"{address}/cards/{images}/{file}", encoded=True)) as answer:
        assert answer.status == 404


async def test_codes_have_no_letters_that_look_alike(session: aiohttp.ClientSession, address: str) -> None:
    codes = await asyncio.gather(*(open_salon(session, address) for _ in range(30)))
    letters = set("".join(guest.code for guest in codes))
    assert not letters & set("ILOQUVBPWY01")
    assert len({guest.code for guest in codes}) == 30


@pytest.mark.parametrize(("salons", "letters"), [(131, 4), (132, 5), (10**9, 6)])
async def test_codes_grow_with_the_house_and_still_open_the_door(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch, salons: int, letters: int
) -> None:
    async def count(storage: SqliteStorage) -> int:
        return salons

    monkeypatch.setattr(SqliteStorage, "count", count)
    host = await open_salon(session, address)
    assert len(host.code) == letters
    assert host.view["salon"]["code"] == host.code


def write_client(folder: Path) -> None:
    folder.mkdir()
    (folder / "index.html").write_text('<head><base href="/"></head>', encoding="utf-8")
    line = {"fr": "Une phrase, six images, un secret.", "en": "One sentence."}
    shelf = {"didixit": {"title": "Didixit", "line": line, "picture": "previews/didixit.jpg"}}
    (folder / "page.json").write_bytes(msgspec.json.encode({"shelf": shelf, "salon": ["assets/salon-1.js"]}))
    (folder / "sw.js").write_text("self", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "previews").mkdir()
    (folder / "previews" / "didixit.jpg").write_bytes(b"\xff\xd8\xff")


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built for this test: the real one may not have been."""
    folder = tmp_path / "client"
    write_client(folder)
    monkeypatch.setattr(page, "CLIENT", folder)
    return folder


async def shown_beside(session: aiohttp.ClientSession, link: str, language: str = "fr") -> dict[str, str]:
    """What a messenger reads from the page behind a link."""
    async with session.get(URL(link, encoded=True), headers={"Accept-Language": language}) as answer:
        assert answer.status == 200, link
        assert "Accept-Language" in answer.headers["Vary"]
        text = await answer.text()
    found = re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)" />', text)
    assert len(dict(found)) == len(found)
    return dict(found)


async def test_a_link_shows_the_game_that_is_played_there_and_nobodys_name(
    session: aiohttp.ClientSession, address: str, client: Path
) -> None:
    lea = await open_salon(session, address, name="Léa-Mirabelle")
    shown = await shown_beside(session, f"{address}/{lea.code}")
    assert shown["og:title"] == "Didixit, ce soir sur Veillée"
    assert shown["og:description"].startswith("Une phrase, six images, un secret. On vous attend")
    assert shown["og:image"] == shown["twitter:image"] == f"{address}/previews/didixit.jpg"
    assert shown["og:url"] == f"{address}/{lea.code}"
    assert shown["robots"] == "noindex"
    assert "Mirabelle" not in str(shown)
    assert await shown_beside(session, f"{address}/{lea.code.lower()}") == shown
    english = await shown_beside(session, f"{address}/{lea.code}", "de-DE, en-GB;q=0.8, fr;q=0.5")
    assert english["og:title"] == "Didixit, tonight on Veillée"
    async with session.get(shown["og:image"]) as picture:
        assert picture.content_type == "image/jpeg"
        assert picture.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    async with session.get(f"{address}/{lea.code}") as answer:
        assert '<link rel="modulepreload" crossorigin href="assets/salon-1.js" />' in await answer.text()


async def test_salons_that_expect_nobody_look_like_those_that_do_not_exist(
    session: aiohttp.ClientSession, app: web.Application, address: str, client: Path
) -> None:
    lea = await open_salon(session, address)
    unknown = await shown_beside(session, f"{address}/NOBODY")
    assert unknown["og:title"] == "Veillée"
    assert unknown["og:image"] == f"{address}/previews/house.jpg"

    async def looks_unknown() -> bool:
        shown = await shown_beside(session, f"{address}/{lea.code}")
        return {**shown, "og:url": ""} == {**unknown, "og:url": ""}

    assert not await looks_unknown()
    await lea.do("lock", on=True)
    assert await looks_unknown()
    await lea.do("lock", on=False)
    assert not await looks_unknown()
    await lea.hang_up()
    await until(lambda: app[HOUSE].game_on_show(lea.code) is None)
    assert await looks_unknown()


async def test_previews_cannot_be_used_to_find_codes(
    session: aiohttp.ClientSession, address: str, client: Path
) -> None:
    lea = await open_salon(session, address)
    for guess in range(30):
        letters = "".join(chr(ord("A") + int(digit)) for digit in f"{guess:04}")
        await shown_beside(session, f"{address}/{letters}")
    assert (await shown_beside(session, f"{address}/{lea.code}"))["og:title"] == "Veillée"
    # Whoever has the code comes in all the same.
    tom = Guest(session, address, lea.code, "Tom")
    await tom.connect()
    await tom.join()


@pytest.mark.parametrize(
    "path",
    [
        "%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E",
        "%3Cb%3E",
        "AB%00D",
        "%F0%9F%8E%B2%F0%9F%8E%B2",
        "tv/%22onload=x",
        "rules/%22%3E",
        "rules/../../etc",
        "A" * 5000,
    ],
)
async def test_odd_codes_are_not_written_into_the_page(
    session: aiohttp.ClientSession, address: str, client: Path, path: str
) -> None:
    shown = await shown_beside(session, f"{address}/{path}")
    assert shown["og:url"] == f"{address}/"
    assert "robots" not in shown


async def test_a_link_of_ten_thousand_letters_is_refused(session: aiohttp.ClientSession, address: str) -> None:
    long = "A" * 10_000
    for path in (long, f"tv/{long}", f"clips/MOKA/0?at={long}"):
        async with session.get(f"{address}/{path}") as answer:
            assert answer.status == 400, path[:20]
    async with session.get(f"{address}/healthz") as answer:
        assert (await answer.json())["ok"] is True


async def test_a_host_name_is_escaped_in_previews(session: aiohttp.ClientSession, address: str, client: Path) -> None:
    async with session.get(address, headers={"Host": 'a"><script>.example'}) as answer:
        assert "<script>" not in await answer.text()


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("", "Veillée"),
        ("about", "Veillée"),
        ("rules", "Veillée"),
        ("tv", "Veillée, sur un téléviseur"),
        ("tv/MOKA", "Veillée, sur un téléviseur"),
        ("album/MOKA-0123456789abcdefghijkl", "Veillée"),
        ("MOKA/album", "Veillée"),
        ("MOKA/cartes", "Veillée"),
        ("rules/didixit", "Didixit : les règles"),
        ("rules/chess", "Veillée"),
    ],
)
async def test_every_page_has_a_preview(
    session: aiohttp.ClientSession, address: str, client: Path, path: str, title: str
) -> None:
    shown = await shown_beside(session, f"{address}/{path}")
    assert shown["og:title"] == shown["twitter:title"] == title
    assert shown["og:image:width"] == "1200"
    assert shown["og:image:height"] == "630"
    assert ("robots" in shown) is ("MOKA" in path)
    # The secret part of a link to an album is not repeated.
    assert "0123456789" not in str(shown)


async def test_previews_name_the_public_address(session: aiohttp.ClientSession, tmp_path: Path, client: Path) -> None:
    settings = Settings(data=tmp_path, url="https://Jeux.example.org/soir/", base=normal_base("/soir/"))
    async with opened(settings) as house:
        shown = await shown_beside(session, house)
        assert shown["og:url"] == "https://jeux.example.org/soir/"
        assert shown["og:image"] == "https://jeux.example.org/soir/previews/house.jpg"


async def test_a_client_without_page_data_is_served(session: aiohttp.ClientSession, address: str, client: Path) -> None:
    for damage in (b"{", b'{"shelf":[]}', None):
        (client / "page.json").unlink(missing_ok=True)
        if damage is not None:
            (client / "page.json").write_bytes(damage)
        assert (await shown_beside(session, f"{address}/rules/didixit"))["og:title"] == "Veillée"


async def test_the_worker_is_asked_for_anew_and_may_work_for_the_whole_house(
    session: aiohttp.ClientSession, address: str, client: Path
) -> None:
    async with session.get(f"{address}/sw.js") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.content_type in ("text/javascript", "application/javascript")
        policy = answer.headers["Content-Security-Policy"]
        assert "worker-src 'self';" in policy
        assert "manifest-src 'self';" in policy
    async with session.get(f"{address}/manifest.webmanifest") as answer:
        assert answer.content_type == "application/manifest+json"


async def test_descriptions_of_cards_are_compressed(session: aiohttp.ClientSession, address: str) -> None:
    url = f"{address}/cards/reves-00000000/cards.json"
    async with session.get(url, headers={"Accept-Encoding": "gzip"}, auto_decompress=False) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert "Accept-Encoding" in answer.headers["Vary"]
        packed = await answer.read()
    async with session.get(url, headers={"Accept-Encoding": "identity"}) as answer:
        assert msgspec.json.decode(await answer.read()) == msgspec.json.decode(gzip.decompress(packed))


def test_the_manifest_makes_the_house_installable() -> None:
    public = Path(__file__).resolve().parents[2] / "web" / "public"
    manifest = msgspec.json.decode((public / "manifest.webmanifest").read_bytes())
    assert manifest["display"] == "standalone"
    # Relative to the manifest: the house may be under a path.
    assert (manifest["start_url"], manifest["scope"]) == (".", ".")
    assert "tv" in [shortcut["url"] for shortcut in manifest["shortcuts"]]
    icons = [*manifest["icons"], *(icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"])]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert any(icon.get("purpose") == "maskable" for icon in icons)
    for icon in icons:
        assert (public / icon["src"]).is_file(), icon
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", (public / icon["src"]).read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_pictures_of_previews_are_light_and_of_the_size_that_is_told() -> None:
    previews = Path(__file__).resolve().parents[2] / "web" / "public" / "previews"
    assert {path.stem for path in previews.iterdir()} - {"house"} <= set(GAMES)
    for path in previews.iterdir():
        body = path.read_bytes()
        assert len(body) < 150_000
        # The frame of a progressive JPEG says how large it is.
        frame = body.index(b"\xff\xc2")
        height, width = struct.unpack(">HH", body[frame + 5 : frame + 9])
        assert (str(width), str(height)) == SIZE
