"""A salon in use: handles one act at a time, stores it, then shows it.

`head` is the salon with everything accepted so far; `stored` is what the log has confirmed, and all that anyone is
shown. A move is judged against `head`, so a vote never conflicts with another that is still being stored.
"""

import asyncio
from collections.abc import Awaitable, Sequence
from functools import partial

import structlog

from veillee.album.marks import liked_by
from veillee.album.model import Album
from veillee.album.reader import AlbumReader, owned_by
from veillee.clock import Clock
from veillee.decks import Library
from veillee.rooms import chat, messages
from veillee.rooms.admission import (
    Admitted,
    admit,
    admit_deck,
    identify,
    images_on,
    require_clips,
    require_host,
    who_enters,
)
from veillee.rooms.automatic import automatic_entries
from veillee.rooms.bot_runner import BotRunner, Bots
from veillee.rooms.clocks import Clocks
from veillee.rooms.dates import Dates
from veillee.rooms.presence import Connection, Presence
from veillee.rooms.rows import rows_of
from veillee.rooms.seat_requests import Patience, SeatRequests
from veillee.rooms.story import StoryTeller
from veillee.rooms.view_cache import ViewCache
from veillee.rules import Deck, Refused
from veillee.salon import events as ev
from veillee.salon import snapshots
from veillee.salon.covers import is_called
from veillee.salon.events import ChairId, DeckNumber, Entry, PersonId
from veillee.salon.fold import evolve
from veillee.salon.game import start_event
from veillee.salon.message_ids import is_forgotten, was_accepted
from veillee.salon.model import Salon
from veillee.salon.people import OPENER, find_person, hash_of_key, require_settled_host
from veillee.salon.replay import replay
from veillee.salon.views import Alt, OwnDeckPage, deck_page, own_alts
from veillee.storage import NOTHING_ERASED, Conflict, Elsewhere, Erased, NotStored, Ownership, Storage
from veillee.workshop import erasing
from veillee.workshop.images import require_images

SNAPSHOT_EVERY = 200
# How much a salon may write down. Long before, nobody may chat: what is left is for the games. Somewhat longer, words
# can be erased.
MOST_ENTRIES = 50_000
MOST_LOG_BYTES = 30_000_000
SHARE_WITH_CHAT = 0.9
SHARE_FOR_ERASING = 1.1
# After a failure to store, time limits are not tried again at once.
PAUSE_AFTER_FAILURE = 5
# A salon whose last owner seems to be dead is asked for so often, until it may be taken over.
CLAIM_AGAIN_SECONDS = 0.2

