"""One process that serves: its sockets, its event loop, its log, and how it ends."""

import asyncio
import gc
import ipaddress
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from urllib.parse import urlsplit

import segno
import structlog
from aiohttp import web

from veillee.cli.first_certificate import ways_of
from veillee.machine import has_desktop
from veillee.server.addresses import EVERYWHERE, LOCAL_NAME, at, house_addresses, is_address, is_only_here
from veillee.server.alpn_door import AlpnDoor
from veillee.server.app import make_app
from veillee.server.authority import TLS_ALPN, Authority, follow_forever, renew_forever
from veillee.server.door import Runner
from veillee.server.keys import ADDRESSES, CLOCK, DRAINING, HOUSE, PULSE, SETTINGS, TLS, TUNNEL, TURNED_AWAY
from veillee.server.own_name import OwnName
from veillee.server.plain_door import make_plain_app
from veillee.server.settings import Settings
from veillee.server.watchdog import Watchdog
from veillee.storage import CannotOpen, NotStored
from veillee.storage.safe import FolderSafe, Safe

# Whatever still goes on so long after the server was told to end does not matter: everything was stored before anyone
# saw it.
ENDING_SECONDS = 4.5
# Connections that wait until a worker takes them.
BACKLOG = 128


def serve_here(settings: Settings, listening: socket.socket, number: int, plain: socket.socket | None = None) -> int:
    """In this process, as the worker of that number. `plain`: the port that leads to https, if it could be had."""
    inner = asked = meter = None
    try:
        if settings.shared:
            inner = listen_as(settings.node_address or "127.0.0.1:0", number, "for other nodes")
        if settings.metrics:
            # Not before it is needed: it takes a while to load.
            from veillee.server.metrics import Metrics

            meter, asked = Metrics(), listen_as(settings.metrics, number, "for --metrics")
        host = (settings.node_address or "127.0.0.1").partition(":")[0]
        app = make_app(settings, f"{host}:{inner.getsockname()[1]}" if inner else "", meter)
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
    if meter is not None:
        meter.watch(app)
    Watchdog(app[PULSE]).start()

    async def greet(app: web.Application) -> None:
        if number == 0:
            print_addresses(settings)

    app.on_startup.append(greet)
    if settings.https:
        app.cleanup_ctx.append(partial(keep_certificate, number == 0, plain))
    if TUNNEL in app:
        app.cleanup_ctx.append(keep_line)
    app.cleanup_ctx.append(keep_name)
    # Almost all values are frozen and cannot form cycles. So the garbage collector may skip what is loaded already, and
    # run rarely.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    last_resort = threading.Timer(settings.drain_seconds + ENDING_SECONDS, end_at_once)
    last_resort.daemon = True
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as loop:
            inner_port = inner.getsockname()[1] if inner else 0
            # Where other nodes come in, or whoever comes through another machine.
            behind = inner or (app[TUNNEL].listening if TUNNEL in app else None)
            sockets = [listening, behind] if behind else [listening]
            figures = (meter.app(), asked) if meter and asked else None
            opens = address_here(settings) if number == 0 and settings.open_page and has_desktop() else ""
            runner = Runner(app, settings, inner_port=inner_port)
            loop.run(keep_open(runner, sockets, last_resort, figures, opens))
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        last_resort.cancel()
    return 0


async def keep_certificate(first: bool, plain: socket.socket | None, app: web.Application) -> AsyncIterator[None]:
    """For --https: the first worker answers on the port of http, and renews the certificate."""
    settings, clock, tls, storage = app[SETTINGS], app[CLOCK], app[TLS], app[HOUSE].storage
    safe: Safe = FolderSafe(settings.data, settings.https)
    tasks = []
    if settings.node_address:
        # Not before it is needed: it takes a while to load.
        from veillee.storage.postgres import PostgresStorage

        assert isinstance(storage, PostgresStorage)
        assert settings.tls is not None
        safe = storage.safe(settings.https, settings.tls[0])
        with suppress(NotStored):
            # This process may have been started long after the first.
            await safe.load()
            tls.look()
        tasks.append(asyncio.create_task(follow_forever(safe, tls, clock)))
    runner = Runner(make_plain_app(settings.url, safe, app[TURNED_AWAY]), settings)
    await runner.setup()
    if first:
        if plain is not None:
            await web.SockSite(runner, plain).start()
        if not settings.node_address:
            # Whoever asked was killed.
            await safe.write("question", None)
        authority = Authority(settings.acme_directory, settings.https)
        tasks.append(asyncio.create_task(renew_forever(authority, safe, tls, clock, ways_of(settings, plain))))
    yield
    for task in tasks:
        task.cancel()
    await runner.cleanup()


async def keep_name(app: web.Application) -> AsyncIterator[None]:
    own = OwnName(app[SETTINGS], app[CLOCK], app[ADDRESSES])
    keeping = asyncio.create_task(own.keep())
    yield
    keeping.cancel()
    await own.take_back()


async def keep_line(app: web.Application) -> AsyncIterator[None]:
    """For --through: if there is no line at first, the server does not start; later it is laid again and again."""
    tunnel = app[TUNNEL]
    keeping = None
    try:
        await tunnel.lay()
        keeping = asyncio.create_task(tunnel.keep())
        yield
    finally:
        if keeping is not None:
            keeping.cancel()
        tunnel.close()


