"""What the server does without being asked."""

import secrets
from collections.abc import Callable, Mapping

from veillee.rooms.presence import Presence
from veillee.rules import Deck, Refused
from veillee.salon import events as ev
from veillee.salon.events import Entry
from veillee.salon.fold import evolve
from veillee.salon.model import Salon
from veillee.salon.seats import waiting_chairs


def automatic_entries(
    salon: Salon, presence: Presence, decks: Mapping[str, Deck], now: Callable[[], int]
) -> tuple[list[Entry], Salon]:
    """All that follows from the state of a salon, and the salon after that."""
    entries = []
    while (what := next_automatic_event(salon, presence)) is not None:
        entry = Entry(at=now(), what=what)
        try:
            salon = evolve(salon, entry, decks)
        except Refused:
            if not isinstance(what, ev.Seated):
                raise
            # A round is being played: whoever came late waits.
            break
        entries.append(entry)
    return entries, salon


def next_automatic_event(salon: Salon, presence: Presence) -> ev.HouseEvent | None:
    """The next event that follows from the state of the salon alone, or None; always None if it was deleted.

    - If a game is over, its outcome is recorded.
    - If everybody has left a game or is away, it is put away, without winner and without points (CO-10). One bot alone
      would play with itself, perhaps without end: that is nobody, too.
    - If the game waits for an automatic chair, it goes on without it (CO-9).
    - People who came late and are connected get a seat in the game (CO-12), if it lets them in now: if a round begins.
    - Between two games, people who are connected get their automatic chairs back: otherwise a bot would play for
      somebody who is there. If they are away the chair stays automatic, so that the next game need not wait for them.
    - If the next game has no seed yet, the server seals its part.
    """
    if salon.closed is not None:
        return None
    running, playing = salon.running, salon.playing
    if running is not None and not playing and not running.finished:
        outcome = running.game.outcome(running.state)
        assert outcome is not None
        return ev.Finished(scores=outcome.scores, winners=outcome.winners, reason=outcome.reason)
    automatic = [chair for chair in salon.chairs if chair.automatic]
    if running is not None and playing and automatic:
        away = [chair.id for chair in automatic if chair.bot is None]
        there = [chair for chair in salon.chairs if chair.id in running.chairs and chair.id not in away]
        if not there or (len(there) == 1 and there[0].bot is not None):
            return ev.Shelved(reason="deserted")
        for seat in running.game.awaited(running.state):
            if running.chairs[seat] in away:
                return ev.Absent(chair=running.chairs[seat])
    if playing and (late := waiting_chairs(salon)):
        here = presence.people()
        for chair in late:
            if chair.holder in here:
                return ev.Seated(chair=chair.id)
    if automatic and not playing:
        here = presence.people()
        for chair in automatic:
            if chair.holder in here and not chair.left:
                return ev.Returned(chair=chair.id)
    if not salon.server_part and not playing:
        return ev.Committed(part=secrets.token_hex(32))
    return None
