"""Bushes, hedges, clipped trees, and wood without its tree: stumps, logs, roots, branches. Standing on (0, 0).

  bush(berries=False, seed) (110 high), hedge(width=240, height=90), topiary(kind="ball"|"cone"|"spiral"|"bird")
  stump(rings=True) (anchor "top": its table), hollow_trunk() (anchors "hollow", "perch"; ink "hole" may be a light)
  fallen_log() (lying, anchor "perch"), log_pile(), giant_root() (an arch; anchor "under")
  branch(leaves=True) grows from the left edge; anchors "perch", "hang", "end"
  tall_grass_ring(radius=60) hides where a thing meets the ground

Inks: "wood", "bark", "cut" (pale cut wood), "rim", "leaf", "shade", "shine", "fruit", "snow", "hole", "pot", "dark".
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from art.motif import Motif, Piece
from art.motifs.growth import Lobe, blade, foliage, inside, leaf, leaf_data, limb
from art.motifs.trees import GREEN
from art.shapes import circle, ellipse, path, rectangle, stroke


def stump(rings: bool = True) -> Motif:
    side = path(
        "M-92,3C-72,-4 -66,-20 -64,-74H64C66,-24 74,-6 98,3C76,12 62,4 44,10C20,4 -8,12 -30,6C-54,12 -78,12 -92,3Z"
    )
    top = ellipse(0, -76, 65, 22)
    pieces = [
        Piece(side, "wood", 24),
        Piece(
            stroke(
                "M-46,-44C-48,-24 -50,-14 -56,-4M-20,-48C-20,-26 -24,-12 "
                "-24,0M16,-46C18,-24 16,-12 22,-2M46,-48C48,-30 50,-16 58,-6",
                3.6,
            ),
            "bark",
        ),
        Piece(top, "bark"),
        Piece(ellipse(0, -77, 59, 18), "cut", 14),
    ]
    if rings:
        round_line = "".join(
            '<ellipse fill="none" stroke="#fff" stroke-width="2.6" '
            f'cx="{-i * 1.5}" cy="-77" rx="{48 - i * 14}" ry="{14 - i * 4.2:.1f}"/>'
            for i in range(3)
        )
        pieces.append(Piece(round_line + stroke("M6,-77L40,-86", 2.6), "wood"))
    sprig = limb([(54, -62), (70, -78), (74, -100)], 4, 3)
    pieces += [Piece(sprig, "leaf"), Piece(leaf(74, -98, 24, 13, -60) + leaf(72, -92, 20, 11, -150), "leaf", 6)]
    return Motif(tuple(pieces), GREEN, {"top": (0, -77), "foot": (0, 0), "crown": (0, -77)})


def hollow_trunk() -> Motif:
    trunk = path(
        "M-84,4C-58,-4 -54,-30 -54,-70C-54,-120 -50,-160 -60,-204C-50,-198 -44,-206 -36,-196C-26,-212 -14,-208 -8,-198"
        "C2,-214 14,-206 20,-196C32,-210 44,-204 52,-212C48,-160 52,-120 54,-70C56,-30 64,-6 90,4C66,12 50,4 34,10"
        "C12,4 -14,11 -34,6C-52,12 -70,10 -84,4Z"
    )
    broken = path(
        "M-56,-196C-50,-198 -44,-206 -36,-196C-26,-212 -14,-208 -8,-198C2,-214 14,-206 20,-196C32,-210 44,-204 50,-206"
        "C46,-190 40,-186 30,-188C14,-184 -10,-190 -26,-186C-40,-186 -50,-188 -56,-196Z"
    )
    hole = path("M-26,-22C-34,-66 -24,-112 2,-116C28,-114 34,-70 28,-24C10,-14 -12,-14 -26,-22Z")
    lip = path("M-34,-18C-44,-70 -30,-124 2,-128C34,-124 44,-70 36,-20C14,-6 -16,-6 -34,-18Z")
    marks = stroke(
        "M-44,-140C-42,-160 -46,-172 -46,-180M-30,-150C-28,-166 -30,-172 "
        "-28,-178M34,-142C32,-160 36,-170 36,-184M46,-60C46,-40 50,-28 56,-16"
        "M-46,-52C-48,-34 -52,-24 -58,-14M6,-146C4,-158 8,-166 6,-176",
        3.8,
    )
    arm = limb([(44, -160), (76, -176), (92, -206)], 17, 8) + limb([(74, -176), (96, -178), (108, -190)], 8, 4)
    moss = path("M-84,4C-66,-4 -58,-16 -56,-38C-50,-30 -48,-18 -40,-14C-36,-4 -24,-8 -18,5C-40,11 -66,11 -84,4Z")
    pieces = (
        Piece(arm, "wood", 8),
        Piece(trunk, "wood", 30),
        Piece(broken, "cut", 7),
        Piece(marks, "bark"),
        Piece(lip, "rim", 9),
        Piece(hole, "hole", 16),
        Piece(moss, "leaf", 8),
    )
    return Motif(
        pieces, {**GREEN, "rim": "#8a5f48"}, {"hollow": (2, -64), "top": (0, -200), "perch": (94, -206), "foot": (0, 0)}
    )


def fallen_log() -> Motif:
    body = path("M-118,-6C-124,-30 -116,-58 -100,-66C-40,-74 50,-70 104,-62C118,-46 118,-18 104,0C40,6 -60,6 -118,-6Z")
    end = ellipse(104, -31, 22, 32, 4)
    rings = "".join(
        '<ellipse fill="none" stroke="#fff" stroke-width="2.8" '
        f'cx="104" cy="-31" rx="{14 - i * 6}" ry="{21 - i * 10}"/>'
        for i in range(2)
    )
    marks = stroke(
        "M-96,-48C-60,-52 -40,-50 -22,-46M-84,-22C-50,-16 -20,-16 "
        "-4,-20M16,-50C40,-52 56,-52 70,-46M20,-14C36,-12 50,-12 70,-16",
        3.6,
    )
    arm = limb([(-34, -58), (-48, -92), (-74, -108)], 15, 7) + limb([(-46, -86), (-34, -104), (-32, -120)], 8, 4)
    moss = path(
        "M-106,-64C-96,-76 -70,-76 -56,-72C-20,-78 10,-76 30,-72C22,-60 10,-66 2,-56"
        "C-8,-64 -16,-54 -28,-62C-40,-52 -56,-64 -70,-54C-84,-62 -98,-52 -106,-64Z"
    )
    caps = "".join(
        path(f"M{x - 11},{y}C{x - 9},{y - 13} {x + 9},{y - 13} {x + 11},{y}Z") for x, y in ((52, -70), (70, -67))
    )
    stems = rectangle(48, -72, 7, 10) + rectangle(67, -68, 6, 8)
    pieces = (
        Piece(arm, "wood", 7),
        Piece(body, "wood", 26),
        Piece(marks, "bark"),
        Piece(end, "bark"),
        Piece(ellipse(104, -31, 18, 28, 4), "cut", 10),
        Piece(rings, "wood"),
        Piece(moss, "leaf", 8),
        Piece(stems, "cut"),
        Piece(caps, "fruit", 5),
    )
    return Motif(pieces, GREEN, {"top": (-10, -74), "perch": (-10, -74), "foot": (0, 0)})


def giant_root() -> Motif:
    back = limb([(-128, 6), (-100, -70), (-40, -120), (40, -118), (96, -60), (120, 8)], 30, 18, 10)
    front = limb([(-132, 8), (-110, -110), (-50, -176), (20, -150), (52, -90), (50, -30), (78, 8)], 50, 16, 10)
    small = limb([(-34, -160), (6, -120), (4, -60), (-16, 6)], 18, 9) + limb([(50, -70), (26, -30), (24, 8)], 12, 6)
    small += limb([(96, -60), (124, -40), (138, 8)], 10, 5)
    marks = stroke(
        "M-112,-30C-106,-90 -80,-140 -48,-160M-98,-70C-90,-106 -70,-134 "
        "-46,-146M-10,-160C16,-148 34,-120 40,-90M42,-60C44,-40 48,-24 58,-8",
        3.6,
    )
    pieces = (
        Piece(back, "shade", 14),
        Piece(small, "wood", 8),
        Piece(front, "wood", 18, lifted=True),
        Piece(marks, "bark"),
    )
    inks = {**GREEN, "shade": "#3f2a2a"}
    return Motif(pieces, inks, {"under": (10, 0), "top": (-46, -190), "foot": (0, 0)}).moved(0, 0, 0.9)


def bush(berries: bool = False, seed: int = 14) -> Motif:
    random = Random(seed)
    lobes: Sequence[Lobe] = ((-62, -34, 32), (-28, -62, 36), (22, -68, 38), (64, -40, 34), (0, -30, 34))
    crown, lit, shaded = foliage(random, lobes, 14)
    foot = rectangle(-86, -22, 176, 22, 10)
    pieces = [Piece(crown + foot, "leaf", 32), Piece(shaded, "shade"), Piece(lit, "shine")]
    if berries:
        spots = inside(lobes, random, 14, 0.85)
        pieces.append(Piece("".join(circle(x, y, 6) for x, y in spots), "fruit", 5))
        pieces.append(Piece("".join(circle(x - 2, y - 2, 1.6) for x, y in spots), "snow"))
    return Motif(tuple(pieces), GREEN, {"top": (10, -108), "crown": (0, -50), "foot": (0, 0)})


def hedge(width: float = 240, height: float = 90, seed: int = 15) -> Motif:
    random = Random(seed)
    half = width / 2
    body = rectangle(-half, -height, width, height, 12)
    rim, lit, shaded = "", "", ""
    for i in range(int(width / 8)):
        rim += leaf_data(-half + 6 + i * 8 * (width - 12) / width, -height + 3, 13, 7, random.uniform(-140, -40))
    for i in range(int(height / 9)):
        rim += leaf_data(-half + 3, -height + 8 + i * 9, 12, 6, random.uniform(150, 230))
        rim += leaf_data(half - 3, -height + 8 + i * 9, 12, 6, random.uniform(-50, 30))
    for _ in range(int(width * height / 260)):
        x, y = random.uniform(-half + 8, half - 8), random.uniform(-height + 6, -8)
        if random.random() < 0.6 - (y + height) / height * 0.4:
            lit += leaf_data(x, y, 11, 5.5, random.uniform(-150, -30))
        else:
            shaded += leaf_data(x, y, 11, 5.5, random.uniform(0, 180))
    pieces = (Piece(body + path(rim), "leaf", 28), Piece(path(shaded), "shade"), Piece(path(lit), "shine"))
    return Motif(
        pieces, GREEN, {"top": (0, -height), "foot": (0, 0), "left": (-half, -height), "right": (half, -height)}
    )


def _coils() -> list[Sequence[Lobe]]:
    """The turns of a clipped spiral, from its foot up."""
    turns: list[Sequence[Lobe]] = []
    for i, wide in enumerate((42, 35, 28, 20, 12)):
        y = -66 - i * 28
        turns.append(
            [
                (-wide + wide * 2 * t, y - 14 * t, wide * 0.34 + 5 * (1 - abs(2 * t - 1)))
                for t in (0.08, 0.3, 0.52, 0.74, 0.92)
            ]
        )
    return turns


def topiary(kind: str = "ball", seed: int = 16) -> Motif:
    random = Random(seed)
    stem = rectangle(-6, -120, 12, 90) if kind in ("ball", "bird") else rectangle(-6, -190, 12, 160)
    tub = path("M-38,-44H38L30,2H-30Z")
    band = rectangle(-42, -50, 84, 13, 3)
    lobes: Sequence[Lobe] = {
        "ball": ((0, -150, 50), (0, -78, 22)),
        "cone": ((0, -70, 46), (0, -98, 38), (0, -126, 30), (0, -152, 21), (0, -176, 13), (0, -194, 7)),
        "spiral": (),
        "bird": ((-6, -140, 32), (-36, -138, 19), (14, -150, 26), (36, -178, 17), (-60, -150, 12), (-74, -164, 9)),
    }[kind]
    pieces = [Piece(stem, "wood")]
    for part in _coils() if kind == "spiral" else [lobes]:
        crown, lit, shaded = foliage(random, part, 9)
        pieces += [Piece(crown, "leaf", 24, lifted=True), Piece(shaded, "shade"), Piece(lit, "shine")]
    if kind == "bird":
        pieces.insert(2, Piece(leaf(48, -180, 24, 11, 6), "leaf"))
    pieces += [Piece(tub, "pot", 18), Piece(band, "pot", 7, lifted=True)]
    inks = {**GREEN, "pot": "#b9573b"}
    return Motif(tuple(pieces), inks, {"top": (0, -200), "crown": (0, -140), "foot": (0, 0)})


def log_pile() -> Motif:
    logs = [(-66, -24), (-18, -23), (30, -24), (78, -23), (-42, -65), (6, -64), (54, -66), (-18, -106), (30, -106)]
    bark = "".join(circle(x, y, 25) for x, y in logs)
    cut = "".join(ellipse(x - 1, y - 1, 20, 19, 20) for x, y in logs)
    rings = "".join(
        f'<ellipse fill="none" stroke="#fff" stroke-width="2.6" cx="{x - 2}" cy="{y}" rx="11" ry="10"/>'
        + circle(x - 3, y, 2.6)
        for x, y in logs
    )
    pieces = (Piece(bark, "wood", 10), Piece(cut, "cut", 10), Piece(rings, "wood"))
    return Motif(pieces, GREEN, {"top": (6, -130), "perch": (6, -130), "foot": (0, 0)})


def branch(leaves: bool = True, seed: int = 17) -> Motif:
    random = Random(seed)
    main = [(-140.0, -84.0), (-70.0, -108.0), (0.0, -102.0), (64.0, -118.0), (116.0, -112.0)]
    wood = limb(main, 21, 5) + limb([(-60, -108), (-34, -138), (-20, -168)], 11, 4)
    wood += limb([(16, -104), (40, -84), (52, -56)], 9, 3.4) + limb([(58, -116), (78, -142), (100, -152)], 8, 3.4)
    pieces = [
        Piece(wood, "wood", 9),
        Piece(stroke("M-120,-90C-96,-100 -80,-104 -66,-104M-40,-106C-20,-104 0,-100 18,-104", 2.6), "bark"),
    ]
    if leaves:
        dark, bright = "", ""
        for x, y in (
            (-20, -168),
            (52, -56),
            (100, -152),
            (116, -112),
            (84, -114),
            (-30, -142),
            (40, -84),
            (78, -142),
            (-4, -102),
            (-90, -102),
        ):
            for turn in (-140, -60, 30):
                data = leaf_data(x, y, random.uniform(24, 32), 13, turn + random.uniform(-25, 25))
                if turn == -60:
                    bright += data
                else:
                    dark += data
        pieces += [Piece(path(dark), "leaf", 8, lifted=True), Piece(path(bright), "shine", 8)]
    return Motif(tuple(pieces), GREEN, {"end": (116, -112), "perch": (0, -108), "hang": (52, -56), "foot": (-140, -84)})


def tall_grass_ring(radius: float = 60, seed: int = 19) -> Motif:
    """Grass at the foot of a tree or a stone, to hide where it meets the ground."""
    random = Random(seed)
    dark, bright = "", ""
    for i in range(int(radius / 2.2)):
        x = random.uniform(-radius, radius)
        shape = blade(x, 4, random.uniform(12, 30), 5, -90 + x / radius * 30, random.uniform(-30, 30))
        if i % 3:
            dark += shape
        else:
            bright += shape
    return Motif((Piece(dark, "leaf"), Piece(bright, "shine")), GREEN, {"top": (0, -30), "foot": (0, 0)})


GALLERY: dict[str, Motif] = {
    "bush": bush(), "bush with berries": bush(berries=True), "hedge": hedge(),
    **{f"topiary {kind}": topiary(kind) for kind in ("ball", "cone", "spiral", "bird")},
    "stump": stump(), "hollow trunk": hollow_trunk(), "fallen log": fallen_log(), "log pile": log_pile(),
    "giant root": giant_root(), "branch": branch(), "branch bare": branch(leaves=False),
    "grass ring": tall_grass_ring(),
}  # fmt: skip
