"""Things of birds, and birds that are things; standing on (0, 0).

gentleman(head="crow" | "heron" | "owl", hat=False, arm="down" | "raised" | "offer")
    A bird upright in a frock coat, 215 high (260 with its hat); anchors "hand", "head", "beak", "back";
    inks coat, trim (lapel), waistcoat, tie, gold (buttons), body, beak, leg, hat, light, dark.
egg("plain" | "spotted" | "cracked")     124 high; shell, trim (spots), dark (crack); anchors "top", "middle"
nest(eggs=3, seed=4)                     240 wide, 5 eggs at most; straw, dry, twig, hollow, shell; "middle", "rim"
feather()                                upright on its quill, 226 high; vane, trim, quill; anchor "quill"
flock(count=26, shape="cloud" | "stream" | "arrow" | "ring", seed=3)
    Small birds flying right around (0, -110), 280 wide, one ink: body.
cage(part="whole" | "back" | "front", open_door=True)
    240 high with its ring; draw "back", the captive, then "front"; anchors "perch", "ring", "door", "floor";
    inks air (what is seen between the wires: give it the colour behind), far, wire, base, trim, perch.
paper_bird()                             a folded crane, 212 high; paper, fold, shade; anchors "string", "head", "tail"
bird_bones()                             a skeleton, standing; bone, far, dark; anchors "head", "beak", "back"
"""

from __future__ import annotations

import math
from random import Random

from art.motif import Motif, Piece
from art.motifs.birds import CREAM, CROW_INKS, NIGHT, foot
from art.motifs.curves import blob, curve, eye, leaf, limb, within
from art.shapes import circle, ellipse, path, place, polygon, ring, stroke


def gentleman(head: str = "crow", hat: bool = False, arm: str = "down") -> Motif:
    """A bird upright in a frock coat; `head` "crow", "heron" or "owl"; `arm` "down", "raised" or "offer"."""
    sleeve, hand = {
        "down": ("26,-140,22 44,-110,20 40,-78,16", (42.0, -72.0)),
        "raised": ("24,-142,22 54,-150,19 66,-184,15", (68.0, -192.0)),
        "offer": ("24,-140,22 46,-112,19 80,-116,15", (88.0, -117.0)),
    }[arm]
    x, y = hand
    fingers = {"down": 90, "raised": -80, "offer": -4}[arm]
    heads = {
        "crow": (
            Piece(blob("22,-202 50,-198 76,-182! 50,-178 20,-178"), "beak", 8),
            Piece(blob("2,-216 26,-206 30,-186 22,-168 24,-148 -8,-146 -16,-170 -18,-200"), "body", 16),
            *eye(12, -195, 4.2),
        ),
        "heron": (
            Piece(limb("-10,-214,6 -32,-216,6 -58,-204,1"), "dark"),
            Piece(blob("16,-220 60,-206 92,-198! 56,-198 16,-202"), "beak", 6),
            Piece(limb("8,-146,26 -2,-172,17 0,-194,18 6,-210,24"), "light", 8),
            Piece(curve("-16,-216 2,-220 18,-212", 6), "dark"),
            Piece(circle(10, -209, 3.8), "dark"),
        ),
        "owl": (
            Piece(
                blob("4,-214 20,-218 34,-228! 34,-200 28,-168 4,-152 -22,-164 -30,-200 -30,-228! -14,-218"), "body", 16
            ),
            Piece(circle(-8, -192, 14) + circle(18, -192, 14), "light"),
            Piece(circle(-6, -192, 7) + circle(20, -192, 7), "dark"),
            Piece(polygon([(0, -184), (12, -184), (6, -168)]), "beak"),
        ),
    }[head]
    hats = (
        Piece(place(stroke("M-30,0Q0,6 30,0", 7), 0, -212, 1, 4), "hat"),
        Piece(place(blob("-18,0! -20,-44! 0,-48 20,-44! 18,0! 0,4"), 0, -213, 1, 4), "hat", 10),
        Piece(place(stroke("M-18,-8Q0,-3 18,-8", 6), 0, -213, 1, 4), "trim"),
    )
    return Motif(
        (
            Piece(limb("-26,-138,20 -44,-108,18 -40,-78,14"), "coat", 8),
            Piece(limb("-8,-72,20 -12,-40,9 -10,-4,6") + limb("10,-76,20 16,-40,9 14,-4,6"), "leg"),
            Piece(foot(-10, 0, 22, 6) + foot(14, 0, 22, 6), "leg"),
            Piece(blob("6,-160 28,-140 30,-96 16,-66 -6,-66 -14,-110 -8,-148"), "waistcoat", 14),
            *heads,
            Piece(blob("-22,-156 0,-150 6,-120 2,-90 -6,-70 -22,-30 -40,-8! -48,-40 -38,-84 -40,-126"), "coat", 20),
            Piece(blob("24,-156 34,-142 36,-116 32,-88 36,-58! 22,-78 22,-112 18,-136"), "coat", 8),
            Piece(blob("-16,-158 2,-152 10,-128! -4,-118! -14,-136"), "trim", 0),
            Piece(polygon([(8, -150), (-8, -160), (-8, -142)]) + polygon([(8, -150), (24, -158), (24, -142)]), "tie"),
            Piece("".join(circle(14, y, 3) for y in (-126, -110, -94)), "gold"),
            Piece("".join(leaf(x, y, 24, 9, fingers + turn) for turn in (-22, 0, 22)), "body"),
            Piece(limb(sleeve), "coat", 10),
            Piece(circle(*_before(sleeve), 8.5), "light"),
            *(hats if hat else ()),
        ),
        {
            **CROW_INKS,
            "coat": "#7d2f35",
            "waistcoat": "#e2b656",
            "trim": "#5f2029",
            "tie": CREAM,
            "gold": "#7a4a20",
            "beak": "#d9a441",
            "hat": "#20243a",
            "leg": "#c97b3c",
        },
        {
            "hand": (x + 18 * math.cos(math.radians(fingers)), y + 18 * math.sin(math.radians(fingers))),
            "head": (4, -216),
            "beak": {"crow": (74.0, -182.0), "heron": (90.0, -198.0), "owl": (6.0, -168.0)}[head],
            "back": (-42, -120),
        },
    )


