"""Musical instruments, theatre, circus and fairground.

CAPITALS are fixed motifs, small letters are functions returning one. All stand on (0, 0), about 200 high unless said
otherwise, with the inks body, trim, light, dark, metal, glow.

Strings    VIOLIN upright (neck, chin, bridge), VIOLIN_BOW lying along x (hand, tip), CELLO 220 high (neck, bridge),
           DOUBLE_BASS 290 high (neck, bridge), HARP (strings, top), GUITAR (neck, bridge), LUTE (neck)
Winds      TRUMPET pointing right (mouth, bell, hand), HORN, FLUTE along x (mouth, end), accordion(spread) (left,
           right), TUBA (bell, mouth), MEGAPHONE pointing right (mouth, bell)
Keys       PIANO upright seen from the front (keys, top), GRAND_PIANO from the side, its keys on the left (keys, lid,
           inside), STREET_ORGAN (handle, top), MUSIC_STAND (page)
Struck     DRUM with sticks (top), BIG_DRUM (face), TAMBOURINE, CYMBALS, BELL hung from (0, -200) (top, clapper),
           HAND_BELL (hand), TRIANGLE, XYLOPHONE
Theatre    curtain(width, height, parted) hung from y = -height and open in the middle by `parted` (0 closed, 1 wide),
           PELMET 300 wide to hang over it, SPOTLIGHT hung at (0, -160), aimed down to the right (lens, top),
           PUPPET_BOOTH (stage: where the puppets stand, top), FOOTLIGHTS, CLAPPERBOARD, THEATRE_MASKS
Circus     TRAPEZE and trapeze(length, tilt) hung from left and right (bar, left, right), UNICYCLE (saddle, pedal),
           CIRCUS_BALL (top), hoop(fire) on a stand (middle), TOP_HAT crown up, TOP_HAT_UP upside down, open (inside),
           WAND (tip, hand), CIRCUS_TUB pedestal (top), JUGGLING_CLUB, WEIGHT to lift (hand), WHIP (hand), STILTS
Fair       CAROUSEL 300 high with three horses (top, horse), big_wheel(cabins) 320 high (middle,
           cabin_0...), TEST_OF_STRENGTH (bell)
"""

from __future__ import annotations

import math

from art.motif import Motif, Piece, carried
from art.motifs.machines import wheel
from art.motifs.things_cuts import (
    BLUE,
    CREAM,
    INK,
    OCHRE,
    RED,
    STRAW,
    TEAL,
    arc,
    lathe,
    polar,
    taper,
    thing,
)
from art.shapes import Point, circle, ellipse, line, path, place, rectangle, ring, star, stroke

FIDDLE = ("M0,-112C22,-114 42,-104 42,-86C42,-72 26,-70 27,-58C28,-46 52,-44 52,-22C52,-4 30,2 0,2"
    "C-30,2 -52,-4 -52,-22C-52,-44 -28,-46 -27,-58"
          "C-26,-70 -42,-72 -42,-86C-42,-104 -22,-114 0,-112Z")  # fmt: skip


def _fiddle(ratio: float, spike: float, scroll_ink: str = "dark") -> list[Piece]:
    """A violin's kin: a belly 114 high on a spike, its neck `ratio` times the belly's height."""
    top = -112 - 114 * ratio
    pieces = []
    if spike:
        pieces.append(Piece(line([(0, 0), (0, spike)], 5), "metal"))
    pieces += [
        Piece(taper([(0, -100), (0, top)], 13, 11), scroll_ink),
        Piece(
            path(
                f"M-7,{top + 16:.0f}C-9,{top:.0f} -2,{top - 12:.0f} 8,{top - 8:.0f}"
                f"C16,{top - 4:.0f} 14,{top + 8:.0f} 7,{top + 12:.0f}Z"
            ),
            "body",
            4,
        ),
        Piece("".join(line([(-14, top + 14 + i * 11), (14, top + 12 + i * 11)], 5) for i in range(2)), scroll_ink),
        Piece(path(FIDDLE), "body", 22),
        Piece(path("M-7,-112H7L9,-58H-9Z") + path("M-12,-8L-5,-32H5L12,-8Z"), "dark"),
        Piece(stroke("M-24,-60C-32,-54 -18,-44 -26,-36M24,-60C32,-54 18,-44 26,-36", 4), "dark"),
        Piece(path("M-14,-40H14L11,-48H-11Z"), "light"),
        Piece("".join(line([(x * 0.7, top + 14), (x, -24)], 2) for x in (-4.5, 0, 4.5)), "light"),
    ]
    return pieces


VIOLIN = thing(*_fiddle(0.72, 0), body="#b5622c", anchors={"neck": (0, -178), "chin": (-34, -4), "bridge": (0, -44)})

VIOLIN_BOW = thing(
    Piece(taper([(-112, -22), (0, -30), (112, -24)], 6, 5, 6), "body"),
    Piece(stroke("M-96,-12L110,-16", 3.4), "light"),
    Piece(path("M-104,-24H-84L-86,-8H-100Z") + path("M106,-28L118,-22L110,-12Z"), "dark"),
    body="#6f3422", anchors={"hand": (-100, -20), "tip": (112, -20)},
)  # fmt: skip


def _moved_up(pieces: list[Piece], scale: float, up: float) -> tuple[Piece, ...]:
    return Motif(tuple(pieces)).moved(0, -up, scale).pieces


CELLO = thing(
    *_moved_up(_fiddle(0.6, 16), 1.1, 17),
    body="#a4532a",
    anchors={"neck": (0, -196), "bridge": (0, -64), "foot": (0, 0)},
)
DOUBLE_BASS = thing(
    *_moved_up(_fiddle(0.68, 10), 1.45, 14),
    body="#7d3f28",
    anchors={"neck": (0, -262), "bridge": (0, -76), "foot": (0, 0)},
)

HARP = thing(
    Piece("".join(line([(-44 + i * 14, -34 - i * 1), (-44 + i * 14, -176 + 26 * math.sin(i * 0.75) - i * 1.500)],
              2.4) for i in range(9)), "light"),
    Piece(path("M-70,-26C-72,-80 -66,-140 -48,-192L-36,-188C-46,-140 -48,-84 -40,-34Z"), "trim", 10),
    Piece(stroke("M-46,-186C-30,-150 10,-150 34,-176C52,-194 76,-204 88,-186", 15), "body", 6),
    Piece(taper([(84, -186), (86, -100), (80, -20)], 13, 15, 14), "body", 6),
    Piece(circle(86, -198, 13), "trim", 6),
    Piece(path("M-84,-30C-40,-44 50,-40 96,-26L104,0H-92Z"), "body", 12),
    Piece(rectangle(74, -110, 24, 9, 3) + rectangle(72, -60, 24, 9, 3), "trim"),
    body="#c9953d", trim="#8a4d2c", light="#fff4d8", anchors={"strings": (10, -100), "top": (86, -210)},
)  # fmt: skip

