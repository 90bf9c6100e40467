"""Cards of one's own: pasted, written, drawn from photographs, mixed, played, carried away and brought in (CO-15)."""

import re
import zipfile
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, FilePayload, expect
from pypdfium2 import PdfDocument

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.looks import check
from tests.e2e.phone import DARK, LAPTOP, NARROW, Phone, first_of, sit_down
from tests.e2e.photographs import photograph
from tests.packages import photographs
from veillee.cli import main
from veillee.workshop.package import write_package

WORDS = [
    ("bouloche", "n. f.", "Petite boule de laine qui se forme sur un tricot usé."),
    ("chabrot", "n. m.", "Vin rouge versé dans le fond de la soupe, que l’on boit à même l’assiette."),
    ("dahu", "n. m.", "Bête des montagnes aux pattes inégales, que l’on fait chasser aux naïfs."),
    ("peuille", "n. f.", "À Lyon, vieille étoffe pour la poussière."),
    ("lambiner", "v. i.", "Prendre tout son temps, et un peu de celui des autres."),
    ("ripaton", "n. m.", 'Pied, quand il est fatigué ; on dit aussi "panard".'),
    ("clafoutage", "n. m.", "Action de dénoyauter les cerises, et ce qu’il en reste sur la nappe."),
    ("empapaouter", "v. t.", "Rouler quelqu’un sans qu’il s’en aperçoive avant le dessert."),
]
IDEAS = [
    [f"{thing} {number}" for thing in ("la cave", "un oncle", "le retard", "la mer", "une clé")] for number in range(8)
]


def go_to_cards(phone: Phone) -> None:
    phone.page.get_by_role("link", name="Nos cartes").click()
    phone.page.get_by_role("tablist", name="Sortes de cartes").wait_for()


def paste(phone: Phone, text: str) -> None:
    """As the keyboard's paste does it, wherever the cursor is."""
    phone.page.evaluate(
        """(text) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData("text/plain", text)
          window.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
        }""",
        text,
    )


def choose_decks(host: Phone, *switched: str) -> None:
    host.press("Cartes", exact=False)
    dialog = host.page.get_by_role("dialog")
    for deck in switched:
        switch = dialog.get_by_role("switch", name=re.compile(f"^{deck}"))
        before = switch.is_checked()
        switch.press("Space")
        expect(switch).to_be_checked(checked=not before)
    dialog.get_by_role("button", name="Fermer").click()


def test_words_pasted_from_a_spreadsheet_are_played(browser: Browser, served: ServerProcess, look: Look) -> None:
    _, phones = sit_down(
        browser, served.address, "Le Jeu du Dictionnaire", ["Hervé", "Léa", "Nina"], {"Hervé": LAPTOP, "Léa": NARROW}
    )
    herve, lea, _ = phones
    looks = look(phones)
    go_to_cards(herve)
    # A cell with quotes in it comes between quotes, as spreadsheets copy it.
    rows = ["\t".join((word, kind, f'"{line.replace(chr(34), chr(34) * 2)}"')) for word, kind, line in WORDS]
    paste(herve, "\n".join(["Mot\tNature\tDéfinition", *rows, "seul"]))
    dialog = herve.page.get_by_role("dialog")
    dialog.get_by_text("Compris : 8 mots.").wait_for()
    dialog.get_by_text("Une ligne est laissée de côté").wait_for()
    dialog.get_by_text('on dit aussi "panard"').wait_for()
    looks.check("pasted words", herve)
    herve.press("Ajouter 8 mots")
    herve.sees("8 mots ajoutés.")
    written = herve.page.get_by_role("list", name="Mots déjà là")
    expect(written.get_by_role("listitem")).to_have_count(8)
    looks.check("words", herve)
    # The same once more: nothing comes twice.
    paste(herve, "\n".join(rows))
    dialog.get_by_text("8 cartes y sont déjà").wait_for()
    expect(dialog.get_by_role("button", name="Ajouter 0 mot")).to_be_disabled()
    herve.page.get_by_role("dialog").get_by_role("button", name="Fermer").click()

    # Others see the words and not what they mean.
    go_to_cards(lea)
    lea.sees("empapaouter")
    lea.sees("Son sens est caché")
    assert "avant le dessert" not in lea.page.content()
    looks.check("words of another", lea)
    lea.press("Revenir au salon")

    herve.press("Revenir au salon")
    herve.sees("Mots rares et Mots de chez nous")
    choose_decks(herve, r"Mots rares \d")
    lea.sees("Cartes : Mots de chez nous, 8 mots")
    looks.check("lobby")
    herve.press("Commencer à 3")
    reader = reader_of(phones)
    reader.page.get_by_role("button", name=re.compile("^Boîte 1")).click()
    radios = reader.page.get_by_role("radio")
    radios.first.wait_for()
    radios.first.press("Space")
    give = reader.page.get_by_role("button", name=re.compile("^Donner"))
    word = re.sub(r"^Donner «\s|\s»$", "", give.inner_text())
    assert word in {word for word, _, _ in WORDS}
    give.click()
    for phone in phones:
        if phone is not reader:
            phone.page.get_by_label("Votre définition").wait_for()
            phone.sees(word.capitalize())
    for phone in phones:
        phone.leave()
    assert looks.found == {}


