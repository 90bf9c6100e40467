"""Runs a module on a machine that lacks what Windows lacks: `python -m tests.other_machine MODULE ARGUMENTS…`."""

import asyncio
import errno
import os
import runpy
import signal
import socket
import sys
import time
import types
from typing import Any

# Not these alone: `os` has no fork, no limits and no owners of files there, and a loop no handlers of signals.
NO_MODULES = ("uvloop", "fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "syslog")
NO_FUNCTIONS: dict[types.ModuleType, tuple[str, ...]] = {
    os: (
        *("fork", "forkpty", "wait", "wait3", "wait4", "nice", "sched_getaffinity", "sched_setaffinity", "getuid"),
        *("geteuid", "getgid", "getegid", "chown", "fchmod", "fchown", "killpg", "setsid"),
        *(
            "statvfs",
            "uname",
            "mkfifo",
            "getloadavg",
            "pread",
            "pwrite",
            "posix_fallocate",
            "posix_fadvise",
            "sendfile",
            "symlink",
        ),
    ),
    signal: ("SIGKILL", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "SIGPIPE", "pthread_sigmask", "alarm"),
    socket: ("SO_REUSEPORT", "CMSG_LEN", "send_fds", "recv_fds"),
    time: ("clock_gettime", "clock_gettime_ns", "CLOCK_BOOTTIME", "CLOCK_MONOTONIC"),
}


def hide() -> None:
    # What the standard library itself uses was loaded before, as it would have been there in another form.
    import fcntl

    def locking(held: int, mode: int, length: int) -> None:
        assert (mode, length) == (LK_NBLCK, 1)
        try:
            fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB, length)
        except OSError as error:
            raise PermissionError(errno.EACCES, "Permission denied") from error

    def without(*_: Any) -> None:
        raise NotImplementedError

    windows: Any = types.ModuleType("msvcrt")
    windows.LK_NBLCK, windows.locking = LK_NBLCK, locking
    sys.modules["msvcrt"] = windows
    for name in NO_MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
    for module, names in NO_FUNCTIONS.items():
        for name in names:
            vars(module).pop(name, None)
    for loop in (asyncio.SelectorEventLoop, asyncio.BaseEventLoop):
        vars_of: Any = loop
        vars_of.add_signal_handler = vars_of.remove_signal_handler = without


LK_NBLCK = 2


if __name__ == "__main__":
    hide()
    module, sys.argv[1:] = sys.argv[1], sys.argv[2:]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
