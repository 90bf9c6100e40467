"""The circle of chairs: sitting down, standing up, coming back, and who plays in place of somebody who is away."""

from functools import partial

from msgspec.structs import replace

from veillee.games import GAMES
from veillee.rules import Refused, TemperamentName
from veillee.salon import events as ev
from veillee.salon.checks import (
    clean_name,
    require_chair_of_a_person,
    require_game,
    require_host,
    require_lobby,
    require_not_covered,
    require_own_chair,
    require_player,
    require_voice,
)
from veillee.salon.events import ChairId, Entry
from veillee.salon.model import NOBODY, Chair, Gone, Salon, with_chair, with_person

MOST_GONE = 40

BOT_NAMES: dict[TemperamentName, tuple[str, ...]] = {
    "cautious": ("Prudence", "Barnabé", "Honorine"),
    "playful": ("Zélie", "Pirouette", "Oscar"),
    "sharp": ("Silex", "Ariane", "Théodore"),
}


def on_sit(salon: Salon, entry: Entry, what: ev.Sit) -> Salon:
    person = require_player(salon, entry.by)
    require_voice(salon, person)
    require_free_place(salon)
    name = fresh_name(salon, what.name)
    chair = Chair(id=salon.chairs_made, name=name, colour=free_colour(salon, what.colour), holder=person.id)
    won = next((gone for gone in salon.gone if is_of(gone, chair)), None)
    if won is not None:
        salon = replace(salon, gone=tuple(gone for gone in salon.gone if gone is not won))
        chair = replace(chair, wins=won.wins, points=won.points)
    return with_new_chair(salon, chair)


def on_add_bot(salon: Salon, entry: Entry, what: ev.AddBot) -> Salon:
    require_host(salon, entry)
    require_lobby(salon)
    require_free_place(salon)
    taken = {chair.name.casefold() for chair in salon.chairs_kept}
    names = [*BOT_NAMES[what.bot.temperament], *(name for names in BOT_NAMES.values() for name in names)]
    name = next(name for name in names if name.casefold() not in taken)
    colour = min(set(range(GAMES[salon.game].colours)) - {chair.colour for chair in salon.chairs_kept})
    return with_new_chair(salon, Chair(id=salon.chairs_made, name=name, colour=colour, holder=NOBODY, bot=what.bot))


def on_take_chair(salon: Salon, entry: Entry, what: ev.TakeChair) -> Salon:
    person = require_player(salon, entry.by)
    chair = salon.chair(what.chair)
    if not chair.left:
        raise Refused("chair_taken")
    name = fresh_name(salon, what.name, but=chair.id)
    running = salon.running
    if running is not None and (person.id, chair.id) not in running.sat:
        salon = replace(salon, running=replace(running, sat=(*running.sat, (person.id, chair.id))))
    return with_chair(
        salon, chair.id, lambda c: replace(c, holder=person.id, name=name, left=False, automatic=False, bot=None)
    )


def on_stand(salon: Salon, entry: Entry, what: ev.Stand) -> Salon:
    chair = salon.chair(what.chair)
    if chair.holder != salon.person(entry.by).id:
        require_host(salon, entry)
        # In a running game the host may put a chair on automatic, not clear it for somebody else.
        require_lobby(salon)
    return vacate(salon, chair)


def on_edit_chair(salon: Salon, entry: Entry, what: ev.EditChair) -> Salon:
    chair = require_own_chair(salon, entry, what.chair)
    require_voice(salon, salon.person(entry.by))
    name = fresh_name(salon, what.name, but=chair.id)
    colour = free_colour(salon, what.colour, but=chair.id)
    if name != chair.name:
        salon = with_person(salon, chair.holder, partial(replace, renamed=False))
    return with_chair(salon, chair.id, lambda c: replace(c, name=name, colour=colour))


def on_arrange(salon: Salon, entry: Entry, what: ev.Arrange) -> Salon:
    require_host(salon, entry)
    require_lobby(salon)
    if sorted(what.order) != sorted(chair.id for chair in salon.chairs):
        raise Refused("bad_order")
    return replace(salon, chairs=tuple(salon.chair(id) for id in what.order))


