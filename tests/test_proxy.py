"""The nginx example of the documents, for real: https, a base path, a game played through it."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest
import trustme

from tests.conftest import ServerProcess, free_port
from tests.guests import sit_down, start
from veillee.games.didixit import Claim

EXAMPLE = Path(__file__).resolve().parents[1] / "docs" / "nginx.conf"
NGINX = os.environ.get("VEILLEE_NGINX") or shutil.which("nginx")

WRAPPER = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {example}
}}
"""


@pytest.fixture
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def proxy(server: ServerProcess, tmp_path: Path, authority: trustme.CA) -> Iterator[str]:
    """Only addresses and file names of the example are replaced."""
    if not NGINX:
        pytest.skip("no nginx on this machine")
    port = free_port()
    certificate = authority.issue_cert("localhost")
    certificate.cert_chain_pems[0].write_to_path(str(tmp_path / "chain.pem"))
    certificate.private_key_pem.write_to_path(str(tmp_path / "key.pem"))
    example = EXAMPLE.read_text(encoding="utf-8")
    for there, here in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "server_name jeux.example.org": "server_name localhost",
        "/etc/ssl/jeux.example.org/fullchain.pem": f"{tmp_path}/chain.pem",
        "/etc/ssl/jeux.example.org/privkey.pem": f"{tmp_path}/key.pem",
        "http://127.0.0.1:8000": server.address,
    }.items():
        assert there in example
        example = example.replace(there, here)
    (tmp_path / "nginx.conf").write_text(WRAPPER.format(folder=tmp_path, example=example), encoding="utf-8")
    server.start("--url", f"https://localhost:{port}/soir/", "--trust", "127.0.0.1")
    nginx = subprocess.Popen([NGINX, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")])
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            break
        except OSError:
            time.sleep(0.05)
    yield f"https://localhost:{port}/soir"
    nginx.terminate()
    nginx.wait(10)


@pytest.mark.slow
async def test_a_game_through_nginx_with_https_under_a_base_path(proxy: str, authority: trustme.CA) -> None:
    context = ssl.create_default_context()
    authority.configure_trust(context)
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=context)) as session:
        async with session.get(proxy + "/healthz") as answer:
            assert (await answer.json())["ok"] is True
        async with session.get(proxy + "/MOKA") as answer:
            assert '<base href="/soir/"' in await answer.text()
        guests = await sit_down(session, proxy, ["Léa", "Tom", "Nina"])
        await start(guests)
        await guests[1].play(Claim())
        assert guests[1].public.storyteller == 1
        async with session.get(f"{proxy}/qr/{guests[0].code}.svg") as answer:
            assert answer.status == 200
        # A page of another site still cannot act, whatever the proxy says of itself.
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(proxy + "/ws", headers={"Origin": "https://evil.example"})
        for guest in guests:
            await guest.hang_up()
