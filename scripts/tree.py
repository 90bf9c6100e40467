"""Lays out /opt/veillee: a Python environment of its own with the locked packages, for a Debian package or an image.

The interpreter is the machine's: the environment only points to it. So one can be made for another processor.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from scripts.locked import LOCK, needed

OPT = Path("opt/veillee")
# Debian's name of a processor, and the one that wheels have.
PROCESSORS = {"amd64": "x86_64", "arm64": "aarch64"}
# The C library of Debian 12, and of the oldest machines that wheels are made for.
NEWEST_GLIBC, OLDEST_GLIBC = 36, 5
COMMAND = """#!/opt/veillee/bin/python3
import sys

from veillee.cli import main

sys.exit(main())
"""


def python_of_debian() -> str:
    """The interpreter that the environment will use has the same version as this machine's: 3.11 on Debian 12."""
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    return subprocess.check_output(["/usr/bin/python3", "-c", ask], text=True).strip()


def version_of(wheel: Path) -> str:
    found = re.match(r"veillee-([^-]+)-", wheel.name)
    assert found
    return found[1]


def run(command: list[str]) -> None:
    """What pip warns of is told only if it fails."""
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stderr)
        done.check_returncode()


def lay_out(root: Path, wheel: Path, processor: str, python: str) -> None:
    opt = root / OPT
    packages = opt / f"lib/python{python}/site-packages"
    (opt / "bin").mkdir(parents=True)
    (opt / "pyvenv.cfg").write_text(
        f"home = /usr/bin\ninclude-system-site-packages = false\nversion = {python}\n", encoding="utf-8"
    )
    (opt / "bin/python3").symlink_to(f"/usr/bin/python{python}")
    command = opt / "bin/veillee"
    command.write_text(COMMAND, encoding="utf-8")
    command.chmod(0o755)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-compile",
    ]
    machine = PROCESSORS[processor]
    glibcs = [f"manylinux_2_{minor}_{machine}" for minor in range(NEWEST_GLIBC, OLDEST_GLIBC - 1, -1)]
    kinds = [word for name in (*glibcs, f"manylinux2014_{machine}") for word in ("--platform", name)]
    with tempfile.TemporaryDirectory(prefix="veillee-locked-") as folder:
        locked = Path(folder, "locked.txt")
        locked.write_text("".join(needed(LOCK.read_text(encoding="utf-8")).values()), encoding="utf-8")
        wanted = ["--python-version", python, "--only-binary", ":all:", "--require-hashes", "-r", str(locked)]
        run([*pip, "--target", str(packages), *kinds, *wanted])
    run([*pip, "--target", str(packages), "--upgrade", str(wheel)])
    shutil.rmtree(packages / "bin", ignore_errors=True)
    # The server may not write there, and would compile all of it at every start.
    compiling = ["-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", "-s", str(root), "-p", "/"]
    subprocess.run(["/usr/bin/python3", *compiling, str(packages)], check=True)