def _before(sleeve: str) -> tuple[float, float]:
    x, y, _ = sleeve.split()[-1].split(",")
    return float(x), float(y)


def egg(mark: str = "plain") -> Motif:
    """About 120 high; `mark` "plain", "spotted" or "cracked"."""
    shell = "0,-124 30,-104 46,-62 38,-18 0,0 -38,-18 -46,-62 -30,-104"
    spots = "".join(
        ellipse(x, y, r, r * 0.7, 20)
        for x, y, r in (
            (-14, -92, 6),
            (16, -78, 8),
            (-24, -54, 8),
            (8, -40, 5),
            (28, -30, 6),
            (-10, -22, 6),
            (2, -106, 4),
        )
    )
    crack = stroke("M-50,-66L-30,-54L-18,-72L-2,-52L12,-70L26,-50L50,-64", 4.5)
    marks = {"plain": (), "spotted": (Piece(spots, "trim"),), "cracked": (Piece(within(crack, blob(shell)), "dark"),)}
    return Motif(
        (Piece(blob(shell), "shell", 34), *marks[mark]),
        {"shell": "#f0e3c4", "trim": "#8a6a4e", "dark": NIGHT},
        {"top": (0, -124), "middle": (0, -62)},
    )


def nest(eggs: int = 3, seed: int = 4) -> Motif:
    """About 240 wide, 110 high."""
    draw = Random(seed)
    bowl = "-112,-66 -60,-52 0,-48 60,-52 112,-66 104,-34 70,-8 0,2 -70,-8 -104,-34"

    def twigs(count: int, low: float, high: float, reach: float) -> str:
        shape = ""
        for _ in range(count):
            x, t = draw.uniform(-96, 96), draw.random()
            y = low + (high - low) * t - abs(x) * 0.09
            tilt, length = draw.uniform(-14, 14) + x * 0.12, draw.uniform(0.6, 1) * reach
            shape += stroke(
                f"M{x - length:.0f},{y - tilt - 4:.0f}Q{x:.0f},{y + 8:.0f} {x + length:.0f},{y + tilt - 4:.0f}", 4.5
            )
        return shape

    laid = Motif((Piece(ellipse(0, -64, 108, 22), "hollow", 8),), {"hollow": "#3f2a26"})
    for x, turn in ((-36, -14), (34, 12), (0, 2), (-66, -26), (66, 24))[:eggs]:
        laid = laid + egg("spotted").inked(shell="#a9cfc4").moved(x, -34, 0.62, turn)
    front = Motif(
        (
            Piece(blob(bowl), "straw", 26),
            Piece(twigs(26, -16, -44, 36), "dry"),
            Piece(twigs(22, -10, -48, 34), "twig"),
            Piece(twigs(16, -40, -54, 40), "straw"),
        ),
        {"straw": "#b58a55", "dry": "#d9b47c", "twig": "#6e4a35"},
        {"rim": (112, -66), "middle": (0, -70), "top": (0, -100)},
    )
    return laid + front


