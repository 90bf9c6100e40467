"""Four phones, a spectator and a television play Didixit in real browsers."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.looks import THEMES, Looks, check, too_wide_by, violations
from tests.e2e.phone import INSECURE_NAME, LAPTOP, MOVING, Phone, gather, sit_down, turn_on_television
from veillee.cli import main

NAMES = ["Léa", "Tom", "Nina", "Julien"]


def look_at(phone: Phone, number: int) -> None:
    """Cards of a hand overlap: the keyboard reaches every one."""
    card = phone.page.get_by_role("button", name=re.compile(f"^Image {number},")).first
    card.focus()
    card.press("Enter")


def tell(phone: Phone, clue: str) -> None:
    look_at(phone, 1)
    phone.press("Raconter cette image")
    phone.page.get_by_label("Votre indice").fill(clue)
    phone.press("Donner l’indice")


def give(phone: Phone, number: int = 2) -> None:
    look_at(phone, number)
    phone.press("Donner cette image")


def exchange(phone: Phone, looks: Looks) -> None:
    """Takes back the second image of the hand, looks at it again, and gives the first in its place."""
    given = phone.page.get_by_role("group", name="Les images que vous avez données").get_by_role("img")
    before = given.get_attribute("aria-label")
    looks.check("given", phone)
    phone.press("Changer d’image")
    phone.press("Garder la mienne")
    assert given.get_attribute("aria-label") == before
    phone.press("Changer d’image")
    phone.sees("Touchez l’image à donner à la place.")
    looks.check("exchanging", phone)
    look_at(phone, 1)
    phone.press("Échanger")
    given.wait_for()
    assert given.get_attribute("aria-label") != before


def give_two(phone: Phone) -> None:
    for number in (1, 2):
        look_at(phone, number)
        phone.page.get_by_role("button", name=re.compile("^Prendre (cette image|aussi celle-ci)$")).click()
    phone.press("Donner ces deux images")


def vote(phone: Phone, nth: int = 0) -> int:
    """For the nth image that is not one's own."""
    ballot = phone.page.get_by_role("radiogroup", name="Bulletins")
    ballot.wait_for()
    ballot.get_by_role("radio", disabled=False).nth(nth).click(force=True)
    button = phone.page.get_by_role("button", name=re.compile("^Voter pour la"))
    number = int(re.findall(r"\d+", button.inner_text())[0])
    button.click()
    return number


def bet(phone: Phone, nth: int) -> int:
    """Somebody in the audience, on any image (CO-13)."""
    phone.page.get_by_role("radiogroup", name="Bulletins").get_by_role("radio").nth(nth).click(force=True)
    phone.press(f"Parier sur la {nth + 1}")
    phone.sees(f"Vous avez parié sur la {nth + 1}.")
    return nth + 1


def take_hand(phone: Phone) -> None:
    phone.go_on()


