"""Opens a salon from storage: from then on nobody else writes into it, and its game can go on."""

from typing import Protocol

import structlog
from msgspec.structs import replace

from veillee.clock import Clock
from veillee.decks import Library
from veillee.rooms.bot_runner import Bots
from veillee.rooms.claims import CLAIM_SECONDS, until_claimed
from veillee.rooms.dates import Dates
from veillee.rooms.old_decks import decks_started_with, fetch_decks
from veillee.rooms.room import Room
from veillee.rooms.rows import rows_of
from veillee.rules import Refused
from veillee.salon import snapshots
from veillee.salon.fold import evolve
from veillee.salon.model import Salon
from veillee.salon.replay import mend, replay
from veillee.storage import Elsewhere, Ownership, Storage
from veillee.voices.ways import Ways

# Why a game cannot go on here, though it can in a node of another version.
OF_OTHER_VERSIONS = ("rules_changed", "game_gone")

logger = structlog.get_logger()


class Others(Protocol):
    """The other nodes at the same database, if there are any: the address of one that can do something, or None."""

    def who_plays(self, game: str, version: int) -> str | None: ...

    def who_speaks(self, protocol: int) -> str | None: ...


class Nobody:
    def who_plays(self, game: str, version: int) -> str | None:
        return None

    def who_speaks(self, protocol: int) -> str | None:
        return None


class Waking:
    def __init__(
        self, storage: Storage, library: Library, clock: Clock, bots: Bots, ways: Ways, others: Others
    ) -> None:
        self._storage, self._library, self._clock = storage, library, clock
        self._bots, self._ways, self._others = bots, ways, others

    async def wake(self, code: str) -> Room:
        """The room of a salon that nobody has in use: claimed, read, and put right if need be."""
        # First, so that nobody else writes anything after it is read.
        claim = await until_claimed(self._clock, CLAIM_SECONDS, lambda: self._storage.claim(code))
        if claim is None:
            raise Refused("no_such_salon")
        dates = Dates(self._clock, claim.last_at)
        salon = await self._load_snapshot(code)
        saved_seq = salon.seq if salon else 0
        rows = await self._storage.read(code, saved_seq)
        await fetch_decks(self._storage, self._library, decks_started_with(rows))
        salon, passed_over = replay(salon, [(row.seq, row.kind, row.body) for row in rows], self._library)
        if salon.code != code or salon.seq > claim.seq:
            # What its people do would be written into another salon, or over what was written.
            raise Refused("salon_damaged")
        if salon.seq < claim.seq:
            # The last entries are lost. Their numbers stay used up: otherwise nothing could be added.
            logger.warning("the end of a log is lost", salon=code, entries=claim.seq - salon.seq)
            salon = replace(salon, seq=claim.seq)
        if passed_over:
            # Its number and kind: in the reason may be words of somebody.
            first = passed_over[0].partition(":")[0]
            logger.warning("entries passed over", salon=code, count=len(passed_over), first=first)
        await self._leave_to_older_or_newer(salon, claim)
        salon = await self._mend(salon, claim, dates)
        log_bytes = await self._storage.size(code)
        kept = self._storage, self._library, dates, self._clock, self._bots, claim, self._ways
        return Room(salon, saved_seq, log_bytes, *kept)

    async def _load_snapshot(self, code: str) -> Salon | None:
        saved = await self._storage.snapshot(code)
        salon = snapshots.load(saved[1]) if saved else None
        if saved and salon is None:
            logger.warning("the snapshot is of another version or damaged: the log is read whole", salon=code)
        if salon is not None and salon.running is not None:
            decks = set(salon.running.start.decks)
            await fetch_decks(self._storage, self._library, decks)
            if not decks <= set(self._library):
                # The replay finds that out too, and puts the game away.
                return None
        return salon

    async def _leave_to_older_or_newer(self, salon: Salon, claim: Ownership) -> None:
        """`Elsewhere` if a game is played by rules that this node does not have, but another one does."""
        running = salon.running
        if running is None or running.lost is None or running.lost.reason not in OF_OTHER_VERSIONS:
            return
        address = self._others.who_plays(running.start.game, running.start.version)
        if address is not None:
            await self._storage.release(claim)
            raise Elsewhere(salon.code, address, alive=True)

    async def _mend(self, salon: Salon, claim: Ownership, dates: Dates) -> Salon:
        """Put away a game that this server cannot continue, before anyone sees the salon."""
        before = salon
        entries = mend(salon, dates.now())
        for entry in entries:
            salon = evolve(salon, entry, self._library)
        if entries:
            await self._storage.append(claim, before.seq, rows_of(entries, before.seq), entries[-1].at)
        if before.running is not None and (lost := before.running.lost) is not None:
            told = {"game": before.running.start.game, "rules": before.running.start.version, "error": lost.error}
            logger.warning("a game was put away", salon=salon.code, reason=lost.reason, **told)
        return salon
