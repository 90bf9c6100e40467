"""A server whose disk does not answer as long as there is a file `stuck` in its folder. Then there is `waiting` too."""

import sys
from typing import Any

from tests.waiting import wait_until
from veillee.cli import main
from veillee.storage import SqliteStorage

commit = SqliteStorage._commit


def wait_and_commit(self: SqliteStorage, *arguments: Any) -> Any:
    folder = self._path.parent
    if (folder / "stuck").exists():
        (folder / "waiting").touch()
        wait_until(lambda: not (folder / "stuck").exists())
    return commit(self, *arguments)


SqliteStorage._commit = wait_and_commit  # type: ignore[method-assign, assignment]

if __name__ == "__main__":
    sys.exit(main())
