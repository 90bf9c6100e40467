"""The one way into a salon: every entry is taken here, whoever sent it (a person, a bot, a clock, a file)."""

from collections.abc import Callable, Sequence

from veillee.decks import Library
from veillee.rooms import messages
from veillee.rooms.automatic import automatic_entries
from veillee.rooms.log import Answer, Log
from veillee.rooms.presence import Connection, Presence
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.events import Entry, PersonId
from veillee.salon.fold import evolve
from veillee.salon.message_ids import is_forgotten, was_accepted
from veillee.salon.model import Salon
from veillee.storage import NOTHING_ERASED, Erased


class Intake:
    """`taken` is called when the salon has got on."""

    taken: Callable[[], None]

    def __init__(self, log: Log, presence: Presence, library: Library, now: Callable[[], int]) -> None:
        self._log, self._presence, self._library, self._now = log, presence, library, now

    def open_head(self) -> Salon | None:
        """The salon to act on, or None while nothing can happen."""
        log = self._log
        unusable = log.gone or log.lost or log.reloading is not None or log.head.closed is not None
        return None if unusable else log.head

    def require_open(self, what: ev.AnyEvent | None = None) -> None:
        log = self._log
        if log.gone or (log.head.closed is not None and type(what) is not ev.Reopen):
            raise Refused("salon_gone")
        if log.lost or log.reloading is not None:
            raise Refused("try_again")

    def first_time(self, connection: Connection, mid: str, what: ev.Act | None = None) -> PersonId | None:
        """Who is acting, unless this message has been accepted before: then it is only answered again."""
        self.require_open(what)
        head = self._log.head
        person = head.person(connection.person)
        by = person.id
        if connection.key_hash in person.old_keys:
            raise Refused("seat_moved")
        if was_accepted(head, by, mid):
            self.answer_again(connection, mid)
            return None
        if is_forgotten(head, by, mid):
            raise Refused("too_late")
        return by

    def answer_again(self, connection: Connection, mid: str) -> None:
        """Already accepted. If it is still being stored, the answer waits for that like the first one's."""
        if not self._log.answer_when_stored((connection, mid, None)):
            connection.send(messages.done(mid))

    def judge(
        self,
        events: Sequence[ev.AnyEvent],
        by: PersonId | None = None,
        mid: str | None = None,
        erased: Erased = NOTHING_ERASED,
    ) -> tuple[list[Entry], Salon]:
        """These as entries, and the salon after them, or a refusal: all or none. People, and who joins, need space."""
        entries, after = [], self._log.head
        for what in events:
            if by is not None or type(what) is ev.Joined:
                self._log.require_space(what, erases=erased is not NOTHING_ERASED)
            entry = Entry(self._now(), what, by, None if by is None else mid)
            after = evolve(after, entry, self._library)
            entries.append(entry)
        return entries, after

    def take(
        self,
        events: Sequence[ev.AnyEvent],
        by: PersonId | None = None,
        to: Connection | None = None,
        mid: str | None = None,
        erased: Erased = NOTHING_ERASED,
        silenced: tuple[int, Entry] | None = None,
        used_at: int | None = None,
    ) -> None:
        """Judge these, all or none, and store them with all that follows from them.

        `by`: who does it, if it is a person. `to` hears when message `mid` is shown. `silenced`: a line of the chat
        that has no words any more. `used_at`: when the salon counts as last used.
        """
        log = self._log
        entries, after = self.judge(events, by, mid, erased)
        followed, after = automatic_entries(after, self._presence, self._library, self._now)
        entries += followed
        if entries:
            answers: list[Answer] = [] if to is None or mid is None else [(to, mid, log.head.seq + 1)]
            log.append(entries, after, answers, erased, silenced, used_at)
            self.taken()
