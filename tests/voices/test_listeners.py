"""Those who hear and do not speak, and televisions that a host lets into the call."""

import aiohttp
import msgspec
import pytest

from tests.guests import Guest, open_salon, sit_down, start
from tests.voices.test_call import OFFER, Heard, device, in_call, join_call, refused, signal
from veillee.voices.call import MOST_LISTENERS, MOST_VOICES

NAMES = ["Léa", "Tom", "Nina"]


async def listen(guest: Guest) -> None:
    await guest.send({"t": "join_call", "device": device(guest), "speaks": False, "listens": True})


async def new_guest(host: Guest, name: str) -> Guest:
    return await (await Guest(host.session, host.address, host.code, name).connect()).join()


async def new_television(host: Guest) -> Guest:
    return await (await Guest(host.session, host.address, host.code, "").connect()).join(screen=True)


def asking(guest: Guest) -> list[int]:
    calls = [msgspec.json.decode(frame) for frame in guest.frames if frame.startswith(b'{"t":"call"')]
    return list(calls[-1]["asking"]) if calls else []


@pytest.mark.rule("CO-16")
async def test_who_listens_is_heard_by_nobody_and_takes_no_voice_its_place(
    session: aiohttp.ClientSession, address: str
) -> None:
    host = await open_salon(session, address)
    voices = [host, *[await new_guest(host, f"Ami {number}") for number in range(MOST_VOICES - 1)]]
    listeners = [await new_guest(host, f"Public {number}") for number in range(MOST_LISTENERS + 1)]
    *listeners, last = listeners
    await in_call(voices)
    for guest in listeners:
        await listen(guest)
    people = {guest.person for guest in (*voices, *listeners)}
    for guest in (*voices, *listeners, last):
        await guest.until(lambda one: Heard(one).everybody == people)
        assert Heard(guest).those("heard") == {guest.person for guest in voices}
    too_many = {"t": "join_call", "device": device(last), "speaks": False, "listens": True}
    assert await refused(last, too_many) == "too_many_listeners"
    # They find a way to who speaks, and none to each other.
    await signal(listeners[0], host)
    await host.until(lambda one: bool(Heard(one).signals))
    among = {"t": "signal", "to": device(listeners[1]), "signal": OFFER}
    assert await refused(listeners[0], among) == "no_such_voice"
    # Who listens may speak once there is a place, and be heard.
    speak = {"t": "join_call", "device": device(listeners[0]), "speaks": True}
    assert await refused(listeners[0], speak) == "call_full"
    await voices[3].send({"t": "leave_call"})
    await host.until(lambda one: voices[3].person not in Heard(one).everybody)
    await listeners[0].send(speak)
    await host.until(lambda one: listeners[0].person in Heard(one).those("heard"))
    await listen(last)
    await host.until(lambda one: last.person in Heard(one).those("listens"))


@pytest.mark.rule("CO-16")
async def test_a_television_hears_and_speaks_when_the_host_has_said_yes(
    session: aiohttp.ClientSession, address: str
) -> None:
    lea, tom, _ = await sit_down(session, address, NAMES)
    await in_call([lea, tom])
    television = await new_television(lea)
    await join_call(television)
    await lea.until(lambda one: asking(one) == [television.person])
    assert television.person not in Heard(lea).everybody
    assert await refused(television, {"t": "signal", "to": device(lea), "signal": OFFER}) == "not_in_call"
    assert await refused(lea, {"t": "signal", "to": device(television), "signal": OFFER}) == "no_such_voice"
    # Only the host says so, and only of a television; under a name of its own.
    assert await tom.refusal("let_television", person=television.person, name="Salon") == "host_only"
    assert await television.refusal("let_television", person=television.person, name="Salon") == "host_only"
    assert await lea.refusal("let_television", person=tom.person, name="Salon") == "no_television"
    assert await lea.refusal("let_television", person=television.person, name="tom") == "name_taken"
    await lea.do("let_television", person=television.person, name="Salon de mamie")
    for guest in (lea, tom, television):
        await guest.until(lambda one: television.person in Heard(one).those("heard"))
        assert asking(guest) == []
    assert any(frame.startswith(b'{"t":"ways"') for frame in television.frames)
    assert television.view["salon"]["people"][-1]["name"] == "Salon de mamie"
    # After a reload nobody is asked again, also where the salon is locked by then.
    await lea.do("lock", on=True)
    await television.hang_up()
    await television.connect()
    await join_call(television)
    await tom.until(lambda one: television.person in Heard(one).those("here"))
    # Taken back, it is out of the call at once.
    await lea.do("let_television", person=television.person, name="")
    await tom.until(lambda one: Heard(one).everybody == {lea.person, tom.person})
    assert await refused(television, {"t": "signal", "to": device(lea), "signal": OFFER}) == "not_in_call"


