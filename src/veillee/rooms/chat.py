"""What was said, in pages; and a line that is taken down, erased for good."""

from msgspec.structs import replace

from veillee.log import Log
from veillee.rooms import messages
from veillee.rooms.messages import encode
from veillee.rooms.rows import decode_entry
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.events import Entry
from veillee.salon.model import Salon

CHAT_PAGE = 50
# Browsers count no further.
LAST_LINE = 2**53


async def page(log: Log, salon: Salon, before: int) -> bytes:
    """The newest lines before this one."""
    rows = await log.chat(salon.code, max(0, min(before, LAST_LINE)), CHAT_PAGE)
    lines = [(row.seq, decode_entry(row.body)) for row in rows]
    return messages.chat(lines, salon, page=True, more=len(rows) == CHAT_PAGE)


async def find_line(log: Log, code: str, line: int) -> Entry:
    rows = await log.read(code, line - 1, line) if 0 < line < LAST_LINE else []
    if not rows or rows[0].kind != "say":
        raise Refused("no_such_line")
    return decode_entry(rows[0].body)


async def erase(log: Log, code: str, line: int, said: Entry) -> Entry:
    """The line without its words, which are gone from the log too."""
    assert isinstance(said.what, ev.Say)
    erased = replace(said, what=replace(said.what, text=""))
    await log.erase(code, line, encode(erased))
    return erased
