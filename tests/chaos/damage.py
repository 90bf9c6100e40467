"""Salons that are put into the database by hand, and rows of them that are damaged by hand."""

import asyncio
import random
import secrets
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from msgspec import Struct

from tests.chaos.mutants import ODD_BYTES, ODD_VALUES, change_bytes
from tests.chaos.people import BROKEN
from tests.evenings import EVENINGS, Line, log_of
from veillee.salon.people import hash_of_key
from veillee.server.protocol import PROTOCOL
from veillee.storage.schema import prepare

PEOPLE = ("Léa", "Tom", "Nina")
ANSWER_SECONDS = 20
# With a Q, which the server gives to nobody.
FIRST_CODE = "QQQA"


class Shelved(Struct):
    """A salon written down beforehand: its code, its log, and the keys of its people."""

    code: str
    lines: list[Line]
    keys: list[str]


def evening(name: str, code: str) -> Shelved:
    keys = [secrets.token_urlsafe(24) for _ in PEOPLE]
    lines = []
    for seq, kind, body in log_of(name):
        text = body.decode().replace('"VEILL"', f'"{code}"')
        for person, key in zip(PEOPLE, keys, strict=True):
            text = text.replace(f'"{person}-key"', f'"{hash_of_key(key)}"')
        lines.append((seq, kind, text.encode()))
    return Shelved(code, lines, keys)


def evenings() -> list[Shelved]:
    """One salon for each evening."""
    return [evening(name, FIRST_CODE[:3] + chr(65 + number)) for number, name in enumerate(EVENINGS)]


def write_down(database: Path, salons: list[Shelved]) -> None:
    """Into a database that nobody uses."""
    database.parent.mkdir(parents=True, exist_ok=True)
    prepare(database)
    with closing(sqlite3.connect(database)) as db, db:
        for salon in salons:
            for table in ("entries", "snapshots"):
                db.execute(f"DELETE FROM {table} WHERE salon = ?", (salon.code,))
            last = salon.lines[-1][0]
            db.execute(
                "REPLACE INTO salons(code, seq, last_at) VALUES(?, ?, ?)", (salon.code, last, int(time.time() * 1000))
            )
            db.executemany("INSERT INTO entries VALUES(?, ?, ?, ?)", [(salon.code, *line) for line in salon.lines])


def damage(database: Path, salon: Shelved, chance: random.Random) -> str:
    """Restore the salon, then spoil one to three of its rows. Returns what was done."""
    write_down(database, [salon])
    with closing(sqlite3.connect(database)) as db, db:
        return ", ".join(spoil(db, salon, chance) for _ in range(chance.choice((1, 1, 2, 3))))


def spoil(db: sqlite3.Connection, salon: Shelved, chance: random.Random) -> str:
    seq, kind, body = chance.choice(salon.lines[:1] + salon.lines)
    if chance.random() < 0.15:
        seq, kind, body = salon.lines[0]

    def write(column: str, value: Any) -> None:
        db.execute(f"UPDATE entries SET {column} = ? WHERE salon = ? AND seq = ?", (value, salon.code, seq))

    def snapshot(body: Any) -> None:
        db.execute("REPLACE INTO snapshots VALUES(?, ?, ?)", (salon.code, chance.choice((0, seq, -5, 10**9)), body))

    def odd_field() -> None:
        entry = msgspec.json.decode(body)
        target = chance.choice([entry, entry["what"]])
        value = chance.choice([value for value in ODD_VALUES if value != "\ud800"])
        target[chance.choice(list(target))] = value
        write("body", msgspec.json.encode(entry))

    def count(more: int) -> None:
        db.execute("UPDATE salons SET seq = seq + ? WHERE code = ?", (more, salon.code))

    def another_salon() -> None:
        text = salon.lines[0][2].replace(salon.code.encode(), FIRST_CODE.encode())
        db.execute("UPDATE entries SET body = ? WHERE salon = ? AND seq = 1", (text, salon.code))

    ways: list[tuple[str, Callable[[], Any]]] = [
        ("bytes", lambda: write("body", change_bytes(body, chance))),
        ("bytes", lambda: write("body", change_bytes(body, chance))),
        ("field", odd_field),
        ("field", odd_field),
        ("nonsense", lambda: write("body", chance.choice(ODD_BYTES))),
        ("text", lambda: write("body", body.decode())),
        ("number", lambda: write("body", 42)),
        ("kind", lambda: write("kind", chance.choice(["say", "play", "started", "joined", "", 7]))),
        ("gone", lambda: db.execute("DELETE FROM entries WHERE salon = ? AND seq = ?", (salon.code, seq))),
        ("cut", lambda: db.execute("DELETE FROM entries WHERE salon = ? AND seq > ?", (salon.code, seq))),
        ("count", lambda: count(3)),
        ("count", lambda: count(-1)),
        ("date", lambda: db.execute("UPDATE salons SET last_at = 'never' WHERE code = ?", (salon.code,))),
        ("snapshot", lambda: snapshot(chance.randbytes(300))),
        ("snapshot", lambda: snapshot("no bytes")),
        ("name", another_salon),
    ]
    name, spoil_it = chance.choice(ways)
    spoil_it()
    return f"{name} of {kind} {seq}"


async def opens_or_says_so(session: aiohttp.ClientSession, address: str, salon: Shelved, disk_full: bool) -> str | None:
    """Whether a damaged salon is shown or refused with `salon_damaged`, and then answers; None, or what it did.

    Putting its game away is an entry: on a full disk it cannot be stored, and that is a true answer.
    """
    truths = ("salon_damaged", "not_stored") if disk_full else ("salon_damaged",)
    try:
        async with (
            asyncio.timeout(ANSWER_SECONDS),
            session.ws_connect(address + "/ws", headers={"Origin": address}, max_msg_size=0) as ws,
        ):
            await ws.send_json({"t": "hello", "protocol": PROTOCOL, "code": salon.code, "key": salon.keys[0]})
            first = await ws.receive_json()
            if first["t"] == "refused":
                return None if first["code"] in truths else f"refused with {first['code']}"
            await ws.send_json({"t": "do", "mid": "are-you-there", "what": {"t": "say", "text": "Bonsoir"}})
            while (answer := await ws.receive_json())["t"] not in ("done", "refused") or answer.get("mid") is None:
                pass
            return None
    except (*BROKEN, TypeError, ValueError) as error:
        return f"no answer: {error!r}"
