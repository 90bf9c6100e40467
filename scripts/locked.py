"""The part of requirements.lock that an installed Veillée needs, without what only tests and art need.

`python scripts/locked.py` prints it with its hashes, for pip; `names` are the packages and their versions.
"""

import re
from pathlib import Path

LOCK = Path(__file__).resolve().parents[1] / "requirements.lock"
# Who asks for a package stands below it. Of the project itself only the packages count that are not in a group.
OURS = "veillee (pyproject.toml)"
ENTRY = re.compile(r"^([a-z0-9.-]+)(?:\[[a-z0-9,-]+\])?==([^ ;\\]+).*\n(?: .*\n?)*", re.MULTILINE)


def entries(lock: str) -> dict[str, str]:
    """The text of each package. The same one may stand there several times, for different systems."""
    found: dict[str, str] = {}
    for entry in ENTRY.finditer(lock):
        found[entry[1]] = found.get(entry[1], "") + entry[0]
    return found


def asked_for_by(entry: str) -> set[str]:
    return set(re.findall(r"^    #(?: via)? +([^ ].*?)$", entry, re.MULTILINE)) - {"via"}


def needed(lock: str) -> dict[str, str]:
    all_of_them = entries(lock)
    wanted = {OURS}
    while True:
        more = {name for name, text in all_of_them.items() if asked_for_by(text) & wanted} - wanted
        if not more:
            return {name: text for name, text in all_of_them.items() if name in wanted}
        wanted |= more


def pins(lock: str) -> dict[str, str]:
    """The versions of these packages."""
    return {entry[1]: entry[2] for text in needed(lock).values() for entry in ENTRY.finditer(text)}


if __name__ == "__main__":
    print("".join(needed(LOCK.read_text(encoding="utf-8")).values()), end="")
