"""If the loop stands still, writes into the log what every thread is doing at that moment: later nobody can tell."""

import sys
import threading
import traceback
from pathlib import Path
from types import FrameType

import structlog

from veillee.server.pulse import Pulse

LOOK_SECONDS = 0.25
# Of each thread. What is further out is the same for all that the server does.
MOST_STEPS = 8
# Of all threads together: a line that people can read.
MOST_LETTERS = 1000

logger = structlog.get_logger()


class Watchdog:
    def __init__(self, pulse: Pulse) -> None:
        self._pulse = pulse
        self._ended = threading.Event()
        self._loops_thread = threading.get_ident()
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        self._thread.join()

    def _watch(self) -> None:
        told = False
        while not self._ended.wait(LOOK_SECONDS):
            late = self._pulse.stands_still()
            # Once for each standstill: while it lasts, the stacks say the same.
            if late is not None and not told:
                logger.warning("the server stands still", seconds=round(late, 1), stacks=self._stacks())
            told = late is not None

    def _stacks(self) -> str:
        names, frames = {thread.ident: thread.name for thread in threading.enumerate()}, sys._current_frames()
        # The loop's thread first: it is the one that stands still.
        others = frames.keys() - {self._loops_thread, self._thread.ident}
        paths = [f"{names.get(ident, ident)}: {path_to(frames[ident])}" for ident in (self._loops_thread, *others)]
        return "; ".join(paths)[:MOST_LETTERS]


def path_to(frame: FrameType) -> str:
    """ "room.py:212 act < socket.py:301 heard": what is being done, innermost first."""
    steps = reversed(traceback.extract_stack(frame)[-MOST_STEPS:])
    return " < ".join(f"{Path(step.filename).name}:{step.lineno} {step.name}" for step in steps)