GUITAR = thing(
    Piece(taper([(0, -96), (0, -190)], 13, 11), "dark"),
    Piece(path("M-11,-212C-4,-218 4,-218 11,-212L9,-182H-9Z"), "body", 4),
    Piece("".join(circle(s * 14, -206 + i * 9, 3.4) for s in (-1, 1) for i in range(3)), "light"),
    Piece(path("M0,-110C26,-112 40,-100 38,-82C36,-70 34,-66 42,-56C64,-36 54,0 0,2C-54,0 -64,-36 -42,-56"
              "C-34,-66 -36,-70 -38,-82C-40,-100 -26,-112 0,-110Z"), "body", 22),
    Piece(circle(0, -66, 20), "trim"),
    Piece(circle(0, -66, 15), "dark"),
    Piece(rectangle(-22, -26, 44, 8, 3), "dark"),
    Piece("".join(line([(x * 0.7, -190), (x, -24)], 2) for x in (-5, 0, 5)), "light"),
    body="#c98a45", trim="#7a4430", anchors={"neck": (0, -160), "bridge": (0, -22)},
)  # fmt: skip

LUTE = thing(
    Piece(taper([(0, -110), (0, -178)], 15, 12), "dark"),
    Piece(place(path("M-9,0H9L7,-44H-7Z"), 0, -176, 1, -62), "dark"),
    Piece(path("M0,-130C16,-110 58,-78 56,-42C54,-14 30,2 0,2C-30,2 -54,-14 -56,-42C-58,-78 -16,-110 0,-130Z"),
              "body", 26),
    Piece(circle(0, -66, 16), "dark"),
    Piece(star(0, -66, 14, 0.5), "trim"),
    Piece(rectangle(-20, -24, 40, 7, 3), "dark"),
    Piece("".join(line([(x * 0.6, -176), (x, -22)], 2) for x in (-6, -2, 2, 6)), "light"),
    body="#d39a50", anchors={"neck": (0, -150)},
)  # fmt: skip

TRUMPET = thing(
    Piece(stroke("M-40,-96H40C66,-96 66,-52 40,-52H-30C-56,-52 -56,-90 -34,-96", 9), "body", 5),
    Piece(path("M-116,-82H30C70,-84 96,-100 112,-128C122,-128 124,-22 112,-22C96,-50 70,-68 30,-68H-116Z"), "body", 12),
    Piece(ellipse(114, -75, 12, 53), "trim", 7),
    Piece(ellipse(116, -75, 6, 40), "dark"),
    Piece(path("M-132,-86H-114V-64H-132Z"), "trim"),
    Piece("".join(rectangle(-22 + i * 21, -110, 15, 62, 5) for i in range(3)), "trim", 4),
    Piece("".join(line([(-14.5 + i * 21, -110), (-14.5 + i * 21, -124)], 5) + ellipse(-14.5 + i * 21, -126, 9, 4)
              for i in range(3)), "body"),
    body="#d9a441", trim="#b27c2a", anchors={"mouth": (-134, -75), "bell": (120, -75), "hand": (8, -60)},
)  # fmt: skip

HORN = thing(
    Piece(path("M-116,-140C-120,-60 -60,0 20,-6C70,-12 110,-60 122,-122C92,-108 76,-96 60,-70C40,-44 0,-40 -40,-64"
              "C-80,-90 -98,-116 -108,-144Z"), "body", 20),
    Piece(place(ellipse(0, 0, 46, 17), 94, -106, 1, -38), "trim", 6),
    Piece(place(ellipse(0, 0, 36, 11), 95, -107, 1, -38), "dark"),
    Piece(stroke("M-74,-94C-68,-84 -78,-62 -84,-58M18,-42C24,-30 24,-14 20,-6", 7), "trim"),
    Piece(taper([(-112, -142), (-114, -156)], 11, 13), "trim"),
    Piece(stroke("M-80,-70C-60,-150 -10,-140 24,-44", 4), "metal"),
    body="#e2cfa2", trim="#a8702f", metal=RED, anchors={"mouth": (-114, -160), "bell": (96, -108)},
)  # fmt: skip

FLUTE = thing(
    Piece(taper([(-122, -20), (122, -20)], 15, 14), "body", 6),
    Piece(rectangle(-78, -29, 9, 18, 2) + rectangle(44, -29, 9, 18, 2) + rectangle(112, -29, 11, 18, 3), "trim"),
    Piece(ellipse(-96, -22, 8, 4) + "".join(circle(-50 + i * 21, -22, 4) for i in range(4)) + "".join(circle(68
              + i * 20, -22, 4) for i in range(2)), "dark"),
    anchors={"mouth": (-96, -24), "end": (124, -20), "hand": (20, -20)},
)  # fmt: skip


def accordion(spread: float = 1) -> Motif:
    """An accordion seen from the front, its bellows pulled out by `spread` (0.3 to 1.4)."""
    folds = 9
    step = 12 * spread
    half = folds * step / 2
    pleats = "".join(
        path(f"M{-half + i * step:.1f},{-142 + abs(i - 4) * -2}"
            f"L{-half + (i + 0.5) * step:.1f},{-150 + abs(i - 4) * -2}"
            f"L{-half + (i + 1) * step:.1f},{-142 + abs(i - 4) * -2}V-8"
             f"L{-half + (i + 0.5) * step:.1f},0L{-half + i * step:.1f},-8Z")
        for i in range(folds)
    )  # fmt: skip
    shade = "".join(
        path(
            f"M{-half + (i + 0.5) * step:.1f},-152L{-half + (i + 1) * step:.1f},-146V-6"
            f"L{-half + (i + 0.5) * step:.1f},0Z"
        )
        for i in range(folds)
    )
    return thing(
        Piece(pleats, "trim"),
        Piece(shade, "dark"),
        Piece(path(f"M{-half - 52:.0f},-150C{-half - 52:.0f},-160 {-half:.0f},-166 {-half + 2:.0f},-158V0"
                  f"C{-half:.0f},8 {-half - 52:.0f},4 {-half - 52:.0f},-8Z"), "body", 14),
        Piece(path(f"M{half + 62:.0f},-150C{half + 62:.0f},-160 {half:.0f},-166 {half - 2:.0f},-158V0"
                  f"C{half:.0f},8 {half + 62:.0f},4 {half + 62:.0f},-8Z"), "body", 14),
        Piece("".join(circle(-half - 38 + j * 14, -134 + i * 20, 4.5) for i in range(6) for j in range(2)), "light"),
        Piece(path(f"M{half + 34:.0f},-146H{half + 72:.0f}V-14H{half + 34:.0f}Z"), "light", 8),
        Piece("".join(rectangle(half + 50, -138 + i * 17, 23, 8, 2) for i in range(7) if i % 3 != 2), "dark"),
        Piece(stroke(f"M{half + 12:.0f},-136V-24", 5), "glow"),
        body=RED, trim="#e0c48c", dark="#7a2420", light=CREAM, anchors={"left": (-half - 52, -78), "right": (half
            + 62, -78)},
    )  # fmt: skip


