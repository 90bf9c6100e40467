"""The two image decks: every scene of art/story and of art/memory, in the order of their ids."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache

from art import memory, story
from art.scene import Scene


def modules() -> list[str]:
    """The modules that hold scenes; a leading underscore marks parts they share."""
    return [
        f"{package.__name__}.{module.name}"
        for package in (story, memory)
        for module in pkgutil.iter_modules(package.__path__)
        if not module.name.startswith("_")
    ]


@lru_cache
def every_scene() -> tuple[Scene, ...]:
    found: list[Scene] = [scene for name in modules() for scene in importlib.import_module(name).SCENES]
    return tuple(sorted(found, key=lambda scene: (scene.deck, scene.id)))
