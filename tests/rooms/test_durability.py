"""An answered act is stored; an act that was not stored has no effect; an act that was sent twice is applied once."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from tests.conftest import ServerProcess, decode_entry
from tests.disk import Disk
from tests.guests import Guest, RefusedByServer, open_salon, sit_down, start, together
from tests.hand_clock import HandClock
from tests.stored import record_of
from tests.waiting import until
from veillee.clock import Clock
from veillee.decks import Library
from veillee.games.didixit.model import Claim, ClaimingView, Give, GivingView, Sentence, Tell, TellingView, VotingView
from veillee.rooms import house as houses
from veillee.rooms.computers_date import DISTRUST_SECONDS
from veillee.rooms.house import House
from veillee.rooms.room import PAUSE_AFTER_FAILURE, Room
from veillee.salon import snapshots
from veillee.salon.fold import evolve
from veillee.salon.model import Salon
from veillee.server.keys import HOUSE
from veillee.storage import Erased, NotStored, Ownership, Row, SqliteStorage

pytestmark = pytest.mark.slow
DAY_SECONDS = houses.DAY_MS / 1000
NAMES = ["Léa", "Tom", "Nina", "Julien"]


def row(seq: int, body: bytes = b"{}") -> Row:
    return Row(seq=seq, kind="say", body=body)


async def test_a_salon_survives_sigkill_in_the_middle_of_a_round(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.start()
    guests = await sit_down(session, server.address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    await guests[0].play(Tell(image=guests[0].private.hand[0], clue=Sentence(text="Minuit")))
    await together(guests)
    await guests[1].play(Give(images=guests[1].private.hand[:1]))
    await together(guests)
    before = [(guest.view["game"], guest.view["you"]) for guest in guests]
    server.kill()
    server.start()
    for guest in guests:
        guest.view = {}
        await guest.connect()
    assert [(guest.view["game"], guest.view["you"]) for guest in guests] == before
    await guests[2].play(Give(images=guests[2].private.hand[:1]))
    assert guests[2].public.given == (1, 2)


async def test_killed_between_commit_and_answer_a_resend_is_applied_once(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.start(faults=["killed_before_telling"])
    guests = await sit_down(session, server.address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    image = guests[0].private.hand[0]
    tell = {"t": "tell", "image": image, "clue": {"t": "sentence", "text": "Minuit"}}
    message = {"t": "do", "mid": "told-once-only", "what": {"t": "play", "chair": guests[0].chair, "move": tell}}
    await guests[0].send(message)
    server.wait_until_dead()
    assert not any(b"told-once-only" in frame for frame in guests[0].frames)
    server.start()
    for guest in guests:
        guest.view = {}
        await guest.connect()
    # It was stored, so it has happened, though nobody had been told.
    assert isinstance(guests[1].public, GivingView)
    seq = guests[0].view["seq"]
    await guests[0].ask({key: value for key, value in message.items() if key != "mid"}, mid="told-once-only")
    assert guests[0].view["seq"] == seq
    assert image not in guests[0].private.hand


async def test_a_resend_on_the_same_connection_is_applied_once(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES[:2])
    seq = guests[0].view["seq"]
    for _ in range(2):
        await guests[0].do("lock", mid="lock-it-once", on=True)
    assert guests[0].view["seq"] == seq + 1


async def test_a_full_disk_is_refused_told_and_leaves_everything_intact(
    session: aiohttp.ClientSession, disk: Disk, address: str, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    await together(guests)
    before = [guest.view for guest in guests]
    room, disk.most_pages = disk.most_pages, 1
    image = guests[0].private.hand[0]
    long = "x" * 190
    codes = []
    for _ in range(30):
        try:
            await guests[1].do("say", text=long)
        except RefusedByServer as refused:
            codes.append(refused.code)
            if refused.code == "not_stored":
                break
            await clock.pass_on(1.5)
    assert codes[-1] == "not_stored"
    with pytest.raises(RefusedByServer, match="not_stored"):
        await guests[0].play(Tell(image=image, clue=Sentence(text=long)))
    for _ in range(2):
        async with session.get(address + "/healthz") as answer:
            health = await answer.json()
        assert (answer.status, health["ok"], health["why"]) == (503, False, "database or disk is full")
    for guest, view in zip(guests, before, strict=True):
        assert guest.view["game"] == view["game"]
        assert guest.view["you"] == view["you"]
    disk.most_pages = room
    async with session.get(address + "/healthz") as answer:
        assert (answer.status, (await answer.json())["ok"]) == (200, True)
    await guests[0].play(Tell(image=image, clue=Sentence(text=long)))
    assert isinstance(guests[0].public, GivingView)


async def test_a_broken_batch_is_refused_whole(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "storage.sqlite")
    await storage.create("AAAA", [row(1)], at=1)
    claim = await storage.claim("AAAA")
    assert claim is not None
    with closing(sqlite3.connect(tmp_path / "storage.sqlite")) as outside:
        outside.execute("DROP TABLE entries")
    with pytest.raises(NotStored):
        await storage.append(claim, 1, [row(2)], at=2)
    record = await record_of(storage, "AAAA")
    assert record is not None
    assert record.seq == 1
    await storage.close()


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("veillee.sqlite*"))


async def test_nothing_is_left_of_a_deleted_salon(session: aiohttp.ClientSession, address: str, tmp_path: Path) -> None:
    secret = "un mot que personne d'autre ne dit"
    guests = await sit_down(session, address, NAMES[:2])
    await guests[0].do("say", text=secret)
    assert secret.encode() in everything_in(tmp_path)
    await guests[0].send({"t": "delete_salon", "mid": "deletesalon"})
    await asyncio.wait_for(guests[1].other.get(), 60)
    await until(lambda: secret.encode() not in everything_in(tmp_path))


async def test_a_message_taken_down_is_erased_from_the_file(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path
) -> None:
    guests = await sit_down(session, address, NAMES[:2])
    await guests[1].do("say", text="à oublier")
    await guests[0].until(lambda one: bool(one.chat))
    assert b"oublier" in everything_in(tmp_path)
    await guests[0].do("take_down", line=guests[0].chat[0]["id"])
    await guests[1].until(lambda one: one.chat[-1]["text"] is None)
    assert b"oublier" not in everything_in(tmp_path)
    # The log without it still folds.
    app[HOUSE].leave_everything()
    woken = await app[HOUSE].room(guests[0].code)
    assert woken.stored.seq == guests[0].view["seq"]


async def test_idle_salons_sleep_and_wake_up_from_a_snapshot(
    session: aiohttp.ClientSession,
    address: str,
    app: web.Application,
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = app[HOUSE]
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[1].play(Claim())
    hand = guests[2].private.hand
    clock.seconds += houses.SLEEP_AFTER_SECONDS + 1
    await house.tidy()
    assert house.awake == 1
    for guest in guests:
        await guest.hang_up()
    room = await house.room(guests[0].code)
    await until(lambda: not room.connections)
    await house.tidy()
    assert house.awake == 1
    clock.seconds += houses.SLEEP_AFTER_SECONDS + 1
    await house.tidy()
    assert house.awake == 0
    saved = await house.storage.snapshot(guests[0].code)
    assert saved is not None
    read_from: list[int] = []
    reading = house.storage.read

    async def counted(salon: str, after: int, upto: int | None = None) -> list[Row]:
        read_from.append(after)
        return await reading(salon, after, upto)

    monkeypatch.setattr(house.storage, "read", counted)
    await guests[2].connect()
    assert read_from == [saved[0]]
    assert guests[2].private.hand == hand
    assert guests[2].public.storyteller == 1


async def test_a_salon_that_wakes_up_again_and_again_is_saved_in_time(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.rooms.log.SNAPSHOT_EVERY", 12)
    house = app[HOUSE]
    host = await open_salon(session, address)
    for number in range(12):
        await host.do("lock", on=number % 2 == 0)
        await host.hang_up()
        # As after a crash: what was awake is forgotten.
        (await house.room(host.code)).sleep()
        house.leave_everything()
        await host.connect()
    saved = await until(lambda: house.storage.snapshot(host.code))
    assert saved[0] >= 12


async def test_a_server_that_is_told_to_end_saves_its_salons(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.start()
    guests = await sit_down(session, server.address, NAMES)
    await start(guests)
    await guests[1].play(Claim())
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    server.wait_until_dead()
    with closing(sqlite3.connect(server.data / "veillee.sqlite")) as db:
        behind = db.execute("SELECT salons.seq - snapshots.seq FROM salons JOIN snapshots ON salon = code").fetchall()
    assert behind == [(0,)]
    server.start()
    await guests[2].connect()
    assert guests[2].public.storyteller == 1


async def test_a_snapshot_equals_the_fold_and_a_foreign_one_is_thrown_away(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests, mimes=True)
    await guests[1].play(Claim())
    house = app[HOUSE]
    room = await house.room(guests[0].code)
    salon = snapshots.load(snapshots.save(room.stored))
    assert salon == room.stored
    rows = await house.storage.read(guests[0].code, 0)
    folded: Salon | None = None
    for one in rows:
        folded = evolve(folded, decode_entry(one.body), house.library)
    assert folded == room.stored
    assert snapshots.load(b"something else") is None
    # A database keeps whatever somebody writes into it, also a text in the place of bytes.
    assert snapshots.load("something else") is None  # type: ignore[arg-type]
    assert snapshots.load(snapshots.save(room.stored).replace(snapshots.SHAPE.encode(), b"0" * 64)) is None


async def test_a_code_that_leads_nowhere_is_forgotten_even_if_nobody_waited(app: web.Application, address: str) -> None:
    house = app[HOUSE]
    asking = asyncio.create_task(house.room("XXXX"))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait([asking])
    assert house.awake == 1
    async with asyncio.timeout(60):
        while house.awake:
            await house.tidy()


async def tidy_for_hours(house: House, clock: HandClock, hours: int) -> None:
    for _ in range(hours * 2):
        clock.seconds += 1800
        await house.tidy()


async def test_old_salons_expire_unless_somebody_is_there(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    empty, used = await open_salon(session, address), await open_salon(session, address)
    await empty.hang_up()
    house = app[HOUSE]
    clock.seconds += 29 * DAY_SECONDS
    await house.tidy()
    assert await record_of(house.storage, empty.code) is not None
    clock.seconds += 2 * DAY_SECONDS
    await house.tidy()
    assert await record_of(house.storage, empty.code) is None
    assert await record_of(house.storage, used.code) is not None
    await used.hang_up()
    room = await house.room(used.code)
    await until(lambda: not room.connections)
    await house.tidy()
    assert await record_of(house.storage, used.code) is None


async def test_a_clock_that_jumps_erases_nothing(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    house = app[HOUSE]
    # A boot in 1970, then the date of the network.
    clock.ahead -= 56 * 365 * houses.DAY_MS
    await house.tidy()
    used, idle = await open_salon(session, address), await open_salon(session, address)
    await idle.hang_up()
    await tidy_for_hours(house, clock, 2)
    clock.ahead += 56 * 365 * houses.DAY_MS
    await tidy_for_hours(house, clock, 4)
    # A month ahead by mistake, then right again.
    clock.ahead += 31 * houses.DAY_MS
    await tidy_for_hours(house, clock, 4)
    clock.ahead -= 31 * houses.DAY_MS
    await tidy_for_hours(house, clock, 4)
    assert {used.code, idle.code} == {code for code in (used.code, idle.code) if await record_of(house.storage, code)}
    # A salon that was really idle for a month is erased.
    clock.seconds += 31 * DAY_SECONDS
    await house.tidy()
    assert await record_of(house.storage, idle.code) is None
    assert await record_of(house.storage, used.code) is not None


async def test_in_its_first_hour_a_server_erases_no_salon(tmp_path: Path) -> None:
    storage, library, clock = SqliteStorage(tmp_path / "storage.sqlite"), Library(), HandClock()
    code = await House(storage, library, clock=clock).open_salon("didixit", "Léa", "k" * 32)
    clock.seconds += 40 * DAY_SECONDS
    reopened = House(storage, library, clock=clock)
    await reopened.tidy()
    assert await record_of(storage, code) is not None
    # An hour later it is still that late.
    clock.seconds += DISTRUST_SECONDS + 1
    await reopened.tidy()
    assert await record_of(storage, code) is None
    await storage.close()


@pytest.mark.rule("CO-9")
async def test_a_limit_that_ended_while_the_server_was_down_begins_again_and_says_when_it_has_run_out(
    session: aiohttp.ClientSession, server: ServerProcess
) -> None:
    server.start()
    guests = await sit_down(session, server.address, NAMES)
    await start(guests, give_seconds=3)
    await guests[0].play(Claim())
    await guests[0].play(Tell(image=guests[0].private.hand[0], clue=Sentence(text="Minuit")))
    ended = guests[0].view["game"]["clock"]["until"]
    server.kill()
    await until(lambda: Clock().now() > ended)
    server.start()
    for guest in guests:
        guest.view = {}
        await guest.connect()
    # What chance would have given meanwhile is still in everybody's hand.
    await guests[1].until(lambda one: one.view["game"]["clock"]["until"] > ended)
    assert not guests[1].view["game"]["ran_out"]
    await guests[1].play(Give(images=guests[1].private.hand[:1]))
    await guests[1].until(lambda one: isinstance(one.public, VotingView))
    told = guests[1].view["game"]["ran_out"]
    assert (told["phase"], told["seats"]) == ("giving", [2, 3])
    assert told["at"] > ended + 2900


async def test_the_file_is_an_ordinary_sqlite_in_wal_mode(disk: Disk, tmp_path: Path) -> None:
    modes = set[tuple[str, int]]()

    def look(db: sqlite3.Connection, _: str) -> None:
        journal, synchronous = [db.execute(f"PRAGMA {p}").fetchone()[0] for p in ("journal_mode", "synchronous")]
        modes.add((journal, synchronous))

    disk.happens = look
    storage = SqliteStorage(tmp_path / "storage.sqlite")
    await storage.create("AAAA", [row(1)], at=1)
    assert modes == {("wal", 2)}
    await storage.close()
    with sqlite3.connect(tmp_path / "storage.sqlite") as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()


async def test_an_old_deck_is_read_from_the_log(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    house = app[HOUSE]
    room = await house.room(guests[0].code)
    assert room.stored.running is not None
    (hash,) = room.stored.running.start.decks
    body = await house.storage.deck(hash)
    assert body is not None
    deck = house.library[hash]
    # The house no longer ships it.
    vars(house.library).update(vars(Library(tmp_path / "no decks")))
    house.leave_everything()
    woken = await house.room(guests[0].code)
    assert isinstance(woken, Room)
    assert house.library[hash].body == deck.body


class SlowStorage:
    """Holds every append back until it is let through, or lets it fail."""

    def __init__(self, storage: SqliteStorage) -> None:
        self.storage, self.append_now = storage, storage.append
        self.held: list[tuple[asyncio.Future[None], tuple[Ownership, int, list[Row], int, Erased]]] = []
        storage.append = self.hold  # type: ignore[method-assign, assignment]

    def hold(self, claim: Ownership, expected: int, rows: list[Row], at: int, erased: Erased) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.held.append((future, (claim, expected, rows, at, erased)))
        return future

    async def let_through(self) -> None:
        held, self.held = self.held, []
        for future, arguments in held:
            try:
                await self.append_now(*arguments)
                future.set_result(None)
            except NotStored as error:
                future.set_exception(error)

    def fail_first(self) -> None:
        self.held.pop(0)[0].set_exception(NotStored("no room"))


def slow_storage(app: web.Application) -> SlowStorage:
    storage = app[HOUSE].storage
    assert isinstance(storage, SqliteStorage)
    return SlowStorage(storage)


async def held(storage: SlowStorage, count: int) -> None:
    await until(lambda: len(storage.held) >= count)


async def test_nobody_is_told_of_anything_before_it_is_stored(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    storage = slow_storage(app)
    frames = [len(guest.frames) for guest in guests]
    claim = {"t": "do", "mid": "claim-me-once", "what": {"t": "play", "chair": 0, "move": {"t": "claim"}}}
    await guests[0].send(claim)
    await held(storage, 1)
    # A resend waits like the first message; a new connection sees only what is stored.
    await guests[0].send(claim)
    late = await Guest(session, address, guests[0].code, "", key=guests[0].key).connect()
    assert isinstance(late.public, ClaimingView)
    assert late.private.ask.__class__.__name__ == "AskClaim"
    await guests[0].send({"t": "ping"})
    await asyncio.wait_for(guests[0].other.get(), 60)
    for guest, before in zip(guests, frames, strict=True):
        news = b"".join(guest.frames[before:])
        assert b"telling" not in news
        assert b"claim-me-once" not in news
    assert len(storage.held) == 1
    await storage.let_through()
    await guests[1].until(lambda one: isinstance(one.public, TellingView))
    assert guests[1].public.storyteller == 0
    await guests[0].until(lambda one: sum(b"claim-me-once" in frame for frame in one.frames) == 2)


async def test_whoever_joins_meanwhile_is_shown_what_was_stored_before(
    session: aiohttp.ClientSession, address: str, app: web.Application, caplog: pytest.LogCaptureFixture
) -> None:
    host = await open_salon(session, address)
    tom = await Guest(session, address, host.code, "Tom").connect()
    storage, frames = slow_storage(app), len(tom.frames)
    acting = asyncio.create_task(host.do("lock", on=False))
    await held(storage, 1)
    joining = asyncio.create_task(tom.join())
    await held(storage, 2)
    await storage.let_through()
    await asyncio.gather(acting, joining)
    await tom.until(lambda one: one.person == 1)
    # Once for what was stored before, and once for his joining.
    assert sum(b'"t":"view"' in frame for frame in tom.frames[frames:]) == 2
    assert not caplog.records


async def test_whatever_followed_a_failed_append_is_forgotten_with_it(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    storage = slow_storage(app)
    seq = guests[0].view["seq"]
    first = asyncio.create_task(guests[0].do("lock", on=True))
    await held(storage, 1)
    second = asyncio.create_task(guests[0].do("set_call", link="https://call.example/x"))
    await held(storage, 2)
    storage.fail_first()
    for task in (first, second):
        with pytest.raises(RefusedByServer, match="not_stored"):
            await task
    third = asyncio.create_task(guests[0].do("set_call", link="https://call.example/y"))
    await held(storage, 2)
    # The second append now arrives at the log too late, and must hurt nobody.
    await storage.let_through()
    await third
    assert guests[0].view["seq"] == seq + 1
    assert guests[0].view["salon"]["call"] == "https://call.example/y"
    assert guests[0].view["salon"]["locked"] is False


async def test_failures_beside_the_appends_are_answered_too(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await sit_down(session, address, NAMES)
    storage = app[HOUSE].storage

    async def broken(*arguments: object) -> None:
        raise NotStored("no room")

    with monkeypatch.context() as patch:
        patch.setattr(storage, "put_deck", broken)
        patch.setattr(storage, "delete", broken)
        with pytest.raises(RefusedByServer, match="not_stored"):
            await guests[0].ask({"t": "start"})
        with pytest.raises(RefusedByServer, match="not_stored"):
            await guests[0].ask({"t": "delete_salon"})
    await start(guests)


@pytest.mark.rule("CO-6")
async def test_a_seat_whose_return_was_not_stored_is_back_before_the_next_game(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    host, nina = guests[0], guests[2]
    await start(guests)
    chair = nina.chair
    await nina.hang_up()
    await host.do("set_automatic", chair=chair, on=True)
    await host.do("put_away")
    storage = slow_storage(app)
    await nina.connect()
    await held(storage, 1)
    storage.fail_first()
    storage.storage.append = storage.append_now  # type: ignore[method-assign]
    # By then the room has read the log again.
    await until(lambda: clock.waits_for(PAUSE_AFTER_FAILURE))
    assert nina.view["salon"]["chairs"][2]["automatic"]
    await host.ask({"t": "start"})
    await nina.until(lambda one: one.view["game"] is not None)
    assert not nina.view["salon"]["chairs"][2]["automatic"]


async def test_an_expired_limit_that_cannot_be_stored_is_not_retried_at_once(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests, tell_seconds=1)
    storage = slow_storage(app)
    for _ in range(2):
        await clock.pass_on(1)
        await held(storage, 1)
        storage.fail_first()
        await until(lambda: clock.waits_for(PAUSE_AFTER_FAILURE))
        await clock.pass_on(PAUSE_AFTER_FAILURE - 1)
        assert storage.held == []
