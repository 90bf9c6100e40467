"""Light and tone of the other memories, by ages of life. Each keeps its one hue: the lamp takes it too."""

from __future__ import annotations

from art.light import Script, Tone, candle, lamp, low_sun, moon, sun, window

SCRIPTS = {
    # Childhood
    "first-steps": Script(sun(760, -260, sky=0, haze=0, reach=1500, z=420, shadow="#5a2c1a"), Tone(0.56, stroke=33)),
    "cot-bars": Script(
        low_sun(348, 290, z=90, colour="#ffd488", reach=440, ambient=0.3, sky=0.1, rays=0.12, haze=0, shadow="#0c1836"),
        Tone(0.41, "gouache", stroke=90),
    ),
    "mothers-sleeve": Script(
        lamp(104, 130, reach=860, z=420, ambient=0.26, shadow="#1c080c"),
        Tone(0.36, "gouache", accent="#e02d2f", stroke=40),
    ),
    "swing-seat": Script(
        low_sun(440, 290, z=200, colour="#fff2b4", reach=860, sky=0.8, haze=0.25, air="#b8cf74", shadow="#12301a"),
        Tone(0.46, "gouache", accent="#d8442c", stroke=80),
    ),
    "birthday": Script(
        candle(230, 400, reach=400, z=190, ambient=0.19, shadow="#2c0c22", spill=1.4),
        Tone(0.36, "gouache", accent="#ffc746", stroke=80),
    ),
    "kite-caught": Script(sun(-300, 100, z=420, sky=0.7, haze=0.3, colour="#ffe6b0"), Tone(0.5, "gouache", stroke=12)),
    "lost-tooth": Script(
        lamp(-20, 560, reach=760, z=360, colour="#ffe6b0", ambient=0.3, shadow="#2a1620"),
        Tone(0.5, "gouache", stroke=20, brush=0.2),
    ),
    # School
    "school-desk": Script(
        window(-60, 160, colour="#fff0c4", reach=620, z=300, ambient=0.3, shadow="#1c0d0a"),
        Tone(0.42, "gouache", stroke=4),
    ),
    "blackboard-sum": Script(
        window(-40, 120, reach=560, ambient=0.26, shadow="#06140f"), Tone(0.34, "gouache", stroke=24)
    ),
    "broken-window": Script(sun(-300, -360, sky=0, haze=0, reach=1100, z=380, colour="#eef4f6"), Tone(0.5, "paper")),
    "marbles": Script(
        low_sun(
            -90,
            440,
            z=420,
            reach=900,
            colour="#ffe2b8",
            sky=0.7,
            rays=0,
            glow=0.1,
            haze=0.2,
            air="#d8a8d0",
            ambient=0.3,
            shadow="#1a0834",
        ),
        Tone(0.42, stroke=4, brush=0.2),
    ),
    "new-shoes": Script(sun(760, -300, sky=0, haze=0, reach=1500, z=420), Tone(0.45, "gouache", stroke=4)),
    # Youth
    "summer-river": Script(
        sun(420, -160, sky=1, haze=0.12, air="#9fe0d0", reach=900, z=480, ambient=0.42, shadow="#1f4a58"),
        Tone(0.54, "gouache", stroke=0, brush=0.2),
    ),
    "cherry-theft": Script(
        sun(-240, -200, sky=0.1, haze=0, reach=900, z=300, shadow="#22060f"), Tone(0.36, "paper", stroke=60)
    ),
    "dance-hall": Script(
        lamp(300, 210, reach=560, z=260, colour="#ffd49a", shadow="#20061c", ambient=0.29, spill=1.2),
        Tone(0.4, "gouache", accent="#f4ae34", stroke=20, brush=0.2, vignette=0.1),
    ),
    "first-kiss": Script(
        candle(300, 560, reach=290, ambient=0.1, shadow="#060c28", glow=0.5), Tone(0.21, "gouache", stroke=90)
    ),
    "torn-letter": Script(
        window(80, -100, z=460, reach=1100, colour="#fff8ec", ambient=0.3, haze=0, shadow="#1c0e38"),
        Tone(0.58, stroke=50, brush=0.12),
    ),
    "suitcase": Script(
        lamp(
            450, 340, z=420, reach=640, colour="#ffdca4", ambient=0.38, haze=0, glow=0.25, shadow="#1a0c0a", spill=1.3
        ),
        Tone(0.42, stroke=88, brush=0.15),
    ),
    "night-train": Script(
        lamp(500, 664, reach=300, z=160, colour="#ff9a6a", ambient=0.24, shadow="#050720", spill=1.3, haze=0, sky=0.4),
        Tone(0.22, "gouache", accent="#e5472f", stroke=-24),
    ),
    "harbour-rope": Script(
        low_sun(96, 398, z=90, reach=620, sky=0.8, haze=0.2, air="#8cbfa8", colour="#ffe2a0", shadow="#06222a"),
        Tone(0.4, "gouache", stroke=0),
    ),
    # Love, a house
    "lone-umbrella": Script(
        window(80, -120, colour="#eef2f4", reach=820, z=320, haze=0, ambient=0.26), Tone(0.4, stroke=10, brush=0.16)
    ),
    "shared-bench": Script(
        low_sun(-60, 60, z=300, reach=1000, sky=0, rays=0, haze=0, ambient=0.3), Tone(0.43, stroke=0, brush=0.2)
    ),
    "wedding-veil": Script(
        sun(760, -340, sky=0.35, haze=0, reach=1500, z=420, shadow="#3a2c3c"), Tone(0.68, stroke=24, brush=0.14)
    ),
    "set-table": Script(
        lamp(140, 860, z=720, reach=1200, ambient=0.32, haze=0, glow=0.1, shadow="#24060e"),
        Tone(0.5, stroke=0, brush=0.12, vignette=0.05),
    ),
    "moving-day": Script(sun(-300, -380, sky=0, haze=0, reach=1300, z=360), Tone(0.48, stroke=0, brush=0.08)),
    "the-key": Script(
        lamp(190, 210, reach=980, z=380, ambient=0.32, shadow="#1a0d06"),
        Tone(0.41, "gouache", stroke=58, brush=0.06),
    ),
    "clothes-line": Script(
        low_sun(
            300,
            520,
            z=-60,
            colour="#ffe0bc",
            reach=620,
            sky=0.9,
            rays=0,
            haze=0.3,
            air="#f6c0b4",
            ambient=0.34,
            glow=0.12,
            shadow="#3a1836",
        ),
        Tone(0.6, stroke=86, brush=0.2),
    ),
    "kitchen-tap": Script(
        moon(60, 300, reach=560, z=300, sky=0, haze=0, ambient=0.24, shadow="#04181a"),
        Tone(0.45, "gouache", stroke=4, brush=0.5),
    ),
    "cradle-shadow": Script(
        candle(110, 640, reach=420, z=200, ambient=0.16, shadow="#180a1e"), Tone(0.27, "gouache", stroke=90)
    ),
    "height-marks": Script(window(-60, 120, colour="#fff0c8", reach=760, z=260), Tone(0.5, "gouache", stroke=88)),
    "piano-lid": Script(
        window(120, -40, z=360, reach=980, colour="#fff6e4", ambient=0.28, haze=0, shadow="#08070c"),
        Tone(0.42, stroke=90, brush=0.15),
    ),
    "burnt-pan": Script(
        low_sun(548, 330, z=150, reach=560, sky=0, rays=0, haze=0, ambient=0.26, shadow="#1a0708"),
        Tone(0.3, "gouache", stroke=80, brush=0.2),
    ),
    "garden-gate": Script(
        low_sun(452, 176, reach=620, ambient=0.42, sky=0.2, shadow="#0c2014", air="#b8c878", haze=0.3, rays=0.3),
        Tone(0.42, "gouache", stroke=80),
    ),
    # Work
    "typewriter": Script(
        lamp(330, 260, reach=460, z=260, ambient=0.29, shadow="#041418"),
        Tone(0.37, "gouache", accent="#e0613a", stroke=88),
    ),
    "factory-gate": Script(
        low_sun(416, 392, reach=560, ambient=0.24, sky=0.2, ground=574, shadow="#1c080e", air="#c8663c", rays=0.25),
        Tone(0.39, "gouache", stroke=80),
    ),
    "counting-coins": Script(
        candle(536, 500, reach=330, z=190, ambient=0.1, shadow="#120806"),
        Tone(0.24, "gouache", accent="#c23a2c", stroke=4),
    ),
    "tall-ladder": Script(sun(1000, -300, sky=0, haze=0, reach=1500, z=420), Tone(0.6, "gouache", stroke=88)),
    "empty-office": Script(
        lamp(120, 600, reach=430, ambient=0.22, shadow="#06140f", haze=0.1, spill=1.2),
        Tone(0.34, "gouache", accent="#f6d267", stroke=4),
    ),
    "handshake": Script(
        lamp(300, 560, z=300, reach=560, colour="#fff0d4", haze=0, ambient=0.3, shadow="#060a24"),
        Tone(0.4, stroke=0, brush=0.2),
    ),
    # Travel
    "telescope": Script(
        low_sun(330, 420, z=180, reach=420, colour="#fff0d8", sky=0, rays=0, haze=0, ambient=0.26, shadow="#0a0828"),
        Tone(0.36, "gouache", stroke=0),
    ),
    "compass": Script(
        low_sun(430, 214, z=240, reach=760, sky=0.85, rays=0.15, haze=0.2, ambient=0.34, shadow="#3a1c2a"),
        Tone(0.56, stroke=4, brush=0.2),
    ),
    "map-fold": Script(window(-60, -40, reach=1300, z=420), Tone(0.54, "gouache", stroke=80, brush=0.12)),
    "desert-tracks": Script(
        low_sun(
            372, 296, z=200, reach=640, sky=0.85, rays=0.1, haze=0.35, air="#ffca8c", ambient=0.32, shadow="#3a1024"
        ),
        Tone(0.46, stroke=8, brush=0.2),
    ),
    "mountain-hut": Script(
        moon(470, 118, reach=640, z=220, sky=0.35, ambient=0.34, air="#5f86b0", haze=0.4),
        Tone(0.41, "gouache", stroke=20, vignette=0.08),
    ),
    "hotel-window": Script(
        low_sun(330, 130, z=200, reach=620, sky=0.1, rays=0.2, haze=0, ambient=0.26), Tone(0.5, "gouache", stroke=86)
    ),
    "post-box": Script(
        lamp(300, 200, z=260, reach=640, colour="#ffe9cc", haze=0, ambient=0.24, shadow="#22040c", spill=1.2),
        Tone(0.36, stroke=90, brush=0.2),
    ),
    # Loss, age
    "hospital-bed": Script(
        window(330, 420, z=540, reach=1000, colour="#fffaf0", ambient=0.5, haze=0, shadow="#2a4a4e"),
        Tone(0.62, stroke=88, brush=0.15),
    ),
    "empty-chair": Script(
        window(-120, -40, colour="#ffe6b0", reach=620, z=240, ambient=0.22), Tone(0.4, "gouache", stroke=84)
    ),
    "stopped-clock": Script(
        moon(262, 380, z=300, reach=520, sky=0.15, haze=0, ambient=0.26, glow=0.25, spill=1.2),
        Tone(0.4, stroke=60, brush=0.15),
    ),
    "two-glasses": Script(
        candle(300, 400, z=200, reach=420, ambient=0.22, haze=0, shadow="#1a040e", glow=0.3),
        Tone(0.3, stroke=88, brush=0.15),
    ),
    "autumn-boots": Script(
        low_sun(60, 240, z=220, reach=700, sky=0.3, rays=0, haze=0, ambient=0.3), Tone(0.37, stroke=86, brush=0.1)
    ),
    "photo-album": Script(
        lamp(160, 420, z=520, reach=900, colour="#ffe9c4", ambient=0.32, haze=0, shadow="#1c0e0a"),
        Tone(0.46, stroke=88, brush=0.15),
    ),
    "window-frost": Script(
        window(290, 430, reach=700, z=420, colour="#fff6e6", ambient=0.3, haze=0, shadow="#0e1c3c"),
        Tone(0.52, "gouache", stroke=80, brush=0.25),
    ),
    "last-light": Script(
        low_sun(420, 230, z=170, reach=430, sky=0, rays=0.12, haze=0, ambient=0.2, shadow="#1c0a06"),
        Tone(0.34, "gouache", stroke=86, brush=0.3),
    ),
}
