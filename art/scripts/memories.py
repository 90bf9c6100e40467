"""Light and tone of the memories: the light takes the one hue of its card, and `chroma` stays at 1."""

from __future__ import annotations

from art.light import Script, Tone, lamp, window

SCRIPTS = {
    "storm-lamp": Script(lamp(300, 430, reach=380, ambient=0.2), Tone("dusk")),
    "hiding-place": Script(window(560, 200, reach=600), Tone("middle", "wash")),
}
