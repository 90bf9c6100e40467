"""Somebody on a new device asks for the seat they had: who is asked about it, what they see, and what asking costs.

So does somebody who is new, where the host wants to say yes to each of them: then only the host is asked.

All of this is in memory only. A request that is confirmed leaves one entry in the log: `key_moved` or `joined`.
"""

import secrets
import unicodedata
from collections import deque
from collections.abc import Callable

from veillee.clock import Clock, Timer
from veillee.rooms import messages
from veillee.rooms.messages import SeatAnswer, SeatRequest, Sign
from veillee.rooms.patience import Patience, whole_seconds
from veillee.rooms.presence import Connection, Presence
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.events import PersonId
from veillee.salon.model import Salon
from veillee.salon.people import find_person, hash_of_key, is_old_key, is_vouched, others_vouch, vouchers

# A host who is connected is asked alone for so long.
HOST_ALONE_SECONDS = 60
REQUEST_SECONDS = 600
# A phone may lose its connection for a moment; after that nobody is asked about it any more.
GONE_SECONDS = 30
MOST_REQUESTS = 5
MOST_REQUESTS_EACH = 2
# Of people who are new.
MOST_NEWCOMERS = 40
# Also of those that ended, within the time that one is kept.
MOST_REQUESTS_IN_TEN_MINUTES = 12

SYMBOLS = 8


class Request:
    """`person` is None if nobody has the name that was told at the door: the asker does not learn that.

    `joining`: somebody who is new, and with which message; there is no person then either.
    """

    def __init__(
        self,
        id: int,
        who: PersonId | str,
        person: PersonId | None,
        key: str,
        sign: Sign,
        patience: Patience,
        since: float,
    ) -> None:
        self.id, self.who, self.person, self.key, self.sign = id, who, person, key, sign
        self.patience, self.since = patience, since
        self.joining: tuple[ev.Joined, str] | None = None
        self.connection: Connection | None = None
        self.yes: set[PersonId] = set()
        # Confirmed, and being stored.
        self.moving = False
        self.shown_first_to_host: bool | None = None
        self.timers: list[Timer] = []
        self.gone_timer: Timer | None = None

    def stop(self) -> None:
        self.patience.pending -= 1
        for timer in self.timers:
            timer.cancel()
        self.is_back()

    def is_back(self) -> None:
        """The asker is there again."""
        if self.gone_timer is not None:
            self.gone_timer.cancel()
            self.gone_timer = None


