"""Light and tone of the dreams of rooms, storeys, skies and earth."""

from __future__ import annotations

from art.light import Light, Script, Tone, candle, lamp, moon, sun, window

SCRIPTS = {
    "supper-from-above": Script(
        lamp(300, 440, z=200, reach=330, ambient=0.14, shadow="#170a1c", glow=0.25), Tone(0.25, accent="#c93a26")
    ),
    "sewing-the-night": Script(
        lamp(452, 330, z=150, reach=270, ambient=0.23, shadow="#130b2c", ground=690),
        Tone(0.31, accent="#e2574c", stroke=86),
    ),
    "two-keyholes": Script(
        lamp(
            300, 420, z=280, reach=460, ambient=0.16, ground=556, shadow="#041814", colour="#ffe2ae", spill=0.2, glow=0
        ),
        Tone(0.3, "wash", accent="#d4492f", brush=0.06),
    ),
    "lift-down": Script(
        lamp(180, 480, z=140, reach=300, ambient=0.24, shadow="#03151c", air="#78b0a0", sky=1, haze=0.1),
        Tone(0.31, "gouache", accent="#e2643f"),
    ),
    "indoor-storm": Script(
        Light(316, 300, 190, "#ffe9c0", 380, 1.3, 0.18, "#090f18", 0.48, air="#4a5a66", haze=0.3, glow=0.3, rim=0.6),
        Tone(0.26, accent="#ee6b2f"),
    ),
    "volcano-soup": Script(
        candle(250, 420, z=150, reach=330, ambient=0.17, shadow="#1c0a12", air="#b4553a"), Tone(0.34, accent="#f07f1c")
    ),
    "phones-in-the-dunes": Script(
        sun(-520, 200, z=420, ground=500, sky=1, air="#f4dcb0", haze=0.7, shadow="#3a1a3c"),
        Tone(0.58, accent="#c93a26", stroke=4, brush=0.25, vignette=0.1),
    ),
    "sky-zip": Script(sun(-420, -300, sky=0.2, haze=0.1), Tone(0.5, "paper", accent="#e2643f")),
    "painters-of-evening": Script(
        lamp(470, 690, z=140, reach=520, ambient=0.43, colour="#ffd08a", sky=0.62, shadow="#2c1638", glow=0.3, haze=0),
        Tone(0.55, "paper"),
    ),
    "head-removals": Script(
        lamp(330, 260, z=260, reach=600, ambient=0.3, shadow="#10142e"), Tone(0.4, brush=0.14, accent="#d1432c")
    ),
    "watching-bouquet": Script(window(-40, 120, reach=620, z=260, shadow="#1d1339"), Tone(0.44)),
    "snake-tie": Script(window(40, 60, reach=520, z=230, ambient=0.18, shadow="#04161c"), Tone(0.31, accent="#e2643f")),
    "mole-astronomers": Script(
        candle(350, 200, z=180, reach=290, ambient=0.14, shadow="#0c0820", air="#40275a"), Tone(0.23, accent="#f6b076")
    ),
    "root-valentine": Script(
        candle(300, 590, z=150, reach=250, ambient=0.2, sky=1, shadow="#16060f", haze=0.2),
        Tone(0.37, "wash", accent="#e4512f"),
    ),
    "back-to-back-hills": Script(sun(620, -420, z=900, ambient=0.4, haze=0.35), Tone(0.6, "paper", vignette=0.08)),
    "moth-suitor": Script(
        candle(440, 380, z=140, reach=320, ambient=0.13, shadow="#140820", air="#4a2c48", glow=0.5, ground=698),
        Tone(0.25, accent="#f0701e"),
    ),
    "half-the-bed": Script(
        moon(560, -40, z=420, reach=760, ambient=0.24, sky=0, haze=0, glow=0.05),
        Tone(0.32, "gouache", accent="#ffb04a", brush=0.2),
    ),
    "bell-sleeper": Script(
        window(60, 560, z=230, colour="#ffe7a4", reach=470, ambient=0.2, shadow="#0c1812", air="#ffe9a8", haze=0.3),
        Tone(0.42, accent="#b9412a", brush=0.3),
    ),
}
