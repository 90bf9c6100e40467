"""Finding the salon of a code. Whoever guesses codes waits for their turn, and learns nothing by the time it takes."""

import asyncio
from collections.abc import Awaitable
from typing import Any, Protocol

import msgspec

from veillee.album.marks import opens
from veillee.rooms.claims import HELD_SECONDS, Unreached, until_claimed
from veillee.rooms.house import House
from veillee.rooms.room import Room
from veillee.rules import Refused
from veillee.salon.people import find_person
from veillee.server.guesses import Guesses
from veillee.server.protocol import Hello

# Longer than it takes to open a salon: how long a refusal took must not tell whether there was one to open.
REFUSED_AFTER_SECONDS = 0.2


class Knocking(Protocol):
    """A socket that looks for a salon. `tell_turn`: in so many seconds; False if nobody waits any more."""

    address: str

    def tell_turn(self, seconds: int) -> bool: ...

    def close(self) -> None: ...


class PassOn(Protocol):
    """Hands a socket over to the node at an address, with its first message."""

    def __call__(self, socket: Any, to: str, hello: bytes) -> Awaitable[None]: ...


async def find_for(
    socket: Knocking, house: House, hello: Hello, codes: Guesses, pass_on: PassOn | None, newer: str | None
) -> Room | None:
    """None if the salon was in another node, and whoever is here has been there until now.

    `newer`: the address of a node that speaks the later protocol of this page.
    """
    code = hello.code.upper()

    async def ask() -> Room | None:
        return await knock(house, code, hello.key, codes, socket)

    async def go_there(to: str) -> None:
        if pass_on is not None:
            await pass_on(socket, to, msgspec.json.encode(hello))
        socket.close()

    room = await (ask() if pass_on is None else until_claimed(house.clock, HELD_SECONDS, ask, go_there))
    if room is None or newer is None:
        return room
    # During an upgrade: the salon goes to the node that understands all its pages. If a node has passed this socket on,
    # the browser comes back there, and finds that the salon is nobody's.
    await house.hand_over(code)
    try:
        await go_there(newer)
    except Unreached:
        socket.close()
    return None


async def knock(house: House, code: str, key: str | None, codes: Guesses, socket: Knocking) -> Room:
    """Whoever belongs to the salon never waits because of what others at their address have tried."""
    if key is not None and codes.must_wait(socket.address):
        room = await room_of_member(house, code, key)
        if room is not None:
            return room
    async with codes.turn(socket.address, code, socket.tell_turn):
        return await judge_code(house, code, key, codes, socket.address)


async def find_room(house: House, code: str, key: str | None, codes: Guesses, address: str) -> Room:
    """The salon of that code, over HTTP, where nobody can wait for their turn: then only a key of the salon opens it,
    or the token of its shared album.

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
        if find_person(room.stored, key) is not None or opens(room.stored, key):
            return room
    return None
