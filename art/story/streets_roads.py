"""Street stories of open roads: a crossroads, a bridge, a fair."""

from __future__ import annotations

from art.scene import Scene

SCENES: list[Scene] = []
