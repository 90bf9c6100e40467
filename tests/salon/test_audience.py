"""The audience plays along in secret (CO-13): who may guess, who sees what, and that no player learns anything."""

import random
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web
from msgspec import Raw

from tests.guests import Guest, sit_down, start, together
from tests.players import player_of
from tests.salon.test_fold import LIBRARY, fold
from veillee.games import GAMES
from veillee.games.didixit.model import Claim, Give, Sentence, Tell, Vote
from veillee.rules import AnyGame, Game
from veillee.salon import events as ev
from veillee.salon.events import Entry
from veillee.salon.fold import evolve
from veillee.salon.game import start_event
from veillee.salon.model import Salon
from veillee.salon.views import AudienceView, pinned_view, salon_view, table_view, you_views
from veillee.server.keys import HOUSE

NAMES = ["Léa", "Tom", "Nina", "Julien"]
ASKING = [name for name, game in GAMES.items() if type(game).audience_asked is not Game.audience_asked]
ZOE, MAX, TELEVISION, VISITOR = 4, 5, 6, None
MOST_STEPS = 5000


def begun(name: str) -> Salon:
    """Four players, two who watch, a television."""
    entries = [Entry(at=1, what=ev.Opened(code="MOKA", game=name))]
    entries += [Entry(at=1, what=ev.Joined(name=one, key=one)) for one in [*NAMES, "Zoé", "Max"]]
    entries += [Entry(at=1, what=ev.Joined(name="", key="tv", screen=True))]
    entries += [Entry(at=2, by=n, what=ev.Sit(name=one, colour=n)) for n, one in enumerate(NAMES)]
    entries += [Entry(at=3, what=ev.Committed(part="7" * 64))]
    salon = fold(entries)
    decks = LIBRARY.wanted(GAMES[name], salon.options_of(GAMES[name]))
    return did(salon, start_event(salon, decks), by=0)


def did(salon: Salon, what: ev.AnyEvent, by: int | None) -> Salon:
    return evolve(salon, Entry(at=9, what=what, by=by), LIBRARY)


def moved(salon: Salon, chance: random.Random) -> Salon:
    assert salon.running is not None
    game, state = salon.running.game, salon.running.state
    seat = chance.choice(game.awaited(state))
    moves = player_of(game.name).moves(game.public(state), game.private(state, seat))
    move = Raw(msgspec.json.encode(chance.choice(moves)))
    return did(salon, ev.Play(chair=salon.running.chairs[seat], move=move), by=seat)


def seen_by(salon: Salon, person: int | None) -> bytes:
    """Everything that this person is sent of a salon, apart from the number of its entries."""
    assert salon.running is not None
    views = salon_view(salon), pinned_view(salon.running, 1, {}), table_view(salon.running), you_views(salon)(person)
    return msgspec.json.encode(views)


def guessed(salon: Salon, person: int, nth: int) -> Salon:
    """The person makes the choice with this number, of every topic."""
    assert salon.running is not None
    question = salon.running.game.audience_asked(salon.running.state)
    assert question is not None
    guess = {topic: choices[nth % len(choices)] for topic, choices in question.topics.items()}
    return did(salon, ev.Guess(guess=guess), by=person)


def leaks(salon: Salon) -> list[str]:
    """Who can tell apart two worlds that differ in the guesses of the audience only."""
    one = guessed(guessed(salon, ZOE, 0), MAX, 0)
    other = guessed(guessed(salon, ZOE, 1), MAX, 1)
    found = []
    for viewer in [VISITOR, *range(4), TELEVISION]:
        # Neither what was guessed nor that anything was.
        if not seen_by(salon, viewer) == seen_by(one, viewer) == seen_by(other, viewer):
            found.append(f"to {viewer}")
    # Those who guess see their own guess, and not that of the other.
    if seen_by(guessed(one, MAX, 1), ZOE) != seen_by(one, ZOE) or seen_by(one, ZOE) == seen_by(other, ZOE):
        found.append("to Zoé")
    return found


