"""A server with faults: `python -m tests.faulty_server --fault NAME --fault NAME serve ...`."""

import argparse
import asyncio
import atexit
import os
import random
import re
import resource
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from aiohttp import web
from msgspec.structs import replace

from tests.disk import connecting, file_of
from tests.waiting import wait_until
from veillee.cli import main
from veillee.games import GAMES
from veillee.games.dany import game as dany
from veillee.games.didixit import GAME
from veillee.games.didixit.state import Telling
from veillee.games.diner import game as diner
from veillee.rooms import view_cache
from veillee.rules import Clock
from veillee.salon import fold, replay, snapshots
from veillee.salon.events import Entry, Say
from veillee.salon.model import Running, Salon
from veillee.salon.views import TableView, table_view
from veillee.server import app, page, pairing, protocol
from veillee.storage import Ownership, Row, SqliteStorage

chance = random.Random()

# Time


def hasty_storyteller() -> None:
    """A storyteller has two seconds: nobody in a test should wait longer for a table to pause."""

    def hasty(_: Any, state: Any) -> Clock | None:
        if not isinstance(state.phase, Telling):
            return None
        return Clock(key=f"{state.tally.number}:{state.phase.storyteller}", seconds=2)

    setattr(type(GAME), "clock", hasty)  # noqa: B010


def patient() -> None:
    """It waits longer for a word: a test looks at many screens before it says one."""
    vars(dany)["SILENCE_SECONDS"] = 600
    vars(diner)["NAMING_SECONDS"] = 600


DAY = 24 * 3600
# To yesterday, to next month, to the year that a clock without a battery shows, to the next century.
JUMPS = (0, 0, 3600, -3600, -DAY, 31 * DAY, 400 * DAY, -56 * 365 * DAY, 80 * 365 * DAY)


def wrong_clock() -> None:
    """The date jumps while the server runs, and old salons are looked for all the time."""
    true_time, start = time.time, time.monotonic()
    jumps = [chance.choice(JUMPS) for _ in range(1000)]
    time.time = lambda: true_time() + jumps[int((time.monotonic() - start) / 0.7) % len(jumps)]
    app.TIDY_SECONDS = 0.3  # type: ignore[assignment]


# Upgrades


def later_rules() -> None:
    """Every game has other rules than before."""
    for game in GAMES.values():
        type(game).version += 1
    snapshots.SHAPE = snapshots.shape()


def later_protocol() -> None:
    """It speaks a later protocol, and still answers older pages."""
    protocol.PROTOCOL += 1


def later_client() -> None:
    """Its client is the same, but every file of it has another name, as after a new build."""
    client, place = page.CLIENT, tempfile.mkdtemp()
    atexit.register(shutil.rmtree, place)
    folder = Path(place, "client")
    later = {path.name: path.stem + "Later" + path.suffix for path in (client / "assets").iterdir()}
    names = re.compile("|".join(re.escape(name) for name in sorted(later, key=len, reverse=True)))
    shutil.copytree(client, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    for path in list(folder.rglob("*")):
        if path.suffix in {".js", ".css", ".html", ".json"}:
            text = path.read_text(encoding="utf-8")
            # A worker is another one if its script is.
            text = re.sub("veillee-build-", "veillee-build-later-", text)
            path.write_text(names.sub(lambda found: later[found[0]], text), encoding="utf-8")
        if path.parent.name == "assets":
            path.rename(path.with_name(later[path.name]))
    page.CLIENT = folder


# The disk

PAUSES = (0, 0, 0.01, 0.05, 0.3)


def around_commits(before: Callable[[sqlite3.Connection], None], after: Callable[[], None] = lambda: None) -> None:
    sqlite3.connect = connecting(  # type: ignore[assignment]
        lambda db, sql: before(db) if sql.startswith("BEGIN") else None,
        lambda db, sql: after() if sql == "COMMIT" else None,
    )


def full_now() -> bool:
    """The disk is full for half a second, then for half a second it is not."""
    return time.monotonic() % 1 < 0.5


def stuck_disk() -> None:
    """It does not answer as long as there is a file `stuck` in the folder. Then there is `waiting` too."""

    def wait(db: sqlite3.Connection) -> None:
        folder = file_of(db).parent
        if (folder / "stuck").exists():
            (folder / "waiting").touch()
            wait_until(lambda: not (folder / "stuck").exists())

    around_commits(wait)


def slow_disk() -> None:
    """Each commit takes longer, before it happens or after it."""
    around_commits(lambda _: time.sleep(chance.choice(PAUSES)), lambda: time.sleep(chance.choice(PAUSES)))


def no_free_page() -> None:
    """The database may not grow."""

    def before(db: sqlite3.Connection) -> None:
        db.execute(f"PRAGMA max_page_count = {1 if full_now() else 2**30}")

    around_commits(before)


def no_room_for_files() -> None:
    """No file may grow: the write-ahead log is cut off in the middle of a commit."""
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]

    def before(db: sqlite3.Connection) -> None:
        log = Path(f"{file_of(db)}-wal")
        size = log.stat().st_size if log.exists() else 0
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 5000 if full_now() else hard, hard))

    around_commits(before)


