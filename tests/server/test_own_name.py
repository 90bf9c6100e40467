"""The name of the house at home: phones ask the network for it, as they do for any name that ends in .local."""

import asyncio
import signal
import socket
import struct
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from structlog.testing import capture_logs

from tests.conftest import ServerProcess
from tests.faults.networks import Networks, NotAllowed, away_from_this_machine
from tests.guests import open_salon
from tests.hand_clock import HandClock
from tests.waiting import until
from veillee.server import own_name
from veillee.server.addresses import Addresses
from veillee.server.own_name import LOOK_SECONDS, OwnName, networks_of
from veillee.server.settings import Settings

ASKED = ("224.0.0.251", 5353)


@pytest.fixture
def networks() -> Iterator[Networks]:
    """Two machines on one cable, which leads to this process too."""
    try:
        with away_from_this_machine(), Networks(2) as networks:
            for number in range(2):
                way_out = ("ip", "route", "add", "default", "via", networks.people)
                subprocess.run([*networks.inside(number), *way_out], check=True)
            yield networks
    except NotAllowed as error:
        pytest.skip(str(error))


@pytest.fixture
def houses(networks: Networks, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    houses = []
    for number, address in enumerate(networks.addresses):
        house = ServerProcess(tmp_path / str(number))
        house.network, house.host = networks.inside(number), address
        # As at home, where nobody says on which address to listen.
        house.arguments = ("--host", "0.0.0.0")
        houses.append(house)
    yield houses
    for house in houses:
        if house.process is not None:
            house.process.kill()
            house.process.wait()


def ask(name: str, here: str) -> bytes:
    """What the network says of a name (RFC 1035, RFC 6762): asked by hand, without the library of the house."""
    labels = b"".join(bytes([len(label)]) + label.encode() for label in name.split("."))
    question = struct.pack(">6H", 7, 0, 1, 0, 0, 0) + labels + b"\0" + struct.pack(">2H", 1, 1)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(here))
        asking.bind((here, 0))
        asking.settimeout(1)
        asking.sendto(question, ASKED)
        try:
            return asking.recv(9000)
        except TimeoutError:
            return b""


async def name_of(session: aiohttp.ClientSession, house: ServerProcess) -> str | None:
    async with session.get(f"{house.address}/api/house") as answer:
        addresses = (await answer.json())["addresses"]
    assert addresses[0] == f"{house.address}/"
    return addresses[1] if len(addresses) > 1 else None


@pytest.mark.slow
async def test_a_house_has_a_name_at_home_and_a_second_one_another(
    networks: Networks, houses: list[ServerProcess], session: aiohttp.ClientSession
) -> None:
    for number, (house, name) in enumerate(zip(houses, ("veillee", "veillee-2"), strict=True)):
        house.start()
        told = f"http://{name}.local:{house.port}"
        assert await until(partial(name_of, session, house)) == f"{told}/"
        found = await until(partial(asyncio.to_thread, ask, f"{name}.local", networks.people))
        assert socket.inet_aton(networks.addresses[number]) in found
        # A page under this name counts as the house's own.
        for_name = {"Host": f"{name}.local:{house.port}", "Origin": told}
        async with session.ws_connect(f"{house.address}/ws", headers=for_name):
            pass
    guest = await open_salon(session, houses[1].address)
    await guest.hang_up()
    # When a house has ended, also suddenly, its name is free again.
    for how in (signal.SIGTERM, signal.SIGKILL):
        assert houses[0].process is not None
        houses[0].process.send_signal(how)
        houses[0].wait_until_dead()
        houses[0].start()
        told = f"http://veillee.local:{houses[0].port}/"
        assert await until(lambda: name_of(session, houses[0])) == told


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({}, ["192.168.1.20"]),
        ({"host": "192.168.1.30"}, ["192.168.1.30"]),
        ({"host": "127.0.0.1"}, []),
        ({"host": "localhost"}, []),
        ({"no_name": True}, []),
        ({"url": "https://jeux.example.org/"}, []),
        ({"address": "laptop.local"}, []),
        ({"tls": (Path("chain.pem"), Path("key.pem"))}, []),
        ({"workers": 2}, []),
    ],
)
def test_it_is_told_only_where_phones_can_come_by_it(
    monkeypatch: pytest.MonkeyPatch, more: dict[str, Any], told: list[str]
) -> None:
    monkeypatch.setattr(own_name, "network_addresses", lambda: ["192.168.1.20"])
    assert networks_of(Settings(**more)) == told


# Of the socket that the library forgets when it may not send there.
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
async def test_without_a_network_that_takes_it_one_line_is_said_and_nothing_happens(
    monkeypatch: pytest.MonkeyPatch, clock: HandClock
) -> None:
    """The addresses are those that documents use: this machine has none of them."""
    there = ["192.0.2.20"]
    monkeypatch.setattr(own_name, "network_addresses", lambda: list(there))
    addresses = Addresses(Settings(address="192.0.2.20"), clock)
    own = OwnName(Settings(), clock, addresses)
    with capture_logs() as logs:
        keeping = asyncio.create_task(own.keep())
        await until(lambda: clock.waits_for(LOOK_SECONDS))
        for _ in range(3):
            await clock.pass_on(LOOK_SECONDS)
        assert [log["event"] for log in logs] == ["the house has no name at home"]
        assert addresses.now() == ("http://192.0.2.20:8000/",)
        # The laptop was carried into another network.
        there[:] = ["192.0.2.30"]
        await clock.pass_on(LOOK_SECONDS)
        await until(lambda: len(logs) == 2)
        there.clear()
        await clock.pass_on(LOOK_SECONDS)
    keeping.cancel()
    await own.take_back()
    assert len(logs) == 2
