"""Light and tone of the cards with beasts."""

from __future__ import annotations

from art.light import Script, Tone, candle

SCRIPTS = {
    "bedtime-lamb": Script(
        candle(470, 720, z=200, reach=640, strength=1.5, ambient=0.2), Tone(0.35, "wash", accent="#d23a2a")
    ),
}
