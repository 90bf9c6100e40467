"""Everything the interface is printed with."""

from __future__ import annotations

from art import lamp, meadow, paper, players
from art.jobs import MATERIALS, PUBLIC, Job, job


def jobs() -> list[Job]:
    found = []
    for theme in ("papier", "lampe"):
        for name, function in (("grain", paper.grain), ("halo", paper.halo)):
            target = MATERIALS / f"{name}-{theme}.webp"
            found.append(job(f"{name}-{theme}", [target], function, theme, target))
        for name in paper.SHEETS[theme]:
            target = MATERIALS / f"sheet-{name}-{theme}.webp"
            found.append(job(f"sheet-{name}-{theme}", [target], paper.sheet, theme, name, target))
    for name in players.PLAYERS:
        target = MATERIALS / f"rabbit-{name}.webp"
        found.append(job(f"rabbit-{name}", [target], players.rabbit, name, target))
    for file, single in (
        ("torn.svg", paper.torn),
        ("rule.svg", paper.rule),
        ("back.webp", lamp.back),
        ("meadow.webp", meadow.television),
        ("meadow-strip.webp", meadow.strip),
        ("stones.json", meadow.stones_file),
        ("stone.webp", meadow.stone),
        ("plank.webp", meadow.plank),
    ):
        found.append(job(file, [MATERIALS / file], single, MATERIALS / file))
    found.append(job("favicon", [PUBLIC / "favicon.svg"], lamp.favicon, PUBLIC / "favicon.svg"))
    for size in (192, 512):
        target = PUBLIC / f"icon-{size}.png"
        found.append(job(f"icon-{size}", [target], lamp.icon, size, target))
    return found
