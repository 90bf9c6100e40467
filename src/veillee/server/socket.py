"""One browser's WebSocket: decodes typed messages, limits their rate, hands them on, answers every refusal."""

import asyncio
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Protocol

import msgspec
import structlog
from aiohttp import WSMsgType, web

from veillee.rooms import messages
from veillee.rooms.chat import LAST_LINE
from veillee.rooms.house import House
from veillee.rooms.room import CLAIM_AGAIN_SECONDS, Room
from veillee.rooms.seat_requests import Patience
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.events import PersonId
from veillee.salon.people import find_person
from veillee.server import protocol as p
from veillee.server.limits import Bucket, Buckets, Kept
from veillee.server.relay import Unreached, Way
from veillee.storage import LEASE_SECONDS, Elsewhere, NotStored

HEARTBEAT_SECONDS = 25
# A client this far behind is disconnected: when it reconnects, one message is enough instead of a queue.
MOST_UNSENT_BYTES = 256 * 1024
MESSAGES_PER_SECOND = 40
# Longer than it takes to open a salon: how long a refusal took must not tell whether there was one to open.
REFUSED_AFTER_SECONDS = 0.2

# How long whoever comes is held while the node of their salon seems to be dying.
HELD_SECONDS = 4 * LEASE_SECONDS


class PassOn(Protocol):
    """Hands a socket over to the node at an address, with its first message. `further`: that one passes it on again."""

    def __call__(self, to: str, hello: bytes, further: bool = False) -> Awaitable[None]: ...


decode = msgspec.json.Decoder(p.FromBrowser).decode
logger = structlog.get_logger()


