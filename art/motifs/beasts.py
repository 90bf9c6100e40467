"""Beasts of the forest: fox, wolf, bear, rabbit, hare, stag and doe.

Every motif stands on (0, 0), faces right (draw with flip=True for left) and is 80 to 230 units high; those on four
legs are about 260 wide. Call a function, draw what it returns: `draw(plate, fox_sit(), x, y, 1.2)`.

    fox_sit()  fox_walk()  fox_leap()  fox_asleep()  fox_behind()      seen from behind: a small witness
    wolf_howl()  wolf_sit()  wolf_walk()                               wolf_sit smiles slyly, wolf_walk stalks
    bear_sit()  bear_walk()  bear_wave()  bear_asleep()                bear_sit sits like a person, a free lap
    rabbit_sit(ears="up")  rabbit_run(hare=False)  hare_upright()      ears: "up", "back", "folded"
    stag(pose="stand")  doe(pose="stand")                              pose: "stand", "drink"; a small doe is a fawn

Heads alone, around the middle of the skull at (0, 0), about 100 wide, to build other beasts or to hang on a wall:
fox_head, wolf_head(mouth="shut" | "sly" | "open"), bear_head, rabbit_head(ears=), hare_head(ears=),
deer_head(antlers=True); all take asleep=True (closed eyes).

Inks: "body", "shade" (far limbs, far ear), "belly" (light parts), "dark" (eye, nose, hooves); and "mark" (fox
stockings and ears, wolf back, hare ear tips), "light" (wolf eye), "red" (wolf mouth), "rose" (rabbit ear and nose),
"horn" (antlers). FOX, WOLF, BEAR, RABBIT, HARE, DEER hold the usual colours. To recolour a beast change body, shade
and belly together, shade darker than body: `inks={"body": "#e9e4da", "shade": "#b5aca0"}` makes an arctic fox.

Anchors: "eye", "mouth", "head" (top of the skull), "nose"; "back" on all bodies; "paw" when sitting (on the ground);
"hand" and "other hand" on bear_wave and hare_upright; "hand" and "lap" on bear_sit; "ear" on rabbits and hares.
"""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.beasts_shears import blink, cut, eye, limb, within
from art.shapes import circle, ellipse, stroke

FOX = {"body": "#d4632f", "shade": "#a84423", "belly": "#f6e8cf", "mark": "#4a2422", "dark": "#231520"}


def fox_head(*, asleep: bool = False) -> Motif:
    head = cut("-26,-6 -16,-27 8,-30 27,-17 44,-3 67,13! 58,21 38,24 16,28 2,38! -8,32 -24,44! -28,30 -42,32! -31,12")
    ear = cut("-25,-16 -16,-66! 9,-27 -6,-14")
    return Motif(
        (
            Piece(cut("0,-24 14,-60! 26,-20 14,-12"), "shade", 8),
            Piece(head, "body", 18),
            Piece(within(head, cut("72,10 46,9 24,7 10,14 -4,8 -18,14 -50,24 -40,60 40,60 72,30")), "belly", 10),
            Piece(ear, "body", 10),
            Piece(cut("-18,-24 -14,-54! -1,-28 -8,-20"), "mark"),
            Piece(ellipse(64, 13, 6, 5, 30), "dark"),
            Piece(eye(22, -4, asleep), "dark"),
        ),
        FOX,
        {"eye": (22, -4), "mouth": (54, 20), "head": (0, -30), "nose": (67, 13)},
    )


