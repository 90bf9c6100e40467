"""`veillee serve --https` where port 80 cannot be had: the authority asks on port 443, while people come and play."""

import asyncio
import hashlib
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import aiohttp
import msgspec
import pytest
import trustme
from cryptography import x509

from tests.certificates import trusting, write_pair
from tests.conftest import ServerProcess, free_port
from tests.guests import Guest, sit_down, start
from tests.hand_clock import HandClock
from tests.pebble import Pebble
from tests.server.test_authority import NAME, NAMES, Here, register
from tests.server.test_authority import pebble as pebble
from veillee.cli import main
from veillee.games.didixit.model import Claim
from veillee.server.alpn_door import HELLO_SECONDS, MOST_SILENT, AlpnDoor
from veillee.server.app import make_app
from veillee.server.authority import HTTP, TLS_ALPN, Authority, renew
from veillee.server.certificate import read_certificate
from veillee.server.door import Runner
from veillee.server.keys import TLS
from veillee.server.settings import Settings
from veillee.server.tls_alpn import OF_32_BYTES, PROOF, PROTOCOL, context_for, is_asked_for
from veillee.storage import CannotOpen
from veillee.storage.safe import FolderSafe, Question, asked

QUESTION = Question(TLS_ALPN, "token", "token.thumb")


@pytest.fixture
def safe(tmp_path: Path) -> FolderSafe:
    return FolderSafe(tmp_path, "localhost")


@pytest.fixture
def ours() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
async def session(ours: trustme.CA) -> AsyncIterator[aiohttp.ClientSession]:
    async with trusting(ours) as session:
        yield session


@pytest.fixture
async def address(tmp_path: Path, ours: trustme.CA, safe: FolderSafe, clock: HandClock) -> AsyncIterator[str]:
    """A house with https behind the door, under the port where the authority of the test asks."""
    settings = Settings(data=tmp_path, tls=write_pair(ours, tmp_path, "localhost"))
    app = make_app(settings, clock=clock)
    runner = Runner(app, settings, shutdown_timeout=0.1)
    await runner.setup()
    listening = socket.create_server(("127.0.0.1", free_port()))
    assert runner.server is not None
    door = AlpnDoor(listening, safe, "localhost", clock, app[TLS].context, runner.server)
    letting_in = asyncio.create_task(door.let_in_forever())
    yield f"https://localhost:{listening.getsockname()[1]}"
    letting_in.cancel()
    with suppress(asyncio.CancelledError):
        await letting_in
    listening.close()
    await runner.cleanup()


def hello(*protocols: str) -> bytes:
    """What a client says first who wants to speak these."""
    context = ssl.create_default_context()
    context.set_alpn_protocols(list(protocols))
    coming, going = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = context.wrap_bio(coming, going, server_hostname="localhost")
    with suppress(ssl.SSLWantReadError):
        client.do_handshake()
    return going.read()


async def shown_to_authority(address: str) -> x509.Certificate | None:
    """None if nobody speaks with it."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_alpn_protocols([PROTOCOL])
    port = int(address.rpartition(":")[2])
    _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=context, server_hostname="localhost")
    shaken = writer.get_extra_info("ssl_object")
    found = x509.load_der_x509_certificate(shaken.getpeercert(binary_form=True))
    writer.transport.abort()
    return found if shaken.selected_alpn_protocol() == PROTOCOL else None


async def is_well(session: aiohttp.ClientSession, address: str) -> bool:
    async with session.get(address + "/healthz") as answer:
        return answer.status == 200


def test_the_authority_is_known_by_what_it_wants_to_speak_as_soon_as_it_has_said_so() -> None:
    context = context_for("localhost", QUESTION.said)
    said = hello(PROTOCOL)
    assert [is_asked_for(said[:length], context) for length in range(len(said))] == [None] * len(said)
    assert is_asked_for(said, context) is True
    assert is_asked_for(hello("h2", "http/1.1"), context) is False
    assert is_asked_for(hello(), context) is False
    assert is_asked_for(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", context) is False


async def test_while_the_authority_asks_people_come_and_play(
    session: aiohttp.ClientSession, address: str, safe: FolderSafe
) -> None:
    guests = await sit_down(session, address, NAMES[:2])
    await safe.write("question", msgspec.json.encode(QUESTION))
    found = await shown_to_authority(address)
    assert found is not None
    names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert names.get_values_for_type(x509.DNSName) == ["localhost"]
    proof = found.extensions.get_extension_for_oid(PROOF)
    assert proof.critical
    digest = hashlib.sha256(QUESTION.said.encode()).digest()
    assert proof.value.public_bytes() == OF_32_BYTES + digest
    # Somebody new comes meanwhile, and is shown the certificate of the house.
    nina = await (await Guest(session, address, guests[0].code, NAMES[2]).connect()).join()
    await nina.do("sit", name=nina.name, colour=2)
    guests.append(nina)
    await start(guests)
    await guests[1].play(Claim())
    # Another question has another proof, and after the last there is none.
    await safe.write("question", msgspec.json.encode(Question(TLS_ALPN, "other", "other.thumb")))
    other = await shown_to_authority(address)
    assert other is not None
    assert other.extensions.get_extension_for_oid(PROOF).value != proof.value
    await safe.write("question", None)
    assert await shown_to_authority(address) is None
    for guest in guests:
        await guest.hang_up()


async def test_strangers_who_say_little_or_nothing_keep_nobody_waiting(
    session: aiohttp.ClientSession, address: str, safe: FolderSafe, clock: HandClock
) -> None:
    await safe.write("question", msgspec.json.encode(QUESTION))
    port = int(address.rpartition(":")[2])
    silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(MOST_SILENT + 10)]
    slow = hello("http/1.1")
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(slow[:20])
    assert await is_well(session, address)
    assert await shown_to_authority(address)
    # Whoever waits is let in later like everybody: then the house speaks, and what was said before counts.
    await clock.pass_on(HELLO_SECONDS)
    writer.write(slow[20:])
    assert await reader.read(1) == b"\x16"
    assert await is_well(session, address)
    for _, one in [*silent, (reader, writer)]:
        one.close()


async def test_a_hello_in_pieces_is_put_together(address: str, safe: FolderSafe) -> None:
    """Today's are longer than a packet."""
    await safe.write("question", msgspec.json.encode(QUESTION))
    port = int(address.rpartition(":")[2])
    for protocol in (PROTOCOL, "http/1.1"):
        said = hello(protocol)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for piece in (said[:5], said[5:200], said[200:]):
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        assert await reader.read(1) == b"\x16"
        writer.close()