def feather() -> Motif:
    """Standing on its quill, curved, about 220 high."""
    vane = "34,-226 44,-190 36,-132 14,-70 2,-38! -10,-60 -30,-72! -22,-82 -38,-112! -26,-118 -34,-156 -18,-200 10,-222"
    return Motif(
        (
            Piece(blob(vane), "vane", 20),
            Piece(curve("4,-60 24,-76", 4) + curve("8,-92 32,-114", 4) + curve("4,-126 34,-156", 4), "trim"),
            Piece(curve("2,-70 -20,-92", 4) + curve("2,-104 -26,-134", 4) + curve("6,-140 -20,-172", 4), "trim"),
            Piece(limb("-8,0,5 2,-50,5 8,-110,5 16,-170,4 32,-218,2"), "quill"),
        ),
        {"vane": "#3f6f8f", "trim": "#2a4d6c", "quill": CREAM},
        {"quill": (-8, 0), "top": (34, -226)},
    )


def _glyph(draw: Random) -> str:
    """A small bird in flight, about 40 across."""
    lift = draw.uniform(0, 1)
    up = -26 + 18 * lift
    return (
        blob("24,-1! 13,-6 -2,-5 -24,3! -8,6 6,5 16,3")
        + blob(f"9,-2! 2,-10 -10,{up:.0f} -34,{up - 6:.0f}! -22,{up * 0.4:.0f} -8,3")
        + blob(f"10,-2! 15,-12 12,{up - 4:.0f} 20,{up - 16:.0f}! 4,{up - 4:.0f} -3,-3")
    )


def flock(count: int = 26, shape: str = "cloud", seed: int = 3) -> Motif:
    """Flying right, centred on (0, -110); `shape` "cloud", "stream" (rising to the right), "arrow" or "ring"."""
    draw = Random(seed)
    birds = ""
    for i in range(count):
        t = (i + 0.5) / count
        if shape == "arrow":
            arm = (i + 1) // 2 * (1 if i % 2 else -1)
            x, y, size = 124 - abs(arm) * 480 / count, -110 + arm * 200 / count, 0.5
            x, y = x + draw.uniform(-3, 3), y + draw.uniform(-3, 3)
        elif shape == "stream":
            x, size = -140 + 270 * t**0.8 + draw.uniform(-8, 8), 0.3 + 0.34 * t
            y = -36 - 130 * t**1.5 + 22 * math.sin(t * 7) + (i % 3 - 1) * (12 + 26 * t) + draw.uniform(-9, 9)
        elif shape == "ring":
            x, y = 112 * math.cos(t * math.tau), -110 + 84 * math.sin(t * math.tau)
            x, y, size = x + draw.uniform(-10, 10), y + draw.uniform(-10, 10), draw.uniform(0.45, 0.62)
        else:
            angle, reach = i * 2.39996, math.sqrt(t)
            x, y = 135 * reach * math.cos(angle) + draw.uniform(-9, 9), -110 + 78 * reach * math.sin(angle)
            size = draw.uniform(0.42, 0.68)
        birds += place(_glyph(draw), x, y, size, draw.uniform(-16, 10))
    return Motif((Piece(birds, "body"),), {"body": NIGHT}, {"middle": (0, -110)})


def cage(part: str = "whole", open_door: bool = True) -> Motif:
    """An empty bird cage; to put something in it, draw `part` "back", the thing, then `part` "front"."""
    dome = path("M-72,-30V-130C-72,-196 -36,-214 0,-214C36,-214 72,-196 72,-130V-30Z")
    wires = ""
    for bend in (-72, -45, -18, 18, 45, 72):
        foot_of = "M18,-118" if open_door and bend == 18 else f"M{bend},-30"
        wires += stroke(f"{foot_of}V-130C{bend},-182 {bend * 0.55:.0f},-210 0,-214", 4.5)
    behind = "".join(stroke(f"M{x},-34V-130C{x},-176 {x * 0.5:.0f},-204 0,-210", 3) for x in (-58, -31, 31, 58))
    leaf_of_door = polygon([(45, -122), (96, -110), (96, -34), (45, -44)])
    ajar = (
        Piece(leaf_of_door, "air"),
        Piece(stroke("M45,-122L96,-110V-34L45,-44ZM62,-118V-42M79,-114V-38", 4.5), "wire"),
        Piece(stroke("M18,-122H45V-44H18Z", 5), "wire"),
    )
    shut = (Piece(stroke("M18,-122H45V-44H18M18,-84H45", 5), "wire"),)
    rear = (
        Piece(dome, "air"),
        Piece(behind + stroke("M-72,-130Q0,-142 72,-130", 3), "far"),
        Piece(stroke("M-62,-92H62", 6), "perch"),
    )
    front = (
        Piece(wires, "wire"),
        *(ajar if open_door else shut),
        Piece(stroke("M-72,-130Q0,-118 72,-130", 5), "wire"),
        Piece(blob("-80,-34! 80,-34! 84,-14 70,0! -70,0! -84,-14"), "base", 14),
        Piece(stroke("M-78,-30Q0,-22 78,-30", 5), "trim"),
        Piece(ring(0, -228, 13, 6) + circle(0, -214, 7), "wire"),
    )
    return Motif(
        {"whole": rear + front, "back": rear, "front": front}[part],
        {
            "air": "#cbb98c",
            "far": "#a58b5c",
            "wire": "#6d4a2c",
            "base": "#8a5a34",
            "trim": "#d8a24a",
            "perch": "#8a5a34",
        },
        {"perch": (0, -95), "ring": (0, -240), "door": (32, -82), "floor": (0, -34)},
    )


