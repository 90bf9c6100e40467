"""The examples of the documents for nginx and systemd, for real."""

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import aiohttp
import pytest
import trustme

from tests import packages
from tests.certificates import trusting
from tests.confined import limits_of
from tests.conftest import ServerProcess, free_port
from tests.guests import open_salon, sit_down, start
from tests.postgres import Cluster
from tests.server.test_nodes import NodeHere
from tests.waiting import wait_until
from veillee.cli import main
from veillee.games.didixit.model import Claim
from veillee.server.keys import HOUSE, RELAY

DOCS = Path(__file__).resolve().parents[2] / "docs"
NGINX = os.environ.get("VEILLEE_NGINX") or shutil.which("nginx")

NAMES = ["Léa", "Tom", "Nina"]

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


@contextmanager
def nginx_with(example: str, port: int, folder: Path, authority: trustme.CA, **addresses: str) -> Iterator[None]:
    """Only addresses and file names of the example are replaced."""
    if not NGINX:
        pytest.skip("no nginx on this machine")
    certificate = authority.issue_cert("localhost")
    certificate.cert_chain_pems[0].write_to_path(str(folder / "chain.pem"))
    certificate.private_key_pem.write_to_path(str(folder / "key.pem"))
    text = (DOCS / example).read_text(encoding="utf-8")
    for there, here in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "server_name jeux.example.org": "server_name localhost",
        "/etc/ssl/jeux.example.org/fullchain.pem": f"{folder}/chain.pem",
        "/etc/ssl/jeux.example.org/privkey.pem": f"{folder}/key.pem",
        **addresses,
    }.items():
        assert there in text
        text = text.replace(there, here)
    (folder / "nginx.conf").write_text(WRAPPER.format(folder=folder, example=text), encoding="utf-8")
    nginx = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")])

    def listens() -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 60):
            return True
        return False

    try:
        wait_until(listens)
        yield
    finally:
        nginx.terminate()
        nginx.wait(60)


@pytest.fixture
def proxy(server: ServerProcess, tmp_path: Path, authority: trustme.CA) -> Iterator[str]:
    port = free_port()
    server.start("--url", f"https://localhost:{port}/soir/", "--trust", "127.0.0.1")
    with nginx_with("nginx.conf", port, tmp_path, authority, **{"http://127.0.0.1:8000": server.address}):
        yield f"https://localhost:{port}/soir"


@pytest.mark.slow
async def test_a_game_through_nginx_with_https_under_a_base_path(proxy: str, authority: trustme.CA) -> None:
    async with trusting(authority) as session:
        async with session.get(proxy + "/healthz") as answer:
            assert (await answer.json())["ok"] is True
        async with session.get(proxy + "/MOKA") as answer:
            assert '<base href="/soir/"' in await answer.text()
        guests = await sit_down(session, proxy, NAMES)
        await start(guests)
        await guests[1].play(Claim())
        assert guests[1].public.storyteller == 1
        # A page of another site still cannot act, whatever the proxy says of itself.
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(proxy + "/ws", headers={"Origin": "https://evil.example"})
        for guest in guests:
            await guest.hang_up()


@pytest.mark.slow
async def test_nginx_brings_all_of_a_salon_to_one_of_three_nodes_and_to_another_when_that_ends(
    postgres: Cluster, tmp_path: Path, authority: trustme.CA
) -> None:
    database, port = await postgres.new_database(), free_port()
    address = f"https://localhost:{port}"
    here = {"url": address + "/", "trusted": ("127.0.0.1",)}
    nodes = [await NodeHere(database, tmp_path / str(number), **here).start() for number in range(3)]
    upstream = {f"10.0.0.{2 + number}:8010": f"127.0.0.1:{node.port}" for number, node in enumerate(nodes)}
    with nginx_with("nginx-nodes.conf", port, tmp_path, authority, **upstream):
        async with trusting(authority) as session:
            guests, hosts = (
                await sit_down(session, address, NAMES),
                [await open_salon(session, address) for _ in range(9)],
            )
            # Nobody had to be passed on, and not all salons are in the same node.
            assert [node.app[RELAY].sockets for node in nodes] == [0, 0, 0]
            assert sum(node.app[HOUSE].in_use for node in nodes) == 10
            assert max(node.app[HOUSE].in_use for node in nodes) < 10
            await start(guests)
            async with session.get(f"{address}/{guests[0].code}") as answer:
                assert answer.status == 200
            owner = next(node for node in nodes if any(room.code == guests[0].code for room in node.app[HOUSE].rooms))
            await owner.runner.cleanup()
            for guest in guests:
                await guest.connect()
            await guests[1].play(Claim())
            assert guests[1].public.storyteller == 1
            for guest in (*guests, *hosts):
                await guest.hang_up()
    for node in nodes:
        await node.runner.cleanup()


