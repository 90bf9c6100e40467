"""Who is connected, who may take over from a host who is gone, and what is shown live."""

from collections import Counter
from collections.abc import Callable, Collection
from typing import Protocol

import msgspec
from msgspec import Raw

from veillee.clock import Clock
from veillee.rooms import messages
from veillee.rooms.messages import encode
from veillee.rooms.slowness import Slowness
from veillee.rules import Refused
from veillee.salon.checks import require_player, require_voice
from veillee.salon.events import ChairId, PersonId
from veillee.salon.model import Person, Salon
from veillee.salon.people import is_opener

HOST_GRACE_SECONDS = 20
# Of people, of televisions, of visitors who have not joined: none can take the places of the others.
MOST_SOCKETS = 160
MOST_TELEVISIONS = 40
MOST_VISITORS = 60


class Connection(Protocol):
    """What a room knows of a socket. `key_hash`: of the key that the person came with. `address`: where they are."""

    person: PersonId | None
    key_hash: str
    address: str

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


class Presence:
    """The connections of one salon. `stored` gives the salon as people are shown it."""

    def __init__(self, stored: Callable[[], Salon], clock: Clock) -> None:
        self.connections: set[Connection] = set()
        self.idle_since = clock.monotonic()
        self._stored, self._clock = stored, clock
        self._drafts: dict[ChairId, tuple[PersonId, Raw]] = {}
        # Who shows the film of the evening on the televisions, and which scene.
        self._film: tuple[PersonId, int] | None = None
        self._host_seen = stored().host
        self._people_seen = len(stored().people)
        # Those who have not joined, by a number, the longest here first.
        self._visitors: dict[Connection, int] = {}
        self._visitors_seen = 0
        # When it was last looked whether somebody is to be shown out.
        self._people_looked_at: tuple[Person, ...] | None = None
        self._host_away_since: float | None = None
        self.slowness = Slowness(stored, self.people, clock, self.show)

    def add(self, connection: Connection) -> None:
        if connection.person is None:
            self._make_room_for_visitor()
            self._visitors_seen += 1
            self._visitors[connection] = self._visitors_seen
        else:
            screen = self._is_television(connection)
            alike = sum(1 for one in self.connections if one.person is not None and self._is_television(one) == screen)
            if alike >= (MOST_TELEVISIONS if screen else MOST_SOCKETS):
                raise Refused("too_many_screens")
        self.connections.add(connection)

    def _is_television(self, connection: Connection) -> bool:
        people, person = self._stored().people, connection.person
        return person is not None and person < len(people) and people[person].screen

    def _make_room_for_visitor(self) -> None:
        """If there are too many, of the address that has most of them whoever has been here longest has to go.

        So whoever brings a hundred sockets keeps nobody out but themselves.
        """
        visitors = self.visitors()
        if len(visitors) >= MOST_VISITORS:
            [(fullest, _)] = Counter(one.address for one in visitors).most_common(1)
            self.show_out(next(one for one in visitors if one.address == fullest), messages.gone("too_many_visitors"))

    def visitors(self) -> dict[Connection, int]:
        """Those who have not joined, by their numbers."""
        return {one: number for one, number in self._visitors.items() if one.person is None}

    def show_out_visitors(self, number: int | None) -> None:
        """The one with this number, or all."""
        for visitor, known in self.visitors().items():
            if number is None or known == number:
                self.show_out(visitor, messages.gone("shown_out"))

    def remove(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._visitors.pop(connection, None)
        self.idle_since = self._clock.monotonic()
        here = self.people()
        self._drafts = {chair: draft for chair, draft in self._drafts.items() if draft[0] in here}
        if self._film is not None and self._film[0] not in here:
            self._film = None
            self._tell_televisions(None)

    def people(self) -> list[PersonId]:
        # A person whose joining is not stored yet does not count.
        known = len(self._stored().people)
        return sorted({c.person for c in self.connections if c.person is not None and c.person < known})

    def players(self) -> list[PersonId]:
        """Those of the people here who have a chair."""
        holders = {chair.holder for chair in self._stored().chairs if not chair.left}
        return [person for person in self.people() if person in holders]

    def has_been_told_of(self, person: PersonId) -> bool:
        """Whether everybody knows that this person belongs to the salon."""
        return person < self._people_seen

    def heir(self) -> PersonId | None:
        """Who may take over from a host who has been gone for a while: the next seat whose person is here.

        From an heir, at any time, whoever was host before.
        """
        salon, here = self._stored(), set(self.people())
        if salon.inherited is not None and salon.inherited.host in here:
            return salon.inherited.host
        away = self._host_away_since
        if away is None or self._clock.monotonic() - away < HOST_GRACE_SECONDS:
            return None
        playing = salon.running if salon.playing else None
        holders = [chair.holder for chair in salon.chairs if playing is None or playing.seat_of(chair.id) is not None]
        first = holders.index(salon.host) + 1 if salon.host in holders else 0
        circle = holders[first:] + holders[:first]
        # If nobody is in a chair, anybody who is connected may become host; but during a game only those who play.
        watching = [p.id for p in salon.people if not p.screen and not p.removed and playing is None]
        return next((p for p in [*circle, *watching] if p in here and p != salon.host), None)

    def update(self) -> None:
        """Call this if somebody came or went, or if the host changed. Sends everyone the list of people present."""
        if self._stored().host in self.people():
            self._host_away_since = None
        elif self._host_away_since is None:
            self._host_away_since = self._clock.monotonic()
            self._clock.call_later(HOST_GRACE_SECONDS + 0.1, self.show)
        self.slowness.follow()
        self.show()

    def follow(self, moved: Collection[ChairId] = ()) -> bool:
        """After something was stored: whether others are here or slow than before, or another host. `moved`: the chairs
        whose players have played."""
        salon = self._stored()
        if self._drafts:
            self._forget_stale_drafts()
        people = len(salon.people)
        new_host, newcomers = salon.host != self._host_seen, people != self._people_seen
        if new_host:
            self._host_seen, self._host_away_since = salon.host, None
        self._people_seen = people
        return self.slowness.follow(moved) or new_host or newcomers

    def show(self) -> None:
        here, heir, visitors = self.people(), self.heir(), self.visitors().values()
        slow = self.slowness.shown()
        for connection in list(self.connections):
            # People do not get their own draft back: their screen is ahead of the network.
            drafts = [(chair, draft) for chair, (by, draft) in self._drafts.items() if by != connection.person]
            connection.send(messages.live(here, drafts, heir, visitors, slow))
        if self._film is not None:
            # One that has just come.
            self._tell_televisions(self._film[1])

    def tell_people(self, message: bytes) -> None:
        """Send a message to everyone who has joined. Visitors do not get the chat."""
        for connection in list(self.connections):
            if connection.person is not None:
                connection.send(message)

    def show_out_strangers(self) -> None:
        """Close the connections of removed people, of devices left for another and, if it is locked, of visitors.

        If the salon was deleted, of all but the one who may open it again.
        """
        salon = self._stored()
        if salon.closed is not None:
            for connection in list(self.connections):
                if not is_opener(salon, connection.person):
                    self.show_out(connection, messages.gone("deleted"))
            return
        if salon.people is self._people_looked_at and not salon.locked:
            return
        self._people_looked_at = salon.people
        removed = [person.id for person in salon.people if person.removed]
        moved = {key for person in salon.people for key in person.old_keys}
        if not removed and not moved and not salon.locked:
            return
        for connection in list(self.connections):
            if connection.person in removed:
                self.show_out(connection, messages.gone("removed"))
            elif connection.person is not None and connection.key_hash in moved:
                self.show_out(connection, messages.gone("seat_moved"))
            elif salon.locked and connection.person is None:
                self.show_out(connection, messages.refused(None, Refused("salon_locked")))

    def show_out(self, connection: Connection, why: bytes) -> None:
        connection.send(why)
        self.connections.discard(connection)
        self._visitors.pop(connection, None)
        connection.close()

    def react(self, connection: Connection, kind: messages.ReactionKind, chair: ChairId | None) -> None:
        """Shown to everyone at once, visitors and televisions too. Who must be silent may not even smile (CO-11)."""
        salon = self._stored()
        person = require_player(salon, connection.person)
        if chair is not None and salon.chair(chair).holder != person.id:
            raise Refused("not_your_chair")
        require_voice(salon, person)
        message = messages.reaction(person.id, chair, kind)
        for other in list(self.connections):
            other.send(message)

    def show_film(self, connection: Connection, at: int | None) -> None:
        """On the televisions, as long as whoever shows it is here. Another may show it from where they are."""
        person = require_player(self._stored(), connection.person)
        if at is not None:
            self._film = (person.id, at)
        elif self._film is not None and self._film[0] == person.id:
            self._film = None
        else:
            return
        self._tell_televisions(at)

    def _tell_televisions(self, at: int | None) -> None:
        for connection in list(self.connections):
            if self._is_television(connection):
                connection.send(messages.film(at))

    def nudge(self, connection: Connection, chair: ChairId) -> None:
        """Everybody who has joined may do this, also who must be silent: it tells nothing."""
        require_player(self._stored(), connection.person)
        self.slowness.nudge(chair)

    def draft(self, connection: Connection, chair: ChairId, draft: Raw) -> None:
        """Shown to everyone else at once, kept in memory only."""
        salon = self._stored()
        running, person = salon.running, connection.person
        if running is None or person is None or salon.chair(chair).holder != person:
            raise Refused("not_your_chair")
        seat = running.seat_of(chair)
        if seat is None:
            raise Refused("not_in_this_game")
        try:
            decoded = msgspec.json.decode(draft, type=running.game.draft_type)
        except (msgspec.MsgspecError, UnicodeError) as wrong:
            raise Refused("bad_draft") from wrong
        self.slowness.moved(chair)
        self._drafts[chair] = (person, Raw(encode(running.game.draft(running.state, seat, decoded))))
        self.show()

    def _forget_stale_drafts(self) -> None:
        """Drop drafts that the game would refuse by now."""
        stale = [chair for chair, (_, draft) in self._drafts.items() if not self._is_timely(chair, draft)]
        for chair in stale:
            del self._drafts[chair]
        if stale:
            self.show()

    def _is_timely(self, chair: ChairId, draft: Raw) -> bool:
        running = self._stored().running
        seat = running.seat_of(chair) if running else None
        if running is None or seat is None:
            return False
        try:
            running.game.draft(running.state, seat, msgspec.json.decode(draft, type=running.game.draft_type))
        except Refused:
            return False
        return True
