"""Parts of buildings and what stands in streets. See art.motifs.buildings for the list."""

from __future__ import annotations

import math

from art.colour import Colour, mix
from art.motif import Motif, Piece
from art.motifs.indoors import foliage
from art.palettes import Palette
from art.shapes import Point, circle, ellipse, line, path, polygon, rectangle, stroke

INKS: dict[str, Colour] = {
    "wall": "#e0b184", "roof": "#a8412f", "stone": "#9c9088", "wood": "#8a5636", "dark": "#241a2c", "glow": "#fbdf96",
    "door": "#2f6470", "trim": "#f6ead0", "metal": "#3b4757", "hot": "#c9452f", "cool": "#4f8a94", "green": "#4d7a52",
    "brass": "#d09a44", "water": "#7fb4bd",
}  # fmt: skip


def painted(palette: Palette, choice: int = 0) -> dict[str, Colour]:
    """The inks of every building and part in a palette; `choice` (0 to 4) varies walls and roofs along a street."""
    p, k = palette, choice % 5
    if p.dark:
        wall = (mix(p.far, p.light, 0.12), mix(p.hot, p.near, 0.45), mix(p.warm, p.near, 0.4),
                mix(p.cool, p.near, 0.42),
                mix(p.far, p.near, 0.35))[k]  # fmt: skip
        roof = (p.near, mix(p.near, p.deep, 0.5), mix(p.hot, p.near, 0.35), p.near, mix(p.hot, p.deep, 0.3))[k]
    else:
        wall = (mix(p.light, p.far, 0.3), mix(p.hot, p.light, 0.42), mix(p.warm, p.light, 0.3),
                mix(p.cool, p.light, 0.45),
                mix(p.far, p.middle, 0.3))[k]  # fmt: skip
        roof = (p.hot, p.near, mix(p.middle, p.hot, 0.4), mix(p.near, p.deep, 0.4), p.near)[k]
    return {
        "wall": wall, "roof": roof, "stone": mix(p.far, p.near, 0.45 if p.dark else 0.3),
        "wood": mix(p.near, p.warm, 0.35),
        "dark": p.deep, "glow": p.light if p.dark else mix(p.warm, p.light, 0.35),
        "door": (p.cool, p.near, p.hot)[k % 3],
        "trim": mix(p.light, p.far, 0.25 if p.dark else 0.05), "metal": mix(p.deep, p.cool, 0.25), "hot": p.hot,
        "cool": p.cool,
        "green": foliage(p), "brass": mix(p.warm, p.middle, 0.15),
        "water": mix(p.cool, p.light, 0.4),
    }  # fmt: skip


def made(*pieces: Piece, **anchors: Point) -> Motif:
    return Motif(pieces, INKS, anchors)


def grid(
    x: float, y: float, columns: int, rows: int, dx: float, dy: float, wide: float, tall: float, round_: float = 1.5
) -> str:
    """A grid of windows, the first at (x, y)."""
    return "".join(rectangle(x + i * dx, y + j * dy, wide, tall, round_) for j in range(rows) for i in range(columns))


def arched(x: float, y: float, wide: float, tall: float) -> str:
    """An opening with a round head, standing on (x, y), x being its middle."""
    half = wide / 2
    return path(
        f"M{x - half:.1f},{y:.1f}V{y - tall + half:.1f}A{half:.1f},{half:.1f} 0 0 1 "
        f"{x + half:.1f},{y - tall + half:.1f}V{y:.1f}Z"
    )


def _door_frame() -> tuple[Piece, ...]:
    return (
        Piece(rectangle(-66, -214, 132, 214, 4), "trim", 10),
        Piece(rectangle(-74, -222, 148, 14, 4), "trim", 6),
        Piece(rectangle(-52, -200, 104, 200), "dark"),
    )


