"""The Debian package: its parts, and what happens to a house that is installed, upgraded and removed with it."""

import asyncio
import os
import re
import shutil
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from scripts import deb, tree
from tests.conftest import free_port
from tests.guests import Guest, play_at_ease, sit_down, start, together
from tests.project.artefacts import ROOT, packages
from tests.project.debian import Folder
from veillee import __version__
from veillee.cli import main
from veillee.games.didixit.model import Claim

here = pytest.mark.skipif(
    not shutil.which("dpkg-deb") or not Path("/usr/bin/python3").exists(), reason="this is no Debian"
)


def fields(text: str) -> dict[str, str]:
    return dict(re.findall(r"^([A-Z][A-Za-z-]+): (.*(?:\n .*)*)", text, re.MULTILINE))


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A package with all its files but the environment."""
    folder = tmp_path / "tree"
    (folder / "opt/veillee/bin").mkdir(parents=True)
    (folder / "opt/veillee/bin/veillee").write_text(tree.COMMAND, encoding="utf-8")
    (folder / "opt/veillee/bin/veillee").chmod(0o700)
    deb.add_files(folder)
    deb.add_control(folder, __version__, "arm64", "3.11")
    return deb.pack(folder, tmp_path / "dist", __version__, "arm64")


@here
@pytest.mark.slow
def test_a_package_says_its_version_processor_and_what_it_needs(small: Path, tmp_path: Path) -> None:
    told = fields(subprocess.check_output(["dpkg-deb", "--field", str(small)], text=True))
    assert small.name == f"veillee_{__version__}_arm64.deb"
    assert (told["Package"], told["Version"], told["Architecture"]) == ("veillee", __version__, "arm64")
    # The environment is of this Python: compiled libraries of another one would not load.
    assert {"python3 (>= 3.11~)", "python3 (<< 3.12~)", "adduser"} <= set(re.split(r",\s+", told["Depends"]))
    for line in told["Description"].splitlines():
        assert len(line) <= 80
    control = tmp_path / "control"
    subprocess.run(["dpkg-deb", "--control", str(small), str(control)], check=True)
    for name in deb.MAINTAINERS:
        assert (control / name).stat().st_mode & 0o777 == 0o755
        subprocess.run(["sh", "-n", str(control / name)], check=True)
        # What fails must be seen.
        assert "\nset -e\n" in (control / name).read_text(encoding="utf-8")
    assert (control / "conffiles").read_text(encoding="utf-8") == "/etc/default/veillee\n"


@here
@pytest.mark.slow
def test_files_of_a_package_belong_to_root_and_can_be_read_by_all_whoever_builds(small: Path) -> None:
    listed = subprocess.check_output(["dpkg-deb", "--contents", str(small)], text=True).splitlines()
    names = {line.split()[5]: line.split()[0] for line in listed}
    assert all(line.split()[1] == "root/root" for line in listed)
    assert names["./etc/default/veillee"] == "-rw-r--r--"
    assert names["./opt/veillee/bin/veillee"] == "-rwxr-xr-x"
    assert names["./usr/bin/veillee"][0] == "l"
    assert not [name for name, mode in names.items() if mode[0] == "-" and mode[8] == "w"]
    # A person's salons are no file of the package: dpkg would take them away with it.
    assert not [name for name in names if name.startswith("./var")]


@pytest.mark.slow
def test_the_unit_of_the_package_has_the_limits_of_the_documents_and_may_use_the_ports_of_the_web(
    tmp_path: Path,
) -> None:
    unit = deb.unit()
    documents = (ROOT / "docs/veillee.service").read_text(encoding="utf-8")
    lost = set(documents[documents.index("[Unit]") :].splitlines()) - set(unit.splitlines())
    assert {line.split("=")[0] for line in lost} == {
        "ExecStart",
        "DynamicUser",
        "PrivateUsers",
        "CapabilityBoundingSet",
    }
    if shutil.which("systemd-analyze"):
        file = tmp_path / "veillee.service"
        file.write_text(unit.replace("/opt/veillee/bin/veillee", "/bin/true").replace("=veillee", "=daemon"))
        command = ["systemd-analyze", "verify", "--man=no", str(file)]
        checked = subprocess.run(command, capture_output=True, text=True, check=False)
        assert "veillee" not in checked.stderr


def test_every_line_of_options_in_the_file_of_the_package_can_be_given_to_serve(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (deb.PARTS / "veillee.default").read_text(encoding="utf-8")
    lines = re.findall(r'^#?VEILLEE_OPTIONS="(.*)"$', text, re.MULTILINE)
    assert len(lines) == 3
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    flags = set(re.findall(r"^  (--[a-z-]+)", capsys.readouterr().out, re.MULTILINE))
    assert {word for line in lines for word in line.split() if word.startswith("--")} <= flags
    # One of them counts.
    assert len(re.findall(r"^VEILLEE_OPTIONS", text, re.MULTILINE)) == 1


def test_what_purge_asks_is_asked_in_both_languages_and_keeps_the_salons_unless_told() -> None:
    asked = (deb.PARTS / "templates").read_text(encoding="utf-8")
    assert "Default: false" in asked
    assert "Description: " in asked
    assert "Description-fr.UTF-8: " in asked
    assert max(map(len, asked.splitlines())) <= 80


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Folder]:
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        pytest.skip("a Debian in a folder needs root and debootstrap")
    yield Folder(tmp_path / "root")
    shutil.rmtree(tmp_path / "root", ignore_errors=True)


def mode_of(path: Path) -> str:
    return stat.filemode(path.stat().st_mode)


async def play_a_round(guests: list[Guest]) -> None:
    """Until there are points."""
    while not any(guests[0].public.scores):
        await together(guests)
        seat = guests[0].view["game"]["awaited"][0]
        await play_at_ease(guests[seat], guests[seat].moves()[0])
        await guests[0].until(lambda one, seat=seat: one.view["seq"] >= guests[seat].view["seq"])  # type: ignore[misc]


@here
@pytest.mark.prove
async def test_a_house_is_installed_played_in_upgraded_backed_up_removed_and_restored(
    folder: Folder, session: aiohttp.ClientSession
) -> None:
    before, now = await asyncio.to_thread(packages)
    port = free_port()
    folder.install(before)
    assert "--quiet --system start veillee.service" in folder.asked_of_systemd()
    data = folder.root / "var/lib/veillee"
    assert mode_of(data) == "drwx------"
    options = folder.root / "etc/default/veillee"
    options.write_text(f'VEILLEE_OPTIONS="--host 127.0.0.1 --port {port}"\n', encoding="utf-8")
    address = f"http://127.0.0.1:{port}"

    with folder.serving(port):
        guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
        await start(guests)
        await guests[1].play(Claim())
        # The new files come while they sit at the table: nobody is sent away before they are all there.
        folder.install(now)
        await play_at_ease(guests[1], guests[1].moves()[0])
        asked = folder.asked_of_systemd()
        assert any("restart veillee.service" in line for line in asked)
        assert not any("stop veillee.service" in line for line in asked)
        # An operator's own file stays.
        assert f"--port {port}" in options.read_text(encoding="utf-8")
    with folder.serving(port):
        seats = [guest.chair for guest in guests]
        for guest in guests:
            await guest.reading
            await guest.connect()
        assert [guest.chair for guest in guests] == seats
        await play_a_round(guests)
        async with session.get(f"{address}/healthz") as answer:
            assert (await answer.json())["version"] == __version__
        scores = guests[0].public.scores
        backup = ["runuser", "-u", "veillee", "--", "veillee", "backup", "/var/lib/veillee", "/tmp/copy.sqlite"]
        folder.run(*backup)

    folder.asked_of_systemd()
    folder.run("dpkg", "--remove", "veillee")
    assert any("stop veillee.service" in line for line in folder.asked_of_systemd())
    assert (data / "veillee.sqlite").exists()
    assert not (folder.root / "opt/veillee").exists()
    folder.run("dpkg", "--purge", "veillee")
    # Nobody has said that the salons may go.
    assert (data / "veillee.sqlite").exists()

    folder.install(now)
    (folder.root / "debconf").write_text("veillee veillee/delete_salons boolean true\n", encoding="utf-8")
    folder.run("debconf-set-selections", "/debconf")
    folder.run("dpkg", "--purge", "veillee")
    assert not data.exists()

    folder.install(now)
    options.write_text(f'VEILLEE_OPTIONS="--host 127.0.0.1 --port {port}"\n', encoding="utf-8")
    data.rmdir()
    folder.run("veillee", "restore", "/tmp/copy.sqlite", "/var/lib/veillee")
    folder.run("chown", "--recursive", "veillee:veillee", "/var/lib/veillee")
    with folder.serving(port):
        for guest in guests:
            await guest.reading
            await guest.connect()
        assert guests[0].public.scores == scores
        assert [guest.chair for guest in guests] == seats
        for guest in guests:
            await guest.hang_up()
