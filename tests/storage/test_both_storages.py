"""What every storage does, SQLite and PostgreSQL alike."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.hand_clock import HandClock
from tests.postgres import Cluster
from tests.stored import record_of
from tests.waiting import until
from veillee.storage import Conflict, Elsewhere, Erased, Image, NotStored, Ownership, Row, SqliteStorage, Storage
from veillee.storage import base as bases
from veillee.storage.meter import Meter
from veillee.storage.postgres import open_postgres

TWO = ("AAAA", "CCCC")


class Heard(Meter):
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.takeovers = 0
        self.commits: list[tuple[int, float]] = []

    def took_over(self) -> None:
        self.takeovers += 1

    def committed(self, writes: int, seconds: float) -> None:
        self.commits.append((writes, seconds))


def heard(storage: Storage) -> Heard:
    assert isinstance(storage.meter, Heard)
    return storage.meter


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def nodes(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[Storage]]:
    """Two servers at one database. If a test moves the hands of a clock, it is theirs."""
    clock = request.getfixturevalue("clock") if "clock" in request.fixturenames else None
    opened: list[Storage]
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        address = await cluster.new_database()
        opened = [await open_postgres(address, Heard(), clock) for _ in range(2)]
    else:
        # Usually a folder is for one server alone.
        monkeypatch.setattr("veillee.storage.sqlite.lock", lambda folder: os.open(os.devnull, os.O_RDONLY))
        opened = [SqliteStorage(tmp_path / "veillee.sqlite", meter=Heard(), clock=clock) for _ in range(2)]
    yield opened
    for storage in opened:
        await storage.close()


@pytest.fixture
def storage(nodes: list[Storage]) -> Storage:
    return nodes[0]


def row(seq: int, kind: str = "say", body: bytes = b"{}") -> Row:
    return Row(seq=seq, kind=kind, body=body)


async def claimed(storage: Storage, code: str = "MOKA") -> Ownership:
    claim = await storage.claim(code)
    assert claim is not None
    return claim


async def opened(storage: Storage, code: str = "MOKA") -> Ownership:
    assert await storage.create(code, [row(1)], at=1)
    return await claimed(storage, code)


async def seqs(storage: Storage, code: str = "MOKA") -> list[int]:
    return [one.seq for one in await storage.read(code, 0)]


# The log


async def test_only_the_expected_last_entry_may_be_followed(storage: Storage) -> None:
    claim = await opened(storage)
    assert not await storage.create("MOKA", [row(1)], at=1)
    await storage.append(claim, 1, [row(2), row(3)], at=2)
    for expected in (0, 1, 2, 4):
        with pytest.raises(Conflict):
            await storage.append(claim, expected, [row(expected + 1)], at=3)
    with pytest.raises(Conflict):
        await storage.append(Ownership("NONE", 1, 0, 0), 0, [row(1)], at=3)
    assert await seqs(storage) == [1, 2, 3]
    record = await record_of(storage, "MOKA")
    assert record is not None
    assert (record.seq, record.last_at) == (3, 2)
    assert await record_of(storage, "NONE") is None


async def test_what_waits_is_stored_in_its_order_and_a_conflict_hurts_only_itself(storage: Storage) -> None:
    one, other = [await opened(storage, code) for code in TWO]
    futures = [storage.append(one, n, [row(n + 1)], at=n) for n in range(1, 50)]
    futures += [storage.append(other, 7, [row(8)], at=2), storage.append(other, 1, [row(2)], at=2)]
    # Follows on what was refused, though another entry has that number by now.
    futures += [storage.append(other, 8, [row(9)], at=2)]
    results = await asyncio.gather(*futures, return_exceptions=True)
    assert [type(result) for result in results[-3:]] == [Conflict, type(None), Conflict]
    assert results[:-3] == [None] * 49
    assert await seqs(storage, "AAAA") == list(range(1, 51))
    assert await seqs(storage, "CCCC") == [1, 2]
    record = await record_of(storage, "AAAA")
    assert record is not None
    assert (record.seq, record.last_at) == (50, 49)


async def test_many_salons_at_once(storage: Storage) -> None:
    codes = [f"S{number:03}" for number in range(300)]
    claims = [await opened(storage, code) for code in codes]
    await asyncio.gather(
        *(storage.append(claim, seq, [row(seq + 1, body=b"%d" % seq)], at=seq) for seq in (1, 2) for claim in claims)
    )
    assert [one.body for one in await storage.read("S299", 1)] == [b"1", b"2"]
    assert await storage.count() == 300
    assert max(writes for writes, _ in heard(storage).commits) > 100
    assert all(0 < seconds < 60 for _, seconds in heard(storage).commits)


async def test_what_cannot_be_stored_is_answered_and_the_next_is_stored(storage: Storage) -> None:
    claim = await opened(storage)
    with pytest.raises(NotStored):
        await asyncio.wait_for(storage.append(claim, 1, [row(2)], at=2**70), 60)
    # An entry of that number is there already.
    with pytest.raises(NotStored):
        await asyncio.wait_for(storage.append(claim, 1, [row(1)], at=2), 60)
    assert await storage.trouble() is None
    await asyncio.wait_for(storage.append(claim, 1, [row(2)], at=2), 60)
    assert await seqs(storage) == [1, 2]


async def test_entries_are_read_by_number_and_kind_and_the_chat_in_pages(storage: Storage) -> None:
    claim = await opened(storage)
    kinds = ["say", "play", "say", "say", "play", "say"]
    await storage.append(claim, 1, [row(n, kind, b"%d" % n * n) for n, kind in enumerate(kinds, 2)], at=2)
    assert [one.seq for one in await storage.read("MOKA", 2, 4)] == [3, 4]
    assert [one.seq for one in await storage.read_kind("MOKA", "play")] == [3, 6]
    assert [one.seq for one in await storage.chat("MOKA", 7, 2)] == [4, 5]
    assert [one.seq for one in await storage.chat("MOKA", 2**60, 100)] == [1, 2, 4, 5, 7]
    assert [one.body for one in await storage.chat("MOKA", 3, 1)] == [b"22"]
    assert await storage.size("MOKA") == len(b"{}") + sum(range(2, 8))
    assert await storage.size("NONE") == 0
    assert await storage.read("NONE", 0) == []


@pytest.mark.parametrize("code", ["", "é", "a\0b", "' OR 1=1 --", "x" * 5000])
async def test_a_code_that_nobody_has_is_found_nowhere(storage: Storage, code: str) -> None:
    await opened(storage)
    assert await storage.claim(code) is None
    assert await storage.clip("MOKA", code) is None
    assert await storage.thumb("MOKA", code) is None
    assert await storage.put_thumb("MOKA", code, "image/webp", b"t", 100) is None
    assert await storage.hold_images("MOKA", [code], 5) is False


# Whose a salon is


async def test_a_claim_ends_all_earlier_ones(storage: Storage) -> None:
    first = await opened(storage)
    await storage.append(first, 1, [row(2)], at=5)
    second = await claimed(storage)
    assert (second.seq, second.last_at) == (2, 5)
    assert second.epoch > first.epoch
    with pytest.raises(Conflict):
        await storage.append(first, 2, [row(3)], at=6)
    with pytest.raises(Conflict):
        await storage.delete(first)
    # Too late, and so of no effect.
    await storage.release(first)
    await storage.append(second, 2, [row(3)], at=6)
    await storage.release(second)
    with pytest.raises(Conflict):
        await storage.append(second, 3, [row(4)], at=7)
    assert await seqs(storage) == [1, 2, 3]


async def test_a_salon_belongs_to_one_node_until_that_releases_it(nodes: list[Storage]) -> None:
    one, other = nodes
    await one.renew("one:1")
    await other.renew("other:1")
    assert [node.address for node in sorted(await one.nodes(), key=lambda node: node.address)] == ["one:1", "other:1"]
    claim = await opened(one)
    with pytest.raises(Elsewhere) as elsewhere:
        await other.claim("MOKA")
    assert (elsewhere.value.alive, elsewhere.value.address) == (True, "one:1")
    await one.append(claim, 1, [row(2)], at=2)
    assert (await one.owned(), await other.owned()) == ({"MOKA"}, set())
    await one.release(claim)
    assert await one.owned() == set()
    theirs = await claimed(other)
    assert theirs.seq == 2
    # Nobody has died.
    assert heard(other).takeovers == 0
    with pytest.raises(Conflict):
        await one.append(claim, 2, [row(3)], at=3)
    await other.append(theirs, 2, [row(3)], at=3)
    assert await seqs(one) == [1, 2, 3]


async def test_a_dead_node_loses_its_salons_but_only_to_one_that_was_steady_for_a_whole_lease(
    nodes: list[Storage], clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    # PostgreSQL counts it by its own clock.
    for module in ("base", "sqlite", "postgres"):
        monkeypatch.setattr(f"veillee.storage.{module}.LEASE_SECONDS", 1.2)
    one, other = nodes
    await one.renew("one:1")
    stale = await opened(one)
    clock.seconds += 1.3

    async def over() -> bool:
        return await one.nodes() == []

    # As after a failure of the database: the leases of all are over.
    await until(over)
    began = clock.seconds
    await other.renew("other:1")
    with pytest.raises(Elsewhere) as elsewhere:
        await other.claim("MOKA")
    assert elsewhere.value.alive is False
    # The owner was only late: it still has its salon.
    await one.append(stale, 1, [row(2)], at=2)

    async def taken() -> Ownership | None:
        clock.seconds += 0.1
        await other.renew("other:1")
        with suppress(Elsewhere):
            return await other.claim("MOKA")
        return None

    await until(taken)
    assert clock.seconds - began >= 1.2
    theirs = await claimed(other)
    assert [heard(node).takeovers for node in nodes] == [0, 1]
    with pytest.raises(Conflict):
        await one.append(stale, 2, [row(3)], at=3)
    await other.append(theirs, 2, [row(3)], at=3)
    # One that ends says so.
    await other.retire()
    assert await one.nodes() == []


def test_a_node_whose_renewals_had_a_gap_is_not_steady() -> None:
    clock = HandClock()
    steadiness = bases.Steadiness(clock)
    proven = []
    # Every second, then after three, then every second.
    for seconds in (1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1):
        steadiness.renewed()
        proven.append(steadiness.proven)
        clock.seconds += seconds
    assert proven == [False] * 4 + [True] * 2 + [False] * 4 + [True]
    clock.seconds += 3
    assert not steadiness.proven


# Erasing


async def test_what_is_erased_goes_with_the_entry_that_says_so(storage: Storage) -> None:
    claim = await opened(storage)
    await storage.append(claim, 1, [row(2, body=b"secret"), row(3)], at=2)
    await storage.put_clip("MOKA", "c1", "audio/wav", b"clip", 9, 99)
    await storage.put_images("MOKA", [Image("i1", "image/webp", b"image")], 1, 9, 99)
    await storage.save_snapshot("MOKA", 3, b"secret")
    erased = Erased(rows=(row(2, body=b"gone"),), clips=("c1",), images=("i1",))
    with pytest.raises(Conflict):
        await storage.append(claim, 2, [row(3)], 3, erased)
    assert await storage.clip("MOKA", "c1") == ("audio/wav", b"clip")
    waiting = [storage.append(claim, 3, [row(4)], 3), storage.append(claim, 4, [row(5)], 3, erased)]
    waiting += [storage.append(claim, 5, [row(6)], 3)]
    await asyncio.gather(*waiting)
    assert [one.body for one in await storage.read("MOKA", 0)] == [b"{}", b"gone", b"{}", b"{}", b"{}", b"{}"]
    assert await storage.clip("MOKA", "c1") is None
    assert await storage.images("MOKA") == {}
    assert await storage.snapshot("MOKA") is None
    # A snapshot that was made before does not come back.
    await storage.save_snapshot("MOKA", 4, b"secret")
    assert await storage.snapshot("MOKA") is None
    await storage.save_snapshot("MOKA", 5, b"without")
    assert await storage.snapshot("MOKA") == (5, b"without")


async def test_nothing_is_left_of_a_deleted_salon(storage: Storage) -> None:
    claim = await opened(storage)
    other = await opened(storage, "CCCC")
    for code in ("MOKA", "CCCC"):
        await storage.put_clip(code, "c1", "audio/wav", b"clip", 9, 99)
        await storage.put_images(code, [Image("i1", "image/webp", b"image")], 1, 9, 99)
        await storage.save_snapshot(code, 1, b"snapshot")
    await storage.delete(claim)
    assert await record_of(storage, "MOKA") is None
    assert await storage.claim("MOKA") is None
    assert await storage.read("MOKA", 0) == []
    assert await storage.clip("MOKA", "c1") is None
    assert await storage.images("MOKA") == {}
    assert await storage.snapshot("MOKA") is None
    # Whatever comes too late is not kept either.
    assert await storage.put_clip("MOKA", "c1", "audio/wav", b"clip", 9, 99)
    assert await storage.put_images("MOKA", [Image("i1", "image/webp", b"image")], 1, 9, 99) == ["i1"]
    await storage.save_snapshot("MOKA", 1, b"snapshot")
    with pytest.raises(Conflict):
        await storage.append(claim, 1, [row(2)], at=2)
    assert await storage.clip("MOKA", "c1") is None
    assert await storage.images("MOKA") == {}
    assert await storage.snapshot("MOKA") is None
    await storage.rewrite(insist=True)
    await storage.append(other, 1, [row(2)], at=2)
    assert await storage.clip("CCCC", "c1") == ("audio/wav", b"clip")
    assert await storage.snapshot("CCCC") == (1, b"snapshot")
    assert await storage.create("MOKA", [row(1)], at=1)


# Decks, clips, images


async def test_a_deck_is_kept_once(storage: Storage) -> None:
    await storage.put_deck("h", b"cards")
    await storage.put_deck("h", b"others")
    assert await storage.deck("h") == b"cards"
    assert await storage.deck("other") is None


async def test_however_many_clips_come_at_once_the_last_find_no_room(storage: Storage) -> None:
    await opened(storage)
    putting = [storage.put_clip("MOKA", f"c{n}", "audio/wav", b"12345", 4, 1000) for n in range(12)]
    assert sum(await asyncio.gather(*putting)) == 4
    assert not await storage.put_clip("MOKA", "big", "audio/wav", b"x" * 981, 9, 1000)
    # The same once more is no more.
    assert [await storage.put_clip("MOKA", f"c{n}", "audio/wav", b"12345", 4, 1000) for n in range(4)].count(True) > 0
    kept = [await storage.clip("MOKA", f"c{n}") for n in range(12)]
    assert len([one for one in kept if one == ("audio/wav", b"12345")]) == 4


async def test_images_come_all_or_none_and_go_when_nobody_needs_them(storage: Storage) -> None:
    await opened(storage)
    three = [Image(f"i{n}", "image/webp", b"12345", "image/webp", b"1") for n in range(3)]
    assert await storage.put_images("MOKA", three, 10, 2, 1000) is None
    assert await storage.put_images("MOKA", three, 10, 3, 17) is None
    assert await storage.images("MOKA") == {}
    assert await storage.put_images("MOKA", three[:2], 10, 3, 18) == ["i0", "i1"]
    assert await storage.put_images("MOKA", three, 20, 3, 18) == ["i2"]
    assert await storage.images("MOKA") == {"i0": 20, "i1": 20, "i2": 20}
    assert await storage.image("MOKA", "i0") == ("image/webp", b"12345")
    assert await storage.image("MOKA", "none") is None
    assert await storage.thumb("MOKA", "i0") == ("image/webp", b"1")
    assert await storage.put_thumb("MOKA", "i0", "image/avif", b"123", 19) is False
    assert await storage.put_thumb("MOKA", "i0", "image/avif", b"12", 19) is True
    assert await storage.thumb("MOKA", "i0") == ("image/avif", b"12")
    assert await storage.hold_images("MOKA", ["i0", "i1"], 30)
    assert not await storage.hold_images("MOKA", ["i0", "none"], 30)
    await storage.drop_images("MOKA", ["i0", "i2"], before=25)
    assert await storage.images("MOKA") == {"i0": 30, "i1": 30}
    alone = Image("alone", "image/webp", b"12345")
    assert await storage.put_images("MOKA", [alone], 30, 9, 99) == ["alone"]
    assert await storage.thumb("MOKA", "alone") == ("image/webp", b"12345")


# The house


async def test_dates_of_salons(storage: Storage) -> None:
    assert (await storage.newest(), await storage.count()) == (0, 0)
    for code, at in (("AAAA", 10), ("CCCC", 20)):
        await storage.create(code, [row(1)], at)
    assert await storage.newest() == 20
    assert await storage.idle_since(20) == ["AAAA"]
    await storage.set_clock_on(15, 30)
    assert sorted(await storage.idle_since(26)) == ["AAAA"]
    assert await storage.newest() == 30
    assert await storage.count() == 2


async def test_all_is_well(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await storage.trouble() is None
    for module in ("sqlite_file", "postgres"):
        monkeypatch.setattr(f"veillee.storage.{module}.TRY_OUT_SECONDS", -1)
    assert await storage.trouble() is None
