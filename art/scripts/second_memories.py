"""Light and tone of memories that were first printed flat: a bicycle, knitting, a gutter, a strip of photos."""

from __future__ import annotations

from art.light import Script, Tone, lamp, sun, window

SCRIPTS = {
    "first-bicycle": Script(
        sun(860, -260, z=640, ambient=0.36, sky=0.3, haze=0.1, air="#f2d68a", colour="#fff0c0", shadow="#4a1e2c",
            lost=0.2),
        Tone(0.56, brush=0.05, accent="#cf4330", vignette=0.04, stroke=60, white=0.99),
    ),
    "knitting": Script(
        lamp(-60, 300, z=440, reach=950, ambient=0.4, haze=0, colour="#fff0cf", shadow="#16224e", lost=0.3, glow=0.1),
        Tone(0.53, brush=0.06, accent="#d9564a", vignette=0.1, stroke=0, white=0.98),
    ),
    "paper-boats": Script(
        window(-260, -320, z=620, reach=1700, ambient=0.36, haze=0, colour="#fff6dc", shadow="#232548", lost=0.22),
        Tone(0.565, brush=0.05, accent="#e0573c", vignette=0.03, stroke=86, white=0.99),
    ),
    "photo-strip": Script(
        lamp(360, 120, z=520, reach=1200, ambient=0.38, haze=0, colour="#fff2dc", shadow="#4a1834", lost=0.22,
             rim=0.12),
        Tone(0.625, brush=0.05, accent="#a83a44", chroma=1.1, vignette=0.04, stroke=88, white=0.99),
    ),
}  # fmt: skip
