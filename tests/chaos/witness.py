"""The checker. It knows every answer that people got and every frame that reached them, and compares them with the log.

It reads the log from the database file, beside the server, and replays it with rules and views of its own process.
"""

import re
import sqlite3
from collections import deque
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from tests.chaos.hidden import hidden_from, open_at
from veillee.decks import Library
from veillee.rooms.view_cache import ViewCache
from veillee.salon import events as ev
from veillee.salon.events import Entry, PersonId
from veillee.salon.model import NOBODY, Running, Salon
from veillee.salon.people import hash_of_key
from veillee.salon.replay import replay
from veillee.server import protocol as p

# Frames may come late; a view of a state that is older than this is counted as not checked.
STATES_KEPT = 3000
EXAMPLES_KEPT = 20
SECTIONS = ("salon", "pinned", "table", "you")
# What of a salon's view can be erased from the log later.
ERASABLE = {"own_cards", "decks"}

decode_entry = msgspec.json.Decoder(Entry).decode
read_message = msgspec.json.Decoder(p.FromBrowser).decode


class ViewFrame(Struct, tag_field="t", tag="view", forbid_unknown_fields=True):
    """If there is anything else in a view, reading it fails: all that is sent is in a section."""

    seq: int
    now: int
    salon: Raw | UnsetType = UNSET
    pinned: Raw | UnsetType = UNSET
    table: Raw | UnsetType = UNSET
    you: Raw | UnsetType = UNSET


class Whose(Struct):
    person: PersonId | None


read_view = msgspec.json.Decoder(ViewFrame).decode
read_whose = msgspec.json.Decoder(Whose).decode


@lru_cache(maxsize=20_000)
def texts_in(frame: bytes) -> frozenset[bytes]:
    """All texts of a JSON document, and all words in them."""
    whole = re.findall(rb'"((?:[^"\\]|\\.)*)"', frame)
    return frozenset(whole) | frozenset(re.findall(rb"[A-Za-z0-9_-]+", frame))


@lru_cache(maxsize=20_000)
def as_in_a_frame(text: str) -> bytes:
    return msgspec.json.encode(text)[1:-1]


def is_same(sent: ev.Act | None, stored: ev.AnyEvent) -> bool:
    """Whether an entry is what was sent. Texts may have been cleaned, and what was left out may have been added."""
    match sent, stored:
        case None, _:
            return isinstance(stored, ev.Started)
        case ev.Play(), ev.Play():
            was, is_now = (msgspec.json.decode(what.move) for what in (sent, stored))
            exact = {key: value for key, value in was.items() if key == "t" or not isinstance(value, str | dict | list)}
            return sent.chair == stored.chair and exact.items() <= is_now.items()
        case _:
            return type(sent) is type(stored)


class Viewer:
    """A connection as the cache of views knows it."""

    def __init__(self, person: PersonId | None) -> None:
        self.person, self.key_hash, self.address = person, "", ""

    def send(self, message: bytes) -> None:
        raise AssertionError("nothing is sent here")

    def close(self) -> None:
        pass


class Findings:
    """What was wrong, counted by kind, with some examples."""

    def __init__(self) -> None:
        self.acknowledged = self.lost = self.twice = self.untrue = self.leaks = self.frames = self.views = 0
        self.mutated = self.unchecked = 0
        self.examples: list[str] = []

    def note(self, kind: str, what: str) -> None:
        setattr(self, kind, getattr(self, kind) + 1)
        if len(self.examples) < EXAMPLES_KEPT:
            self.examples.append(f"{kind}: {what}")


class Screen:
    """What one browser was sent. None stands for a new connection."""

    def __init__(self, key: str) -> None:
        self.key = hash_of_key(key)
        self.frames: deque[bytes | None] = deque()
        self.sections: dict[str, bytes] = {}
        self.hidden: frozenset[bytes] | None = None
        # Frames since the last view: what they hold was open then, or was open when they left.
        self.others: list[bytes] = []

    def connected(self) -> None:
        self.frames.append(None)

    def got(self, frame: bytes) -> None:
        self.frames.append(frame)