TUBA = thing(
    Piece(stroke("M-50,-118V-50C-50,-4 50,-4 50,-50V-120", 22), "body", 8),
    Piece(stroke("M-18,-118V-60C-18,-40 18,-40 18,-60V-110", 13), "body", 5),
    Piece(path("M-64,-116C-66,-160 -76,-184 -108,-206C-90,-218 10,-218 22,-206C-8,-184 -34,-160 -36,-116Z"), "body",
              18),
    Piece(ellipse(-43, -206, 66, 12), "trim", 5),
    Piece(ellipse(-43, -206, 52, 8), "dark"),
    Piece("".join(rectangle(-24 + i * 18, -108, 13, 46, 4) for i in range(3)), "trim"),
    Piece("".join(line([(-17.500 + i * 18, -108), (-17.500 + i * 18, -122)], 5) for i in range(3)), "dark"),
    Piece(stroke("M50,-118C50,-140 74,-140 88,-138", 8) + taper([(86, -138), (98, -138)], 9, 14), "body"),
    body="#d9a441", trim="#b27c2a", anchors={"bell": (-43, -208), "mouth": (100, -138)},
)  # fmt: skip

MEGAPHONE = thing(
    Piece(stroke("M-40,-52C-44,-16 -10,-10 0,-44", 9), "dark"),
    Piece(path("M-84,-84C-20,-90 50,-116 96,-142C108,-110 108,-54 96,-22C50,-48 -20,-66 -84,-66Z"), "body", 20),
    Piece(ellipse(98, -82, 15, 61), "trim", 7),
    Piece(ellipse(100, -82, 9, 48), "dark"),
    Piece(path("M-40,-90L-30,-92V-62L-40,-64Z"), "trim"),
    Piece(rectangle(-100, -92, 19, 34, 6), "dark"),
    body=RED, trim=CREAM, anchors={"mouth": (-100, -75), "bell": (104, -82), "hand": (-20, -22)},
)  # fmt: skip

PIANO = thing(
    Piece(rectangle(-104, -206, 208, 206, 5), "body", 24),
    Piece(rectangle(-112, -214, 224, 15, 5), "trim", 6),
    Piece(rectangle(-88, -186, 78, 66, 4) + rectangle(10, -186, 78, 66, 4), "trim", 10),
    Piece(path("M-34,-124H34L40,-168H-40Z"), "light", 7),
    Piece("".join(line([(-28, -158 + i * 11), (28, -158 + i * 11)], 2.6) for i in range(3)), "dark"),
    Piece(path("M-114,-112H114V-84H-114Z"), "dark", 6),
    Piece(rectangle(-104, -106, 208, 21, 2), "light"),
    Piece("".join(line([(-104 + i * 13, -106), (-104 + i * 13, -86)], 2) for i in range(1, 16))
              + "".join(rectangle(-95 + i * 13, -106, 8, 12, 1) for i in range(15) if i % 7 not in (2, 6)), "dark"),
    Piece(rectangle(-116, -86, 232, 12, 3), "trim", 5),
    Piece(path("M-104,-74H-88L-92,0H-104ZM104,-74H88L92,0H104Z"), "trim", 5),
    Piece(rectangle(-76, -64, 152, 46, 4), "trim", 9),
    Piece(line([(-10, -8), (-10, 2)], 6) + line([(10, -8), (10, 2)], 6), "glow"),
    body="#5d3126", trim="#7d4532", anchors={"keys": (0, -96), "top": (0, -214)},
)  # fmt: skip

GRAND_PIANO = thing(
    Piece(line([(52, -116), (70, -172)], 5), "trim"),
    Piece(path("M-74,-122L-66,-134C0,-150 40,-176 78,-218C110,-216 136,-190 140,-158C142,-140 136,-124 128,-116Z"),
              "body", 18),
    Piece(path("M-62,-126C0,-142 46,-164 84,-204C108,-202 128,-182 130,-158C132,-142 126,-128 120,-120Z"), "trim", 10),
    Piece(lathe((11, -66), (14, -56), (6, -34), (9, -10), (5, 0), x=-84) + lathe((11, -66), (14, -56), (6, -34), (9,
              -10), (5, 0), x=108), "body", 6),
    Piece(lathe((9, -66), (11, -56), (5, -34), (7, -14), (4, -6), x=20), "dark"),
    Piece(stroke("M-30,-66L-24,-8M-14,-66L-18,-8", 4) + rectangle(-36, -12, 32, 7, 3), "trim"),
    Piece(path("M-128,-104C-128,-112 -120,-116 -110,-116H132C142,-114 142,-74 132,-66H-104"
              "C-118,-66 -128,-76 -128,-90Z"), "body", 16),
    Piece(path("M-132,-106H-70V-92H-132Z"), "light"),
    Piece("".join(rectangle(-128 + i * 9, -106, 4.5, 8, 1) for i in range(6)), "dark"),
    Piece(path("M-70,-122L-52,-158L-46,-156L-60,-118Z"), "light", 4),
    Piece(line([(-100, -80), (124, -80)], 3.4), "trim"),
    body="#2b2533", trim="#c08a37", dark="#14101c", anchors={"keys": (-104, -106), "lid": (78, -218), "inside": (40,
        -118)},
)  # fmt: skip

STREET_ORGAN = thing(
    Piece(stroke("M70,-116H98V-92", 7) + circle(98, -88, 8), "dark"),
    Piece(path("M-86,-178H86V-64H-86Z"), "body", 20),
    Piece(path("M-96,-176C-60,-182 -40,-208 0,-208C40,-208 60,-182 96,-176V-166H-96Z"), "trim", 9),
    Piece(path("M-74,-156H74V-104H-74Z"), "dark"),
    Piece("".join(rectangle(-66 + i * 17, -150 + abs(i - 3.5) * 7, 12, 46 - abs(i - 3.5) * 7, 5) for i in range(8)),
              "glow", 4),
    Piece(rectangle(-86, -98, 172, 9) + rectangle(-96, -70, 192, 11, 3), "trim"),
    Piece("".join(circle(-56 + i * 28, -80, 5) for i in range(5)), "trim"),
    Piece(line([(-94, -62), (-134, -96)], 7), "dark"),
    Piece(rectangle(-76, -60, 152, 12, 3), "dark"),
    *wheel(-48, -30, 30, 8, 7, "dark", "trim"),
    *wheel(48, -30, 30, 8, 7, "dark", "trim"),
    body=TEAL, trim="#d5a03c", glow="#f0d28c", anchors={"handle": (98, -88), "top": (0, -208), "hand": (-134, -96)},
)  # fmt: skip

MUSIC_STAND = thing(
    Piece(stroke("M0,-24L-40,0M0,-24L40,0M0,-24V0", 7), "body"),
    Piece(line([(0, -20), (0, -124)], 7), "body"),
    Piece(path("M-74,-204C-40,-212 -20,-206 0,-198C20,-206 40,-212 74,-204L66,-124H-66Z"), "body", 8),
    Piece(path("M-62,-200C-40,-206 -18,-202 -3,-194V-134H-56ZM62,-200C40,-206 18,-202 3,-194V-134H56Z"), "light", 10),
    Piece("".join(line([(s * 14, -184 + i * 12), (s * 50, -186 + i * 12)], 2.6) for s in (-1, 1) for i in range(4)),
              "metal"),
    Piece("".join(circle(x, y, 3.6) for x, y in ((-40, -174), (-26, -162), (-18, -182), (22, -160), (36, -172), (46,
              -150))), "dark"),
    Piece(rectangle(-72, -128, 144, 10, 3), "body", 4),
    body="#3d3a44", metal="#a9a08c", anchors={"page": (0, -166)},
)  # fmt: skip

