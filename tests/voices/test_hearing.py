"""Whom everybody is told to play, in every phase of whole random games: whom a witness with the rulebook would hear."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw

from tests.games.test_every_game import Walk, begin, chooser
from tests.hand_clock import HandClock
from tests.oracles.hearing import witness_of
from tests.players import player_of
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rooms.house import House
from veillee.rooms.room import Room
from veillee.salon import events as ev
from veillee.storage import SqliteStorage
from veillee.voices.call import MOST_VOICES
from veillee.voices.model import JoinCall, LeaveCall, SendSignal, Signal

NAMES = ["Léa", "Tom", "Nina", "Julien", "Zoé", "Max", "Colette", "Anne"]
# A game of which nobody wants the end is long enough by then.
MOST_MOVES = 250


def table_of(walk: Walk) -> dict[str, Any]:
    table: dict[str, Any] = msgspec.to_builtins(walk.game.public(walk.state))
    return table


def judged(walk: Walk) -> set[int]:
    return {seat for seat in range(walk.state.seats) if not walk.game.may_be_heard(walk.state, seat)}


def walks(name: str, seats: int, seed: int, check: Callable[[Walk], None]) -> None:
    """A whole game in which somebody is away now and then, and something is checked in each of its states."""
    game, start = begin(name, seats, {}, seed=str(seed).encode())
    walk, choose = Walk(game, start), chooser(seed)
    check(walk)
    while game.outcome(walk.state) is None and len(walk.steps) < MOST_MOVES:
        if choose(10):
            walk.step(choose)
        else:
            awaited = game.awaited(walk.state)
            walk.take(awaited[choose(len(awaited))], None)
        check(walk)


@pytest.mark.rule("CO-16", "DA-9", "DI-10")
@pytest.mark.parametrize("name", GAMES)
def test_every_phase_is_passed_through_and_the_witness_agrees(name: str) -> None:
    seen: set[str] = set()
    silent: set[str] = set()
    for seats in (4, GAMES[name].players.stop - 1):
        for seed in range(6):
            witness = witness_of(name, seats)

            def check(walk: Walk, witness: Any = witness) -> None:
                table = table_of(walk)
                found = witness.see(table)
                assert judged(walk) == found, table["phase"]
                seen.add(table["phase"])
                if found:
                    silent.add(table["phase"])

            walks(name, seats, seed, check)
    phases = {one.__struct_config__.tag for one in get_args(GAMES[name].public_type)}
    # The fifth tie in a row of Dany's end comes up in no dozen of games: tests/games/test_dany_twist.py plays it.
    assert phases - seen <= {"breaking"}
    assert silent == {
        "dany": {"choosing", "composing", "talking", "calling"},
        "dictionnaire": {"writing", "sorting", "voting", "last_call"},
    }.get(name, set())


@pytest.mark.rule("CO-16", "DA-9", "DI-10")
@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_in_any_game_the_witness_agrees(name: str, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(list(GAMES[name].players)))
    witness = witness_of(name, seats)

    def check(walk: Walk) -> None:
        assert judged(walk) == witness.see(table_of(walk))

    walks(name, seats, data.draw(st.integers(0, 2**32)), check)


def key_of(name: str) -> str:
    return f"{name}-{'k' * 30}"


class Ear:
    """A browser that has joined the call, as a room knows it."""

    def __init__(self, room: Room, name: str) -> None:
        self.person: int | None = None
        self.key_hash = self.address = ""
        self.room, self.name, self.key = room, name, key_of(name)
        self.voices: list[dict[str, Any]] = []
        # From which devices there was something.
        self.signals: list[str] = []
        self._answers: dict[str, asyncio.Future[str | None]] = {}
        self._asked = 0

    def send(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["t"] == "call":
            self.voices = message["voices"]
        elif message["t"] == "signal":
            self.signals.append(message["device"])
        elif message["t"] in ("done", "refused") and message["mid"] in self._answers:
            self._answers.pop(message["mid"]).set_result(message.get("code"))

    def close(self) -> None:
        pass

    async def does(self, what: ev.Act | Callable[[str], Any]) -> None:
        self._asked += 1
        mid = f"{self.name}-{self._asked}"
        answer = self._answers[mid] = asyncio.get_running_loop().create_future()
        waiting = what(mid) if callable(what) else self.room.act(self, mid, what)
        if waiting is not None:
            await waiting
        assert await asyncio.wait_for(answer, 60) is None

    async def enter(self) -> "Ear":
        self.room.connect(self, self.key)
        if self.person is None:
            await self.does(lambda mid: self.room.join(self, mid, self.key, self.name, False))
        return self

    def speak(self) -> None:
        self.room.call.hear(self, JoinCall(device=f"device{self.person:02}", speaks=True))

    @property
    def hears(self) -> set[int]:
        """Whom this browser plays: the client's part of it is tested in web/src/voices/call.svelte.test.ts."""
        return {one["person"] for one in self.voices if one["heard"] and one["person"] != self.person}


