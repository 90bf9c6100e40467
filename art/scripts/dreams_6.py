"""Light and tone of the dreams seen from close by: lost faces, great beasts, leaning houses."""

from __future__ import annotations

from art.light import Script, Tone, candle, lamp, low_sun, sun

SCRIPTS = {
    "stolen-smile": Script(
        lamp(330, 90, z=330, reach=480, strength=1.5, ambient=0.22, shadow="#140f1a", lost=0.32, glow=0.2),
        Tone(0.21, brush=0.12, accent="#d2302a", vignette=0.25),
    ),
    "market-of-faces": Script(
        lamp(300, 90, z=270, reach=520, strength=1.45, ambient=0.2, colour="#ffd894", shadow="#1c0a14", lost=0.4),
        Tone(0.27, brush=0.12, accent="#c8402c", vignette=0.3),
    ),
    "bedtime-lamb": Script(
        candle(440, 700, z=260, reach=620, strength=1.5, ambient=0.24, haze=0, glow=0.35, shadow="#100c26"),
        Tone(0.34, brush=0.08, accent="#d23a2a"),
    ),
    "diver-cat": Script(
        lamp(
            300, 350, z=230, reach=430, colour="#c8f4de", ambient=0.28, shadow="#04141c", lost=0.5, glow=0.3, spill=1.2
        ),
        Tone(0.3, brush=0.1, accent="#f07a2a"),
    ),
    "whale-kite": Script(
        sun(-420, -360, z=620, ambient=0.36, sky=0.97, air="#eef0e8", haze=0.5, shadow="#2c3a5c"),
        Tone(0.765, brush=0.06, accent="#d1432c", vignette=0, white=0.99),
    ),
    "houses-lean": Script(
        low_sun(310, 720, z=220, reach=620, sky=0.85, ambient=0.26, air="#f0b496", glow=0.3, rays=0, shadow="#200f2a"),
        Tone(0.4, brush=0.08, stroke=84),
    ),
}
