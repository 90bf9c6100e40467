"""The host sees whether friends can come in: ticks come by themselves, and there is one thing to do next."""

import re

from playwright.sync_api import Browser, expect
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.conftest import ServerProcess
from tests.e2e.looks import check
from tests.e2e.phone import INSECURE_NAME, Phone

TITLE = "Mes amis peuvent-\u2060ils me joindre\u00a0?"


def open_sheet(phone: Phone) -> None:
    phone.page.get_by_role("button", name=re.compile("^Menu")).first.click()
    phone.page.get_by_role("button", name=TITLE).click()


def come_in_from(address: str, port: int) -> None:
    here = f"127.0.0.1:{port}"
    with connect(f"ws://{here}/ws", origin=Origin(f"http://{here}"), additional_headers={"X-Forwarded-For": address}):
        pass


def test_the_tick_comes_by_itself_when_a_friend_comes_in(browser: Browser, server: ServerProcess) -> None:
    """The server trusts this machine as a proxy, which may say where somebody is."""
    server.start("--trust", "127.0.0.1")
    lea = Phone(browser, f"http://{INSECURE_NAME}:{server.port}", "Léa")
    lea.open_salon()
    open_sheet(lea)
    lea.sees("Dans la maison\u00a0: à essayer")
    lea.sees("De chez eux\u00a0: pas encore")
    lea.sees("L’essai vrai")
    check(lea)
    # On a phone that lies on its side the code to scan is in sight too.
    upright = lea.page.viewport_size
    assert upright is not None
    lea.resize({"width": 844, "height": 390})
    expect(lea.page.get_by_role("dialog").get_by_role("img", name="Le QR code de ce salon")).to_be_in_viewport(ratio=1)
    lea.resize(upright)
    come_in_from("192.168.1.30", server.port)
    lea.sees("Dans la maison\u00a0: oui")
    lea.sees("Pour des amis ailleurs")
    come_in_from("203.0.114.7", server.port)
    lea.sees("De chez eux\u00a0: oui")
    lea.sees("Pour le micro et l’application")
    check(lea)
    lea.leave()