DRUM = thing(
    Piece(path("M-84,-108C-40,-90 40,-90 84,-108V-16C40,4 -40,4 -84,-16Z"), "body", 24),
    Piece("".join(line([(-82 + i * 33, -96 + 10 * math.sin((i + 0.5) * math.pi / 5)), (-66 + i * 33, -18
              + 10 * math.sin((i + 0.5) * math.pi / 5))], 3.6)
                  + line([(-50 + i * 33, -96 + 10 * math.sin((i + 0.5) * math.pi / 5)), (-66 + i * 33, -18
                  + 10 * math.sin((i + 0.5) * math.pi / 5))], 3.6) for i in range(5)), "light"),
    Piece(path("M-88,-30C-40,-10 40,-10 88,-30V-14C40,8 -40,8 -88,-14Z"), "trim", 6),
    Piece(path("M-88,-116C-40,-96 40,-96 88,-116V-100C40,-80 -40,-80 -88,-100Z"), "trim", 6),
    Piece(ellipse(0, -116, 88, 20), "trim"),
    Piece(ellipse(0, -118, 80, 16), "light", 10),
    Piece(taper([(20, -122), (70, -160), (124, -196)], 7, 7, 8) + taper([(-14, -122), (-60, -158), (-112, -200)], 7,
              7, 8), "metal"),
    Piece(ellipse(14, -119, 12, 7, -38) + ellipse(-8, -119, 12, 7, 38), "metal"),
    body=RED, trim=BLUE, metal="#b27a48", anchors={"top": (0, -118), "hand": (124, -196), "other_hand": (-112, -200)},
)  # fmt: skip

BIG_DRUM = thing(
    Piece(path("M-40,-8L-60,0H60L40,-8Z"), "dark"),
    Piece(circle(0, -102, 100), "trim", 12),
    Piece(circle(0, -102, 84), "light", 30),
    Piece(star(0, -102, 58, 0.4), "body"),
    Piece("".join(line([polar(0, -102, 80, i * 45 + 20), polar(0, -102, 100, i * 45 + 20)], 6) for i in range(8)),
              "dark"),
    body=RED, trim=BLUE, anchors={"face": (0, -102)},
)  # fmt: skip

TAMBOURINE = thing(
    Piece(circle(0, -88, 88), "body", 12),
    Piece(circle(0, -88, 70), "light", 24),
    Piece("".join(place(ellipse(0, -79, 15, 6), 0, -88, 1, i * 45 + 20) for i in range(8)), "trim", 3),
    Piece(stroke("M-60,-20C-70,0 -84,4 -80,20M-50,-12C-54,4 -50,14 -58,26", 5), "metal"),
    body="#a4532a", metal=RED, anchors={"hand": (-60, -24)},
)  # fmt: skip

CYMBALS = thing(
    Piece(place(ellipse(0, 0, 22, 78), -34, -92, 1, -14), "body", 10),
    Piece(place(ellipse(-8, 0, 12, 26), -34, -92, 1, -14), "trim", 5),
    Piece(place(ellipse(0, 0, 22, 78), 34, -96, 1, 14), "body", 10),
    Piece(place(ellipse(8, 0, 12, 26), 34, -96, 1, 14), "trim", 5),
    Piece(stroke("M-44,-92C-66,-104 -70,-78 -46,-84M44,-96C66,-108 70,-82 46,-88", 6), "dark"),
    body="#dcab4a", trim="#b27c2a", anchors={"hand": (62, -94), "other_hand": (-62, -90)},
)  # fmt: skip

BELL = thing(
    Piece(stroke("M-18,-186C-18,-206 18,-206 18,-186", 8), "dark"),
    Piece(circle(0, -2, 17), "dark", 7),
    Piece(path("M0,-188C36,-186 48,-156 52,-116C56,-76 64,-50 86,-28C60,-12 -60,-12 -86,-28C-64,-50 -56,-76 -52,-116"
              "C-48,-156 -36,-186 0,-188Z"), "body", 32),
    Piece(path("M-72,-42C-40,-28 40,-28 72,-42L86,-28C60,-12 -60,-12 -86,-28Z"), "trim", 6),
    Piece(stroke("M-50,-126C-20,-116 20,-116 51,-126", 5), "trim"),
    body="#c9953d", trim="#8f6224", anchors={"top": (0, -202), "clapper": (0, 0)},
)  # fmt: skip

HAND_BELL = thing(
    Piece(circle(0, 0, 12), "dark", 5),
    Piece(lathe((14, -204), (18, -196), (10, -184), (13, -150), (9, -116)), "trim", 8),
    Piece(path("M0,-118C26,-116 34,-92 38,-66C42,-40 50,-26 62,-12C40,-2 -40,-2 -62,-12C-50,-26 -42,-40 -38,-66"
              "C-34,-92 -26,-116 0,-118Z"), "body", 24),
    Piece(path("M-52,-22C-28,-12 28,-12 52,-22L62,-12C40,-2 -40,-2 -62,-12Z"), "metal"),
    body="#d3a145", trim="#7d4a33", metal="#9a6a26", anchors={"hand": (0, -160), "clapper": (0, 0)},
)  # fmt: skip

TRIANGLE = thing(
    Piece(line([(0, -190), (0, -150)], 3.4), "trim"),
    Piece(stroke("M54,-20L-2,-146C-6,-152 -12,-148 -14,-142L-74,-18C-76,-10 -72,-6 -64,-6L40,-6", 10), "metal", 4),
    Piece(taper([(40, -110), (104, -40)], 6, 8), "dark"),
    trim=RED, anchors={"top": (0, -190)},
)  # fmt: skip

XYLOPHONE = thing(
    Piece(path("M-124,-58L124,-44V-34L-124,-48ZM-124,-18L124,-26V-16L-124,-8Z"), "dark"),
    Piece("".join(rectangle(-116 + i * 32, -74 + i * 4, 24, 74 - i * 8, 5) for i in range(0, 8, 3)), "body", 7),
    Piece("".join(rectangle(-116 + i * 32, -74 + i * 4, 24, 74 - i * 8, 5) for i in range(1, 8, 3)), "glow", 7),
    Piece("".join(rectangle(-116 + i * 32, -74 + i * 4, 24, 74 - i * 8, 5) for i in range(2, 8, 3)), "metal", 7),
    Piece(taper([(-10, -70), (60, -134)], 5, 5) + circle(-16, -66, 11), "trim"),
    body=RED, glow=OCHRE, metal=TEAL, trim="#a8713f", anchors={"hand": (60, -134)},
)  # fmt: skip


