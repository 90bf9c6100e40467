"""People speak with each other: each microphone plays a tone of its own, and every ear is measured by its spectrum."""

import math
import os
import re
import shutil
import socket
import struct
import subprocess
import textwrap
import wave
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserType, expect

from tests.conftest import ServerProcess, free_port
from tests.e2e.conftest import CHROMIUM, Look
from tests.e2e.phone import LAPTOP, TELEVISION, Phone, Shape, gather, until
from tests.e2e.test_dany import point
from tests.waiting import wait_until

# Far from each other, and none is an overtone of another.
TONES = {"Léa": 440, "Tom": 700, "Nina": 1100, "Julien": 1750}
RATE = 48_000
ROOT = Path(__file__).resolve().parents[2]
# Nothing but this machine: the pages find each other over loopback, and know of no other way.
ONLY_LOOPBACK = """
const Real = window.RTCPeerConnection
window.links = []
window.RTCPeerConnection = class extends Real {
  constructor(...settings) {
    super(...settings)
    window.links.push(this)
  }
  setRemoteDescription({ type, sdp }) {
    return super.setRemoteDescription({ type, sdp: sdp.replace(/^a=candidate:.*\\r\\n/gm, "") })
  }
  addIceCandidate(candidate) {
    const address = (candidate?.candidate ?? "").split(" ")[4] ?? ""
    return /^(127\\.|::1)/.test(address) ? super.addIceCandidate(candidate) : Promise.resolve()
  }
}
// Everything that the page plays, as it comes out: what is paused, muted or turned down is heard less.
window.ears = []
const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "srcObject")
Object.defineProperty(HTMLMediaElement.prototype, "srcObject", {
  ...source,
  set(stream) {
    source.set.call(this, stream)
    window.ears = window.ears.filter((one) => one.element !== this)
    if (!stream || stream.getAudioTracks().length === 0) return
    window.context ??= new AudioContext()
    const meter = window.context.createAnalyser()
    meter.fftSize = 8192
    meter.smoothingTimeConstant = 0
    window.context.createMediaStreamSource(stream).connect(meter)
    window.ears.push({ element: this, meter })
  },
})
// Which of these tones are heard, well above everything else.
window.heard = (tones) => {
  const loud = new Set()
  for (const { element, meter } of window.ears) {
    if (element.paused || element.muted || element.volume === 0) continue
    const levels = new Float32Array(meter.frequencyBinCount)
    meter.getFloatFrequencyData(levels)
    const width = window.context.sampleRate / meter.fftSize
    for (const [name, tone] of Object.entries(tones)) {
      const at = Math.round(tone / width)
      if (Math.max(...levels.slice(at - 2, at + 3)) > -60) loud.add(name)
    }
  }
  return [...loud].sort()
}
// What is left of a microphone that is closed: for a page that sends all the same.
window.microphones = []
const ask = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices)
if (ask)
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await ask(wish)
    window.microphones.push(stream)
    return stream
  }
"""
# As a person would who has changed their page: a second microphone, which no rule of the page closes.
SEND_ALL_THE_SAME = """
async () => {
  const track = window.microphones[0].getAudioTracks()[0].clone()
  track.enabled = true
  for (const link of window.links.filter((one) => one.signalingState !== "closed"))
    for (const { sender, receiver } of link.getTransceivers())
      if (receiver.track.kind === "audio") await sender.replaceTrack(track)
}
"""
SENT = """
async () => {
  let sent = 0
  for (const link of window.links)
    for (const one of (await link.getStats()).values())
      if (one.type === "media-source" && one.kind === "audio" && one.audioLevel > 0.01) sent += 1
  return sent
}
"""

# How many faces a page shows.
FACES = "[...document.querySelectorAll('video')].filter((one) => one.checkVisibility()).length"
# By which kinds of ways a page can be reached.
KINDS = """
async () => {
  const kinds = new Set()
  for (const link of window.links)
    for (const one of (await link.getStats()).values()) if (one.type === "local-candidate") kinds.add(one.candidateType)
  return [...kinds]
}
"""


def tone(folder: Path, name: str) -> Path:
    """A sound that goes on and off, so that nothing takes it for noise."""
    file = folder / f"{name}.wav"
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        turn = 2 * math.pi * TONES[name] / RATE
        sound.writeframes(b"".join(struct.pack("<h", int(12_000 * math.sin(turn * at))) for at in range(RATE)))
    return file