def door(state: str = "closed") -> Motif:
    """A door in its frame: "closed", "ajar", "open" (light within, anchor "threshold"), or "revolving"."""
    if state == "revolving":
        return made(
            Piece(rectangle(-92, -222, 184, 222, 4), "wood", 12),
            Piece(path("M-78,-200C-40,-212 40,-212 78,-200V0H-78Z"), "glow", 20),
            Piece(path("M-78,-198L-10,-190V-8L-78,0Z"), "cool", 12),
            Piece(path("M78,-198L10,-190V-8L78,0Z"), "cool", 12),
            Piece(line([(0, -204), (0, 0)], 9) + line([(-78, -202), (-78, 0)], 9) + line([(78, -202), (78, 0)], 9)
                  + line([(-44, -196), (-44, -2)], 4) + line([(44, -196), (44, -2)], 4), "wood"),
            Piece(line([(-70, -100), (-14, -100)], 7) + line([(14, -100), (70, -100)], 7), "brass"),
            Piece(rectangle(-98, -232, 196, 20, 5), "brass", 7),
            threshold=(0, 0),
        )  # fmt: skip
    pieces = _door_frame()
    panels = (
        rectangle(-36, -178, 30, 64, 3)
        + rectangle(6, -178, 30, 64, 3)
        + rectangle(-36, -92, 30, 70, 3)
        + rectangle(6, -92, 30, 70, 3)
    )
    if state == "closed":
        pieces += (
            Piece(rectangle(-50, -198, 100, 198, 1), "door", 18), Piece(panels, "dark"),
            Piece(panels.replace("width=\"30.0\"", "width=\"26.0\""), "door", 7), Piece(circle(38, -102, 7), "brass",
                                                                                        5),
        )  # fmt: skip
    elif state == "ajar":
        leaf = [(-50, -198), (28, -206), (28, 8), (-50, 0)]
        pieces += (
            Piece(rectangle(20, -200, 32, 200), "glow", 10), Piece(polygon(leaf), "door", 18, True),
            Piece(polygon([(-40, -178), (-16, -180), (-16, -114), (-40, -114)])
                  + polygon([(-6, -181), (16, -183), (16, -114), (-6, -114)])
                  + polygon([(-40, -94), (-16, -94), (-16, -18), (-40, -20)])
                  + polygon([(-6, -94), (16, -94), (16, -15), (-6, -17)]), "dark"),
            Piece(circle(20, -102, 6.5), "brass", 5),
        )  # fmt: skip
    else:
        leaf = [(-52, -200), (-108, -222), (-108, 20), (-52, 0)]
        pieces += (
            Piece(rectangle(-50, -198, 100, 198), "glow", 30), Piece(polygon(leaf), "door", 16, True),
            Piece(polygon([(-62, -180), (-96, -192), (-96, -118), (-62, -112)])
                  + polygon([(-62, -92), (-96, -94), (-96, -6), (-62, -16)]), "dark"),
            Piece(circle(-100, -102, 6), "brass", 5),
        )  # fmt: skip
    return Motif(
        (*pieces, Piece(rectangle(-72, -4, 144, 8, 2), "stone")), INKS, {"threshold": (0, 0), "knob": (38, -102)}
    )


def window(state: str = "closed") -> Motif:
    """A window 200 high: "closed", "lit", "open" (casements folded out), "shuttered", "curtains"."""
    frame = (Piece(rectangle(-64, -206, 128, 196, 4), "trim", 8),)
    sill = (Piece(rectangle(-78, -16, 156, 16, 4), "trim", 7, True),)
    cross = Piece(
        line([(0, -192), (0, -18)], 6) + line([(-52, -126), (52, -126)], 6) + line([(-52, -70), (52, -70)], 5), "trim"
    )
    glass = rectangle(-52, -194, 104, 180)
    gleam = Piece(stroke("M-42,-142L-18,-180M-40,-156L-30,-172M14,-84L34,-114", 4.5), "trim")
    if state == "closed":
        middle: tuple[Piece, ...] = (Piece(glass, "cool", 20), gleam, cross)
    elif state == "lit":
        middle = (Piece(glass, "glow", 24), cross)
    elif state == "curtains":
        left = "M-52,-194H-4C-10,-150 -40,-110 -46,-88C-40,-60 -34,-40 -34,-14H-52Z"
        middle = (
            Piece(glass, "glow", 24), cross, Piece(path(left), "hot", 10), Piece(path(_mirrored(left)), "hot", 10),
            Piece(rectangle(-54, -92, 16, 8, 4) + rectangle(38, -92, 16, 8, 4), "brass"),
        )  # fmt: skip
    elif state == "shuttered":
        slats = "".join(line([(s * 10, -184 + k * 15), (s * 46, -184 + k * 15)], 5) for k in range(12) for s in (-1, 1))
        middle = (
            Piece(rectangle(-54, -196, 53, 184, 2) + rectangle(1, -196, 53, 184, 2), "door", 12), Piece(slats, "dark"),
            Piece(circle(-6, -102, 4) + circle(6, -102, 4), "brass"),
        )  # fmt: skip
    else:
        leaf = [(-54, -196), (-112, -212), (-112, 4), (-54, -12)]
        panes = polygon([(-62, -182), (-104, -194), (-104, -114), (-62, -110)]) + polygon(
            [(-62, -98), (-104, -100), (-104, -12), (-62, -24)]
        )
        right = polygon([(-x, y) for x, y in leaf])
        middle = (
            Piece(glass, "dark", 20), Piece(polygon(leaf) + right, "trim", 9, True),
            Piece(panes + f'<g transform="scale(-1,1)">{panes}</g>', "cool", 7),
        )  # fmt: skip
    return Motif(frame + middle + sill, INKS, {"sill": (0, -16), "middle": (0, -104)})


def _mirrored(data: str) -> str:
    """Path data flipped left to right; only for data that writes every coordinate as x,y after M, C, and H x."""
    flipped, number, first = "", "", True
    for sign in data + " ":
        if sign in "-.0123456789":
            number += sign
            continue
        if number:
            flipped += (number[1:] if number[0] == "-" else "-" + number) if first else number
            first = sign != ","
            number = ""
        if sign.isalpha():
            first = sign != "V"
        flipped += sign
    return flipped.strip()


