"""A server at which a storyteller has two seconds: nobody in a test should wait longer for a table to pause."""

import sys
from typing import Any

from veillee.cli import main
from veillee.games.didixit import GAME, Telling
from veillee.rules import Clock


def hasty(_: Any, state: Any) -> Clock | None:
    if not isinstance(state.phase, Telling):
        return None
    return Clock(key=f"{state.tally.number}:{state.phase.storyteller}", seconds=2)


setattr(type(GAME), "clock", hasty)  # noqa: B010

if __name__ == "__main__":
    sys.exit(main())
