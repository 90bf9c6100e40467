"""What tests of an evening on a real server share."""

from tests.guests import Guest
from veillee.games.didixit.model import Sentence, Tell

NAMES = ["Léa", "Tom", "Nina", "Julien"]


async def tell(guest: Guest, clue: str = "Minuit") -> None:
    await guest.play(Tell(image=guest.private.hand[0], clue=Sentence(text=clue)))