BALCONY = made(
    Piece(arched(0, -30, 84, 170), "trim", 8),
    Piece(arched(0, -30, 66, 158), "glow", 16),
    Piece(line([(0, -186), (0, -30)], 6) + line([(-32, -110), (32, -110)], 5), "trim"),
    Piece(path("M-96,-34H96L84,-16C60,-10 40,-6 30,0H-30C-40,-6 -60,-10 -84,-16Z"), "stone", 10, True),
    Piece("".join(stroke(f"M{x},-92C{x - 8},-76 {x + 8},-56 {x},-36", 5) for x in range(-84, 85, 21)), "metal"),
    Piece(rectangle(-100, -98, 200, 9, 4) + rectangle(-98, -40, 196, 8, 3), "metal"),
    floor=(0, -36), rail=(0, -98),
)  # fmt: skip


def stairs(steps: int = 8, rail: bool = True) -> Motif:
    """A free-standing flight rising to the right, 200 high; anchors "step 0".. , "top", "foot"."""
    run, rise = 24.0, 200 / steps
    left = -run * steps / 2
    outline: list[Point] = [(left, 0)]
    treads, anchors = "", {}
    for i in range(steps):
        x, y = left + i * run, -(i + 1) * rise
        outline += [(x, y), (x + run, y)]
        treads += rectangle(x - 4, y, run + 5, 6, 2)
        anchors[f"step {i}"] = (x + run / 2, y)
    right = left + steps * run
    outline += [(right, 0), (right - 26, 0), (right - 26, -rise * (steps - 2)), (left + run * 2.4, 0)]
    pieces = [Piece(polygon(outline), "stone", 16), Piece(treads, "trim")]
    if rail:
        posts = "".join(line([(x, y), (x, y - 48)], 4.5) for x, y in list(anchors.values())[::2])
        first, last = anchors["step 0"], anchors[f"step {steps - 1}"]
        pieces += [Piece(posts + line([(first[0] - 8, first[1] - 44), (last[0] + 8, last[1] - 52)], 7), "wood")]
    return made(*pieces, **anchors, top=(right - 10, -200), foot=(left, 0))


def spiral_stair(turns: float = 1.6) -> Motif:
    """A spiral staircase around a post, 200 high; anchors "top", "foot"."""
    per_turn, wide, flat = 12, 74.0, 20.0
    count = int(turns * per_turn)
    rise = 176 / count

    def rim(step: float, up: float = 0) -> Point:
        angle = step / per_turn * math.tau + 0.6
        return wide * math.cos(angle), -14 - step * rise - up + flat * math.sin(angle)

    layers = {(near, kind): "" for near in (False, True) for kind in ("tread", "edge", "rail")}
    for step in range(count):
        near = math.sin((step + 0.5) / per_turn * math.tau + 0.6) > 0
        (x0, y0), (x1, y1) = rim(step), rim(step + 1)
        y1 += rise
        hub = -14 - step * rise
        layers[near, "tread"] += polygon([(0, hub), (x0, y0), (x1, y1)])
        layers[near, "edge"] += polygon([(x0, y0), (x1, y1), (x1, y1 + 7), (x0, y0 + 7)])
        layers[near, "rail"] += line([rim(step, 40), rim(step + 1, 40)], 6) + line(
            [rim(step + 0.5), rim(step + 0.5, 40)], 4
        )
    return made(
        Piece(ellipse(0, -6, 80, 14), "stone", 6),
        Piece(layers[False, "rail"], "metal"),
        Piece(layers[False, "edge"] + layers[False, "tread"], "wood"),
        Piece(rectangle(-8, -236, 16, 230, 5), "metal", 6),
        Piece(layers[True, "tread"], "trim"),
        Piece(layers[True, "edge"], "wood"),
        Piece(layers[True, "rail"], "metal"),
        Piece(circle(0, -240, 11), "brass", 6),
        top=rim(count), foot=rim(0),
    )  # fmt: skip


def ladder(height: float = 200) -> Motif:
    """An upright ladder; anchor "top"."""
    rails = line([(-26, 0), (-19, -height)], 8) + line([(26, 0), (19, -height)], 8)
    count = max(3, int(height / 26))
    rungs = "".join(
        line([(-26 + 7 * k / count, -height * k / count), (26 - 7 * k / count, -height * k / count)], 6.5)
        for k in range(1, count)
    )
    return made(Piece(rungs, "wood"), Piece(rails, "wood", 5), top=(0, -height), middle=(0, -height / 2))


