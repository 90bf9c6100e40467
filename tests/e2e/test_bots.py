"""One person alone plays with bots after one click; bots come, go, and play for someone who is away."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.conftest import ServerProcess
from tests.e2e import test_dany as dany
from tests.e2e import test_diner as diner
from tests.e2e.conftest import sample
from tests.e2e.looks import check
from tests.e2e.phone import NARROW, Phone, sit_down, turn_on_television
from tests.e2e.test_dictionnaire import give_word, write
from tests.e2e.test_evening import give, give_two, look_at, tell, vote

Step = tuple[Locator, Callable[[], object]]


def play_until(over: Locator, steps: list[Step]) -> None:
    """Does whatever is asked, in whatever order, until the round is over. A step's mark goes when it is done."""
    anything = over
    for mark, _ in steps:
        anything = anything.or_(mark)
    for _ in range(12):
        anything.first.wait_for()
        if over.first.is_visible():
            return
        for mark, act in steps:
            if mark.first.is_visible():
                act()
                mark.first.wait_for(state="hidden")
                break
    raise AssertionError("the round does not end")


def skipping(phone: Phone) -> Step:
    return phone.page.get_by_role("button", name="Passer", exact=True), phone.skip


def play_didixit(phone: Phone) -> None:
    page = phone.page
    play_until(
        page.get_by_role("button", name="Continuer"),
        [
            (page.get_by_role("button", name="Pas moi"), lambda: phone.press("Pas moi")),
            (page.get_by_text("À vous de raconter"), lambda: tell(phone, "Ce que la lampe a vu")),
            (page.get_by_text("Choisissez l’image qui répond à l’indice."), lambda: give(phone)),
            (page.get_by_role("radiogroup", name="Bulletins"), lambda: vote(phone)),
        ],
    )
    check(phone)
    phone.press("Continuer")


def play_dictionnaire(phone: Phone) -> None:
    page = phone.page

    # The card with its words is a group of radio buttons too.
    ballot = page.get_by_role("radiogroup", name="Les définitions")

    def believe() -> None:
        ballot.get_by_role("radio", disabled=False).first.press("Space")
        page.get_by_role("button", name=re.compile("^Voter [A-F]( quand même)?$")).click()

    read = page.get_by_role("button", name="Tout afficher")
    count = page.get_by_role("button", name="Non, compter")
    play_until(
        page.get_by_role("button", name="Continuer", exact=True),
        [
            (page.get_by_text("À vous de mener le jeu"), lambda: give_word(phone)),
            (read, read.click),
            (count, count.click),
            (page.get_by_label("Votre définition"), lambda: write(phone, "Petit pont de bois entre deux granges.")),
            (ballot, believe),
            skipping(phone),
        ],
    )
    check(phone)
    phone.press("Continuer")


def play_diner(phone: Phone) -> None:
    """Until a proposal, one's own or a bot's, has been decided."""
    page = phone.page

    def set_table() -> None:
        diner.seat(phone, 2)
        diner.tell(phone, "Ils attendent le même train, et parlent du retard.")
        phone.press("Mettre la table")

    agree = page.get_by_role("button", name="Je suis d’accord")
    accept = page.get_by_role("button", name="Elle tient")
    stay = page.get_by_role("button", name="Tout le monde reste")
    silent = page.get_by_role("button", name="Laisser juger")

    play_until(
        page.get_by_role("button", name=re.compile("^(Continuer|Voir la fin)$")),
        [
            (page.get_by_role("button", name="Piocher une carte"), lambda: phone.press("Piocher une carte")),
            (page.get_by_role("button", name="Garder ma main"), lambda: phone.press("Garder ma main")),
            (page.get_by_role("textbox", name=re.compile("^Pourquoi")), set_table),
            (agree, agree.click),
            (silent, silent.click),
            (accept, accept.click),
            (stay, stay.click),
            (page.get_by_role("button", name="Voter ainsi"), lambda: phone.press("Voter ainsi")),
            skipping(phone),
        ],
    )
    check(phone)
    page.get_by_role("button", name=re.compile("^(Continuer|Voir la fin)$")).click()


