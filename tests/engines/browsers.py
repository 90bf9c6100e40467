"""Three browsers with one small interface: Chromium through Playwright, Firefox through WebDriver BiDi, WebKit through
WebDriver. The two protocols of the standard are spoken directly: Playwright drives only builds of its own."""

import asyncio
import base64
import json
import os
import shutil
import tempfile
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
from playwright.async_api import CDPSession, Page, ViewportSize, async_playwright

from tests.conftest import free_port

Point = tuple[float, float]
STARTS_WITHIN = 30
ANSWERS_WITHIN = aiohttp.ClientTimeout(total=30)
# How the protocols call the keys that are no characters.
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "ArrowLeft": "\ue012", "ArrowRight": "\ue014", "ArrowDown": "\ue015"}
# Between two events of a pointer. Without it WebKit would be sent a whole drag in one frame.
FRAME = 16
MINI_BROWSERS = [
    *Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"),
    *Path("/usr/libexec").glob("webkit2gtk-4.*/MiniBrowser"),
]
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
CHROMIUM = os.environ.get("VEILLEE_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")


class Size:
    def __init__(self, name: str, width: int, height: int, touch: bool) -> None:
        self.name, self.width, self.height, self.touch = name, width, height, touch


PHONE = Size("phone", 390, 844, touch=True)
LAPTOP = Size("laptop", 1280, 800, touch=False)


class Browser(ABC):
    """One person's browser, with one page."""

    name: str
    # For how many seconds something must have stayed where it is before it is pressed.
    settles = 0.05

    def __init__(self, size: Size) -> None:
        self.size = size

    async def before(self, script: str) -> None:
        """Each page runs this before anything of its own, where the engine can do that."""
        raise NotImplementedError

    @abstractmethod
    async def open(self, url: str) -> None: ...

    @abstractmethod
    async def run(self, function: str, *arguments: Any) -> Any:
        """What a JavaScript function returns for these arguments, which must be JSON."""

    @abstractmethod
    async def drag(self, path: Sequence[Point]) -> None:
        """A finger, or the mouse where there is none, goes down at the first point and up at the last."""

    @abstractmethod
    async def key(self, *keys: str) -> None:
        """Presses keys one after the other: characters, or names as in KEYS."""

    @abstractmethod
    async def picture(self) -> bytes: ...


class Chromium(Browser):
    name = "chromium"
    page: Page
    session: CDPSession

    @classmethod
    def missing(cls) -> str | None:
        return None if CHROMIUM else "chromium is not installed"

    @classmethod
    @asynccontextmanager
    async def start(cls, size: Size) -> AsyncIterator["Chromium"]:
        async with async_playwright() as playwright:
            args = [
                *("--no-sandbox", "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"),
                *("--allow-loopback-in-peer-connection", "--disable-features=WebRtcHideLocalIpsWithMdns"),
                "--autoplay-policy=no-user-gesture-required",
            ]
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=args)
            viewport = ViewportSize(width=size.width, height=size.height)
            context = await browser.new_context(
                viewport=viewport, locale="fr-FR", has_touch=size.touch, permissions=["microphone"]
            )
            self = cls(size)
            self.page = await context.new_page()
            self.session = await context.new_cdp_session(self.page)
            yield self
            await browser.close()

    async def before(self, script: str) -> None:
        await self.page.add_init_script(script)

    async def open(self, url: str) -> None:
        await self.page.goto(url)

    async def run(self, function: str, *arguments: Any) -> Any:
        return await self.page.evaluate(f"(given) => ({function})(...given)", list(arguments))

    async def drag(self, path: Sequence[Point]) -> None:
        if self.size.touch:
            for i, (x, y) in enumerate(path):
                await self._touch("touchMove" if i else "touchStart", [{"x": x, "y": y}])
            await self._touch("touchEnd", [])
            return
        await self.page.mouse.move(*path[0])
        await self.page.mouse.down()
        for point in path[1:]:
            await self.page.mouse.move(*point)
        await self.page.mouse.up()

    async def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        await self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    async def key(self, *keys: str) -> None:
        for key in keys:
            if len(key) > 1 or key == " ":
                await self.page.keyboard.press("Space" if key == " " else key)
            else:
                await self.page.keyboard.type(key)

    async def picture(self) -> bytes:
        return await self.page.screenshot()


