"""`veillee serve --https`: the first certificate, before anybody can come in."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from aiohttp import web
from msgspec import structs

from veillee.clock import Clock
from veillee.server.alpn_door import AlpnDoor, can_look_ahead
from veillee.server.authority import HTTP, TLS_ALPN, Authority, renew
from veillee.server.door import Runner
from veillee.server.plain_door import make_plain_app
from veillee.server.settings import Settings
from veillee.server.turned_away import TurnedAway
from veillee.storage import CannotOpen, NotStored
from veillee.storage.meter import Meter
from veillee.storage.safe import FolderSafe, Safe

# How often one looks whether another machine has got the certificate.
LOOK_SECONDS = 1


def with_first_certificate(settings: Settings, listening: socket.socket, plain: socket.socket | None) -> Settings:
    """If there is one already, it is used, and renewed while the server runs; also one that has ended."""
    try:
        return asyncio.run(prepare(settings, listening, plain))
    except NotStored as error:
        raise CannotOpen(f"The database does not answer: {error}.") from error


async def prepare(settings: Settings, listening: socket.socket, plain: socket.socket | None) -> Settings:
    authority = Authority(settings.acme_directory, settings.https)
    async with safe_of(settings) as safe:
        is_new = authority.account(await safe.read("account")) is None
        if is_new:
            await safe.write("account", agree(authority, settings.acme_agree, settings.acme_mail))
        while True:
            async with safe.turn() as mine:
                # One of another authority, such as one for tests, is not taken.
                if not is_new and await safe.load():
                    break
                if mine:
                    print(f"  Un certificat pour {settings.https}… / a certificate for {settings.https}…", flush=True)
                    await obtain(authority, safe, settings, listening, plain)
                    break
            # Another machine is about to, with an account that it has just got.
            is_new = False
            await asyncio.sleep(LOOK_SECONDS)
        await safe.load()
        return structs.replace(settings, tls=(safe.file, safe.file))


@asynccontextmanager
async def safe_of(settings: Settings) -> AsyncIterator[Safe]:
    if not settings.node_address:
        yield FolderSafe(settings.data, settings.https)
        return
    # Not before it is needed: it takes a while to load.
    from veillee.storage.postgres import open_postgres

    storage = await open_postgres(settings.database)
    try:
        yield storage.safe(settings.https)
    finally:
        await storage.close()


def ways_of(settings: Settings, plain: socket.socket | None) -> Sequence[str]:
    """How the authority may ask, the best first. Whichever of several machines it asks, on port 80 all can answer."""
    http = (HTTP,) if plain is not None else ()
    alone = settings.https and not settings.node_address and can_look_ahead()
    return (*http, TLS_ALPN) if alone else http


def agree(authority: Authority, agreed: bool, mail: str) -> bytes:
    """Once: the account that comes of it is kept."""
    if not agreed:
        terms = authority.terms()
        if not sys.stdin.isatty():
            raise CannotOpen(f"The authority wants you to agree to its terms: read {terms}, then add --acme-agree.")
        print(f"\n  Les conditions de l’autorité / the terms of the authority:\n  {terms}")
        if input("  D’accord ? / Do you agree? [o/y/N] ").strip().lower() not in ("o", "oui", "y", "yes"):
            raise CannotOpen(
                "Without that there is no certificate. Serve without --https, or with one of your own (--tls)."
            )
        mail = mail or input("  Adresse de courriel, ou rien / mail address, or nothing: ").strip()
    return authority.register(mail)


async def obtain(
    authority: Authority, safe: Safe, settings: Settings, listening: socket.socket, plain: socket.socket | None
) -> None:
    # The sockets stay open behind this: the server goes on with them.
    clock, ways = Clock(), ways_of(settings, plain)
    runner = Runner(make_plain_app(settings.url, safe, TurnedAway(clock, Meter())), settings)
    await runner.setup()
    asked = None
    try:
        if plain is not None:
            await web.SockSite(runner, plain.dup()).start()
        if isinstance(safe, FolderSafe) and TLS_ALPN in ways:
            asked = asyncio.create_task(AlpnDoor(listening.dup(), safe, settings.https, clock).let_in_forever())
        await renew(authority, safe, ways)
    finally:
        if asked is not None:
            asked.cancel()
            with suppress(asyncio.CancelledError):
                await asked
        await runner.cleanup()
