"""Beasts indoors: at the notary's, at the barber's, at bedtime, at home."""

from __future__ import annotations

from art.colour import Colour, mix
from art.motif import Motif, Piece, cut, draw, held
from art.motifs.beasts import FOX
from art.motifs.beasts_far import LION
from art.motifs.beasts_small import mouse
from art.motifs.buildings_parts import ladder
from art.motifs.curves import form, limb, plume, tube, within
from art.motifs.fixtures import HANGING_LAMP, suited
from art.motifs.indoors import View, boards, checker, skirting, tones, wall, wallpaper
from art.motifs.things import SCISSORS
from art.motifs.things_desk import CROWN, padlock
from art.motifs.things_kitchen import BROOM, bottle, scales
from art.palettes import PALETTES
from art.press import Plate, darker, lighter
from art.scene import Scene, Story
from art.shapes import circle, ellipse, line, path, place, rectangle, stroke
from art.story._beasts_parts import bonnet_hat, flame, handbag

SCENES: list[Scene] = []


def notary_fox_head() -> Motif:
    """A fox's head in profile, its nose on (310, 338), its ruff on (130, 404)."""
    head = (
        "M128,250C146,228 188,224 214,248C230,264 240,282 260,296C278,308 298,318 312,328C318,338 314,350 304,354"
        "C282,362 258,364 238,366C222,382 202,394 178,402L178,390C164,404 148,412 126,418L130,402"
        "C110,410 88,410 66,402L90,384C66,384 58,380 46,372C70,364 92,352 98,326C100,296 110,268 128,250Z"
    )
    white = (
        "M320,336C296,334 272,330 252,322C232,316 218,332 202,342C182,354 164,342 142,350"
        "C120,352 104,350 84,352C70,362 60,366 40,366"
        "L40,430H330Z"
    )
    tufts = "M150,364C144,376 136,384 126,390M176,366C172,376 166,384 158,390M120,374C112,384 104,390 94,394"
    return Motif(
        (
            Piece(path("M180,244C184,206 196,176 214,156C228,182 230,222 222,256Z"), "skin shade", 10),
            Piece(path("M192,236C196,212 204,192 213,178C220,196 221,220 217,244Z"), "mark", 4),
            Piece(path(head), "skin", 30),
            Piece(within(path(white), path(head)), "skin pale", 16),
            Piece(stroke(tufts, 2.6), "skin pale", blend=("#7a5a58", 0.5)),
            Piece(path("M118,272C104,226 106,180 124,140C152,166 180,206 188,246C168,244 140,254 118,272Z"), "skin", 12,
                  True),
            Piece(path("M128,250C120,220 121,190 129,166C148,186 164,210 172,236C156,238 142,242 128,250Z"), "mark", 5),
            Piece(path("M296,324C306,320 318,324 321,333C322,342 314,348 306,345C300,341 296,332 296,324Z"), "dark", 6),
            Piece(stroke("M306,346C294,352 270,352 248,345C240,342 234,337 232,330", 3), "dark"),
            Piece(circle(270, 334, 2) + circle(280, 337, 2) + circle(274, 342, 2), "dark"),
            Piece(stroke("M270,336C290,340 306,350 318,364M276,340C290,348 300,358 306,372", 1.6), "skin pale"),
        ),
        {"skin": FOX["body"], "skin shade": FOX["shade"], "skin pale": FOX["belly"], "mark": FOX["mark"],
         "dark": FOX["dark"]},
    )  # fmt: skip


