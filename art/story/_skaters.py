"""A skater and her double under the ice, drawn freely: one figure, dressed for two seasons."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from art.colour import Colour, Field
from art.motif import Motif, cut, draw
from art.motifs.creatures_sea import fish
from art.motifs.curves import branch, form, limb
from art.motifs.people import posed
from art.motifs.puppet import POSES
from art.motifs.terrain import cracks, firs, rolling
from art.press import Plate, darker, lighter
from art.shapes import circle, ellipse, path, place, polygon, rectangle, stroke
from art.story._contours import hand, profile

ICE = 456.0
NAVY, RED, CREAM, MUSTARD = "#2c4270", "#d9382c", "#fff8ea", "#eeb548"
WARM, COOL = "#efb893", "#e8c4ac"


@dataclass(frozen=True)
class Stand:
    """Where a figure stands on its skate: on the ice, or from below with her head down."""

    plate: Plate
    y: float
    under: bool
    x: float = 262
    k: float = 0.98

    @property
    def way(self) -> tuple[float, float, float, float, bool]:
        return self.x, self.y, self.k, 180.0 if self.under else 0.0, self.under

    def cut(
        self, shape: str, ink: Colour, depth: float = 0, lift: float = 0, clip: Field | None = None, fine: bool = False
    ) -> Field:
        return cut(self.plate, place(shape, *self.way), ink, depth, lift, clip=clip, edge=0.1 if fine else 0.25)

    def within(self, shape: str, x: float, y: float, k: float, turn: float, flip: bool = False) -> str:
        """A shape placed in the figure's own drawing."""
        return place(shape, x, y, k, turn, flip)


def _boot(s: Stand, x: float, y: float, turn: float, ink: Colour, steel: Colour) -> None:
    """A laced boot on its blade, the middle of the blade on (x, y), toe to the right."""
    runner = stroke("M-34,0H30C38,0 42,-4 43,-10", 4.6) + stroke("M-20,-1V-12M16,-1V-12", 4.4)
    s.cut(s.within(runner, x, y, 1, turn), steel, 0, 0.3, fine=True)
    leather = "M-28,-12C-31,-28 -26,-44 -25,-62C-16,-66 -2,-66 6,-62C6,-50 8,-40 16,-34C28,-30 36,-24 36,-12Z"
    whole = s.cut(s.within(path(leather), x, y, 1, turn), ink, 9, 0.5)
    laces = "M2,-56L10,-52M2,-48L11,-43M5,-40L15,-34"
    s.cut(
        s.within(stroke(laces, 2), x, y, 1, turn),
        lighter(ink, 0.6) if not s.under else "#9ab4c8",
        clip=whole,
        fine=True,
    )
    s.cut(s.within(limb("-26,-62,10 -10,-66,11 6,-62,10"), x, y, 1, turn), lighter(ink, 0.25), 4, 0.3)


def _legs(s: Stand, hose: Colour, boot: Colour, steel: Colour) -> None:
    bare = 0.84 if s.under else 1.0
    s.cut(limb(f"6,-184,{58 * bare} -70,-186,{44 * bare} -144,-200,{28 * bare}"), hose, 15, 0.6)
    _boot(s, -202, -184, 80, boot, steel)
    _boot(s, 0, 0, 0, boot, steel)
    s.cut(limb(f"22,-186,{60 * bare} 6,-120,{44 * bare} -9,-60,{28 * bare}"), hose, 15, 0.7)


def _coat(s: Stand) -> None:
    """A winter coat whose skirt swings out, a fur hem, and buttons."""
    skirt = (
        "M14,-232C-10,-214 -66,-196 -112,-176C-104,-160 -84,-150 -62,-146C-40,-128 -14,-118 14,-116C36,-112"
        " 58,-114 76,-122"
        "C74,-150 72,-190 68,-222Z"
    )
    whole = s.cut(path(skirt), RED, 22, 0.8)
    s.cut(
        stroke("M20,-216C-6,-196 -40,-176 -72,-160M34,-212C22,-184 4,-156 -14,-134M52,-210C52,-180 50,-150 46,-124", 3),
        darker(RED, 0.32),
        clip=whole,
    )
    s.cut(limb("-112,-172,13 -64,-146,14 12,-116,14 76,-122,12"), CREAM, 6, 0.5)
    body = "M62,-306C40,-296 18,-262 12,-226C28,-214 52,-212 70,-220C84,-234 104,-262 106,-284C98,-300 80,-310 62,-306Z"
    s.cut(path(body), RED, 20, 0.8)
    s.cut(stroke("M12,-228C30,-216 52,-214 70,-222", 9), darker(RED, 0.3), 3)
    s.cut(
        "".join(circle(x, y, 4.4) for x, y in ((94, -268), (84, -250), (74, -233), (70, -200), (72, -176))),
        MUSTARD,
        3,
        0.3,
    )


