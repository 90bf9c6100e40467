"""The server under test, in its own process: started, stopped, killed, measured."""

import os
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.conftest import command_of, free_port

START_SECONDS = 60
# What the log of a sound server never contains.
SIGNS_OF_A_CRASH = (b"Traceback (most recent call last)", b"never retrieved", b"Fatal Python error")


class Server:
    def __init__(self, data: Path) -> None:
        self.data, self.port = data, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.crashes: list[str] = []
        self.highest_kb = self.most_files = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._reader: threading.Thread | None = None

    @property
    def database(self) -> Path:
        return self.data / "veillee.sqlite"

    def command(self, port: int, fault: str | None, seed: int) -> list[str]:
        faults = [] if fault is None else [fault]
        place = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(self.data)]
        return [*command_of(faults, seed), *place, "--salons-per-address", "100000", "--bot-pace", "0.03"]

    def start(self, fault: str | None = None, seed: int = 0) -> None:
        """Returns when the server answers."""
        environment = {**os.environ, "PYTHONWARNINGS": "ignore", "PYTHONFAULTHANDLER": "1"}
        self._process = subprocess.Popen(
            self.command(self.port, fault, seed), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment
        )
        # Through a pipe: a fault of the disk must not hit the log.
        self._reader = threading.Thread(target=self._read_log, args=(self._process,), daemon=True)
        self._reader.start()
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self._process.poll() is None:
            if answers(self.address):
                return
            time.sleep(0.02)
        self.crashes.append(f"the server did not start ({fault or 'sound'}, exit code {self._process.poll()})")
        raise RuntimeError(self.crashes[-1])

    def _read_log(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stderr is not None
        left, chained = 0, False
        with process.stderr:
            for line in process.stderr:
                if any(sign in line for sign in SIGNS_OF_A_CRASH) and not chained:
                    self.crashes.append("")
                    left = 80
                if left:
                    left -= 1
                    self.crashes[-1] += line.decode(errors="replace")
                # One exception led to another: both are one crash.
                chained = b"another exception occurred" in line or (chained and line.strip() == b"")

    def second_one_refuses(self) -> bool:
        """Whether another server that is given the same folder ends by itself and says why."""
        command = self.command(free_port(), None, 0)
        second = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        try:
            _, said = second.communicate(timeout=START_SECONDS)
        except subprocess.TimeoutExpired:
            second.kill()
            second.communicate()
            return False
        return second.returncode == 1 and bool(said) and b"Traceback" not in said

    def send(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def expect_alive(self) -> None:
        assert self._process is not None
        if self._process.poll() is not None:
            self.crashes.append(f"the server ended by itself, exit code {self._process.returncode}")

    def kill(self) -> None:
        self.expect_alive()
        self._end(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end, as the system does at shutdown."""
        self.expect_alive()
        self._end(signal.SIGTERM)
        assert self._process is not None
        if self._process.returncode != 0:
            self.crashes.append(f"asked to end, the server returned {self._process.returncode}")

    def _end(self, number: signal.Signals) -> None:
        assert self._process is not None
        assert self._reader is not None
        self.send(number)
        try:
            self._process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join()

    def stop_at_last(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._end(signal.SIGKILL)

    def measure(self) -> None:
        """Note the highest memory and the most open files of this process so far."""
        if self._process is None:
            return
        folder = Path("/proc", str(self._process.pid))
        try:
            status = (folder / "status").read_text()
            files = len(list((folder / "fd").iterdir()))
        except OSError:
            return
        peaks = [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")]
        self.highest_kb = max(self.highest_kb, *peaks, 0)
        self.most_files = max(self.most_files, files)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address + "/healthz", timeout=2):
            return True
    except urllib.error.HTTPError:
        # It cannot store at the moment, and says so.
        return True
    except OSError:
        return False
