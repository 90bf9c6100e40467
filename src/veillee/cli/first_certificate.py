"""`veillee serve --https`: the first certificate, before anybody can come in."""

import asyncio
import socket
import sys

from aiohttp import web
from msgspec import structs

from veillee.clock import Clock
from veillee.server.authority import Authority
from veillee.server.door import Runner
from veillee.server.plain_door import make_plain_app
from veillee.server.settings import Settings
from veillee.server.turned_away import TurnedAway
from veillee.storage import CannotOpen
from veillee.storage.meter import Meter


def with_first_certificate(settings: Settings, plain: socket.socket) -> Settings:
    """If there is one already, it is used, and renewed while the server runs; also one that has ended."""
    authority = Authority(settings.acme_directory, settings.data, settings.https)
    if authority.account() is None:
        agree(authority, settings.acme_agree, settings.acme_mail)
        # One of another authority, such as one for tests.
        authority.file.unlink(missing_ok=True)
    if not authority.file.exists():
        print(f"  Un certificat pour {settings.https}… / a certificate for {settings.https}…", flush=True)
        asyncio.run(obtain(authority, settings, plain))
    return structs.replace(settings, tls=(authority.file, authority.file))


def agree(authority: Authority, agreed: bool, mail: str) -> None:
    """Once: the account is kept."""
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
    authority.register(mail)


async def obtain(authority: Authority, settings: Settings, plain: socket.socket) -> None:
    # The socket stays open behind this: the server goes on with it.
    listening, turned_away = plain.dup(), TurnedAway(Clock(), Meter())
    runner = Runner(make_plain_app(settings.url, authority.answers, turned_away), settings)
    await runner.setup()
    try:
        await web.SockSite(runner, listening).start()
        await asyncio.to_thread(authority.obtain)
    finally:
        await runner.cleanup()
