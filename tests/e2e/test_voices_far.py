"""Two people behind strict routers, in networks of their own: the sentence, the relay, and the relay over TCP."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.conftest import ServerProcess
from tests.e2e.callers import caller, crowd, hears
from tests.e2e.conftest import CHROMIUM
from tests.e2e.phone import Phone
from tests.e2e.test_voices import KINDS, ONLY_LOOPBACK, coturn
from tests.faults.networks import NotAllowed, away_from_this_machine
from tests.homes import SERVER, Homes

# On plain http a browser gives no microphone: the one that hums is there all the same. And ears, but any way there is.
FAR = """
navigator.mediaDevices ?? Object.defineProperty(navigator, "mediaDevices", { value: {} })
"""
EARS = """
window.links = []
const Real = window.RTCPeerConnection
window.RTCPeerConnection = class extends Real {
  constructor(...settings) {
    super(...settings)
    window.links.push(this)
  }
}
"""
MEASURED = EARS + ONLY_LOOPBACK[ONLY_LOOPBACK.index("// Everything that the page plays") :]
PROTOCOLS = """
async () => {
  const protocols = new Set()
  for (const link of window.links)
    for (const one of (await link.getStats()).values())
      if (one.type === "local-candidate" && one.relayProtocol) protocols.add(one.relayProtocol)
  return [...protocols].sort()
}
"""


@contextmanager
def apart(browser: Browser, server: ServerProcess, folder: Path, closed: bool, relay: bool) -> Iterator[list[Phone]]:
    """Léa and Tom, each at home; the server, and a relay if there is one, between them. Both have touched “Parler”."""
    with ExitStack() as stack:
        try:
            stack.enter_context(away_from_this_machine())
            homes = stack.enter_context(Homes(2, closed))
        except NotAllowed as error:
            pytest.skip(str(error))
        server.host = SERVER
        more: list[str] = []
        if relay:
            port, secret = stack.enter_context(coturn(folder, SERVER))
            more = ["--turn", f"turn:{SERVER}:{port}", "--turn-secret", str(secret)]
        server.start(*more)
        stack.callback(server.kill)
        assert CHROMIUM
        phones = []
        for number, name in enumerate(("Léa", "Tom")):
            program = homes.program(number, CHROMIUM, folder)
            at_home = stack.enter_context(crowd(browser.browser_type, program=program))
            phones.append(caller(at_home, server.address, name, script=MEASURED, first=FAR))
        lea, tom = phones
        tom.join(lea.open_salon("Dany"))
        for phone in phones:
            phone.press("Parler")
        yield phones
        for phone in phones:
            phone.leave()


@pytest.mark.prove
@pytest.mark.rule("CO-16")
def test_without_a_way_both_are_told_whom_they_do_not_hear(
    browser: Browser, server: ServerProcess, tmp_path: Path
) -> None:
    with apart(browser, server, tmp_path, closed=False, relay=False) as (lea, tom):
        lea.sees("Vous et Tom ne vous entendez pas.")
        tom.sees("Vous et Léa ne vous entendez pas.")
        hears(lea)
        lea.press("Réglages de l’appel")
        lea.sees("la personne qui tient le serveur peut ajouter un relais")


@pytest.mark.prove
@pytest.mark.rule("CO-16")
@pytest.mark.parametrize(("closed", "protocol"), [(False, "udp"), (True, "tcp")])
def test_with_a_relay_they_hear_each_other_also_where_udp_is_closed(
    browser: Browser, server: ServerProcess, tmp_path: Path, closed: bool, protocol: str
) -> None:
    with apart(browser, server, tmp_path, closed, relay=True) as (lea, tom):
        hears(lea, "Tom")
        hears(tom, "Léa")
        for phone in (lea, tom):
            assert "relay" in phone.page.evaluate(KINDS)
            assert protocol in phone.page.evaluate(PROTOCOLS)
            assert closed == ("udp" not in phone.page.evaluate(PROTOCOLS))
