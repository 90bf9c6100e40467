"""`veillee serve --tls`: https by the house itself, with a certificate that may change while people play."""

import asyncio
import random
import ssl
from asyncio.sslproto import SSLProtocol
from collections import Counter
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import aiohttp
import pytest
import trustme
from aiohttp import web
from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, Encoding, PrivateFormat
from cryptography.hazmat.primitives.serialization import load_pem_private_key as load_key
from structlog.testing import capture_logs
from yarl import URL

from tests.certificates import at, trusting, write_pair
from tests.conftest import ServerProcess, check_that_logs_replay, free_port
from tests.guests import sit_down, start
from tests.hand_clock import HandClock
from tests.server.frames import LAST, PING, framed
from tests.server.test_wire import handshake
from tests.waiting import until
from veillee.cli import main
from veillee.games.didixit.model import Claim
from veillee.server.app import make_app
from veillee.server.certificate import DAY_SECONDS, LAST_DAYS, LOOK_SECONDS, Tls, read_certificate
from veillee.server.door import Runner
from veillee.server.keys import HOUSE, TLS
from veillee.server.protocol import MESSAGE_BYTES, PROTOCOL
from veillee.server.settings import Settings

NAMES = ["Léa", "Tom", "Nina"]
# So much and more the library reads ahead of its own accord.
MOST_READ_AHEAD = 256 * 1024


@pytest.fixture
def clock() -> HandClock:
    """In 2090: the date of who comes is a real one, and no certificate here has ended by that."""
    return HandClock(3_786_912_000_000)


@pytest.fixture
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def files(authority: trustme.CA, tmp_path: Path, clock: HandClock) -> tuple[Path, Path]:
    return write_pair(authority, tmp_path, "localhost", until=at(clock.now()) + timedelta(days=30))


@pytest.fixture
async def app(tmp_path: Path, files: tuple[Path, Path], clock: HandClock) -> web.Application:
    return make_app(Settings(data=tmp_path, tls=files), clock=clock)


@pytest.fixture
async def session(authority: trustme.CA) -> AsyncIterator[aiohttp.ClientSession]:
    async with trusting(authority) as session:
        yield session


@pytest.fixture
async def address(app: web.Application) -> AsyncIterator[str]:
    runner = Runner(app, Settings(), shutdown_timeout=0.1)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port, ssl_context=app[TLS].context).start()
    yield f"https://localhost:{port}"
    try:
        await check_that_logs_replay(app[HOUSE])
    finally:
        await runner.cleanup()


async def health(session: aiohttp.ClientSession, address: str) -> dict[str, object]:
    async with session.get(address + "/healthz") as answer:
        assert answer.status == 200
        told: dict[str, object] = (await answer.json())["certificate"]
        return told


async def ends_of(authority: trustme.CA, address: str) -> str:
    """Of the certificate that a newcomer is shown."""
    context = ssl.create_default_context()
    authority.configure_trust(context)
    url = URL(address)
    _, writer = await asyncio.open_connection(url.host, url.port, ssl=context)
    shown = writer.get_extra_info("peercert")
    writer.close()
    return datetime.fromtimestamp(ssl.cert_time_to_seconds(shown["notAfter"]), UTC).isoformat()