def _dress(s: Stand) -> None:
    """A summer dress, light as a petal, and its belt."""
    veil = (
        "M16,-226C-20,-220 -70,-206 -120,-196C-108,-176 -80,-166 -56,-160C-36,-138 0,-124 26,-124C48,-118"
        " 74,-124 90,-134C84,-164 78,-196 70,-222Z"
    )
    whole = s.cut(path(veil), CREAM, 18, 0.6)
    s.cut(
        stroke(
            "M22,-214C-10,-200 -50,-184 -84,-174M36,-210C22,-186 2,-160 -18,-142M54,-210C56,-180 58,-152 58,-126", 2.6
        ),
        "#b4c6d6",
        clip=whole,
    )
    s.cut(
        stroke("M-114,-192C-100,-176 -78,-166 -56,-160C-36,-140 0,-128 26,-128C48,-122 74,-128 88,-138", 4),
        "#f3c9a4",
        clip=whole,
    )
    body = "M64,-304C44,-294 22,-262 16,-228C30,-216 54,-214 70,-222C84,-238 102,-264 102,-286C94,-298 80,-308 64,-304Z"
    s.cut(path(body), CREAM, 16, 0.6)
    s.cut(stroke("M15,-230C30,-218 54,-216 71,-224", 8), MUSTARD, 3)


def _hair(s: Stand) -> None:
    """Loosened by the water."""
    flow = (
        limb("84,-360,40 40,-378,36 -6,-362,26 -44,-378,14 -80,-370,3")
        + limb("78,-346,36 40,-352,30 4,-340,20 -30,-350,10 -54,-342,2")
        + limb("80,-374,26 44,-400,24 6,-390,18 -30,-404,3")
    )
    s.cut(flow, "#4a2a34", 10, 0.5)
    s.cut(
        stroke(
            "M78,-366C40,-386 0,-360 -50,-376M70,-346C40,-356 10,-342 -30,-350M74,-380C44,-400 10,-388 -16,-398", 2.4
        ),
        "#8a5a58",
        fine=True,
    )


def _head(s: Stand) -> None:
    at = (58.0, -368.0, 0.3, 2.0)
    skin = COOL if s.under else WARM
    x, y, k, turn, flip = s.way
    motif = profile("awake" if s.under else "calm").moved(*at).inked(skin=skin, hair="#4a2a34")
    draw(s.plate, motif, x, y, k, turn, flip, shadow=0.4)
    mouth = stroke("M132,182C142,189 151,188 160,184", 4)
    shut = "" if s.under else stroke("M106,103C116,116 134,116 144,104", 4.6)
    s.cut(s.within(mouth + shut, *at), "#5a2430", fine=True)
    cheek = place(s.within(ellipse(112, 156, 25, 20), *at), *s.way)
    face = s.plate.mask(place(s.within(ellipse(100, 154, 56, 48), *at), *s.way))
    s.plate.tint(cheek, "#e2503c", 3.5, face * (0.35 if s.under else 0.6))
    back = (
        "M134,42C130,66 100,80 78,96C60,114 58,150 40,190C20,208 -10,210 -22,190C-54,150 -56,70 -18,28"
        "C20,-10 110,-14 134,42Z"
    )
    s.cut(s.within(path(back), *at), "#4a2a34", 9)
    s.cut(s.within(stroke("M112,44C70,56 34,90 18,150M76,24C30,40 -6,80 -14,140", 6), *at), "#7d4c4c", fine=True)
    s.cut(s.within(form("52,150 38,132 44,112 64,116 68,138 58,160"), *at), skin, 4, fine=True)
    if s.under:
        s.cut(
            s.within(form("20,40 -6,14 -34,18 -26,48 6,56") + form("20,40 30,8 58,0 62,28 36,52"), *at),
            "#f08a7a",
            5,
            0.3,
        )
        s.cut(s.within(circle(20, 40, 10), *at), MUSTARD, 4, fine=True)
        return
    beret = "M138,36C150,10 116,-34 52,-38C-24,-42 -74,2 -66,46C-60,76 -30,82 -6,66C40,36 96,36 138,36Z"
    s.cut(s.within(path(beret), *at), NAVY, 13, 0.6)
    s.cut(s.within(limb("134,38,15 70,34,16 -10,66,16"), *at), darker(NAVY, 0.25), 4)
    s.cut(s.within(circle(44, -42, 11), *at), RED, 5, 0.3)


