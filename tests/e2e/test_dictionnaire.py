"""A reader and three players, a spectator who bets, a late guest and a television play Le Jeu du Dictionnaire in real
browsers."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.looks import ALL_SHOTS, check
from tests.e2e.phone import DARK, LAPTOP, MOVING, NARROW, Phone, sit_down, turn_on_television

GAME = "Le Jeu du Dictionnaire"
NAMES = ["Hervé", "Léa", "Nina", "Tom"]
SHAPES = {"Léa": NARROW, "Nina": DARK | MOVING, "Tom": LAPTOP}

# The stand-in voice of web/src/table/voice.ts: it speaks every language, until it is told to go on.
VOICE = """
window.veilleeVoice = {
  said: [], broken: 0, done: null,
  speaks: () => true,
  say(words, language) { this.said.push(`${language}: ${words}`); return new Promise((done) => { this.done = done }) },
  stop() { this.broken += 1; this.done?.() },
}
"""


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
        phone.sees("Points doublés, jeton dépensé.")
        phone.press("Miser")
        phone.sees("Votre jeton est posé.")
    phone.page.get_by_role("radio", name=re.compile(re.escape(text))).press("Space")
    phone.page.get_by_role("button", name=re.compile("^Voter [A-F]" + (", avec un jeton" if token else "$"))).click()


def keep(phones: list[Phone]) -> None:
    """No token at the last call, which also goes by itself."""
    for phone in phones:
        phone.press_if_there("Non, compter")


def go_on(phones: list[Phone]) -> None:
    for phone in phones:
        phone.page.get_by_role("button", name=re.compile("^(Passer|Continuer)$")).first.wait_for()
        phone.skip()
    for phone in phones:
        phone.press("Continuer")


def test_two_rounds_with_a_merge_an_edit_a_token_and_a_reload_while_writing(
    browser: Browser, served: ServerProcess, look: Look, tmp_path: Path
) -> None:
    code, phones = sit_down(browser, served.address, GAME, NAMES, SHAPES)
    herve, lea, nina, tom = phones
    herve.context.add_init_script(VOICE)
    herve.page.reload()
    herve.sees("Le code du salon")
    spectator = Phone(browser, served.address, "Zoé", **DARK)
    spectator.join(code, sit=False)
    television = turn_on_television(browser, served.address, code)
    television.sees("Tom")
    everyone = [*phones, spectator, television]
    looks = look(everyone)

    looks.check("lobby", herve, television)
    television.sees("Hervé peut commencer.")
    television.sees(served.address.removeprefix("http://"))
    code_on_television = television.page.get_by_role("img", name=f"QR code pour rejoindre le salon {code}")
    assert code_on_television.evaluate("(image) => image.clientWidth") >= 320
    herve.press("Commencer à 4")
    herve.sees("À vous de mener le jeu")
    for phone in everyone[1:]:
        phone.sees("Hervé choisit un mot")
    looks.check("drawing")
    herve.page.get_by_role("button", name=re.compile("^Boîte 1")).click()
    herve.page.get_by_role("radio").first.press("Space")
    looks.check("choosing", herve)
    give = herve.page.get_by_role("button", name=re.compile("^Donner"))
    word = re.sub(r"^Donner «\s|\s»$", "", give.inner_text()).capitalize()
    give.click()
    for phone in everyone:
        phone.sees(word)

    # Léa is interrupted while she writes: the page is gone, the text is not.
    herve.sees("la conversation rouvrira")
    lea.page.get_by_label("Votre définition").fill("c'est le manteau d'hiver des bergers")
    lea.sees("brouillon gardé")
    looks.check("writing")
    lea.page.reload()
    expect(lea.page.get_by_label("Votre définition")).to_have_value("c'est le manteau d'hiver des bergers")
    lea.press("Rendre ma définition")
    lea.sees("Rendue.")
    looks.check("written", lea, herve)
    # She takes it back, changes it, and hands it in again.
    lea.press("La reprendre")
    write(lea, "c'est le manteau d'hiver d'un berger")
    lea.sees("Rendue.")
    write(nina, "Manteau d’hiver d’un berger.")
    write(tom, "Petit pont de bois entre deux granges.")

    # The desk: one form for all and back, a close pair read as one, an edit, another order, by keyboard.
    herve.sees("Personne d’autre ne le voit.")
    lea.sees("Hervé prépare la lecture")
    looks.check("desk", herve, lea, tom, television)
    herve.page.get_by_text("Mieux cacher la vraie").click()
    looks.check("tools", herve)
    herve.press("Uniformiser", exact=False)
    herve.press("Textes d’origine", exact=False)
    herve.page.get_by_role("button", name="Uniformiser").wait_for()
    herve.sees("Proche de")
    herve.press("Réunir deux feuilles", exact=False)
    looks.check("merging", herve)
    for author in ("manteau d'hiver", "Manteau d’hiver"):
        herve.page.get_by_role("button", name=re.compile(author)).click()
    herve.page.get_by_role("radiogroup").or_(herve.page.get_by_role("group", name="Quels mots lire")).first.wait_for()
    herve.page.get_by_role("radio", name=re.compile("^Manteau d’hiver d’un berger")).press("Space")
    looks.check("which words", herve)
    herve.press("Lire comme une seule")
    herve.sees("Deux feuilles réunies, lues une seule fois.")
    herve.page.get_by_role("button", name="Retoucher « Petit pont de bois entre deux granges. »").click()
    looks.check("editing", herve)
    herve.page.get_by_label("Le texte qui sera lu").fill("Pont de bois jeté entre deux granges.")
    herve.press("Garder")
    herve.sees("Retouché")
    grip = herve.page.get_by_role("button", name=re.compile("^Déplacer « Pont de bois"))
    sheets = herve.page.get_by_role("list", name="Votre pupitre").get_by_role("listitem")
    at = next(at for at, sheet in enumerate(sheets.all_inner_texts()) if "Pont de bois" in sheet)
    while at > 0:
        at -= 1
        grip.press("ArrowUp")
        expect(sheets.nth(at)).to_contain_text("Pont de bois")
    looks.check("merged and edited", herve)
    herve.press("Lire les 3 définitions")

    # The reading: by taps, one definition after the other appears on every screen, and nothing more.
    for phone in (lea, nina, spectator, television):
        phone.sees("Hervé lit la définition 1 sur 3")
        phone.page.locator("li.lit", has_text="Pont de bois").wait_for()
        assert phone.page.locator("li[data-letter]").count() == 1
        assert "Manteau d’hiver d’un berger" not in phone.page.content()
    expect(nina.page.get_by_role("button", name="Miser")).to_have_count(0)
    assert herve.page.locator("li[data-letter]").count() == 3
    looks.check("reading")
    herve.press("Définition suivante")
    for phone in (lea, nina, spectator, television):
        phone.sees("Hervé lit la définition 2 sur 3")
        phone.page.locator("li.lit").filter(has_not_text="Pont de bois").wait_for()
        assert phone.page.locator("li[data-letter]").count() == 2
    # The voice goes on from here by itself, and can be stopped.
    herve.press("La voix lit")
    herve.until("veilleeVoice.said.length === 1")
    herve.page.evaluate("veilleeVoice.done()")
    television.sees("Hervé lit la définition 3 sur 3")
    herve.until("veilleeVoice.said.length === 2")
    assert [one[:6] for one in herve.page.evaluate("veilleeVoice.said")] == ["fr: B.", "fr: C."]
    herve.press("Arrêter la voix")
    looks.check("the last one is read", herve, nina, television)
    assert nina.page.get_by_role("radio").count() == 0
    herve.press("Ouvrir le vote")
    lea.page.locator("li.lit").wait_for(state="detached")
    # One is read again, and a vote does not put the light out.
    herve.page.get_by_role("button", name=re.compile("^Éclairer A")).click()
    lea.page.locator("li.again", has_text="Pont de bois").wait_for()
    vote(lea, "Pont de bois", token=True)
    lea.sees("Vous avez voté A.")
    nina.sees("Léa mise un jeton.")
    expect(nina.page.locator("li.again")).to_contain_text("Pont de bois")
    # Whoever watches bets in secret.
    spectator.page.get_by_role("radio", name=re.compile("Pont de bois")).press("Space")
    spectator.press("Parier sur la A")
    spectator.sees("Vous avez parié sur la A.")
    looks.check("voting")
    # Who reads has nothing left to do but to guess who wrote what; nobody else learns of it.
    guessing = herve.page.get_by_role("group", name="À votre avis, de qui")
    guessing.first.get_by_role("button", name="Nina").click()
    guessing.last.get_by_role("button", name="Nina").click()
    lea.press("Changer mon vote")
    lea.press("Garder A")
    vote(tom, "Manteau")
    # What the audience believes is shown to nobody as long as somebody votes.
    for phone in everyone:
        assert phone.page.locator(".public").count() == 0
    vote(nina, "Pont de bois")
    # The votes are in: who has a token left and has not staked it may still do so, for a moment.
    nina.sees("Un jeton avant le décompte")
    for phone in (herve, lea, television):
        phone.sees("Les derniers jetons se misent.")
        assert phone.page.get_by_text("Un jeton avant le décompte").count() == 0
    if ALL_SHOTS:
        for phone in (nina, herve, television):
            phone.shot(tmp_path, f"last call {phone.name or 'tv'}")
    keep([nina, tom])

    # The count is played to its end: Tom's invention, believed by two, as he had written it.
    for phone in phones:
        phone.page.get_by_role("button", name="Continuer").wait_for()
    herve.sees("et personne ne l’a trouvée")
    herve.sees("Qui a donné quoi")
    assert all("Qui a donné quoi" not in phone.page.content() for phone in everyone if phone is not herve)
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
    for phone in (lea, tom, spectator, television):
        phone.sees("Le public penchait pour la A.")
        assert phone.page.locator(".public b").all_inner_texts() == ["1", "0", "0"]
    spectator.sees("votre pari")
    looks.check("count")

    # Somebody comes late, before the next card is drawn.
    yves = Phone(browser, served.address, "Yves")
    yves.enter(code, "M’asseoir au prochain tour", "Entrer, et jouer au prochain tour")
    yves.sees("Léa choisit un mot")
    television.page.locator(".people").get_by_text("Yves").wait_for()
    looks.check("a late guest", yves, television)
    for phone in phones:
        phone.press("Continuer")

    # Second round, on Léa's narrow phone, without a voice of its own.
    lea.sees("À vous de mener le jeu")
    word = give_word(lea, 2)
    for phone in (herve, nina, tom, yves):
        write(phone, f"Ce que {phone.name} en pense.")
    lea.sees("Lire les 5 définitions")
    assert lea.page.get_by_role("button", name="La voix lit").count() == 0
    lea.press("Tout afficher")
    lea.sees("Les autres votent")
    nina.sees("Laquelle est la vraie ?")
    television.sees("Votez sur vos téléphones.")
    looks.check("the vote without a voice", lea)
    # One's own is marked. It may be voted for (DI-13), but not by mistake.
    expect(nina.page.get_by_text("la vôtre", exact=True)).to_have_count(1)
    tom.page.get_by_role("radio", name=re.compile("Ce que Tom en pense., la vôtre$")).press("Space")
    tom.sees("C’est votre définition.")
    looks.check("one's own", tom, nina)
    tom.page.get_by_role("button", name=re.compile("^Voter [A-F] quand même$")).click()
    for phone in (herve, nina, yves):
        vote(phone, "Ce que Tom en pense.")
    # Nobody has to press: the last call passes by itself.
    go_on([*phones, yves])
    nina.sees("À vous de mener le jeu")
    herve.sees("tour 3")
    for phone in [*everyone, yves]:
        phone.leave()
    assert looks.found == {}


def test_three_minutes_are_enforced_and_the_laurel_is_short_if_the_host_says_so(
    browser: Browser, served: ServerProcess, tmp_path: Path
) -> None:
    code, phones = sit_down(browser, served.address, GAME, NAMES[:3], SHAPES)
    herve, lea, nina = phones
    television = turn_on_television(browser, served.address, code)
    herve.press("Trois minutes pour écrire, sans obligation.")
    dialog = herve.page.get_by_role("dialog")
    dialog.get_by_role("switch").press("Space")
    check(herve)
    dialog.get_by_role("button", name="Enregistrer").click()
    herve.sees("Trois minutes pour écrire, pas une de plus.")
    herve.press("Le Diplôme est à la vingt-sixième feuille.")
    dialog.get_by_role("radio", name=re.compile("^14 feuilles")).press("Space")
    dialog.get_by_role("button", name="Enregistrer").click()
    herve.sees("Chemin court")
    herve.press("Commencer à 3")
    herve.sees("feuille 1 sur 14")
    assert television.page.locator(".leaf").all_inner_texts() == [str(leaf) for leaf in range(1, 14)]
    if ALL_SHOTS:
        television.shot(tmp_path, "short laurel tv")
    give_word(herve)
    lea.sees("Au bout du temps, votre brouillon est pris tel quel.")
    # Two who say the same: the reader is told, and cannot read them as two.
    write(lea, "Une chose.")
    write(nina, "une chose")
    herve.sees("Deux feuilles disent la même chose")
    read_three = herve.page.get_by_role("button", name="Lire les 3 définitions")
    expect(read_three).to_be_disabled()
    herve.press("Les réunir")
    expect(herve.page.get_by_role("button", name="Lire les 2 définitions")).to_be_enabled()
    herve.press("Séparer")
    expect(read_three).to_be_disabled()
    for phone in [*phones, television]:
        phone.leave()
