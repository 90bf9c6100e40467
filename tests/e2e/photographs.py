"""Photographs as a phone takes them: each looks different, and each tells where it was taken."""

import io
import struct
from fractions import Fraction
from pathlib import Path

from PIL import ExifTags, Image, ImageDraw

# Stands in everything of a file that is not the picture. No byte of it may ever reach a server.
MARKER = "taken-at-grandmas-house"
# Degrees, minutes and seconds.
LATITUDE = (Fraction(48), Fraction(51), Fraction(59, 2))
LONGITUDE = (Fraction(2), Fraction(17), Fraction(201, 5))
PORTRAIT = (600, 800)
ORIENTATION_TURNED = 6  # the camera lay on its side: browsers turn the picture by a quarter


def in_exif(place: tuple[Fraction, ...]) -> bytes:
    return b"".join(struct.pack(">II", *part.as_integer_ratio()) for part in place)


# What would tell the place: searched for in what a server got.
TRACES = (MARKER.encode(), in_exif(LATITUDE), in_exif(LONGITUDE), b"Exif\0\0", b"ns.adobe.com/xap")


def photograph(number: int, size: tuple[int, int] = PORTRAIT, turned: bool = False) -> bytes:
    """A JPEG of a landscape whose colours, sun and hills depend on the number."""
    picture = landscape(number, size)
    exif = Image.Exif()
    exif.endian = ">"
    exif[ExifTags.Base.ImageDescription] = MARKER
    exif[ExifTags.Base.Make] = "Veillée"
    if turned:
        picture = picture.transpose(Image.Transpose.ROTATE_90)
        exif[ExifTags.Base.Orientation] = ORIENTATION_TURNED
    exif.get_ifd(ExifTags.IFD.Exif)[ExifTags.Base.UserComment] = b"ASCII\0\0\0" + MARKER.encode()
    place = exif.get_ifd(ExifTags.IFD.GPSInfo)
    place[ExifTags.GPS.GPSLatitudeRef], place[ExifTags.GPS.GPSLatitude] = "N", LATITUDE
    place[ExifTags.GPS.GPSLongitudeRef], place[ExifTags.GPS.GPSLongitude] = "E", LONGITUDE
    xmp = f'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>{MARKER}</rdf:RDF></x:xmpmeta>'
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=80, exif=exif, xmp=xmp.encode(), comment=MARKER)
    return file.getvalue()


def landscape(number: int, size: tuple[int, int]) -> Image.Image:
    width, height = size
    hue = number * 67 % 256
    sky = Image.linear_gradient("L").resize(size)
    picture = Image.merge("HSV", (Image.new("L", size, hue), sky, Image.new("L", size, 230))).convert("RGB")
    draw = ImageDraw.Draw(picture)
    x, y, radius = width * (1 + number % 5) // 6, height * (1 + number % 3) // 6, width // (6 + number % 4)
    draw.circle((x, y), radius, fill=(255, 240, 180))
    for hill in range(1 + number % 4):
        top = height * (6 + hill) // 10
        left = (number * 131 + hill * 211) % width - width // 2
        draw.ellipse((left, top, left + width, top + height), fill=(40 + 30 * hill, 90 + number * 29 % 120, 60))
    return picture


def write_photographs(folder: Path, count: int) -> list[Path]:
    """Files to pick in a browser; every third was taken with the phone on its side."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"IMG_{2001 + number}.jpg" for number in range(count)]
    for number, path in enumerate(paths):
        path.write_bytes(photograph(number, turned=number % 3 == 2))
    return paths
