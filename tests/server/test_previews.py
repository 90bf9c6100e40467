"""What is shown beside a link, the page, its worker, and how the house is installed."""

import re
import struct
from pathlib import Path

import aiohttp
import msgspec
import pytest
from aiohttp import web
from yarl import URL

from tests.guests import Guest, open_salon
from tests.server.uploads import opened
from tests.waiting import until
from veillee.games import GAMES
from veillee.server import page
from veillee.server.head import SIZE
from veillee.server.keys import HOUSE
from veillee.server.settings import Settings, normal_base


def write_client(folder: Path) -> None:
    folder.mkdir()
    (folder / "index.html").write_text('<head><base href="/"></head>', encoding="utf-8")
    line = {"fr": "Une phrase, six images, un secret.", "en": "One sentence."}
    shelf = {"didixit": {"title": "Didixit", "line": line, "picture": "previews/didixit.jpg"}}
    (folder / "page.json").write_bytes(msgspec.json.encode({"shelf": shelf, "salon": ["assets/salon-1.js"]}))
    (folder / "sw.js").write_text("self", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "previews").mkdir()
    (folder / "previews" / "didixit.jpg").write_bytes(b"\xff\xd8\xff")


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built for this test: the real one may not have been."""
    folder = tmp_path / "client"
    write_client(folder)
    monkeypatch.setattr(page, "CLIENT", folder)
    return folder


async def shown_beside(session: aiohttp.ClientSession, link: str, language: str = "fr") -> dict[str, str]:
    """What a messenger reads from the page behind a link."""
    async with session.get(URL(link, encoded=True), headers={"Accept-Language": language}) as answer:
        assert answer.status == 200, link
        assert "Accept-Language" in answer.headers["Vary"]
        text = await answer.text()
    found = re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)" />', text)
    assert len(dict(found)) == len(found)
    return dict(found)


async def test_a_link_shows_the_game_that_is_played_there_and_nobodys_name(
    session: aiohttp.ClientSession, address: str, client: Path
) -> None:
    lea = await open_salon(session, address, name="Léa-Mirabelle")
    shown = await shown_beside(session, f"{address}/{lea.code}")
    assert shown["og:title"] == "Didixit, ce soir sur Veillée"
    assert shown["og:description"].startswith("Une phrase, six images, un secret. On vous attend")
    assert shown["og:image"] == shown["twitter:image"] == f"{address}/previews/didixit.jpg"
    assert shown["og:url"] == f"{address}/{lea.code}"
    assert shown["robots"] == "noindex"
    assert "Mirabelle" not in str(shown)
    assert await shown_beside(session, f"{address}/{lea.code.lower()}") == shown
    english = await shown_beside(session, f"{address}/{lea.code}", "de-DE, en-GB;q=0.8, fr;q=0.5")
    assert english["og:title"] == "Didixit, tonight on Veillée"
    async with session.get(shown["og:image"]) as picture:
        assert picture.content_type == "image/jpeg"
        assert picture.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    async with session.get(f"{address}/{lea.code}") as answer:
        assert '<link rel="modulepreload" crossorigin href="assets/salon-1.js" />' in await answer.text()


async def test_salons_that_expect_nobody_look_like_those_that_do_not_exist(
    session: aiohttp.ClientSession, app: web.Application, address: str, client: Path
) -> None:
    lea = await open_salon(session, address)
    unknown = await shown_beside(session, f"{address}/NOBODY")
    assert unknown["og:title"] == "Veillée"
    assert unknown["og:image"] == f"{address}/previews/house.jpg"

    async def looks_unknown() -> bool:
        shown = await shown_beside(session, f"{address}/{lea.code}")
        return {**shown, "og:url": ""} == {**unknown, "og:url": ""}

    assert not await looks_unknown()
    await lea.do("lock", on=True)
    assert await looks_unknown()
    await lea.do("lock", on=False)
    assert not await looks_unknown()
    await lea.hang_up()
    await until(lambda: app[HOUSE].game_on_show(lea.code) is None)
    assert await looks_unknown()


async def test_previews_cannot_be_used_to_find_codes(
    session: aiohttp.ClientSession, address: str, client: Path
) -> None:
    lea = await open_salon(session, address)
    for guess in range(30):
        letters = "".join(chr(ord("A") + int(digit)) for digit in f"{guess:04}")
        await shown_beside(session, f"{address}/{letters}")
    assert (await shown_beside(session, f"{address}/{lea.code}"))["og:title"] == "Veillée"
    # Whoever has the code comes in all the same.
    tom = Guest(session, address, lea.code, "Tom")
    await tom.connect()
    await tom.join()


@pytest.mark.parametrize(
    "path",
    [
        "%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E",
        "%3Cb%3E",
        "AB%00D",
        "%F0%9F%8E%B2%F0%9F%8E%B2",
        "tv/%22onload=x",
        "rules/%22%3E",
        "rules/../../etc",
        "A" * 5000,
    ],
)
async def test_odd_codes_are_not_written_into_the_page(
    session: aiohttp.ClientSession, address: str, client: Path, path: str
) -> None:
    shown = await shown_beside(session, f"{address}/{path}")
    assert shown["og:url"] == f"{address}/"
    assert "robots" not in shown


async def test_a_link_of_ten_thousand_letters_is_refused(session: aiohttp.ClientSession, address: str) -> None:
    long = "A" * 10_000
    for path in (long, f"tv/{long}", f"clips/MOKA/0?at={long}"):
        async with session.get(f"{address}/{path}") as answer:
            assert answer.status == 400, path[:20]
    async with session.get(f"{address}/healthz") as answer:
        assert (await answer.json())["ok"] is True


async def test_a_host_name_is_escaped_in_previews(session: aiohttp.ClientSession, address: str, client: Path) -> None:
    async with session.get(address, headers={"Host": 'a"><script>.example'}) as answer:
        assert "<script>" not in await answer.text()


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("", "Veillée"),
        ("about", "Veillée"),
        ("rules", "Veillée"),
        ("tv", "Veillée, sur un téléviseur"),
        ("tv/MOKA", "Veillée, sur un téléviseur"),
        ("album/MOKA-0123456789abcdefghijkl", "Veillée"),
        ("MOKA/album", "Veillée"),
        ("MOKA/cartes", "Veillée"),
        ("rules/didixit", "Didixit : les règles"),
        ("rules/chess", "Veillée"),
    ],
)
async def test_every_page_has_a_preview(
    session: aiohttp.ClientSession, address: str, client: Path, path: str, title: str
) -> None:
    shown = await shown_beside(session, f"{address}/{path}")
    assert shown["og:title"] == shown["twitter:title"] == title
    assert shown["og:image:width"] == "1200"
    assert shown["og:image:height"] == "630"
    assert ("robots" in shown) is ("MOKA" in path)
    # The secret part of a link to an album is not repeated.
    assert "0123456789" not in str(shown)


async def test_previews_name_the_public_address(session: aiohttp.ClientSession, tmp_path: Path, client: Path) -> None:
    settings = Settings(data=tmp_path, url="https://Jeux.example.org/soir/", base=normal_base("/soir/"))
    async with opened(settings) as house:
        shown = await shown_beside(session, house)
        assert shown["og:url"] == "https://jeux.example.org/soir/"
        assert shown["og:image"] == "https://jeux.example.org/soir/previews/house.jpg"


async def test_a_client_without_page_data_is_served(session: aiohttp.ClientSession, address: str, client: Path) -> None:
    for damage in (b"{", b'{"shelf":[]}', None):
        (client / "page.json").unlink(missing_ok=True)
        if damage is not None:
            (client / "page.json").write_bytes(damage)
        assert (await shown_beside(session, f"{address}/rules/didixit"))["og:title"] == "Veillée"


async def test_the_worker_is_asked_for_anew_and_may_work_for_the_whole_house(
    session: aiohttp.ClientSession, address: str, client: Path
) -> None:
    async with session.get(f"{address}/sw.js") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.content_type in ("text/javascript", "application/javascript")
        policy = answer.headers["Content-Security-Policy"]
        assert "worker-src 'self';" in policy
        assert "manifest-src 'self';" in policy
    async with session.get(f"{address}/manifest.webmanifest") as answer:
        assert answer.content_type == "application/manifest+json"


def test_the_manifest_makes_the_house_installable() -> None:
    public = Path(__file__).resolve().parents[2] / "web" / "public"
    manifest = msgspec.json.decode((public / "manifest.webmanifest").read_bytes())
    assert manifest["display"] == "standalone"
    # Relative to the manifest: the house may be under a path.
    assert (manifest["start_url"], manifest["scope"]) == (".", ".")
    assert "tv" in [shortcut["url"] for shortcut in manifest["shortcuts"]]
    icons = [*manifest["icons"], *(icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"])]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert any(icon.get("purpose") == "maskable" for icon in icons)
    for icon in icons:
        assert (public / icon["src"]).is_file(), icon
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", (public / icon["src"]).read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_pictures_of_previews_are_light_and_of_the_size_that_is_told() -> None:
    previews = Path(__file__).resolve().parents[2] / "web" / "public" / "previews"
    assert {path.stem for path in previews.iterdir()} - {"house"} <= set(GAMES)
    for path in previews.iterdir():
        body = path.read_bytes()
        assert len(body) < 150_000
        # The frame of a progressive JPEG says how large it is.
        frame = body.index(b"\xff\xc2")
        height, width = struct.unpack(">HH", body[frame + 5 : frame + 9])
        assert (str(width), str(height)) == SIZE
