"""Pictures that people bring: what may be stored. Only headers are read here; nothing on the server decodes a picture.

Whatever could tell where or when a photograph was taken is refused, and so is everything that this module does not
know: a file has the parts that a picture needs, and no others.
"""

import hashlib
import re
import struct
from collections.abc import Iterator

from msgspec import Struct

from veillee.rules import Refused

IMAGE_BYTES = 120_000
THUMB_BYTES = 20_000
NARROWEST, WIDEST = 300, 1200
NARROWEST_THUMB, WIDEST_THUMB = 60, 240

WEBP, JPEG, AVIF = "image/webp", "image/jpeg", "image/avif"
ENDINGS = {WEBP: "webp", JPEG: "jpg", AVIF: "avif"}


class Header(Struct, frozen=True):
    kind: str
    width: int
    height: int


def name_of(body: bytes) -> str:
    """Under which name a picture is kept: the beginning of its hash."""
    return hashlib.sha256(body).hexdigest()[:32]


def check_image(body: bytes) -> str:
    """The media type of a picture that may be kept."""
    return check(body, IMAGE_BYTES, NARROWEST, WIDEST)


def check_thumb(body: bytes) -> str:
    return check(body, THUMB_BYTES, NARROWEST_THUMB, WIDEST_THUMB)


def check(body: bytes, most: int, narrowest: int, widest: int) -> str:
    if len(body) > most:
        raise Refused("image_too_big", most=most)
    header = read_header(body)
    width, height = header.width, header.height
    # Two by three, within one percent.
    if not narrowest <= width <= widest or abs(3 * width - 2 * height) * 100 > 2 * height:
        raise Refused("image_size", width=width, height=height, least=narrowest, most=widest)
    return header.kind


def read_header(body: bytes) -> Header:
    """What kind of picture this is, and how large."""
    try:
        if body[:4] == b"RIFF" and body[8:12] == b"WEBP":
            return Header(WEBP, *size_of_webp(body))
        if body[:2] == b"\xff\xd8":
            return Header(JPEG, *size_of_jpeg(body))
        if body[4:8] == b"ftyp":
            return Header(AVIF, *size_of_avif(body))
    except (struct.error, LookupError, ValueError):
        raise Refused("image_broken") from None
    raise Refused("image_kind")


# WebP: chunks in a RIFF file


def size_of_webp(body: bytes) -> tuple[int, int]:
    chunks = list(chunks_of(body))
    canvas = None
    if chunks[0][0] == b"VP8X":
        canvas = size_of_canvas(chunks.pop(0)[1])
    size = None
    for name, data in chunks:
        match name:
            case b"VP8 " | b"VP8L" if size is None:
                size = size_of_vp8(data) if name == b"VP8 " else size_of_vp8l(data)
            case b"ICCP" | b"ALPH" if canvas is not None:
                pass
            case b"ANIM" | b"ANMF":
                raise Refused("image_kind")
            case _:
                # EXIF, XMP, or something else that is not the picture.
                raise Refused("image_metadata")
    if size is None or canvas not in (None, size):
        raise Refused("image_broken")
    return size


def chunks_of(body: bytes) -> Iterator[tuple[bytes, bytes]]:
    at, end = 12, 8 + struct.unpack_from("<I", body, 4)[0]
    if end != len(body) or at == end:
        raise Refused("image_broken")
    while at < end:
        name, size = struct.unpack_from("<4sI", body, at)
        data, at = body[at + 8 : at + 8 + size], at + 8 + size + size % 2
        if at > end or len(data) != size:
            raise Refused("image_broken")
        yield name, data


def size_of_canvas(data: bytes) -> tuple[int, int]:
    flags = data[0]
    if flags & 0x02:
        raise Refused("image_kind")
    if flags & 0x0C:
        raise Refused("image_metadata")
    if len(data) != 10:
        raise Refused("image_broken")
    return int.from_bytes(data[4:7], "little") + 1, int.from_bytes(data[7:10], "little") + 1


def size_of_vp8(data: bytes) -> tuple[int, int]:
    # A key frame, and the mark of one.
    if data[0] & 1 or data[3:6] != b"\x9d\x01\x2a":
        raise Refused("image_broken")
    width, height = struct.unpack_from("<HH", data, 6)
    return width & 0x3FFF, height & 0x3FFF


def size_of_vp8l(data: bytes) -> tuple[int, int]:
    (bits,) = struct.unpack_from("<I", data, 1)
    if data[0] != 0x2F or bits >> 29:
        raise Refused("image_broken")
    return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1


# JPEG: segments with a marker, and between them the picture itself

# Baseline, extended and progressive.
FRAMES = {0xC0, 0xC1, 0xC2}
# Tables, intervals and scans.
PARTS = {0xC4, 0xDA, 0xDB, 0xDD}
# Segments of programs that tell nothing but how to show the picture: JFIF, a colour profile, the colour space.
TOLD = {0xE0: b"JFIF\0", 0xE2: b"ICC_PROFILE\0", 0xEE: b"Adobe"}
NEXT_MARKER = re.compile(b"\xff[^\x00\xd0-\xd7\xff]")


