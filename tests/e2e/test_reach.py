"""The host sees whether friends can come in: ticks come by themselves, and there is one thing to do next."""

import re

from playwright.sync_api import Browser

from tests.conftest import ServerProcess
from tests.e2e.looks import check
from tests.e2e.phone import INSECURE_NAME, Phone

TITLE = "Mes amis peuvent-\u2060ils me joindre\u00a0?"


def open_sheet(phone: Phone) -> None:
    phone.page.get_by_role("button", name=re.compile("^Menu")).first.click()
    phone.page.get_by_role("button", name=TITLE).click()


def test_the_tick_comes_by_itself_when_a_friend_comes_in(browser: Browser, server: ServerProcess) -> None:
    """The browser's word for where somebody is stands in for the network: the server trusts this machine as a proxy."""
    server.start("--trust", "127.0.0.1")
    lea = Phone(browser, f"http://{INSECURE_NAME}:{server.port}", "Léa")
    code = lea.open_salon()
    open_sheet(lea)
    lea.sees("Dans la maison\u00a0: à essayer")
    lea.sees("De chez eux\u00a0: pas encore")
    lea.sees("L’essai vrai")
    check(lea)
    tom = Phone(browser, lea.address, "Tom", extra_http_headers={"X-Forwarded-For": "192.168.1.30"})
    tom.page.goto(f"{tom.address}/{code}")
    lea.sees("Dans la maison\u00a0: oui")
    lea.sees("Pour des amis ailleurs")
    nina = Phone(browser, lea.address, "Nina", extra_http_headers={"X-Forwarded-For": "203.0.114.7"})
    nina.page.goto(f"{nina.address}/{code}")
    lea.sees("De chez eux\u00a0: oui")
    lea.sees("Pour le micro et l’application")
    for phone in (lea, tom, nina):
        phone.leave()