def fox_sit() -> Motif:
    body = cut("-4,-136 -30,-112 -50,-70 -62,-32 -50,-1! 34,-1! 40,-40 44,-84 38,-116 22,-140")
    tail = "-40,-16,14 -76,-16,28 -106,-32,42 -108,-66,34 -92,-94,20 -78,-104,3"
    near = "24,-84,30 28,-44,18 33,-8,15"
    far = "40,-76,22 46,-36,14 50,-7,13"
    return Motif(
        (
            Piece(limb(tail), "body", 20),
            Piece(limb(tail, 0.62), "belly", 12),
            Piece(limb(far) + ellipse(54, -6, 12, 6), "shade"),
            Piece(body, "body", 30),
            Piece(within(body, cut("20,-150 60,-120 60,-60 40,-46 30,-74 10,-112")), "belly", 12),
            Piece(cut("-60,-28 -44,-62 -14,-62 6,-34 2,-10 24,-8 27,-1! -44,-1!"), "body", 20),
            Piece(limb(near) + ellipse(38, -6, 13, 6.5), "body", 10),
            Piece(limb(near, 0.5) + ellipse(38, -6, 13, 6.5), "mark"),
        ),
        FOX,
        {"back": (-40, -100), "paw": (38, -6)},
    ) + fox_head().moved(16, -148, 1, -4)


def fox_walk() -> Motif:
    body = cut("-84,-84 -60,-104 -10,-100 26,-104 56,-122 72,-100 64,-66 30,-56 -10,-62 -44,-54 -76,-58")
    tail = "-74,-86,14 -100,-74,28 -122,-50,34 -134,-28,20 -138,-16,3"
    hind = "-62,-78,40 -66,-48,24 -80,-32,15 -72,-6,12"
    fore = "44,-80,34 50,-46,19 62,-26,14 66,-5,12"
    motif = Motif(
        (
            Piece(limb("-44,-70,34 -38,-44,18 -46,-26,13 -34,-5,12"), "shade"),
            Piece(limb("32,-70,26 22,-40,16 10,-22,13 4,-5,12"), "shade"),
            Piece(limb(tail), "body", 18),
            Piece(limb(tail, 0.6), "belly", 10),
            Piece(body + limb(hind) + limb(fore), "body", 28),
            Piece(limb(hind, 0.66) + ellipse(-68, -5, 11, 5.5), "mark"),
            Piece(limb(fore, 0.55) + ellipse(70, -5, 11, 5.5), "mark"),
            Piece(within(body, cut("50,-110 84,-104 80,-56 40,-50 56,-76")), "belly", 8),
        ),
        FOX,
        {"back": (-10, -102)},
    ) + fox_head().moved(68, -124, 0.86, 8)
    return motif.moved(10, 0, 0.96)


def fox_leap() -> Motif:
    spine = "-82,-84,34 -56,-126,58 -8,-156,62 40,-144,50 62,-122,42"
    hind = "-76,-88,42 -104,-68,22 -98,-40,15 -122,-22,12"
    fore = "50,-120,34 78,-94,18 92,-72,13 112,-62,12"
    tail = "-84,-94,14 -112,-110,26 -132,-142,34 -134,-172,20 -128,-190,3"
    motif = Motif(
        (
            Piece(limb("-66,-90,34 -84,-62,18 -74,-40,13 -92,-16,12"), "shade"),
            Piece(limb("44,-116,28 58,-84,16 80,-64,12 90,-44,12"), "shade"),
            Piece(limb(tail), "body", 18),
            Piece(limb(tail, 0.6), "belly", 10),
            Piece(limb(spine) + limb(hind) + limb(fore), "body", 26),
            Piece(limb(hind, 0.66), "mark"),
            Piece(limb(fore, 0.6), "mark"),
        ),
        FOX,
        {"back": (-10, -186)},
    ) + fox_head().moved(74, -142, 0.86, 22)
    return motif.moved(6, 0, 0.94)


def fox_asleep() -> Motif:
    tail = "-86,-40,20 -72,-20,36 -26,-21,42 26,-20,40 60,-20,26 86,-30,4"
    return Motif(
        (
            Piece(cut("-104,-34 -84,-78 -30,-100 34,-88 70,-54 74,-10 40,0 -70,0 -98,-10"), "body", 34),
            Piece(cut("-100,-34 -80,-66 -40,-62 -22,-34 -34,-6 -84,-2"), "body", 20),
        ),
        FOX,
    ) + (
        fox_head(asleep=True).moved(28, -48, 0.95, 16)
        + Motif((Piece(limb(tail), "body", 20), Piece(limb(tail, 0.68), "belly", 12)), FOX)
    )  # fmt: skip


