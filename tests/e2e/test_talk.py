"""At every table people talk, react, and may be slow: the talk in place, reactions on all screens, the pause."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.looks import ALL_SHOTS, check
from tests.e2e.phone import LAPTOP, Phone, Shape, sit_down, turn_on_television

SHAPES: dict[str, Shape] = {"Léa": {"viewport": {"width": 390, "height": 664}}, "Nina": LAPTOP}


def sign_on(television: Phone) -> str:
    """What a television without a salon shows."""
    said = television.page.get_by_text(re.compile("^Le signe de ce téléviseur"))
    return said.inner_text().partition(":")[2].replace(" ", "").strip()


@pytest.mark.rule("CO-10", "CO-11")
def test_a_table_talks_laughs_and_pauses(browser: Browser, server: ServerProcess, look: Look, tmp_path: Path) -> None:
    server.start(faults=["hasty_storyteller"])
    code, phones = sit_down(browser, server.address, "Didixit", ["Léa", "Tom", "Nina"], SHAPES)
    lea, tom, nina = phones
    # A television shows a sign: typed in the salon, or scanned, it brings the salon there.
    television = turn_on_television(browser, server.address, "")
    sheet = look([lea, television])
    lea.press("Menu")
    lea.press("Sur un téléviseur")
    lea.page.get_by_label("Puis entrez ici les quatre signes").fill(sign_on(television).lower())
    sheet.check("television waits")
    assert sheet.found == {}
    lea.press("Montrer")
    television.sees("Léa peut commencer.")
    television.page.goto(f"{server.address}/tv")
    tom.page.goto(f"{server.address}/pair/{sign_on(television)}")
    check(tom)
    tom.press(f"Montrer le salon {code} (Didixit)")
    television.sees("Léa peut commencer.")
    tom.page.get_by_role("link", name=f"Retrouver le salon {code}").click()
    # One with a keyboard takes the code too, and keeps it.
    television.page.goto(f"{server.address}/tv")
    television.press("Entrer plutôt le code du salon")
    television.page.get_by_label("Code du salon").fill(code.lower())
    television.press("Montrer la table")
    television.sees("Léa peut commencer.")
    television.page.goto(f"{server.address}/tv")
    television.page.get_by_role("link", name=f"Retrouver le salon {code}").click()
    looks = look([*phones, television])
    lea.press("Commencer à 3")

    # The newest words stand above what is asked; the talk unfolds in place.
    lea.press("Ouvrir la conversation", exact=False)
    lea.page.get_by_label("Un mot à la table…").fill("Qui a une idée ?")
    lea.press("Dire")
    for phone in (tom, nina):
        expect(phone.page.get_by_role("button", name="Léa Qui a une idée ?", exact=False)).to_be_visible()
    looks.check("talk", *phones)
    lea.press("Replier la conversation")

    # One tap, and all screens show it for a moment.
    tom.press("Rire")
    for phone in (*phones, television):
        phone.has_seen("Tom rit")
    if ALL_SHOTS:
        tom.press("Aimer")
        nina.press("Applaudir")
        for phone in (*phones, television):
            phone.shot(tmp_path, f"reaction {phone.name or 'tv'}")

    # In one room the talk is folded away, and this device remembers it.
    nina.press("Léa Qui a une idée ?", exact=False)
    nina.page.get_by_text("Nous parlons de vive voix").click()
    nina.press("Replier la conversation")
    nina.page.reload()
    expect(nina.page.get_by_role("button", name="Ouvrir la conversation")).to_be_visible()
    expect(nina.page.get_by_role("button", name="Rire", exact=True)).to_have_count(0)

    # Everybody lets the telling pass: the table waits, on every screen.
    tom.press("J’ai une phrase")
    for phone in (*phones, television):
        phone.sees("La table fait une pause.")
    looks.check("pause")
    # It is gone when somebody resumes. As nobody tells, it comes again soon.
    for phone in (lea, television):
        before = [one.times_shown("La table fait une pause.") for one in (*phones, television)]
        phone.press("Reprendre")
        for one, times in zip((*phones, television), before, strict=True):
            one.sees_again("La table fait une pause.", times)
    assert looks.found == {}
    for phone in (*phones, television):
        phone.leave()
