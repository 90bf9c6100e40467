"""Late guests (CO-12), on a real server: who gets a seat and when, what they see, and what is left of those who go."""

from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests.guests import Guest, play_at_ease, play_on, sit_down, start, together
from tests.hand_clock import HandClock
from tests.rooms.test_finishing import exported
from veillee.games import GAMES
from veillee.games.didixit.model import Claim, Give, Sentence, Tell, Vote
from veillee.salon.records import Record, Seated, verify
from veillee.server.keys import HOUSE

NAMES = ["Léa", "Tom", "Nina"]
LATE = [name for name, game in GAMES.items() if game.takes_late]


async def newcomer(session: aiohttp.ClientSession, address: str, code: str, name: str = "Zoé") -> Guest:
    return await (await Guest(session, address, code, name).connect()).join()


async def tell(guest: Guest) -> None:
    await guest.play(Tell(image=guest.private.hand[0], clue=Sentence(text="Minuit")))


async def play_round(guests: list[Guest]) -> None:
    """The rest of a round of Didixit whose clue is given; everybody votes for the first image they may vote for."""
    for move in (lambda one: Give(images=one.private.hand[: one.private.ask.images]), first_vote):
        await together(guests)
        for seat in guests[0].view["game"]["awaited"]:
            await guests[seat].play(move(guests[seat]))
    await together(guests)


def first_vote(guest: Guest) -> Vote:
    return Vote(number=guest.private.ask.numbers[0])


