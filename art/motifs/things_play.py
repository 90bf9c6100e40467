"""Games and toys, in the inks of things_cuts: body, trim, light, dark, metal, glow.

Games      playing_card(suit: "heart", "spade", "diamond", "club", "back", or "face" for a double-headed king) (middle),
           CARD_HAND a fan of cards (hand), MARBLES
Toys       DOLL (hand, head), TIN_SOLDIER (hand, head), ROCKING_HORSE (saddle, mouth, head), TEDDY_BEAR (hand,
           other_hand, head), BALL (top, middle)
"""

from __future__ import annotations

from art.motif import Motif, Piece
from art.motifs.curves import taper
from art.motifs.things_cuts import BLUE, CREAM, GREEN, OCHRE, RED, thing
from art.shapes import circle, ellipse, line, path, place, rectangle, star, stroke

SUITS = {
    "heart": path("M0,16C-18,2 -22,-12 -14,-18C-8,-22 -2,-18 0,-11C2,-18 8,-22 14,-18C22,-12 18,2 0,16Z"),
    "diamond": path("M0,-22C6,-12 10,-6 16,0C10,6 6,12 0,22C-6,12 -10,6 -16,0C-10,-6 -6,-12 0,-22Z"),
    "spade": path("M0,-22C18,-6 24,4 16,11C10,15 4,12 2,7C3,14 5,18 8,21H-8C-5,18 -3,14 -2,7C-4,12 -10,15 -16,11"
    "C-24,4 -18,-6 0,-22Z"),
    "club": circle(0, -12, 9.5) + circle(-11, 3, 9.5) + circle(11, 3, 9.5) + path("M-3,-4H3C3,10 5,17 9,21H-9"
    "C-5,17 -3,10 -3,-4Z"),
}  # fmt: skip


def playing_card(suit: str = "heart") -> Motif:
    """A card without letters: five pips of a suit, its "back", or a "face" with a king above and below."""
    pieces = [Piece(rectangle(-62, -178, 124, 178, 11), "light", 16)]
    if suit == "back":
        pieces += [
            Piece(rectangle(-50, -166, 100, 154, 5), "body", 12),
            Piece("".join(line([(-50 + i * 25, -166), (-50, -166 + i * 25)], 3) + line([(50 - i * 25, -12), (50,
                      -12 - i * 25)], 3) for i in range(1, 5)),
                  "light"),
            Piece("".join(line([(50 - i * 25, -166), (50, -166 + i * 25)], 3) + line([(-50 + i * 25, -12), (-50,
                      -12 - i * 25)], 3) for i in range(1, 5)),
                  "light"),
            Piece(ellipse(0, -89, 26, 34), "trim", 8),
            Piece(star(0, -89, 22, 0.35), "light"),
        ]  # fmt: skip
    elif suit == "face":
        half = [
            (path("M-44,-89C-44,-112 -26,-122 0,-122C26,-122 44,-112 44,-89Z"), "body"),
            (path("M-18,-140C-18,-116 -12,-106 0,-98C12,-106 18,-116 18,-140Z"), "glow"),
            (path("M-20,-124C-22,-108 -12,-92 0,-92C12,-92 22,-108 20,-124C14,-114 -14,-114 -20,-124Z"), "metal"),
            (path("M-22,-138L-26,-162L-12,-150L0,-166L12,-150L26,-162L22,-138Z"), "trim"),
            (circle(-7, -128, 2.6) + circle(7, -128, 2.6), "dark"),
            (line([(30, -92), (34, -136)], 5), "dark"),
            (path("M-44,-89L-22,-106L0,-89Z"), "trim"),
        ]
        for shape, ink in half:
            pieces.append(Piece(shape + place(shape, 0, -178, 1, 180), ink))
        pieces.append(Piece(line([(-44, -89), (44, -89)], 4), "dark"))
        pieces.append(Piece(place(SUITS["heart"], -44, -156, 0.6) + place(SUITS["heart"], 44, -22, 0.6, 180), "body"))
    else:
        ink = "body" if suit in ("heart", "diamond") else "dark"
        shape = SUITS[suit]
        pieces.append(
            Piece(
                "".join(place(shape, x, y, 1.05, 180 if y > -89 else 0) for x in (-28, 28) for y in (-136, -42))
                + place(shape, 0, -89, 1.3),
                ink,
            )
        )
    return thing(
        *pieces,
        body=RED,
        glow="#eec6a4",
        metal="#d8cdb8",
        trim=OCHRE,
        light="#f8efd8",
        anchors={"middle": (0, -89), "top": (0, -178)},
    )


def _card_hand() -> Motif:
    fan = Motif(())
    for suit, turn in (("back", -34), ("spade", -17), ("diamond", 0), ("club", 17), ("heart", 34)):
        fan = fan + playing_card(suit).moved(0, 24).moved(0, -24, 0.82, turn)
    return Motif(
        tuple(Piece(p.shape, p.ink, p.depth, lifted=p.ink == "light" and p.depth > 0) for p in fan.pieces),
        fan.inks,
        {"hand": (0, -30)},
    )


CARD_HAND = _card_hand()


