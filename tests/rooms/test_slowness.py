"""Somebody is there and lets the table wait: it is said, they can be nudged, and the host can go on without them."""

import aiohttp
import pytest

from tests.guests import Guest, RefusedByServer, sit_down, start, together
from tests.hand_clock import HandClock
from veillee.games.dictionnaire.model import Write, WritingView
from veillee.games.didixit.model import Claim, TellingView
from veillee.rooms.slowness import NUDGE_SECONDS, SLOW_SECONDS

NAMES = ["Léa", "Tom", "Nina"]


async def storyteller(session: aiohttp.ClientSession, address: str) -> list[Guest]:
    """Nina tells, and thinks."""
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[2].play(Claim())
    for guest in guests:
        await guest.until(lambda one: isinstance(one.public, TellingView))
    return guests


async def test_the_table_is_told_who_thinks_and_for_how_long(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    lea, tom, nina = await storyteller(session, address)
    await clock.pass_on(SLOW_SECONDS - 1)
    assert lea.live["slow"] == []
    await clock.pass_on(1)
    for guest in (lea, tom, nina):
        await guest.until(lambda one: one.live["slow"] != [])
        assert guest.live["slow"] == [{"chair": nina.chair, "seconds": SLOW_SECONDS, "nudges": 0, "nudge": True}]
    # Whoever comes back has their time again.
    await nina.hang_up()
    await lea.until(lambda one: one.live["slow"] == [])
    await nina.connect()
    await clock.pass_on(SLOW_SECONDS)
    await lea.until(lambda one: one.live["slow"] != [])


async def test_anybody_may_nudge_but_all_together_once_a_minute(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    lea, tom, nina = await storyteller(session, address)
    nudge = {"t": "nudge", "chair": nina.chair}
    await tom.send(nudge)
    await tom.until(lambda one: "not_now" in one.strays)
    await clock.pass_on(SLOW_SECONDS)
    await tom.send(nudge)
    await nina.until(lambda one: one.live["slow"] != [] and one.live["slow"][0]["nudges"] == 1)
    assert not nina.live["slow"][0]["nudge"]
    await lea.send(nudge)
    await lea.until(lambda one: "not_now" in one.strays)
    await clock.pass_on(NUDGE_SECONDS)
    await nina.until(lambda one: one.live["slow"][0]["nudge"])
    await lea.send(nudge)
    await nina.until(lambda one: one.live["slow"][0]["nudges"] == 2)


@pytest.mark.rule("CO-9")
async def test_the_host_goes_on_without_somebody_who_is_slow_this_once(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    lea, tom, nina = await storyteller(session, address)

    async def refused(guest: Guest) -> str:
        with pytest.raises(RefusedByServer) as refusal:
            await guest.ask({"t": "pass_over", "chair": nina.chair})
        return refusal.value.code

    assert await refused(lea) == "not_now"
    await clock.pass_on(SLOW_SECONDS)
    assert await refused(tom) == "host_only"
    await lea.ask({"t": "pass_over", "chair": nina.chair})
    await lea.until(lambda one: one.public.storyteller != 2)
    await lea.until(lambda one: one.live["slow"] == [])
    # She sits there as before, and plays on.
    assert not next(chair for chair in lea.view["salon"]["chairs"] if chair["id"] == nina.chair)["automatic"]


async def test_whoever_goes_on_playing_has_their_time_again_with_each_move(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    """A definition that is kept safe while it is written is a move, and its writer is still awaited."""
    guests = await sit_down(session, address, NAMES, game="dictionnaire")
    await start(guests)
    while not isinstance(guests[0].public, WritingView):
        await together(guests)
        busy = guests[guests[0].view["game"]["awaited"][0]]
        await busy.play(busy.moves()[0])
        await guests[0].until(lambda one, busy=busy: one.view["seq"] >= busy.view["seq"])  # type: ignore[misc]
    await together(guests)
    writer, other = (guests[seat] for seat in guests[0].view["game"]["awaited"][:2])

    def slow(one: Guest) -> list[int]:
        return [slow["chair"] for slow in one.live["slow"]]

    await clock.pass_on(SLOW_SECONDS - 1)
    await writer.play(Write(text="Un début", done=False))
    await other.until(lambda one: one.view["seq"] >= writer.view["seq"])
    await clock.pass_on(1)
    await other.until(lambda one: slow(one) != [])
    assert writer.chair not in slow(other)
    await clock.pass_on(SLOW_SECONDS)
    await other.until(lambda one: writer.chair in slow(one))
    # Slow as they are: with the next move they are so no longer.
    await writer.play(Write(text="Un début, puis la suite", done=False))
    await other.until(lambda one: writer.chair not in slow(one))
    assert other.chair in slow(other)


async def test_whoever_is_seen_writing_is_not_slow(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    lea, _, nina = await storyteller(session, address)
    for _ in range(3):
        await clock.pass_on(SLOW_SECONDS - 1)
        await nina.send({"t": "draft", "chair": nina.chair, "draft": {"t": "writing", "on": True}})
        await lea.until(lambda one: one.live["drafts"] != [])
        await nina.send({"t": "draft", "chair": nina.chair, "draft": {"t": "writing", "on": False}})
        await lea.until(lambda one: one.live["drafts"][0]["draft"]["on"] is False)
        await nina.send({"t": "draft", "chair": nina.chair, "draft": {"t": "writing", "on": True}})
        await lea.until(lambda one: one.live["drafts"][0]["draft"]["on"] is True)
        assert lea.live["slow"] == []
    await clock.pass_on(SLOW_SECONDS)
    await lea.until(lambda one: one.live["slow"] != [])
