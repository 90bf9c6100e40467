"""Every message from the server to a browser: all of them are built and encoded here."""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from veillee.album.model import Album
from veillee.rules import Refused, Tagged
from veillee.salon.events import ChairId, Entry, PersonId
from veillee.salon.model import Salon
from veillee.salon.views import ChatLine, PinnedView, SalonView, TableView, YouView, chat_line
from veillee.voices.model import InCall, Signal, WayServer

# Those of a view, each encoded already: the salon, what is pinned for the game, the table, you.
Sections: TypeAlias = tuple[Any, Any, Any, Any]

ReactionKind: TypeAlias = Literal["laughter", "applause", "doubt", "heart"]
SeatAnswer: TypeAlias = Literal["yes", "no", "ignored", "dropped"]

encode = msgspec.json.Encoder().encode


class ViewMessage(Tagged, frozen=True, tag="view"):
    """What this person may see, in sections.

    A section that is left out is as it was in the message before. The first message on a connection has all of them.
    While there is no game, `pinned` and `table` are null.
    """

    seq: int
    now: int
    salon: SalonView | UnsetType = UNSET
    pinned: PinnedView | UnsetType | None = UNSET
    table: TableView | UnsetType | None = UNSET
    you: YouView | UnsetType = UNSET


class Done(Tagged, frozen=True, tag="done"):
    """`entry`: the number of that which this message has become; what follows from it is shown already.

    None if it has become no entry, or if it is only answered once more.
    """

    mid: str
    entry: int | None


class RefusedMessage(Tagged, frozen=True, tag="refused"):
    """`mid` is None for a message that could not be read."""

    mid: str | None
    code: str
    data: dict[str, Any]


class DraftView(Struct, frozen=True):
    chair: ChairId
    draft: Raw


class Slow(Struct, frozen=True):
    """Somebody who is there and has let the table wait for so many `seconds`. `nudges`: how often they were nudged;
    `nudge`: whether they may be now."""

    chair: ChairId
    seconds: int
    nudges: int
    nudge: bool


class Live(Tagged, frozen=True, tag="live"):
    """Who is here now, what is shown live, and who may take over from a host who is gone.

    `visitors`: those who look on and have not joined, by numbers that mean nothing else.
    """

    present: tuple[PersonId, ...]
    drafts: tuple[DraftView, ...]
    heir: PersonId | None
    visitors: tuple[int, ...]
    slow: tuple[Slow, ...]


class Reaction(Tagged, frozen=True, tag="reaction"):
    """Somebody laughs, claps, doubts or loves it. `chair` is set if they sit in one."""

    person: PersonId
    chair: ChairId | None
    kind: ReactionKind


class Film(Tagged, frozen=True, tag="film"):
    """To televisions: the scene of the film of the evening that somebody shows there; None: nobody does."""

    at: int | None


class Chat(Tagged, frozen=True, tag="chat"):
    """`page` answers `ask_chat`; other chat messages are news. `more`: there are older lines."""

    lines: tuple[ChatLine, ...]
    page: bool
    more: bool


class Story(Tagged, frozen=True, tag="story"):
    number: int
    after: int
    lines: tuple[Raw, ...]
    more: bool


class Exported(Tagged, frozen=True, tag="exported"):
    file: Raw


class Sign(Struct, frozen=True):
    """What two screens show and people read to each other. `symbol` is that of the pawn of this colour."""

    symbol: int
    number: int


class SeatAsked(Tagged, frozen=True, tag="seat_asked"):
    """Your request for a seat is shown. `host_first`: for now only to the host. `seconds`: until it is forgotten.

    `joining`: you are new here, and the host is asked whether you may come in.
    """

    sign: Sign
    host_first: bool
    seconds: int
    joining: bool


class SeatAnswered(Tagged, frozen=True, tag="seat_answered"):
    """Your request has ended. After a yes, say hello with its key. `wait`: seconds until you may ask again."""

    answer: SeatAnswer
    wait: int


class SeatRequest(Struct, frozen=True):
    """Somebody on another device says that they are this person, or is new and wants to come in.

    `newcomer`: the name of one who is new, "" for a television; then there is no person.
    `yours`: it is you who they say they are; you may only refuse. `enough`: a yes of yours is all that is missing.
    """

    id: int
    person: PersonId | None
    newcomer: str | None
    sign: Sign
    yours: bool
    enough: bool
    said_yes: bool


class SeatRequests(Tagged, frozen=True, tag="seat_requests"):
    """All requests that you may answer now."""

    requests: tuple[SeatRequest, ...]


class CallMessage(Tagged, frozen=True, tag="call"):
    """Who is in the call, and who of them may be heard now. It is sent when something of this changes.

    `asking`: televisions that wait for the host's yes. `near`: those with a microphone on whose browsers came from the
    same address as this one: perhaps they are in the same room.
    """

    voices: tuple[InCall, ...]
    asking: tuple[PersonId, ...]
    near: tuple[PersonId, ...]


