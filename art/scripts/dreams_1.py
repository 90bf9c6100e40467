"""Light and tone of dreams with beasts, doors, couples and furniture."""

from __future__ import annotations

from art.light import Script, Tone, candle, lamp, low_sun, moon, sun, window

SCRIPTS = {
    "tortoise-town": Script(low_sun(190, 270, reach=520, ground=744, z=-150, air="#f0b070", ambient=0.34), Tone(0.46)),
    "scarecrow-trial": Script(
        sun(980, 60, z=320, ground=500, ambient=0.24, colour="#ffd08a", air="#c9b09a", sky=0.85, shadow="#22142c"),
        Tone(0.4, "wash", accent="#c93a26", stroke=10, brush=0.16),
    ),
    "fox-notary": Script(lamp(322, 170, reach=300, ambient=0.13, shadow="#1a0a18", ground=690), Tone(0.24)),
    "lion-barber": Script(
        lamp(250, 320, z=190, colour="#ffb05a", reach=350, ambient=0.2, shadow="#1c0d1c", spill=1.2, ground=700),
        Tone(0.34, accent="#d8432a"),
    ),
    "snail-hotel": Script(
        moon(262, 400, colour="#ffd9a0", reach=420, sky=0.3, ambient=0.2, air="#4a3a68", spill=1.3, ground=742),
        Tone(0.24, accent="#ffb45a"),
    ),
    "door-of-rain": Script(
        low_sun(64, 604, reach=440, ground=660, air="#b5658f", shadow="#1a0d30"), Tone(0.36, "wash", stroke=8)
    ),
    "castle-cuffs": Script(
        window(-160, -200, reach=1500, z=420, colour="#fff0cc", ambient=0.3, wall=0.05),
        Tone(0.58, "paper", vignette=0.1, accent="#c93a26"),
    ),
    "unravelled": Script(
        low_sun(300, 640, z=-200, reach=620, ground=838, air="#e0b08a", shadow="#241226", sky=0.9),
        Tone(0.44, "paper", accent="#c9372c"),
    ),
    "under-the-bowlers": Script(
        sun(300, -200, z=420, reach=1500, ambient=0.3, air="#ece6d8", haze=0.8), Tone(0.6, "wash", accent="#e9a79c")
    ),
    "four-drawers": Script(
        lamp(300, 690, colour="#ffb45a", reach=430, z=240, ambient=0.24, shadow="#101432", ground=806, spill=2.4),
        Tone(0.39, "paper", accent="#f08a2c"),
    ),
    "coats-escape": Script(
        lamp(10, 420, z=150, reach=520, colour="#ffe6b0", ambient=0.2, shadow="#1a0c24", ground=620), Tone(0.24)
    ),
    "salt-table": Script(
        low_sun(96, 490, z=-200, reach=900, colour="#ffe8c0", sky=0.95, ambient=0.34, air="#dfe9e4", rays=0),
        Tone(0.74, "wash", accent="#d4492f", chroma=0.85, black=0.1, stroke=0, vignette=0),
    ),
    "snow-listeners": Script(
        candle(306, 306, z=200, reach=330, ambient=0.3, sky=0.4, air="#5f769c", haze=0.5, ground=424, shadow="#0c1530"),
        Tone(0.34, accent="#c8352d"),
    ),
    "red-fury": Script(
        low_sun(
            30, 660, z=190, reach=640, colour="#ffb46a", sky=0.6, ambient=0.2, air="#7a4a4c", shadow="#14081c", rays=0.1
        ),
        Tone(0.31, accent="#c8321f"),
    ),
}
