"""A network of its own for every node, which can be cut: namespaces of Linux, made and removed by root."""

import ctypes
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

CLONE_NEWNET = 0x40000000


class NotAllowed(Exception):
    """Says why there are no networks here."""


class Networks:
    """`people` and `database`: addresses in the network of the tests that all nodes reach, as they reach each other."""

    def __init__(self, count: int) -> None:
        self._name, self._count = f"vf{os.getpid() % 100_000}", count
        subnet = f"10.213.{os.getpid() % 254 + 1}"
        self.people, self.database = f"{subnet}.1", f"{subnet}.2"
        self.addresses = [f"{subnet}.{10 + number}" for number in range(count)]

    def __enter__(self) -> "Networks":
        if os.geteuid() != 0:
            raise NotAllowed("only root may make networks")
        try:
            self._make()
        except (OSError, subprocess.CalledProcessError) as error:
            self._remove()
            why = error.stderr.decode().strip() if isinstance(error, subprocess.CalledProcessError) else str(error)
            raise NotAllowed(f"no networks can be made here: {why}") from error
        return self

    def __exit__(self, *error: object) -> None:
        self._remove()

    def _space(self, number: int) -> str:
        return f"{self._name}-{number}"

    def _plug(self, number: int) -> str:
        return f"{self._name}p{number}"

    def _make(self) -> None:
        ip("link", "add", self._name, "type", "bridge")
        for address in (self.people, self.database):
            ip("address", "add", f"{address}/24", "dev", self._name)
        ip("link", "set", self._name, "up")
        for number in range(self._count):
            space, plug = self._space(number), self._plug(number)
            ip("netns", "add", space)
            ip("link", "add", plug, "type", "veth", "peer", "name", "eth0", "netns", space)
            ip("link", "set", plug, "master", self._name, "up")
            ip("-n", space, "address", "add", f"{self.addresses[number]}/24", "dev", "eth0")
            for device in ("lo", "eth0"):
                ip("-n", space, "link", "set", device, "up")

    def _remove(self) -> None:
        for number in range(self._count):
            # With its end the other one goes too.
            subprocess.run(["ip", "link", "delete", self._plug(number)], capture_output=True)
            subprocess.run(["ip", "netns", "delete", self._space(number)], capture_output=True)
        subprocess.run(["ip", "link", "delete", self._name], capture_output=True)

    def inside(self, number: int) -> tuple[str, ...]:
        """The beginning of a command that runs in the network of a node."""
        return ("ip", "netns", "exec", self._space(number))

    def plug(self, number: int, on: bool) -> None:
        """Off: nobody reaches this node, and it reaches nobody. Nothing is refused: it gets lost."""
        ip("link", "set", self._plug(number), "up" if on else "down")


@contextmanager
def away_from_this_machine() -> Iterator[None]:
    """What this thread makes of networks meanwhile, and what it starts, is out of sight of all others: the browsers of
    other tests would notice a new network, and break off what they load."""
    libc = ctypes.CDLL(None, use_errno=True)
    here = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
    try:
        if libc.unshare(CLONE_NEWNET) != 0:
            raise NotAllowed(os.strerror(ctypes.get_errno()))
        try:
            ip("link", "set", "lo", "up")
            yield
        finally:
            assert libc.setns(here, CLONE_NEWNET) == 0
    finally:
        os.close(here)


def ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True)
