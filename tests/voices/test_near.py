"""Several devices in one room: who is told of whom, as far as addresses tell."""

from pathlib import Path

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests.guests import Guest, open_salon
from tests.hand_clock import HandClock
from tests.voices.test_call import Heard, in_call, join_call
from veillee.server.app import make_app
from veillee.server.settings import Settings
from veillee.voices.call import are_near


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("192.168.1.10", "192.168.1.11", True),
        ("192.168.1.10", "203.0.113.7", False),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64", True),
        ("2001:db8:1:2::/64", "2001:db8:1:3::/64", False),
        ("fd12:3456:7::/64", "192.168.1.2", True),
        ("127.0.0.1", "127.0.0.1", False),
        ("?", "?", False),
    ],
)
def test_who_is_in_the_same_household_as_far_as_addresses_tell(one: str, other: str, near: bool) -> None:
    assert are_near(one, other) is near


class From(Guest):
    """Somebody whose address a proxy tells."""

    peer = ""

    @property
    def origin(self) -> dict[str, str]:
        return super().origin | {"X-Forwarded-For": self.peer}


@pytest.fixture
def app(tmp_path: Path, clock: HandClock, mode: str) -> web.Application:
    return make_app(Settings(data=tmp_path, salons_per_address=1000, trusted=("127.0.0.1",), voice=mode), clock=clock)


@pytest.mark.parametrize("mode", ["peers", "relay"])
async def test_who_speaks_in_the_same_household_is_hinted_at_and_only_to_each_other(
    session: aiohttp.ClientSession, address: str, mode: str
) -> None:
    host = await open_salon(session, address)
    guests: list[Guest] = []
    for name, peer in (("Tom", "203.0.113.7"), ("Nina", "203.0.113.7"), ("Max", "203.0.113.8")):
        one = From(session, address, host.code, name)
        one.peer = peer
        guests.append(await (await one.connect()).join())
    tom, nina, far = guests

    def near(guest: Guest) -> list[int]:
        calls = [msgspec.json.decode(frame) for frame in guest.frames if frame.startswith(b'{"t":"call"')]
        return list(calls[-1]["near"])

    await in_call(guests)
    # Nobody is told anything of addresses where a relay hides them.
    together = {tom: [nina.person], nina: [tom.person]} if mode == "peers" else {tom: [], nina: []}
    for guest, people in together.items():
        await guest.until(lambda one, people=people: near(one) == people)  # type: ignore[misc]
    for guest in (far, host):
        await guest.until(lambda one: Heard(one).those("speaks") == {other.person for other in guests})
        assert near(guest) == []
    await join_call(nina, speaks=False)
    await tom.until(lambda one: nina.person not in Heard(one).those("speaks") and near(one) == [])
