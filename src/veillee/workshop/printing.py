"""Decks on paper: each is printed by a process of its own, which has limits, and one at a time."""

import asyncio
import sys
from asyncio.subprocess import PIPE

import msgspec
from msgspec import Struct

from veillee.clock import Clock
from veillee.paper import CARDS, PAPERS
from veillee.rules import Refused

COMMAND = (sys.executable, "-m", "veillee.workshop.print_process")
# Its own limit is of computing time; this one also ends a process that waits for something.
PRINT_SECONDS = 90
# As many people may wait for the printer.
MOST_PRINTS = 4


class Wish(Struct, frozen=True):
    """How somebody wants a deck printed. No size of cards is the usual one of its kind."""

    paper: str
    cards: str
    language: str

    def __post_init__(self) -> None:
        if self.paper not in PAPERS or self.cards not in ("", *CARDS) or self.language not in ("fr", "en"):
            raise Refused("bad_message", why="no such paper, size of cards or language")


class Reason(Struct, frozen=True):
    code: str
    data: dict[str, str | int] = {}


class Printer:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._free = asyncio.Lock()

    async def print(self, package: bytes, wish: Wish) -> bytes:
        arguments = ("--paper", wish.paper, "--cards", wish.cards, "--language", wish.language)
        async with self._free:
            process = await asyncio.create_subprocess_exec(*COMMAND, *arguments, stdin=PIPE, stdout=PIPE, stderr=PIPE)
            try:
                async with self._clock.timeout(PRINT_SECONDS):
                    pdf, said = await process.communicate(package)
            except TimeoutError:
                raise Refused("print_failed") from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if process.returncode == 0:
            return pdf
        try:
            reason = msgspec.json.decode(said, type=Reason)
        except msgspec.MsgspecError:
            raise Refused("print_failed") from None
        raise Refused(reason.code, **reason.data)
