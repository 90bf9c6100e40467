"""One run: people play, faults happen on a schedule that follows from a seed, and everything is checked."""

import asyncio
import math
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, TypeVar

import aiohttp
from msgspec import Struct

from tests.chaos.bystander import read_exchanges
from tests.chaos.damage import Shelved, damage, evenings, opens_or_says_so, write_down
from tests.chaos.floods import FLOODS
from tests.chaos.ground import Ground, from_household
from tests.chaos.mutants import BOT, end, mutate_salons
from tests.chaos.others import Others
from tests.chaos.people import Client, Player, Scribe, open_salon
from tests.chaos.process import Server
from tests.chaos.witness import Book, Findings, Witness, read_message
from veillee.games import GAMES
from veillee.server import protocol as p

T = TypeVar("T")

# A server that holds these salons may not need more, whatever is done to it.
MOST_MEGABYTES = 200
MOST_FILES = 1000
PLAYERS = ("Léa", "Tom", "Nina")
MUTATED_SALONS = 3
LAST_ANSWERS_SECONDS = 60

# In each round the server may have a fault of its own, and something happens to it. When all have had their turn, they
# are shuffled anew.
FAULTS = ("slow_disk", "no_free_page", "no_room_for_files", "wrong_clock")
SERVER_FAULTS = (*FAULTS, *[None] * 7)
HAPPENINGS = ("kill", "kill", "kill", "stop", "stop", "end", "damage", "second", *FLOODS)


class Bag(Generic[T]):
    """Gives everything in it once, in a random order, then begins again."""

    def __init__(self, things: Sequence[T], chance: random.Random) -> None:
        self._things, self._chance, self._left = things, chance, list[T]()

    def draw(self) -> T:
        self._left = self._left or self._chance.sample(self._things, len(self._things))
        return self._left.pop()


class Plan(Struct):
    """What a run does. `fault`: the server has it in every round. `pace` multiplies how long things last.

    It ends when everything has happened, the time is over, and what was found is `enough`.
    """

    seconds: float
    seed: int
    fault: str | None = None
    happenings: Sequence[str] = HAPPENINGS
    faults: Sequence[str | None] = SERVER_FAULTS
    pace: float = 1
    enough: Callable[[Findings], bool] = lambda _: True


class Report(Struct):
    """`untrue`: a view or an answer that is not what the log says. Times are of the bystander, in milliseconds.

    `others`: the share of the machine that programs used which are not ours.
    """

    seed: int
    minutes: float
    kills: int
    stops: int
    faults: dict[str, int]
    acknowledged: int
    lost: int
    twice: int
    untrue: int
    unanswered: int
    mutated: int
    frames: int
    views: int
    unchecked: int
    leaks: int
    crashes: int
    highest_mb: float
    most_files: int
    times: dict[str, float]
    others: float
    examples: list[str]

    @property
    def broken(self) -> bool:
        """A promise was broken, however fast or large the machine is."""
        return self.lost + self.twice + self.untrue + self.unanswered + self.leaks + self.crashes > 0

    @property
    def failed(self) -> bool:
        return self.broken or self.highest_mb > MOST_MEGABYTES or self.most_files > MOST_FILES


