"""Makes a Debian package of a wheel: `python -m scripts.deb WHEEL --into dist`, for this machine's Debian."""

import argparse
import gzip
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from scripts.licences import inside
from scripts.tree import PROCESSORS, lay_out, python_of_debian, version_of

ROOT = Path(__file__).resolve().parents[1]
PARTS = ROOT / "packaging/debian"
CONTROL = """Package: veillee
Version: {version}
Architecture: {processor}
Maintainer: Veillée contributors <veillee@example.org>
Installed-Size: {size}
Depends: python3 (>= {python}~), python3 (<< {next}~), libc6 (>= 2.36), libstdc++6,
 adduser, debconf (>= 0.5) | debconf-2.0, init-system-helpers
Suggests: nginx, postgresql
Section: games
Priority: optional
Description: open, self-hosted salon for four French party games
 Veillée serves four French games of imagination, bluff and secret votes.
 People play in the browser of their phones, around a table or from afar;
 they need no account and install nothing.
 .
 The package brings its Python libraries with it, in /opt/veillee, and runs
 as a systemd service of its own user. Salons are kept in /var/lib/veillee.
"""
MAINTAINERS = ("postinst", "prerm", "postrm")
# What the unit of the documents has for a server behind a proxy, and the one of the package instead: who installs it
# chooses in a file how people come in, also straight on the ports of http and https.
OF_PACKAGE = {
    "ExecStart=/opt/veillee/bin/veillee serve --host 127.0.0.1 --data /var/lib/veillee"
    " --url https://jeux.example.org/ --trust 127.0.0.1": (
        "EnvironmentFile=-/etc/default/veillee\n"
        "ExecStart=/opt/veillee/bin/veillee serve --data /var/lib/veillee $VEILLEE_OPTIONS"
    ),
    "DynamicUser=yes": "User=veillee\nGroup=veillee",
    "PrivateUsers=yes\n": "",
    "CapabilityBoundingSet=": "CapabilityBoundingSet=CAP_NET_BIND_SERVICE\nAmbientCapabilities=CAP_NET_BIND_SERVICE",
}


def unit() -> str:
    text = (ROOT / "docs/veillee.service").read_text(encoding="utf-8")
    text = text[text.index("[Unit]") :]
    for there, here in OF_PACKAGE.items():
        if there not in text:
            raise ValueError(f"docs/veillee.service has no line {there}")
        text = text.replace(there, here)
    return text


def add_files(tree: Path) -> None:
    """What stands beside /opt/veillee."""
    texts = {
        "usr/lib/systemd/system/veillee.service": unit(),
        "etc/default/veillee": (PARTS / "veillee.default").read_text(encoding="utf-8"),
        "usr/share/doc/veillee/copyright": "\n".join(
            (ROOT / name).read_text(encoding="utf-8") for name in ("LICENSE", "LICENSE-decks")
        ),
        "usr/share/doc/veillee/inside.txt": inside(tree),
    }
    for name, text in texts.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text, encoding="utf-8")
    changes = gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0)
    (tree / "usr/share/doc/veillee/changelog.gz").write_bytes(changes)
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/veillee").symlink_to("/opt/veillee/bin/veillee")


def add_control(tree: Path, version: str, processor: str, python: str) -> None:
    size = sum(file.lstat().st_size for file in tree.rglob("*")) // 1024
    major, _, minor = python.partition(".")
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(
        CONTROL.format(
            version=version, processor=processor, size=size, python=python, next=f"{major}.{int(minor) + 1}"
        ),
        encoding="utf-8",
    )
    (control / "conffiles").write_text("/etc/default/veillee\n", encoding="utf-8")
    shutil.copyfile(PARTS / "templates", control / "templates")
    for name in MAINTAINERS:
        shutil.copyfile(PARTS / name, control / name)


def this_processor() -> str:
    return subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()


def is_program(path: Path) -> bool:
    """What is started; libraries are only loaded, whatever their wheels say."""
    return path.parent.name == "bin" or path.name in MAINTAINERS


def pack(tree: Path, into: Path, version: str, processor: str, pressed: bool = True) -> Path:
    # Whoever builds may have another umask.
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or is_program(path) else 0o644)
    into.mkdir(parents=True, exist_ok=True)
    made = into / f"veillee_{version}_{processor}.deb"
    how = ["--root-owner-group", "-Zzstd" if pressed else "-Znone"]
    subprocess.run(["dpkg-deb", *how, "--build", str(tree), str(made)], check=True, stdout=subprocess.DEVNULL)
    return made


def make_deb(wheel: Path, into: Path, processor: str) -> Path:
    version, python = version_of(wheel), python_of_debian()
    with tempfile.TemporaryDirectory(prefix="veillee-deb-") as folder:
        tree = Path(folder, "tree")
        tree.mkdir()
        lay_out(tree, wheel, processor, python)
        add_files(tree)
        add_control(tree, version, processor, python)
        return pack(tree, into, version, processor)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--into", type=Path, default=ROOT / "dist")
    parser.add_argument("--processor", choices=PROCESSORS, default=this_processor())
    chosen = parser.parse_args()
    print(make_deb(chosen.wheel, chosen.into, chosen.processor))
    return 0


if __name__ == "__main__":
    sys.exit(main())
