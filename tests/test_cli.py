"""The command `veillee`, used as in a terminal."""

import asyncio
import json
import logging
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import structlog

from tests.conftest import free_port, wait_for
from veillee.cli import main
from veillee.cli.log import configure_log
from veillee.cli.process import new_event_loop, print_addresses
from veillee.decks import Library
from veillee.server import addresses
from veillee.server.settings import Settings


def veillee(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "veillee.cli", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@pytest.mark.slow
def test_serve_prints_the_addresses_and_a_qr_code(tmp_path: Path) -> None:
    port = free_port()
    with veillee("serve", "--no-name", "--port", str(port), "--data", str(tmp_path)) as served:
        assert served.stdout is not None
        printed = ""
        while "Ctrl+C" not in printed:
            line = served.stdout.readline()
            assert line
            printed += line
        wait_for(port)
        served.send_signal(signal.SIGINT)
        assert served.wait(60) == 0
    assert f"http://localhost:{port}/" in printed
    # A machine without a network has no address for phones, so there is no QR code.
    assert ("on phones" in printed) == ("█" in printed)


@pytest.mark.parametrize(
    ("settings", "network", "phones", "local"),
    [
        (Settings(), ["192.168.1.20"], "http://192.168.1.20:8000/", "http://localhost:8000/"),
        (Settings(address="127.0.0.2"), [], "http://127.0.0.2:8000/", "http://localhost:8000/"),
        (Settings(host="192.168.1.20"), [], "http://192.168.1.20:8000/", "http://192.168.1.20:8000/"),
        (Settings(host="127.0.0.1"), ["192.168.1.20"], None, "http://127.0.0.1:8000/"),
        (
            Settings(tls=(Path("chain.pem"), Path("key.pem")), address="jeux.example.org", port=443),
            [],
            "https://jeux.example.org/",
            "https://jeux.example.org/",
        ),
    ],
)
def test_the_address_for_phones_is_printed_before_the_one_for_this_computer(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    settings: Settings,
    network: list[str],
    phones: str | None,
    local: str,
) -> None:
    monkeypatch.setattr(addresses, "network_addresses", lambda: network)
    print_addresses(settings)
    printed = capsys.readouterr().out
    before, _, after = printed.partition("on this computer :  ")
    assert after.splitlines()[0] == local
    assert ("█" in printed) == (phones is not None)
    assert "no network" not in printed
    if phones is not None:
        assert f"on phones        :  {phones}\n" in before
        assert "█" in before


def test_every_address_of_this_machine_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "network_addresses", lambda: ["10.8.0.2", "192.168.1.20"])
    print_addresses(Settings())
    printed = capsys.readouterr().out
    assert printed.index("http://10.8.0.2:8000/") < printed.index("http://192.168.1.20:8000/")


@pytest.mark.parametrize(
    ("settings", "near", "far", "secure"),
    [
        (Settings(address="192.168.1.20"), "on this network", "not yet", "without https"),
        (Settings(address="laptop.local"), "on this network", "not yet", "without https"),
        (Settings(host="127.0.0.1"), "this computer only", "no", "without https"),
        (Settings(url="https://jeux.example.org/"), "oui / yes", "if name and port lead here", "oui / yes"),
    ],
)
def test_what_the_address_can_and_cannot_do_is_printed(
    capsys: pytest.CaptureFixture[str], settings: Settings, near: str, far: str, secure: str
) -> None:
    print_addresses(settings)
    _, _, told = capsys.readouterr().out.partition("can my friends reach me?")
    for line, said in zip(told.splitlines()[1:], (near, far, secure), strict=False):
        assert said in line.partition(":")[2]


def test_it_is_printed_that_there_is_no_network(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "network_addresses", list)
    print_addresses(Settings())
    printed = capsys.readouterr().out
    (line,) = [line for line in printed.splitlines() if "no network" in line]
    assert "Aucun réseau" in line
    assert "http://localhost:8000/" in printed
    assert "█" not in printed


@pytest.mark.slow
def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        with veillee("serve", "--no-name", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path)) as served:
            _, error = served.communicate(timeout=60)
    assert served.returncode == 1
    assert "--port" in error


