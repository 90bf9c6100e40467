"""An ACME authority on loopback, whose every name leads to this machine: pebble, with its own name server."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import trustme

from tests.certificates import trusting
from tests.conftest import free_port, wait_for

PEBBLE = os.environ.get("VEILLEE_PEBBLE") or shutil.which("pebble")


class Pebble:
    """`directory`: where it answers. `trusted`: the file of the authority that vouches for itself."""

    def __init__(self, folder: Path, validity: int) -> None:
        if not PEBBLE:
            pytest.skip("no pebble on this machine")
        folder.mkdir()
        self.authority = trustme.CA()
        self.trusted = folder / "trusted.pem"
        self.asks_on, self.asks_tls_on = free_port(), free_port()
        self.authority.cert_pem.write_to_path(str(self.trusted))
        own = self.authority.issue_cert("localhost", "127.0.0.1")
        own.cert_chain_pems[0].write_to_path(str(folder / "own.pem"))
        own.private_key_pem.write_to_path(str(folder / "own.key"))
        self._port, self._manage, self._names = free_port(), free_port(), free_port()
        self._config = folder / "config.json"
        settings = {
            "listenAddress": f"127.0.0.1:{self._port}",
            "managementListenAddress": f"127.0.0.1:{self._manage}",
            "certificate": str(folder / "own.pem"),
            "privateKey": str(folder / "own.key"),
            "httpPort": self.asks_on,
            "tlsPort": self.asks_tls_on,
            "ocspResponderURL": "",
            "domainBlocklist": ["blocked-domain.example"],
            "externalAccountBindingRequired": False,
            "certificateValidityPeriod": validity,
        }
        self._config.write_text(json.dumps({"pebble": settings}), encoding="utf-8")
        self.directory = f"https://localhost:{self._port}/dir"
        self._running: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        assert PEBBLE is not None
        beside = Path(PEBBLE).with_name("pebble-challtestsrv")
        none = ["-http01", "", "-https01", "", "-tlsalpn01", "", "-management", f"127.0.0.1:{free_port()}"]
        names: list[str | Path] = [
            beside,
            "-dns01",
            f"127.0.0.1:{self._names}",
            "-defaultIPv6",
            "",
            "-defaultIPv4",
            "127.0.0.1",
            *none,
        ]
        pebble: list[str | Path] = [PEBBLE, "-config", self._config, "-dnsserver", f"127.0.0.1:{self._names}"]
        # It would wait at random, and refuse one request in twenty at random, which the library tries again only once;
        # and at random it would not ask again who has answered before.
        quick = {
            **os.environ,
            "PEBBLE_VA_NOSLEEP": "1",
            "PEBBLE_WFE_NONCEREJECT": "0",
            "PEBBLE_AUTHZREUSE": "0",
        }
        for command in (names, pebble):
            self._running.append(
                subprocess.Popen(command, env=quick, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            )
        wait_for(self._port, scheme="https")

    async def root(self) -> str:
        """Of the certificates that it gives."""
        where = f"https://localhost:{self._manage}/roots/0"
        async with trusting(self.authority) as session, session.get(where) as answer:
            return await answer.text()

    def stop(self) -> None:
        for one in self._running:
            one.kill()
            one.wait()
        self._running.clear()


@contextmanager
def pebble_in(folder: Path, validity: int = 90 * 86_400) -> Iterator[Pebble]:
    pebble = Pebble(folder, validity)
    pebble.start()
    try:
        yield pebble
    finally:
        pebble.stop()