def fox_coat() -> Motif:
    """A tailcoat, a waistcoat and a neckcloth, from the neck to a desk at 600."""
    coat = "M100,392C58,412 30,462 20,540L14,616H318C318,560 312,500 292,452C274,416 240,398 206,390Z"
    jabot = (
        "M150,400C172,412 208,404 220,392C236,404 240,424 232,440C244,452 244,470 234,482C240,494 236,508 226,514"
        "C214,506 206,490 208,474C194,464 190,448 196,436C176,430 158,416 150,400Z"
    )
    return Motif(
        (
            Piece(path(coat), "coat", 40),
            Piece(path("M168,396C176,470 186,540 196,616H296C300,550 290,470 246,396Z"), "waistcoat", 18),
            Piece(stroke("M230,500C238,540 242,580 242,616", 3), "waistcoat shade"),
            Piece(circle(250, 530, 5) + circle(254, 560, 5) + circle(255, 588, 5), "metal", 3),
            Piece(path("M236,392C274,412 302,452 306,520L278,508L286,534L262,470Z"), "coat light", 10, True),
            Piece(path(jabot), "skin linen", 10, True),
            Piece(stroke("M208,474C216,462 224,450 232,440M226,512C226,502 230,492 234,482M196,436"
                "C206,428 214,416 220,394",
                         2.4), "skin linen", blend=("#6a4a58", 0.5)),
            Piece(path("M176,394C142,420 130,470 150,540L176,520L172,552C190,590 194,600 196,616"
                "L160,480Z"), "coat light",
                  10, True),
        ),
        {"coat": "#1f4a57", "coat light": "#2a5d69", "skin linen": "#f6ead2", "waistcoat": "#d9a441",
         "waistcoat shade": "#8a5a20", "metal": "#6a3a20"},
    )  # fmt: skip


def fox_arms(plate: Plate) -> None:
    """His left sleeve goes down behind the desk; his right elbow leans on it and brings a lens to his eye."""
    coat, linen, fur = "#1f4a57", "#f6ead2", lighter(FOX["mark"], 0.14)
    cut(plate, path("M276,440C298,458 306,500 304,560L290,598H238C230,560 240,480 276,440Z"), coat, 20, 0.6)
    draw(plate, notary_fox_head(), 0, 0, shadow=0.8)
    _lens(plate)
    sleeve = (
        "M64,440C34,470 18,540 24,596C60,606 110,604 140,592C170,556 186,516 196,486L146,462C136,492 124,514 108,526"
    )
    cut(plate, path(sleeve + "C104,490 92,452 64,440Z"), coat, 24, 1.2)
    cut(plate, stroke("M108,526C100,540 88,550 74,556M120,520C116,548 108,568 96,580", 4), darker(coat, 0.4))
    cut(plate, path("M140,462C158,460 186,472 202,490L196,504C178,490 156,478 138,478Z"), linen, 7, 0.8)
    paw = (
        "M150,462C144,440 148,418 164,408C172,400 186,400 194,406C204,406 212,414 210,424C216,430 216,440 210,446"
        "C212,458 206,470 196,482C182,470 166,464 150,462Z"
    )
    cut(plate, path(paw), fur, 10, 1)
    cut(plate, stroke("M194,407C188,412 184,418 183,424M210,425C202,424 194,428 190,434M209,446"
        "C202,443 196,445 192,450", 2.2),
        darker(fur, 0.5))  # fmt: skip


def _lens(plate: Plate) -> None:
    """A magnifying glass; behind it his eye is large, amber and slit."""
    x, y = 214, 292
    cut(plate, line([(206, 326), (184, 428)], 9), "#5a3020", 5, 0.8)
    glass = plate.mask(circle(x, y, 31))
    cut(plate, circle(x, y, 36), "#c8963c", 8, 1)
    cut(plate, glass, "#e88a4a", 0)
    iris = plate.mask(path("M186,292C196,272 224,266 243,288C232,310 202,314 186,292Z"))
    cut(plate, path("M182,293C194,266 228,260 247,288C234,316 200,320 182,293Z"), FOX["dark"], clip=glass)
    with plate.shining(0.35):
        cut(plate, iris, "#f4bc3e", 8)
    cut(plate, ellipse(222, 291, 6, 18, -14), FOX["dark"], clip=iris)
    with plate.shining(0.8):
        cut(plate, circle(214, 282, 4), "#fff6dc")
        cut(plate, stroke("M190,282C194,272 202,266 210,264", 3), "#fff6dc", opacity=0.7)


