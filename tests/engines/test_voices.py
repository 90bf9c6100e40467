"""People in different engines speak with each other: each hums a tone, and their ears are measured."""

import subprocess
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest

from tests.conftest import ServerProcess
from tests.e2e.callers import HEARD, HUMS, TONES
from tests.e2e.phone import LATER
from tests.e2e.test_voices import SEND_ALL_THE_SAME
from tests.e2e.test_voices_far import MEASURED
from tests.engines.browsers import ENGINES, FIREFOX_PREFERENCES, LAPTOP, PHONE
from tests.engines.person import Mark, Person, button, text
from tests.engines.rounds import open_salon
from tests.faults.networks import NotAllowed, away_from_this_machine, ip
from tests.waiting import until

# Firefox has no running AudioContext on a machine without loudspeakers, but it records and decodes: which tones
# are in a part of what comes in.
RECORDED = """
async (tones) => {
  const loud = new Set()
  for (const { element } of window.ears) {
    if (element.paused || element.muted || element.volume === 0) continue
    const recorder = new MediaRecorder(element.srcObject)
    const pieces = []
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    const stopped = new Promise((done) => (recorder.onstop = done))
    recorder.start()
    await new Promise((done) => setTimeout(done, 500))
    recorder.stop()
    await stopped
    const bytes = await new Blob(pieces).arrayBuffer()
    const sound = await new OfflineAudioContext(1, 48000, 48000).decodeAudioData(bytes)
    const wave = sound.getChannelData(0).slice(-9600)
    for (const [name, tone] of Object.entries(tones)) {
      const turn = (2 * Math.PI * tone) / 48000
      const across = wave.reduce((sum, one, at) => sum + one * Math.cos(turn * at), 0)
      const along = wave.reduce((sum, one, at) => sum + one * Math.sin(turn * at), 0)
      if (Math.hypot(across, along) / wave.length > 0.002) loud.add(name)
    }
  }
  return [...loud].sort()
}
"""
# Something is open on every way to the others.
OPEN = """
() => window.links
  .filter((link) => link.connectionState === "connected")
  .every((link) => link.getSenders().some(({ track }) => track?.enabled))
"""


@pytest.fixture(autouse=True)
def unmeasured(no_cover: None) -> None:
    """The server is another process."""


def lonely_network() -> None:
    ip("link", "add", "eth0", "type", "veth", "peer", "name", "eth1")
    ip("address", "add", "192.168.77.1/24", "dev", "eth0")
    for device in ("eth0", "eth1"):
        ip("link", "set", device, "up")
    ip("route", "add", "default", "dev", "eth0")


async def hears(person: Person, *names: str) -> None:
    """Exactly these, and it stays so while one listens."""
    wanted = sorted(names)
    listen, times = (HEARD, 5) if person.browser.name == "chromium" else (RECORDED, 2)

    async def so() -> bool:
        return all([await person.browser.run(listen, TONES) == wanted for _ in range(times)])

    await until(so)


async def join(person: Person, address: str, code: str, name: str) -> None:
    await person.open(f"{address}/{code}")
    await person.fill("^Votre nom", name)
    await person.press("M’asseoir")


async def point(person: Person, at: str) -> None:
    await person.key(Mark("radio", f"^{at}$"), " ")
    await person.press(Mark("button", "^Pointer|^Me désigner"))


async def all_hear(people: dict[str, Person], silent: Sequence[str] = ()) -> None:
    for name, person in people.items():
        await hears(person, *(set(people) - {name, *silent}))


@pytest.mark.prove
@pytest.mark.rule("CO-16", "DA-9")
async def test_firefox_and_chromium_hear_each_other_and_whom_the_rules_let_speak(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    if why := ENGINES["firefox"].missing():
        pytest.skip(why)
    people: dict[str, Person] = {}
    async with AsyncExitStack() as stack:
        # Firefox finds no way over loopback: so there is a network with nobody else in it.
        try:
            stack.enter_context(away_from_this_machine())
            lonely_network()
        except (NotAllowed, OSError, subprocess.CalledProcessError) as error:
            pytest.skip(f"no network can be made here: {error}")
        server.start()
        stack.callback(server.kill)
        for name, engine in (("Léa", "chromium"), ("Tom", "firefox"), ("Nina", "firefox")):
            # Firefox has a fake device of its own; that of Chromium only beeps.
            monkeypatch.setitem(FIREFOX_PREFERENCES, "media.navigator.audio.fake_frequency", TONES[name])
            browser = await stack.enter_async_context(ENGINES[engine].start(LAPTOP))
            if engine == "chromium":
                await browser.before(HUMS.replace("TONE", str(TONES[name])))
            await browser.before(MEASURED)
            await browser.before(LATER)
            people[name] = Person(browser, None)
        lea, tom, nina = people.values()
        await lea.open(server.address)
        await lea.press(Mark("button", "^Dany"))
        await lea.fill("^Votre nom", "Léa")
        await lea.press(Mark("button", "^Ouvrir"))
        await lea.sees(Mark("button", "^Léa"))
        code = (await lea.browser.run("() => location.pathname")).strip("/")
        for name, person in (("Tom", tom), ("Nina", nina)):
            await join(person, server.address, code, name)
            await lea.sees(Mark("button", f"^{name}"))
        for person in people.values():
            await person.press("Parler")
        await all_hear(people)
        await tom.press("Couper mon micro")
        await all_hear(people, silent=["Tom"])
        await tom.press("Rouvrir mon micro")
        await all_hear(people)

        await lea.press("Commencer à 3")
        for person in people.values():
            await person.press("C’est vu")
        for person in (lea, nina):
            await point(person, "Tom")
        await point(tom, "Vous")
        await tom.press("Retourner une idée")
        await tom.sees(text("La règle vous demande le silence"))
        await all_hear(people, silent=["Tom"])
        await tom.browser.run(SEND_ALL_THE_SAME)

        async def sends() -> bool:
            return bool(await tom.browser.run(OPEN))

        await until(sends)
        await all_hear(people, silent=["Tom"])
        await tom.reload()
        await tom.sees(text("La règle vous demande le silence"))
        await all_hear(people, silent=["Tom"])
        for person in people.values():
            await person.leave()


@pytest.mark.prove
async def test_webkit_says_what_it_cannot(server: ServerProcess) -> None:
    """WebKitGTK as Debian builds it knows no calls at all; Safari does."""
    if why := ENGINES["webkit"].missing():
        pytest.skip(why)
    server.start("--bot-pace", "0.05")
    async with AsyncExitStack() as stack:
        here = Person(await stack.enter_async_context(ENGINES["webkit"].start(PHONE)), None)
        other = Person(await stack.enter_async_context(ENGINES["chromium"].start(PHONE)), None)
        await open_salon(here, server.address, "Dany")
        await here.browser.run(f"() => {{{LATER}}}")
        code = (await here.browser.run("() => location.pathname")).strip("/")
        await other.open(f"{server.address}/{code}")
        await other.fill("^Votre nom", "Tom")
        await other.press("M’asseoir")
        if await here.browser.run("() => typeof RTCPeerConnection") != "undefined":
            pytest.skip("this WebKit knows calls")
        await here.press("Parler")
        await here.sees(text("Ce navigateur ne sait pas porter une conversation."))
        await here.sees(button("Parler"))
        # Somebody else speaks, and nothing breaks here.
        await other.press("Parler")
        await other.sees(text("Personne d’autre dans l’appel"))
        await here.press("Commencer à 5")
        await here.press("C’est vu")
        for person in (here, other):
            await person.leave()
