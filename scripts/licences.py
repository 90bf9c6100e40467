"""A list of what is inside an installed Veillée: each package with its version and licence, from its own metadata.

`python -m scripts.licences FOLDER` writes inside.txt there, of what is installed here and would be with Veillée.
"""

import sys
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path

from scripts.locked import LOCK, pins

# Our own fonts and cards say theirs in README.md.
TROVE = "License :: OSI Approved :: "


def licence_of(package: Distribution) -> str:
    told = package.metadata.json
    if expression := told.get("license_expression"):
        return str(expression)
    if troves := [one.removeprefix(TROVE) for one in told.get("classifier", ()) if one.startswith(TROVE)]:
        return ", ".join(troves)
    # Some put the whole text there.
    lines = str(told.get("license") or "").strip().splitlines()
    return lines[0] if lines else "not said"


def listed(packages: Iterable[Distribution]) -> str:
    found = {one.metadata["Name"]: f"{one.version}  {licence_of(one)}" for one in packages}
    return "".join(f"{name} {about}\n" for name, about in sorted(found.items(), key=lambda one: one[0].lower()))


def inside(tree: Path) -> str:
    """`tree`: a folder with an environment somewhere in it."""
    return listed(one for folder in tree.rglob("site-packages") for one in distributions(path=[str(folder)]))


if __name__ == "__main__":
    ours = {*pins(LOCK.read_text(encoding="utf-8")), "veillee"}
    text = listed(one for one in distributions() if one.metadata["Name"].lower().replace("_", "-") in ours)
    Path(sys.argv[1], "inside.txt").write_text(text, encoding="utf-8")
