"""The command `veillee`."""

import argparse
import asyncio
import errno
import gc
import ipaddress
import json
import os
import re
import secrets
import signal
import socket
import sqlite3
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
import segno
import structlog
from aiohttp import web

from veillee import __version__, cli_print, new_game
from veillee.album.chapters import of_records
from veillee.album.file import album_file
from veillee.decks import Library, check, known
from veillee.decks.proofreading import tell
from veillee.lab import command as laboratory
from veillee.rooms import doctor
from veillee.rules import Language, Refused
from veillee.salon.records import Record, verify
from veillee.server.addresses import EVERYWHERE, at, house_addresses, is_only_here
from veillee.server.app import make_app
from veillee.server.door import Runner, allow_files
from veillee.server.keys import DRAINING, PULSE
from veillee.server.settings import Settings, normal_base
from veillee.server.watchdog import Watchdog
from veillee.server.workers import watch_over
from veillee.storage import CannotOpen, backup
from veillee.storage.checkup import Checkup
from veillee.storage.lock import lock
from veillee.storage.schema import DATABASE, prepare
from veillee.workshop import house_decks, packing
from veillee.workshop.package import ENDING

# Whatever still goes on so long after the server was told to end does not matter: everything was stored before anyone
# saw it.
ENDING_SECONDS = 4.5
SHORTEST_SECRET = 32
# Connections that wait until a worker takes them.
BACKLOG = 128

