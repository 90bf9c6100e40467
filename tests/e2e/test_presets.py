"""A short game or a family table with one tap, in all four games: what the lobby then says, to host and guests."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look, sample
from tests.e2e.looks import ALL_SHOTS
from tests.e2e.phone import LAPTOP, LYING, PHONE, SHORT, TABLET, TELEVISION, Phone

# What the lobby says of each: short, then for a family.
SAID = {
    "Didixit": ("La partie finit à 15 points.", "L’indice peut aussi se fredonner ou se mimer."),
    "Dictionnaire": ("Trois minutes pour écrire, pas une de plus.", "Trois minutes pour écrire, sans obligation."),
    "dîner": ("chacun reçoit quatre convives", "de n’importe quel cercueil"),
    "Dany": ("quatre réussites ou deux échecs", "se lit aussi sur la télévision"),
}


@pytest.mark.parametrize("game", sample(*SAID))
def test_the_host_takes_a_short_game_or_a_family_table(
    game: str, browser: Browser, served: ServerProcess, look: Look, tmp_path: Path
) -> None:
    lea, tom = (Phone(browser, served.address, name) for name in ("Léa", "Tom"))
    code = lea.open_salon(game)
    tom.join(code)
    tom.sees("Le code du salon")
    page = lea.page
    looks = look([lea])
    expect(page.get_by_role("radio", name="Habituelle")).to_be_checked()
    short, family = SAID[game]
    page.get_by_text("Courte", exact=True).click()
    tom.sees(short)
    expect(page.get_by_role("radio", name="Courte")).to_be_checked()
    looks.check("short")
    page.get_by_text("En famille", exact=True).click()
    tom.sees(family)
    tom.sees("Des cartes pour toute la famille.")
    if ALL_SHOTS:
        for size in (SHORT, LYING, TABLET, LAPTOP["viewport"], TELEVISION["viewport"]):
            lea.resize(size)
            page.get_by_role("radiogroup", name="Quelle partie").scroll_into_view_if_needed()
            lea.shot(tmp_path, f"{size['width']}")
        lea.resize(PHONE)
    page.get_by_text("Habituelle", exact=True).click()
    expect(page.get_by_role("radio", name="Habituelle")).to_be_checked()
    # Only the host chooses.
    expect(tom.page.get_by_role("radio")).to_have_count(0)
    assert looks.found == {}
    for phone in (lea, tom):
        phone.leave()
