"""What is kept on disk, behind one small protocol: every salon's append-only log, clips, images, snapshots, decks."""

from veillee.storage.base import (
    LEASE_SECONDS,
    NOTHING_ERASED,
    CannotOpen,
    Conflict,
    Elsewhere,
    Erased,
    Image,
    Node,
    NotStored,
    Ownership,
    Row,
    SalonRecord,
    Storage,
)
from veillee.storage.sqlite import SqliteStorage

__all__ = [
    "LEASE_SECONDS",
    "NOTHING_ERASED",
    "CannotOpen",
    "Conflict",
    "Elsewhere",
    "Erased",
    "Image",
    "Node",
    "NotStored",
    "Ownership",
    "Row",
    "SalonRecord",
    "SqliteStorage",
    "Storage",
]
