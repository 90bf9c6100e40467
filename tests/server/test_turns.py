"""However many send however much: what is handled in one turn of the loop is counted, and is never more."""

import asyncio
import gc
import tracemalloc
from collections.abc import Callable, Iterator

import aiohttp
import pytest
from aiohttp import web

from tests.guests import sit_down
from tests.hand_clock import HandClock
from tests.server.frames import LAST, PING, PONG, TEXT, Ear, framed
from tests.server.test_wire import handshake
from tests.waiting import until
from tests.worlds import Cable as OpenCable
from veillee.server import wire as wires
from veillee.server.allowance import MOST_FRAMES, MOST_FRAMES_BEFORE
from veillee.server.keys import ALLOWANCES, CODES, HOUSE, OUTBOX, PATIENCES, SOCKETS, TURNS
from veillee.server.socket import HELLO_SECONDS, Socket
from veillee.server.turns import A_MESSAGE, A_REQUEST, FRAMES_A_TURN, FRAMES_EACH, READ_BYTES, Turns

MANY = 200
# What the last one of a turn says is handled whole.
MOST_A_TURN = FRAMES_A_TURN + FRAMES_EACH
PONG_MESSAGE = b'{"t":"pong"}'


async def in_each_turn(count: Callable[[], int], until_all: int) -> list[int]:
    """How much more was counted in each turn of the loop, until all was."""
    counted, turns = [count()], list[int]()
    while counted[-1] < until_all:
        await asyncio.sleep(0)
        counted.append(count())
        turns.append(counted[-1] - counted[-2])
        assert len(turns) < 100 * until_all
    return turns


async def test_a_turn_handles_so_many_frames_however_many_send_them(clock: HandClock) -> None:
    """Two hundred connections at once: without the purse all 20 000 frames were handled in the first turn."""
    turns = Turns()
    ears = [Ear(clock, turns=turns) for _ in range(MANY)]
    each = MOST_FRAMES // 3
    for ear in ears:
        ear.data_received(framed(LAST | PING, b"") * each)

    def answered() -> int:
        return sum(ear.cable.written.count(bytes((LAST | PONG, 0))) for ear in ears)

    assert answered() <= FRAMES_A_TURN
    # Nothing more is let in meanwhile.
    assert sum(ear.cable.reading for ear in ears) <= FRAMES_A_TURN // each
    handled = await in_each_turn(answered, MANY * each)
    assert max(handled) <= MOST_A_TURN
    assert answered() == MANY * each
    await asyncio.sleep(0)
    assert all(ear.cable.reading for ear in ears)


async def test_who_lines_up_has_a_little_each(clock: HandClock) -> None:
    turns = Turns()
    ears = [Ear(clock, turns=turns) for _ in range(MANY)]
    for ear in ears:
        ear.data_received(framed(LAST | TEXT, b"x") * MOST_FRAMES)
    while not all(ear.messages for ear in ears):
        await asyncio.sleep(0)
        # The first was heard before there was a line.
        heard = sorted(len(ear.messages) for ear in ears)[:-1]
        assert heard[-1] - heard[0] <= FRAMES_EACH


async def test_who_belongs_here_is_heard_before_strangers(clock: HandClock) -> None:
    turns = Turns()
    strangers = [Ear(clock, turns=turns) for _ in range(MANY)]
    tom = Ear(clock, turns=turns)
    tom.is_known = True
    for stranger in strangers:
        stranger.data_received(framed(LAST | TEXT, b"x") * MOST_FRAMES)
    for number in range(5):
        tom.data_received(framed(LAST | TEXT, b"%d" % number))
        # In this turn nothing is left.
        assert len(tom.messages) == number
        await asyncio.sleep(0)
        assert tom.messages[-1] == str(number)
    assert not all(stranger.messages for stranger in strangers)


async def test_who_has_had_a_turn_and_says_more_is_behind_all_who_have_not(clock: HandClock) -> None:
    turns = Turns()
    shouting = [Ear(clock, turns=turns) for _ in range(MANY)]
    for ear in shouting:
        ear.is_known = True
        ear.data_received(framed(LAST | TEXT, b"x") * MOST_FRAMES)
    # Each of them has had one.
    await in_each_turn(lambda: sum(bool(ear.messages) for ear in shouting), MANY)
    tom = Ear(clock, turns=turns)
    tom.is_known = True
    tom.data_received(framed(LAST | TEXT, b"ici"))
    await asyncio.sleep(0)
    assert tom.messages == ["ici"]
    assert not all(len(ear.messages) == MOST_FRAMES for ear in shouting)


