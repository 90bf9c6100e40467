"""A skater and her double under the ice, drawn freely: one figure, dressed for two seasons."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from art.colour import Colour, Field
from art.motif import cut, draw
from art.motifs.creatures_sea import fish
from art.motifs.curves import branch, form, limb
from art.motifs.terrain import cracks, firs, rolling
from art.press import Plate, darker, lighter
from art.shapes import circle, ellipse, path, place, polygon, rectangle, stroke
from art.story._freehand import skin
from art.story._profiles import PROFILE

ICE = 456.0
NAVY, RED, CREAM, MUSTARD = "#2c4270", "#d9382c", "#fff8ea", "#eeb548"
WARM, COOL = "#efb893", "#e8c4ac"
HAIR = "#4a2a34"
HEAD = (60.0, -340.0, 1.08, 6.0)
LIPS = (
    "M15.5,12.6C18,11 20,10.6 22,12C21.5,13 19.5,13.2 19.5,13.6C21.5,14 21.8,16 20.8,17.2C18.5,17.6 17,15.5 15.5,12.6Z"
)
TORSO = "M40,-306C24,-290 10,-258 10,-224C26,-214 46,-214 61,-222C74,-232 84,-250 82,-272C80,-290 70,-304 58,-308Z"


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
    s.cut(limb("-4,-164,46 -50,-136,36 -98,-111,23"), darker(hose, 0.08), 12, 0.5)
    _boot(s, -141, -79, 63, boot, steel)
    s.cut(limb("22,-170,46 8,-104,36 -8,-52,24"), hose, 12, 0.5)
    _boot(s, 0, 0, 0, boot, steel)


def _coat(s: Stand) -> None:
    """A winter coat whose skirt swings out, with a fur hem."""
    skirt = "M10,-226C-6,-198 -46,-158 -90,-140C-74,-118 -34,-98 0,-93C26,-89 50,-91 68,-99C70,-140 66,-190 61,-226Z"
    whole = s.cut(path(skirt), RED, 22, 0.8)
    pleats = "M20,-214C0,-180 -22,-154 -52,-134M34,-212C28,-178 16,-140 2,-112M50,-212C52,-178 50,-146 44,-112"
    s.cut(stroke(pleats, 2.6), darker(RED, 0.28), clip=whole)
    s.cut(limb("-90,-138,13 -40,-106,14 8,-92,14 68,-99,13"), CREAM, 6, 0.5)
    s.cut(path(TORSO), RED, 20, 0.6)
    s.cut(stroke("M10,-226C26,-216 46,-216 61,-224", 8), darker(RED, 0.3), 3)


def _dress(s: Stand) -> None:
    """A summer dress, light as a petal, and its belt."""
    veil = (
        "M10,-226C-10,-202 -52,-176 -98,-164C-88,-140 -62,-136 -46,-124C-26,-122 -14,-108 8,-108"
        "C28,-100 52,-104 72,-114C72,-150 66,-192 61,-226Z"
    )
    whole = s.cut(path(veil), CREAM, 18, 0.5)
    pleats = "M20,-214C0,-186 -26,-166 -60,-148M34,-212C28,-182 18,-150 6,-124M50,-212C52,-182 52,-152 48,-124"
    s.cut(stroke(pleats, 2.4), "#b4c6d6", clip=whole)
    bodice = s.cut(path(TORSO), CREAM, 16, 0.4)
    s.cut(stroke("M10,-230C26,-220 46,-220 62,-228", 9), MUSTARD, clip=bodice, fine=True)


def _hair(s: Stand) -> None:
    """Loosened by the water."""
    flow = (
        limb("58,-362,34 20,-378,34 -22,-364,26 -62,-380,15 -104,-370,2")
        + limb("46,-344,34 8,-348,28 -28,-336,19 -60,-346,10 -88,-338,2")
        + limb("60,-372,24 24,-398,22 -12,-390,16 -50,-404,2")
    )
    whole = s.cut(flow, HAIR, 10, 0.5)
    locks = "M54,-364C20,-386 -20,-362 -70,-379M40,-344C10,-354 -20,-338 -60,-347M50,-380C24,-400 -8,-388 -34,-398"
    s.cut(stroke(locks, 2.2), "#8a5a58", clip=whole, fine=True)


def _face(s: Stand) -> None:
    """In even light: modelled as round as the rest of her, the jaw would look bearded."""
    tone = COOL if s.under else WARM
    face = skin(s.plate, place(place(path(PROFILE), *HEAD), *s.way), tone, 4, 0)
    s.plate.veil(face, lighter(tone, 0.1), 0.9, 0.6, 0.5 if s.under else 0.85, clip=face)
    s.plate.tint(place(place(ellipse(9, 9, 5, 4), *HEAD), *s.way), "#e2503c", 2.4, face * 0.4)
    s.cut(s.within(path(LIPS), *HEAD), "#c9584a", fine=True)
    s.cut(s.within(stroke("M8,-4.6C10,-2 14.500,-2 16.800,-4.800", 1.9) + stroke("M8,-12.500Q12,-15.500 17,-13", 1.3),
                   *HEAD), "#2a1216", fine=True)  # fmt: skip


def _hood(s: Stand) -> None:
    s.cut(s.within(path("M15,-28C4,-24 4,-12 0,2L-6,-20Z"), *HEAD), HAIR, fine=True)
    back = (
        "M16,-31C6,-44 -20,-45 -33,-28C-42,-14 -40,10 -40,26C-38,42 -14,54 10,46C14,42 14,36 11,31"
        "C0,22 -4,-2 2,-14C5,-21 10,-25 16,-31Z"
    )
    s.cut(s.within(path(back), *HEAD), RED, 14, 0.5)
    s.cut(s.within(stroke("M-30,-22C-34,-4 -32,14 -28,30M-18,-32C-24,-10 -22,14 -14,34", 1.8), *HEAD),
          darker(RED, 0.25), fine=True)  # fmt: skip
    s.cut(s.within(limb("16,-30,10 4,-14,12 -1,6,12 3,24,12 12,36,11"), *HEAD), CREAM, 6, 0.4)


def _loose(s: Stand) -> None:
    """The bare head under the ice, a flower over the ear."""
    crown = "M17,-22C10,-36 -18,-38 -28,-20C-36,-2 -32,14 -22,24C-14,24 -10,18 -8,10C-4,0 4,-10 17,-22Z"
    s.cut(s.within(path(crown), *HEAD), HAIR, 9)
    s.cut(s.within(stroke("M10,-24C-6,-20 -14,-6 -16,10M0,-30C-16,-24 -24,-8 -24,8", 1.6), *HEAD), "#8a5a58", fine=True)
    petals = "".join(place(ellipse(0, -6.4, 4.4, 5.6), -9, -2, 1, turn) for turn in range(0, 360, 72))
    s.cut(s.within(petals, *HEAD), "#f08a7a", 3, 0.3, fine=True)
    s.cut(s.within(circle(-9, -2, 3.6), *HEAD), MUSTARD, fine=True)


def _scarf(s: Stand) -> None:
    tail = (
        "M50,-300C26,-314 0,-290 -32,-304C-60,-316 -84,-298 -112,-308L-118,-280C-90,-272 -66,-286 -42,-276"
        "C-12,-266 22,-280 48,-272Z"
    )
    whole = s.cut(path(tail), MUSTARD, 9, 0.6)
    s.cut(stroke("M-92,-320L-98,-266M-76,-320L-80,-266", 5), "#c9782c", clip=whole)
    fringe = "M-113,-304L-128,-307M-115,-297L-130,-298M-116,-290L-131,-289M-117,-283L-131,-279"
    s.cut(stroke(fringe, 3), MUSTARD, fine=True)


def _muffled(s: Stand) -> None:
    """Both hands in a muff."""
    s.cut(path("M68,-248C68,-262 84,-268 100,-262C116,-256 120,-236 110,-226C98,-216 76,-218 70,-228Z"), CREAM, 12, 0.6)
    sleeve = (
        "M30,-298C50,-302 62,-288 60,-270C58,-258 54,-252 54,-246C60,-246 68,-248 76,-248C80,-238 80,-226 74,-218"
        "C56,-208 30,-208 20,-220C10,-234 14,-284 30,-298Z"
    )
    s.cut(path(sleeve), RED, 15, 0.7)
    s.cut(stroke("M50,-246C42,-244 36,-238 32,-230M52,-242C46,-238 42,-232 40,-224", 2), darker(RED, 0.3), fine=True)
    s.cut(limb("74,-250,10 79,-233,11 74,-217,10"), CREAM, 5, 0.3)


def _cradling(s: Stand) -> None:
    """Where the other one has her muff she holds a fish."""
    arm = (
        "M34,-284C50,-284 56,-270 52,-258C48,-248 42,-242 42,-238C56,-238 76,-248 96,-262L104,-244"
        "C84,-222 44,-206 26,-215C14,-226 18,-274 34,-284Z"
    )
    x, y, k, turn, flip = s.way
    skin(s.plate, place(path(arm), *s.way), COOL, 9, 0.5)
    s.cut(path("M28,-298C46,-304 64,-288 60,-266C50,-258 30,-256 20,-262C16,-276 18,-292 28,-298Z"), CREAM, 10, 0.4)
    koi = fish("long").moved(98, -208, 0.5, -8)
    inks = {"body": "#fbd9a8", "fin": RED, "belly": CREAM, "trim": RED}
    draw(s.plate, koi, x, y, k, turn, flip, inks=inks, shadow=0.5)


def skater(plate: Plate, under: bool) -> None:
    s = Stand(plate, ICE + 22 if under else ICE - 22, under)
    if under:
        _hair(s)
        _legs(s, COOL, CREAM, "#e4f2fa")
        _face(s)
        _dress(s)
        _loose(s)
        _cradling(s)
        return
    _legs(s, "#34406a", "#5a3428", "#5f7ea8")
    _scarf(s)
    _face(s)
    _coat(s)
    _hood(s)
    _muffled(s)


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


def peering(plate: Plate) -> None:
    """A child kneels on the ice and looks through it."""
    x, y = 478.0, ICE - 19
    plate.shadow(ellipse(x - 4, y, 58, 4), 0.6, 3)

    def put(shape: str, ink: Colour, depth: float = 0, lift: float = 0) -> Field:
        return cut(plate, place(shape, x, y, 1.1), ink, depth, lift)

    put(limb("-16,-44,18 -26,-24,16 -33,-8,14"), "#23707e", 6)
    put(form("-28,-12! -40,-12 -45,-4 -40,1 -27,1!"), darker(MUSTARD, 0.15), 4)
    put(form("0,-16! 30,-18 42,-17! 54,-19 57,-8 50,-2 38,0 -2,0!"), NAVY, 7)
    put(form("38,-18! 52,-22 58,-14 58,-2 50,1 38,1!"), "#5a3428", 6)
    coat = "M36,-12C44,-34 32,-56 10,-60C-8,-64 -26,-58 -30,-46C-30,-36 -20,-32 -12,-28C-10,-20 -10,-12 -9,-4Z"
    put(path(coat), "#2f8fa0", 14, 0.4)
    face = form("-58,-60! -30,-46! -33,-40 -40,-36 -47,-37 -51,-41 -55,-42 -60,-45 -58,-52")
    plate.veil(put(face, "#eebd98"), "#f3cba8", 0.9, 0.6, 0.8)
    put(limb("-34,-42,13 -24,-50,15 -18,-60,12"), RED, 5)
    hat = "M-55,-62C-58,-76 -44,-86 -30,-82C-16,-76 -14,-58 -24,-46C-34,-50 -46,-56 -55,-62Z"
    put(path(hat), NAVY, 9, 0.3)
    put(limb("-57,-60,9 -42,-53,9 -24,-43,9"), RED, 4)
    put(circle(-22, -82, 8), CREAM, 5, 0.3)
    put(stroke("M-52.500,-50Q-50,-46 -46,-47", 1.6), "#2a1216")
    put(limb("-10,-46,20 -16,-26,18 -17,-9,15"), "#2f8fa0", 8, 0.4)
    put(form("-11,-12! -24,-14 -31,-6 -27,1 -10,1!"), MUSTARD, 5)


def bubbles(plate: Plate) -> None:
    spots = ((384, 804, 5), (396, 778, 7), (388, 748, 5), (404, 716, 8), (396, 680, 5), (96, 620, 5), (84, 592, 3.6))
    for x, y, r in spots:
        cut(plate, circle(x, y, r), "#c8f0f4", r * 0.8, opacity=0.75, edge=0.1)
        cut(plate, circle(x - r * 0.3, y - r * 0.35, r * 0.3), "#ffffff", edge=0.1)
