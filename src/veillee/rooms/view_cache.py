"""The views of a salon, encoded: what did not change is not encoded again."""

from msgspec import Raw

from veillee.decks import Library
from veillee.rooms import messages
from veillee.rooms.messages import encode
from veillee.salon import events as ev
from veillee.salon.events import PersonId
from veillee.salon.model import Salon
from veillee.salon.views import around_the_table, pinned_view, salon_view, table_view, you_view


class ViewCache:
    def __init__(self, library: Library) -> None:
        self._library = library
        self._salon: tuple[Salon, bytes] | None = None
        self._pinned: tuple[ev.Started, bytes] | None = None

    def shared(self, salon: Salon) -> tuple[Raw, Raw]:
        """What everybody sees: the salon and the game."""
        if self._salon is None or around_the_table(self._salon[0]) != around_the_table(salon):
            self._salon = (salon, encode(salon_view(salon)))
        running, game = salon.running, b"null"
        if running is not None:
            if self._pinned is None or self._pinned[0] is not running.start:
                decks = [self._library[hash] for hash in running.start.decks]
                images = self._library.images(next((deck for deck in decks if deck.kind == "images"), decks[0]))
                self._pinned = (running.start, encode(pinned_view(running, salon.games, images)))
            # One object out of two: the end of the first and the beginning of the second are cut off.
            game = self._pinned[1][:-1] + b"," + encode(table_view(running))[1:]
        return Raw(self._salon[1]), Raw(game)

    def view(self, salon: Salon, shared: tuple[Raw, Raw], now: int, person: PersonId | None) -> bytes:
        return messages.view(salon.seq, now, *shared, you_view(salon, person))
