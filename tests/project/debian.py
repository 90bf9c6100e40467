"""A Debian in a folder, to install packages in: made once by debootstrap, and copied for each test."""

import os
import re
import shlex
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.conftest import wait_for
from tests.waiting import CEILING

CACHE = Path(__file__).resolve().parents[2] / ".cache/debian"
BESIDE = "python3,adduser,libstdc++6"
# It writes down what it is told, as no systemd runs in a folder, and knows whether it was told to start.
SYSTEMCTL = """#!/bin/sh
echo "$@" >> /systemctl.log
case "$*" in
*is-enabled*) echo enabled ;;
*is-active*) test -e /active ;;
*start*) touch /active ;;
*stop*) rm -f /active ;;
esac
"""


def archive() -> str:
    """Where this machine has its own packages from."""
    shown = subprocess.check_output(["apt-get", "indextargets", "--format", "$(SITE) $(CODENAME)"], text=True)
    (site, *_) = [line.split()[0] for line in shown.splitlines() if line.endswith(f" {codename()}")]
    return site


def codename() -> str:
    (found,) = re.findall(
        r"^VERSION_CODENAME=(\w+)$", Path("/etc/os-release").read_text(encoding="utf-8"), re.MULTILINE
    )
    return str(found)


class Folder:
    """A machine without a running systemd; what listens in it, listens on this machine."""

    def __init__(self, root: Path) -> None:
        if not CACHE.exists():
            new = CACHE.with_suffix(f".{os.getpid()}")
            new.parent.mkdir(exist_ok=True)
            made = ["debootstrap", "--variant=minbase", f"--include={BESIDE}", codename(), str(new), archive()]
            subprocess.run(made, check=True, stdout=subprocess.DEVNULL)
            new.rename(CACHE)
        self.root = root
        subprocess.run(["cp", "-a", str(CACHE), str(root)], check=True)
        (root / "run/systemd/system").mkdir(parents=True)
        (root / "usr/bin/systemctl").write_text(SYSTEMCTL, encoding="utf-8")
        (root / "usr/bin/systemctl").chmod(0o755)

    def run(self, *command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        usual = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            ["chroot", str(self.root), *command],
            env={**usual, **environment}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done

    def install(self, package: Path) -> None:
        shutil.copy(package, self.root / "tmp")
        self.run("dpkg", "--force-unsafe-io", "--install", f"/tmp/{package.name}")

    def asked_of_systemd(self) -> list[str]:
        """Since the last look."""
        log = self.root / "systemctl.log"
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return lines

    def start(self, port: int) -> "subprocess.Popen[bytes]":
        """As systemd would: the command of the unit, with the options of the file, as the user of the unit."""
        unit = (self.root / "usr/lib/systemd/system/veillee.service").read_text(encoding="utf-8")
        (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
        (user,) = re.findall(r"^User=(.*)$", unit, re.MULTILINE)
        options = (self.root / "etc/default/veillee").read_text(encoding="utf-8")
        (chosen,) = re.findall(r'^VEILLEE_OPTIONS="(.*)"$', options, re.MULTILINE)
        words = [word for part in command.split() for word in (shlex.split(chosen) if part[0] == "$" else [part])]
        process = subprocess.Popen(
            ["chroot", f"--userspec={user}:{user}", str(self.root), *words],
            env={"PATH": "/usr/sbin:/usr/bin:/bin"}, cwd="/", stdout=subprocess.DEVNULL,
        )  # fmt: skip
        wait_for(port)
        return process

    @contextmanager
    def serving(self, port: int) -> Iterator[None]:
        process = self.start(port)
        try:
            yield
            process.send_signal(signal.SIGTERM)
            assert process.wait(CEILING) == 0
        finally:
            process.kill()
            process.wait()