WALL_WITH_DOOR = made(
    Piece(path("M-150,0V-150C-120,-162 -96,-150 -70,-158C-40,-166 60,-166 90,-156C116,-150 130,-160 150,-150V0Z"),
          "wall", 30),
    Piece("".join(rectangle(x, y, 26, 11, 3) for x, y in ((-138, -120), (-104, -60), (-128, -26), (76, -132),
                                                          (112, -96),
          (82, -50), (116, -22), (-86, -134))), "stone", 4),
    Piece(arched(0, 0, 84, 128), "stone", 9),
    Piece(arched(0, 0, 64, 116), "door", 14),
    Piece(line([(-16, -104), (-16, 0)], 3) + line([(0, -114), (0, 0)], 3) + line([(16, -104), (16, 0)], 3)
          + line([(-28, -80), (10, -80)], 5) + line([(-28, -28), (10, -28)], 5), "dark"),
    Piece(circle(20, -54, 5), "brass"),
    Piece(path("M-156,-150C-120,-168 -96,-156 -70,-164C-40,-172 60,-172 90,-162C116,-156 130,-166 156,-150L152,-142"
               "C130,-154 116,-144 90,-150C60,-160 -40,-160 -70,-152C-96,-144 -120,-154 -152,-142Z"), "roof", 6),
    Piece(path("M96,-158C92,-130 104,-112 94,-88C108,-96 116,-112 110,-132C122,-124 132,-130 130,-156Z"), "green", 7),
    door=(0, 0), top=(0, -166),
)  # fmt: skip

GATE = made(
    Piece("".join(line([(x, -4), (x, -128 - 40 * math.cos(x / 62))], 6) for x in range(-62, 63, 15)), "metal"),
    Piece("".join(path(f"M{x},{-146 - 40 * math.cos(x / 62):.0f}l6,16l-6,7l-6,-7Z") for x in range(-62, 63, 15)),
          "brass"),
    Piece(stroke("M-70,-96H70M-70,-22H70", 6) + stroke("M-30,-96C-30,-60 -60,-60 -60,-90M30,-96C30,-60 60,-60 60,-90"
          "M-12,-96C-12,-50 -46,-44 -46,-70M12,-96C12,-50 46,-44 46,-70", 5), "metal"),
    Piece(rectangle(-112, -176, 42, 176, 3) + rectangle(70, -176, 42, 176, 3), "stone", 14),
    Piece(rectangle(-118, -184, 54, 14, 3) + rectangle(64, -184, 54, 14, 3) + rectangle(-118, -16, 54, 16, 2)
          + rectangle(64, -16, 54, 16, 2), "trim", 6),
    Piece(circle(-91, -200, 17) + circle(91, -200, 17), "stone", 9),
    middle=(0, -100), left_post=(-91, -217), right_post=(91, -217),
)  # fmt: skip

ARCH = made(
    Piece('<path fill-rule="evenodd" d="M-104,0V-186H104V0Z M-48,0V-84A48,50 0 0 1 48,-84V0Z"/>', "stone", 22),
    Piece(rectangle(-118, -206, 236, 24, 4) + rectangle(-112, -152, 64, 9, 2) + rectangle(48, -152, 64, 9, 2), "trim",
          8),
    Piece(path("M-10,-150H10L7,-124H-7Z") + stroke("M-56,-2V-86A56,58 0 0 1 56,-86V-2", 6), "trim"),
    Piece(rectangle(-110, -12, 62, 12, 2) + rectangle(48, -12, 62, 12, 2), "trim", 5),
    Piece("".join(rectangle(x, y, 22, 9, 2) for x, y in ((-96, -120), (-84, -70), (72, -100), (60, -40), (-94, -34))),
          "wall"),
    top=(0, -206), key=(0, -150),
)  # fmt: skip

STONE_BRIDGE = made(
    Piece('<path fill-rule="evenodd" d="M-190,0V-66C-110,-96 -60,-122 0,-122C60,-122 110,-96 190,-66V0Z'
          'M-66,0A66,74 0 0 1 66,0Z M-158,0A34,42 0 0 1 -90,0Z M90,0A34,42 0 0 1 158,0Z"/>', "stone", 22),
    Piece(stroke("M-192,-82C-110,-112 -60,-138 0,-138C60,-138 110,-112 192,-82", 13), "trim"),
    Piece(stroke("M-74,0A74,82 0 0 1 74,0", 6), "trim"),
    Piece("".join(rectangle(x, y, 20, 8, 2) for x, y in ((-60, -96), (-100, -62), (40, -92), (86, -66), (-166, -56),
                                                         (140, -54))),
          "wall"),
    top=(0, -138), left=(-190, -76), right=(190, -76),
)  # fmt: skip


def rope_bridge(span: float = 360, sag: float = 54) -> Motif:
    """A rope bridge between two posts; anchors "left", "right", "middle" on its planks."""
    half, top = span / 2, -120.0

    def at(x: float, drop: float) -> Point:
        return x, top + drop + sag * (1 - (x / half) ** 2)

    planks = ""
    for k in range(int(span / 17)):
        x = -half + 9 + k * 17
        slope = math.degrees(math.atan(-2 * sag * x / half**2))
        y = at(x, 60)[1]
        planks += f'<g transform="rotate({slope:.1f} {x:.1f} {y:.1f})">{rectangle(x - 6.5, y - 3, 13, 8, 2)}</g>'
    curve = [at(-half + span * k / 24, 0) for k in range(25)]
    lower = [at(-half + span * k / 24, 62) for k in range(25)]
    hangers = "".join(line([curve[k], lower[k]], 3.4) for k in range(1, 24, 2))
    posts = line([(-half, -150), (-half - 4, 0)], 13) + line([(half, -150), (half + 4, 0)], 13)
    return made(
        Piece(hangers, "brass"), Piece(line(lower, 5), "brass"), Piece(planks, "wood", 0), Piece(line(curve, 5.5),
                                                                                                 "brass"),
        Piece(posts, "wood", 5), middle=at(0, 58), left=at(-half, 58), right=at(half, 58), rope=at(0, 0),
    )  # fmt: skip


