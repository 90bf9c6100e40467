"""What stands beside a picture and nobody sees, free text above all, is not kept; what computes its colours is."""

import io
import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageCms

from tests.pictures import exif, picture, with_size
from veillee.rooms.clips import CLIP_BYTES, FILM, FILM_FRAMES, FILM_SIDE, checked_clip
from veillee.rules import Refused
from veillee.workshop.image_check import check_image, read_header
from veillee.workshop.quiet import quiet, quiet_profile

SAID = b"Rue des Lilas 7"


def profile() -> bytes:
    """Of a real one, with words in its name, and behind its curves."""
    made = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    for number in range(struct.unpack_from(">I", made, 128)[0]):
        name, at = struct.unpack_from(">4sI", made, 132 + 12 * number)
        if name in (b"desc", b"cprt"):
            made[at + 12 : at + 12 + len(SAID)] = SAID
    made[48:56] = SAID[:8]
    return bytes(made) + SAID


PICTURES = {form: picture(form, icc_profile=profile()) for form in ("JPEG", "WEBP", "AVIF")}


@pytest.mark.parametrize("form", PICTURES)
def test_a_picture_loses_what_its_profile_says_and_keeps_its_colours(form: str) -> None:
    body = PICTURES[form]
    assert SAID in body
    kept = quiet(body)
    assert SAID not in kept
    assert SAID[:8] not in kept
    assert check_image(kept) == check_image(body)
    assert quiet(kept) == kept
    before, after = (Image.open(io.BytesIO(one)) for one in (body, kept))
    assert before.convert("RGB").tobytes() == after.convert("RGB").tobytes()
    left = after.info["icc_profile"]
    for tag in (b"rXYZ", b"gTRC"):
        assert value_of(left, tag) == value_of(profile(), tag) != b""
    # A browser, or a program that prints, can still use it.
    srgb = ImageCms.createProfile("sRGB")
    assert ImageCms.profileToProfile(after, ImageCms.ImageCmsProfile(io.BytesIO(left)), srgb) is not None


def value_of(of: bytes, tag: bytes) -> bytes:
    for number in range(struct.unpack_from(">I", of, 128)[0]):
        name, at, size = struct.unpack_from(">4sII", of, 132 + 12 * number)
        if name == tag:
            return of[at : at + size]
    return b""


def test_what_is_no_profile_is_emptied() -> None:
    assert quiet_profile(SAID * 20) == bytes(len(SAID) * 20)
    assert quiet_profile(b"") == b""
    # Tags that lie about where they are.
    body = bytearray(profile())
    struct.pack_into(">II", body, 132 + 4, 2**31, 2**31)
    assert len(quiet_profile(bytes(body))) == len(body)


def segment(marker: int, data: bytes) -> bytes:
    return struct.pack(">BBH", 0xFF, marker, len(data) + 2) + data


def test_segments_of_a_jpeg_keep_only_what_they_are_for() -> None:
    plain = picture("JPEG")
    assert plain[2:4] == b"\xff\xe0"
    rest = plain[4 + struct.unpack_from(">H", plain, 4)[0] :]
    small = b"JFIF\0\1\2\0\0\1\0\1\2\2" + SAID[:12]
    adobe = b"Adobe\0\x64\0\0\0\0\1" + SAID
    kept = quiet(b"\xff\xd8" + segment(0xE0, small) + segment(0xEE, adobe) + rest)
    assert SAID[:12] not in kept
    assert segment(0xE0, b"JFIF\0\1\2\0\0\1\0\1\0\0") + segment(0xEE, adobe[:12]) in kept
    assert quiet(plain) == plain