def curtain(width: float = 300, height: float = 260, parted: float = 0.4) -> Motif:
    """A theatre curtain in two halves, hung from y = -height; each half is drawn aside by `parted` (0 to 1)."""
    half = width / 2
    gap = half * 0.86 * parted
    pieces = []
    for side in (-1, 1):
        outer, inner = side * half, side * gap
        tie = outer - side * (half - gap) * (0.42 if parted > 0.15 else 1)
        waist = -height * 0.42
        edge = (
            f"C{inner:.0f},{-height * 0.7:.0f} {tie:.0f},{waist - 40:.0f} {tie:.0f},{waist:.0f}"
            f"C{tie:.0f},{waist + 40:.0f} {tie - side * 8:.0f},-20 {tie - side * 14:.0f},0"
            if parted > 0.15
            else f"L{inner - side * 3:.0f},0"
        )
        bottom = tie - side * 14 if parted > 0.15 else inner
        pieces.append(
            Piece(path(f"M{outer:.0f},{-height}H{inner:.0f}{edge}L{outer:.0f},0Z"), "body", 26 if parted > 0.15 else 0)
        )
        folds = ""
        for i in range(1, 5):
            t = i / 5
            top = outer + (inner - outer) * t
            middle = outer + (tie - outer) * t
            low = outer + (bottom - outer) * t
            folds += path(
                f"M{top:.0f},{-height}"
                f"C{top:.0f},{-height * 0.7:.0f} {middle:.0f},{waist - 40:.0f} {middle:.0f},{waist:.0f}"
                f"C{middle:.0f},{waist + 40:.0f} {low:.0f},-30 {low:.0f},0"
                f"L{low - side * 9:.0f},0"
                f"C{low - side * 8:.0f},-30 {middle - side * 4:.0f},{waist + 40:.0f} "
                f"{middle - side * 3:.0f},{waist:.0f}"
                f"C{middle - side * 4:.0f},{waist - 40:.0f} {top - side * 9:.0f},{-height * 0.7:.0f} "
                f"{top - side * 9:.0f},{-height}Z"
            )
        pieces.append(Piece(folds, "dark"))
        if parted > 0.15:
            pieces.append(
                Piece(
                    stroke(
                        f"M{outer:.0f},{waist - 12:.0f}"
                        f"Q{(outer + tie) / 2:.0f},{waist + 16:.0f} {tie + side * -2:.0f},{waist:.0f}",
                        9,
                    ),
                    "trim",
                )
            )
    if parted <= 0.15:
        pieces.append(Piece(line([(0, -height), (0, 0)], 5), "dark"))
    return thing(
        *pieces,
        body="#b8302f",
        dark="#7a1d28",
        anchors={"left": (-gap, -height), "right": (gap, -height), "middle": (0, 0)},
    )


PELMET = thing(
    Piece(path("M-154,-70H154V-30C140,-6 108,-6 92,-30C80,0 44,4 30,-26C20,4 -20,4 -30,-26C-44,4 -80,0 -92,-30"
              "C-108,-6 -140,-6 -154,-30Z"), "body", 18),
    Piece(stroke("M-154,-30C-140,-6 -108,-6 -92,-30C-80,0 -44,4 -30,-26C-20,4 20,4 30,-26C44,4 80,0 92,-30"
              "C108,-6 140,-6 154,-30", 6), "trim"),
    Piece(path("M-122,-70C-126,-50 -124,-30 -122,-14ZM-60,-70C-66,-50 -64,-24 -60,-8ZM0,-70"
              "C-6,-50 -4,-20 0,-6ZM60,-70C54,-50 56,-24 60,-8ZM122,-70C116,-50 118,-30 122,-14Z"), "dark"),
    Piece(rectangle(-158, -80, 316, 15, 4), "trim", 6),
    Piece("".join(line([(x, -24), (x, -6)], 6) + circle(x, -26, 6) for x in (-92, -30, 30, 92)), "trim"),
    body="#b8302f", dark="#7a1d28", anchors={"top": (0, -80)},
)  # fmt: skip

SPOTLIGHT = thing(
    Piece(line([(0, -200), (0, -160)], 7), "dark"),
    Piece(stroke("M-50,-96C-60,-164 60,-164 50,-96", 8), "dark"),
    Piece(place(path("M-34,-62C-46,-40 -46,20 -40,44H40C46,20 46,-40 34,-62C20,-74 -20,-74 -34,-62Z"), 0, -96, 1,
              -36), "body", 20),
    Piece(place(rectangle(-50, 40, 100, 16, 4), 0, -96, 1, -36), "dark", 5),
    Piece(place(ellipse(0, 56, 44, 12), 0, -96, 1, -36), "glow", 6),
    Piece(place(line([(-26, -40), (26, -40)], 4) + line([(-28, -26), (28, -26)], 4) + line([(-30, -12), (30, -12)],
              4), 0, -96, 1, -36), "dark"),

    body="#4c5361", anchors={"lens": (33, -50), "top": (0, -202)},
)  # fmt: skip

PUPPET_BOOTH = thing(
    Piece(path("M-78,-116H78V0H-78Z"), "body", 20),
    Piece("".join(rectangle(-78 + i * 26, -116, 13, 116) for i in range(6)), "light", 6),
    Piece(rectangle(-78, -204, 156, 90), "dark"),
    Piece(path("M-78,-204H-30C-34,-170 -50,-150 -56,-116H-78ZM78,-204H30C34,-170 50,-150 56,-116H78Z"), "trim", 10),
    Piece(rectangle(-88, -206, 14, 96, 3) + rectangle(74, -206, 14, 96, 3), "body", 5),
    Piece(rectangle(-92, -122, 184, 13, 4), "metal", 6),
    Piece(path("M-96,-202L0,-246L96,-202Z"), "body", 12),
    Piece(path("M-96,-204H96V-196C88,-182 72,-182 64,-196C56,-182 40,-182 32,-196C24,-182 8,-182 0,-196"
              "C-8,-182 -24,-182 -32,-196C-40,-182 -56,-182 -64,-196C-72,-182 -88,-182 -96,-196Z"), "metal", 5),
    Piece(circle(0, -220, 9), "metal", 4),
    Piece(line([(0, -244), (0, -264)], 4) + path("M0,-266L28,-258L0,-250Z"), "trim"),
    body=BLUE, trim=RED, metal=OCHRE, anchors={"stage": (0, -122), "top": (0, -246)},
)  # fmt: skip

FOOTLIGHTS = thing(
    Piece("".join(path(f"M{-116 + i * 58 - 22},-14A22,24 0 0 1 {-116 + i * 58 + 22},-14Z") for i in range(5)),
              "glow", 8),
    Piece("".join(path(f"M{-116 + i * 58 - 28},-12"
              f"C{-116 + i * 58 - 28},-48 {-116 + i * 58 + 28},-48 {-116 + i * 58 + 28},-12L{-116 + i * 58 + 20},-12"
                       f"C{-116 + i * 58 + 20},-38 {-116 + i * 58 - 20},-38 {-116 + i * 58 - 20},-12Z")
                       for i in range(5)), "trim"),
    Piece(rectangle(-152, -14, 304, 14, 4), "body", 6),
    body="#5d3126",
)  # fmt: skip

