"""The album of the evening: what everyone saw of the finished games, as a book to take home."""

from veillee.album.model import Album, Chapter, Page
from veillee.album.reading import Scribe, of_records, of_scribe

__all__ = ["Album", "Chapter", "Page", "Scribe", "of_records", "of_scribe"]