class Evening:
    def __init__(self, plan: Plan, data: Path) -> None:
        self.plan = plan
        self.chance = random.Random(plan.seed)
        self.server = Server(data / "data")
        self.witness = Witness(self.server.database)
        self.exchanges = data / "exchanges"
        self.shelf = evenings()
        # The first, with a game that is over, is asked for exports and must stay whole; the others are damaged.
        self.finished, self.damaged = self.shelf[0], self.shelf[1:]
        self.witness.book(self.finished.code)
        self.ground = Ground(self.server.address, self.server.port, self.finished.code, self.finished.keys)
        self.done = Counter[str]()
        self.kills = self.stops = self.unanswered = 0
        self.clients: list[Client] = []
        # When which flood was going on and nothing else; the times of the bystander are sorted by them.
        self.windows: list[tuple[str, float, float]] = []
        self._exchanges_heard = 0
        self._happenings, self._faults = Bag(plan.happenings, self.chance), Bag(plan.faults, self.chance)
        self._happening, self._fault = "kill", plan.fault
        self._spoilt: list[tuple[Shelved, str]] = []
        self._told = 0
        self._others = Others()

    async def run(self) -> Report:
        write_down(self.server.database, self.shelf)
        began = time.monotonic()
        try:
            await asyncio.to_thread(self.server.start, self._fault)
            async with aiohttp.ClientSession() as session, from_household(2) as elsewhere:
                tasks = await self._gather_people(session)
                tasks += await self._gather_scribes(session)
                self.playing = [asyncio.create_task(one.play_on()) for one in self.clients if isinstance(one, Player)]
                self.playing += [asyncio.create_task(one.scribble()) for one in self.clients if isinstance(one, Scribe)]
                for number in range(MUTATED_SALONS):
                    chance = random.Random(f"{self.plan.seed} mutants {number}")
                    mutating = mutate_salons(self.witness, elsewhere, self.server.address, chance)
                    tasks.append(asyncio.create_task(mutating))
                measuring = asyncio.create_task(self._measure())
                bystander = await self._start_bystander(session)
                try:
                    while time.monotonic() - began < self.plan.seconds or not self._had_enough:
                        await self._one_round(session, [*tasks, *self.playing])
                    lasted = time.monotonic() - began
                    await self._last_answers()
                finally:
                    bystander.communicate()
                    measuring.cancel()
                    await end([*tasks, *self.playing])
        finally:
            self.server.stop_at_last()
        self._hear_bystander()
        self.witness.read_log()
        self.witness.judge()
        self.witness.read_everything_again()
        return self._report(lasted)

    # The people

    async def _gather_people(self, session: aiohttp.ClientSession) -> list["asyncio.Task[None]"]:
        """In each salon: three who play and a bot, somebody who watches, and somebody who has not joined."""
        tasks = []
        for game in GAMES:
            code, key = await open_salon(session, self.server.address, game, PLAYERS[0])
            book = self.witness.book(code)
            chance = random.Random(f"{self.plan.seed} {game}")
            players = [
                Player(session, self.server.address, book, name, chance, key)
                for name, key in zip(PLAYERS, (key, "", ""), strict=True)
            ]
            watching = [Client(session, self.server.address, book, name, chance) for name in ("Zoé", "Inconnu")]
            tasks += [asyncio.create_task(one.stay()) for one in (*players, *watching)]
            await take_seats([*players, watching[0]], len(players))
            await players[0].try_to("add_bot", bot=BOT)
            self.clients += [*players, *watching]
        return tasks

    async def _gather_scribes(self, session: aiohttp.ClientSession) -> list["asyncio.Task[None]"]:
        code, key = await open_salon(session, self.server.address, "dany", PLAYERS[0])
        book = self.witness.book(code)
        scribes = [
            Scribe(session, self.server.address, book, name, self.chance, key)
            for name, key in zip(PLAYERS, (key, "", ""), strict=True)
        ]
        tasks = [asyncio.create_task(one.stay()) for one in scribes]
        await take_seats(scribes, len(scribes))
        self.clients += scribes
        return tasks

    async def _start_bystander(self, session: aiohttp.ClientSession) -> "subprocess.Popen[bytes]":
        self.bystanders, keys = await seat_bystanders(session, self.server.address, self.witness)
        return start_bystander(self.server.address, self.bystanders.code, 0.2, keys, self.exchanges)

    def _hear_bystander(self) -> None:
        """What was acknowledged in the bystander's process counts like everything else."""
        exchanges = read_exchanges(self.exchanges)
        for one in exchanges[self._exchanges_heard :]:
            if one.seen:
                what = b'{"t":"do","mid":"%b","what":{"t":"dress","chair":0,"name":"","colour":0}}' % one.mid.encode()
                message = read_message(what)
                assert isinstance(message, p.Do)
                self.bystanders.acknowledged(message)
        self._exchanges_heard = len(exchanges)

    async def _measure(self) -> None:
        while True:
            self.server.measure()
            await asyncio.sleep(0.1)

    # The faults

    @property
    def _had_enough(self) -> bool:
        everything = {*self.plan.happenings, *self.plan.faults} - {None} <= self.done.keys()
        return everything and self.plan.enough(self.witness.findings)

    async def _one_round(self, session: aiohttp.ClientSession, tasks: list["asyncio.Task[None]"]) -> None:
        """Something happens, then the server is killed and started again, then the log is read."""
        for task in tasks:
            if task.done():
                task.result()
        wrong = await self._let_happen(self._happening, session)
        if wrong is not None:
            self.server.crashes.append(wrong)
        self.done.update(kind for kind in (self._happening, self._fault) if kind is not None)
        self.server.measure()
        if self._happening == "end":
            await asyncio.to_thread(self.server.terminate)
        else:
            await asyncio.to_thread(self.server.kill)
            self.kills += 1
        await self._start_again()

    async def _start_again(self) -> None:
        self._happening = self._happenings.draw()
        self._fault = self._faults.draw() or self.plan.fault
        if self._happening == "damage":
            self._spoilt = [(salon, damage(self.server.database, salon, self.chance)) for salon in self.damaged]
        seed = self.chance.randrange(10**6)
        starting = asyncio.create_task(asyncio.to_thread(self.server.start, self._fault, seed))
        await asyncio.sleep(0)
        # Meanwhile nobody plays: there is time to look at what they were sent.
        self.witness.judge()
        self._tell_news()
        await starting
        self._hear_bystander()
        self.witness.read_log()

    def _tell_news(self) -> None:
        """At once: whoever runs this for an hour need not wait for its end to hear that a promise was broken."""
        found = self._examples
        for one in found[self._told :]:
            print(f"after {self.kills} kills: {one}", file=sys.stderr, flush=True)
        self._told = len(found)

    @property
    def _examples(self) -> list[str]:
        return [*self.witness.findings.examples, *self.server.crashes[:20]]

    async def _let_happen(self, kind: str, session: aiohttp.ClientSession) -> str | None:
        """Returns what was wrong, if that can be seen at once."""
        chance, start, pace = self.chance, time.monotonic(), self.plan.pace
        match kind:
            case "stop":
                for _ in range(2):
                    await asyncio.sleep(pace * chance.uniform(0.1, 0.4))
                    self.server.send(signal.SIGSTOP)
                    self.stops += 1
                    await asyncio.sleep(pace * chance.uniform(0.1, 0.8))
                    self.server.send(signal.SIGCONT)
                await asyncio.sleep(pace * chance.uniform(0, 0.3))
            case "second":
                if not await asyncio.to_thread(self.server.second_one_refuses):
                    return "a second server opened the same folder, or did not say why it would not"
            case "damage":
                disk_full = self._fault in ("no_free_page", "no_room_for_files")
                for salon, how in self._spoilt:
                    answer = await opens_or_says_so(session, self.server.address, salon, disk_full)
                    if answer is not None:
                        return f"a damaged salon ({how}) was neither shown nor refused: {answer}"
                await asyncio.sleep(pace * chance.uniform(0, 0.5))
            case flood if flood in FLOODS:
                await asyncio.sleep(0.3)
                start = time.monotonic()
                await FLOODS[flood](self.ground, chance, start + pace * chance.uniform(1.2, 2.2))
                self._note_window(flood, start)
                await asyncio.sleep(0.3)
            case _:
                await asyncio.sleep(pace * chance.uniform(0.3, 1.8))
                self._note_window("no flood", start + 0.3)
        return None

    def _note_window(self, kind: str, start: float) -> None:
        """Only if the server has no other fault: a slow disk is no flood."""
        if self._fault is None:
            self.windows.append((kind, start, time.monotonic()))

    # The end

    async def _last_answers(self) -> None:
        """Nobody plays and nothing goes wrong any more: whoever still waits for an answer gets it."""
        await end(self.playing)
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start, self.plan.fault)
        for _ in range(20 * LAST_ANSWERS_SECONDS):
            if not any(one.pending for one in self.clients):
                break
            await asyncio.sleep(0.05)
        self.unanswered = sum(len(one.pending) for one in self.clients)

    def _report(self, seconds: float) -> Report:
        found, server = self.witness.findings, self.server
        return Report(
            seed=self.plan.seed,
            minutes=seconds / 60,
            kills=self.kills,
            stops=self.stops,
            faults=dict(self.done),
            acknowledged=found.acknowledged,
            lost=found.lost,
            twice=found.twice,
            untrue=found.untrue,
            unanswered=self.unanswered,
            mutated=found.mutated + self.ground.mutants,
            frames=found.frames,
            views=found.views,
            unchecked=found.unchecked,
            leaks=found.leaks,
            crashes=len(server.crashes),
            highest_mb=server.highest_kb / 1024,
            most_files=server.most_files,
            times=self._times(),
            others=self._others.share,
            examples=self._examples,
        )

    def _times(self) -> dict[str, float]:
        """For each flood, the 99th percentile of the exchanges that began in it. A broken one took at least so long."""
        exchanges = read_exchanges(self.exchanges)
        found: dict[str, list[float]] = {}
        for kind, first, last in self.windows:
            times = [1000 * (one.ended - one.sent) for one in exchanges if first <= one.sent <= last]
            found.setdefault(kind, []).extend(times)
        return {kind: percentile(times) for kind, times in found.items() if times}


