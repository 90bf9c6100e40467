"""Entries of a salon as rows of the log; `salon/replay.py` reads them."""

from veillee.rooms.messages import encode
from veillee.salon.events import Entry
from veillee.storage import Row


def rows_of(entries: list[Entry], after: int) -> list[Row]:
    return [
        Row(seq=after + n, kind=str(type(entry.what).__struct_config__.tag), body=encode(entry))
        for n, entry in enumerate(entries, 1)
    ]
