"""People show themselves in the call: a portrait that is seen moving, one that is not, a mime that all see large."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.phone import LAPTOP, SHORT, Phone, gather, turn_on_television, until
from tests.e2e.test_voices import ONLY_LOOPBACK

# The pictures that a page shows: how wide each is, and what is on it, dark or not.
PICTURES = """
() => [...document.querySelectorAll("video")].filter(
  (one) => one.checkVisibility() && one.offsetWidth > 20 && one.readyState >= 2
).map((video) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 48, height: 48 })
  const pen = canvas.getContext("2d", { willReadFrequently: true })
  pen.drawImage(video, 0, 0, 48, 48)
  const shown = pen.getImageData(0, 0, 48, 48).data
  const light = shown.reduce((sum, one, at) => sum + (at % 4 === 3 ? 0 : one), 0)
  return { wide: video.offsetWidth, light, shown: shown.join() }
})
"""
# What the browser asks of each camera that it sends from, and to each of the others.
SENT = """
async () => {
  const sent = []
  for (const link of window.links)
    for (const sender of link.getSenders())
      if (sender.track?.kind === "video") {
        const [{ maxBitrate, maxFramerate }] = sender.getParameters().encodings
        sent.push([maxBitrate, maxFramerate])
      }
  return sent
}
"""
# As if its person had turned to another page.
LOOK_AWAY = """
(away) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => away })
  document.dispatchEvent(new Event("visibilitychange"))
}
"""
LIVE_CAMERAS = """
window.microphones.flatMap((one) => one.getVideoTracks())
  .filter((one) => one.readyState === "live" && one.enabled).length
"""


def pictures(phone: Phone) -> list[int]:
    """How wide those pictures are which are not dark."""
    return [one["wide"] for one in phone.page.evaluate(PICTURES) if one["light"] > 0]


def sees_moving(phone: Phone, wider_than: int = 0) -> None:
    def shown() -> set[str]:
        return {one["shown"] for one in phone.page.evaluate(PICTURES) if one["light"] > 0 and one["wide"] > wider_than}

    first = until(shown)
    until(lambda: shown() - first)


def sees_nobody(phone: Phone) -> None:
    """And that stays so while one looks."""
    until(lambda: all(pictures(phone) == [] for _ in range(5)))


def person(browser: Browser, address: str, name: str, **shape: Any) -> Phone:
    phone = Phone(browser, address, name, permissions=["microphone", "camera"], **shape)
    phone.context.add_init_script(ONLY_LOOPBACK)
    return phone


def allow_mimes(host: Phone) -> None:
    host.page.get_by_role("button", name="L’indice s’écrit ou se dit à voix haute.").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("switch").press("Space")
    dialog.get_by_role("button", name="Enregistrer").click()
    dialog.wait_for(state="detached")


@pytest.mark.rule("CO-16", "DX-17")
def test_a_face_is_seen_moving_and_a_mime_large(browser: Browser, served: ServerProcess, look: Look) -> None:
    lea = person(browser, served.address, "Léa", viewport=SHORT)
    tom = person(browser, served.address, "Tom", viewport=SHORT)
    nina = person(browser, served.address, "Nina", **LAPTOP)
    phones = [lea, tom, nina]
    code = gather(phones, "Didixit")
    allow_mimes(lea)
    television = turn_on_television(browser, served.address, code)
    looks = look([*phones, television])
    for phone in (lea, tom):
        phone.press("Parler")
        # The camera is a wish of its own.
        expect(phone.page.get_by_role("button", name="Montrer mon visage")).to_be_visible()
        assert phone.page.evaluate(LIVE_CAMERAS) == 0
    lea.press("Montrer mon visage")
    sees_moving(lea)
    sees_moving(tom)
    assert tom.page.evaluate(LIVE_CAMERAS) == 0
    until(lambda: lea.page.evaluate(SENT) == [[80_000, 12]])
    # Who has not joined the call sees tokens; so does a television.
    sees_nobody(nina)
    sees_nobody(television)
    looks.check("faces", lea, tom)

    # Nobody is shown while they look at another page.
    lea.page.evaluate(LOOK_AWAY, True)
    sees_nobody(tom)
    assert lea.page.evaluate(LIVE_CAMERAS) == 0
    lea.page.evaluate(LOOK_AWAY, False)
    sees_moving(tom)
    # The other one answers on the same way.
    tom.press("Montrer mon visage")
    until(lambda: len(pictures(lea)) >= 2)
    tom.press("Cacher mon visage")
    # One tap, and it is gone.
    lea.press("Cacher mon visage")
    sees_nobody(tom)
    sees_nobody(lea)
    assert lea.page.evaluate(LIVE_CAMERAS) == 0

    lea.press("Commencer à 3")
    lea.press("J’ai une phrase")
    lea.page.locator("[data-about] button, .fan button").first.click()
    lea.press("Raconter cette image")
    lea.page.get_by_text("Mimé", exact=True).click()
    lea.sees("Nina n’est pas dans l’appel")
    lea.press("Mimer en direct")
    tom.sees("Léa mime en direct")
    sees_moving(tom, wider_than=200)
    nina.sees("C’est dans l’appel du salon")
    sees_nobody(nina)
    television.sees("Léa mime en direct")
    # Who joins the call meanwhile sees the rest of it.
    nina.press("Parler")
    sees_moving(nina, wider_than=200)
    looks.check("mime")
    lea.press("Je l’ai mimé")
    for phone in (tom, nina, television):
        phone.sees("(mimé en direct)")
    # A camera that was opened for the mime is closed after it.
    sees_nobody(tom)
    until(lambda: lea.page.evaluate(LIVE_CAMERAS) == 0)
    assert looks.found == {}
    for phone in (*phones, television):
        phone.leave()
