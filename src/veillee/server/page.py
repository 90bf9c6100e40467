"""The page, its files, and the images of decks."""

import hashlib
import mimetypes
import re
from contextlib import suppress
from pathlib import Path

from aiohttp import web

from veillee.rooms.claims import Unreached
from veillee.rules import Refused
from veillee.server.asking import address_of, json_response, origin_of
from veillee.server.head import code_in, hints, is_secluded, preferred, preview, read_page_data, tags
from veillee.server.keys import HOUSE, NEIGHBOURS, PREVIEWS, RELAY, SETTINGS
from veillee.workshop.image_check import ENDINGS

CLIENT = Path(__file__).resolve().parents[1] / "client"
FOR_EVER = "public, max-age=31536000, immutable"
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "media-src 'self' blob:; connect-src 'self'{socket}; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
    "base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'"
)
CARD_FILE = re.compile(r"[a-z0-9-]{1,40}(\.thumb)?\.[a-z]{3,4}")
# Only what Python itself knows: on Windows programs that were installed may say that scripts are plain text.
TYPES = mimetypes.MimeTypes()
# It does not know all of these.
KINDS = {
    ".js": "text/javascript",
    ".avif": "image/avif",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


def deck_folder(request: web.Request) -> tuple[str, Path]:
    id = request.match_info["images"].rpartition("-")[0]
    folder = request.app[HOUSE].library.folder(id)
    if folder is None:
        raise Refused("not_found")
    return id, folder


async def alternative_texts(request: web.Request) -> web.Response:
    id, _ = deck_folder(request)
    deck = request.app[HOUSE].library.by_id(id)
    if deck is None or deck.kind != "images":
        raise Refused("not_found")
    texts = {
        card.id.removeprefix(f"{id}."): {"fr": card.fields["alt_fr"], "en": card.fields["alt_en"]}
        for card in deck.cards
    }
    response = json_response(texts)
    response.headers.update({"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"})
    response.enable_compression()
    return response


async def card_image(request: web.Request) -> web.StreamResponse:
    """A file of the deck. Those of the house have each image in one form, and it is asked for without an ending."""
    _, folder = deck_folder(request)
    file = request.match_info["file"]
    found = [f"{name}.{ending}" for name in (file, file.removesuffix(".thumb")) for ending in ENDINGS.values()]
    there = next((name for name in found if CARD_FILE.fullmatch(name) and (folder / "images" / name).is_file()), file)
    return file_response(folder / "images", there, FOR_EVER)


async def to_base(request: web.Request) -> web.Response:
    raise web.HTTPFound(request.app[SETTINGS].base)


async def page_or_file(request: web.Request) -> web.StreamResponse:
    path = request.match_info["path"]
    if path.startswith("assets/"):
        return await asset(request, path)
    if path == "sw.js":
        # Whether there is a newer one is asked with every visit.
        return file_response(CLIENT, path, "no-cache")
    if "." in path.rpartition("/")[2]:
        response = file_response(CLIENT, path, "public, max-age=3600")
        if path.startswith("previews/"):
            # These are for the pages of others.
            response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        return response
    return page(request)


async def asset(request: web.Request, path: str) -> web.StreamResponse:
    """During an upgrade a page of another version may ask for its files: a node of that version has them."""
    try:
        return file_response(CLIENT, path, FOR_EVER)
    except Refused:
        relay, neighbours = request.app.get(RELAY), request.app.get(NEIGHBOURS)
        if relay is None or neighbours is None or relay.vouched(request):
            raise
        vouching = relay.vouch(request, address_of(request), origin_of(request))
        for address in neighbours.with_other_pages():
            with suppress(Unreached):
                answer = await relay.pass_request(request, address, vouching)
                if answer.status < 400:
                    return answer
        raise


def build() -> str:
    """Another one whenever a file of the client has another name."""
    try:
        return hashlib.sha256((CLIENT / "index.html").read_bytes()).hexdigest()[:16]
    except FileNotFoundError:
        return ""


def file_response(folder: Path, name: str, cache: str) -> web.FileResponse:
    """A file of the folder and of nowhere else; a compressed twin beside it is served where the browser takes it."""
    path = folder / name
    try:
        path = path.resolve()
        found = path.is_relative_to(folder.resolve()) and path.is_file()
    except (OSError, ValueError):
        # No file can have such a name: it is too long, or has a null in it.
        found = False
    if not found or path.suffix in (".br", ".gz"):
        raise Refused("not_found")
    kind = KINDS.get(path.suffix) or TYPES.guess_type(path.name)[0] or "application/octet-stream"
    return web.FileResponse(path, headers={"Cache-Control": cache, "Content-Type": kind})


def page(request: web.Request) -> web.Response:
    """The only HTML page of the client: its <base> says where the server is, its <meta> what the page is about."""
    try:
        html = (CLIENT / "index.html").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refused("client_not_built") from None
    html = html.replace('<base href="/"', f'<base href="{request.app[SETTINGS].base}"', 1)
    html = html.replace("</head>", head_of(request) + "\n</head>", 1)
    # Older Safaris do not count our own socket as 'self'.
    policy = POLICY.format(socket=" " + origin_of(request).replace("http", "ws", 1))
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": policy, "Vary": "Accept-Language"}
    if origin_of(request).startswith("https:"):
        # Browsers complain of it on plain http, where it does nothing.
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
    return web.Response(text=html, content_type="text/html", headers=headers)


def head_of(request: web.Request) -> str:
    path, language = request.match_info["path"], preferred(request.headers.get("Accept-Language", ""))
    code, data = code_in(path), read_page_data(CLIENT)
    is_salon = code is not None and not path.startswith("tv/")
    game = game_to_tell(request, code) if code is not None and is_salon else None
    house = origin_of(request) + request.app[SETTINGS].base
    shown = preview(path, game, data.shelf, language)
    written = tags(shown, house, house + (code or ""), language, is_secluded(path))
    if is_salon or path == "":
        written = hints(data.salon if is_salon else ()) + written
    return written


def game_to_tell(request: web.Request, code: str) -> str | None:
    """Wrong codes are counted, as at the door; after too many of them no game is told any more."""
    guesses, address = request.app[PREVIEWS], address_of(request)
    if guesses.empty(address):
        return None
    game = request.app[HOUSE].game_on_show(code)
    if game is None:
        guesses.take(address)
    return game
