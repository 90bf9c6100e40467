"""A phone is lost in mid-game: its seat is taken back on another device, and a stranger does not get it."""

import re
from collections.abc import Callable
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.looks import ALL_SHOTS
from tests.e2e.phone import Phone, Shape, sit_down

SMALL: Shape = {"viewport": {"width": 390, "height": 664}}
TALL: Shape = {"viewport": {"width": 390, "height": 844}}


def images_of(phone: Phone) -> set[str]:
    """The pictures in this person's hand."""
    pictures = phone.page.locator(".fan img, .hand img")
    expect(pictures.first).to_be_visible()
    addresses: list[str] = pictures.evaluate_all("all => all.map((one) => one.currentSrc || one.src)")
    # The same picture comes in several sizes.
    return {address.rpartition("/")[2].partition(".")[0] for address in addresses}


# Which modules of a QR code are turned over, by the number of its mask.
MASKS: list[Callable[[int, int], bool]] = [
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
]
SIZE = 37


def read_qr(address: str) -> str:
    """What a phone would read: the text of a QR code of version 5 with medium correction, as links of tests have it."""
    svg = unquote(address)
    assert f'viewBox="0 0 {10 * (SIZE + 4)} {10 * (SIZE + 4)}"' in svg
    dark = {(int(y) // 10 - 2, int(x) // 10 - 2) for x, y in re.findall(r"M(\d+),(\d+)h", svg)}
    format = sum(((8, x) in dark) << (4 - x) for x in range(5)) ^ 0b10101
    assert format >> 3 == 0
    mask = MASKS[format & 7]

    def is_data(y: int, x: int) -> bool:
        corner = (y < 9 and x < 9) or (y < 9 and x >= SIZE - 8) or (y >= SIZE - 8 and x < 9)
        return not (corner or y == 6 or x == 6 or (abs(y - 30) <= 2 and abs(x - 30) <= 2))

    bits = []
    for n, right in enumerate([*range(SIZE - 1, 6, -2), 5, 3, 1]):
        for y in range(SIZE) if n % 2 else reversed(range(SIZE)):
            bits += [((y, x) in dark) ^ mask(y, x) for x in (right, right - 1) if is_data(y, x)]
    words = [sum(bit << (7 - i) for i, bit in enumerate(bits[at : at + 8])) for at in range(0, 86 * 8, 8)]
    # Two blocks, word by word in turn; then four bits for the kind, eight for the length, and the letters.
    data = bytes(words[0::2] + words[1::2])
    text = (int.from_bytes(data) >> 4).to_bytes(len(data))
    return text[2 : 2 + text[1]].decode()


@pytest.mark.parametrize(
    "shape", [SMALL, TALL] if ALL_SHOTS else [SMALL], ids=lambda shape: shape["viewport"]["height"]
)
def test_a_lost_phone_and_a_stranger(browser: Browser, served: ServerProcess, look: Look, shape: Shape) -> None:
    names = ["Camille", "Bruno", "Inès"]
    code, phones = sit_down(browser, served.address, "Didixit", names, dict.fromkeys(names, shape))
    camille, bruno, _ = phones
    looks = look([])
    camille.press("Commencer à 3")
    hand = images_of(bruno)
    assert len(hand) == 7

    # Bruno's other phone. His old one is still on: he is among those who are there.
    again = Phone(browser, served.address, "Bruno", **shape)
    again.page.goto(f"{served.address}/{code}")
    again.page.get_by_role("button", name="J’étais déjà là").wait_for()
    looks.check("1 guest", again)
    again.press("J’étais déjà là")
    again.press("Quelqu’un d’autre")
    again.page.get_by_role("radio", name="Bruno").check(force=True)
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

    # The key is forgotten there: one comes in like anybody, and can ask again. The new phone keeps the seat.
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
    link = again.page.get_by_label("Votre lien personnel").input_value()
    key = link.removeprefix(f"{served.address}/{code}#key=")
    assert re.fullmatch(r"[\w-]{22,}", key)
    assert read_qr(picture.evaluate("(picture) => picture.src")) == link
    assert not any(key in url for url in asked if not url.startswith("data:"))
    again.page.keyboard.press("Escape")

    # Now the old phone is a stranger. The host is busy with something else: no sheet comes by itself.
    again.leave()
    camille.press("Menu")
    bruno.press("J’étais déjà là")
    bruno.press("C’est moi, Bruno")
    camille.sees("Un appareil demande la place de Bruno.")
    expect(sheet).to_have_count(0)
    camille.page.keyboard.press("Escape")
    camille.press("Répondre")
    expect(sheet).to_contain_text("L’ancien n’est pas là.")
    camille.press("Refuser")
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
