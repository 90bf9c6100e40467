"""What leaves on sockets: the whole stream of bytes to every viewer, in two worlds that differ in a secret.

In one world a player, the insider, gives an answer twice. In the other world the first answer is another one. Everybody
else gets the same bytes: the same messages with the same sections in the same order and sizes, in as many writes.
"""

import random
import secrets
import sqlite3
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from msgspec import Raw, Struct
from msgspec.json import decode, encode

from tests.players import player_of
from tests.worlds import INSIDER, KEYS, LIBRARY, NAMES, PLAYERS, PONG, RelayedWorld, World
from veillee.bots import load_keywords, think
from veillee.games import GAMES
from veillee.games.dictionnaire import model as dictionnaire
from veillee.rooms import messages, view_cache
from veillee.rooms.house import House
from veillee.rooms.presence import Connection
from veillee.rooms.room import Room
from veillee.rooms.view_cache import ViewCache
from veillee.rules import Bot
from veillee.salon import events as ev
from veillee.salon import records
from veillee.salon.model import Running, Salon
from veillee.salon.views import TableView
from veillee.server import protocol as p
from veillee.server.limits import Bucket
from veillee.server.socket import Socket

BOT = Bot(temperament="sharp", language="fr")
KEYWORDS = load_keywords(LIBRARY)
MOST_GAMES = 8
TRUST = Path(__file__).resolve().parents[2] / "docs/trust.md"
# Every message from the server. A new one must be added here, and sent in `probe` or by somebody's move.
MESSAGES = [
    *("view", "done", "refused", "live", "reaction", "film", "chat", "story", "exported", "gone", "reload", "pong"),
    *("seat_asked", "seat_requests", "seat_answered", "call", "talking", "signal", "ways"),
]
# Said before anybody looks whether there is such a salon: compared in test_leaks_http.py.
AT_THE_DOOR = ["in_line"]
# In the call of the salon.
DEVICES = {who: f"device{number:02}" for number, who in enumerate(KEYS)}
SIGNAL = {"description": {"type": "offer", "sdp": "v=0"}, "candidates": []}
# Every act, as somebody tries it who is no member. A new act must be added here.
ACTS: list[dict[str, Any]] = [
    {"t": "sit", "name": "Max", "colour": 5},
    {"t": "add_bot", "bot": {"temperament": "sharp", "language": "fr"}},
    {"t": "take_chair", "chair": 1, "name": "Max"},
    {"t": "stand", "chair": 1},
    {"t": "dress", "chair": 1, "name": "Max", "colour": 5},
    {"t": "arrange", "order": [1, 0]},
    {"t": "choose", "game": "diner"},
    {"t": "set_options", "options": {}},
    {"t": "make_deck", "kind": "words", "name": "Nos mots", "language": "fr"},
    {"t": "edit_deck", "deck": 1, "name": "Nos mots", "language": "fr", "author": "Max", "licence": ""},
    {"t": "remove_deck", "deck": 1},
    {"t": "write_cards", "deck": 1, "cards": [{"word": "Max"}]},
    {"t": "edit_card", "card": 0, "fields": {"word": "Max"}},
    {"t": "tear_card", "card": 0},
    {"t": "set_sitting", "sitting": "apart"},
    {"t": "set_call", "link": ""},
    {"t": "lock", "on": True},
    {"t": "approve", "on": True},
    {"t": "give_host", "person": 1},
    {"t": "take_host"},
    {"t": "remove", "person": 1},
    {"t": "silence", "person": 1, "on": True},
    {"t": "let_television", "person": 1, "name": "Salon"},
    {"t": "reopen"},
    {"t": "leave"},
    {"t": "say", "text": "Bonsoir"},
    {"t": "take_down", "line": 1},
    {"t": "take_down_clip", "clip": "0" * 64},
    {"t": "cover", "kind": "words", "of": "Bonsoir"},
    {"t": "uncover", "cover": 1},
    {"t": "rename", "name": "Léa", "to": "Max"},
    {"t": "set_automatic", "chair": 1, "on": True},
    {"t": "hand_over", "chair": 1, "bot": {"temperament": "sharp", "language": "fr"}},
    {"t": "add_part", "commitment": "0" * 64, "part": "0" * 64},
    {"t": "play", "chair": 1, "move": {}},
    {"t": "guess", "guess": {"image": "1"}},
    {"t": "go_on"},
    {"t": "finish", "on": True},
    {"t": "put_away"},
    {"t": "favourite", "game": 1, "moment": "1", "on": True},
    {"t": "leave_out", "game": 1, "moment": "1", "on": True},
    {"t": "write_down", "game": 1, "moment": "1", "text": "Voilà."},
    {"t": "share_album", "on": True, "token": "A" * 32},
]