def reader_of(phones: list[Phone]) -> Phone:
    return first_of(phones, lambda phone: phone.page.get_by_role("button", name=re.compile("^Boîte 1")))


def add_photographs(phone: Phone, *lines: str, first: int = 0) -> None:
    files: list[FilePayload] = [
        {"name": f"IMG_{number}.jpg", "mimeType": "image/jpeg", "buffer": photograph(number)}
        for number in range(first, first + len(lines))
    ]
    with phone.page.expect_file_chooser() as chooser:
        phone.page.get_by_role("button", name="Ajouter des images").click()
    chooser.value.set_files(files)
    for line in lines:
        field = phone.page.get_by_label("Que voit-on")
        expect(field).to_have_value("")
        field.fill(line)
        phone.press("Garder cette image")
    phone.page.get_by_role("dialog").wait_for(state="detached")


def test_two_people_fill_one_deck_and_do_not_see_each_others_images(
    browser: Browser, served: ServerProcess, look: Look
) -> None:
    _, phones = sit_down(browser, served.address, "Didixit", ["Hervé", "Léa", "Nina"], {"Nina": DARK, "Hervé": LAPTOP})
    herve, lea, nina = phones
    looks = look(phones)
    go_to_cards(lea)
    looks.check("nothing yet", lea)
    go_to_cards(nina)
    add_photographs(lea, "Papi pêche au lac, l’été 1987", "Les cinq bougies de Lila")
    lea.sees("Les cinq bougies de Lila")
    # They come by themselves, with the name of who brought them.
    nina.sees("Papi pêche au lac, l’été 1987")
    nina.page.get_by_text("par Léa", exact=True).first.wait_for()
    expect(nina.page.locator(".look img")).to_have_count(2)
    nina.page.get_by_role("switch", name="Ne pas voir les images des autres").press("Space")
    expect(nina.page.get_by_role("img", name="Une image de Léa, cachée")).to_have_count(2)
    assert "Papi" not in nina.page.inner_text("main")
    add_photographs(nina, "La chaise de Mamie au jardin", first=2)
    nina.sees("La chaise de Mamie au jardin")
    lea.sees("La chaise de Mamie au jardin")
    looks.check("images", lea, nina)
    nina.page.reload()
    expect(nina.page.get_by_role("img", name="Une image de Léa, cachée")).to_have_count(2)

    # One's own may be described again; somebody else's only by the host, who may also tear it up.
    lea.page.get_by_role("button", name="Changer « La chaise de Mamie au jardin »").click()
    assert lea.page.get_by_label("Que voit-on").count() == 0
    lea.press("Fermer")
    lea.page.get_by_role("button", name="Changer « Les cinq bougies de Lila »").click()
    lea.page.get_by_label("Que voit-on").fill("Lila souffle ses bougies")
    looks.check("one image", lea)
    lea.press("Enregistrer")
    lea.sees("Lila souffle ses bougies")
    herve.sees("Les rêves et Chez nous, 87 images")
    go_to_cards(herve)
    herve.page.get_by_role("button", name="Changer « Lila souffle ses bougies »").click()
    herve.press("Retirer")
    herve.press("Déchirer")
    herve.page.get_by_text("Lila souffle ses bougies").wait_for(state="detached")
    lea.page.get_by_text("Lila souffle ses bougies").wait_for(state="detached")
    herve.sees("84 images, la maison")
    looks.check("workshop of the host", herve)

    # Too few images alone are said before the start, and it does not start.
    herve.page.get_by_role("switch", name=re.compile("^Les rêves")).press("Space")
    herve.sees("Toutes les images seront de chez vous.")
    herve.press("Revenir au salon")
    missing = herve.page.get_by_role("button", name=re.compile(r"^Il manque \d+ images$"))
    missing.click()
    herve.sees("ajoutez-en, ou mêlez un autre jeu de cartes")
    looks.check("too few", herve)
    herve.page.get_by_role("dialog").get_by_role("switch", name=re.compile("^Les rêves")).press("Space")
    herve.press("Fermer")
    herve.press("Commencer à 3")
    for phone in phones:
        if phone is not herve:
            phone.press("Revenir au salon")
        phone.page.locator(".hand, .fan").first.wait_for()
        phone.leave()
    assert looks.found == {}


