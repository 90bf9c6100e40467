"""Phones that are connected to different nodes of a house, of which one is killed."""

import asyncio
import json
import signal
import threading
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.cables import Cable
from tests.conftest import ServerProcess
from tests.e2e.phone import Phone, gather, until
from tests.e2e.test_evening import give_two, tell
from tests.faults.nodes import Nodes
from tests.postgres import Cluster

Run = Callable[[Coroutine[Any, Any, Any]], Any]


@pytest.fixture
def run() -> Iterator[Run]:
    """Runs something asynchronous in another thread: in this one is the loop of the browser."""
    loop = asyncio.new_event_loop()
    running = threading.Thread(target=loop.run_forever)
    running.start()
    yield lambda what: asyncio.run_coroutine_threadsafe(what, loop).result(30)
    loop.call_soon_threadsafe(loop.stop)
    running.join()
    loop.close()


@pytest.fixture
def nodes(postgres: Cluster, tmp_path: Path, run: Run) -> Iterator[Nodes]:
    nodes = Nodes(tmp_path, [run(postgres.new_database())] * 2)
    nodes.start_all()
    yield nodes
    nodes.kill_all()


@pytest.fixture
def doors(nodes: Nodes, run: Run) -> Iterator[list[Cable]]:
    """An address for each node that leads to another one when it is dead."""
    cables = [run(Cable(server.port).__aenter__()) for server in nodes.servers]
    yield cables
    for cable in cables:
        run(cable.__aexit__())


def is_awake_in(server: ServerProcess) -> bool:
    with urllib.request.urlopen(server.address + "/healthz") as answer:
        return bool(json.load(answer)["awake"])


def test_a_game_goes_on_in_the_other_node_when_the_one_that_has_it_is_killed(
    browser: Browser, nodes: Nodes, doors: list[Cable]
) -> None:
    at_one, at_two = (f"http://127.0.0.1:{door.port}" for door in doors)
    lea, tom, nina = (Phone(browser, *who) for who in ((at_one, "Léa"), (at_two, "Tom"), (at_one, "Nina")))
    gather([lea, tom, nina], "Didixit")
    lea.press("Commencer à 3")
    lea.press("Pas moi")
    tom.press("J’ai une phrase")
    lea.sees("Tom cherche un indice")
    # All play in the node that is about to die, and somebody is passed on to it. It is the first one, unless that was
    # so slow on a busy machine that the other had to take over.
    until(lambda: [is_awake_in(one) for one in nodes.servers].count(True) == 1)
    dying = [is_awake_in(one) for one in nodes.servers].index(True)
    nodes.end(dying, signal.SIGKILL)
    doors[dying].to = nodes.servers[1 - dying].port
    tell(tom, "Ce que la lampe a vu")
    lea.sees("Ce que la lampe a vu")
    for phone in (lea, nina):
        give_two(phone)
    for phone in (lea, nina):
        phone.page.get_by_role("radiogroup", name="Bulletins").wait_for()
    for phone in (lea, tom, nina):
        phone.leave()
