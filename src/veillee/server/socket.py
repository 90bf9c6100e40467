"""One browser's WebSocket: decodes typed messages, finds the person by their secret, answers every refusal."""

import asyncio
from typing import Any

import msgspec
import structlog
from aiohttp import WSMsgType, web
from msgspec import Raw

from veillee.rooms.house import House
from veillee.rooms.room import Room
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.events import ChairId, Entry, PersonId
from veillee.salon.model import Salon
from veillee.salon.replay import read_entry
from veillee.salon.views import chat_line
from veillee.server import protocol as p
from veillee.server.clips import CLIP_KINDS
from veillee.server.limits import Bucket, Buckets
from veillee.storage import NotStored

HEARTBEAT_SECONDS = 25
# A reader this far behind is cut off: it comes back with one message instead of a queue.
MOST_UNSENT_BYTES = 256 * 1024
CHAT_PAGE = 50
MESSAGES_PER_SECOND = 40

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(p.FromBrowser).decode
logger = structlog.get_logger()


class Answers:
    """The room's news as messages. A view is put together from parts that are already encoded."""

    def shared_view(self, seq: int, now: int, salon: bytes, game: bytes) -> bytes:
        return b'{"t":"view","seq":%d,"now":%d,"salon":%b,"game":%b,"you":' % (seq, now, salon, game)

    def view(self, shared: bytes, you: bytes) -> bytes:
        return b"%b%b}" % (shared, you)

    def done(self, mid: str) -> bytes:
        return encode(p.Done(mid=mid))

    def refused(self, mid: str | None, refused: Refused) -> bytes:
        return encode(p.RefusedMessage(mid=mid, code=refused.code, data=refused.data))

    def live(self, present: list[PersonId], drafts: list[tuple[ChairId, Raw]], heir: PersonId | None) -> bytes:
        views = tuple(p.DraftView(chair=chair, draft=draft) for chair, draft in drafts)
        return encode(p.Live(present=tuple(present), drafts=views, heir=heir))

    def chat(self, lines: list[tuple[int, Entry]], salon: Salon, page: bool, more: bool) -> bytes:
        return encode(p.Chat(lines=tuple(chat_line(seq, entry, salon) for seq, entry in lines), page=page, more=more))

    def gone(self, code: str) -> bytes:
        return encode(p.Gone(code=code))


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