def viaduct(arches: int = 5, width: float = 84, height: float = 200) -> Motif:
    """A railway viaduct; rails on top (anchor "rails")."""
    total = arches * width
    holes = ""
    for k in range(arches):
        x0 = -total / 2 + k * width + 12
        bend, spring = width / 2 - 12, -height + 74
        holes += f"M{x0:.0f},0V{spring:.0f}A{bend:.0f},{bend:.0f} 0 0 1 {x0 + width - 24:.0f},{spring:.0f}V0Z"
    body = f'<path fill-rule="evenodd" d="M{-total / 2:.0f},0V{-height + 14:.0f}H{total / 2:.0f}V0Z{holes}"/>'
    piers = "".join(rectangle(-total / 2 + k * width - 16, -height + 74, 32, 8, 2) for k in range(1, arches))
    return made(
        Piece(body, "stone", 8), Piece(rectangle(-total / 2 - 4, -height + 6, total + 8, 14, 2) + piers, "trim", 5),
        Piece(line([(-total / 2, -height + 2), (total / 2, -height + 2)], 4), "metal"),
        rails=(0, -height), left=(-total / 2, -height), right=(total / 2, -height),
    )  # fmt: skip


WELL = made(
    Piece(rectangle(-62, -176, 10, 130, 2) + rectangle(52, -176, 10, 130, 2), "wood", 5),
    Piece(line([(-62, -132), (62, -132)], 10) + line([(62, -132), (82, -132), (82, -112)], 6), "wood"),
    Piece(line([(-6, -130), (-6, -92)], 4), "brass"),
    Piece(path("M-20,-94H8L4,-66H-16Z"), "wood", 6),
    Piece(ellipse(0, -58, 80, 17), "dark"),
    Piece(path("M-80,-58C-80,-40 80,-40 80,-58L74,-4C60,6 -60,6 -74,-4Z"), "stone", 18),
    Piece("".join(rectangle(x, y, 28, 12, 4) for x, y in ((-64, -36), (-24, -30), (20, -34), (-46, -14), (2, -12),
                                                          (40, -18))), "wall", 4),
    Piece(path("M-92,-164L0,-218L92,-164L84,-156H-84Z"), "roof", 14),
    rope=(-6, -92), rim=(0, -50),
)  # fmt: skip

FOUNTAIN = made(
    Piece(stroke("M0,-176C-30,-214 -62,-190 -66,-120M0,-176C30,-214 62,-190 66,-120M0,-176C-10,-222 -28,-206 -34,-128"
                 "M0,-176C10,-222 28,-206 34,-128", 5.5), "water"),
    Piece(path("M-10,-110C-12,-140 -8,-150 -6,-172H6C8,-150 12,-140 10,-110Z"), "stone", 7),
    Piece(path("M-74,-122C-70,-98 -40,-90 -14,-88L-18,-30H18L14,-88C40,-90 70,-98 74,-122Z"), "stone", 14),
    Piece(ellipse(0, -122, 76, 10), "water", 4),
    Piece(stroke("M-64,-112C-84,-96 -92,-74 -92,-46M64,-112C84,-96 92,-74 92,-46M-46,-104C-58,-90 -60,-70 -60,-46"
                 "M46,-104C58,-90 60,-70 60,-46", 5), "water"),
    Piece(ellipse(0, -46, 136, 17), "water", 6),
    Piece(path("M-140,-46C-140,-26 140,-26 140,-46L132,-6C100,6 -100,6 -132,-6Z"), "stone", 16),
    Piece(stroke("M-140,-46C-136,-24 136,-24 140,-46", 8), "trim"),
    top=(0, -190), basin=(0, -46),
)  # fmt: skip

STREET_LAMP = made(
    Piece(path("M-20,0C-16,-14 -10,-18 -7,-30L-4,-150H4L7,-30C10,-18 16,-14 20,0Z"), "metal", 6),
    Piece(rectangle(-9, -96, 18, 8, 3) + rectangle(-11, -40, 22, 8, 3) + line([(-22, -146), (22, -146)], 5), "metal"),
    Piece(path("M-14,-154H14L22,-200H-22Z"), "glow", 8),
    Piece(stroke("M-14,-154L-22,-200M14,-154L22,-200M0,-154V-200", 4) + rectangle(-15, -158, 30, 8, 3), "metal"),
    Piece(path("M-28,-198C-20,-214 -8,-222 0,-224C8,-222 20,-214 28,-198Z") + circle(0, -228, 6), "metal", 6),
    light=(0, -176), arm=(22, -146),
)  # fmt: skip