@pytest.mark.rule("CO-13")
def test_an_evening_with_a_reload_in_the_vote_and_a_killed_server(
    browser: Browser, own_server: ServerProcess, look: Look
) -> None:
    code, phones = sit_down(browser, own_server.address, "Didixit", NAMES, {"Tom": MOVING, "Nina": LAPTOP})
    lea, tom, nina, julien = phones
    spectator = Phone(browser, own_server.address, "Zoé")
    spectator.join(code, sit=False)
    television = turn_on_television(browser, own_server.address, code)
    television.sees("Julien")
    colette = Phone(browser, own_server.address, "Colette", **LAPTOP)
    colette.join(code, sit=False)
    everyone = [*phones, spectator, colette, television]
    looks = look([lea, tom, spectator, television])

    looks.check("lobby")
    lea.press("Commencer à 4")
    lea.press("Pas moi")
    lea.page.get_by_role("button", name="Pas moi").wait_for(state="hidden")
    spectator.page.get_by_role("region", name="La table").get_by_text("Qui commence").wait_for()
    looks.check("claiming")
    tom.press("J’ai une phrase")
    for phone in (lea, spectator, television):
        phone.sees("Tom cherche un indice")
    looks.check("telling")

    # First round; one phone is reloaded in the middle of the vote, after its owner has voted.
    tell(tom, "Ce qu’on oubli en fermant la porte")
    tom.press("Corriger")
    looks.check("mending", tom)
    tom.page.get_by_label("Votre indice").fill("Ce qu’on oublie en fermant la porte")
    tom.press("Corriger l’indice")
    for phone in everyone:
        phone.sees("Ce qu’on oublie en fermant la porte")
    looks.check("giving")
    give(lea)
    # Somebody has given: what is written stays.
    tom.page.get_by_role("button", name="Corriger").wait_for(state="hidden")
    exchange(lea, looks)
    # Somebody looks at their hand: it makes way when the vote begins.
    tom.press("Voir ma main")
    hand = tom.page.get_by_role("dialog", name="Votre main")
    hand.wait_for()
    for phone in (nina, julien):
        give(phone)
    hand.wait_for(state="detached")
    voted = vote(lea)
    lea.sees(f"Vous avez voté pour la {voted}.")
    julien.sees("Quelle image est celle de Tom")
    # Who tells has nothing left to do but to guess who gave what; nobody else learns of it.
    looks.check("may guess whose", tom)
    tom.page.locator("main ol li", has_not_text="la vôtre").first.get_by_role("button").click()
    guessing = tom.page.get_by_role("group", name="À votre avis, de qui")
    guessing.get_by_role("button", name="Léa").click()
    expect(guessing.get_by_role("button", name="Léa")).to_have_attribute("aria-pressed", "true")
    # The card is held at an angle: how it lies is looked at by eye.
    assert violations(tom.page) == []
    tom.page.keyboard.press("Escape")
    tom.sees("Léa ?")
    # Two who watch play along in secret: nobody sees that before the votes.
    assert bet(spectator, 0) != bet(colette, 3)
    looks.check("voting", lea, tom, spectator, colette, television, nina)
    widths = television.page.locator(".picture img").evaluate_all("all => all.map((one) => one.clientWidth)")
    assert len(widths) == 4
    assert min(widths) >= 380
    assert all("Le public" not in phone.page.content() for phone in (*phones, television))
    lea.page.reload()
    lea.sees(f"Vous avez voté pour la {voted}.")
    lea.press("Changer mon vote")
    changed = vote(lea, 1)
    lea.sees(f"Vous avez voté pour la {changed}.")
    assert changed != voted
    for phone in (nina, julien):
        vote(phone)
    for phone in phones:
        phone.page.get_by_role("button", name="Continuer").wait_for()
    for phone in (spectator, television):
        phone.sees("qui raconte.")
    for phone in (lea, tom, julien, spectator):
        phone.sees("Le public, 2 voix")
    spectator.sees("votre pari")
    tom.sees("Qui a donné quoi")
    assert all("Qui a donné quoi" not in phone.page.content() for phone in (lea, julien, spectator))
    expect(television.page.get_by_text("Le public : 1 sur 2")).to_have_count(2)
    looks.check("reveal", lea, tom, spectator, colette, television)
    for phone in phones:
        take_hand(phone)

    # Second round; the server is killed after the clue and a gift, and comes back on the same data.
    nina.sees("À vous de raconter")
    tell(nina, "Mon premier emploi")
    give(lea)
    lea.sees("Patience")
    own_server.kill()
    tom.sees("Connexion perdue")
    looks.check("lost", tom)
    own_server.start()
    for phone in (tom, julien):
        phone.page.get_by_text("Connexion perdue").first.wait_for(state="detached")
        give(phone)
    for phone in (lea, tom, julien):
        vote(phone)
    for phone in phones:
        take_hand(phone)
    julien.sees("À vous de raconter")
    lea.sees("tour 3 sur 15")
    for phone in everyone:
        phone.leave()
    assert looks.found == {}


def test_an_image_that_chance_drew_is_said_to_be_and_brings_nothing(
    browser: Browser, served: ServerProcess, look: Look
) -> None:
    code, phones = sit_down(browser, served.address, "Didixit", NAMES, {"Nina": LAPTOP})
    lea, tom, nina, julien = phones
    television = turn_on_television(browser, served.address, code)
    television.sees("Julien")
    looks = look([lea, nina, television])
    lea.press("Commencer à 4")
    tom.press("J’ai une phrase")
    julien.page.close()
    lea.press("Menu")
    lea.sees("pas là")
    lea.press("Que faire pour Julien")
    lea.press("Mettre sa place en automatique")
    lea.page.keyboard.press("Escape")
    tell(tom, "Minuit")
    # The image of a seat on automatic is there at once, and does not keep the clue from being corrected.
    tom.press("Corriger")
    tom.press("Laisser")
    for phone in (lea, nina):
        give(phone)
    for phone in (lea, nina):
        vote(phone)
    for phone in (lea, nina, television):
        phone.page.locator("li", has_text="tirée au hasard").first.wait_for()
    looks.check("owners")
    lea.sees("n’a pas voté")
    lea.sees("image tirée au hasard")
    looks.check("counted")
    for phone in (*phones, television):
        phone.leave()
    assert looks.found == {}