def on_set_automatic(salon: Salon, entry: Entry, what: ev.SetAutomatic) -> Salon:
    """The host puts an absent chair on automatic; its owner takes it back (CO-6)."""
    chair = salon.chair(what.chair)
    if chair.holder != salon.person(entry.by).id:
        require_host(salon, entry)
    require_chair_of_a_person(chair)
    left = chair.left and (what.on or chair.holder != entry.by)
    return with_chair(salon, chair.id, lambda c: replace(c, automatic=what.on or left, left=left, bot=None))


def on_hand_over(salon: Salon, entry: Entry, what: ev.HandOver) -> Salon:
    require_host(salon, entry)
    require_game(salon)
    require_chair_of_a_person(salon.chair(what.chair))
    return with_chair(salon, what.chair, lambda c: replace(c, automatic=True, bot=what.bot))


def on_returned(salon: Salon, entry: Entry, what: ev.Returned) -> Salon:
    require_lobby(salon)
    require_chair_of_a_person(salon.chair(what.chair))
    return with_chair(salon, what.chair, lambda c: replace(c, automatic=False, bot=None))


def require_free_place(salon: Salon) -> None:
    if len(salon.chairs_kept) >= GAMES[salon.game].players.stop - 1:
        raise Refused("no_chair_free")


def fresh_name(salon: Salon, name: str, but: ChairId | None = None) -> str:
    name = clean_name(name)
    if any(c.name.casefold() == name.casefold() and c.id != but for c in salon.chairs_kept):
        raise Refused("name_taken", name=name)
    require_not_covered(salon, name)
    return name


def free_colour(salon: Salon, colour: int, but: ChairId | None = None) -> int:
    if not 0 <= colour < GAMES[salon.game].colours:
        raise Refused("no_such_colour")
    if any(chair.colour == colour and chair.id != but for chair in salon.chairs_kept):
        raise Refused("colour_taken")
    return colour


def with_new_chair(salon: Salon, chair: Chair) -> Salon:
    return replace(salon, chairs=(*salon.chairs, chair), chairs_made=salon.chairs_made + 1)


def vacate(salon: Salon, chair: Chair) -> Salon:
    """With a game on the table the chair stays, on automatic, for its player or another to come back to (CO-6)."""
    if salon.running is not None and salon.running.seat_of(chair.id) is not None:
        return with_chair(salon, chair.id, lambda c: replace(c, left=True, automatic=True))
    return replace(salon, chairs=tuple(c for c in salon.chairs if c.id != chair.id))


def keep_what_was_won(before: Salon, after: Salon) -> Salon:
    """What people won tonight stays in the evening's table when their chair is gone. Removed people are forgotten."""
    if before.chairs is after.chairs and before.people is after.people:
        return after
    kept = {chair.id for chair in after.chairs}
    for chair in before.chairs:
        if chair.id not in kept and chair.holder != NOBODY and (chair.wins or chair.points):
            after = with_gone(after, chair)
    return replace(after, gone=tuple(gone for gone in after.gone if not after.people[gone.person].removed))


def with_gone(salon: Salon, chair: Chair) -> Salon:
    same = [gone for gone in salon.gone if is_of(gone, chair)]
    others = [gone for gone in salon.gone if not is_of(gone, chair)]
    wins, points = (chair.wins, chair.points)
    for gone in same:
        wins, points = wins + gone.wins, points + gone.points
    won = Gone(person=chair.holder, name=chair.name, colour=chair.colour, wins=wins, points=points)
    return replace(salon, gone=(*others, won)[-MOST_GONE:])


def is_of(gone: Gone, chair: Chair) -> bool:
    """Several people may sit behind one screen: the name counts too."""
    return gone.person == chair.holder and gone.name.casefold() == chair.name.casefold()


def repaint(salon: Salon, colours: int) -> Salon:
    """If the next game has fewer pawns, chairs whose colour is missing get the first free one."""
    for chair in salon.chairs:
        if chair.colour >= colours:
            free = min(set(range(colours)) - {other.colour for other in salon.chairs})
            salon = with_chair(salon, chair.id, partial(replace, colour=free))
    return salon
