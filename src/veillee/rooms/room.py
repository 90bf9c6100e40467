"""A salon in use: handles one act at a time, has it stored, then shows it."""

from collections.abc import Awaitable

from veillee.clock import Clock
from veillee.decks import Library
from veillee.rooms import messages
from veillee.rooms.admission import Admitted, admit, admit_deck, identify, images_on, require_host, who_enters
from veillee.rooms.bot_runner import Bots
from veillee.rooms.dates import Dates
from veillee.rooms.intake import Intake
from veillee.rooms.log import Log
from veillee.rooms.lookups import LOOKED_UP, NOTHING_FOUND, Found, Lookups
from veillee.rooms.pages import Pages
from veillee.rooms.patience import Patience
from veillee.rooms.presence import Connection, Presence
from veillee.rooms.seat_requests import SeatRequests
from veillee.rooms.timers import Timers
from veillee.rooms.view_cache import ViewCache
from veillee.rules import Deck, Refused
from veillee.salon import events as ev
from veillee.salon.events import ChairId, Entry, PersonId
from veillee.salon.game import start_event
from veillee.salon.model import Salon
from veillee.salon.people import find_person, hash_of_key, require_settled_host
from veillee.storage import Ownership, Storage
from veillee.voices.call import Call
from veillee.voices.ways import Ways
from veillee.workshop import acts as deck_acts
from veillee.workshop.acts import DeckNumber

# After a failure to store, time limits are not tried again at once.
PAUSE_AFTER_FAILURE = 5


