"""`make faults` for a short while: a node is killed under load, and nothing that was acknowledged is lost."""

import pytest

from tests.faults.__main__ import run
from tests.postgres import Cluster


@pytest.mark.slow
async def test_nothing_is_lost_or_stored_twice_when_a_node_is_killed(postgres: Cluster) -> None:
    result = await run("kill", postgres, salons=6, seconds=5)
    assert result.good, result.line()
    # Two thirds of the salons were in other nodes, and somebody had to be passed on.
    assert result.acknowledged > 100
