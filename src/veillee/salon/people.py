"""Who belongs to the salon and who is its host: joining, the door, leaving."""

import hashlib
import hmac
from collections.abc import Collection

from msgspec.structs import replace

from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.chairs import vacate
from veillee.salon.checks import clean_name, require_host, require_not_covered, require_player
from veillee.salon.events import Entry, PersonId
from veillee.salon.model import Closed, Inherited, Person, Salon, with_person

# Of each: televisions take no places of people.
MOST_PEOPLE = 40
# Whoever comes with one of these is told that their seat is on another device.
OLD_KEYS_KEPT = 8
# Whoever opens a salon is its first person.
OPENER = 0
HEIR_WAITS_MS = 3600 * 1000


def hash_of_key(key: str) -> str:
    return hashlib.sha256(key.encode(errors="replace")).hexdigest()


def find_person(salon: Salon, key: str) -> Person | None:
    hashed = hash_of_key(key).encode()
    for person in salon.people:
        # As bytes: texts that are not ASCII, which a damaged log may have, cannot be compared in this way.
        if hmac.compare_digest(person.key.encode(errors="replace"), hashed):
            return person
    return None


def is_old_key(salon: Salon, key: str) -> bool:
    """Whether a person of this salon had this key, and has left that device for another."""
    hashed = hash_of_key(key)
    return any(hashed in person.old_keys and not person.removed for person in salon.people)


def vouchers(salon: Salon, person: PersonId) -> set[PersonId]:
    """Who knows this person well enough, beside the host: those who play the game on the table with them.

    Somebody who has only just come in does not count while there is anybody who sits.
    """
    others = {one.id for one in salon.people if not one.screen and not one.removed and one.id != person}
    running = salon.running
    chairs = [chair for chair in salon.chairs if not chair.left]
    at_table = {chair.holder for chair in chairs if running is not None and running.seat_of(chair.id) is not None}
    return others & at_table or others & {chair.holder for chair in chairs} or others


def is_vouched(salon: Salon, person: PersonId, by: Collection[PersonId]) -> bool:
    """The host alone is enough, except for their own seat. Otherwise it takes two; one if there is no other."""
    return (salon.host in by and salon.host != person) or others_vouch(salon, person, by)


def others_vouch(salon: Salon, person: PersonId, by: Collection[PersonId]) -> bool:
    known = vouchers(salon, person)
    return bool(known) and len(known.intersection(by)) >= min(2, len(known))


def on_key_moved(salon: Salon, entry: Entry, what: ev.KeyMoved) -> Salon:
    person = require_player(salon, what.person)
    if entry.by not in what.vouched or not is_vouched(salon, person.id, what.vouched):
        raise Refused("not_asked")
    if any(what.key in (one.key, *one.old_keys) for one in salon.people):
        raise Refused("key_in_use")
    old_keys = (*person.old_keys, person.key)[-OLD_KEYS_KEPT:]
    return with_person(salon, person.id, lambda one: replace(one, key=what.key, old_keys=old_keys))


def on_joined(salon: Salon, entry: Entry, what: ev.Joined) -> Salon:
    if salon.locked:
        raise Refused("salon_locked")
    if sum(not one.removed and one.screen == what.screen for one in salon.people) >= MOST_PEOPLE:
        raise Refused("salon_full")
    name = "" if what.screen else free_name(salon, what.name)
    person = Person(id=len(salon.people), name=name, key=what.key, screen=what.screen)
    return replace(salon, people=(*salon.people, person))


def free_name(salon: Salon, name: str, but: PersonId | None = None) -> str:
    """Nobody chats under a name that another person already has."""
    name = clean_name(name)
    if any(p.name.casefold() == name.casefold() and not p.removed and p.id != but for p in salon.people):
        raise Refused("name_taken", name=name)
    require_not_covered(salon, name)
    return name


def on_lock(salon: Salon, entry: Entry, what: ev.Lock) -> Salon:
    require_host(salon, entry)
    return replace(salon, locked=what.on)


def on_approve(salon: Salon, entry: Entry, what: ev.Approve) -> Salon:
    require_host(salon, entry)
    return replace(salon, approval=what.on)


def on_give_host(salon: Salon, entry: Entry, what: ev.GiveHost) -> Salon:
    require_host(salon, entry)
    host = require_player(salon, what.person).id
    before = salon.inherited
    # To whom an heir gives it has inherited it too.
    return replace(salon, host=host, inherited=None if before is None or before.host == host else before)


def on_take_host(salon: Salon, entry: Entry, what: ev.TakeHost) -> Salon:
    host = salon.person(entry.by).id
    before = salon.inherited.host if salon.inherited is not None else salon.host
    return replace(salon, host=host, inherited=None if before == host else Inherited(host=before, at=entry.at))


def require_settled_host(salon: Salon, now: int) -> None:
    """Who has inherited the salon a moment ago may not yet put anybody out, or take anything away.

    Perhaps it is a stranger who found the code, and the others are only on a train.
    """
    if salon.inherited is not None and (left := salon.inherited.at + HEIR_WAITS_MS - now) > 0:
        raise Refused("host_is_new", minutes=-(-left // 60_000))


def is_opener(salon: Salon, person: PersonId | None) -> bool:
    return person == OPENER and not salon.people[OPENER].removed


def on_closed(salon: Salon, entry: Entry, what: ev.Closed) -> Salon:
    require_host(salon, entry)
    return replace(salon, closed=Closed(by=salon.host, at=entry.at))


def on_reopen(salon: Salon, entry: Entry, what: ev.Reopen) -> Salon:
    if salon.closed is None or not is_opener(salon, entry.by):
        raise Refused("not_closed")
    return replace(salon, closed=None, host=OPENER, inherited=None)


def on_remove(salon: Salon, entry: Entry, what: ev.Remove) -> Salon:
    require_host(salon, entry)
    if what.person == salon.host:
        raise Refused("host_stays")
    salon = vacate_chairs(salon, salon.person(what.person))
    return with_person(salon, what.person, lambda person: replace(person, removed=True))


def on_silence(salon: Salon, entry: Entry, what: ev.Silence) -> Salon:
    require_host(salon, entry)
    salon.person(what.person)
    return with_person(salon, what.person, lambda person: replace(person, silenced=what.on))


def on_let_television(salon: Salon, entry: Entry, what: ev.LetTelevision) -> Salon:
    require_host(salon, entry)
    if not salon.person(what.person).screen:
        raise Refused("no_television")
    name = free_name(salon, what.name, but=what.person) if what.name.strip() else ""
    return with_person(salon, what.person, lambda person: replace(person, name=name, silenced=False))


def on_leave(salon: Salon, entry: Entry, what: ev.Leave) -> Salon:
    return vacate_chairs(salon, salon.person(entry.by))


def vacate_chairs(salon: Salon, person: Person) -> Salon:
    for chair in salon.chairs:
        if chair.holder == person.id:
            salon = vacate(salon, chair)
    return salon
