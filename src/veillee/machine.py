"""What not every system has: macOS and Windows lack some modules of Linux, and some functions."""

import importlib
import os
import sys
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


def has_desktop() -> bool:
    """Whether somebody sits in front of this machine who would like to see a page."""
    if "SSH_CONNECTION" in os.environ or "SSH_TTY" in os.environ:
        return False
    if sys.platform == "win32":
        return True
    if sys.platform == "darwin":
        # Nobody is root there who looks at pages.
        return os.geteuid() != 0
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def cores() -> int:
    """Those that this process may use, which can be fewer than the machine has; not every system can tell."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
