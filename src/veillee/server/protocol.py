"""Every message between a browser and the server. The client's types are generated from this file."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from veillee.rules import Tagged
from veillee.salon.events import Act, ChairId, PersonId, Text
from veillee.salon.views import ChatLine, GameView, SalonView, YouView

# Raised whenever an open tab of the older client could no longer follow: it then reloads itself.
PROTOCOL = 1
MESSAGE_BYTES = 64 * 1024
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


class SendDraft(Tagged, frozen=True, tag="draft"):
    """Shown live, never stored, never answered."""

    chair: ChairId
    draft: Raw


class AskChat(Tagged, frozen=True, tag="ask_chat"):
    before: int


class AskStory(Tagged, frozen=True, tag="ask_story"):
    """The story of the game on the table, from line `after` on."""

    after: int = 0


class AskExport(Tagged, frozen=True, tag="ask_export"):
    """The finished game as a file that `veillee verify` can check."""


class Ping(Tagged, frozen=True, tag="ping"):
    pass


FromBrowser: TypeAlias = Hello | Join | Do | Start | DeleteSalon | SendDraft | AskChat | AskStory | AskExport | Ping


# From the server


class View(Tagged, frozen=True, tag="view"):
    """Everything this person may see, whole: joining, updating and coming back are this one message."""

    seq: int
    now: int
    salon: SalonView
    game: GameView | None
    you: YouView


class Done(Tagged, frozen=True, tag="done"):
    mid: str


class RefusedMessage(Tagged, frozen=True, tag="refused"):
    """`mid` is None for a message that could not be read."""

    mid: str | None
    code: str
    data: dict[str, Any]


class DraftView(Struct, frozen=True):
    chair: ChairId
    draft: Raw


class Live(Tagged, frozen=True, tag="live"):
    """Who is here now, what is shown live, and who may take over from a host who is gone."""

    present: tuple[PersonId, ...]
    drafts: tuple[DraftView, ...]
    heir: PersonId | None


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


class Gone(Tagged, frozen=True, tag="gone"):
    """The salon was deleted, or you were removed from it."""

    code: str


class Reload(Tagged, frozen=True, tag="reload"):
    """This tab is older than the server."""


class Pong(Tagged, frozen=True, tag="pong"):
    pass


FromServer: TypeAlias = View | Done | RefusedMessage | Live | Chat | Story | Exported | Gone | Reload | Pong


# Over plain HTTP


class OpenSalon(Struct, frozen=True, forbid_unknown_fields=True):
    game: Text
    name: Text
    key: Key


class SalonOpened(Struct, frozen=True):
    code: str


class ClipStored(Struct, frozen=True):
    clip: str


class HttpRefusal(Struct, frozen=True):
    code: str
    data: dict[str, Any]
