"""The fold of a salon with random acts of random people: refusals change nothing, and invariants always hold."""

import re
from functools import partial
from typing import Any, cast, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.players.didixit import moves
from veillee.decks import Library
from veillee.games import GAMES
from veillee.games.didixit.game import Didixit
from veillee.rules import MISSING_PART, Bot, Refused, commitment
from veillee.salon import events as ev
from veillee.salon import snapshots
from veillee.salon.events import Entry
from veillee.salon.fold import HANDLERS, evolve
from veillee.salon.game import start_event
from veillee.salon.message_ids import IDS_KEPT
from veillee.salon.model import Salon
from veillee.salon.people import find_person, hash_of_key
from veillee.salon.seats import seats_to_take
from veillee.salon.views import NOT_AROUND_THE_TABLE, pinned_view, salon_view, table_view, you_views

LIBRARY = Library()
DECKS = tuple(deck for deck in [LIBRARY.by_id("reves")] if deck is not None)
PARTS = st.integers(0, 5).map(lambda n: f"{n:064x}")

BOTS = st.builds(Bot, temperament=st.sampled_from(["cautious", "playful", "sharp"]), language=st.just("fr"))

ACTS: st.SearchStrategy[Any] = st.one_of(
    st.builds(
        ev.Sit,
        name=st.sampled_from(["Léa", "Tom", "léa", "Nina", "Max", "Zoé", " ", "x" * 30]),
        colour=st.integers(-1, 8),
    ),
    st.builds(ev.Joined, name=st.sampled_from(["Léa", "Tom", ""]), key=st.just("k"), screen=st.booleans()),
    st.builds(ev.Stand, chair=st.integers(0, 8)),
    st.builds(ev.TakeChair, chair=st.integers(0, 8), name=st.sampled_from(["Ana", "Tom"])),
    st.builds(ev.EditChair, chair=st.integers(0, 8), name=st.sampled_from(["Ana", "Tom"]), colour=st.integers(0, 6)),
    st.builds(ev.Arrange, order=st.permutations([0, 1, 2]).map(tuple)),
    st.builds(ev.Choose, game=st.sampled_from(["didixit", "chess"])),
    st.builds(ev.SetOptions, options=st.sampled_from([{}, {"mimes": True}, {"target": 1}, {"end": "score"}])),
    st.builds(ev.SetOptions, options=st.sampled_from([{"vote_seconds": 60}, {"vote_seconds": 0}])),
    st.builds(ev.SetSitting, sitting=st.sampled_from(["together", "apart", "both"])),
    st.builds(
        ev.SetCall, link=st.sampled_from(["", "https://call.example/x", "javascript:alert(1)", "http://[", "https://"])
    ),
    st.builds(ev.Lock, on=st.booleans()),
    st.builds(ev.GiveHost, person=st.integers(-1, 5)),
    st.builds(ev.Remove, person=st.integers(-1, 5)),
    st.builds(ev.Silence, person=st.integers(-1, 5), on=st.booleans()),
    st.builds(ev.LetTelevision, person=st.integers(-1, 5), name=st.sampled_from(["", "Léa", "Salon"])),
    st.builds(
        ev.KeyMoved,
        person=st.integers(-1, 5),
        key=st.sampled_from(["k", "l", "m"]),
        vouched=st.lists(st.integers(0, 3), max_size=3).map(tuple),
    ),
    st.builds(ev.Leave),
    st.builds(ev.Say, text=st.text(max_size=20), chair=st.none() | st.integers(0, 3)),
    st.builds(ev.SetAutomatic, chair=st.integers(0, 8), on=st.booleans()),
    st.builds(ev.AddBot, bot=BOTS),
    st.builds(ev.HandOver, chair=st.integers(0, 8), bot=BOTS),
    st.builds(ev.BotPlayed, chair=st.integers(0, 8), move=st.just(msgspec.Raw(b'{"t":"claim"}'))),
    st.builds(ev.AddPart, commitment=st.just(commitment("1" * 64)), part=PARTS),
    st.builds(ev.Committed, part=st.just("1" * 64)),
    st.builds(ev.Absent, chair=st.integers(0, 8)),
    st.builds(ev.Returned, chair=st.integers(0, 8)),
    st.builds(ev.Seated, chair=st.integers(0, 8)),
    st.builds(ev.Expired, clock=st.just("1:claim")),
    st.builds(ev.Guess, guess=st.sampled_from([{}, {"image": "x"}, {"x": "y"}])),
    st.builds(ev.Finish, on=st.booleans()),
    st.builds(ev.PutAway),
    st.just(ev.Finished(scores=(1, 2, 3), winners=(2,), reason="score")),
    st.builds(ev.Shelved, reason=st.sampled_from(["rules_changed", "game_gone", "cannot_replay"])),
    st.sampled_from(["start", "move", "move", "move"]),
)


