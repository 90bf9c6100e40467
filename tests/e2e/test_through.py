"""Pages that come through another machine: the line is cut in the middle of a round, and everybody plays on."""

import pytest
from playwright.sync_api import Browser

from tests.conftest import ServerProcess, free_port
from tests.e2e.phone import sit_down
from tests.e2e.test_evening import give, tell, vote
from tests.sshd import machine_here


def test_when_the_line_is_cut_pages_come_back_by_themselves_and_play_on(
    browser: Browser, server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    with machine_here() as machine:
        monkeypatch.setenv("PATH", machine.path)
        machine.start()
        far = f"http://127.0.0.1:{free_port()}"
        server.start("--through", machine.through, "--url", far)
        code, phones = sit_down(browser, far, "Didixit", ["Léa", "Tom", "Nina", "Julien"])
        lea, tom, *others = phones
        lea.press("Commencer à 4")
        tom.press("J’ai une phrase")
        tell(tom, "Mon premier emploi")
        for phone in phones:
            phone.sees("Mon premier emploi")
        # The whole machine is gone, and comes back.
        machine.stop()
        for phone in phones:
            phone.sees("Connexion perdue")
        machine.start()
        for phone in phones:
            phone.page.get_by_text("Connexion perdue").first.wait_for(state="detached")
        for phone in (lea, *others):
            give(phone)
        for phone in (lea, *others):
            vote(phone)
        tom.sees("Mon premier emploi")
        assert lea.page.url == f"{far}/{code}"
        for phone in phones:
            phone.leave()
