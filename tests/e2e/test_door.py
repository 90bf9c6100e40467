"""First steps; the service worker: a second visit, without a network, and after an upgrade in the middle of a game."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.looks import ALL_SHOTS, check
from tests.e2e.phone import INSECURE_NAME, LAPTOP, Phone, Shape, sit_down


def scripts(phone: Phone) -> str:
    text: str = phone.page.evaluate("document.head.innerHTML")
    return text


def test_a_second_visit_works_without_a_network_and_says_what_does(
    browser: Browser, own_server: ServerProcess, tmp_path: Path
) -> None:
    phone = Phone(browser, own_server.address, "Léa", worker=True)
    code = phone.open_salon()
    phone.sees("Le code du salon")
    phone.worker_has("/assets/house", "/materials/grain")
    phone.page.goto(own_server.address)
    phone.sees("Ou choisissez un jeu")
    # Nothing that is said or shown to one person only is kept, and no code.
    for path in phone.kept():
        assert path == "/" or path.startswith(("/assets/", "/materials/", "/cards/")) or "/" not in path[1:], path
        assert code not in path
        # What is of no use without a network waits until somebody opens it: the line is for the first hand of images.
        assert not any(page in path for page in ("SharedAlbum", "TvDoor", "Pair")), path
    phone.page.close()

    own_server.kill()
    phone.page = phone.context.new_page()
    phone.page.goto(own_server.address)
    phone.sees("La maison ne répond pas")
    expect(phone.page.get_by_role("heading", name="Veillée")).to_be_visible()
    phone.until("() => document.fonts.check('20px \"Young Serif\"')")
    check(phone)
    if ALL_SHOTS:
        phone.shot(tmp_path, "landing")
    phone.page.get_by_role("link", name="Les règles, elles, se lisent sans réseau.").click()
    phone.sees("Les règles des jeux")

    for path in ("tv", f"album/{code}-aaaabbbbccccddddeeeeffff"):
        phone.page.goto(f"{own_server.address}/{path}")
        phone.sees("La maison ne répond pas pour l’instant")

    # The link of a salon leads to a page that says what works, and comes back by itself.
    phone.page.goto(f"{own_server.address}/{code}")
    phone.sees("La maison ne répond pas pour l’instant")
    phone.sees("Cette page reviendra d’elle-même")
    phone.page.evaluate("dispatchEvent(new Event('offline'))")
    phone.sees("Pas de réseau pour l’instant")
    check(phone)
    if ALL_SHOTS:
        phone.shot(tmp_path, "offline")
    phone.page.get_by_role("link", name="Dany").click()
    expect(phone.page.get_by_role("heading", name="Dany", exact=True)).to_be_visible()
    phone.page.locator("summary").first.click()
    phone.sees("DA-1")
    phone.page.go_back()
    phone.sees("La maison ne répond pas pour l’instant")
    own_server.start()
    phone.sees("Le code du salon")
    phone.context.close()


def test_an_upgrade_waits_until_people_have_played(browser: Browser, own_server: ServerProcess) -> None:
    names = ["Léa", "Tom", "Nina"]
    code, phones = sit_down(browser, own_server.address, "Didixit", names, {"Léa": {"worker": True}})
    host = phones[0]
    host.press("Commencer à 3")
    for phone in phones:
        phone.page.get_by_text("Le code du salon").wait_for(state="hidden")
    host.worker_has("/assets/didixit", "/cards/")
    host.page.evaluate("window.same = true")
    own_server.kill()
    own_server.start(faults=["later_client"])
    host.until("() => fetch('healthz').then((answer) => answer.ok, () => false)")
    host.page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update())")
    host.until("() => navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")

    # The new worker waits, the page is the same, and the game goes on.
    assert host.page.evaluate("window.same") is True
    host.page.get_by_role("button", name="Menu").click()
    host.sees("Autour de la table")
    host.page.keyboard.press("Escape")
    # What this page has not needed so far has another name now: it loads itself anew, once, and has it.
    assert "Later" not in scripts(host)
    go = "(path) => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }"
    host.page.evaluate(go, f"tv/{code}")
    host.until("() => document.head.innerHTML.includes('Later')")
    host.page.get_by_role("img", name=f"rejoindre {code}").wait_for()

    # Whoever opens the salon anew has the new page at once.
    host.page.goto(f"{own_server.address}/{code}")
    assert "Later" in scripts(host)
    host.page.get_by_role("button", name="Menu").wait_for()

    # With the last page of the old version the old worker goes, and what it kept.
    host.page.close()
    host.page = host.context.new_page()
    host.page.goto(own_server.address)
    host.until("() => caches.keys().then((names) => names.join().includes('later'))")
    host.until("() => caches.keys().then((names) => names.filter((name) => name.includes('build')).length === 1)")
    for phone in phones:
        phone.context.close()


def test_without_https_there_is_no_worker_and_nothing_is_said(browser: Browser, server: ServerProcess) -> None:
    server.start("--host", "0.0.0.0")
    phone = Phone(browser, f"http://{INSECURE_NAME}:{server.port}", "Léa", worker=True)
    phone.page.clock.install()
    phone.page.goto(phone.address)
    phone.sees("Ou choisissez un jeu")
    # When a worker would be put to work.
    phone.page.clock.fast_forward(10_000)
    assert phone.page.evaluate("'serviceWorker' in navigator") is False
    phone.leave()


def test_a_guest_comes_into_a_running_game(browser: Browser, served: ServerProcess, tmp_path: Path) -> None:
    code, phones = sit_down(browser, served.address, "Didixit", ["Léa", "Tom", "Nina"])
    host = phones[0]
    if ALL_SHOTS:
        host.shot(tmp_path, "lobby")
    host.page.get_by_role("button", name="Quelqu’un joue aussi sur cet appareil").click()
    host.sees("Un rideau cache chaque main.")
    host.page.keyboard.press("Escape")
    host.press("Menu")
    host.press("Sur un téléviseur")
    host.sees("Dans le navigateur du téléviseur, ouvrez")
    check(host)
    if ALL_SHOTS:
        host.shot(tmp_path, "television")
    host.page.keyboard.press("Escape")
    host.press("Commencer à 3")
    shapes: dict[str, Shape] = {"zoe": {"viewport": {"width": 390, "height": 664}}, "max": {}, "ines": LAPTOP}
    zoe, max_, ines = guests = [Phone(browser, served.address, name, **shape) for name, shape in shapes.items()]
    for guest in guests:
        guest.page.goto(f"{served.address}/{code}")
        guest.sees("Comment entrez-vous")
        guest.page.get_by_label("Votre nom").fill(guest.name)
        check(guest)
        if ALL_SHOTS:
            guest.shot(tmp_path, f"ways {guest.name}")
    zoe.page.get_by_text("Jouer avec le public", exact=True).click()
    zoe.press("Entrer, et jouer avec le public")
    max_.page.get_by_text("Regarder", exact=True).click()
    max_.press("Entrer, et regarder")
    ines.press("Entrer, et jouer au prochain tour")
    for guest in guests:
        guest.page.get_by_role("button", name="Menu").wait_for()
    host.press("Menu")
    people = host.page.get_by_role("dialog")
    for guest in guests:
        expect(people).to_contain_text(guest.name)
    for phone in [*phones, *guests]:
        phone.leave()


def test_a_salon_is_opened_with_one_button_and_entered_with_four_signs(
    browser: Browser, served: ServerProcess, look: Look
) -> None:
    host, guest = Phone(browser, served.address, "Léa"), Phone(browser, served.address, "Tom")
    looks = look([host, guest])
    host.page.goto(served.address)
    host.press("Ouvrir un salon")
    host.page.get_by_label("Votre nom").fill("Léa")
    host.page.get_by_label("Votre nom").press("Enter")
    code = host.arrive()
    host.page.get_by_role("button", name=re.compile("^Léa vous, hôte")).wait_for()

    guest.page.goto(served.address)
    guest.page.get_by_role("button", name="Ouvrir un salon").first.wait_for()
    looks.check("landing", guest)
    guest.page.get_by_label("On vous attend ?").press_sequentially(code.lower())
    assert guest.arrive() == code
    guest.page.get_by_label("Votre nom").fill("Tom")
    guest.page.get_by_label("Votre nom").press("Enter")
    guest.page.get_by_role("button", name=re.compile("^Tom vous")).wait_for()
    assert not looks.found, looks.found