def size_of_jpeg(body: bytes) -> tuple[int, int]:
    size, at = None, 2
    while True:
        if body[at] != 0xFF:
            raise Refused("image_broken")
        marker = body[at + 1]
        if marker == 0xD9:
            break
        (length,) = struct.unpack_from(">H", body, at + 2)
        data, at = body[at + 4 : at + 2 + length], at + 2 + length
        if length < 2 or at > len(body):
            raise Refused("image_broken")
        if marker in FRAMES and size is None:
            bits, height, width = struct.unpack_from(">BHH", data)
            if bits != 8:
                raise Refused("image_broken")
            size = width, height
        elif marker == 0xDA:
            found = NEXT_MARKER.search(body, at)
            if found is None:
                raise Refused("image_broken")
            at = found.end() - 2
        elif 0xE0 <= marker <= 0xEF or marker == 0xFE:
            if marker not in TOLD or not data.startswith(TOLD[marker]):
                raise Refused("image_metadata")
        elif marker not in PARTS:
            raise Refused("image_broken")
    # Telephones hang films, depth maps and whole second pictures behind the end.
    if at + 2 != len(body):
        raise Refused("image_metadata")
    if size is None:
        raise Refused("image_broken")
    return size


# AVIF: boxes within boxes

# What an item of a file may be told about: nothing that turns or cuts it after it was measured.
PROPERTIES = {b"ispe", b"pixi", b"av1C", b"colr", b"auxC", b"pasp", b"clli"}
IN_META = {b"hdlr", b"pitm", b"iloc", b"iinf", b"iprp", b"iref", b"idat"}


def size_of_avif(body: bytes) -> tuple[int, int]:
    boxes = boxes_of(body)
    if next(boxes) != (b"ftyp", body[8 : struct.unpack_from(">I", body)[0]]) or body[8:12] != b"avif":
        raise Refused("image_kind")
    rest = list(boxes)
    meta = [data for name, data in rest if name == b"meta"]
    if len(meta) != 1 or any(name not in (b"meta", b"mdat") for name, _ in rest):
        raise Refused("image_kind" if any(name == b"moov" for name, _ in rest) else "image_metadata")
    parts = dict(boxes_of(meta[0][4:]))
    if not parts.keys() <= IN_META:
        raise Refused("image_metadata")
    items = items_of(parts[b"iinf"])
    sizes = set(told_sizes(parts[b"iprp"]))
    # What the box says, and what the picture itself says: a browser makes room for the larger one.
    for place in places_of(parts[b"iloc"], items):
        sizes.add(size_of_av1(body[place:]))
    if len(sizes) != 1:
        raise Refused("image_broken")
    return sizes.pop()


def boxes_of(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 0
    while at < len(data):
        size, name = struct.unpack_from(">I4s", data, at)
        if size < 8 or at + size > len(data):
            raise Refused("image_broken")
        yield name, data[at + 8 : at + size]
        at += size


def items_of(data: bytes) -> set[int]:
    """The ids of the pictures in the file: the one to be seen, and perhaps how transparent it is."""
    found = set()
    for name, entry in boxes_of(data[6 if data[0] == 0 else 8 :]):
        short = entry[0] == 2
        if name != b"infe" or entry[0] not in (2, 3):
            raise Refused("image_broken")
        id, _, kind = struct.unpack_from(">HH4s" if short else ">IH4s", entry, 4)
        if kind != b"av01":
            # Exif, or XMP as `mime`.
            raise Refused("image_metadata")
        found.add(id)
    if not 1 <= len(found) <= 2:
        raise Refused("image_broken")
    return found


def told_sizes(data: bytes) -> Iterator[tuple[int, int]]:
    for name, properties in boxes_of(data):
        for inner, entry in boxes_of(properties) if name == b"ipco" else ():
            if inner not in PROPERTIES:
                raise Refused("image_broken")
            if inner == b"ispe":
                yield struct.unpack_from(">II", entry, 4)


def places_of(data: bytes, items: set[int]) -> Iterator[int]:
    """Where each picture begins in the file."""
    version = data[0]
    sizes = [data[4] >> 4, data[4] & 15, data[5] >> 4, data[5] & 15]
    at, wide = 6, version == 2

    def read(size: int) -> int:
        nonlocal at
        if at + size > len(data):
            raise Refused("image_broken")
        number, at = int.from_bytes(data[at : at + size], "big"), at + size
        return number

    told = set()
    for _ in range(read(4 if wide else 2)):
        told.add(read(4 if wide else 2))
        # In the file itself, in one piece.
        if version and read(2):
            raise Refused("image_broken")
        read(2)
        base = read(sizes[2])
        if read(2) != 1:
            raise Refused("image_broken")
        read(sizes[3] if version else 0)
        yield base + read(sizes[0])
        read(sizes[1])
    if told != items:
        raise Refused("image_broken")


def size_of_av1(data: bytes) -> tuple[int, int]:
    """From the sequence header, with which the data of a still picture begin."""
    if data[:2] == b"\x12\x00":
        data = data[2:]
    # The size of the header is one byte: it is a short one.
    if data[0] != 0x0A or data[1] > 0x7F:
        raise Refused("image_broken")
    bits, left = int.from_bytes(data[2 : 2 + data[1]], "big"), 8 * data[1]

    def read(size: int) -> int:
        nonlocal left
        left -= size
        if left < 0:
            raise Refused("image_broken")
        return bits >> left & (1 << size) - 1

    read(3)
    if not read(1):
        raise Refused("image_kind")
    if read(1):
        read(5)
    else:
        # No timing, no display delay, and one operating point: then there are no more fields than these.
        if read(1) or read(1) or read(5):
            raise Refused("image_broken")
        read(12)
        if read(5) > 7:
            read(1)
    across, down = read(4) + 1, read(4) + 1
    return read(across) + 1, read(down) + 1
