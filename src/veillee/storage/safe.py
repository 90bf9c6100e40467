"""Where the account with the authority, the certificate with its key, and what the authority asks are kept.

In the data folder; if several machines serve one house, in the database that they share (postgres_safe.py).
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from veillee.storage.base import CannotOpen

FOLDER = "https"
What = Literal["account", "certificate", "question"]


class Question(Struct):
    """What the authority asks at the moment, and what is to be said: the proof that the name leads here."""

    way: str
    token: str
    said: str


class Safe(Protocol):
    @property
    def file(self) -> Path:
        """Key and certificate in one, so that they always fit each other; as `load` has left them."""

    async def read(self, what: What) -> bytes | None: ...

    async def write(self, what: What, body: bytes | None) -> None:
        """None: away with it."""

    async def load(self) -> bool:
        """Bring the file up to date; False if there is no certificate."""

    def turn(self) -> AbstractAsyncContextManager[bool]:
        """Whether nobody else asks the authority for this name meanwhile."""


class FolderSafe:
    """For nobody but the user of the server. The processes of one machine share it."""

    def __init__(self, data: Path, name: str) -> None:
        self._folder = data / FOLDER
        self._files: dict[What, Path] = {
            "account": self._folder / "account.json",
            "certificate": self._folder / f"{name}.pem",
            "question": self._folder / "question.json",
        }

    @property
    def file(self) -> Path:
        return self._files["certificate"]

    async def load(self) -> bool:
        return self.file.exists()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[bool]:
        # One server has the folder, and its first process does this.
        yield True

    async def read(self, what: What) -> bytes | None:
        return self.read_now(what)

    def read_now(self, what: What) -> bytes | None:
        try:
            return self._files[what].read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise CannotOpen(f"Cannot read {self._files[what]}: {error.strerror}. It is its user's alone.") from error

    async def write(self, what: What, body: bytes | None) -> None:
        """Whole or not at all."""
        file = self._files[what]
        new = file.with_suffix(".new")
        try:
            if body is None:
                file.unlink(missing_ok=True)
                return
            self._folder.mkdir(mode=0o700, exist_ok=True)
            self._folder.chmod(0o700)
            new.unlink(missing_ok=True)
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
                opened.write(body)
                opened.flush()
                os.fsync(opened.fileno())
            new.replace(file)
        except OSError as error:
            raise CannotOpen(f"Cannot write {file}: {error.strerror}. Make room, or choose another --data.") from error


async def asked(safe: Safe) -> Question | None:
    return question_in(await safe.read("question"))


def question_in(body: bytes | None) -> Question | None:
    if body is None:
        return None
    try:
        return msgspec.json.decode(body, type=Question)
    except msgspec.DecodeError:
        # Of another version: its authority asks again.
        return None


class Asking:
    """Hands what the authority asks from the thread that speaks with it to the safe."""

    def __init__(self, safe: Safe) -> None:
        self._safe, self._loop = safe, asyncio.get_running_loop()

    def __call__(self, question: Question | None) -> None:
        body = None if question is None else msgspec.json.encode(question)
        asyncio.run_coroutine_threadsafe(self._safe.write("question", body), self._loop).result()