class Evening:
    """People at a table who all speak, some of them with two chairs, and somebody who only watches."""

    def __init__(self, house: House, seed: int) -> None:
        self.house, self.chance = house, random.Random(seed)
        self.ears: list[Ear] = []
        self.seats: dict[int, Ear] = {}
        self.room: Room

    async def begin(self, name: str, seats: int, people: int) -> None:
        self.room = await self.house.room(await self.house.open_salon(name, NAMES[0], key_of(NAMES[0])))
        first = Ear(self.room, NAMES[0])
        self.ears = [first, *(Ear(self.room, one) for one in [*NAMES[1:people], "Public"])]
        for ear in self.ears:
            await ear.enter()
        for colour in range(seats):
            ear = self.ears[colour % people]
            await ear.does(ev.Sit(name=NAMES[colour], colour=colour))
            self.seats[colour] = ear
        for ear in self.ears:
            ear.speak()
        await first.does(lambda mid: self.house.start_game(self.room, first, mid))

    def check(self, silent: set[int]) -> None:
        """`silent`: seats. Everybody plays exactly the others whose seats may all be heard."""
        running = self.room.stored.running
        assert running is not None
        hushed = {self.seats[seat].person for seat in silent}
        speak = {ear.person for ear in self.seats.values()} - hushed
        if running.over:
            speak = {ear.person for ear in self.ears}
        for ear in self.ears:
            assert ear.hears == speak - {ear.person}, ear.name

    async def step(self, silent: set[int]) -> None:
        """Whoever the table waits for plays, or goes away for a moment."""
        running = self.room.stored.running
        assert running is not None
        awaited = running.game.awaited(running.state)
        seat = self.chance.choice(awaited)
        ear, chair = self.seats[seat], running.chairs[seat]
        if self.chance.random() < (0.3 if {*awaited} == silent else 0.03):
            await ear.does(ev.SetAutomatic(chair=chair, on=True))
            await ear.does(ev.SetAutomatic(chair=chair, on=False))
            return
        moves = player_of(running.game.name).moves(
            running.game.public(running.state), running.game.private(running.state, seat)
        )
        await ear.does(ev.Play(chair=chair, move=Raw(msgspec.json.encode(self.chance.choice(moves)))))


@pytest.fixture
async def house(tmp_path: Path, clock: HandClock) -> AsyncIterator[House]:
    storage = SqliteStorage(tmp_path / "veillee.sqlite", clock=clock)
    yield House(storage, Library(), clock=clock)
    await storage.close()


@pytest.mark.rule("CO-16", "DA-9", "DI-10")
@pytest.mark.no_cover
@pytest.mark.parametrize(("seats", "people"), [(4, 4), (4, 2), (8, MOST_VOICES - 1)])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.prove) for seed in range(1, 21))])
async def test_everybody_is_told_to_play_exactly_those_whom_the_rules_let_speak(
    house: House, name: str, seats: int, people: int, seed: int
) -> None:
    """A table of 8, or as many as a game takes, and the audience, in one call: the eighth voice is the audience's."""
    seats = min(seats, GAMES[name].players.stop - 1)
    evening = Evening(house, seed)
    await evening.begin(name, seats, min(people, seats))
    witness = witness_of(name, seats)
    silences = 0
    for _ in range(MOST_MOVES):
        running = evening.room.stored.running
        assert running is not None
        silent = witness.see(msgspec.to_builtins(running.game.public(running.state)))
        evening.check(silent)
        silences += bool(silent)
        if running.over:
            break
        await evening.step(silent)
    assert bool(silences) == (name in ("dany", "dictionnaire"))
    evening.room.sleep()


@pytest.mark.rule("CO-16", "DA-9")
async def test_who_is_silent_says_in_vain_that_they_speak(house: House) -> None:
    """They hear the others, so what browsers tell each other is still passed on; and no message makes them heard."""
    evening = Evening(house, 0)
    await evening.begin("dany", 4, 4)
    witness, silent = witness_of("dany", 4), set[int]()
    while not silent:
        await evening.step(silent)
        running = evening.room.stored.running
        assert running is not None
        silent = witness.see(msgspec.to_builtins(running.game.public(running.state)))
    hushed, public = evening.seats[min(silent)], evening.ears[-1]
    for ear in (hushed, public):
        ear.speak()
        evening.room.call.hear(ear, LeaveCall())
        ear.speak()
        evening.check(silent)
        other = next(one for one in evening.ears if one not in (hushed, public))
        evening.room.call.hear(ear, SendSignal(to=f"device{other.person:02}", signal=Signal()))
        assert other.signals.pop() == f"device{ear.person:02}"
        evening.check(silent)
    evening.room.sleep()
