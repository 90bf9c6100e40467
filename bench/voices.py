"""`python -m bench.voices`: what a call of eight costs a page, and whether moves are slower because of it.

One page is measured in a browser of its own; the other seven share one. All hum a tone without a break, so nothing is
saved because somebody is silent. Everything is on this machine, over loopback.
"""

import asyncio
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import aiohttp
from playwright.sync_api import BrowserType, sync_playwright

from bench.__main__ import machine
from tests.conftest import ServerProcess
from tests.e2e.callers import TONES, all_hear, caller, crowd
from tests.e2e.phone import Phone, gather
from tests.guests import Guest, sit_down, start, together

REPEATS = 3
SECONDS = 10
MOVES = 400
# Of a second: how often a page looks whether there is a sound.
TICK = 10
# From the tap on “Parler” until there is something else than silence at this ear.
FIRST_SOUND = """
(tick) => new Promise((done) => {
  document.addEventListener("click", () => (window.tapped = performance.now()), { capture: true, once: true })
  const wave = new Float32Array(512)
  const look = setInterval(() => {
    for (const { meter } of window.ears) {
      meter.fftSize = 512
      meter.getFloatTimeDomainData(wave)
      if (!wave.some((one) => Math.abs(one) > 0.001)) continue
      clearInterval(look)
      window.firstSound = performance.now() - window.tapped
    }
  }, tick)
  done()
})
"""
ALL_FOUND = "() => window.links.filter((one) => one.connectionState === 'connected').length === 7"
# What goes up and down on the ways to the others, with all headers of RTP and its own reports.
BYTES = """
async () => {
  let up = 0
  let down = 0
  for (const link of window.links) {
    if (link.connectionState !== "connected") continue
    for (const one of (await link.getStats()).values())
      if (one.type === "transport") {
        up += one.bytesSent
        down += one.bytesReceived
      }
  }
  return [up, down]
}
"""


