"""How much work something is, whatever the machine is doing."""

import gc
import sys
from types import FrameType
from typing import Any


class Counted:
    """Counts the functions that are called within it."""

    calls = 0

    def __enter__(self) -> "Counted":
        gc.disable()
        sys.setprofile(self._count)
        return self

    def _count(self, frame: FrameType, event: str, argument: Any) -> None:
        self.calls += event in ("call", "c_call")

    def __exit__(self, *error: object) -> None:
        sys.setprofile(None)
        gc.enable()
