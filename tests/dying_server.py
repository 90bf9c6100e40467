"""A server that is killed at the worst moment: the clue has been committed, and nobody has been told."""

import os
import signal
import sys
from typing import Any

from veillee.cli import main
from veillee.games.didixit import Giving
from veillee.rooms.room import Room

show = Room._on_stored


def die_before_telling(self: Room, *arguments: Any) -> None:
    running = self.head.running
    if running is not None and isinstance(running.state.phase, Giving):
        os.kill(os.getpid(), signal.SIGKILL)
    show(self, *arguments)


Room._on_stored = die_before_telling  # type: ignore[method-assign, assignment]

if __name__ == "__main__":
    sys.exit(main())
