"""Real browsers: one Chromium, a context per person."""

import contextlib
import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, ViewportSize, expect, sync_playwright

from tests.conftest import ServerProcess
from veillee.games import GAMES

CHROMIUM = os.environ.get("VEILLEE_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
# A picture of every screen that is looked at, under --basetemp; otherwise of those with a fault.
ALL_SHOTS = bool(os.environ.get("VEILLEE_SHOTS"))
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)
PHONE: ViewportSize = {"width": 390, "height": 844}
THEMES = ("papier", "lampe")
Shape = dict[str, Any]
NARROW: Shape = {"viewport": {"width": 320, "height": 640}}
DARK: Shape = {"color_scheme": "dark"}
STILL: Shape = {"reduced_motion": "reduce"}
LAPTOP: Shape = {"viewport": {"width": 1280, "height": 800}, "has_touch": False}
TELEVISION: Shape = {"viewport": {"width": 1920, "height": 1080}, "has_touch": False}
# A name that is not localhost is an insecure origin on plain http, as a laptop's address in a home network is.
INSECURE_NAME = "salon.test"
# Only the faults are sent back: all that axe has to say takes twice the time.
INSPECT = """
async (themes) => {
  const page = document.documentElement.dataset
  const own = page.theme
  const found = []
  for (const theme of themes.length ? themes : [own]) {
    page.theme = theme
    for (const one of document.getAnimations()) try { one.finish() } catch { one.cancel() }
    const { violations } = await axe.run(document, { resultTypes: ["violations"] })
    for (const { id, help, nodes } of violations)
      found.push(`${theme}: ${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`)
  }
  page.theme = own
  return found
}
"""
# What of this screen can be seen: boxes, cut by everything that scrolls or clips; of the dialog alone, if one is open.
# Pictures of cards must not be covered by numbers and tokens ([data-over]) beyond their printed border; what is needed
# now ([data-needed]) must be in the window; every text must be large enough to be read from afar.
SEE = """
const shown = () => {
  const top = [...document.querySelectorAll("[aria-modal=true]")].at(-1) ?? document.body
  // What is inert is a drawing of a table, or behind something else.
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("[inert]")
  const box = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect()
    for (let up = one.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      if (overflowX === "visible" && overflowY === "visible") continue
      const edge = up.getBoundingClientRect()
      left = Math.max(left, edge.left), right = Math.min(right, edge.right)
      top = Math.max(top, edge.top), bottom = Math.min(bottom, edge.bottom)
    }
    return { left, top, right, bottom }
  }
  const named = (one) => one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 90)
  return { all: (what) => [...top.querySelectorAll(what)].filter(seen), seen, box, named }
}
"""
COVERED = f"""
() => {{
  {SEE}
  const {{ all, box, named }} = shown()
  const found = []
  const images = all(".picture img, img.print").map((one) => [one, box(one), one.getBoundingClientRect().width])
  for (const mark of all("[data-over]")) {{
    const a = box(mark)
    for (const [image, b, width] of images) {{
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (Math.min(across, down) > 1 + width * 0.03)
        found.push(`lies on an image: ${{named(mark)}} ${{Math.round(across)}} × ${{Math.round(down)}} px`)
    }}
  }}
  return found.slice(0, 5)
}}
"""
HIDDEN = f"""
() => {{
  {SEE}
  const {{ all, box, named }} = shown()
  return all("[data-needed]").filter((one) => {{
    const whole = one.getBoundingClientRect()
    const part = box(one)
    const [width, height] = [Math.min(part.right, innerWidth) - Math.max(part.left, 0),
      Math.min(part.bottom, innerHeight) - Math.max(part.top, 0)]
    return width < whole.width - 2 || height < whole.height - 2
  }}).map((one) => `is not in sight on a short phone: ${{named(one)}}`)
}}
"""
SMALL = f"""
(least) => {{
  {SEE}
  const {{ seen, named }} = shown()
  const found = new Set()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {{
    const one = texts.currentNode.parentElement
    if (!texts.currentNode.data.trim() || !seen(one) || one.closest(".unseen, script, style")) continue
    let size = parseFloat(getComputedStyle(one).fontSize)
    if (one instanceof SVGElement) size *= one.getScreenCTM().a
    else for (let up = one; up; up = up.parentElement) {{
      const {{ transform, scale }} = getComputedStyle(up)
      const turned = new DOMMatrix(transform)
      size *= Math.hypot(turned.a, turned.b)
      if (scale !== "none") size *= parseFloat(scale)
    }}
    if (size < least - 0.5) found.add(`${{size.toFixed(1)}} px: ${{named(one)}}`)
  }}
  return [...found].slice(0, 5)
}}
"""
AFAR = 32  # px: what can be read from three metres on a television of 1920 × 1080
SHORT: ViewportSize = {"width": 390, "height": 664}
# Keeps every text that the page has shown, also what made way again.
REMEMBER = """
window.shown = ""
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes)
    for (const node of type === "characterData" ? [target] : addedNodes) window.shown += node.textContent + "\\n"
}).observe(document, { subtree: true, childList: true, characterData: true })
"""