N = TypeVar("N", int, float)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="veillee",
        description="A salon for four French party games of imagination, bluff and secret votes.",
    )
    parser.add_argument("--version", action="version", version=f"veillee {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")

    defaults = Settings()
    serving = commands.add_parser("serve", help="start the server")
    serving.add_argument("--host", default=defaults.host, help="address to listen on (default: %(default)s)")
    serving.add_argument("--port", type=port, default=defaults.port, help="port (default: %(default)s)")
    serving.add_argument(
        "--data", type=Path, default=defaults.data, help="folder of the database (default: %(default)s)"
    )
    serving.add_argument(
        "--database",
        type=database_address,
        default=defaults.database,
        help="keep the salons in PostgreSQL instead, e.g. postgresql://veillee@localhost/veillee",
    )
    serving.add_argument(
        "--url",
        type=web_address,
        default=defaults.url,
        help="public address behind a proxy, e.g. https://jeux.example.org/soir/",
    )
    serving.add_argument(
        "--address",
        type=machine_name,
        default=defaults.address,
        help="the address that phones use to reach this server, if the machine has several, e.g. 192.168.1.20",
    )
    serving.add_argument(
        "--name",
        type=machine_name,
        action="append",
        default=[],
        help="another name of this server, if it has no --url; may be given several times",
    )
    serving.add_argument(
        "--trust",
        type=proxy_address,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="address of a proxy whose X-Forwarded headers are trusted; may be given several times",
    )
    serving.add_argument(
        "--expire-days",
        type=at_least(int, 1),
        default=defaults.expire_days,
        help="days until an unused salon is erased (default: %(default)s)",
    )
    serving.add_argument(
        "--salons-per-address",
        type=at_least(int, 1),
        default=defaults.salons_per_address,
        help="salons that one address may open in an hour (default: %(default)s)",
    )
    serving.add_argument(
        "--connections-per-address",
        type=at_least(int, 1),
        default=defaults.connections_per_address,
        help="connections that one address may have open at once (default: %(default)s)",
    )
    serving.add_argument(
        "--workers",
        type=number_of_workers,
        default=defaults.workers,
        help="processes that serve together on this machine, or auto: as many as it has cores (default: %(default)s)",
    )
    serving.add_argument(
        "--node-address",
        type=node_address,
        default=defaults.node_address,
        metavar="HOST:PORT",
        help="where other machines with the same --database reach this one, e.g. 10.0.0.2:8100",
    )
    serving.add_argument(
        "--node-secret",
        type=secret_file,
        default=defaults.node_secret,
        metavar="FILE",
        help="a file with 32 characters or more that are the same on all machines and known to nobody else",
    )
    serving.add_argument(
        "--metrics",
        type=node_address,
        default=defaults.metrics,
        metavar="HOST:PORT",
        help="give figures for Prometheus here, under /metrics, e.g. 127.0.0.1:9464",
    )
    serving.add_argument(
        "--drain-seconds",
        type=at_least(float, 0),
        default=defaults.drain_seconds,
        help="go on for so long after SIGTERM, while healthz says “draining” (default: %(default)s)",
    )
    serving.add_argument(
        "--bot-pace",
        type=at_least(float, 0),
        default=defaults.bot_pace,
        help="how long bots take to answer: 1 like people, 0 at once (default: %(default)s)",
    )
    serving.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default=defaults.log_level,
        help="write messages of this level and above to stderr (default: %(default)s)",
    )
    serving.set_defaults(run=serve)

    verifying = commands.add_parser("verify", help="check that a finished game was dealt fairly")
    verifying.add_argument("file", type=Path, help="the file that “Check the shuffle” on its last screen gave you")
    verifying.set_defaults(run=verify_file)

    binding = commands.add_parser("album", help="make the album of an evening from the files of its games")
    binding.add_argument("file", type=Path, nargs="+", help="the files that the last screens of the games gave you")
    binding.add_argument("-o", "--output", type=Path, default=Path("album.html"), help="(default: %(default)s)")
    binding.add_argument("--language", choices=("fr", "en"), default="fr", help="(default: %(default)s)")
    binding.set_defaults(run=bind_album)

    backing_up = commands.add_parser("backup", help="copy all salons into one file, also while the server runs")
    backing_up.add_argument("data", type=database_folder, help="folder of the database")
    backing_up.add_argument("file", type=Path, help="a new file")
    backing_up.set_defaults(run=back_up_folder)

    restoring = commands.add_parser("restore", help="make a folder from such a copy")
    restoring.add_argument("file", type=Path, help="a file that `veillee backup` has written")
    restoring.add_argument("data", type=Path, help="a new folder; then: veillee serve --data FOLDER")
    restoring.set_defaults(run=restore_folder)

    examining = commands.add_parser(
        "doctor",
        help="look for damage in the folder of a server that does not run",
        description="Looks for damage in the folder of a server that does not run. "
        "Ends with 0 if there is none, 1 if there is some (left), 2 if the folder cannot be looked at.",
    )
    examining.add_argument("data", type=database_folder, help="folder of the database")
    examining.add_argument("--repair", action="store_true", help="repair what can be repaired, and say what was done")
    examining.set_defaults(run=examine_folder)

    deck_parser = commands.add_parser("decks", help="list, add and remove decks, or check them for mistakes")
    deck_commands = deck_parser.add_subparsers(dest="deck_command", required=True, metavar="command")
    listing = deck_commands.add_parser("list", help="list the decks that come with Veillée, and those of this house")
    listing.add_argument("--json", action="store_true", help="one line of JSON per deck")
    listing.set_defaults(run=list_decks)
    adding = deck_commands.add_parser("add", help="offer a deck to all salons of this house")
    adding.add_argument("file", type=Path, help="a file that somebody exported, *.veillee")
    adding.add_argument("--id", help="how it is called in this house: a to z, 0 to 9 and - (default: from its name)")
    adding.set_defaults(run=add_deck)
    removing = deck_commands.add_parser("remove", help="offer a deck no longer; games that were played keep its cards")
    removing.add_argument("deck", help="id of a deck of this house")
    removing.set_defaults(run=remove_deck)
    for of_a_house in (listing, adding, removing):
        of_a_house.add_argument(
            "--data", type=Path, default=defaults.data, help="folder of the house (default: %(default)s)"
        )
    checking = deck_commands.add_parser("check", help="print all mistakes in decks; fails if there are any")
    checking.add_argument("deck", nargs="*", help="ids of decks, or files *.veillee (default: all of ours)")
    checking.set_defaults(run=check_decks)
    looking_up = deck_commands.add_parser("know", help="record which dictionaries contain the words of a deck")
    looking_up.add_argument("deck", help="id of a deck of words")
    looking_up.add_argument("dictionary", nargs="+", type=Path, help="word lists or Hunspell dictionaries (*.dic)")
    looking_up.set_defaults(run=look_up_words)

    cli_print.add_command(commands)
    laboratory.add_commands(commands)
    new_game.add_command(commands)

    chosen = parser.parse_args(arguments)
    return int(chosen.run(chosen))


# These functions check values of the command line, so that a wrong one is refused before the server starts.


def at_least(number: type[N], least: int) -> Callable[[str], N]:
    def read(text: str) -> N:
        value = number(text)
        # Not `value < least`: that would let NaN through.
        if not value >= least:
            raise argparse.ArgumentTypeError(f"{text} is not {least} or more")
        return value

    read.__name__ = number.__name__
    return read


def number_of_workers(text: str) -> int:
    # Those that this process may use, which can be fewer than the machine has.
    return len(os.sched_getaffinity(0)) if text == "auto" else at_least(int, 1)(text)


def port(text: str) -> int:
    if not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is not between 1 and 65535")
    return int(text)


