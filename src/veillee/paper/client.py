"""What the build of the client has that paper needs too: fonts, pictures and the rules of the games."""

from pathlib import Path

from veillee.rules import Refused

FOLDER = Path(__file__).resolve().parents[1] / "client"


def files(pattern: str) -> list[Path]:
    """At least one; `Refused` if the client is not built."""
    found = sorted(FOLDER.glob(pattern))
    if not found:
        raise Refused("client_not_built")
    return found


def read(name: str) -> bytes:
    return files(name)[0].read_bytes()
