"""An evening on a real server: chairs, and people who come, go and come back."""

import aiohttp
import pytest
from aiohttp import web

from tests.guests import Guest, open_salon, play_on, sit_down, start, together
from tests.rooms.live_tables import NAMES, tell
from veillee.games.didixit.model import Claim, ClaimingView, Give, TellingView, Vote
from veillee.server.keys import HOUSE


async def test_one_person_may_hold_several_chairs(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    for colour, name in enumerate(NAMES):
        await host.do("sit", name=name, colour=colour)
    await host.ask({"t": "start"})
    hands = host.view["you"]["hands"]
    assert [hand["seat"] for hand in hands] == [0, 1, 2, 3]
    await host.do("play", chair=2, move={"t": "claim"})
    assert host.public.storyteller == 2


@pytest.mark.rule("CO-6")
async def test_the_same_seat_comes_back_after_a_reload_and_on_another_device(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    hand = guests[2].private.hand
    await guests[2].hang_up()
    await guests[0].until(lambda one: one.live["present"] == [0, 1, 3])
    elsewhere = await Guest(session, address, guests[0].code, "", key=guests[2].key).connect()
    assert elsewhere.private.hand == hand
    both = await guests[2].connect()
    await both.play(Claim())
    await elsewhere.until(lambda one: isinstance(one.public, TellingView))
    assert elsewhere.public.storyteller == 2


@pytest.mark.rule("CO-6", "CO-9")
async def test_an_absent_seat_is_put_on_automatic_by_the_host_and_taken_back(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    host, tom = guests[0], guests[1]
    await start(guests)
    await host.play(Claim())
    await tell(host)
    chair = tom.chair
    # Nobody plays in place of somebody who is there.
    assert await host.refusal("set_automatic", chair=chair, on=True) == "player_is_here"
    await tom.hang_up()
    assert await guests[2].refusal("set_automatic", chair=chair, on=True) == "host_only"
    await host.do("set_automatic", chair=chair, on=True)
    assert host.public.given == (1,)
    for guest in guests[2:]:
        await guest.play(Give(images=guest.private.hand[:1]))
    assert host.view["game"]["awaited"] == [2, 3]
    # Back in time: the seat is Tom's again, and he may still vote.
    await tom.connect()
    await tom.do("set_automatic", chair=chair, on=False)
    await tom.play(Vote(number=tom.private.ask.numbers[0]))
    assert tom.public.voted == (1,)
    assert not tom.view["salon"]["chairs"][1]["automatic"]


@pytest.mark.rule("CO-9")
async def test_an_automatic_storyteller_passes_the_role_on_at_once(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[1].play(Claim())
    await guests[1].do("set_automatic", chair=guests[1].chair, on=True)
    assert guests[1].public.storyteller == 2


async def test_a_player_who_leaves_during_a_game_can_be_replaced(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    await tell(guests[0])
    left = guests[3].chair
    await guests[3].do("leave")
    zoe = await (await Guest(session, address, guests[0].code, "Zoé").connect()).join()
    assert await zoe.refusal("take_chair", chair=guests[1].chair, name="Zoé") == "chair_taken"
    # Nobody who plays looks into a second hand, the host neither.
    assert await guests[0].refusal("take_chair", chair=left, name="Deux") == "already_playing"
    assert await guests[0].refusal("stand", chair=guests[1].chair) == "game_running"
    await zoe.do("take_chair", chair=left, name="Zoé")
    assert len(zoe.private.hand) == 5
    await zoe.until(lambda one: one.public.given == (3,))
    assert zoe.view["salon"]["chairs"][3]["name"] == "Zoé"


@pytest.mark.rule("CO-2")
async def test_nobody_sees_two_hands_of_one_game(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    lea, tom, nina, julien = guests
    await start(guests)
    hand, toms, ninas = tom.private.hand, tom.chair, nina.chair
    await tom.do("leave")
    zoe = await (await Guest(session, address, lea.code, "Zoé").connect()).join()
    assert zoe.view["you"]["seats_to_take"] == [toms]
    assert julien.view["you"]["seats_to_take"] == []
    await zoe.do("take_chair", chair=toms, name="Zoé")
    assert zoe.private.hand == hand
    # Tom has no seat any more, but he has seen a hand: another is not for him, nor for Zoé.
    await nina.do("leave")
    await together([tom, nina, zoe])
    nothing = {"hands": [], "seats_to_take": [], "late": False, "question": None, "guess": None, "renamed": False}
    assert tom.view["you"] == {"person": tom.person, **nothing}
    assert await tom.refusal("take_chair", chair=ninas, name="Tom") == "already_playing"
    assert await zoe.refusal("take_chair", chair=ninas, name="Zoé") == "already_playing"
    # His own he takes back as soon as it is free.
    await zoe.do("leave")
    await together([tom, zoe])
    assert tom.view["you"]["seats_to_take"] == [toms]
    assert await zoe.refusal("take_chair", chair=ninas, name="Zoé") == "already_playing"
    await tom.do("take_chair", chair=toms, name="Tom")
    assert tom.private.hand == hand
    # However often he goes and comes: it is said once that he has sat there.
    for _ in range(3):
        await tom.do("leave")
        await tom.do("take_chair", chair=toms, name="Tom")
    running = (await app[HOUSE].room(lea.code)).head.running
    assert running is not None
    assert len(running.sat) == len(set(running.sat)) == 5
    # The next game knows nothing of this one.
    await lea.do("put_away")
    await zoe.do("sit", name="Zoé", colour=5)
    await start([lea, tom, julien, zoe])
    julien_left = julien.chair
    await julien.do("leave")
    await nina.until(lambda one: one.view["you"]["seats_to_take"] == [julien_left])
    await nina.do("take_chair", chair=julien_left, name="Nina")
    assert len(nina.private.hand) == 6


async def test_after_the_end_any_free_seat_may_be_taken(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    lea, tom, nina, julien = guests
    await start(guests, end="score", target=5)
    toms, ninas = tom.chair, nina.chair
    await tom.do("leave")
    zoe = await (await Guest(session, address, lea.code, "Zoé").connect()).join()
    await zoe.do("take_chair", chair=toms, name="Zoé")
    await play_on([lea, zoe, nina, julien])
    await nina.do("leave")
    await tom.until(lambda one: one.view["you"]["seats_to_take"] == [ninas])
    await tom.do("take_chair", chair=ninas, name="Tom")


async def test_a_newcomer_watches_and_sits_down_for_the_next_game(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    zoe = await Guest(session, address, guests[0].code, "Zoé").connect()
    nothing = {"hands": [], "seats_to_take": [], "late": True, "question": None, "guess": None, "renamed": False}
    assert zoe.view["you"] == {"person": None, **nothing}
    assert isinstance(zoe.public, ClaimingView)
    await zoe.join()
    await guests[0].play(Claim())
    await tell(guests[0])
    await zoe.do("sit", name="Zoé", colour=5)
    assert zoe.view["you"]["hands"] == []
    assert await zoe.refusal("play", chair=zoe.chair, move={"t": "claim"}) == "not_in_this_game"
    await guests[0].do("put_away")
    await start([*guests, zoe])
    assert len(zoe.view["game"]["chairs"]) == 5


@pytest.mark.rule("CO-6")
async def test_a_player_who_left_comes_back_to_the_same_seat(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    hand, chair = guests[1].private.hand, guests[1].chair
    await guests[1].do("leave")
    assert guests[1].view["salon"]["chairs"][1]["left"]
    await guests[1].do("set_automatic", chair=chair, on=False)
    back = guests[1].view["salon"]["chairs"][1]
    assert (back["left"], back["automatic"]) == (False, False)
    assert guests[1].private.hand == hand


@pytest.mark.rule("CO-6")
async def test_playing_takes_an_automatic_seat_back(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[1].do("set_automatic", chair=guests[1].chair, on=True)
    await guests[1].play(Claim())
    assert not guests[1].view["salon"]["chairs"][1]["automatic"]
    assert guests[1].public.storyteller == 1


async def test_a_full_table_frees_the_colour_of_a_player_who_left(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, [f"N{colour}" for colour in range(6)])
    leaver = guests[3]
    await start(guests, end="score", target=5)
    await play_on(guests)
    await leaver.do("stand", chair=3)
    zoe = await (await Guest(session, address, leaver.code, "Zoé").connect()).join()
    assert zoe.view["you"]["seats_to_take"] == [3]
    await zoe.do("sit", name="N3", colour=3)
    # The chair that was left cannot be taken now: its colour is used, and there would be a seventh chair.
    max_ = await (await Guest(session, address, leaver.code, "Max").connect()).join()
    assert max_.view["you"]["seats_to_take"] == []
    assert await max_.refusal("take_chair", chair=3, name="Max") == "chair_taken"
    assert await leaver.refusal("set_automatic", chair=3, on=False) == "chair_taken"
    await zoe.do("leave")
    await max_.until(lambda one: one.view["you"]["seats_to_take"] == [3])
    await max_.do("take_chair", chair=3, name="Max")