def paper_bird() -> Motif:
    """A folded crane; 200 high."""
    return Motif(
        (
            Piece(polygon([(-30, -64), (60, -206), (46, -58)]), "shade", 12),
            Piece(polygon([(-14, -76), (-34, -24), (-146, -146)]), "shade", 12),
            Piece(polygon([(14, -76), (34, -24), (130, -152)]), "paper", 12),
            Piece(polygon([(130, -152), (112, -130), (162, -116)]), "fold", 8),
            Piece(polygon([(-50, -60), (0, -84), (50, -60), (0, 0)]), "fold", 16),
            Piece(polygon([(-44, -56), (-62, -212), (52, -56), (6, -30)]), "paper", 24),
            Piece(polygon([(-62, -212), (52, -56), (6, -56)]), "shade", 12),
        ),
        {"paper": "#e2744f", "fold": "#c65a3f", "shade": "#9c4034"},
        {"beak": (160, -116), "head": (130, -152), "tail": (-146, -146), "string": (0, -84)},
    )


def bird_bones() -> Motif:
    """The skeleton of a bird, standing."""
    ribs = "".join(
        curve(f"{x},{-112 - i * 9} {x + 16},{-90 - i * 6} {x + 4},{-66 - i * 4}", 4)
        for i, x in enumerate((-22, -4, 14))
    )
    neck = "".join(
        ellipse(x, y, 7, 5.5, turn)
        for x, y, turn in ((32, -138, -60), (42, -150, -50), (47, -163, -80), (47, -176, -95), (50, -189, -60))
    )
    return Motif(
        (
            Piece(limb("-14,-82,9 -30,-50,6 -4,-34,7 -8,-4,5") + limb("10,-80,9 2,-48,6 26,-34,7 22,-4,5"), "bone"),
            Piece(foot(-8, 0, 24) + foot(22, 0, 24), "bone"),
            Piece(limb("-70,-76,4 -44,-96,7 -10,-118,9 26,-136,8"), "bone"),
            Piece("".join(leaf(-54, -88, 44, 6, turn) for turn in (140, 158, 176)), "bone"),
            Piece(limb("16,-122,8 -18,-90,6 -50,-92,7 -98,-46,3"), "far"),
            Piece(ribs, "bone"),
            Piece(blob("20,-74 44,-96 52,-78 24,-52 -22,-58 -20,-66"), "bone", 10),
            Piece(neck, "bone"),
            Piece(blob("46,-208 66,-212 82,-200 96,-188 126,-178! 94,-176 70,-176 48,-188"), "bone", 12),
            Piece(circle(66, -196, 9), "dark"),
            Piece(ellipse(92, -187, 7, 2.6, 18), "dark"),
        ),
        {"bone": "#f0e6cf", "far": "#c9b78f", "dark": NIGHT},
        {"head": (60, -212), "beak": (124, -178), "back": (-10, -122)},
    )


GALLERY: dict[str, Motif] = {
    "gentleman": gentleman(),
    "gentleman heron": gentleman("heron", arm="offer"),
    "gentleman owl": gentleman("owl", hat=True, arm="raised"),
    "egg": egg("spotted"),
    "egg cracked": egg("cracked"),
    "nest": nest(),
    "feather": feather(),
    "flock": flock(),
    "flock arrow": flock(15, "arrow"),
    "flock stream": flock(24, "stream"),
    "cage": cage(),
    "cage shut": cage(open_door=False),
    "paper bird": paper_bird(),
    "bird bones": bird_bones(),
}
