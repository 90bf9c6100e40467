"""All games: every package in this folder is one, and has it as `GAME`."""

from importlib import import_module
from pkgutil import iter_modules

from veillee.rules import AnyGame

GAMES: dict[str, AnyGame] = {name: import_module(f"{__name__}.{name}").GAME for _, name, _ in iter_modules(__path__)}
