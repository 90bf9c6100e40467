"""The host covers a clue and a name: from where they are seen, on all screens at once, by finger and by keyboard."""

from playwright.sync_api import Browser, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.phone import LAPTOP, sit_down, turn_on_television
from tests.e2e.test_evening import give, tell

NAMES = ["Léa", "Tom", "Zut alors", "Julien"]
RUDE = "Une horreur sans nom"
MARK = "masqué, nº\u00a01"


def test_a_host_covers_a_clue_where_it_is_seen_and_a_name(browser: Browser, served: ServerProcess, look: Look) -> None:
    code, phones = sit_down(browser, served.address, "Didixit", NAMES, {"Léa": LAPTOP})
    host, teller, rude, _ = phones
    television = turn_on_television(browser, served.address, code)
    looks = look([*phones, television])
    host.press("Commencer à 4")
    for phone in phones:
        phone.page.get_by_role("button", name="J’ai une phrase").wait_for()
    teller.press("J’ai une phrase")
    tell(teller, RUDE)
    for phone in (host, rude, television):
        phone.sees(RUDE)
    # A long press, the other button of a mouse, and the menu key all say the same to a page.
    host.page.get_by_text(RUDE).first.click(button="right")
    sheet = host.page.get_by_role("dialog", name="Masquer quelque chose")
    expect(sheet.get_by_text(RUDE)).to_be_visible()
    looks.check("cover", host)
    sheet.get_by_role("button", name=f"Masquer «\u00a0{RUDE}\u00a0»").click()
    looks.check("covered", host)
    host.page.keyboard.press("Escape")
    for phone in (*phones, television):
        phone.sees(MARK)
        expect(phone.page.get_by_text(RUDE)).to_have_count(0)
    looks.check("covered clue", teller)
    looks.check("covered clue, television", television)
    # The game goes on with it, also after a reload.
    rude.page.reload()
    rude.sees(MARK)
    give(rude)
    # By keyboard, from the menu, it is shown again.
    host.page.get_by_role("button", name="Menu").first.press("Enter")
    host.page.get_by_role("button", name="Masquer quelque chose").press("Enter")
    host.page.get_by_role("button", name="Montrer à nouveau le nº\u00a01").press("Enter")
    for phone in (*phones, television):
        phone.sees(RUDE)
    host.page.keyboard.press("Escape")
    # A name: its person is told, and chooses another.
    host.page.get_by_role("button", name="Menu").first.press("Enter")
    host.page.get_by_role("button", name="Que faire pour Zut alors").click()
    host.press("Changer ce nom")
    looks.check("other name", host)
    host.press("Enregistrer")
    rude.sees("L’hôte a changé votre nom")
    looks.check("renamed", rude)
    rude.press("Choisir un nom")
    rude.page.get_by_label("Nouveau nom").fill("Zoé")
    rude.press("Enregistrer")
    expect(rude.page.get_by_text("L’hôte a changé votre nom")).to_have_count(0)
    television.sees("Zoé")
    for phone in (*phones, television):
        expect(phone.page.get_by_text("Zut alors")).to_have_count(0)
        phone.leave()