def secret_moves(name: str) -> tuple[type, ...]:
    return (*player_of(name).ANSWERS, *getattr(player_of(name), "SECRET_MOVES", ()))


def tags_of(union: Any) -> set[str]:
    return {str(one.__struct_config__.tag) for one in get_args(union)}


class Said(NamedTuple):
    """A line of the script. `instead`: what the insider says in the other world."""

    who: str
    message: dict[str, Any]
    instead: dict[str, Any] | None = None


class Director:
    """Plays a game in the first world, and writes down what everybody said."""

    def __init__(self, world: World, most_steps: int | None) -> None:
        self.world, self.most_steps = world, most_steps
        self.game, self.player = world.game, player_of(world.game.name)
        self.chance = random.Random(world.game.name)
        self.script: list[Said] = []
        self.probed: list[tuple[str, str]] = []
        self.made: Counter[type] = Counter()

    async def say(self, who: str, message: dict[str, Any], instead: dict[str, Any] | None = None) -> None:
        if message["t"] in ("do", "join", "start", "delete_salon", "ask_seat", "answer_seat", "show_out", "pass_over"):
            mid = {"mid": f"message-{len(self.script)}"}
            message, instead = message | mid, None if instead is None else instead | mid
        self.script.append(Said(who, message, instead))
        await self.world.hear(who, message)

    async def do(self, who: str, what: dict[str, Any], instead: dict[str, Any] | None = None) -> None:
        other = None if instead is None else {"t": "do", "what": instead}
        await self.say(who, {"t": "do", "what": what}, other)

    async def hello(self, who: str, key: str) -> None:
        hello = {"t": "hello", "protocol": p.PROTOCOL, "code": self.world.room.code}
        await self.say(who, hello | ({"key": key} if key else {}))

    def move(self, seat: int, move: Any) -> dict[str, Any]:
        return {"t": "play", "chair": self.world.room.stored.chairs[seat].id, "move": msgspec.to_builtins(move)}

    async def evening(self) -> list[Said]:
        for who, key in KEYS.items():
            await self.hello(who, key)
            if who in NAMES and who != "p0":
                screen = who == "television"
                await self.say(who, {"t": "join", "key": key, "name": NAMES[who], "screen": screen})
        for colour, who in enumerate(PLAYERS):
            await self.do(who, {"t": "sit", "name": NAMES[who], "colour": colour})
        await self.write_words()
        for who in (*PLAYERS, "spectator"):
            await self.say(who, {"t": "join_call", "device": DEVICES[who], "speaks": True})
        if self.most_steps is not None:
            await self.play(self.most_steps)
        games = 0
        while self.most_steps is None and (games == 0 or self.unprobed()):
            games += 1
            assert games <= MOST_GAMES
            await self.play(10_000)
        await self.say("p0", {"t": "delete_salon"})
        return self.script

    async def write_words(self) -> None:
        """What a word means that the insider wrote is a secret, until it is played; others try to find it out."""
        insider = PLAYERS[INSIDER]
        await self.do(insider, {"t": "make_deck", "kind": "words", "name": "Nos mots", "language": "fr"})
        deck = self.world.room.stored.own_decks[0].id
        word = {"word": "Pantouflard", "kind": "n. m.", "definition": "Qui vit en pantoufles."}
        other = {**word, "definition": "Fromage à pâte molle, que l’on mange le soir."}
        acts = [{"t": "write_cards", "deck": deck, "cards": [fields]} for fields in (word, other)]
        await self.do(insider, *acts)
        card = self.world.room.stored.own_cards[0].id
        acts = [{"t": "edit_card", "card": card, "fields": {**one, "word": "Pantouflarde"}} for one in (word, other)]
        await self.do(insider, *acts)
        again = {**word, "word": "Pantouflarde"}
        for who in ("p0", "p2", "spectator", "television", "visitor"):
            await self.do(who, {"t": "write_cards", "deck": deck, "cards": [again]})
            await self.do(who, {"t": "edit_card", "card": card, "fields": word if who != "p0" else {}})
            if who != "p0":
                await self.do(who, {"t": "tear_card", "card": card})
        # The host corrects the word without knowing what it means. Nobody plays with it here.
        await self.do("p0", {"t": "edit_card", "card": card, "fields": {**word, "definition": ""}})
        await self.do("p0", {"t": "set_options", "options": {}})

    def unprobed(self) -> set[str]:
        """The kinds of secret moves that were never another one."""
        return {one.__name__ for one in secret_moves(self.game.name)} - {kind for _, kind in self.probed}

    async def play(self, most_steps: int) -> None:
        await self.say("p0", {"t": "start"})
        for _ in range(most_steps):
            if self.game.outcome(self.world.state) is not None:
                break
            await self.step()
        for who in ("p0", "p2", "spectator", "visitor"):
            await self.say(who, {"t": "ask_export"})
            await self.say(who, {"t": "ask_story"})

    async def step(self) -> None:
        state = self.world.state
        awaited = self.game.awaited(state)
        seat = INSIDER if INSIDER in awaited else self.chance.choice(awaited)
        moves = self.player.moves(self.game.public(state), self.game.private(state, seat))
        move = self.choose(state, seat, moves)
        self.made[type(move)] += 1
        twin = self.twin(state, move, moves) if seat == INSIDER else None
        if twin is not None:
            await self.do(PLAYERS[seat], self.move(seat, move), self.move(seat, twin))
            await self.probe(type(move).__name__)
        await self.do(PLAYERS[seat], self.move(seat, move))

    def choose(self, state: Any, seat: int, moves: list[Any]) -> Any:
        """Of the moves there are, a kind that was seldom made; but as often what a bot would do: so a game ends."""
        if self.chance.random() < 0.5:
            return think(self.game, state, seat, BOT, KEYWORDS, "", self.chance)
        seldom = min(self.made[type(one)] for one in moves)
        return self.chance.choice([one for one in moves if self.made[type(one)] == seldom])

    def twin(self, state: Any, move: Any, moves: list[Any]) -> Any:
        """Another answer of the insider that only they may tell from this one, if there is any."""
        others = [other for other in moves if type(other) is type(move) and other != move]
        if isinstance(move, dictionnaire.Edit):
            others = [dictionnaire.Edit(sheet=move.sheet, text="Tout autrement, et plus longuement.")]
        if not isinstance(move, secret_moves(self.game.name)) or not others:
            return None
        twin = self.chance.choice(others)
        after = [self.game.apply(state, INSIDER, one) for one in (move, twin)]
        # Whoever comes last ends the secrecy.
        ends = any(type(one.phase) is not type(state.phase) or self.game.story(state, one) for one in after)
        return None if ends else twin

    async def probe(self, kind: str) -> None:
        """While the worlds differ: everybody asks, tries, talks, comes and goes."""
        state, known = self.world.state, len(self.probed)
        self.probed.append((type(state.phase).__name__, kind))
        if self.probed.count(self.probed[-1]) > 1:
            return
        for seat, who in enumerate(PLAYERS):
            if seat != INSIDER:
                for move in self.player.nonsense(self.game.public(state), self.game.private(state, seat)):
                    await self.do(who, self.move(seat, move))
                # A game without drafts is sent one, too.
                for draft in getattr(self.player, "DRAFTS", [None]):
                    chair = self.world.room.stored.chairs[seat].id
                    await self.say(who, {"t": "draft", "chair": chair, "draft": msgspec.to_builtins(draft)})
        for who in ("p0", "p2", "spectator", "television", "visitor"):
            await self.do(who, {"t": "say", "text": "Alors ?"})
            await self.say(who, {"t": "react", "kind": "laughter"})
            for one in ("nudge", "pass_over"):
                await self.say(who, {"t": one, "chair": self.world.room.stored.chairs[INSIDER].id})
            for question in ("ask_story", "ask_export", "ping", "start"):
                await self.say(who, {"t": question})
            await self.say(who, {"t": "ask_chat", "before": 10_000})
        # Of the call everybody hears the same, whatever the insider has done.
        for who in ("p2", "spectator", "television", "visitor"):
            await self.say(who, {"t": "leave_call"})
            await self.say(who, {"t": "signal", "to": DEVICES["p0"], "signal": SIGNAL})
            await self.say(who, {"t": "join_call", "device": DEVICES[who], "speaks": True})
            await self.say(who, {"t": "tell_call", "talks": True, "lost": [DEVICES["p0"]]})
            await self.say(who, {"t": "signal", "to": DEVICES["p0"], "signal": SIGNAL})
        await self.say("p0", {"t": "show_film", "at": 1})
        for act in ACTS:
            await self.do("visitor", act)
        await self.say("visitor", {"t": "delete_salon"})
        await self.say("visitor", {"t": "show_out", "visitor": None})
        await self.say("p0", {"t": "show_out", "visitor": 0})
        # Somebody comes late, with an old page; somebody comes back; somebody is shown out.
        late, back, shown_out = (f"{who} {known}" for who in ("late visitor", "p3 comes back", "shown out"))
        await self.say(late, {"t": "hello", "protocol": p.PROTOCOL + 1, "code": self.world.room.code})
        await self.hello(late, "")
        # The one who comes late says that they are somebody who plays; the host does not believe it.
        await self.say(late, {"t": "ask_seat", "key": "y" * 30, "who": 2})
        await self.say("p0", {"t": "answer_seat", "request": 1, "yes": False})
        await self.say(late, {"t": "drop_ask"})
        await self.hello(back, KEYS["p3"])
        await self.hello(shown_out, "x" * 30 + str(known))
        await self.say(shown_out, {"t": "join", "key": "x" * 30 + str(known), "name": "Max"})
        await self.do("p0", {"t": "remove", "person": len(self.world.room.stored.people) - 1})


