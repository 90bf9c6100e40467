"""Somebody comes late to a running game, and the host lets it finish after this round."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.phone import LAPTOP, Phone, sit_down, turn_on_television

LAST_ROUND = "C’est le dernier tour"


@pytest.mark.rule("CO-12", "CO-14")
def test_a_late_guest_is_at_every_table_and_the_host_makes_a_round_the_last_one(
    browser: Browser, served: ServerProcess, look: Look
) -> None:
    code, phones = sit_down(browser, served.address, "Didixit", ["Léa", "Tom", "Nina"], {"Nina": LAPTOP})
    lea, tom, nina = phones
    television = turn_on_television(browser, served.address, code)
    lea.press("Commencer à 3")
    tom.press("J’ai une phrase", exact=False)
    zoe = Phone(browser, served.address, "Zoé")
    zoe.enter(code, "Jouer avec le public", "Entrer, et jouer avec le public")
    zoe.press("Menu")
    zoe.press("Prendre place à la table")
    # Nobody has told yet: Zoé has her hand at once, and wherever there is room for the rabbits is hers.
    expect(zoe.page.get_by_role("button", name=re.compile("^Image"))).to_have_count(6)
    everybody = [*phones, zoe, television]
    for screen in (nina, television):
        expect(screen.page.get_by_label("La piste des lapins").get_by_role("listitem")).to_have_count(4)
    # A phone has its height for the hand: the menu says who sits at the table, and no more that she looks on.
    for phone in (tom, lea):
        phone.press("Menu")
        row = phone.page.get_by_role("listitem").filter(has_text="Zoé")
        expect(row).to_have_count(1)
        expect(row).not_to_contain_text("regarde")
        if phone is tom:
            phone.page.keyboard.press("Escape")
    looks = look(everybody)
    lea.page.get_by_text("Finir après ce tour").click()
    expect(lea.page.get_by_role("switch", name="Finir après ce tour")).to_be_checked()
    looks.check("menu", lea)
    lea.page.keyboard.press("Escape")
    for phone in [*phones, zoe]:
        phone.sees(LAST_ROUND)
    television.sees("dernier tour")
    looks.check("last round")
    # The host thinks better of it.
    lea.press("Menu")
    lea.page.get_by_text("Finir après ce tour").click()
    for phone in [*phones, zoe]:
        expect(phone.page.get_by_text(LAST_ROUND)).to_have_count(0)
    assert looks.found == {}
    for phone in everybody:
        phone.leave()