def test_three_players_exchange_one_of_their_two_images(browser: Browser, served: ServerProcess) -> None:
    _, phones = sit_down(browser, served.address, "Didixit", NAMES[:3])
    lea, tom, nina = phones
    lea.press("Commencer à 3")
    lea.press("J’ai une phrase")
    tell(lea, "Minuit")
    give_two(tom)
    gifts = tom.page.get_by_role("group", name="Les images que vous avez données").get_by_role("img")
    gifts.nth(1).wait_for()
    before = [gift.get_attribute("aria-label") for gift in gifts.all()]
    tom.press("Changer d’images")
    tom.sees("Touchez l’image à remettre en main.")
    check(tom)
    tom.page.get_by_role("button", name=re.compile("première")).press("Enter")
    tom.press("La remettre en main")
    look_at(tom, 1)
    tom.press("Prendre aussi celle-ci")
    tom.press("Donner ces deux images")
    gifts.nth(1).wait_for()
    after = [gift.get_attribute("aria-label") for gift in gifts.all()]
    assert len(set(before) & set(after)) == 1
    give_two(nina)
    tom.page.get_by_role("radiogroup", name="Bulletins").wait_for()
    for phone in phones:
        phone.leave()


def test_the_last_screen_says_that_the_shuffle_was_fair_and_its_file_verifies(
    browser: Browser, served: ServerProcess, tmp_path: Path
) -> None:
    _, phones = sit_down(browser, served.address, "Didixit", NAMES[:3])
    lea = phones[0]
    lea.page.get_by_role("button", name="La partie finit avec la pioche.").click()
    dialog = lea.page.get_by_role("dialog")
    dialog.get_by_text(re.compile("score|points")).first.click()
    for _ in range(40):
        if not dialog.get_by_role("button", name="Moins").first.is_enabled():
            break
        dialog.get_by_role("button", name="Moins").first.click()
    dialog.get_by_role("button", name="Enregistrer").click()
    lea.sees("5 points")
    lea.press("Commencer à 3")
    lea.press("J’ai une phrase")
    storyteller = 0
    for _ in range(12):
        phone = phones[storyteller]
        tell(phone, "Minuit")
        others = [one for one in phones if one is not phone]
        for one in others:
            give_two(one)
        for one in others:
            vote(one)
        for one in phones:
            take_hand(one)
        storyteller = (storyteller + 1) % 3
        if lea.page.get_by_text("fin de la partie").count():
            break
    for phone in phones:
        expect(phone.page.get_by_text("Mélange vérifié")).to_be_visible()
        check(phone)
    with lea.page.expect_download() as download:
        lea.page.get_by_role("button", name="Vérifier la donne").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert main(["verify", str(file)]) == 0
    lea.press("Encore une")
    for phone in phones:
        phone.sees("Qui commence")
        phone.leave()


@pytest.mark.rule("DX-17")
@pytest.mark.parametrize(
    ("way", "record", "send", "play"),
    [
        ("Fredonné", "Enregistrer", "Envoyer cet air", "Écouter"),
        ("Mimé", "Filmer", "Envoyer ce film", "Regarder"),
    ],
)
def test_a_clue_is_recorded_sent_and_played(
    browser: Browser, served: ServerProcess, way: str, record: str, send: str, play: str
) -> None:
    """With the browser's fake microphone and camera."""
    _, phones = sit_down(browser, served.address, "Didixit", NAMES[:3])
    lea, tom, _ = phones
    lea.page.get_by_role("button", name="L’indice s’écrit ou se dit à voix haute.").click()
    dialog = lea.page.get_by_role("dialog")
    dialog.get_by_role("switch").press("Space")
    dialog.get_by_role("button", name="Enregistrer").click()
    dialog.wait_for(state="detached")
    lea.press("Commencer à 3")
    lea.press("J’ai une phrase")
    look_at(lea, 1)
    lea.press("Raconter cette image")
    lea.page.get_by_text(way, exact=True).click()
    check(lea)
    lea.press(record)
    lea.page.get_by_role("button", name="Arrêter").wait_for()
    # It counts down from one second to the next.
    seconds = lea.page.get_by_role("status").filter(has_text=re.compile(r"encore \d+\ss$"))
    for _ in range(2):
        lea.changes(seconds)
    lea.press("Arrêter")
    lea.press(send)
    tom.page.get_by_role("button", name=play).first.click()
    tom.has_seen("Pause")
    check(tom)
    tom.page.get_by_role("button", name=re.compile("^Image 1,")).first.wait_for()
    for phone in phones:
        phone.leave()


