"""What two browsers tell each other so that they find a way between them, and what everybody is told of the call.

The server passes signals on and reads nothing of them. As they come from strangers, shape and size are limited.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from veillee.rules import Tagged
from veillee.salon.events import PersonId

# A description of sound and picture is 3 to 8 KB.
SDP_LENGTH = 16_000
CANDIDATE_LENGTH = 500
MOST_CANDIDATES = 40
# More than there are in a call.
MOST_LOST = 16

# Of one browser in one call; it makes it anew each time that its person joins.
DeviceId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=32, pattern="^[A-Za-z0-9]+$")]


class Description(Struct, frozen=True, forbid_unknown_fields=True):
    type: Literal["offer", "answer"]
    sdp: Annotated[str, Meta(max_length=SDP_LENGTH)]


class Candidate(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A way that may lead to a browser, in the browser's own words."""

    candidate: Annotated[str, Meta(max_length=CANDIDATE_LENGTH)]
    sdp_mid: Annotated[str, Meta(max_length=16)] | None = None
    sdp_m_line_index: Annotated[int, Meta(ge=0, le=15)] | None = None
    username_fragment: Annotated[str, Meta(max_length=256)] | None = None


class Signal(Struct, frozen=True, forbid_unknown_fields=True):
    description: Description | None = None
    candidates: Annotated[tuple[Candidate, ...], Meta(max_length=MOST_CANDIDATES)] = ()


class JoinCall(Tagged, frozen=True, tag="join_call"):
    """Speak with the others of the salon; also to say that microphone or camera are on or off, and to come back.

    `listens`: only hear them. A television that the host has not let in yet asks for it in this way.
    """

    device: DeviceId
    speaks: bool
    shows: bool = False
    listens: bool = False


class LeaveCall(Tagged, frozen=True, tag="leave_call"):
    pass


class TellCall(Tagged, frozen=True, tag="tell_call"):
    """How it goes: whether this browser hears its own person speak, and to whom it has found no way."""

    talks: bool
    lost: Annotated[tuple[DeviceId, ...], Meta(max_length=MOST_LOST)] = ()


class SendSignal(Tagged, frozen=True, tag="signal"):
    """For the browser of somebody else in the call: passed on, never stored, never answered."""

    to: DeviceId
    signal: Signal


AboutCall: TypeAlias = JoinCall | LeaveCall | TellCall | SendSignal


class WayServer(Struct, frozen=True):
    """What helps browsers to find each other, as WebRTC calls it."""

    urls: tuple[str, ...]
    username: str
    credential: str


class InCall(Struct, frozen=True):
    """Somebody who has joined the call. `speaks`, `shows`: their microphone or their camera is on, they say.

    `listens`: they never speak, and show no face.
    `heard`: host and rules let them be heard now (CO-16): if not, no browser plays them, whatever theirs sends.
    `seen`: the rules let their face be seen now (DA-9): if not, every browser shows their token in its place.
    `here`: their browser is connected; the others may hear it for a while without.
    `lost`: the devices to which it has found no way.
    """

    person: PersonId
    device: str
    speaks: bool
    shows: bool
    listens: bool
    heard: bool
    seen: bool
    here: bool
    lost: tuple[str, ...]