def town_hen() -> Motif:
    """A plump hen facing right on (0, 0), 190 high."""
    body = (
        "M68,-180C84,-178 90,-162 88,-148C88,-134 96,-118 96,-96C96,-58 68,-28 24,-22C-14,-18 -50,-30 -72,-56"
        "C-80,-66 -86,-78 -88,-92C-78,-98 -66,-102 -48,-102C-18,-98 16,-104 30,-126C38,-140 36,-160 46,-171"
        "C52,-178 60,-181 68,-180Z"
    )
    tail = (
        (100, 30, -164, "wing"), (112, 32, -149, "tail"), (118, 32, -134, "wing"), (110, 30, -119, "tail"),
        (84, 28, -104, "wing"),
    )  # fmt: skip
    hackle = (
        "M48,-166C66,-160 84,-150 88,-136"
        "L95,-106Q88,-110 86,-118Q84,-104 78,-98Q72,-106 70,-114Q66,-98 58,-92Q52,-102 52,-110"
        "Q44,-98 36,-94Q34,-104 36,-112Q30,-104 20,-102"
        "C36,-124 38,-146 48,-166Z"
    )
    wing = "M40,-84C46,-60 22,-40 -12,-38C-40,-38 -66,-48 -90,-62C-66,-64 -58,-76 -42,-88C-20,-102 30,-104 40,-84Z"
    quills = "M-74,-60C-52,-54 -30,-54 -12,-60M-58,-72C-36,-64 -14,-64 6,-70M-40,-84C-20,-76 2,-76 20,-82"
    scales_ = "".join(
        stroke(f"M{x},{y}q5,7 11,0", 2) for x, y in ((66, -82), (50, -62), (72, -62), (30, -44), (54, -44))
    )
    legs = "M-6,-26L-4,-4M24,-26L26,-4M-20,0L-4,-6L16,0M-4,-6L-2,1M10,0L26,-6L46,0M26,-6L28,1"
    return Motif(
        (
            Piece(stroke(legs, 6), "leg"),
            *(Piece(plume(-52, -62, long, wide, turn, 0.66), ink, 6, True) for long, wide, turn, ink in tail),
            Piece(path("M50,-176C44,-190 52,-196 58,-188C60,-200 70,-200 72,-188C78,-194 86,-188 80,-174Z"), "comb", 5),
            Piece(path("M84,-164C96,-164 106,-158 111,-150C102,-147 92,-145 84,-147Z"), "beak", 4),
            Piece(path(body), "body", 32),
            Piece(path("M-18,-34C-8,-14 4,-14 8,-28C16,-12 30,-12 36,-30Z"), "body", 8),
            Piece(path(hackle), "body", 8, True),
            Piece(scales_, "wing"),
            Piece(path(wing), "wing", 12, True),
            Piece(stroke(quills, 3), "body"),
            Piece(path("M84,-149C94,-144 96,-126 89,-120C80,-121 77,-138 78,-148Z"), "comb", 4),
            Piece(ellipse(75, -156, 8, 7), "comb"),
            Piece(circle(74, -158, 4.2), "dark"),
            Piece(circle(75.5, -159.5, 1.4), "light"),
            Piece(stroke("M86,-155C94,-155 102,-153 108,-150", 1.8), "dark"),
        ),
        {"body": "#e9d6b0", "wing": "#b98452", "comb": "#d43a2b", "beak": "#e0a24c", "leg": "#d0883a",
         "light": "#fbf1d8", "dark": "#1a0d18", "tail": "#6a4030"},
    )  # fmt: skip


def client(hat: str, bag: str | None, body: str, wing: str) -> Motif:
    """A hen dressed for town."""
    dressed = town_hen().inked(body=body, wing=wing, tail=darker(wing, 0.35)) + bonnet_hat().inked(hat=hat).moved(
        62, -178, 0.92, -10
    )
    return dressed + handbag().inked(bag=bag).moved(58, -76, 0.8, -4) if bag else dressed


