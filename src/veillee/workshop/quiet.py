"""Pictures without free text: what programs write beside a picture, and nobody sees, is emptied or left out.

For files that `image_check.py` has taken. Colours stay as they are: of a colour profile stays what computes colours
(matrix and curves), not what it is called, by whom and when it was made. One that is quiet already is not changed.
"""

import struct
from collections.abc import Iterator

from msgspec import Struct

from veillee.rules import Refused
from veillee.workshop.image_check import AVIF, JPEG, boxes_of, read_header

# Of a profile: the tags that compute colours, and of which type they may be.
MATRIX, CURVES = (b"XYZ ",), (b"curv", b"para")
COLOURS = {
    **dict.fromkeys((b"rXYZ", b"gXYZ", b"bXYZ", b"wtpt", b"bkpt"), MATRIX),
    **dict.fromkeys((b"rTRC", b"gTRC", b"bTRC", b"kTRC"), CURVES),
    b"chad": (b"sf32",),
    b"cicp": (b"cicp",),
}
PROFILE_HEADER = 128
# Of its header: size, version and spaces, signature, flags, intent and light. Not: programs, date, makers, hash.
OF_HEADER = ((0, 4), (8, 24), (36, 40), (44, 48), (64, 80))
MOST_TAGS = 100
TAG_NAMES = 12

PROFILE, ADOBE = b"ICC_PROFILE\0", b"Adobe"
JFIF_BYTES, ADOBE_BYTES = 14, 12


def quiet(body: bytes) -> bytes:
    header = read_header(body)
    try:
        if header.kind == JPEG:
            return quiet_jpeg(body)
        return quiet_avif(body) if header.kind == AVIF else quiet_webp(body)
    except (struct.error, LookupError, ValueError):
        raise Refused("image_broken") from None


def quiet_profile(profile: bytes) -> bytes:
    """As long as it was: other parts of a file say where each begins."""
    kept = bytearray(len(profile))
    if len(profile) < PROFILE_HEADER + 4 or profile[36:40] != b"acsp":
        return bytes(kept)
    (count,) = struct.unpack_from(">I", profile, PROFILE_HEADER)
    places = [*OF_HEADER, (PROFILE_HEADER, PROFILE_HEADER + 4)]
    for number in range(min(count, MOST_TAGS)):
        at = PROFILE_HEADER + 4 + TAG_NAMES * number
        if at + TAG_NAMES > len(profile):
            break
        name, start, size = struct.unpack_from(">4sII", profile, at)
        if profile[start : start + 4] in COLOURS.get(name, ()):
            places += [(at, at + TAG_NAMES), (start, start + length_of(profile[start : start + size]))]
    for start, end in places:
        kept[start:end] = profile[start:end]
    return bytes(kept)


def length_of(tag: bytes) -> int:
    """How many bytes of a tag compute colours: its type says so, and nothing hides behind them."""
    kind = tag[:4]
    if kind == b"curv":
        told: int = 12 + 2 * struct.unpack_from(">I", tag, 8)[0]
    elif kind == b"para":
        told = 12 + 4 * (1, 3, 4, 5, 7)[struct.unpack_from(">H", tag, 8)[0]]
    else:
        told = {b"XYZ ": 20, b"sf32": 44, b"cicp": 12}[kind]
    return min(told, len(tag))


# JPEG


class Segment(Struct, frozen=True):
    """`after`: the picture itself, if the segment begins a scan."""

    marker: int
    data: bytes
    after: bytes = b""

    def bytes(self) -> bytes:
        return struct.pack(">BBH", 0xFF, self.marker, len(self.data) + 2) + self.data + self.after


def segments_of(body: bytes, start: int = 0) -> tuple[list[Segment], int]:
    """Those of the JPEG that begins here, and where it ends."""
    if body[start : start + 2] != b"\xff\xd8":
        raise Refused("image_broken")
    found, at = list[Segment](), start + 2
    while body[at : at + 2] != b"\xff\xd9":
        mark, marker, length = struct.unpack_from(">BBH", body, at)
        end = at + 2 + length
        if mark != 0xFF or length < 2 or end > len(body):
            raise Refused("image_broken")
        scan = end_of_scan(body, end) if marker == 0xDA else end
        found.append(Segment(marker, body[at + 4 : end], body[end:scan]))
        at = scan
    return found, at + 2


