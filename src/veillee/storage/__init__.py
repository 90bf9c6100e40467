"""What is kept on disk, behind one small protocol: every salon's append-only log, clips, snapshots, decks."""

from veillee.storage.base import Conflict, NotStored, Row, SalonRecord, Storage
from veillee.storage.sqlite import SqliteStorage

__all__ = ["Conflict", "NotStored", "Row", "SalonRecord", "SqliteStorage", "Storage"]
