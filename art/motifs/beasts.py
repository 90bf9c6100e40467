"""Beasts of the forest: fox, wolf, rabbit.

    fox_sit()  wolf_sit() (a long smile)  rabbit_sit()  rabbit_run()
    Heads alone, around the middle of the skull at (0, 0), about 100 wide: fox_head(),
    wolf_head(mouth="shut" | "sly" | "open", asleep=False), rabbit_head(ears="up" | "back" | "folded")

Inks: body, shade (far limbs), belly, dark; mark (fox stockings, wolf back), light and red (wolf eye and mouth), rose
(rabbit). FOX, WOLF, RABBIT hold the usual ones; recolour body, shade and belly together.
Anchors: eye, mouth, head (top of the skull), nose, back; paw of those that sit.
"""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.curves import blink, form, tube, within
from art.shapes import circle, ellipse, stroke

FOX = {"body": "#d4632f", "shade": "#a84423", "belly": "#f6e8cf", "mark": "#4a2422", "dark": "#231520"}


def fox_head() -> Motif:
    head = form("-26,-6 -16,-27 8,-30 27,-17 44,-3 67,13! 58,21 38,24 16,28 2,38! -8,32 -24,44! -28,30 -42,32! -31,12")
    ear = form("-25,-16 -16,-66! 9,-27 -6,-14")
    return Motif(
        (
            Piece(form("0,-24 14,-60! 26,-20 14,-12"), "shade", 8),
            Piece(head, "body", 18),
            Piece(within(form("72,10 46,9 24,7 10,14 -4,8 -18,14 -50,24 -40,60 40,60 72,30"), head), "belly", 10),
            Piece(ear, "body", 10),
            Piece(form("-18,-24 -14,-54! -1,-28 -8,-20"), "mark"),
            Piece(ellipse(64, 13, 6, 5, 30), "dark"),
            Piece(circle(22, -4, 3.8), "dark"),
        ),
        FOX,
        {"eye": (22, -4), "mouth": (54, 20), "head": (0, -30), "nose": (67, 13)},
    )


def fox_sit() -> Motif:
    body = form("-4,-136 -30,-112 -50,-70 -62,-32 -50,-1! 34,-1! 40,-40 44,-84 38,-116 22,-140")
    tail = "-40,-16,14 -76,-16,28 -106,-32,42 -108,-66,34 -92,-94,20 -78,-104,3"
    near = "24,-84,30 28,-44,18 33,-8,15"
    far = "40,-76,22 46,-36,14 50,-7,13"
    return Motif(
        (
            Piece(tube(tail), "body", 20),
            Piece(tube(tail, 0.62), "belly", 12),
            Piece(tube(far) + ellipse(54, -6, 12, 6), "shade"),
            Piece(body, "body", 30),
            Piece(within(form("20,-150 60,-120 60,-60 40,-46 30,-74 10,-112"), body), "belly", 12),
            Piece(form("-60,-28 -44,-62 -14,-62 6,-34 2,-10 24,-8 27,-1! -44,-1!"), "body", 20),
            Piece(tube(near) + ellipse(38, -6, 13, 6.5), "body", 10),
            Piece(tube(near, 0.5) + ellipse(38, -6, 13, 6.5), "mark"),
        ),
        FOX,
        {"back": (-40, -100), "paw": (38, -6)},
    ) + fox_head().moved(16, -148, 1, -4)


WOLF = {"body": "#5b6580", "shade": "#3d4560", "belly": "#c9c6bf", "mark": "#333a54", "dark": "#171a2b",
        "red": "#b8382e",
        "light": "#f1e3a4"}  # fmt: skip


def wolf_head(*, mouth: str = "shut", asleep: bool = False) -> Motif:
    """Its mouth may be shut, sly (a long smile) or open."""
    ruff = "10,32 -4,46! -12,34 -30,48! -34,28 -52,30! -40,4"
    head = form(f"-32,-10 -18,-29 8,-32 26,-22 50,-13 74,-4 79,6 72,14 44,17 26,26 {ruff}")
    ear = form("-28,-18 -22,-66! 4,-30 -10,-14")
    jaw = Piece(form("20,10 40,28 62,38 70,34 58,20 34,8"), "shade", 6)
    throat = Piece(form("30,10 52,18 66,32 44,26"), "red")
    parts = [
        Piece(form("-4,-26 6,-62! 22,-26 10,-14"), "shade", 8),
        Piece(head, "body", 18),
        Piece(within(form("84,8 56,4 34,8 18,10 4,4 -10,12 -60,30 -20,60 60,40"), head), "belly", 10),
        Piece(ear, "body", 10),
        Piece(form("-21,-24 -19,-54! -5,-30 -12,-20"), "mark"),
        Piece(ellipse(76, -1, 7, 5.5, 20), "dark"),
    ]
    if mouth == "open":
        parts = [parts[0], jaw, throat, *parts[1:]]
    elif mouth == "sly":
        parts.append(Piece(stroke("M74,10Q52,16 36,12Q26,8 22,0", 3.4), "dark"))
    else:
        parts.append(Piece(stroke("M74,10Q54,15 38,13", 3.2), "dark"))
    if asleep:
        parts.append(Piece(blink(22, -8), "dark"))
    else:
        parts.append(Piece(form("10,-16! 22,-13 32,-5! 18,-4"), "light"))
        parts.append(Piece(circle(22, -8.5, 3.4), "dark"))
    return Motif(tuple(parts), WOLF, {"eye": (22, -8), "mouth": (62, 14), "head": (-4, -32), "nose": (78, 0)})


