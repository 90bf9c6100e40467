"""How much work something is, whatever the machine is doing."""

import asyncio
import gc
import selectors
import sys
from pathlib import Path
from types import FrameType
from typing import Any

# How often the loop looks round while a thread works depends on the machine.
LOOP = (str(Path(asyncio.__file__).parent), selectors.__file__)


class Counted:
    """Counts the functions that are called within it, but not those of the loop."""

    calls = 0

    def __enter__(self) -> "Counted":
        gc.disable()
        sys.setprofile(self._count)
        return self

    def _count(self, frame: FrameType, event: str, argument: Any) -> None:
        self.calls += event in ("call", "c_call") and not frame.f_code.co_filename.startswith(LOOP)

    def __exit__(self, *error: object) -> None:
        sys.setprofile(None)
        gc.enable()