async def test_a_new_certificate_is_taken_while_people_play(
    authority: trustme.CA,
    session: aiohttp.ClientSession,
    address: str,
    files: tuple[Path, Path],
    clock: HandClock,
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    before = await ends_of(authority, address)
    assert (await health(session, address))["ends"] == before
    write_pair(authority, files[0].parent, "localhost", until=at(clock.now()) + timedelta(days=90))
    await clock.pass_on(LOOK_SECONDS)
    after = await ends_of(authority, address)
    assert after > before
    assert await health(session, address) == {"names": ["localhost"], "ends": after}
    # Nobody who was there has noticed.
    await guests[1].play(Claim())
    assert guests[2].public.storyteller == 1
    for guest in guests:
        await guest.hang_up()


async def test_files_that_do_not_fit_are_not_taken_and_the_log_says_so(
    authority: trustme.CA, session: aiohttp.ClientSession, address: str, files: tuple[Path, Path], clock: HandClock
) -> None:
    before, key = await ends_of(authority, address), files[1].read_bytes()
    write_pair(authority, files[0].parent, "localhost", until=at(clock.now()) + timedelta(days=90))
    new_key = files[1].read_bytes()
    files[1].write_bytes(key)
    with capture_logs() as logs:
        await clock.pass_on(3 * LOOK_SECONDS)
    assert [line["log_level"] for line in logs] == ["warning"]
    assert "does not fit" in logs[0]["why"]
    assert await ends_of(authority, address) == before
    told = await health(session, address)
    assert (told["ends"], told["why"]) == (before, "the new certificate cannot be used: the log says why")
    files[1].write_bytes(new_key)
    await clock.pass_on(LOOK_SECONDS)
    assert await ends_of(authority, address) > before
    assert "why" not in await health(session, address)


async def test_a_certificate_that_is_taken_away_is_kept(
    authority: trustme.CA, session: aiohttp.ClientSession, address: str, files: tuple[Path, Path], clock: HandClock
) -> None:
    before = await ends_of(authority, address)
    files[0].unlink()
    with capture_logs() as logs:
        await clock.pass_on(LOOK_SECONDS)
    assert await ends_of(authority, address) == before
    assert str(files[0]) in logs[0]["why"]
    # Everybody may ask for the health of the house, but not where its files are.
    assert str(files[0].parent) not in str(await health(session, address))


async def test_the_log_says_every_day_that_the_certificate_ends(files: tuple[Path, Path], clock: HandClock) -> None:
    looking = asyncio.create_task(Tls(files, clock).look_forever())
    said = []
    for _ in range(32):
        with capture_logs() as logs:
            await clock.pass_on(LOOK_SECONDS)
        said.append([line["event"] for line in logs])
        # The machine sleeps for a day.
        clock.seconds += DAY_SECONDS
    looking.cancel()
    soon, ended = ["the certificate ends soon"], ["the certificate has ended: browsers refuse it"]
    assert said == [[]] * (30 - LAST_DAYS) + [soon] * LAST_DAYS + [ended] * 2


async def test_whoever_breaks_the_protocol_is_told_why_and_cut_off(
    session: aiohttp.ClientSession, address: str
) -> None:
    """With https one side cannot stop talking and go on listening: the connection still ends, with its code."""
    async with session.ws_connect(address + "/ws", headers={"Origin": address}) as ws:
        # A text that is not UTF-8.
        await ws.send_frame(b"\xff", aiohttp.WSMsgType.TEXT)
        assert (await ws.receive()).type is aiohttp.WSMsgType.CLOSE
        assert ws.close_code == 1007


async def test_of_a_connection_that_is_held_back_no_more_is_read_ahead(
    authority: trustme.CA, session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With uvloop it was half a megabyte for each, of what nobody had looked at yet."""
    taken, update = Counter[SSLProtocol](), SSLProtocol.buffer_updated

    def count(self: SSLProtocol, nbytes: int) -> None:
        taken[self] += nbytes
        update(self, nbytes)

    monkeypatch.setattr(SSLProtocol, "buffer_updated", count)
    context, url = ssl.create_default_context(), URL(address)
    authority.configure_trust(context)
    reader, writer = await asyncio.open_connection(url.host, url.port, ssl=context)
    writer.write(handshake(f"{url.host}:{url.port}", "https"))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(framed(LAST | PING, b"x" * 100) * 100_000)
    # Meanwhile all of it could come.
    for _ in range(50):
        await health(session, address)
    assert 0 < max(taken.values()) < MOST_READ_AHEAD
    writer.transport.abort()


async def test_another_site_cannot_act_here(session: aiohttp.ClientSession, address: str) -> None:
    for other in (address.replace("https", "http"), "https://evil.example"):
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(address + "/ws", headers={"Origin": other})


# What is said at the start


def without_certificate(chain: Path, key: Path) -> None:
    chain.unlink()


def swapped(chain: Path, key: Path) -> None:
    written = chain.read_bytes(), key.read_bytes()
    key.write_bytes(written[0])
    chain.write_bytes(written[1])


def open_to_all(chain: Path, key: Path) -> None:
    key.chmod(0o644)


def of_another(chain: Path, key: Path) -> None:
    key.write_bytes(trustme.CA().issue_cert("localhost").private_key_pem.bytes())


def with_password(chain: Path, key: Path) -> None:
    lock = BestAvailableEncryption(b"secret")
    key.write_bytes(load_key(key.read_bytes(), None).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, lock))


def no_key(chain: Path, key: Path) -> None:
    key.write_text("nothing")


@pytest.mark.parametrize(
    ("spoil", "more", "said"),
    [
        (without_certificate, (), "Cannot read the certificate"),
        (swapped, (), "The certificate is given first, then its key."),
        (open_to_all, (), "chmod o="),
        (of_another, (), "does not fit"),
        (with_password, (), "openssl pkey"),
        (no_key, (), "There is no key in"),
        (None, ("--url", "https://jeux.example.org/"), "is for localhost, not for jeux.example.org"),
        (None, ("--address", "192.168.1.20"), "is for localhost, not for 192.168.1.20"),
        (None, ("--url", "http://localhost/"), "begin --url with https://"),
    ],
)
def test_what_is_wrong_with_a_certificate_is_said_in_a_sentence(
    files: tuple[Path, Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    spoil: object,
    more: tuple[str, ...],
    said: str,
) -> None:
    if callable(spoil):
        spoil(*files)
    data = tmp_path / "data"
    assert main(["serve", "--port", str(free_port()), "--data", str(data), "--tls", *map(str, files), *more]) == 1
    told = capsys.readouterr().err
    assert said in told
    assert "Traceback" not in told
    # Nothing was begun.
    assert not data.exists()


@pytest.mark.parametrize(("name", "other"), [("jeux.example.org", "www.example.org"), ("*.example.org", "example.org")])
def test_a_certificate_is_for_its_names_only(authority: trustme.CA, tmp_path: Path, name: str, other: str) -> None:
    certificate = read_certificate(*write_pair(authority, tmp_path, name, "192.168.1.20"))
    assert certificate.is_for("Jeux.example.org")
    assert certificate.is_for("192.168.1.20")
    assert not certificate.is_for(other)


@pytest.mark.slow
async def test_several_workers_serve_https_and_take_a_new_certificate(
    authority: trustme.CA, server: ServerProcess, tmp_path: Path, clock: HandClock
) -> None:
    files = write_pair(authority, tmp_path, "localhost")
    server.scheme = "https"
    server.start("--tls", *map(str, files), "--workers", "2")
    address = f"https://localhost:{server.port}"
    before = await ends_of(authority, address)
    async with trusting(authority) as session:
        guests = await sit_down(session, address, NAMES)
        await start(guests)
        write_pair(authority, tmp_path, "localhost", until=at(clock.now()))
        # Each worker looks by itself, and either may answer.
        for _ in range(8):
            await until(partial(is_other, authority, address, before))
        await guests[1].play(Claim())
        for guest in guests:
            await guest.hang_up()


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_messages_longer_than_what_is_read_at_once_are_heard(
    authority: trustme.CA, server: ServerProcess, tmp_path: Path, scheme: str
) -> None:
    """By the loop that serves, which is another than that of the tests: also after nothing was read for a while."""
    files = write_pair(authority, tmp_path, "localhost")
    server.scheme = scheme
    server.start(*(["--tls", *map(str, files)] if scheme == "https" else []))
    address = f"{scheme}://localhost:{server.port}"
    async with trusting(authority) as session:
        (lea,) = await sit_down(session, address, ["Léa"])
        async with session.ws_connect(address + "/ws", headers=lea.origin) as ws:
            await ws.send_json({"t": "hello", "protocol": PROTOCOL, "code": lea.code, "key": lea.key})
            # More frames than one may send at once, by their length.
            lengths = [random.Random(length).randrange(12, MESSAGE_BYTES) for length in range(80)]
            for length in lengths:
                await ws.send_str('{"t":"ping"}'.ljust(length))
            pongs = 0
            while pongs < len(lengths):
                pongs += "pong" in (await ws.receive_str())
        await lea.hang_up()


async def is_other(authority: trustme.CA, address: str, before: str) -> bool:
    return await ends_of(authority, address) != before
