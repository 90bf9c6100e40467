"""Bots on a real server: who adds and removes them, how they play, how a seat is handed over and taken back."""

import asyncio
import contextlib
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import msgspec
import pytest
import structlog
from aiohttp import web

from tests.bots.minds import walk
from tests.conftest import ServerProcess, decode_entry
from tests.guests import Guest, RefusedByServer, open_salon, sit_down, start, together, views_of
from tests.hand_clock import HandClock
from tests.rooms.test_frames import Watch
from veillee.bots.mind import Evening, Mind
from veillee.games import GAMES
from veillee.games.dany.model import ExplainingView, RevealedView
from veillee.games.dany.moves import AskWhy, Judge
from veillee.games.dany.state import Talking
from veillee.games.dictionnaire import bot as dictionnaire_bot
from veillee.games.dictionnaire.model import AskSort, Tidy
from veillee.games.didixit.model import Claim, GivingView, Sentence, Tell, VotingView
from veillee.games.diner import bot as diner_bot
from veillee.rooms.bot_runner import MOST_BOT_MOVES
from veillee.rooms.room import Room
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon.fold import evolve
from veillee.salon.model import Salon
from veillee.salon.views import chat_line
from veillee.server.app import make_app
from veillee.server.keys import HOUSE
from veillee.server.settings import Settings
from veillee.storage import NotStored, Ownership, Row

SHARP = {"temperament": "sharp", "language": "fr"}
PLAYFUL = {"temperament": "playful", "language": "en"}


@pytest.fixture
def pace() -> float:
    """Bots answer at once."""
    return 0


