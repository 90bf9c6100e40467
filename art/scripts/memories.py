"""Light and tone of the memories: the light takes the one hue of its card, and `chroma` stays at 1."""

from __future__ import annotations

from art.light import Script, Tone, lamp

SCRIPTS = {
    "storm-lamp": Script(lamp(300, 430, reach=380, ambient=0.2), Tone("dusk")),
    "hiding-place": Script(
        lamp(300, 430, reach=420, z=200, colour="#fff0b4", ambient=0.24, shadow="#04140f", glow=0.1),
        Tone(0.3, "gouache", stroke=90),
    ),
}