MARBLES = thing(
    *(piece for x, y, r, ink in ((-56, -40, 40, "body"), (36, -32, 32, "trim"), (4, -92, 26, "metal"), (94, -22, 22,
        "glow")) for piece in (
        Piece(circle(x, y, r), ink, r * 0.6, lifted=True),
        Piece(path(f"M{x - r * 0.5:.1f},{y + r * 0.5:.1f}"
                  f"C{x - r * 0.1:.1f},{y + r * 0.4:.1f} {x - r * 0.1:.1f},{y - r * 0.4:.1f} "
                  f"{x + r * 0.5:.1f},{y - r * 0.6:.1f}"
                   f"C{x + r * 0.4:.1f},{y:.1f} {x + r * 0.2:.1f},{y + r * 0.6:.1f} "
                   f"{x - r * 0.5:.1f},{y + r * 0.5:.1f}Z"), "light"),
    )),
    body=BLUE, trim=RED, metal=GREEN, glow=OCHRE,
)  # fmt: skip


DOLL = thing(
    Piece(taper([(-16, -50), (-20, -6)], 13, 11) + taper([(16, -50), (18, -6)], 13, 11), "light", 5),
    Piece(path("M-30,-2C-28,-14 -12,-14 -10,-2ZM10,-2C12,-14 30,-14 30,-2Z"), "dark"),
    Piece(taper([(-24, -118), (-52, -88), (-66, -66)], 14, 12, 10) + taper([(24, -118), (54, -96), (72, -80)], 14,
              12, 10), "body", 6),
    Piece(circle(-68, -62, 8) + circle(76, -78, 8), "light"),
    Piece(path("M-26,-126C-10,-120 10,-120 26,-126C32,-100 50,-70 62,-40C40,-28 30,-38 18,-34C4,-28 -8,-38 -22,-34"
              "C-36,-30 -48,-30 -60,-40C-48,-70 -32,-100 -26,-126Z"),
          "body", 22),
    Piece(path("M-18,-118C-10,-112 10,-112 18,-118L26,-60C10,-50 -10,-50 -26,-60Z"), "trim", 7),
    Piece(path("M-46,-140C-60,-190 -20,-214 4,-210C40,-210 56,-180 46,-140C44,-122 36,-116 28,-118L-28,-118"
              "C-38,-116 -44,-122 -46,-140Z"), "metal", 12),
    Piece(circle(0, -156, 36), "light", 16),
    Piece(path("M-38,-158C-38,-188 -10,-198 2,-194C26,-196 40,-180 38,-158C28,-166 20,-174 14,-182"
              "C2,-170 -20,-162 -38,-158Z"), "metal", 7),
    Piece(circle(-12, -152, 4) + circle(14, -152, 4), "dark"),
    Piece(circle(-22, -142, 5.5) + circle(24, -142, 5.5), "glow"),
    body=BLUE, trim=CREAM, light="#f1d3b0", metal="#a2532e", glow="#e2907a", anchors={"hand": (76, -78), "head": (0,
        -200)},
)  # fmt: skip


TIN_SOLDIER = thing(
    Piece(line([(52, -60), (58, -206)], 5) + path("M52,-60H62L58,-40H46Z"), "metal"),
    Piece(path("M-48,-8H48V2H-48Z"), "metal", 6),
    Piece(path("M-22,-72H22L18,-6H4V-56H-4V-6H-18Z"), "dark", 7),
    Piece(path("M-22,-10H-2V-2H-28ZM2,-10H22L28,-2H2Z"), "metal"),
    Piece(taper([(-26, -124), (-34, -96), (-32, -68)], 13, 12, 11) + taper([(26, -124), (44, -102), (52, -78)], 13,
              12, 11), "body", 5),
    Piece(path("M-30,-132C-12,-138 12,-138 30,-132L26,-70C10,-64 -10,-64 -26,-70Z"), "body", 14),
    Piece(line([(-28, -130), (22, -74)], 6) + line([(28, -130), (-22, -74)], 6), "light"),
    Piece("".join(circle(0, y, 3.4) for y in (-120, -104, -88)) + rectangle(-34, -134, 16, 8, 3) + rectangle(18,
              -134, 16, 8, 3), "trim"),
    Piece(circle(-32, -66, 6.5) + circle(54, -74, 6.5), "glow"),
    Piece(ellipse(0, -148, 19, 21), "glow", 8),
    Piece(circle(7, -150, 3) + circle(-7, -150, 3), "dark"),
    Piece(circle(-12, -142, 4) + circle(12, -142, 4), "body"),
    Piece(path("M-22,-156C-26,-190 -20,-208 0,-210C20,-208 26,-190 22,-156C8,-162 -8,-162 -22,-156Z"), "dark", 10),
    Piece(rectangle(-23, -164, 46, 7, 3) + circle(0, -182, 6), "trim"),
    body=RED, glow="#eec6a4", metal="#5e7a55", dark="#28334f", anchors={"hand": (54, -74), "head": (0, -210)},
)  # fmt: skip

