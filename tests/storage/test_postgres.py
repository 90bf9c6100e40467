"""A house whose salons are in PostgreSQL: what is refused at the start, and what happens if the database goes away."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import asyncpg
import pytest
from aiohttp import web

from tests.cables import Cable
from tests.conftest import ServerProcess, check_that_logs_replay, decode_entry, free_port
from tests.guests import Guest, RefusedByServer, open_salon, sit_down, start, together
from tests.hand_clock import HandClock
from tests.postgres import PASSWORD, Cluster
from tests.rooms.test_erasure import go_home, sound_of, upload
from tests.test_cli import veillee
from tests.waiting import CEILING, until
from veillee.cli import main
from veillee.clock import Clock
from veillee.games.didixit.model import Claim
from veillee.salon.events import SetCall
from veillee.server.app import make_app
from veillee.server.door import Runner
from veillee.server.keys import HOUSE
from veillee.server.protocol import PROTOCOL
from veillee.server.settings import Settings
from veillee.storage import (
    LEASE_SECONDS,
    CannotOpen,
    Conflict,
    NotStored,
    Ownership,
    Row,
    postgres_log,
    postgres_pool,
    postgres_schema,
)
from veillee.storage import postgres as storages
from veillee.storage.postgres import PostgresStorage, open_postgres
from veillee.storage.postgres_hosts import connect, each_host, named

pytestmark = pytest.mark.slow
NAMES = ["Léa", "Tom", "Nina"]


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """One that may be killed: the other tests have their own."""
    cluster = Cluster(free_port())
    cluster.start()
    yield cluster
    cluster.remove()


def row(seq: int, body: bytes = b"{}") -> Row:
    return Row(seq=seq, kind="say", body=body)


async def opened(storage: PostgresStorage, code: str = "MOKA") -> Ownership:
    assert await storage.create(code, [row(1)], at=1)
    claim = await storage.claim(code)
    assert claim is not None
    return claim


def name_of(address: str) -> str:
    return address.rpartition("/")[2]


# At the start


async def make_newer(cluster: Cluster, address: str) -> None:
    await (await open_postgres(address)).close()
    await cluster.run(name_of(address), "UPDATE veillee SET version = 99")


async def rename_column(cluster: Cluster, address: str) -> None:
    await (await open_postgres(address)).close()
    await cluster.run(name_of(address), "ALTER TABLE salons RENAME COLUMN last_at TO last_seen")


async def make_foreign(cluster: Cluster, address: str) -> None:
    await cluster.run(name_of(address), "CREATE TABLE recipes(name text)", "INSERT INTO recipes VALUES('tarte')")


async def make_read_only(cluster: Cluster, address: str) -> None:
    await cluster.run(name_of(address), f"ALTER DATABASE {name_of(address)} SET default_transaction_read_only = on")


async def leave(cluster: Cluster, address: str) -> None:
    pass


@pytest.mark.parametrize(
    ("spoil", "change", "said"),
    [
        (make_newer, {}, "was written by a newer Veillée (schema 99"),
        (rename_column, {}, "is not one of Veillée, or somebody changed its tables"),
        (make_foreign, {}, "is not one of Veillée, or somebody changed its tables"),
        (make_read_only, {}, "can only be read. If that is a standby, name the primary too"),
        (
            leave,
            {"127.0.0.1": "nowhere.invalid,127.0.0.1", "PORT": str(free_port())},
            "on nowhere.invalid or 127.0.0.1:",
        ),
        (leave, {f":{PASSWORD}@": ":mellon@"}, "does not let Veillée into the database"),
        (leave, {"veillee:": "somebody:"}, "does not let Veillée into the database"),
        (leave, {"/veillee_": "/nowhere_"}, "There is no database nowhere_"),
        (leave, {"PORT": str(free_port())}, "does not answer"),
        (leave, {"127.0.0.1": "nowhere.invalid"}, "does not answer"),
        (leave, {"PORT": "port"}, "cannot be read"),
    ],
)
async def test_what_cannot_be_used_is_refused_in_a_sentence_without_the_password(
    postgres: Cluster, spoil: Callable[[Cluster, str], Any], change: dict[str, str], said: str
) -> None:
    address = await postgres.new_database()
    await spoil(postgres, address)
    tables = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1"
    before = await postgres.run(name_of(address), tables)
    wrong = address
    for there, here in change.items():
        wrong = wrong.replace(str(postgres.port) if there == "PORT" else there, here)
    with pytest.raises(CannotOpen) as refused:
        await open_postgres(wrong)
    assert said in str(refused.value)
    assert PASSWORD not in str(refused.value)
    assert "mellon" not in str(refused.value)
    assert await postgres.run(name_of(address), tables) == before


async def test_a_server_whose_database_does_not_answer_says_so_and_ends(tmp_path: Path) -> None:
    nowhere = f"postgresql://veillee:{PASSWORD}@127.0.0.1:{free_port()}/veillee"
    arguments = ["serve", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(tmp_path)]
    with veillee(*arguments, "--database", nowhere) as refused:
        printed, error = await asyncio.to_thread(refused.communicate, timeout=60)
    assert refused.returncode == 1
    assert error.startswith("The database veillee on 127.0.0.1, port ")
    assert "Traceback" not in error
    assert PASSWORD not in error
    # Nobody is invited into a house that does not open.
    assert "http" not in printed


def test_commands_say_what_serves_which_database(capsys: pytest.CaptureFixture[str]) -> None:
    address = f"postgresql://veillee:{PASSWORD}@127.0.0.1/veillee"
    for command, said in (
        (["backup", address, "copy"], "pg_dump"),
        (["doctor", address], "pg_amcheck"),
        (["serve", "--database", address.replace("postgresql", "mysql")], "does not begin with postgresql://"),
    ):
        with pytest.raises(SystemExit):
            main(command)
        error = capsys.readouterr().err
        assert said in error
        assert PASSWORD not in error


async def test_a_schema_is_made_and_migrated_once_though_several_start_together(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, known = await postgres.new_database(), len(postgres_schema.MIGRATIONS)
    for storage in await asyncio.gather(*(open_postgres(address) for _ in range(4))):
        await storage.close()
    later = ("ALTER TABLE salons ADD COLUMN mood text NOT NULL DEFAULT 'gay'",)
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", [*postgres_schema.MIGRATIONS, later])
    for storage in await asyncio.gather(*(open_postgres(address) for _ in range(4))):
        await storage.close()
    assert await postgres.run(name_of(address), "SELECT version FROM veillee") == [(known + 1,)]
    broken = ("DELETE FROM veillee", "INSERT INTO nowhere VALUES(1)")
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", [*postgres_schema.MIGRATIONS, broken])
    with pytest.raises(CannotOpen, match=r"nowhere.*Nothing in it was changed"):
        await open_postgres(address)
    assert await postgres.run(name_of(address), "SELECT version FROM veillee") == [(known + 1,)]


async def test_a_user_without_the_right_to_make_tables_is_told_so(postgres: Cluster) -> None:
    address = await postgres.new_database()
    await postgres.run(name_of(address), f"CREATE ROLE guest_{name_of(address)} LOGIN PASSWORD 'x'")
    with pytest.raises(CannotOpen, match="let the database belong to it"):
        await open_postgres(address.replace("veillee:sesame", f"guest_{name_of(address)}:x"))


# Several hosts


@asynccontextmanager
async def silent() -> AsyncIterator[int]:
    """The port of a host that takes connections, and never says anything."""
    taken = list[asyncio.StreamWriter]()
    server = await asyncio.start_server(lambda _, writer: taken.append(writer), "127.0.0.1", free_port())
    yield server.sockets[0].getsockname()[1]
    server.close()
    for writer in taken:
        writer.transport.abort()


async def test_the_host_that_can_be_written_into_is_found_though_another_is_silent(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever waited for the silent one would hang here.
    monkeypatch.setattr(postgres_pool, "CONNECT_SECONDS", 3600)
    address = await postgres.new_database()
    async with silent() as port:
        both = address.replace("127.0.0.1", f"127.0.0.1:{port},127.0.0.1")
        storage = await asyncio.wait_for(open_postgres(both), 60)
        claim = await opened(storage)
        await asyncio.wait_for(storage.append(claim, 1, [row(2)], 2), 60)
        await storage.close()
        # Nobody waits for the silent one as long as if it were the only one: the other may soon be writable.
        await make_read_only(postgres, address)
        with pytest.raises(asyncpg.TargetServerAttributeNotMatched):
            await asyncio.wait_for(connect(both, timeout=3600), 60)


def test_the_hosts_in_an_address_are_told_apart() -> None:
    for alone in ("postgresql:///veillee", "postgresql://a@db/veillee?sslmode=require", "postgres://%2Frun%2Fpg/v"):
        assert [one for _, one in each_host(alone)] == [alone]
    assert each_host("postgresql://a:p%2C@db1:5432,db2/veillee?sslmode=require") == [
        ("db1:5432", "postgresql://a:p%2C@db1:5432/veillee?sslmode=require"),
        ("db2", "postgresql://a:p%2C@db2/veillee?sslmode=require"),
    ]
    assert named("postgresql:///veillee") == "veillee on this machine"
    assert named("postgresql://a:p@db1:5432,db2/veillee") == "veillee on db1:5432 or db2"


async def test_of_two_hosts_that_can_be_written_into_one_is_used_and_the_other_left(postgres: Cluster) -> None:
    address = await postgres.new_database()
    both = address.replace(f":{postgres.port}/", f":{postgres.port},127.0.0.1:{postgres.port}/")
    count = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{name_of(address)}'"
    connections = [await connect(both) for _ in range(5)]

    async def five() -> bool:
        return await postgres.run("postgres", count) == [(5,)]

    await until(five)
    for connection in connections:
        await connection.close()


# Games


@asynccontextmanager
async def served(address: str, folder: Path, clock: Clock | None = None) -> AsyncIterator[tuple[str, web.Application]]:
    settings = Settings(data=folder, database=address, salons_per_address=1000)
    app = make_app(settings, clock=clock)
    runner = Runner(app, settings, shutdown_timeout=0.1)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield f"http://127.0.0.1:{port}", app
        await check_that_logs_replay(app[HOUSE])
    finally:
        await runner.cleanup()


async def health(session: aiohttp.ClientSession, address: str) -> tuple[int, str | None]:
    async with session.get(address + "/healthz") as answer:
        return answer.status, (await answer.json()).get("why")


async def test_nothing_acknowledged_is_lost_when_the_database_is_killed_and_everybody_goes_on(
    session: aiohttp.ClientSession, cluster: Cluster, tmp_path: Path
) -> None:
    clock = HandClock()
    async with served(await cluster.new_database(), tmp_path, clock) as (address, app):
        guests = await sit_down(session, address, NAMES)
        await start(guests)
        assert await health(session, address) == (200, None)
        done: list[str] = []
        enough = asyncio.Event()

        async def act_on_and_on() -> None:
            while not enough.is_set():
                link = f"https://call.example/{len(done)}"
                # Answered, sooner or later: nobody has to do it twice.
                await guests[0].do("set_call", link=link)
                done.append(link)
                # Nobody says too much at a time.
                await clock.pass_on(0.05)

        async def has_done(count: int) -> bool:
            # What was not answered is tried again.
            await clock.pass_on(0.2)
            return len(done) >= count

        async def is_ill() -> bool:
            return (await health(session, address))[0] == 503

        acting = asyncio.create_task(act_on_and_on())
        for _ in range(3):
            await until(partial(has_done, len(done) + 5))
            await asyncio.to_thread(cluster.kill)
            count = len(done)
            await until(is_ill)
            await asyncio.to_thread(cluster.start)
            await until(partial(has_done, count + 5))
            assert await health(session, address) == (200, None)
        enough.set()
        await acting
        await guests[1].play(Claim())
        await together(guests)
        rows = await app[HOUSE].storage.read(guests[0].code, 0)
        assert [one.seq for one in rows] == list(range(1, len(rows) + 1))
        stored = [decode_entry(one.body).what for one in rows if one.kind == "set_call"]
        assert [what.link for what in stored if isinstance(what, SetCall)] == done


async def test_a_killed_server_is_followed_by_the_next_but_never_joined_by_another(
    session: aiohttp.ClientSession, server: ServerProcess, postgres: Cluster
) -> None:
    address = await postgres.new_database()
    server.start("--database", address)
    guests = await sit_down(session, server.address, NAMES)
    await start(guests)
    await guests[1].play(Claim())
    arguments = ["--host", "127.0.0.1", "--port", str(free_port()), "--data", str(server.data), "--database", address]
    with veillee("serve", *arguments) as second:
        _, error = await asyncio.to_thread(second.communicate, timeout=60)
    assert second.returncode == 1
    assert error.startswith("Another Veillée uses this database")
    for end in (signal.SIGKILL, signal.SIGTERM):
        assert server.process is not None
        server.process.send_signal(end)
        server.wait_until_dead()
        server.start("--database", address)
        for guest in guests:
            guest.view = {}
            await guest.connect()
        assert guests[0].public.storyteller == 1
    # It was told to end, and so it has saved its salons.
    query = "SELECT salons.seq - snapshots.seq FROM salons JOIN snapshots ON salon = code"
    assert await postgres.run(name_of(address), query) == [(0,)]


async def test_a_salon_that_another_node_took_is_left_without_a_word_and_comes_back(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path
) -> None:
    database = await postgres.new_database()
    async with served(database, tmp_path) as (address, _):
        guests = await sit_down(session, address, NAMES)
        code = guests[0].code
        await postgres.run(
            name_of(database),
            "INSERT INTO nodes VALUES('other', '', now() + interval '1 hour', false)",
            f"UPDATE salons SET owner = 'other', epoch = epoch + 1 WHERE code = '{code}'",
        )
        lock = {"t": "do", "mid": "lock-it-once", "what": {"t": "lock", "on": True}}
        await guests[0].send(lock)
        for guest in guests:
            await asyncio.wait_for(guest.reading, 60)
            assert guest.other.empty()
            assert not any(b"lock-it-once" in frame for frame in guest.frames)
        # Nor is anybody let in, or told that there is no such salon.
        late = Guest(session, address, code, "Zoé")
        late.ws = await session.ws_connect(address + "/ws", headers=late.origin)
        await late.send({"t": "hello", "protocol": PROTOCOL, "code": code, "key": late.key})
        assert (await late.ws.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
        await postgres.run(name_of(database), "UPDATE salons SET owner = NULL", "DELETE FROM nodes WHERE id = 'other'")
        for guest in guests:
            guest.view = {}
            await guest.connect()
        for _ in range(2):
            await guests[0].do("lock", mid="lock-it-once", on=True)
        assert guests[0].view["salon"]["locked"] is True


async def test_a_salon_that_vanished_is_gone_and_one_that_was_written_into_is_read_again(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path
) -> None:
    database = await postgres.new_database()
    async with served(database, tmp_path) as (address, _):
        guests = await sit_down(session, address, NAMES)
        # As if somebody had claimed it, and had died: nothing of that is this house's business any more.
        await postgres.run(name_of(database), "UPDATE salons SET owner = NULL, epoch = epoch + 1")
        with pytest.raises(RefusedByServer, match="not_stored"):
            await guests[0].do("lock", on=True)
        await guests[0].do("lock", on=True)
        await postgres.run(name_of(database), "DELETE FROM salons")
        await guests[0].send({"t": "do", "mid": "nobody-hears", "what": {"t": "lock", "on": False}})
        for guest in guests:
            assert (await asyncio.wait_for(guest.other.get(), 60)) == {"t": "gone", "code": "deleted"}


# When answers get lost


@asynccontextmanager
async def by_cable(cluster: Cluster, clock: Clock | None = None) -> AsyncIterator[tuple[Cable, PostgresStorage, str]]:
    address = await cluster.new_database()
    async with Cable(cluster.port) as cable:
        storage = await open_postgres(address.replace(f":{cluster.port}/", f":{cable.port}/"), clock=clock)
        yield cable, storage, name_of(address)
        await storage.close()


async def entries(cluster: Cluster, database: str) -> list[tuple[object, ...]]:
    return await cluster.run(database, "SELECT salon, seq, body FROM entries WHERE seq > 1 ORDER BY salon, seq")


async def test_an_entry_whose_answer_was_lost_is_found_and_not_stored_twice(postgres: Cluster) -> None:
    async with by_cable(postgres) as (cable, storage, database):
        one, other = await opened(storage, "AAAA"), await opened(storage, "CCCC")
        await storage.append(await opened(storage, "DDDD"), 1, [row(2, b"z")], 2)
        epochs = one.epoch, other.epoch
        cable.deaf = True
        waiting = [storage.append(one, 1, [row(2, b"a")], 2), storage.append(one, 2, [row(3, b"b")], 2)]
        waiting += [storage.append(other, 1, [row(2, b"c"), row(3, b"d")], 2)]

        async def stored() -> bool:
            return len(await entries(postgres, database)) == 5

        await until(stored)
        cable.cut()
        later, before = storage.append(one, 3, [row(4, b"e")], 2), cable.answers
        await until(lambda: cable.answers > before)
        assert not any(future.done() for future in (*waiting, later))
        cable.deaf = False
        await asyncio.wait_for(asyncio.gather(*waiting, later), 60)
        expected = [("AAAA", 2, b"a"), ("AAAA", 3, b"b"), ("AAAA", 4, b"e"), ("CCCC", 2, b"c"), ("CCCC", 3, b"d")]
        assert await entries(postgres, database) == [*expected, ("DDDD", 2, b"z")]
        assert one.epoch > epochs[0]
        assert other.epoch > epochs[1]
        assert await storage.trouble() is None


async def test_a_statement_that_comes_too_late_is_refused(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_log, "STATEMENT_SECONDS", 0.4)
    async with by_cable(postgres) as (cable, storage, database):
        claim = await opened(storage)
        await storage.append(claim, 1, [row(2, b"a")], 2)
        cable.slow = True
        waiting = storage.append(claim, 2, [row(3, b"b")], 2)
        await until(lambda: bool(cable.late))
        cable.slow = False
        await asyncio.wait_for(waiting, 60)
        expected = [("MOKA", 2, b"a"), ("MOKA", 3, b"b")]
        assert await entries(postgres, database) == expected
        before = cable.answers
        assert cable.deliver() > 0
        await until(lambda: cable.answers > before)
        await storage.append(claim, 3, [row(4, b"c")], 2)
        assert await entries(postgres, database) == [*expected, ("MOKA", 4, b"c")]


async def test_a_lease_outlives_a_connection_that_is_dead(
    postgres: Cluster, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Only the clock says when to give up.
    monkeypatch.setattr(postgres_pool, "STATEMENT_SECONDS", 3600)
    async with by_cable(postgres, clock) as (cable, storage, _):
        await storage.renew("")
        cable.slow = True
        renewing = asyncio.create_task(storage.renew(""))
        await until(lambda: bool(cable.late))
        cable.slow = False
        assert storages.RENEW_SECONDS < LEASE_SECONDS / 2
        await clock.pass_on(storages.RENEW_SECONDS)
        await asyncio.wait_for(renewing, 60)
        # If one connection is dead, no other of that time is used either.
        await asyncio.gather(*(storage.count() for _ in range(6)))
        cable.silence()
        renewing = asyncio.create_task(storage.renew(""))
        await until(lambda: cable.unheard)
        await clock.pass_on(storages.RENEW_SECONDS)
        await asyncio.wait_for(renewing, 60)
        await asyncio.wait_for(asyncio.gather(*(storage.count() for _ in range(6))), 60)
        # Whatever else waits for an answer that does not come gives up too, and does not wait for its end to be heard.
        cable.slow = True
        reading = asyncio.create_task(storage.count())
        cable.late.clear()
        await until(lambda: bool(cable.late))
        cable.slow = False
        await clock.pass_on(postgres_log.STATEMENT_SECONDS)
        assert await asyncio.wait_for(reading, 60) == 0


@pytest.mark.parametrize("stored", [True, False])
async def test_an_entry_whose_salon_was_taken_before_anybody_knew_is_looked_for_in_the_log(
    postgres: Cluster, stored: bool
) -> None:
    async with by_cable(postgres) as (cable, storage, database):
        claim = await opened(storage)
        await storage.append(claim, 1, [row(2, b"a")], 2)
        cable.deaf, cable.slow = stored, not stored
        waiting = storage.append(claim, 2, [row(3, b"b")], 2)

        async def on_its_way() -> bool:
            return bool(cable.late) or len(await entries(postgres, database)) == 2

        await until(on_its_way)
        await postgres.run(database, "UPDATE salons SET owner = 'other', epoch = epoch + 1")
        cable.deaf = cable.slow = False
        cable.cut()
        if stored:
            await asyncio.wait_for(waiting, 60)
        else:
            with pytest.raises(Conflict):
                await asyncio.wait_for(waiting, 60)
        assert len(await entries(postgres, database)) == 1 + stored


async def test_what_the_database_refuses_is_answered_at_once(postgres: Cluster) -> None:
    database = await postgres.new_database()
    storage = await open_postgres(database)
    claim = await opened(storage)
    await postgres.run(name_of(database), "ALTER TABLE entries ADD CONSTRAINT small CHECK(length(body) < 9)")
    with pytest.raises(NotStored, match="small"):
        await storage.append(claim, 1, [row(2, b"x" * 99)], 2)
    await storage.append(claim, 1, [row(2)], 2)
    await storage.close()


# Erasing


def files_of(cluster: Cluster, oid: object) -> bytes:
    return b"".join(file.read_bytes() for file in (cluster.data / "base" / str(oid)).iterdir() if file.is_file())


async def test_whatever_is_erased_is_gone_from_every_table_file_after_a_rewrite(
    session: aiohttp.ClientSession, postgres: Cluster, tmp_path: Path, clock: HandClock
) -> None:
    database = await postgres.new_database()
    find = "SELECT oid FROM pg_database WHERE datname = current_database()"
    async with served(database, tmp_path, clock) as (address, app):
        guests = await sit_down(session, address, NAMES)
        deleted = await open_salon(session, address, "Zoé Brimborion")
        await guests[1].do("say", text="le mot carabistouille")
        await guests[1].do("say", text="le mot qui reste")
        clip = await upload(guests[1], sound_of(b"un son coquecigrue "))
        await (await app[HOUSE].room(guests[0].code)).log.save_snapshot()
        ((oid,),) = await postgres.run(name_of(database), "CHECKPOINT", find)
        words = [b"carabistouille", b"coquecigrue", b"Brimborion"]
        assert all(word in files_of(postgres, oid) for word in (*words, b"qui reste"))
        await guests[0].do("take_down", line=guests[0].chat[0]["id"])
        await guests[0].do("take_down_clip", clip=clip)
        await deleted.send({"t": "delete_salon", "mid": "deletesalon"})
        await asyncio.wait_for(deleted.other.get(), 60)
        reading = await asyncpg.connect(database)
        await reading.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        await reading.fetch("SELECT 1 FROM decks")
        # Somebody still reads there, and may see what was erased.
        with pytest.raises(NotStored, match="another program reads"):
            await app[HOUSE].storage.rewrite(insist=True)
        await reading.close()
        await go_home(app[HOUSE], guests, clock)

        async def rewritten() -> bool:
            # A rewrite that is not urgent is given up after two seconds, or while PostgreSQL itself reads there.
            await app[HOUSE].tidy()
            return await postgres.run(name_of(database), "SELECT remains FROM veillee") == [(False,)]

        await until(rewritten)
        await postgres.run(name_of(database), "CHECKPOINT")
        kept = files_of(postgres, oid)
        assert [word for word in words if word in kept] == []
        assert b"qui reste" in kept


async def test_a_rewrite_that_is_not_urgent_waits_for_nobody(postgres: Cluster) -> None:
    database = await postgres.new_database()
    storage = await open_postgres(database)
    await storage.delete(await opened(storage))
    reading = await asyncpg.connect(database)
    await reading.execute("BEGIN")
    await reading.fetch("SELECT 1 FROM entries")
    with pytest.raises(NotStored, match="lock timeout"):
        await asyncio.wait_for(storage.rewrite(insist=False), CEILING)
    await reading.close()

    async def rewritten() -> bool:
        # On a busy machine it may be given up again.
        with suppress(NotStored):
            await storage.rewrite(insist=False)
            return True
        return False

    await until(rewritten)
    assert await postgres.run(name_of(database), "SELECT remains FROM veillee") == [(False,)]
    await storage.close()
