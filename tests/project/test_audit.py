"""`make audit`, without any registry."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

AUDIT = Path(__file__).resolve().parents[2] / "scripts" / "audit.py"
LOCK = """old-thing[extra]==1.2 \\
    --hash=sha256:0
good-thing==3.0 ; sys_platform != 'win32' \\
"""


def audit(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, str(AUDIT), "--offline", *arguments], capture_output=True, text=True, check=False
    )


def told_of(name: str, versions: list[str], **more: Any) -> dict[str, Any]:
    return {
        "id": "GHSA-1",
        "summary": "It leaks",
        "affected": [{"package": {"name": name}, "versions": versions}],
        **more,
    }


@pytest.mark.parametrize(
    ("told", "found"),
    [
        (told_of("Old_Thing", ["1.1", "1.2"]), ["old-thing 1.2: GHSA-1 It leaks"]),
        (told_of("old-thing", ["1.1"]), []),
        (told_of("other", ["1.2"]), []),
        (told_of("old-thing", ["1.2"], withdrawn="2026-01-01"), []),
    ],
)
@pytest.mark.slow
def test_an_advisory_about_a_locked_version_is_found(told: dict[str, Any], found: list[str], tmp_path: Path) -> None:
    lock, file = tmp_path / "lock", tmp_path / "all.zip"
    lock.write_text(LOCK, encoding="utf-8")
    with zipfile.ZipFile(file, "w") as zip:
        zip.writestr("GHSA-1.json", json.dumps(told))
    done = audit("--lock", str(lock), "--advisories", str(file))
    assert done.returncode == bool(found), done.stderr
    assert [line.strip(" ✗") for line in done.stdout.splitlines() if "✗" in line] == found
    assert "old-thing                       1.2" in done.stdout
    assert "good-thing                      3.0" in done.stdout


@pytest.mark.slow
def test_what_cannot_be_found_out_is_said() -> None:
    done = audit()
    assert done.returncode == 0, done.stderr
    unknown = [line for line in done.stdout.splitlines() if line.startswith("Not known: ")]
    assert len(unknown) == 4
    assert "svelte" in done.stdout
    assert "aiohttp" in done.stdout
