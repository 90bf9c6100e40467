"""People: paper puppets posed, dressed and hatted at will. Two who touch: `couples`; close-ups: `faces`,
`hands`, `masks`.

    person(pose, dress, hat, hair, build, ...) -> Motif     about 200 high (child 125), feet on y = 0, pelvis over x = 0

pose   stand walk run sit (on a seat 55 high, not drawn) kneel bow crawl reach point wave carry (a load on the back)
       push pull (a rope) climb tumble (head first) fly lean (elbows on something 110 high) slump (on a seat, limp)
       dance telescope (with it) hips crossed shout offer tiptoe balance open (arms wide, from
       the front) front back.
       Or any `puppet.Pose`: replace(POSES["walk"], nod=-20, arm=(90, 95), hands=("point", "mitten")).
dress  coat suit shirt (and braces) dress skirt (wide, with a blouse) apron cape jersey nightgown armour gown
hat    "" bowler top beret cone scarf sailor cap straw helmet nightcap
hair   short bun long plait bald beard curly tuft
build  adult tall stout child old, or a `puppet.Build`
view   "side" (usual), "front" or "back": for poses that stand square (front, back, open, balance, dance)
hand_at, other_hand_at   lead the near or the far hand (its wrist) to a point of the motif's own drawing, in place of
       the pose's angles; the hand lies some 8 further on. Read anchors["hand"] for where it really came.
hands  kinds of the near and far hand: mitten spread point grip flat, or any of `gestures`
eye    dot shut none;   nod  tilt of the head in degrees, down positive;   nose  1 to 2.2, a longer nose
gaze, mood, face   of a head in the round, see `heads`; on a card with a script all heads are, and hands have fingers

Inks: skin cheek hair coat (the main cloth) trim (collar, buttons, stripes, apron, blouse) legs (trousers,
stockings) shoes hat band (of the hat; also tie, cape, folds) dark (eye) prop. With "dress", "nightgown" and "gown"
the legs are bare: give "legs" the colour of "skin" when you change it.
Anchors: hand other_hand head (centre) top (of head or hat) eye mouth ear neck shoulder other_shoulder back chest waist
seat lap knee feet toe.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import atan2, degrees
from typing import ParamSpec
from zlib import crc32

from art.colour import Colour
from art.motif import Motif, Piece
from art.motifs import gestures, heads
from art.motifs.curves import between
from art.motifs.folds import body_folds, leg_folds, sleeve_folds
from art.motifs.puppet import BUILDS, POSES, Bones, Build, Pose, add, bones, towards
from art.motifs.wardrobe import (
    DRESSES,
    HANDS,
    bare_arm,
    bodice,
    cape,
    cuffs,
    hand,
    head,
    legs,
    neck,
    on_body,
    palm,
    shoes,
    skirt,
    sleeve,
    trimmings,
)  # fmt: skip
from art.shapes import Point, path, place

INKS: dict[str, Colour] = {
    "skin": "#dba27a", "cheek": "#c9785c", "hair": "#3a2430", "coat": "#b8402f", "trim": "#f3e3bd", "legs": "#2f3a5c",
    "shoes": "#231a2a", "hat": "#2a3150", "band": "#c8862e", "dark": "#1d1730", "prop": "#8a5a32",
}  # fmt: skip
USUAL: dict[str, dict[str, Colour]] = {
    "coat": {},
    "suit": {"coat": "#3c4a6b", "legs": "#2b3554", "band": "#b8402f"},
    "shirt": {"coat": "#e9d6a8", "legs": "#5a4636"},
    "dress": {"coat": "#c4573f", "legs": "#dba27a"},
    "skirt": {"coat": "#3f7a78", "trim": "#f3e3bd", "legs": "#5c3a44"},
    "apron": {"coat": "#4a6f86", "legs": "#3a2f3c"},
    "cape": {"coat": "#2c3556", "band": "#a8281f"},
    "jersey": {"coat": "#2f4a78", "legs": "#3a3340"},
    "nightgown": {"coat": "#f0e4c8", "trim": "#86a6c4", "legs": "#dba27a", "hat": "#86a6c4", "band": "#f0e4c8"},
    "armour": {"coat": "#8f9aa6", "trim": "#5c6672", "legs": "#6d7884", "hat": "#9aa5b0", "band": "#b8302f"},
    "gown": {"coat": "#7a4566", "trim": "#e8b86a", "legs": "#dba27a"},
}


@dataclass(frozen=True)
class Figure:
    """A person in four layers, so that another person's arms can come between them."""

    behind: tuple[Piece, ...]
    body: tuple[Piece, ...]
    head: tuple[Piece, ...]
    front: tuple[Piece, ...]
    inks: Mapping[str, Colour]
    anchors: Mapping[str, Point]

    @property
    def motif(self) -> Motif:
        return Motif(self.behind + self.body + self.head + self.front, self.inks, self.anchors)