def play_dany(phone: Phone) -> None:
    """Play until a round has been counted; any player may compose it."""
    page = phone.page

    def compose() -> None:
        page.get_by_role("list", name="En main").get_by_role("button").first.press("Enter")
        phone.press("J’ai fini")

    def keep() -> None:
        page.locator('[aria-label="Vos sept souvenirs"] [aria-pressed=false]').first.press("Space")
        page.get_by_role("button", name=re.compile("^Garder ce")).click()

    def decide() -> None:
        dany.word(phone, 1).click()
        page.get_by_role("button", name=re.compile("^Répondre")).click()

    def judge() -> None:
        # A bot that was asked has answered, in words of its own.
        page.locator("blockquote").wait_for()
        phone.press("Cela me convainc")

    def press(label: str) -> Step:
        button = page.get_by_role("button", name=label, exact=True)
        return button, button.click

    play_until(
        page.get_by_role("button", name="Continuer", exact=True),
        [
            (page.get_by_role("radio", name="Vous", exact=True), lambda: dany.point(phone, "Vous")),
            press("Retourner une idée"),
            (page.locator('[aria-label="Vos sept souvenirs"]'), keep),
            (page.get_by_role("list", name="En main"), compose),
            press("J’ai parlé"),
            (page.get_by_text("À vous de trancher"), decide),
            press("Demander une explication"),
            (page.get_by_role("button", name="Cela me convainc", exact=True), judge),
            skipping(phone),
        ],
    )
    check(phone)
    # The round makes way by itself once the next one is being composed: at this pace, that may be now.
    phone.press_if_there("Continuer")


@pytest.mark.parametrize(
    ("title", "play"),
    sample(
        ("Dany", play_dany),
        ("Didixit", play_didixit),
        ("Le Jeu du Dictionnaire", play_dictionnaire),
        ("Devine qui vient dîner ce soir !", play_diner),
    ),
)
def test_one_click_on_the_shelf_and_one_person_plays_with_bots(
    browser: Browser, served: ServerProcess, title: str, play: Callable[[Phone], None]
) -> None:
    """Two rounds: the person leads one of them, and follows in the other."""
    phone = Phone(browser, served.address, "", newcomer=True)
    phone.page.goto(served.address)
    phone.page.get_by_role("button", name=f"Essayer avec des bots, {title}").click()
    # A newcomer is first shown how it is played, and may skip that.
    phone.page.get_by_role("dialog", name="Comment on joue").get_by_role("heading", level=3).nth(4).wait_for()
    check(phone)
    phone.press("Passer")
    phone.arrive()
    if title == "Dany":
        # One's card lies over everything until it has been seen.
        phone.press("C’est vu")
    phone.page.get_by_role("button", name="Menu").click()
    for name in ("Noctambule", "Prudence", "Zélie", "Silex"):
        phone.page.get_by_role("dialog").get_by_text(name, exact=True).wait_for()
    check(phone)
    phone.page.keyboard.press("Escape")
    for _ in range(2):
        play(phone)
    phone.leave()


def test_a_table_that_cannot_be_laid_says_why(browser: Browser, served: ServerProcess) -> None:
    phone = Phone(browser, served.address, "")
    phone.page.goto(served.address)
    button = phone.page.get_by_role("button", name="Essayer avec des bots, Didixit")
    button.wait_for()

    def refuse(route: Route) -> None:
        route.fulfill(status=429, json={"code": "too_fast", "data": {}})

    phone.page.route("**/api/salons", refuse)
    button.click()
    phone.sees("attendez quelques secondes")
    check(phone)
    # The shelf is still there, and the next try works.
    phone.page.unroute("**/api/salons")
    button.click()
    phone.arrive()
    phone.sees("tour 1")
    phone.context.close()


