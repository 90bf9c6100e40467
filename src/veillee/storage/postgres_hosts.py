"""Connections to PostgreSQL on one host or several: a primary, and a standby that may become one."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

import asyncpg

# If another has answered, and cannot be used, one that is silent is not waited for any longer: soon the other may be.
SILENT_SECONDS = 0.5


def said_by(error: Exception) -> str:
    """Why something failed, without the database's details: among them may be what somebody wrote."""
    return str(error).partition("\nDETAIL:")[0] or "the database does not answer"


def named(address: str) -> str:
    """The database and where it is, for people to read. `ValueError` if the address cannot be read."""
    parts = urlsplit(address)
    database = parts.path.lstrip("/") or parts.username or "postgres"
    if len(hosts := each_host(address)) > 1:
        return f"{database} on {' or '.join(host for host, _ in hosts)}"
    port = f", port {parts.port}" if parts.port else ""
    return f"{database} on {parts.hostname or 'this machine'}{port}"


def each_host(address: str) -> list[tuple[str, str]]:
    """The hosts in an address, and the address of each alone."""
    parts = urlsplit(address)
    who, at, hosts = parts.netloc.rpartition("@")
    if "," not in hosts:
        # As it was written: an address without a host would lose its slashes.
        return [(hosts, address)]
    return [(host, parts._replace(netloc=f"{who}{at}{host}").geturl()) for host in hosts.split(",")]


async def connect(address: str, **options: Any) -> Any:
    """To the host that can be written into. All are asked at once: one whose network is gone does not even refuse."""
    asked = [
        asyncio.ensure_future(asyncpg.connect(one, target_session_attrs="read-write", **options))
        for _, one in each_host(address)
    ]
    waiting, refused = set(asked), list[BaseException]()
    try:
        while waiting:
            answered, waiting = await asyncio.wait(
                waiting, timeout=SILENT_SECONDS if refused else None, return_when=asyncio.FIRST_COMPLETED
            )
            for one in answered:
                error = one.exception()
                if error is None:
                    asked.remove(one)
                    return one.result()
                refused.append(error)
            if not answered:
                break
        raise refused[0]
    finally:
        for one in asked:
            one.cancel()
            one.add_done_callback(leave)


def leave(connected: "asyncio.Future[Any]") -> None:
    """Two of them can be written into, or one has answered too late."""
    if not connected.cancelled() and connected.exception() is None:
        connected.result().terminate()
