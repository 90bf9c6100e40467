"""Wrong codes cost those who try them; a right code always opens, and who guesses learns no more than they pay for."""

import asyncio
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from structlog.testing import capture_logs

from tests.guests import Guest, open_salon
from tests.hand_clock import HandClock, settle
from tests.waiting import until
from veillee.rules import Refused
from veillee.server.guesses import TELL_SECONDS, Guesses
from veillee.server.keys import CODES, SOCKETS
from veillee.server.protocol import PROTOCOL

WRONG = "ZZZZ"


class Knock(Guest):
    """A browser that says hello, and does not wait for the answer here."""

    async def knock(self, key: str | None = None) -> "Knock":
        await self.ring()
        await self.hello(self.code, key)
        return self

    async def hello(self, code: str, key: str | None = None) -> None:
        await self.send({"t": "hello", "protocol": PROTOCOL, "code": code, "key": key})

    async def hears(self) -> dict[str, Any]:
        return await asyncio.wait_for(self.other.get(), 60)


async def spend(session: aiohttp.ClientSession, address: str) -> None:
    """All wrong codes that an address may try at once."""
    for _ in range(6):
        guesser = await Knock(session, address, WRONG, "").knock()
        for _ in range(4):
            await guesser.hello(WRONG)
        await guesser.reading
        assert guesser.strays == ["no_such_salon"] * 5