@pytest.fixture
def browsers(browser: Browser, tmp_path: Path) -> Iterator[Callable[[str], Browser]]:
    """A browser for each person, because all pages of one have the same microphone."""
    chromium: BrowserType = browser.browser_type
    with ExitStack() as stack:

        def launch(name: str) -> Browser:
            flags = [
                *("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"),
                *("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"),
                *("--allow-loopback-in-peer-connection", "--disable-features=WebRtcHideLocalIpsWithMdns"),
                f"--use-file-for-fake-audio-capture={tone(tmp_path, name)}",
                "--autoplay-policy=no-user-gesture-required",
            ]
            started = chromium.launch(executable_path=CHROMIUM, args=flags)
            stack.callback(started.close)
            return started

        yield launch


def person(browsers: Callable[[str], Browser], address: str, name: str, shape: Shape | None = None) -> Phone:
    phone = Phone(browsers(name), address, name, permissions=["microphone"], **(shape or {}))
    phone.context.add_init_script(ONLY_LOOPBACK)
    return phone


def hears(phone: Phone, *names: str) -> None:
    """Exactly these, and it stays so while one listens."""
    wanted = sorted(names)
    until(lambda: all(phone.page.evaluate("(tones) => window.heard(tones)", TONES) == wanted for _ in range(5)))


@pytest.mark.rule("CO-16")
def test_who_hears_whom_at_a_table(browsers: Callable[[str], Browser], served: ServerProcess, look: Look) -> None:
    shapes = {"Léa": {"viewport": {"width": 390, "height": 664}}, "Julien": LAPTOP}
    names = list(TONES)
    phones = [person(browsers, served.address, name, shapes.get(name)) for name in names]
    lea, tom, nina, julien = phones
    gather(phones, "Dany")

    # Nothing is asked and nothing is sent before somebody wants it.
    assert [phone.page.evaluate("window.microphones.length + window.links.length") for phone in phones] == [0] * 4
    for phone in phones:
        phone.press("Parler")
    for phone in phones:
        hears(phone, *(set(names) - {phone.name}))
        # Who speaks is seen at their token, and read with their name.
        expect(phone.page.get_by_role("listitem").filter(has_text=re.compile("parle$")).first).to_be_attached()

    # A microphone is closed; another one wants to hear nobody.
    tom.press("Couper mon micro")
    for phone in (lea, nina, julien):
        hears(phone, *(set(names) - {phone.name, "Tom"}))
    julien.press("Réglages de l’appel")
    julien.page.get_by_text("N’entendre personne").click()
    hears(julien)
    julien.page.get_by_text("N’entendre personne").click()
    julien.press("Fermer")
    hears(julien, "Léa", "Nina")
    tom.press("Rouvrir mon micro")
    hears(lea, "Tom", "Nina", "Julien")

    # The rules: the active personality is heard by nobody, until the reveal.
    looks = look(phones)
    looks.check("lobby")
    nina.context.grant_permissions(["microphone", "camera"])
    nina.press("Montrer mon visage")
    until(lambda: lea.page.evaluate(FACES))
    lea.press("Commencer à 4")
    for phone in phones:
        phone.press("C’est vu")
    for phone in (lea, tom, julien):
        point(phone, "Nina")
    point(nina, "Vous")
    nina.press("Retourner une idée")
    active = nina
    active.sees("La règle vous demande le silence")
    lea.sees("Nina garde le silence")
    # A face could say it too: her token stands over it, at every eye.
    until(lambda: not any(phone.page.evaluate(FACES) for phone in phones))
    looks.check("silence")
    others = [phone for phone in phones if phone is not active]
    for phone in others:
        hears(phone, *(set(names) - {phone.name, active.name}))
    hears(active, *(phone.name for phone in others))
    # Also if their page is changed to send all the same.
    active.page.evaluate(SEND_ALL_THE_SAME)
    until(lambda: active.page.evaluate(SENT))
    for phone in others:
        hears(phone, *(set(names) - {phone.name, active.name}))

    # Leaving is one tap; who was removed is heard by nobody, and hears nobody.
    tom.press("Réglages de l’appel")
    looks.check("settings", tom)
    tom.press("Quitter l’appel")
    hears(tom)
    hears(lea, "Julien")
    hears(julien, "Léa")
    lea.press("Menu")
    lea.press("Que faire pour Julien")
    lea.press("Faire sortir du salon")
    lea.page.get_by_role("dialog", name="Faire sortir Julien").get_by_role(
        "button", name="Faire sortir du salon"
    ).click()
    hears(lea)
    hears(julien)
    assert looks.found == {}
    for phone in phones:
        phone.leave()