def web_address(text: str) -> str:
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise argparse.ArgumentTypeError(f"{text} does not begin with https:// or http:// followed by a host name")
    return text


def database_address(text: str) -> str:
    if text and not text.startswith(("postgresql://", "postgres://")):
        # Not the text itself: it may have a password in it.
        raise argparse.ArgumentTypeError("this does not begin with postgresql://")
    return text


def database_folder(text: str) -> Path:
    if "://" in text:
        raise argparse.ArgumentTypeError(
            "this is for folders with SQLite. PostgreSQL has its own programs: pg_dump and pg_restore copy a database,"
            " pg_amcheck looks for damage (docs/scaling.md)"
        )
    return Path(text)


def node_address(text: str) -> str:
    host, _, number = text.rpartition(":")
    if text and (not machine_name(host) or not number.isdecimal() or not port(number)):
        raise argparse.ArgumentTypeError(f"{text} is not an address and a port like 10.0.0.2:8100")
    return text


def secret_file(text: str) -> str:
    try:
        secret = Path(text).read_text(encoding="utf-8").strip() if text else ""
    except (OSError, UnicodeError) as error:
        raise argparse.ArgumentTypeError(f"the file {text} cannot be read: {error}") from error
    if text and len(secret) < SHORTEST_SECRET:
        raise argparse.ArgumentTypeError(f"there are fewer than {SHORTEST_SECRET} characters in the file {text}")
    return secret


def machine_name(text: str) -> str:
    if text and not re.fullmatch(r"[A-Za-z0-9.-]{1,253}", text):
        raise argparse.ArgumentTypeError(f"{text} is neither an address like 192.168.1.20 nor a name like laptop.local")
    return text


def proxy_address(text: str) -> str:
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not an address like 127.0.0.1") from None


def serve(chosen: argparse.Namespace) -> int:
    settings = Settings(
        host=chosen.host,
        port=chosen.port,
        data=chosen.data,
        database=chosen.database,
        url=chosen.url,
        address=chosen.address,
        names=tuple(chosen.name),
        base=normal_base(urlsplit(chosen.url).path),
        trusted=tuple(chosen.trust),
        expire_days=chosen.expire_days,
        salons_per_address=chosen.salons_per_address,
        connections_per_address=chosen.connections_per_address,
        workers=chosen.workers,
        node_address=chosen.node_address,
        node_secret=chosen.node_secret or ("" if chosen.node_address else secrets.token_hex(32)),
        metrics=chosen.metrics,
        drain_seconds=chosen.drain_seconds,
        bot_pace=chosen.bot_pace,
        log_level=chosen.log_level,
    )
    if settings.node_address and not (settings.database and settings.node_secret):
        print("Several machines need --database and --node-secret, the same for all of them.", file=sys.stderr)
        return 1
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(
            f"Cannot create the folder {settings.data}: {error.strerror}. Choose another with --data.", file=sys.stderr
        )
        return 1
    try:
        listening = bind(settings)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            print(f"Port {settings.port} is in use. Choose another with --port.", file=sys.stderr)
        else:
            print(f"Cannot listen on {settings.host}, port {settings.port}: {error.strerror}.", file=sys.stderr)
        return 1
    configure_log(settings.log_level)
    allow_files()
    if settings.workers == 1:
        return serve_here(settings, listening, 0)
    held = None
    try:
        if not settings.database:
            held = lock(settings.data)
            prepare(settings.data / DATABASE)
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
    listening.listen(BACKLOG)
    ended = watch_over(settings.workers, lambda number: serve_here(settings, listening, number))
    if held is not None:
        os.close(held)
    return ended


def serve_here(settings: Settings, listening: socket.socket, number: int) -> int:
    """In this process, as the worker of that number."""
    inner = asked = meter = None
    try:
        if settings.shared:
            inner = listen_as(settings.node_address or "127.0.0.1:0", number, "for other nodes")
        if settings.metrics:
            # Not before it is needed: it takes a while to load.
            from veillee.server.metrics import Metrics

            meter, asked = Metrics(), listen_as(settings.metrics, number, "for --metrics")
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
    host = (settings.node_address or "127.0.0.1").partition(":")[0]
    app = make_app(settings, f"{host}:{inner.getsockname()[1]}" if inner else "", meter)
    if meter is not None:
        meter.watch(app)
    Watchdog(app[PULSE]).start()

    async def greet(app: web.Application) -> None:
        if number == 0:
            print_addresses(settings)

    app.on_startup.append(greet)
    # Almost all values are frozen and cannot form cycles. So the garbage collector may skip what is loaded already, and
    # run rarely.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    last_resort = threading.Timer(ENDING_SECONDS, end_at_once)
    last_resort.daemon = True
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as loop:
            inner_port = inner.getsockname()[1] if inner else 0
            sockets = [listening, inner] if inner else [listening]
            figures = (meter.app(), asked) if meter and asked else None
            loop.run(keep_open(Runner(app, settings, inner_port=inner_port), sockets, last_resort, figures))
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        last_resort.cancel()
    return 0


