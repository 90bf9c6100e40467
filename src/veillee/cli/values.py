"""Checks of the values on the command line, so that a wrong one is refused before the server starts."""

import argparse
import ipaddress
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from veillee.machine import cores, has_fork
from veillee.server.addresses import LOCAL_NAME, is_address

SHORTEST_SECRET = 32

N = TypeVar("N", int, float)


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
    if text == "auto":
        return cores() if has_fork() else 1
    wanted = at_least(int, 1)(text)
    if wanted > 1 and not has_fork():
        raise argparse.ArgumentTypeError(f"{text} is too many: on this system one process serves")
    return wanted


def port(text: str) -> int:
    if not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is not between 1 and 65535")
    return int(text)


def web_address(text: str) -> str:
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise argparse.ArgumentTypeError(f"{text} does not begin with https:// or http:// followed by a host name")
    return text


def ssh_address(text: str) -> str:
    """`ssh://me@my-server:2222`; names are not words that ssh could take for options."""
    try:
        parts = urlsplit(text)
        host, user, _ = parts.hostname or "", parts.username or "", parts.port
        known = is_address(host) or re.fullmatch(r"[a-z0-9_][a-z0-9._-]{0,252}", host)
        fits = parts.scheme == "ssh" and known and re.fullmatch(r"([A-Za-z0-9_][A-Za-z0-9._-]*)?", user)
    except ValueError:
        fits = None
    if text and (not fits or parts.password is not None or parts.path.strip("/") or parts.query or parts.fragment):
        raise argparse.ArgumentTypeError(f"{text} is not written like ssh://me@my-server or ssh://me@my-server:2222")
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


def turn_address(text: str) -> str:
    """The host and the port of it."""
    scheme, _, place = text.partition(":")
    host, _, number = place.rpartition(":")
    known = host and re.fullmatch(r"[A-Za-z0-9.-]{1,253}|\[[0-9a-fA-F:]+\]", host)
    if text and (scheme != "turn" or not known or not number.isdecimal() or not port(number)):
        raise argparse.ArgumentTypeError(f"{text} is not written like turn:turn.example.org:3478")
    return place


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


def public_name(text: str) -> str:
    if machine_name(text) and not is_public(text.lower()):
        raise argparse.ArgumentTypeError(
            f"{text} is neither a name that everybody on the internet can look up, like jeux.example.org, nor a public"
            " address by number. For others, make a certificate yourself and give it with --tls"
        )
    return text.lower()


def is_public(name: str) -> bool:
    if is_address(name):
        return ipaddress.ip_address(name).is_global
    return "." in name and LOCAL_NAME.fullmatch(name) is None


def proxy_address(text: str) -> str:
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not an address like 127.0.0.1") from None
