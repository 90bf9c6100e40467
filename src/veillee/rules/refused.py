"""The exception for anything that is not allowed."""

from typing import Any


class Refused(Exception):
    """A move that is not allowed. `code` is stable and has a text in every language; `data` fills that text."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data