def end_at_once() -> None:
    structlog.get_logger().warning("ended before everything was closed")
    os._exit(0)


async def keep_open(
    runner: Runner,
    listening: list[socket.socket],
    last_resort: threading.Timer,
    figures: tuple[web.Application, socket.socket] | None = None,
) -> None:
    """Serve until this process gets SIGINT or SIGTERM, and then as long as a load balancer needs to notice."""
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    counting = web.AppRunner(figures[0] if figures else web.Application(), access_log=None)
    try:
        await runner.setup()
        for one in listening:
            await web.SockSite(runner, one).start()
        if figures is not None:
            await counting.setup()
            await web.SockSite(counting, figures[1]).start()
        await stopped.wait()
        runner.app[DRAINING].set()
        await asyncio.sleep(runner.settings.drain_seconds)
        last_resort.start()
    finally:
        await counting.cleanup()
        await runner.cleanup()


def configure_log(level: str) -> None:
    structlog.configure(
        processors=[
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.add_log_level,
            structlog.processors.format_exc_info,
            structlog.processors.LogfmtRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def new_event_loop() -> asyncio.AbstractEventLoop:
    """uvloop if it is installed, because it is faster."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def bind(settings: Settings) -> socket.socket:
    return listen_on(settings.host, settings.port)


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
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, number))
    except OSError:
        listening.close()
        raise
    return listening


def print_addresses(settings: Settings) -> None:
    local = at("localhost" if settings.host in EVERYWHERE else settings.host, settings)
    phones = house_addresses(settings)
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
    print("\n  Ctrl+C pour fermer la maison / to stop the server\n", flush=True)


def back_up_folder(chosen: argparse.Namespace) -> int:
    try:
        salons = backup.back_up(chosen.data, chosen.file)
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{chosen.file}: {count(salons, 'salon')}, {chosen.file.stat().st_size / 1e6:.1f} MB")
    return 0


def restore_folder(chosen: argparse.Namespace) -> int:
    try:
        salons = backup.restore(chosen.file, chosen.data)
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{chosen.data}: {count(salons, 'salon')}. Start the server with: veillee serve --data {chosen.data}")
    return 0


def examine_folder(chosen: argparse.Namespace) -> int:
    try:
        checkup = Checkup(chosen.data)
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 2
    with closing(checkup):
        findings = list(doctor.examine(checkup, Library()))
        problems = sum(not finding.harmless for finding in findings)
        left = 0
        for finding in findings:
            print(f"{'·' if finding.harmless else '✗'} {finding.what}")
            repaired = chosen.repair and repair(finding)
            if repaired:
                print(f"  ✓ {finding.remedy}")
            left += not finding.harmless and not repaired
        if not problems:
            print(f"✓ {count(len(checkup.salons()), 'salon')}, no problems")
    if problems and chosen.repair:
        hint = " Only a backup can repair the rest: veillee restore FILE NEW-FOLDER" if left else ""
        print(f"{count(problems, 'problem')}, {problems - left} repaired.{hint}")
    elif problems:
        can = sum(finding.repair is not None for finding in findings)
        print(f"{count(problems, 'problem')}, {can} can be repaired: make a backup, then run doctor with --repair.")
    return 1 if left else 0


def count(number: int, of: str) -> str:
    """ "1 salon", "2 salons"."""
    return f"{number} {of}" if number == 1 else f"{number} {of}s"


def repair(finding: doctor.Finding) -> bool:
    if finding.repair is None:
        return False
    try:
        finding.repair()
    except sqlite3.Error as error:
        print(f"  not repaired: {error}")
        return False
    return True


def verify_file(chosen: argparse.Namespace) -> int:
    try:
        file = chosen.file.read_bytes()
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    verdict = verify(file)
    for wrong in verdict.wrong:
        print(f"✗ {wrong}")
    if verdict.wrong:
        return 1
    print(
        f"✓ fair: the server used the part it had sealed, and all {verdict.shuffles} shuffles follow from all the parts"
    )
    print(f"  rules   {verdict.rules}")
    print(f"  seal    {verdict.commitment}")
    if verdict.outcome is not None:
        print(f"  scores  {', '.join(map(str, verdict.outcome.scores))}")
    print(
        "  Compare this seal with the one on your screen before the deal: the file alone cannot prove that they match."
    )
    return 0


def bind_album(chosen: argparse.Namespace) -> int:
    records = []
    for path in chosen.file:
        try:
            records.append(msgspec.json.decode(path.read_bytes(), type=Record))
        except OSError as error:
            print(error, file=sys.stderr)
            return 2
        except (msgspec.MsgspecError, UnicodeError) as error:
            print(f"{path}: not a game that this version can read: {error}", file=sys.stderr)
            return 1
    library = Library()
    try:
        album = of_records(records, library)
        file = album_file(album, chosen.language, library)
    except msgspec.MsgspecError as error:
        print(f"The story in one of the files cannot be read: {error}", file=sys.stderr)
        return 1
    except Refused:
        print("The client is not built: run make client.", file=sys.stderr)
        return 1
    try:
        chosen.output.write_bytes(file)
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    moments = sum(len(chapter.pages) for chapter in album.chapters)
    told = f"{count(len(album.chapters), 'game')}, {count(moments, 'page')}"
    print(f"{chosen.output}: {told}, {len(file) / 1e6:.1f} MB")
    return 0


def list_decks(chosen: argparse.Namespace) -> int:
    def tell(id: str, why: str) -> None:
        print(f"{id}: left out: {why}", file=sys.stderr)

    library = Library()
    of_house = [offer.deck for offer in house_decks.HouseDecks(chosen.data / house_decks.FOLDER, library, tell).look()]
    for deck in [*sorted(library.values(), key=lambda deck: deck.id), *of_house]:
        told = {
            "id": deck.id,
            "game": deck.game,
            "kind": deck.kind,
            "language": deck.language,
            "cards": len({card.fields.get("card", card.id) for card in deck.cards}),
            "entries": len(deck.cards),
            "licence": deck.licence,
        }
        print(json.dumps(told) if chosen.json else "{id:24}{game:16}{cards:>5} cards  {licence}".format(**told))
    return 0


def add_deck(chosen: argparse.Namespace) -> int:
    try:
        deck = packing.read_file(chosen.file)
        id = chosen.id or house_decks.proposed_id(deck, chosen.file)
        house_decks.add_deck(chosen.data, id, deck, {deck.id for deck in Library().values()})
    except Refused as refused:
        print(f"{chosen.file}: {house_decks.sentence(refused)}", file=sys.stderr)
        return 1
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{id}: {count(len(deck.cards), 'card')}. A server that runs offers it within half a minute.")
    return 0


def remove_deck(chosen: argparse.Namespace) -> int:
    try:
        removed = house_decks.remove_deck(chosen.data, chosen.deck)
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    if not removed:
        print(f"{chosen.deck}: this house has no such deck", file=sys.stderr)
        return 1
    print(f"{chosen.deck}: removed")
    return 0


def check_decks(chosen: argparse.Namespace) -> int:
    library = Library()
    found = []
    for id in chosen.deck or sorted(deck.id for deck in library.values()):
        if id.endswith(ENDING):
            found += check_file(Path(id))
            continue
        deck, folder = library.by_id(id), library.folder(id)
        found += check.problems(deck, folder) if deck and folder else [f"{id}: no such deck"]
    for problem in found:
        print(problem)
    print(f"Problems found: {len(found)}" if found else "No problems found.", file=sys.stderr)
    return 1 if found else 0


def check_file(file: Path) -> list[str]:
    """What would be refused; if nothing, what a proof-reader would say of the cards."""
    try:
        package = packing.read_file(file)
    except Refused as refused:
        return [f"{file}: {house_decks.sentence(refused)}"]
    except OSError as error:
        return [str(error)]
    about = package.about
    language: Language = "en" if about.language == "en" else "fr"
    return [
        f"{file}: {card.id}: {remark.field} {tell(remark)}"
        for card in package.cards
        for remark in check.remarks_on(about.kind, language, card.fields)
    ]


def look_up_words(chosen: argparse.Namespace) -> int:
    library = Library()
    deck, folder = library.by_id(chosen.deck), library.folder(chosen.deck)
    if deck is None or folder is None or deck.kind != "words":
        print(f"{chosen.deck}: no such deck of words", file=sys.stderr)
        return 1
    try:
        dictionaries = {path.name: known.word_list(path) for path in chosen.dictionary}
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    unknown = known.look_up(deck, folder, dictionaries)
    for word in unknown:
        print(word)
    print(f"{len(unknown)} words are in none of them: replace them, or write the reason beside them.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
