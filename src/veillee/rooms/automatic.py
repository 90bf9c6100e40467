"""What the house does of itself."""

import secrets

from veillee.rooms.presence import Presence
from veillee.salon import events as ev
from veillee.salon.model import Salon


def next_automatic_event(salon: Salon, presence: Presence) -> ev.HouseEvent | None:
    """What follows from the salon as it is, before anybody does anything.

    The outcome of a game that is over is pinned. Automatic chairs get on (CO-9). Between two games those who are here
    have theirs back: a bot that went on in the next game would play for somebody who sits there and waits for their
    turn. Whoever is away stays in good hands, so that the next game does not wait either. And the next game's seed is
    sealed.
    """
    running, playing = salon.running, salon.playing
    if running is not None and not playing and not running.finished:
        outcome = running.game.outcome(running.state)
        assert outcome is not None
        return ev.Finished(scores=outcome.scores, winners=outcome.winners, reason=outcome.reason)
    automatic = [chair for chair in salon.chairs if chair.automatic]
    if running is not None and automatic:
        alone = [chair.id for chair in automatic if chair.bot is None]
        for seat in running.game.awaited(running.state):
            if running.start.chairs[seat] in alone:
                return ev.Absent(chair=running.start.chairs[seat])
    if automatic and not playing:
        here = presence.people()
        for chair in automatic:
            if chair.holder in here and not chair.left:
                return ev.Returned(chair=chair.id)
    if not salon.server_part and not playing:
        return ev.Committed(part=secrets.token_hex(32))
    return None