UNITS = ["veillee.service", "veillee@.service"]
# What systemd calls “OK” is less than 5; ours is 1.4.
MOST_EXPOSED = 2.0


@pytest.mark.parametrize("name", UNITS)
@pytest.mark.slow
def test_the_units_for_systemd_are_understood(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    command = limits_of(DOCS / name)["ExecStart"]
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    flags = set(re.findall(r"^  (--[a-z-]+)", capsys.readouterr().out, re.MULTILINE))
    assert command.split()[:2] == ["/opt/veillee/bin/veillee", "serve"]
    assert {word for word in command.split() if word.startswith("--")} <= flags
    variables = set(re.findall(r"\$\{(\w+)\}", command))
    # What PostgreSQL's client reads itself is not in the command.
    assert variables == set(re.findall(r"^#.* (\w+)=", text, re.MULTILINE)) - {"PGPASSWORD"}
    if shutil.which("systemd-analyze"):
        installed = tmp_path / name
        installed.write_text(text.replace("/opt/veillee/bin/veillee", "/bin/true"), encoding="utf-8")
        checked = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", str(installed)], capture_output=True, text=True, check=False
        )
        assert "veillee" not in checked.stderr
        assert checked.returncode == 0
        judged = subprocess.run(
            ["systemd-analyze", "security", "--offline=yes", "--no-pager", str(installed)],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        (exposure,) = re.findall(r"exposure level for .*: ([\d.]+)", judged.stdout)
        assert float(exposure) < MOST_EXPOSED


def test_both_units_have_the_same_limits() -> None:
    one, several = (limits_of(DOCS / name) for name in UNITS)
    about_nodes = {"EnvironmentFile", "LoadCredential", "KillMode", "TimeoutStopSec"}
    assert one.keys() == several.keys() - about_nodes
    assert {key for key in one if one[key] != several[key]} == {"ExecStart", "StateDirectory"}


def mounts_of(process: int) -> str:
    return Path(f"/proc/{process}/mountinfo").read_text(encoding="utf-8")


@pytest.mark.slow
async def test_a_server_plays_under_the_limits_of_its_unit(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.data.mkdir()
    server.network = (sys.executable, "-m", "tests.confined", str(server.data))
    server.start()
    held = (server.data / "held").read_text(encoding="utf-8").split()
    assert {"UMask", "LimitNOFILE", "NoNewPrivileges"} <= set(held)
    guests = await sit_down(session, server.address, ["Léa", "Tom", "Nina"])
    await start(guests)
    await guests[1].play(Claim())
    assert guests[1].public.storyteller == 1
    body = packages.words(3)
    headers = {**guests[0].origin, "X-Veillee-Key": guests[0].key}
    url = f"{server.address}/api/salons/{guests[0].code}/decks"
    async with session.post(url, data=body, headers=headers) as answer:
        deck = (await answer.json())["deck"]
    # It starts a process of its own, with libraries that compile.
    async with session.get(f"{url}/{deck}.pdf", headers=headers) as answer:
        assert answer.status == 200, await answer.text()
    if "ProtectSystem" in held:
        assert server.process is not None
        assert re.search(r" / / ro[, ]", mounts_of(server.process.pid))
