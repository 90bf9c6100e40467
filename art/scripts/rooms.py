"""Light and tone of the cards in rooms."""

from __future__ import annotations

from art.light import Script, Tone, candle, lamp, low_sun

SCRIPTS = {
    "candle-class": Script(
        candle(508, 572, reach=330, z=110, ground=520, ambient=0.17),
        Tone(0.25, accent="#f2a43a", stroke=82, brush=0.14),
    ),
    "long-table": Script(lamp(300, 180, reach=330, ambient=0.16, spill=2.6), Tone("dusk", accent="#c9372c")),
    "piano-stairs": Script(low_sun(426, 176, z=-90, shadow="#1c0820", air="#c0684c", spill=2.2), Tone(0.33, stroke=12)),
    "tailor-of-shadows": Script(
        lamp(10, 700, z=230, reach=860, ambient=0.18, colour="#ffd596", shadow="#200d1c"), Tone(0.36, "wash")
    ),
    "under-the-bed": Script(candle(262, 480, reach=270, ground=590, air="#3c3020"), Tone(0.24, accent="#d23a2a")),
}
