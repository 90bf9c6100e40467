"""Makes contact sheets of the pictures that browser tests keep: one of each test, size and theme.

VEILLEE_SHOTS=sheets make pytest ARGS="tests/e2e/test_diner.py -k evening --basetemp=/tmp/shots"
.venv/bin/python scripts/sheets.py /tmp/shots /tmp/sheets
"""

import sys
from collections import defaultdict
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

# Of a sheet, in px; so large that a title can still be read.
WIDTH = 2400
MOST_ROWS_HIGH = 2600
CELLS = {"390x664": 10, "360x640": 10, "844x390": 5, "820x1180": 6, "1280x800": 4, "1920x1080": 3}
CAPTION = 26
GAP = 8


def sheets(pictures: list[Path], across: int) -> list[Image.Image]:
    """As many as it takes, each with its pictures in the order in which they were made."""
    font = ImageFont.load_default(18)
    cell = (WIDTH - GAP) // across - GAP
    with Image.open(pictures[0]) as first:
        high = round(first.height * cell / first.width)
    rows = max(1, MOST_ROWS_HIGH // (high + CAPTION + GAP))
    made = []
    for start in range(0, len(pictures), rows * across):
        part = pictures[start : start + rows * across]
        sheet = Image.new("RGB", (WIDTH, GAP + -(-len(part) // across) * (high + CAPTION + GAP)), "#888")
        draw = ImageDraw.Draw(sheet)
        for at, path in enumerate(part):
            x = GAP + at % across * (cell + GAP)
            y = GAP + at // across * (high + CAPTION + GAP)
            draw.text((x, y), path.name.partition("@")[0], "white", font)
            with Image.open(path) as picture:
                sheet.paste(picture.convert("RGB").resize((cell, high)), (x, y + CAPTION))
        made.append(sheet)
    return made


def main(shots: Path, out: Path) -> int:
    found: dict[tuple[str, str], list[Path]] = defaultdict(list)
    for path in sorted(shots.rglob("*@*.png")):
        found[path.parent.name, path.stem.partition("@")[2]].append(path)
    out.mkdir(parents=True, exist_ok=True)
    for (test, kind), pictures in found.items():
        for number, sheet in enumerate(sheets(pictures, CELLS[kind.partition("-")[0]])):
            sheet.save(out / f"{test} {kind} {number}.png")
    print(f"{sum(map(len, found.values()))} pictures of {len(found)} kinds: {out}")
    return 0 if found else 1


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
