"""How cards of Didixit are proof-read."""

from veillee.decks.proofreading import Check, images

CHECKS: dict[str, Check] = {"images": images}
