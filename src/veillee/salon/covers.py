"""Covering: the host takes something off all screens at once, and the game goes on with it. `veil.py` hides it."""

import re
from functools import partial

from msgspec.structs import replace

from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.chairs import fresh_name
from veillee.salon.checks import require_host, require_player, require_voice
from veillee.salon.events import Entry, PersonId
from veillee.salon.model import NOBODY, Cover, Salon, with_chair, with_person
from veillee.salon.people import free_name
from veillee.salon.veil import hash_of_name

MOST_COVERS = 100
OF = {"words": re.compile("[0-9a-f]{64}"), "image": re.compile("own-[0-9a-f]{32}"), "clip": re.compile("[0-9a-f]{64}")}


def on_cover(salon: Salon, entry: Entry, what: ev.Cover) -> Salon:
    require_host(salon, entry)
    if not OF[what.kind].fullmatch(what.of):
        raise Refused("nothing_to_cover")
    id = next_id(salon)
    # What stands in place of words is the same in every language; pages say it in theirs.
    return with_cover(salon, Cover(id, what.kind, what.of, salon.host, f"▒{id}▒" if what.kind == "words" else ""))


def next_id(salon: Salon) -> int:
    return 1 + max((cover.id for cover in salon.covers), default=0)


def with_cover(salon: Salon, cover: Cover) -> Salon:
    if any((one.kind, one.of) == (cover.kind, cover.of) for one in salon.covers):
        raise Refused("already_covered")
    if len(salon.covers) >= MOST_COVERS:
        raise Refused("too_many_covers", most=MOST_COVERS)
    return shown_anew(replace(salon, covers=(*salon.covers, cover)))


def on_uncover(salon: Salon, entry: Entry, what: ev.Uncover) -> Salon:
    by = salon.person(entry.by).id
    cover = next((cover for cover in salon.covers if cover.id == what.cover), None)
    if cover is None:
        raise Refused("not_covered")
    if by != cover.by:
        # Whoever covered it may have left.
        require_host(salon, entry)
    return shown_anew(replace(salon, covers=tuple(one for one in salon.covers if one is not cover)))


def shown_anew(salon: Salon) -> Salon:
    """Browsers ask again for what they keep of the album and of decks."""
    decks = tuple(replace(deck, changes=deck.changes + 1) for deck in salon.own_decks)
    return replace(salon, own_decks=decks, album=replace(salon.album, changes=salon.album.changes + 1))


def on_rename(salon: Salon, entry: Entry, what: ev.Rename) -> Salon:
    """The person of that name, and their chair: mostly both have the same."""
    by, name = require_player(salon, entry.by), what.name.casefold()
    people = [p for p in salon.people if p.name and p.name.casefold() == name and not p.removed]
    chairs = [chair for chair in salon.chairs if chair.name.casefold() == name and chair.holder != NOBODY]
    whose = {person.id for person in people} | {chair.holder for chair in chairs}
    if not whose:
        raise Refused("no_such_name")
    own = whose == {by.id}
    if own or what.to:
        require_voice(salon, by)
    to = what.to
    if not own:
        require_host(salon, entry)
        to = to or neutral_name(salon, min(whose))
        salon = with_cover(salon, Cover(next_id(salon), "name", hash_of_name(what.name), by.id, to))
    for chair in chairs:
        salon = with_chair(salon, chair.id, partial(replace, name=fresh_name(salon, to, but=chair.id)))
    for person in people:
        salon = with_person(salon, person.id, partial(replace, name=free_name(salon, to, but=person.id)))
    for id in whose:
        salon = with_person(salon, id, partial(replace, renamed=not own and id != by.id))
    gone = tuple(replace(one, name=to) if one.name.casefold() == name else one for one in salon.gone)
    return replace(salon, gone=gone)


def is_called(salon: Salon, person: PersonId, name: str) -> bool:
    names = [salon.person(person).name, *(chair.name for chair in salon.chairs if chair.holder == person)]
    return name.casefold() in [one.casefold() for one in names]


def neutral_name(salon: Salon, person: PersonId) -> str:
    """“N° 3”, in every language; the next number that nobody is called by."""
    taken = {one.name.casefold() for one in salon.people} | {chair.name.casefold() for chair in salon.chairs}
    numbers = range(person + 1, person + len(taken) + 2)
    return next(name for name in (f"N° {number}" for number in numbers) if name.casefold() not in taken)
