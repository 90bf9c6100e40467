"""The server was replaced by one with other rules while a game was on the table."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.looks import ALL_SHOTS
from tests.e2e.phone import sit_down


def test_people_are_told_why_their_game_is_gone_and_begin_another(
    browser: Browser, own_server: ServerProcess, look: Look, tmp_path: Path
) -> None:
    _, phones = sit_down(browser, own_server.address, "Didixit", ["Léa", "Tom", "Nina"])
    host = phones[0]
    host.press("Commencer à 3")
    for phone in phones:
        phone.page.get_by_text("Le code du salon").wait_for(state="hidden")
    own_server.kill()
    own_server.start(faults=["later_rules"])
    for phone in phones:
        phone.page.reload()
        phone.sees("La partie n’a pas pu continuer")
        phone.sees("Une mise à jour a changé les règles de ce jeu. Les points de la soirée sont gardés.")
        phone.sees("Mélange vérifié : c’est bien celui qui était scellé, et votre part y est.")
    looks = look(phones)
    looks.check("put away")
    if ALL_SHOTS:
        host.page.get_by_text("La partie n’a pas pu continuer").scroll_into_view_if_needed()
        host.shot(tmp_path, "why")
    host.press("Commencer à 3")
    for phone in phones:
        phone.page.get_by_text("Le code du salon").wait_for(state="hidden")
        phone.leave()
    assert looks.found == {}
