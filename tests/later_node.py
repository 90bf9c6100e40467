"""A node of the next version: other rules, other files, and a later protocol that still answers older pages."""

import sys
import tempfile
from pathlib import Path

from tests.later_client_server import later_client
from veillee.cli import main
from veillee.games import GAMES
from veillee.salon import snapshots
from veillee.server import page, protocol

if __name__ == "__main__":
    for game in GAMES.values():
        type(game).version += 1
    snapshots.SHAPE = snapshots._shape()
    protocol.PROTOCOL += 1
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "client")
        later_client(page.CLIENT, folder)
        page.CLIENT = folder
        sys.exit(main())