def end_at_once() -> None:
    structlog.get_logger().warning("ended before everything was closed")
    os._exit(0)


async def keep_open(
    runner: Runner,
    listening: list[socket.socket],
    last_resort: threading.Timer,
    figures: tuple[web.Application, socket.socket] | None = None,
    opens: str = "",
) -> None:
    """Serve until this process gets SIGINT or SIGTERM, and then as long as a load balancer needs to notice.

    `opens`: the address that the browser of this computer is shown.
    """
    stopped = asyncio.Event()

    def stop() -> None:
        # From here on the end is certain, whatever is being waited for: also a start that has not come to its end.
        if not stopped.is_set():
            last_resort.start()
        stopped.set()

    stop_at_signals(stop)
    counting, letting_in = web.AppRunner(figures[0] if figures else web.Application(), access_log=None), None
    try:
        await runner.setup()
        tls, settings = runner.app.get(TLS), runner.settings
        for one in listening:
            # Who comes in behind the first comes without https.
            context = tls.context if tls and one is listening[0] else None
            if context and TLS_ALPN in ways_of(settings, None):
                safe, clock = FolderSafe(settings.data, settings.https), runner.app[CLOCK]
                door = AlpnDoor(one, safe, settings.https, clock, context, runner.server)
                letting_in = asyncio.create_task(door.let_in_forever())
            else:
                await web.SockSite(runner, one, ssl_context=context).start()
        if figures is not None:
            await counting.setup()
            await web.SockSite(counting, figures[1]).start()
        if opens:
            # Some browsers take this long: until they are closed.
            threading.Thread(target=webbrowser.open, args=[opens], daemon=True).start()
        await stopped.wait()
        runner.app[DRAINING].set()
        await asyncio.sleep(runner.settings.drain_seconds)
    finally:
        if letting_in is not None:
            letting_in.cancel()
        await counting.cleanup()
        await runner.cleanup()


def stop_at_signals(stop: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:
            # On Windows the loop is woken up by any signal, but has no handlers of its own.
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))


def new_event_loop() -> asyncio.AbstractEventLoop:
    """uvloop if it is installed, because it is faster."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def listen_as(address: str, number: int, why: str) -> socket.socket:
    """The worker of that number takes as many ports more; if the port is 0, any."""
    host, _, base = address.rpartition(":")
    port = int(base) and int(base) + number
    try:
        return listen_on(host, port)
    except OSError as error:
        raise CannotOpen(f"Cannot listen on {host}, port {port}, {why}: {error.strerror}.") from error


def listen_on(host: str, number: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if os.name == "posix":
        # Elsewhere it means that two servers may have one port.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, number))
    except OSError:
        listening.close()
        raise
    return listening


def address_here(settings: Settings) -> str:
    """For a browser on this computer."""
    phones = house_addresses(settings)
    if settings.tls and phones:
        # Its certificate is hardly one for localhost.
        return phones[0]
    return at("localhost" if settings.host in EVERYWHERE else settings.host, settings)


def print_addresses(settings: Settings) -> None:
    local, phones = address_here(settings), house_addresses(settings)
    print("\n  Veillée\n")
    if not phones:
        print("  Aucun réseau : personne d’autre ne peut encore entrer / no network: nobody else can come in yet\n")
    elif phones[0] != local or not is_only_here(settings.host):
        print(f"  Sur les téléphones / on phones        :  {phones[0]}\n")
        segno.make(phones[0], error="l").terminal(out=sys.stdout, compact=True)
        print()
        for other in phones[1:]:
            print(f"  Sinon / or else                       :  {other}")
    print(f"  Sur cet ordinateur / on this computer :  {local}")
    if phones:
        print_reach(phones[0], settings.through)
    print("\n  Ctrl+C pour fermer la maison / to stop the server\n", flush=True)


def print_reach(address: str, through: str = "") -> None:
    """What the address can and cannot do for friends; who has really come in is in the menu of each salon's host."""
    host = urlsplit(address).hostname or ""
    if is_only_here(host):
        near, far = "seulement cet ordinateur / this computer only", "non / no"
    elif LOCAL_NAME.fullmatch(host) or (is_address(host) and not ipaddress.ip_address(host).is_global):
        near, far = (
            "oui, sur ce réseau / yes, on this network",
            "pas encore, voir / not yet, see: docs/reach.md",
        )
    else:
        near, far = "oui / yes", "si le nom et le port mènent ici / if name and port lead here"
        if through:
            far = f"oui, par / yes, through: {urlsplit(through).hostname}"
    secure = "oui / yes" if address.startswith("https:") else "non, sans https / no, without https"
    print("\n  Mes amis peuvent-ils me joindre ? / can my friends reach me?")
    print(f"    dans la maison / at home            :  {near}")
    print(f"    de chez eux / from their place      :  {far}")
    print(f"    micro, application / mic, app       :  {secure}")
    print("    L’essai vrai est dans le menu du salon / the real test is in the salon’s menu")
