"""What goes on around a run of the tests."""

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache/steady"
BUSY = 4
DISK_MS = 100


class Mode(Struct):
    """How the tests are run. `runs`: how many side by side. Of two options of one name, the last counts."""

    name: str
    prefix: tuple[str, ...] = ()
    environment: dict[str, str] = {}
    options: tuple[str, ...] = ()
    runs: int = 1
    # Of a random order.
    seed: int | None = None
    # Processes of the mode itself.
    helpers: tuple[int, ...] = ()


@contextmanager
def quiet() -> Iterator[Mode]:
    yield Mode("quiet")


@contextmanager
def busy() -> Iterator[Mode]:
    """Four processes that do nothing but work."""
    working = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BUSY)]
    try:
        yield Mode("busy", helpers=tuple(process.pid for process in working))
    finally:
        for process in working:
            process.kill()
            process.wait()


@contextmanager
def one_core() -> Iterator[Mode]:
    yield Mode("one-core", prefix=("taskset", "-c", str(min(os.sched_getaffinity(0)))))


@contextmanager
def shuffled() -> Iterator[Mode]:
    seed = random.SystemRandom().randrange(10**9)
    yield Mode("shuffled", options=(f"--order-seed={seed}",), seed=seed)


@contextmanager
def slow_disk() -> Iterator[Mode]:
    """Each commit waits: of SQLite and PostgreSQL, and of whatever else wants to be sure."""
    yield Mode("slow-disk", environment={"LD_PRELOAD": str(compiled()), "VEILLEE_DISK_MS": str(DISK_MS)})


@contextmanager
def beside() -> Iterator[Mode]:
    """Two at once."""
    yield Mode("beside", runs=2)


MODES: dict[str, Callable[[], AbstractContextManager[Mode]]] = {
    "quiet": quiet,
    "busy": busy,
    "shuffled": shuffled,
    "one-core": one_core,
    "slow-disk": slow_disk,
    "beside": beside,
}


def compiled() -> Path:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise SystemExit("The slow disk is a C library and there is no compiler: on Debian, apt install gcc libc6-dev.")
    library = CACHE / "slow_disk.so"
    library.parent.mkdir(parents=True, exist_ok=True)
    source = Path(__file__).with_name("slow_disk.c")
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True)
    return library
