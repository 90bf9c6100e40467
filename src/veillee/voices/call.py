"""The call of a salon: who has joined it. What they tell each other is passed on, never kept and never written down."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from veillee.clock import Clock
from veillee.rooms import messages
from veillee.rooms.presence import Connection
from veillee.rules import Refused
from veillee.salon.checks import require_player
from veillee.salon.events import PersonId
from veillee.salon.model import Salon
from veillee.voices.hearing import may_be_heard, may_be_seen
from veillee.voices.model import AboutCall, InCall, JoinCall, LeaveCall, SendSignal, Signal
from veillee.voices.ways import Ways

# Each is connected with each other: more would be too much for a phone.
MOST_VOICES = 8
# Whoever has lost the server is still heard by the others, and mostly comes back.
AWAY_SECONDS = 30

NOBODY = messages.call(())


@dataclass
class Voice:
    """`connection`: none while the server does not hear from this browser."""

    device: str
    speaks: bool
    shows: bool
    connection: Connection | None


class Call:
    """`stored` gives the salon as people are shown it."""

    def __init__(
        self, stored: Callable[[], Salon], connections: Callable[[], Iterable[Connection]], clock: Clock, ways: Ways
    ) -> None:
        self._stored, self._connections, self._clock, self._ways = stored, connections, clock, ways
        self._voices: dict[PersonId, Voice] = {}
        # What each connection was told last.
        self._told: dict[Connection, bytes] = {}

    def __bool__(self) -> bool:
        return bool(self._voices)

    def hear(self, connection: Connection, said: AboutCall) -> None:
        match said:
            case JoinCall():
                self._join(connection, said)
            case LeaveCall():
                self._leave(connection)
            case SendSignal(to=to, signal=signal):
                self._signal(connection, to, signal)

    def _join(self, connection: Connection, said: JoinCall) -> None:
        """Also to say what is on or off, and to come back. A person is in the call with one device."""
        person, device = require_player(self._stored(), connection.person).id, said.device
        if self._ways.off:
            raise Refused("voices_off")
        if any(voice.device == device for other, voice in self._voices.items() if other != person):
            raise Refused("device_taken")
        if person not in self._voices and len(self._voices) >= MOST_VOICES:
            raise Refused("call_full", most=MOST_VOICES)
        known = self._voices.get(person)
        self._voices[person] = Voice(device, said.speaks, said.shows, connection)
        if known is None or known.connection is not connection:
            connection.send(self._ways.message(device))
        self.show()

    def _leave(self, connection: Connection) -> None:
        voice = self._voice_of(connection)
        if voice is not None and connection.person is not None:
            del self._voices[connection.person]
            self.show()

    def _signal(self, connection: Connection, to: str, signal: Signal) -> None:
        """From one who has joined to another. What comes for somebody who is away is lost: they begin anew."""
        mine = self._voice_of(connection)
        if mine is None:
            raise Refused("not_in_call")
        other = next((voice for voice in self._voices.values() if voice.device == to and voice is not mine), None)
        if other is None:
            raise Refused("no_such_voice")
        if other.connection is not None:
            other.connection.send(messages.signalled(mine.device, signal))

    def disconnect(self, connection: Connection) -> None:
        self._told.pop(connection, None)
        voice = self._voice_of(connection)
        if voice is not None and connection.person is not None:
            voice.connection = None
            self._clock.call_later(AWAY_SECONDS, lambda: self._forget(voice))

    def _forget(self, voice: Voice) -> None:
        for person, one in list(self._voices.items()):
            if one is voice and voice.connection is None:
                del self._voices[person]
                self.show()

    def show(self) -> None:
        """Tell all who have joined the salon, if there is anything new for them."""
        salon = self._stored()
        for person in [person for person in self._voices if salon.people[person].removed]:
            del self._voices[person]
        message = messages.call(
            InCall(
                person=person,
                device=voice.device,
                speaks=voice.speaks,
                shows=voice.shows,
                heard=may_be_heard(salon, person),
                seen=may_be_seen(salon, person),
                here=voice.connection is not None,
            )
            for person, voice in self._voices.items()
        )
        for connection in self._connections():
            if connection.person is not None and self._told.get(connection, NOBODY) != message:
                self._told[connection] = message
                connection.send(message)

    def _voice_of(self, connection: Connection) -> Voice | None:
        voice = None if connection.person is None else self._voices.get(connection.person)
        return voice if voice is not None and voice.connection is connection else None
