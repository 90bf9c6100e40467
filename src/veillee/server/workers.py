"""Several processes that serve together. One more watches over them, and starts a new one where one has died."""

import os
import signal
import time
from collections.abc import Callable

import structlog

# One that dies at once again and again is not started as fast as the machine can.
PAUSE_SECONDS = 1.0

logger = structlog.get_logger()


def watch_over(workers: int, run: Callable[[int], int]) -> int:
    """Until this process gets SIGINT or SIGTERM; `run` serves in a process of its own, and gets its number."""
    numbers: dict[int, int] = {}
    ending = False

    def end(*_: object) -> None:
        nonlocal ending
        ending = True
        for pid in numbers:
            os.kill(pid, signal.SIGTERM)

    def start(number: int) -> None:
        if pid := os.fork():
            numbers[pid] = number
            return
        for which in (signal.SIGINT, signal.SIGTERM):
            signal.signal(which, signal.SIG_DFL)
        try:
            ended = run(number)
        except BaseException:
            logger.exception("a worker failed")
            ended = 1
        os._exit(ended)

    for number in range(workers):
        start(number)
    for which in (signal.SIGINT, signal.SIGTERM):
        signal.signal(which, end)
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
        if not ending:
            start(number)
    return 1 if failed == 1 else 0
