"""Images that people bring for their cards: how many a salon keeps, and which of them nobody needs."""

from collections.abc import Collection

from veillee.rules import Refused, own_id
from veillee.salon.model import Salon
from veillee.salon.veil import veil_of
from veillee.storage import Image, Storage

IMAGES_PER_SALON = 200
IMAGE_BYTES_PER_SALON = 20_000_000
# An image for which no card has been written after this time goes.
UNUSED_SECONDS = 3600


async def store_images(storage: Storage, salon: Salon, images: list[Image], now: int) -> list[str]:
    """All of them or none. Returns the names of those that are new."""
    await drop_unused(storage, salon, now - UNUSED_SECONDS * 1000)
    new = await storage.put_images(salon.code, images, now, IMAGES_PER_SALON, IMAGE_BYTES_PER_SALON)
    if new is None:
        raise too_many_images()
    return new


async def store_thumb(storage: Storage, code: str, image: str, kind: str, body: bytes) -> None:
    stored = await storage.put_thumb(code, image, kind, body, IMAGE_BYTES_PER_SALON)
    if stored is None:
        raise Refused("no_such_image")
    if not stored:
        raise too_many_images()


def too_many_images() -> Refused:
    return Refused("too_many_images", most=IMAGES_PER_SALON, most_bytes=IMAGE_BYTES_PER_SALON)


async def require_images(storage: Storage, code: str, names: Collection[str], now: int) -> None:
    """Before cards with these images are written: they belong to the salon, and do not go while that is stored."""
    if names and not await storage.hold_images(code, tuple(names), now):
        raise Refused("no_such_image")


async def drop_unused(storage: Storage, salon: Salon, before: int) -> None:
    """Erase what came before this date and is on no card."""
    came = await storage.images(salon.code)
    used = images_of(salon)
    unused = [name for name, at in came.items() if at < before and name not in used]
    if unused:
        await storage.drop_images(salon.code, unused, before)


async def shown_image(storage: Storage, salon: Salon, file: str) -> tuple[str, bytes] | None:
    """An image or, with this ending, its thumbnail. One that the host has covered is shown to nobody."""
    name = file.removesuffix(".thumb")
    if veil_of(salon).hides(own_id(name)):
        return None
    return await (storage.image(salon.code, name) if name == file else storage.thumb(salon.code, name))


def images_of(salon: Salon) -> set[str]:
    """Those that are on the cards of a salon."""
    return {card.fields["image"] for card in salon.own_cards if "image" in card.fields}
