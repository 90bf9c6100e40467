"""What is known of the packages that the locks pin: their age, what is newer, and advisories. Sends only their names.

Ages come from the registries that pip and npm are set up for. Advisories of npm come from its registry; those of Python
from a file that you bring, because registries do not give them: --advisories all.zip of https://osv.dev (PyPI). Ends
with 1 if an advisory is about a locked version, and says what could not be found out.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 20
# A registry in the sense of PEP 691 and PEP 700, which says when files came.
JSON_OF_INDEX = "application/vnd.pypi.simple.v1+json"


def pins_of_python(lock: Path) -> dict[str, str]:
    text = lock.read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9.-]+)(?:\[[a-z0-9,-]+\])?==([^ ;\\]+)", text, re.MULTILINE))


def pins_of_npm(web: Path) -> dict[str, str]:
    """Only what the client asks for itself: what these ask for comes with them."""
    packages = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = {**packages[""].get("dependencies", {}), **packages[""].get("devDependencies", {})}
    return {name: packages[f"node_modules/{name}"]["version"] for name in wanted}


def said_by(*command: str, folder: Path = ROOT) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def index_of_pip() -> str:
    # Whatever pip would use if nothing says otherwise.
    usual = said_by(sys.executable, "-c", "from pip._internal.models.index import PyPI; print(PyPI.simple_url)")
    set_up = said_by(sys.executable, "-m", "pip", "config", "get", "global.index-url")
    return os.environ.get("PIP_INDEX_URL") or set_up or usual


def asked(url: str, accept: str = "application/json") -> Any:
    """None if there is no answer, or no proper one."""
    try:
        request = urllib.request.Request(url, headers={"Accept": accept})
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return json.load(answer)
    except (OSError, ValueError):
        return None


def dates_of_python(index: str, name: str) -> dict[str, str]:
    """When each version came."""
    found = asked(f"{index.rstrip('/')}/{name}/", JSON_OF_INDEX)
    dates: dict[str, str] = {}
    for file in found.get("files", ()) if isinstance(found, dict) else ():
        parts = re.match(
            rf"{name.replace('-', '[-_.]')}-([0-9][^-]*?)(?:-|\.tar|\.zip)", file["filename"], re.IGNORECASE
        )
        if parts and "upload-time" in file and not file.get("yanked"):
            dates.setdefault(parts[1], file["upload-time"])
    return dates


def dates_of_npm(registry: str, name: str) -> dict[str, str]:
    found = asked(f"{registry.rstrip('/')}/{name.replace('/', '%2f')}")
    dates: dict[str, str] = found.get("time", {}) if isinstance(found, dict) else {}
    return {version: date for version, date in dates.items() if version[0].isdigit() and "-" not in version}


def numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", version)]


def line_about(name: str, version: str, dates: dict[str, str]) -> str:
    if version not in dates:
        return f"{name:32}{version:14}age unknown"
    days = (datetime.now(UTC) - datetime.fromisoformat(dates[version].replace("Z", "+00:00"))).days
    newest = max(dates, key=numbers)
    newer = "" if newest == version else f"  newest {newest}, {dates[newest][:10]}"
    return f"{name:32}{version:14}{days:5} days{newer}"


def advisories(file: Path, pins: dict[str, str]) -> list[str]:
    """What a file of osv.dev says of these versions."""
    found = []
    with zipfile.ZipFile(file) as zip:
        for part in zip.namelist():
            told = json.loads(zip.read(part))
            for affected in told.get("affected", ()):
                name = re.sub("[-_.]+", "-", affected.get("package", {}).get("name", "")).lower()
                if "withdrawn" not in told and pins.get(name) in affected.get("versions", ()):
                    found.append(f"{name} {pins[name]}: {told['id']} {told.get('summary', '')}".rstrip())
    return sorted(set(found))


def advisories_of_npm() -> list[str] | None:
    try:
        told = json.loads(said_by("npm", "audit", "--json", folder=ROOT / "web"))
        return [f"{name}: {one['severity']}" for name, one in sorted(told["vulnerabilities"].items())]
    except (ValueError, KeyError, OSError):
        return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--advisories", type=Path, metavar="FILE", help="all.zip of osv.dev for PyPI")
    parser.add_argument("--offline", action="store_true", help="ask no registry")
    parser.add_argument("--lock", type=Path, default=ROOT / "requirements.lock", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    python, npm = pins_of_python(chosen.lock), pins_of_npm(ROOT / "web")
    index = "" if chosen.offline else index_of_pip()
    registry = "" if chosen.offline else said_by("npm", "config", "get", "registry")
    unknown, found = [], []
    for title, pins, where, dates_of in (
        ("Python", python, index, dates_of_python),
        ("npm", npm, registry, dates_of_npm),
    ):
        print(f"{title}: {len(pins)} packages")
        dates = {name: {} if chosen.offline else dates_of(where, name) for name in pins}
        for name, version in sorted(pins.items()):
            print(f"  {line_about(name, version, dates[name])}")
        ageless = sum(version not in dates[name] for name, version in pins.items())
        if ageless:
            unknown.append(f"the age of {ageless} of {len(pins)} packages ({title}): the registry does not tell it")
    if chosen.advisories is None:
        unknown.append("advisories about Python packages: bring all.zip of osv.dev and say --advisories FILE")
    else:
        found += advisories(chosen.advisories, python)
    of_npm = None if chosen.offline else advisories_of_npm()
    if of_npm is None:
        unknown.append("advisories about npm packages: the registry does not answer that question")
    else:
        found += of_npm
    print(f"Advisories: {len(found)}")
    for one in found:
        print(f"  ✗ {one}")
    for one in unknown:
        print(f"Not known: {one}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