async def test_what_has_waited_for_an_answer_is_handled_in_turns_too(address: str, app: web.Application) -> None:
    """Thirty connections whose first message takes a while, each with thirty behind it."""
    limits, lines = (app[CODES], app[ALLOWANCES], app[PATIENCES]), list[OpenCable]()
    sockets, each = 30, MOST_FRAMES_BEFORE - 10
    for _ in range(sockets):
        cable = OpenCable()
        lines.append(cable)
        socket = Socket(app[HOUSE], app[OUTBOX], app[TURNS], set(), *limits, "::1", lambda why: None)
        socket.connection_made(cable)  # type: ignore[arg-type]
        socket.heard(b'{"t":"hello","protocol":3,"code":"MOKA"}')
        for _ in range(each):
            socket.heard(b'{"t":"ping"}')

    def answered() -> int:
        return sum(write.count(PONG_MESSAGE) for line in lines for write in line.writes)

    assert answered() == 0
    handled = await in_each_turn(answered, sockets * each)
    assert max(handled) <= MOST_A_TURN // A_MESSAGE + 1


async def test_a_turn_takes_so_many_requests() -> None:
    turns, taken = Turns(), 0

    async def request() -> None:
        nonlocal taken
        await turns.pay(A_REQUEST)
        taken += 1

    asking = [asyncio.create_task(request()) for _ in range(MANY)]
    # Whoever hangs up is not waited for.
    gone = [asyncio.create_task(request()) for _ in range(MANY)]
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    handled = await in_each_turn(lambda: taken, MANY)
    assert max(handled) <= MOST_A_TURN // A_REQUEST
    assert all(task.done() for task in asking)


async def test_a_request_waits_for_its_turn(session: aiohttp.ClientSession, address: str, app: web.Application) -> None:
    before = []
    app[TURNS].left = 0
    app[TURNS].line_up(lambda: before.append("who was there before"))
    async with session.get(address + "/api/house") as answer:
        assert answer.status == 200
    assert before
    assert 0 < app[TURNS].left <= FRAMES_A_TURN - A_REQUEST


@pytest.fixture
def traced() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


def bytes_of_frames() -> int:
    """What is held by those who read frames."""
    only = [tracemalloc.Filter(True, f"*/{part}/*") for part in ("wsproto", "veillee/server")]
    return sum(line.size for line in tracemalloc.take_snapshot().filter_traces(only).statistics("filename"))


def sockets_in_memory() -> int:
    return sum(isinstance(one, Socket) for one in gc.get_objects())


@pytest.mark.usefixtures("traced")
async def test_a_flood_holds_what_is_read_at_once_for_each_and_nothing_when_it_is_over(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    """A connection that was held back kept a quarter of a megabyte."""
    (host,) = await sit_down(session, address, ["Léa"])
    gc.collect()
    sockets_before, before, all_before = len(app[SOCKETS]), bytes_of_frames(), sockets_in_memory()
    place = address.removeprefix("http://")
    name, port = place.split(":")
    lines = []
    for _ in range(30):
        reader, writer = await asyncio.open_connection(name, int(port))
        writer.write(handshake(place))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(framed(LAST | PING, b"x" * 10) * 200_000)
        lines.append(writer)
    # Meanwhile all of it could come.
    for number in range(60):
        await host.do("dress", chair=host.chair, name="Léa", colour=number % 2)
        await clock.pass_on(wires.HELD_BACK_SECONDS / 8)
    assert len(app[SOCKETS]) == sockets_before + len(lines)
    assert len(lines) * READ_BYTES / 2 < bytes_of_frames() - before < len(lines) * 2 * READ_BYTES
    for writer in lines:
        writer.transport.abort()
    # Whoever hangs up while nothing is read of them is found to be gone when they should have said hello.
    await clock.pass_on(HELLO_SECONDS + wires.GOODBYE_SECONDS)
    await until(lambda: len(app[SOCKETS]) == sockets_before)
    gc.collect()
    # Other tests may have left some.
    assert sockets_in_memory() <= all_before
    assert bytes_of_frames() - before < READ_BYTES
