"""`veillee` without anything else: what a family wants."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import free_port, wait_for
from tests.faults.networks import Networks, NotAllowed, away_from_this_machine
from tests.waiting import wait_until
from veillee import machine


def browser_in(folder: Path) -> tuple[dict[str, str], Path]:
    """A computer with a screen, and a program that writes down what it is shown and stays open, as browsers do."""
    shown, program = folder / "shown", folder / "browser"
    program.write_text(
        f'#!/bin/sh\necho "$1" > {shown}.new\nmv {shown}.new {shown}\nexec sleep 600 > /dev/null\n', encoding="utf-8"
    )
    program.chmod(0o755)
    here = {name: value for name, value in os.environ.items() if not name.startswith("SSH_")}
    return {**here, "BROWSER": str(program), "DISPLAY": ":77"}, shown


def stop(served: "subprocess.Popen[str]") -> str:
    """Ends it, and the browser too, which is in its group."""
    served.send_signal(signal.SIGINT)
    assert served.wait(60) == 0
    os.killpg(served.pid, signal.SIGKILL)
    assert served.stdout is not None
    return served.stdout.read()


@pytest.mark.slow
def test_it_serves_shows_the_code_and_opens_the_browser(tmp_path: Path) -> None:
    """In a network of its own, because there its usual port is free."""
    try:
        with away_from_this_machine(), Networks(1) as networks:
            way_out = ("ip", "route", "add", "default", "via", networks.people)
            subprocess.run([*networks.inside(0), *way_out], check=True)
            environment, shown = browser_in(tmp_path)
            command = [*networks.inside(0), sys.executable, "-m", "veillee.cli"]
            with subprocess.Popen(
                command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
            ) as served:
                wait_until(shown.exists)
                assert shown.read_text(encoding="utf-8") == "http://localhost:8000/\n"
                wait_for(8000, networks.addresses[0])
                printed = stop(served)
            assert f"http://{networks.addresses[0]}:8000/" in printed
            assert "█" in printed
            assert (tmp_path / "veillee-data" / "veillee.sqlite").exists()
    except NotAllowed as error:
        pytest.skip(str(error))


@pytest.mark.slow
def test_the_browser_is_shown_a_house_that_answers(tmp_path: Path) -> None:
    """Also if it stays in the foreground, the house ends when it is told to."""
    port, (environment, shown) = free_port(), browser_in(tmp_path)
    with subprocess.Popen(
        [sys.executable, "-m", "veillee.cli", "serve", "--open", "--host", "127.0.0.1", "--port", str(port)],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as served:
        wait_until(shown.exists)
        assert shown.read_text(encoding="utf-8") == f"http://127.0.0.1:{port}/\n"
        stop(served)


@pytest.mark.parametrize(
    ("platform", "user", "environment", "sits_there"),
    [
        ("linux", 1000, {"DISPLAY": ":0"}, True),
        ("linux", 1000, {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", 1000, {}, False),
        ("linux", 0, {}, False),
        ("linux", 1000, {"DISPLAY": ":10", "SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, False),
        ("darwin", 501, {}, True),
        ("darwin", 0, {}, False),
        ("darwin", 501, {"SSH_TTY": "/dev/ttys001"}, False),
        ("win32", 1000, {}, True),
    ],
)
def test_no_browser_is_opened_where_nobody_sits(
    monkeypatch: pytest.MonkeyPatch, platform: str, user: int, environment: dict[str, str], sits_there: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "SSH_TTY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(os, "geteuid", lambda: user)
    assert machine.has_desktop() == sits_there
