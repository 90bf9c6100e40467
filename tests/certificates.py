"""Certificates for tests: an authority of their own, and the files that `veillee serve --tls` reads."""

import ssl
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import trustme


def write_pair(authority: trustme.CA, folder: Path, *names: str, until: datetime | None = None) -> tuple[Path, Path]:
    """The certificate with its chain, and its key that only its owner may read."""
    issued = authority.issue_cert(*names, not_after=until)
    chain, key = folder / "chain.pem", folder / "key.pem"
    chain.write_bytes(b"".join(part.bytes() for part in issued.cert_chain_pems))
    key.touch(0o600)
    key.write_bytes(issued.private_key_pem.bytes())
    return chain, key


def at(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def trusting(authority: trustme.CA) -> aiohttp.ClientSession:
    context = ssl.create_default_context()
    authority.configure_trust(context)
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=context))