class Book:
    """All that is known of one salon: what was answered, what its people saw, what its log says."""

    def __init__(self, code: str, findings: Findings, library: Library) -> None:
        self.code, self.findings, self.library = code, findings, library
        self.may_be_deleted = False
        # Mutants are here: anything may be written anywhere, also what stands elsewhere for all to read.
        self.mutated = False
        # What they said that could be read: a name or a deck may be called like a card in its author's hand.
        self.said: set[bytes] = set()
        self.screens: list[Screen] = []
        # Acknowledged and not yet seen in the log: by message id, what it was; and the keys of people who joined.
        self.unproved: dict[str, Any] = {}
        self.joined: set[str] = set()
        self.refused: dict[str, str] = {}
        self.used: set[str] = set()
        self.stored: dict[str, int] = {}
        self._new: dict[str, ev.AnyEvent] = {}
        self.keys: set[str] = set()
        self.seq = 0
        self._salon: Salon | None = None
        self._states: dict[int, Salon] = {}
        self._views = ViewCache(library)
        self._game: Running | None = None
        self._shown: set[bytes] = set()
        self._shown_at: dict[int, frozenset[bytes]] = {}

    def screen(self, key: str) -> Screen:
        self.screens.append(Screen(key))
        return self.screens[-1]

    # What people were answered

    def acknowledged(self, message: p.Do | p.Start | p.Join) -> None:
        self.findings.acknowledged += 1
        match message:
            case p.Do(mid=mid, what=what) if mid not in self.stored:
                self.unproved[mid] = what
            case p.Start(mid=mid) if mid not in self.stored:
                self.unproved[mid] = None
            case p.Join(key=key):
                self.joined.add(hash_of_key(key))

    def was_refused(self, mid: str, code: str) -> None:
        """Only for messages that were sent once: of those that were sent again, one may have been accepted."""
        self.refused[mid] = code

    # What the log says

    def take(self, rows: list[tuple[int, str, bytes]]) -> None:
        self._new.clear()
        for seq, kind, body in rows:
            if seq != self.seq + 1:
                self.findings.note("lost", f"{self.code}: entry {self.seq + 1} is missing before {seq}")
            self.seq = seq
            self._salon, passed_over = replay(self._salon, [(seq, kind, body)], self.library)
            if passed_over:
                self.findings.note("untrue", f"{self.code}: an entry that no server takes: {passed_over[0]}")
            self._remember(self._salon)
            self._prove(seq, decode_entry(body))

    def _remember(self, salon: Salon) -> None:
        self._states[salon.seq] = salon
        self._states.pop(salon.seq - STATES_KEPT, None)
        self._shown_at.pop(salon.seq - STATES_KEPT, None)
        self.keys = {person.key for person in salon.people}
        running = salon.running
        if running is None or self._game is None or running.start is not self._game.start:
            self._shown = set()
        self._game = running
        if running is not None:
            self._shown |= {as_in_a_frame(text) for text in open_at(running)}
        self._shown_at[salon.seq] = frozenset(self._shown)

    def _prove(self, seq: int, entry: Entry) -> None:
        if isinstance(entry.what, ev.Joined):
            self.joined.discard(entry.what.key)
        if entry.mid is None:
            return
        if entry.mid in self.stored:
            self.findings.note("twice", f"{self.code}: {entry.mid} is entry {self.stored[entry.mid]} and entry {seq}")
        self.stored[entry.mid] = seq
        self._new[entry.mid] = entry.what
        if entry.mid in self.refused:
            why = self.refused[entry.mid]
            self.findings.note("untrue", f"{self.code}: {entry.mid} was refused ({why}), and is entry {seq}")

    def miss(self, acknowledged: dict[str, Any], joined: set[str]) -> None:
        """What was acknowledged before the log was read must be in it, and be what was sent."""
        for mid, what in acknowledged.items():
            if mid not in self.stored:
                self.findings.note("lost", f"{self.code}: {mid} was acknowledged and is not in the log ({what})")
            elif mid in self._new and not is_same(what, self._new[mid]):
                told = [msgspec.json.encode(one) for one in (what, self._new[mid])]
                self.findings.note("untrue", f"{self.code}: {mid} was {told[0]!r} and is {told[1]!r} in the log")
            self.unproved.pop(mid, None)
        for key in joined & self.joined - self.keys:
            self.findings.note("lost", f"{self.code}: somebody who was let in is not in the log")
            self.joined.discard(key)
        self.joined &= self.joined - self.keys

    # What people saw

    def judge(self) -> None:
        for screen in self.screens:
            while screen.frames and self._judge(screen, screen.frames[0]):
                screen.frames.popleft()
                self.findings.frames += 1

    def _judge(self, screen: Screen, frame: bytes | None) -> bool:
        """Check the next frame; False if the log has not been read that far."""
        if frame is None:
            screen.sections.clear()
        elif not frame.startswith(b'{"t":"view"'):
            screen.others.append(self._of_interest(frame))
        else:
            view = read_view(frame)
            if view.seq > self.seq:
                return False
            self._judge_view(screen, view)
        return True

    def _of_interest(self, frame: bytes) -> bytes:
        """A frame without what it may tell at any time.

        A finished game is told with all its cards, also if the next one is played with them: only its seed is of
        interest, which would be a secret if it were the game on the table.

        A mutant may have any word anywhere, also one from its sender's hand. What repeats it is no leak: its id and
        what could not be read of it, in the answer; what it says, in the chat."""
        if frame.startswith(b'{"t":"exported"'):
            start = msgspec.json.decode(frame)["file"]["start"]
            return msgspec.json.encode([start["server_part"], start["parts"]])
        if not self.mutated:
            return frame
        message = msgspec.json.decode(frame)
        match message["t"]:
            case "done" | "refused":
                message["mid"] = None
                if message.get("code") in ("bad_message", "bad_move"):
                    del message["data"]
            case "chat":
                message["lines"] = [line for line in message["lines"] if line["person"] == NOBODY]
        return msgspec.json.encode(message)

    def _judge_view(self, screen: Screen, view: ViewFrame) -> None:
        salon = self._states.get(view.seq)
        if salon is None:
            self.findings.unchecked += 1
            return
        self.findings.views += 1
        for name in SECTIONS:
            if (section := getattr(view, name)) is not UNSET:
                screen.sections[name] = bytes(section)
        person = read_whose(screen.sections["you"]).person if "you" in screen.sections else None
        if person is not None and not self._may_be(screen, salon, person):
            self.findings.note("leaks", f"{self.code}: a stranger was shown the view of person {person}")
        if self._comparable(screen.sections) != self._comparable(self._expected(salon, person)):
            self.findings.note(
                "untrue", f"{self.code}: view {view.seq} of person {person} does not follow from the log"
            )
        hidden = self._hidden(salon, person)
        # A section that is left out is still in sight.
        for section in screen.sections.values():
            self._search(section, hidden, view.seq, person)
        # Something else was sent between two views: it may tell what was open at either, or before.
        secret = hidden & (screen.hidden or hidden) - self._shown_at[view.seq]
        for other in screen.others:
            self._search(other, secret, view.seq, person)
        screen.others.clear()
        screen.hidden = hidden

    def _comparable(self, sections: dict[str, bytes]) -> dict[str, Any]:
        """Mutants tear cards that they wrote: then the words are gone from the log, also where views showed them."""
        if not self.mutated or "salon" not in sections:
            return sections
        salon = msgspec.json.decode(sections["salon"])
        return {**sections, "salon": {name: value for name, value in salon.items() if name not in ERASABLE}}

    def _may_be(self, screen: Screen, salon: Salon, person: PersonId) -> bool:
        """Its own key opens the view of a person, and no key that another browser here has."""
        if person >= len(salon.people):
            return True
        key = salon.people[person].key
        return key == screen.key or key not in {one.key for one in self.screens}

    def _expected(self, salon: Salon, person: PersonId | None) -> dict[str, bytes]:
        viewer = Viewer(person)
        view = read_view(self._views.message(salon, viewer, 0))
        self._views.forget(viewer)
        return {name: bytes(getattr(view, name)) for name in SECTIONS}

    def _hidden(self, salon: Salon, person: PersonId | None) -> frozenset[bytes]:
        seats = []
        if salon.running is not None and person is not None:
            held = [chair.id for chair in salon.chairs if chair.holder == person]
            seats = [seat for chair in held if (seat := salon.running.seat_of(chair)) is not None]
        hidden = frozenset(as_in_a_frame(text) for text in hidden_from(salon, seats, not self.mutated))
        return hidden - self.said

    def _search(self, frame: bytes, hidden: frozenset[bytes], seq: int, person: PersonId | None) -> None:
        if not hidden.isdisjoint(texts := texts_in(frame)):
            found = hidden & texts
            told = f"{self.code}: at entry {seq} person {person} was sent {sorted(found)[:3]} in {frame[:60]!r}"
            self.findings.note("leaks", told)


