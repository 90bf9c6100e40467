"""What is said in the salon, and taken down again."""

from msgspec.structs import replace

from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.checks import require_game, require_host, require_own_chair, require_player, require_voice
from veillee.salon.events import ChairId, Entry
from veillee.salon.model import Salon

# Screens show the newest clues; older ones that were taken down answer "not found" by themselves.
CLIPS_GONE_KEPT = 16


def on_say(salon: Salon, entry: Entry, what: ev.Say) -> Salon:
    # Admission has checked the text. In a replay it may be empty: messages that were taken down have no words any more.
    if entry.by is None:
        require_speaking_bot(salon, what.chair)
        return salon
    person = require_player(salon, entry.by)
    if what.chair is not None:
        require_own_chair(salon, entry, what.chair)
    require_voice(salon, person)
    return salon


def require_speaking_bot(salon: Salon, chair: ChairId | None) -> None:
    """Words without a person are a bot's. It must be silent when a person in its seat would have to be."""
    running = require_game(salon)
    seat = None if chair is None else running.seat_of(chair)
    if chair is None or seat is None or salon.chair(chair).bot is None:
        raise Refused("not_a_bot")
    if not running.game.may_speak(running.state, seat):
        raise Refused("may_not_speak")


def on_take_down(salon: Salon, entry: Entry, what: ev.TakeDown) -> Salon:
    # The room has seen that it is the host, or whoever said the line: here nothing is known of it.
    salon.person(entry.by)
    return salon


def on_take_down_clip(salon: Salon, entry: Entry, what: ev.TakeDownClip) -> Salon:
    require_host(salon, entry)
    gone = tuple(clip for clip in salon.clips_gone if clip != what.clip)
    return replace(salon, clips_gone=(*gone, what.clip)[-CLIPS_GONE_KEPT:])
