"""Someone who plays in a browser of any engine: sees, presses, types. Everything is found as people and screen readers
find it, by what it is and what it is called."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.engines.browsers import Browser, Point

FIND = Path(__file__).with_name("find.js").read_text(encoding="utf-8")
FIND = FIND[FIND.index("(marks, way)") :]
PATIENCE = 20.0
# What went wrong in the page since it was opened. Ends with the page. It is no fault that Firefox tells a size late.
LISTEN = """
() => {
  window.complaints = []
  addEventListener("error", ({ message }) => {
    if (!message.startsWith("ResizeObserver loop")) window.complaints.push(message)
  })
  addEventListener("unhandledrejection", ({ reason }) => window.complaints.push(String(reason)))
}
"""


class Mark(NamedTuple):
    role: str
    name: str  # a pattern
    inside: str = ""  # the name of something around it

    def __str__(self) -> str:
        return f"{self.role} “{self.name}”" + (f" in “{self.inside}”" if self.inside else "")


class Found(NamedTuple):
    which: int
    name: str
    at: Point | None


class Step(NamedTuple):
    """Something that a game asks: how it is recognised, what it is called in pictures, and how it is done."""

    mark: Mark
    title: str
    act: Callable[[], Awaitable[Any]]


def button(name: str) -> Mark:
    return Mark("button", f"^{re.escape(name)}$")


def text(words: str) -> Mark:
    return Mark("text", re.escape(words))


class Person:
    def __init__(self, browser: Browser, pictures: Path | None) -> None:
        self.browser, self.pictures = browser, pictures
        self.taken: list[str] = []
        self.complaints: list[str] = []
        # What else to say about this browser.
        self.notes: list[str] = []

    async def open(self, url: str) -> None:
        await self._hear()
        await self.browser.open(url)
        await self.browser.run(LISTEN)

    async def reload(self) -> None:
        await self.open(await self.browser.run("() => location.href"))

    async def leave(self) -> None:
        await self._hear()
        assert self.complaints == []

    async def _hear(self) -> None:
        self.complaints += await self.browser.run("() => window.complaints ?? []")

    async def find(self, marks: Sequence[Mark], way: str = "") -> Found | None:
        found = await self.browser.run(FIND, [[*mark] for mark in marks], way)
        if found is None:
            return None
        at = found["at"]
        return Found(found["index"], found["name"], at and (at["x"], at["y"]))

    async def sees(self, *marks: Mark, patience: float = PATIENCE) -> Found:
        """Waits for one of them."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if found := await self.find(marks):
                return found
            await asyncio.sleep(0.05)
        raise AssertionError(f"does not see {' or '.join(map(str, marks))}")

    async def reach(self, mark: Mark) -> tuple[str, Point]:
        """Waits until it can be pressed and stays where it is. Gives its name and the place."""
        began, last = time.monotonic(), None
        while time.monotonic() < began + PATIENCE:
            # On a busy machine WebKit says for ever that something moves which lies still.
            still = time.monotonic() < began + PATIENCE / 5
            found = await self.find([mark], "press" if still else "press moving")
            if found and found.at and last == found.at:
                return found.name, found.at
            last = found.at if found else None
            await asyncio.sleep(self.browser.settles)
        raise AssertionError(f"cannot press {mark}: {found}")

    async def press(self, wanted: str | Mark) -> str:
        """A finger or the mouse presses a button, or something else. Gives its name."""
        name, at = await self.reach(button(wanted) if isinstance(wanted, str) else wanted)
        await self.browser.drag([at])
        return name

    async def key(self, mark: Mark, *keys: str) -> None:
        """By keyboard: something has the focus, and keys are pressed."""
        await self.sees(mark)
        await self.find([mark], "focus")
        await self.browser.key(*keys)

    async def fill(self, label: str, words: str) -> None:
        await self.press(Mark("textbox", label))
        await self.browser.key(*words)

    async def picture(self, title: str) -> None:
        """The first one of each title is kept."""
        if self.pictures is None or title in self.taken:
            return
        self.taken.append(title)
        # What appears has appeared.
        await asyncio.sleep(0.7)
        self.pictures.mkdir(parents=True, exist_ok=True)
        file = self.pictures / f"{len(self.taken):02} {title}.png"
        file.write_bytes(await self.browser.picture())

    async def play(self, wanted: set[str], steps: Sequence[Step], most: int = 80) -> None:
        """Does whatever is asked, in whatever order, until everything wanted has been done."""
        done: set[str] = set()
        for _ in range(most):
            step = steps[(await self.sees(*[step.mark for step in steps])).which]
            await self.picture(step.title)
            if (await self.find([step.mark])) is None:
                continue  # it went by itself
            await step.act()
            done.add(step.title)
            if wanted <= done:
                return
            await self._gone(step.mark)
        raise AssertionError(f"never had to do: {', '.join(sorted(wanted - done))}")

    async def _gone(self, mark: Mark) -> None:
        """Until the page has answered; the same thing may also be asked again."""
        for _ in range(60):
            if not await self.find([mark]):
                return
            await asyncio.sleep(0.05)
