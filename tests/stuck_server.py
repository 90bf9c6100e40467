"""A server whose disk does not answer as long as there is a file `stuck` in its folder. Then there is `waiting` too."""

import sys
import time
from typing import Any

from veillee.cli import main
from veillee.storage import SqliteStorage

commit = SqliteStorage._commit


def wait_and_commit(self: SqliteStorage, *arguments: Any) -> Any:
    folder = self._path.parent
    while (folder / "stuck").exists():
        (folder / "waiting").touch()
        time.sleep(0.1)
    return commit(self, *arguments)


SqliteStorage._commit = wait_and_commit  # type: ignore[method-assign, assignment]

if __name__ == "__main__":
    sys.exit(main())