class SeatRequests:
    """Those of one salon. `head` and `stored` give the two salons of the room."""

    def __init__(
        self,
        head: Callable[[], Salon],
        stored: Callable[[], Salon],
        presence: Presence,
        clock: Clock,
    ) -> None:
        self._head, self._stored, self._presence, self._clock = head, stored, presence, clock
        self._requests: list[Request] = []
        self._asked_at: deque[float] = deque()
        self._made = 0
        # What each connection was sent last.
        self._told: dict[Connection, tuple[SeatRequest, ...]] = {}

    def __bool__(self) -> bool:
        return bool(self._requests)

    # The one who asks

    def ask(self, connection: Connection, key: str, who: PersonId | str, patience: Patience) -> None:
        if connection.person is not None:
            raise Refused("already_joined")
        salon, now, hashed = self._stored(), self._clock.monotonic(), hash_of_key(key)
        at_door = self._is_at_door(connection)
        known = self._of(connection) or next((one for one in self._requests if one.key == hashed), None)
        if known is not None:
            # Compared as it was said: otherwise one could find out which names there are.
            if (known.key, known.who) != (hashed, who):
                raise Refused("already_asked")
            # A resend after a lost answer.
            self._bind(known, connection)
            return
        if wait := patience.left(now):
            raise Refused("wait_to_ask", seconds=wait)
        person = self._find(salon, who, at_door)
        if find_person(self._head(), key) is not None or is_old_key(self._head(), key):
            raise Refused("key_in_use")
        if person is not None and not at_door and not self._may_answer(salon, person):
            raise Refused("nobody_to_confirm")
        while self._asked_at and now - self._asked_at[0] > REQUEST_SECONDS:
            self._asked_at.popleft()
        if (
            len(self._requests) - len(self._newcomers()) >= MOST_REQUESTS
            or patience.pending >= MOST_REQUESTS_EACH
            or len(self._asked_at) >= MOST_REQUESTS_IN_TEN_MINUTES
        ):
            raise Refused("too_many_asks")
        self._asked_at.append(now)
        self._begin(connection, who, person, hashed, patience)

    def ask_to_join(self, connection: Connection, mid: str, joined: ev.Joined) -> None:
        """Somebody new wants to come in. Their message is answered when the host has said yes or no."""
        known = self._of(connection) or next((one for one in self._requests if one.key == joined.key), None)
        if known is None:
            if len(self._newcomers()) >= MOST_NEWCOMERS:
                raise Refused("too_many_asks")
            # What a neighbour was refused costs nobody else anything.
            known = self._begin(connection, joined.name, None, joined.key, Patience(), (joined, mid))
        elif known.joining is None or known.key != joined.key:
            raise Refused("already_asked")
        elif not known.moving:
            # A resend after a lost connection.
            known.joining = joined, mid
            self._bind(known, connection)
            self.tell()

    def _newcomers(self) -> list[Request]:
        return [one for one in self._requests if one.joining is not None]

    def _begin(
        self,
        connection: Connection,
        who: PersonId | str,
        person: PersonId | None,
        key: str,
        patience: Patience,
        joining: tuple[ev.Joined, str] | None = None,
    ) -> Request:
        self._made += 1
        request = Request(self._made, who, person, key, self._new_sign(), patience, self._clock.monotonic())
        request.joining = joining
        patience.pending += 1
        self._requests.append(request)
        # A moment later: then the time is over by the clock too.
        request.timers = [
            self._clock.call_later(HOST_ALONE_SECONDS + 0.05, self.tell),
            self._clock.call_later(REQUEST_SECONDS, self._end, request, "ignored"),
        ]
        self._bind(request, connection)
        self.tell()
        return request

    def attach(self, connection: Connection, key: str) -> None:
        """Somebody without a seat has come, or has come again: perhaps they still wait for an answer."""
        hashed = hash_of_key(key)
        for request in self._requests:
            if request.key == hashed:
                self._bind(request, connection)

    def detach(self, connection: Connection) -> None:
        self._told.pop(connection, None)
        request = self._of(connection)
        if request is not None:
            request.connection = None
            request.gone_timer = self._clock.call_later(GONE_SECONDS, self._end, request, "ignored")

    def drop(self, connection: Connection) -> None:
        request = self._of(connection)
        if request is not None and not request.moving:
            self._end(request, "dropped")

    def _of(self, connection: Connection) -> Request | None:
        return next((one for one in self._requests if one.connection is connection), None)

    def _bind(self, request: Request, connection: Connection) -> None:
        request.is_back()
        request.connection, request.shown_first_to_host = connection, None
        self._tell_asker(request)

    def _is_at_door(self, connection: Connection) -> bool:
        """Whether somebody asks who was not let in, because the salon is locked."""
        return connection not in self._presence.connections

    def _find(self, salon: Salon, who: PersonId | str, at_door: bool) -> PersonId | None:
        if isinstance(who, str):
            return find_by_name(salon, who)
        if at_door:
            raise Refused("salon_locked")
        if not 0 <= who < len(salon.people) or salon.people[who].screen or salon.people[who].removed:
            raise Refused("no_such_person")
        return who

    def _new_sign(self) -> Sign:
        """Not like any other that is shown now, neither in its number nor, if possible, in its symbol."""
        shown = [request.sign for request in self._requests]
        symbols = [symbol for symbol in range(SYMBOLS) if all(sign.symbol != symbol for sign in shown)]
        numbers = [number for number in range(10, 100) if all(sign.number != number for sign in shown)]
        return Sign(symbol=secrets.choice(symbols or range(SYMBOLS)), number=secrets.choice(numbers))

    # Those who answer

    def answer(self, by: PersonId, id: int, yes: bool) -> ev.KeyMoved | ev.Joined | None:
        """What is to be stored, if with this answer enough have said yes."""
        request = next((one for one in self._requests if one.id == id and not one.moving), None)
        if request is None or (request.person is None and request.joining is None):
            raise Refused("no_such_request")
        salon = self._head()
        if request.joining is not None and by == salon.host and yes:
            request.moving = True
            return request.joining[0]
        if request.person is None:
            if by != salon.host:
                raise Refused("not_asked")
            self._end(request, "no")
            return None
        asked = self._asked(salon, request, request.person)
        if by not in asked and (yes or by != request.person):
            raise Refused("not_asked")
        if not yes:
            self._end(request, "no")
            return None
        request.yes = (request.yes | {by}) & asked
        if self._enough(salon, request.person, request.yes):
            request.moving = True
            return ev.KeyMoved(person=request.person, key=request.key, vouched=tuple(sorted(request.yes)))
        self.tell()
        return None

    def _enough(self, salon: Salon, person: PersonId, yes: set[PersonId]) -> bool:
        """The word of a host who has inherited the salon counts like that of anybody who plays."""
        return (is_vouched if salon.inherited is None else others_vouch)(salon, person, yes)

    def _may_answer(self, salon: Salon, person: PersonId) -> set[PersonId]:
        return (vouchers(salon, person) | {salon.host}) - {person}

    def _asked(self, salon: Salon, request: Request, person: PersonId) -> set[PersonId]:
        return {salon.host} if self._host_first(salon, request) else self._may_answer(salon, person)

    def _host_first(self, salon: Salon, request: Request) -> bool:
        """While the host is connected, nobody else is asked for a minute; if the host is lost, they are not asked."""
        return (
            salon.host != request.person
            and self._clock.monotonic() - request.since < HOST_ALONE_SECONDS
            and salon.host in self._presence.people()
        )

    # Telling

    def tell(self) -> None:
        """Call this if anything may have changed who is asked."""
        if not self._requests and not self._told:
            return
        salon = self._stored()
        for connection in list(self._presence.connections):
            shown = self._shown_to(salon, connection.person)
            if shown != self._told.get(connection, ()):
                connection.send(messages.seat_requests(shown))
            if shown:
                self._told[connection] = shown
            else:
                self._told.pop(connection, None)
        for request in self._requests:
            self._tell_asker(request)

    def _shown_to(self, salon: Salon, person: PersonId | None) -> tuple[SeatRequest, ...]:
        if person is None:
            return ()
        new = tuple(
            SeatRequest(
                id=request.id,
                person=None,
                newcomer=request.joining[0].name,
                sign=request.sign,
                yours=False,
                enough=True,
                said_yes=False,
            )
            for request in self._requests
            if request.joining is not None and not request.moving and person == salon.host
        )
        return new + tuple(
            SeatRequest(
                id=request.id,
                person=request.person,
                newcomer=None,
                sign=request.sign,
                yours=person == request.person,
                enough=self._enough(salon, request.person, request.yes | {person}),
                said_yes=person in request.yes,
            )
            for request in self._requests
            if request.person is not None
            and not request.moving
            and (person == request.person or person in self._asked(salon, request, request.person))
        )

    def _tell_asker(self, request: Request) -> None:
        salon, connection = self._stored(), request.connection
        if connection is None:
            return
        # Who stands at the door of a locked salon does not learn who is in it.
        joining = request.joining is not None
        host_first = joining or (not self._is_at_door(connection) and self._host_first(salon, request))
        if host_first == request.shown_first_to_host:
            return
        request.shown_first_to_host = host_first
        seconds = whole_seconds(request.since + REQUEST_SECONDS - self._clock.monotonic())
        connection.send(messages.seat_asked(request.sign, host_first, seconds, joining))

    # The end of a request

    def settle(self) -> None:
        """Something was stored: perhaps a seat has moved, or a person was removed."""
        if not self._requests and not self._told:
            return
        people = self._stored().people
        for request in list(self._requests):
            if request.joining is not None and any(person.key == request.key for person in people):
                self._end(request, "yes")
            if request.person is None:
                continue
            person = people[request.person]
            if person.key == request.key:
                self._end(request, "yes")
            elif person.removed:
                self._end(request, "no")
        self.tell()

    def undo(self) -> None:
        """What was to be stored was not: it can be confirmed again."""
        for request in list(self._requests):
            request.moving = False
            if self._clock.monotonic() - request.since >= REQUEST_SECONDS:
                self._end(request, "ignored")
        self.tell()

    def close(self, why: bytes) -> None:
        """The salon is gone."""
        for request in self._requests:
            request.stop()
            if request.connection is not None and self._is_at_door(request.connection):
                request.connection.send(why)
        self._requests.clear()

    def _end(self, request: Request, answer: SeatAnswer) -> None:
        if request.moving and answer == "ignored":
            # It was confirmed in the last moment.
            return
        self._requests.remove(request)
        request.stop()
        patience, now = request.patience, self._clock.monotonic()
        if answer == "yes":
            patience.forgive()
            known = [one for one in self._requests if one.person is not None]
            for other in [one for one in known if one.person == request.person]:
                self._end(other, "no")
        elif request.joining is None:
            patience.fail(now)
        if request.connection is not None:
            if request.joining is not None and answer != "yes":
                request.connection.send(messages.refused(request.joining[1], Refused("not_let_in")))
            request.connection.send(messages.seat_answered(answer, patience.left(now)))
        self.tell()


def find_by_name(salon: Salon, name: str) -> PersonId | None:
    """The person of that name, or who sits on a chair of that name; capitals and accents do not matter."""
    wanted = plain(name)
    people = [person for person in salon.people if not person.screen and not person.removed]
    known = {person.id for person in people}
    named = [person.id for person in people if plain(person.name) == wanted]
    seated = [chair.holder for chair in salon.chairs if chair.holder in known and plain(chair.name) == wanted]
    return next(iter(named + seated), None) if wanted else None


def plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name).casefold()
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
