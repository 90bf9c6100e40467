"""`make faults` for a short while, and that what it looks for is found."""

import random
from typing import Any, cast

import asyncpg
import pytest
from msgspec.json import encode

from tests.faults.logs import Result, examine
from tests.faults.people import Person
from tests.faults.trials import run
from tests.postgres import Cluster
from veillee.decks import Library
from veillee.rooms.house import House
from veillee.rooms.rows import rows_of
from veillee.salon.events import Entry, GoOn, SetCall
from veillee.storage.postgres import open_postgres

pytestmark = pytest.mark.slow


@pytest.mark.prove
async def test_nothing_is_lost_or_stored_twice_when_a_node_is_killed(postgres: Cluster) -> None:
    result = await run("kill", postgres, salons=6, seconds=5)
    assert not result.wrong, result.line()
    # Two thirds of the salons were in other nodes, and somebody had to be passed on.
    assert result.acknowledged > 100


async def test_what_is_lost_or_stored_twice_or_does_not_fold_is_found_out(postgres: Cluster) -> None:
    address = await postgres.new_database()
    storage = await open_postgres(address)
    # Nobody is connected here: only what they remember is of use.
    people = [Person(cast(Any, None), cast(Any, None), random.Random(number)) for number in range(3)]
    for person in people:
        person.code = await House(storage, Library()).open_salon("didixit", "Léa", "k" * 32)
        claim = await storage.claim(person.code)
        assert claim is not None
        for number in range(2):
            acts = [Entry(at=1, what=SetCall(link=f"https://call.example/{number}"), by=0, mid=f"page0000-{number}")]
            await storage.append(claim, claim.seq + number, rows_of(acts, claim.seq + number), 1)
            person.acknowledged.append(f"page0000-{number}")
    await storage.close()
    good = await examine("none", address, people, 1)
    assert (good.acknowledged, good.lost, good.twice, good.broken_logs) == (6, 0, 0, 0)
    one, other, third = (person.code for person in people)
    repeat = "INSERT INTO entries SELECT salon, 6, kind, body FROM entries WHERE salon = $1 AND seq = 5"
    connection = await asyncpg.connect(address)
    await connection.execute("DELETE FROM entries WHERE salon = $1 AND seq = 4", one)
    await connection.execute(repeat, other)
    refused = encode(Entry(at=1, what=GoOn(), by=0))
    await connection.execute("UPDATE entries SET body = $2 WHERE salon = $1 AND seq = 5", third, refused)
    await connection.close()
    found = await examine("none", address, people, 1)
    assert (found.lost, found.twice, found.broken_logs) == (2, 1, 2)


def test_every_broken_promise_is_named() -> None:
    good = Result("none", 9, 0, 0, 0, 9, 9, 0.1, 0.9, 1.0, {"not_stored": 2})
    assert good.wrong == []
    broken = Result("none", 0, 1, 1, 1, 0, 0, 0.1, 1.1, 1.0, {"no_such_salon": 1})
    assert len(broken.wrong) == 7
    assert "WRONG: nothing was acknowledged, lost, twice" in broken.line()


@pytest.mark.parametrize(
    ("longest", "others", "said"), [(1.0, 0.6, "in time"), (1.1, 0.1, "too long"), (1.1, 0.6, "cannot tell")]
)
def test_beside_other_programs_a_long_pause_tells_nothing(longest: float, others: float, said: str) -> None:
    result = Result("none", 9, 0, 0, 0, 9, 9, 0.1, longest, 1.0, {}, others)
    assert result.pauses == said
    assert said in result.line()
    assert result.wrong == []
