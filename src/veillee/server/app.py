"""The web application: page, assets, cards, clips, socket, on one port."""

import asyncio
import hashlib
import io
import mimetypes
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import lru_cache
from pathlib import Path

import msgspec
import segno
import structlog
from aiohttp import web

from veillee import __version__
from veillee.album.file import album_file
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rooms.admission import identify
from veillee.rooms.clips import CLIP_BYTES, CLIP_BYTES_PER_SALON, CLIPS_PER_SALON, check_clip
from veillee.rooms.house import House
from veillee.rooms.room import Room
from veillee.rooms.seat_requests import Patience
from veillee.rules import Language, Refused
from veillee.salon.album import opens
from veillee.salon.events import PersonId
from veillee.server import protocol as p
from veillee.server.addresses import Addresses, household, public_origin
from veillee.server.head import code_in, hints, is_secluded, preferred, preview, read_page_data, tags
from veillee.server.limits import Buckets, Kept, Slots
from veillee.server.pulse import Pulse
from veillee.server.settings import Settings
from veillee.server.socket import HEARTBEAT_SECONDS, Outbox, Socket, Voice, find_room
from veillee.storage import NotStored, SqliteStorage
from veillee.storage.schema import DATABASE

CLIENT = Path(__file__).resolve().parents[1] / "client"
TIDY_SECONDS = 30
# How long browsers may take to say goodbye when the server ends.
GOODBYE_SECONDS = 1
# Recordings under way: at most so many at once, of one person, and for so long. Each holds up to CLIP_BYTES in memory.
MOST_UPLOADS = 32
MOST_UPLOADS_EACH = 2
UPLOAD_SECONDS = 30
# Albums that are being made into files at once.
MOST_ALBUM_FILES = 4
WISH_SECONDS = 10
# No host name is longer, and a QR code of a longer one would take long to draw.
HOST_LETTERS = 255
FOR_EVER = "public, max-age=31536000, immutable"
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "media-src 'self' blob:; connect-src 'self'{socket}; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
    "base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY.format(socket=""),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(self), microphone=(self), geolocation=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HTTP_STATUS = {
    "no_such_salon": 404,
    "no_such_clip": 404,
    "no_such_album": 404,
    "not_found": 404,
    "clip_too_big": 413,
    "too_fast": 429,
    "upload_too_slow": 408,
    "too_many_codes": 429,
    "bad_origin": 403,
    "unknown_key": 403,
    "removed": 403,
    "not_stored": 507,
    "salon_damaged": 500,
}

HOUSE = web.AppKey("house", House)
SETTINGS = web.AppKey("settings", Settings)
ADDRESSES = web.AppKey("addresses", Addresses)
CODES = web.AppKey("codes", Buckets)
PREVIEWS = web.AppKey("previews", Buckets)
VOICES: web.AppKey[Kept[Voice]] = web.AppKey("voices", Kept)
PATIENCES: web.AppKey[Kept[Patience]] = web.AppKey("patiences", Kept)
OUTBOX = web.AppKey("outbox", Outbox)
OPENINGS = web.AppKey("openings", Buckets)
UPLOADS = web.AppKey("uploads", Slots)
ALBUM_FILES = web.AppKey("album_files", Slots)
PULSE = web.AppKey("pulse", Pulse)
SOCKETS: web.AppKey[set[web.WebSocketResponse]] = web.AppKey("sockets", set)
logger = structlog.get_logger()