async def take_seats(people: Sequence[Client], players: int) -> None:
    """All but the host join; the first ones take chairs."""
    for number, one in enumerate(people):
        await one.seen()
        if number:
            await one.act({"t": "join", "key": one.key, "name": one.name})
        if number < players:
            await one.try_to("sit", name=one.name, colour=number)


async def seat_bystanders(session: aiohttp.ClientSession, address: str, witness: Witness) -> tuple[Book, list[str]]:
    """A salon of two, and their keys."""
    code, key = await open_salon(session, address, "diner", "Ada")
    book = witness.book(code)
    pair = [Client(session, address, book, name, random.Random(0), key) for name, key in (("Ada", key), ("Bob", ""))]
    tasks = [asyncio.create_task(one.stay()) for one in pair]
    await take_seats(pair, len(pair))
    await end(tasks)
    return book, [one.key for one in pair]


def start_bystander(address: str, code: str, every: float, keys: list[str], output: Path) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "tests.chaos.bystander", address, code, str(every), *keys]
    with output.open("wb") as file:
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=file)


def percentile(times: list[float], share: float = 0.99) -> float:
    return sorted(times)[math.ceil(share * len(times)) - 1]


def run(plan: Plan) -> Report:
    """Everything in a folder of its own, which is removed at the end."""
    with tempfile.TemporaryDirectory(prefix="veillee-chaos-") as folder:
        return asyncio.run(Evening(plan, Path(folder)).run())
