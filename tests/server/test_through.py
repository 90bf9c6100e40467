"""`veillee serve --through`: people come in through another machine by ssh; if it is cut, all keep their seats."""

import argparse
import asyncio
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from structlog.testing import capture_logs

from tests.conftest import ServerProcess, free_port
from tests.guests import Guest, sit_down, start
from tests.hand_clock import HandClock
from tests.sshd import Machine, is_running, machine_here
from tests.waiting import until, wait_until
from veillee.cli import main
from veillee.cli.process import keep_line, print_addresses
from veillee.cli.values import ssh_address
from veillee.games.didixit.model import Claim
from veillee.server.app import make_app
from veillee.server.door import Runner
from veillee.server.keys import REACH, TUNNEL
from veillee.server.settings import Settings
from veillee.server.tunnel import LAY_SECONDS, LONGEST_PAUSE_SECONDS, Tunnel, url_of
from veillee.storage import CannotOpen

NAMES = ["Léa", "Tom", "Nina"]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    with machine_here() as machine:
        monkeypatch.setenv("PATH", machine.path)
        yield machine


class House:
    """In this process: people come in at `near`, as at home, and at `far`, a port of the other machine."""

    def __init__(self, app: web.Application, near: int, far: int, clock: HandClock) -> None:
        self.app, self.clock = app, clock
        self.near, self.far = f"http://127.0.0.1:{near}", f"http://127.0.0.1:{far}"

    @property
    def tunnel(self) -> Tunnel:
        return self.app[TUNNEL]


@asynccontextmanager
async def house_through(machine: Machine, folder: Path, **more: Any) -> AsyncIterator[House]:
    near, far, clock = free_port(), free_port(), HandClock()
    # The other machine is this one, so the port there is another than the one here.
    usual = {"url": f"http://127.0.0.1:{far}/", "through": machine.through, "salons_per_address": 1000, "port": far}
    settings = Settings(data=folder, **{**usual, **more})
    app = make_app(settings, clock=clock)
    app.cleanup_ctx.append(keep_line)
    runner = Runner(app, settings, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", near).start()
        await web.SockSite(runner, app[TUNNEL].listening).start()
        yield House(app, near, far, clock)
    finally:
        await runner.cleanup()


@asynccontextmanager
async def coming_from(address: str) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(address, 0))) as session:
        yield session


async def may_open(session: aiohttp.ClientSession, house: str, **headers: str) -> bool:
    wish = {"game": "didixit", "name": "Léa", "key": "k" * 32}
    async with session.post(f"{house}/api/salons", json=wish, headers={"Origin": house, **headers}) as answer:
        assert answer.status in (201, 429), await answer.text()
        return answer.status == 201


@pytest.mark.slow
async def test_a_game_goes_on_when_the_line_was_cut_and_everybody_keeps_their_seat(
    machine: Machine, server: ServerProcess
) -> None:
    machine.start()
    far = f"http://127.0.0.1:{free_port()}"
    server.start("--through", machine.through, "--url", far)
    async with aiohttp.ClientSession() as session:
        guests = await sit_down(session, far, NAMES)
        await start(guests)
        assert guests[0].view["game"] is not None
        machine.cut()
        people = [guest.view["you"]["person"] for guest in guests]
        for guest in guests:
            # Their page tries again until somebody answers.
            await guest.reading
            await until(partial(comes_back, guest))
        assert [guest.view["you"]["person"] for guest in guests] == people
        assert all(len(guest.view["you"]["hands"]) == 1 for guest in guests)
        await guests[1].play(Claim())
        async with session.get(f"{far}/api/house") as answer:
            assert (await answer.json())["addresses"] == [f"{far}/"]
        for guest in guests:
            await guest.hang_up()


async def comes_back(guest: Guest) -> bool:
    try:
        await guest.connect()
    except (aiohttp.ClientError, OSError):
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_ssh_ends_with_the_server(machine: Machine, server: ServerProcess, how: signal.Signals) -> None:
    machine.start()
    server.start("--through", machine.through, "--url", f"http://127.0.0.1:{free_port()}")
    (ssh,) = machine.clients()
    assert is_running(ssh)
    assert server.process is not None
    server.process.send_signal(how)
    server.wait_until_dead()
    wait_until(lambda: not is_running(ssh))


