"""Every message from a browser, and what travels over plain HTTP; `rooms/messages.py` has those to a browser.

The client's types are generated from both files.
"""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from veillee.decks.proofreading import Remark
from veillee.rooms.messages import ReactionKind
from veillee.rules import Language, Tagged, Text
from veillee.salon.events import Act, ChairId, PersonId
from veillee.voices.model import AboutCall

# Raised whenever an open tab of the older client could no longer follow. As long as the server can still answer such a
# tab, the older number stays the oldest; if it cannot, the tab reloads itself. tests/server/test_older_pages.py finds a
# change that a tab cannot follow.
PROTOCOL = 4
OLDEST_PROTOCOL = 3
MESSAGE_BYTES = 64 * 1024
MOST_CARDS_READ = 50
# More than an evening has moments.
MOST_SCENES = 100_000
# What decoding may raise: not JSON, not what was asked for, no text, or nested without end.
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)

MessageId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
# 128 bits or more, as base64url or hex.
Key = Annotated[str, Meta(min_length=22, max_length=128, pattern="^[A-Za-z0-9_-]+$")]
Code = Annotated[str, Meta(pattern="^[A-Za-z]{4,6}$")]


# From the browser


class Hello(Tagged, frozen=True, tag="hello"):
    """The first message. Without a key, or with one that nobody here has, one may look and then join."""

    protocol: int
    code: Code
    key: Key | None = None


class Join(Tagged, frozen=True, tag="join"):
    """Become a person of this salon. The browser makes the key and keeps it; a television joins as a screen."""

    mid: MessageId
    key: Key
    name: Text = ""
    screen: bool = False


class Do(Tagged, frozen=True, tag="do"):
    mid: MessageId
    what: Act


class Start(Tagged, frozen=True, tag="start"):
    mid: MessageId


class DeleteSalon(Tagged, frozen=True, tag="delete_salon"):
    mid: MessageId


class ShowOut(Tagged, frozen=True, tag="show_out"):
    """The host sends a visitor out, or all of them. With the code they may come again, unless the salon is locked."""

    mid: MessageId
    visitor: int | None = None


class SendDraft(Tagged, frozen=True, tag="draft"):
    """Shown live, never stored, never answered."""

    chair: ChairId
    draft: Raw


class React(Tagged, frozen=True, tag="react"):
    """Shown on all screens for a moment, never stored, never answered (CO-11)."""

    kind: ReactionKind
    chair: ChairId | None = None


class ShowFilm(Tagged, frozen=True, tag="show_film"):
    """The film of the evening on televisions: the scene that somebody's phone plays now; null ends it.

    Never stored, never answered.
    """

    at: Annotated[int, Meta(ge=0, le=MOST_SCENES)] | None = None


class Nudge(Tagged, frozen=True, tag="nudge"):
    """The phone of somebody who is slow sounds and vibrates. Never stored, never answered."""

    chair: ChairId


class PassOver(Tagged, frozen=True, tag="pass_over"):
    """The host lets the game go on without somebody who is slow, this once: as if they were away (CO-9)."""

    mid: MessageId
    chair: ChairId


class AskChat(Tagged, frozen=True, tag="ask_chat"):
    before: int


class AskStory(Tagged, frozen=True, tag="ask_story"):
    """The story of the game on the table, from line `after` on."""

    after: int = 0


class AskSeat(Tagged, frozen=True, tag="ask_seat"):
    """ "It's me": somebody who has not joined asks for the seat of a person, with a new key for it.

    `who`: the person's id, or their name; at the door of a salon that is locked only a name.
    """

    mid: MessageId
    key: Key
    who: PersonId | Text


class DropAsk(Tagged, frozen=True, tag="drop_ask"):
    """The request for a seat is withdrawn."""


class AnswerSeat(Tagged, frozen=True, tag="answer_seat"):
    """Whether somebody who asks for a seat is who they say they are."""

    mid: MessageId
    request: int
    yes: bool


class AskExport(Tagged, frozen=True, tag="ask_export"):
    """The finished game as a file that `veillee verify` can check."""


class Ping(Tagged, frozen=True, tag="ping"):
    pass


FromBrowser: TypeAlias = (
    Hello
    | Join
    | Do
    | Start
    | DeleteSalon
    | ShowOut
    | SendDraft
    | React
    | ShowFilm
    | Nudge
    | PassOver
    | AskChat
    | AskStory
    | AskExport
    | AskSeat
    | DropAsk
    | AnswerSeat
    | AboutCall
    | Ping
)


# Over plain HTTP


class OpenSalon(Struct, frozen=True, forbid_unknown_fields=True):
    """`colour`: of the chair in which its host sits at once, if any."""

    game: Text
    name: Text
    key: Key
    colour: int | None = None


class SalonOpened(Struct, frozen=True):
    code: str


class TelevisionWaits(Struct, frozen=True):
    """`sign`: what it shows, for so many `seconds`; `token`: with it alone the television asks what to show."""

    sign: str
    token: str
    seconds: int


class TelevisionShows(Struct, frozen=True):
    """The salon that somebody wants to be shown there, if anybody does."""

    code: str | None


class ShowSalon(Struct, frozen=True, forbid_unknown_fields=True):
    """The salon of that code is to be shown on the television with that sign."""

    sign: Annotated[str, Meta(pattern="^[A-Za-z0-9]{4}$")]
    code: Code


class ClipStored(Struct, frozen=True):
    clip: str


class GameAbout(Struct, frozen=True):
    """A game that this house has. `least` and `most`: players; `colours`: pawns; `words`: see `Game.words`."""

    name: str
    least: int
    most: int
    colours: int
    words: tuple[str, ...]


class DeckAbout(Struct, frozen=True):
    """A deck that every salon of this house can choose. `shipped`: it comes with Veillée. `images`: where they are.

    `everyone`: it is said to be for families.
    """

    id: str
    game: str
    kind: str
    language: str
    name: dict[str, str]
    cards: int
    authors: tuple[str, ...]
    licence: str
    images: str
    shipped: bool
    everyone: bool


class HouseAbout(Struct, frozen=True):
    """`addresses`: how other devices can reach this house, the likeliest first; `letters`: of a new salon’s code.

    `voices`: whether people may speak with each other here.
    """

    games: tuple[GameAbout, ...]
    decks: tuple[DeckAbout, ...]
    version: str
    addresses: tuple[str, ...]
    letters: int
    voices: bool


class ReachAbout(Struct, frozen=True):
    """When somebody last came in from the same network, and from the internet, since the server started."""

    near: int | None
    far: int | None


class ImageStored(Struct, frozen=True):
    image: str


class Proofread(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards as people write them, for a proof-reader; nothing of them is kept."""

    kind: Annotated[str, Meta(max_length=64)]
    language: Language
    cards: Annotated[tuple[dict[str, str], ...], Meta(max_length=MOST_CARDS_READ)]


class Remarks(Struct, frozen=True):
    """What the proof-reader says of each card."""

    cards: tuple[tuple[Remark, ...], ...]


class DeckStored(Struct, frozen=True):
    deck: int


class HttpRefusal(Struct, frozen=True):
    code: str
    data: dict[str, Any]


def stray_mid(data: str | bytes) -> str | None:
    """The id of a message that could not be read otherwise, so that its sender learns which one it was."""
    try:
        loose: Any = msgspec.json.decode(data)
        mid = loose.get("mid") if isinstance(loose, dict) else None
        return mid if isinstance(mid, str) and len(mid) <= 64 else None
    except UNREADABLE:
        return None