CLAPPERBOARD = thing(
    Piece(rectangle(-92, -112, 184, 112, 6), "body", 20),
    Piece(rectangle(-92, -136, 184, 26, 3), "light"),
    Piece("".join(path(f"M{-84 + i * 46},-136H{-62 + i * 46}L{-78 + i * 46},-110H{-92 + i * 46 if i else -92}Z")
              for i in range(4)), "dark"),
    Piece(place(rectangle(0, -26, 188, 26, 3), -92, -138, 1, -17), "light"),
    Piece("".join(place(path(f"M{10 + i * 46},-26H{32 + i * 46}L{46 + i * 46},0H{24 + i * 46}Z"), -92, -138, 1, -17)
              for i in range(4)), "dark"),
    Piece(line([(-76, -74), (76, -74)], 3.4) + line([(-76, -38), (76, -38)], 3.4) + line([(0, -74), (0, -38)], 3.4),
              "light"),
    Piece(circle(-82, -138, 6), "metal"),
    body="#33394a", anchors={"hand": (0, -10)},
)  # fmt: skip

THEATRE_MASKS = thing(
    Piece(stroke("M-94,-150C-120,-140 -110,-110 -126,-96M98,-100C124,-90 112,-60 130,-44", 6), "trim"),
    Piece(place(path("M-52,-58C-20,-48 20,-48 52,-58C58,-10 44,44 0,58C-44,44 -58,-10 -52,-58Z"), -42, -132, 1,
              -12), "light", 18),
    Piece(place(path("M-34,-20C-28,-32 -14,-32 -8,-20C-16,-16 -28,-16 -34,-20ZM34,-20C28,-32 14,-32 8,-20"
              "C16,-16 28,-16 34,-20ZM-20,16C-8,24 8,24 20,16C14,34 -14,34 -20,16Z"), -42, -132, 1, -12), "dark"),
    Piece(place(path("M-52,-58C-20,-48 20,-48 52,-58C58,-10 44,44 0,58C-44,44 -58,-10 -52,-58Z"), 46, -72, 1, 14),
              "body", 18, lifted=True),
    Piece(place(path("M-36,-14C-28,-26 -16,-28 -8,-22C-14,-12 -26,-8 -36,-14ZM36,-14C28,-26 16,-28 8,-22"
              "C14,-12 26,-8 36,-14ZM-24,36C-18,12 18,12 24,36C10,24 -10,24 -24,36Z"), 46, -72, 1, 14), "dark"),
    Piece(place(path("M-24,-4C-18,6 -18,12 -24,16C-30,12 -30,6 -24,-4Z"), 46, -72, 1, 14), "metal"),
    body="#d9b070", trim=RED, metal="#5d9db0", anchors={"left": (-42, -132), "right": (46, -72)},
)  # fmt: skip


def trapeze(length: float = 200, tilt: float = 0) -> Motif:
    """A bar on two ropes of `length`; a positive tilt swings it to the right."""
    foot = carried((0, length - 4), 0, -length, 1, -tilt)
    ropes = [
        ((-40.0, -length), carried((-40, 0), *foot, 1, -tilt)),
        ((40.0, -length), carried((40, 0), *foot, 1, -tilt)),
    ]
    return thing(
        Piece("".join(line([a, b], 4) for a, b in ropes), "trim"),
        Piece(place(taper([(-58, 0), (58, 0)], 10, 10), *foot, 1, -tilt), "body", 4),
        Piece(place(circle(-58, 0, 8) + circle(58, 0, 8), *foot, 1, -tilt), "dark"),
        body=RED, trim=STRAW, anchors={"left": (-40, -length), "right": (40, -length), "bar": foot},
    )  # fmt: skip


TRAPEZE = trapeze()

UNICYCLE = thing(
    *wheel(0, -62, 62, 16, 8, "dark", "metal"),
    Piece(stroke("M0,-62L-16,-132M0,-62L16,-132M-16,-132H16M0,-132V-184", 8), "body"),
    Piece(path("M-40,-196C-28,-206 28,-206 42,-198C38,-186 14,-188 2,-182C-12,-186 -36,-184 -40,-196Z"), "trim", 6),
    Piece(line([(0, -62), (18, -38)], 6) + line([(10, -34), (32, -38)], 7), "dark"),
    body=RED, trim="#7a4430", metal="#b9b5a8", anchors={"saddle": (0, -200), "pedal": (21, -36),
        "other_pedal": (-18, -86)},
)  # fmt: skip

CIRCUS_BALL = thing(
    Piece(circle(0, -84, 84), "body", 36),
    Piece(path("M-82,-102C-40,-70 40,-70 82,-102L84,-76C40,-44 -40,-44 -84,-76Z"), "light", 8),
    Piece("".join(star(x, y, 13, 0.42) for x, y in ((-56, -68), (-20, -58), (20, -58), (56, -68))), "trim"),
    Piece(path("M-36,-160C-16,-150 16,-150 36,-160C16,-170 -16,-170 -36,-160Z"), "trim"),
    body=BLUE, trim=RED, anchors={"top": (0, -168), "middle": (0, -84)},
)  # fmt: skip


def hoop(fire: bool = True) -> Motif:
    """A circus hoop 150 across on a stand, with or without flames; its middle is open."""
    flames = tuple(
        Piece(
            place(
                path("M0,4C-15,-4 -11,-22 -1,-34C0,-25 13,-19 10,-7C9,-1 5,4 0,4Z"),
                *polar(0, -128, 78, a),
                0.95,
                (a + 90) * 0.55,
            ),
            "glow",
            7,
        )
        for a in range(-195, 20, 18)
    )
    hearts = "".join(
        place(path("M0,2C-7,-2 -5,-11 0,-17C1,-12 6,-9 5,-4C4,0 2,2 0,2Z"), *polar(0, -128, 77, a), 1, (a + 90) * 0.55)
        for a in range(-195, 20, 18)
    )
    return thing(
        *(flames if fire else ()),
        Piece(line([(0, -52), (0, -6)], 9) + path("M-46,0C-40,-14 -14,-16 0,-16C14,-16 40,-14 46,0Z"), "dark", 5),
        Piece(ring(0, -128, 74, 12), "body", 5),
        Piece("".join(stroke(arc(0, -128, 74, i * 36, i * 36 + 16), 12).replace("stroke-width",
                  'stroke-linecap="butt" stroke-width') for i in range(10)), "light"),
        *((Piece(hearts, "trim"),) if fire else ()),
        body=RED, glow="#f08a2c", trim="#ffd569", anchors={"middle": (0, -128), "top": (0, -204)},
    )  # fmt: skip


