"""Eight people and every silence of Dany: who hears whom, exactly, measured at every ear."""

import pytest
from playwright.sync_api import Browser

from tests.conftest import ServerProcess
from tests.e2e.callers import all_hear, caller, crowd
from tests.e2e.phone import Phone, gather, until
from tests.e2e.test_dany import keep, point
from tests.e2e.test_voices import SEND_ALL_THE_SAME, SENT


def call_for_help(caller: Phone, active: Phone) -> None:
    caller.press(f"{active.name} a parlé ou fait un geste ? Le signaler")
    caller.page.get_by_role("dialog").get_by_role("button", name="Signaler", exact=True).click()


@pytest.mark.prove
@pytest.mark.rule("CO-16", "DA-9")
def test_eight_hear_each_other_while_one_is_silent_in_dany(browser: Browser, served: ServerProcess) -> None:
    with crowd(browser.browser_type) as many:
        names = ["Léa", "Tom", "Nina", "Julien", "Zoé", "Max", "Colette", "Anne"]
        phones = [caller(many, served.address, name) for name in names[:7]]
        lea, tom, nina, *rest = phones
        code = gather(phones, "Dany")
        # The eighth voice is the audience's: heard before the game only.
        anne = caller(many, served.address, "Anne")
        anne.join(code, sit=False)
        everyone = [*phones, anne]
        for phone in everyone:
            phone.press("Parler")
        all_hear(everyone)
        lea.press("Commencer à 7")
        for phone in phones:
            phone.press("C’est vu")
        all_hear(everyone, silent=[anne])
        for phone in (lea, tom, *rest):
            point(phone, "Nina")
        point(nina, "Vous")
        nina.page.get_by_role("button", name="Retourner une idée").wait_for()
        all_hear(everyone, silent=[anne])

        keep(nina, 2, look=lambda: all_hear(everyone, silent=[nina, anne]))
        nina.page.get_by_role("list", name="En main").wait_for()
        all_hear(everyone, silent=[nina, anne])
        nina.page.get_by_role("list", name="En main").get_by_role("button").first.press("Enter")
        nina.press("J’ai fini")
        tom.sees("À quoi pense Nina ?")
        all_hear(everyone, silent=[nina, anne])
        # Also if their pages are changed to send all the same.
        for phone in (nina, anne):
            phone.page.evaluate(SEND_ALL_THE_SAME)
            until(lambda phone=phone: phone.page.evaluate(SENT))  # type: ignore[misc]
        all_hear(everyone, silent=[nina, anne])
        # A call for help opens nobody's mouth.
        call_for_help(tom, nina)
        nina.sees("Tom dit que vous avez aidé")
        all_hear(everyone, silent=[nina, anne])
        for phone in (lea, *rest):
            phone.press("Non, rien")
        lea.page.get_by_role("button", name="J’ai parlé").wait_for()
        all_hear(everyone, silent=[nina, anne])
        for phone in everyone:
            phone.leave()