def test_everything_essential_works_on_an_insecure_origin(browser: Browser, served: ServerProcess) -> None:
    """Plain http on a name that is not localhost: no clipboard, no crypto.subtle, no microphone."""
    address = f"http://{INSECURE_NAME}:{served.port}"
    _, phones = sit_down(browser, address, "Didixit", NAMES[:3])
    lea, tom, nina = phones
    assert lea.page.evaluate("window.isSecureContext") is False
    lea.sees("ce navigateur ne peut pas garder l’écran allumé")
    lea.press("Envoyer le lien")
    lea.page.get_by_label(re.compile("lien")).or_(lea.page.locator("input[readonly]")).first.wait_for()
    lea.press("Copier")
    # What is said while a sheet is open lies over it: a press on it is not caught by the veil.
    lea.page.get_by_role("status").get_by_role("button", name="Fermer").click()
    lea.page.keyboard.press("Escape")
    lea.press("Commencer à 3")
    tom.press("J’ai une phrase")
    tell(tom, "Minuit")
    for phone in (lea, nina):
        phone.sees("Minuit")
        give_two(phone)
    for phone in (lea, nina):
        phone.page.get_by_role("radiogroup", name="Bulletins").wait_for()
    for phone in phones:
        phone.leave()


def test_a_hand_of_seven_loads_under_400_kilobytes_on_a_sharp_phone(browser: Browser, served: ServerProcess) -> None:
    lea, tom = Phone(browser, served.address, "Léa"), Phone(browser, served.address, "Tom")
    sharp = Phone(browser, served.address, "Nina", device_scale_factor=3)
    weights: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if re.search(r"/cards/.*[.](avif|webp)$", answer.url):
            weights[answer.url] = int(answer.headers["content-length"])

    sharp.page.on("response", weigh)
    gather([lea, tom, sharp], "Didixit")
    lea.press("Commencer à 3")
    expect(sharp.page.get_by_role("button", name=re.compile("^Image 7,"))).to_be_visible()
    sharp.page.wait_for_load_state("networkidle")
    look_at(sharp, 1)
    sharp.page.wait_for_load_state("networkidle")
    assert len({url.rpartition("/")[2].partition(".")[0] for url in weights}) == 7
    assert sum(weights.values()) < 400_000
    for phone in (lea, tom, sharp):
        phone.context.close()


def test_axe_finds_nothing_on_the_pages(browser: Browser, served: ServerProcess) -> None:
    phone = Phone(browser, served.address, "Léa")
    for path in ("/", "/about", "/credits", "/rules", "/rules/didixit", "/nowhere/at/all", "/ZZZZ"):
        phone.page.goto(served.address + path)
        phone.page.get_by_role("heading").first.wait_for()
        assert violations(phone.page, *THEMES) == [], path
        if (english := phone.page.get_by_text("English")).count():
            english.first.click()
            phone.until("() => document.documentElement.lang === 'en'")
            assert violations(phone.page, *THEMES) == [], path
            phone.page.get_by_text("Français").first.click()
            phone.until("() => document.documentElement.lang === 'fr'")
    phone.leave()


def test_no_page_scrolls_sideways(browser: Browser, served: ServerProcess) -> None:
    phone = Phone(browser, served.address, "Léa")

    def check_widths() -> None:
        phone.page.get_by_role("heading").first.wait_for()
        for width in (320, 390, 768, 1280):
            phone.resize({"width": width, "height": 700})
            assert too_wide_by(phone) == 0, width

    for path in ("/", "/about", "/credits", "/rules/didixit"):
        phone.page.goto(served.address + path)
        check_widths()
    phone.open_salon()
    phone.page.get_by_text("Le code du salon").wait_for()
    check_widths()
    phone.leave()
