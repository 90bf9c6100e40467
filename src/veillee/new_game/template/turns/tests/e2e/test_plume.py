"""Three players and a television play Plume in real browsers."""

from playwright.sync_api import Browser

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.phone import DARK, LAPTOP, NARROW, first_of, sit_down, turn_on_television


def test_a_round_of_plume_from_the_lobby_to_the_next_question(
    browser: Browser, served: ServerProcess, look: Look
) -> None:
    shapes = {"Tom": NARROW | DARK, "Nina": LAPTOP}
    code, phones = sit_down(browser, served.address, "Plume", ["Léa", "Tom", "Nina"], shapes)
    television = turn_on_television(browser, served.address, code)
    looks = look([*phones, television])
    looks.check("lobby", *phones)
    phones[0].press("Commencer à 3")
    for phone in phones:
        phone.page.get_by_label("Vos questions").wait_for()
    television.sees("choisit une question")
    looks.check("asking")
    asker = first_of(phones, lambda phone: phone.page.get_by_role("radio", disabled=False))
    asker.page.get_by_role("radio").first.press("Space")
    asker.press("Poser la 1")
    at = phones.index(asker)
    for number, speaker in zip((7, 30), [*phones[at + 1 :], *phones[:at]], strict=True):
        speaker.page.get_by_role("spinbutton", name="Votre nombre").fill(str(number))
        speaker.page.keyboard.press("Tab")
        if number == 7:
            looks.check("saying")
        speaker.press(f"Dire {number}")
    television.has_seen("Et la réponse est…")
    for phone in phones:
        phone.skip()
    television.sees("C’était")
    looks.check("counted", television)
    for phone in phones:
        phone.go_on()
        phone.page.get_by_label("Vos questions").wait_for()
    assert looks.found == {}
    for phone in [*phones, television]:
        phone.leave()
