"""Thirteen palettes of the same press: skies, planes of land from far to near, and inks for what stands there."""

from __future__ import annotations

from dataclasses import dataclass

from art.press import Stops


@dataclass(frozen=True)
class Palette:
    """`dark` tells whether things stand out by being light (night) or by being dark (day)."""

    sky: Stops
    far: str
    middle: str
    near: str
    deep: str
    light: str
    warm: str
    hot: str
    cool: str
    dark: bool


PALETTES = {
    "night": Palette(
        sky=[(0, "#0d1536"), (0.5, "#24396f"), (0.8, "#8a6a92"), (1, "#e8a87c")],
        far="#4a5a94", middle="#24396f", near="#141f4c", deep="#0a1030",
        light="#f7e6b5", warm="#e8a87c", hot="#d9503f", cool="#86a6dc", dark=True,
    ),
    "dusk": Palette(
        sky=[(0, "#231942"), (0.35, "#5e3a76"), (0.62, "#b5658f"), (0.85, "#f0a36b")],
        far="#a85a88", middle="#6f4080", near="#3f2763", deep="#1d1339",
        light="#fde3b0", warm="#f6b076", hot="#e2574c", cool="#79b3c4", dark=True,
    ),
    "lagoon": Palette(
        sky=[(0, "#06222b"), (0.5, "#17616b"), (0.8, "#78b0a0"), (1, "#e7d09a")],
        far="#4b9690", middle="#1f6b70", near="#0d4650", deep="#05222b",
        light="#f5efcf", warm="#e9c891", hot="#e2643f", cool="#a9d6c2", dark=True,
    ),
    "amber": Palette(
        sky=[(0, "#f6dda6"), (0.4, "#f2bd6c"), (0.8, "#dd7d4f"), (1, "#b4553a")],
        far="#d98a52", middle="#b4553a", near="#74302c", deep="#331a20",
        light="#fff1cc", warm="#f5c868", hot="#a8281f", cool="#44686a", dark=False,
    ),
    "mint": Palette(
        sky=[(0, "#84bfb0"), (0.45, "#cfe3c4"), (0.8, "#f6f0d4")],
        far="#9cc7a4", middle="#5a9a7e", near="#2f6b5a", deep="#12332d",
        light="#fbf4da", warm="#f0c15a", hot="#d4492f", cool="#2f6f8f", dark=False,
    ),
    "rose": Palette(
        sky=[(0, "#e39a9f"), (0.4, "#f4c4ae"), (0.8, "#fbeccb")],
        far="#e3a08f", middle="#b56a78", near="#7a4566", deep="#36203f",
        light="#fff2d8", warm="#f2b565", hot="#b8302f", cool="#3f6390", dark=False,
    ),
    "brick": Palette(
        sky=[(0, "#7fb3b0"), (0.5, "#bcd3c0"), (1, "#f4e3c0")],
        far="#dba27c", middle="#b8573f", near="#7d3030", deep="#2c1a26",
        light="#fbf0d6", warm="#edb65f", hot="#c93a26", cool="#2b6f7a", dark=False,
    ),
    "linen": Palette(
        sky=[(0, "#efe4cb"), (0.6, "#f6eed9"), (1, "#e6d3ae")],
        far="#d8c49c", middle="#9a8f86", near="#4c5878", deep="#1d2444",
        light="#fffaec", warm="#dcae5c", hot="#d1432c", cool="#3a5aa0", dark=False,
    ),
    "moss": Palette(
        sky=[(0, "#c9cf9a"), (0.5, "#e4dcae"), (1, "#f3e9c6")],
        far="#9aa86a", middle="#5f7a44", near="#33522f", deep="#16281c",
        light="#f8f1d4", warm="#dfa63b", hot="#b9412a", cool="#4a7f86", dark=False,
    ),
    "frost": Palette(
        sky=[(0, "#93aec4"), (0.5, "#c6d6dd"), (1, "#f0ede2")],
        far="#a9bccb", middle="#6d88a3", near="#3c5576", deep="#172440",
        light="#fbf8ee", warm="#e9bf8a", hot="#c8352d", cool="#5d9db0", dark=False,
    ),
    "wine": Palette(
        sky=[(0, "#2b0d1c"), (0.5, "#5a1d2e"), (0.85, "#94403a"), (1, "#c9784a")],
        far="#94403a", middle="#6b2432", near="#431526", deep="#1f0a16",
        light="#f9e4b8", warm="#e0a24c", hot="#e4512f", cool="#6fa39a", dark=True,
    ),
    "lemon": Palette(
        sky=[(0, "#5fb0c4"), (0.45, "#a9d8d2"), (1, "#fbf3c8")],
        far="#f4dd7a", middle="#e8b93a", near="#b7791f", deep="#1e2f4a",
        light="#fffbe6", warm="#f6cf4e", hot="#d8432a", cool="#2a6ea6", dark=False,
    ),
    "slate": Palette(
        sky=[(0, "#20272f"), (0.5, "#43525e"), (0.85, "#86938f"), (1, "#d6c7a2")],
        far="#6e7d80", middle="#46545e", near="#2a343d", deep="#11171d",
        light="#f2e8cf", warm="#e2a95a", hot="#ee6b2f", cool="#8db4b5", dark=True,
    ),
}  # fmt: skip