ROCKING_HORSE = thing(
    Piece(taper([(-62, -84), (-78, -20)], 15, 10) + taper([(46, -84), (68, -22)], 15, 10), "dark"),
    Piece(path("M-82,-134C-112,-130 -118,-96 -112,-62C-98,-70 -86,-92 -76,-116Z"), "trim", 8),
    Piece(path("M-86,-112C-84,-142 -50,-144 -20,-136C0,-130 20,-136 34,-154C42,-176 56,-196 74,-204L78,-218"
              "C86,-212 90,-206 90,-198C108,-188 118,-170 122,-154"
               "C124,-144 114,-138 104,-140C96,-146 86,-150 80,-150C80,-124 72,-98 54,-88C20,-78 -40,-76 -66,-84"
               "C-80,-90 -88,-100 -86,-112Z"), "body", 30),
    Piece(taper([(-58, -92), (-54, -50), (-64, -16)], 20, 13, 10) + taper([(44, -96), (40, -50), (52, -16)], 20, 13,
              10), "body", 8),
    Piece(path("M76,-208C56,-206 36,-184 26,-150C22,-140 28,-134 34,-140C30,-128 40,-124 46,-134"
              "C44,-148 56,-178 80,-196Z"), "trim", 8),
    Piece(path("M-44,-140C-28,-132 0,-130 16,-138C18,-118 6,-104 -14,-104C-34,-104 -46,-120 -44,-140Z"), "glow", 9),
    Piece(path("M-52,-146C-46,-152 -42,-142 -30,-138C-10,-134 4,-138 14,-150C20,-150 20,-140 14,-134"
              "C0,-126 -30,-126 -46,-134Z"), "dark"),
    Piece(stroke("M94,-142C92,-156 92,-168 96,-184M94,-160L114,-164M92,-158C66,-150 36,-138 10,-140", 4), "glow"),
    Piece(circle(92, -180, 4.5) + circle(116, -152, 3), "dark"),
    Piece(stroke("M-126,-30C-84,2 80,4 128,-34", 12), "metal"),
    Piece(stroke("M-66,-14H-58M46,-14H56", 10), "dark"),
    body=CREAM, trim="#8f4a2f", glow=RED, metal=BLUE, anchors={"saddle": (-14, -138), "mouth": (104, -142),
        "head": (80, -214)},
)  # fmt: skip

TEDDY_BEAR = thing(
    Piece(circle(-44, -186, 22) + circle(44, -186, 22), "body", 10),
    Piece(circle(-44, -186, 11) + circle(44, -186, 11), "trim"),
    Piece(taper([(-44, -104), (-72, -84), (-82, -58)], 36, 32, 30) + taper([(44, -104), (70, -92), (88, -78)], 36,
              32, 30), "body", 14),
    Piece(ellipse(0, -66, 58, 58), "body", 28),
    Piece(ellipse(0, -60, 36, 40), "trim", 14),
    Piece(ellipse(-52, -22, 34, 26, -14) + ellipse(52, -22, 34, 26, 14), "body", 14),
    Piece(ellipse(-62, -20, 18, 19) + ellipse(62, -20, 18, 19), "trim", 7),
    Piece(ellipse(0, -148, 58, 50, -4), "body", 28),
    Piece(ellipse(2, -132, 27, 22), "trim", 8),
    Piece(ellipse(2, -142, 9, 6.5) + circle(-24, -156, 5) + circle(26, -157, 5), "dark"),
    Piece(stroke("M2,-136V-128M2,-128C-4,-122 -10,-123 -13,-127M2,-128C8,-122 14,-123 17,-127", 3.2), "dark"),
    Piece(path("M-4,-98C-26,-114 -42,-106 -42,-96C-40,-84 -24,-84 -4,-94ZM4,-98C26,-114 42,-106 42,-96"
              "C40,-84 24,-84 4,-94Z") + circle(0, -96, 7), "glow"),
    Piece(stroke("M14,-46L30,-42M18,-52L16,-38M26,-50L26,-36", 2.8), "dark"),
    body="#b9793f", trim="#e5bd84", glow=RED, anchors={"hand": (90, -74), "other_hand": (-84, -52), "head": (0, -196)},
)  # fmt: skip


BALL = thing(
    Piece(circle(0, -70, 70), "body", 32),
    Piece(path("M-66,-94C-30,-60 30,-60 66,-94L69,-76C30,-40 -30,-40 -69,-76Z"), "light", 8),
    Piece(path("M-46,-18C-20,-2 20,-2 46,-18C20,-10 -20,-10 -46,-18Z"), "dark"),
    Piece(star(0, -108, 17, 0.4), "glow"),
    body=RED, anchors={"top": (0, -140), "middle": (0, -70)},
)  # fmt: skip


GALLERY: dict[str, Motif] = {
    "card heart": playing_card(),
    "card spade": playing_card("spade"),
    "card club": playing_card("club"),
    "card face": playing_card("face"),
    "card back": playing_card("back"),
    "card hand": CARD_HAND,
    "marbles": MARBLES,
    "doll": DOLL,
    "tin soldier": TIN_SOLDIER,
    "rocking horse": ROCKING_HORSE,
    "teddy bear": TEDDY_BEAR,
    "ball": BALL,
}
