"""The album of an evening with all four games: marked, shared, taken back, kept as a file, printed, drawn."""

import asyncio
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import ServerProcess
from tests.e2e.conftest import Look
from tests.e2e.looks import Looks, misplaced, unreadable
from tests.e2e.phone import LAPTOP, Phone, Shape, turn_on_television
from tests.evenings import LIBRARY, key_of, pleasant_evening
from veillee.album.chapters import Chapters
from veillee.album.model import Album
from veillee.salon.replay import replay
from veillee.storage import Row, SqliteStorage
from veillee.storage.schema import DATABASE

CODE = "VEILL"
# What a picture of a moment may be like. Chromium waits for an idle moment before it writes the file of one.
PICTURES = [("Haute", 1080, 1350), ("Large", 1200, 630)]
PARIS: Shape = {"timezone_id": "Europe/Paris"}


def lay_down(folder: Path) -> None:
    """The folder of a server on which the evening was played."""

    async def write() -> None:
        storage = SqliteStorage(folder / DATABASE)
        for deck in LIBRARY.values():
            await storage.put_deck(deck.hash, msgspec.json.encode(deck))
        rows = [Row(seq=seq, kind=kind, body=body) for seq, kind, body in pleasant_evening()]
        assert await storage.create(CODE, rows, 1_763_150_000_000)
        await storage.close()

    folder.mkdir(parents=True)
    # The browser has a loop of its own in this thread.
    with ThreadPoolExecutor() as pool:
        pool.submit(asyncio.run, write()).result()


@pytest.fixture
def played(server: ServerProcess) -> ServerProcess:
    lay_down(server.data)
    server.start()
    return server


def album_played() -> Album:
    lines = pleasant_evening()
    chapters = Chapters(LIBRARY)
    chapters.read(lines)
    return chapters.album(replay(None, lines, LIBRARY)[0])


def told(album: Album) -> set[str]:
    """Words that must be read in the album: clues, words and definitions, reasons and guests, words thought of."""
    words = set[str]()
    for chapter in album.chapters:
        words |= {seat.name for seat in chapter.seats}
        for page in chapter.pages:
            line: Any = page.line
            match chapter.game, line.__struct_config__.tag:
                case "didixit", _:
                    words.add(line.clue.text)
                case "dictionnaire", _:
                    words |= {line.word, *(one.text for one in line.definitions)}
                case "diner", _:
                    words |= {line.proposal.reason.text}
                case "dany", "round":
                    words.add(line.idea.words[line.word - 1])
    return words


def flat(text: str) -> str:
    return " ".join(text.split())


def read(page: Page) -> str:
    return flat(page.locator(".album").text_content() or "")


def missing(page: Page, album: Album) -> set[str]:
    there = read(page)
    return {words for words in told(album) if flat(words) not in there}


def enter(browser: Browser, server: ServerProcess, name: str, **shape: Any) -> Phone:
    phone = Phone(browser, server.address, name, **PARIS, **shape)
    phone.page.goto(f"{server.address}/{CODE}#key={key_of(name)}")
    return phone


def test_the_album_of_an_evening(browser: Browser, played: ServerProcess, look: Look, tmp_path: Path) -> None:
    album = album_played()
    camille = enter(browser, played, "Camille", accept_downloads=True)
    theo = enter(browser, played, "Théo", **LAPTOP)
    for phone in (camille, theo):
        phone.page.get_by_role("button", name="Menu").first.click()
        phone.page.get_by_text("L’album de la soirée").click()
        phone.page.get_by_role("heading", name="La veillée du 14 novembre").wait_for()
    looks = look([camille, theo])
    assert missing(camille.page, album) == set()
    assert camille.page.locator("section[data-game]").count() == 4
    watch(camille, looks, album)

    # A heart from Théo moves the moment to the front, on all screens.
    didixit = album.chapters[0]
    clue = next(page.line for page in didixit.pages if page.line.storyteller != 1)
    theo.page.locator("article.kept", has_text=flat(clue.clue.text)).get_by_role("button", name="J’aime").click()
    for phone in (camille, theo):
        favourites = phone.page.locator("section.chapter", has_text="Les préférés de la soirée")
        favourites.get_by_text(clue.clue.text).wait_for()

    # What is Théo's, Théo leaves out: for everybody.
    own = next(page.line for page in didixit.pages if page.line.storyteller == 1)
    theo.page.locator("article.kept", has_text=flat(own.clue.text)).get_by_role("button", name="Laisser").click()
    theo.press("Laisser de côté")
    for phone in (camille, theo):
        expect(phone.page.get_by_text(own.clue.text)).to_have_count(0)
    theo.page.get_by_role("heading", name="Laissés de côté").wait_for()
    looks.check("marked")

    # A link for somebody who was not there, until the host takes it back.
    theo.press("Partager")
    theo.page.get_by_text("Partager un lien").click()
    link = theo.page.get_by_label("Le lien de l’album").input_value()
    path = link.partition("/album/")[2]
    assert re.fullmatch(CODE + r"-[\w-]{22,}", path)
    guest = Phone(browser, played.address, "Zoé", **PARIS)
    guest.page.goto(f"{played.address}/album/{path}")
    guest.page.get_by_role("heading", name="La veillée du 14 novembre").wait_for()
    assert missing(guest.page, album) == {own.clue.text}
    assert guest.page.get_by_role("button", name="J’aime").count() == 0
    camille.press("Partager")
    looks.check("sharing", camille)
    with camille.page.expect_download() as downloading:
        camille.press("Garder l’album", exact=False)
    kept = tmp_path / "album.html"
    downloading.value.save_as(kept)
    camille.page.get_by_text("Reprendre le lien partagé").click()
    camille.sees("C’est fait")
    guest.page.reload()
    guest.sees("Ce lien ne mène plus à aucun album")
    looks.check("taken back", guest)
    # The browser itself logs the answer 404.
    guest.complaints = [one for one in guest.complaints if "404" not in one]

    check_file(browser, kept, album, own.clue.text, tmp_path)
    check_pictures(theo, tmp_path, PICTURES if looks.whole else PICTURES[:1])
    for phone in (camille, theo, guest):
        phone.leave()
    assert looks.found == {}


