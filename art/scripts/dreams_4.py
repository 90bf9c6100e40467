"""Light and tone of a house that seeks its bride, and of a man of sunlight."""

from __future__ import annotations

from art.light import Script, Tone, lamp, window

SCRIPTS = {
    "the-house-seeks": Script(
        lamp(
            250, 560, z=220, colour="#fff0b0", reach=460, ambient=0.24, sky=0.5, ground=690, shadow="#070b1c",
            air="#4a6076", haze=0.4, glow=0.1, rim=0.6,
        ),
        Tone(0.24, accent="#c2342c", stroke=84),
    ),
    "man-of-sunlight": Script(
        window(90, 380, z=300, colour="#fff0cc", reach=1000, ambient=0.36, ground=706, shadow="#4a2038", wall=0.04),
        Tone(0.6, "wash", accent="#d8321f", vignette=0.1),
    ),
}  # fmt: skip
