"""Whom the host silences, and whom the rules: heard by nobody, for as long as it holds."""

import aiohttp
import pytest
from aiohttp import web

from tests.guests import Guest, sit_down, start, together
from tests.voices.test_call import Heard, device, in_call, join_call, signal
from veillee.server.keys import HOUSE

NAMES = ["Léa", "Tom", "Nina"]


def silenced(guest: Guest) -> set[int]:
    return {one["id"] for one in guest.view["salon"]["people"] if one["silenced"]}


@pytest.mark.rule("CO-16")
async def test_whom_the_host_silences_is_heard_by_nobody_until_the_host_takes_it_back(
    session: aiohttp.ClientSession, address: str
) -> None:
    lea, tom, nina = await sit_down(session, address, NAMES)
    await in_call([lea, tom, nina])
    assert await tom.refusal("silence", person=nina.person, on=True) == "host_only"
    assert await lea.refusal("silence", person=9, on=True) == "not_a_member"
    await lea.do("silence", person=nina.person, on=True)
    for guest in (lea, tom, nina):
        await guest.until(lambda one: Heard(one).those("heard") == {lea.person, tom.person})
        assert silenced(guest) == {nina.person}
    # Whatever her page says: a microphone that is on, another device, a new name in the call.
    await join_call(nina, speaks=True)
    await nina.send({"t": "tell_call", "talks": True})
    await join_call(nina, name="telephone1")
    await tom.until(lambda one: {voice["device"] for voice in Heard(one).voices} >= {"telephone1"})
    assert Heard(tom).those("heard") == {lea.person, tom.person}
    # She still hears the others.
    await signal(lea, tom)
    await lea.send({"t": "signal", "to": "telephone1", "signal": {}})
    await nina.until(lambda one: bool(Heard(one).signals))
    assert await nina.refusal("silence", person=nina.person, on=False) == "host_only"
    await lea.do("silence", person=nina.person, on=False)
    for guest in (lea, tom, nina):
        await guest.until(lambda one: Heard(one).those("heard") == {lea.person, tom.person, nina.person})


@pytest.mark.rule("CO-16")
async def test_the_hosts_silence_holds_for_the_evening(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    """After a reload, and on a server that knows nothing but the log: a new one, or another node."""
    lea, tom, nina = await sit_down(session, address, NAMES)
    await in_call([lea, tom, nina])
    people = lea.person, tom.person, nina.person
    await lea.do("silence", person=nina.person, on=True)
    await app[HOUSE].hand_over(lea.code)
    for guest in (lea, tom, nina):
        await guest.hang_up()
        await guest.connect()
        await join_call(guest)
    await tom.until(lambda one: Heard(one).everybody == set(people))
    assert Heard(tom).those("heard") == set(people[:2])
    assert silenced(nina) == {people[2]}


@pytest.mark.rule("CO-16", "DI-10")
@pytest.mark.parametrize("alone", [False, True])
async def test_in_the_dictionnaire_the_reader_alone_is_heard_if_the_table_wants_it(
    session: aiohttp.ClientSession, address: str, alone: bool
) -> None:
    guests = await sit_down(session, address, NAMES, game="dictionnaire")
    await in_call(guests)
    everybody = {guest.person for guest in guests}
    await start(guests, **({"reader_alone": True} if alone else {}))
    reader = guests[0]

    async def heard(people: set[int]) -> None:
        for guest in guests:
            await guest.until(lambda one: Heard(one).those("heard") == people)

    await reader.play({"t": "draw", "box": 1})
    word = reader.view["you"]["hands"][0]["private"]["ask"]["words"][0]["id"]
    await reader.play({"t": "choose", "word": word})
    # DI-10: from the choice of the word on the reader says nothing, except to read.
    await heard(everybody - {reader.person})
    for number, guest in enumerate(guests[1:]):
        await guest.play({"t": "write", "text": f"Définition {number}."})
    await together(guests)
    await heard(everybody - {reader.person})
    await reader.play({"t": "read", "at_once": False})
    await heard({reader.person} if alone else everybody)
    await reader.play({"t": "read_on", "after": "A"})
    await together(guests)
    assert Heard(reader).those("heard") == ({reader.person} if alone else everybody)
    for letter in "BC":
        await reader.play({"t": "read_on", "after": letter})
    # All is read: the table talks about it, without the reader.
    await heard(everybody - {reader.person})


async def test_who_talks_is_told_to_screens_that_are_not_in_the_call(
    session: aiohttp.ClientSession, address: str
) -> None:
    lea, tom, nina = await sit_down(session, address, NAMES)
    television = await (await Guest(session, address, lea.code, "").connect()).join(screen=True)
    await in_call([lea, tom])
    await lea.send({"t": "tell_call", "talks": True})
    for guest in (nina, television):
        await guest.until(lambda one: Heard(one).talking == [lea.person])
    await lea.do("silence", person=lea.person, on=True)
    await television.until(lambda one: Heard(one).talking == [])
    await tom.send({"t": "tell_call", "talks": True})
    await television.until(lambda one: Heard(one).talking == [tom.person])
    await tom.hang_up()
    await television.until(lambda one: Heard(one).talking == [])
    # Whoever is in the call hears it, and is told nothing.
    assert not any(b'"talking"' in frame for frame in lea.frames)


async def test_two_between_whom_there_is_no_way_are_known_to_all(session: aiohttp.ClientSession, address: str) -> None:
    lea, tom, nina = await sit_down(session, address, NAMES)
    await in_call([lea, tom, nina])
    await lea.send({"t": "tell_call", "talks": False, "lost": [device(tom), device(lea), "nobody01"]})
    for guest in (lea, tom, nina):
        await guest.until(lambda one: Heard(one).lost == {lea.person: [device(tom)]})
    await lea.send({"t": "tell_call", "talks": False})
    await nina.until(lambda one: Heard(one).lost == {})
