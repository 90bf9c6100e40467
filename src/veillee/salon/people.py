"""Who belongs to the salon and who is its host: joining, the door, leaving."""

import hashlib
import hmac

from msgspec.structs import replace

from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.chairs import vacate
from veillee.salon.checks import clean_name, require_host, require_player
from veillee.salon.events import Entry
from veillee.salon.model import Person, Salon, with_person

MOST_PEOPLE = 40


def hash_of_key(key: str) -> str:
    return hashlib.sha256(key.encode(errors="replace")).hexdigest()


def find_person(salon: Salon, key: str) -> Person | None:
    hashed = hash_of_key(key)
    for person in salon.people:
        if hmac.compare_digest(person.key, hashed):
            return person
    return None


def on_joined(salon: Salon, entry: Entry, what: ev.Joined) -> Salon:
    if salon.locked:
        raise Refused("salon_locked")
    if sum(not person.removed for person in salon.people) >= MOST_PEOPLE:
        raise Refused("salon_full")
    name = "" if what.screen else clean_name(what.name)
    # Nobody chats under a name that another person already has.
    if name and any(p.name.casefold() == name.casefold() and not p.removed for p in salon.people):
        raise Refused("name_taken", name=name)
    person = Person(id=len(salon.people), name=name, key=what.key, screen=what.screen)
    return replace(salon, people=(*salon.people, person))


def on_lock(salon: Salon, entry: Entry, what: ev.Lock) -> Salon:
    require_host(salon, entry)
    return replace(salon, locked=what.on)


def on_give_host(salon: Salon, entry: Entry, what: ev.GiveHost) -> Salon:
    require_host(salon, entry)
    return replace(salon, host=require_player(salon, what.person).id)


def on_take_host(salon: Salon, entry: Entry, what: ev.TakeHost) -> Salon:
    return replace(salon, host=salon.person(entry.by).id)


def on_remove(salon: Salon, entry: Entry, what: ev.Remove) -> Salon:
    require_host(salon, entry)
    if what.person == salon.host:
        raise Refused("host_stays")
    salon = vacate_chairs(salon, salon.person(what.person))
    return with_person(salon, what.person, lambda person: replace(person, removed=True))


def on_leave(salon: Salon, entry: Entry, what: ev.Leave) -> Salon:
    return vacate_chairs(salon, salon.person(entry.by))


def vacate_chairs(salon: Salon, person: Person) -> Salon:
    for chair in salon.chairs:
        if chair.holder == person.id:
            salon = vacate(salon, chair)
    return salon