def end_of_scan(body: bytes, at: int) -> int:
    while (at := body.find(b"\xff", at)) >= 0:
        if at + 1 < len(body) and body[at + 1] not in (0x00, 0xFF, *range(0xD0, 0xD8)):
            return at
        at += 1
    raise Refused("image_broken")


def quiet_jpeg(body: bytes) -> bytes:
    segments, _ = segments_of(body)
    profile = iter(quiet_profile(b"".join(one.data[14:] for one in segments if is_profile(one))))
    return joined(heard(one, profile) for one in segments)


def is_profile(segment: Segment) -> bool:
    return segment.marker == 0xE2 and segment.data.startswith(PROFILE)


def heard(segment: Segment, profile: Iterator[int]) -> Segment | None:
    """What stays of a segment; None if nothing does. `profile`: what stays of the colour profile, from here on."""
    data = segment.data
    match segment.marker:
        case 0xE0 if data.startswith(b"JFIF\0"):
            # Without the small picture that may be in it.
            return Segment(0xE0, data[: JFIF_BYTES - 2].ljust(JFIF_BYTES, b"\0"))
        case 0xE2 if is_profile(segment):
            return Segment(0xE2, data[:14] + bytes(byte for byte, _ in zip(profile, data[14:], strict=False)))
        case 0xEE if data.startswith(ADOBE):
            return Segment(0xEE, data[:ADOBE_BYTES])
        case marker if 0xE0 <= marker <= 0xEF or marker == 0xFE:
            return None
        case _:
            return segment


def joined(segments: Iterator[Segment | None]) -> bytes:
    return b"\xff\xd8" + b"".join(one.bytes() for one in segments if one is not None) + b"\xff\xd9"


# Films: JPEGs one behind the other


def frames_of(film: bytes) -> Iterator[bytes]:
    """The pictures of a film without all that is no picture, also what Safari writes into each."""
    at = 0
    while at < len(film):
        try:
            segments, at = segments_of(film, at)
        except struct.error:
            raise Refused("image_broken") from None
        yield joined(one for one in segments if not 0xE0 <= one.marker <= 0xEF and one.marker != 0xFE)


# WebP and AVIF: the same length, so that all places stay


def quiet_webp(body: bytes) -> bytes:
    kept, at = bytearray(body), 12
    while at < len(body):
        name, size = struct.unpack_from("<4sI", body, at)
        start, end = at + 8, at + 8 + size
        if name == b"ICCP":
            kept[start:end] = quiet_profile(body[start:end])
        at = end + size % 2
        kept[end:at] = bytes(at - end)
    return bytes(kept)


def quiet_avif(body: bytes) -> bytes:
    kept = bytearray(body)
    ((start, end),) = [(at, to) for name, at, to in places_in(body, 0, len(body)) if name == b"meta"]
    for name, at, to in places_in(body, start + 4, end):
        if name == b"hdlr":
            # The name of the program that wrote it.
            kept[at + 24 : to] = bytes(max(0, to - at - 24))
        elif name == b"iinf":
            for _, inner, inner_end in places_in(body, at + (6 if body[at] == 0 else 8), to):
                # What an item is called.
                told = inner + (12 if body[inner] == 2 else 14)
                kept[told:inner_end] = bytes(max(0, inner_end - told))
        elif name == b"iprp":
            for part, inner, inner_end in places_in(body, at, to):
                for kind, place, last in places_in(body, inner, inner_end) if part == b"ipco" else ():
                    if kind == b"colr" and body[place : place + 4] in (b"prof", b"rICC"):
                        kept[place + 4 : last] = quiet_profile(body[place + 4 : last])
    return bytes(kept)


def places_in(body: bytes, start: int, end: int) -> Iterator[tuple[bytes, int, int]]:
    """Each box: its name, and from where to where its contents go."""
    for name, data in boxes_of(body[start:end]):
        yield name, start + 8, start + 8 + len(data)
        start += 8 + len(data)
