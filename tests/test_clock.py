"""The clock of the house, and the one whose hands tests move."""

import asyncio

import pytest

from tests.hand_clock import HandClock
from tests.waiting import until
from veillee.clock import Clock


async def test_what_is_due_happens_and_what_was_cancelled_does_not() -> None:
    clock, happened = Clock(), list[str]()
    began = clock.monotonic()
    clock.call_later(0.001, happened.append, "cancelled").cancel()
    clock.call_later(0.002, happened.append, "later")
    await until(lambda: happened)
    assert happened == ["later"]
    assert clock.monotonic() > began
    await clock.sleep(0)


@pytest.mark.parametrize("clock", [Clock(), HandClock()])
async def test_only_what_takes_too_long_is_ended(clock: Clock) -> None:
    async with clock.timeout(3600):
        await asyncio.sleep(0)
    with pytest.raises(TimeoutError):
        async with clock.timeout(0):
            await asyncio.Event().wait()


async def test_time_passes_only_by_hand_and_everything_happens_in_its_order() -> None:
    clock, happened = HandClock(), list[tuple[str, float]]()

    async def every_hour() -> None:
        for hour in range(3):
            await clock.sleep(3600)
            happened.append((f"hour {hour}", clock.seconds))

    sleeping = asyncio.create_task(every_hour())
    clock.call_later(5000, lambda: happened.append(("once", clock.seconds)))
    await clock.pass_on(3599)
    assert happened == []
    assert clock.waits_for(1)
    date = clock.now()
    await clock.pass_on(7201)
    assert happened == [("hour 0", 3600), ("once", 5000), ("hour 1", 7200), ("hour 2", 10800)]
    assert clock.now() == date + 7_201_000
    assert sleeping.done()


async def test_who_stops_waiting_leaves_no_timer() -> None:
    clock = HandClock()
    sleeping = asyncio.create_task(clock.sleep(10))
    await until(lambda: clock.waits_for(10))
    sleeping.cancel()
    await asyncio.wait([sleeping])
    assert not clock.waits_for(10)


async def test_a_machine_that_stood_still_is_late() -> None:
    clock, happened = HandClock(), list[float]()
    clock.call_later(1, lambda: happened.append(clock.seconds))
    clock.seconds += 60
    await clock.pass_on(0)
    assert happened == [60]
    clock.ahead -= 86_400_000
    assert clock.now() == HandClock().now() + 60_000 - 86_400_000