def killed_before_telling() -> None:
    """It is killed at the worst moment: a clue has been committed, and nobody has been told."""
    append = SqliteStorage.append

    def last(
        self: SqliteStorage, claim: Ownership, expected_seq: int, rows: Sequence[Row], at: int, *more: Any
    ) -> "asyncio.Future[None]":
        stored = append(self, claim, expected_seq, rows, at, *more)
        if any(b'"clue"' in row.body for row in rows):
            # Whoever waits for it is called after this.
            stored.add_done_callback(lambda _: os.kill(os.getpid(), signal.SIGKILL))
        return stored

    SqliteStorage.append = last  # type: ignore[method-assign, assignment]


# Servers that break a promise


def answer_before_storing() -> None:
    """A server that lies: it says "done" half a second before anything is stored."""
    append = SqliteStorage.append

    def early(
        self: SqliteStorage, claim: Ownership, expected_seq: int, rows: Sequence[Row], at: int, *more: Any
    ) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        loop.call_later(0.5, append, self, claim, expected_seq, rows, at, *more)
        done: asyncio.Future[None] = loop.create_future()
        done.set_result(None)
        return done

    SqliteStorage.append = early  # type: ignore[method-assign, assignment]


def page_takes_long() -> None:
    """A server that does something slow for whoever asks, while everybody waits."""
    head_of = page.head_of

    def slow(request: web.Request) -> str:
        time.sleep(0.03)
        return head_of(request)

    page.head_of = slow


def show(what: Callable[[Any], Any]) -> None:
    """Everybody is sent this of the game's state."""

    class Careless(TableView, frozen=True):
        oops: Any

    def careless(running: Running) -> TableView:
        honest = table_view(running)
        fields = {name: getattr(honest, name) for name in honest.__struct_fields__}
        return Careless(**fields, oops=what(running.state))

    view_cache.table_view = careless  # type: ignore[attr-defined]


def show_hands() -> None:
    """A server that gives away what the others hold."""
    show(lambda state: getattr(state, "hands", ()))


def show_votes() -> None:
    """A server that gives away votes before they are counted."""
    show(lambda state: getattr(getattr(state.phase, "votes", None), "given", ()))


def apply_twice() -> None:
    """A server that forgets: a message that is sent again is applied again."""
    note = fold.note

    def forgetful(before: Salon, after: Salon, entry: Entry) -> Salon:
        return replace(note(before, after, entry), mids={})

    fold.note = replay.note = forgetful  # type: ignore[attr-defined]


def clumsy() -> None:
    """Whatever is said in the chat and whoever tells a sign is an error that has their words in it."""

    def raising(salon: Salon, entry: Entry, what: Any) -> Salon:
        raise ValueError(f"{salon.people[0].name}: {what.text}")

    async def failing(request: web.Request) -> web.Response:
        raise ValueError(request.path, request.headers["X-Forwarded-For"])

    fold.HANDLERS[Say] = raising
    pairing.ask_for_salon = failing


FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__: fault
    for fault in (
        hasty_storyteller,
        patient,
        wrong_clock,
        later_rules,
        later_protocol,
        later_client,
        stuck_disk,
        slow_disk,
        no_free_page,
        no_room_for_files,
        killed_before_telling,
        answer_before_storing,
        page_takes_long,
        show_hands,
        show_votes,
        apply_twice,
        clumsy,
    )
}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.faulty_server")
    parser.add_argument("--fault", action="append", choices=FAULTS, default=[])
    parser.add_argument("--seed", default="0", help="of what the faults leave to chance")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    asked = parser.parse_args()
    chance.seed(asked.seed)
    for name in asked.fault:
        FAULTS[name]()
    sys.exit(main(asked.command))
