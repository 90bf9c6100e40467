"""The nine families of guests: a symbol and an ink for each, and the badge they are worn on."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from art.encode import write


@dataclass(frozen=True)
class Family:
    """`symbol` is one path in a square of 24; the inks keep 4.5:1 on the sheets of their theme."""

    symbol: str
    papier: str
    lampe: str


FAMILIES = {
    # a quill
    "letters": Family(
        "M20.8,2.4C13.6,2.5 8.2,5.6 6.3,11.2C5.7,13 5.6,14.6 5.7,16.1L3.1,20.9C2.8,21.5 3.7,22 4.1,21.4L6.8,17.2"
        "C8.6,17.3 10.3,17 11.8,16.4L9.6,15.5L13.9,15.1C15.3,14.1 16.5,12.8 17.4,11.3L14.8,10.8L18.3,9.5"
        "C19.4,7.4 20.3,4.9 20.8,2.4ZM17.6,5.6C13.6,8.3 10.3,11.6 7.7,15.6L6.9,15.1C9.4,11 12.9,7.6 17.2,5Z",
        "#2a4a9e", "#9db8f2",
    ),
    # curtains drawn apart, a star between them
    "stage": Family(
        "M2.4,2.6H21.6V5.6C20.9,6.6 19.4,6.6 18.7,5.6C18,6.6 16.5,6.6 15.8,5.6C15,6.6 13.4,6.6 12.7,5.6C12.4,6.1"
        " 11.6,6.1 11.3,5.6C10.6,6.6 9,6.6 8.2,5.6C7.5,6.6 6,6.6 5.3,5.6C4.6,6.6 3.1,6.6 2.4,5.6Z"
        "M2.6,7.6C4.6,8.3 6.6,8.2 8.4,7.6C8.2,11.6 6.9,14.4 4.9,16.2C6,17.6 6.4,19.3 6.4,21.4H2.6Z"
        "M21.4,7.6C19.4,8.3 17.4,8.2 15.6,7.6C15.8,11.6 17.1,14.4 19.1,16.2C18,17.6 17.6,19.3 17.6,21.4H21.4Z"
        "M12,10.6L13.2,13.5L16.2,13.7L13.9,15.7L14.6,18.7L12,17.1L9.4,18.7L10.1,15.7L7.8,13.7L10.8,13.5Z",
        "#8c1f3c", "#f39aa8",
    ),
    # two notes under one beam
    "music": Family(
        "M8.6,4.6L20.4,2.2V15.9C20.5,18.2 18.7,20 16.5,20C14.8,20 13.5,18.9 13.5,17.4C13.5,15.6 15.2,14.1 17.2,14.1"
        "C17.6,14.1 17.9,14.1 18.2,14.2V7.6L10.8,9.1V18.1C10.8,20.4 9,22 6.8,22C5.1,22 3.8,20.9 3.8,19.4"
        "C3.8,17.6 5.5,16.2 7.5,16.2C7.9,16.2 8.3,16.2 8.6,16.3Z",
        "#5c5a10", "#d3cf6a",
    ),
    # the front of a parliament, its flag out
    "politics": Family(
        "M11.4,1.4H12.4L16.6,2.5L12.6,4V5.6L21.4,9.6V11.4H2.6V9.6L11.4,5.6Z"
        "M4.2,12.6H7.2V18.4H4.2ZM8.6,12.6H11.2V18.4H8.6ZM12.8,12.6H15.4V18.4H12.8ZM16.8,12.6H19.8V18.4H16.8Z"
        "M3,19.4H21V20.6H22.2V22.4H1.8V20.6H3Z",
        "#7a4a12", "#e0ab66",
    ),
    # a ball
    "sport": Family(
        "M12,2A10,10 0 1 1 12,22A10,10 0 1 1 12,2ZM12,8.1L8.3,10.8L9.7,15.2H14.3L15.7,10.8Z"
        "M12.7,3.7V6.7L16.9,9.7L19.6,8.8C18.6,6 16,4 12.7,3.7ZM11.3,3.7C8,4 5.4,6 4.4,8.8L7.1,9.7L11.3,6.7Z"
        "M3.9,11.4C3.8,14 4.8,16.4 6.6,18L8.3,15.7L6.7,10.8ZM20.1,11.4L17.3,10.8L15.7,15.7L17.4,18"
        "C19.2,16.4 20.2,14 20.1,11.4ZM8,19.1C10.5,20.6 13.5,20.6 16,19.1L14.3,16.8H9.7Z",
        "#1d6438", "#83cf95",
    ),
    # a flask, half full
    "science": Family(
        "M8.2,2H15.8V4.2H14.8V9.2L20.4,18.2C21.5,20 20.3,22.2 18.2,22.2H5.8C3.7,22.2 2.5,20 3.6,18.2L9.2,9.2V4.2H8.2Z"
        "M10.9,4.2V9.7L8.2,14H11.2C11.8,13 13.4,13 14.1,14H15.8L13.1,9.7V4.2Z"
        "M9,17.2A1.3,1.3 0 1 0 9,19.8A1.3,1.3 0 1 0 9,17.2ZM14.4,15.6A1,1 0 1 0 14.4,17.6A1,1 0 1 0 14.4,15.6Z",
        "#0a6470", "#72cbd2",
    ),
    # a palette with its brush
    "arts": Family(
        "M11,3.8C5.8,3.8 1.8,7.5 1.8,12.4C1.8,17.6 5.8,21.2 10.9,21.2C13,21.2 13.7,19.8 12.9,18.2C12,16.4 12.9,14.8"
        " 15,14.8H17.4C19.6,14.8 20.8,13.2 20.4,10.9C20.2,9.8 19.8,8.8 19.2,8L15.2,12.2C14.4,12.9 13.2,12.2"
        " 13.5,11.2L15.3,4.9C14,4.2 12.5,3.8 11,3.8ZM7,8.4A1.5,1.5 0 1 1 7,11.4A1.5,1.5 0 1 1 7,8.4Z"
        "M11,6.2A1.4,1.4 0 1 1 11,9A1.4,1.4 0 1 1 11,6.2ZM6.4,13.4A1.5,1.5 0 1 1 6.4,16.4A1.5,1.5 0 1 1 6.4,13.4Z"
        "M20.4,1.6C21.4,1 22.7,2.1 22.2,3.2C20.6,6.3 18.4,8.9 15.6,11C15,11.2 14.5,10.8 14.6,10.2"
        "C16,7 17.8,4 20.4,1.6Z",
        "#98287a", "#f090cf",
    ),
    # a folded newspaper
    "media": Family(
        "M3.4,3.4H17.6V8.2H20.8V18.4C20.8,20.1 19.7,21.2 18.2,21.2H5.6C3.8,21.2 3.4,19.8 3.4,18.4Z"
        "M5.6,5.8V8.2H15.4V5.8ZM5.6,10.2V14.8H10V10.2ZM11.6,10.2V11.8H15.4V10.2ZM11.6,13.2V14.8H15.4V13.2Z"
        "M5.6,16.4V18H15.4V16.4ZM17.6,10.2V18.4C17.6,19.2 19,19.2 19,18.4V10.2Z",
        "#44505c", "#b4c1cd",
    ),
    # a wizard's hat
    "imaginary": Family(
        "M17.8,2C12.6,1.6 9.4,4.4 8,9L5.9,16.2C9.8,17.6 14.2,17.6 18.1,16.2L15.8,9.4C15.4,7.8 16.2,6.6 18,6.4"
        "C20,6.2 20.4,2.2 17.8,2ZM11.4,8.6L12.2,10.6L14.4,10.7L12.7,12.1L13.3,14.2L11.4,13L9.6,14.2L10.2,12.1"
        "L8.6,10.7L10.7,10.6ZM5.2,17.6C9.5,19.4 14.5,19.4 18.8,17.6C20.4,17.8 22,18.4 22,19.4"
        "C22,21.2 17.5,22.4 12,22.4C6.500,22.4 2,21.2 2,19.4C2,18.4 3.6,17.8 5.2,17.6Z",
        "#5f34a0", "#c3a4f3",
    ),
}  # fmt: skip

SHIELD = "M3,1.6H21C21.8,1.6 22.4,2.2 22.4,3V13C22.4,18 18,21 12,23C6,21 1.6,18 1.6,13V3C1.6,2.2 2.2,1.6 3,1.6Z"


def symbol_file(name: str, target: Path) -> None:
    """Plain SVG in its ink on paper; inlined, it takes the colour of the text around it."""
    family = FAMILIES[name]
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" color="{family.papier}">'
        f'<path fill="currentColor" fill-rule="evenodd" d="{family.symbol}"/></svg>\n'
    )
    write(target, svg.encode())


def list_file(target: Path) -> None:
    """The same for the interface to draw itself: paths (even-odd) in a square of 24, inks by theme, the badge."""
    families = {
        name: {"symbol": family.symbol, "papier": family.papier, "lampe": family.lampe}
        for name, family in FAMILIES.items()
    }
    write(target, (json.dumps({"shield": SHIELD, "families": families}, indent=1) + "\n").encode())
