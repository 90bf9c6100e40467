"""A phone is lost in mid-game: its seat is taken back on another device, and a stranger does not get it."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Looks, Phone, Shape, sit_down

SMALL: Shape = {"viewport": {"width": 390, "height": 664}}
TALL: Shape = {"viewport": {"width": 390, "height": 844}}


def images_of(phone: Phone) -> list[str]:
    """The pictures in this person's hand."""
    pictures = phone.page.locator(".fan img, .hand img")
    expect(pictures.first).to_be_visible()
    return sorted(pictures.evaluate_all("all => all.map((one) => one.currentSrc || one.src)"))


@pytest.mark.parametrize("shape", [SMALL, TALL], ids=["low", "tall"])
def test_a_lost_phone_and_a_stranger(browser: Browser, served: ServerProcess, tmp_path: Path, shape: Shape) -> None:
    names = ["Camille", "Bruno", "Inès"]
    code, phones = sit_down(browser, served.address, "Didixit", names, dict.fromkeys(names, shape))
    camille, bruno, _ = phones
    looks = Looks([], tmp_path)
    camille.press("Commencer à 3")
    hand = images_of(bruno)

    # Bruno's other phone. His old one is still on: he is among those who are there.
    again = Phone(browser, served.address, "Bruno", **shape)
    again.page.goto(f"{served.address}/{code}")
    again.page.get_by_role("button", name="J’étais déjà là").wait_for()
    looks.check("1 guest", again)
    again.press("J’étais déjà là")
    again.press("Quelqu’un d’autre")
    again.page.get_by_text("Bruno", exact=True).click()
    looks.check("2 who", again)
    again.press("C’est moi, Bruno")
    sign = again.page.locator(".sign b").inner_text()
    again.sees("Camille, qui tient le salon, voit votre demande.")
    looks.check("3 asked", again)
    sheet = camille.page.get_by_role("dialog", name="Est-ce bien Bruno ?")
    expect(sheet).to_contain_text(sign)
    looks.check("4 host", camille)
    own = bruno.page.get_by_role("dialog", name="Est-ce vous ?")
    expect(own).to_contain_text(sign)
    looks.check("5 old phone is asked", bruno)
    camille.press("Oui, c’est Bruno")
    assert images_of(again) == hand
    bruno.sees("Votre place est sur un autre appareil")
    looks.check("6 old phone", bruno)
    expect(sheet).to_have_count(0)

    # It stays told after a reload, and the way to ask again is there.
    bruno.page.reload()
    bruno.page.get_by_role("button", name="J’étais déjà là").wait_for()
    again.page.reload()
    assert images_of(again) == hand

    # The personal link is drawn here: no server hears of its secret.
    asked: list[str] = []
    again.page.on("request", lambda request: asked.append(request.url))
    again.press("Menu")
    again.press("Mon lien pour un autre appareil")
    picture = again.page.get_by_role("img", name="QR code de votre lien personnel")
    expect(picture).to_have_js_property("complete", True)
    looks.check("7 link", again)
    key = again.page.get_by_label("Votre lien personnel").input_value().partition("#key=")[2]
    assert len(key) > 20
    assert not any(key in url for url in asked if not url.startswith("data:"))
    again.page.keyboard.press("Escape")

    # A stranger, while the host writes: no sheet, only a notice.
    again.context.close()
    bruno.press("J’étais déjà là")
    bruno.press("C’est moi, Bruno")
    camille.page.get_by_role("button", name="Refuser").click()
    bruno.sees("La réponse est non")
    bruno.sees("Vous pourrez redemander dans")
    expect(bruno.page.get_by_role("button", name="Redemander")).to_be_disabled()
    looks.check("8 refused", bruno)

    # A locked salon asks for the name.
    camille.press("Menu")
    camille.page.get_by_text("Ne plus laisser entrer personne").click()
    bruno.page.reload()
    bruno.sees("Ce salon est fermé")
    looks.check("9 locked", bruno)
    bruno.press("J’étais déjà là")
    bruno.page.get_by_label("Votre nom dans ce salon").wait_for()
    looks.check("10 name", bruno)
    for phone in phones:
        phone.leave()
    assert looks.found == {}
