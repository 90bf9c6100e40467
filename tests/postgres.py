"""A real PostgreSQL for tests: started by them, with the rights of nobody, stopped with them."""

import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import asyncpg

from tests.waiting import CEILING, until, wait_until

ROOT = Path(__file__).resolve().parents[1]
USER, PASSWORD = "veillee", "sesame"
# PostgreSQL does not run as root. This number is `nobody` on every Linux.
NOBODY = 65534


def has_ended(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    # It only waits for its parent to hear of it.
    return state == "Z"


class Cluster:
    """`fsync` is off: a process that is killed loses nothing by that, only a machine would.

    `primary`: this one is made as a copy of it, and follows it as its standby.
    `folder`: this one is there already, and was started by another process.
    """

    def __init__(self, port: int, primary: "Cluster | None" = None, folder: Path | None = None) -> None:
        programs = os.environ.get("VEILLEE_POSTGRES") or subprocess.check_output([ROOT / "scripts/postgres"], text=True)
        self._programs = Path(programs.strip())
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None
        self._rights = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}
        self.folder = folder or Path(tempfile.mkdtemp(prefix="veillee-postgres-"))
        if folder is not None:
            return
        password = self.folder / "password"
        password.write_text(PASSWORD, encoding="utf-8")
        if self._rights:
            for path in (self.folder, password):
                os.chown(path, NOBODY, NOBODY)
        if primary is not None:
            address = primary.address() + "?application_name=standby"
            copying = ["pg_basebackup", f"--dbname={address}", f"--pgdata={self.data}", "--write-recovery-conf"]
            assert self._run([*copying, "--checkpoint=fast", "--no-sync"]).wait() == 0
            return
        making = ["initdb", "--no-sync", "--encoding=UTF8", "--locale=C", "--auth=scram-sha-256"]
        making += [f"--username={USER}", f"--pwfile={password}", f"--pgdata={self.data}"]
        self._run(making, stdout=subprocess.DEVNULL).wait()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, command: list[str], **more: object) -> subprocess.Popen[bytes]:
        program = str(self._programs / command[0])
        return subprocess.Popen([program, *command[1:]], cwd="/", **self._rights, **more)  # type: ignore[call-overload, no-any-return]

    def start(self, **more: str) -> None:
        """`more`: settings beside those that all have."""
        options = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "fsync": "off",
            "shared_buffers": "16MB",
            "max_connections": 150,
            "log_min_messages": "fatal",
            **more,
        }
        command = ["postgres", "-D", str(self.data)]
        for name, value in options.items():
            command += ["-c", f"{name}={value}"]
        with (self.folder / "log").open("ab") as log:
            self.process = self._run(command, stdout=log, stderr=log)
        wait_until(self._listens)

    def _listens(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), CEILING):
            return True
        return False

    def kill(self) -> None:
        """All of its processes at once, and until they are gone: while one of them dies, the next cannot start."""
        children = self._send(signal.SIGKILL)
        assert self.process is not None
        self.process.wait()
        wait_until(lambda: all(map(has_ended, children)))

    def stand_still(self) -> None:
        """As a machine looks from outside that has lost its network: nobody is refused, and nobody answered."""
        self._send(signal.SIGSTOP)

    def _send(self, what: signal.Signals) -> list[int]:
        """To which processes beside the first."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii")
        self.process.send_signal(what)
        for child in map(int, children.split()):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, what)
        return [int(child) for child in children.split()]

    def remove(self) -> None:
        if self.process is None or self.process.poll() is None:
            # It hangs up on everybody.
            nowhere = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            self._run(["pg_ctl", "stop", f"--pgdata={self.data}", "--mode=fast"], **nowhere).wait()
            if self.process is not None:
                self.process.wait(CEILING)
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str = "postgres", password: str = PASSWORD) -> str:
        return f"postgresql://{USER}:{password}@127.0.0.1:{self.port}/{database}"

    async def new_database(self) -> str:
        """The address of an empty one."""
        name = f"veillee_{secrets.token_hex(6)}"
        await self.run("postgres", f"CREATE DATABASE {name}")
        return self.address(name)

    async def run(self, database: str, *statements: str) -> list[tuple[object, ...]]:
        """The rows of the last statement."""

        async def connected() -> Any:
            with contextlib.suppress(asyncpg.CannotConnectNowError, OSError):
                return await asyncpg.connect(self.address(database))

        # It may be starting.
        connection = await until(connected)
        try:
            rows: list[tuple[object, ...]] = []
            for statement in statements:
                rows = [tuple(row) for row in await connection.fetch(statement)]
            return rows
        finally:
            await connection.close()
