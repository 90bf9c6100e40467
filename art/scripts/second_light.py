"""Light and tone of dreams that were first printed flat: a village in antlers, an apple, a flock, a street in fog."""

from __future__ import annotations

from art.light import Script, Tone, lamp, sun

SCRIPTS = {
    "antler-city": Script(
        lamp(
            290,
            250,
            z=430,
            reach=800,
            strength=1.25,
            ambient=0.4,
            colour="#ffe2b0",
            sky=0.93,
            air="#c9d3e6",
            haze=0.5,
            spill=1.2,
            glow=0.15,
            shadow="#2c3060",
            lost=0.22,
        ),
        Tone(0.57, brush=0.05, chroma=1.12, vignette=0.06),
    ),
    "apple-tenants": Script(
        sun(980, -380, z=760, ambient=0.46, sky=0.9, haze=0.1, colour="#fff4d4", shadow="#2f3a6a", lost=0.2, spill=0.8),
        Tone(0.66, brush=0.04, chroma=1.08, vignette=0.04, white=0.98),
    ),
    "sheep-balloons": Script(
        sun(
            -380, -460, z=760, ambient=0.46, sky=0.98, haze=0.3, air="#d8eeee", shadow="#3a4a86", lost=0.18, ground=780
        ),
        Tone(0.705, brush=0.03, chroma=1.1, vignette=0, white=0.99),
    ),
    "balcony-anglers": Script(
        sun(
            240,
            -520,
            z=820,
            ambient=0.44,
            sky=0.95,
            colour="#fff2dc",
            air="#e4ecf4",
            haze=0.3,
            shadow="#26386e",
            lost=0.22,
            spill=1.3,
        ),
        Tone(0.61, brush=0.04, chroma=1.15, vignette=0, white=1),
    ),
}
