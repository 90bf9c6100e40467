"""What `make release` makes, once for all processes of a run of the tests: it takes minutes."""

import fcntl
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts import deb, tree
from tests.conftest import SHARED, TABLE
from veillee import __version__

ROOT = Path(__file__).resolve().parents[2]
Record = Callable[[str, object], None]


def build(target: str, source: Path, into: Path) -> Path:
    """Hatchling is what `make release` has build as well; the folder holds the one file that it made."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    subprocess.run(command, cwd=source, check=True, stdout=subprocess.DEVNULL)
    (built,) = into.iterdir()
    return built


def unpack(archive: Path, into: Path) -> Path:
    with tarfile.open(archive) as files:
        files.extractall(into, filter="data")
    (unpacked,) = into.iterdir()
    return unpacked


def build_wheel(folder: Path) -> Path:
    """From the archive, in another folder: the client of the clone is in use by other tests."""
    source = unpack(build("sdist", ROOT, folder / "sdist"), folder / "source")
    assert not (source / "src/veillee/client").exists()
    # The client's packages are not ours to ship, and need not be fetched a second time.
    (source / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    return build("wheel", source, folder / "wheel")


def build_packages(folder: Path) -> None:
    laid, processor, python = folder / "tree", deb.this_processor(), tree.python_of_debian()
    tree.lay_out(laid, build_wheel(folder), processor, python)
    deb.add_files(laid)
    for version in (f"{__version__}~before", __version__):
        shutil.rmtree(laid / "DEBIAN", ignore_errors=True)
        deb.add_control(laid, version, processor, python)
        deb.pack(laid, folder / "dist", version, processor, pressed=False)
    shutil.rmtree(laid)


def packages() -> tuple[Path, Path]:
    """The Debian package, and before it one that is the same under a smaller number."""
    folder = Path(os.environ[SHARED], "packages")
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "dist").exists():
            folder.mkdir(exist_ok=True)
            build_packages(folder)
    processor = deb.this_processor()
    made = [folder / f"dist/veillee_{version}_{processor}.deb" for version in (f"{__version__}~before", __version__)]
    return made[0], made[1]


@contextmanager
def first_card_by(way: str, record_property: Record) -> Iterator[None]:
    """How long it takes stands at the end of the run: docs/self-hosting.md has these times."""
    began = time.monotonic()
    yield
    record_property(TABLE, f"by {way}: {time.monotonic() - began:.1f} s from nothing to the first card")
