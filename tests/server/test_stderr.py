"""What a server writes on stderr, whatever goes wrong: no address, no name, no word of anybody."""

import asyncio
import base64

import aiohttp
import pytest

from tests.conftest import ServerProcess
from tests.guests import Guest, RefusedByServer, open_salon, sit_down
from tests.postgres import Cluster
from tests.server.frames import BINARY, CLOSE, LAST, PING, TEXT, framed

pytestmark = pytest.mark.slow

ADDRESS = "192.0.2.77"
WORD = "carabistouille"


async def test_no_byte_of_an_address_or_of_what_was_sent_is_written(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.log = server.data.with_name("stderr")
    server.start("--trust", "127.0.0.1", "--log-level", "debug", faults=["clumsy"])
    host = await open_salon(session, server.address, name=f"Léa {WORD}")
    await host.send({"t": "do", "mid": "page0000-1", "what": {"t": "say", "text": f"un {WORD}"}})
    await asyncio.wait_for(host.reading, 60)
    headers = {"X-Forwarded-For": ADDRESS, "Origin": server.address}
    for path in (f"api/televisions/{WORD}", f"{WORD}", f"api/salons/{WORD}/album", f"images/{WORD}/{WORD}"):
        async with session.get(f"{server.address}/{path}", headers=headers) as answer:
            assert answer.status >= 400 or path == WORD
    async with session.post(f"{server.address}/api/salons", data=WORD, headers=headers) as answer:
        assert answer.status == 400
    broken = f"GET /{WORD} HTTP/1.1\r\nHost: {WORD}\r\nX-{WORD}\x00: {ADDRESS}\r\n\r\n"
    upgrade = f"GET /ws HTTP/1.1\r\nHost: {WORD}\r\nUpgrade: {WORD}\r\nConnection: {WORD}\r\n\r\n"
    for said in (broken, upgrade, f"{WORD} / {WORD}\r\n\r\n", f"POST / HTTP/1.1\r\nContent-Length: {WORD}\r\n\r\n"):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(said.encode())
        writer.write_eof()
        await reader.read()
        writer.close()
    server.kill()
    written = server.log.read_text(encoding="utf-8")
    # The faults are told, each with the place where it was raised.
    assert written.count(r'\nValueError"') == 2
    assert written.count("in raising") == written.count("in failing") == 1
    assert WORD not in written
    assert ADDRESS not in written
    assert "127.0.0.1" not in written


KEY = base64.b64encode(b"sixteen bytes!!!").decode()
# What is wrong with a handshake.
HANDSHAKES = (
    {"Sec-WebSocket-Key": WORD},
    {"Sec-WebSocket-Version": WORD},
    {"Sec-WebSocket-Protocol": WORD},
    {"Sec-WebSocket-Extensions": WORD},
    {"Origin": f"http://{WORD}"},
    {"Host": f"{WORD}.example"},
    {"X-Forwarded-For": f"{WORD}, {ADDRESS}, {WORD}"},
    {"X-Forwarded-Host": WORD, "X-Forwarded-Proto": WORD},
)
HELLO = b'{"t":"hello","protocol":3,"code":"%b"}'
SAID = WORD.encode()
# What is said once the handshake is over.
FRAMES = (
    framed(LAST | TEXT, SAID),
    framed(LAST | TEXT, b'{"t":"%b"}' % SAID),
    framed(LAST | TEXT, HELLO % SAID),
    framed(LAST | TEXT, HELLO % SAID[:4] + b" " * 70_000),
    framed(LAST | TEXT, b'{"t":"join","mid":"%b","key":"%b","name":"%b"}' % (SAID, SAID, SAID)),
    framed(LAST | BINARY, SAID),
    framed(LAST | TEXT, SAID + b"\xff"),
    framed(LAST | PING, SAID) + framed(LAST | CLOSE, b"\x03\xe8" + SAID),
    framed(LAST | CLOSE, b"\x00\x01" + SAID),
    framed(0x70 | TEXT, SAID),
    framed(TEXT, SAID),
)
UPLOADS = ("clips", "images", f"images/{WORD}/thumb", "decks", "proofread")


async def by_hand(port: int, *said: bytes) -> None:
    """Says it, and hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for one in said:
        writer.write(one)
        await writer.drain()
    writer.write_eof()
    # Until the house has had enough too.
    await reader.read()
    writer.close()


def handshake(server: ServerProcess, **other: str) -> bytes:
    headers = {
        "Host": f"127.0.0.1:{server.port}",
        "Origin": server.address,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": KEY,
        "X-Forwarded-For": ADDRESS,
        "User-Agent": WORD,
        **other,
    }
    return "\r\n".join(["GET /ws HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]).encode()


async def test_nothing_that_strangers_say_in_any_way_is_written(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.log = server.data.with_name("stderr")
    server.start("--trust", "127.0.0.1", "--log-level", "debug")
    host = await open_salon(session, server.address, name=f"Léa {WORD}")
    await host.do("say", text=WORD)
    for other in HANDSHAKES:
        await by_hand(server.port, handshake(server, **other))
    for said in FRAMES:
        await by_hand(server.port, handshake(server), said)
    headers = {"X-Forwarded-For": ADDRESS, "Origin": server.address}
    for key in (WORD, host.key):
        for upload in UPLOADS:
            url = f"{server.address}/api/salons/{host.code}/{upload}"
            more = {"X-Veillee-Key": key, "Content-Type": f"audio/{WORD}"}
            async with session.post(url, data=SAID, headers=headers | more) as answer:
                assert answer.status >= 400
    for method in ("DELETE", "PUT", "TRACE", WORD.upper()):
        async with session.request(method, f"{server.address}/{WORD}?{WORD}", headers=headers) as answer:
            assert answer.status >= 400
    server.kill()
    written = server.log.read_text(encoding="utf-8")
    for secret in (WORD, WORD.upper(), ADDRESS, "127.0.0.1", host.key):
        assert secret not in written


async def test_of_what_the_database_refuses_only_the_reason_is_told(
    session: aiohttp.ClientSession, server: ServerProcess, postgres: Cluster
) -> None:
    """Its details have the row that it was given."""
    database = await postgres.new_database()
    server.log = server.data.with_name("stderr")
    server.start("--log-level", "debug", "--database", database)
    host: Guest = (await sit_down(session, server.address, ["Léa"]))[0]
    await postgres.run(
        database.rpartition("/")[2], "ALTER TABLE entries ADD CONSTRAINT silence CHECK (kind <> 'say') NOT VALID"
    )
    with pytest.raises(RefusedByServer, match="not_stored"):
        await host.do("say", text=WORD)
    async with session.get(server.address + "/healthz") as answer:
        told = await answer.text()
    server.kill()
    written = server.log.read_text(encoding="utf-8")
    assert "silence" in written
    for text in (written, told):
        assert "Failing row" not in text
        assert host.code not in text.replace(f"salon={host.code}", "")
