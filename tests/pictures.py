"""Images as people bring them, good and bad."""

import io
import struct
from typing import Any

from PIL import Image

# A place, as a telephone writes it: if these bytes are found anywhere, it got through.
GPS = b"48.8583,2.2945"


def picture(form: str = "WEBP", width: int = 300, height: int = 450, colour: int = 0, **more: Any) -> bytes:
    """An image of one colour; each colour is another image."""
    drawn = io.BytesIO()
    mode = more.pop("mode", "RGB")
    shade = (colour % 256, colour // 256 % 256, 120, 200)[: 4 if mode == "RGBA" else 3]
    Image.new(mode, (width, height), shade if mode != "L" else colour % 256).save(drawn, form, **more)
    return drawn.getvalue()


def thumb(colour: int = 0, form: str = "WEBP") -> bytes:
    return picture(form, 120, 180, colour)


def exif() -> bytes:
    made = Image.Exif()
    made[0x010E] = GPS.decode()
    made.get_ifd(0x8825)[29] = "2024:05:01"
    return made.tobytes()


def film(form: str) -> bytes:
    """An image that moves."""
    drawn = io.BytesIO()
    first, *others = [Image.new("RGB", (300, 450), (n * 40, 0, 0)) for n in range(3)]
    first.save(drawn, form, save_all=True, append_images=others, duration=100)
    return drawn.getvalue()


def with_size(jpeg: bytes, width: int, height: int) -> bytes:
    """A JPEG that says it is as large as this."""
    at = jpeg.index(b"\xff\xc0")
    return jpeg[: at + 5] + struct.pack(">HH", height, width) + jpeg[at + 9 :]


def with_chunk(webp: bytes, name: bytes, data: bytes) -> bytes:
    """A WebP with one more chunk at its end, which its header does not tell of."""
    body = webp[8:] + name + struct.pack("<I", len(data)) + data
    return b"RIFF" + struct.pack("<I", len(body)) + body


HTML = b"\x89PNG\r\n\x1a\n<html><script>alert(1)</script></html>"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><script>alert(1)</script></svg>'

BAD: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "image_kind"),
    "a PNG": (picture("PNG"), "image_kind"),
    "a PNG that is HTML": (HTML, "image_kind"),
    "an SVG": (SVG, "image_kind"),
    "a GIF": (picture("GIF"), "image_kind"),
    "a film in WebP": (film("WEBP"), "image_kind"),
    "a film in AVIF": (film("AVIF"), "image_kind"),
    "a JPEG with a place": (picture("JPEG", exif=exif()), "image_metadata"),
    "a WebP with a place": (picture("WEBP", exif=exif()), "image_metadata"),
    "an AVIF with a place": (picture("AVIF", exif=exif()), "image_metadata"),
    "a JPEG with XMP": (picture("JPEG", xmp=b"<x:xmpmeta/>"), "image_metadata"),
    "a WebP with XMP": (picture("WEBP", xmp=b"<x:xmpmeta/>"), "image_metadata"),
    "an AVIF with XMP": (picture("AVIF", xmp=b"<x:xmpmeta/>"), "image_metadata"),
    "a JPEG with a comment": (picture("JPEG", comment=GPS), "image_metadata"),
    "a JPEG with something behind its end": (picture("JPEG") + b"\xff\xd8" + GPS, "image_metadata"),
    "a WebP with a chunk that nobody knows": (with_chunk(picture(), b"GPS ", GPS), "image_metadata"),
    "an AVIF with a box that nobody knows": (picture("AVIF") + b"\0\0\0\x0cuuidGPS!", "image_metadata"),
    "a JPEG of 40 000 by 40 000": (with_size(picture("JPEG"), 40_000, 40_000), "image_size"),
    "a square": (picture("WEBP", 450, 450), "image_size"),
    "too narrow": (picture("WEBP", 200, 300), "image_size"),
    "too wide": (picture("WEBP", 1400, 2100), "image_size"),
    "lying on its side": (picture("JPEG", 900, 600), "image_size"),
    "half a WebP": (picture("WEBP")[:-10], "image_broken"),
    "half a JPEG": (picture("JPEG")[:-10], "image_broken"),
    "half an AVIF": (picture("AVIF")[:-10], "image_broken"),
    "a WebP of two sizes": (
        picture("WEBP", mode="RGBA").replace(b"\x2b\x01\0\xc1\x01\0", b"\x2b\x01\0\xc2\x01\0"), "image_broken"
    ),
    "a JPEG without a frame": (b"\xff\xd8\xff\xd9", "image_broken"),
    "a JPEG of full bytes": (b"\xff\xd8\xff\xda\0\x02" + b"\xff" * 100_000, "image_broken"),
    "an AVIF that says less than it is": (
        picture("AVIF", 600, 900).replace(struct.pack(">II", 600, 900), struct.pack(">II", 300, 450)), "image_broken"
    ),
    "more bytes than an image may have": (picture("JPEG") + bytes(120_000), "image_too_big"),
}  # fmt: skip