def looking_head(b: Bones, gaze: heads.Gaze | None, mood: str | heads.Mood, hair: str, hat: str, face: str, nose: float,
                 look: str) -> tuple[list[Piece], list[Piece]]:  # fmt: skip
    """A head in the round on the puppet's neck: what hangs behind, and the head. Who is not told where to look looks
    where the pose does, each in a way of their own; who bends much turns with the neck."""
    chance = crc32(look.encode())
    nod = b.pose.nod
    if gaze is None:
        yaw = {"side": (42, 54, 66, 78)[chance % 4], "front": (-16, -6, 8, 18)[chance % 4], "back": 172}[b.pose.face]
        pitch = max(-30.0, min(34.0, nod * 0.6))
        gaze = (yaw, pitch)
        nod -= pitch * (0.85 if b.pose.face == "side" else 1)
    else:
        nod = 0 if abs(nod) < 60 else nod
    if b.pose.eye == "shut" and mood == "calm":
        mood = "sleep"
    grown = b.build.head / b.build.torso
    age = -1.0 if b.build == BUILDS["child"] or grown > 1.3 else 1.0 if b.build == BUILDS["old"] else 0.0
    face = face or ("round" if b.build.girth > 1.3 else tuple(heads.FACES)[chance // 4 % 4])
    sides = heads.pieces_of(gaze, mood, hair, hat, face, age, nose, b.pose.eye != "none")
    x, y = b.at["head"]
    size = b.build.head * 1.02
    hung, skull = (
        [replace(p, shape=place(p.shape, x, y, size, nod), depth=p.depth * size) for p in side] for side in sides
    )
    return hung, skull


def _at_rest(pose: Pose) -> Pose:
    """Who stands straight puts the weight on one foot: hips one way, shoulders the other, a knee let go."""
    straight = abs(pose.lean) < 6 and abs(pose.stoop) < 6 and max(map(abs, (*pose.leg, *pose.other_leg))) < 13
    if not straight or any(pose.feet):
        return pose
    far = pose.other_leg[0] + (7 if pose.face == "side" else 4), pose.other_leg[1] - 5
    return replace(pose, lean=pose.lean - 3, stoop=pose.stoop + 6, other_leg=far)


def _gestured(b: Bones, side: str, kind: str) -> list[Piece]:
    """A hand finger by finger at the end of an arm."""
    elbow, wrist = b.at[side + "elbow"], b.at[side + "hand"]
    heading = degrees(atan2(wrist[0] - elbow[0], wrist[1] - elbow[1]))
    size = (0.4 + 0.6 * b.build.arm) * 0.225
    mirrored = b.pose.face != "side" and side == "other_"
    if kind in ("rest", "limp"):
        heading = max(-72.0, min(72.0, heading))  # the wrist gives way: such a hand never points up
        mirrored ^= abs(heading) > 40
    return [
        replace(p, shape=place(p.shape, *wrist, size, -heading, mirrored), depth=p.depth * size)
        for p in gestures.gesture(kind).pieces
    ]


def _telescope(b: Bones) -> list[Piece]:
    far, eye = palm(b, "other_", 6), add(b.at["head"], 13, -3)
    turn = degrees(atan2(far[1] - eye[1], far[0] - eye[0]))
    return [
        Piece(place(path("M2,-4L34,-5V5L2,4Z"), *eye, 1, turn), "prop", 7),
        Piece(place(path("M32,-6.500L64,-8.500V8.500L32,6.500Z"), *eye, 1, turn), "prop", 8),
        Piece(place(path("M60,-9.500H66V9.500H60ZM31,-7H35V7H31Z"), *eye, 1, turn), "band"),
    ]


def posed(
    pose: str | Pose = "stand",
    dress: str = "coat",
    hat: str = "",
    hair: str = "short",
    build: str | Build = "adult",
    *,
    view: str = "",
    hand_at: Point | None = None,
    other_hand_at: Point | None = None,
    hands: tuple[str, str] | None = None,
    eye: str = "",
    nod: float | None = None,
    nose: float = 1,
    gaze: heads.Gaze | None = None,
    mood: str | heads.Mood = "calm",
    face: str = "",
    inks: Mapping[str, Colour] | None = None,
) -> Figure:
    rounded = heads.CHOSEN.get() or gaze is not None
    stance = POSES[pose] if isinstance(pose, str) else pose
    if build == "old" and stance.lean + stance.stoop < 20 and abs(stance.lean) < 40:
        stance = replace(stance, lean=stance.lean + 4, stoop=stance.stoop + 16, nod=stance.nod + 8)
    if view:
        stance = replace(stance, face=view, turn=stance.turn if view == "side" else 1)
    if hands:
        stance = replace(stance, hands=hands)
    if eye:
        stance = replace(stance, eye=eye)
    if nod is not None:
        stance = replace(stance, nod=nod)
    if rounded:
        stance = _at_rest(stance)
    b = bones(stance, BUILDS[build] if isinstance(build, str) else build, hand_at, other_hand_at)
    cloth = DRESSES[dress]

    def arm(side: str, kind: str) -> list[Piece]:
        kind = gestures.PLAIN.get(kind, kind) if rounded else kind
        fingers = rounded or kind not in HANDS
        pieces = _gestured(b, side, kind) if fingers else [hand(b, side, kind)]
        if cloth.sleeve < 0.9:
            pieces.append(Piece(bare_arm(b, side), "skin", 4.5))
        creases = sleeve_folds(b, side, cloth) if rounded and dress != "armour" else []
        return [*pieces, Piece(sleeve(b, side, cloth), cloth.top, 9), *creases, *cuffs(dress, b, side, cloth)]

    near, far = arm("", stance.hands[0]), arm("other_", stance.hands[1])
    near = [replace(piece, lifted=True) if piece.ink in ("skin", cloth.top) else piece for piece in near]
    if rounded:
        falling, skull = looking_head(b, gaze, mood, hair, hat, face, nose, f"{pose}{dress}{hat}{hair}{build}")
    else:
        falling, skull = head(b, hair, hat, nose)
    ahead, away = stance.face == "front", stance.face == "back"
    body: list[Piece] = [Piece(cape(b, cloth), "band", 18)] if ahead and dress == "cape" else []
    body += [Piece(legs(b, cloth.bare), "legs", 10), Piece(shoes(b), "shoes", 8)]
    if cloth.top == "coat":
        body.append(Piece(skirt(b, cloth) + bodice(b, cloth), "coat", 20, True))
    else:
        body += [Piece(bodice(b, cloth), cloth.top, 16, True), Piece(skirt(b, cloth), "coat", 22)]
    if rounded and dress != "armour":
        body[-1:] = [body[-1], *body_folds(b, cloth)]
        body[1:1] = leg_folds(b, cloth) if not (ahead and dress == "cape") else []
    collar = [Piece(neck(b), "skin", 4), *trimmings(dress, b, cloth)]
    body += [*falling, *collar] if ahead else [*collar, *falling]
    cloak = [Piece(cape(b, cloth), "band", 18, True)] if dress == "cape" and not ahead else []
    props = _telescope(b) if stance.telescope else []
    behind: list[Piece] = []
    front: list[Piece] = []
    if away:
        behind = [*near, *far]
        body += cloak
    else:
        body += cloak
        raised = b.at["hand"][1] < b.at["head"][1] - 22 * b.build.head and not ahead
        if raised:
            body += near
        if ahead or stance.far_over:
            front = [*far, *props]
        else:
            behind, front = far, [*props]
        front += [] if raised else near
    up = 180 - stance.nod
    top = {"top": 44, "cone": 60}.get(hat, 30 if hat else 20)
    size = b.build.head
    anchors = {
        "hand": palm(b, ""),
        "other_hand": palm(b, "other_"),
        "head": b.at["head"],
        "top": towards(b.at["head"], up, top * size),
        "eye": towards(towards(b.at["head"], up, 1), 90 - stance.nod, 10 * size),
        "mouth": towards(towards(b.at["head"], up, -10 * size), 90 - stance.nod, 15 * size),
        "ear": towards(b.at["head"], 90 - stance.nod, -4 * size),
        "neck": b.at["neck"],
        "shoulder": b.at["shoulder"],
        "other_shoulder": b.at["other_shoulder"],
        "back": on_body(b, cloth, 0.7, 0),
        "chest": on_body(b, cloth, 0.7, 1),
        "waist": b.at["waist"],
        "seat": add(b.at["pelvis"], 0, 12 * b.build.girth),
        "lap": add(between(b.at["pelvis"], b.at["knee"], 0.5), 0, -10),
        "knee": b.at["knee"],
        "feet": (between(b.at["toe"], b.at["other_heel"], 0.5)[0], 0.0),
        "toe": b.at["toe"],
    }
    colours = {**INKS, **USUAL.get(dress, {}), **(inks or {})}
    return Figure(tuple(behind), tuple(body), tuple(skull), tuple(front), colours, anchors)


Words = ParamSpec("Words")


def _whole(posing: Callable[Words, Figure]) -> Callable[Words, Motif]:
    def whole(*words: Words.args, **more: Words.kwargs) -> Motif:
        return posing(*words, **more).motif

    return whole


person = _whole(posed)


_LOOKS = (
    ("coat", "bowler", "short"), ("dress", "", "bun"), ("suit", "top", "beard"), ("skirt", "scarf", "bun"),
    ("jersey", "sailor", "short"), ("apron", "", "plait"), ("shirt", "cap", "curly"),
    ("nightgown", "nightcap", "short"),
    ("suit", "cone", "beard"), ("cape", "bowler", "long"), ("armour", "helmet", "short"), ("gown", "", "long"),
    ("shirt", "", "bald"), ("coat", "beret", "tuft"), ("dress", "straw", "plait"),
)  # fmt: skip
GALLERY: dict[str, Motif] = {
    f"{pose} {dress} {hat} {hair}": person(pose, dress, hat, hair)
    for pose, (dress, hat, hair) in zip(POSES, _LOOKS * 4, strict=False)
} | {
    "walk old": person("walk", "coat", "cap", "beard", "old", inks={"hair": "#d8d0c4", "coat": "#5a6a4c"}),
    "stand stout": person("hips", "apron", "", "bun", "stout"),
    "run child": person("run", "jersey", "", "tuft", "child"),
    "reach child": person("reach", "dress", "", "plait", "child"),
    "back gown long": person("back", "gown", "", "long"),
    "front child": person("front", "nightgown", "", "curly", "child"),
    "point long nose": person("point", "suit", "top", "short", "tall", nose=2.2),
    "walk skirt": person("walk", "skirt", "straw", "long"),
}
