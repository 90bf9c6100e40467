"""Recorded clues: what may be stored. Two formats that every browser can both make and play (DX-17)."""

import struct

from veillee.rules import Refused
from veillee.workshop.image_check import read_header
from veillee.workshop.quiet import frames_of

CLIP_BYTES = 1_000_000
CLIP_SECONDS = 15
FILM_FRAMES = 120
# A page makes them no larger; all the pictures of a film are in the memory of whoever watches it.
FILM_SIDE = 320
CLIPS_PER_SALON = 200
CLIP_BYTES_PER_SALON = 60_000_000

SOUND = "audio/wav"
FILM = "video/x-motion-jpeg"
CLIP_KINDS = {"sound": SOUND, "film": FILM}


def checked_clip(kind: str, body: bytes) -> bytes:
    """The clip as it is kept: with nothing in it that is neither sound nor picture."""
    if len(body) > CLIP_BYTES:
        raise Refused("clip_too_big", most=CLIP_BYTES)
    if kind == SOUND:
        check_sound(body)
        return body
    if kind == FILM:
        return checked_film(body)
    raise Refused("clip_kind")


def check_sound(body: bytes) -> None:
    """A plain RIFF/WAVE: PCM, mono, 16 bit, one `fmt ` and one `data` chunk."""
    if len(body) < 44 or body[:4] != b"RIFF" or body[8:16] != b"WAVEfmt " or body[36:40] != b"data":
        raise Refused("clip_broken")
    size, form, channels, rate, _, block, bits = struct.unpack("<IHHIIHH", body[16:36])
    (length,) = struct.unpack("<I", body[40:44])
    if (size, form, channels, block, bits) != (16, 1, 1, 2, 16) or not 8000 <= rate <= 48000:
        raise Refused("clip_broken")
    if length != len(body) - 44 or length == 0:
        raise Refused("clip_broken")
    # A recorder may run over by a breath.
    if length / (rate * 2) > CLIP_SECONDS + 0.5:
        raise Refused("clip_too_long", most=CLIP_SECONDS)


def checked_film(body: bytes) -> bytes:
    """JPEG images one behind the other, a flip-book without sound. Each is measured by its header."""
    kept = list[bytes]()
    try:
        for frame in frames_of(body):
            header = read_header(frame)
            if max(header.width, header.height) > FILM_SIDE:
                raise Refused("clip_too_large", most=FILM_SIDE)
            kept.append(frame)
            if len(kept) > FILM_FRAMES:
                raise Refused("clip_too_long", most=CLIP_SECONDS)
    except Refused as wrong:
        raise wrong if wrong.code.startswith("clip_") else Refused("clip_broken") from None
    if not kept:
        raise Refused("clip_broken")
    return b"".join(kept)