class Standard(Browser):
    """The part that WebDriver and WebDriver BiDi have in common: how actions are written."""

    @abstractmethod
    async def perform(self, actions: list[dict[str, Any]]) -> None: ...

    async def drag(self, path: Sequence[Point]) -> None:
        moves: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": FRAME} for x, y in path
        ]
        steps = [moves[0], {"type": "pointerDown", "button": 0}, *moves[1:], {"type": "pointerUp", "button": 0}]
        kind = "touch" if self.size.touch else "mouse"
        await self.perform([{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}])

    async def key(self, *keys: str) -> None:
        values = [KEYS.get(key, key) for key in keys]
        steps = [{"type": kind, "value": value} for value in values for kind in ("keyDown", "keyUp")]
        await self.perform([{"type": "key", "id": "keyboard", "actions": steps}])


FIREFOX_PREFERENCES = {
    "intl.accept_languages": "fr-FR, fr",
    "media.navigator.permission.disabled": True,
    "media.navigator.streams.fake": True,
    "media.autoplay.default": 0,
    # Calls stay on this machine, and are found there.
    "media.peerconnection.ice.loopback": True,
    "media.peerconnection.ice.obfuscate_host_addresses": False,
    # Nothing is fetched and nothing is asked that has to do with Firefox itself.
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.server": "data:,",
}


class Firefox(Standard):
    name = "firefox"
    socket: aiohttp.ClientWebSocketResponse
    context: str
    calls = 0

    @classmethod
    def missing(cls) -> str | None:
        return None if FIREFOX else "firefox-esr is not installed"

    @classmethod
    @asynccontextmanager
    async def start(cls, size: Size) -> AsyncIterator["Firefox"]:
        async with AsyncExitStack() as stack:
            profile = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            # Touch is off on machines without a touch screen; headless windows have no scroll bars that float.
            wanted = FIREFOX_PREFERENCES | {"dom.w3c_touch_events.enabled": int(size.touch)}
            if size.touch:
                wanted |= {"ui.useOverlayScrollbars": 1, "ui.primaryPointerCapabilities": 1}
            lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in wanted.items()]
            write(Path(profile, "user.js"), "".join(lines))
            port = free_port()
            assert FIREFOX
            options = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", str(port)]
            await stack.enter_async_context(started(FIREFOX, *options, HOME=profile))
            session = await stack.enter_async_context(aiohttp.ClientSession())
            self = cls(size)
            async for _ in patience("Firefox"):
                try:
                    self.socket = await session.ws_connect(f"ws://127.0.0.1:{port}/session", max_msg_size=0)
                    break
                except aiohttp.ClientError:
                    pass
            stack.push_async_callback(self.socket.close)
            await self._call("session.new", capabilities={})
            # The first tab never has the focus: it gets keys, but they press no button.
            tab = await self._call("browsingContext.create", type="tab")
            self.context = tab["context"]
            viewport = {"width": size.width, "height": size.height}
            await self._call("browsingContext.setViewport", context=self.context, viewport=viewport)
            yield self

    async def _call(self, method: str, **parameters: Any) -> Any:
        self.calls += 1
        await self.socket.send_json({"id": self.calls, "method": method, "params": parameters})
        while True:
            answer = await self.socket.receive_json()
            if answer.get("id") == self.calls:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]

    async def before(self, script: str) -> None:
        await self._call("script.addPreloadScript", functionDeclaration=f"() => {{{script}}}", contexts=[self.context])

    async def open(self, url: str) -> None:
        await self._call("browsingContext.navigate", context=self.context, url=url, wait="complete")

    async def run(self, function: str, *arguments: Any) -> Any:
        # Values of BiDi are not JSON, a text is.
        wrapped = f"async (given) => JSON.stringify([await ({function})(...JSON.parse(given))])"
        answer = await self._call(
            "script.callFunction",
            functionDeclaration=wrapped,
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])[0]

    async def perform(self, actions: list[dict[str, Any]]) -> None:
        await self._call("input.performActions", context=self.context, actions=actions)

    async def picture(self) -> bytes:
        taken = await self._call("browsingContext.captureScreenshot", context=self.context)
        return base64.b64decode(taken["data"])


