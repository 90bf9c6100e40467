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
        # One of another authority, such as one for tests, is not taken.
        if is_new or not await safe.load():
            async with answering(safe, settings, listening, plain):
                await obtain(authority, safe, ways_of(settings, plain), is_new)
        return structs.replace(settings, tls=(safe.file, safe.file))


async def obtain(authority: Authority, safe: Safe, ways: Sequence[str], is_new: bool) -> None:
    while True:
        async with safe.turn() as mine:
            if mine and (is_new or not await safe.load()):
                print(f"  Un certificat pour {authority.name}… / a certificate for {authority.name}…", flush=True)
                await renew(authority, safe, ways)
            if mine and await safe.load():
                return
        # Another machine asks, with an account that it has just got. The authority may come to this one all the same.
        is_new = False
        await Clock().sleep(LOOK_SECONDS)


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


@asynccontextmanager
async def answering(
    safe: Safe, settings: Settings, listening: socket.socket, plain: socket.socket | None
) -> AsyncIterator[None]:
    # The sockets stay open behind this: the server goes on with them.
    clock, asked, port = Clock(), None, listening.dup()
    runner = Runner(make_plain_app(settings.url, safe, TurnedAway(clock, Meter())), settings)
    await runner.setup()
    try:
        if plain is not None:
            await web.SockSite(runner, plain.dup()).start()
        if isinstance(safe, FolderSafe) and TLS_ALPN in ways_of(settings, plain):
            asked = asyncio.create_task(AlpnDoor(port, safe, settings.https, clock).let_in_forever())
        yield
    finally:
        if asked is not None:
            asked.cancel()
            with suppress(asyncio.CancelledError):
                await asked
        port.close()
        await runner.cleanup()
