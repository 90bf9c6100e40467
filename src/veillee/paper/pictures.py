"""Pictures as a PDF can carry them: JPEG, which goes in as it is. Any other form would be stored without loss, and a
deck of 84 images would weigh a hundred megabytes."""

import io
from collections.abc import Iterable
from pathlib import Path

from veillee.paper.sizes import Size
from veillee.rules import Deck, Refused

QUALITY = 90
# Enough for a card of 120 × 180 mm at 600 dpi. Nothing larger is decoded.
MOST_PIXELS = 2_900 * 4_300
FORMS = ("JPEG", "WEBP", "AVIF", "PNG")
ENDINGS = (".jpg", ".jpeg", ".png", ".webp", ".avif")
BACK = "back"


def as_jpeg(picture: bytes, card: str) -> tuple[bytes, int]:
    """The picture and its width in pixels. `card`: whose it is, for refusals."""
    # Imported here, so that a server which prints nothing does not load it.
    from PIL import Image, UnidentifiedImageError

    try:
        with Image.open(io.BytesIO(picture), formats=FORMS) as image:
            if image.width * image.height > MOST_PIXELS:
                raise Refused("image_pixels", card=card)
            if image.format == "JPEG" and image.mode == "RGB" and not image.getexif():
                image.load()
                return picture, image.width
            buffer = io.BytesIO()
            image.convert("RGB").save(buffer, "JPEG", quality=QUALITY, subsampling=0)
            return buffer.getvalue(), image.width
    except (UnidentifiedImageError, KeyError):
        raise Refused("image_kind", card=card) from None
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        raise Refused("image_broken", card=card) from None


def read_images(ids: Iterable[str], folder: Path) -> dict[str, bytes]:
    """The files of a folder that are named after these cards, whatever their form."""
    found = {}
    for id in ids:
        for ending in ENDINGS:
            if (path := folder / f"{id}{ending}").is_file():
                found[id] = path.read_bytes()
                break
    return found


def shipped_images(deck: Deck, folder: Path) -> dict[str, bytes]:
    """The images of a deck that comes with Veillée: the WebP ones, which every Pillow can read."""
    return {card.id: (folder / "images" / f"{card.id}.webp").read_bytes() for card in deck.cards}


def resolution(images: Iterable[bytes], card: Size) -> int:
    """The dots per inch of the coarsest picture on cards of this size."""
    from PIL import Image

    def width(picture: bytes) -> int:
        with Image.open(io.BytesIO(picture), formats=FORMS) as image:
            return image.width

    return round(min(width(picture) for picture in images) / min(card.width, card.height / 1.5) * 25.4)
