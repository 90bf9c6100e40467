"""Views in sections: put together they are a fresh whole view, at every step, on every screen, in every game."""

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from tests.guests import whole_view
from tests.players import player_of
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rooms.house import House
from veillee.rooms.room import Room
from veillee.rules import Bot, Game, Refused
from veillee.salon import events as ev
from veillee.salon.model import Salon
from veillee.salon.views import pinned_view, salon_view, table_view, you_views
from veillee.storage import SqliteStorage

SECTIONS = ("salon", "pinned", "table", "you")
SHARP = Bot(temperament="sharp", language="fr")
MOST_STEPS = 3000


def fresh_view(salon: Salon, person: int | None, images: dict[str, str], now: int) -> bytes:
    """The whole view of a salon, made from nothing but the salon."""
    game = None
    if salon.running is not None:
        parts = (pinned_view(salon.running, salon.games, images), table_view(salon.running))
        game = {name: getattr(part, name) for part in parts for name in part.__struct_fields__}
    view = {"seq": salon.seq, "now": now, "salon": salon_view(salon), "game": game, "you": you_views(salon)(person)}
    return msgspec.json.encode(view)


def size(section: Any) -> int:
    return len(msgspec.json.encode(section)) if section else 0


class Screen:
    """A connection that compares, with every view it is sent, what it has with what there is to see."""

    def __init__(self, room: Room, library: Library, key: str | None = None) -> None:
        self.person: int | None = None
        self.key_hash = self.address = ""
        self.room, self.library, self.key = room, library, key or secrets.token_urlsafe(24)
        self.sections: dict[str, Any] = {}
        self.views = 0
        # Bytes: of the messages, of the tables in them, and of both in whole views.
        self.sent, self.sent_table, self.whole, self.whole_table = 0, 0, 0, 0
        self.nulls: set[str] = set()
        self._answers: dict[str, asyncio.Future[str | None]] = {}

    def send(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["t"] == "view":
            self._look(frame, message)
        elif message["t"] == "done":
            self._answers.pop(message["mid"]).set_result(None)
        elif message["t"] == "refused" and message["mid"] in self._answers:
            self._answers.pop(message["mid"]).set_result(message["code"])

    def _look(self, frame: bytes, message: dict[str, Any]) -> None:
        if not self.sections:
            assert set(SECTIONS) <= set(message), "the first view has every section"
        for name in set(SECTIONS) & set(message):
            assert not self.sections or message[name] != self.sections[name], f"{name} was sent again unchanged"
            if self.sections and message[name] is None:
                self.nulls.add(name)
        self.sections |= message
        salon = self.room.stored
        whole = fresh_view(salon, self.person, self._images(salon), message["now"])
        assert whole_view(self.sections) == msgspec.json.decode(whole)
        self.views += 1
        self.sent += len(frame)
        self.sent_table += size(message.get("table"))
        self.whole += len(whole)
        self.whole_table += size(self.sections["table"])

    def _images(self, salon: Salon) -> dict[str, str]:
        if salon.running is None:
            return {}
        decks = [self.library[hash] for hash in salon.running.start.decks]
        images = [self.library.images(deck) for deck in decks if deck.kind == "images"]
        return {"": images[0]} if images else {}

    def close(self) -> None:
        pass

    def enter(self) -> "Screen":
        self.room.connect(self, self.key)
        return self

    def come_back(self) -> "Screen":
        """On a new connection of the same browser."""
        self.room.disconnect(self)
        return Screen(self.room, self.library, self.key).enter()

    async def answered(self, doing: Callable[[str], Any]) -> str | None:
        """The code of a refusal, or None for what was done."""
        mid = secrets.token_hex(8)
        answer = self._answers[mid] = asyncio.get_running_loop().create_future()
        try:
            waiting = doing(mid)
            if waiting is not None:
                await waiting
        except Refused as refused:
            return refused.code
        return await asyncio.wait_for(answer, 60)

    async def join(self, name: str = "", screen: bool = False) -> "Screen":
        assert await self.answered(lambda mid: self.room.join(self, mid, self.key, name, screen)) is None
        return self

    async def tries(self, what: ev.Act) -> str | None:
        return await self.answered(lambda mid: self.room.act(self, mid, what))

    async def does(self, what: ev.Act) -> None:
        assert await self.tries(what) is None

    async def may_say(self, what: ev.Say | ev.SetCall) -> None:
        """Something that others read: the deal decides whether the rules bind this person to silence now."""
        assert await self.tries(what) in (None, "may_not_speak")

    @property
    def view(self) -> dict[str, Any]:
        return whole_view(self.sections)

    def moves(self) -> list[ev.Play]:
        """What somebody here could play for one of their chairs that the table waits for."""
        game = self.view["game"]
        found = []
        for hand in self.view["you"]["hands"]:
            if hand["seat"] in game["awaited"]:
                public = msgspec.convert(game["public"], GAMES[game["name"]].public_type)
                private = msgspec.convert(hand["private"], GAMES[game["name"]].private_type)
                moves = player_of(game["name"]).moves(public, private)
                found += [ev.Play(chair=hand["chair"], move=Raw(msgspec.json.encode(move))) for move in moves]
        return found


class Evening:
    """Three people, a bot, a spectator, a visitor who has not joined and a television, in a new salon."""

    def __init__(self, house: House, room: Room, host: Screen) -> None:
        self.house, self.room, self.host = house, room, host
        self.players = [host]
        self.watching: list[Screen] = []
        self.gone: list[Screen] = []
        self.guesses = 0

    @property
    def screens(self) -> list[Screen]:
        return [*self.players, *self.watching]

    def another(self) -> Screen:
        return Screen(self.room, self.house.library).enter()

    async def start(self) -> None:
        start = self.house.start_game
        assert await self.host.answered(lambda mid: start(self.room, self.host, mid)) is None

    async def play(self, every: dict[int, Callable[[], Any]]) -> None:
        """To the end of the game; `every` says what else happens after so many moves."""
        played = 0
        while self.host.view["game"]["outcome"] is None:
            assert played < MOST_STEPS
            for screen in self.players:
                moves = screen.moves()
                if moves and await screen.tries(moves[played % len(moves)]) is None:
                    played += 1
                    break
            else:
                # The bot's turn.
                await asyncio.sleep(0)
                continue
            if played in every:
                await every.pop(played)()
            await self.guess(played)

    async def guess(self, nth: int) -> None:
        """The audience answers what it is asked."""
        for screen in self.watching:
            question = screen.view["you"]["question"]
            if question is not None and screen.view["you"]["guess"] is None:
                guess = {topic: choices[nth % len(choices)] for topic, choices in question["topics"].items()}
                # The bot may be quicker: then there is no question any more.
                self.guesses += await screen.tries(ev.Guess(guess=guess)) is None


async def begin(name: str, folder: Path) -> tuple[SqliteStorage, Evening]:
    storage = SqliteStorage(folder / "veillee.sqlite")
    house = House(storage, Library(), bot_pace=0)
    key = secrets.token_urlsafe(24)
    room = await house.room(await house.open_salon(name, "Léa", key))
    evening = Evening(house, room, Screen(room, house.library, key).enter())
    for guest in ("Tom", "Nina"):
        evening.players.append(await evening.another().join(guest))
    for colour, (player, guest) in enumerate(zip(evening.players, ("Léa", "Tom", "Nina"), strict=True)):
        await player.does(ev.Sit(name=guest, colour=colour))
    await evening.host.does(ev.AddBot(bot=SHARP))
    evening.watching = [
        await evening.another().join("Zoé"),
        await evening.another().join(screen=True),
        evening.another(),
    ]
    return storage, evening


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.slow
@pytest.mark.no_cover
async def test_sections_put_together_are_the_whole_view_at_every_step_of_a_game(name: str, tmp_path: Path) -> None:
    storage, evening = await begin(name, tmp_path)
    host, tom, nina = evening.players

    async def chat() -> None:
        await nina.may_say(ev.Say(text="Bonsoir !"))

    async def a_late_guest_and_a_visitor_who_joins() -> None:
        julien = await evening.another().join("Julien")
        await julien.does(ev.Sit(name="Julien", colour=4))
        evening.players.append(julien)
        await evening.watching[2].join("Colette")

    async def tom_looks_from_another_device() -> None:
        evening.watching.append(Screen(evening.room, evening.house.library, tom.key).enter())

    async def tom_comes_back() -> None:
        nonlocal tom
        evening.gone.append(tom)
        tom = evening.players[1] = tom.come_back()

    async def nina_leaves_and_zoe_takes_over() -> None:
        (chair,) = (hand["chair"] for hand in nina.view["you"]["hands"])
        await nina.does(ev.Leave())
        zoe = evening.watching[0]
        await zoe.does(ev.TakeChair(chair=chair, name="Zoé"))
        evening.players[2], evening.watching[0] = zoe, nina

    async def the_door_and_the_host() -> None:
        await host.does(ev.Lock(on=True))
        await host.may_say(ev.SetCall(link="https://call.example/x"))
        await host.does(ev.GiveHost(person=1))
        await tom.does(ev.GiveHost(person=0))

    happenings = [
        chat,
        a_late_guest_and_a_visitor_who_joins,
        tom_looks_from_another_device,
        tom_comes_back,
        nina_leaves_and_zoe_takes_over,
        the_door_and_the_host,
    ]
    await evening.start()
    await evening.play({2 * number: happening for number, happening in enumerate(happenings, 1)})
    if type(GAMES[name]).audience_asked is not Game.audience_asked:
        assert evening.guesses > 3
    assert all(len(screen.view["game"]["chairs"]) == (5 if GAMES[name].takes_late else 4) for screen in evening.screens)
    # The game is over and does not change any more; who may take which chair does.
    zoe = evening.players[2]
    (chair,) = (hand["chair"] for hand in zoe.view["you"]["hands"])
    await zoe.does(ev.Leave())
    assert all(screen.view["you"]["seats_to_take"] == [chair] for screen in evening.screens)
    await zoe.does(ev.TakeChair(chair=chair, name="Zoé"))
    # A second game is put away before its end: no section contains anything of it.
    await evening.start()
    await host.does(ev.PutAway())
    for screen in evening.screens:
        assert screen.sections["pinned"] is screen.sections["table"] is None
        assert {"pinned", "table"} <= screen.nulls
    await evening.start()
    assert all(screen.view["game"]["number"] == 3 for screen in evening.screens)
    evening.room.sleep()
    await storage.close()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.no_cover
async def test_an_average_view_is_much_smaller_than_a_whole_one(name: str, tmp_path: Path) -> None:
    """Of all that is not the table little is sent. Where the table is most of a view, that is all there is to save."""
    storage, evening = await begin(name, tmp_path)
    await evening.start()
    for screen in evening.screens:
        screen.views = screen.sent = screen.sent_table = screen.whole = screen.whole_table = 0
    await evening.play({})
    figures = ("views", "sent", "sent_table", "whole", "whole_table")
    views, sent, sent_table, whole, whole_table = (sum(getattr(one, of) for one in evening.screens) for of in figures)
    print(f"{name}: {whole / views:.0f} bytes whole, {sent / views:.0f} in sections, {views} views")
    assert sent - sent_table <= 0.3 * (whole - whole_table)
    assert sent <= 0.6 * whole or whole_table > 0.5 * whole
    evening.room.sleep()
    await storage.close()