def tag_of(message: bytes) -> str:
    return str(decode(message)["t"])


def messages_in(writes: list[bytes]) -> Iterator[bytes]:
    for write in writes:
        while write:
            head, length = (2, write[1]) if write[1] < 126 else (4, int.from_bytes(write[2:4], "big"))
            if write[1] == 127:
                head, length = 10, int.from_bytes(write[2:10], "big")
            # All others are goodbyes.
            if write[0] == 0x81:
                yield write[head : head + length]
            write = write[head + length :]


class Evening(NamedTuple):
    script: list[Said]
    unprobed: set[str]
    one: World
    other: World

    def differences(self) -> set[str]:
        """Those who can tell the two worlds apart, and by which message first."""
        found = set[str]()
        first, second = self.one.streams(), self.other.streams()
        assert first.keys() == second.keys()
        for who in first:
            if first[who] != second[who]:
                pairs = zip(messages_in(first[who]), messages_in(second[who]), strict=False)
                tag = next((tag_of(one) for one, other in pairs if one != other), "more")
                found.add(f"{tag} to {who}")
        return found


Worlds = Callable[..., Any]


@pytest.fixture
def two_worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Worlds:
    # How much one may say depends on how much time has passed, and on nothing of the game.
    monkeypatch.setattr(Bucket, "take", lambda bucket: True)

    class Quick(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            # Nothing here is about a loss of power.
            return super().execute(sql.replace("synchronous=FULL", "synchronous=OFF"), *values)

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Quick))

    async def world(name: str, folder: str, kind: type[World]) -> World:
        chance = random.Random(7)
        monkeypatch.setattr(secrets, "token_hex", lambda size=32: chance.randbytes(size).hex())
        monkeypatch.setattr(secrets, "choice", chance.choice)
        opened = kind(tmp_path / folder, name)
        await opened.open()
        return opened

    async def play(name: str, most_steps: int | None = None, kind: type[World] = World) -> Evening:
        director = Director(await world(name, "zero", kind), most_steps)
        script = await director.evening()
        await director.world.close()
        worlds = []
        # Once more as it was: in the first world functions that remember what they found had more to do.
        for folder in ("one", "other"):
            again = await world(name, folder, kind)
            for line in script:
                await again.hear(line.who, line.instead if folder == "other" and line.instead else line.message)
            await again.close()
            worlds.append(again)
        return Evening(script, director.unprobed(), *worlds)

    return play


