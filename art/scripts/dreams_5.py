"""Light and tone of the dream of good manners."""

from __future__ import annotations

from art.light import Script, Tone, sun

SCRIPTS = {
    "good-manners": Script(
        sun(-420, -300, ground=396, sky=0.9, air="#cfe3c4", haze=0.32, shadow="#3a1226", ambient=0.32),
        Tone("middle", "gouache", accent="#d8432a", stroke=4),
    ),
}