def _far_arm(s: Stand) -> None:
    if s.under:
        x, y, k, turn, flip = s.way
        draw(s.plate, hand("trail").moved(168, -300, 0.24, -8).inked(skin=COOL), x, y, k, turn, flip, shadow=0.3)
        s.cut(limb("84,-282,30 124,-288,25 172,-301,16"), COOL, 9, 0.4)
        s.cut(limb("78,-282,40 96,-285,38 112,-287,32"), CREAM, 10, 0.4)
        return
    s.cut(
        form("176,-312 190,-322 214,-322 226,-310 220,-298 198,-292 178,-294")
        + limb("186,-312,14 196,-326,12 204,-332,8"),
        MUSTARD,
        7,
        0.4,
    )
    s.cut(limb("80,-282,42 124,-290,36 176,-302,28"), darker(RED, 0.08), 13, 0.6)
    s.cut(limb("170,-301,31 181,-304,31"), CREAM, 6, 0.3)


def _near_arm(s: Stand) -> None:
    if s.under:
        x, y, k, turn, flip = s.way
        draw(s.plate, hand("trail").moved(-44, -238, 0.24, 6, True).inked(skin=COOL), x, y, k, turn, flip, shadow=0.3)
        s.cut(limb("60,-276,32 12,-252,26 -46,-238,16"), COOL, 10, 0.6)
        s.cut(limb("66,-280,42 46,-270,40 30,-262,33"), CREAM, 10, 0.5)
        return
    s.cut(
        form("-52,-248 -66,-254 -90,-248 -98,-236 -90,-226 -70,-224 -52,-230")
        + limb("-58,-228,13 -66,-216,11 -76,-212,8"),
        MUSTARD,
        7,
        0.4,
    )
    s.cut(limb("64,-278,46 14,-252,38 -46,-240,29"), RED, 15, 0.8)
    s.cut(limb("-42,-241,31 -52,-239,31"), CREAM, 6, 0.3)
    s.cut(stroke("M30,-268C20,-258 12,-246 10,-238M14,-262C6,-254 0,-246 -2,-240", 2.6), darker(RED, 0.35))


def _scarf(s: Stand) -> None:
    tail = (
        "M66,-300C40,-316 10,-292 -24,-306C-52,-318 -76,-300 -104,-312L-112,-282C-84,-276 -60,-288 -34,-278"
        "C-4,-268 28,-284 62,-276Z"
    )
    whole = s.cut(path(tail), MUSTARD, 9, 0.7)
    s.cut(stroke("M-84,-320L-92,-270M-66,-320L-72,-270", 5), "#c9782c", clip=whole)
    s.cut(
        stroke("M-106,-308L-122,-312M-108,-300L-124,-302M-110,-292L-126,-292M-111,-285L-126,-282", 3),
        MUSTARD,
        fine=True,
    )
    s.cut(form("56,-300 76,-310 100,-300 106,-288 88,-276 62,-278 52,-288"), lighter(MUSTARD, 0.1), 8, 0.5)


def skater(plate: Plate, under: bool) -> None:
    s = Stand(plate, ICE + 22 if under else ICE - 22, under)
    if under:
        _hair(s)
    _far_arm(s)
    if under:
        _legs(s, COOL, CREAM, "#e4f2fa")
        _head(s)
        _dress(s)
        x, y, k, turn, flip = s.way
        koi = fish("long").moved(-16, -250, 0.58, 3)
        inks = {"body": "#fbd9a8", "fin": RED, "belly": CREAM, "trim": RED}
        draw(plate, koi, x, y, k, turn, flip, inks=inks, shadow=0.5)
    else:
        _legs(s, "#34406a", "#5a3428", "#5f7ea8")
        _head(s)
        _coat(s)
        _scarf(s)
    _near_arm(s)


def winter(plate: Plate) -> None:
    """A clear day above the ice."""
    plate.sky([(0, "#6fabdc"), (0.25, "#a9d2ea"), (0.45, "#fbe9d2"), (1, "#fbe9d2")])
    plate.at(0.9)
    far, far_crest = rolling(352, 26, 1.6, 2.4)
    cut(plate, far, "#c3d9ec", top=("#ffffff", 20))
    cut(plate, firs(plate.random, far_crest, 26, (14, 30)), "#9dbcd8", 4)
    plate.at(0.5)
    hills, crest = rolling(386, 20, 2, 0.7)
    cut(plate, hills, "#e2eef8", top=("#ffffff", 20))
    cut(plate, firs(plate.random, crest, 24, (26, 62)), "#5f8eb4", 6, top=("#e8f4fc", 30))
    plate.at(0.1)
    near, _ = rolling(428, 6, 1.4, 2.2)
    cut(plate, near, "#fbfdff", top=("#ffffff", 8))


