"""The log of a salon in use: what is accepted is stored, and what was not stored has not happened.

`head` is the salon with everything accepted so far; `stored` is what storage has confirmed, and all that anyone is
shown. A move is judged against `head`, so a vote never conflicts with another that is still being stored.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from math import inf
from typing import TypeAlias

import structlog
from msgspec import Struct

from veillee.clock import Clock
from veillee.decks import Library
from veillee.rooms import messages
from veillee.rooms.claims import until_claimed
from veillee.rooms.presence import Connection
from veillee.rooms.rows import rows_of
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon import snapshots
from veillee.salon.events import ChairId, Entry, PersonId
from veillee.salon.message_ids import was_accepted
from veillee.salon.model import Salon
from veillee.salon.replay import replay
from veillee.storage import Conflict, Elsewhere, Erased, NotStored, Ownership, Storage

SNAPSHOT_EVERY = 200
# How much a salon may write down. Long before, nobody may chat: what is left is for the games. Somewhat longer, words
# can be erased.
MOST_ENTRIES = 50_000
MOST_LOG_BYTES = 30_000_000
SHARE_WITH_CHAT = 0.9
SHARE_FOR_ERASING = 1.1

# Who waits for the answer to which message, and the number of its entry, if it has one.
Answer: TypeAlias = tuple[Connection, str, int | None]

logger = structlog.get_logger()


class Accepted(Struct):
    """What was accepted together: the salon after it, and what is to be told once it is stored.

    `said`: lines of the chat. `guessed`: who, if it is nothing but a guess, which is nobody else's business (CO-13).
    `moved`: the chairs whose players have played.
    """

    after: Salon
    answers: list[Answer]
    said: list[tuple[int, Entry]]
    guessed: PersonId | None
    moved: list[ChairId]
    began: float


class Log:
    """`show` is called when something has been stored, `recover` after something was not.

    `abandon`: the salon goes on elsewhere; `farewell`: it is no more.
    """

    def __init__(
        self,
        salon: Salon,
        saved_seq: int,
        log_bytes: int,
        claim: Ownership,
        storage: Storage,
        library: Library,
        clock: Clock,
        show: Callable[[], None],
        recover: Callable[[], None],
        abandon: Callable[[], None],
        farewell: Callable[[], None],
    ) -> None:
        self.head = self.stored = salon
        self.claim = claim
        # `gone`: the salon is deleted. `lost`: this log is of no use any more, because another node has the salon.
        self.gone = self.lost = False
        # Stored, and not shown yet.
        self.news: list[Accepted] = []
        self._unstored: list[Accepted] = []
        self._storage, self._library, self._clock = storage, library, clock
        self._show, self._recover = show, recover
        self._abandon, self._farewell = abandon, farewell
        self._loop = asyncio.get_running_loop()
        self._log_bytes = log_bytes
        # Up to which entry the stored snapshot goes.
        self._saved_seq = saved_seq
        self._appended: asyncio.Future[None] | None = None
        # While what was not stored is being forgotten.
        self.reloading: asyncio.Task[None] | None = None
        # Raised whenever an append fails: answers to what followed it come too late.
        self._attempt = 0

    @property
    def busy(self) -> bool:
        return bool(self._unstored or self.reloading)

    def is_full(self, share: float = 1) -> bool:
        """Whether there is so much of all that it may have."""
        return self.head.seq / MOST_ENTRIES >= share or self._log_bytes / MOST_LOG_BYTES >= share

    def require_space(self, what: ev.AnyEvent, erases: bool = False) -> None:
        kind = type(what)
        if kind is ev.Closed:
            return
        aside = kind is ev.Say or kind is ev.Guess
        erases = erases or kind is ev.Reopen or kind is ev.Cover
        if self.is_full(SHARE_FOR_ERASING if erases else SHARE_WITH_CHAT if aside else 1):
            raise Refused("no_space_for_chat" if aside else "log_full")

    def append(
        self,
        entries: list[Entry],
        after: Salon,
        answers: list[Answer],
        erased: Erased,
        silenced: tuple[int, Entry] | None,
        used_at: int | None,
    ) -> None:
        expected, self.head = self.head.seq, after
        rows = rows_of(entries, expected)
        said = []
        for row, entry in zip(rows, entries, strict=True):
            self._log_bytes += len(row.body)
            if row.kind == "say":
                said.append((row.seq, entry))
        if silenced is not None:
            said.append(silenced)
        if erased.rows:
            # The snapshot goes with the words.
            self._saved_seq = 0
        guessed = entries[0].by if len(entries) == 1 and type(entries[0].what) is ev.Guess else None
        moved = [entry.what.chair for entry in entries if type(entry.what) is ev.Play]
        self._unstored.append(Accepted(after, answers, said, guessed, moved, self._clock.monotonic()))
        future = self._appended = self._storage.append(self.claim, expected, rows, used_at or entries[-1].at, erased)
        future.add_done_callback(partial(self._on_stored, self._attempt))

    def answer_when_stored(self, answer: Answer) -> bool:
        """False if everything is stored already."""
        if self._unstored:
            self._unstored[-1].answers.append(answer)
        return bool(self._unstored)

    async def all_stored(self) -> None:
        """Until the last append has ended, well or not."""
        if self._appended is not None:
            await asyncio.wait([self._appended])

    async def require_stored(self) -> None:
        """Until the last append has ended well; `NotStored` if it has not."""
        if self._appended is not None:
            await asyncio.shield(self._appended)

    def _on_stored(self, attempt: int, done: "asyncio.Future[None]") -> None:
        error = done.exception() if not done.cancelled() else NotStored("cancelled")
        # Whatever followed a failed append was forgotten with it, and the log refuses it too.
        if attempt != self._attempt:
            return
        if error is not None:
            self._attempt += 1
            self.reloading = self._loop.create_task(self._reload(error))
            return
        self._storage.meter.moved()
        accepted = self._unstored.pop(0)
        self.stored = accepted.after
        if not self.news:
            # Whatever was committed together is shown together.
            self._loop.call_soon(self._show)
        self.news.append(accepted)
        if self.stored.seq - self._saved_seq >= SNAPSHOT_EVERY:
            self._loop.create_task(self._try_to_save())

    async def _reload(self, error: BaseException) -> None:
        """An append failed: forget what was not stored, and read what was (nobody saw the rest)."""
        # If it is the disk, storage has said so, once for all salons.
        logger.debug("not stored", salon=self.stored.code, error=str(error))
        if isinstance(error, Conflict) and not await self._claim_again():
            return
        waiting = [answer for accepted in self._unstored for answer in accepted.answers]
        self._unstored.clear()
        salon = self.stored
        try:
            rows = await self._storage.read(salon.code, salon.seq)
            read, _ = replay(salon, [(row.seq, row.kind, row.body) for row in rows], self._library)
            # What this room has judged itself is never lost on it; if it were, nobody could be shown that table.
            salon = read if read.running is None or read.running.lost is None else salon
            self._log_bytes = await self._storage.size(salon.code)
        except Exception as unreadable:
            # What is shown was stored once; if the log cannot even be read, that is the best there is.
            logger.error("not read", salon=salon.code, error=str(unreadable))
        self.head = self.stored = salon
        self.reloading = None
        self._answer(waiting)
        self._recover()

    def _answer(self, waiting: list[Answer]) -> None:
        for connection, mid, _ in waiting:
            person = connection.person
            if person is not None and was_accepted(self.stored, person, mid):
                connection.send(messages.done(mid))
            else:
                if person is not None and person >= len(self.stored.people):
                    connection.person = None
                self._storage.meter.refused("not_stored")
                connection.send(messages.refused(mid, Refused("not_stored")))

    async def _claim_again(self) -> bool:
        """Somebody else has written into the salon, or may do so. False if it is no longer here."""
        try:
            claim = await until_claimed(self._clock, inf, self._claim)
        except Elsewhere:
            if not self.lost:
                logger.warning("a salon goes on elsewhere", salon=self.stored.code)
                self._abandon()
            return False
        if claim is None:
            self._farewell()
            self.lost = True
            return False
        logger.warning("a salon was claimed again", salon=self.stored.code)
        self.claim = claim
        return True

    async def _claim(self) -> Ownership | None:
        code = self.stored.code
        if self.lost:
            raise Elsewhere(code, "", alive=True)
        try:
            return await self._storage.claim(code)
        except NotStored as error:
            logger.debug("not claimed", salon=code, error=str(error))
            # Nobody can say yet whose it is.
            raise Elsewhere(code, "", alive=False) from error

    async def _try_to_save(self) -> None:
        try:
            await self.save_snapshot()
        except NotStored as error:
            # Nothing is lost: the salon only takes longer to open.
            logger.debug("no snapshot", salon=self.stored.code, error=str(error))

    async def save_snapshot(self) -> None:
        self._saved_seq = self.stored.seq
        await self._storage.save_snapshot(self.stored.code, self.stored.seq, snapshots.save(self.stored))
