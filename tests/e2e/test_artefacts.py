"""Each thing that `make release` makes, installed in an empty place, and played in a browser to the first card."""

import subprocess
import venv
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


def test_a_wheel_in_an_empty_environment_with_nothing_kept_of_any_library(
    browser: Browser, tmp_path: Path, record_property: Record
) -> None:
    wheel, empty, port = build_wheel(tmp_path), tmp_path / "empty", free_port()
    command = [str(empty / "bin/veillee"), "serve", "--host", "127.0.0.1", "--port", str(port)]
    with first_card_by("the wheel with pip", record_property):
        venv.create(empty, with_pip=True)
        subprocess.run([empty / "bin/pip", "install", "--quiet", "--no-cache-dir", wheel], check=True, cwd=tmp_path)
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=tmp_path)
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
