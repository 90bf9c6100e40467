"""`make dev`: Vite serves the client with live reload; the server behind it restarts if its code or a deck changes.

Arguments of the command line are passed to `veillee serve`.
"""

import contextlib
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SERVER = ROOT / "src/veillee"
LOOK_SECONDS = 0.5


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fingerprint() -> set[tuple[Path, int]]:
    """Every file that the server reads, with its time of change; without the built client, because Vite serves it."""
    found = set()
    for folder, folders, files in os.walk(SERVER):
        folders[:] = [name for name in folders if name not in ("client", "__pycache__")]
        for path in (Path(folder, name) for name in files):
            # Editors write temporary files that may be gone already.
            with contextlib.suppress(FileNotFoundError):
                found.add((path, path.stat().st_mtime_ns))
    return found


def stop(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    process.wait()


def main(arguments: list[str]) -> None:
    port = free_port()
    node = subprocess.check_output([ROOT / "scripts/node"], text=True).strip()
    page = subprocess.Popen(
        [node, "node_modules/vite/bin/vite.js"],
        cwd=ROOT / "web",
        env={**os.environ, "VEILLEE_SERVER": f"http://127.0.0.1:{port}"},
    )
    serve = [sys.executable, "-m", "veillee.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    serve += ["--data", str(ROOT / ".cache/dev"), *arguments]
    with contextlib.suppress(KeyboardInterrupt):
        while page.poll() is None:
            seen = fingerprint()
            # Hide the addresses it prints: people open the one of Vite. Errors still appear on stderr.
            server = subprocess.Popen(serve, stdout=subprocess.DEVNULL)
            try:
                while page.poll() is None and fingerprint() == seen:
                    time.sleep(LOOK_SECONDS)
            finally:
                stop(server)
    stop(page)


if __name__ == "__main__":
    main(sys.argv[1:])
