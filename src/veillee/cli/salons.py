"""`veillee salons`: which there are, what is in one, and how it goes for good."""

import argparse
import asyncio
import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from veillee.cli.values import database_address
from veillee.cli.words import count
from veillee.decks import Library
from veillee.rooms.old_decks import decks_started_with, fetch_decks
from veillee.rules import Refused
from veillee.salon.replay import read_entry, replay
from veillee.server.settings import Settings
from veillee.storage import CannotOpen, Elsewhere, NotStored, SqliteStorage, Storage
from veillee.storage.lock import is_locked
from veillee.storage.schema import DATABASE


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("salons", help="list the salons of this house, look at one, or erase it")
    salon_commands = parser.add_subparsers(dest="salon_command", required=True, metavar="command")
    listing = salon_commands.add_parser("list", help="list all salons, those that were used last first")
    listing.set_defaults(act=list_salons, alone=False)
    showing = salon_commands.add_parser("show", help="tell who is in a salon and how much is kept of it; no word of it")
    showing.set_defaults(act=show_salon, alone=False)
    erasing = salon_commands.add_parser(
        "erase",
        help="erase a salon for good",
        description="Erases a salon for good, with all that was said, written, recorded and brought in it. "
        "With SQLite while no server runs; with PostgreSQL while nobody is in the salon.",
    )
    erasing.add_argument("--yes", action="store_true", help="do not ask")
    erasing.set_defaults(act=erase_salon, alone=True)
    defaults = Settings()
    for one in (listing, showing, erasing):
        if one is not listing:
            one.add_argument("code", help="code of the salon")
        if one is not erasing:
            one.add_argument("--json", action="store_true", help="one line of JSON per salon")
        one.add_argument("--data", type=Path, default=defaults.data, help="folder of the house (default: %(default)s)")
        one.add_argument(
            "--database", type=database_address, default=defaults.database, help="the PostgreSQL that keeps the salons"
        )
        one.set_defaults(run=run)


class About(Struct, frozen=True):
    """What there is of a salon. `deleted`: the host has deleted it, and for a while it can be opened again."""

    code: str
    opened: str
    last: str
    people: list[str]
    games: int
    lines: int
    cards: int
    images: int
    entries: int
    bytes: int
    deleted: bool


def run(chosen: argparse.Namespace) -> int:
    try:
        return asyncio.run(in_storage(chosen))
    except (CannotOpen, NotStored) as error:
        print(error, file=sys.stderr)
        return 2
    except Elsewhere as elsewhere:
        why = "somebody is in it" if elsewhere.alive else "its node has ended without a word: start one, and try again"
        print(f"{chosen.code}: not erased: {why}", file=sys.stderr)
        return 1
    except Refused:
        print(f"{chosen.code}: its first entry is lost: see veillee doctor", file=sys.stderr)
        return 1


async def in_storage(chosen: argparse.Namespace) -> int:
    act: Callable[[Storage, argparse.Namespace], Awaitable[int]] = chosen.act
    async with opened(chosen) as storage:
        return await act(storage, chosen)


@asynccontextmanager
async def opened(chosen: argparse.Namespace) -> AsyncIterator[Storage]:
    if chosen.database:
        # Not before it is needed: it takes a while to load.
        from veillee.storage.postgres import open_postgres

        storage: Storage = await open_postgres(chosen.database)
    else:
        path = chosen.data / DATABASE
        if not path.is_file():
            raise CannotOpen(f"There are no salons in the folder {chosen.data}: it has no file {DATABASE}.")
        # A server that runs has prepared the database, and goes on while others look at it.
        storage = SqliteStorage(path, shared=not chosen.alone and is_locked(chosen.data))
    try:
        yield storage
    finally:
        await storage.close()


async def list_salons(storage: Storage, chosen: argparse.Namespace) -> int:
    for record in sorted(await storage.salons(), key=lambda one: (-one.last_at, one.code)):
        told = {"code": record.code, "last": day(record.last_at), "entries": record.seq}
        print(json.dumps(told) if chosen.json else "{code:10}{last}{entries:>8} entries".format(**told))
    return 0


async def show_salon(storage: Storage, chosen: argparse.Namespace) -> int:
    about = await look(storage, chosen.code.upper())
    if about is None:
        return unknown(chosen.code)
    if chosen.json:
        print(json.dumps({name: getattr(about, name) for name in about.__struct_fields__}))
    else:
        tell(about)
    return 0


async def erase_salon(storage: Storage, chosen: argparse.Namespace) -> int:
    code = chosen.code.upper()
    # Whose salon it is, nobody else opens meanwhile.
    claim = await storage.claim(code)
    if claim is None:
        return unknown(chosen.code)
    try:
        if not chosen.yes:
            about = await look(storage, code)
            assert about is not None
            tell(about)
            if not is_yes("Erase all of it, for good? [y/N] "):
                await storage.release(claim)
                print(f"{code}: not erased")
                return 1
        await storage.delete(claim)
    except Refused:
        # It cannot be opened any more. Whoever wants it gone has to say so.
        await storage.release(claim)
        print(f"{code} cannot be read. To erase it all the same: --yes", file=sys.stderr)
        return 1
    try:
        await storage.rewrite(insist=not chosen.database)
    except NotStored as why:
        print(f"{code}: erased. Its remains leave the database within a day ({why}).")
        return 0
    print(f"{code}: erased. Copies that veillee backup has made still have it.")
    return 0


def unknown(code: str) -> int:
    print(f"{code}: there is no such salon", file=sys.stderr)
    return 1


def is_yes(question: str) -> bool:
    try:
        return input(question).strip().lower() in ("y", "yes", "o", "oui")
    except EOFError:
        print()
        return False


async def look(storage: Storage, code: str) -> About | None:
    rows = await storage.read(code, 0)
    record = next((one for one in await storage.salons() if one.code == code), None)
    if record is None:
        return None
    library = Library()
    await fetch_decks(storage, library, decks_started_with(rows))
    salon, _ = replay(None, [(row.seq, row.kind, row.body) for row in rows], library)
    first = read_entry(rows[0].body)
    return About(
        code=code,
        opened=day(first.at if first else record.last_at),
        last=day(record.last_at),
        people=[person.name for person in salon.people if not person.removed],
        games=salon.games,
        lines=sum(row.kind == "say" for row in rows),
        cards=len(salon.own_cards),
        images=len(await storage.images(code)),
        entries=len(rows),
        bytes=await storage.size(code),
        deleted=salon.closed is not None,
    )


def tell(about: About) -> None:
    print(f"{about.code}, opened {about.opened}, last used {about.last}{', deleted by its host' * about.deleted}")
    print(f"  {count(len(about.people), 'person', 'people')}: {', '.join(about.people)}")
    print(f"  {count(about.games, 'game')}, {count(about.lines, 'line')} of chat")
    print(f"  {count(about.cards, 'card')} of their own, {count(about.images, 'image')}")
    print(f"  {count(about.entries, 'entry', 'entries')}, {about.bytes / 1000:.1f} kB")


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