PARK_BENCH = made(
    Piece(stroke("M-80,0C-72,-30 -84,-40 -70,-52C-80,-80 -84,-100 -92,-112M80,0C72,-30 84,-40 70,-52"
                 "C80,-80 84,-100 92,-112"
                 "M-74,-50C-60,-60 -62,-80 -78,-78M74,-50C60,-60 62,-80 78,-78", 7), "metal"),
    Piece("".join(rectangle(-104 - k * 2, -108 + k * 17, 208 + k * 4, 12, 4) for k in range(3)), "wood", 5),
    Piece(path("M-100,-56H100L108,-44H-108Z"), "wood", 5),
    Piece(rectangle(-108, -46, 216, 8, 3), "wood"),
    seat=(0, -56), back=(0, -108),
)  # fmt: skip

KIOSK = made(
    Piece(path("M-66,0V-130H66V0Z"), "door", 20),
    Piece(rectangle(-54, -122, 108, 64, 3), "glow", 14),
    Piece("".join(rectangle(x, y, 18, 24, 2) for x, y in ((-50, -118), (-28, -118), (32, -118))), "trim"),
    Piece("".join(rectangle(x, -118, 14, 18, 2) for x in (-6, 12)), "hot"),
    Piece(rectangle(-72, -60, 144, 10, 3), "trim", 5, True),
    Piece(rectangle(-52, -40, 44, 32, 3) + rectangle(8, -40, 44, 32, 3), "dark"),
    Piece(path("M-92,-128C-72,-150 -40,-160 -22,-176C-12,-186 12,-186 22,-176C40,-160 72,-150 92,-128Z"), "roof", 14),
    Piece("".join(path(f"M{-92 + k * 23},-130h23a11.500,12 0 0 1 -23,0Z") for k in range(8)), "trim"),
    Piece(line([(0, -182), (0, -204)], 5) + circle(0, -208, 8), "brass"),
    counter=(0, -60), top=(0, -210),
)  # fmt: skip

STALL = made(
    Piece(rectangle(-92, -164, 9, 164) + rectangle(83, -164, 9, 164), "wood", 4),
    Piece(rectangle(-96, -72, 192, 72, 3), "wood", 14),
    Piece("".join(line([(x, -66), (x, -4)], 3) for x in range(-72, 90, 24)), "dark"),
    Piece("".join(path(f"M{x},-74L{x - 6},-96H{x + 56}L{x + 50},-74Z") for x in (-92, -28, 36)), "brass", 6),
    Piece("".join(circle(x, y, 9) for x, y in ((-84, -100), (-66, -102), (-48, -100), (-75, -112), (-57, -112))),
          "hot", 4),
    Piece("".join(circle(x, y, 9) for x, y in ((-20, -100), (-2, -102), (16, -100), (-11, -112), (7, -112))), "green",
          4),
    Piece("".join(ellipse(x, y, 12, 8) for x, y in ((46, -100), (66, -102), (82, -100), (56, -110), (74, -110))),
          "glow", 4),
    Piece(rectangle(-100, -78, 200, 9, 3), "wood"),
    Piece(path("M-96,-206H96L118,-154H-118Z"), "trim", 10),
    Piece("".join(polygon([(-96 + k * 192 / 7, -206), (-96 + (k + 1) * 192 / 7, -206), (-118 + (k + 1) * 236 / 7, -154),
                           (-118 + k * 236 / 7, -154)]) for k in range(0, 7, 2)), "hot", 6),
    Piece("".join(path(f"M{-118 + k * 236 / 7:.1f},-156h33.700a16.800,15 0 0 1 -33.700,0Z") for k in range(0, 7, 2)),
          "hot"),
    Piece("".join(path(f"M{-118 + k * 236 / 7:.1f},-156h33.700a16.800,15 0 0 1 -33.700,0Z") for k in range(1, 7, 2)),
          "trim"),
    counter=(0, -78), top=(0, -206),
)  # fmt: skip


def column(height: float = 200, broken: bool = False) -> Motif:
    """A fluted column; broken, it ends in a jagged top (anchor "top")."""
    tall = height - 34
    shaft = f"M-26,-16L-21,{-tall}H21L26,-16Z"
    if broken:
        shaft = (
            f"M-26,-16L-22,{-tall * 0.8:.0f}C-14,{-tall * 0.92:.0f} -6,{-tall * 0.72:.0f} 2,{-tall * 0.78:.0f}"
            f"C8,{-tall * 0.66:.0f} 14,{-tall * 0.62:.0f} 23,{-tall * 0.58:.0f}L26,-16Z"
        )
    flutes = ""
    for x in (-14, -4, 7, 17):
        share = 0.98 if not broken else 0.72 if x < 0 else 0.54
        flutes += line([(x, -24), (x * 0.84, -tall * share)], 4)
    pieces = [
        Piece(path(shaft), "stone", 14),
        Piece(flutes, "trim"),
        Piece(rectangle(-38, -16, 76, 16, 3), "trim", 6),
    ]
    if not broken:
        pieces += [
            Piece(path(f"M-22,{-tall}C-24,{-tall - 12} -34,{-tall - 8} -36,{-tall - 18}H36C34,{-tall - 8} "
                       f"24,{-tall - 12} 22,{-tall}Z"), "trim", 6),
            Piece(rectangle(-42, -height, 84, 17, 3), "trim", 6),
        ]  # fmt: skip
    return made(*pieces, top=(0, -height if not broken else -tall * 0.76))


