"""Three players and a television play Plume in real browsers."""

import re

from playwright.sync_api import Browser

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.phone import DARK, LAPTOP, NARROW, sit_down, turn_on_television


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
        phone.page.get_by_label("Votre réponse").wait_for()
    looks.check("writing")
    for phone in phones:
        phone.page.get_by_label("Votre réponse").fill(f"Une idée de {phone.name}")
        phone.press("Rendre ma réponse")
    for phone in phones:
        phone.page.get_by_role("radio", disabled=False).first.press("Space")
        phone.page.get_by_role("button", name=re.compile("^Voter pour la")).wait_for()
    looks.check("voting")
    for phone in phones:
        phone.press("Voter pour la", exact=False)
    television.has_seen("Et voici qui a écrit quoi.")
    for phone in phones:
        phone.skip()
    television.sees("préférée")
    looks.check("counted", television)
    for phone in phones:
        phone.go_on()
        phone.page.get_by_label("Votre réponse").wait_for()
    assert looks.found == {}
    for phone in [*phones, television]:
        phone.leave()
