"""Servers that share a database."""

import resource
import signal
from collections.abc import Sequence
from pathlib import Path

from tests.conftest import ServerProcess, free_port
from tests.faults.networks import Networks

NODES = 3
BOT_PACE = "0.1"


class Nodes:
    """`databases`: the address of the database for each of them. Each has a file with what it says on stderr."""

    def __init__(self, folder: Path, databases: Sequence[str], networks: Networks | None = None) -> None:
        secret = folder / "secret"
        secret.write_text("s" * 40, encoding="ascii")
        self._databases = databases
        self._arguments = ["--node-secret", str(secret), "--log-level", "warning", "--bot-pace", BOT_PACE]
        self.servers = [ServerProcess(folder / f"node-{number}") for number in range(len(databases))]
        self._inner = [free_port() for _ in databases]
        for number, server in enumerate(self.servers):
            server.log = folder / f"node-{number}.log"
            if networks is not None:
                server.host, server.network = networks.addresses[number], networks.inside(number)

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def start(self, number: int) -> None:
        server = self.servers[number]
        inner = f"{server.host}:{self._inner[number]}"
        server.start("--node-address", inner, "--database", self._databases[number], *self._arguments)

    def start_all(self) -> None:
        for number in range(len(self.servers)):
            self.start(number)

    def pid(self, number: int) -> int:
        process = self.servers[number].process
        assert process is not None
        return process.pid

    def send(self, number: int, what: signal.Signals) -> None:
        process = self.servers[number].process
        assert process is not None
        process.send_signal(what)

    def end(self, number: int, how: signal.Signals = signal.SIGTERM) -> None:
        self.send(number, how)
        self.servers[number].wait_until_dead()

    def kill_all(self) -> None:
        for server in self.servers:
            if server.process is not None:
                server.process.kill()
                server.process.wait()

    def megabytes(self, number: int) -> float:
        """Of memory that this node has for itself or shares."""
        pages = int(Path(f"/proc/{self.pid(number)}/statm").read_text(encoding="ascii").split()[1])
        return pages * resource.getpagesize() / 1e6

    def cpu_seconds(self, number: int) -> float:
        user, system = (
            Path(f"/proc/{self.pid(number)}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[11:13]
        )
        return (int(user) + int(system)) / 100

    def said(self) -> list[str]:
        """What they have written on stderr so far."""
        lines: list[str] = []
        for number, server in enumerate(self.servers):
            assert server.log is not None
            if server.log.exists():
                text = server.log.read_text(encoding="utf-8", errors="replace")
                lines += [f"node {number}: {line}" for line in text.splitlines()]
        return lines
