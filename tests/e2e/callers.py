"""People who speak, several in one browser: each page has a microphone that hums a tone of its own."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserType

from tests.e2e.conftest import CHROMIUM
from tests.e2e.phone import Phone, Shape, until
from tests.e2e.test_voices import ONLY_LOOPBACK

# Far from each other, and none is an overtone of another.
TONES = {
    "Léa": 440, "Tom": 700, "Nina": 1100, "Julien": 1790, "Zoé": 560, "Max": 930, "Colette": 1450, "Anne": 2290,
}  # fmt: skip
# In place of the device, which all pages of one browser share. A clone of it hums on for who cheats.
HUMS = """
if (navigator.mediaDevices) navigator.mediaDevices.getUserMedia = async () => {
  window.throat ??= new AudioContext()
  const tone = window.throat.createOscillator()
  tone.frequency.value = TONE
  const loud = window.throat.createGain()
  loud.gain.value = 0.4
  const out = window.throat.createMediaStreamDestination()
  tone.connect(loud).connect(out)
  tone.start()
  return out.stream
}
"""
FLAGS = [
    *("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"),
    *("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"),
    *("--allow-loopback-in-peer-connection", "--disable-features=WebRtcHideLocalIpsWithMdns"),
    "--autoplay-policy=no-user-gesture-required",
]
HEARD = "(tones) => window.heard(tones)"


@contextmanager
def crowd(chromium: BrowserType, **more: str) -> Iterator[Browser]:
    browser = chromium.launch(executable_path=more.get("program", CHROMIUM), args=FLAGS)
    try:
        yield browser
    finally:
        browser.close()


def caller(
    browser: Browser, address: str, name: str, shape: Shape | None = None, script: str = ONLY_LOOPBACK, first: str = ""
) -> Phone:
    """`first`: a script that runs before there is a microphone; `script`: what sees and hears the call."""
    phone = Phone(browser, address, name, permissions=["microphone"], **(shape or {}))
    phone.context.add_init_script(first)
    phone.context.add_init_script(HUMS.replace("TONE", str(TONES[name])))
    phone.context.add_init_script(script)
    return phone


def hears(phone: Phone, *names: str) -> None:
    """Exactly these, and it stays so while one listens."""
    wanted = sorted(names)
    until(lambda: all(phone.page.evaluate(HEARD, TONES) == wanted for _ in range(5)))


def all_hear(phones: Sequence[Phone], silent: Sequence[Phone] = (), speaking: Sequence[Phone] | None = None) -> None:
    """Each of `phones` hears everybody who speaks but themselves and those who are silent, and nobody else."""
    loud = [phone.name for phone in (phones if speaking is None else speaking) if phone not in silent]
    for phone in phones:
        hears(phone, *(name for name in loud if name != phone.name))
