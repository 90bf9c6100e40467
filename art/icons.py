"""Icons of game-icons.net (CC BY 3.0) for the smallest things of a scene. Whoever drew one is credited."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from art.jobs import HERE
from art.shapes import place

ICONS = HERE / "node_modules" / "game-icons-react" / "dist"
_used: set[str] = set()


@lru_cache
def _body(name: str) -> str:
    source = (ICONS / f"{name}.js").read_text("utf-8")
    return "".join(f'<path d="{data}"/>' for data in re.findall(r' d: "([^"]+)"', source))


def icon(name: str, x: float, y: float, size: float, turn: float = 0, flip: bool = False) -> str:
    """The icon `author/Name`, centred on (x, y), as a shape."""
    _used.add(name)
    centred = f'<g transform="translate(-256,-256)">{_body(name)}</g>'
    return place(centred, x, y, size / 512, turn, flip)


@contextmanager
def recorded() -> Iterator[set[str]]:
    """Collect the names of the icons used meanwhile."""
    _used.clear()
    found: set[str] = set()
    yield found
    found |= _used
