"""Asks the package index whether every locked package that Veillée needs has a wheel for other machines.

Ends with 1 if one has none for a system that Veillée is offered for: whoever installs there would need a compiler.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from scripts.locked import LOCK, needed

# As pip calls them; of Linux all that Debian 12 and a Raspberry Pi with it can use.
PLATFORMS = {
    "Linux x86_64": [f"manylinux_2_{minor}_x86_64" for minor in range(36, 4, -1)] + ["manylinux2014_x86_64"],
    "Linux aarch64": [f"manylinux_2_{minor}_aarch64" for minor in range(36, 16, -1)] + ["manylinux2014_aarch64"],
    "macOS arm64": [f"macosx_{major}_0_{kind}" for major in range(15, 10, -1) for kind in ("arm64", "universal2")],
    "Windows": ["win_amd64"],
}
# On these systems the lock asks for other packages than here: pip reads that from this machine.
NOT_NEEDED = {"Windows": {"uvloop"}}
NO_WHEEL = re.compile(r"No matching distribution found for ([A-Za-z0-9._-]+?)(?:\[|==| |$)", re.MULTILINE)


def normal(name: str) -> str:
    return re.sub("[-_.]+", "-", name).lower()


def without_wheel(said: str) -> set[str]:
    """The packages of which pip said so."""
    return {normal(name) for name in NO_WHEEL.findall(said)}


def download(requirements: str, platforms: list[str], python: str, into: str) -> "subprocess.CompletedProcess[str]":
    file = Path(into, "wanted.txt")
    file.write_text(requirements, encoding="utf-8")
    kinds = [word for platform in platforms for word in ("--platform", platform)]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary", ":all:", "--python-version", python, "--dest", into, "--require-hashes"]
    return subprocess.run([*command, *kinds, "-r", str(file)], capture_output=True, text=True, check=False)


def look(system: str, packages: dict[str, str], python: str) -> tuple[set[str], str]:
    """Those without a wheel, and what else pip had to say if it could not be found out."""
    wanted = {name: text for name, text in packages.items() if name not in NOT_NEEDED.get(system, set())}
    missing: set[str] = set()
    with tempfile.TemporaryDirectory(prefix="veillee-wheels-") as into:
        while wanted:
            done = download("".join(wanted.values()), PLATFORMS[system], python, into)
            if done.returncode == 0:
                break
            # It stops at the first: the others are asked for without it.
            found = without_wheel(done.stderr) & set(wanted)
            if not found:
                return missing, done.stderr.strip().rpartition("\n")[2]
            missing |= found
            wanted = {name: text for name, text in wanted.items() if name not in found}
    return missing, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default="3.11", help="for this version of Python (default: %(default)s)")
    parser.add_argument("--system", choices=PLATFORMS, action="append", help="only these (default: all)")
    chosen = parser.parse_args()
    packages, ended = needed(LOCK.read_text(encoding="utf-8")), 0
    for system in chosen.system or PLATFORMS:
        missing, trouble = look(system, packages, chosen.python)
        if trouble:
            print(f"{system}: not known ({trouble})")
        elif missing:
            print(f"{system}: no wheel for {', '.join(sorted(missing))}")
            ended = 1
        else:
            print(f"{system}: a wheel for each of {len(packages) - len(NOT_NEEDED.get(system, ()))} packages")
    return ended


if __name__ == "__main__":
    sys.exit(main())
