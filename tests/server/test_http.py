"""Everything beside the socket: pages, headers, origins, codes, addresses."""

import asyncio
from pathlib import Path

import aiohttp
import msgspec
import pytest
from aiohttp import web
from yarl import URL

from tests.guests import Guest, open_salon
from tests.hand_clock import HandClock
from tests.server.uploads import knock, opened
from tests.waiting import until
from veillee.games import GAMES
from veillee.server import addresses, asking, page
from veillee.server.app import make_app
from veillee.server.settings import Settings, normal_base
from veillee.storage import SqliteStorage


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


async def test_a_wish_for_a_salon_must_be_said_in_time(address: str, clock: HandClock) -> None:
    origin = URL(address).origin()
    head = f"POST /api/salons HTTP/1.1\r\nHost: {origin.authority}\r\nOrigin: {origin}\r\nContent-Length: 9\r\n\r\n"
    reader, writer = await knock(address, head.encode() + b"{")
    await until(lambda: clock.waits_for(asking.WISH_SECONDS))
    await clock.pass_on(asking.WISH_SECONDS)
    assert b"408" in await asyncio.wait_for(reader.readline(), 60)
    writer.close()


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