def wolf_sit() -> Motif:
    """Sitting with its head sunk between its shoulders, and a long smile."""
    body = form("4,-136 -30,-128 -54,-84 -68,-34 -52,-1! 38,-1! 46,-44 56,-84! 48,-94 54,-110! 34,-130")
    near = "22,-84,34 28,-44,19 31,-8,16"
    tail = "-46,-16,18 -84,-14,27 -112,-24,26 -116,-56,4"
    return Motif(
        (
            Piece(tube(tail), "shade", 12),
            Piece(tube("42,-80,24 50,-40,15 54,-7,14") + ellipse(60, -6, 13, 6), "shade"),
            Piece(body, "body", 30),
            Piece(within(form("20,-130 64,-130 66,-70 46,-36 32,-70 24,-100"), body), "belly", 12),
            Piece(form("-64,-28 -46,-66 -14,-64 6,-36 2,-10 24,-9 29,-1! -44,-1!"), "body", 20),
            Piece(tube(near) + ellipse(38, -6, 14, 6.5), "body", 10),
        ),
        WOLF,
        {"back": (-46, -110), "paw": (38, -6)},
    ) + wolf_head(mouth="sly").moved(24, -134, 1, 12)


RABBIT = {"body": "#b59a80", "shade": "#8b6f5c", "belly": "#f4e9d8", "rose": "#d98a86", "mark": "#8b6f5c",
          "dark": "#2a1a20"}  # fmt: skip

EARS = {
    "up": ("-8,-20,11 -14,-52,19 -24,-84,14 -28,-97,3", "4,-22,10 6,-56,16 4,-86,12 3,-98,3"),
    "back": ("-12,-16,11 -42,-28,18 -72,-28,13 -85,-24,3", "-6,-20,10 -34,-42,16 -64,-50,11 -77,-50,3"),
    "folded": ("-8,-20,11 -18,-48,18 -40,-56,17 -58,-38,12 -62,-26,3", "4,-22,10 8,-56,16 6,-86,12 5,-98,3"),
}
EAR_TIPS = {"up": (-26, -92), "back": (-80, -26), "folded": (-60, -32)}


def rabbit_head(*, ears: str = "up") -> Motif:
    near, far = EARS[ears]
    head = form("-26,4 -20,-18 2,-28 22,-20 35,-4 33,10 14,23 -10,23")
    return Motif(
        (
            Piece(tube(far), "shade", 7),
            Piece(head, "body", 16),
            Piece(within(form("40,2 26,0 12,10 -8,12 -4,30 30,30"), head), "belly", 8),
            Piece(tube(near), "body", 8),
            Piece(tube(near, 0.2, 0.9, 0.5), "rose"),
            Piece(ellipse(35, -1, 4, 3.4), "rose"),
            Piece(circle(13, -6, 4.2), "dark"),
        ),
        RABBIT,
        {"eye": (13, -6), "mouth": (32, 8), "head": (0, -28), "ear": EAR_TIPS[ears]},
    )


def rabbit_sit() -> Motif:
    body = form("-62,-30 -52,-74 -10,-96 26,-88 44,-58 46,-26 34,-2! -40,-1! -58,-12")
    return Motif(
        (
            Piece(circle(-62, -26, 16), "belly", 8),
            Piece(tube("34,-44,18 44,-22,13 50,-6,12") + ellipse(55, -5, 11, 5), "shade"),
            Piece(body, "body", 28),
            Piece(within(form("40,-90 70,-60 60,-10 34,-16 28,-50"), body), "belly", 10),
            Piece(form("-56,-24 -42,-60 -12,-60 6,-34 2,-12 26,-10 28,-1! -44,-1!"), "body", 18),
            Piece(tube("26,-50,20 34,-24,14 38,-6,13") + ellipse(44, -6, 12, 5.5), "body", 7),
        ),
        RABBIT,
        {"back": (-30, -90), "paw": (44, -6)},
    ) + rabbit_head(ears="up").moved(34, -96, 1.05, -4)


def rabbit_run() -> Motif:
    hind = "-62,-60,48 -96,-50,26 -104,-30,17 -132,-18,12"
    fore = "44,-68,28 74,-50,15 104,-40,11"
    head = rabbit_head(ears="back")
    inks = RABBIT
    return Motif(
        (
            Piece(tube("-54,-58,40 -80,-36,22 -84,-20,15 -112,-6,12"), "shade"),
            Piece(tube("36,-66,24 62,-36,14 86,-20,11"), "shade"),
            Piece(circle(-90, -82, 14), "belly", 7),
            Piece(tube("-62,-66,52 -30,-82,62 20,-78,50 54,-86,40") + tube(hind) + tube(fore), "body", 26),
            Piece(within(ellipse(0, -46, 70, 18, -4), tube("-62,-66,52 -30,-82,62 20,-78,50 54,-86,40")), "belly", 6),
        ),
        inks,
        {"back": (-20, -110)},
    ) + head.moved(72, -100, 0.9, 6)


GALLERY: dict[str, Motif] = {
    "fox sit": fox_sit(),
    "wolf sit": wolf_sit(),
    "rabbit sit": rabbit_sit(),
    "rabbit run": rabbit_run(),
}
