"""Real browsers: one Chromium, a context per person."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.conftest import ServerProcess

CHROMIUM = os.environ.get("VEILLEE_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
PHONE = {"width": 390, "height": 844}
# A name that is not localhost is an insecure origin on plain http, as a laptop's address in a home network is.
INSECURE_NAME = "salon.test"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed with its module: an open one keeps an event loop running, which asynchronous tests cannot bear."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=[
                "--no-sandbox",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
                "--use-fake-device-for-media-stream",
                "--use-fake-ui-for-media-stream",
                f"--host-resolver-rules=MAP {INSECURE_NAME} 127.0.0.1",
            ],
        )
        yield browser
        browser.close()


class Phone:
    """One person's browser. Everything the page complains of is a failure."""

    def __init__(self, browser: Browser, address: str, name: str, **context: Any) -> None:
        self.name, self.address = name, address
        options = {"viewport": PHONE, "locale": "fr-FR", "has_touch": True, **context}
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(15_000)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._console)

    def _console(self, message: Any) -> None:
        # A lost connection is logged by the browser itself; the tests lose it on purpose.
        if message.type == "error" and "WebSocket" not in message.text and "ERR_CONNECTION" not in message.text:
            self.complaints.append(message.text)

    def press(self, name: str, exact: bool = True) -> None:
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def sees(self, text: str) -> None:
        self.page.get_by_text(text).first.wait_for()

    def open_salon(self) -> str:
        page = self.page
        page.goto(self.address)
        page.get_by_role("button", name=re.compile("Ouvrir un salon|Didixit")).first.click()
        page.get_by_label("Votre nom").fill(self.name)
        page.get_by_role("dialog").get_by_role("button", name="Ouvrir").first.click()
        page.wait_for_url(lambda url: len(url.rstrip("/").rpartition("/")[2]) in (4, 5, 6))
        return page.url.rpartition("/")[2]

    def join(self, code: str, sit: bool = True) -> None:
        self.page.goto(f"{self.address}/{code}")
        self.page.get_by_label("Votre nom").fill(self.name)
        self.press("M’asseoir" if sit else "Regarder")

    def shot(self, folder: Path, name: str) -> None:
        self.page.screenshot(path=str(folder / f"{name}.png"))


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the screen as it is now."""
    page.evaluate("document.getAnimations().forEach((one) => { try { one.finish() } catch { one.cancel() } })")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in result["violations"]
    ]


@pytest.fixture
def served(server: ServerProcess) -> ServerProcess:
    server.start()
    return server