class Socket:
    """A connection as rooms see it. `send` never waits."""

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.Transport,
        house: House,
        outbox: Outbox,
        codes: Buckets,
        address: str,
    ) -> None:
        self.person: PersonId | None = None
        self._ws, self._transport, self._house = ws, transport, house
        self._outbox, self._codes, self._address = outbox, codes, address
        self._unsent: list[bytes] = []
        self._room: Room | None = None
        self._messages = Bucket(most=3 * MESSAGES_PER_SECOND, per_second=MESSAGES_PER_SECOND)
        self._chat = Bucket(most=5, per_second=0.7)
        self._asks = Bucket(most=20, per_second=2)

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
                if not self._messages.take():
                    self._refuse(stray_mid(message.data), Refused("too_fast"))
                    await asyncio.sleep(0.5)
                    continue
                await self._receive(message.data)
        finally:
            if self._room is not None:
                self._room.disconnect(self)

    def _refuse(self, mid: str | None, refused: Refused) -> None:
        self.send(Answers().refused(mid, refused))

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
            logger.error("not stored", error=str(error))
            self._refuse(mid, Refused("not_stored"))

    async def _handle(self, message: p.FromBrowser) -> None:
        match message:
            case p.Ping():
                self.send(b'{"t":"pong"}')
                return
            case p.Hello():
                await self._hello(message)
                return
        room = self._room
        if room is None:
            raise Refused("say_hello_first")
        match message:
            case p.Join(mid=mid, key=key, name=name, screen=screen):
                if self.person is not None and room.identify(key) != self.person:
                    raise Refused("already_joined")
                room.join(self, mid, key, name, screen)
            case p.Do(mid=mid, what=what):
                await self._do(room, mid, what)
            case p.Start(mid=mid):
                self._asking()
                decks = room.decks_wanted()
                await self._house.keep_decks(decks)
                room.start(self, mid, decks)
            case p.DeleteSalon():
                self._host(room)
                await self._house.delete(room.code)
            case p.SendDraft(chair=chair, draft=draft):
                room.draft(self, chair, draft)
            case p.AskChat(before=before):
                self._member(room)
                self._asking()
                await self._send_chat(room, before)
            case p.AskStory(after=after):
                self._asking()
                number, lines, more = await room.story(max(0, after))
                self.send(encode(p.Story(number=number, after=after, lines=tuple(map(Raw, lines)), more=more)))
            case p.AskExport():
                self._member(room)
                self._asking()
                self.send(encode(p.Exported(file=Raw(await room.export()))))

    def _asking(self) -> None:
        if not self._asks.take():
            raise Refused("too_fast")

    def _member(self, room: Room) -> None:
        room.stored.person(self.person)

    def _host(self, room: Room) -> None:
        if room.stored.person(self.person).id != room.stored.host:
            raise Refused("host_only")

    async def _hello(self, hello: p.Hello) -> None:
        if hello.protocol != p.PROTOCOL:
            self.send(b'{"t":"reload"}')
            return
        if self._room is not None:
            raise Refused("already_here")
        room = await find_room(self._house, hello.code, self._codes, self._address)
        if self._ws.closed or room.gone:
            raise Refused("salon_gone")
        # Whoever was turned away elsewhere starts here as nobody.
        self.person = unknown = None
        if hello.key is not None:
            try:
                self.person = room.identify(hello.key)
            except Refused as refused:
                if refused.code == "removed":
                    raise
                unknown = refused
        room.connect(self)
        self._room = room
        if unknown is not None:
            self._refuse(None, unknown)
        if self.person is not None:
            await self._send_chat(room, 2**53)

    async def _do(self, room: Room, mid: str, what: ev.Act) -> None:
        match what:
            case ev.Say():
                if not self._chat.take():
                    raise Refused("too_fast")
            case ev.TakeDown(line=line):
                await self._take_down(room, mid, what, line)
                return
            case ev.TakeDownClip(clip=clip):
                self._host(room)
                room.act(self, mid, what)
                await self._house.storage.drop_clip(room.code, clip)
                return
        for clip, kind in room.clips_of(what).items():
            stored = await self._house.storage.clip(room.code, clip)
            if stored is None or stored[0] != CLIP_KINDS[kind]:
                raise Refused("no_such_clip")
        room.act(self, mid, what)

    async def _take_down(self, room: Room, mid: str, what: ev.TakeDown, line: int) -> None:
        self._host(room)
        storage = self._house.storage
        rows = await storage.read(room.code, line - 1, line) if 0 < line < 2**53 else []
        if not rows or rows[0].kind != "say":
            raise Refused("no_such_line")
        entry = read_entry(rows[0].body)
        if entry is None or not isinstance(entry.what, ev.Say):
            raise Refused("no_such_line")
        room.act(self, mid, what)
        erased = msgspec.structs.replace(entry, what=msgspec.structs.replace(entry.what, text=""))
        await storage.erase(room.code, line, encode(erased))
        room.tell_people(Answers().chat([(line, erased)], room.stored, False, True))

    async def _send_chat(self, room: Room, before: int) -> None:
        rows = await self._house.storage.chat(room.code, max(0, min(before, 2**53)), CHAT_PAGE)
        entries = [(row.seq, read_entry(row.body)) for row in rows]
        lines = [(seq, entry) for seq, entry in entries if entry is not None and isinstance(entry.what, ev.Say)]
        self.send(Answers().chat(lines, room.stored, True, len(rows) == CHAT_PAGE))


async def find_room(house: House, code: str, codes: Buckets, address: str) -> Room:
    """The salon of that code. Wrong codes are counted, and after too many of them no code is right any more."""
    if codes.empty(address):
        raise Refused("too_many_codes")
    try:
        return await house.room(code.upper())
    except Refused:
        codes.take(address)
        raise


def stray_mid(data: str | bytes) -> str | None:
    """The id of a message that could not be read otherwise, so that its sender learns which one it was."""
    try:
        loose: Any = msgspec.json.decode(data)
        mid = loose.get("mid") if isinstance(loose, dict) else None
        return mid if isinstance(mid, str) and len(mid) <= 64 else None
    except p.UNREADABLE:
        return None