def smooth_egg(ink: Colour) -> Motif:
    """An egg standing on (0, 0), 100 high, without a brush stroke."""
    shell = "M0,0C-26,0 -38,-20 -38,-42C-38,-70 -18,-100 0,-100C18,-100 38,-70 38,-42C38,-20 26,0 0,0Z"
    return Motif((Piece(path(shell), "skin", 26),), {"skin": ink})


def _deed(plate: Plate) -> None:
    """A parchment that hangs over the edge of the desk, with its seal."""
    sheet = path(
        "M58,596H176C178,640 172,690 178,742C150,750 120,738 92,748C78,750 66,748 60,744C64,690 54,640 58,596Z"
    )
    parchment = cut(plate, sheet, "#e8d0a0", 14, 1)
    rows = "".join(
        stroke(f"M76,{y}C104,{y - 3} 130,{y + 3} {x},{y}", 2.4) for y, x in ((640, 158), (656, 152), (672, 158))
    )
    cut(plate, rows + stroke("M76,688C90,686 104,690 118,688", 2.4), "#8a5a48", clip=parchment, opacity=0.7)
    cut(plate, path("M126,720L116,766L130,758L138,772L146,722Z"), "#7c1c24", 4, 0.6)
    cut(plate, circle(136, 716, 17), "#c23a2c", 8, 0.8)
    cut(plate, circle(136, 716, 10), "#9c2622", 4)


def fox_notary(plate: Plate) -> None:
    """A fox in a tailcoat weighs an egg against a crown; hens wait, the nearest one hides a padlock."""
    p = PALETTES["wine"]
    t = tones(p)
    wall(plate, t.wall, (250, 260), 0.34)
    wallpaper(plate, "lozenges", t.paper, 0.55, bottom=690)
    skirting(plate, t, 690)
    boards(plate, t.floor, t.board, View(120, 330), 690)
    shelf = rectangle(398, 52, 220, 268, 4)
    cut(plate, shelf, t.timber, 14, 1)
    for j in range(4):
        for i in range(3):
            x, y = 412 + i * 60, 66 + j * 63
            cut(plate, rectangle(x, y, 50, 52, 3), p.deep, 0)
            if (i, j) != (1, 2):
                draw(plate, smooth_egg(mix(p.light, p.warm, 0.12 * (i + j))), x + 25, y + 49, 0.44, shadow=0)
    draw(plate, HANGING_LAMP.moved(0, 0, 1.35), 322, -22, inks=suited(t))
    draw(plate, fox_coat(), 0, 0)
    fox_arms(plate)
    for x, y, size, look in (
        (566, 730, 0.62, ("#6fa39a", None, "#c98b5a", "#8f5534")),
        (516, 768, 0.8, ("#e0a24c", "#3f6b66", "#a85a3c", "#7c3c2c")),
    ):
        with plate.shining(0.1):
            draw(plate, client(*look), x, y, size, flip=True)
    draw(plate, scales(12).inked(metal=p.warm), 398, 600, 1.12)
    cut(plate, rectangle(-20, 594, 458, 26, 5), mix(t.wood, p.light, 0.12), 10, 1)
    cut(plate, path("M-20,618H424V900H-20Z"), t.wood, 30, 1, bottom=(t.timber, 120))
    panels = rectangle(40, 650, 160, 220, 6) + rectangle(228, 650, 160, 220, 6)
    cut(plate, panels, mix(t.timber, t.wood, 0.75), 14)
    _deed(plate)
    pans = scales(12).anchors
    left, right = ((398 + x * 1.12, 600 + y * 1.12) for x, y in (pans["left"], pans["right"]))
    draw(plate, CROWN, left[0], left[1] + 4, 0.36)
    draw(plate, smooth_egg(p.light), right[0], right[1] + 4, 0.62)
    # The lamp leaves them in the dark: a little light of their own keeps their feathers apart.
    with plate.shining(0.09):
        draw(plate, client("#d9503f", "#8a2c3c", "#f3e0bd", "#c08a55"), 398, 872, 1.26, flip=True)
        draw(plate, padlock(), 540, 872, 0.4, 6)


