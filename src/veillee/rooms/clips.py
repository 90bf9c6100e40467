"""Recorded clues: what may be stored. Two formats that every browser can both make and play (DX-17)."""

import struct

from veillee.rules import Refused

CLIP_BYTES = 1_000_000
CLIP_SECONDS = 15
FILM_FRAMES = 120
CLIPS_PER_SALON = 200
CLIP_BYTES_PER_SALON = 60_000_000

SOUND = "audio/wav"
FILM = "video/x-motion-jpeg"
CLIP_KINDS = {"sound": SOUND, "film": FILM}


def check_clip(kind: str, body: bytes) -> None:
    if len(body) > CLIP_BYTES:
        raise Refused("clip_too_big", most=CLIP_BYTES)
    if kind == SOUND:
        check_sound(body)
    elif kind == FILM:
        check_film(body)
    else:
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


def check_film(body: bytes) -> None:
    """JPEG images one behind the other, a flip-book without sound."""
    frames = body.split(b"\xff\xd9\xff\xd8")
    if not body.startswith(b"\xff\xd8\xff") or not body.endswith(b"\xff\xd9"):
        raise Refused("clip_broken")
    if len(frames) > FILM_FRAMES:
        raise Refused("clip_too_long", most=CLIP_SECONDS)
