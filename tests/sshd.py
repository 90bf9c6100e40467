"""A machine that one has with ssh: an sshd on loopback, with a key, and an `ssh` that knows it."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import free_port
from tests.waiting import wait_until

SSHD = os.environ.get("VEILLEE_SSHD") or shutil.which("sshd", path="/usr/sbin:/usr/local/sbin")
# The library that it needs, if it was only unpacked (scripts/sshd).
LIBRARIES = "../../lib/libwrap.so*"


class Machine:
    """`server`: ssh://user@127.0.0.1:port. It lets one key in, and does what `settings` say."""

    def __init__(self, folder: Path) -> None:
        if not SSHD or not shutil.which("ssh"):
            pytest.skip("no sshd or ssh on this machine")
        # Where whoever it runs as can read it.
        for file in (Path(SSHD), *Path(SSHD).parent.glob(LIBRARIES)):
            shutil.copy(file, folder)
        self.folder, self.port = folder, free_port()
        # As root it would need a user of its own; without, it lets in whoever has started it.
        self.user = pwd.getpwnam("nobody") if os.getuid() == 0 else pwd.getpwuid(os.getuid())
        for name in ("host", "mine", "strange"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / name], check=True)
        shutil.copy(folder / "mine.pub", folder / "authorized")
        self._process: subprocess.Popen[bytes] | None = None
        # What a person has done once by hand.
        self.knows(folder / "host.pub")
        self.uses("mine")
        self._make_ssh()

    @property
    def through(self) -> str:
        return f"ssh://{self.user.pw_name}@127.0.0.1:{self.port}"

    def knows(self, key: Path) -> None:
        known = self.folder / "known_hosts"
        known.write_text(f"[127.0.0.1]:{self.port} {key.read_text(encoding='ascii')}", encoding="ascii")

    def uses(self, key: str) -> None:
        lines = [f"IdentityFile {self.folder / key}", "IdentitiesOnly yes", "IdentityAgent none"]
        lines += [f"UserKnownHostsFile {self.folder / 'known_hosts'}", "GlobalKnownHostsFile /dev/null"]
        (self.folder / "config").write_text("\n".join(lines) + "\n", encoding="utf-8")

    def _make_ssh(self) -> None:
        """OpenSSH's own client with the settings of this test: it looks for them at home, whatever $HOME says."""
        bin = self.folder / "bin"
        bin.mkdir()
        ssh = bin / "ssh"
        lines = ["#!/bin/sh", f"echo $$ >> {self.folder / 'clients'}"]
        lines += [f'exec {shutil.which("ssh")} -F {self.folder / "config"} "$@"\n']
        ssh.write_text("\n".join(lines), encoding="utf-8")
        ssh.chmod(0o755)
        self.path = f"{bin}{os.pathsep}{os.environ['PATH']}"

    def clients(self) -> list[int]:
        """All that were ever started."""
        return [int(line) for line in (self.folder / "clients").read_text(encoding="ascii").split()]

    def start(self, *settings: str) -> None:
        assert SSHD is not None
        lines = [f"Port {self.port}", "ListenAddress 127.0.0.1", f"HostKey {self.folder / 'host'}", "PidFile none"]
        lines += ["UsePAM yes", "PasswordAuthentication no", "KbdInteractiveAuthentication no", "StrictModes no"]
        lines += [f"AuthorizedKeysFile {self.folder / 'authorized'}", "LogLevel VERBOSE", *settings]
        # Without PAM it would take accounts without a password for locked.
        config = self.folder / "sshd_config"
        config.write_text("\n".join(lines) + "\n", encoding="utf-8")
        who: dict[str, Any] = {}
        if os.getuid() == 0:
            who = {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}
            for file in ("host", "host.pub", "authorized", "sshd_config"):
                os.chown(self.folder / file, self.user.pw_uid, self.user.pw_gid)
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self.folder / Path(SSHD).name, "-D", "-e", "-f", config],
                stdout=log,
                stderr=log,
                env={**os.environ, "LD_LIBRARY_PATH": str(self.folder)},
                start_new_session=True,
                **who,
            )
        wait_until(self._listens)

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def cut(self) -> None:
        """Every line is cut; the machine itself runs on."""
        for session in self.sessions():
            with suppress(ProcessLookupError):
                os.kill(session, signal.SIGKILL)

    def sessions(self) -> list[int]:
        """The processes of all who are logged in: some have one that watches and one that works."""
        assert self._process is not None
        parents = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                parents[int(stat.parent.name)] = int(after_name(stat).split()[1])
        found = {self._process.pid}
        while more := {pid for pid, parent in parents.items() if parent in found} - found:
            found |= more
        return sorted(found - {self._process.pid})

    def stop(self) -> None:
        if self._process is not None:
            self.cut()
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def machine_here() -> Iterator[Machine]:
    with tempfile.TemporaryDirectory(prefix="veillee-ssh-") as folder:
        Path(folder).chmod(0o755)
        machine = Machine(Path(folder))
        try:
            yield machine
        finally:
            machine.stop()


def is_running(pid: int) -> bool:
    try:
        return after_name(Path(f"/proc/{pid}/stat"))[0] != "Z"
    except OSError:
        return False


def after_name(stat: Path) -> str:
    """Of a process: its state, the one that started it, and so on."""
    return stat.read_text(encoding="utf-8").rpartition(") ")[2]
