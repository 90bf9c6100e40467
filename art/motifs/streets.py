"""Settings in town.

street(plate, palette, horizon=520)    tall houses running away; prints the whole sheet and returns its View
sky(plate, palette, bottom)            the sky over it        cobbles(plate, ink, view, y)    its paving
"""

from __future__ import annotations