# Somebody who has played everything: what newcomers are told takes room on a screen.
KNOWS = """
try {
  const knows = { seen: true, silent: true }
  localStorage["veillee:learned"] ??= JSON.stringify(Object.fromEntries(GAMES.map((game) => [game, knows])))
} catch { /* about:blank has no storage */ }
""".replace("GAMES", str(list(GAMES)))


@pytest.fixture(autouse=True)
def unmeasured(no_cover: None) -> None:
    """The servers are other processes, so there is no coverage to measure in this one."""


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

    def __init__(self, browser: Browser, address: str, name: str, *, newcomer: bool = False, **context: Any) -> None:
        self.name, self.address = name, address
        options = {"viewport": PHONE, "locale": "fr-FR", "has_touch": True, **context}
        self.locale: str = options["locale"]
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(REMEMBER)
        if not newcomer:
            self.context.add_init_script(KNOWS)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._console)

    def _console(self, message: Any) -> None:
        # A lost connection is logged by the browser itself; the tests lose it on purpose. The last two are what it says
        # of a file that the service worker could not get, and of the worker itself.
        lost = ("WebSocket", "ERR_CONNECTION", "ERR_CONTENT_LENGTH_MISMATCH", "ERR_FAILED", "when fetching the script")
        if message.type == "error" and not any(word in message.text for word in lost):
            self.complaints.append(f"{message.text} {message.location['url']}")

    def press(self, name: str, exact: bool = True) -> None:
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def sees(self, text: str) -> None:
        self.page.get_by_text(text).first.wait_for()

    def has_seen(self, text: str) -> None:
        """For what goes by itself: on a busy machine it may be over before every screen was asked."""
        self.page.wait_for_function("(text) => window.shown.includes(text)", arg=text)

    def skip(self) -> None:
        """What is shown step by step also goes by itself: it may be over by the time it is skipped."""
        with contextlib.suppress(TimeoutError):
            self.page.get_by_role("button", name="Passer", exact=True).click(timeout=1000)

    def go_on(self) -> None:
        """Leaves a counted round. The last one of a game makes way for the end by itself."""
        end = self.page.get_by_text("fin de la partie", exact=True).first
        button = self.page.get_by_role("button", name=re.compile("^(Prendre ma main|Continuer|Voir la fin)$")).first
        button.or_(end).first.wait_for()
        try:
            if not end.is_visible():
                button.click()
        except TimeoutError:
            if not end.is_visible():
                raise

    def arrive(self) -> str:
        """Waits until this is a salon, and gives its code."""
        self.page.wait_for_url(lambda url: len(url.rstrip("/").rpartition("/")[2]) in (4, 5, 6))
        return self.page.url.rpartition("/")[2]

    def open_salon(self, game: str = "Didixit") -> str:
        page = self.page
        label, button = ("Your name", "Open") if self.locale.startswith("en") else ("Votre nom", "Ouvrir")
        page.goto(self.address)
        page.get_by_role("button", name=re.compile(game)).first.click()
        page.get_by_label(label).fill(self.name)
        page.get_by_role("dialog").get_by_role("button", name=button).first.click()
        return self.arrive()

    def join(self, code: str, sit: bool = True) -> None:
        self.page.goto(f"{self.address}/{code}")
        self.page.get_by_label("Votre nom").fill(self.name)
        self.press("M’asseoir" if sit else "Regarder")

    def enter(self, code: str, way: str, button: str) -> None:
        """Comes in while a game is on the table."""
        self.page.goto(f"{self.address}/{code}")
        self.page.get_by_label("Votre nom").fill(self.name)
        self.page.get_by_text(way, exact=True).click()
        self.press(button)

    def shot(self, folder: Path, name: str) -> None:
        self.page.screenshot(path=str(folder / f"{name}.png"))

    def too_wide_by(self) -> int:
        """How many pixels can be scrolled sideways."""
        width = self.page.viewport_size["width"] if self.page.viewport_size else 0
        return max(0, int(self.page.evaluate("document.documentElement.scrollWidth")) - width)

    def faults(self) -> list[str]:
        """What axe finds in either theme, numbers and tokens on images, and sideways scrolling."""
        found = violations(self.page, *THEMES)
        found += self.page.evaluate(COVERED)
        if pixels := self.too_wide_by():
            found.append(f"too wide by {pixels} px")
        return found

    def unreadable(self) -> list[str]:
        """Too small on a television; or needed now, and not in sight on a phone as short as many are."""
        size = self.page.viewport_size
        if size == TELEVISION["viewport"]:
            return list(self.page.evaluate(SMALL, AFAR))
        if size != PHONE:
            return []
        self.page.set_viewport_size(SHORT)
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found = list(self.page.evaluate(HIDDEN))
        self.page.set_viewport_size(PHONE)
        return found

    def check(self) -> None:
        assert self.faults() == []

    def leave(self) -> None:
        assert self.complaints == [], self.name
        self.context.close()


