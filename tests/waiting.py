"""Waiting for what happens, and never for a time: on a busy machine everything takes longer."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

# Only a hang takes so long.
CEILING = 60
LOOK_SECONDS = 0.01


async def until(true: Callable[[], Any]) -> Any:
    """What the condition, or what it waits for, gives as soon as that is true."""
    async with asyncio.timeout(CEILING):
        while True:
            found = true()
            if isinstance(found, Awaitable):
                found = await found
            if found:
                return found
            await asyncio.sleep(LOOK_SECONDS)


def wait_until(true: Callable[[], Any], seconds: float = CEILING) -> Any:
    """The same beside other processes, where there is no loop."""
    end = time.monotonic() + seconds
    while not (found := true()):
        if time.monotonic() > end:
            raise AssertionError("it did not happen")
        time.sleep(LOOK_SECONDS)
    return found
