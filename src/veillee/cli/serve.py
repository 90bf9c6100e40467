"""`veillee serve`: reads what is wanted from the command line, and starts one process or several."""

import argparse
import errno
import os
import secrets
import socket
import sys
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import structs

from veillee.cli import values
from veillee.cli.first_certificate import ways_of, with_first_certificate
from veillee.cli.log import configure_log
from veillee.cli.process import BACKLOG, listen_on, serve_here
from veillee.machine import has_fork
from veillee.server.addresses import public_origin
from veillee.server.certificate import read_certificate
from veillee.server.door import allow_files
from veillee.server.settings import Settings, normal_base
from veillee.server.tunnel import url_of
from veillee.server.workers import watch_over
from veillee.storage import CannotOpen
from veillee.storage.lock import lock
from veillee.storage.schema import DATABASE, prepare

HTTPS_PORT = 443
HTTP_PORT_IN_USE = (
    "With --https the authority asks there: stop the other server, or let it be in front (docs/nginx.conf)."
)
ASKED_ON_443 = (
    "So the authority asks on port 443 (tls-alpn-01), and whoever types the address without https is not led to it."
)
HTTPS_IS_THERE = (
    "With --through https is a matter of the other machine: leave --https and --tls out, and give the address that its"
    " own server has for you with --url (docs/reach.md)."
)
PORT_FORBIDDEN = (
    "Only root may use ports below 1024, unless systemd lets the user of the server"
    " (AmbientCapabilities=CAP_NET_BIND_SERVICE) or the machine lets everybody"
    " (sysctl net.ipv4.ip_unprivileged_port_start=80)."
)


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    defaults = Settings()
    serving = commands.add_parser("serve", help="start the server")
    serving.add_argument("--host", default=defaults.host, help="address to listen on (default: %(default)s)")
    serving.add_argument(
        "--port", type=values.port, help=f"port (default: {defaults.port}, or {HTTPS_PORT} with --https)"
    )
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
        "--through",
        type=values.ssh_address,
        default=defaults.through,
        metavar="ssh://ME@SERVER",
        help="let friends come in through a port of another machine that you can log in to by ssh",
    )
    certificate = serving.add_mutually_exclusive_group()
    certificate.add_argument(
        "--https",
        type=values.public_name,
        default=defaults.https,
        metavar="NAME",
        help="serve https under this public name or address, with a certificate that is got and renewed by itself",
    )
    certificate.add_argument(
        "--tls",
        type=Path,
        nargs=2,
        metavar=("CERT", "KEY"),
        help="serve https with this certificate and its key; both are read again when they change",
    )
    serving.add_argument(
        "--http-port",
        type=values.port,
        default=defaults.http_port,
        help="with --https: where http leads to https; the authority asks on port 80 (default: %(default)s)",
    )
    serving.add_argument(
        "--acme-directory",
        type=values.web_address,
        default=defaults.acme_directory,
        metavar="URL",
        help="with --https: the authority that gives the certificate (default: %(default)s)",
    )
    serving.add_argument(
        "--acme-agree",
        action="store_true",
        help="with --https: agree to the terms of the authority without being asked",
    )
    serving.add_argument(
        "--acme-mail", default="", metavar="ADDRESS", help="with --https: where the authority may write to"
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
        "--no-name",
        action="store_true",
        help="do not tell phones in your network that this is veillee.local",
    )
    serving.add_argument(
        "--open",
        action="store_true",
        help="open the page in the browser of this computer, if somebody sits there; `veillee` alone does so",
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
        "--voice",
        choices=("off", "peers", "relay"),
        default=defaults.voice,
        help="how people speak together: not, as directly as they can, or only over --turn (default: %(default)s)",
    )
    serving.add_argument(
        "--turn",
        type=values.turn_address,
        default=defaults.turn,
        metavar="turn:HOST:PORT",
        help="a relay (coturn) for voices that find no direct way, e.g. turn:turn.example.org:3478",
    )
    serving.add_argument(
        "--turn-secret",
        type=values.secret_file,
        default=defaults.turn_secret,
        metavar="FILE",
        help="with --turn: a file with the secret that the relay has too (static-auth-secret)",
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
    configure_log(settings.log_level)
    allow_files()
    listening = plain = None
    try:
        listening = listen(settings.host, settings.port, "Choose another with --port.")
        if settings.https:
            plain = listen_for_http(settings)
            settings = with_certificate(with_first_certificate(settings, listening, plain))
    except CannotOpen as error:
        for one in (listening, plain):
            if one is not None:
                one.close()
        print(error, file=sys.stderr)
        return 1
    if settings.workers == 1:
        with listening:
            return serve_here(settings, listening, 0, plain)
    held = None
    try:
        if not settings.database:
            held = lock(settings.data)
            prepare(settings.data / DATABASE)
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
    listening.listen(BACKLOG)
    ended = watch_over(settings.workers, lambda number: serve_here(settings, listening, number, plain))
    if held is not None:
        os.close(held)
    return ended


def listen_for_http(settings: Settings) -> socket.socket | None:
    """None if that port cannot be had, and the authority may ask on the other."""
    try:
        return listen(settings.host, settings.http_port, "")
    except CannotOpen as error:
        if not ways_of(settings, None):
            raise CannotOpen(f"{error} {HTTP_PORT_IN_USE}") from error
        print(f"{error} {ASKED_ON_443}", file=sys.stderr)
        return None


def listen(host: str, port: int, if_taken: str) -> socket.socket:
    try:
        return listen_on(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotOpen(f"Port {port} is in use. {if_taken}".rstrip()) from error
        help = f" {PORT_FORBIDDEN}" if isinstance(error, PermissionError) else ""
        raise CannotOpen(f"Cannot listen on {host}, port {port}: {error.strerror}.{help}") from error


def settings_of(chosen: argparse.Namespace) -> Settings:
    port = f":{chosen.port}" if chosen.port not in (None, HTTPS_PORT) else ""
    url = chosen.url or (f"https://{chosen.https}{port}/" if chosen.https else "")
    if chosen.https and public_origin(url).partition("://")[2].partition(":")[0] != chosen.https:
        raise CannotOpen(f"--https is for {chosen.https}, and --url for another name: leave --url out.")
    if chosen.through:
        if chosen.https or chosen.tls:
            raise CannotOpen(HTTPS_IS_THERE)
        if not has_fork():
            raise CannotOpen("--through works on Linux and macOS only.")
        if chosen.workers > 1 or chosen.node_address:
            raise CannotOpen("--through leads to one process: leave --workers and --node-address out.")
        url = url or url_of(chosen.through, chosen.port or Settings().port)
    if bool(chosen.turn) != bool(chosen.turn_secret):
        raise CannotOpen("--turn and --turn-secret belong together: the relay asks for what this server signs with it.")
    if chosen.voice == "relay" and not chosen.turn:
        raise CannotOpen("--voice relay needs a relay: give --turn and --turn-secret.")
    settings = Settings(
        host=chosen.host,
        port=chosen.port or (HTTPS_PORT if chosen.https else Settings().port),
        data=chosen.data,
        database=chosen.database,
        url=url,
        through=chosen.through,
        address=chosen.address,
        names=tuple(chosen.name),
        no_name=chosen.no_name,
        open_page=chosen.open,
        tls=chosen.tls and tuple(chosen.tls),
        https=chosen.https,
        http_port=chosen.http_port,
        acme_directory=chosen.acme_directory,
        acme_agree=chosen.acme_agree,
        acme_mail=chosen.acme_mail,
        base=normal_base(urlsplit(url).path),
        trusted=tuple(chosen.trust),
        expire_days=chosen.expire_days,
        salons_per_address=chosen.salons_per_address,
        connections_per_address=chosen.connections_per_address,
        workers=chosen.workers,
        node_address=chosen.node_address,
        node_secret=chosen.node_secret or ("" if chosen.node_address else secrets.token_hex(32)),
        metrics=chosen.metrics,
        voice=chosen.voice,
        turn=chosen.turn,
        turn_secret=chosen.turn_secret,
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
