"""What not every system has: macOS and Windows lack some modules of Linux, and some functions."""

import importlib
import os
from typing import Any


def module_if_any(name: str) -> Any:
    """None where there is none: Windows has no fcntl and no resource."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def has_fork() -> bool:
    """Without it, one process serves."""
    return hasattr(os, "fork")


def cores() -> int:
    """Those that this process may use, which can be fewer than the machine has; not every system can tell."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
