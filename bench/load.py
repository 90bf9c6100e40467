"""Runs the simulated players: a small C program that is compiled on first use."""

import hashlib
import os
import resource
import shutil
import subprocess
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.servers import CACHE, HERE, CannotMeasure, Server, pin_to_cores, running

SEATS = 4
FILES_BESIDE_SOCKETS = 100
MOST_SECONDS_TO_ARRIVE = 60
# From here on, other processes used so much of a server's cores that its figures are not its own.
DISTURBED = 0.05


class Run(Struct, frozen=True):
    """One run as the players measured it. `foreign_share`: how many of the server's cores other processes used."""

    salons: int
    rate: float
    seconds: float
    arrival_seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    cpu_share: float
    cpu_us_per_move: float
    foreign_share: float
    kb_before: int
    kb_idle: int
    bytes_per_view: float
    generator_cpu_share: float
    generator_late_p99_ms: float

    @property
    def is_disturbed(self) -> bool:
        return self.foreign_share > DISTURBED

    @property
    def kb_per_player(self) -> float:
        return (self.kb_idle - self.kb_before) / (self.salons * SEATS)


class Players:
    """`play` starts a server on its cores and the players on another."""

    def __init__(self, cores: list[int]) -> None:
        self._own_core = cores[1]
        # The players' comes last: it is shared only if a server wants more cores than there are.
        self._server_cores = [cores[0], *cores[2:], cores[1]]
        self._program = compile_players()

    def cores_of(self, server: Server) -> list[int]:
        return self._server_cores[: server.cores]

    def share_with(self, server: Server) -> bool:
        return self._own_core in self.cores_of(server)

    def pinning(self, server: Server) -> str:
        cores = " and ".join(map(str, self.cores_of(server)))
        return f"on core {cores}; players on core {self._own_core}, over 127.0.0.1"

    def play(self, server: Server, salons: int, rate: float, warmup: float, seconds: float) -> Run:
        allow_files(salons * SEATS + FILES_BESIDE_SOCKETS)
        cores = self.cores_of(server)
        with running(server, cores) as process:
            lists = [",".join(map(str, numbers)) for numbers in (process.pids, cores)]
            numbers = [process.port, *lists, salons, rate, warmup, seconds]
            try:
                done = subprocess.run(
                    [str(self._program), server.speaks, *map(str, numbers)],
                    capture_output=True,
                    text=True,
                    timeout=MOST_SECONDS_TO_ARRIVE + warmup + 2 * seconds,
                    preexec_fn=lambda: pin_to_cores({self._own_core}),
                )
            except subprocess.TimeoutExpired:
                raise CannotMeasure(f"The players of {server.name} did not finish in time.") from None
        if done.returncode:
            raise CannotMeasure(f"The players of {server.name} gave up: {done.stderr}")
        return msgspec.json.decode(done.stdout, type=Run)


def compile_players() -> Path:
    source = HERE / "load.c"
    text = source.read_bytes() + (HERE / "usage.h").read_bytes()
    program = CACHE / f"load-{hashlib.sha256(text).hexdigest()[:12]}"
    if program.exists():
        return program
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise CannotMeasure(
            "The players are a C program and there is no compiler: on Debian, apt install gcc libc6-dev."
        )
    CACHE.mkdir(parents=True, exist_ok=True)
    fresh = program.with_suffix(f".{os.getpid()}")
    done = subprocess.run([compiler, "-O2", "-o", str(fresh), str(source)], capture_output=True, text=True)
    if done.returncode:
        raise CannotMeasure(f"{source.name} could not be compiled:\n{done.stderr}")
    fresh.rename(program)
    return program


def allow_files(wanted: int) -> None:
    """Allow enough open files: each player needs one here and one in the server, which inherits the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft >= wanted or soft == resource.RLIM_INFINITY:
        return
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise CannotMeasure(f"{wanted} open files are needed, the system allows {hard}: see ulimit -Hn.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