async def test_before_there_is_a_certificate_only_the_authority_is_let_in(
    tmp_path: Path, safe: FolderSafe, clock: HandClock
) -> None:
    listening = socket.create_server(("127.0.0.1", free_port()))
    address = f"https://localhost:{listening.getsockname()[1]}"
    letting_in = asyncio.create_task(AlpnDoor(listening, safe, "localhost", clock).let_in_forever())
    await safe.write("question", msgspec.json.encode(QUESTION))
    assert await shown_to_authority(address)
    reader, writer = await asyncio.open_connection(*listening.getsockname())
    writer.write(hello("http/1.1"))
    with suppress(ConnectionError):
        assert await reader.read() == b""
    writer.close()
    letting_in.cancel()
    listening.close()


@pytest.mark.slow
async def test_if_both_ports_are_closed_both_are_named(pebble: Pebble, tmp_path: Path) -> None:
    authority, safe = Authority(pebble.directory, NAME), FolderSafe(tmp_path, NAME)
    await register(authority, safe)
    with pytest.raises(CannotOpen) as told:
        await renew(authority, safe, [HTTP, TLS_ALPN])
    for port in (80, 443):
        assert f"answered there on port {port}" in str(told.value)
    assert await asked(safe) is None


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
async def test_a_house_whose_port_80_is_taken_has_a_certificate_too(
    pebble: Pebble, server: ServerProcess, tmp_path: Path, workers: str
) -> None:
    server.scheme, server.port, server.log = "https", pebble.asks_tls_on, tmp_path / "log"
    with socket.create_server(("127.0.0.1", pebble.asks_on)):
        wanted = ("--https", NAME, "--acme-directory", pebble.directory, "--http-port", str(pebble.asks_on))
        server.start(*wanted, "--acme-agree", "--workers", workers)
        said = server.log.read_text(encoding="utf-8")
        assert f"Port {pebble.asks_on} is in use. So the authority asks on port 443 (tls-alpn-01)" in said
        trusted = ssl.create_default_context(cadata=await pebble.root())
        connector = aiohttp.TCPConnector(ssl=trusted, resolver=Here())
        async with aiohttp.ClientSession(connector=connector) as session:
            guests = await sit_down(session, f"https://{NAME}:{server.port}", NAMES)
            await start(guests)
            # The next one, as whoever renews it would get it: any of the workers may be asked.
            authority, safe = Authority(pebble.directory, NAME), FolderSafe(server.data, NAME)
            before = read_certificate(safe.file, safe.file), safe.file.read_bytes()
            await renew(authority, safe, [TLS_ALPN])
            assert safe.file.read_bytes() != before[1]
            await guests[1].play(Claim())
            for guest in guests:
                await guest.hang_up()


@pytest.mark.slow
async def test_if_the_authority_does_not_get_in_on_port_80_it_asks_on_the_other(
    pebble: Pebble, server: ServerProcess
) -> None:
    """The port can be had here, but the router does not send it on."""
    server.scheme, server.port = "https", pebble.asks_tls_on
    wanted = ("--https", NAME, "--acme-directory", pebble.directory, "--http-port", str(free_port()))
    await asyncio.to_thread(server.start, *wanted, "--acme-agree")
    file = server.data / "https" / f"{NAME}.pem"
    assert read_certificate(file, file).names == (NAME,)


@pytest.mark.slow
def test_several_machines_need_port_80(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    secret = tmp_path / "secret"
    secret.write_text("s" * 32)
    wanted = ["--database", "postgresql://nobody@127.0.0.1:1/none", "--node-address", "127.0.0.1:1"]
    with socket.create_server(("0.0.0.0", free_port())) as taken:
        ports = ["--port", str(free_port()), "--http-port", str(taken.getsockname()[1])]
        options = ["--data", str(tmp_path / "data"), "--https", NAME, "--node-secret", str(secret)]
        assert main(["serve", *ports, *wanted, *options]) == 1
    assert "With --https the authority asks there: stop the other server" in capsys.readouterr().err
