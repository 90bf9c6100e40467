"""The views of a salon in encoded sections: what did not change is neither encoded nor sent again."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from msgspec import Raw, Struct

from veillee.decks import Library
from veillee.rooms import messages
from veillee.rooms.messages import Sections, encode
from veillee.rooms.presence import Connection
from veillee.salon.events import PersonId
from veillee.salon.model import Running, Salon
from veillee.salon.veil import veil_of
from veillee.salon.views import YouView, around_the_table, pinned_view, salon_view, table_view, you_views

NULL = Raw(b"null")
NOTHING_SENT: Sections = (None, None, None, None)


class ViewCache:
    """Knows of each connection which sections it was sent last.

    As long as a section says the same it is the very same object.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._shown: Salon | None = None
        # What was around the table then.
        self._around: tuple[Any, ...] = ()
        self._salon = self._pinned = self._table = NULL
        # What each person was shown of this salon, and what before it.
        self._you: dict[PersonId | None, Raw] = {}
        self._older_you: dict[PersonId | None, Raw] = defaultdict(lambda: NULL)
        self._view_you: Callable[[PersonId | None], YouView]
        self._sent: dict[Connection, Sections] = defaultdict(lambda: NOTHING_SENT)

    def message(self, salon: Salon, connection: Connection, now: int) -> bytes:
        """The view of this salon for a connection: the sections that it has not been sent yet."""
        if salon is not self._shown:
            self._turn_to(salon)
        person = connection.person
        if person not in self._you:
            self._you[person] = newer(self._older_you[person], self._veiled(salon, self._view_you(person)))
        sections = (self._salon, self._pinned, self._table, self._you[person])
        before, self._sent[connection] = self._sent[connection], sections
        return messages.view(salon.seq, now, sections, before)

    def forget(self, connection: Connection) -> None:
        self._sent.pop(connection, None)

    def _turn_to(self, salon: Salon) -> None:
        before, self._shown = self._shown, salon
        around, self._around = self._around, around_the_table(salon)
        same_salon = around == self._around
        same_covers = before is not None and before.covers == salon.covers
        same_game = before is not None and before.running is salon.running and same_covers
        if not same_salon:
            self._salon = newer(self._salon, salon_view(salon))
        if not same_game:
            self._turn_to_game(before.running if before and same_covers else None, salon)
        if not (same_salon and same_game):
            self._older_you |= self._you
            self._you = {}
            self._view_you = you_views(salon)

    def _turn_to_game(self, before: Running | None, salon: Salon) -> None:
        running = salon.running
        if running is None:
            self._pinned = self._table = NULL
            return
        if before is None or before.start is not running.start or before.late != running.late:
            images = self._library.addresses(self._library[hash] for hash in running.start.decks)
            self._pinned = newer(self._pinned, self._veiled(salon, pinned_view(running, salon.games, images)))
        self._table = newer(self._table, self._veiled(salon, table_view(running)))

    def _veiled(self, salon: Salon, view: Struct) -> Any:
        """Of the game on the table, without what the host has covered."""
        return view if salon.running is None else veil_of(salon).over(view, salon.running.game.words)


def newer(before: Raw, view: Any) -> Raw:
    """The section of this view: the one before, if it says the same."""
    after = Raw(encode(view))
    return before if after == before else after