def test_an_avif_forgets_the_program_that_wrote_it() -> None:
    body = picture("AVIF")
    at = body.index(b"hdlr") - 4
    (size,) = struct.unpack_from(">I", body, at)
    # Version, kind and reserve, and then its name, here with one letter for each byte of it.
    named = body[: at + 32] + SAID[: size - 32] + body[at + size :]
    assert size > 32
    kept = quiet(named)
    assert kept[at + 32 : at + size] == bytes(size - 32)
    assert kept[: at + 32] == body[: at + 32]
    assert read_header(quiet(body)) == read_header(body)


def frame(colour: int = 0, width: int = FILM_SIDE, height: int = 240, **more: object) -> bytes:
    return picture("JPEG", width, height, colour, **more)


def test_a_film_is_kept_without_anything_that_is_no_picture() -> None:
    """Safari writes EXIF into each picture of a canvas; a file from elsewhere may have a place in it."""
    told = frame(1, exif=exif())
    told = told[:2] + segment(0xFE, SAID) + segment(0xE1, b"\xff\xd8" + SAID + b"\xff\xd9\xff\xd8") + told[2:]
    film = told + frame(2, icc_profile=profile()) + frame(3)
    kept = checked_clip(FILM, film)
    assert SAID not in kept
    assert b"48.8583" in film
    assert b"48.8583" not in kept
    assert checked_clip(FILM, kept) == kept
    pictures = b"".join(quiet_frame(one) for one in (told, frame(2), frame(3)))
    assert kept == pictures


def quiet_frame(body: bytes) -> bytes:
    return checked_clip(FILM, body)


BAD = {
    "65 000 by 65 000": (with_size(frame(), 65_000, 65_000), "clip_too_large"),
    "one of several is too large": (frame() + frame(1, FILM_SIDE + 1, 240), "clip_too_large"),
    "too many": (frame(0, 16, 16) * (FILM_FRAMES + 1), "clip_too_long"),
    "nothing": (b"", "clip_broken"),
    "half a picture": (frame() + frame(1)[:-40], "clip_broken"),
    "something between": (frame() + b"moov" + frame(), "clip_broken"),
    "an MP4": (b"\0\0\0\x18ftypmp42\0\0\0\0mp42isom" + b"\xa9xyz" + SAID, "clip_broken"),
    "a WebM": (b"\x1a\x45\xdf\xa3" + SAID, "clip_broken"),
    "no size": (b"\xff\xd8\xff\xd9", "clip_broken"),
    "too many bytes": (bytes(CLIP_BYTES + 1), "clip_too_big"),
}


@pytest.mark.parametrize("kind", BAD)
def test_bad_films_are_refused(kind: str) -> None:
    body, code = BAD[kind]
    with pytest.raises(Refused) as refused:
        checked_clip(FILM, body)
    assert refused.value.code == code


@settings(max_examples=300)
@given(st.sampled_from(sorted(PICTURES)), st.lists(st.tuples(st.integers(0, 3000), st.integers(0, 255)), max_size=8))
def test_a_damaged_picture_is_refused_or_kept_and_never_an_error(form: str, changes: list[tuple[int, int]]) -> None:
    body = bytearray(PICTURES[form])
    for at, value in changes:
        body[at % len(body)] = value
    try:
        check_image(bytes(body))
        kept = quiet(bytes(body))
    except Refused:
        return
    assert read_header(kept) == read_header(bytes(body))


SHORT = frame(1, 32, 24, exif=exif()) + frame(2, 32, 24)


@settings(max_examples=300)
@given(st.lists(st.tuples(st.integers(0, len(SHORT) - 1), st.integers(0, 255)), max_size=8), st.integers(0, len(SHORT)))
def test_a_damaged_film_is_refused_or_kept_within_its_bounds(changes: list[tuple[int, int]], end: int) -> None:
    body = bytearray(SHORT)
    for at, value in changes:
        body[at] = value
    try:
        kept = checked_clip(FILM, bytes(body[:end]))
    except Refused:
        return
    assert checked_clip(FILM, kept) == kept
    assert len(kept) <= len(SHORT)
    assert b"Exif" not in kept