SCENES.append(
    Story(
        draw=fox_notary, palette="wine", operator="substitution", setting="interior", season="none", framing="side",
        moods=("greed", "comic"), flags=(), living=("fox", "hens"),
        objects=("scales", "egg", "crown", "desk", "padlock"),
        words={"renard/fox": 3, "balance/scales": 3, "œuf/egg": 3, "poule/hen": 2, "couronne/crown": 2,
               "notaire/notary": 2, "bureau/desk": 1, "cadenas/padlock": 1, "file d’attente/queue": 2,
               "loupe/magnifying glass": 1, "avidité/greed": 2, "justice/justice": 2, "valeur/worth": 2,
               "ruse/cunning": 2, "secret/secret": 1},
        fr=(
            "Un renard en habit pèse un œuf contre une couronne ; des poules chapeautées font la queue, la "
            "plus proche cache un cadenas derrière elle."
        ),
        en=(
            "A fox in a tailcoat weighs an egg against a crown; hens in hats queue up, and the nearest one"
            " hides a padlock behind her."
        ),
    )
)  # fmt: skip


def fire(plate: Plate, x: float, y: float, size: float, turn: float = 0) -> None:
    """A tongue of fire with its light heart."""
    p = PALETTES["amber"]
    with plate.shining(0.7):
        cut(plate, flame(x, y, size, turn), p.hot, 8)
    with plate.shining(1):
        cut(plate, flame(x, y, size * 0.55, turn), p.warm)


MANE = (
    "M276,276C288,236 262,212 282,160C248,184 236,204 238,232C222,196 238,160 206,112C206,158 176,178 184,222"
    "C170,196 142,186 132,146C122,188 146,206 142,242C128,226 104,222 86,202C92,236 120,252 128,280"
    "C136,296 152,304 152,318L164,332L150,346L166,362L148,376C142,398 124,410 96,412C116,428 136,430 152,424"
    "C148,450 132,466 106,474C136,486 160,478 176,460C180,486 170,506 152,526C186,520 204,500 208,474"
    "C212,500 224,518 250,532C258,506 250,486 250,464C264,482 284,490 312,488C296,472 294,450 296,428Z"
)
# What a mane may cover of the head: all that lies behind this line from the forehead to the throat.
HAIRLINE = (
    "M-20,60H268C272,240 262,258 276,280C256,278 244,288 240,306C254,306 262,318 262,332C244,324 232,332 230,350"
    "C246,348 256,360 258,376C240,368 230,378 232,394C248,394 258,406 262,420C262,432 266,440 268,448L300,560H-20Z"
)


def mane_of_fire(scale: float) -> str:
    """Locks of fire that blow back from a lion's face, shorn where the scissors are; smaller for an inner flame."""
    x, y = 226, 348
    return place(path(MANE), x - x * scale, y - y * scale, scale)