PEDESTAL = made(
    Piece(rectangle(-62, -18, 124, 18, 2) + rectangle(-54, -30, 108, 14, 2), "trim", 6),
    Piece(path("M-46,-30L-42,-104H42L46,-30Z"), "stone", 18),
    Piece(rectangle(-28, -92, 56, 50, 3), "wall", 6),
    Piece(rectangle(-54, -118, 108, 16, 3), "trim", 6, True),
    top=(0, -118),
)  # fmt: skip

STATUE_BASE = made(
    Piece(rectangle(-112, -16, 224, 16, 2) + rectangle(-96, -30, 192, 16, 2), "trim", 6),
    Piece(path("M-80,-30V-140H80V-30Z"), "stone", 24),
    Piece(rectangle(-54, -122, 108, 70, 3), "wall", 8),
    Piece(rectangle(-92, -154, 184, 16, 3) + rectangle(-84, -164, 168, 12, 3), "trim", 7, True),
    Piece(path("M-40,-96C-20,-112 20,-112 40,-96C30,-78 10,-70 0,-66C-10,-70 -30,-78 -40,-96Z"), "stone", 7),
    top=(0, -164),
)  # fmt: skip


def scaffold(floors: int = 3, bays: int = 2) -> Motif:
    """Scaffolding of poles and planks, 200 high for three floors; anchors "floor 1".. on the planks."""
    wide, tall = bays * 90.0, 66.0
    poles = "".join(
        line([(-wide / 2 + k * 90, 0), (-wide / 2 + k * 90, -floors * tall - 22)], 6.5) for k in range(bays + 1)
    )
    braces, planks, anchors = "", "", {}
    for j in range(floors):
        y = -(j + 1) * tall
        planks += rectangle(-wide / 2 - 16, y, wide + 32, 8, 2)
        braces += line([(-wide / 2, y + tall - 28), (wide / 2, y + tall - 28)], 4)
        k = j % bays
        braces += line([(-wide / 2 + k * 90, y + tall), (-wide / 2 + k * 90 + 90, y + 6)], 4)
        anchors[f"floor {j + 1}"] = (0, y)
    rungs = "".join(line([(wide / 2 - 46, -10 - 16 * k), (wide / 2 - 20, -10 - 16 * k)], 4) for k in range(4))
    steps = line([(wide / 2 - 46, 0), (wide / 2 - 46, -tall)], 5) + line(
        [(wide / 2 - 20, 0), (wide / 2 - 20, -tall)], 5
    )
    return made(
        Piece(braces, "metal"), Piece(rungs + steps, "brass"), Piece(poles, "wood"), Piece(planks, "wood", 0), **anchors
    )


CRANE = made(
    Piece(line([(-14, 0), (-10, -150)], 6) + line([(22, 0), (18, -150)], 6), "metal"),
    Piece("".join(line([(-13 + k * 0.6, -k * 25), (21 - k * 0.6, -25 - k * 25)], 4)
                  + line([(21 - k * 0.6, -k * 25), (-13 + k * 0.6, -25 - k * 25)], 4)
                  for k in range(6)), "metal"),
    Piece(line([(-70, -172), (150, -172)], 6) + line([(4, -206), (150, -176)], 4) + line([(4, -206), (-70, -174)], 4)
          + line([(4, -206), (4, -160)], 7), "hot"),
    Piece("".join(line([(14 + k * 20, -172), (24 + k * 20, -200 + k * 4)], 3.4)
                  + line([(24 + k * 20, -200 + k * 4), (34 + k * 20, -172)], 3.4)
                  for k in range(6)), "hot"),
    Piece(rectangle(-78, -176, 34, 32, 3), "stone", 8),
    Piece(rectangle(-14, -168, 36, 30, 4), "hot", 8),
    Piece(rectangle(4, -162, 14, 14, 2), "glow"),
    Piece(line([(128, -172), (128, -96)], 3.4), "dark"),
    Piece(stroke("M128,-96C136,-88 132,-76 122,-80", 5), "dark"),
    Piece(rectangle(-34, -8, 74, 8, 2), "stone"),
    hook=(128, -80), cab=(4, -152),
)  # fmt: skip