logger = structlog.get_logger()


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
    ) -> None:
        self.head = self.stored = salon
        self.claim, self.clock = claim, clock
        # `lost`: this room is of no use any more, because another node has the salon, or it is no more.
        self.gone = self.lost = False
        self.presence = Presence(lambda: self.stored, clock)
        self._requests = SeatRequests(lambda: self.head, lambda: self.stored, self.presence, clock)
        self._storage, self._library, self._now = storage, library, dates.now
        self._log_bytes = log_bytes
        self._loop = asyncio.get_running_loop()
        self._views = ViewCache(library)
        self._story = StoryTeller(storage, library, clock)
        self._album = AlbumReader(storage, library)
        self._clocks = Clocks(clock, dates, self.expire)
        self._bots = BotRunner(bots, library, clock, self._open_head, self._apply_events)
        self._unstored: list[tuple[Salon, list[tuple[Connection, str]]]] = []
        self._to_acknowledge: list[tuple[Connection, str]] = []
        self._said: list[tuple[int, Entry]] = []
        self._appended: asyncio.Future[None] | None = None
        self._tearing = asyncio.Lock()
        # Whether something new is to be shown, and when the first of that began.
        self._showing, self._began = False, 0.0
        # Who is shown what is new: everybody, unless it is nothing but guesses of these people.
        self._show_all, self._guessed = False, set[PersonId]()
        # Whether anyone with a chair is connected, and the chairs when this was last looked at.
        self._attended, self._chairs_seen = False, salon.chairs
        self._reloading: asyncio.Task[None] | None = None
        # Raised whenever an append fails: answers to what followed it come too late.
        self._attempt = 0
        # Up to which entry the stored snapshot goes.
        self._saved_seq = saved_seq
        self._follow_up()
        self._arm()

    @property
    def code(self) -> str:
        return self.stored.code

    @property
    def connections(self) -> set[Connection]:
        return self.presence.connections

    @property
    def busy(self) -> bool:
        return bool(self.connections or self._requests or self._unstored or self._reloading)

    # Coming and going

    def connect(self, connection: Connection, key: str | None) -> None:
        """Let somebody in: as the person whose key this is, or as a visitor who may join."""
        if self.gone:
            raise Refused("salon_gone")
        if self.lost:
            raise Refused("try_again")
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
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.presence.update()
        self._requests.tell()
        if self._open_head() is not None:
            self._follow_up()
            self._attend()
        elif self.head.closed is not None:
            # If it is opened again, the limit in force starts again.
            self._attended = False

    def _attend(self) -> None:
        """While no player is connected no limit runs. When one comes back, the limit in force starts again (CO-10)."""
        attended, was_attended = bool(self.presence.players()), self._attended
        if attended == was_attended:
            return
        self._attended = attended
        running = self.head.running
        if attended and running is not None and running.clock is not None and not self._is_full():
            self._apply_events([ev.Resumed()])
        else:
            self._arm()

    # Acting

    def join(self, connection: Connection, mid: str, key: str, name: str, screen: bool) -> None:
        if connection.person is not None and identify(self.stored, key) != connection.person:
            raise Refused("already_joined")
        self._require_open()
        known = find_person(self.head, key)
        if known is not None and known.removed:
            raise Refused("removed")
        if known is None:
            self._require_space(1)
            joined = ev.Joined(name=name, key=hash_of_key(key), screen=screen)
            entry = Entry(at=self._now(), what=joined)
            if self.head.approval:
                # What would be refused in any case is refused before anybody is asked.
                evolve(self.head, entry, self._library)
                self._requests.ask_to_join(connection, mid, joined)
                return
            self._take(entry, connection, mid)
            known = find_person(self.head, key)
            assert known is not None
        else:
            # A resend after a lost answer.
            self._acknowledge_later(connection, mid)
        connection.person, connection.key_hash = known.id, known.key
        self._requests.drop(connection)
        if self.presence.has_been_told_of(known.id):
            self._presence_changed()

    def ask_seat(self, connection: Connection, mid: str, key: str, who: PersonId | str, patience: Patience) -> None:
        """Somebody on a new device says who they are: the host, or others who are here, are asked about it."""
        self._require_open()
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
        by = self._first_time(connection, mid)
        if by is None:
            return
        self._require_space(1)
        moved = self._requests.answer(by, request, yes)
        if moved is None:
            self._acknowledge_later(connection, mid)
            return
        try:
            self._take(Entry(at=self._now(), what=moved, by=by, mid=mid), connection, mid)
        except Refused:
            # Meanwhile somebody may have come in with the same name.
            self._requests.undo()
            raise

    def act(self, connection: Connection, mid: str, what: ev.Act) -> Awaitable[None] | None:
        """Something a person does: admitted, judged and taken. Gives what is left to wait for, mostly nothing."""
        match what:
            # First, because nothing comes as often.
            case ev.Play():
                return self._act(connection, mid, what)
            case ev.TakeDown():
                return self._take_down(connection, mid, what)
            case ev.TakeDownClip(clip=clip):
                require_host(self.stored, connection.person)
                return self._act(connection, mid, what, Erased(clips=(clip,)))
            case ev.RemoveCard() | ev.RemoveDeck():
                self._require_settled_host(connection, what)
                return self._tear(connection, mid, what)
            case ev.Remove() | ev.Lock(on=True) | ev.Approve(on=True) | ev.Uncover() | ev.Rename():
                self._require_settled_host(connection, what)
                return self._act(connection, mid, what)
            case ev.Favourite() | ev.LeaveOut() | ev.WriteDown():
                return self._mark(connection, mid, what)
            case _:
                return self._act(connection, mid, what)

    def _act(
        self,
        connection: Connection,
        mid: str,
        what: ev.Act,
        erased: Erased = NOTHING_ERASED,
        silenced: tuple[int, Entry] | None = None,
    ) -> Awaitable[None] | None:
        """What is to be erased goes in the same moment."""
        act = self._admit(connection, mid, what)
        if act is None:
            return None
        if act.clips or act.images:
            return self._act_with_files(connection, mid, what, act)
        erases = erased is not NOTHING_ERASED or type(what) in (ev.Reopen, ev.Cover)
        aside = type(what) in (ev.Say, ev.Guess)
        self._require_space(SHARE_FOR_ERASING if erases else SHARE_WITH_CHAT if aside else 1)
        self._judge(connection, mid, act, erased, silenced)
        return None

    async def _act_with_files(self, connection: Connection, mid: str, what: ev.Act, act: Admitted) -> None:
        await require_clips(self._storage, self.code, act.clips)
        await require_images(self._storage, self.code, act.images, self.clock.now())
        # Meanwhile the table may have got on, or the same message may have come by another way.
        again = self._admit(connection, mid, what)
        if again is not None:
            self._require_space(1)
            self._judge(connection, mid, again)

    def _judge(
        self,
        connection: Connection,
        mid: str,
        act: Admitted,
        erased: Erased = NOTHING_ERASED,
        silenced: tuple[int, Entry] | None = None,
    ) -> None:
        entry = Entry(at=self._now(), what=act.what, by=act.by, mid=mid)
        after = evolve(self.head, entry, self._library, act.move)
        self._append([entry], after, [(connection, mid)], erased, silenced)

    def _require_settled_host(self, connection: Connection, what: ev.Act) -> None:
        """Everybody may take away what is their own."""
        salon, by = self.head, connection.person
        if by != salon.host:
            return
        match what:
            case ev.RemoveCard(card=id) if salon.own_card(id).by == by:
                return
            case ev.RemoveDeck(deck=id) if salon.own_deck(id).by == by:
                return
            case ev.Uncover(cover=id) if any(cover.id == id and cover.by == by for cover in salon.covers):
                return
            case ev.Rename(name=name) if is_called(salon, by, name):
                return
            case ev.Remove(person=person) if person == OPENER and salon.inherited is not None:
                raise Refused("opener_stays")
        require_settled_host(salon, self._now())

    def require_settled_host(self, connection: Connection) -> None:
        """Somebody who wants to delete the salon."""
        require_host(self.head, connection.person)
        require_settled_host(self.head, self._now())

    async def close(self, connection: Connection, used_at: int) -> None:
        """A host who has not opened the salon deletes it: for everybody but whoever did, it is gone from here on."""
        self._require_open()
        entry = Entry(at=self._now(), what=ev.Closed(), by=connection.person)
        self._append([entry], evolve(self.head, entry, self._library), [], used_at=used_at)
        assert self._appended is not None
        await asyncio.shield(self._appended)

    async def _take_down(self, connection: Connection, mid: str, what: ev.TakeDown) -> None:
        by = self.stored.person(connection.person)
        # First, because whoever must be silent may not even learn whose line it is.
        admit(self.head, self.presence, by.id, what)
        line = await chat.find_line(self._storage, self.stored, what.line)
        if by.id not in (line.by, self.stored.host):
            raise Refused("not_your_line")
        silent, erased = chat.without_words(what.line, line)
        self._act(connection, mid, what, erased, (what.line, silent))

    async def _tear(self, connection: Connection, mid: str, what: ev.RemoveCard | ev.RemoveDeck) -> None:
        # One after the other: entries of decks and games have the words of several cards.
        async with self._tearing:
            if self._appended is not None:
                # What is still being stored may have words of these cards.
                await asyncio.wait([self._appended])
            games, gone = self.head.games, erasing.going(self.head, what)
            if gone == erasing.NOTHING:
                self._act(connection, mid, what)
                return
            rows = await erasing.without_words(self._storage, self.code, gone, self._library)
            if (self.head.games, erasing.going(self.head, what)) != (games, gone):
                # Meanwhile a card may have been dealt once more, or written anew.
                raise Refused("try_again")
            erased = Erased(rows=rows, images=erasing.images_going(self.head, gone))
            self._act(connection, mid, what, erased)
            if self._appended is not None:
                await asyncio.wait([self._appended])

    async def _mark(self, connection: Connection, mid: str, what: ev.Favourite | ev.LeaveOut | ev.WriteDown) -> None:
        await self._album.require_moment(self.stored, self.stored.person(connection.person).id, what)
        if not isinstance(what, ev.WriteDown):
            self._act(connection, mid, what)
            return
        # One after the other: what is written replaces what was written before.
        async with self._tearing:
            self._act(connection, mid, what, await self._album.without_words(self.head, what))
            if self._appended is not None:
                await asyncio.wait([self._appended])

    def _admit(self, connection: Connection, mid: str, what: ev.Act) -> Admitted | None:
        by = self._first_time(connection, mid, what)
        return None if by is None else admit(self.head, self.presence, by, what)

    def start(self, connection: Connection, mid: str, decks: tuple[Deck, ...]) -> None:
        by = self._first_time(connection, mid)
        if by is not None:
            self._require_space(1)
            # A chair given back may have been forgotten with a failed append: it is due before the game begins.
            self._follow_up()
            started = start_event(self.head, decks)
            self._take(Entry(at=self._now(), what=started, by=by, mid=mid), connection, mid)

    def pass_over(self, connection: Connection, mid: str, chair: ChairId) -> None:
        """The game goes on without somebody who is slow, by the same automatic move as if they were away."""
        by = self._first_time(connection, mid)
        if by is not None:
            require_host(self.head, by)
            self.presence.slowness.require_slow(chair)
            self._require_space(1)
            self._take(Entry(at=self._now(), what=ev.Absent(chair=chair), by=by, mid=mid), connection, mid)

    async def import_deck(self, by: PersonId, what: ev.DeckImported) -> DeckNumber:
        """A deck that somebody brought along as a file. Its pictures have been stored before."""
        admitted = admit_deck(what)
        await require_images(self._storage, self.code, images_on(what.kind, admitted.cards), self.clock.now())
        self._require_open()
        self._require_space(1)
        entry = Entry(at=self._now(), what=admitted, by=by)
        after = evolve(self.head, entry, self._library)
        number = after.own_decks[-1].id
        self._append([entry], after, [])
        assert self._appended is not None
        await asyncio.shield(self._appended)
        return number

    def _first_time(self, connection: Connection, mid: str, what: ev.Act | None = None) -> PersonId | None:
        """Who is acting, unless this message has been accepted before: then it is only answered again."""
        self._require_open(what)
        person = self.head.person(connection.person)
        by = person.id
        if connection.key_hash in person.old_keys:
            raise Refused("seat_moved")
        if was_accepted(self.head, by, mid):
            self._acknowledge_later(connection, mid)
            return None
        if is_forgotten(self.head, by, mid):
            raise Refused("too_late")
        return by

    def _acknowledge_later(self, connection: Connection, mid: str) -> None:
        """Already accepted. If it is still being stored, the answer waits for that like the first one's."""
        if self._unstored:
            self._unstored[-1][1].append((connection, mid))
        else:
            connection.send(messages.done(mid))

    def _require_open(self, what: ev.Act | None = None) -> None:
        if self.gone or (self.head.closed is not None and type(what) is not ev.Reopen):
            raise Refused("salon_gone")
        if self.lost or self._reloading is not None:
            raise Refused("try_again")

    def _open_head(self) -> Salon | None:
        """The salon to act on, or None while nothing can happen."""
        unusable = self.gone or self.lost or self._reloading is not None or self.head.closed is not None
        return None if unusable else self.head

    # Storing

    def _is_full(self, share: float = 1) -> bool:
        """Whether the log has so much of all that it may have."""
        return self.head.seq / MOST_ENTRIES >= share or self._log_bytes / MOST_LOG_BYTES >= share

    def _require_space(self, share: float) -> None:
        if self._is_full(share):
            raise Refused("no_space_for_chat" if share < 1 else "log_full")

    def _take(self, entry: Entry, connection: Connection, mid: str) -> None:
        """Judge the entry, then store it together with all that follows from it."""
        self._append([entry], evolve(self.head, entry, self._library), [(connection, mid)])

    def _apply_events(self, events: Sequence[ev.AnyEvent]) -> None:
        """Events that no person sent are judged and stored in the same way."""
        entries, after = [Entry(at=self._now(), what=what) for what in events], self.head
        for entry in entries:
            after = evolve(after, entry, self._library)
        self._append(entries, after, [])

    def _follow_up(self) -> None:
        self._apply_events([])

    def expire(self, key: str) -> None:
        """The time limit with this key has run out. One that is not in force any more is nothing."""
        if self._open_head() is None:
            return
        try:
            self._apply_events([ev.Expired(clock=key)])
        except Refused:
            # The game got on in the same moment.
            return

    def _append(
        self,
        entries: list[Entry],
        after: Salon,
        answers: list[tuple[Connection, str]],
        erased: Erased = NOTHING_ERASED,
        silenced: tuple[int, Entry] | None = None,
        used_at: int | None = None,
    ) -> None:
        """`silenced`: a line of the chat that has no words any more. `used_at`: when the salon counts as last used."""
        followed, after = automatic_entries(after, self.presence, self._library, self._now)
        entries += followed
        expected, self.head = self.head.seq, after
        if not entries:
            return
        rows = rows_of(entries, expected)
        said = []
        for row, entry in zip(rows, entries, strict=True):
            self._log_bytes += len(row.body)
            if row.kind == "say":
                said.append((row.seq, entry))
        if silenced is not None:
            said.append(silenced)
        self._unstored.append((after, answers))
        future = self._appended = self._storage.append(self.claim, expected, rows, used_at or entries[-1].at, erased)
        if erased.rows:
            # The snapshot goes with the words, and what the album remembers of them.
            self._saved_seq = 0
            self._album.forget()
        # A guess is nobody's business: not even that there is one (CO-13).
        guessed = entries[0].by if len(entries) == 1 and type(entries[0].what) is ev.Guess else None
        future.add_done_callback(partial(self._on_stored, said, self._attempt, guessed, self.clock.monotonic()))
        self._arm()

    def _arm(self) -> None:
        """If the log is full, or the salon deleted, time limits and bots stand still: nobody could answer them."""
        if self._is_full() or self.head.closed is not None:
            self.sleep()
            return
        self._clocks.arm(self.head, self._attended)
        self._bots.arm(self.head)

    def _on_stored(
        self,
        said: list[tuple[int, Entry]],
        attempt: int,
        guessed: PersonId | None,
        began: float,
        done: "asyncio.Future[None]",
    ) -> None:
        error = done.exception() if not done.cancelled() else NotStored("cancelled")
        # Whatever followed a failed append was forgotten with it, and the log refuses it too.
        if attempt != self._attempt:
            return
        if error is not None:
            self._attempt += 1
            self._reloading = self._loop.create_task(self._reload(error))
            return
        self._storage.meter.moved()
        self.stored, answers = self._unstored.pop(0)
        self._to_acknowledge += answers
        self._said += said
        if guessed is None:
            self._show_all = True
        else:
            self._guessed.add(guessed)
        # Whatever was committed together is shown together.
        if not self._showing:
            self._showing, self._began = True, began
            self._loop.call_soon(self._show)

    async def _reload(self, error: BaseException) -> None:
        """An append failed: forget what was not stored, read what was, and tell everyone (nobody saw the rest)."""
        # If it is the disk, storage has said so, once for all salons.
        logger.debug("not stored", salon=self.code, error=str(error))
        if isinstance(error, Conflict) and not await self._claim_again():
            return
        waiting = [answer for _, answers in self._unstored for answer in answers]
        self._unstored.clear()
        salon = self.stored
        try:
            rows = await self._storage.read(self.code, salon.seq)
            read, _ = replay(salon, [(row.seq, row.kind, row.body) for row in rows], self._library)
            # What this room has judged itself is never lost on it; if it were, nobody could be shown that table.
            salon = read if read.running is None or read.running.lost is None else salon
            self._log_bytes = await self._storage.size(self.code)
        except Exception as unreadable:
            # What is shown was stored once; if the log cannot even be read, that is the best there is.
            logger.error("not read", salon=self.code, error=str(unreadable))
        self.head = self.stored = salon
        self._bots.forget_floor()
        self._reloading = None
        for connection, mid in waiting:
            person = connection.person
            if person is not None and was_accepted(self.stored, person, mid):
                connection.send(messages.done(mid))
            else:
                if person is not None and person >= len(self.stored.people):
                    connection.person = None
                self._storage.meter.refused("not_stored")
                connection.send(messages.refused(mid, Refused("not_stored")))
        self.clock.call_later(PAUSE_AFTER_FAILURE, self._arm)
        self._requests.undo()
        self._show_all = True
        self._show()

    async def _claim_again(self) -> bool:
        """Somebody else has written into the salon, or may do so. False if it is no longer here."""
        while True:
            if self.lost:
                return False
            try:
                claim = await self._storage.claim(self.code)
                break
            except Elsewhere as elsewhere:
                if elsewhere.alive:
                    logger.warning("a salon goes on elsewhere", salon=self.code)
                    self.abandon()
                    return False
            except NotStored as error:
                logger.debug("not claimed", salon=self.code, error=str(error))
            await self.clock.sleep(CLAIM_AGAIN_SECONDS)
        if claim is None:
            self.farewell("deleted")
            self.lost = True
            return False
        logger.warning("a salon was claimed again", salon=self.code)
        self.claim = claim
        return True

    # Showing

    def _show(self) -> None:
        if self._showing:
            self._storage.meter.shown(self.clock.monotonic() - self._began)
        self._showing = False
        now = self._now()
        self.presence.show_out_strangers()
        for connection in self.presence.connections:
            if self._show_all or connection.person in self._guessed:
                connection.send(self._views.message(self.stored, connection, now))
        self._show_all = False
        self._guessed.clear()
        acknowledged, self._to_acknowledge = self._to_acknowledge, []
        for connection, mid in acknowledged:
            connection.send(messages.done(mid))
        said, self._said = self._said, []
        if said:
            self.presence.tell_people(messages.chat_news(said, self.stored))
        self._requests.settle()
        if self.presence.follow():
            self._presence_changed()
        elif self.stored.chairs is not self._chairs_seen:
            self._chairs_seen = self.stored.chairs
            self._attend()
        if self.stored.seq - self._saved_seq >= SNAPSHOT_EVERY:
            task = self._loop.create_task(self.save_snapshot())
            task.add_done_callback(lambda done: done.exception())

    def deck_page(self, person: PersonId, number: DeckNumber) -> OwnDeckPage:
        return deck_page(self.stored, number, person)

    def own_alts(self) -> dict[str, Alt]:
        return own_alts(self.stored)

    async def chat_page(self, connection: Connection, before: int) -> bytes:
        self.stored.person(connection.person)
        return await chat.page(self._storage, self.stored, before)

    async def story_page(self, after: int) -> bytes:
        return await self._story.page(self.stored, after)

    async def export(self, connection: Connection) -> bytes:
        self.stored.person(connection.person)
        salon = self.stored
        if salon.running is None or not salon.running.over:
            raise Refused("game_not_over")
        chapters = await self._album.read(salon)
        return await self._story.export(salon, chapters.evening(salon, salon.games))

    async def album(self) -> Album:
        salon = self.stored
        return (await self._album.read(salon)).album(salon)

    async def album_of(self, person: PersonId) -> messages.AlbumPage:
        """The album as one of its people sees it, with what they may do in it."""
        salon = self.stored
        chapters = await self._album.read(salon)
        may_restore = [at for at, by in salon.album.left_out.items() if person in (by, salon.host)]
        return messages.AlbumPage(
            album=chapters.album(salon),
            liked=liked_by(salon, person),
            yours=tuple(owned_by(chapters.finished, person)),
            left_out=tuple(may_restore),
            shared=person in salon.album.links,
        )

    # The end

    async def put_away(self) -> None:
        """Nobody uses it any more: save it, and let whoever wants the salon next have it."""
        self.lost = True
        self.sleep()
        if self._appended is not None:
            await asyncio.wait([self._appended])
        await self.save_snapshot()
        await self._storage.release(self.claim)

    async def save_snapshot(self) -> None:
        self._saved_seq = self.stored.seq
        await self._storage.save_snapshot(self.code, self.stored.seq, snapshots.save(self.stored))

    def farewell(self, code: str) -> None:
        self.gone = True
        self.sleep()
        self._requests.close(messages.gone(code))
        for connection in list(self.connections):
            self.presence.show_out(connection, messages.gone(code))

    def abandon(self) -> None:
        """The salon goes on in another node. Nobody is told: browsers come back by themselves, and find it there."""
        self.lost = True
        self.sleep()
        for connection in list(self.connections):
            connection.close()

    def sleep(self) -> None:
        self._clocks.stop()
        self._bots.stop()