def barber_lion_head() -> Motif:
    """A lion's head in profile without its mane, its nose on (372, 334)."""
    face = (
        "M196,266C226,252 264,262 286,284C300,296 326,303 350,311C364,315 375,324 373,336C371,346 365,350 363,354"
        "C371,362 373,375 365,383C359,389 352,389 346,390C354,396 355,406 347,413C332,425 304,424 284,420"
        "C264,432 230,446 196,440C146,410 146,296 196,266Z"
    )
    muzzle = "M380,350C356,342 328,346 318,364C312,380 322,392 344,390L380,392Z"
    whiskers = "M344,364C362,358 384,358 402,364M344,370C362,370 382,374 398,384M340,376C354,380 370,390 382,402"
    return Motif(
        (
            Piece(path(face), "skin", 34),
            Piece(path("M300,300C320,306 340,312 352,322C350,334 334,336 316,330C304,324 298,312 300,300Z"), "skin",
                  soft=10, blend=("#8a4a1c", 0.35)),
            Piece(path("M262,330C284,326 306,334 312,352C300,376 268,380 250,362Z"), "skin", soft=16,
                  blend=("#fff0c8", 0.3)),
            Piece(path("M326,398C336,392 350,396 350,406C346,414 332,416 326,410Z"), "skin", soft=8,
                  blend=("#fff0c8", 0.55)),
            Piece(within(path(muzzle), path(face)), "skin pale", 12),
            Piece(path("M346,310C362,313 376,322 374,336C372,346 365,351 358,350C350,342 340,326 346,310Z"), "dark", 5),
            Piece(stroke("M363,353C364,364 364,374 360,383C348,390 330,388 316,378"
                "C312,375 309,371 308,367", 3.2), "dark"),
            Piece("".join(circle(x, y, 1.9) for x, y in ((334, 360), (342, 357), (332, 368), (341, 366))), "dark"),
            Piece(path("M264,306C272,294 290,292 302,304C308,310 312,318 316,328C306,320 300,316 296,315"
                "C284,320 270,316 "
                       "264,306Z"), "dark"),
            Piece(path("M270,306C276,299 288,298 296,306C296,310 294,312 291,313C282,315 274,312 270,306Z"), "iris"),
            Piece(circle(288, 306, 4.6), "dark"),
            Piece(circle(286, 304, 1.5), "light"),
            Piece(stroke("M256,298C268,280 288,278 304,294", 4), "skin", blend=("#5a2a14", 0.6)),
            Piece(stroke("M262,320C274,326 286,326 296,322", 2.2), "skin", blend=("#5a2a14", 0.45)),
            Piece(stroke(whiskers, 1.8), "light"),
        ),
        {"skin": LION["body"], "skin pale": LION["belly"], "dark": LION["dark"], "light": "#fff4dc", "iris": "#f6d06a"},
    )  # fmt: skip


def lion_ear() -> Motif:
    outer = "M184,312C160,292 160,252 188,246C216,246 230,276 220,304C208,300 196,302 184,312Z"
    inner = "M188,300C174,286 174,264 190,260C206,262 214,280 209,296C202,294 194,295 188,300Z"
    return Motif(
        (
            Piece(path(outer), "skin", 9, True),
            Piece(path(inner), "skin", 4, blend=("#7a2c14", 0.6)),
            Piece(stroke("M192,296C188,286 188,278 190,270M199,294"
                "C197,286 197,280 198,274", 2), "skin", blend=("#fff0c8", 0.5)),
        ),
        {"skin": LION["body"]},
    )  # fmt: skip


def _barber_shop(plate: Plate) -> None:
    """Stripes above tiles, a mirror with a bald lion in it, bottles, a striped pole."""
    p = PALETTES["amber"]
    wall(plate, mix(p.light, p.warm, 0.5), (200, 240), 0.3)
    wallpaper(plate, "stripes", mix(p.warm, p.far, 0.5), 0.5, bottom=700, pitch=70)
    checker(plate, mix(p.light, p.warm, 0.35), mix(p.middle, p.near, 0.3), View(330, 420), 690, 130)
    cut(plate, rectangle(-10, 520, 620, 172), p.cool, 0, bottom=(darker(p.cool, 0.3), 90))
    tiles = "".join(line([(x, 520), (x, 690)], 2.4) for x in range(10, 620, 44))
    tiles += "".join(line([(0, y), (600, y)], 2.4) for y in (564, 608, 652))
    cut(plate, tiles, lighter(p.cool, 0.25), opacity=0.6, edge=0.2)
    cut(plate, rectangle(-10, 510, 620, 14, 2), p.light, 6, 0.5)
    pole = cut(plate, rectangle(58, 70, 34, 170, 4), p.light, 12, 1)
    bands = "".join(path(f"M50,{y}L100,{y - 40}V{y - 20}L50,{y + 20}Z") for y in range(70, 300, 42))
    cut(plate, bands, p.hot, 0, clip=pole)
    cut(plate, rectangle(52, 58, 46, 16, 6) + rectangle(52, 236, 46, 16, 6) + circle(75, 50, 13), "#8a6a4a", 8, 0.8)
    cut(plate, ellipse(494, 290, 92, 158), p.near, 12, 1)
    cut(plate, ellipse(494, 290, 85, 151), p.warm, 6)
    mirror = plate.mask(ellipse(494, 290, 76, 142))
    plate.ink(mirror, mix(p.cool, p.light, 0.3), shade=p.cool, depth=40, edge=0.2)
    cut(plate, form("470,340 580,300 620,420 560,440 486,430"), LION["shade"], 20, clip=mirror)
    cut(plate, form("424,470 450,404 504,384 556,394 590,480!"), p.light, 24, clip=mirror)
    where = (698.0, 38.0, 0.76, 0.0, True)
    draw(plate, barber_lion_head(), *where, clip=mirror)
    draw(plate, lion_ear(), *where, clip=mirror, shadow=0)
    cut(plate, stroke("M436,262L486,186M444,292L520,178", 7), p.light, clip=mirror, opacity=0.3)
    cut(plate, rectangle(392, 482, 230, 16, 3), p.near, 6, 1)
    for x, size, ink in ((436, 0.3, p.cool), (474, 0.22, p.hot), (540, 0.32, p.near)):
        draw(plate, bottle(), x, 484, size, inks={"body": ink})


