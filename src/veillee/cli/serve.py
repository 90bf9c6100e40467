"""`veillee serve`: reads what is wanted from the command line, and starts one process or several."""

import argparse
import errno
import os
import secrets
import sys
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import structs

from veillee.cli import values
from veillee.cli.log import configure_log
from veillee.cli.process import BACKLOG, listen_on, serve_here
from veillee.server.certificate import read_certificate
from veillee.server.door import allow_files
from veillee.server.settings import Settings, normal_base
from veillee.server.workers import watch_over
from veillee.storage import CannotOpen
from veillee.storage.lock import lock
from veillee.storage.schema import DATABASE, prepare


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    defaults = Settings()
    serving = commands.add_parser("serve", help="start the server")
    serving.add_argument("--host", default=defaults.host, help="address to listen on (default: %(default)s)")
    serving.add_argument("--port", type=values.port, default=defaults.port, help="port (default: %(default)s)")
    serving.add_argument(
        "--data", type=Path, default=defaults.data, help="folder of the database (default: %(default)s)"
    )
    serving.add_argument(
        "--database",
        type=values.database_address,
        default=defaults.database,
        help="keep the salons in PostgreSQL instead, e.g. postgresql://veillee@localhost/veillee",
    )
    serving.add_argument(
        "--url",
        type=values.web_address,
        default=defaults.url,
        help="public address behind a proxy, e.g. https://jeux.example.org/soir/",
    )
    serving.add_argument(
        "--tls",
        type=Path,
        nargs=2,
        metavar=("CERT", "KEY"),
        help="serve https with this certificate and its key; both are read again when they change",
    )
    serving.add_argument(
        "--address",
        type=values.machine_name,
        default=defaults.address,
        help="the address that phones use to reach this server, if the machine has several, e.g. 192.168.1.20",
    )
    serving.add_argument(
        "--name",
        type=values.machine_name,
        action="append",
        default=[],
        help="another name of this server, if it has no --url; may be given several times",
    )
    serving.add_argument(
        "--trust",
        type=values.proxy_address,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="address of a proxy whose X-Forwarded headers are trusted; may be given several times",
    )
    serving.add_argument(
        "--expire-days",
        type=values.at_least(int, 1),
        default=defaults.expire_days,
        help="days until an unused salon is erased (default: %(default)s)",
    )
    serving.add_argument(
        "--salons-per-address",
        type=values.at_least(int, 1),
        default=defaults.salons_per_address,
        help="salons that one address may open in an hour (default: %(default)s)",
    )
    serving.add_argument(
        "--connections-per-address",
        type=values.at_least(int, 1),
        default=defaults.connections_per_address,
        help="connections that one address may have open at once (default: %(default)s)",
    )
    serving.add_argument(
        "--workers",
        type=values.number_of_workers,
        default=defaults.workers,
        help="processes that serve together on this machine, or auto: as many as it has cores (default: %(default)s)",
    )
    serving.add_argument(
        "--node-address",
        type=values.node_address,
        default=defaults.node_address,
        metavar="HOST:PORT",
        help="where other machines with the same --database reach this one, e.g. 10.0.0.2:8100",
    )
    serving.add_argument(
        "--node-secret",
        type=values.secret_file,
        default=defaults.node_secret,
        metavar="FILE",
        help="a file with 32 characters or more that are the same on all machines and known to nobody else",
    )
    serving.add_argument(
        "--metrics",
        type=values.node_address,
        default=defaults.metrics,
        metavar="HOST:PORT",
        help="give figures for Prometheus here, under /metrics, e.g. 127.0.0.1:9464",
    )
    serving.add_argument(
        "--drain-seconds",
        type=values.at_least(float, 0),
        default=defaults.drain_seconds,
        help="go on for so long after SIGTERM, while healthz says “draining” (default: %(default)s)",
    )
    serving.add_argument(
        "--bot-pace",
        type=values.at_least(float, 0),
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


def serve(chosen: argparse.Namespace) -> int:
    try:
        settings = settings_of(chosen)
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
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
        listening = listen_on(settings.host, settings.port)
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


def settings_of(chosen: argparse.Namespace) -> Settings:
    settings = Settings(
        host=chosen.host,
        port=chosen.port,
        data=chosen.data,
        database=chosen.database,
        url=chosen.url,
        address=chosen.address,
        names=tuple(chosen.name),
        tls=chosen.tls and tuple(chosen.tls),
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
    return with_certificate(settings) if settings.tls else settings


def with_certificate(settings: Settings) -> Settings:
    """Without other words, people reach the house under the first name of its certificate; under all that it has."""
    assert settings.tls is not None
    certificate = read_certificate(*settings.tls)
    told = urlsplit(settings.url).hostname or settings.address
    if settings.url.startswith("http:"):
        raise CannotOpen("With --tls people come by https: begin --url with https://, or leave it out.")
    if told and not certificate.is_for(told):
        raise CannotOpen(
            f"The certificate {settings.tls[0]} is for {', '.join(certificate.names) or 'nobody'}, not for {told}:"
            " browsers would refuse it. Get one for that name, or give --url or --address a name that it has."
        )
    names = tuple(name for name in certificate.names if "*" not in name)
    address = settings.address if told or not names else names[0]
    return structs.replace(settings, address=address, names=settings.names + names)