def processes() -> dict[int, tuple[int, float]]:
    """Of each process: its parent, and the seconds of the processor that it has used."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        found[int(folder.name)] = int(fields[1]), (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


def seconds_of(roots: set[int]) -> float:
    """Of these processes and all that they have started."""
    all_of = processes()
    family = set(roots)
    while more := {pid for pid, (parent, _) in all_of.items() if parent in family} - family:
        family |= more
    return sum(all_of[pid][1] for pid in family if pid in all_of)


@contextmanager
def measured(chromium: BrowserType) -> Iterator[tuple[Any, set[int]]]:
    """A browser of its own, and its first processes."""
    before = set(processes())
    with crowd(chromium) as browser:
        new = processes()
        born = set(new) - before
        yield browser, {pid for pid in born if new[pid][0] not in born}


class Moves:
    """Four people play Didixit on the same server, in a thread of their own: until all four have seen a move."""

    def __init__(self, address: str) -> None:
        self._address, self._loop = address, asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._chance = random.Random(1)

    def run(self) -> list[float]:
        return asyncio.run_coroutine_threadsafe(self._play(), self._loop).result(600)

    async def _play(self) -> list[float]:
        taken: list[float] = []
        async with aiohttp.ClientSession() as session:
            while len(taken) < MOVES:
                guests = await sit_down(session, self._address, ["Un", "Deux", "Trois", "Quatre"])
                await start(guests)
                while guests[0].view["game"]["outcome"] is None and len(taken) < MOVES:
                    await together(guests)
                    taken.append(await self._move(guests))
                for guest in guests:
                    await guest.hang_up()
        return taken

    async def _move(self, guests: list[Guest]) -> float:
        # A person may say so much a second, and plays slower than that.
        await asyncio.sleep(0.02)
        seat = guests[0].view["game"]["awaited"][0]
        seq, began = guests[0].view["seq"], time.perf_counter()
        await guests[seat].play(self._chance.choice(guests[seat].moves()))
        for guest in guests:
            await guest.until(lambda one: one.view["seq"] > seq)
        return (time.perf_counter() - began) * 1000


def over_time(page: Phone, roots: set[int]) -> tuple[float, float, float]:
    """The share of a core, and the kbit/s up and down, of these seconds."""
    cpu, (up, down), began = seconds_of(roots), page.page.evaluate(BYTES), time.monotonic()
    page.page.wait_for_timeout(SECONDS * 1000)
    took = time.monotonic() - began
    more_up, more_down = page.page.evaluate(BYTES)
    rate = 8 / 1000 / took
    return (seconds_of(roots) - cpu) / took, (more_up - up) * rate, (more_down - down) * rate


class Figures:
    def __init__(self) -> None:
        self.found: dict[str, list[float]] = {}

    def note(self, what: str, value: float) -> None:
        self.found.setdefault(what, []).append(value)

    def lines(self) -> list[str]:
        return [
            f"{what:58} {median(values):8.2f}   ({min(values):.2f} to {max(values):.2f})"
            for what, values in self.found.items()
        ]


def first_sound(phone: Phone) -> float:
    phone.page.evaluate(FIRST_SOUND, TICK)
    phone.press("Parler")
    phone.page.wait_for_function("() => window.firstSound !== undefined")
    return float(phone.page.evaluate("window.firstSound"))


def once(chromium: BrowserType, address: str, note: Callable[[str, float], None]) -> None:
    moves = Moves(address)
    with ExitStack() as stack:
        many = stack.enter_context(crowd(chromium))
        alone, roots = stack.enter_context(measured(chromium))
        others = [caller(many, address, name) for name in list(TONES)[1:]]
        mine = caller(alone, address, next(iter(TONES)))
        code = gather(others, "Dany")
        mine.join(code)
        load, busy = os.times(), processes_share()
        quiet, _, _ = over_time(mine, roots)
        note("CPU of the page before the call (% of a core)", 100 * quiet)
        for name, share in (("p50", 0.5), ("p99", 0.99)):
            note(f"{name} of moves without a call (ms)", at(share, moves.run()))
        for phone in others:
            phone.press("Parler")
        all_hear(others)
        note("from the tap to the first sound (s)", first_sound(mine) / 1000)
        mine.page.wait_for_function(ALL_FOUND)
        cpu, up, down = over_time(mine, roots)
        note("CPU of the page with seven voices (% of a core)", 100 * cpu)
        note("up, to each of seven, humming (kbit/s)", up / 7)
        note("down, from each of seven, humming (kbit/s)", down / 7)
        for name, share in (("p50", 0.5), ("p99", 0.99)):
            note(f"{name} of moves with a call of eight (ms)", at(share, moves.run()))
        for phone in [mine, *others]:
            phone.press("Couper mon micro")
        cpu, up, down = over_time(mine, roots)
        note("CPU of the page while all are mute (% of a core)", 100 * cpu)
        note("up, to each of seven, mute (kbit/s)", up / 7)
        del load
        note("other work on this machine meanwhile (cores)", busy())
        for phone in [mine, *others]:
            phone.context.close()


def at(share: float, values: list[float]) -> float:
    return quantiles(values, n=100)[round(share * 100) - 1]


def processes_share() -> Callable[[], float]:
    """How many cores were used since, by processes that have nothing to do with this one."""

    def used() -> float:
        fields = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:]
        idle = int(fields[3]) + int(fields[4])
        return (sum(map(int, fields)) - idle) / os.sysconf("SC_CLK_TCK")

    all_then, ours_then, began = used(), seconds_of({os.getpid()}), time.monotonic()
    return lambda: ((used() - all_then) - (seconds_of({os.getpid()}) - ours_then)) / (time.monotonic() - began)


def main() -> int:
    figures = Figures()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        for _ in range(REPEATS):
            server = ServerProcess(Path(data))
            server.start()
            try:
                once(playwright.chromium, server.address, figures.note)
            finally:
                server.kill()
    print(", ".join(machine().values()))
    print("\n".join(figures.lines()))
    if max(figures.found["other work on this machine meanwhile (cores)"]) > 0.1:
        print("Other programs used the processor: what is measured here in time cannot be told.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