TOP_HAT = thing(
    Piece(path("M-66,-22C-62,-70 -70,-110 -76,-152C-50,-166 50,-166 76,-152C70,-110 62,-70 66,-22Z"), "body", 28),
    Piece(path("M-66,-54C-30,-42 30,-42 66,-54L67,-20C30,-8 -30,-8 -67,-20Z"), "trim", 7),
    Piece(path("M-118,-30C-110,-40 -92,-28 -70,-20C-40,-10 40,-10 70,-20C92,-28 110,-40 118,-30C118,-12 70,6 0,6"
              "C-70,6 -118,-12 -118,-30Z"), "body", 9),
    Piece(ellipse(0, -153, 76, 11), "dark"),
    body="#35303f", trim=RED, dark="#241f2e", anchors={"top": (0, -160), "under": (0, -8)},
)  # fmt: skip

TOP_HAT_UP = thing(
    Piece(ellipse(0, -140, 116, 22), "body", 8),
    Piece(ellipse(0, -142, 76, 13), "dark"),
    Piece(path("M-116,-138C-70,-108 70,-108 116,-138C112,-122 90,-114 72,-110C66,-70 70,-36 76,-8C50,6 -50,6 -76,-8"
              "C-70,-36 -66,-70 -72,-110C-90,-114 -112,-122 -116,-138Z"), "body", 26),
    Piece(path("M-71,-108C-30,-94 30,-94 71,-108L69,-76C30,-62 -30,-62 -69,-76Z"), "trim", 7),
    body="#35303f", trim=RED, dark="#17121f", anchors={"inside": (0, -140)},
)  # fmt: skip

WAND = thing(
    Piece(line([(-92, 0), (76, -92)], 11), "dark"),
    Piece(line([(-92, 0), (-70, -12)], 11) + line([(58, -82), (78, -93)], 11), "light"),
    Piece(star(96, -112, 22, 0.24) + star(122, -76, 11, 0.24) + star(70, -136, 11, 0.24), "glow"),
    anchors={"tip": (80, -94), "hand": (-70, -12)},
)  # fmt: skip

CIRCUS_TUB = thing(
    Piece(path("M-78,-104C-40,-92 40,-92 78,-104L104,-10C50,8 -50,8 -104,-10Z"), "body", 24),
    Piece(path("M-52,-98L-66,0C-44,3 -22,5 0,5L0,-95C-18,-95 -36,-96 -52,-98ZM52,-98L66,0L102,-9L78,-104Z"),
              "light", 9),
    Piece(path("M-106,-22C-50,-4 50,-4 106,-22L110,-8C50,12 -50,12 -110,-8Z"), "trim", 5),
    Piece(path("M-82,-112C-40,-98 40,-98 82,-112V-98C40,-84 -40,-84 -82,-98Z"), "trim", 5),
    Piece(ellipse(0, -112, 82, 15), "glow", 8),
    Piece(star(-33, -48, 15, 0.42) + star(33, -46, 15, 0.42), "trim"),
    body=BLUE, trim=OCHRE, light=RED, glow=CREAM, anchors={"top": (0, -112)},
)  # fmt: skip

JUGGLING_CLUB = thing(
    Piece(taper([(0, -6), (0, -70)], 9, 12), "trim", 4),
    Piece(path("M-8,-66C-12,-100 -30,-130 -24,-164C-20,-188 20,-188 24,-164C30,-130 12,-100 8,-66Z"), "light", 16),
    Piece(path("M-26,-152C-10,-146 10,-146 26,-152L27,-132C10,-126 -10,-126 -27,-132Z")
              + path("M-17,-104C-6,-100 6,-100 17,-104L13,-90C6,-88 -6,-88 -13,-90Z"), "body"),
    Piece(circle(0, -6, 9), "body", 4),
    body=RED, trim=INK, anchors={"hand": (0, -36)},
)  # fmt: skip

WEIGHT = thing(
    Piece(line([(-70, -52), (70, -52)], 11), "metal"),
    Piece(circle(-92, -52, 50) + circle(92, -52, 50), "body", 24),
    Piece(path("M-120,-66C-118,-80 -108,-90 -96,-92C-104,-82 -108,-74 -108,-62ZM64,-66C66,-80 76,-90 88,-92"
              "C80,-82 76,-74 76,-62Z"), "light"),
    body="#3d3f4c", light="#7f8794", anchors={"hand": (-20, -52), "other_hand": (20, -52)},
)  # fmt: skip

WHIP = thing(
    Piece(stroke("M-60,-60C-20,-130 40,-180 70,-140C90,-108 40,-90 50,-60C60,-36 110,-60 124,-24", 4.5), "dark"),
    Piece(taper([(-98, 0), (-60, -60)], 12, 8), "body"),
    Piece(circle(-98, 0, 8), "trim"),
    trim=RED, anchors={"hand": (-86, -18), "tip": (124, -24)},
)  # fmt: skip

STILTS = thing(
    Piece(taper([(-34, 0), (-26, -214)], 9, 9) + taper([(38, 0), (30, -214)], 9, 9), "body", 4),
    Piece(path("M-52,-106H-20L-26,-88H-46ZM52,-106H20L26,-88H46Z"), "trim", 5),
    Piece(circle(-34, -2, 7) + circle(38, -2, 7), "dark"),
    trim=RED, anchors={"left": (-34, -106), "right": (34, -106)},
)  # fmt: skip

CARVED_HORSE = (
    "M-34,-2C-44,-6 -46,-22 -36,-28C-20,-34 0,-30 10,-36C16,-46 20,-56 30,-60L33,-67C37,-63 39,-60 39,-56"
    "C46,-50 50,-42 52,-34C52,-28 44,-27 40,-31C36,-33 33,-34 31,-33"
    "C30,-20 26,-10 18,-4C24,4 34,4 40,10L36,17C26,16 14,12 6,2C-4,2 -12,2 -20,0C-24,8 -34,12 -44,20L-50,14"
    "C-44,6 -38,4 -34,-2Z"
)  # fmt: skip


