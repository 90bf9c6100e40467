"""Finding the salon of a code. Whoever guesses codes waits for their turn, and learns nothing by the time it takes."""

import asyncio
from collections.abc import Callable

from veillee.rooms.house import House
from veillee.rooms.room import Room
from veillee.rules import Refused
from veillee.salon.people import find_person
from veillee.server.guesses import Guesses

# Longer than it takes to open a salon: how long a refusal took must not tell whether there was one to open.
REFUSED_AFTER_SECONDS = 0.2


async def knock(
    house: House, code: str, key: str | None, codes: Guesses, address: str, tell_turn: Callable[[int], bool]
) -> Room:
    """Over a socket, where one can wait for one's turn.

    Whoever belongs to the salon never waits because of what others at their address have tried.
    """
    if key is not None and codes.must_wait(address):
        room = await room_of_member(house, code, key)
        if room is not None:
            return room
    async with codes.turn(address, code, tell_turn):
        return await judge_code(house, code, key, codes, address)


async def find_room(house: House, code: str, key: str | None, codes: Guesses, address: str) -> Room:
    """The salon of that code, over HTTP, where nobody can wait for their turn: then only a key of the salon opens it.

    For everybody else it is as if there were no such salon: they hear the same, and after the same time.
    """
    code = code.upper()
    if not codes.must_wait(address):
        async with codes.turn(address, code):
            return await judge_code(house, code, key, codes, address)
    answered = asyncio.create_task(house.clock.sleep(REFUSED_AFTER_SECONDS))
    try:
        room = await room_of_member(house, code, key)
        if room is not None:
            return room
        await answered
    finally:
        answered.cancel()
    raise Refused("too_many_codes")


async def judge_code(house: House, code: str, key: str | None, codes: Guesses, address: str) -> Room:
    try:
        return await house.room(code, key)
    except Refused as refused:
        if refused.code == "no_such_salon":
            codes.take(address)
        raise


async def room_of_member(house: House, code: str, key: str | None) -> Room | None:
    # In the log first: to open a salon, or ask the node that has it, takes longer than to find that there is none.
    if key is not None and await house.has_known(code, key):
        room = await house.room(code, key)
        if find_person(room.stored, key) is not None:
            return room
    return None
