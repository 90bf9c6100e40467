"""Each thing that `make release` makes, installed in an empty place, and played in a browser to the first card."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import free_port, wait_for
from tests.e2e.phone import Phone
from tests.project.artefacts import Record, build_wheel, first_card_by, packages
from tests.project.debian import Folder
from tests.project.test_deb import folder as folder
from tests.project.test_deb import here
from tests.project.test_image import Container
from tests.project.test_image import container as container
from tests.project.test_release import install
from tests.waiting import CEILING

pytestmark = pytest.mark.prove


def see_first_card(browser: Browser, port: int) -> None:
    """As somebody alone would who has never been here: one click, and a hand of images is dealt."""
    phone = Phone(browser, f"http://127.0.0.1:{port}", "", newcomer=True)
    phone.page.goto(phone.address)
    phone.page.get_by_role("button", name="Essayer avec des bots, Didixit").click()
    phone.press("Passer")
    card = phone.page.get_by_role("button", name="Image 1,").first.locator("img")
    card.wait_for()
    # It is there, and it is drawn.
    expect(card).to_have_js_property("complete", True)
    assert card.evaluate("(image) => image.naturalWidth") > 0
    phone.leave()


def test_a_wheel_in_an_empty_environment(browser: Browser, tmp_path: Path, record_property: Record) -> None:
    """With the libraries of this one: docs/self-hosting.md says how long it is if none has been fetched before."""
    wheel, port = build_wheel(tmp_path), free_port()
    with first_card_by("the wheel, with its libraries there", record_property):
        command = [str(install(wheel, tmp_path / "empty") / "veillee"), "serve", "--host", "127.0.0.1"]
        server = subprocess.Popen([*command, "--port", str(port)], stdout=subprocess.DEVNULL, cwd=tmp_path)
        try:
            wait_for(port)
            see_first_card(browser, port)
        finally:
            server.terminate()
            server.wait(CEILING)


@here
def test_a_debian_package_on_a_fresh_debian(browser: Browser, folder: Folder, record_property: Record) -> None:
    package, port = packages()[1], free_port()
    with first_card_by("the Debian package", record_property):
        folder.install(package)
        options = folder.root / "etc/default/veillee"
        options.write_text(f'VEILLEE_OPTIONS="--host 127.0.0.1 --port {port}"\n', encoding="utf-8")
        with folder.serving(port):
            see_first_card(browser, port)


@here
def test_an_image_that_has_just_been_loaded(browser: Browser, container: Container, record_property: Record) -> None:
    port = free_port()
    with (
        first_card_by("the image, once loaded", record_property),
        container.run("--host", "127.0.0.1", "--port", str(port)),
    ):
        see_first_card(browser, port)