def fox_behind() -> Motif:
    """Sitting, seen from behind, as a tiny witness or a companion."""
    tail = "30,-14,16 66,-14,28 98,-26,42 108,-56,34 96,-84,4"
    head = cut("-30,-148 -24,-166 0,-174 24,-166 31,-148 46,-134! 30,-130 0,-120 -30,-130 -46,-134!")
    return Motif(
        (
            Piece(limb(tail), "body", 20),
            Piece(limb(tail, 0.64), "belly", 12),
            Piece(cut("-50,-3 -62,-30 -46,-80 -24,-128 24,-128 44,-82 60,-30 50,-3 0,2"), "body", 34),
            Piece(cut("-28,-156 -34,-206! -4,-168") + cut("28,-156 36,-204! 6,-168"), "body", 9),
            Piece(head, "body", 16),
            Piece(cut("-29,-178 -33,-202! -20,-186") + cut("29,-178 35,-200! 21,-186"), "mark"),
        ),
        FOX,
        {"head": (0, -174), "back": (0, -80)},
    )


WOLF = {"body": "#5b6580", "shade": "#3d4560", "belly": "#c9c6bf", "mark": "#333a54", "dark": "#171a2b",
        "red": "#b8382e",
        "light": "#f1e3a4"}  # fmt: skip


