"""A log that another version wrote, or that is damaged: the salon opens all the same, and people play on."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests import evenings
from tests.evenings import EVENINGS, Line
from tests.guests import Guest, play_on, sit_down, start, together
from tests.rooms.test_old_logs import change_rules
from tests.salon.test_fold import fold, new_salon
from veillee.decks import Library
from veillee.games import GAMES
from veillee.games.didixit.model import Claim
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.events import Entry
from veillee.salon.fold import evolve
from veillee.salon.game import start_event
from veillee.salon.model import Salon
from veillee.salon.replay import mend, replay
from veillee.salon.views import salon_view, table_view, you_views
from veillee.server.keys import HOUSE
from veillee.storage import Ownership, SqliteStorage

NAMES = ["Léa", "Tom", "Nina"]
MOVES = {"play", "bot_played", "absent", "expired", "seated", "finish"}


@pytest.fixture(scope="module")
def library() -> Library:
    return evenings.LIBRARY


def log_of(name: str) -> list[Line]:
    return list(evenings.log_of(name))


def changed(line: Line, change: Callable[[dict[str, Any]], None]) -> Line:
    seq, kind, body = line
    entry = msgspec.json.decode(body)
    change(entry["what"])
    return seq, kind, msgspec.json.encode(entry)


def opened(lines: list[Line], library: Library) -> Salon:
    """The salon as the server shows it: every view can be made, and another game can start."""
    salon, _ = replay(None, lines, library)
    assert salon.seq == lines[-1][0]
    for entry in mend(salon, at=0):
        salon = evolve(salon, entry, library)
    msgspec.json.encode(salon_view(salon))
    if salon.running is not None:
        msgspec.json.encode(table_view(salon.running))
    for person in salon.people:
        msgspec.json.encode(you_views(salon)(person.id))
    return salon


def begin_another(salon: Salon, library: Library) -> Salon:
    if salon.playing:
        salon = evolve(salon, Entry(at=0, by=salon.host, what=ev.PutAway()), library)
    game = GAMES[salon.game]
    decks = library.wanted(game, salon.options_of(game))
    return evolve(salon, Entry(at=0, by=salon.host, what=start_event(salon, decks)), library)


@pytest.mark.parametrize("name", EVENINGS)
def test_whichever_entry_is_damaged_the_salon_opens(name: str, library: Library) -> None:
    lines = log_of(name)
    whole, passed_over = replay(None, lines, library)
    assert passed_over == []
    chance = random.Random(name)
    kinds = {kind for _, kind, _ in lines} - {"opened"}
    # One of each kind, and some more.
    places = [chance.choice([n for n, line in enumerate(lines) if line[1] == kind]) for kind in sorted(kinds)]
    for place in [*places, *chance.sample(range(1, len(lines)), 10)]:
        seq, kind, body = lines[place]
        spoilt = (seq, kind, body[: chance.randrange(len(body))] + b"\xff")
        salon = opened([*lines[:place], spoilt, *lines[place + 1 :]], library)
        # Numbers stay what they were: nobody acts in another's name.
        assert [person.id for person in salon.people] == list(range(len(whole.people)))
        known = {person.key: person.id for person in whole.people}
        assert all(known[person.key] == person.id for person in salon.people if person.key)
        assert (salon.chairs_made, salon.cards_made, salon.games) == (whole.chairs_made, whole.cards_made, whole.games)
        last_start = max(n for n, line in enumerate(lines) if line[1] == "started")
        if place == last_start:
            assert salon.server_part != lines_start(lines)["server_part"]
        if kind in MOVES and place > last_start:
            assert salon.running is None
            assert salon.given_up is not None
            assert salon.given_up.reason == "cannot_replay"
            assert salon.given_up.over is name.endswith("whole")


@pytest.mark.parametrize("name", EVENINGS)
def test_people_and_chairs_go_on_as_they_did_around_a_game_that_is_not_replayed(name: str, library: Library) -> None:
    lines = log_of(name)
    other = [changed(line, lambda what: what.update(version=99)) if line[1] == "started" else line for line in lines]

    def around_the_table(salon: Salon) -> Salon:
        chairs = tuple(msgspec.structs.replace(chair, wins=0, points=0) for chair in salon.chairs)
        given_up = salon.given_up and salon.given_up.start.server_part
        return msgspec.structs.replace(salon, chairs=chairs, running=None, given_up=given_up)

    with_rules: Salon | None = None
    without: Salon | None = None
    for line, other_line in zip(lines, other, strict=True):
        with_rules, _ = replay(with_rules, [line], library)
        without, passed_over = replay(without, [other_line], library)
        assert passed_over == []
        assert around_the_table(without) == around_the_table(with_rules)
        assert without.playing == with_rules.playing or line[1] in MOVES


@pytest.mark.parametrize("name", [name for name in EVENINGS if name.endswith("whole")])
def test_wins_and_points_outlive_the_rules_they_were_won_by(name: str, library: Library) -> None:
    lines = log_of(name)
    other = [changed(line, lambda what: what.update(version=99)) if line[1] == "started" else line for line in lines]
    won, kept = (
        [(chair.name, chair.wins, chair.points) for chair in replay(None, evening, library)[0].chairs]
        for evening in (lines, other)
    )
    assert kept == won
    finished = [msgspec.json.decode(body)["what"] for _, kind, body in lines if kind == "finished"]
    assert [sum(wins for _, wins, _ in won), sum(points for *_, points in won)] == [
        sum(len(what["winners"]) for what in finished),
        sum(sum(what["scores"]) for what in finished),
    ]
    assert finished


def test_a_player_who_moves_has_their_chair_back_also_in_a_game_that_is_not_replayed(library: Library) -> None:
    entries = new_salon()
    for colour, name in enumerate(NAMES):
        entries.append(Entry(at=2, by=0, what=ev.Sit(name=name, colour=colour)))
    begun = start_event(fold(entries), library.wanted(GAMES["didixit"], GAMES["didixit"].options_type()))
    entries += [
        Entry(at=3, by=0, what=msgspec.structs.replace(begun, version=99)),
        Entry(at=4, by=0, what=ev.SetAutomatic(chair=1, on=True)),
        Entry(at=5, by=0, what=ev.Play(chair=1, move=msgspec.Raw(b'{"t":"claim"}'))),
    ]
    lines = [(n, "", msgspec.json.encode(entry)) for n, entry in enumerate(entries, 1)]
    assert replay(None, lines[:-1], library)[0].chair(1).automatic
    assert not replay(None, lines, library)[0].chair(1).automatic


def test_a_salon_whose_beginning_is_damaged_is_refused(library: Library) -> None:
    lines = log_of("didixit-midway")
    for body in (b"", b"not json", b"{}", b"\xff\xfe"):
        with pytest.raises(Refused, match="salon_damaged"):
            replay(None, [(1, "opened", body), *lines[1:]], library)
    # Nothing is left, or what began it.
    for rest in ([], lines[1:]):
        with pytest.raises(Refused, match="salon_damaged"):
            replay(None, rest, library)


@pytest.mark.parametrize("name", EVENINGS)
def test_a_salon_opens_while_a_game_is_played_also_if_its_chosen_game_cannot_be_read(
    name: str, library: Library
) -> None:
    lines = log_of(name)
    began = next(at for at, (_, kind, _) in enumerate(lines) if kind == "started")
    lines = [changed(lines[0], lambda what: what.update(game="a game of nowhere")), *lines[1 : began + 1]]
    salon = opened(lines, library)
    assert salon.playing
    assert salon.running is not None
    assert salon.game == salon.running.start.game


@pytest.mark.parametrize("name", EVENINGS)
def test_an_entry_that_only_a_later_version_knows_is_passed_over(name: str, library: Library) -> None:
    lines = log_of(name)
    before = opened(lines, library)
    place = len(lines) - 3
    unknown = msgspec.json.encode({"at": 1, "by": 0, "mid": "dance-once", "what": {"t": "dance", "with": 2}})
    moved = [(seq + 1, kind, body) for seq, kind, body in lines[place:]]
    after, passed_over = replay(None, [*lines[:place], (place + 1, "dance", unknown), *moved], library)
    assert len(passed_over) == 1
    assert passed_over[0].startswith(f"{place + 1} dance")
    assert msgspec.structs.replace(after, seq=before.seq) == before


@pytest.mark.parametrize("name", EVENINGS)
def test_a_game_with_an_option_that_is_no_more_is_put_away(name: str, library: Library) -> None:
    lines = log_of(name)
    last = max(n for n, line in enumerate(lines) if line[1] == "started")
    lines[last] = changed(lines[last], lambda what: what["options"].update(forgotten=True))
    salon = opened(lines, library)
    assert salon.running is None
    assert salon.given_up is not None
    assert salon.given_up.reason == "cannot_replay"


@pytest.mark.parametrize("name", EVENINGS)
def test_options_that_do_not_fit_any_more_are_passed_over(name: str, library: Library) -> None:
    lines = log_of(name)
    last = max(n for n, line in enumerate(lines) if line[1] == "set_options")
    before, _ = replay(None, lines[:last], library)
    for options in ({"forgotten": True}, {"decks": 7}, {"end": "never"}):
        spoilt = changed(lines[last], lambda what, options=options: what.update(options=options))  # type: ignore[misc]
        after, passed_over = replay(None, [*lines[:last], spoilt], library)
        assert len(passed_over) == 1
        assert after.options == before.options


@pytest.mark.parametrize("name", EVENINGS)
def test_a_game_whose_moves_do_not_fit_the_rules_any_more_is_put_away(name: str, library: Library) -> None:
    lines = log_of(name)
    last = max(n for n, line in enumerate(lines) if line[1] == "play")
    whole, _ = replay(None, lines, library)
    for move in ({"t": "fly"}, 7, None):
        spoilt = changed(lines[last], lambda what, move=move: what.update(move=move))  # type: ignore[misc]
        salon = opened([*lines[:last], spoilt, *lines[last + 1 :]], library)
        assert salon.given_up is not None
        assert salon.given_up.reason == "cannot_replay"
        assert salon.given_up.start.server_part == lines_start(lines)["server_part"]
        names = [chair.name for chair in whole.chairs if not chair.left]
        assert [chair.name for chair in salon.chairs] == names
        assert begin_another(salon, library).games == whole.games + 1


def lines_start(lines: list[Line]) -> dict[str, Any]:
    body = [body for _, kind, body in lines if kind == "started"][-1]
    return msgspec.json.decode(body)["what"]  # type: ignore[no-any-return]


# Through the real door.


def spoil(data: Path, code: str, kind: str, body: bytes) -> int:
    """Write something else in the place of the first entry of a kind: its number."""
    with closing(sqlite3.connect(data / "veillee.sqlite")) as db, db:
        query = "SELECT min(seq) FROM entries WHERE salon = ? AND kind = ?"
        (seq,) = db.execute(query, (code, kind)).fetchone()
        db.execute("UPDATE entries SET body = ? WHERE salon = ? AND seq = ?", (body, code, seq))
        db.execute("DELETE FROM snapshots")
    return int(seq)


async def knock_again(app: web.Application, guests: list[Guest]) -> None:
    for guest in guests:
        await guest.hang_up()
    app[HOUSE].leave_everything()


async def test_a_damaged_beginning_is_told_at_the_door(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path
) -> None:
    guests = await sit_down(session, address, NAMES)
    await knock_again(app, guests)
    spoil(tmp_path, guests[0].code, "opened", b"\xff")
    assert await guests[0].turned_away() == "salon_damaged"
    async with session.get(
        f"{address}/clips/{guests[0].code}/{'0' * 64}", headers={"X-Veillee-Key": guests[0].key}
    ) as answer:
        assert answer.status == 500
        assert (await answer.json())["code"] == "salon_damaged"
    # There is nothing to compare with its log.
    await app[HOUSE].delete(guests[0].code)


async def test_a_salon_whose_log_names_another_is_not_opened(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path
) -> None:
    guests, others = [await sit_down(session, address, NAMES) for _ in range(2)]
    await knock_again(app, guests)
    opened = Entry(at=1, what=ev.Opened(code=others[0].code, game="didixit"))
    spoil(tmp_path, guests[0].code, "opened", msgspec.json.encode(opened))
    assert await guests[0].turned_away() == "salon_damaged"
    await app[HOUSE].delete(guests[0].code)


async def test_a_salon_whose_last_entries_are_lost_goes_on(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path
) -> None:
    guests = await sit_down(session, address, NAMES)
    seq = guests[0].view["seq"]
    await knock_again(app, guests)
    with closing(sqlite3.connect(tmp_path / "veillee.sqlite")) as db, db:
        db.execute("DELETE FROM entries WHERE salon = ? AND seq > ?", (guests[0].code, seq - 2))
    await guests[0].connect()
    assert len(guests[0].view["salon"]["chairs"]) == len(NAMES) - 2
    await guests[0].do("say", text="Qui manque ?")
    assert guests[0].view["seq"] == seq + 1
    await knock_again(app, guests[:1])
    await guests[0].connect()
    assert guests[0].view["seq"] == seq + 1
    await app[HOUSE].delete(guests[0].code)


async def test_a_log_that_is_longer_than_its_salon_knows_is_not_written_over(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path
) -> None:
    guests = await sit_down(session, address, NAMES)
    await knock_again(app, guests)
    with closing(sqlite3.connect(tmp_path / "veillee.sqlite")) as db, db:
        db.execute("UPDATE salons SET seq = seq - 1 WHERE code = ?", (guests[0].code,))
    assert await guests[0].turned_away() == "salon_damaged"
    await app[HOUSE].delete(guests[0].code)


@pytest.mark.parametrize("by", [None, 99, -1])
async def test_a_damaged_line_of_the_chat_stops_nobody(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path, by: int | None
) -> None:
    """Not to be read at all, or said by nobody who was ever here."""
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[0].do("say", text="Bonsoir")
    await guests[1].do("say", text="Bonsoir Léa")
    await guests[1].play(Claim())
    await together(guests)
    public = guests[0].view["game"]["public"]
    await knock_again(app, guests)
    said = msgspec.json.encode({"at": 1, "what": {"t": "say", "text": "Boo"}, "by": by})
    seq = spoil(tmp_path, guests[0].code, "say", said if by is not None else b"not json")
    for guest in guests:
        guest.chat.clear()
        await guest.connect()
        await guest.until(lambda one: bool(one.chat))
        assert [line["text"] for line in guest.chat] == ["Bonsoir Léa"]
        assert guest.view["game"]["public"] == public
    assert await guests[0].refusal("take_down", line=seq) == "no_such_line"
    await guests[0].send({"t": "ask_story", "after": 0})
    assert (await asyncio.wait_for(guests[0].other.get(), 60))["t"] == "story"
    await app[HOUSE].delete(guests[0].code)


async def test_a_damaged_move_puts_the_game_away_and_people_begin_another(
    session: aiohttp.ClientSession, address: str, app: web.Application, tmp_path: Path
) -> None:
    guests = await sit_down(session, address, NAMES)
    sealed = guests[0].view["salon"]["commitment"]
    await start(guests)
    await guests[1].play(Claim())
    await knock_again(app, guests)
    spoil(tmp_path, guests[0].code, "play", b"{")
    for guest in guests:
        await guest.connect()
        assert guest.view["game"] is None
        given_up = guest.view["salon"]["given_up"]
        assert (given_up["reason"], given_up["over"], given_up["commitment"]) == ("cannot_replay", False, sealed)
    await start(guests)
    assert guests[0].view["salon"]["given_up"] is None
    assert guests[0].view["salon"]["games"] == 2
    await app[HOUSE].delete(guests[0].code)


async def test_the_end_of_a_game_is_written_down_once_with_its_last_move(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = app[HOUSE].storage
    assert isinstance(storage, SqliteStorage)
    stored: list[list[str]] = []
    append = storage.append

    def noted(claim: Ownership, expected: int, rows: Any, at: int, *more: Any) -> "asyncio.Future[None]":
        stored.append([row.kind for row in rows])
        return append(claim, expected, rows, at, *more)

    monkeypatch.setattr(storage, "append", noted)
    guests = await sit_down(session, address, NAMES)
    await start(guests, end="score", target=5)
    await play_on(guests)
    await together(guests)
    assert [kinds for kinds in stored if "finished" in kinds] == [["play", "finished", "committed"]]
    outcome = guests[0].view["game"]["outcome"]

    def won(guest: Guest) -> list[tuple[int, int]]:
        return [(chair["wins"], chair["points"]) for chair in guest.view["salon"]["chairs"]]

    expected = [(int(seat in outcome["winners"]), points) for seat, points in enumerate(outcome["scores"])]
    assert won(guests[0]) == expected
    # Awake again it is written down already.
    await knock_again(app, guests)
    await guests[0].connect()
    assert won(guests[0]) == expected
    assert sum("finished" in kinds for kinds in stored) == 1
    # And a house with other rules still knows who won.
    await guests[0].hang_up()
    app[HOUSE].leave_everything()
    change_rules(monkeypatch)
    await guests[0].connect()
    assert guests[0].view["game"] is None
    assert won(guests[0]) == expected
    given_up = guests[0].view["salon"]["given_up"]
    assert (given_up["reason"], given_up["over"]) == ("rules_changed", True)
