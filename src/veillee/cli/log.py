"""What the server writes to stderr: one line each, and nothing of what people send, nor from where."""

import logging
import sqlite3
import sys
import traceback

import structlog
from structlog.typing import EventDict

from veillee.storage import CannotOpen, NotStored

# What the machine and the database say of themselves. In the words of other exceptions may be what somebody has sent.
SAID_BY_THE_MACHINE = (OSError, sqlite3.Error, CannotOpen, NotStored, ImportError, AssertionError)

logger = structlog.get_logger()


def configure_log(level: str) -> None:
    structlog.configure(
        processors=[
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.add_log_level,
            without_what_was_sent,
            structlog.processors.LogfmtRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(handlers=[OfLibraries()], level=logging.WARNING, force=True)


class OfLibraries(logging.Handler):
    """What aiohttp and asyncio have to say: without the values that they would put in, such as addresses."""

    def emit(self, record: logging.LogRecord) -> None:
        event = str(record.msg).partition("\n")[0]
        logger.log(record.levelno, event, logger=record.name, exc_info=record.exc_info)


def without_what_was_sent(_: object, __: str, event: EventDict) -> EventDict:
    raised = event.pop("exc_info", None)
    if raised is True:
        raised = sys.exc_info()
    if isinstance(raised, BaseException):
        raised = (type(raised), raised, raised.__traceback__)
    if raised and raised[1] is not None:
        event["exception"] = told(raised[1])
    return event


def told(error: BaseException, seen: frozenset[int] = frozenset()) -> str:
    """Where it was raised, and why: as Python tells it, but for words that may be somebody's."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = "" if cause is None or id(cause) in seen else f"{told(cause, seen | {id(error)})}\n\n"
    words = f": {error}" if isinstance(error, SAID_BY_THE_MACHINE) and str(error) else ""
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{before}Traceback (most recent call last):\n{frames}{type(error).__name__}{words}"