class Room:
    """`log_bytes`: how long the log is already. `dates` are written down, `clock` measures what lasts."""

    def __init__(
        self,
        salon: Salon,
        saved_seq: int,
        log_bytes: int,
        storage: Storage,
        library: Library,
        dates: Dates,
        clock: Clock,
        bots: Bots,
        claim: Ownership,
        ways: Ways,
    ) -> None:
        self.clock = clock
        tell = self._show, self._recover, self.abandon, self.farewell
        self.log = log = Log(salon, saved_seq, log_bytes, claim, storage, library, clock, *tell)
        self.presence = Presence(lambda: log.stored, clock)
        self.call = Call(lambda: log.stored, lambda: self.connections, clock, ways)
        self._intake = intake = Intake(log, self.presence, library, dates.now)
        self.pages = Pages(lambda: log.stored, storage, library, clock)
        self._requests = SeatRequests(lambda: log.head, lambda: log.stored, self.presence, clock)
        self._lookups = Lookups(log, storage, library, self.pages.album_reader, clock)
        self._storage, self._library, self._now = storage, library, dates.now
        self._views, self._chairs_seen = ViewCache(library), salon.chairs
        self.timers = Timers(log, intake, self.presence, bots, library, clock, dates)
        intake.take([])
        self.timers.arm()

    @property
    def head(self) -> Salon:
        return self.log.head

    @property
    def stored(self) -> Salon:
        return self.log.stored

    @property
    def gone(self) -> bool:
        return self.log.gone

    @property
    def code(self) -> str:
        return self.stored.code

    @property
    def connections(self) -> set[Connection]:
        return self.presence.connections

    @property
    def busy(self) -> bool:
        return bool(self.connections or self._requests or self.log.busy)

    # Coming and going

    def connect(self, connection: Connection, key: str | None) -> None:
        """Let somebody in: as the person whose key this is, or as a visitor who may join."""
        if self.gone or self.log.lost:
            raise Refused("salon_gone" if self.gone else "try_again")
        # This connection may have been refused by another salon: who it was there must not count here.
        connection.person, connection.key_hash = None, ""
        connection.person = who_enters(self.stored, key)
        if connection.person is not None:
            connection.key_hash = self.stored.people[connection.person].key
        self.presence.add(connection)
        connection.send(self._views.message(self.stored, connection, self._now()))
        self._presence_changed()
        if key is not None and connection.person is None:
            connection.send(messages.refused(None, Refused("unknown_key")))
            self._requests.attach(connection, key)

    def wait_at_door(self, connection: Connection, key: str | None) -> None:
        """The salon is locked. Whoever has a seat in it can still ask for that, and hear the answer."""
        connection.person, connection.key_hash = None, ""
        if key is not None:
            self._requests.attach(connection, key)

    def leave_door(self, connection: Connection) -> None:
        self._requests.detach(connection)

    def disconnect(self, connection: Connection) -> None:
        self._requests.detach(connection)
        self.presence.remove(connection)
        self._views.forget(connection)
        self.call.disconnect(connection)
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.presence.update()
        self._requests.tell()
        if self.call:
            self.call.show()
        if self._intake.open_head() is not None:
            self._intake.take([])
            self.timers.attend()
        elif self.head.closed is not None:
            self.timers.forget_attendance()

    def join(self, connection: Connection, mid: str, key: str, name: str, screen: bool) -> None:
        if connection.person is not None and identify(self.stored, key) != connection.person:
            raise Refused("already_joined")
        self._intake.require_open()
        known = find_person(self.head, key)
        if known is not None and known.removed:
            raise Refused("removed")
        if known is None:
            joined = ev.Joined(name=name, key=hash_of_key(key), screen=screen)
            if self.head.approval:
                # What would be refused in any case is refused before anybody is asked.
                self._intake.judge([joined])
                self._requests.ask_to_join(connection, mid, joined)
                return
            self._intake.take([joined], to=connection, mid=mid)
            known = find_person(self.head, key)
            assert known is not None
        else:
            # A resend after a lost answer.
            self._intake.answer_again(connection, mid)
        connection.person, connection.key_hash = known.id, known.key
        self._requests.drop(connection)
        if self.presence.has_been_told_of(known.id):
            self._presence_changed()

    def ask_seat(self, connection: Connection, mid: str, key: str, who: PersonId | str, patience: Patience) -> None:
        """Somebody on a new device says who they are: the host, or others who are here, are asked about it."""
        self._intake.require_open()
        self._requests.ask(connection, key, who, patience)
        connection.send(messages.done(mid))

    def drop_ask(self, connection: Connection) -> None:
        self._requests.drop(connection)

    def show_out_visitors(self, connection: Connection, mid: str, number: int | None) -> None:
        require_host(self.stored, connection.person)
        self.presence.show_out_visitors(number)
        self._presence_changed()
        connection.send(messages.done(mid))

    def answer_seat(self, connection: Connection, mid: str, request: int, yes: bool) -> None:
        by = self._intake.first_time(connection, mid)
        moved = None if by is None else self._requests.answer(by, request, yes)
        if moved is None:
            if by is not None:
                self._intake.answer_again(connection, mid)
            return
        try:
            self._intake.take([moved], by, connection, mid)
        except Refused:
            # Meanwhile somebody may have come in with the same name.
            self._requests.undo()
            raise

    # Acting

    def act(self, connection: Connection, mid: str, what: ev.Act, found: Found | None = None) -> Awaitable[None] | None:
        """Something a person does: admitted, judged and taken. Gives what is left to wait for, mostly nothing.

        `found`: what storage knows of it, once it has been asked.
        """
        by = self._intake.first_time(connection, mid, what)
        if by is None:
            return None
        act = admit(self.log.head, self.presence, by, what, self._now)
        if found is None and (act.clips or act.images or type(what) in LOOKED_UP):
            return self._look_up(connection, mid, what, by, act)
        known = found or NOTHING_FOUND
        self._intake.take([act.what], by, connection, mid, known.erased, known.silenced)
        return None

    async def _look_up(self, connection: Connection, mid: str, what: ev.Act, by: PersonId, act: Admitted) -> None:
        async with self._lookups.look_up(by, act) as found:
            # Meanwhile the table may have got on, or the same message may have come by another way.
            self.act(connection, mid, what, found)

    def start(self, connection: Connection, mid: str, decks: tuple[Deck, ...]) -> None:
        by = self._intake.first_time(connection, mid)
        if by is not None:
            # A chair given back may have been forgotten with a failed append: it is due before the game begins.
            self._intake.take([])
            self._intake.take([start_event(self.head, decks)], by, connection, mid)

    def pass_over(self, connection: Connection, mid: str, chair: ChairId) -> None:
        """The game goes on without somebody who is slow, by the same automatic move as if they were away."""
        by = self._intake.first_time(connection, mid)
        if by is not None:
            require_host(self.head, by)
            self.presence.slowness.require_slow(chair)
            self._intake.take([ev.Absent(chair=chair)], by, connection, mid)

    async def import_deck(self, by: PersonId, what: deck_acts.DeckImported) -> DeckNumber:
        """A deck that somebody brought along as a file. Its pictures have been stored before."""
        admitted = admit_deck(what)
        await self._lookups.require_files({}, images_on(what.kind, admitted.cards))
        self._intake.require_open()
        number = self.head.seq + 1
        self._intake.take([admitted], by)
        await self.log.require_stored()
        return number

    def require_may_delete(self, connection: Connection) -> None:
        self._intake.require_open()
        if connection.person == self.head.host:
            require_settled_host(self.head, self._now())
        self._intake.judge([ev.Closed()], connection.person)

    async def close(self, connection: Connection, used_at: int) -> None:
        """A host who has not opened the salon deletes it: for everybody but whoever did, it is gone from here on."""
        self._intake.take([ev.Closed()], connection.person, used_at=used_at)
        await self.log.require_stored()

    # Showing

    def _show(self, everyone: bool = False) -> None:
        """What is new since the last time. Guesses are shown to nobody but those who made them (CO-13)."""
        stored, now = self.log.stored, self._now()
        news, self.log.news = self.log.news, []
        if news:
            self._storage.meter.shown(self.clock.monotonic() - news[0].began)
        guessed = [accepted.guessed for accepted in news]
        everyone = everyone or None in guessed
        self.presence.show_out_strangers()
        for connection in self.presence.connections:
            if everyone or connection.person in guessed:
                connection.send(self._views.message(stored, connection, now))
        said: list[tuple[int, Entry]] = []
        for accepted in news:
            for connection, mid, entry in accepted.answers:
                connection.send(messages.done(mid, entry))
            said += accepted.said
        if self.call:
            self.call.show()
        if said:
            self.presence.tell_people(messages.chat_news(said, stored))
        self._requests.settle()
        if self.presence.follow([chair for accepted in news for chair in accepted.moved]):
            self._presence_changed()
        elif stored.chairs is not self._chairs_seen:
            self._chairs_seen = stored.chairs
            self.timers.attend()

    def _recover(self) -> None:
        """Something was not stored, and nobody saw it."""
        self.timers.bots.forget_floor()
        self.clock.call_later(PAUSE_AFTER_FAILURE, self.timers.arm)
        self._requests.undo()
        self._show(everyone=True)

    # The end

    async def put_away(self) -> None:
        """Nobody uses it any more: save it, and let whoever wants the salon next have it."""
        self.log.lost = True
        self.sleep()
        await self.log.all_stored()
        await self.log.save_snapshot()
        await self._storage.release(self.log.claim)

    def farewell(self) -> None:
        """The salon is deleted."""
        self.log.gone, why = True, messages.gone("deleted")
        self.sleep()
        self._requests.close(why)
        for connection in list(self.connections):
            self.presence.show_out(connection, why)

    def abandon(self) -> None:
        """The salon goes on in another node. Nobody is told: browsers come back by themselves, and find it there."""
        self.log.lost = True
        self.sleep()
        for connection in list(self.connections):
            connection.close()

    def sleep(self) -> None:
        self.timers.stop()
