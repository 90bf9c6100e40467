"""The container image: what is in it, and that it serves as nobody, with all but its volume read-only."""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from scripts import image
from tests.conftest import free_port, wait_for
from tests.guests import play_at_ease, sit_down, start
from tests.project.artefacts import ROOT, packages
from tests.project.test_deb import here, play_a_round
from tests.waiting import CEILING
from veillee import __version__
from veillee.cli import main
from veillee.games.didixit.model import Claim


def test_the_image_has_no_shell_and_no_manager_of_packages() -> None:
    assert image.wanted() == sorted(image.wanted())
    assert not {"bash", "dash", "busybox", "apt", "dpkg", "perl-base", "coreutils"} & set(image.wanted())


READ_YAML = "console.log(JSON.stringify(require('js-yaml').load(require('fs').readFileSync(0, 'utf8'))))"


def example() -> dict[str, Any]:
    """compose.yaml, read by the parser that the client's tools have."""
    node = subprocess.check_output([str(ROOT / "scripts/node")], text=True, cwd=ROOT).strip()
    with (image.PARTS / "compose.yaml").open("rb") as file:
        told = subprocess.check_output([node, "-e", READ_YAML], stdin=file, cwd=ROOT / "web")
    return dict(json.loads(told))


@pytest.mark.slow
def test_the_example_for_compose_gives_each_program_only_what_it_knows(capsys: pytest.CaptureFixture[str]) -> None:
    told = example()["services"]
    assert set(told) == {"veillee", "postgres", "coturn"}
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    flags = set(re.findall(r"^  (--[a-z-]+)", capsys.readouterr().out, re.MULTILINE))
    assert {word.split("=")[0] for word in told["veillee"]["command"]} <= flags
    assert told["veillee"]["read_only"]
    # Whoever comes through the proxy on the machine of the containers comes from their gateway.
    (network,) = example()["networks"]["default"]["ipam"]["config"]
    assert f"--trust={network['gateway']}" in told["veillee"]["command"]
    assert told["veillee"]["volumes"] == ["salons:/var/lib/veillee"]
    if turnserver := shutil.which("turnserver"):
        known = subprocess.run([turnserver, "--help"], capture_output=True, text=True, check=False)
        of_turn = set(re.findall(r"--[a-z-]+", known.stdout + known.stderr))
        assert {word.split("=")[0] for word in told["coturn"]["command"]} <= of_turn


def test_nothing_secret_in_the_example_has_a_usual_value() -> None:
    text = (image.PARTS / "compose.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"PASSWORD(:[?-][^}]*)\}", text)) == {":?", ":-"}


# A computer of its own as far as files go: everything can only be read, but for the volume and what lies in memory.
MACHINE = """set -e
mount --bind "$ROOT" "$ROOT"
mount --bind "$VOLUME" "$ROOT$INSIDE"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount -o remount,bind,ro "$ROOT"
exec chroot --userspec="$USER" "$ROOT" "$@"
"""


class Container:
    """What `podman run --read-only --volume` would do with the image, as it says itself."""

    def __init__(self, root: Path, about: dict[str, Any], volume: Path) -> None:
        self.root, self.about, self.volume = root, about, volume
        user, group = str(about["User"]).split(":")
        volume.mkdir(mode=0o700)
        os.chown(volume, int(user), int(group))

    @contextmanager
    def run(self, *more: str, end: int = signal.SIGTERM) -> Iterator[None]:
        (inside,) = self.about["Volumes"]
        outside = {
            "ROOT": str(self.root),
            "VOLUME": str(self.volume),
            "INSIDE": inside,
            "USER": str(self.about["User"]),
        }
        command = ["unshare", "--mount", "sh", "-c", MACHINE, "sh", *self.about["Entrypoint"], *more]
        # The shell that mounts is of this machine; what it becomes has the environment of the image.
        own = dict(one.split("=", 1) for one in self.about["Env"])
        process = subprocess.Popen(
            command, env={**own, **outside, "PATH": f"{own['PATH']}:/usr/sbin:/bin"}, stdout=subprocess.DEVNULL
        )
        try:
            wait_for(int(more[more.index("--port") + 1]))
            yield
            process.send_signal(end)
            assert process.wait(CEILING) == (0 if end == signal.SIGTERM else -end)
        finally:
            process.kill()
            process.wait()


@pytest.fixture
def container(tmp_path: Path) -> Iterator[Container]:
    if os.geteuid() != 0 or not shutil.which("buildah"):
        pytest.skip("an image needs buildah, and to run it here root")
    archive = image.make_image(packages()[1], tmp_path / "dist")
    subprocess.run(["gunzip", str(archive)], check=True)
    name = image.buildah("from", f"docker-archive:{archive.with_suffix('')}")
    try:
        about = json.loads(image.buildah("inspect", "--type", "container", name))["Docker"]["config"]
        yield Container(Path(image.buildah("mount", name)), about, tmp_path / "volume")
    finally:
        image.buildah("rm", name)
        image.buildah("rmi", f"veillee:{__version__}")


@here
@pytest.mark.prove
async def test_an_image_is_run_played_in_killed_and_run_again_on_the_same_volume(
    container: Container, session: aiohttp.ClientSession
) -> None:
    about, root = container.about, container.root
    assert about["User"] == f"{image.USER}:{image.USER}"
    assert about["Healthcheck"]["Test"][0] == "CMD"
    assert about["Labels"]["org.opencontainers.image.version"] == __version__
    assert not (root / "bin/sh").exists()
    assert not list(root.rglob("*.deb"))
    port = free_port()
    options = ("--host", "127.0.0.1", "--port", str(port))
    address = f"http://127.0.0.1:{port}"

    with container.run(*options, end=signal.SIGKILL):
        guests = await sit_down(session, address, ["Léa", "Tom", "Nina"])
        await start(guests)
        await guests[1].play(Claim())
        await play_at_ease(guests[1], guests[1].moves()[0])
        async with session.get(f"{address}/healthz") as answer:
            assert (await answer.json())["version"] == __version__
    with container.run(*options):
        seats = [guest.chair for guest in guests]
        for guest in guests:
            await guest.reading
            await guest.connect()
        assert [guest.chair for guest in guests] == seats
        await play_a_round(guests)
        # Its own check of health, told where this house is.
        healthy = [word.replace(":8000/", f":{port}/") for word in about["Healthcheck"]["Test"][1:]]
        assert await asyncio.to_thread(subprocess.call, ["chroot", str(root), *healthy]) == 0
        for guest in guests:
            await guest.hang_up()
    assert await asyncio.to_thread(subprocess.call, ["chroot", str(root), *healthy], stderr=subprocess.DEVNULL) == 1
