"""Together or apart: the host is asked once, and the answer decides what every screen offers first."""

from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.looks import ALL_SHOTS
from tests.e2e.phone import LAPTOP, LYING, PHONE, SHORT, TABLET, TELEVISION, Phone
from tests.e2e.test_evening import look_at

QUESTION = "Où êtes-vous, ce soir ?"


def question(phone: Phone) -> Locator:
    return phone.page.get_by_role("dialog", name=QUESTION)


def salon_of_two(browser: Browser, address: str) -> tuple[str, Phone, Phone]:
    """Léa has opened it and is asked; Tom has come."""
    lea, tom = (Phone(browser, address, name, says_where=True) for name in ("Léa", "Tom"))
    code = lea.open_salon()
    lea.sees("Le code du salon")
    assert lea.times_shown(QUESTION) == 0
    tom.join(code)
    question(lea).wait_for()
    return code, lea, tom


def test_around_a_table_the_television_is_offered_and_clues_are_said_first(
    browser: Browser, served: ServerProcess, look: Look, tmp_path: Path
) -> None:
    code, lea, tom = salon_of_two(browser, served.address)
    lea.sees("Tom vient d’arriver.")
    looks = look([lea, tom])
    looks.check("where are you", lea)
    speak = tom.page.get_by_role("button", name="Parler")
    expect(speak).not_to_have_count(0)
    if ALL_SHOTS:
        for theme in ("light", "dark"):
            lea.page.emulate_media(color_scheme=theme)
            for size in (SHORT, LYING, TABLET, LAPTOP["viewport"], TELEVISION["viewport"]):
                lea.resize(size)
                lea.shot(tmp_path, f"where {theme} {size['width']}")
        lea.page.emulate_media(color_scheme="light")
        lea.resize(PHONE)
    lea.press("Autour d’une table", exact=False)
    expect(question(lea)).to_have_count(0)
    lea.sees("La table sur un téléviseur")
    # Those who hear each other anyway find the call in the menu.
    expect(speak).to_have_count(0)
    tom.press("Menu")
    expect(speak).to_have_count(1)
    tom.page.keyboard.press("Escape")

    # Nobody else is asked, and nobody again.
    nina = Phone(browser, served.address, "Nina", says_where=True, **LAPTOP)
    nina.join(code)
    looks.check("around a table", lea)
    lea.press("Commencer à 3")
    for phone in (lea, tom, nina):
        phone.page.get_by_role("button", name="Ouvrir la conversation").wait_for()
    assert tom.times_shown(QUESTION) == nina.times_shown(QUESTION) == 0
    tom.press("J’ai une phrase")
    look_at(tom, 1)
    tom.press("Raconter cette image")
    expect(tom.page.get_by_role("radio").first).to_have_accessible_name("À voix haute")
    expect(tom.page.get_by_role("radio", name="À voix haute")).to_be_checked()
    looks.check("said", tom)
    tom.press("Je l’ai dit")
    lea.sees("(à voix haute)")

    # Nina is elsewhere after all: from now on all is written, and her talk lies open.
    lea.press("Menu")
    lea.page.get_by_role("button", name="Où vous êtes Autour d’une table").click()
    looks.check("changed in the menu", lea)
    lea.press("Un peu des deux", exact=False)
    nina.page.get_by_label("Un mot à la table…").wait_for()
    expect(speak).to_have_count(1)
    lea.page.get_by_role("button", name="Ouvrir la conversation", exact=False).wait_for()
    if ALL_SHOTS:
        nina.shot(tmp_path, "apart on a laptop")
    assert looks.found == {}
    for phone in (lea, tom, nina):
        phone.leave()


def test_who_is_apart_has_a_gentle_clock_and_writes_first(
    browser: Browser, served: ServerProcess, tmp_path: Path
) -> None:
    code, lea, tom = salon_of_two(browser, served.address)
    lea.sees("Chacun prend son temps.")
    lea.press("Chacun chez soi", exact=False)
    lea.sees("Temps limité")
    tom.sees("Temps limité")
    nina = Phone(browser, served.address, "Nina", **LAPTOP)
    nina.join(code)
    if ALL_SHOTS:
        lea.shot(tmp_path, "apart lobby")
    lea.press("Commencer à 3")
    nina.page.get_by_label("Un mot à la table…").wait_for()
    if ALL_SHOTS:
        nina.shot(tmp_path, "apart claiming laptop")
    tom.press("J’ai une phrase")
    look_at(tom, 1)
    tom.press("Raconter cette image")
    expect(tom.page.get_by_role("radio").first).to_have_accessible_name("Écrit")
    expect(tom.page.get_by_label("Votre indice")).to_be_visible()
    for phone in (lea, tom, nina):
        phone.leave()


def test_later_is_an_answer_too_and_a_television_is_nobody(browser: Browser, served: ServerProcess) -> None:
    lea = Phone(browser, served.address, "Léa", says_where=True)
    code = lea.open_salon()
    television = Phone(browser, served.address, "")
    television.page.goto(f"{served.address}/tv/{code}")
    television.page.get_by_text("Léa").first.wait_for()
    lea.sees("un téléviseur")
    assert lea.times_shown(QUESTION) == 0
    tom = Phone(browser, served.address, "Tom")
    tom.join(code)
    question(lea).wait_for()
    lea.press("Plus tard")
    expect(question(lea)).to_have_count(0)
    lea.page.reload()
    lea.sees("Le code du salon")
    lea.press("Menu")
    lea.page.get_by_role("button", name="Où vous êtes à dire").wait_for()
    assert lea.times_shown(QUESTION) == 0
    for phone in (lea, tom, television):
        phone.leave()
