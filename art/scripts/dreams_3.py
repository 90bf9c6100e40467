"""Light and tone of the cards of streets, waters, woods and large faces."""

from __future__ import annotations

from art.light import Script, Tone, candle, lamp, low_sun, moon, sun

SCRIPTS = {
    "lamps-on-the-bus": Script(
        lamp(
            468,
            300,
            reach=430,
            z=150,
            ambient=0.24,
            sky=0.5,
            air="#35477e",
            haze=0.3,
            shadow="#070b22",
            spill=1.5,
            glow=0.28,
        ),
        Tone(0.31, accent="#d9503f", vignette=0.1),
    ),
    "metro-meadow": Script(
        lamp(300, 560, reach=520, z=200, strength=1.3, ambient=0.26, glow=0.3, colour="#fff0c0", shadow="#0e1626"),
        Tone(0.34, accent="#ee6b2f", brush=0.12),
    ),
    "statues-day-off": Script(
        sun(1040, -400, ground=510, colour="#ffe4ac", ambient=0.27, air="#e6dcc4", haze=0.55, shadow="#2a2450"),
        Tone(0.52, "gouache", accent="#c93a26"),
    ),
    "rain-pedlar": Script(
        sun(-260, -420, ground=440, ambient=0.26, air="#f4e6b0", shadow="#3a2a4a"),
        Tone(0.6, "paper", accent="#d8432a", vignette=0.1),
    ),
    "sleepers-jam": Script(
        sun(-420, -300, z=1500, ambient=0.4, sky=0.1, cast=0.42, lost=0.2, colour="#ffe8c0", shadow="#1c3c50"),
        Tone(0.48, "paper"),
    ),
    "smile-factory": Script(
        candle(222, 580, z=170, reach=330, ambient=0.13, ground=770, colour="#ffb45a", shadow="#150810", wall=0.06),
        Tone(0.23, accent="#edb65f"),
    ),
    "mouth-station": Script(
        low_sun(40, 600, reach=560, z=110, sky=0.6, air="#94403a", shadow="#17060f"),
        Tone(0.3, brush=0.16, accent="#e0a24c"),
    ),
    "under-the-iceberg": Script(
        sun(200, -240, z=620, reach=900, ambient=0.2, sky=0.5, air="#6d8fb0", haze=0.3, shadow="#0a1c40"),
        Tone(0.46, accent="#c8352d", black=0.02, brush=0.25),
    ),
    "two-lures": Script(
        lamp(388, 394, reach=240, z=110, ambient=0.14, sky=0.2, air="#22346c", shadow="#040820", spill=1.3, rim=0.6),
        Tone(0.28, accent="#d9503f", stroke=8),
    ),
    "root-hands": Script(
        lamp(412, 800, reach=480, z=230, ambient=0.3, sky=1, colour="#ffc878", shadow="#07110e", haze=0.1),
        Tone(0.34, "gouache", accent="#b9412a"),
    ),
    "wheat-ship": Script(
        low_sun(150, 420, reach=640, z=120, sky=0.85, ambient=0.46, lost=0.24, air="#f0b068", shadow="#4a1a1c"),
        Tone(0.44, accent="#a8281f", stroke=75),
    ),
    "lifting-the-sea": Script(
        sun(760, -420, ground=700, air="#e8f0e0", ambient=0.32), Tone(0.65, "paper", accent="#d4492f", vignette=0.08)
    ),
    "violin-gondola": Script(
        low_sun(400, 390, reach=460, z=-40, ambient=0.34, sky=0.8, air="#e8a090", shadow="#2a1030"),
        Tone(0.4, accent="#b8302f", stroke=4),
    ),
    "forest-of-legs": Script(
        candle(324, 700, reach=250, z=130, ambient=0.12, ground=690, sky=0.16, air="#4a2c58", shadow="#0c0720"),
        Tone(0.2, "paper", accent="#e2574c"),
    ),
    "caged-wood": Script(
        low_sun(180, 470, z=300, reach=760, colour="#ffdcb4", ambient=0.36, ground=620, air="#f8d8c0", rays=0.1),
        Tone(0.54, "paper", accent="#b8302f"),
    ),
    "wrinkle-map": Script(
        sun(-360, -260, z=380, colour="#ffe4ac", ambient=0.26, air="#f4e8d0", shadow="#3a2038"),
        Tone(0.6, "gouache", accent="#d1432c", brush=0.2, vignette=0.1, white=1.0),
    ),
    "hill-on-a-ribbon": Script(
        lamp(
            300,
            580,
            reach=330,
            z=150,
            colour="#ff9a4a",
            ambient=0.15,
            sky=0.55,
            ground=858,
            air="#6a2c3a",
            haze=0.4,
            shadow="#08061a",
            rim=0.7,
        ),
        Tone(0.21, accent="#d9503f"),
    ),
    "up-the-rose": Script(
        lamp(
            308,
            240,
            reach=400,
            z=140,
            colour="#ffcf9a",
            ambient=0.18,
            sky=0.4,
            air="#a05a78",
            haze=0.5,
            shadow="#140a26",
            rim=0.6,
        ),
        Tone(0.28, accent="#b8302f"),
    ),
    "coat-that-holds": Script(
        sun(-420, -200, z=420, colour="#fff0d0", ambient=0.28, air="#d2d2c6", haze=0.6, shadow="#1c2233"),
        Tone(0.54, "wash", accent="#c8592c", chroma=0.85),
    ),
    "among-the-whales": Script(
        moon(
            310,
            -140,
            z=260,
            reach=860,
            colour="#d8f0e4",
            ambient=0.16,
            sky=0.45,
            air="#2f8a8c",
            haze=0.6,
            rays=0.3,
            shadow="#02141c",
        ),
        Tone(0.31, "wash", accent="#e2643f", brush=0.2),
    ),
    "behind-every-tree": Script(
        lamp(
            250,
            700,
            reach=260,
            z=130,
            colour="#ffd08a",
            ambient=0.12,
            ground=660,
            sky=0.14,
            air="#56624a",
            haze=0.5,
            shadow="#060a0a",
        ),
        Tone(0.165, accent="#c9372c"),
    ),
}
