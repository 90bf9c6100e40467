"""Light and tone of the dreams by bright day: a pool of sky, stairs out of a meadow, a thread to walk on, a till."""

from __future__ import annotations

from art.light import Script, Tone, sun, window

SCRIPTS = {
    "meadow-escalator": Script(
        sun(
            -420,
            -160,
            z=620,
            strength=0.95,
            ambient=0.36,
            sky=0.97,
            haze=0.35,
            air="#f6c4b0",
            colour="#fff0d0",
            shadow="#4a2a5c",
            lost=0.2,
        ),
        Tone(0.65, brush=0.05, chroma=1.2, vignette=0.05),
    ),
    "pool-of-sky": Script(
        sun(-420, -500, z=760, ambient=0.42, sky=0.3, spill=0, shadow="#3a3a6c", lost=0.16, haze=0, rim=0.3),
        Tone(0.68, brush=0.05, chroma=1.2, vignette=0),
    ),
    "pincushion-wire": Script(
        sun(980, -220, z=620, haze=0.5, air="#f2e2c8", ambient=0.42, sky=0.97, shadow="#4a4470", lost=0.16),
        Tone(0.76, brush=0.05, chroma=1.15, vignette=0),
    ),
    "strange-checkout": Script(
        window(
            680,
            -60,
            reach=1500,
            z=560,
            colour="#fff4d0",
            strength=1.0,
            ambient=0.36,
            sky=0.78,
            haze=0,
            shadow="#3a2a5c",
            lost=0.16,
        ),
        Tone(0.66, brush=0.05, chroma=1.2, vignette=0.05),
    ),
}
