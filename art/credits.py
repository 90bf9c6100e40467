"""Who drew the icons in the cards: made from the manifest, shown on the credits page."""

from __future__ import annotations

import json
from collections.abc import Mapping

from art.encode import write
from art.jobs import ROOT, Print

CREDITS = ROOT / "web" / "src" / "pages" / "credits.json"


def credited(manifest: Mapping[str, Print]) -> dict[str, list[str]]:
    """The icons in the cards, by author."""
    used = sorted({icon for entry in manifest.values() for icon in entry.get("icons", [])})
    authors: dict[str, list[str]] = {}
    for icon in used:
        author, name = icon.split("/")
        authors.setdefault(author, []).append(name)
    return authors


def write_credits(manifest: Mapping[str, Print]) -> None:
    write(CREDITS, (json.dumps(credited(manifest), indent=2) + "\n").encode())
