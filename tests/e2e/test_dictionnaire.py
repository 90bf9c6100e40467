"""A reader and three players, a spectator and a television play Le Jeu du Dictionnaire in real browsers."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Phone, violations

pytestmark = pytest.mark.xdist_group("browser")
NAMES = ["Hervé", "Léa", "Nina", "Tom"]

# The stand-in voice of web/src/games/dictionnaire/voice.ts: it speaks every language, until it is told to go on.
VOICE = """
window.veilleeVoice = {
  said: [], broken: 0, done: null,
  speaks: () => true,
  say(words, language) { this.said.push(`${language}: ${words}`); return new Promise((done) => { this.done = done }) },
  stop() { this.broken += 1; this.done?.() },
}
"""


def sit_down(browser: Browser, address: str, names: list[str]) -> tuple[str, list[Phone]]:
    """The second person's phone is narrow, the third one's dark, the last one has a laptop."""
    shapes: list[dict[str, Any]] = [
        {},
        {"viewport": {"width": 320, "height": 640}},
        {"color_scheme": "dark"},
        {"viewport": {"width": 1280, "height": 800}, "has_touch": False},
    ]
    phones = [Phone(browser, address, name, **shape) for name, shape in zip(names, shapes, strict=False)]
    host = phones[0]
    host.page.goto(address)
    host.page.get_by_role("button", name=re.compile("Le Jeu du Dictionnaire")).first.click()
    host.page.get_by_label("Votre nom").fill(host.name)
    host.page.get_by_role("dialog").get_by_role("button", name="Ouvrir").first.click()
    host.page.wait_for_url(lambda url: len(url.rstrip("/").rpartition("/")[2]) in (4, 5, 6))
    code = host.page.url.rpartition("/")[2]
    host.press("M’asseoir")
    for phone in phones[1:]:
        phone.join(code)
        phone.page.get_by_text("Le code du salon").wait_for()
    host.page.get_by_role("button", name=f"Commencer à {len(names)}").wait_for()
    return code, phones


def give_word(reader: Phone, box: int = 1) -> str:
    """Takes a card from a box and gives its first word."""
    reader.page.get_by_role("button", name=re.compile(f"^Boîte {box}")).click()
    reader.page.get_by_role("radio").first.press("Space")
    give = reader.page.get_by_role("button", name=re.compile("^Donner"))
    word = re.sub(r"^Donner «\s|\s»$", "", give.inner_text())
    give.click()
    return word.capitalize()


def write(phone: Phone, text: str) -> None:
    phone.page.get_by_label("Votre définition").fill(text)
    phone.press("Rendre ma définition")


def vote(phone: Phone, text: str, token: bool = False) -> None:
    """For the definition that begins so."""
    if token:
        phone.page.get_by_role("switch").press("Space")
        expect(phone.page.get_by_role("switch")).to_be_checked()
    phone.page.get_by_role("radio", name=re.compile(re.escape(text))).press("Space")
    phone.page.get_by_role("button", name=re.compile("^Voter [A-F]" + (", avec un jeton" if token else "$"))).click()


def go_on(phones: list[Phone]) -> None:
    for phone in phones:
        phone.press("Passer")
    for phone in phones:
        phone.press("Continuer")


def test_two_rounds_with_a_merge_an_edit_a_token_and_a_reload_while_writing(
    browser: Browser, served: ServerProcess, tmp_path: Path
) -> None:
    code, phones = sit_down(browser, served.address, NAMES)
    herve, lea, nina, tom = phones
    herve.context.add_init_script(VOICE)
    herve.page.reload()
    herve.sees("Le code du salon")
    spectator = Phone(browser, served.address, "Zoé", color_scheme="dark")
    spectator.join(code, sit=False)
    television = Phone(browser, served.address, "", viewport={"width": 1920, "height": 1080}, has_touch=False)
    television.page.goto(f"{served.address}/tv/{code}")
    television.sees("Tom")
    everyone = [*phones, spectator, television]
    found: dict[str, list[str]] = {}

    def check(name: str, *on: Phone) -> None:
        """Nothing for axe, in both themes, and no sideways scrolling, not even at 320 px."""
        for phone in on or everyone:
            page = phone.page
            where = f"{name} ({phone.name or 'tv'})"
            own = page.evaluate("document.documentElement.dataset.theme")
            for theme in ("papier", "lampe"):
                page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
                if bad := violations(page):
                    found[f"{where}, {theme}"] = bad
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", own)
            width = page.viewport_size["width"] if page.viewport_size else 0
            if page.evaluate("document.documentElement.scrollWidth") > width:
                found[f"{where}, too wide"] = [str(width)]

    check("lobby", herve)
    herve.press("Commencer à 4")
    herve.sees("À vous de mener le jeu")
    for phone in everyone[1:]:
        phone.sees("Hervé choisit un mot")
    check("drawing")
    herve.page.get_by_role("button", name=re.compile("^Boîte 1")).click()
    herve.page.get_by_role("radio").first.press("Space")
    check("choosing", herve)
    give = herve.page.get_by_role("button", name=re.compile("^Donner"))
    word = re.sub(r"^Donner «\s|\s»$", "", give.inner_text()).capitalize()
    give.click()
    for phone in everyone:
        phone.sees(word)

    # Léa is interrupted while she writes: the page is gone, the text is not.
    herve.sees("la discussion vous est fermée")
    lea.page.get_by_label("Votre définition").fill("c'est le manteau d'hiver des bergers")
    lea.sees("brouillon gardé")
    check("writing")
    lea.page.reload()
    expect(lea.page.get_by_label("Votre définition")).to_have_value("c'est le manteau d'hiver des bergers")
    lea.press("Rendre ma définition")
    lea.sees("Rendue.")
    check("written", lea, herve)
    # She takes it back, changes it, and hands it in again.
    lea.press("La reprendre")
    write(lea, "c'est le manteau d'hiver d'un berger")
    lea.sees("Rendue.")
    write(nina, "Manteau d’hiver d’un berger.")
    write(tom, "Petit pont de bois entre deux granges.")

    # The desk: one form for all and back, a close pair read as one, an edit, another order, by keyboard.
    herve.sees("Personne d’autre ne voit votre pupitre.")
    lea.sees("Hervé prépare la lecture")
    check("desk", herve, lea, tom, television)
    herve.press("Même forme pour toutes")
    herve.press("Rendre leur forme")
    herve.page.get_by_role("button", name="Même forme pour toutes").wait_for()
    herve.sees("Proche de")
    herve.press("Réunir")
    check("merging", herve)
    for author in ("manteau d'hiver", "Manteau d’hiver"):
        herve.page.get_by_role("button", name=re.compile(author)).click()
    herve.page.get_by_role("radiogroup").or_(herve.page.get_by_role("group", name="Quels mots lire")).first.wait_for()
    herve.page.get_by_role("radio", name=re.compile("^Manteau d’hiver d’un berger")).press("Space")
    check("which words", herve)
    herve.press("Lire comme une seule")
    herve.sees("Deux feuilles réunies, lues une seule fois.")
    herve.page.get_by_role("button", name="Retoucher « Petit pont de bois entre deux granges. »").click()
    check("editing", herve)
    herve.page.get_by_label("Le texte qui sera lu").fill("Pont de bois jeté entre deux granges.")
    herve.press("Garder")
    herve.sees("Retouché")
    grip = herve.page.get_by_role("button", name=re.compile("^Déplacer « Pont de bois"))
    first = herve.page.get_by_role("list", name="Votre pupitre").get_by_role("listitem").first
    for _ in range(3):
        grip.press("ArrowUp")
        herve.page.wait_for_timeout(300)
    expect(first).to_contain_text("Pont de bois")
    check("merged and edited", herve)
    herve.press("Lire les 3 définitions")

    # The reading: the voice lights up one definition after the other on every screen, and can be stopped.
    herve.press("Lire à voix haute")
    for phone in (lea, spectator, television):
        phone.page.locator("li.lit", has_text="Pont de bois").wait_for()
    check("reading")
    herve.page.evaluate("veilleeVoice.done()")
    lea.page.locator("li.lit").filter(has_not_text="Pont de bois").wait_for()
    said = herve.page.evaluate("veilleeVoice.said")
    assert said[0] == "fr: A. Pont de bois jeté entre deux granges."
    assert len(said) == 2
    herve.press("Arrêter la voix")
    lea.page.locator("li.lit").wait_for(state="detached")
    # By hand, and a vote does not put the light out.
    herve.page.get_by_role("button", name=re.compile("^Éclairer A")).click()
    lea.page.locator("li.lit", has_text="Pont de bois").wait_for()
    vote(lea, "Pont de bois", token=True)
    lea.sees("Vous avez voté A.")
    nina.sees("Léa mise un jeton.")
    expect(nina.page.locator("li.lit")).to_contain_text("Pont de bois")
    check("voting")
    lea.press("Changer mon vote")
    lea.press("Garder A")
    vote(tom, "Manteau")
    vote(nina, "Pont de bois")

    # The count is played to its end: Tom's invention, believed by two, as he had written it.
    for phone in phones:
        phone.page.get_by_role("button", name="Continuer").wait_for(timeout=30_000)
    herve.sees("et personne ne l’a trouvée")
    lea.sees("Tom avait écrit")
    # Léa and Nina share Tom's vote, which Léa's token doubles; Tom is believed by two, Hervé has misled three.
    won = lea.page.get_by_role("list", name="Les points de ce tour").get_by_role("listitem")
    assert [re.sub(r"\s+", " ", one) for one in won.all_inner_texts()] == [
        "Hervé mène, trois erreurs +3 3 points gagnés",
        "Vous une voix, jeton +2 2 points gagnés",
        "Tom deux voix +2 2 points gagnés",
        "Nina une voix +1 1 point gagné",
    ]
    television.sees("Léa double avec son jeton")
    television.sees("Ensuite, c’est Léa qui mène.")
    check("count")
    for phone in phones:
        phone.press("Continuer")

    # Second round, on Léa's narrow phone, without a voice of its own.
    lea.sees("À vous de mener le jeu")
    word = give_word(lea, 2)
    for phone in (herve, nina, tom):
        write(phone, f"Ce que {phone.name} en pense.")
    lea.press("Lire les 4 définitions")
    lea.sees("Ce navigateur n’a pas de voix française")
    check("lectern without a voice", lea)
    for phone in (herve, nina, tom):
        vote(phone, "Ce que Tom en pense.")
    go_on(phones)
    nina.sees("À vous de mener le jeu")
    herve.sees("tour 3")
    for phone in everyone:
        assert phone.complaints == [], phone.name
        phone.context.close()
    assert found == {}


def test_three_minutes_are_enforced_if_the_host_says_so(browser: Browser, served: ServerProcess) -> None:
    _, phones = sit_down(browser, served.address, NAMES[:3])
    herve, lea, nina = phones
    herve.press("Trois minutes pour écrire, sans obligation.")
    dialog = herve.page.get_by_role("dialog")
    dialog.get_by_role("switch").press("Space")
    assert violations(herve.page) == []
    dialog.get_by_role("button", name="Enregistrer").click()
    herve.sees("Trois minutes pour écrire, pas une de plus.")
    herve.press("Commencer à 3")
    give_word(herve)
    lea.sees("Au bout du temps, votre brouillon est pris tel quel.")
    # Two who say the same: the reader is told, and cannot read them as two.
    write(lea, "Une chose.")
    write(nina, "une chose")
    herve.sees("Deux feuilles disent la même chose")
    read = herve.page.get_by_role("button", name="Lire les 3 définitions")
    expect(read).to_be_disabled()
    herve.press("Les réunir")
    expect(herve.page.get_by_role("button", name="Lire les 2 définitions")).to_be_enabled()
    herve.press("Séparer")
    expect(read).to_be_disabled()
    for phone in phones:
        assert phone.complaints == []
        phone.context.close()
