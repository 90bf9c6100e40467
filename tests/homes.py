"""Homes that are far from each other: each behind a strict router, and a network between them.

All of it is made of Linux's namespaces, by root, and out of sight of this machine (`away_from_this_machine`).
"""

import os
import shutil
import subprocess
from pathlib import Path

from tests.faults.networks import NotAllowed, ip

# Addresses that are for documents only. The middle one is the network between the homes.
SERVER = "203.0.113.1"
# What goes out gets another port for each place it goes to, and from outside comes in only what answers.
ROUTER = """
table ip router {
  chain out {
    type nat hook postrouting priority 100
    oifname "wan" masquerade random,fully-random
  }
  chain through {
    type filter hook forward priority 0; policy drop
    %s
    ct state established,related accept
    iifname "home" accept
  }
  chain in {
    type filter hook input priority 0; policy accept
    iifname "wan" ct state new drop
  }
}
"""


class Homes:
    """`closed_to_udp`: nothing goes out but TCP, as in some offices and hotels."""

    def __init__(self, count: int, closed_to_udp: bool = False) -> None:
        self._name, self._count, self._closed = f"vh{os.getpid() % 100_000}", count, closed_to_udp
        self.nft = shutil.which("nft") or "/usr/sbin/nft"

    def __enter__(self) -> "Homes":
        if not Path(self.nft).exists():
            raise NotAllowed("nftables is not installed")
        try:
            self._make()
        except (OSError, subprocess.CalledProcessError) as error:
            self._remove()
            why = error.stderr.decode().strip() if isinstance(error, subprocess.CalledProcessError) else str(error)
            raise NotAllowed(f"no networks can be made here: {why}") from error
        return self

    def __exit__(self, *error: object) -> None:
        self._remove()

    def _space(self, kind: str, number: int) -> str:
        return f"{self._name}-{kind}{number}"

    def _make(self) -> None:
        ip("link", "add", self._name, "type", "bridge")
        ip("address", "add", f"{SERVER}/24", "dev", self._name)
        ip("link", "set", self._name, "up")
        rules = ROUTER % ("meta l4proto udp drop" if self._closed else "")
        for number in range(self._count):
            home, router = self._space("home", number), self._space("router", number)
            for space in (home, router):
                ip("netns", "add", space)
                ip("-n", space, "link", "set", "lo", "up")
            plug = f"{self._name}p{number}"
            ip("link", "add", plug, "type", "veth", "peer", "name", "wan", "netns", router)
            ip("link", "set", plug, "master", self._name, "up")
            ip("-n", router, "link", "add", "home", "type", "veth", "peer", "name", "eth0", "netns", home)
            ip("-n", router, "address", "add", f"203.0.113.{10 + number}/24", "dev", "wan")
            ip("-n", router, "address", "add", f"192.168.{number}.1/24", "dev", "home")
            ip("-n", home, "address", "add", f"192.168.{number}.2/24", "dev", "eth0")
            for space, device in ((router, "wan"), (router, "home"), (home, "eth0")):
                ip("-n", space, "link", "set", device, "up")
            ip("-n", home, "route", "add", "default", "via", f"192.168.{number}.1")
            inside = ["ip", "netns", "exec", router]
            subprocess.run([*inside, self.nft, "-f", "-"], input=rules.encode(), check=True, capture_output=True)
            forward = ["sh", "-c", "echo 1 > /proc/sys/net/ipv4/ip_forward"]
            subprocess.run([*inside, *forward], check=True, capture_output=True)

    def _remove(self) -> None:
        for number in range(self._count):
            subprocess.run(["ip", "link", "delete", f"{self._name}p{number}"], capture_output=True)
            for kind in ("home", "router"):
                subprocess.run(["ip", "netns", "delete", self._space(kind, number)], capture_output=True)
        subprocess.run(["ip", "link", "delete", self._name], capture_output=True)

    def program(self, number: int, program: str, folder: Path) -> str:
        """A program that runs in a home, as one file."""
        file = folder / f"home{number}"
        file.write_text(
            f'#!/bin/sh\nexec ip netns exec {self._space("home", number)} {program} "$@"\n', encoding="utf-8"
        )
        file.chmod(0o755)
        return str(file)
