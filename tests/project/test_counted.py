"""The count of work that other tests compare is the same on a busy machine as on a quiet one."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.counted import Counted


async def calls_while_waiting(pool: ThreadPoolExecutor, sooner: bool) -> int:
    """`sooner`: the thread is done before anybody waits for it."""
    loop, begin = asyncio.get_running_loop(), threading.Event()
    with Counted() as counted:
        at_work = pool.submit(begin.wait, 60)
        waiting = asyncio.wrap_future(at_work)
        if sooner:
            begin.set()
            at_work.result()
        else:
            loop.call_soon(begin.set)
        await waiting
    return counted.calls


async def test_a_thread_that_is_sooner_or_later_done_is_the_same_work() -> None:
    with ThreadPoolExecutor(3) as pool:
        counts = {await calls_while_waiting(pool, sooner) for sooner in [False, True, True, False, False]}
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
