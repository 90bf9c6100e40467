"""The count of work that other tests compare is the same on a busy machine as on a quiet one."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.counted import Counted


async def calls_while_waiting(pool: ThreadPoolExecutor, head_start: float, seconds: float) -> int:
    with Counted() as counted:
        at_work = asyncio.get_running_loop().run_in_executor(pool, time.sleep, seconds)
        time.sleep(head_start)  # noqa: ASYNC251 - the loop is busy while the thread gets done
        await at_work
    return counted.calls


async def test_a_thread_that_is_sooner_or_later_done_is_the_same_work() -> None:
    with ThreadPoolExecutor(3) as pool:
        counts = {
            await calls_while_waiting(pool, head_start, seconds)
            for head_start, seconds in [(0, 0), (0, 0.05), (0.05, 0), (0, 0), (0, 0)]
        }
    assert len(counts) == 1


@pytest.mark.parametrize("more", [1, 50])
def test_a_function_called_once_more_is_counted(more: int) -> None:
    counts = []
    for times in (3, 3 + more):
        with Counted() as counted:
            for _ in range(times):
                len("")
        counts.append(counted.calls)
    assert counts[1] - counts[0] == more