@contextmanager
def coturn(folder: Path, host: str = "127.0.0.1") -> Iterator[tuple[int, Path]]:
    """A coturn of this machine's own, as docs/self-hosting.md sets it up: its port, and the file with the secret."""
    program = os.environ.get("VEILLEE_TURNSERVER") or shutil.which("turnserver")
    if program is None:
        pytest.skip("coturn is not installed")
    secret, port = folder / "turn-secret", free_port()
    secret.write_text("s" * 64)
    told = (ROOT / "docs/self-hosting.md").read_text(encoding="utf-8")
    conf = re.search(r"    listening-port=3478\n(?:    .*\n)+", told)
    assert conf is not None
    lines = textwrap.dedent(conf[0]).replace("3478", str(port)).replace("THE-CONTENT-OF-THAT-FILE", secret.read_text())
    here = [f"listening-ip={host}", f"relay-ip={host}", "allow-loopback-peers", f"pidfile={folder}/turn.pid"]
    file = folder / "turnserver.conf"
    file.write_text("\n".join([lines, *here, "no-tls", "no-dtls", f"userdb={folder}/turn.db", ""]))
    with (folder / "turn.log").open("w") as log:
        turn = subprocess.Popen([program, "-c", str(file), "--log-file=stdout"], stdout=log, stderr=log)
        try:
            wait_until(lambda: listens(host, port))
            yield port, secret
        finally:
            turn.kill()
            turn.wait()


def listens(host: str, port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex((host, port)) == 0


@pytest.fixture
def relay(tmp_path: Path) -> Iterator[tuple[int, Path]]:
    with coturn(tmp_path) as here:
        yield here


@pytest.mark.rule("CO-16")
def test_two_hear_each_other_over_a_relay_and_show_no_address(
    browsers: Callable[[str], Browser], server: ServerProcess, relay: tuple[int, Path]
) -> None:
    port, secret = relay
    server.start("--voice", "relay", "--turn", f"turn:127.0.0.1:{port}", "--turn-secret", str(secret))
    lea, tom = (person(browsers, server.address, name) for name in ("Léa", "Tom"))
    code = lea.open_salon("Dany")
    tom.join(code)
    for phone in (lea, tom):
        phone.press("Parler")
    hears(lea, "Tom")
    hears(tom, "Léa")
    for phone in (lea, tom):
        assert phone.page.evaluate(KINDS) == ["relay"]
        phone.leave()


@pytest.mark.rule("CO-16")
def test_whom_the_host_silences_and_a_television_that_the_host_lets_in(
    browsers: Callable[[str], Browser], served: ServerProcess, look: Look
) -> None:
    lea, tom = (person(browsers, served.address, name) for name in ("Léa", "Tom"))
    code = lea.open_salon("Dany")
    tom.join(code)
    television = person(browsers, served.address, "Nina", TELEVISION)
    television.page.goto(f"{served.address}/tv/{code}")
    looks = look([lea, tom, television])
    for phone in (lea, tom):
        phone.press("Parler")
    hears(lea, "Tom")

    # By keyboard, as with a remote control; before the host's yes it hears nothing.
    television.page.get_by_role("button", name="Entendre et parler ici").focus()
    looks.check("offered", television)
    television.page.keyboard.press("Enter")
    television.sees("La télévision demande à entrer dans l’appel. Léa doit dire oui sur son téléphone.")
    looks.check("asked", lea)
    assert television.page.evaluate("window.links.length") == 0
    lea.press("Répondre")
    looks.check("answer", lea)
    lea.press("La laisser entrer")
    hears(television, "Léa", "Tom")
    hears(lea, "Tom", "Nina")
    hears(tom, "Léa", "Nina")
    expect(television.page.locator("circle.halo").first).to_be_visible()

    # The host silences Tom: nobody hears him, also if his page is changed; he is told, and still hears the others.
    lea.press("Réglages de l’appel")
    lea.press("Couper le micro de Tom pour tous")
    hears(lea, "Nina")
    tom.sees("Léa vous a coupé le micro")
    tom.page.evaluate(SEND_ALL_THE_SAME)
    until(lambda: tom.page.evaluate(SENT))
    hears(television, "Léa")
    hears(tom, "Léa", "Nina")
    looks.check("silenced", lea)
    looks.check("told", tom)
    lea.press("Rendre la parole à Tom")
    hears(lea, "Nina", "Tom")
    lea.press("Fermer")

    # Leaving is one tap, after any key.
    television.page.keyboard.press("ArrowUp")
    television.press("Quitter l’appel")
    hears(television)
    hears(lea, "Tom")
    assert looks.found == {}
    for phone in (lea, tom, television):
        phone.leave()
