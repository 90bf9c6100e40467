"""Several processes that serve together. One more watches over them, and starts a new one where one has died."""

import ctypes
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress

import structlog

# One that dies at once again and again is not started as fast as the machine can.
PAUSE_SECONDS = 1.0
# Of Linux: which signal a process gets when the one that started it dies.
PR_SET_PDEATHSIG = 1
TOLD_TO_END = (signal.SIGINT, signal.SIGTERM)

logger = structlog.get_logger()


def watch_over(workers: int, run: Callable[[int], int]) -> int:
    """Until this process gets SIGINT or SIGTERM; `run` serves in a process of its own, and gets its number."""
    numbers: dict[int, int] = {}
    ending, here = False, os.getpid()

    def end(*_: object) -> None:
        nonlocal ending
        ending = True
        for pid in numbers:
            # One that has just ended may still be in the list.
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)

    def start(number: int) -> None:
        # A signal waits until this process knows the new one, and until the new one no longer does as this one would:
        # else a worker that is told to end in that moment would go on for ever.
        signal.pthread_sigmask(signal.SIG_BLOCK, TOLD_TO_END)
        if not ending and (pid := os.fork()):
            numbers[pid] = number
        if ending or pid:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, TOLD_TO_END)
            return
        for which in TOLD_TO_END:
            signal.signal(which, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, TOLD_TO_END)
        end_with(here)
        try:
            ended = run(number)
        except BaseException:
            logger.exception("a worker failed")
            ended = 1
        os._exit(ended)

    for which in TOLD_TO_END:
        signal.signal(which, end)
    for number in range(workers):
        start(number)
    failed = 0
    while numbers:
        try:
            pid, status = os.wait()
        except InterruptedError:
            continue
        number = numbers.pop(pid)
        if ending:
            continue
        failed = os.waitstatus_to_exitcode(status)
        if failed == 1:
            # It has said why: the others would fail for the same reason.
            end()
            continue
        logger.warning("a worker has died and is replaced", worker=number, ended=failed)
        time.sleep(PAUSE_SECONDS)
        start(number)
    return 1 if failed == 1 else 0


def end_with(watching: int) -> None:
    """If the process that watches is killed, its workers end too: else their port and folder would stay taken."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != watching:
        os._exit(0)
