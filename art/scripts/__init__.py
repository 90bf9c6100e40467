"""The scripts of the decks: the light and the tone of each card, by its name, in files by groups of cards.

Found by looking, not by importing: a card is printed again when its own script changes, and not with every other one.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache

from art.light import Script


@lru_cache
def every_script() -> dict[str, Script]:
    found: dict[str, Script] = {}
    for module in pkgutil.iter_modules(__path__):
        scripts: dict[str, Script] = importlib.import_module(f"{__name__}.{module.name}").SCRIPTS
        if twice := found.keys() & scripts.keys():
            raise ValueError(f"two scripts for {', '.join(sorted(twice))}")
        found |= scripts
    return found