class Talking(Tagged, frozen=True, tag="talking"):
    """Whose voice is heard right now: to screens that are not in the call themselves."""

    people: tuple[PersonId, ...]


class WaysMessage(Tagged, frozen=True, tag="ways"):
    """For one who joins the call: how to find the others. `only_relay`: so that nobody is shown an address."""

    servers: tuple[WayServer, ...]
    only_relay: bool


class Signalled(Tagged, frozen=True, tag="signal"):
    """From the browser of somebody else in the call."""

    device: str
    signal: Signal


class Gone(Tagged, frozen=True, tag="gone"):
    """The salon was deleted, you were removed from it, your seat is on another device, or you only looked on and have
    to go."""

    code: str


class InLine(Tagged, frozen=True, tag="in_line"):
    """Many wrong codes came from your address: each waits for its turn, and yours is in about so many seconds."""

    seconds: int


class Reload(Tagged, frozen=True, tag="reload"):
    """This tab is older than the server."""


class Pong(Tagged, frozen=True, tag="pong"):
    pass


FromServer: TypeAlias = (
    ViewMessage
    | Done
    | RefusedMessage
    | Live
    | Reaction
    | Film
    | Chat
    | Story
    | Exported
    | SeatAsked
    | SeatAnswered
    | SeatRequests
    | CallMessage
    | Talking
    | WaysMessage
    | Signalled
    | Gone
    | InLine
    | Reload
    | Pong
)


class AlbumPage(Struct, frozen=True):
    """The album for one of its people, over plain HTTP. Moments are called "game/key".

    `liked`: by them; `yours`: their own; `left_out`: what they may let in again; `shared`: whether their link is good.
    """

    album: Album
    liked: tuple[str, ...]
    yours: tuple[str, ...]
    left_out: tuple[str, ...]
    shared: bool


RELOAD, PONG = encode(Reload()), encode(Pong())


def view(seq: int, now: int, sections: Sections, before: Sections) -> bytes:
    """The sections, encoded already, without those that are the very same as before."""
    salon, pinned, table, you = sections
    known_salon, known_pinned, known_table, known_you = before
    # Spelled out: this runs for every screen at every move.
    return encode(
        ViewMessage(
            seq,
            now,
            UNSET if salon is known_salon else salon,
            UNSET if pinned is known_pinned else pinned,
            UNSET if table is known_table else table,
            UNSET if you is known_you else you,
        )
    )


def done(mid: str, entry: int | None = None) -> bytes:
    return encode(Done(mid, entry))


def refused(mid: str | None, refusal: Refused) -> bytes:
    return encode(RefusedMessage(mid=mid, code=refusal.code, data=refusal.data))


def live(
    present: Iterable[PersonId],
    drafts: Iterable[tuple[ChairId, Raw]],
    heir: PersonId | None,
    visitors: Iterable[int],
    slow: tuple[Slow, ...],
) -> bytes:
    shown = tuple(DraftView(chair=chair, draft=draft) for chair, draft in drafts)
    return encode(Live(present=tuple(present), drafts=shown, heir=heir, visitors=tuple(visitors), slow=slow))


def reaction(person: PersonId, chair: ChairId | None, kind: ReactionKind) -> bytes:
    return encode(Reaction(person=person, chair=chair, kind=kind))


def film(at: int | None) -> bytes:
    return encode(Film(at=at))


def chat_news(lines: Iterable[tuple[int, Entry]], salon: Salon) -> bytes:
    return chat(lines, salon, page=False, more=True)


def chat(lines: Iterable[tuple[int, Entry]], salon: Salon, page: bool, more: bool) -> bytes:
    return encode(Chat(lines=tuple(chat_line(seq, entry, salon) for seq, entry in lines), page=page, more=more))


def seat_asked(sign: Sign, host_first: bool, seconds: int, joining: bool) -> bytes:
    return encode(SeatAsked(sign=sign, host_first=host_first, seconds=seconds, joining=joining))


def seat_answered(answer: SeatAnswer, wait: int) -> bytes:
    return encode(SeatAnswered(answer=answer, wait=wait))


def seat_requests(requests: tuple[SeatRequest, ...]) -> bytes:
    return encode(SeatRequests(requests=requests))


def call(voices: tuple[InCall, ...], asking: Iterable[PersonId], near: tuple[PersonId, ...]) -> bytes:
    return encode(CallMessage(voices, tuple(asking), near))


def talking(people: Iterable[PersonId]) -> bytes:
    return encode(Talking(tuple(people)))


def ways(servers: tuple[WayServer, ...], only_relay: bool) -> bytes:
    return encode(WaysMessage(servers=servers, only_relay=only_relay))


def signalled(device: str, signal: Signal) -> bytes:
    return encode(Signalled(device=device, signal=signal))


def in_line(seconds: int) -> bytes:
    return encode(InLine(seconds=seconds))


def gone(code: str) -> bytes:
    return encode(Gone(code=code))
