"""What was said, in pages; and a line that is taken down, without its words."""

from msgspec.structs import replace

from veillee.rooms import messages
from veillee.rooms.messages import encode
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.events import Entry
from veillee.salon.model import Salon
from veillee.salon.replay import read_entry
from veillee.storage import Erased, Row, Storage

CHAT_PAGE = 50
# Browsers count no further.
LAST_LINE = 2**53


async def page(storage: Storage, salon: Salon, before: int) -> bytes:
    """The newest lines before this one."""
    rows = await storage.chat(salon.code, max(0, min(before, LAST_LINE)), CHAT_PAGE)
    entries = [(row.seq, read_entry(row.body)) for row in rows]
    lines = [(seq, entry) for seq, entry in entries if entry is not None and is_line(entry, salon)]
    return messages.chat(lines, salon, page=True, more=len(rows) == CHAT_PAGE)


def is_line(entry: Entry, salon: Salon) -> bool:
    """A damaged one may name somebody who never was here."""
    return isinstance(entry.what, ev.Say) and (entry.by is None or 0 <= entry.by < len(salon.people))


async def find_line(storage: Storage, salon: Salon, line: int) -> Entry:
    rows = await storage.read(salon.code, line - 1, line) if 0 < line < LAST_LINE else []
    entry = read_entry(rows[0].body) if rows and rows[0].kind == "say" else None
    if entry is None or not is_line(entry, salon):
        raise Refused("no_such_line")
    return entry


def without_words(line: int, said: Entry) -> tuple[Entry, Erased]:
    """The line that is left when its words are gone, and how the log comes to forget them."""
    assert isinstance(said.what, ev.Say)
    silent = replace(said, what=replace(said.what, text=""))
    return silent, Erased(rows=(Row(seq=line, kind="say", body=encode(silent)),))