class Witness:
    """All salons of the server under test."""

    def __init__(self, database: Path) -> None:
        self.database, self.findings, self.library = database, Findings(), Library()
        self.books: dict[str, Book] = {}

    def book(self, code: str) -> Book:
        return self.books.setdefault(code, Book(code, self.findings, self.library))

    def read_log(self) -> None:
        """Read what is new in the log of every salon: whatever was acknowledged up to here must be in it."""
        expected = {book.code: (dict(book.unproved), set(book.joined)) for book in self.books.values()}
        query = "SELECT seq, kind, body FROM entries WHERE salon = ? AND seq > ? ORDER BY seq"
        with closing(open_read_only(self.database)) as db:
            there = {code for (code,) in db.execute("SELECT code FROM salons")}
            rows = {book.code: db.execute(query, (book.code, book.seq)).fetchall() for book in self.books.values()}
        for book in list(self.books.values()):
            if book.code not in there:
                if not book.may_be_deleted:
                    self.findings.note("lost", f"{book.code}: the whole salon is gone")
                del self.books[book.code]
                continue
            book.take(rows[book.code])
            book.miss(*expected[book.code])

    def judge(self) -> None:
        for book in self.books.values():
            book.judge()

    def read_everything_again(self) -> None:
        """At the end, from the file alone: the log is whole, and has every message exactly once, where it was."""
        with closing(open_read_only(self.database)) as db:
            if (state := db.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
                self.findings.note("lost", f"the file is damaged: {state}")
            for book in self.books.values():
                query = "SELECT seq, body FROM entries WHERE salon = ? ORDER BY seq"
                entries = [(seq, decode_entry(body).mid) for seq, body in db.execute(query, (book.code,))]
                found = {mid: seq for seq, mid in entries if mid is not None}
                if [seq for seq, _ in entries] != list(range(1, book.seq + 1)) or found != book.stored:
                    self.findings.note("lost", f"{book.code}: the log is not what it was when it was read before")


def open_read_only(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=20)
