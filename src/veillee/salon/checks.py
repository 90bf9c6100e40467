"""Conditions that several acts share; each function refuses the act if its condition is not met."""

from veillee.rules import Refused, clean
from veillee.salon.events import ChairId, Entry, PersonId
from veillee.salon.model import NAME_LENGTH, NOBODY, Chair, Person, Running, Salon
from veillee.salon.veil import veil_of


def require_host(salon: Salon, entry: Entry) -> None:
    if salon.person(entry.by).id != salon.host:
        raise Refused("host_only")


def require_player(salon: Salon, id: PersonId | None) -> Person:
    person = salon.person(id)
    if person.screen:
        raise Refused("screens_do_not_play")
    return person


def clean_name(text: str) -> str:
    """A name as others will see it."""
    if not text.strip():
        raise Refused("name_empty")
    return clean(text, NAME_LENGTH)


def require_not_covered(salon: Salon, name: str) -> None:
    """A name that the host has covered comes back under nobody."""
    if veil_of(salon).name(name) != name:
        raise Refused("name_covered")


def require_lobby(salon: Salon) -> None:
    if salon.playing:
        raise Refused("game_running")


def require_game(salon: Salon) -> Running:
    if salon.running is None:
        raise Refused("no_game")
    return salon.running


def require_own_chair(salon: Salon, entry: Entry, id: ChairId) -> Chair:
    chair = salon.chair(id)
    if chair.holder != salon.person(entry.by).id:
        raise Refused("not_your_chair")
    return chair


def require_chair_of_a_person(chair: Chair) -> None:
    if chair.holder == NOBODY:
        raise Refused("chair_of_a_bot")


def require_voice(salon: Salon, person: Person) -> None:
    """A player who must be silent may write nothing that others read: no message, no name, no link."""
    running = salon.running
    if running is not None and running.lost is None:
        seats = [running.seat_of(chair.id) for chair in salon.chairs if chair.holder == person.id]
        if not all(seat is None or running.game.may_speak(running.state, seat) for seat in seats):
            raise Refused("may_not_speak")
