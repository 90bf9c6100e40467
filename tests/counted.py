"""How much work something is, whatever the machine is doing."""

import _weakrefset
import asyncio
import concurrent
import gc
import selectors
import sys
import threading
import weakref
from pathlib import Path
from types import FrameType
from typing import Any

# How often the loop looks round while a thread works, and whether the thread is done before anybody waits for it,
# depends on the machine.
WAITING = (
    *(str(Path(package.__path__[0])) for package in (asyncio, concurrent)),
    *(str(module.__file__) for module in (selectors, threading, weakref, _weakrefset)),
)


class Counted:
    """Counts the functions that are called within it, but not those that wait for a thread."""

    calls = 0

    def __enter__(self) -> "Counted":
        gc.disable()
        sys.setprofile(self._count)
        return self

    def _count(self, frame: FrameType, event: str, argument: Any) -> None:
        self.calls += event in ("call", "c_call") and not frame.f_code.co_filename.startswith(WAITING)

    def __exit__(self, *error: object) -> None:
        sys.setprofile(None)
        gc.enable()
