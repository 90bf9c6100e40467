"""One server per data folder."""

import os
from pathlib import Path

from veillee.machine import module_if_any
from veillee.storage.base import CannotOpen

fcntl = module_if_any("fcntl")
# The same on Windows.
msvcrt = module_if_any("msvcrt")


def lock(folder: Path) -> int:
    """Keep every other server out of the folder until the descriptor is closed, or this process ends in any way."""
    try:
        held = os.open(folder / "veillee.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CannotOpen(f"Nothing can be written in the folder {folder}: {error.strerror}.") from error
    try:
        take(held)
    except OSError as error:
        os.close(held)
        if isinstance(error, BlockingIOError | PermissionError):
            why = f"Another Veillée serves from the folder {folder}: stop it, or choose another folder with --data."
        else:
            why = f"The folder {folder} cannot be locked: {error.strerror}. Choose one on a local disk with --data."
        raise CannotOpen(why) from error
    return held


def take(held: int) -> None:
    if fcntl is not None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)


def is_locked(folder: Path) -> bool:
    """Whether a server runs in this folder."""
    try:
        os.close(lock(folder))
    except CannotOpen:
        return True
    return False
