"""The album of a salon: read from its log when somebody asks for it, and who may mark which moments."""

import asyncio

from msgspec.structs import replace

from veillee.album import acts as album_acts
from veillee.album.chapters import Chapters, Finished
from veillee.album.marks import place
from veillee.album.model import Album
from veillee.decks import Library
from veillee.rooms.messages import encode
from veillee.rooms.reading import read_on
from veillee.rules import Moment, Refused, own_name
from veillee.salon import events as ev
from veillee.salon.events import PersonId
from veillee.salon.model import Salon
from veillee.salon.replay import read_entry
from veillee.storage import NOTHING_ERASED, Erased, Row, Storage
from veillee.workshop.images import shown_image


class AlbumReader:
    """Keeps what was read of the log. After something was erased there, it is read anew."""

    def __init__(self, storage: Storage, library: Library) -> None:
        self._storage, self._library = storage, library
        self._chapters = Chapters(library)
        self._reading = asyncio.Lock()

    def forget(self) -> None:
        self._chapters = Chapters(self._library)

    async def read(self, salon: Salon) -> Chapters:
        # One after the other: each reads on where the one before has stopped.
        async with self._reading:
            chapters = self._chapters
            await read_on(chapters, self._storage, self._library, salon.code, salon.seq)
            return chapters

    async def moment(self, salon: Salon, game: int, key: str) -> tuple[Moment, frozenset[PersonId]]:
        """A moment of the evening, and whose it is."""
        found = (await self.read(salon)).find(game)
        for page in found.chapter.pages if found is not None else ():
            for moment in page.moments:
                if moment.key == key and found is not None:
                    return moment, found.owners.get(key, frozenset())
        raise Refused("no_such_moment")

    async def require_moment(self, salon: Salon, person: PersonId, what: ev.Act) -> None:
        """Whether this person may mark this moment in this way."""
        match what:
            case album_acts.Favourite(game=game, moment=key):
                await self.moment(salon, game, key)
            case album_acts.LeaveOut(game=game, moment=key):
                _, owners = await self.moment(salon, game, key)
                if person not in owners and person != salon.host:
                    raise Refused("not_your_moment")
            case album_acts.WriteDown(game=game, moment=key, text=text):
                moment, owners = await self.moment(salon, game, key)
                erases = not text.strip()
                if erases and place(game, key) not in salon.album.words:
                    raise Refused("no_such_moment")
                if not moment.spoken or (person not in owners and not (erases and person == salon.host)):
                    raise Refused("not_your_moment")

    async def without_words(self, salon: Salon, what: album_acts.WriteDown) -> Erased:
        """How the log comes to forget what stood there before."""
        written = salon.album.words.get(place(what.game, what.moment))
        if written is None:
            return NOTHING_ERASED
        rows = await self._storage.read(salon.code, written.seq - 1, written.seq)
        entry = read_entry(rows[0].body) if rows else None
        if entry is None or not isinstance(entry.what, album_acts.WriteDown):
            # It is still being stored.
            raise Refused("try_again")
        silent = replace(entry, what=replace(entry.what, text=""))
        return Erased(rows=(Row(seq=written.seq, kind="write_down", body=encode(silent)),))


def owned_by(chapters: list[Finished], person: PersonId) -> list[str]:
    """The moments that this person may leave out, and write down if they were spoken."""
    return [
        place(one.chapter.number, key) for one in chapters for key, owners in one.owners.items() if person in owners
    ]


async def own_images(storage: Storage, salon: Salon, album: Album) -> dict[str, tuple[str, bytes]]:
    """The kind and the bytes of those that an album shows, by name."""
    names = {own_name(card) for chapter in album.chapters for card in chapter.cards}
    found = {name: await shown_image(storage, salon, name) for name in sorted(filter(None, names))}
    return {name: image for name, image in found.items() if image is not None}