class WebKit(Standard):
    name = "webkit"
    # It begins to move things later than it says on a busy machine.
    settles = 0.3
    http: aiohttp.ClientSession
    path: str
    # The window is wider than a phone unless the tools above the page shrink.
    SMALL_TOOLS = """
    * { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }
    image { -gtk-icon-transform: scale(0.01) }
    """

    @classmethod
    def missing(cls) -> str | None:
        if not shutil.which("WebKitWebDriver") or not MINI_BROWSERS:
            return "webkit2gtk-driver is not installed"
        return None if shutil.which("Xvfb") else "xvfb is not installed"

    @classmethod
    @asynccontextmanager
    async def start(cls, size: Size) -> AsyncIterator["WebKit"]:
        async with AsyncExitStack() as stack:
            home = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            write(Path(home, ".config/gtk-3.0/gtk.css"), cls.SMALL_TOOLS)
            screen = await stack.enter_async_context(a_screen())
            port = free_port()
            variables = {"DISPLAY": screen, "HOME": home, "XDG_CONFIG_HOME": f"{home}/.config", "LC_ALL": "C.UTF-8"}
            if os.getuid() == 0:
                # The sandbox of WebKitGTK does not start for root.
                variables["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
            driver = started("WebKitWebDriver", "--host=127.0.0.1", f"--port={port}", **variables)
            await stack.enter_async_context(driver)
            self = cls(size)
            base = f"http://127.0.0.1:{port}"
            self.http = await stack.enter_async_context(aiohttp.ClientSession(base, timeout=ANSWERS_WITHIN))
            async for _ in patience("WebKitWebDriver"):
                try:
                    await self._call("GET", "/status")
                    break
                except aiohttp.ClientError:
                    pass
            devices = ["--enable-media-stream=true", "--enable-mock-capture-devices=true", "--autoplay-policy=allow"]
            options = {"binary": str(MINI_BROWSERS[0]), "args": ["--automation", "--private", *devices]}
            wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
            session = await self._call("POST", "/session", capabilities=wanted)
            self.path = f"/session/{session['sessionId']}"
            stack.push_async_callback(self._call, "DELETE", self.path)
            await self._fit()
            yield self

    async def _fit(self) -> None:
        """Makes the page as large as wanted: the window has tools above it."""
        tools = 0
        for _ in range(2):
            rect = {"x": 0, "y": 0, "width": self.size.width, "height": self.size.height + tools}
            await self._call("POST", f"{self.path}/window/rect", **rect)
            tools += self.size.height - int(await self.run("() => innerHeight"))

    async def _call(self, method: str, path: str, **body: Any) -> Any:
        async with self.http.request(method, path, json=body if method == "POST" else None) as answer:
            value = (await answer.json())["value"]
            if answer.status != 200:
                raise RuntimeError(f"{path}: {value['message'] or value['error']}")
            return value

    async def open(self, url: str) -> None:
        await self._call("POST", f"{self.path}/url", url=url)

    async def run(self, function: str, *arguments: Any) -> Any:
        script = f"return ({function})(...arguments)"
        return await self._call("POST", f"{self.path}/execute/sync", script=script, args=list(arguments))

    async def perform(self, actions: list[dict[str, Any]]) -> None:
        await self._call("POST", f"{self.path}/actions", actions=actions)

    async def picture(self) -> bytes:
        return base64.b64decode(await self._call("GET", f"{self.path}/screenshot"))


ENGINES: dict[str, type[Chromium] | type[Firefox] | type[WebKit]] = {
    engine.name: engine for engine in (Chromium, Firefox, WebKit)
}


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@asynccontextmanager
async def started(program: str, *arguments: str, **variables: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        program,
        *arguments,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, **variables},
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


@asynccontextmanager
async def a_screen() -> AsyncIterator[str]:
    """A screen that nobody sees. Xvfb finds a free number and writes it into a pipe, which must stay open."""
    reading, writing = os.pipe()
    with os.fdopen(reading) as pipe:
        process = await asyncio.create_subprocess_exec(
            "Xvfb",
            *("-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"),
            pass_fds=[writing],
            stderr=asyncio.subprocess.DEVNULL,
        )
        os.close(writing)
        try:
            number = (await asyncio.to_thread(pipe.readline)).strip()
            assert number, "Xvfb did not start"
            yield f":{number}"
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


async def patience(what: str) -> AsyncIterator[None]:
    for _ in range(STARTS_WITHIN * 20):
        yield
        await asyncio.sleep(0.05)
    raise AssertionError(f"{what} did not start")