def test_every_event_has_a_handler_of_its_name() -> None:
    named = {kind: "on" + re.sub("([A-Z])", r"_\1", kind.__name__).lower() for kind in HANDLERS}
    assert {kind: handler.__name__ for kind, handler in HANDLERS.items()} == named
    assert {*HANDLERS, ev.Opened, ev.Started} == set(get_args(ev.AnyEvent))


def new_salon() -> list[Entry]:
    return [
        Entry(at=1, what=ev.Opened(code="MOKA", game="didixit")),
        Entry(at=1, what=ev.Joined(name="Léa", key=hash_of_key("the host's key"))),
        Entry(at=1, what=ev.Committed(part="1" * 64)),
    ]


def fold(entries: list[Entry]) -> Salon:
    salon: Salon | None = None
    for entry in entries:
        salon = evolve(salon, entry, LIBRARY)
    assert salon is not None
    return salon


def concrete(act: Any, salon: Salon, nth: int) -> Any:
    """`start` and `move` depend on the salon as it is."""
    if act == "start":
        return start_event(salon, DECKS)
    if act == "move":
        running = salon.running
        if running is None:
            return ev.Play(chair=0, move=msgspec.Raw(b'{"t":"claim"}'))
        awaited = running.game.awaited(running.state)
        if not awaited:
            return ev.PutAway()
        seat = awaited[nth % len(awaited)]
        game = Didixit()
        choices = moves(game.public(running.state), game.private(running.state, seat))
        move = msgspec.Raw(msgspec.json.encode(choices[nth % len(choices)]))
        return ev.Play(chair=running.chairs[seat], move=move)
    return act


@given(st.lists(st.tuples(ACTS, st.integers(-1, 5), st.integers(0, 20)), max_size=60))
@pytest.mark.slow
def test_random_acts(acts: list[tuple[Any, int, int]]) -> None:
    log = new_salon()
    salon = fold(log)
    for number, (act, by, nth) in enumerate(acts):
        what = concrete(act, salon, nth)
        if isinstance(what, ev.Play) and nth % 4:
            # Mostly let the holder of the chair act, so that games go on.
            by = next((chair.holder for chair in salon.chairs if chair.id == what.chair), by)
        entry = Entry(at=number, what=what, by=by, mid=f"m{number}")
        before = msgspec.json.encode(salon)
        try:
            after = evolve(salon, entry, LIBRARY)
        except Refused:
            assert msgspec.json.encode(salon) == before
            continue
        assert after.seq == salon.seq + 1
        salon = after
        log.append(entry)
        check_invariants(salon)
    assert fold(log) == salon
    stored = [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in log]
    assert fold(stored) == salon
    assert snapshots.load(snapshots.save(salon)) == salon


class AroundTheTable:
    """A salon that fails if one of `NOT_AROUND_THE_TABLE` is read, also by its own methods."""

    def __init__(self, salon: Salon) -> None:
        self._salon = salon

    def __getattr__(self, name: str) -> Any:
        assert name not in NOT_AROUND_THE_TABLE, f"{name} was read"
        own = getattr(Salon, name)
        if isinstance(own, property):
            assert own.fget is not None
            return own.fget(self)
        return partial(own, self) if callable(own) else getattr(self._salon, name)


def test_reading_a_field_that_is_not_around_the_table_fails() -> None:
    blind = AroundTheTable(fold(new_salon()))
    for read in ("seq", "mids", "forgotten_mids", "running", "playing", "chairs_kept"):
        with pytest.raises(AssertionError, match="was read"):
            getattr(blind, read)