def test_every_message_and_every_act_is_among_those_compared() -> None:
    assert {*MESSAGES, *AT_THE_DOOR} == tags_of(messages.FromServer)
    listed = TRUST.read_text(encoding="utf-8").partition("## Everything that leaves the server")[2]
    assert all(f"`{tag}`" in listed for tag in MESSAGES + AT_THE_DOOR)
    assert [act["t"] for act in ACTS] == [str(one.__struct_config__.tag) for one in get_args(ev.Act)]
    for act in ACTS:
        assert isinstance(decode(encode(act), type=ev.Act), Struct)


@pytest.mark.parametrize("name", [name for name in GAMES if secret_moves(name)])
@pytest.mark.rule("CO-2")
@pytest.mark.slow
@pytest.mark.no_cover
async def test_two_worlds_send_the_same_bytes_to_all_who_do_not_know_the_difference(
    name: str, two_worlds: Worlds
) -> None:
    evening = await two_worlds(name)
    assert evening.differences() == set()
    # No refusal is more work in one world than in the other.
    assert evening.one.work
    assert evening.one.work == evening.other.work
    # Everything there is was said, asked and sent, and every answer was once another one.
    assert {str(line.message["t"]) for line in evening.script} == tags_of(p.FromBrowser)
    sent = {tag_of(one) for writes in evening.one.streams().values() for one in messages_in(writes)}
    assert sent == set(MESSAGES)
    assert evening.unprobed == set()


