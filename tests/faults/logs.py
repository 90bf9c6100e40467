"""What is in the log after a fault, from its first entry: rooms that are awake could hide something."""

from collections import Counter
from collections.abc import Sequence
from statistics import median

import asyncpg
from msgspec import Struct

from tests.chaos.others import DISTURBED
from tests.conftest import decode_entry
from tests.faults.people import Person
from veillee.decks import Library
from veillee.salon.fold import evolve
from veillee.salon.model import Salon

# What is refused for these reasons has not happened, and is sent again.
HARMLESS = {"not_stored", "try_again", "too_fast"}


class Result(Struct):
    """`limit`: the longest pause allowed, in seconds. `others`: the share of the machine that other programs used."""

    fault: str
    acknowledged: int
    lost: int
    twice: int
    broken_logs: int
    bot_moves: int
    expired: int
    median_pause: float
    longest_pause: float
    limit: float
    refused: dict[str, int]
    others: float = 0

    @property
    def wrong(self) -> list[str]:
        found = {
            "nothing was acknowledged": not self.acknowledged,
            "lost": self.lost,
            "twice": self.twice,
            "logs that do not fold": self.broken_logs,
            "no bot has played": not self.bot_moves,
            "no time limit has run out": not self.expired,
            "refused": set(self.refused) - HARMLESS,
        }
        return [what for what, is_so in found.items() if is_so]

    @property
    def pauses(self) -> str:
        """`in time` or `too long`; but beside other programs, a long pause may be theirs."""
        if self.longest_pause <= self.limit:
            return "in time"
        return "cannot tell" if self.others > DISTURBED else "too long"

    def line(self) -> str:
        told = f"{self.fault:9}{self.acknowledged:6} acknowledged  {self.lost} lost  {self.twice} twice"
        told += f"  {self.broken_logs} broken logs  {self.bot_moves:5} by bots  {self.expired:4} time limits"
        told += f"  pause {self.median_pause:.1f} / {self.longest_pause:.1f} s of {self.limit:.1f}: {self.pauses}"
        told += f" (others used {self.others:.0%} of the machine)" if self.others > DISTURBED else ""
        told += f"  refused {self.refused}" if self.refused else ""
        return told + ("" if not self.wrong else f"  WRONG: {', '.join(self.wrong)}")


async def examine(fault: str, database: str, people: Sequence[Person], limit: float, others: float = 0) -> Result:
    library, lost, twice, broken = Library(), 0, 0, 0
    kinds: Counter[str] = Counter()
    connection = await asyncpg.connect(database)
    for person in people:
        query = "SELECT seq, kind, body FROM entries WHERE salon = $1 ORDER BY seq"
        rows = await connection.fetch(query, person.code)
        kinds.update(kind for _, kind, _ in rows)
        entries = [decode_entry(body) for _, _, body in rows]
        salon: Salon | None = None
        try:
            for entry in entries:
                salon = evolve(salon, entry, library)
        except Exception as error:
            print(f"the log of {person.code} does not fold: {error!r}")
            broken += 1
        broken += [seq for seq, _, _ in rows] != list(range(1, len(rows) + 1))
        stored = [entry.mid for entry in entries if entry.mid is not None]
        lost += len(set(person.acknowledged) - set(stored))
        twice += len(stored) - len(set(stored))
    await connection.close()
    refused: Counter[str] = Counter()
    for person in people:
        refused.update(person.refused)
    pauses = [person.longest_pause for person in people]
    return Result(
        fault=fault,
        acknowledged=sum(len(person.acknowledged) for person in people),
        lost=lost,
        twice=twice,
        broken_logs=broken,
        bot_moves=kinds["bot_played"],
        expired=kinds["expired"],
        median_pause=median(pauses),
        longest_pause=max(pauses),
        limit=limit,
        refused=dict(refused),
        others=others,
    )
