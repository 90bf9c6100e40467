"""What storage must be asked about an act before it is taken: whether it may be, and what goes from the log with it."""

import asyncio
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from typing import Literal

from msgspec import Struct

from veillee.album import acts as album_acts
from veillee.album.reader import AlbumReader
from veillee.clock import Clock
from veillee.decks import Library
from veillee.rooms import chat
from veillee.rooms.admission import Admitted
from veillee.rooms.clips import CLIP_KINDS
from veillee.rooms.log import Log
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.events import Entry, PersonId
from veillee.storage import NOTHING_ERASED, Erased, Storage
from veillee.workshop import acts as deck_acts
from veillee.workshop import erasing
from veillee.workshop.images import require_images

ERASING = (ev.TakeDown, ev.TakeDownClip, deck_acts.RemoveCard, deck_acts.RemoveDeck, album_acts.WriteDown)
LOOKED_UP = {*ERASING, album_acts.Favourite, album_acts.LeaveOut}


class Found(Struct, frozen=True):
    """`silenced`: a line of the chat that has no words any more."""

    erased: Erased = NOTHING_ERASED
    silenced: tuple[int, Entry] | None = None


NOTHING_FOUND = Found()


class Lookups:
    def __init__(self, log: Log, storage: Storage, library: Library, album: AlbumReader, clock: Clock) -> None:
        self._log, self._storage, self._library = log, storage, library
        self._album, self._clock = album, clock
        self._erasing = asyncio.Lock()

    @asynccontextmanager
    async def look_up(self, by: PersonId, act: Admitted) -> AsyncIterator[Found]:
        """Take the act within this. What erases goes one after the other: an entry may have words of several cards."""
        await self.require_files(act.clips, act.images)
        if not isinstance(act.what, ERASING):
            if isinstance(act.what, album_acts.Favourite | album_acts.LeaveOut):
                await self._album.require_moment(self._log.stored, by, act.what)
            yield NOTHING_FOUND
            return
        async with self._erasing:
            # What is still being stored may have these words too.
            await self._log.all_stored()
            found = await self._find_words(by, act.what)
            yield found
            if found.erased.rows:
                # What the album remembers goes too.
                self._album.forget()
            await self._log.all_stored()

    async def require_files(self, clips: Mapping[str, Literal["sound", "film"]], images: Collection[str]) -> None:
        """Recorded clips and images belong to the salon, and a clip is what the move says it is."""
        code = self._log.stored.code
        for clip, kind in clips.items():
            stored = await self._storage.clip(code, clip)
            if stored is None or stored[0] != CLIP_KINDS[kind]:
                raise Refused("no_such_clip")
        await require_images(self._storage, code, images, self._clock.now())

    async def _find_words(self, by: PersonId, what: ev.Act) -> Found:
        log, storage = self._log, self._storage
        match what:
            case ev.TakeDown(line=number):
                line = await chat.find_line(storage, log.stored, number)
                if by not in (line.by, log.stored.host):
                    raise Refused("not_your_line")
                silent, erased = chat.without_words(number, line)
                return Found(erased, (number, silent))
            case ev.TakeDownClip(clip=clip):
                return Found(Erased(clips=(clip,)))
            case album_acts.WriteDown():
                await self._album.require_moment(log.stored, by, what)
                return Found(await self._album.without_words(log.head, what))
            case deck_acts.RemoveCard() | deck_acts.RemoveDeck():
                games, gone = log.head.games, erasing.going(log.head, what)
                if gone == erasing.NOTHING:
                    return NOTHING_FOUND
                rows = await erasing.without_words(storage, log.stored.code, gone, self._library)
                if (log.head.games, erasing.going(log.head, what)) != (games, gone):
                    # Meanwhile a card may have been dealt once more, or written anew.
                    raise Refused("try_again")
                return Found(Erased(rows=rows, images=erasing.images_going(log.head, gone)))
        return NOTHING_FOUND
