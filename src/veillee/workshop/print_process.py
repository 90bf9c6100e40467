"""`python -m veillee.workshop.print_process < DECK.veillee > DECK.pdf`: prints one deck, within limits.

A server runs this beside itself: images that people brought are decoded here and nowhere else, and whatever goes wrong
ends only this process. It ends with 0, or with 1 and the reason as JSON on stderr: {"code": …, "data": …}.
"""

import argparse
import io
import os
import sys

import msgspec

from veillee.machine import module_if_any
from veillee.paper import CARDS, PAPERS, print_deck
from veillee.rules import Refused
from veillee.workshop import house_decks, packing

# Windows has no such limits: there the server's own of time and size are all.
resource = module_if_any("resource")

# Twice what a deck of 200 images needs.
MEMORY_BYTES = 2_000_000_000
CPU_SECONDS = 60
NICE = 10


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m veillee.workshop.print_process")
    parser.add_argument("--paper", choices=PAPERS, default="a4")
    parser.add_argument("--cards", choices=["", *CARDS], default="")
    parser.add_argument("--language", choices=("fr", "en"), default="fr")
    chosen = parser.parse_args(arguments)
    set_limits()
    try:
        package = packing.read_deck(io.BytesIO(sys.stdin.buffer.read()))
        images = {f"own.{id}": picture.body for id, picture in package.pictures.items()}
        deck = house_decks.house_deck("own", package)
        pdf = print_deck(deck, images, chosen.paper, chosen.cards, chosen.language)
    except Refused as refused:
        sys.stderr.buffer.write(msgspec.json.encode({"code": refused.code, "data": refused.data}))
        return 1
    sys.stdout.buffer.write(pdf)
    return 0


def set_limits() -> None:
    if resource is None:
        return
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    # macOS has this limit in name only, and refuses to set it.
    if sys.platform != "darwin":
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))


if __name__ == "__main__":
    sys.exit(main())
