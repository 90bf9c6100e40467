"""Sheets of paper, sizes of cards, and where the cards lie on a sheet. All lengths are millimetres."""

import math

from msgspec import Struct

# Most home printers cannot print nearer to the edge of the sheet.
EDGE = 4.5
# How far a picture is printed beyond the cut, so that a cut a hair off shows no white. A full sheet has less room.
MOST_BLEED = 2.0
LEAST_BLEED = 0.5


class Size(Struct, frozen=True):
    width: float
    height: float


PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4)}

CARDS = {
    "tarot": Size(70, 105),
    "poker": Size(63, 88),
    "square": Size(63, 63),
    "mini": Size(42, 63),
}


class Grid(Struct, frozen=True):
    """`spots`: the upper left corners of the cards of one sheet, row by row.

    Sheets are upright and the grid is in their middle. So if the sheet is turned over its long edge, the card in column
    c of the front has its back in the same column counted from the right.
    """

    columns: int
    rows: int
    bleed: float
    spots: tuple[tuple[float, float], ...]

    def behind(self, place: int) -> int:
        """The place on the back of a sheet of what lies at `place` on its front."""
        row, column = divmod(place, self.columns)
        return row * self.columns + self.columns - 1 - column


def lay_out(paper: Size, card: Size, gap: float = 0) -> Grid:
    """As many cards as a sheet can hold, with as much bleed as there is room for. `gap`: left free between them."""
    across, down = paper.width - 2 * EDGE, paper.height - 2 * EDGE
    columns = int((across + gap) // (card.width + 2 * LEAST_BLEED + gap))
    rows = int((down + gap) // (card.height + 2 * LEAST_BLEED + gap))
    room = min((across + gap) / columns - card.width - gap, (down + gap) / rows - card.height - gap) / 2
    bleed = min(MOST_BLEED, math.floor(room * 10) / 10)
    step_x, step_y = card.width + 2 * bleed + gap, card.height + 2 * bleed + gap
    left = (paper.width - columns * step_x + gap) / 2 + bleed
    top = (paper.height - rows * step_y + gap) / 2 + bleed
    spots = tuple(
        (round(left + column * step_x, 3), round(top + row * step_y, 3))
        for row in range(rows)
        for column in range(columns)
    )
    return Grid(columns, rows, bleed, spots)
