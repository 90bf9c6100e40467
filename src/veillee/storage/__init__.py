"""What is kept on disk, behind one small protocol: every salon's append-only log, clips, snapshots, decks."""

from veillee.storage.base import CannotOpen, Conflict, NotStored, Row, SalonRecord, Storage
from veillee.storage.sqlite import SqliteStorage

__all__ = ["CannotOpen", "Conflict", "NotStored", "Row", "SalonRecord", "SqliteStorage", "Storage"]
