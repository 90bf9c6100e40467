"""Real browsers: one Chromium and one server for all tests of a process, a context per person."""

import asyncio
import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.conftest import TABLE, ServerProcess
from tests.e2e.looks import Looks
from tests.e2e.phone import INSECURE_NAME, Phone

CHROMIUM = os.environ.get("VEILLEE_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
# What is left of tests that failed: a folder for each, with pictures of all pages and what browsers and servers wrote.
FAILURES = Path(__file__).resolve().parents[2] / ".cache" / "failures"
Look = Callable[..., Looks]


def sample(*cases: Any) -> list[Any]:
    """For parameters of which one shows enough: the first is in make test, with `make prove` all are."""
    first, *others = cases
    many = [case if isinstance(case, tuple) else (case,) for case in others]
    return [first, *[pytest.param(*case, marks=pytest.mark.prove) for case in many]]


@pytest.fixture(autouse=True)
def unmeasured(no_cover: None) -> None:
    """The servers are other processes, so there is no coverage to measure in this one."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """With Playwright's loop. While that counts as running, asynchronous tests cannot run theirs: it does so only in
    browser tests."""
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
                # Pages that speak with each other do so on this machine.
                "--allow-loopback-in-peer-connection",
                "--disable-features=WebRtcHideLocalIpsWithMdns",
                f"--host-resolver-rules=MAP {INSECURE_NAME} 127.0.0.1",
            ],
        )
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture
def browser(chromium: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """Without anybody in it, before and after."""
    browser, loop = chromium
    asyncio._set_running_loop(loop)
    yield browser
    for context in browser.contexts:
        context.close()
    Phone.all.clear()
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server of all tests that neither end it nor look into its folder. Bots hardly think there."""
    folder = tmp_path_factory.mktemp("house")
    server = ServerProcess(folder / "data")
    write_log(server, folder)
    server.start("--bot-pace", "0.05")
    yield server
    server.kill()


@pytest.fixture
def served(house: ServerProcess) -> ServerProcess:
    assert house.process is not None
    assert house.process.poll() is None, "a test before this one ended the server"
    return house


@pytest.fixture
def server(server: ServerProcess, tmp_path: Path) -> ServerProcess:
    """For one test, which starts it."""
    write_log(server, tmp_path)
    return server


def write_log(server: ServerProcess, folder: Path) -> None:
    server.log = folder / "server.log"
    server.arguments = ("--log-level", "info")


@pytest.fixture
def own_server(server: ServerProcess) -> ServerProcess:
    """For a test that ends it, or looks into its folder."""
    server.start()
    return server


@pytest.fixture(params=[pytest.param(False, id="sample"), pytest.param(True, id="whole", marks=pytest.mark.prove)])
def look(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Look:
    """How a test looks at its screens: at a sample of them; with `make prove` at all, and all move."""
    whole: bool = request.param
    monkeypatch.setattr(Phone, "moves", whole)

    def look_at(phones: Sequence[Phone], **more: Any) -> Looks:
        return Looks(phones, tmp_path, whole, **more)

    return look_at


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and call.when == "call" and isinstance(item, pytest.Function):
        folder = keep(item)
        report.user_properties.append((TABLE, f"{item.nodeid}: see {folder}"))
    return report


def keep(item: pytest.Function) -> Path:
    """Pictures of all pages, and what browsers and servers have written."""
    folder = FAILURES / re.sub(r"\W+", "-", item.name)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for number, phone in enumerate(Phone.all):
        phone.keep(folder, f"{number} {phone.name or 'tv'}")
    for server in item.funcargs.values():
        if isinstance(server, ServerProcess) and server.log is not None and server.log.exists():
            shutil.copy(server.log, folder / "server.log")
    return folder
