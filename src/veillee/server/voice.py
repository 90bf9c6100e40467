"""How much somebody may say."""

from veillee.clock import Clock
from veillee.server.limits import Bucket

MESSAGES_PER_SECOND = 40


class Voice:
    """How much one may say: messages of any kind, chat, reactions, and questions that cost the house much.

    Also how many images and decks one may bring, and how many images of a shared album one may look at.
    """

    def __init__(self, clock: Clock) -> None:
        self.messages = Bucket(clock, most=3 * MESSAGES_PER_SECOND, per_second=MESSAGES_PER_SECOND)
        self.chat = Bucket(clock, most=5, per_second=0.7)
        self.reactions = Bucket(clock, most=6, per_second=1)
        self.asks = Bucket(clock, most=20, per_second=2)
        self.images = Bucket(clock, most=100, per_second=5)
        self.decks = Bucket(clock, most=6, per_second=0.1)
        self.looks = Bucket(clock, most=400, per_second=20)
