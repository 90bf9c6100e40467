"""An evening on a real server: the host, what is said, and the story."""

import asyncio

import aiohttp
import pytest
from aiohttp import web

from tests.guests import Guest, RefusedByServer, sit_down, start, together
from tests.hand_clock import HandClock
from tests.rooms.live_tables import NAMES, tell
from veillee.games.didixit.model import Claim, Give, GivingView, Vote, VotingView
from veillee.rooms import presence
from veillee.server.keys import HOUSE


async def test_the_host_passes_on_the_role_removes_locks_and_deletes(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    host, tom, nina, julien = guests
    assert await tom.refusal("give_host", person=tom.person) == "host_only"
    assert await tom.refusal("remove", person=nina.person) == "host_only"
    assert await tom.refusal("lock", on=True) == "host_only"
    await host.do("give_host", person=tom.person)
    await tom.do("lock", on=True)
    stranger = Guest(session, address, host.code, "Zoé")
    assert await stranger.turned_away() == "salon_locked"
    await tom.do("remove", person=julien.person)
    assert (await asyncio.wait_for(julien.other.get(), 60))["code"] == "removed"
    again = Guest(session, address, host.code, "Julien", key=julien.key)
    assert await again.turned_away() == "removed"
    with pytest.raises(Exception, match="host_only"):
        await host.ask({"t": "delete_salon"})
    await tom.send({"t": "delete_salon", "mid": "deletesalon"})
    assert (await asyncio.wait_for(nina.other.get(), 60))["code"] == "deleted"
    gone = Guest(session, address, host.code, "Nina", key=nina.key)
    assert await gone.turned_away() == "no_such_salon"


async def test_the_next_seat_takes_over_from_a_host_who_is_gone(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    assert await guests[1].refusal("take_host") == "host_is_here"
    await guests[0].hang_up()
    await guests[1].until(lambda one: 0 not in one.live["present"])
    await clock.pass_on(presence.HOST_GRACE_SECONDS - 1)
    assert await guests[1].refusal("take_host") == "host_is_here"
    await clock.pass_on(2)
    await guests[1].until(lambda one: one.live["heir"] == 1)
    assert await guests[2].refusal("take_host") == "host_is_here"
    await guests[1].do("take_host")
    assert guests[1].view["salon"]["host"] == 1


async def test_however_often_others_come_and_go_an_absent_host_is_waited_for_no_longer(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    await guests[0].hang_up()
    await guests[1].until(lambda one: 0 not in one.live["present"])
    await clock.pass_on(presence.HOST_GRACE_SECONDS - 1)
    await guests[2].hang_up()
    await guests[1].until(lambda one: 2 not in one.live["present"])
    assert guests[1].live["heir"] is None
    await clock.pass_on(2)
    await guests[1].until(lambda one: one.live["heir"] == 1)


async def test_chat_is_paged_and_can_be_taken_down_for_good(
    session: aiohttp.ClientSession, address: str, tmp_path: object
) -> None:
    guests = await sit_down(session, address, NAMES[:3])
    visitor = await Guest(session, address, guests[0].code, "").connect()
    await guests[1].do("say", text="  un gros\u202e mot ")
    await guests[0].until(lambda one: bool(one.chat))
    await visitor.until(lambda one: one.view["seq"] == guests[1].view["seq"])
    await visitor.send({"t": "ask_chat", "before": 1000})
    await visitor.until(lambda one: one.strays[-1:] == ["not_a_member"])
    assert not any(b"gros" in frame for frame in visitor.frames)
    line = guests[0].chat[0]
    assert (line["name"], line["text"]) == ("Tom", "un gros mot")
    assert await guests[2].refusal("take_down", line=line["id"]) == "not_your_line"
    assert await guests[0].refusal("take_down", line=1) == "no_such_line"
    await guests[0].do("take_down", line=line["id"])
    await guests[1].until(lambda one: one.chat[-1]["text"] is None)
    late = await Guest(session, address, guests[0].code, "", key=guests[1].key).connect()
    await late.until(lambda one: bool(one.chat))
    assert late.chat[0]["text"] is None
    assert await guests[1].refusal("say", text="x" * 501) == "text_too_long"
    assert await guests[1].refusal("say", text="   ") == "text_empty"


async def test_whoever_said_a_line_takes_it_down(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host, tom, _ = await sit_down(session, address, NAMES[:3])
    await tom.do("say", text="un mot de trop")
    await host.do("say", text="un autre mot")
    await tom.until(lambda one: len(one.chat) == 2)
    assert await tom.refusal("take_down", line=tom.chat[1]["id"]) == "not_your_line"
    await tom.do("take_down", line=tom.chat[0]["id"])
    await host.until(lambda one: one.chat[-1]["text"] is None)
    rows = await app[HOUSE].storage.read(host.code, 0)
    assert not any(b"un mot de trop" in row.body for row in rows)
    assert any(b"un autre mot" in row.body for row in rows)
    # What is gone is gone, and to do it again does no harm.
    await tom.do("take_down", line=tom.chat[0]["id"])


async def test_the_story_is_fetched_in_pages_and_does_not_travel_with_the_view(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    sizes = []
    await guests[0].play(Claim())
    for number in range(1, 5):
        storyteller = guests[guests[0].public.storyteller]
        await together(guests)
        await tell(storyteller, f"indice {number}")
        for guest in guests:
            await guest.until(lambda one: isinstance(one.public, GivingView))
        for guest in guests:
            if guest is not storyteller:
                await guest.play(Give(images=guest.private.hand[:1]))
        for guest in guests:
            await guest.until(lambda one: isinstance(one.public, VotingView))
        for guest in guests:
            if guest is not storyteller:
                await guest.play(Vote(number=guest.private.ask.numbers[0]))
        await together(guests)
        sizes.append(len(str(guests[0].view)))
    assert max(sizes[1:]) - min(sizes[1:]) < 60
    await guests[0].send({"t": "ask_story", "after": 0})
    story = await asyncio.wait_for(guests[0].other.get(), 60)
    assert [line["t"] for line in story["lines"]] == ["told", "round"] * 4
    await guests[0].send({"t": "ask_story", "after": 6})
    rest = await asyncio.wait_for(guests[0].other.get(), 60)
    assert rest["lines"] == story["lines"][6:]


async def test_a_host_role_given_to_someone_absent_can_be_taken_over(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    await guests[3].hang_up()
    await guests[0].do("give_host", person=3)
    await clock.pass_on(presence.HOST_GRACE_SECONDS + 1)
    await guests[1].until(lambda one: one.live["heir"] == 0)
    await guests[0].do("take_host")
    assert guests[0].view["salon"]["host"] == 0


async def test_a_locked_salon_lets_nobody_in_and_shows_visitors_out(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    visitor = await Guest(session, address, guests[0].code, "Zoé").connect()
    slow = await Guest(session, address, guests[0].code, "Max").connect()
    await guests[0].send({"t": "do", "mid": "lock-the-door", "what": {"t": "lock", "on": True}})
    await slow.send({"t": "join", "mid": "too-late-now", "key": slow.key, "name": "Max"})
    await asyncio.wait_for(visitor.reading, 60)
    assert visitor.strays[-1] == "salon_locked"
    await asyncio.wait_for(slow.reading, 60)
    assert [person["name"] for person in guests[0].view["salon"]["people"]] == NAMES


async def test_the_host_is_not_removed(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    assert await guests[0].refusal("remove", person=0) == "host_stays"


async def test_nobody_chats_under_anothers_name(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    double = await Guest(session, address, guests[0].code, "TOM").connect()
    with pytest.raises(Exception, match="name_taken"):
        await double.join()


async def test_whoever_was_removed_hears_only_that_when_joining_again(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES[:3])
    await guests[0].do("remove", person=guests[1].person)
    back = await Guest(session, address, guests[0].code, "Tom").connect(key="another-key-that-nobody-has")
    heard = len(back.frames)
    with pytest.raises(RefusedByServer, match="removed"):
        await back.ask({"t": "join", "key": guests[1].key, "name": "Tom"}, mid="once-more")
    await back.send({"t": "ping"})
    await asyncio.wait_for(back.other.get(), 60)
    assert [frame for frame in back.frames[heard:] if b'"done"' in frame] == []