def open_file(phone: Phone, file: Path) -> None:
    """On a phone, what a deck can do is in a sheet of its own."""
    phone.press("Plus")
    with phone.page.expect_file_chooser() as chooser:
        phone.press("Ouvrir un fichier", exact=False)
    chooser.value.set_files(file)


def test_ideas_and_images_of_ones_own_are_played_in_dany(browser: Browser, served: ServerProcess, look: Look) -> None:
    _, phones = sit_down(browser, served.address, "Dany", ["Hervé", "Léa", "Nina"], {"Nina": LAPTOP})
    herve, lea, nina = phones
    looks = look(phones)
    go_to_cards(lea)
    lea.page.get_by_role("tab", name="Idées").click()
    for number, word in enumerate(IDEAS[0], start=1):
        lea.page.get_by_label(f"Mot {number}").fill(word)
    looks.check("an idea", lea)
    lea.page.get_by_label("Mot 5").press("Enter")
    ideas = lea.page.get_by_role("list", name="Idées déjà là")
    ideas.get_by_text(IDEAS[0][4]).wait_for()
    expect(lea.page.get_by_label("Mot 1")).to_have_value("")
    # The same word twice is refused, and what was written stays.
    for number in range(1, 6):
        lea.page.get_by_label(f"Mot {number}").fill("la mer")
    lea.press("Ajouter cette idée")
    lea.sees("Cinq mots différents")
    expect(lea.page.get_by_label("Mot 3")).to_have_value("la mer")
    paste(lea, "\n".join("\t".join(words) for words in IDEAS))
    lea.press("Ajouter 7 idées")
    expect(ideas.locator("> li")).to_have_count(8)
    looks.check("ideas", lea)
    lea.press("Revenir au salon")
    herve.sees("Nos idées")
    choose_decks(herve, "Idées(?!,)")
    lea.sees("Cartes : Les souvenirs et Nos idées, 60 images et 8 idées")
    herve.press("Commencer à 3")
    for phone in phones:
        phone.page.get_by_text("Le code du salon").wait_for(state="detached")
    nina.leave()
    lea.leave()
    herve.leave()
    assert looks.found == {}


