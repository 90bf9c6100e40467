"""What people do with the album: entries of the log like all others (`salon/events.py`)."""

from typing import Annotated

from msgspec import Meta

from veillee.rules import Tagged, Text

# The key of a moment within its game, see `Game.moments`.
MomentKey = Annotated[str, Meta(pattern="^[0-9A-Za-z]{1,20}$", max_length=20)]
# 128 bits or more, as base64url or hex; in the log it is a hash.
AlbumToken = Annotated[str, Meta(min_length=22, max_length=128, pattern="^[A-Za-z0-9_-]+$")]


class Favourite(Tagged, frozen=True, tag="favourite"):
    """A heart for a moment of the evening, or none any more. `game` is its number."""

    game: int
    moment: MomentKey
    on: bool


class LeaveOut(Tagged, frozen=True, tag="leave_out"):
    """Leave a moment out of the album, or let it in again. Whose it is may do this, and the host."""

    game: int
    moment: MomentKey
    on: bool


class WriteDown(Tagged, frozen=True, tag="write_down"):
    """What was said aloud, written down by whoever said it. Without text, what was written is erased for good."""

    game: int
    moment: MomentKey
    text: Text


class ShareAlbum(Tagged, frozen=True, tag="share_album"):
    """Whoever has the token may look at the album. Off: one's own link ends; the host ends all links."""

    on: bool
    token: AlbumToken | None = None