def _carousel() -> Motif:
    horses: list[Piece] = []
    poles = ((-84, -82, 0.84, "light"), (84, -82, 0.84, "metal"), (0, -66, 1.0, "glow"))
    for x, y, size, ink in poles:
        horses += [
            Piece(line([(x, -196), (x, -20)], 4.5), "trim"),
            Piece(place(path(CARVED_HORSE), x - 2, y, size), ink, 9),
            Piece(place(path("M-14,-32C-6,-28 6,-29 12,-34L10,-14C2,-10 -8,-12 -14,-16Z"), x - 2, y, size), "body"),
            Piece(
                place(
                    path(
                        "M32,-62C22,-60 14,-48 12,-36L18,-34C22,-46 26,-54 34,-56ZM-38,-26C-50,-26 -54,-12 -50,0"
                        "C-44,-6 -42,-16 -36,-20Z"
                    ),
                    x - 2,
                    y,
                    size,
                ),
                "dark",
            ),
            Piece(place(circle(38, -46, 2.8), x - 2, y, size), "dark"),
        ]
    return thing(
        Piece(rectangle(-28, -200, 56, 180), "body", 12),
        Piece(rectangle(-28, -200, 14, 180) + rectangle(14, -200, 14, 180), "light", 6),
        Piece(line([(-126, -198), (-126, -20)], 6) + line([(126, -198), (126, -20)], 6), "trim"),
        Piece(path("M-140,-30C-80,-16 80,-16 140,-30L146,-6C90,8 -90,8 -146,-6Z"), "body", 10),
        Piece(ellipse(0, -30, 140, 14), "trim", 7),
        *horses,
        Piece(path("M0,-296C-20,-250 -90,-226 -148,-212C-90,-196 90,-196 148,-212C90,-226 20,-250 0,-296Z"), "body",
                  24),
        Piece(path("M0,-296C-10,-250 -50,-224 -92,-203L-42,-199C-26,-222 -8,-250 0,-296ZM0,-296"
                  "C10,-250 50,-224 92,-203L42,-199C26,-222 8,-250 0,-296Z"), "light", 9),
        Piece(path("M-150,-214C-90,-198 90,-198 150,-214V-196C138,-180 122,-178 112,-190C98,-172 78,-172 68,-186"
                  "C54,-168 32,-168 22,-182C8,-168 -10,-168 -22,-182C-32,-168 -54,-168 -68,-186"
                   "C-78,-172 -98,-172 -112,-190C-122,-178 -138,-180 -150,-196Z"), "trim", 8),
        Piece("".join(circle(x, y, 4) for x, y in ((-128, -200), (-90, -194), (-46, -190), (0, -188), (46, -190),
                  (90, -194), (128, -200))), "light"),
        Piece(line([(0, -292), (0, -316)], 4) + path("M0,-318L30,-309L0,-300Z"), "dark"),
        body=RED, trim=OCHRE, metal=TEAL, glow="#f3d9a4", anchors={"top": (0, -296), "horse": (-2, -100)},
    )  # fmt: skip


CAROUSEL = _carousel()


def big_wheel(cabins: int = 8, turn: float = 0) -> Motif:
    """A fairground wheel around (0, -176), its cabins hanging straight; anchors cabin_0... are their floors."""
    middle = (0.0, -176.0)
    hung = [polar(*middle, 130, turn + i * 360 / cabins) for i in range(cabins)]
    inks = ("body", "trim", "glow")
    cabin_pieces = []
    for i, (x, y) in enumerate(hung):
        cabin_pieces += [
            Piece(line([(x, y), (x - 15, y + 20)], 3) + line([(x, y), (x + 15, y + 20)], 3), "dark"),
            Piece(path(f"M{x - 20:.1f},{y + 18:.1f}H{x + 20:.1f}"
                      f"C{x + 20:.1f},{y + 36:.1f} {x + 12:.1f},{y + 42:.1f} {x:.1f},{y + 42:.1f}"
                      f"C{x - 12:.1f},{y + 42:.1f} {x - 20:.1f},{y + 36:.1f} {x - 20:.1f},{y + 18:.1f}Z"),
                      inks[i % 3], 8),
            Piece(path(f"M{x - 24:.1f},{y + 6:.1f}"
                      f"C{x - 18:.1f},{y - 8:.1f} {x + 18:.1f},{y - 8:.1f} {x + 24:.1f},{y + 6:.1f}Z"), inks[i % 3], 5),
        ]  # fmt: skip
    anchors: dict[str, Point] = {f"cabin_{i}": (x, y + 22) for i, (x, y) in enumerate(hung)}
    return thing(
        Piece(taper([middle, (-92, 0)], 10, 12) + taper([middle, (92, 0)], 10, 12), "dark"),
        Piece("".join(line([middle, polar(*middle, 130, turn + i * 180 / cabins)], 3.2) for i in range(2 * cabins)),
                  "metal"),
        Piece(ring(0, -176, 130, 7) + ring(0, -176, 112, 4), "metal"),
        Piece(circle(0, -176, 20), "body", 8),
        Piece(circle(0, -176, 8), "glow"),
        *cabin_pieces,
        Piece(rectangle(-112, -8, 224, 10, 3), "dark"),
        body=RED, trim=TEAL, glow=OCHRE, metal="#a7aaa2", anchors={"middle": middle, **anchors},
    )  # fmt: skip


TEST_OF_STRENGTH = thing(
    Piece(path("M-34,0L-20,-204H20L34,0Z"), "body", 14),
    Piece(path("M-17,-10L-11,-196H11L17,-10Z"), "light", 8),
    Piece("".join(line([(-12 - i * 0.5, -178 + i * 20), (12 + i * 0.5, -178 + i * 20)], 4) for i in range(8)), "dark"),
    Piece(circle(0, -84, 9), "body"),
    Piece(path("M-24,-204C-22,-232 22,-232 24,-204Z"), "trim", 8),
    Piece(circle(0, -202, 6), "dark"),
    Piece(rectangle(-60, -14, 120, 14, 4), "trim", 5),
    Piece(path("M42,-14C44,-28 84,-28 86,-14Z"), "dark", 5),
    body=RED, anchors={"bell": (0, -226), "pad": (64, -24)},
)  # fmt: skip

GALLERY: dict[str, Motif] = {
    "violin": VIOLIN,
    "violin bow": VIOLIN_BOW,
    "cello": CELLO,
    "double bass": DOUBLE_BASS.moved(0, 0, 0.8),
    "harp": HARP,
    "guitar": GUITAR,
    "lute": LUTE,
    "trumpet": TRUMPET.moved(0, 0, 0.95),
    "horn": HORN,
    "flute": FLUTE,
    "accordion": accordion(),
    "tuba": TUBA,
    "megaphone": MEGAPHONE,
    "piano": PIANO,
    "grand piano": GRAND_PIANO.moved(-4, 0, 0.95),
    "street organ": STREET_ORGAN,
    "music stand": MUSIC_STAND,
    "drum": DRUM,
    "big drum": BIG_DRUM,
    "tambourine": TAMBOURINE,
    "cymbals": CYMBALS,
    "bell": BELL,
    "hand bell": HAND_BELL,
    "triangle": TRIANGLE,
    "xylophone": XYLOPHONE,
    "curtain": curtain(260, 230),
    "curtain closed": curtain(260, 230, 0),
    "pelmet": PELMET.moved(0, 0, 0.8),
    "spotlight": SPOTLIGHT,
    "puppet booth": PUPPET_BOOTH.moved(0, 0, 0.9),
    "footlights": FOOTLIGHTS.moved(0, 0, 0.9),
    "clapperboard": CLAPPERBOARD,
    "theatre masks": THEATRE_MASKS,
    "trapeze": TRAPEZE,
    "unicycle": UNICYCLE,
    "circus ball": CIRCUS_BALL,
    "hoop": hoop(),
    "hoop cold": hoop(fire=False),
    "top hat": TOP_HAT,
    "top hat up": TOP_HAT_UP,
    "wand": WAND,
    "circus tub": CIRCUS_TUB,
    "juggling club": JUGGLING_CLUB,
    "weight": WEIGHT.moved(0, 0, 0.9),
    "whip": WHIP,
    "stilts": STILTS,
    "carousel": CAROUSEL.moved(0, 0, 0.76),
    "big wheel": big_wheel().moved(0, 0, 0.72),
    "test of strength": TEST_OF_STRENGTH,
}