def water(plate: Plate) -> None:
    """The depth under the ice, its beams and weeds, and the ice itself, cut through."""
    plate.at(0.6)
    deep = plate.mask(rectangle(-5, ICE, 610, 460))
    stops = [(0, "#7fd0dc"), (0.25, "#3a9cc0"), (0.65, "#2264a0"), (1, "#163f7c")]
    plate.ink(deep, plate.ramp((plate.y - ICE) / 440 + abs(plate.x - 300) / 2400, stops), edge=0.1)
    for x in (40, 190, 330, 470):
        plate.veil(polygon([(x, ICE), (x + 44, ICE), (x + 130, 900), (x + 10, 900)]), "#d2f4f4", 0.2, 8, 0.3, clip=deep)
    shoal = "".join(
        place(path("M-14,0C-8,-8 6,-8 12,0L20,-6V6L12,0C6,8 -8,8 -14,0Z"), x, y, k, turn)
        for x, y, k, turn in (
            (470, 650, 0.9, 4),
            (506, 672, 0.8, -4),
            (482, 694, 0.7, 2),
            (538, 646, 0.7, 0),
            (526, 702, 0.8, 6),
        )
    )
    cut(plate, shoal, "#7cc4dc", 3, opacity=0.9)
    plate.at(0.1)
    weeds = "".join(
        branch([(x, 920), (x + s * 14, 850), (x - s * 10, 790), (x + s * 8, 790 - h)], 17, 3)
        for x, s, h in ((40, 1, 60), (84, -1, 10), (548, 1, 70), (510, -1, 0), (582, 1, 20), (16, -1, 10))
    )
    cut(plate, weeds, "#1f7a80", 6, 0.4)
    plate.at(0)
    with plate.shining(0.25):
        cut(plate, rectangle(-10, ICE - 18, 620, 38), "#c4ecf2", bottom=("#79c4d6", 14))
    cut(plate, rectangle(-10, ICE - 22, 620, 11), "#ffffff", 0, 0.4)
    slab = plate.mask(rectangle(-10, ICE - 10, 620, 26))
    flaws = cracks(Random(4), 60, ICE - 2, 180, 6, 4, 1) + cracks(Random(6), 380, ICE + 4, 200, -4, 4, 1)
    cut(plate, flaws, "#4f9ab8", edge=0.15, clip=slab)
    cut(plate, "".join(circle(20 + i * 53, ICE + 6 - i % 3 * 5, 2.4 + i % 2) for i in range(11)), "#ffffff", clip=slab)


def knocking(plate: Plate) -> None:
    """A child kneels on the ice and knocks."""
    plate.shadow(ellipse(506, ICE - 18, 50, 4), 0.6, 3)
    child = posed(
        replace(POSES["crawl"], arm=(58, 44)), "coat", "cap", "short", "child", gaze=(56, 4), mood="calm",
        hands=("fist", "rest"),
        inks={"coat": "#2f8fa0", "hat": NAVY, "band": RED, "skin": "#f8d2b0", "hair": "#7a4a2c"},
    )  # fmt: skip
    # The head comes last, or the arm would shade the face.
    whole = Motif(child.behind + child.body + child.front + child.head, child.inks, child.anchors)
    x, y = draw(plate, whole, 520, ICE - 20, 1.1, flip=True).anchors["hand"]
    knocks = f"M{x - 12},{y - 6}q-8,6 -8,16M{x - 20},{y - 16}q-14,10 -14,28"
    cut(plate, stroke(knocks, 3.2), "#3f6ea0", edge=0.1)


def bubbles(plate: Plate) -> None:
    spots = ((384, 804, 5), (396, 778, 7), (388, 748, 5), (404, 716, 8), (396, 680, 5), (96, 620, 5), (84, 592, 3.6))
    for x, y, r in spots:
        cut(plate, circle(x, y, r), "#c8f0f4", r * 0.8, opacity=0.75, edge=0.1)
        cut(plate, circle(x - r * 0.3, y - r * 0.35, r * 0.3), "#ffffff", edge=0.1)
