"""What browsers ask a salon for, page by page: chat, story, album, decks. Nothing happens by it."""

from collections.abc import Callable

from veillee.album.marks import liked_by
from veillee.album.model import Album
from veillee.album.reader import AlbumReader, owned_by
from veillee.clock import Clock
from veillee.decks import Library
from veillee.rooms import chat, messages
from veillee.rooms.story import StoryTeller
from veillee.rules import Refused
from veillee.salon.events import PersonId
from veillee.salon.model import Salon
from veillee.storage import Storage
from veillee.workshop.acts import DeckNumber
from veillee.workshop.views import Alt, OwnDeckPage, deck_page, own_alts


class Pages:
    """`stored` gives the salon as people are shown it."""

    def __init__(self, stored: Callable[[], Salon], storage: Storage, library: Library, clock: Clock) -> None:
        self._stored, self._storage = stored, storage
        self._story = StoryTeller(storage, library, clock)
        self.album_reader = AlbumReader(storage, library)

    def deck(self, person: PersonId, number: DeckNumber) -> OwnDeckPage:
        return deck_page(self._stored(), number, person)

    def own_alts(self) -> dict[str, Alt]:
        return own_alts(self._stored())

    async def chat(self, person: PersonId | None, before: int) -> bytes:
        salon = self._stored()
        salon.person(person)
        return await chat.page(self._storage, salon, before)

    async def story(self, after: int) -> bytes:
        return await self._story.page(self._stored(), after)

    async def export(self, person: PersonId | None) -> bytes:
        salon = self._stored()
        salon.person(person)
        if salon.running is None or not salon.running.over:
            raise Refused("game_not_over")
        chapters = await self.album_reader.read(salon)
        return await self._story.export(salon, chapters.evening(salon, salon.games))

    async def album(self) -> Album:
        salon = self._stored()
        return (await self.album_reader.read(salon)).album(salon)

    async def album_of(self, person: PersonId) -> messages.AlbumPage:
        """The album as one of its people sees it, with what they may do in it."""
        salon = self._stored()
        chapters = await self.album_reader.read(salon)
        may_restore = [at for at, by in salon.album.left_out.items() if person in (by, salon.host)]
        return messages.AlbumPage(
            album=chapters.album(salon),
            liked=liked_by(salon, person),
            yours=tuple(owned_by(chapters.finished, person)),
            left_out=tuple(may_restore),
            shared=person in salon.album.links,
        )
