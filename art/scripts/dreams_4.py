"""Light and tone of a house that seeks its bride, and of a man of sunlight."""

from __future__ import annotations

from art.light import Script, Tone, lamp, window

SCRIPTS = {
    "the-house-seeks": Script(
        lamp(
            250, 560, z=240, colour="#fff0b0", reach=560, ambient=0.28, sky=0.75, ground=690, shadow="#070b1c",
            air="#4a6076", haze=0.4, glow=0.1, rim=0.6,
        ),
        Tone(0.23, accent="#c2342c", stroke=84, white=0.93),
    ),
    "man-of-sunlight": Script(
        window(150, 380, z=260, colour="#ffeec0", reach=640, ambient=0.26, ground=706, shadow="#3a1a34"),
        Tone(0.55, "gouache", accent="#d8321f", brush=0.25, white=1.0),
    ),
}  # fmt: skip
