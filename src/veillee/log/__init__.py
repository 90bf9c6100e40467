"""The append-only log behind one small protocol."""

from veillee.log.base import Conflict, Log, NotStored, Row, SalonRecord
from veillee.log.sqlite import SqliteLog

__all__ = ["Conflict", "Log", "NotStored", "Row", "SalonRecord", "SqliteLog"]
