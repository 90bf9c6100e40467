"""The call of a salon: who may join it, who is told of it, whom the rules let be heard, and what is passed on."""

import random
from typing import Any

import aiohttp
import msgspec
import pytest

from tests.guests import Guest, sit_down, start
from tests.hand_clock import HandClock
from veillee.games.dany.model import ChoosingView
from veillee.voices.call import AWAY_SECONDS, MOST_VOICES

NAMES = ["Léa", "Tom", "Nina"]
OFFER = {"description": {"type": "offer", "sdp": "v=0"}, "candidates": []}


def device(guest: Guest) -> str:
    return f"device{guest.person:02}"


class Heard:
    """What a guest is told of the call."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    @property
    def voices(self) -> list[dict[str, Any]]:
        calls = [msgspec.json.decode(frame) for frame in self.guest.frames if frame.startswith(b'{"t":"call"')]
        return list(calls[-1]["voices"]) if calls else []

    @property
    def signals(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(frame) for frame in self.guest.frames if frame.startswith(b'{"t":"signal"')]

    @property
    def talking(self) -> list[int]:
        told = [msgspec.json.decode(frame) for frame in self.guest.frames if frame.startswith(b'{"t":"talking"')]
        return list(told[-1]["people"]) if told else []

    @property
    def lost(self) -> dict[int, list[str]]:
        return {one["person"]: one["lost"] for one in self.voices if one["lost"]}

    def those(self, field: str) -> set[int]:
        return {one["person"] for one in self.voices if one[field]}

    @property
    def everybody(self) -> set[int]:
        return {one["person"] for one in self.voices}


async def join_call(guest: Guest, speaks: bool = True, name: str = "") -> None:
    await guest.send({"t": "join_call", "device": name or device(guest), "speaks": speaks})


async def show_face(guest: Guest, on: bool = True) -> None:
    await guest.send({"t": "join_call", "device": device(guest), "speaks": True, "shows": on})


async def in_call(guests: list[Guest]) -> None:
    for guest in guests:
        await join_call(guest)
    people = {guest.person for guest in guests}
    for guest in guests:
        await guest.until(lambda one: Heard(one).everybody == people)


async def signal(guest: Guest, to: Guest, what: Any = OFFER) -> None:
    await guest.send({"t": "signal", "to": device(to), "signal": what})


async def refused(guest: Guest, message: dict[str, Any]) -> str:
    before = len(guest.strays)
    await guest.send(message)
    await guest.until(lambda one: len(one.strays) > before)
    return guest.strays[-1]


@pytest.mark.rule("CO-16")
async def test_people_join_the_call_and_their_browsers_speak_with_each_other(
    session: aiohttp.ClientSession, address: str
) -> None:
    lea, tom, nina = await sit_down(session, address, NAMES)
    await in_call([lea, tom])
    # Nina sees who speaks, and is sent nothing that is not for her.
    await nina.until(lambda one: Heard(one).those("heard") == {lea.person, tom.person})
    await signal(lea, tom)
    await tom.until(lambda one: bool(Heard(one).signals))
    assert Heard(tom).signals == [{"t": "signal", "device": device(lea), "signal": OFFER}]
    await join_call(lea, speaks=False)
    await tom.until(lambda one: Heard(one).those("speaks") == {tom.person})
    await lea.send({"t": "leave_call"})
    for guest in (lea, tom, nina):
        await guest.until(lambda one: Heard(one).everybody == {tom.person})
    assert Heard(nina).signals == []


async def test_a_stranger_and_who_has_not_joined_the_call_are_refused(
    session: aiohttp.ClientSession, address: str
) -> None:
    lea, tom, nina = await sit_down(session, address, NAMES)
    await in_call([lea, tom])
    to_lea = {"t": "signal", "to": device(lea), "signal": OFFER}
    stranger = await Guest(session, address, lea.code, "Max").connect()
    television = await (await Guest(session, address, lea.code, "").connect()).join(screen=True)
    assert await refused(stranger, {"t": "join_call", "device": "strange1", "speaks": True}) == "not_a_member"
    await television.send({"t": "join_call", "device": "strange1", "speaks": True})
    for guest in (stranger, television, nina):
        assert await refused(guest, to_lea) == "not_in_call"
        assert await refused(guest, {"t": "tell_call", "talks": True}) == "not_in_call"
    assert await refused(tom, {"t": "signal", "to": device(nina), "signal": OFFER}) == "no_such_voice"
    assert await refused(tom, {"t": "signal", "to": device(tom), "signal": OFFER}) == "no_such_voice"
    # Nobody takes what is for somebody else.
    assert await refused(nina, {"t": "join_call", "device": device(lea), "speaks": True}) == "device_taken"
    assert Heard(lea).signals == []
    assert Heard(stranger).voices == []


async def test_eight_speak_and_the_ninth_is_told(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, ["Léa"])
    for number in range(MOST_VOICES):
        guests.append(await (await Guest(session, address, guests[0].code, f"Ami {number}").connect()).join())
    *first, ninth = guests
    await in_call(first)
    assert await refused(ninth, {"t": "join_call", "device": device(ninth), "speaks": True}) == "call_full"
    await first[3].send({"t": "leave_call"})
    await ninth.until(lambda one: len(Heard(one).voices) == MOST_VOICES - 1)
    await join_call(ninth)
    await ninth.until(lambda one: ninth.person in Heard(one).everybody)


async def test_the_last_device_of_a_person_speaks_and_the_one_before_is_out(
    session: aiohttp.ClientSession, address: str
) -> None:
    lea, tom, _ = await sit_down(session, address, NAMES)
    await in_call([lea, tom])
    phone = await Guest(session, address, lea.code, "Léa", lea.key).connect()
    await join_call(phone, name="telephone1")
    await tom.until(lambda one: {voice["device"] for voice in Heard(one).voices} == {"telephone1", device(tom)})
    assert await refused(lea, {"t": "signal", "to": device(tom), "signal": OFFER}) == "not_in_call"
    # That it hangs up changes nothing for the new one.
    await lea.hang_up()
    await join_call(tom, speaks=False)
    await phone.until(lambda one: Heard(one).those("here") == {phone.person, tom.person})


@pytest.mark.rule("CO-16")
async def test_who_is_removed_is_out_of_the_call_at_once(session: aiohttp.ClientSession, address: str) -> None:
    lea, tom, nina = await sit_down(session, address, NAMES)
    await in_call([lea, tom, nina])
    await lea.do("remove", person=nina.person)
    for guest in (lea, tom):
        await guest.until(lambda one: Heard(one).everybody == {lea.person, tom.person})
    last = len(nina.frames)
    await signal(lea, tom)
    await tom.until(lambda one: bool(Heard(one).signals))
    assert nina.frames[last:] == []


async def test_who_loses_the_connection_stays_for_a_while_and_comes_back(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    lea, tom, nina = await sit_down(session, address, NAMES)
    await in_call([lea, tom, nina])
    person, name = nina.person, device(nina)
    await nina.hang_up()
    await lea.until(lambda one: Heard(one).those("here") == {lea.person, tom.person})
    assert person in Heard(lea).everybody
    await clock.pass_on(AWAY_SECONDS - 1)
    await nina.connect()
    await join_call(nina, name=name)
    await lea.until(lambda one: person in Heard(one).those("here"))
    await clock.pass_on(AWAY_SECONDS)
    assert person in Heard(lea).everybody
    await nina.hang_up()
    await lea.until(lambda one: person not in Heard(one).those("here"))
    await clock.pass_on(AWAY_SECONDS)
    await lea.until(lambda one: Heard(one).everybody == {lea.person, tom.person})


async def test_who_comes_later_is_told_who_speaks(session: aiohttp.ClientSession, address: str) -> None:
    lea, tom, _ = await sit_down(session, address, NAMES)
    await in_call([lea, tom])
    stranger = await Guest(session, address, lea.code, "Max").connect()
    assert Heard(stranger).voices == []
    await stranger.join()
    await stranger.until(lambda one: Heard(one).everybody == {lea.person, tom.person})


@pytest.mark.rule("CO-16", "DA-9")
async def test_the_active_personality_is_heard_by_nobody_and_neither_is_the_audience(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina", "Julien"], game="dany")
    zoe = await (await Guest(session, address, guests[0].code, "Zoé").connect()).join()
    await in_call([*guests, zoe])
    everybody = {guest.person for guest in (*guests, zoe)}
    assert Heard(zoe).those("heard") == everybody
    await start(guests)
    await guests[0].until(lambda one: Heard(one).those("heard") == everybody - {zoe.person})
    chance = random.Random(0)
    while not isinstance(
        guests[0].public.playing if hasattr(guests[0].public, "playing") else guests[0].public, ChoosingView
    ):
        await step(guests, chance)
    silent = {guest.person for guest in guests if guest.view["you"]["hands"][0]["silent"]}
    assert len(silent) == 1
    for guest in (*guests, zoe):
        await guest.until(lambda one: Heard(one).those("heard") == everybody - {zoe.person} - silent)
        # A look could say what a voice must not.
        assert Heard(guest).those("seen") == everybody - {zoe.person} - silent
    # After the game all are heard and seen again.
    await guests[0].do("put_away")
    await zoe.until(lambda one: Heard(one).those("heard") == Heard(one).those("seen") == everybody)


async def test_a_face_is_shown_by_its_own_wish_and_no_longer(session: aiohttp.ClientSession, address: str) -> None:
    lea, tom, nina = await sit_down(session, address, NAMES)
    await in_call([lea, tom])
    assert Heard(nina).those("shows") == set()
    await show_face(lea)
    await nina.until(lambda one: Heard(one).those("shows") == {lea.person})
    # Who says nothing of their camera has none: an older page, or one that has been loaded anew.
    await join_call(lea)
    await nina.until(lambda one: Heard(one).those("shows") == set())
    await show_face(lea)
    await show_face(lea, on=False)
    await show_face(tom)
    await nina.until(lambda one: Heard(one).those("shows") == {tom.person})


async def step(guests: list[Guest], chance: random.Random) -> None:
    """Somebody whom the table waits for moves."""
    seq = guests[0].view["seq"]
    seat = guests[0].view["game"]["awaited"][0]
    chair = guests[0].view["game"]["chairs"][seat]
    guest = next(one for one in guests if one.chair == chair)
    await guest.play(chance.choice(guest.moves()))
    for one in guests:
        await one.until(lambda other: other.view["seq"] > seq)


MUTATIONS: list[Any] = [
    None,
    [],
    {"description": {"type": "rollback", "sdp": ""}},
    {"description": {"type": "offer"}},
    {"description": {"type": "offer", "sdp": "x" * 16_001}},
    {"candidates": [{"candidate": "x" * 501}]},
    {"candidates": [{"candidate": ""}] * 41},
    {"candidates": [{"candidate": "", "sdpMLineIndex": -1}]},
    {"candidates": [{"candidate": "", "more": 1}]},
    {"description": None, "candidates": [], "more": "x"},
]


@pytest.mark.parametrize("wrong", MUTATIONS, ids=lambda one: str(one)[:50])
async def test_a_signal_of_another_shape_or_too_long_goes_nowhere(
    wrong: Any, session: aiohttp.ClientSession, address: str
) -> None:
    lea, tom, _ = await sit_down(session, address, NAMES)
    await in_call([lea, tom])
    assert await refused(lea, {"t": "signal", "to": device(tom), "signal": wrong}) == "bad_message"
    await signal(lea, tom)
    await tom.until(lambda one: bool(Heard(one).signals))
    assert len(Heard(tom).signals) == 1


async def test_nothing_of_the_call_is_stored(session: aiohttp.ClientSession, address: str) -> None:
    lea, tom, _ = await sit_down(session, address, NAMES)
    seq = lea.view["seq"]
    await in_call([lea, tom])
    await signal(lea, tom)
    await tom.until(lambda one: bool(Heard(one).signals))
    await lea.do("lock", on=True)
    await lea.until(lambda one: one.view["seq"] > seq)
    assert lea.view["seq"] == seq + 1