def test_an_address_that_is_not_ours_is_not_called_a_taken_port(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--host", "192.0.2.1", "--port", str(free_port()), "--data", str(tmp_path)]) == 1
    error = capsys.readouterr().err
    assert "192.0.2.1" in error
    assert "--port" not in error


def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["serve", "--port", str(free_port()), "--data", str(tmp_path / "file")]) == 1
    assert "--data" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        ("--port", "65536"),
        ("--expire-days", "0"),  # would erase every salon at once
        ("--salons-per-address", "0"),
        ("--connections-per-address", "0"),
        ("--bot-pace", "-1"),
        ("--bot-pace", "nan"),
        ("--url", "jeux.example.org"),  # no page would have this origin
        ("--url", "https://"),
        ("--address", "http://192.168.1.20:8000/"),  # only the host may be given
        ("--trust", "localhost"),  # only IP addresses are compared
        ("--log-level", "loud"),
    ],
    ids=" ".join,
)
def test_unusable_settings_are_refused(wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", *wrong])
    assert ended.value.code == 2
    assert f"argument {wrong[0]}" in capsys.readouterr().err


def test_the_log_has_messages_of_its_level_and_above_with_tracebacks(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        configure_log("warning")
        logger = structlog.get_logger()
        logger.info("a salon was opened")
        logger.warning("the disk is nearly full")
        try:
            raise sqlite3.OperationalError("no such table")
        except sqlite3.Error:
            logger.exception("could not tidy")
    finally:
        structlog.reset_defaults()
        logging.basicConfig(force=True)
    about_disk, about_tidying = capsys.readouterr().err.splitlines()
    assert 'event="the disk is nearly full"' in about_disk
    assert "level=error" in about_tidying
    assert "test_cli.py" in about_tidying
    assert "OperationalError: no such table" in about_tidying


def test_of_what_people_send_nothing_is_in_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    secret, name = "mon secret", "Léa"
    try:
        configure_log("debug")
        try:
            try:
                int(secret)
            except ValueError as error:
                raise KeyError(name) from error
        except KeyError as error:
            structlog.get_logger().exception("a message failed")
            # As aiohttp and asyncio do it, which know nothing of us.
            logging.getLogger("veillee.http").error("Error handling request from %s", "192.0.2.77", exc_info=error)
            logging.getLogger("asyncio").error(f"Task exception was never retrieved\nfuture: {error!r}")
    finally:
        structlog.reset_defaults()
        logging.basicConfig(force=True)
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 3
    assert said.count(" exception=") == 2
    # Each of them where it was raised, with its cause.
    assert said.count("in test_of_what_people_send_nothing_is_in_the_log") == 4
    assert {"KeyError", "ValueError"} <= set(re.findall(r"[A-Z]\w+Error", said))
    for word in (secret, name, "192.0.2.77"):
        assert word not in said


def test_without_uvloop_the_loop_of_python_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    for without in (False, True):
        if without:
            monkeypatch.setitem(sys.modules, "uvloop", None)
        loop = new_event_loop()
        loop.close()
        assert isinstance(loop, asyncio.BaseEventLoop) == without


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["--version"], *([name, "--help"] for name in ("serve", "verify", "backup", "restore", "doctor"))],
    ids=" ".join,
)
def test_help(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 0
    assert "veillee" in capsys.readouterr().out


def test_a_command_that_there_is_not_is_refused() -> None:
    with pytest.raises(SystemExit) as ended:
        main(["dance"])
    assert ended.value.code == 2


def test_the_decks_are_listed_one_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks", "list", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["id"] for line in lines] == sorted(deck.id for deck in Library().values())
    reves = next(line for line in lines if line["id"] == "reves")
    assert reves == {
        "id": "reves", "game": "didixit", "kind": "images", "language": "any", "cards": 84, "entries": 84,
        "licence": "CC BY 4.0",
    }  # fmt: skip


def test_our_decks_have_no_problems(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks", "check"]) == 0
    assert capsys.readouterr().out == ""


def test_an_unknown_deck_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks", "check", "nowhere"]) == 1
    assert "no such deck" in capsys.readouterr().out


def test_a_missing_dictionary_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks", "know", "mots-rares", str(tmp_path / "nowhere.dic")]) == 2
    assert "nowhere.dic" in capsys.readouterr().err