class Looks:
    """Looks at many screens and collects their faults, so that one run of a long test tells them all."""

    def __init__(
        self,
        phones: Sequence[Phone],
        shots: Path,
        also: Callable[[Phone], list[str]] = lambda phone: [],
    ) -> None:
        self.phones, self.shots, self.also = phones, shots, also
        self.found: dict[str, list[str]] = {}

    def check(self, name: str, *on: Phone) -> None:
        for phone in on or self.phones:
            who = phone.name or "tv"
            faults = phone.faults() + self.also(phone)
            # Before the window is made smaller: what moved then would still be on its way back.
            if ALL_SHOTS:
                phone.shot(self.shots, f"{name} {who}")
            faults += phone.unreadable()
            if faults:
                self.found[f"{name} ({who})"] = faults
                phone.shot(self.shots, f"{name} {who}")


def gather(phones: Sequence[Phone], game: str) -> str:
    """The first one opens a salon, and all sit down in it. Gives its code."""
    host, *guests = phones
    code = host.open_salon(game)
    host.press("M’asseoir")
    for phone in guests:
        phone.join(code)
        phone.page.get_by_text("Le code du salon").wait_for()
    host.page.get_by_role("button", name=f"Commencer à {len(phones)}").wait_for()
    return code


def sit_down(
    browser: Browser, address: str, game: str, names: Sequence[str], shapes: Mapping[str, Shape] | None = None
) -> tuple[str, list[Phone]]:
    """A person without an entry in `shapes` has an ordinary phone."""
    phones = [Phone(browser, address, name, **(shapes or {}).get(name, {})) for name in names]
    return gather(phones, game), phones


def turn_on_television(browser: Browser, address: str, code: str) -> Phone:
    television = Phone(browser, address, "", **TELEVISION)
    television.page.goto(f"{address}/tv/{code}")
    return television


def violations(page: Page, *themes: str) -> list[str]:
    """What axe finds wrong with the screen as it is now, in these themes or in its own."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(INSPECT, themes)
    return found


@pytest.fixture
def served(server: ServerProcess) -> ServerProcess:
    server.start()
    return server