class Lively(HandClock):
    """A moment passes whenever anybody looks at it: nobody is refused for saying too much at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.monotonic = self._look

    def _look(self) -> float:
        self.seconds += 0.05
        return self.seconds


@pytest.fixture
async def app(tmp_path: Path, pace: float) -> web.Application:
    return make_app(Settings(data=tmp_path, salons_per_address=1000, bot_pace=pace), clock=Lively())


def chairs(guest: Guest) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], guest.view["salon"]["chairs"])


async def with_bots(session: aiohttp.ClientSession, address: str, game: str = "didixit") -> Guest:
    """One person and two bots at a table."""
    host = await open_salon(session, address, game=game)
    await host.do("sit", name="Léa", colour=0)
    await host.do("add_bot", bot=SHARP)
    await host.do("add_bot", bot=PLAYFUL)
    return host


async def play_on(guest: Guest, until: int | None = None) -> None:
    """Plays whatever is asked until the game is over, or the salon has so many entries."""
    turn = 0
    while guest.view["game"]["outcome"] is None and (until is None or guest.view["seq"] < until):
        seq = guest.view["seq"]
        seat = guest.view["you"]["hands"][0]["seat"]
        moves = guest.moves() if seat in guest.view["game"]["awaited"] else []
        if moves:
            turn += 1
            try:
                await guest.play(moves[turn % len(moves)])
                continue
            except RefusedByServer:
                # A bot was quicker, and the view that the move was made from is over.
                pass
        await guest.until(lambda one, seq=seq: one.view["seq"] > seq)  # type: ignore[misc]


async def test_the_host_adds_and_removes_bots_and_nobody_else_does(
    session: aiohttp.ClientSession, address: str
) -> None:
    host, tom = await sit_down(session, address, ["Léa", "Tom"])
    assert await tom.refusal("add_bot", bot=SHARP) == "host_only"
    await host.do("add_bot", bot=SHARP)
    await host.do("add_bot", bot=PLAYFUL)
    await together([host, tom])
    for guest in (host, tom):
        assert [chair["bot"] for chair in chairs(guest)] == [None, None, SHARP, PLAYFUL]
    names, colours = ({chair[key] for chair in chairs(tom)} for key in ("name", "colour"))
    assert len(names) == len(colours) == 4
    bot = chairs(host)[2]["id"]
    assert await tom.refusal("stand", chair=bot) == "host_only"
    await host.do("stand", chair=bot)
    assert [chair["bot"] for chair in chairs(host)] == [None, None, PLAYFUL]


async def test_a_bot_finds_no_seat_at_a_full_table(session: aiohttp.ClientSession, address: str) -> None:
    host = await with_bots(session, address)
    for _ in range(3):
        await host.do("add_bot", bot=SHARP)
    assert await host.refusal("add_bot", bot=SHARP) == "no_chair_free"
    assert len({chair["name"] for chair in chairs(host)}) == 6


async def test_bots_are_added_in_the_lobby_only(session: aiohttp.ClientSession, address: str) -> None:
    host = await with_bots(session, address)
    bot = chairs(host)[1]["id"]
    assert await host.refusal("hand_over", chair=bot, bot=SHARP) == "no_game"
    await start([host])
    assert await host.refusal("add_bot", bot=SHARP) == "game_running"
    assert await host.refusal("stand", chair=bot) == "game_running"
    # A bot's own seat is neither put on automatic nor handed over.
    assert await host.refusal("set_automatic", chair=bot, on=True) == "chair_of_a_bot"
    assert await host.refusal("hand_over", chair=bot, bot=SHARP) == "chair_of_a_bot"


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_and_two_bots_play_a_game_to_its_end(
    session: aiohttp.ClientSession, address: str, game: str
) -> None:
    host = await with_bots(session, address, game)
    await start([host])
    await asyncio.wait_for(play_on(host), 60)
    assert host.view["game"]["outcome"] is not None
    # Their seats have no part of the seed; the person's has one.
    assert set(host.view["game"]["missing_parts"]) >= {1, 2}
    # Another one begins with the same table.
    await host.ask({"t": "start"})
    assert [chair["bot"] for chair in chairs(host)] == [None, SHARP, PLAYFUL]


@pytest.mark.rule("CO-6")
async def test_an_absent_seat_is_handed_to_a_bot_and_taken_back(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    host, tom, nina = guests
    await start(guests)
    await host.play(Claim())
    chair = tom.chair
    await tom.hang_up()
    assert await nina.refusal("hand_over", chair=chair, bot=SHARP) == "host_only"
    await host.do("hand_over", chair=chair, bot=SHARP)
    assert chairs(host)[1]["bot"] == SHARP
    assert chairs(host)[1]["automatic"]
    await host.play(Tell(image=host.private.hand[0], clue=Sentence(text="Minuit")))
    await host.until(lambda one: 1 in one.public.given)
    # The person comes back, and one tap is enough.
    await tom.connect()
    await tom.do("set_automatic", chair=chair, on=False)
    assert chairs(tom)[1]["bot"] is None
    assert not chairs(tom)[1]["automatic"]
    await nina.play(nina.moves()[0])
    await host.until(lambda one: isinstance(one.public, VotingView))
    assert host.view["game"]["awaited"] == [1, 2]


@pytest.mark.rule("CO-6")
@pytest.mark.parametrize("pace", [1000])
async def test_a_move_of_ones_own_takes_the_seat_back_from_a_bot(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    await start(guests)
    host, tom, _ = guests
    chair = tom.chair
    assert await host.refusal("hand_over", chair=chair, bot=SHARP) == "player_is_here"
    await tom.hang_up()
    await host.do("hand_over", chair=chair, bot=SHARP)
    await tom.connect()
    await tom.play(Claim())
    assert chairs(tom)[1]["bot"] is None
    assert tom.public.storyteller == 1


async def test_a_seat_that_was_left_is_handed_to_a_bot_until_someone_takes_it(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    await start(guests)
    host, tom, _ = guests
    chair = tom.chair
    await tom.do("leave")
    await host.do("hand_over", chair=chair, bot=PLAYFUL)
    assert (chairs(host)[1]["left"], chairs(host)[1]["bot"]) == (True, PLAYFUL)
    zoe = await (await Guest(session, address, host.code, "Zoé").connect()).join()
    await zoe.do("take_chair", chair=chair, name="Zoé")
    assert (chairs(zoe)[1]["left"], chairs(zoe)[1]["bot"], chairs(zoe)[1]["name"]) == (False, None, "Zoé")


@pytest.mark.rule("CO-6")
async def test_in_the_next_game_a_seat_is_its_players_again_if_they_are_here(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    host, tom, nina = guests
    await start(guests, end="score", target=5)
    for guest in (tom, nina):
        chair = guest.chair
        await guest.hang_up()
        await host.do("hand_over", chair=chair, bot=SHARP)
    # Tom looks on until the end without taking his seat back; Nina stays away.
    await tom.connect()
    assert chairs(tom)[1]["bot"] == SHARP
    await host.do("hand_over", chair=host.chair, bot=SHARP)
    await tom.until(lambda one: one.view["game"]["outcome"] is not None)
    await together([host, tom])
    for guest in (host, tom):
        assert [(chair["bot"], chair["automatic"]) for chair in chairs(guest)] == [
            (None, False),
            (None, False),
            (SHARP, True),
        ]
    # Another one: the table waits for the two who are here, and not for her.
    await host.ask({"t": "start"})
    await host.until(lambda one: isinstance(one.public, GivingView))
    assert host.public.storyteller == 2
    assert host.view["game"]["awaited"] == [0, 1]
    # She comes back between two games: no tap is needed.
    await host.do("put_away")
    assert chairs(host)[2]["bot"] == SHARP
    await nina.connect()
    await nina.until(lambda one: chairs(one)[2]["bot"] is None)
    assert not chairs(nina)[2]["automatic"]


@pytest.mark.rule("CO-6")
async def test_a_seat_on_automatic_is_its_players_again_in_the_next_game(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    host, tom, nina = guests
    await start(guests)
    await tom.do("set_automatic", chair=tom.chair, on=True)
    await nina.do("leave")
    await together(guests)
    assert [chair["automatic"] for chair in chairs(host)] == [False, True, True]
    await host.do("put_away")
    # A person who left has no seat in the next game.
    assert [(chair["name"], chair["automatic"]) for chair in chairs(host)] == [("Léa", False), ("Tom", False)]


@pytest.mark.slow
async def test_bots_play_on_after_a_restart(session: aiohttp.ClientSession, server: ServerProcess) -> None:
    # So slow that they surely think when the server dies.
    server.start("--bot-pace", "1000")
    host = await with_bots(session, server.address)
    await start([host])
    await host.play(Claim())
    await host.play(Tell(image=host.private.hand[0], clue=Sentence(text="Minuit")))
    assert host.public.given == ()
    server.kill()
    server.start("--bot-pace", "0")
    host.view = {}
    await host.connect()
    # The whole round is theirs, and the next clue too.
    await host.until(lambda one: one.public.number == 2 and one.view["game"]["awaited"] == [0])
    assert [chair["bot"] for chair in chairs(host)] == [None, SHARP, PLAYFUL]


async def test_bots_know_that_it_is_the_same_evening_and_which_game_of_it(
    session: aiohttp.ClientSession, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = diner_bot.choose
    evenings: list[Evening] = []

    def remember(public: Any, private: Any, mind: Mind) -> Any:
        if mind.evening not in evenings:
            evenings.append(mind.evening)
        return choose(public, private, mind)

    monkeypatch.setattr(diner_bot, "choose", remember)
    for _ in range(2):
        host = await with_bots(session, address, "diner")
        for number in (1, 2):
            await start([host]) if number == 1 else await host.ask({"t": "start"})
            await asyncio.wait_for(host.until(lambda one: one.view["game"]["outcome"] is None), 60)
            await asyncio.wait_for(play_on(host), 60)
    assert [evening.games for evening in evenings] == [0, 1, 0, 1]
    secret, same, other, _ = [evening.secret for evening in evenings]
    assert secret == same != other
    assert len(secret) == 64


async def test_a_bot_whose_moves_lead_nowhere_is_passed_over(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = dictionnaire_bot.choose
    tidied = 0

    def tidy_for_ever(public: Any, private: Any, mind: Mind) -> Any:
        nonlocal tidied
        if isinstance(private.ask, AskSort):
            tidied += 1
            return Tidy()
        return choose(public, private, mind)

    monkeypatch.setattr(dictionnaire_bot, "choose", tidy_for_ever)
    host = await with_bots(session, address, "dictionnaire")
    await start([host])
    with structlog.testing.capture_logs() as logged:
        await asyncio.wait_for(play_until_round(host, 3), 30)
    # The bot read in the second round; the third has come, and the server's log says why.
    assert tidied == MOST_BOT_MOVES + 1
    assert [line["event"] for line in logged if line["log_level"] == "error"] == ["a bot failed"]


async def play_until_round(guest: Guest, number: int) -> None:
    while guest.public.number < number:
        await play_on(guest, guest.view["seq"] + 1)


@pytest.mark.rule("DA-13")
async def test_bots_talk_at_dany_and_explain_once_when_they_are_asked(
    session: aiohttp.ClientSession, address: str
) -> None:
    host = await with_bots(session, address, "dany")
    names = [chair["name"] for chair in chairs(host)]
    asked = await games_asking_why(host)
    by_bots = [line for line in host.chat if line["person"] == -1]
    assert {line["name"] for line in by_bots} == set(names[1:])
    assert {line["chair"] for line in by_bots} == {chair["id"] for chair in chairs(host)[1:]}
    assert len({line["id"] for line in by_bots}) == len(by_bots)
    for active, lines in asked:
        assert [line["name"] for line in lines] == [names[active]]


@pytest.mark.rule("DA-17")
async def test_in_the_twist_bots_call_everyone_by_their_name(session: aiohttp.ClientSession, address: str) -> None:
    host = await with_bots(session, address, "dany")
    names = [chair["name"] for chair in chairs(host)]
    named: set[str] = set()
    for _ in range(20):
        await host.ask({"t": "start"})
        await asyncio.wait_for(play_asking_why(host), 60)
        told = [line["text"] for line in host.chat if line["person"] == -1]
        named |= {name for name in names if any(re.search(rf"\b{name}\b", text) for text in told)}
        if named == set(names):
            return
    raise AssertionError(f"only {named} were spoken of")


async def test_an_explanation_that_was_not_stored_is_given_again(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.rooms.room.PAUSE_AFTER_FAILURE", 0)
    storage = app[HOUSE].storage
    append = storage.append
    lost: list[Row] = []
    last: asyncio.Future[None]

    def append_all_but_the_first_explanation(
        claim: Ownership, expected: int, rows: list[Row], at: int, *more: Any
    ) -> "asyncio.Future[None]":
        # The words are stored together with the move that says that they were said.
        nonlocal last
        if lost or [row.kind for row in rows] != ["say", "bot_played"] or b"explained" not in rows[1].body:
            last = append(claim, expected, rows, at, *more)
            return last
        lost.extend(rows)
        full: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Appends end in their order: the question is stored before its answer is lost.
        last.add_done_callback(lambda _: full.set_exception(NotStored("no room")))
        return full

    monkeypatch.setattr(storage, "append", append_all_but_the_first_explanation)
    host = await with_bots(session, address, "dany")
    await games_asking_why(host)
    assert lost


async def games_asking_why(guest: Guest) -> list[tuple[int, list[dict[str, Any]]]]:
    """As many games as it takes until somebody has been asked."""
    for _ in range(20):
        await guest.ask({"t": "start"})
        if asked := await asyncio.wait_for(play_asking_why(guest), 60):
            return asked
    raise AssertionError("no bot was ever understood")


async def play_asking_why(guest: Guest) -> list[tuple[int, list[dict[str, Any]]]]:
    """A game of Dany in which the guest asks every bot why; each time who was asked, and what they answered."""
    answers = []
    while guest.view["game"]["outcome"] is None:
        seq, said, public = guest.view["seq"], len(guest.chat), guest.public
        moves = guest.moves() if 0 in guest.view["game"]["awaited"] else []
        if isinstance(public, RevealedView) and public.active != 0 and moves:
            await guest.play(AskWhy())
            await guest.until(lambda one, said=said: len(one.chat) > said)  # type: ignore[misc]
            # The bots have acted, and nobody speaks in the next round yet.
            await guest.until(lambda one: one.public.explanation == "given" and one.view["game"]["awaited"] == [0])
            answers.append((public.active, [line for line in guest.chat[said:] if line["person"] == -1]))
            await guest.play(Judge(convinced=True))
            await guest.until(lambda one: not isinstance(one.public, ExplainingView))
        elif moves:
            with contextlib.suppress(RefusedByServer):
                await guest.play(moves[seq % len(moves)])
        else:
            await guest.until(lambda one, seq=seq: one.view["seq"] > seq)  # type: ignore[misc]
    return answers


@pytest.mark.rule("DA-9")
async def test_nobody_but_a_bot_speaks_as_one_and_it_is_silent_where_a_person_must_be(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host = await with_bots(session, address, "dany")
    room = await app[HOUSE].room(host.code)

    def refusal(chair: int | None) -> str:
        with pytest.raises(Refused) as refused:
            evolve(room.head, ev.Entry(at=0, what=ev.Say(text="Bonsoir", chair=chair)), app[HOUSE].library)
        return refused.value.code

    assert refusal(chairs(host)[1]["id"]) == "no_game"
    await host.ask({"t": "start"})
    person, bot, _ = [chair["id"] for chair in chairs(host)]
    assert refusal(None) == refusal(person) == refusal(99) == "not_a_bot"
    assert await host.refusal("say", text="Je suis un bot", chair=bot) == "not_your_chair"
    running = room.head.running
    assert running is not None
    silent = next(
        state
        for state, _, _ in walk("dany", 3, "silent")
        if isinstance(state.phase, Talking) and state.phase.active == 1
    )
    room.log.head = msgspec.structs.replace(room.head, running=msgspec.structs.replace(running, state=silent))
    assert not running.game.may_speak(silent, 1)
    assert refusal(bot) == "may_not_speak"


async def test_what_a_stand_in_says_is_not_put_in_the_mouth_of_its_person(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host, tom, _ = await sit_down(session, address, ["Léa", "Tom", "Nina"], "dany")
    await host.ask({"t": "start"})
    chair = tom.chair
    await tom.do("say", text="Je reviens.", chair=chair)
    await tom.hang_up()
    await host.do("hand_over", chair=chair, bot=SHARP)
    salon = (await app[HOUSE].room(host.code)).stored
    said = ev.Entry(at=0, what=ev.Say(text="Un phare ?", chair=chair))
    line = chat_line(9, said, salon)
    assert (line.name, line.person, line.chair) == ("Tom (bot)", -1, chair)
    # A bot that is gone has no name any more.
    assert chat_line(9, msgspec.structs.replace(said, what=ev.Say(text="?", chair=99)), salon).name == "Bot"
    await host.until(lambda one: bool(one.chat))
    assert (host.chat[0]["name"], host.chat[0]["chair"]) == ("Tom", chair)


async def test_chat_lines_keep_their_author_when_another_person_takes_the_chair(
    session: aiohttp.ClientSession, address: str
) -> None:
    host, tom = await sit_down(session, address, ["Léa", "Tom"])
    await tom.do("say", text="Bonsoir.", chair=tom.chair)
    await tom.do("stand", chair=tom.chair)
    late = await (await Guest(session, address, host.code, "Zoé").connect()).join()
    await late.send({"t": "ask_chat", "before": 1000})
    await late.until(lambda one: bool(one.chat))
    assert (late.chat[0]["name"], late.chat[0]["chair"]) == ("Tom", None)


@pytest.mark.rule("CO-2")
async def test_no_frame_holds_what_a_bot_has_in_its_hand(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    """Searched like a game among people; the log is folded again to know what could be seen with each entry."""
    host = await with_bots(session, address)
    spectator = await (await Guest(session, address, host.code, "Zoé").connect()).join()
    await start([host, spectator])
    house = app[HOUSE]
    room = await house.room(host.code)
    running = room.stored.running
    assert running is not None
    deck = set(running.state.pile.cards) | {image for hand in running.state.hands for image in hand}
    await asyncio.wait_for(play_on(host), 60)
    await together([host, spectator])

    shown = SimpleNamespace(stored=None)
    watch = Watch(cast(Room, shown))
    salon: Salon | None = None
    played = 0
    for row in await house.storage.read(host.code, 0, room.stored.seq):
        entry = decode_entry(row.body)
        played += isinstance(entry.what, ev.BotPlayed)
        salon = shown.stored = evolve(salon, entry, house.library)
        if salon.running is not None:
            watch.look()
    assert played > 10
    for seat, guest in ((0, host), (-1, spectator)):
        for frame, view in views_of(guest.frames):
            assert b"bot_played" not in frame
            seen = frame if view is None else frame + msgspec.json.encode(view)
            allowed = watch.allowed[view["seq"]][seat] if view and view["game"] else set()
            assert {image for image in deck if image.encode() in seen} <= allowed
