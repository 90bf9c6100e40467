"""Light and tone of the cards out of doors."""

from __future__ import annotations

from art.light import Script, Tone, lamp, low_sun, moon, sun

SCRIPTS = {
    "lighthouse-child": Script(
        moon(520, 300, colour="#fff0b8", reach=360, sky=0.24, air="#5a6c8c", rays=0.3, rim=0.8),
        Tone(0.27, accent="#d2452f", brush=0.22),
    ),
    "own-shadow": Script(
        lamp(60, 60, reach=680, z=420, ambient=0.28, wall=0, shadow="#2a1410", sky=0.3), Tone(0.44, "paper")
    ),
    "river-rope": Script(
        sun(1000, -200, colour="#ffe8bc", ambient=0.4, shadow="#4a3448", lost=0.2, cast=0.7, ground=300, air="#d3c6a0"),
        Tone(0.48, accent="#2a6ea6", stroke=14, vignette=0.1),
    ),
    "washing-the-sun": Script(low_sun(304, 640, reach=420, ground=700, air="#e0a05c"), Tone(0.42)),
}
