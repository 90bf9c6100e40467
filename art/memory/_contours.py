"""Free contours for the early memories: a hand seen from its back, a head from the side."""

from __future__ import annotations

from art.shapes import path

# Wrist at (0, 0), fingers up, thumb on the left: a right hand laid on something.
HAND = path(
    "M-19,8C-19,-8 -22,-16 -29,-25C-39,-35 -50,-46 -57,-60C-61,-71 -50,-78 -43,-69C-37,-61 -32,-55 -28,-53L-31,-90"
    "C-32,-102 -17,-104 -15,-92L-12,-64L-12,-100C-12,-112 3,-112 3,-100L4,-64L8,-94C9,-106 23,-104 22,-92L18,-60"
    "L25,-78C28,-89 40,-86 38,-74C36,-60 33,-44 30,-32C26,-18 20,-10 19,8Z"
)

# A head in profile that looks right, the hollow of the throat at (16, -8), its crown at -112: no hair of its own.
PROFILE = path(
    "M-26,14C-24,-6 -26,-20 -34,-34C-50,-56 -50,-88 -28,-104C-8,-118 22,-114 34,-96C39,-88 38,-80 39,-74"
    "C41,-67 50,-57 52,-51C53,-47 46,-46 44,-44C43,-41 47,-38 47,-35C47,-33 43,-32 43,-30C45,-28 46,-26 44,-23"
    "C42,-20 44,-15 40,-11C34,-5 22,-8 16,-10C13,-4 16,6 24,14Z"
)