def test_the_host_fills_the_circle_and_empties_it_again(browser: Browser, served: ServerProcess) -> None:
    lea = Phone(browser, served.address, "Léa", **NARROW)
    code = lea.open_salon()
    tom = Phone(browser, served.address, "Tom")
    tom.join(code)
    tom.sees("Le code du salon")
    television = turn_on_television(browser, served.address, code)

    # By keyboard alone: a free seat, a bot, its temperament.
    free = lea.page.get_by_role("button", name=re.compile("libre")).first
    free.focus()
    free.press("Enter")
    dialog = lea.page.get_by_role("dialog")
    check(lea)
    dialog.get_by_role("button", name="Ajouter un bot").press("Enter")
    dialog.get_by_role("button", name=re.compile("^Perspicace")).wait_for()
    check(lea)
    dialog.get_by_role("button", name=re.compile("^Perspicace")).press("Enter")
    dialog.wait_for(state="detached")
    for phone in (lea, tom):
        phone.sees("Un bot s’assied : Silex.")
    television.sees("Silex")
    television.page.get_by_text("bot", exact=True).wait_for()
    check(lea)
    check(television)

    # Others may not: for them a free seat is one more person at their screen.
    tom.page.get_by_role("button", name=re.compile("libre")).first.click()
    tom.sees("Asseoir quelqu’un sur cet écran")
    expect(tom.page.get_by_role("button", name="Ajouter un bot")).to_have_count(0)
    tom.page.keyboard.press("Escape")

    # The rest at once, then one of them goes.
    free = lea.page.get_by_role("button", name=re.compile("libre")).first
    free.press("Enter")
    dialog.get_by_role("button", name="Ajouter un bot").press("Enter")
    dialog.get_by_role("button", name=re.compile("^Espiègle")).press("Enter")
    lea.page.get_by_role("button", name="Commencer à 4").wait_for()
    free.press("Enter")
    dialog.get_by_role("button", name="Ajouter un bot").press("Enter")
    dialog.get_by_role("button", name=re.compile("^Compléter la table")).press("Enter")
    lea.page.get_by_role("button", name="Commencer à 6").wait_for()
    check(lea)
    lea.page.get_by_role("button", name=re.compile("^Silex bot")).press("Enter")
    check(lea)
    dialog.get_by_role("button", name="Retirer ce bot").press("Enter")
    lea.page.get_by_role("button", name="Commencer à 5").wait_for()
    tom.sees("Un bot quitte la table : Silex.")
    expect(lea.page.get_by_role("button", name=re.compile("libre"))).to_be_focused()
    for phone in (lea, tom, television):
        phone.leave()


def test_a_bot_stands_in_for_someone_away_who_takes_over_again(browser: Browser, served: ServerProcess) -> None:
    names = ["Léa", "Tom", "Nina"]
    code, phones = sit_down(browser, served.address, "Didixit", names)
    lea, tom, nina = phones
    lea.press("Commencer à 3")
    lea.press("J’ai une phrase")
    tom.sees("Léa cherche un indice")
    tom.page.close()

    lea.press("Menu")
    dialog = lea.page.get_by_role("dialog")
    lea.sees("pas là")
    lea.press("Que faire pour Tom")
    check(lea)
    lea.press("Confier à un bot")
    check(lea)
    lea.page.get_by_role("button", name=re.compile("^Espiègle")).click()
    for phone in (lea, nina):
        phone.sees("Un bot joue pour Tom.")
    dialog.get_by_text("bot espiègle").wait_for()
    check(lea)
    lea.page.keyboard.press("Escape")

    tell(lea, "Minuit")
    give_two(nina)
    # The bot has given too: the images are laid, and it is not said to be away.
    nina.page.get_by_role("radiogroup", name="Bulletins").wait_for()
    tom.page = tom.context.new_page()
    tom.page.goto(f"{served.address}/{code}")
    tom.sees("Un bot joue pour vous.")
    # It votes too, and then nothing moves any more.
    tom.sees("On attend Nina.")
    check(tom)
    tom.page.get_by_role("button", name="Reprendre").press("Enter")
    tom.page.get_by_text("Un bot joue pour vous.").wait_for(state="detached")
    expect(tom.page.get_by_role("button", name="Menu")).to_be_focused()
    for phone in (lea, nina):
        phone.sees("Tom a repris sa place.")
    vote(nina)
    for phone in phones:
        phone.press("Continuer")
    # It is Tom's turn, and nobody plays it for him.
    tom.sees("À vous de raconter")
    look_at(tom, 1)
    tom.page.get_by_role("button", name="Raconter cette image").wait_for()

    # Given up with a bot in Nina's seat: it stays until she is back, which needs no tap, and the shuffle is opened.
    nina.page.close()
    lea.press("Menu")
    lea.press("Que faire pour Nina")
    lea.press("Confier à un bot")
    lea.page.get_by_role("button", name=re.compile("^Sage")).click()
    lea.sees("Un bot joue pour Nina.")
    lea.press("Abandonner cette partie")
    lea.press("Abandonner")
    for phone in (lea, tom):
        phone.sees("pas là, bot")
        phone.sees("et votre part y est.")
        check(phone)
    nina.page = nina.context.new_page()
    nina.page.goto(f"{served.address}/{code}")
    for phone in (lea, tom):
        phone.sees("Nina a repris sa place.")
        expect(phone.page.get_by_text("pas là, bot")).to_have_count(0)
    for phone in phones:
        phone.leave()
