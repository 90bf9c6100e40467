"""The arithmetic of docs/scaling.md: what so many people at their tables do to a server, counted from games of bots.

`python -m bench.people` plays games of every kind by the real fold with the real views, on a clock that does not wait:
each player thinks as long as bots do in a salon. People take longer, so there are fewer moves than this in truth.
"""

import argparse
import secrets
from math import ceil
from random import Random
from statistics import fmean

import msgspec
from msgspec import Raw, Struct

from bench.load import SEATS
from veillee.bots import language_of, load_keywords, think
from veillee.bots.mind import TEMPERAMENTS, Keywords
from veillee.decks import Library
from veillee.games import GAMES
from veillee.lab.simulate import temperaments
from veillee.rooms.bot_runner import BOT_SECONDS
from veillee.rooms.rows import rows_of
from veillee.rooms.view_cache import ViewCache
from veillee.rules import Bot
from veillee.salon import events as ev
from veillee.salon.events import Entry
from veillee.salon.fold import evolve
from veillee.salon.game import start_event
from veillee.salon.model import Salon

CROWDS = (1_000, 100_000, 1_000_000)
# A process that is busier than this lets people wait.
BUSY = 0.6
EVENING_HOURS = 3
# Of a WebSocket frame, TCP and IP, for each message.
PACKET_BYTES = 60


class Screen(Struct, eq=False):
    """Somebody's browser, as a room sees it."""

    person: int | None
    key_hash: str = ""
    address: str = ""

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


class Counted(Struct, frozen=True):
    """One game: how long it took, and what one move of it makes on average."""

    minutes: float
    moves: int
    entry_bytes: float
    view_bytes: float


def play(name: str, players: int, seed: str, library: Library, keywords: Keywords) -> Counted:
    game, random = GAMES[name], Random(seed)
    moods = temperaments(seed, players)
    salon = sit_down(name, players, library)
    decks = library.wanted(game, salon.options_of(game))
    salon = evolve(salon, Entry(at=0, by=0, what=start_event(salon, tuple(decks))), library)
    bots = [Bot(temperament=mood, language=language_of(decks, "fr")) for mood in moods]
    views, screens = ViewCache(library), [Screen(person) for person in range(players)]
    for screen in screens:
        views.message(salon, screen, 0)
    now, ready = 0.0, dict[int, float]()
    entries, shown, moves = 0, 0, 0
    while salon.playing:
        assert salon.running is not None
        state = salon.running.state
        awaited = game.awaited(state)
        ready = {seat: at for seat, at in ready.items() if seat in awaited}
        for seat in awaited:
            if seat not in ready:
                thinks = TEMPERAMENTS[moods[seat]].pace * random.uniform(*BOT_SECONDS)
                ready[seat] = now + game.reveal_seconds(state) + thinks
        seat = min(ready, key=lambda one: ready[one])
        now = ready.pop(seat)
        move = think(game, state, seat, bots[seat], keywords, seed, random)
        what = ev.Play(chair=salon.running.chairs[seat], move=Raw(msgspec.json.encode(move)))
        entry = Entry(at=round(now * 1000), by=seat, mid=f"abcdefgh-{moves:06}", what=what)
        salon = evolve(salon, entry, library)
        moves += 1
        entries += sum(len(row.body) for row in rows_of([entry], salon.seq - 1))
        shown += sum(len(views.message(salon, screen, entry.at)) + PACKET_BYTES for screen in screens)
    return Counted(now / 60, moves, entries / moves, shown / moves / players)


def sit_down(name: str, players: int, library: Library) -> Salon:
    salon = evolve(None, Entry(at=0, what=ev.Opened(code="MOKA", game=name)), library)
    for person in range(players):
        joined = ev.Joined(name=f"Personne {person}", key=secrets.token_hex(32))
        salon = evolve(salon, Entry(at=0, what=joined), library)
    for person in range(players):
        salon = evolve(salon, Entry(at=0, by=person, what=ev.Sit(name=f"Personne {person}", colour=person)), library)
    return evolve(salon, Entry(at=0, what=ev.Committed(part=secrets.token_hex(32))), library)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.people", description=__doc__)
    parser.add_argument("--games", type=int, default=8, help="of each kind (default: %(default)s)")
    parser.add_argument("--players", type=int, default=5, help="at a table (default: %(default)s)")
    parser.add_argument("--cpu", type=float, default=170, help="µs of a node for a move of four (default: %(default)s)")
    parser.add_argument("--database", type=float, default=85, help="µs of PostgreSQL for a move (default: %(default)s)")
    parser.add_argument("--wal", type=float, default=400, help="bytes of its log for a move (default: %(default)s)")
    parser.add_argument("--memory", type=float, default=17, help="KB for each person (default: %(default)s)")
    chosen = parser.parse_args(arguments)
    library = Library()
    keywords = load_keywords(library)
    print_row("game", "minutes", "moves", "moves per person and minute", "bytes of an entry", "bytes of a view")
    print("|---" * 6 + "|")
    rates, entry_bytes, view_bytes = [], [], []
    for name, game in GAMES.items():
        players = min(max(chosen.players, game.players.start), game.players.stop - 1)
        games = [play(name, players, f"{name}:{number}", library, keywords) for number in range(chosen.games)]
        rates.append(fmean(one.moves / players / one.minutes for one in games))
        entry_bytes.append(fmean(one.entry_bytes for one in games))
        view_bytes.append(fmean(one.view_bytes for one in games))
        minutes, moves = fmean(one.minutes for one in games), fmean(one.moves for one in games)
        print_row(name, minutes, moves, rates[-1], entry_bytes[-1], view_bytes[-1])
    rate = fmean(rates)
    # What a move costs grows with those who see it; about half of it is for the views of four.
    cpu = chosen.cpu * (0.5 + 0.5 * chosen.players / SEATS)
    print(f"\n{rate:.1f} moves per person and minute, {cpu:.0f} µs for each at a table of {chosen.players}\n")
    print_row("people at a table", *CROWDS)
    print("|---" * 4 + "|")
    each_second = [people * rate / 60 for people in CROWDS]
    views = chosen.players * fmean(view_bytes) * 8
    for what, per_move in {
        "moves per second": 1,
        "views per second": chosen.players,
        "Mbit/s to people": views / 1e6,
        "cores of nodes": cpu / 1e6,
        "rows written per second": 2,
        "cores of PostgreSQL": chosen.database / 1e6,
        "MB/s of its log": chosen.wal / 1e6,
        f"GB of entries in an evening of {EVENING_HOURS} hours": EVENING_HOURS * 3600 * fmean(entry_bytes) / 1e9,
    }.items():
        print_row(what, *(moves * per_move for moves in each_second))
    print_row(f"processes, each {BUSY:.0%} busy", *(ceil(moves * cpu / 1e6 / BUSY) for moves in each_second))
    print_row("GB of memory for connections", *(people * chosen.memory / 1e6 for people in CROWDS))


def print_row(*values: str | float) -> None:
    print("| " + " | ".join(value if isinstance(value, str) else number(value) for value in values) + " |")


def number(value: float) -> str:
    """ "12 000", "3.9", "0.01"."""
    return (
        f"{value:.2f}"
        if value < 1
        else f"{value:.1f}"
        if value < 10 and value % 1
        else f"{value:,.0f}".replace(",", " ")
    )


if __name__ == "__main__":
    main()
