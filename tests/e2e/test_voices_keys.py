"""The whole call by keyboard, and its screens as they are seen and read."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.conftest import ServerProcess
from tests.e2e.callers import all_hear, caller, crowd, hears
from tests.e2e.conftest import Look
from tests.e2e.phone import LAPTOP, SHORT, gather


@pytest.mark.prove
@pytest.mark.rule("CO-16")
def test_the_whole_call_by_keyboard(browser: Browser, served: ServerProcess, look: Look) -> None:
    with crowd(browser.browser_type) as many:
        lea, tom, nina = phones = [
            caller(many, served.address, "Léa", LAPTOP),
            caller(many, served.address, "Tom", {"viewport": SHORT}),
            caller(many, served.address, "Nina"),
        ]
        gather(phones, "Didixit")
        looks = look(phones)
        keys = lea.page.keyboard

        def button(name: str) -> Locator:
            return lea.page.get_by_role("button", name=name, exact=True).first

        button("Parler").press("Enter")
        for phone in (tom, nina):
            phone.press("Parler")
        all_hear(phones)
        looks.check("speaking")

        # The microphone: by its button, and from anywhere by Shift and M.
        button("Couper mon micro").press("Enter")
        all_hear(phones, silent=[lea])
        looks.check("muted")
        keys.press("Shift+M")
        all_hear(phones)

        # Settings: how loud each is, nobody at all, and push to talk.
        button("Réglages de l’appel").press("Enter")
        looks.check("settings", lea, tom)
        volume = lea.page.get_by_role("slider", name="Volume de Tom")
        volume.press("Home")
        hears(lea, "Nina")
        volume.press("End")
        hears(lea, "Tom", "Nina")
        nobody = lea.page.get_by_role("switch", name="N’entendre personne")
        nobody.press("Space")
        hears(lea)
        nobody.press("Space")
        hears(lea, "Tom", "Nina")
        lea.page.get_by_role("switch", name="Parler en appuyant").press("Space")
        keys.press("Escape")
        expect(lea.page.get_by_role("dialog")).to_have_count(0)
        all_hear(phones, silent=[lea])
        looks.check("push to talk", lea)

        # Held on its button, where the focus of a keyboard is, and on nothing at all.
        button("Tenir pour parler").focus()
        keys.down(" ")
        all_hear(phones)
        keys.up(" ")
        all_hear(phones, silent=[lea])
        lea.page.evaluate("document.activeElement.blur()")
        keys.down(" ")
        all_hear(phones)
        keys.up(" ")
        all_hear(phones, silent=[lea])

        button("Réglages de l’appel").press("Enter")
        button("Quitter l’appel").press("Enter")
        hears(lea)
        all_hear([tom, nina])
        assert looks.found == {}
        for phone in phones:
            phone.leave()