def check_invariants(salon: Salon) -> None:
    names = [chair.name.casefold() for chair in salon.chairs]
    colours = [chair.colour for chair in salon.chairs]
    assert len(set(names)) == len(names)
    assert len(set(colours)) == len(colours)
    assert all(0 <= colour < 6 for colour in colours)
    assert all(0 <= chair.holder < len(salon.people) or chair.bot for chair in salon.chairs)
    assert not salon.people[salon.host].removed
    assert not salon.people[salon.host].screen
    assert all(len(mids) <= IDS_KEPT for mids in salon.mids.values())
    if salon.running is not None:
        assert set(salon.running.chairs) <= {chair.id for chair in salon.chairs}
    # The seed of a game that was given up is open; those to come are not.
    shown = msgspec.json.encode(salon_view(msgspec.structs.replace(salon, given_up=None)))
    for person in range(-1, len(salon.people)):
        shown += msgspec.json.encode(you_views(salon)(person))
    if salon.running is not None:
        shown += msgspec.json.encode(pinned_view(salon.running, salon.games, {"": "deck"}))
        shown += msgspec.json.encode(table_view(salon.running)) if not salon.running.over else b""
    assert b"1" * 64 not in shown
    assert b'"key"' not in shown
    # A cached view is valid as long as nothing around the table changes.
    assert salon_view(cast(Salon, AroundTheTable(salon))) == salon_view(salon)


@pytest.mark.rule("CO-5")
def test_the_start_entry_pins_everything() -> None:
    log = new_salon()
    for colour, name in enumerate(["Léa", "Tom", "Nina"]):
        log.append(Entry(at=2, by=0, what=ev.Sit(name=name, colour=colour)))
    log.append(Entry(at=3, by=0, what=ev.AddPart(commitment=commitment("1" * 64), part="a" * 64)))
    log.append(Entry(at=4, by=0, what=ev.SetOptions(options={"mimes": True})))
    salon = fold(log)
    start = start_event(salon, DECKS)
    assert start.parts == ("a" * 64,) * 3
    assert start.server_part == "1" * 64
    assert start.decks == (DECKS[0].hash,)
    assert start.options == msgspec.json.decode(msgspec.json.encode(GAMES["didixit"].options_type(mimes=True)))
    assert start.version == GAMES["didixit"].version
    missing = start_event(msgspec.structs.replace(salon, parts={}), DECKS)
    assert missing.parts == (MISSING_PART,) * 3


def test_a_log_in_which_someone_had_two_hands_still_replays() -> None:
    """The room no longer lets this happen; what is in a log has happened."""
    log = new_salon()
    for person, name in enumerate(["Léa", "Tom", "Nina", "Zoé"]):
        if person:
            log.append(Entry(at=2, what=ev.Joined(name=name, key=hash_of_key(name))))
        if name != "Zoé":
            log.append(Entry(at=2, by=person, what=ev.Sit(name=name, colour=person)))
    log.append(Entry(at=3, by=0, what=start_event(fold(log), DECKS)))
    log.append(Entry(at=4, by=1, what=ev.Leave()))
    log.append(Entry(at=5, by=3, what=ev.TakeChair(chair=1, name="Zoé")))
    log.append(Entry(at=6, by=2, what=ev.Leave()))
    assert seats_to_take(fold(log), 1) == ()
    log.append(Entry(at=7, by=1, what=ev.TakeChair(chair=2, name="Tom")))
    assert [chair.holder for chair in fold(log).chairs] == [0, 3, 1]


def test_people_are_found_by_their_key_alone() -> None:
    salon = fold(new_salon())
    found = find_person(salon, "the host's key")
    assert found is not None
    assert found.id == 0
    assert find_person(salon, salon.people[0].key) is None
    assert find_person(salon, "") is None


def test_a_damaged_key_is_nobodys() -> None:
    salon = fold(new_salon())
    damaged = replace(salon, people=(replace(salon.people[0], key="d\u00e9\ud800"),))
    assert find_person(damaged, "the host's key") is None
    assert find_person(damaged, "d\u00e9\ud800") is None
