"""How much somebody may say."""

from veillee.clock import Clock
from veillee.server.limits import Bucket

MESSAGES_PER_SECOND = 40
# Frames of whatever kind: twice as many as messages.
MOST_FRAMES, FRAMES_PER_SECOND = 250, 80
# Of a connection that has not said yet who it is.
MOST_FRAMES_BEFORE, FRAMES_PER_SECOND_BEFORE = 40, 8
# Whoever joins a full call needs about five for each of the others.
SIGNALS = 100
# To join a call, and to switch microphone and camera.
JOINS = 12


class Allowance:
    """How much one may say: messages of any kind, chat, reactions, what is about a call, and questions
    that cost the house much.

    Also how many images and decks one may bring, and how many images of a shared album one may look at.
    """

    def __init__(self, clock: Clock, is_known: bool = True) -> None:
        most, per_second = (
            (MOST_FRAMES, FRAMES_PER_SECOND) if is_known else (MOST_FRAMES_BEFORE, FRAMES_PER_SECOND_BEFORE)
        )
        self.frames = Bucket(clock, most, per_second)
        self.messages = Bucket(clock, most=3 * MESSAGES_PER_SECOND, per_second=MESSAGES_PER_SECOND)
        self.chat = Bucket(clock, most=5, per_second=0.7)
        self.reactions = Bucket(clock, most=6, per_second=1)
        self.asks = Bucket(clock, most=20, per_second=2)
        self.calls = Bucket(clock, most=SIGNALS, per_second=10)
        # Each of these may make all others in the call begin anew with this browser.
        self.joins = Bucket(clock, most=JOINS, per_second=1)
        self.images = Bucket(clock, most=100, per_second=5)
        self.decks = Bucket(clock, most=6, per_second=0.1)
        self.looks = Bucket(clock, most=400, per_second=20)