def leaks_of_a_game(name: str) -> list[str]:
    salon, chance, found = begun(name), random.Random(name), list[str]()
    questions = 0
    for _ in range(MOST_STEPS):
        assert salon.running is not None
        if salon.running.over:
            break
        if salon.running.game.audience_asked(salon.running.state) is not None:
            questions += 1
            found += leaks(salon)
            salon = guessed(guessed(salon, ZOE, 0), MAX, 1)
        salon = moved(salon, chance)
    assert questions > 10
    return found


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.rule("CO-2", "CO-13")
def test_nobody_can_tell_apart_two_worlds_that_differ_in_guesses_before_the_reveal(name: str) -> None:
    assert leaks_of_a_game(name) == []


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.rule("CO-13")
def test_the_test_above_catches_a_game_that_shows_guesses_too_soon(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_soon(game: AnyGame, state: Any) -> str | None:
        question = game.audience_asked(state)
        return None if question is None else question.key

    monkeypatch.setattr(type(GAMES[name]), "audience_shown", too_soon)
    assert {f"to {viewer}" for viewer in [VISITOR, *range(4), TELEVISION]} <= set(leaks_of_a_game(name))


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.rule("CO-13")
def test_at_the_reveal_everybody_sees_how_often_each_choice_was_made(name: str) -> None:
    salon, chance = begun(name), random.Random(name)
    expected: AudienceView | None = None
    shown = 0
    for _ in range(MOST_STEPS):
        assert salon.running is not None
        game, state = salon.running.game, salon.running.state
        question = game.audience_asked(state)
        if question is not None and question.key not in salon.running.guesses:
            # Zoé changes her mind once.
            salon = guessed(guessed(guessed(salon, MAX, 1), ZOE, 0), ZOE, 1)
            tally = {topic: {choices[1]: 2} for topic, choices in question.topics.items()}
            expected = AudienceView(key=question.key, people=2, tally=tally)
        assert salon.running is not None
        view = table_view(salon.running)
        if expected is not None and game.audience_shown(state) == expected.key:
            shown += 1
            assert view.audience == expected
        assert len(salon.running.guesses) <= 2
        if salon.running.over:
            break
        salon = moved(salon, chance)
    assert shown > 3
    if expected is not None:
        assert you_views(salon)(ZOE).question is None
        assert you_views(salon)(ZOE).guess == {topic: next(iter(made)) for topic, made in expected.tally.items()}
        assert you_views(salon)(0).guess is None


async def voting(session: aiohttp.ClientSession, address: str, watching: list[str]) -> tuple[list[Guest], list[Guest]]:
    """A game of Didixit whose images are on the table, and those who watch it."""
    guests = await sit_down(session, address, NAMES)
    audience = [await (await Guest(session, address, guests[0].code, name).connect()).join() for name in watching]
    await start([*guests, *audience])
    await guests[0].play(Claim())
    await guests[0].play(Tell(image=guests[0].private.hand[0], clue=Sentence(text="Minuit")))
    await together(guests)
    for guest in guests[1:]:
        await guest.play(Give(images=guest.private.hand[:1]))
    await together([*guests, *audience])
    return guests, audience


@pytest.mark.rule("CO-13")
async def test_a_guess_reaches_nobody_until_the_reveal(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests, (zoe, maxime) = await voting(session, address, ["Zoé", "Max"])
    television = await (await Guest(session, address, guests[0].code, "").connect()).join(screen=True)
    visitor = await Guest(session, address, guests[0].code, "").connect()
    second = await Guest(session, address, guests[0].code, "", key=zoe.key).connect()
    await together([*guests, zoe, maxime, television, visitor, second])
    table = zoe.view["game"]["public"]["table"]
    assert zoe.view["you"]["question"] == {"key": "1", "topics": {"image": table}}
    assert all(one.view["you"]["question"] is None for one in [*guests, television, visitor])
    others = [*guests, maxime, television, visitor]
    before = [len(one.frames) for one in others]
    await zoe.do("guess", guess={"image": table[1]})
    await zoe.do("guess", guess={"image": table[0]})
    assert zoe.view["you"]["guess"] == {"image": table[0]}
    # Also on her other screen, and on no other.
    await second.until(lambda one: one.view["you"]["guess"] == {"image": table[0]})
    await maxime.do("guess", guess={"image": table[0]})
    for one in others:
        # Whatever was sent before this answer has arrived.
        await one.send({"t": "ping"})
        assert (await one.other.get())["t"] == "pong"
    views = [
        sum(b'"t":"view"' in frame for frame in one.frames[seen:])
        for one, seen in zip(others, before, strict=True)
        if one is not maxime
    ]
    assert views == [0] * (len(others) - 1)
    for guest in guests[1:]:
        assert guest.view["game"]["audience"] is None
        await guest.play(Vote(number=guest.private.ask.numbers[0]))
    await together([*others, zoe])
    for one in [*others, zoe]:
        assert one.view["game"]["audience"] == {"key": "1", "people": 2, "tally": {"image": {table[0]: 2}}}
        assert one.view["you"]["question"] is None
    assert zoe.view["you"]["guess"] == {"image": table[0]}
    assert guests[0].view["you"]["guess"] is None


@pytest.mark.rule("CO-4", "CO-13")
async def test_guesses_of_players_televisions_and_strangers_and_wrong_ones_are_refused(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests, (zoe,) = await voting(session, address, ["Zoé"])
    television = await (await Guest(session, address, guests[0].code, "").connect()).join(screen=True)
    visitor = await Guest(session, address, guests[0].code, "").connect()
    table = zoe.view["game"]["public"]["table"]
    right = {"image": table[0]}
    room = await app[HOUSE].room(guests[0].code)
    await together([*guests, zoe, television])
    stored = room.stored
    assert await guests[0].refusal("guess", guess=right) == "not_for_players"
    assert await guests[1].refusal("guess", guess=right) == "not_for_players"
    assert await television.refusal("guess", guess=right) == "screens_do_not_play"
    assert await visitor.refusal("guess", guess=right) == "not_a_member"
    assert await zoe.refusal("guess", guess={"image": "no such image"}) == "no_such_choice"
    assert await zoe.refusal("guess", guess={"definition": table[0]}) == "no_such_choice"
    assert await zoe.refusal("guess", guess={**right, "word": "0"}) == "no_such_choice"
    for broken in ({}, {"guess": [table[0]]}, {"guess": {"image": 3}}, {"guess": {"image": "x" * 101}}):
        assert await zoe.refusal("guess", **broken) == "bad_message"
    assert await zoe.refusal("guess", guess={str(n): "x" for n in range(17)}) == "bad_message"
    assert room.stored is stored
    # Who has left still holds a hand; a guess can be taken back.
    await guests[3].do("leave")
    assert await guests[3].refusal("guess", guess=right) == "not_for_players"
    await zoe.do("guess", guess=right)
    await zoe.do("guess", guess={})
    assert zoe.view["you"]["guess"] is None
    # A chair that waits for the next round is no seat yet.
    await zoe.do("sit", name="Zoé", colour=5)
    await zoe.do("guess", guess=right)
    for guest in guests[1:3]:
        await guest.play(Vote(number=guest.private.ask.numbers[0]))
    await together([*guests, zoe])
    assert zoe.view["game"]["audience"]["people"] == 1
    assert len(zoe.view["you"]["hands"]) == 1
    assert await zoe.refusal("guess", guess=right) == "not_for_players"
    late = await (await Guest(session, address, guests[0].code, "Max").connect()).join()
    assert await late.refusal("guess", guess=right) == "no_question"
    await guests[0].do("put_away")
    assert await late.refusal("guess", guess=right) == "no_game"
