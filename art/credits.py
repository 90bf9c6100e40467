"""How much of what the house shows was printed by its own press: made from the manifest, for the credits page."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

from art.encode import write
from art.jobs import ROOT

CREDITS = ROOT / "web" / "src" / "pages" / "credits.json"


def credited(manifest: Iterable[str]) -> dict[str, int]:
    """How many dreams, memories and other things were printed."""
    kinds = Counter(name.split("-")[0] if name.startswith(("story-", "memory-")) else "other" for name in manifest)
    lists = 2  # each deck has its lists and its contact sheet, which are not cards
    return {"dreams": kinds["story"] - lists, "memories": kinds["memory"] - lists, "others": kinds["other"]}


def write_credits(manifest: Iterable[str]) -> None:
    write(CREDITS, (json.dumps(credited(manifest), indent=2) + "\n").encode())
