"""Light and tone of a music box, of two puppets, of a tenant, of ironed leaves and of a skater."""

from __future__ import annotations

from art.light import Script, Tone, lamp, sun

SCRIPTS = {
    "music-box-couple": Script(
        lamp(220, -160, reach=1300, z=620, ambient=0.34, shadow="#3a1440", lost=0.3, haze=0, glow=0, cast=0.8),
        Tone(0.5, brush=0.06, chroma=1.1, vignette=0.1),
    ),
    "second-puppet": Script(
        lamp(
            250,
            60,
            reach=1100,
            z=560,
            strength=1.35,
            ambient=0.28,
            colour="#ffe8bc",
            shadow="#1c0618",
            lost=0.34,
            haze=0,
            glow=0.1,
        ),
        Tone(0.33, brush=0.06, chroma=1.1, vignette=0.25),
    ),
    "one-tenant": Script(
        lamp(
            280,
            420,
            reach=1200,
            z=700,
            ambient=0.34,
            sky=0.75,
            colour="#fff0d4",
            shadow="#1a2450",
            lost=0.3,
            air="#8ea4d0",
            haze=0.3,
            glow=0,
            cast=0.8,
            spill=0.8,
        ),
        Tone(0.53, brush=0.05, chroma=1.1, vignette=0.12),
    ),
    "ironed-leaves": Script(
        sun(
            150,
            -420,
            z=1000,
            ambient=0.46,
            sky=0.9,
            air="#dcecc8",
            haze=0.25,
            shadow="#4a2c5c",
            lost=0.2,
            colour="#fff2cc",
            cast=0.75,
        ),
        Tone(0.61, brush=0.05, chroma=1.1, vignette=0.08),
    ),
    "foot-to-foot": Script(
        sun(420, -420, z=1000, ambient=0.44, sky=0.9, air="#e2f0f8", haze=0.2, shadow="#1c3470", lost=0.22, cast=0.75),
        Tone(0.56, brush=0.05, chroma=1.1, vignette=0.08),
    ),
}