# Python does not know all of these.
KINDS = {
    ".avif": "image/avif",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


def make_app(settings: Settings) -> web.Application:
    app = web.Application(middlewares=[guard], client_max_size=p.MESSAGE_BYTES)
    app[SETTINGS] = settings
    app[ADDRESSES] = Addresses(settings)
    app[CODES] = Buckets(most=30, per_second=0.2)
    # Not the same bucket: whoever looks for any pages at all must not keep their neighbours out of a salon.
    app[PREVIEWS] = Buckets(most=30, per_second=0.2)
    app[OPENINGS] = Buckets(most=settings.salons_per_address, per_second=settings.salons_per_address / 3600)
    app[UPLOADS] = Slots(MOST_UPLOADS, MOST_UPLOADS_EACH)
    app[ALBUM_FILES] = Slots(MOST_ALBUM_FILES, 1)
    app[SOCKETS] = set()
    app[PULSE] = Pulse()
    app[OUTBOX] = Outbox()
    app[VOICES] = Kept(Voice)
    app[PATIENCES] = Kept(Patience)
    app.cleanup_ctx.append(lifespan)
    app.on_shutdown.append(close_sockets)
    inside = settings.base
    app.router.add_get(inside + "healthz", healthz)
    app.router.add_get(inside + "ws", websocket)
    app.router.add_get(inside + "api/house", about_house)
    app.router.add_post(inside + "api/salons", open_salon)
    app.router.add_post(inside + "api/salons/{code}/clips", store_clip)
    app.router.add_get(inside + "api/salons/{code}/album", album_page)
    app.router.add_get(inside + "api/salons/{code}/album.html", album_download)
    app.router.add_get(inside + "api/album/{code:[A-Za-z]+}-{token}", shared_album)
    app.router.add_get(inside + "clips/{code}/{clip}", clip)
    app.router.add_get(inside + "cards/{images}/cards.json", alternative_texts)
    app.router.add_get(inside + "cards/{images}/{file}", card_image)
    app.router.add_get(inside + "qr/{code}.svg", qr_code)
    app.router.add_get(inside + "{path:.*}", page_or_file)
    if inside != "/":
        app.router.add_get(inside.rstrip("/"), to_base)
    return app


async def lifespan(app: web.Application) -> AsyncIterator[None]:
    settings = app[SETTINGS]
    storage = SqliteStorage(settings.data / DATABASE)
    app[HOUSE] = house = House(storage, Library(), settings.expire_days, bot_pace=settings.bot_pace)

    async def tidy_forever() -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            try:
                await house.tidy()
            except NotStored as error:
                # Storage has said so.
                logger.debug("could not tidy", error=str(error))
            except Exception:
                # If this loop ended, old salons would stay for ever.
                logger.exception("could not tidy")

    tasks = [asyncio.create_task(tidy_forever()), asyncio.create_task(app[PULSE].beat_forever())]
    yield
    for task in tasks:
        task.cancel()
    await house.close()
    await storage.close()


async def close_sockets(app: web.Application) -> None:
    """All at once, and not for long: some browsers never answer, and the salons are still to be saved."""
    closing = [asyncio.create_task(ws.close(code=1012, message=b"restart")) for ws in app[SOCKETS]]
    if closing:
        _, unanswered = await asyncio.wait(closing, timeout=GOODBYE_SECONDS)
        for task in unanswered:
            task.cancel()


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Security headers on everything; every refusal in one shape."""
    try:
        response = await handler(request)
    except Refused as refused:
        response = refusal(refused)
    except NotStored:
        response = refusal(Refused("not_stored"))
    except web.RequestPayloadError:
        # The body is no proper HTTP.
        response = refusal(Refused("bad_message"))
    except web.HTTPException as error:
        if error.status in (301, 302, 304):
            raise
        response = refusal(Refused("bad_message" if error.status == 413 else "not_found"), error.status)
    if not response.prepared:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
    return response


def refusal(refused: Refused, status: int | None = None) -> web.Response:
    body = p.HttpRefusal(code=refused.code, data=refused.data)
    return json_response(body, status or HTTP_STATUS.get(refused.code, 400))


def json_response(body: object, status: int = 200) -> web.Response:
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json", headers=headers)


def address_of(request: web.Request) -> str:
    """Who is asking: the peer, or what a trusted proxy says of it."""
    peer = request.remote or "?"
    if trusts(request):
        forwarded = request.headers.get("X-Forwarded-For", "").split(",")[-1].strip()
        peer = forwarded or peer
    return household(peer)


def trusts(request: web.Request) -> bool:
    return (request.remote or "") in request.app[SETTINGS].trusted


def origin_of(request: web.Request) -> str:
    """The address that people see in their browser, without a slash at the end."""
    settings = request.app[SETTINGS]
    if settings.url:
        return public_origin(settings.url)
    scheme, host = request.scheme, request.host
    if trusts(request):
        scheme = request.headers.get("X-Forwarded-Proto", scheme)
        host = request.headers.get("X-Forwarded-Host", host)
    return f"{scheme}://{host}"


def check_origin(request: web.Request) -> None:
    """Only our own pages may act for the people who opened them."""
    if request.headers.get("Origin") != origin_of(request):
        raise Refused("bad_origin")


async def healthz(request: web.Request) -> web.Response:
    house = request.app[HOUSE]
    try:
        salons, why = await house.storage.count(), await house.storage.trouble()
        why = why or request.app[PULSE].trouble()
    except NotStored as unreadable:
        salons, why = None, str(unreadable)
    if why is not None:
        return json_response({"ok": False, "why": why, "version": __version__}, 503)
    return json_response({"ok": True, "version": __version__, "salons": salons, "awake": house.in_use})


async def about_house(request: web.Request) -> web.Response:
    games = [
        {"name": g.name, "least": g.players.start, "most": g.players.stop - 1, "colours": g.colours}
        for g in GAMES.values()
    ]
    return json_response({"games": games, "version": __version__, "addresses": request.app[ADDRESSES].now()})


async def websocket(request: web.Request) -> web.StreamResponse:
    check_origin(request)
    ws = web.WebSocketResponse(heartbeat=HEARTBEAT_SECONDS, compress=False, max_msg_size=p.MESSAGE_BYTES)
    try:
        await ws.prepare(request)
    except ValueError as wrong:
        # A key of the handshake that is not ASCII; aiohttp answers all others.
        raise Refused("bad_message", why=str(wrong)[:200]) from wrong
    transport = request.transport
    if transport is None:
        return ws
    sockets = request.app[SOCKETS]
    sockets.add(ws)
    try:
        app, address = request.app, address_of(request)
        limits = app[CODES], app[VOICES], app[PATIENCES]
        await Socket(ws, transport, app[HOUSE], app[OUTBOX], *limits, address).run()
    finally:
        sockets.discard(ws)
    return ws


async def open_salon(request: web.Request) -> web.Response:
    check_origin(request)
    try:
        async with asyncio.timeout(WISH_SECONDS):
            body = await request.read()
        wish = msgspec.json.decode(body, type=p.OpenSalon)
    except TimeoutError:
        raise Refused("upload_too_slow", most=WISH_SECONDS) from None
    except p.UNREADABLE as wrong:
        raise Refused("bad_message", why=str(wrong)[:200]) from wrong
    if not request.app[OPENINGS].take(address_of(request)):
        raise Refused("too_fast")
    code = await request.app[HOUSE].open_salon(wish.game, wish.name, wish.key)
    return json_response(p.SalonOpened(code=code), 201)


async def member(request: web.Request) -> tuple[str, PersonId]:
    """The salon's code, and whose key of that salon the request carries."""
    app, key = request.app, request.headers.get("X-Veillee-Key", "")
    room = await find_room(app[HOUSE], request.match_info["code"], key, app[CODES], address_of(request))
    return room.code, identify(room.stored, key)


async def store_clip(request: web.Request) -> web.Response:
    check_origin(request)
    code, person = await member(request)
    with request.app[UPLOADS].take(f"{code}:{person}"):
        body = await read_clip(request)
        kind = request.content_type
        check_clip(kind, body)
        storage = request.app[HOUSE].storage
        name = hashlib.sha256(body).hexdigest()
        if not await storage.put_clip(code, name, kind, body, CLIPS_PER_SALON, CLIP_BYTES_PER_SALON):
            raise Refused("too_many_clips")
    return json_response(p.ClipStored(clip=name), 201)


async def read_clip(request: web.Request) -> bytes:
    """The whole body, if it is not too big and comes in time."""
    body = bytearray()
    try:
        if (request.content_length or 0) > CLIP_BYTES:
            raise Refused("clip_too_big", most=CLIP_BYTES)
        async with asyncio.timeout(UPLOAD_SECONDS):
            async for chunk in request.content.iter_chunked(65536):
                body += chunk
                if len(body) > CLIP_BYTES:
                    raise Refused("clip_too_big", most=CLIP_BYTES)
        return bytes(body)
    except (TimeoutError, ConnectionError):
        # Too slow, or hung up: then nobody reads the answer.
        raise Refused("upload_too_slow", most=UPLOAD_SECONDS) from None
    finally:
        # The frames of a broken upload stay until the next round of the garbage collector; its bytes must not.
        body.clear()


async def clip(request: web.Request) -> web.Response:
    code, _ = await member(request)
    found = await request.app[HOUSE].storage.clip(code, request.match_info["clip"])
    if found is None:
        raise Refused("no_such_clip")
    kind, body = found
    headers = {"Cache-Control": "private, no-store"}
    return web.Response(body=body, content_type=kind, headers=headers)


async def album_page(request: web.Request) -> web.Response:
    room, person = await asking_member(request)
    return json_response(await room.album_of(person))


async def album_download(request: web.Request) -> web.Response:
    """The album as one file. Each one being made holds some megabytes in memory."""
    room, person = await asking_member(request)
    language: Language = "en" if request.query.get("language") == "en" else "fr"
    with request.app[ALBUM_FILES].take(f"{room.code}:{person}"):
        album = await room.album()
        body = await asyncio.to_thread(album_file, album, language, request.app[HOUSE].library)
    headers = {"Cache-Control": "private, no-store", "Content-Disposition": "attachment"}
    return web.Response(body=body, content_type="text/html", charset="utf-8", headers=headers)


async def asking_member(request: web.Request) -> tuple[Room, PersonId]:
    """Who asks for something that costs the house much."""
    code, person = await member(request)
    if not request.app[VOICES].of(f"{code} {person}").asks.take():
        raise Refused("too_fast")
    return await request.app[HOUSE].room(code), person


async def shared_album(request: web.Request) -> web.Response:
    """For whoever has the link. If the salon is gone, or there never was one, the answer is the same."""
    app, address = request.app, address_of(request)
    try:
        room = await find_room(app[HOUSE], request.match_info["code"], None, app[CODES], address)
    except Refused as refused:
        raise Refused("no_such_album") if refused.code == "no_such_salon" else refused from None
    if not opens(room.stored, request.match_info["token"]):
        # Guessing is counted like guessing codes.
        app[CODES].take(address)
        raise Refused("no_such_album")
    if not app[VOICES].of(f"{room.code} {address}").asks.take():
        raise Refused("too_fast")
    return json_response(await room.album())


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
    texts = {card.id: {"fr": card.fields["alt_fr"], "en": card.fields["alt_en"]} for card in deck.cards}
    response = json_response(texts)
    response.headers.update({"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"})
    response.enable_compression()
    return response


async def card_image(request: web.Request) -> web.StreamResponse:
    _, folder = deck_folder(request)
    return file_response(folder / "images", request.match_info["file"], FOR_EVER)


async def qr_code(request: web.Request) -> web.Response:
    """The way into a salon, for a camera: under the page's own address, or `at` another one of this house."""
    here = origin_of(request)
    # Browsers write every name in these letters.
    if not here.isascii() or len(here.partition("://")[2]) > HOST_LETTERS:
        raise Refused("bad_origin")
    house = request.query.get("at", here + request.app[SETTINGS].base)
    # A scanned code must lead to this server, so no other address is drawn.
    if "at" in request.query and house not in request.app[ADDRESSES].now():
        raise Refused("not_found")
    drawn = draw_qr_code(house + request.match_info["code"].upper()[:6], address_of(request))
    return web.Response(body=drawn, content_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


@lru_cache(maxsize=64)
def draw_qr_code(address: str, asked_by: str) -> bytes:
    """Kept for each household by itself: a quick answer must not tell that others have asked for the same salon."""
    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", border=2, xmldecl=False, svgns=True, dark="#2b1d2f")
    return drawn.getvalue()


async def to_base(request: web.Request) -> web.Response:
    raise web.HTTPFound(request.app[SETTINGS].base)


async def page_or_file(request: web.Request) -> web.StreamResponse:
    path = request.match_info["path"]
    if path.startswith("assets/"):
        return file_response(CLIENT, path, FOR_EVER)
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
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
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
