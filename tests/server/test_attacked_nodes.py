"""Nodes under attack: messages that are forged, sent again, out of order, or from a node that lies; a database that is
read-only, full or slow while people play."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests.conftest import free_port
from tests.guests import RefusedByServer, open_salon, sit_down, start, together
from tests.hand_clock import HandClock
from tests.postgres import Cluster
from tests.server.test_nodes import NAMES, NodeHere, name_of
from tests.waiting import until
from veillee.games.didixit.model import Claim
from veillee.server.app import make_app
from veillee.server.door import Runner
from veillee.server.keys import CODES, NEIGHBOURS, OPENINGS, RELAY
from veillee.server.neighbours import News, about_this
from veillee.server.protocol import PROTOCOL
from veillee.server.relay import MOST_SECONDS_OLD, MOST_TOLD_BYTES, SIGNATURE, Relay
from veillee.server.settings import Settings
from veillee.storage.base import Node

SECRET = "s" * 32
ADDRESS = "192.0.2.7"


@dataclass
class Sender:
    """A node as another one sees it."""

    session: aiohttp.ClientSession
    clock: HandClock
    secret: str = SECRET

    def signature(self, body: bytes) -> str:
        return Relay(self.clock, self.secret).signature(body)

    async def tell(self, url: str, body: bytes, signature: str | None = None) -> tuple[int, Any]:
        sent = {SIGNATURE: self.signature(body) if signature is None else signature}
        async with self.session.post(f"{url}/api/nodes", data=body, headers=sent) as answer:
            return answer.status, await answer.json()


@pytest.fixture
async def node(tmp_path: Path, clock: HandClock) -> AsyncIterator[tuple[str, web.Application]]:
    port = free_port()
    settings = Settings(data=tmp_path, salons_per_address=20, node_secret=SECRET)
    app = make_app(settings, f"127.0.0.1:{port}", clock=clock)
    runner = Runner(app, settings, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    yield f"http://127.0.0.1:{port}", app
    await runner.cleanup()


@pytest.fixture
async def sender(session: aiohttp.ClientSession, clock: HandClock) -> Sender:
    return Sender(session, clock)


def taken(times: int, limit: str = "salons", address: str = ADDRESS, nonce: str = "") -> bytes:
    return msgspec.json.encode(News({limit: {address: times}}, nonce))


def left(app: web.Application, address: str = ADDRESS) -> int:
    """How many salons this address may still open. Asking takes them."""
    openings, found = app[OPENINGS], 0
    while openings.take(address):
        found += 1
    return found


async def test_a_forged_message_counts_nothing(
    node: tuple[str, web.Application], sender: Sender, clock: HandClock
) -> None:
    url, app = node
    impostor = Sender(sender.session, clock, "i" * 32)
    body = taken(20)
    now = clock.now() // 1000
    assert (await impostor.tell(url, body))[0] == 403
    assert (await sender.tell(url, body, sender.signature(taken(1))))[0] == 403
    for signature in ("x", f"{now}.", f"{now}.00", ".", f"-1.{'0' * 64}", f"{now}.\u00e9"):
        status, answer = await sender.tell(url, body, signature=signature.encode().decode("latin-1"))
        assert (status, answer["code"]) == (403, "bad_origin")
    for ahead in (-MOST_SECONDS_OLD - 5, MOST_SECONDS_OLD + 5):
        elsewhen = Sender(sender.session, HandClock(clock.now() + 1000 * ahead))
        assert (await elsewhen.tell(url, body))[0] == 403
    assert left(app) == 20


async def test_a_message_that_somebody_sends_again_counts_once(
    node: tuple[str, web.Application], sender: Sender, clock: HandClock
) -> None:
    url, app = node
    said, signature = taken(3, nonce="a"), sender.signature(taken(3, nonce="a"))
    for _ in range(5):
        assert await sender.tell(url, said, signature) == (200, msgspec.to_builtins(app[NEIGHBOURS].here))
    # As long as its date is believed. The clock fills the limit by less than one meanwhile.
    clock_step = MOST_SECONDS_OLD - 10
    await clock.pass_on(clock_step)
    await sender.tell(url, said, signature)
    filled = clock_step * 20 // 3600
    assert left(app) == min(20, 17 + filled)
    # The same again by another message is something else.
    await sender.tell(url, taken(1, address="192.0.2.8", nonce="b"))
    await sender.tell(url, taken(1, address="192.0.2.8", nonce="c"))
    assert left(app, "192.0.2.8") == 18


async def test_messages_count_the_same_in_any_order(
    node: tuple[str, web.Application], sender: Sender, clock: HandClock
) -> None:
    url, app = node
    bodies = [taken(number, address=ADDRESS, nonce=str(number)) for number in (1, 2, 3, 4)]
    for body in bodies[::-1]:
        await sender.tell(url, body)
    for body in bodies:
        await sender.tell(url, body)
    assert left(app) == 10


LIES = {
    "less than nothing": taken(-1000),
    "more than there is": taken(2**62),
    "a limit that nobody knows": taken(5, limit="everything"),
    "thousands of addresses": msgspec.json.encode(News({"codes": {f"10.0.{n}": 9 for n in range(2500)}})),
    "no number": b'{"taken": {"salons": {"192.0.2.9": "many"}}}',
    "no JSON": b"\xff\xfe",
    "nested without end": b"[" * 60_000,
    "too long": b'{"taken": {}, "more": "' + b"x" * 70_000 + b'"}',
}


@pytest.mark.parametrize("lie", LIES)
async def test_a_node_that_lies_about_others_takes_no_more_than_they_have(
    node: tuple[str, web.Application], sender: Sender, session: aiohttp.ClientSession, lie: str
) -> None:
    url, app = node
    status, answer = await sender.tell(url, LIES[lie])
    assert status == 200 or (status in (400, 413) and answer["code"] == "bad_message")
    # Of whom it says most, the limit is empty, and owes nothing; nobody else notices.
    assert left(app) in (0, 20)
    assert left(app, "192.0.2.200") == 20
    assert not app[CODES].must_wait("127.0.0.1")
    await open_salon(session, url)


@pytest.mark.parametrize(
    "answer",
    [b"", b"[]", b'{"protocol": "new"}', b"\xff", b"[" * 60_000, b'{"protocol": 3' + b" " * MOST_TOLD_BYTES],
    ids=["nothing", "a list", "a word", "no text", "nested", "too long"],
)
async def test_a_node_that_lies_about_itself_is_not_used(clock: HandClock, answer: bytes) -> None:
    async def say(request: web.Request) -> web.Response:
        return web.Response(body=answer)

    liar = web.Application()
    liar.router.add_post("/api/nodes", say)
    runner, port = web.AppRunner(liar), free_port()
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    app = make_app(Settings(data=Path(), node_secret=SECRET), "127.0.0.1:1", clock=clock)
    neighbours = app[NEIGHBOURS]
    await neighbours.greet([Node("liar", f"127.0.0.1:{port}", draining=False)])
    assert neighbours.who_speaks(PROTOCOL) is None
    assert neighbours.who_plays("didixit", about_this("").rules["didixit"]) is None
    await app[RELAY].close()
    await runner.cleanup()


# The database

TROUBLES = {
    "read-only": (
        "ALTER SYSTEM SET default_transaction_read_only = on",
        "ALTER SYSTEM RESET default_transaction_read_only",
    ),
    "full": (
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$; "
        "CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()",
        "DROP TRIGGER full_disk ON entries; DROP FUNCTION full_disk()",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("trouble", TROUBLES)
async def test_what_postgres_cannot_store_is_refused_and_the_game_goes_on_when_it_can(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path, trouble: str
) -> None:
    node = await NodeHere(await postgres.new_database(), tmp_path).start()
    database, (begins, ends) = name_of(node), TROUBLES[trouble]
    guests = await sit_down(session, node.address, NAMES)
    await start(guests)
    await together(guests)
    before = [(guest.view["seq"], guest.view["game"], guest.view["you"]) for guest in guests]
    await postgres.run("postgres" if trouble == "read-only" else database, *one_by_one(begins))
    if trouble == "read-only":
        await postgres.run("postgres", "SELECT pg_reload_conf()")

    async def refused() -> bool:
        try:
            await guests[0].do("say", text="Est-ce que quelqu’un m’entend ?")
        except RefusedByServer as refusal:
            return refusal.code == "not_stored"
        return False

    await until(refused)
    with pytest.raises(RefusedByServer, match=r"not_stored|try_again"):
        await guests[0].play(Claim())
    for guest, (_, game, you) in zip(guests, before, strict=True):
        assert (guest.view["game"], guest.view["you"]) == (game, you)
    if trouble == "read-only":
        await postgres.run("postgres", "SET default_transaction_read_only = off", *one_by_one(ends))
        await postgres.run("postgres", "SELECT pg_reload_conf()")
    else:
        await postgres.run(database, *one_by_one(ends))

    async def played() -> bool:
        try:
            await guests[0].play(Claim())
        except RefusedByServer as refusal:
            if refusal.code not in ("not_stored", "try_again"):
                raise
            return False
        return True

    await until(played)
    await together(guests)
    assert all(guest.public.storyteller == 0 for guest in guests)
    await node.runner.cleanup()


def one_by_one(statements: str) -> list[str]:
    """A function's body has a semicolon of its own."""
    return statements.replace("$$; ", "$$\n").replace("entries; ", "entries\n").split("\n")


@pytest.mark.slow
async def test_a_database_that_keeps_everybody_waiting_stores_all_of_it_in_the_end(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path
) -> None:
    node = await NodeHere(await postgres.new_database(), tmp_path).start()
    database = name_of(node)
    guests = await sit_down(session, node.address, NAMES)
    await start(guests)
    # Somebody else holds the table of entries.
    holding = asyncio.create_task(
        postgres.run(database, "BEGIN", "LOCK TABLE entries IN EXCLUSIVE MODE", "SELECT pg_sleep(1)", "COMMIT")
    )

    async def held() -> bool:
        rows = await postgres.run(
            database,
            "SELECT count(*) FROM pg_locks JOIN pg_class ON pg_class.oid = relation "
            "WHERE relname = 'entries' AND mode = 'ExclusiveLock' AND granted",
        )
        return rows[0][0] == 1

    await until(held)
    moving = asyncio.create_task(guests[0].play(Claim()))
    # What needs nothing stored is answered meanwhile.
    await guests[1].send({"t": "ping"})
    assert (await guests[1].other.get())["t"] == "pong"
    await moving
    await holding
    await together(guests)
    assert all(guest.public.storyteller == 0 for guest in guests)
    await node.runner.cleanup()