@pytest.mark.slow
@pytest.mark.no_cover
async def test_two_worlds_send_the_same_to_all_whom_another_node_passes_on(two_worlds: Worlds) -> None:
    evening = await two_worlds("didixit", most_steps=8, kind=RelayedWorld)
    assert evening.differences() == set()
    sent = {tag_of(one) for writes in evening.one.streams().values() for one in messages_in(writes)}
    assert sent >= set(MESSAGES) - {"exported"}


# A careless server


def secret_of(salon: Salon) -> int:
    """A number that follows from all that is hidden."""
    running = salon.running
    return 0 if running is None else zlib.crc32(encode(running.state.phase)) % 89


@pytest.mark.parametrize("kind", [World, pytest.param(RelayedWorld, marks=pytest.mark.slow)])
async def test_messages_whose_size_follows_from_a_secret_are_found_out(
    kind: type[World], two_worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin, send, houses = Socket.__init__, Socket.send, dict[Socket, House]()

    def noting(socket: Socket, house: House, *more: Any) -> None:
        houses[socket] = house
        begin(socket, house, *more)

    def careless(socket: Socket, message: bytes) -> None:
        send(socket, message + b" " * sum(secret_of(room.stored) for room in houses[socket].rooms))

    monkeypatch.setattr(Socket, "__init__", noting)
    monkeypatch.setattr(Socket, "send", careless)
    evening = await two_worlds("didixit", most_steps=8, kind=kind)
    first, second = evening.one.streams(), evening.other.streams()
    pairs = [pair for who in first for pair in zip(*map(messages_in, (first[who], second[who])), strict=True)]
    # Games are exported when they are over, and then the worlds are the same. That a page is too old is said by the
    # node to which it is connected, and that one knows nothing of the salon if it only passes people on.
    harmless = {"exported"} if kind is World else {"exported", "reload"}
    assert {tag_of(one) for one, other in pairs if one != other} == set(MESSAGES) - harmless


@pytest.mark.parametrize("name", ["didixit", "dictionnaire"])
@pytest.mark.slow
async def test_a_file_with_every_move_is_found_out(
    name: str, two_worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "as_exported", lambda start, decks, steps: steps)
    evening = await two_worlds(name)
    assert {found.split(" to ")[0] for found in evening.differences()} == {"exported"}


async def test_a_section_that_is_sent_again_when_only_a_secret_changed_is_found_out(
    two_worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says the same; that it was sent says that an answer was changed, and not only given again."""
    newer, table_view, states = view_cache.newer, view_cache.table_view, [None, None]  # type: ignore[attr-defined]

    def noting(running: Running) -> TableView:
        states.append(running.state)
        return table_view(running)

    def careless(before: Raw, view: Struct) -> Raw:
        changed = isinstance(view, TableView) and states[-1] != states[-2]
        return Raw(bytes(before)) if changed and newer(before, view) is before else newer(before, view)

    monkeypatch.setattr(view_cache, "table_view", noting)
    monkeypatch.setattr(view_cache, "newer", careless)
    evening = await two_worlds("didixit", most_steps=8)
    assert {found.split(" to ")[0] for found in evening.differences()} == {"view"}


async def test_a_message_too_many_is_found_out(two_worlds: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    message = ViewCache.message

    def careless(cache: ViewCache, salon: Salon, connection: Connection, now: int) -> bytes:
        for _ in range(secret_of(salon) % 7):
            connection.send(PONG)
        return message(cache, salon, connection, now)

    monkeypatch.setattr(ViewCache, "message", careless)
    evening = await two_worlds("didixit", most_steps=8)
    assert evening.differences()


async def test_a_refusal_that_takes_longer_for_a_secret_is_found_out(
    two_worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    act = Room.act

    def careless(room: Room, *what: Any) -> Any:
        for _ in range(secret_of(room.stored)):
            len("")
        return act(room, *what)

    monkeypatch.setattr(Room, "act", careless)
    evening = await two_worlds("didixit", most_steps=8)
    assert evening.differences() == set()
    assert evening.one.work != evening.other.work
