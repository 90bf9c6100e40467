"""How cards of Didixit are proof-read."""

from veillee.decks.proofreading import IMAGES, Check, Reader, images

CHECKS: dict[str, Check] = {"images": images}
READERS: dict[str, Reader] = {"images": IMAGES}
