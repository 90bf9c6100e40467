"""Who may have a seat in the game on the table, and when: people who come late, and chairs that were left.

Nobody sees two hands of one game (CO-2): whoever has had a seat in it may only take that one back. Somebody new sits
down at any time, waits, and gets a seat when the game lets one more in (CO-12): the room proposes it for each waiting
chair whose player is connected, and the fold asks the game.
"""

from veillee.games import GAMES
from veillee.rules import Refused
from veillee.salon.events import ChairId, PersonId
from veillee.salon.model import NOBODY, Chair, Running, Salon


def lets_in(salon: Salon) -> Running | None:
    """The game on the table, if people may come into it late. In a locked salon all wait for the next one."""
    running = salon.running
    if running is None or salon.locked or not running.game.takes_late or running.over:
        return None
    return running


def had(running: Running, person: PersonId | None) -> list[ChairId]:
    """The chairs that this person has had in this game."""
    return [chair for who, chair in running.sat if who == person]


# People who come late


def may_sit_late(salon: Salon, person: PersonId | None) -> bool:
    """Whether this person, by sitting down now, plays in the game on the table from its next round on."""
    running = lets_in(salon)
    if running is None or len(salon.chairs_kept) >= running.game.players.stop - 1:
        return False
    return not had(running, person) and all(chair.holder != person for chair in salon.chairs)


def require_no_other_seat(salon: Salon, person: PersonId) -> None:
    """Before somebody sits down during a game."""
    running = salon.running
    if running is None or not running.game.takes_late:
        return
    chairs = [salon.chair(id) for id in had(running, person)]
    if any(chair.left or chair.holder != person for chair in chairs):
        raise Refused("take_back_your_chair")


def waiting_chairs(salon: Salon) -> tuple[Chair, ...]:
    """The chairs of people who sat down after the start and can still come into the game on the table.

    A chair that was left or that is on automatic waits for its player.
    """
    running = salon.running
    # First, because this is asked after every move.
    if running is None or len(running.chairs) == len(salon.chairs):
        return ()
    running = lets_in(salon)
    if running is None or len(running.chairs) >= running.game.players.stop - 1:
        return ()
    seated = running.chairs
    return tuple([chair for chair in salon.chairs if chair.id not in seated and may_wait(salon, running, chair)])


def may_wait(salon: Salon, running: Running, chair: Chair) -> bool:
    if chair.holder == NOBODY or chair.left or chair.automatic:
        return False
    return all(came_late_too(salon, running, chair.holder, id) for id in had(running, chair.holder))


def came_late_too(salon: Salon, running: Running, person: PersonId, id: ChairId) -> bool:
    """Whether this seat of the person is one that they came late to and hold: two people behind one screen."""
    alone = all(who == person for who, chair in running.sat if chair == id)
    return id in running.late and alone and not salon.chair(id).left


# Chairs that were left


def seats_to_take(salon: Salon, person: PersonId | None) -> tuple[ChairId, ...]:
    """The chairs that were left and that this person may take over."""
    left = tuple([chair.id for chair in salon.chairs if chair.left and has_its_place(salon, chair)])
    if not left or salon.running is None or salon.running.over:
        return left
    known = had(salon.running, person)
    return tuple(chair for chair in left if chair in known) if known else left


def require_seat(salon: Salon, chair: Chair, person: PersonId) -> None:
    """A chair that was left is free to be taken, and by this person."""
    if chair.left and not has_its_place(salon, chair):
        raise Refused("chair_taken")
    if chair.left and chair.id not in seats_to_take(salon, person):
        raise Refused("already_playing")


def has_its_place(salon: Salon, chair: Chair) -> bool:
    """Whether a chair that was left can be had again.

    Once the game is over others may have sat down instead, also with its colour or under its name.
    """
    others = [other for other in salon.chairs_kept if other.id != chair.id]
    return len(others) < GAMES[salon.game].players.stop - 1 and not any(
        other.colour == chair.colour or other.name.casefold() == chair.name.casefold() for other in others
    )
