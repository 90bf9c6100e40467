"""One person's browser, and all waiting: for words, for a state of the page, for pictures that have come.

Tests wait for what a person would see. They have no times of their own (tests/test_house_rules.py): the only one is
here, and only a hang reaches it.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from playwright.sync_api import Browser, Error, Locator, Page, ViewportSize, expect

from veillee.games import GAMES

T = TypeVar("T")
PATIENCE = 120_000
# Between two looks at several pages, or at something that a page does not tell by itself.
PAUSE = 50
# For the picture of a page that hangs.
PICTURE_PATIENCE = 10_000
expect.set_options(timeout=PATIENCE)
PHONE: ViewportSize = {"width": 390, "height": 844}
SHORT: ViewportSize = {"width": 390, "height": 664}
LYING: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}
Shape = dict[str, Any]
NARROW: Shape = {"viewport": {"width": 320, "height": 640}}
DARK: Shape = {"color_scheme": "dark"}
# Somebody who has not asked for less motion.
MOVING: Shape = {"reduced_motion": "no-preference"}
LAPTOP: Shape = {"viewport": {"width": 1280, "height": 800}, "has_touch": False}
TELEVISION: Shape = {"viewport": {"width": 1920, "height": 1080}, "has_touch": False}
# A name that is not localhost is an insecure origin on plain http, as a laptop's address in a home network is.
INSECURE_NAME = "salon.test"
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

# Somebody who puts off saying where people sit, as soon as they are asked.
LATER = """
new MutationObserver(() => {
  const buttons = [...document.querySelectorAll("[role=dialog] .footer button")]
  buttons.find((one) => ["Plus tard", "Later"].includes(one.textContent.trim()))?.click()
}).observe(document, { subtree: true, childList: true })
"""

# Presses the first button that has one of these names and can be pressed now: between looking and pressing nothing can
# take it away.
PRESS_IF_THERE = """
(names) => {
  const named = (one) => (one.getAttribute("aria-label") ?? one.innerText).trim()
  const found = [...document.querySelectorAll("button:enabled")].find(
    (one) => names.includes(named(one)) && one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]"))
  found?.click()
  return found !== undefined
}
"""
# Everything has come to rest: nothing that ends is on its way, every picture on the screen has been decoded, and this
# has been drawn.
SETTLED = """
async () => {
  const next = () => new Promise((done) => requestAnimationFrame(done))
  const ends = (one) => one.effect?.getComputedTiming().endTime !== Infinity
  for (;;) {
    await next()
    await next()
    const moving = document.getAnimations().filter((one) => one.playState === "running" && ends(one))
    const shown = [...document.images].filter((one) => one.src && one.checkVisibility() && one.loading !== "lazy")
    const coming = shown.filter((one) => !one.complete)
    if (moving.length + coming.length === 0) return
    await Promise.allSettled([...moving.map((one) => one.finished), ...coming.map((one) => one.decode())])
  }
}
"""
# What the service worker has kept: the paths of all its caches.
KEPT = """
async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const requests = await Promise.all(caches_.map((one) => one.keys()))
  return requests.flat().map(({ url }) => new URL(url).pathname)
}
"""
# The worker is in charge of the page, and something of each of these folders is kept. A browser that is kept too busy
# gives up starting a worker: then, as for a person, the next page that is opened tries again.
WORKER_READY = f"""
async (folders) => {{
  if (navigator.serviceWorker.controller === null) {{
    const gaveUp = performance.now() > 30_000 && (await navigator.serviceWorker.getRegistration()) === undefined
    if (gaveUp) location.reload()
    return false
  }}
  const kept = await ({KEPT})()
  return folders.every((folder) => kept.some((path) => path.startsWith(folder)))
}}
"""


class Phone:
    """One person's browser. Everything the page complains of is a failure."""

    # Whether pages move as most people see them. To look at many screens without waiting for each, most ask for less.
    moves = False
    # Those of the test that is running: what is left of them when it fails is kept.
    all: ClassVar[list["Phone"]] = []

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        newcomer: bool = False,
        says_where: bool = False,
        worker: bool = False,
        **context: Any,
    ) -> None:
        self.name, self.address = name, address
        motion = "no-preference" if self.moves else "reduce"
        options = {"viewport": PHONE, "locale": "fr-FR", "has_touch": True, "reduced_motion": motion, **context}
        # A service worker fetches and keeps the whole build for each person: a tenth of what a scene costs.
        options["service_workers"] = "allow" if worker else "block"
        self.locale: str = options["locale"]
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(REMEMBER)
        if not newcomer:
            self.context.add_init_script(KNOWS)
        if not says_where:
            self.context.add_init_script(LATER)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        # All that the browser has said.
        self.log: list[str] = []
        self.context.on("weberror", lambda error: self._hear("error", str(error.error)))
        self.context.on("console", self._console)
        Phone.all.append(self)

    def _hear(self, kind: str, text: str) -> None:
        self.log.append(f"{kind}: {text}")
        # A lost connection is logged by the browser itself; the tests lose it on purpose. The last two are what it says
        # of a file that the service worker could not get, and of the worker itself.
        lost = (
            "WebSocket",
            "ERR_CONNECTION",
            "ERR_SOCKET",
            "ERR_EMPTY_RESPONSE",
            "ERR_CONTENT_LENGTH_MISMATCH",
            "ERR_FAILED",
            "when fetching the script",
        )
        if kind == "error" and not any(word in text for word in lost):
            self.complaints.append(text)

    def _console(self, message: Any) -> None:
        self._hear(message.type, f"{message.text} {message.location['url']}")

    def press(self, name: str, exact: bool = True) -> None:
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def sees(self, text: str) -> None:
        self.page.get_by_text(text).first.wait_for()

    def has_seen(self, text: str) -> None:
        """For what goes by itself: on a busy machine it may be over before every screen was asked."""
        self.page.wait_for_function("(text) => window.shown.includes(text)", arg=text)

    def times_shown(self, text: str) -> int:
        return int(self.page.evaluate("(text) => window.shown.split(text).length - 1", text))

    def sees_again(self, text: str, times: int) -> None:
        """After it has been shown so often, and was gone."""
        self.page.wait_for_function("([text, times]) => window.shown.split(text).length - 1 > times", arg=[text, times])

    def until(self, script: str, argument: Any = None) -> None:
        """Until the page says so, also if it has to ask somebody first: wait_for_function takes a promise for a yes."""

        def says_so() -> bool:
            try:
                return bool(self.page.evaluate(script, argument))
            except Error as error:
                if "context was destroyed" not in error.message:
                    raise
                return False  # it is being loaded anew

        until(says_so)

    def settle(self) -> None:
        """Until nothing moves any more, and every picture has come."""
        self.page.evaluate(SETTLED)

    def resize(self, size: ViewportSize) -> None:
        self.page.set_viewport_size(size)
        self.settle()

    def worker_has(self, *folders: str) -> None:
        """Until the service worker is in charge, and has kept something from each of these folders."""
        self.until(WORKER_READY, list(folders))

    def kept(self) -> list[str]:
        """The paths that the service worker has kept."""
        found: list[str] = self.page.evaluate(KEPT)
        return found

    def changes(self, what: Locator) -> None:
        """Until this says something else."""
        expect(what).not_to_have_text(what.inner_text())

    def press_if_there(self, *names: str) -> bool:
        """For what goes by itself: it may be over by the time it is pressed."""
        return bool(self.page.evaluate(PRESS_IF_THERE, names))

    def skip(self) -> None:
        """What is shown step by step, unless it is over."""
        self.press_if_there("Passer")

    def go_on(self) -> None:
        """Leaves a counted round. The last one of a game makes way for the end by itself."""
        end = self.page.get_by_text("fin de la partie", exact=True)
        until(lambda: self.press_if_there("Continuer", "Voir la fin") or end.first.is_visible())

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

    def keep(self, folder: Path, name: str) -> None:
        """A picture of every page as it is now, and all that the browser has said."""
        for number, page in enumerate(self.context.pages):
            try:
                page.screenshot(path=folder / f"{name} {number}.png", timeout=PICTURE_PATIENCE)
            except Error as error:
                self.log.append(f"no picture: {error}")
        (folder / f"{name}.log").write_text("\n".join(self.log), encoding="utf-8")

    def leave(self) -> None:
        assert self.complaints == [], self.name
        self.context.close()


def until(what: Callable[[], T | None]) -> T:
    """Asks again and again, until the answer is not nothing. For what lies on several pages."""
    for _ in range(PATIENCE // PAUSE):
        if answer := what():
            return answer
        # Of those who are still there: the first may have left.
        next(phone.page for phone in Phone.all if not phone.page.is_closed()).wait_for_timeout(PAUSE)
    raise AssertionError("it did not happen")


def first_of(phones: Iterable[Phone], what: Callable[[Phone], Locator]) -> Phone:
    """Who sees this first."""
    waiting = list(phones)
    return until(lambda: next((phone for phone in waiting if what(phone).first.is_visible()), None))


def gather(phones: Sequence[Phone], game: str) -> str:
    """The first one opens a salon, and all sit down in it. Gives its code."""
    host, *guests = phones
    code = host.open_salon(game)
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