def frame_header(length: int) -> bytes:
    """The head of an unmasked text frame, as servers send them."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


class Outbox:
    """What is said within one turn of the loop leaves together after it, so that its writes follow on each other."""

    def __init__(self) -> None:
        self._sockets: list[Socket] = []

    def add(self, socket: "Socket") -> None:
        if not self._sockets:
            asyncio.get_running_loop().call_soon(self._empty)
        self._sockets.append(socket)

    def _empty(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.flush()


class Voice:
    """How much one may say: messages of any kind, chat, reactions, and questions that cost the house much.

    Also how many images and decks one may bring, and how many images of a shared album one may look at.
    """

    def __init__(self) -> None:
        self.messages = Bucket(most=3 * MESSAGES_PER_SECOND, per_second=MESSAGES_PER_SECOND)
        self.chat = Bucket(most=5, per_second=0.7)
        self.reactions = Bucket(most=6, per_second=1)
        self.asks = Bucket(most=20, per_second=2)
        self.images = Bucket(most=100, per_second=5)
        self.decks = Bucket(most=6, per_second=0.1)
        self.looks = Bucket(most=400, per_second=20)


class Socket:
    """A connection as rooms see it. `send` never waits.

    All sockets of a person speak with one voice, and so do those of a salon's visitors from one address: nobody may say
    more for opening more of them.
    """

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.Transport,
        house: House,
        outbox: Outbox,
        codes: Buckets,
        voices: Kept[Voice],
        patiences: Kept[Patience],
        address: str,
        pass_on: PassOn | None = None,
    ) -> None:
        """`pass_on`: hands this socket over to another node."""
        self.person: PersonId | None = None
        self.key_hash = ""
        self._ws, self._transport, self._house = ws, transport, house
        self._outbox, self._codes, self._voices, self._address = outbox, codes, voices, address
        self._patiences, self._pass_on = patiences, pass_on
        self._unsent: list[bytes] = []
        self._room: Room | None = None
        # A locked salon at whose door this is.
        self._door: Room | None = None
        self._voice = Voice()

    def send(self, message: bytes) -> None:
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += (frame_header(len(message)), message)

    def flush(self) -> None:
        """In one write: each costs the kernel more than everything else about a message."""
        frames, self._unsent = b"".join(self._unsent), []
        transport = self._transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_UNSENT_BYTES:
            logger.info("slow reader cut off")
            transport.abort()
            return
        transport.write(frames)

    def close(self) -> None:
        # Kept, so that it is not collected before it is done.
        self._closing = asyncio.ensure_future(self._ws.close())

    async def run(self) -> None:
        try:
            async for message in self._ws:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                if not self._voice.messages.take():
                    self._refuse(stray_mid(message.data), Refused("too_fast"))
                    await asyncio.sleep(0.5)
                    continue
                await self._receive(message.data)
        finally:
            if self._room is not None:
                self._room.disconnect(self)
            self._leave_door()

    def _refuse(self, mid: str | None, refused: Refused) -> None:
        self._house.storage.meter.refused(refused.code)
        self.send(messages.refused(mid, refused))

    async def _receive(self, data: str | bytes) -> None:
        mid = None
        try:
            try:
                message = decode(data)
            except p.UNREADABLE as wrong:
                mid = stray_mid(data)
                raise Refused("bad_message", why=str(wrong)[:200]) from wrong
            mid = getattr(message, "mid", None)
            await self._handle(message)
        except Refused as refused:
            self._refuse(mid, refused)
        except NotStored as error:
            # Storage has said so, once for everybody.
            logger.debug("not stored", error=str(error))
            self._refuse(mid, Refused("not_stored"))
        except Elsewhere:
            # Without a word: the browser comes back, and then perhaps to the node that has the salon.
            self.close()

    async def _handle(self, message: p.FromBrowser) -> None:
        match message:
            case p.Ping():
                self.send(messages.PONG)
                return
            case p.Hello():
                await self._hello(message)
                return
            case p.AskSeat(mid=mid, key=key, who=who):
                self._limit_asking()
                asked = await self._room_or_door()
                asked.ask_seat(self, mid, key, who, self._patiences.of(f"{asked.code} {self._address}"))
                return
            case p.DropAsk():
                (await self._room_or_door()).drop_ask(self)
                return
        room = self._room
        if room is None:
            raise Refused("say_hello_first")
        match message:
            case p.Join(mid=mid, key=key, name=name, screen=screen):
                room.join(self, mid, key, name, screen)
                self._voice = self._voice_of(room, self.person)
            case p.Do(mid=mid, what=what):
                if isinstance(what, ev.Say) and not self._voice.chat.take():
                    raise Refused("too_fast")
                await room.act(self, mid, what)
            case p.Start(mid=mid):
                self._limit_asking()
                await self._house.start_game(room, self, mid)
            case p.DeleteSalon():
                await self._house.delete_salon(room, self)
            case p.SendDraft(chair=chair, draft=draft):
                room.presence.draft(self, chair, draft)
            case p.React(kind=kind, chair=chair):
                if not self._voice.reactions.take():
                    raise Refused("too_fast")
                room.presence.react(self, kind, chair)
            case p.AnswerSeat(mid=mid, request=request, yes=yes):
                room.answer_seat(self, mid, request, yes)
            case p.AskChat(before=before):
                self._limit_asking()
                self.send(await room.chat_page(self, before))
            case p.AskStory(after=after):
                self._limit_asking()
                self.send(await room.story_page(after))
            case p.AskExport():
                self._limit_asking()
                self.send(await room.export(self))

    def _limit_asking(self) -> None:
        if not self._voice.asks.take():
            raise Refused("too_fast")

    async def _hello(self, hello: p.Hello) -> None:
        newer = self._house.others.who_speaks(hello.protocol) if hello.protocol > p.PROTOCOL else None
        if newer is None and not p.OLDEST_PROTOCOL <= hello.protocol <= p.PROTOCOL:
            self.send(messages.RELOAD)
            return
        if self._room is not None:
            raise Refused("already_here")
        room = await self._find_room(hello)
        if room is None:
            return
        if newer is not None:
            await self._leave_to(newer, hello)
            return
        if self._ws.closed:
            raise Refused("salon_gone")
        known = None if hello.key is None else find_person(room.stored, hello.key)
        voice = self._voice_of(room, None if known is None else known.id)
        # Coming back again and again is limited like everything else that is said.
        if not voice.messages.take():
            raise Refused("too_fast")
        self._leave_door()
        try:
            room.connect(self, hello.key)
        except Refused as refused:
            if refused.code == "salon_locked":
                room.wait_at_door(self, hello.key)
                self._door = room
            raise
        self._room, self._voice = room, voice
        if self.person is not None:
            self.send(await room.chat_page(self, LAST_LINE))

    async def _leave_to(self, newer: str, hello: p.Hello) -> None:
        """A page of a later version, during an upgrade: the salon goes to the node that understands all its pages."""
        await self._house.hand_over(hello.code.upper())
        # If a node has passed this on, the browser comes back there, and finds that the salon is nobody's.
        if self._pass_on is not None:
            with suppress(Unreached):
                await self._pass_on(newer, msgspec.json.encode(hello))
        self.close()

    async def _find_room(self, hello: p.Hello) -> Room | None:
        """None if the salon was in another node, and whoever is here has been there until now."""
        until = time.monotonic() + HELD_SECONDS
        way = Way(self._house.others)
        while True:
            try:
                return await find_room(self._house, hello.code, hello.key, self._codes, self._address)
            except Elsewhere as elsewhere:
                if self._pass_on is None or time.monotonic() > until:
                    raise
                for to, further in way.to(elsewhere):
                    with suppress(Unreached):
                        await self._pass_on(to, msgspec.json.encode(hello), further)
                        self.close()
                        return None
                # It may be about to die: then the salon will soon be here.
                await asyncio.sleep(CLAIM_AGAIN_SECONDS)

    async def _room_or_door(self) -> Room:
        if self._room is not None:
            return self._room
        if self._door is None:
            raise Refused("say_hello_first")
        # If nobody was there, the salon may have been put to sleep meanwhile.
        self._door = await self._house.room(self._door.code)
        return self._door

    def _leave_door(self) -> None:
        if self._door is not None:
            self._door.leave_door(self)
            self._door = None

    def _voice_of(self, room: Room, person: PersonId | None) -> Voice:
        return self._voices.of(f"{room.code} {self._address if person is None else person}")


async def find_room(house: House, code: str, key: str | None, codes: Buckets, address: str) -> Room:
    """The salon of that code. Wrong codes are counted; after too many of them only a key of the salon opens it."""
    if codes.empty(address):
        return await find_room_of_member(house, code, key)
    try:
        return await house.room(code.upper())
    except Refused as refused:
        if refused.code == "no_such_salon":
            codes.take(address)
        raise


async def find_room_of_member(house: House, code: str, key: str | None) -> Room:
    """For everybody else it is as if there were no such salon: they hear the same, and after the same time."""
    answered = asyncio.create_task(asyncio.sleep(REFUSED_AFTER_SECONDS))
    try:
        # In the log first: to open a salon, or ask the node that has it, takes longer than to find that there is none.
        if key is not None and await house.has_known(code.upper(), key):
            room = await house.room(code.upper())
            if find_person(room.stored, key) is not None:
                return room
        await answered
    finally:
        answered.cancel()
    raise Refused("too_many_codes")


def stray_mid(data: str | bytes) -> str | None:
    """The id of a message that could not be read otherwise, so that its sender learns which one it was."""
    try:
        loose: Any = msgspec.json.decode(data)
        mid = loose.get("mid") if isinstance(loose, dict) else None
        return mid if isinstance(mid, str) and len(mid) <= 64 else None
    except p.UNREADABLE:
        return None