def test_a_deck_is_renamed_carried_away_and_brought_into_another_salon(
    browser: Browser, served: ServerProcess, look: Look, tmp_path: Path
) -> None:
    lea = Phone(browser, served.address, "Léa", **LAPTOP)
    looks = look([lea])
    # From the front page straight into the workshop.
    lea.page.goto(served.address)
    lea.press("Nos cartes")
    lea.page.get_by_label("Votre nom").fill("Léa")
    lea.press("Ouvrir l’atelier")
    lea.page.get_by_role("tab", name="Mots").click()
    for word, _, line in WORDS[:2]:
        lea.page.get_by_label("Le mot").fill(word)
        lea.page.get_by_label("Ce qu’il veut dire").fill(line)
        lea.press("Ajouter ce mot")
        lea.page.get_by_role("list", name="Mots déjà là").get_by_text(word, exact=True).wait_for()
    # What a proof-reader would say, mended with one press.
    lea.page.get_by_label("Le mot").fill("dahu")
    lea.page.get_by_label("Ce qu’il veut dire").fill("Bête des montagnes aux pattes inégales")
    lea.sees("Il manque le point final.")
    looks.check("a remark")
    lea.page.get_by_role("button", name=re.compile("^Corriger en")).click()
    expect(lea.page.get_by_label("Ce qu’il veut dire")).to_have_value("Bête des montagnes aux pattes inégales.")
    lea.press("Ajouter ce mot")
    lea.sees("3 mots, pour Le Jeu du Dictionnaire")

    # Who made it, and who may use it, is asked before it leaves.
    lea.press("Enregistrer ce jeu", exact=False)
    dialog = lea.page.get_by_role("dialog")
    dialog.get_by_label("Son nom").fill("Mots du village")
    dialog.get_by_label("Qui l’a fait").fill("La classe de CM2")
    dialog.get_by_role("radio", name=re.compile("CC BY 4.0")).press("Space")
    looks.check("a deck")
    with lea.page.expect_download() as download:
        dialog.get_by_role("button", name="Enregistrer").click()
    assert download.value.suggested_filename == "mots-du-village.veillee"
    file = tmp_path / "mots-du-village.veillee"
    download.value.save_as(file)
    with zipfile.ZipFile(file) as package:
        assert "La classe de CM2" in package.read("deck.toml").decode()
        assert "pattes inégales." in package.read("cards.csv").decode()

    # The same deck on paper.
    lea.press("Imprimer les cartes", exact=False)
    dialog = lea.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Letter").press("Space")
    with lea.page.expect_download() as download:
        dialog.get_by_role("button", name="Faire le PDF").click()
    with closing(PdfDocument(download.value.path())) as printed:
        assert printed[0].get_size() == (612, 792)
        assert "pattes inégales" in " ".join(printed[0].get_textpage().get_text_range().split())

    # A deck that is removed is gone; the file brings it back, into any salon.
    lea.press("Renommer")
    lea.press("Retirer ce jeu de cartes")
    lea.press("Retirer")
    lea.page.get_by_role("heading", name="Mots du village").wait_for(state="detached")
    tom = Phone(browser, served.address, "Tom")
    tom.open_salon("Le Jeu du Dictionnaire")
    go_to_cards(tom)
    for phone in (lea, tom):
        if phone is tom:
            open_file(phone, file)
        else:
            with phone.page.expect_file_chooser() as chooser:
                phone.press("Ouvrir un fichier", exact=False)
            chooser.value.set_files(file)
        phone.page.get_by_role("heading", name="Mots du village").wait_for()
        phone.page.get_by_role("list", name="Mots déjà là").get_by_text("dahu").wait_for()
        check(phone)
    # A recent salon is offered again.
    lea.page.goto(served.address)
    lea.press("Nos cartes")
    lea.page.get_by_role("link", name="Dans le salon").click()
    lea.page.get_by_role("heading", name="Mots du village").wait_for()
    lea.leave()
    tom.leave()
    assert looks.found == {}


def test_a_deck_that_the_house_adds_is_offered_and_played(
    browser: Browser, server: ServerProcess, tmp_path: Path
) -> None:
    file = tmp_path / "vacances.veillee"
    file.write_bytes(write_package(photographs(30)))
    assert main(["decks", "add", str(file), "--data", str(server.data)]) == 0
    server.start()
    _, phones = sit_down(browser, server.address, "Didixit", ["Hervé", "Léa", "Nina"])
    herve = phones[0]
    choose_decks(herve, "Nos vacances", "Les rêves")
    phones[1].sees("Cartes : Nos vacances, 30 images")
    herve.press("Commencer à 3")
    for phone in phones:
        phone.page.locator(".hand, .fan").first.wait_for()
        phone.until(
            """() => {
              const shown = [...document.querySelectorAll(".face img")].filter((image) => !image.closest(".down"))
              return shown.length > 0 && shown.every(
                (image) => image.src.includes("/cards/nos-vacances-") && image.naturalWidth > 0)
            }"""
        )
        phone.leave()