async def test_a_right_code_opens_after_any_number_of_wrong_ones_at_the_same_address(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    host = await open_salon(session, address)
    await spend(session, address)
    with capture_logs() as said:
        guesser = await Knock(session, address, WRONG, "").knock()
        await until(lambda: app[CODES].waiting == 1)
        tom = await Knock(session, address, host.code, "Tom").knock()
        await until(lambda: app[CODES].waiting == 2)
    # One line for all of them, and not who they are.
    (line,) = said
    assert line == {
        "event": "connections turned away",
        "why": "code_has_to_wait",
        "since_last_told": 1,
        "log_level": "warning",
    }
    # Both hear the same, one after the other, and nothing else.
    await clock.pass_on(TELL_SECONDS)
    assert await guesser.hears() == {"t": "in_line", "seconds": 1}
    assert await tom.hears() == {"t": "in_line", "seconds": 6}
    assert (guesser.strays, tom.view) == ([], {})
    await clock.pass_on(1.1)
    await guesser.until(lambda one: one.strays == ["no_such_salon"])
    assert tom.view == {}
    await clock.pass_on(5)
    await tom.until(lambda one: bool(one.view))
    await tom.join()
    # It has cost nothing: who comes next with a right code need not wait for anybody.
    await (await Knock(session, address, host.code, "Nina").knock()).until(lambda one: bool(one.view))


async def test_whoever_belongs_to_the_salon_does_not_wait(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host = await open_salon(session, address)
    await spend(session, address)
    await Knock(session, address, WRONG, "").knock()
    await until(lambda: app[CODES].waiting == 1)
    await Guest(session, address, host.code, "", key=host.key).connect()
    # With a key of another salon one waits like everybody else.
    other = await open_salon(session, address)
    await Knock(session, address, host.code, "").knock(other.key)
    await until(lambda: app[CODES].waiting == 2)


async def test_a_socket_is_closed_after_a_few_wrong_codes(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    guesser = await Knock(session, address, WRONG, "").knock()
    for _ in range(3):
        await guesser.hello(WRONG)
    await guesser.until(lambda one: len(one.strays) == 4)
    await guesser.hello(WRONG)
    await guesser.hello(host.code)
    await guesser.reading
    assert (guesser.strays, guesser.view) == (["no_such_salon"] * 5, {})


async def test_a_class_comes_in_together_before_single_guesses(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    host = await open_salon(session, address)
    await spend(session, address)
    guessers = [await Knock(session, address, code, "").knock() for code in ("AAAA", "CCCC", "DDDD")]
    await until(lambda: app[CODES].waiting == 3)
    children = [await Knock(session, address, host.code, "").knock() for _ in range(20)]
    await until(lambda: app[CODES].waiting == 23)
    await clock.pass_on(5.1)
    for child in children:
        await child.until(lambda one: bool(one.view))
    # A right code costs nothing, so the first of the others has had its turn too, and only that one.
    await guessers[0].until(lambda one: one.strays == ["no_such_salon"])
    assert [one.strays for one in guessers[1:]] == [[], []]


async def test_whoever_hangs_up_leaves_the_line(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    host = await open_salon(session, address)
    await spend(session, address)
    async with aiohttp.ClientSession() as others:
        guessers = [await Knock(others, address, WRONG[:3] + letter, "").knock() for letter in "ACDE"]
        await until(lambda: app[CODES].waiting == 4)
        tom = await Knock(session, address, host.code, "").knock()
        await until(lambda: app[CODES].waiting == 5)
        # One says goodbye, and the connections of the others are gone.
        polite = asyncio.create_task(guessers[0].hang_up())
        await until(lambda: guessers[0].ws.closed)
    await until(lambda: len(app[SOCKETS]) <= 3)
    await clock.pass_on(TELL_SECONDS)
    await polite
    assert await tom.hears() == {"t": "in_line", "seconds": 1}
    await clock.pass_on(1.1)
    await tom.until(lambda one: bool(one.view))


class Tries:
    """People of one address who try codes, without a server."""

    def __init__(self, most: float = 3) -> None:
        self.clock = HandClock()
        self.guesses = Guesses(self.clock, most=most, per_second=0.2)
        self.judged: list[str] = []
        # While it is set, judging takes no time.
        self.quick = asyncio.Event()
        self.quick.set()
        self.tasks: list[asyncio.Task[None]] = []

    async def _try(self, code: str, right: bool) -> None:
        async with self.guesses.turn("9.9.9.9", code):
            self.judged.append(code)
            await self.quick.wait()
            if not right:
                self.guesses.take("9.9.9.9")

    async def wrong(self, *codes: str) -> None:
        self.tasks += [asyncio.create_task(self._try(code, False)) for code in codes]
        await settle()

    async def right(self, *codes: str) -> None:
        self.tasks += [asyncio.create_task(self._try(code, True)) for code in codes]
        await settle()


async def test_many_codes_at_the_same_moment_are_judged_no_faster() -> None:
    """Each that is being judged may turn out to be wrong: then it must still be paid for."""
    tries = Tries(most=3)
    tries.quick.clear()
    await tries.wrong(*"abcdef")
    assert tries.judged == list("abc")
    tries.quick.set()
    await settle()
    assert tries.judged == list("abc")
    await tries.clock.pass_on(5.1)
    assert tries.judged == list("abcd")
    await tries.clock.pass_on(10.1)
    assert tries.judged == list("abcdef")
    assert not tries.guesses.waiting


@pytest.mark.slow
async def test_in_an_hour_an_address_pays_for_as_many_wrong_codes_as_before() -> None:
    tries = Tries(most=30)
    await tries.wrong(*(str(number) for number in range(1000)))
    await tries.clock.pass_on(3600)
    assert len(tries.judged) in range(30 + 3600 // 5 - 2, 30 + 3600 // 5 + 1)


async def test_right_codes_that_come_in_a_crowd_wait_for_no_time() -> None:
    tries = Tries(most=3)
    await tries.right(*["MOKA"] * 60)
    assert tries.judged == ["MOKA"] * 60
    assert tries.clock.seconds == 0


async def test_who_gives_up_gives_their_turn_on() -> None:
    tries = Tries(most=1)
    tries.quick.clear()
    await tries.wrong("a", "b", "c")
    tries.tasks[1].cancel()
    tries.tasks[0].cancel()
    await settle()
    # The first was not found to be wrong.
    assert tries.judged == ["a", "c"]


async def test_who_is_not_there_any_more_is_not_called() -> None:
    tries = Tries(most=0)
    gone = tries.guesses.turn("9.9.9.9", "a", lambda seconds: False)
    waiting = asyncio.create_task(gone.__aenter__())
    await settle()
    await tries.clock.pass_on(TELL_SECONDS)
    with pytest.raises(Refused, match="salon_gone"):
        await waiting
    assert not tries.guesses.waiting