WATER_TOWER = made(
    Piece(stroke("M-44,0L-30,-110M44,0L30,-110M-12,-4L-8,-110M12,-4L8,-110M-40,-34L28,-92M40,-34L-28,-92", 6), "metal"),
    Piece(line([(-38, -50), (38, -50)], 5), "metal"),
    Piece(path("M-60,-110C-40,-96 40,-96 60,-110V-176H-60Z"), "wood", 20),
    Piece("".join(line([(x, -174), (x, -106)], 3) for x in range(-44, 60, 15)), "dark"),
    Piece(stroke("M-60,-126C-40,-114 40,-114 60,-126M-60,-160H60", 6), "metal"),
    Piece(path("M-72,-172L0,-222L72,-172Z"), "roof", 12),
    Piece(line([(64, -180), (52, 0)], 4) + line([(76, -178), (64, 0)], 4)
          + "".join(line([(53 + k * 1.1, -16 * k - 8), (65 + k * 1.1, -16 * k - 8)], 3)
          for k in range(10)), "brass"),
    top=(0, -222),
)  # fmt: skip


def ruin() -> Motif:
    """A ruined wall with an empty gothic window, ivy and fallen stones."""
    stones = "".join(
        rectangle(x, y, wide, 10, 3)
        for x, y, wide in ((-76, -120, 24), (-66, -60, 20), (-90, -34, 26), (52, -100, 24), (64, -40, 26),
                           (48, -20, 18),
                           (-38, -18, 22), (-58, -156, 18), (4, -20, 26))
    )  # fmt: skip
    return made(
        Piece('<path fill-rule="evenodd" d="M-110,0V-96C-104,-120 -88,-108 -84,-140C-76,-168 -56,-150 -50,-186'
              'C-36,-214 -14,-196 -4,-206'
              'C6,-216 26,-204 30,-180C44,-176 46,-150 62,-144C70,-120 92,-124 96,-84C104,-70 112,-40 114,0Z'
              'M-34,-34V-110C-34,-140 -12,-160 0,-170C12,-160 34,-140 34,-110V-34Z"/>', "stone", 24),
        Piece(stones, "wall", 4),
        Piece(stroke("M-40,-32V-112C-40,-146 -14,-166 0,-178C14,-166 40,-146 40,-112V-32M0,-34V-100", 6), "trim"),
        Piece(path("M-112,-92C-96,-96 -92,-74 -100,-56C-88,-52 -90,-28 -104,-20C-96,-10 -104,0 -118,0"
                   "C-126,-30 -124,-70 -112,-92Z"), "green", 9),
        Piece(path("M52,-146C66,-150 74,-130 66,-114C78,-108 74,-88 62,-84C54,-100 46,-126 52,-146Z"), "green", 7),
        Piece(path("M70,0C68,-16 84,-24 100,-18C116,-22 128,-10 126,0Z M-60,0C-62,-12 -48,-18 -36,-14"
                   "C-26,-16 -20,-8 -20,0Z"), "stone", 9),
        window=(0, -100), top=(-4, -206),
    )  # fmt: skip


SIGNPOST = made(
    Piece(path("M-7,0L-5,-196H5L7,0Z"), "wood", 4),
    Piece(path("M-4,-184H70L88,-166L70,-148H-4Z"), "trim", 8, True),
    Piece(path("M4,-136H-66L-84,-119L-66,-102H4Z"), "hot", 8, True),
    Piece(path("M-4,-90H56L72,-75L56,-60H-4Z"), "cool", 8, True),
    Piece(circle(0, -200, 9), "brass", 5),
    top=(0, -209),
)  # fmt: skip

WEATHERED_FENCE = made(
    Piece(rectangle(-130, -66, 260, 9) + rectangle(-130, -28, 260, 9), "wood"),
    Piece("".join(path(f"M{x - 10},{foot}V-84L{x},-98L{x + 10},-84V{foot}Z") for x, foot in
                  zip(range(-120, 130, 30), (0, 2, -3, 1, 0, -2, 2, 0, 1), strict=True)), "trim", 6),
    top=(0, -98),
)  # fmt: skip

PARTS: dict[str, Motif] = {
    "door closed": door(), "door ajar": door("ajar"), "door open": door("open"), "door revolving": door("revolving"),
    "window closed": window(), "window lit": window("lit"), "window open": window("open"),
    "window shuttered": window("shuttered"), "window curtains": window("curtains"), "balcony": BALCONY,
    "stairs": stairs(), "spiral stair": spiral_stair(), "ladder": ladder(),
    "wall with door": WALL_WITH_DOOR.moved(0, 0, 0.85),
    "gate": GATE, "arch": ARCH, "stone bridge": STONE_BRIDGE.moved(0, 0, 0.7),
    "rope bridge": rope_bridge().moved(0, 0, 0.7),
    "viaduct": viaduct().moved(0, 0, 0.62), "well": WELL, "fountain": FOUNTAIN, "street lamp": STREET_LAMP,
    "park bench": PARK_BENCH, "kiosk": KIOSK, "stall": STALL, "column": column(), "broken column": column(broken=True),
    "pedestal": PEDESTAL, "statue base": STATUE_BASE, "scaffold": scaffold(), "crane": CRANE.moved(-30, 0, 0.9),
    "water tower": WATER_TOWER,
    "ruin": ruin(), "signpost": SIGNPOST, "fence": WEATHERED_FENCE,
}  # fmt: skip

GALLERY = PARTS