def _barber_chair(plate: Plate) -> None:
    """Leather on a steel foot, a tail of fire hanging behind it, a paw on the foot rest."""
    p = PALETTES["amber"]
    steel: Colour = "#a99a92"
    cut(plate, path("M262,700H320C318,744 322,790 344,828H238C260,790 264,744 262,700Z"), steel, 22, 1)
    cut(plate, path("M176,846C190,822 230,818 290,818S392,822 406,846Z"), steel, 12, 1)
    cut(plate, rectangle(250, 738, 82, 14, 6), lighter(steel, 0.2), 6, 0.5)
    cut(
        plate,
        path("M112,450C112,414 160,404 178,432C190,520 196,600 204,690H128C116,620 110,530 112,450Z"),
        p.near,
        24,
        1,
    )
    cut(plate, rectangle(120, 650, 300, 54, 24), p.near, 20, 1)
    cut(plate, tube("150,672,18 110,722,17 70,726,15 52,690,13"), LION["body"], 8, 0.6)
    fire(plate, 52, 706, 84, -14)
    cut(plate, path("M396,690L470,800H530L534,816H452L372,700Z"), steel, 8, 0.8)
    shin = (
        "M384,660C420,670 446,700 448,740C448,762 452,772 470,774C494,774 516,780 520,792C522,800 514,804 504,804H428"
        "C412,804 404,796 404,780C402,748 392,720 366,700Z"
    )
    cut(plate, path(shin), LION["body"], 18, 1)
    cut(plate, stroke("M486,804C486,796 482,790 476,786M504,804C504,798 500,792 494,788", 2.4), LION["shade"])


def _barber_sheet(plate: Plate) -> None:
    """White linen from the neck over the knees, with a paw on the arm of the chair."""
    p = PALETTES["amber"]
    sheet = (
        "M226,430C186,440 154,492 142,560C134,610 130,660 118,716C150,726 170,712 196,716C226,720 244,706 274,712"
        "C304,718 326,704 352,712C376,722 396,740 420,744C438,748 452,742 466,752C472,712 468,664 448,634"
        "C428,606 392,598 368,572C344,542 338,480 306,438C284,424 250,424 226,430Z"
    )
    linen = cut(plate, path(sheet), lighter(p.light, 0.2), 40, 1)
    folds = (
        "234,470,2 212,540,10 196,620,12 186,704,3", "262,480,2 254,550,9 250,630,11 254,698,3",
        "300,470,2 316,540,10 338,596,13 384,650,13 404,728,3", "350,572,2 390,612,9 424,650,10 444,728,3",
        "206,470,2 180,530,9 162,600,9 148,704,3",
    )  # fmt: skip
    plate.shadow("".join(map(limb, folds)), 0.6, 5, linen)
    cut(plate, stroke("M118,712C150,722 170,708 196,712C226,716 244,702 274,708C304,714 326,700 352,708"
        "C376,718 396,736 "
                      "420,740C438,744 452,738 466,748", 4), mix(p.light, "#7a5468", 0.3), clip=linen)  # fmt: skip


