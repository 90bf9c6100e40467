"""Light and tone of the dreams seen from close by: lost faces, great beasts, lit houses, small worlds."""

from __future__ import annotations

from art.light import Script, Tone, candle, lamp, low_sun, moon, sun

SCRIPTS = {
    "stolen-smile": Script(
        lamp(330, 60, z=190, reach=400, strength=1.5, ambient=0.16, shadow="#050b14", lost=0.5, glow=0.2),
        Tone(0.15, brush=0.12, accent="#d2302a", vignette=0.3),
    ),
    "market-of-faces": Script(
        lamp(300, 70, z=230, reach=420, strength=1.45, ambient=0.2, colour="#ffd894", shadow="#1c0a14", lost=0.48),
        Tone(0.27, brush=0.12, accent="#c8402c", vignette=0.3),
    ),
    "antler-city": Script(
        moon(
            300,
            190,
            z=220,
            reach=520,
            colour="#ffcf8a",
            ambient=0.3,
            sky=0.4,
            air="#4a6690",
            haze=0.5,
            spill=1.4,
            glow=0.25,
            shadow="#070d24",
        ),
        Tone(0.3, brush=0.1, accent="#d2452f"),
    ),
    "balcony-anglers": Script(
        sun(-300, -500, z=700, ambient=0.42, air="#f6f6f2", haze=0.8, shadow="#26344e", sky=0.96),
        Tone(0.795, brush=0.06, accent="#c8352d", vignette=0, white=0.99),
    ),
    "bedtime-lamb": Script(
        candle(440, 700, z=260, reach=620, strength=1.5, ambient=0.24, haze=0, glow=0.35, shadow="#100c26"),
        Tone(0.34, brush=0.08, accent="#d23a2a"),
    ),
    "diver-cat": Script(
        lamp(
            300, 350, z=200, reach=330, colour="#c8f4de", ambient=0.2, shadow="#04141c", lost=0.5, glow=0.3, spill=1.2
        ),
        Tone(0.3, brush=0.1, accent="#f07a2a"),
    ),
    "whale-kite": Script(
        sun(-420, -360, z=620, ambient=0.36, sky=0.97, air="#eef0e8", haze=0.5, shadow="#2c3a5c"),
        Tone(0.765, brush=0.06, accent="#d1432c", vignette=0, white=0.99),
    ),
    "second-puppet": Script(
        lamp(
            300,
            -60,
            z=260,
            reach=760,
            strength=1.5,
            ambient=0.16,
            colour="#ffe2a8",
            shadow="#12040c",
            ground=820,
            haze=0,
        ),
        Tone(0.27, brush=0.1, accent="#d23a2a", vignette=0.35),
    ),
    "ironed-leaves": Script(
        sun(900, -300, z=520, ambient=0.32, sky=0.9, air="#f4e2b8", haze=0.6, shadow="#33203a", colour="#ffe6b0"),
        Tone(0.52, brush=0.08, accent="#c62f1e"),
    ),
    "apple-tenants": Script(
        candle(340, 520, z=190, reach=420, strength=1.5, ambient=0.17, shadow="#060a12", lost=0.5, glow=0.3, spill=1.1),
        Tone(0.165, brush=0.12, accent="#e03a24"),
    ),
    "one-tenant": Script(
        moon(-260, 60, z=300, reach=900, strength=0.8, ambient=0.24, sky=0.3, air="#5a7aa8", shadow="#0a1330"),
        Tone(0.35, "paper", brush=0.1, chroma=1.15, vignette=0.1),
    ),
    "houses-lean": Script(
        low_sun(310, 720, z=220, reach=620, sky=0.85, ambient=0.26, air="#f0b496", glow=0.3, rays=0, shadow="#200f2a"),
        Tone(0.4, brush=0.08, stroke=84),
    ),
    "meadow-escalator": Script(
        sun(-420, -200, z=480, ambient=0.32, sky=0.92, air="#f6cdb4", colour="#ffe8c0", shadow="#33234a"),
        Tone(0.52, brush=0.06),
    ),
}