@pytest.mark.slow
async def test_who_comes_through_is_known_by_their_own_address(
    machine: Machine, tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    """Else all of them together could open no more salons, and try no more codes, than a single one at home."""
    machine.start("GatewayPorts clientspecified")
    async with house_through(machine, tmp_path, salons_per_address=1) as house:
        for address in ("127.0.1.2", "127.0.1.3"):
            async with coming_from(address) as friend:
                assert await may_open(friend, house.far)
                assert not await may_open(friend, house.far)
        assert await may_open(session, house.near)
        assert not await may_open(session, house.near)


@pytest.mark.slow
async def test_a_server_with_https_on_the_other_machine_says_for_whom_it_comes_and_nobody_else(
    machine: Machine, tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    """This sshd lets everybody come to the port, also around that server."""
    machine.start("GatewayPorts yes")
    public = "https://jeux.example.org"
    more = {"url": public + "/", "salons_per_address": 1}
    async with house_through(machine, tmp_path, **more) as house, coming_from("127.0.1.2") as stranger:
        told = {"Origin": public, "X-Forwarded-For": "203.0.114.7"}
        assert await may_open(stranger, house.far, **told)
        assert not await may_open(stranger, house.far, **{**told, "X-Forwarded-For": "203.0.114.8"})
        assert await may_open(session, house.far, **told)
        assert not await may_open(session, house.far, **told)
        assert await may_open(session, house.far, **{**told, "X-Forwarded-For": "203.0.114.8"})
        # Where it does not say so, they share their limits, but not those of the people at home.
        assert await may_open(session, house.far, Origin=public)
        assert await may_open(session, house.near)
        assert house.app[REACH].far is None
        async with session.ws_connect(f"{house.far}/ws", headers=told):
            assert house.app[REACH].far == house.clock.now()


@pytest.mark.slow
async def test_at_home_the_house_goes_by_its_own_addresses(
    machine: Machine, tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    machine.start()
    async with house_through(machine, tmp_path) as house:
        guests = await sit_down(session, house.near, ["Léa"]) + await sit_down(session, house.far, ["Tom"])
        for guest in guests:
            await guest.hang_up()
        for wrong in (house.far, "http://evil.example"):
            async with session.post(f"{house.near}/api/salons", json={}, headers={"Origin": wrong}) as answer:
                assert (await answer.json())["code"] == "bad_origin"
        async with session.get(f"{house.near}/healthz", headers={"Host": "evil.example"}) as answer:
            assert (await answer.json())["code"] == "unknown_host"


@pytest.mark.slow
async def test_it_is_asked_over_the_whole_way_whether_the_house_answers(machine: Machine, tmp_path: Path) -> None:
    machine.start("GatewayPorts no")
    async with house_through(machine, tmp_path / "a") as house:
        assert await house.tunnel.ask() is None
    # sshd lets only its own machine come to the port, and says nothing.
    async with house_through(machine, tmp_path / "b", url=f"http://127.0.1.9:{free_port()}/") as house:
        assert "GatewayPorts clientspecified" in str(await house.tunnel.ask())
    async with house_through(machine, tmp_path / "c", url=f"https://127.0.0.1:{free_port()}/") as house:
        assert "lead to 127.0.0.1" in str(await house.tunnel.ask())


@contextmanager
def on_both_loopbacks() -> Iterator[int]:
    """Else sshd would be content with the one that is free."""
    with socket.create_server(("127.0.0.1", 0)) as taken, socket.socket(socket.AF_INET6) as too:
        port = taken.getsockname()[1]
        with suppress(OSError):
            too.bind(("::1", port))
            too.listen()
        yield port


async def why_not(machine: Machine, **more: Any) -> str:
    usual = {"url": f"http://127.0.0.1:{free_port()}/", "through": machine.through}
    tunnel = Tunnel(Settings(**{**usual, **more}), HandClock())
    with pytest.raises(CannotOpen) as refused:
        await tunnel.lay()
    tunnel.close()
    return str(refused.value)


@pytest.mark.slow
async def test_each_way_to_fail_is_a_sentence_with_what_to_do(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    user, by_hand = machine.user.pw_name, f"-p {machine.port} {machine.user.pw_name}@127.0.0.1"
    assert "does not take ssh on port" in await why_not(machine)
    machine.start()
    machine.uses("strange")
    assert f"ssh-copy-id {by_hand}" in await why_not(machine)
    machine.uses("mine")
    machine.knows(machine.folder / "strange.pub")
    assert f'ssh-keygen -R "[127.0.0.1]:{machine.port}"' in await why_not(machine)
    (machine.folder / "known_hosts").unlink()
    assert f"by hand and compare what it shows: ssh {by_hand}" in await why_not(machine)
    machine.knows(machine.folder / "host.pub")
    with on_both_loopbacks() as port:
        assert f"Port {port} of 127.0.0.1 is taken" in await why_not(machine, url=f"http://127.0.0.1:{port}/")
    nowhere = f"ssh://{user}@nowhere.invalid:{machine.port}"
    assert "Nobody knows the name nowhere.invalid" in await why_not(machine, through=nowhere)
    machine.stop()
    machine.start("AllowTcpForwarding no")
    assert "needs AllowTcpForwarding" in await why_not(machine)
    monkeypatch.setenv("PATH", "")
    assert "Install OpenSSH" in await why_not(machine)


@pytest.mark.slow
async def test_a_key_may_be_for_this_and_nothing_else(machine: Machine) -> None:
    """As docs/reach.md has it."""
    authorized, port = machine.folder / "authorized", free_port()
    key = authorized.read_text(encoding="ascii")
    authorized.write_text(f"restrict {key}", encoding="ascii")
    machine.start()
    assert "restrict" in await why_not(machine)
    authorized.write_text(f'restrict,port-forwarding,permitlisten="{port}" {key}', encoding="ascii")
    tunnel = Tunnel(Settings(url=f"http://127.0.0.1:{port}/", through=machine.through), HandClock())
    await tunnel.lay()
    tunnel.close()


@pytest.mark.slow
async def test_who_does_not_answer_at_all_is_not_waited_for(machine: Machine, clock: HandClock) -> None:
    """Something takes the connection, and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as mute:
        through = f"ssh://127.0.0.1:{mute.getsockname()[1]}"
        tunnel = Tunnel(Settings(url="http://127.0.0.1:8000/", through=through), clock)
        laying = asyncio.create_task(tunnel.lay())
        await until(lambda: clock.waits_for(LAY_SECONDS))
        await clock.pass_on(LAY_SECONDS)
        with pytest.raises(CannotOpen, match="does not answer"):
            await laying
    tunnel.close()


@pytest.mark.slow
async def test_the_pause_before_it_is_tried_again_grows(machine: Machine, tmp_path: Path) -> None:
    machine.start()
    async with house_through(machine, tmp_path) as house:
        clock = house.clock
        with capture_logs() as logs:
            await until(lambda: logs and logs[-1]["event"] == "friends outside can come in")
            machine.stop()
            for pause in (1, 2, 4, 8, 16, 32, 60, 60):
                await until(partial(clock.waits_for, pause))
                await clock.pass_on(pause)
            machine.start()
            await until(lambda: clock.waits_for(LONGEST_PAUSE_SECONDS))
            await clock.pass_on(LONGEST_PAUSE_SECONDS)
            await until(lambda: len(logs) == 5)
        # What does not change is said once.
        assert [log["event"] for log in logs] == [
            "friends outside can come in",
            "the line is cut, and will be laid again",
            "there is no line yet",
            "the line is there again",
            "friends outside can come in",
        ]


@pytest.mark.slow
def test_without_a_line_at_first_the_server_says_why_and_ends(
    machine: Machine, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = ("--through", machine.through, "--port", str(free_port()), "--data", str(tmp_path))
    assert main(["serve", "--host", "127.0.0.1", *wanted]) == 1
    assert "does not take ssh on port" in capsys.readouterr().err


@pytest.mark.parametrize(
    "more", [("--https", "jeux.example.org"), ("--workers", "2"), ("--node-address", "10.0.0.2:8100")]
)
def test_what_does_not_go_with_it_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, str]
) -> None:
    assert main(["serve", "--through", "ssh://me@my-server", "--data", str(tmp_path), *more]) == 1
    assert "--through" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("through", "url", "near", "port"),
    [
        ("ssh://me@my-server", "http://my-server:8000/", "*", 8000),
        ("ssh://me@[2001:db8::1]:2222", "http://[2001:db8::1]:8000/", "*", 8000),
        ("ssh://my-server", "http://my-server:9000/", "*", 9000),
        ("ssh://my-server", "https://jeux.example.org/soir/", "localhost", 8000),
        ("ssh://my-server", "http://jeux.example.org/", "localhost", 8000),
    ],
)
def test_which_port_is_asked_for_and_for_whom(through: str, url: str, near: str, port: int) -> None:
    if port == 8000 and near == "*":
        assert url_of(through, 8000) == url
    tunnel = Tunnel(Settings(through=through, url=url), HandClock())
    tunnel.close()
    command = tunnel.command()
    assert command[command.index("-R") + 1] == f"{near}:{port}:127.0.0.1:{tunnel.port}"
    assert command[-2] == "--"


@pytest.mark.parametrize(
    "wrong",
    [
        "my-server",
        "me@my-server",
        "ssh://",
        "ssh://-oProxyCommand=x",
        "ssh://-l@my-server",
        "ssh://me:secret@my-server",
        "ssh://me@my-server/path",
        "ssh://me@my-server:port",
        "ssh://me@my server",
        "ssh://me@[::1",
        "https://my-server",
    ],
)
def test_what_is_no_address_of_ssh_is_refused(wrong: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="is not written like"):
        ssh_address(wrong)


def test_the_addresses_say_through_whom(capsys: pytest.CaptureFixture[str]) -> None:
    print_addresses(Settings(through="ssh://me@my-server", url="https://jeux.example.org/"))
    printed = capsys.readouterr().out
    assert "https://jeux.example.org/" in printed
    assert "through: my-server" in printed
