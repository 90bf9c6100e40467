"""Light and tone of the cards with beasts."""

from __future__ import annotations

SCRIPTS = {}
