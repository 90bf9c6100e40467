"""What a server writes on stderr, whatever goes wrong: no address, no name, no word of anybody."""

import asyncio

import aiohttp
import pytest

from tests.conftest import ServerProcess
from tests.guests import open_salon

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
