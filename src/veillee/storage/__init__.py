"""What is kept on disk, behind one small protocol: every salon's append-only log, clips, images, snapshots, decks."""

from veillee.storage.base import (
    NOTHING_ERASED,
    CannotOpen,
    Conflict,
    Erased,
    Image,
    NotStored,
    Row,
    SalonRecord,
    Storage,
)
from veillee.storage.sqlite import SqliteStorage

__all__ = [
    "NOTHING_ERASED",
    "CannotOpen",
    "Conflict",
    "Erased",
    "Image",
    "NotStored",
    "Row",
    "SalonRecord",
    "SqliteStorage",
    "Storage",
]