def wolf_head(*, mouth: str = "shut", asleep: bool = False) -> Motif:
    """Its mouth may be shut, sly (a long smile) or open."""
    ruff = "10,32 -4,46! -12,34 -30,48! -34,28 -52,30! -40,4"
    head = cut(f"-32,-10 -18,-29 8,-32 26,-22 50,-13 74,-4 79,6 72,14 44,17 26,26 {ruff}")
    ear = cut("-28,-18 -22,-66! 4,-30 -10,-14")
    jaw = Piece(cut("20,10 40,28 62,38 70,34 58,20 34,8"), "shade", 6)
    throat = Piece(cut("30,10 52,18 66,32 44,26"), "red")
    parts = [
        Piece(cut("-4,-26 6,-62! 22,-26 10,-14"), "shade", 8),
        Piece(head, "body", 18),
        Piece(within(head, cut("84,8 56,4 34,8 18,10 4,4 -10,12 -60,30 -20,60 60,40")), "belly", 10),
        Piece(ear, "body", 10),
        Piece(cut("-21,-24 -19,-54! -5,-30 -12,-20"), "mark"),
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
        parts.append(Piece(cut("10,-16! 22,-13 32,-5! 18,-4"), "light"))
        parts.append(Piece(circle(22, -8.5, 3.4), "dark"))
    return Motif(tuple(parts), WOLF, {"eye": (22, -8), "mouth": (62, 14), "head": (-4, -32), "nose": (78, 0)})


def wolf_howl() -> Motif:
    body = cut("-16,-144 -40,-108 -58,-64 -66,-26 -50,-1! 34,-1! 38,-44 50,-90! 44,-104 48,-118! 34,-150")
    near = "22,-84,32 26,-44,18 30,-8,16"
    tail = "-46,-16,18 -84,-13,25 -116,-20,24 -132,-36,4"
    return Motif(
        (
            Piece(limb(tail), "shade", 12),
            Piece(limb("38,-80,24 44,-40,15 48,-7,14") + ellipse(54, -6, 13, 6), "shade"),
            Piece(body, "body", 30),
            Piece(within(body, cut("20,-160 60,-140 64,-80 42,-40 32,-70 24,-110")), "belly", 12),
            Piece(cut("-62,-28 -46,-66 -14,-64 6,-36 2,-10 24,-9 29,-1! -44,-1!"), "body", 20),
            Piece(limb(near) + ellipse(37, -6, 14, 6.5), "body", 10),
        ),
        WOLF,
        {"back": (-46, -100), "paw": (37, -6)},
    ) + wolf_head(mouth="open", asleep=True).moved(10, -158, 0.9, -52)


def wolf_sit() -> Motif:
    """Sitting with its head sunk between its shoulders, and a long smile."""
    body = cut("4,-136 -30,-128 -54,-84 -68,-34 -52,-1! 38,-1! 46,-44 56,-84! 48,-94 54,-110! 34,-130")
    near = "22,-84,34 28,-44,19 31,-8,16"
    tail = "-46,-16,18 -84,-14,27 -112,-24,26 -116,-56,4"
    return Motif(
        (
            Piece(limb(tail), "shade", 12),
            Piece(limb("42,-80,24 50,-40,15 54,-7,14") + ellipse(60, -6, 13, 6), "shade"),
            Piece(body, "body", 30),
            Piece(within(body, cut("20,-130 64,-130 66,-70 46,-36 32,-70 24,-100")), "belly", 12),
            Piece(cut("-64,-28 -46,-66 -14,-64 6,-36 2,-10 24,-9 29,-1! -44,-1!"), "body", 20),
            Piece(limb(near) + ellipse(38, -6, 14, 6.5), "body", 10),
        ),
        WOLF,
        {"back": (-46, -110), "paw": (38, -6)},
    ) + wolf_head(mouth="sly").moved(24, -134, 1, 12)


def wolf_walk() -> Motif:
    """Stalking, its head lower than its shoulders."""
    body = cut("-92,-92 -66,-112 -20,-106 20,-118 48,-130 74,-116 92,-84 74,-60 40,-58 -4,-66 -40,-56 -84,-60")
    hind = "-70,-82,46 -74,-52,26 -90,-34,16 -82,-6,13"
    fore = "46,-84,40 50,-50,20 58,-26,15 62,-6,13"
    tail = "-86,-94,18 -108,-74,24 -120,-42,24 -130,-20,4"
    motif = Motif(
        (
            Piece(limb("-50,-76,38 -42,-46,20 -52,-28,14 -40,-6,13") + ellipse(-34, -5, 12, 5.5), "shade"),
            Piece(limb("30,-76,30 22,-44,18 8,-24,14 4,-6,13") + ellipse(10, -5, 12, 5.5), "shade"),
            Piece(limb(tail), "shade", 12),
            Piece(body + limb(hind) + limb(fore) + ellipse(-76, -6, 13, 6) + ellipse(69, -6, 13, 6), "body", 28),
            Piece(cut("-84,-94 -60,-112 -16,-106 20,-118 48,-130 74,-116! 40,-112 14,-100! 6,-106 -20,-92! "
                      "-30,-98 -56,-92!"),
                  "mark"),
        ),
        WOLF,
        {"back": (0, -112)},
    ) + wolf_head(mouth="shut").moved(88, -92, 0.84, 14)  # fmt: skip
    return motif.moved(-10, 0, 0.92)


BEAR = {"body": "#7b4a33", "shade": "#573124", "belly": "#c9976a", "dark": "#22131a"}


def bear_head(*, asleep: bool = False) -> Motif:
    head = cut("-36,0 -28,-28 -4,-38 20,-30 32,-14 52,-9 61,2 56,15 34,22 14,30 -12,32 -32,22")
    return Motif(
        (
            Piece(circle(14, -36, 10), "shade"),
            Piece(head + circle(-20, -34, 13), "body", 20),
            Piece(circle(-19, -33, 6.5), "belly"),
            Piece(within(head, ellipse(50, 6, 24, 20, -10)), "belly", 8),
            Piece(ellipse(56, -3, 8, 6, 15), "dark"),
            Piece(stroke("M57,6Q56,12 49,14", 3.2), "dark"),
            Piece(eye(22, -12, asleep), "dark"),
        ),
        BEAR,
        {"eye": (22, -12), "mouth": (52, 11), "head": (-4, -38), "nose": (60, -2)},
    )


def bear_sit() -> Motif:
    """Sitting like a person, legs stretched out, paws on its belly."""
    body = cut("-10,-150 -44,-128 -68,-80 -72,-34 -50,-3 10,0 44,-14 58,-60 50,-110 26,-146")
    return Motif(
        (
            Piece(limb("26,-26,46 66,-18,40 96,-24,34") + ellipse(106, -30, 17, 26, -10), "shade", 12),
            Piece(limb("30,-112,34 58,-88,26 66,-66,22"), "shade", 8),
            Piece(body, "body", 36),
            Piece(within(body, ellipse(34, -62, 32, 44, -8)), "belly", 16),
            Piece(limb("-20,-30,66 34,-22,50 74,-22,38") + ellipse(88, -26, 18, 28, -8), "body", 22),
            Piece(ellipse(93, -26, 10, 17, -8), "belly"),
            Piece(limb("-18,-118,44 -8,-84,36 28,-66,28 44,-68,24"), "body", 16),
        ),
        BEAR,
        {"hand": (46, -68), "back": (-60, -100), "lap": (40, -50)},
    ) + bear_head().moved(6, -164, 1.05, 4)


def bear_walk() -> Motif:
    body = cut("-112,-70 -100,-112 -54,-126 -6,-116 32,-134 70,-122 96,-92 82,-56 40,-46 -10,-44 -70,-44 -104,-50")
    motif = Motif(
        (
            Piece(limb("-60,-60,44 -52,-30,32 -50,-12,28") + ellipse(-44, -8, 20, 9), "shade", 8),
            Piece(limb("38,-60,40 28,-32,30 24,-12,26") + ellipse(32, -8, 20, 9), "shade", 8),
            Piece(
                body + limb("-86,-70,54 -94,-38,38 -88,-14,32") + ellipse(-80, -9, 22, 10)
                + limb("62,-80,56 68,-40,36 72,-14,30") + ellipse(80, -9, 22, 10) + ellipse(-113, -92, 9, 7),
                "body", 34,
            ),
        ),
        BEAR,
        {"back": (-10, -118)},
    ) + bear_head().moved(92, -98, 0.95, 14)  # fmt: skip
    return motif.moved(-12, 0, 0.95)


def bear_wave() -> Motif:
    """Upright, one paw raised."""
    body = cut("-22,-158 -46,-120 -58,-70 -52,-30 -26,-18 20,-18 50,-32 58,-74 48,-124 22,-158")
    return Motif(
        (
            Piece(limb("26,-130,34 58,-150,28 72,-186,24 74,-200,26"), "shade", 10),
            Piece(limb("-28,-40,46 -30,-20,38 -28,-12,32") + ellipse(-22, -8, 26, 10), "body", 12),
            Piece(limb("28,-40,44 34,-20,38 36,-12,32") + ellipse(44, -8, 26, 10), "body", 12),
            Piece(body, "body", 36),
            Piece(within(body, ellipse(16, -76, 34, 50)), "belly", 18),
            Piece(limb("-34,-132,40 -58,-96,32 -56,-66,26"), "body", 14),
            Piece(ellipse(75, -200, 8, 10), "belly"),
        ),
        BEAR,
        {"hand": (75, -206), "other hand": (-54, -58), "back": (-56, -90)},
    ) + bear_head().moved(4, -176, 0.95, -8)


def bear_asleep() -> Motif:
    return Motif(
        (
            Piece(cut("-124,-1! -132,-50 -98,-104 -34,-118 30,-96 72,-62 90,-24 84,-1!"), "body", 40),
            Piece(cut("-118,-1! -118,-44 -84,-62 -52,-44 -42,-16 -22,-1!"), "body", 22),
        ),
        BEAR,
        {"back": (-50, -114)},
    ) + (
        bear_head(asleep=True).moved(68, -44, 1.05, 14)
        + Motif((Piece(limb("10,-22,34 60,-12,28 104,-12,24"), "body", 12),), BEAR)
    )  # fmt: skip


RABBIT = {"body": "#b59a80", "shade": "#8b6f5c", "belly": "#f4e9d8", "rose": "#d98a86", "mark": "#8b6f5c",
          "dark": "#2a1a20"}  # fmt: skip
HARE = {"body": "#b5793f", "shade": "#875226", "belly": "#f3e2c4", "rose": "#d98a72", "mark": "#3a2220",
        "dark": "#2a1a20"}  # fmt: skip

EARS = {
    "up": ("-8,-20,11 -14,-52,19 -24,-84,14 -28,-97,3", "4,-22,10 6,-56,16 4,-86,12 3,-98,3"),
    "back": ("-12,-16,11 -42,-28,18 -72,-28,13 -85,-24,3", "-6,-20,10 -34,-42,16 -64,-50,11 -77,-50,3"),
    "folded": ("-8,-20,11 -18,-48,18 -40,-56,17 -58,-38,12 -62,-26,3", "4,-22,10 8,-56,16 6,-86,12 5,-98,3"),
}
EAR_TIPS = {"up": (-26, -92), "back": (-80, -26), "folded": (-60, -32)}


def rabbit_head(*, ears: str = "up", asleep: bool = False) -> Motif:
    near, far = EARS[ears]
    head = cut("-26,4 -20,-18 2,-28 22,-20 35,-4 33,10 14,23 -10,23")
    return Motif(
        (
            Piece(limb(far), "shade", 7),
            Piece(head, "body", 16),
            Piece(within(head, cut("40,2 26,0 12,10 -8,12 -4,30 30,30")), "belly", 8),
            Piece(limb(near), "body", 8),
            Piece(limb(near, 0.2, 0.9, 0.5), "rose"),
            Piece(ellipse(35, -1, 4, 3.4), "rose"),
            Piece(eye(13, -6, asleep, 4.2), "dark"),
        ),
        RABBIT,
        {"eye": (13, -6), "mouth": (32, 8), "head": (0, -28), "ear": EAR_TIPS[ears]},
    )


def rabbit_sit(*, ears: str = "up") -> Motif:
    body = cut("-62,-30 -52,-74 -10,-96 26,-88 44,-58 46,-26 34,-2! -40,-1! -58,-12")
    return Motif(
        (
            Piece(circle(-62, -26, 16), "belly", 8),
            Piece(limb("34,-44,18 44,-22,13 50,-6,12") + ellipse(55, -5, 11, 5), "shade"),
            Piece(body, "body", 28),
            Piece(within(body, cut("40,-90 70,-60 60,-10 34,-16 28,-50")), "belly", 10),
            Piece(cut("-56,-24 -42,-60 -12,-60 6,-34 2,-12 26,-10 28,-1! -44,-1!"), "body", 18),
            Piece(limb("26,-50,20 34,-24,14 38,-6,13") + ellipse(44, -6, 12, 5.5), "body", 7),
        ),
        RABBIT,
        {"back": (-30, -90), "paw": (44, -6)},
    ) + rabbit_head(ears=ears).moved(34, -96, 1.05, -4)


def rabbit_run(*, hare: bool = False) -> Motif:
    hind = "-62,-60,48 -96,-50,26 -104,-30,17 -132,-18,12"
    fore = "44,-68,28 74,-50,15 104,-40,11"
    head = hare_head(ears="back") if hare else rabbit_head(ears="back")
    inks = HARE if hare else RABBIT
    return Motif(
        (
            Piece(limb("-54,-58,40 -80,-36,22 -84,-20,15 -112,-6,12"), "shade"),
            Piece(limb("36,-66,24 62,-36,14 86,-20,11"), "shade"),
            Piece(circle(-90, -82, 14), "belly", 7),
            Piece(limb("-62,-66,52 -30,-82,62 20,-78,50 54,-86,40") + limb(hind) + limb(fore), "body", 26),
            Piece(within(limb("-62,-66,52 -30,-82,62 20,-78,50 54,-86,40"), ellipse(0, -46, 70, 18, -4)), "belly", 6),
        ),
        inks,
        {"back": (-20, -110)},
    ) + head.moved(72, -100, 0.9, 6)


def hare_head(*, ears: str = "up", asleep: bool = False) -> Motif:
    """Longer than a rabbit's: a lean cheek, black-tipped ears, a pale eye."""
    near, far = EARS[ears]
    head = cut("-26,4 -20,-17 0,-26 20,-20 38,-5 43,6 36,14 14,21 -10,22")
    return Motif(
        (
            Piece(limb(far), "shade", 7),
            Piece(limb(far, 0.76), "mark"),
            Piece(head, "body", 16),
            Piece(within(head, cut("46,6 30,2 16,10 -6,12 -4,30 34,30")), "belly", 8),
            Piece(limb(near), "body", 8),
            Piece(limb(near, 0.2, 0.8, 0.5), "rose"),
            Piece(limb(near, 0.78), "mark"),
            Piece(ellipse(42, 3, 4, 3.4), "dark"),
            *([] if asleep else [Piece(circle(14, -6, 6.4), "belly")]),
            Piece(eye(14, -6, asleep, 4), "dark"),
        ),
        HARE,
        {"eye": (14, -6), "mouth": (36, 11), "head": (0, -26), "ear": EAR_TIPS[ears]},
    )


def hare_upright() -> Motif:
    """Standing on its hind feet, forepaws hanging before its chest."""
    body = cut("-14,-126 -32,-100 -44,-60 -46,-24 -22,-8 14,-8 32,-26 30,-64 26,-104 14,-126")
    return Motif(
        (
            Piece(circle(-46, -26, 14), "belly", 7),
            Piece(limb("18,-30,24 28,-12,16 54,-6,11"), "shade"),
            Piece(limb("18,-104,18 40,-84,13 48,-66,11"), "shade"),
            Piece(body, "body", 26),
            Piece(within(body, cut("10,-130 40,-110 50,-30 20,-12 14,-50 8,-90")), "belly", 12),
            Piece(cut("-46,-26 -34,-56 -8,-54 10,-30 4,-10 34,-9 38,-1! -30,-1!"), "body", 16),
            Piece(limb("4,-104,24 22,-80,16 34,-60,12"), "body", 8),
        ),
        HARE,
        {"hand": (34, -58), "other hand": (48, -64), "back": (-36, -90)},
    ) + hare_head().moved(8, -140, 0.95, -6)


DEER = {"body": "#9a5b36", "shade": "#6f3b26", "belly": "#f0dcba", "horn": "#c79a5c", "dark": "#26151a"}


def deer_head(*, antlers: bool = True, asleep: bool = False) -> Motif:
    head = cut("-18,-4 -8,-18 8,-17 24,-7 46,5 50,13 42,19 18,16 -4,18 -18,10")
    pieces = [
        Piece(cut("2,-12 12,-34! 20,-38 18,-18 10,-8"), "shade", 6),
        Piece(head, "body", 12),
        Piece(within(head, cut("54,16 36,14 18,10 4,14 10,26 50,26")), "belly"),
        Piece(cut("-6,-12 -26,-30 -44,-32! -38,-14 -14,-4"), "body", 7),
        Piece(cut("-12,-12 -26,-24 -36,-26! -30,-14"), "belly"),
        Piece(ellipse(47, 10, 5, 4.5), "dark"),
        Piece(eye(12, -5, asleep, 3.6), "dark"),
    ]
    if antlers:
        near = limb("-2,-14,7 -16,-38,6.5 -20,-64,6 -6,-92,3") + limb("-12,-32,6 6,-42,5 12,-58,3")
        near += limb("-20,-56,5.5 -38,-68,5 -44,-84,3") + limb("-18,-72,5 0,-76,4 8,-88,3")
        far = limb("8,-16,6.5 18,-40,6 36,-58,5.5 40,-88,3") + limb("16,-36,5.5 34,-40,4.5 42,-50,3")
        far += limb("30,-52,5 22,-72,4.5 24,-84,3") + limb("37,-66,4.5 52,-76,3")
        pieces = [Piece(far, "horn"), *pieces[:1], *pieces[1:], Piece(near, "horn")]
    return Motif(tuple(pieces), DEER, {"eye": (12, -5), "mouth": (44, 17), "head": (0, -18), "nose": (51, 11)})


def _deer(pose: str, antlers: bool, spots: bool) -> Motif:
    body = cut("-80,-100 -64,-122 -14,-114 30,-120 54,-126 68,-104 54,-76 22,-70 -20,-74 -54,-66 -78,-80")
    drinking = pose == "drink"
    neck = "40,-100,50 74,-92,34 92,-62,24 98,-44,20" if drinking else "40,-102,50 60,-132,34 70,-160,24"
    fore = "48,-88,30 62,-56,15 66,-36,11 78,-5,9" if drinking else "46,-86,30 50,-56,15 48,-36,11 52,-5,9"
    far_fore = "34,-84,26 30,-54,14 18,-32,10 16,-5,9" if drinking else "34,-84,26 42,-54,14 60,-36,10 54,-10,9"
    hind, far_hind = "-60,-94,46 -56,-64,22 -70,-42,13 -62,-5,9", "-44,-90,40 -36,-62,20 -46,-42,12 -36,-5,9"
    turn, x, y = (54, 96, -43) if drinking else (-6, 72, -166)
    chest = cut("30,-84! 40,-70! 46,-78 56,-66! 60,-82 72,-80! 70,-98 82,-110! 72,-124 60,-130 48,-116 36,-104")
    marks = "".join(circle(-48 + 21 * i, -104 + 11 * (i % 2), 4.2) for i in range(5))
    motif = Motif(
        (
            Piece(limb(far_hind) + limb(far_fore), "shade"),
            Piece(limb(far_hind, 0.92) + limb(far_fore, 0.92), "dark"),
            Piece(limb("-76,-108,14 -88,-98,10 -88,-84,5"), "body"),
            Piece(body + limb(neck) + limb(hind) + limb(fore), "body", 26),
            Piece(within(body + limb(hind), ellipse(-84, -90, 15, 22, 10)), "belly", 6),
            Piece(within(body, ellipse(-6, -66, 44, 11)), "belly"),
            Piece(limb(hind, 0.92) + limb(fore, 0.92), "dark"),
            *([Piece(marks, "belly")] if spots else []),
            *([Piece(chest, "shade", 8)] if antlers and not drinking else []),
        ),
        DEER,
        {"back": (-10, -116)},
    ) + deer_head(antlers=antlers).moved(x, y, 0.96, turn)
    return motif.moved(-30 if drinking else -14, 0, 0.94)


def stag(pose: str = "stand") -> Motif:
    """With antlers; `pose` is stand or drink."""
    return _deer(pose, antlers=True, spots=False)


def doe(pose: str = "stand") -> Motif:
    """Without antlers, spotted; `pose` is stand or drink."""
    return _deer(pose, antlers=False, spots=True)


GALLERY: dict[str, Motif] = {
    "fox sit": fox_sit(), "fox walk": fox_walk(), "fox leap": fox_leap(), "fox asleep": fox_asleep(),
    "fox behind": fox_behind(), "wolf howl": wolf_howl(), "wolf sit": wolf_sit(), "wolf walk": wolf_walk(),
    "bear sit": bear_sit(), "bear walk": bear_walk(), "bear wave": bear_wave(), "bear asleep": bear_asleep(),
    "rabbit sit": rabbit_sit(), "rabbit folded": rabbit_sit(ears="folded"), "rabbit run": rabbit_run(),
    "hare run": rabbit_run(hare=True), "hare upright": hare_upright(),
    "stag": stag(), "stag drink": stag("drink"), "doe": doe(), "doe drink": doe("drink"),
}  # fmt: skip
