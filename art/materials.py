"""Everything the interface is printed with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from art import dining, emptiness, families, head, lamp, laurel, meadow, paper, pawns, players
from art.jobs import MATERIALS, PUBLIC, Job, job


def _each(kind: str, names: Iterable[str], function: Callable[[str, Path], None], end: str = "webp") -> list[Job]:
    """One print for each name, with that name in the file's; a kind left empty leaves the name alone."""
    stems = {name: f"{kind}-{name}" if kind else name for name in names}
    return [
        job(stem, [MATERIALS / f"{stem}.{end}"], function, name, MATERIALS / f"{stem}.{end}")
        for name, stem in stems.items()
    ]


def jobs() -> list[Job]:
    found = []
    for theme in ("papier", "lampe"):
        for name, function in (("grain", paper.grain), ("halo", paper.halo)):
            target = MATERIALS / f"{name}-{theme}.webp"
            found.append(job(f"{name}-{theme}", [target], function, theme, target))
        for name in paper.SHEETS[theme]:
            target = MATERIALS / f"sheet-{name}-{theme}.webp"
            found.append(job(f"sheet-{name}-{theme}", [target], paper.sheet, theme, name, target))
    found += _each("rabbit", players.PLAYERS, players.rabbit)
    found += _each("bust", players.PLAYERS, pawns.bust)
    found += _each("mask", players.PLAYERS, pawns.mask)
    found += _each("hand", players.PLAYERS, pawns.hand)
    found += _each("family", families.FAMILIES, families.symbol_file, "svg")
    found += _each("", dining.LINENS, dining.cloth)
    found += _each("", dining.CARDS, dining.place_card)
    for file, single in (
        ("torn.svg", paper.torn),
        ("rule.svg", paper.rule),
        ("back.webp", lamp.back),
        ("back-small.webp", lamp.back_small),
        ("back-memory.webp", lamp.back_memory),
        ("meadow.webp", meadow.television),
        ("meadow-strip.webp", meadow.strip),
        ("stone.webp", meadow.stone),
        ("plank.webp", meadow.plank),
        ("laurel.webp", laurel.television),
        ("laurel-strip.webp", laurel.strip),
        ("leaves.json", laurel.leaves_file),
        ("dining.webp", dining.television),
        ("families.json", families.list_file),
        ("head.webp", head.television),
        ("head-laptop.webp", head.laptop),
        ("surface.webp", head.surface),
        ("twist.webp", head.twist),
        ("mask-dany.webp", pawns.dany),
        ("empty-chair.webp", emptiness.chair),
        ("empty-box.webp", emptiness.box),
    ):
        found.append(job(file, [MATERIALS / file], single, MATERIALS / file))
    for file, svg in (("favicon.svg", lamp.favicon), ("logo.svg", lamp.logo)):
        found.append(job(file.removesuffix(".svg"), [PUBLIC / file], svg, PUBLIC / file))
    for file, size, margin in (
        ("icon-192.png", 192, 0.155),
        ("icon-512.png", 512, 0.155),
        ("icon-maskable-512.png", 512, 0.2),
        ("apple-touch-icon.png", 180, 0.13),
    ):
        found.append(job(file.removesuffix(".png"), [PUBLIC / file], lamp.icon, size, margin, PUBLIC / file))
    return found
