"""What `make release` builds works on a new machine: the archive builds a wheel, and the wheel serves."""

import json
import re
import subprocess
import sys
import sysconfig
import tomllib
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from tests.conftest import free_port, wait_for
from tests.project.artefacts import ROOT, build, build_wheel, unpack
from veillee import __version__


def install(wheel: Path, into: Path) -> Path:
    """Install into a new environment with the libraries of this one, without network. Returns its bin folder."""
    venv.create(into, symlinks=True)
    python = into / "bin/python"
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*command, str(wheel)], check=True)
    # Only our libraries are added. The editable Veillée is not: its .pth file is not read from a folder added this way.
    (site,) = into.glob("lib/python*/site-packages")
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    asked = subprocess.check_output([python, "-c", "import veillee; print(veillee.__file__)"], text=True, cwd=into)
    assert Path(asked.strip()).is_relative_to(site)
    return python.parent


def get(address: str) -> tuple[str, bytes]:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return answer.headers["Content-Type"], answer.read()


@pytest.mark.slow
def test_the_version_is_the_same_in_the_code_the_package_and_the_makefile() -> None:
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == __version__
    said = subprocess.check_output(["make", "--silent", "--dry-run", "deb"], cwd=ROOT, text=True)
    assert f"dist/veillee-{__version__}-py3-none-any.whl" in said


@pytest.mark.slow
def test_the_archive_has_every_file_of_the_project(tmp_path: Path) -> None:
    source = unpack(build("sdist", ROOT, tmp_path / "sdist"), tmp_path / "source")
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.check_output(command, cwd=ROOT, text=True).split("\0")
    ours = {name for name in listed if (ROOT / name).is_file()}
    assert ours <= {str(path.relative_to(source)) for path in source.rglob("*")}
    assert not (source / "src/veillee/client").exists()


@pytest.mark.prove
def test_the_archive_builds_a_wheel_and_the_wheel_serves(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path)
    with zipfile.ZipFile(wheel) as files:
        assert {name.split("/")[0] for name in files.namelist()} == {"veillee", f"veillee-{__version__}.dist-info"}

    command = install(wheel, tmp_path / "empty") / "veillee"
    # The wheel has the templates, and its client the fonts, pictures and rules.
    subprocess.run([command, "print", "diner", "-o", tmp_path / "diner.pdf"], check=True, cwd=tmp_path)
    assert (tmp_path / "diner.pdf").read_bytes().startswith(b"%PDF-")
    port = free_port()
    server = subprocess.Popen(
        [command, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path / "data")],
        stdout=subprocess.DEVNULL,
        cwd=tmp_path,
    )
    try:
        wait_for(port)
        address = f"http://127.0.0.1:{port}"
        page = get(address)[1].decode()
        (script,) = re.findall(r'<script type="module"[^>]* src="\.?/?(assets/[^"]+\.js)"', page)
        assert "javascript" in get(f"{address}/{script}")[0]
        texts = json.loads(get(f"{address}/cards/reves-0/cards.json")[1])
        assert len(texts) == 84
        kind, image = get(f"{address}/cards/reves-0/{min(texts)}.avif")
        assert kind == "image/avif"
        assert image[4:12] == b"ftypavif"
        assert json.loads(get(f"{address}/healthz")[1])["version"] == __version__
    finally:
        server.terminate()
        server.wait(60)
