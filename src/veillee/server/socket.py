"""One browser's WebSocket: decodes typed messages, limits their rate, hands them on, answers every refusal."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from veillee.rooms import messages
from veillee.rooms.chat import LAST_LINE
from veillee.rooms.house import House
from veillee.rooms.patience import Patience
from veillee.rooms.room import Room
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.events import PersonId
from veillee.salon.people import find_person
from veillee.server import protocol as p
from veillee.server.allowance import Allowance
from veillee.server.finding import PassOn, find_for
from veillee.server.guesses import Guesses
from veillee.server.limits import Bucket, ByName
from veillee.server.one_by_one import OneByOne
from veillee.server.turns import Turns
from veillee.server.wire import NOT_WANTED, Outbox
from veillee.storage import Elsewhere, NotStored
from veillee.voices.model import JoinCall, LeaveCall, SendSignal, TellCall

# After a message too many, nothing is read for so long.
TOO_FAST_SECONDS = 0.5
# After so many wrong codes a socket is closed.
MOST_WRONG_CODES = 5
# Who has not said hello by then keeps a place from somebody else.
HELLO_SECONDS = 20


decode = msgspec.json.Decoder(p.FromBrowser).decode
logger = structlog.get_logger()


class Socket(OneByOne):
    """A connection as rooms see it.

    All sockets of a person share one allowance, and so do those of a salon's visitors from one address: nobody may say
    more for opening more of them.
    """

    __slots__ = (
        "_allowance",
        "_allowances",
        "_codes",
        "_door",
        "_hello_timer",
        "_house",
        "_pass_on",
        "_patiences",
        "_room",
        "_sockets",
        "_turn_away",
        "_wrong_codes",
        "address",
        "key_hash",
        "person",
    )

    def __init__(
        self,
        house: House,
        outbox: Outbox,
        turns: Turns,
        sockets: "set[Socket]",
        codes: Guesses,
        allowances: ByName[Allowance],
        patiences: ByName[Patience],
        address: str,
        turn_away: Callable[[str], None],
        pass_on: PassOn | None = None,
    ) -> None:
        """`sockets`: all that are open. `turn_away` is told if this one never says hello.

        `pass_on`: hands this socket over to another node.
        """
        self._allowance = Allowance(house.clock, is_known=False)
        super().__init__(house.clock, outbox, turns, self._allowance.frames, p.MESSAGE_BYTES)
        self.person: PersonId | None = None
        self.key_hash = ""
        self._house, self._sockets = house, sockets
        self._codes, self._allowances, self._patiences, self.address = codes, allowances, patiences, address
        self._turn_away, self._pass_on, self._wrong_codes = turn_away, pass_on, 0
        self._room: Room | None = None
        # A locked salon at whose door this is.
        self._door: Room | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._sockets.add(self)
        self._hello_timer = self._clock.call_later(HELLO_SECONDS, self._never_said_hello)

    def _never_said_hello(self) -> None:
        if not self.closed:
            self._turn_away("no_hello")
            self.close(NOT_WANTED, "hello")

    def lost(self) -> None:
        self._hello_timer.cancel()
        self._sockets.discard(self)
        super().lost()

    def _leave(self) -> None:
        if self._room is not None:
            self._room.disconnect(self)
            self._room = None
        self._leave_door()

    # What is said

    def _receive(self, data: str | bytes) -> None:
        if not self._allowance.messages.take():
            self._slow_down(data)
            return
        mid = None
        try:
            try:
                message = decode(data)
            except p.UNREADABLE as wrong:
                mid = p.stray_mid(data)
                raise Refused("bad_message", why=str(wrong)[:200]) from wrong
            mid = getattr(message, "mid", None)
            waiting = self._handle(message)
        except (Refused, NotStored, Elsewhere) as error:
            self._fail(mid, error)
            return
        if waiting is not None:
            self._wait_for(waiting, mid)

    def _slow_down(self, data: str | bytes) -> None:
        self._refuse(p.stray_mid(data), Refused("too_fast"))
        if self.closed:
            # Nobody waits for the rest.
            self._empty_inbox()
        self._wait_for(self._clock.sleep(TOO_FAST_SECONDS), None)

    def _fail(self, mid: str | None, error: Refused | NotStored | Elsewhere) -> None:
        match error:
            case Refused():
                self._refuse(mid, error)
            case NotStored():
                # Storage has said so, once for everybody.
                logger.debug("not stored", error=str(error))
                self._refuse(mid, Refused("not_stored"))
            case Elsewhere():
                # Without a word: the browser comes back, and then perhaps to the node that has the salon.
                self.close()

    def _refuse(self, mid: str | None, refused: Refused) -> None:
        self._house.storage.meter.refused(refused.code)
        self.send(messages.refused(mid, refused))
        if self._wrong_codes >= MOST_WRONG_CODES:
            self.close()

    def _handle(self, message: p.FromBrowser) -> Awaitable[None] | None:
        """Gives what is left to wait for. A move is first: there is nothing that comes as often."""
        match message:
            case p.Do(mid=mid, what=what):
                room = self._here(self._allowance.chat if type(what) is ev.Say else None)
                return room.act(self, mid, what)
            case p.Ping():
                self.send(messages.PONG)
            case p.Hello():
                self._hello_timer.cancel()
                return self._hello(message)
            case p.AskSeat():
                return self._ask_seat(message)
            case p.DropAsk():
                return self._drop_ask()
            case p.Join(mid=mid, key=key, name=name, screen=screen):
                room = self._here()
                room.join(self, mid, key, name, screen)
                self.speak_as(self._allowance_of(room, self.person))
            case p.SendDraft(chair=chair, draft=draft):
                self._here().presence.draft(self, chair, draft)
            case p.React(kind=kind, chair=chair):
                self._here(self._allowance.reactions).presence.react(self, kind, chair)
            case JoinCall():
                self._here(self._allowance.joins).call.hear(self, message)
            case LeaveCall() | TellCall() | SendSignal():
                self._here(self._allowance.calls).call.hear(self, message)
            case p.ShowFilm(at=at):
                self._here().presence.show_film(self, at)
            case p.Nudge(chair=chair):
                self._here().presence.nudge(self, chair)
            case p.PassOver(mid=mid, chair=chair):
                self._here().pass_over(self, mid, chair)
            case p.AnswerSeat(mid=mid, request=request, yes=yes):
                self._here().answer_seat(self, mid, request, yes)
            case p.Start(mid=mid):
                return self._house.start_game(self._here(self._allowance.asks), self, mid)
            case p.DeleteSalon():
                return self._house.delete_salon(self._here(), self)
            case p.ShowOut(mid=mid, visitor=visitor):
                self._here().show_out_visitors(self, mid, visitor)
            case p.AskChat(before=before):
                return self._answer(self._here(self._allowance.asks).pages.chat(self.person, before))
            case p.AskStory(after=after):
                return self._answer(self._here(self._allowance.asks).pages.story(after))
            case p.AskExport():
                return self._answer(self._here(self._allowance.asks).pages.export(self.person))
        return None

    def _here(self, limit: Bucket | None = None) -> Room:
        if self._room is None:
            raise Refused("say_hello_first")
        if limit is not None and not limit.take():
            raise Refused("too_fast")
        return self._room

    async def _answer(self, asked: Awaitable[bytes]) -> None:
        self.send(await asked)

    async def _ask_seat(self, ask: p.AskSeat) -> None:
        if not self._allowance.asks.take():
            raise Refused("too_fast")
        asked = await self._room_or_door()
        asked.ask_seat(self, ask.mid, ask.key, ask.who, self._patiences.of(f"{asked.code} {self.address}"))

    async def _drop_ask(self) -> None:
        (await self._room_or_door()).drop_ask(self)

    async def _hello(self, hello: p.Hello) -> None:
        newer = self._house.others.who_speaks(hello.protocol) if hello.protocol > p.PROTOCOL else None
        if newer is None and not p.OLDEST_PROTOCOL <= hello.protocol <= p.PROTOCOL:
            self.send(messages.RELOAD)
            return
        if self._room is not None:
            raise Refused("already_here")
        try:
            room = await find_for(self, self._house, hello, self._codes, self._pass_on, newer)
        except Refused as refused:
            self._wrong_codes += refused.code == "no_such_salon"
            raise
        if room is None:
            return
        if self.closed:
            raise Refused("salon_gone")
        known = None if hello.key is None else find_person(room.stored, hello.key)
        allowance = self._allowance_of(room, None if known is None else known.id)
        # Coming back again and again is limited like everything else that is said.
        if not allowance.messages.take():
            raise Refused("too_fast")
        self._leave_door()
        try:
            room.connect(self, hello.key)
        except Refused as refused:
            if refused.code == "salon_locked":
                room.wait_at_door(self, hello.key)
                self._door = room
            raise
        self._room = room
        self.speak_as(allowance)
        # It keeps the request, and is not needed any more.
        self._pass_on = None
        if self.person is not None:
            self.send(await room.pages.chat(self.person, LAST_LINE))

    def tell_turn(self, seconds: int) -> bool:
        """Whether somebody is still there to wait."""
        if self.closed or self._goodbye is not None or self._transport.is_closing():
            return False
        if seconds:
            self.send(messages.in_line(seconds))
        return True

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

    def speak_as(self, allowance: Allowance) -> None:
        """It is known now whose connection this is."""
        self._allowance, self._costs.frames, self.is_known = allowance, allowance.frames, True

    def _allowance_of(self, room: Room, who: PersonId | None) -> Allowance:
        return self._allowances.of(f"{room.code} {self.address if who is None else who}")
