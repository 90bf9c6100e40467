"""The names that a house answers to: a stranger's name that leads here must not make their page count as our own."""

import socket
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.server.uploads import opened
from veillee.server.addresses import is_our_name
from veillee.server.settings import Settings

OURS = [
    "127.0.0.1:8000",
    "192.168.1.20",
    "203.0.113.7:80",
    "[::1]:8000",
    "localhost:8000",
    "Laptop",
    "laptop.local",
    "laptop.local.",
    "salon.home.arpa:8000",
    "veillee.lan",
    "a.b.internal",
]
STRANGERS = [
    "evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "192-168-1-20.evil.example",
    "evil.example.",
    "local.evil.example",
    "evil.local.example",
    ".local",
    "a..local",
    "",
    ":8000",
    "[::1",
    "evil.example@laptop.local@evil.example",
    'a"><script>.example',
]


@pytest.mark.parametrize("host", OURS)
def test_names_of_the_house(host: str) -> None:
    assert is_our_name(host, Settings())


@pytest.mark.parametrize("host", STRANGERS)
def test_names_of_strangers(host: str) -> None:
    assert not is_our_name(host, Settings())


@pytest.mark.parametrize(
    "more",
    [
        {"names": ("other.example", "Jeux.example.org")},
        {"address": "jeux.example.org"},
        {"host": "jeux.example.org"},
        {"node_address": "jeux.example.org:8100"},
    ],
)
def test_names_that_it_was_given(more: dict[str, Any]) -> None:
    assert is_our_name("jeux.example.org:8000", Settings(**more))
    assert not is_our_name("evil.example", Settings(**more))


def test_the_name_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop.example.org")
    assert is_our_name("laptop.example.org", Settings())


@pytest.mark.parametrize("path", ["", "api/house", "healthz", "assets/none.js"])
async def test_whoever_comes_under_a_strangers_name_is_told_why(
    session: aiohttp.ClientSession, address: str, path: str
) -> None:
    async with session.get(f"{address}/{path}", headers={"Host": "evil.example"}) as answer:
        told = await answer.json()
        assert (answer.status, told["code"]) == (421, "unknown_host")
        assert "--name" in told["data"]["why"]


async def test_behind_a_proxy_the_name_is_not_looked_at(session: aiohttp.ClientSession, tmp_path: Path) -> None:
    """With `--url` the origin is compared with that; without, a trusted proxy says which name people see."""
    for settings in (
        Settings(data=tmp_path / "a", url="https://jeux.example.org"),
        Settings(data=tmp_path / "b", trusted=("127.0.0.1",)),
    ):
        settings.data.mkdir()
        async with (
            opened(settings) as house,
            session.get(f"{house}/healthz", headers={"Host": "backend.example"}) as answer,
        ):
            assert answer.status == 200