def test_the_film_goes_on_the_television_and_a_phone_leads_it(browser: Browser, played: ServerProcess) -> None:
    camille = enter(browser, played, "Camille")
    television = turn_on_television(browser, played.address, CODE)
    television.sees("Camille")
    camille.page.get_by_role("button", name="Menu").first.click()
    camille.page.get_by_text("L’album de la soirée").click()
    camille.press("Regarder la soirée")
    camille.press("Mettre en pause")
    camille.press("Sur le téléviseur")
    television.page.get_by_role("heading", name="La veillée du 14 novembre").wait_for()
    faults = unreadable(television)
    for _ in album_played().chapters[:2]:
        camille.press("Moment suivant")
        moment = camille.page.get_by_role("status").last.inner_text().split(".")[0]
        television.page.get_by_role("heading", name=moment).wait_for()
        faults += unreadable(television)
        camille.press("Moment suivant")
        television.page.locator(".where", has_text=", 1 / ").wait_for()
        television.settle()
        faults += unreadable(television) + misplaced(television)
        while camille.page.locator(".where").count() > 0:
            camille.press("Moment suivant")
    camille.press("Quitter le film")
    television.page.locator(".where, .scene").wait_for(state="detached")
    television.sees("Camille peut commencer")
    for phone in (camille, television):
        phone.leave()
    assert faults == []


def watch(phone: Phone, looks: Looks, album: Album) -> None:
    """The film of the evening: it plays by itself, and one turns it to the first moments of each game."""
    phone.press("Regarder la soirée")
    film = phone.page.get_by_role("dialog", name="Le film de la soirée")
    said = film.get_by_role("status")
    phone.changes(said)
    phone.press("Mettre en pause")
    phone.page.keyboard.press("ArrowLeft")
    expect(said).to_contain_text("La veillée du 14 novembre")
    # From here on the film goes on when the test says so: a word of the Dictionnaire takes half a minute.
    phone.page.clock.install()
    seen = set[str]()
    for chapter in album.chapters:
        phone.press("Moment suivant")
        seen.add(said.inner_text().split(".")[0])
        phone.press("Moment suivant")
        # The last step of the moment has all there is to see.
        phone.press("Reprendre")
        where = phone.page.locator(".where", has_text=f", 2 / {len(chapter.pages)}")
        for _ in range(120):
            if where.count() > 0:
                break
            phone.page.clock.run_for(500)
        where.wait_for()
        phone.press("Mettre en pause")
        looks.check(f"film of {chapter.game}", phone)
        for _ in chapter.pages[2:]:
            phone.press("Moment suivant")
        phone.press("Moment suivant")
    assert len(seen) == len(album.chapters)
    phone.press("Moment suivant")
    expect(said).to_contain_text("La soirée")
    looks.check("end of the film", phone)
    phone.page.keyboard.press("Escape")
    expect(film).to_have_count(0)


def check_file(browser: Browser, kept: Path, album: Album, left_out: str, folder: Path) -> None:
    """Opened from the disk, without a network: it asks nobody for anything, and has everything in it."""
    text = kept.read_text(encoding="utf-8")
    assert not re.search(r"""(src|href|srcset)=["']?(https?:)?//|url\(["']?(https?:)?//|@import""", text)
    assert left_out not in text
    reader = Phone(browser, "", "file", offline=True, **PARIS)
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url[:80]))
    reader.page.goto(kept.as_uri())
    reader.page.get_by_role("heading", name="La veillée du 14 novembre").wait_for()
    assert missing(reader.page, album) == {left_out}
    reader.page.evaluate("for (const image of document.images) image.loading = 'eager'")
    reader.until("[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
    reader.shot(folder, "file")
    reader.press("Regarder la soirée")
    film = reader.page.get_by_role("dialog", name="Le film de la soirée")
    reader.changes(film.get_by_role("status"))
    reader.page.keyboard.press("Escape")
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
    printed = reader.page.pdf(prefer_css_page_size=True, print_background=True)
    (folder / "album.pdf").write_bytes(printed)
    pages = re.findall(rb"/Type /Page\b[^s]", printed)
    assert 6 <= len(pages) <= 16
    assert re.findall(rb"/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]", printed)
    reader.leave()


def check_pictures(phone: Phone, folder: Path, pictures: Sequence[tuple[str, int, int]]) -> None:
    phone.page.keyboard.press("Escape")
    phone.page.locator("article.kept").get_by_role("button", name="En faire une image").first.click()
    for choice, width, height in pictures:
        phone.page.get_by_text(choice, exact=True).click()
        canvas = phone.page.locator(f"canvas[width='{width}'][height='{height}'][data-ready='true']")
        canvas.wait_for()
        with phone.page.expect_download() as downloading:
            phone.press("Enregistrer")
        made = folder / f"{choice}.png"
        downloading.value.save_as(made)
        head = made.read_bytes()[:24]
        assert head[:4] == b"\x89PNG"
        assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (width, height)