async def test_a_television_that_the_host_does_not_let_in(session: aiohttp.ClientSession, address: str) -> None:
    lea, tom, _ = await sit_down(session, address, NAMES)
    await in_call([lea, tom])
    television = await new_television(lea)
    ask = {"t": "join_call", "device": device(television), "speaks": True}
    await television.send(ask)
    await lea.until(lambda one: asking(one) == [television.person])
    # It withdraws, it goes away: nothing is left of what it asked.
    await television.send({"t": "leave_call"})
    await lea.until(lambda one: asking(one) == [])
    await television.send(ask)
    await lea.until(lambda one: asking(one) == [television.person])
    await television.hang_up()
    await lea.until(lambda one: asking(one) == [])
    await television.connect()
    await television.send(ask)
    await lea.until(lambda one: asking(one) == [television.person])
    await lea.do("silence", person=television.person, on=True)
    await television.until(lambda one: one.strays[-1:] == ["television_not_let_in"])
    assert asking(lea) == []
    assert await refused(television, ask) == "television_not_let_in"
    # The host thinks better of it.
    await lea.do("let_television", person=television.person, name="Cuisine")
    await television.send(ask)
    await tom.until(lambda one: television.person in Heard(one).those("heard"))
    await lea.do("remove", person=television.person)
    await tom.until(lambda one: Heard(one).everybody == {lea.person, tom.person})


async def test_televisions_that_ask_while_nobody_is_in_the_call_are_forgotten_with_it(
    session: aiohttp.ClientSession, address: str
) -> None:
    host = await open_salon(session, address)
    television = await new_television(host)
    await join_call(television)
    await host.until(lambda one: asking(one) == [television.person])
    await television.hang_up()
    await host.until(lambda one: asking(one) == [])


@pytest.mark.rule("CO-16", "DI-10")
async def test_a_television_is_silent_while_somebody_before_it_might_have_to_be(
    session: aiohttp.ClientSession, address: str
) -> None:
    """The server does not know who sits before it: whoever plays and has no microphone of their own may."""
    guests = await sit_down(session, address, NAMES, game="dictionnaire")
    reader, tom, nina = guests
    television = await new_television(reader)
    await reader.do("let_television", person=television.person, name="Salon")
    await in_call([tom, television])
    await start(guests)
    await tom.until(lambda one: Heard(one).those("heard") == {tom.person, television.person})
    await reader.play({"t": "draw", "box": 1})
    word = reader.view["you"]["hands"][0]["private"]["ask"]["words"][0]["id"]
    await reader.play({"t": "choose", "word": word})
    # The reader keeps silent now, and may be in that room.
    await tom.until(lambda one: Heard(one).those("heard") == {tom.person})
    # With a microphone of their own it is that one which is silent.
    await join_call(reader)
    await tom.until(lambda one: Heard(one).those("heard") == {tom.person, television.person})
    # Unless that is off: so one does who sits before a television.
    await join_call(reader, speaks=False)
    await tom.until(lambda one: Heard(one).those("heard") == {tom.person})
    await join_call(reader)
    # If all who play have one, nobody of them speaks through the television.
    await join_call(nina)
    await tom.until(lambda one: Heard(one).those("heard") == {tom.person, nina.person})
    await reader.do("put_away")
    await tom.until(lambda one: television.person in Heard(one).those("heard"))
