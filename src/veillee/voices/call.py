"""The call of a salon: who has joined it. What they tell each other is passed on, never kept and never written down."""

import ipaddress
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from veillee.clock import Clock
from veillee.rooms import messages
from veillee.rooms.presence import Connection
from veillee.rules import Refused
from veillee.salon.events import PersonId
from veillee.salon.model import Salon
from veillee.voices.hearing import may_be_heard, may_be_seen
from veillee.voices.model import AboutCall, InCall, JoinCall, LeaveCall, SendSignal, Signal, TellCall
from veillee.voices.ways import Ways

# Each is connected with each other: more would be too much for a phone.
MOST_VOICES = 8
# To each of these every voice is sent once more. They do not hear each other.
MOST_LISTENERS = 6
# Whoever has lost the server is still heard by the others, and mostly comes back.
AWAY_SECONDS = 30
HOME_NETWORKS = [ipaddress.ip_network(net) for net in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")]

NOBODY, SILENCE = messages.call((), (), ()), messages.talking(())


@dataclass
class Voice:
    """`connection`: none while the server does not hear from this browser."""

    device: str
    speaks: bool
    shows: bool
    listens: bool
    connection: Connection | None
    talks: bool = False
    lost: tuple[str, ...] = ()


class Call:
    """`stored` gives the salon as people are shown it."""

    def __init__(
        self, stored: Callable[[], Salon], connections: Callable[[], Iterable[Connection]], clock: Clock, ways: Ways
    ) -> None:
        self._stored, self._connections, self._clock, self._ways = stored, connections, clock, ways
        self._voices: dict[PersonId, Voice] = {}
        # Televisions that wait for the host's yes, and what they said.
        self._asking: dict[PersonId, tuple[Connection, JoinCall]] = {}
        # What each connection was told last: who is in the call, and who talks.
        self._told: dict[Connection, bytes] = {}
        self._told_talking: dict[Connection, bytes] = {}

    def __bool__(self) -> bool:
        return bool(self._voices or self._asking)

    def hear(self, connection: Connection, said: AboutCall) -> None:
        match said:
            case JoinCall():
                self._join(connection, said)
                self.show()
            case LeaveCall():
                self._leave(connection)
            case TellCall(talks=talks, lost=lost):
                self._tell(connection, talks, lost)
            case SendSignal(to=to, signal=signal):
                self._signal(connection, to, signal)

    def _join(self, connection: Connection, said: JoinCall) -> None:
        """Also to say what is on or off, and to come back. A person is in the call with one device."""
        one = self._stored().person(connection.person)
        if self._ways.off:
            raise Refused("voices_off")
        if any(voice.device == said.device for other, voice in self._voices.items() if other != one.id):
            raise Refused("device_taken")
        if one.screen and not one.name:
            # Whoever has the code could open one and listen: the host knows whether it stands in a room of theirs.
            if one.silenced:
                raise Refused("television_not_let_in")
            self._asking[one.id] = connection, said
            return
        alike = sum(voice.listens == said.listens for other, voice in self._voices.items() if other != one.id)
        most = MOST_LISTENERS if said.listens else MOST_VOICES
        if alike >= most:
            raise Refused("too_many_listeners" if said.listens else "call_full", most=most)
        known = self._voices.get(one.id)
        if known is not None and known.connection is connection and known.device == said.device:
            known.speaks, known.shows, known.listens = said.speaks, said.shows, said.listens
        else:
            self._voices[one.id] = Voice(said.device, said.speaks, said.shows, said.listens, connection)
            connection.send(self._ways.message(said.device))

    def _leave(self, connection: Connection) -> None:
        voice = self._voice_of(connection)
        if voice is not None and connection.person is not None:
            del self._voices[connection.person]
        self._ask_no_more(connection)
        self.show()

    def _tell(self, connection: Connection, talks: bool, lost: tuple[str, ...]) -> None:
        voice = self._voice_of(connection)
        if voice is None:
            raise Refused("not_in_call")
        others = {other.device for other in self._voices.values() if other is not voice}
        news = talks, tuple(sorted(others.intersection(lost)))
        if news != (voice.talks, voice.lost):
            voice.talks, voice.lost = news
            self.show()

    def _signal(self, connection: Connection, to: str, signal: Signal) -> None:
        """From one who has joined to another. What comes for somebody who is away is lost: they begin anew."""
        mine = self._voice_of(connection)
        if mine is None:
            raise Refused("not_in_call")
        other = next((voice for voice in self._voices.values() if voice.device == to and voice is not mine), None)
        if other is None or (mine.listens and other.listens):
            raise Refused("no_such_voice")
        if other.connection is not None:
            other.connection.send(messages.signalled(mine.device, signal))

    def disconnect(self, connection: Connection) -> None:
        self._told.pop(connection, None)
        self._told_talking.pop(connection, None)
        if self._ask_no_more(connection):
            self.show()
        voice = self._voice_of(connection)
        if voice is not None and connection.person is not None:
            voice.connection, voice.talks = None, False
            self._clock.call_later(AWAY_SECONDS, lambda: self._forget(voice))

    def _ask_no_more(self, connection: Connection) -> bool:
        """Whether it has asked."""
        asking = {person: asks for person, asks in self._asking.items() if asks[0] is not connection}
        self._asking, before = asking, self._asking
        return len(asking) < len(before)

    def _forget(self, voice: Voice) -> None:
        for person, one in list(self._voices.items()):
            if one is voice and voice.connection is None:
                del self._voices[person]
                self.show()

    def show(self) -> None:
        """Tell all who have joined the salon, if there is anything new for them."""
        salon = self._stored()
        self._follow(salon)
        # Whose own microphone is off may speak through that of a room.
        speakers = [person for person, voice in self._voices.items() if voice.speaks and not voice.listens]
        voices = tuple(
            [
                InCall(
                    person=person,
                    device=voice.device,
                    speaks=voice.speaks,
                    shows=voice.shows,
                    listens=voice.listens,
                    heard=not voice.listens and may_be_heard(salon, person, speakers),
                    seen=not voice.listens and may_be_seen(salon, person, speakers),
                    here=voice.connection is not None,
                    lost=voice.lost,
                )
                for person, voice in self._voices.items()
            ]
        )
        talking = messages.talking(
            one.person for one in voices if one.heard and one.speaks and self._voices[one.person].talks
        )
        # Nearly all are told the same: what is equal is encoded once.
        calls: dict[tuple[PersonId, ...], bytes] = {}
        for connection in self._connections():
            if connection.person is None:
                continue
            near = self._near(connection)
            if near not in calls:
                calls[near] = messages.call(voices, self._asking, near)
            message = calls[near]
            if self._told.get(connection, NOBODY) != message:
                self._told[connection] = message
                connection.send(message)
            # Who is in the call hears it, and sees it sooner.
            talk = talking if self._voice_of(connection) is None else SILENCE
            if self._told_talking.get(connection, SILENCE) != talk:
                self._told_talking[connection] = talk
                connection.send(talk)

    def _follow(self, salon: Salon) -> None:
        """What the host has said: who is removed is out, and televisions come in as they were let."""
        for person in list(self._voices):
            one = salon.people[person]
            if one.removed or (one.screen and not one.name):
                del self._voices[person]
        for person, (connection, said) in list(self._asking.items()):
            one = salon.people[person]
            if one.removed or one.silenced or one.name:
                del self._asking[person]
                try:
                    self._join(connection, said)
                except Refused as refused:
                    connection.send(messages.refused(None, refused))

    def _near(self, connection: Connection) -> tuple[PersonId, ...]:
        """Only what the network shows these two as well; where nobody is shown an address, nothing of it either."""
        mine = self._voice_of(connection)
        if mine is None or self._ways.hide:
            return ()
        return tuple(
            [
                person
                for person, voice in self._voices.items()
                if voice is not mine and voice.speaks and voice.connection is not None
                if are_near(voice.connection.address, connection.address)
            ]
        )

    def _voice_of(self, connection: Connection) -> Voice | None:
        voice = None if connection.person is None else self._voices.get(connection.person)
        return voice if voice is not None and voice.connection is connection else None


def are_near(one: str, other: str) -> bool:
    """Whether both came from the same household, as far as addresses tell: on the server's own machine they do not."""
    try:
        # Of IPv6 a whole network is told.
        places = [ipaddress.ip_address(address.partition("/")[0]) for address in (one, other)]
    except ValueError:
        return False
    # In a home network each device has an address of its own, and the server is in it too.
    at_home = all(any(place in network for network in HOME_NETWORKS) for place in places)
    return at_home or (one == other and not places[0].is_loopback)