def lion_barber(plate: Plate) -> None:
    """A mouse trims the mane of a lion in a barber's sheet; flames fall; in the mirror the lion is bald."""
    p = PALETTES["amber"]
    _barber_shop(plate)
    _barber_chair(plate)
    _barber_sheet(plate)
    collar = "M196,430C226,448 280,444 322,410C334,416 338,434 330,446C294,470 228,476 192,458C186,450 188,436 196,430Z"
    cut(plate, path(collar), lighter(p.light, 0.4), 12, 0.8)
    with plate.shining(0.3):
        cut(plate, mane_of_fire(1), p.hot, 14, 0.8)
    with plate.shining(0.4):
        cut(plate, mane_of_fire(0.84), mix(p.hot, p.warm, 0.4), 10)
    draw(plate, barber_lion_head(), 0, 0, shadow=0.5)
    behind = plate.mask(path(HAIRLINE))
    with plate.shining(0.45):
        cut(plate, mane_of_fire(0.84), mix(p.hot, p.warm, 0.4), 10, clip=behind)
    with plate.shining(0.6):
        cut(plate, mane_of_fire(0.66), mix(p.hot, p.warm, 0.75), 8, clip=behind)
        locks = (
            "250,272,2 240,250,9 244,222,2", "234,290,2 214,262,9 210,214,2", "232,300,2 178,262,10 152,226,2",
            "238,322,2 200,322,10 176,326,2", "232,344,2 206,352,10 178,352,2", "240,366,2 208,378,10 170,400,2",
            "234,390,2 204,410,10 182,448,2", "250,412,2 232,440,10 236,482,2", "260,434,2 262,450,8 276,468,2",
        )  # fmt: skip
        cut(plate, "".join(map(limb, locks)), mix(p.hot, p.warm, 0.36), 3)
    draw(plate, lion_ear(), 10, 10, shadow=0.6)
    draw(plate, ladder(470), 46, 838, 1, 6)
    cut(plate, rectangle(48, 376, 102, 12, 3), mix(p.far, p.near, 0.4), 4, 0.6)
    draw(plate, mouse(), 92, 378, 0.78, inks={"body": "#6a6270", "shade": "#4a4450"})
    draw(plate, SCISSORS, *held(SCISSORS, "hand", (132, 325), 0.3, 72), shadow=0.4)
    cut(plate, circle(132, 325, 5), "#6a6270", 3)
    for x, y, size, turn in ((146, 470, 42, 30), (176, 780, 36, 70)):
        fire(plate, x, y, size, turn)
    for x, y, size, turn in ((214, 866, 60, -12), (254, 870, 76, 6), (294, 866, 52, 18), (236, 878, 44, 0)):
        fire(plate, x, y, size, turn)
    draw(plate, BROOM, 138, 874, 0.66, -10)
    draw(plate, mouse(), 82, 872, 0.8)


SCENES.append(
    Story(
        draw=lion_barber, palette="amber", operator="substitution", setting="interior", season="none", framing="side",
        moods=("comic", "fear"), flags=(), living=("lion", "mice"),
        objects=("mirror", "flames", "ladder", "sheet", "broom"),
        words={"lion/lion": 3, "coiffeur/barber": 3, "flamme/flame": 3, "souris/mouse": 2, "miroir/mirror": 2,
               "crinière/mane": 2, "ciseaux/scissors": 2, "échelle/ladder": 1, "balai/broom": 1, "chauve/bald": 2,
               "courage/courage": 2, "force/strength": 2, "vanité/vanity": 1, "métamorphose/change": 1,
               "risque/risk": 1},
        fr=(
            "Sur une échelle, une souris coupe la crinière d’un lion drapé d’un linge ; ce qui tombe est du "
            "feu, qu’une autre balaie. Dans la glace, le lion est chauve."
        ),
        en=(
            "On a ladder a mouse trims the mane of a lion wrapped in a sheet; what falls is fire, swept up by"
            " another mouse. In the mirror the lion is bald."
        ),
    )
)  # fmt: skip
