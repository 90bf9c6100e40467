"""The album of the evening: what everyone saw of the finished games, as a book to take home."""

from veillee.album.model import Album, Chapter, Page
from veillee.album.reading import Chapters, of_records

__all__ = ["Album", "Chapter", "Chapters", "Page", "of_records"]
