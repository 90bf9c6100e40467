"""The relay of a house: whom it is told to, and the passwords that coturn asks for."""

from pathlib import Path

import msgspec
import pytest

from tests.hand_clock import HandClock
from veillee.cli import main
from veillee.voices.ways import CREDENTIAL_SECONDS, Ways


def test_a_password_is_signed_with_the_secret_of_the_relay_and_ends_after_an_evening() -> None:
    """Who has another secret signs another one; coturn itself is asked in tests/e2e/test_voices.py."""
    clock = HandClock()
    told = msgspec.json.decode(Ways(clock, "peers", "turn.example.org:3478", "s" * 32).message("device01"))
    stun, turn = told["servers"]
    end = clock.now() // 1000 + CREDENTIAL_SECONDS
    assert turn["username"] == f"{end}:device01"
    assert stun["urls"] == ["stun:turn.example.org:3478"]
    assert turn["urls"] == ["turn:turn.example.org:3478", "turn:turn.example.org:3478?transport=tcp"]
    assert not told["only_relay"]
    other = msgspec.json.decode(Ways(clock, "peers", "turn.example.org:3478", "t" * 32).message("device01"))
    assert other["servers"][1]["credential"] != turn["credential"]


def test_with_a_relay_only_no_other_way_is_told() -> None:
    told = msgspec.json.decode(Ways(HandClock(), "relay", "127.0.0.1:3478", "s" * 32).message("device01"))
    assert told["only_relay"]
    assert [url for one in told["servers"] for url in one["urls"] if not url.startswith("turn:")] == []


def test_without_a_relay_nobody_is_told_one() -> None:
    told = msgspec.json.decode(Ways(HandClock()).message("device01"))
    assert told == {"t": "ways", "servers": [], "only_relay": False}


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--turn", "turn:127.0.0.1:3478"], "--turn and --turn-secret belong together"),
        (["--voice", "relay"], "--voice relay needs a relay"),
    ],
)
def test_a_relay_that_is_told_by_half_is_refused(
    flags: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path), *flags]) == 1
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["127.0.0.1:3478", "turns:a:1", "turn:a", "turn::3478", "turn:a b:3478", "turn:a:0"])
def test_an_address_of_a_relay_is_written_in_one_way(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--turn", wrong])
    assert "turn" in capsys.readouterr().err
