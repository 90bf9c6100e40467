"""Photographs of one’s own on every screen: made on a phone, played, in the album, its link, its file, its pictures."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.looks import ALL_SHOTS, Looks
from tests.e2e.phone import LAPTOP, Phone, sit_down, turn_on_television
from tests.e2e.photographs import TRACES, write_photographs
from tests.e2e.test_evening import give, take_hand, tell, vote
from tests.e2e.test_workshop import choose_decks, go_to_cards

# Four hands and one round (DX-1).
ENOUGH = 28
# All pictures of cards that the page shows, and whether each of them is an own one that has come.
OWN = """
(place) => {
  const shown = [...document.querySelectorAll(`${place} .face img, ${place} img.print`)]
    .filter((image) => !image.closest(".down") && !image.src.includes("materials/"))
  return shown.length > 0 && shown.every((image) => image.src.startsWith("blob:") && image.naturalWidth > 100)
}
"""


# All cards that lie open, and whether the pictures of all have come.
OPEN = """
() => [...document.querySelectorAll(".face img")]
  .filter((image) => !image.closest(".down") && !image.src.includes("materials/"))
"""
COME = f"""
() => {{
  const shown = ({OPEN})()
  const isOurs = (image) => /^blob:|\\/cards\\/reves-/.test(image.src)
  return shown.length > 3 && shown.every((image) => image.naturalWidth > 0 && isOurs(image))
}}
"""


# Keeps what is sent: the browser does not tell it of files.
NOTE = """
window.sent = []
const send = window.fetch
window.fetch = (address, how) => {
  if (how?.body instanceof Blob) window.sent.push(how.body.arrayBuffer().then((bytes) => [...new Uint8Array(bytes)]))
  return send(address, how)
}
"""


def shows_own_images(phone: Phone, place: str = "") -> None:
    phone.until(OWN, place)
    expect(phone.page.locator(f"{place} .face.none")).to_have_count(0)


def make_images(phone: Phone, photographs: list[Path], looks: Looks) -> None:
    """All at once, one after the other."""
    with phone.page.expect_file_chooser() as chooser:
        phone.page.get_by_role("button", name="Ajouter des images").first.click()
    chooser.value.set_files(photographs)
    for number in range(1, len(photographs) + 1):
        phone.page.get_by_text(f"{number} sur {len(photographs)}", exact=True).wait_for()
        if number == 2:
            frame = phone.page.get_by_role("group", name="L’image dans son cadre")
            before = frame.get_attribute("data-crop")
            frame.press("+")
            frame.press("ArrowLeft")
            assert frame.get_attribute("data-crop") != before
            phone.press("Tourner")
            looks.check("making", phone)
        phone.page.get_by_label("Que voit-on").fill(f"Photographie numéro {number}")
        phone.press("Garder cette image")
    phone.page.get_by_role("dialog").wait_for(state="detached")


def sent_by(phone: Phone) -> list[bytes]:
    """Every file that the page has sent."""
    bodies: list[list[int]] = phone.page.evaluate("Promise.all(window.sent)")
    return [bytes(body) for body in bodies]


@pytest.mark.rule("CO-15")
def test_photographs_are_played_with_and_kept(
    browser: Browser, own_server: ServerProcess, look: Look, tmp_path: Path
) -> None:
    names = ["Léa", "Tom", "Nina", "Julien"]
    shapes = {"Nina": LAPTOP, "Tom": {"accept_downloads": True}}
    code, phones = sit_down(browser, own_server.address, "Didixit", names, shapes)
    lea, tom, nina, julien = phones
    television = turn_on_television(browser, own_server.address, code)
    looks = look([lea, tom, nina, television])
    go_to_cards(lea)
    lea.page.evaluate(NOTE)
    photographs = write_photographs(tmp_path / "photographs", ENOUGH)
    assert all(trace in photographs[0].read_bytes() for trace in TRACES)
    make_images(lea, photographs, looks)
    sent = sent_by(lea)
    assert len(sent) == 2 * ENOUGH
    stored = b"".join(file.read_bytes() for file in own_server.data.rglob("*") if file.is_file())
    assert all(body[-200:] in stored for body in sent if len(body) < 3000)
    assert [trace for trace in TRACES if any(trace in body for body in (*sent, stored))] == []
    expect(lea.page.locator(".look img")).to_have_count(ENOUGH)
    lea.press("Revenir au salon")
    choose_decks(lea, "Les rêves")

    lea.press("Commencer à 4")
    tom.press("J’ai une phrase")
    for phone in phones:
        shows_own_images(phone)
    # Those who cannot see are told what whoever made it wrote.
    tom.page.get_by_role("button", name=re.compile(r"^Image 1, Photographie numéro \d+$")).wait_for()
    tell(tom, "L’été d’avant")
    for phone in (lea, nina, julien):
        give(phone)
    for phone in (lea, nina, julien):
        phone.page.get_by_role("radiogroup", name="Bulletins").wait_for()
    for phone in (*phones, television):
        shows_own_images(phone)
    looks.check("voting")
    # Whoever comes back finds them again.
    nina.page.reload()
    nina.page.get_by_role("radiogroup", name="Bulletins").wait_for()
    shows_own_images(nina)
    for phone in (lea, nina, julien):
        vote(phone)
    for phone in phones:
        take_hand(phone)
    lea.sees("L’histoire de la partie")
    for phone in (lea, nina, television):
        shows_own_images(phone)
    looks.check("end")

    check_album(browser, own_server, tom, looks, tmp_path)
    for phone in (*phones, television):
        phone.leave()
    assert looks.found == {}


@pytest.mark.prove
def test_twelve_photographs_are_mixed_with_the_house_and_played_for_two_rounds(
    browser: Browser, own_server: ServerProcess, tmp_path: Path
) -> None:
    """Which of them are dealt is chance; that none is missing where it is, is not."""
    _, phones = sit_down(browser, own_server.address, "Didixit", ["Léa", "Tom", "Nina", "Julien"], {"Nina": LAPTOP})
    lea, tom, nina, julien = phones
    go_to_cards(lea)
    make_images(lea, write_photographs(tmp_path / "photographs", 12), Looks([lea], tmp_path, whole=True))
    lea.press("Revenir au salon")
    julien.sees("Les rêves et Chez nous, 96 images")
    lea.press("Commencer à 4")
    tom.press("J’ai une phrase")
    dealt = set[str]()
    for teller in (tom, nina):
        for phone in phones:
            dealt |= sources(phone)
        tell(teller, f"Ce que dit {teller.name}")
        others = [phone for phone in phones if phone is not teller]
        for phone in others:
            give(phone)
        for phone in others:
            phone.page.get_by_role("radiogroup", name="Bulletins").wait_for()
            sources(phone)
        for phone in others:
            vote(phone)
        for phone in phones:
            take_hand(phone)
    # Four hands of six, and four new images in the second round.
    assert len(dealt) == 28
    with closing(sqlite3.connect(own_server.data / "veillee.sqlite")) as db:
        (body,) = db.execute("SELECT body FROM entries WHERE kind = 'started'").fetchone()
    (mixed,) = msgspec.json.decode(body)["what"]["mixed"]
    assert {card["fields"]["alt_fr"] for card in mixed["cards"]} == {f"Photographie numéro {n}" for n in range(1, 13)}
    for phone in phones:
        phone.leave()


def sources(phone: Phone) -> set[str]:
    """Where the pictures of all cards that lie open come from: all have come, from the house or from the salon."""
    phone.until(COME)
    found: list[str] = phone.page.evaluate(f"() => ({OPEN})().map((image) => image.src)")
    return set(found)


def check_album(browser: Browser, served: ServerProcess, tom: Phone, looks: Looks, folder: Path) -> None:
    tom.press("Menu")
    tom.page.get_by_role("dialog").get_by_text("L’album de la soirée").click()
    shows_own_images(tom, ".album")
    looks.check("album", tom)
    tom.page.locator("article.kept").get_by_role("button", name="En faire une image").first.click()
    canvas = tom.page.locator("canvas[data-ready='true']")
    canvas.wait_for()
    if ALL_SHOTS:
        canvas.screenshot(path=str(folder / "picture.png"))
    tom.press("Fermer")

    # For somebody who was not there, and only what the album shows.
    tom.press("Partager")
    tom.page.get_by_text("Partager un lien").click()
    path = tom.page.get_by_label("Le lien de l’album").input_value().partition("/album/")[2]
    guest = Phone(browser, served.address, "Zoé")
    guest.page.goto(f"{served.address}/album/{path}")
    guest.page.locator(".album article.kept").first.wait_for()
    shows_own_images(guest, ".album")
    guest.leave()

    with tom.page.expect_download() as downloading:
        tom.press("Garder l’album", exact=False)
    kept = folder / "album.html"
    downloading.value.save_as(kept)
    reader = Phone(browser, "", "file", offline=True)
    reader.page.goto(kept.as_uri())
    cards = reader.page.locator(".album img.print")
    expect(cards).to_have_count(4)
    reader.page.evaluate("for (const image of document.images) image.loading = 'eager'")
    reader.until("[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
    for card in cards.all():
        assert re.match("Photographie numéro", card.get_attribute("alt") or "")
        assert (card.get_attribute("src") or "").startswith(("data:image/webp", "data:image/jpeg"))
    reader.leave()
