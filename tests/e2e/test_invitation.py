"""The host opened the page as localhost: what the salon gives to others must still lead to the host's computer."""

import io
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Page, Route, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import sample
from tests.e2e.looks import ALL_SHOTS, check
from tests.e2e.phone import LAPTOP, LYING, Phone, Shape, turn_on_television

SMALL: Shape = {"viewport": {"width": 390, "height": 664}}
ON_ITS_SIDE: Shape = {"viewport": LYING}


def qr_code(page: Page, code: str) -> str:
    """What a camera reads in the picture that is in front."""
    picture = page.get_by_role("img", name=f"QR code pour rejoindre le salon {code}").last
    expect(picture).to_have_js_property("complete", True)
    seen = Image.open(io.BytesIO(picture.screenshot()))
    return ", ".join(one.text for one in zxingcpp.read_barcodes(seen))


@pytest.mark.parametrize("shape", sample(ON_ITS_SIDE, SMALL, LAPTOP), ids=["lying", "phone", "laptop"])
def test_a_page_on_this_computer_invites_with_the_address_that_phones_reach(
    browser: Browser, server: ServerProcess, tmp_path: Path, shape: Shape
) -> None:
    server.start("--host", "0.0.0.0", "--address", "127.0.0.2")
    reached = f"http://127.0.0.2:{server.port}"
    host = Phone(browser, server.address, "Léa", **shape)
    code = host.open_salon()
    host.sees("Le code du salon")
    assert host.page.url.startswith("http://127.0.0.1:")
    assert qr_code(host.page, code) == f"{reached}/{code}"
    check(host)
    if ALL_SHOTS:
        host.shot(tmp_path, "lobby")

    # The device's own sheet, where there is one, is handed the same address.
    host.page.evaluate("void (navigator.share = async ({ url }) => { window.sent = url })")
    host.press("Envoyer le lien")
    assert host.page.evaluate("window.sent") == f"{reached}/{code}"

    host.press("Inviter")
    link = host.page.get_by_label("Le lien du salon")
    expect(link).to_have_value(f"{reached}/{code}")
    # Whole at once, so that a friend can point a camera at it.
    host.settle()
    expect(host.page.get_by_role("img", name=f"QR code pour rejoindre le salon {code}").last).to_be_in_viewport(ratio=1)
    assert qr_code(host.page, code) == f"{reached}/{code}"
    # One address is no choice.
    expect(host.page.get_by_role("group", name="L’adresse pour les téléphones")).to_have_count(0)
    check(host)
    if ALL_SHOTS:
        host.shot(tmp_path, "sheet")

    # A person who opens the link comes in, sits down, and is seen by the host.
    tom = Phone(browser, reached, "Tom")
    tom.page.goto(link.input_value())
    tom.page.get_by_label("Votre nom").fill("Tom")
    tom.press("M’asseoir")
    tom.sees("Le code du salon")
    host.page.keyboard.press("Escape")
    host.sees("Tom")

    host.press("Menu")
    host.press("Sur un téléviseur")
    expect(host.page.get_by_label("Ou son adresse entière")).to_have_value(f"{reached}/tv/{code}")
    host.page.keyboard.press("Escape")
    host.press("Menu")
    host.press("Mon lien pour un autre appareil")
    assert host.page.get_by_label("Votre lien personnel").input_value().startswith(f"{reached}/{code}#key=")

    television = turn_on_television(browser, server.address, code)
    television.sees(f"127.0.0.2:{server.port}")
    television.sees(code)
    assert qr_code(television.page, code) == f"{reached}/{code}"
    if ALL_SHOTS:
        television.shot(tmp_path, "television")
    for one in (host, tom, television):
        one.leave()


def test_several_addresses_are_a_choice_and_none_is_said_plainly(
    browser: Browser, served: ServerProcess, tmp_path: Path
) -> None:
    """Only the list of networks is replaced, because the networks of this machine cannot be changed for a test."""
    told: list[str] = ["http://127.0.0.2:8000/", "http://127.0.0.3:8000/"]

    def tell(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "addresses": told})

    host = Phone(browser, served.address, "Léa", **SMALL)
    host.page.route("**/api/house", tell)
    code = host.open_salon()
    host.press("Inviter")
    link = host.page.get_by_label("Le lien du salon")
    expect(link).to_have_value(f"http://127.0.0.2:8000/{code}")
    picture = host.page.get_by_role("img", name=f"QR code pour rejoindre le salon {code}").last
    host.page.get_by_text("127.0.0.3:8000", exact=True).click()
    expect(link).to_have_value(f"http://127.0.0.3:8000/{code}")
    assert qr_code(host.page, code) == f"http://127.0.0.3:8000/{code}"
    check(host)
    if ALL_SHOTS:
        host.shot(tmp_path, "several")
    # The choice is kept for this computer's next page.
    host.page.reload()
    host.press("Inviter")
    expect(link).to_have_value(f"http://127.0.0.3:8000/{code}")

    told.clear()
    host.page.reload()
    host.sees("Cet ordinateur n’est relié à aucun réseau")
    expect(picture).to_have_count(0)
    check(host)
    if ALL_SHOTS:
        host.shot(tmp_path, "alone lobby")
    host.press("Envoyer le lien")
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("personne d’autre ne peut encore entrer")
    expect(link).to_have_count(0)
    check(host)
    if ALL_SHOTS:
        host.shot(tmp_path, "alone sheet")
    host.leave()
