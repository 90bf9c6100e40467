"""A server whose disk does not answer as long as there is a file `stuck` in its folder."""

import sys
import time
from typing import Any

from veillee.cli import main
from veillee.storage import SqliteStorage

commit = SqliteStorage._commit


def wait_and_commit(self: SqliteStorage, *arguments: Any) -> Any:
    while (self._path.parent / "stuck").exists():
        time.sleep(0.1)
    return commit(self, *arguments)


SqliteStorage._commit = wait_and_commit  # type: ignore[method-assign, assignment]

if __name__ == "__main__":
    sys.exit(main())