@pytest.mark.rule("CO-12")
async def test_a_late_guest_plays_from_the_next_round_on(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    television = await (await Guest(session, address, guests[0].code, "").connect()).join(screen=True)
    await start(guests)
    await guests[0].play(Claim())
    await tell(guests[0])
    zoe = await newcomer(session, address, guests[0].code)
    await zoe.do("sit", name="Zoé", colour=5)
    assert await zoe.refusal("play", chair=zoe.chair, move={"t": "claim"}) == "not_in_this_game"
    assert (zoe.view["you"]["hands"], len(zoe.view["game"]["chairs"])) == ([], 3)
    await play_round(guests)
    everybody = [*guests, zoe]
    await together([*everybody, television])
    for one in [*everybody, television]:
        # Her name and her seat are on every screen at once.
        assert one.view["game"]["chairs"][3] == zoe.chair
        assert len(one.view["game"]["public"]["scores"]) == 4
    assert len(zoe.private.hand) == 6
    scores = zoe.view["game"]["public"]["scores"]
    assert scores[3] == min(scores[:3])
    await tell(guests[1])
    await play_round(everybody)
    assert len(zoe.view["game"]["public"]["last"]["votes"]) == 4
    assert zoe.view["game"]["public"]["last"]["votes"][3] is not None
    # The story knows her too.
    await zoe.send({"t": "ask_story", "after": 0})
    story = await zoe.other.get()
    assert [line["t"] for line in story["lines"]] == ["told", "round", "told", "round"]


@pytest.mark.rule("CO-5", "CO-12")
@pytest.mark.parametrize("name", LATE)
async def test_a_game_with_late_guests_counts_for_them_and_can_be_verified(
    session: aiohttp.ClientSession, address: str, clock: HandClock, name: str
) -> None:
    guests = await sit_down(session, address, NAMES, name)
    await start(guests)
    zoe = await newcomer(session, address, guests[0].code)
    await zoe.do("sit", name="Zoé", colour=4)
    for _ in range(400):
        await together([*guests, zoe])
        if len(zoe.view["game"]["chairs"]) == 4:
            break
        seat = guests[0].view["game"]["awaited"][0]
        await play_at_ease(guests[seat], guests[seat].moves()[0], clock)
    assert len(zoe.view["game"]["chairs"]) == 4
    await guests[0].do("finish", on=True)
    await play_on([*guests, zoe], clock)
    await together([*guests, zoe])
    outcome = zoe.view["game"]["outcome"]
    assert [chair["points"] for chair in zoe.view["salon"]["chairs"]] == outcome["scores"]
    assert len(outcome["scores"]) == 4
    file = await exported(zoe)
    assert verify(file).wrong == ()
    told = msgspec.json.decode(file, type=Record)
    assert sum(isinstance(step, Seated) for step in told.steps) == 1
    forged = msgspec.structs.replace(told, steps=tuple(step for step in told.steps if not isinstance(step, Seated)))
    assert verify(msgspec.json.encode(forged)).wrong


@pytest.mark.rule("CO-12")
async def test_a_locked_salon_and_an_absent_guest_wait_and_who_leaves_waits_no_more(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    zoe = await newcomer(session, address, guests[0].code)
    maxime = await newcomer(session, address, guests[0].code, "Max")
    await start(guests)
    await guests[0].do("lock", on=True)
    await zoe.do("sit", name="Zoé", colour=5)
    await maxime.do("sit", name="Max", colour=4)
    assert len(zoe.view["game"]["chairs"]) == 3
    # On automatic she would be no guest; Max goes before he has a seat.
    await zoe.do("set_automatic", chair=zoe.chair, on=True)
    await maxime.do("leave")
    await guests[0].do("lock", on=False)
    await together([*guests, zoe, maxime])
    assert len(zoe.view["game"]["chairs"]) == 3
    assert [chair["name"] for chair in zoe.view["salon"]["chairs"]] == ["Léa", "Tom", "Nina", "Zoé"]
    await zoe.do("set_automatic", chair=zoe.chair, on=False)
    assert len(zoe.view["game"]["chairs"]) == 4


@pytest.mark.rule("CO-12")
async def test_a_guest_whose_browser_is_gone_gets_the_seat_when_they_are_back(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    await tell(guests[0])
    zoe = await newcomer(session, address, guests[0].code)
    await zoe.do("sit", name="Zoé", colour=5)
    await zoe.hang_up()
    await guests[0].until(lambda one: zoe_is_gone(one))
    await play_round(guests)
    assert len(guests[0].view["game"]["chairs"]) == 3
    await zoe.connect()
    await zoe.until(lambda one: len(one.view["game"]["chairs"]) == 4)
    assert len(zoe.private.hand) == 6


def zoe_is_gone(guest: Guest) -> bool:
    return bool(guest.live) and 3 not in guest.live["present"]


@pytest.mark.rule("CO-2", "CO-12")
async def test_who_has_had_a_seat_takes_that_one_back_and_gets_no_second_hand(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    lea, tom, nina = guests
    await start(guests)
    hand, toms = tom.private.hand, tom.chair
    await tom.do("leave")
    assert await tom.refusal("sit", name="Tom", colour=5) == "take_back_your_chair"
    assert await tom.refusal("sit", name="Thomas", colour=5) == "take_back_your_chair"
    zoe = await newcomer(session, address, lea.code)
    await zoe.do("take_chair", chair=toms, name="Zoé")
    assert await tom.refusal("sit", name="Tom", colour=5) == "take_back_your_chair"
    assert zoe.private.hand == hand
    # Who plays may let somebody sit behind their screen, but sees no second hand in this game.
    await nina.do("sit", name="Papa", colour=5)
    await zoe.do("sit", name="Mamie", colour=4)
    await together([lea, nina, zoe])
    assert len(lea.view["game"]["chairs"]) == 3
    assert len(nina.view["you"]["hands"]) == len(zoe.view["you"]["hands"]) == 1


@pytest.mark.rule("CO-12")
async def test_two_people_behind_one_screen_come_late_together(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    await tell(guests[0])
    zoe = await newcomer(session, address, guests[0].code)
    await zoe.do("sit", name="Zoé", colour=5)
    await zoe.do("sit", name="Max", colour=4)
    await play_round(guests)
    await together([*guests, zoe])
    assert len(zoe.view["you"]["hands"]) == 2
    hands = [hand["private"]["hand"] for hand in zoe.view["you"]["hands"]]
    assert not set(hands[0]) & set(hands[1])


@pytest.mark.rule("CO-12")
async def test_a_full_box_has_no_chair_for_a_late_guest(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina", "Julien", "Colette"])
    await start(guests)
    zoe = await newcomer(session, address, guests[0].code)
    maxime = await newcomer(session, address, guests[0].code, "Max")
    await zoe.do("sit", name="Zoé", colour=5)
    assert len(zoe.view["game"]["chairs"]) == 6
    assert await maxime.refusal("sit", name="Max", colour=5) == "no_chair_free"


@pytest.mark.rule("CO-12")
async def test_where_a_game_takes_nobody_in_the_chair_waits_for_the_next_game(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES, "dany")
    await start(guests)
    zoe = await newcomer(session, address, guests[0].code)
    await zoe.do("sit", name="Zoé", colour=5)
    assert len(zoe.view["game"]["chairs"]) == 3
    await guests[0].do("put_away")
    await start([*guests, zoe])
    assert len(zoe.view["game"]["chairs"]) == 4


async def a_finished_game(guests: list[Guest]) -> list[int]:
    await start(guests)
    await guests[0].do("finish", on=True)
    await play_on(guests)
    return list(guests[0].view["game"]["outcome"]["scores"])


async def test_points_of_somebody_who_left_stay_in_the_evening_and_are_theirs_again(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, [*NAMES, "Julien"])
    scores = await a_finished_game(guests)
    points = {name: score for name, score in zip([*NAMES, "Julien"], scores, strict=True) if score}
    assert points
    host, gone = guests[0], [guest for guest in guests[1:] if guest.name in points]
    for guest in gone:
        await guest.do("leave")
    assert host.view["salon"]["gone"] == []
    await host.do("put_away")
    assert {one["name"]: one["points"] for one in host.view["salon"]["gone"]} == {
        guest.name: points[guest.name] for guest in gone
    }
    # Another who takes the name does not get the points.
    stranger = await newcomer(session, address, host.code, "Zoé")
    await stranger.do("sit", name=gone[0].name, colour=5)
    assert chair_of(stranger)["points"] == 0
    await stranger.do("leave")
    await gone[0].do("sit", name=gone[0].name.upper(), colour=4)
    assert chair_of(gone[0])["points"] == points[gone[0].name]
    await host.until(lambda one: gone[0].name not in [left["name"] for left in one.view["salon"]["gone"]])
    # Standing up between two games is no loss either; who is removed is forgotten.
    await gone[0].do("stand", chair=gone[0].chair)
    await host.until(lambda one: gone[0].name.upper() in [left["name"] for left in one.view["salon"]["gone"]])
    await host.do("remove", person=gone[0].person)
    assert gone[0].name.upper() not in [left["name"] for left in host.view["salon"]["gone"]]
    assert len((await app[HOUSE].room(host.code)).stored.gone) == len(gone) - 1


def chair_of(guest: Guest) -> dict[str, Any]:
    chairs: list[dict[str, Any]] = guest.view["salon"]["chairs"]
    return next(chair for chair in chairs if chair["id"] == guest.chair)
