"""The web application: page, assets, cards, clips, images, socket, on one port."""

import asyncio
import hashlib
import io
import mimetypes
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import msgspec
import segno
import structlog
from aiohttp import web

from veillee import __version__
from veillee.album.file import album_file
from veillee.decks import Library
from veillee.decks.check import remarks_on
from veillee.decks.images import ENDINGS, IMAGE_BYTES, THUMB_BYTES, check_image, check_thumb, name_of
from veillee.decks.package import PACKAGE_BYTES, write_package
from veillee.games import GAMES
from veillee.rooms import images, packages
from veillee.rooms.admission import identify
from veillee.rooms.clips import CLIP_BYTES, CLIP_BYTES_PER_SALON, CLIPS_PER_SALON, check_clip
from veillee.rooms.house import House
from veillee.rooms.room import Room
from veillee.rooms.seat_requests import Patience
from veillee.rules import Deck, Language, Refused
from veillee.salon.album import opens
from veillee.salon.checks import require_player
from veillee.salon.events import PersonId
from veillee.server import protocol as p
from veillee.server.addresses import Addresses, household, public_origin
from veillee.server.head import code_in, hints, is_secluded, preferred, preview, read_page_data, tags
from veillee.server.limits import Buckets, Kept, Slots
from veillee.server.printing import MOST_PRINTS, Printer, Wish
from veillee.server.pulse import Pulse
from veillee.server.settings import Settings
from veillee.server.socket import HEARTBEAT_SECONDS, Outbox, Socket, Voice, find_room
from veillee.storage import Image, NotStored, SqliteStorage
from veillee.storage.schema import DATABASE

CLIENT = Path(__file__).resolve().parents[1] / "client"
TIDY_SECONDS = 30
# How long browsers may take to say goodbye when the server ends.
GOODBYE_SECONDS = 1
# Recordings and images under way: at most so many at once, of one person, and for so long. Each holds up to CLIP_BYTES
# in memory.
MOST_UPLOADS = 32
MOST_UPLOADS_EACH = 2
UPLOAD_SECONDS = 30
# Albums that are being made into files at once.
MOST_ALBUM_FILES = 4
# Decks that are being brought or packed at once, and how long bringing one may take. Each holds in memory what is in
# it, packed and unpacked.
MOST_DECK_FILES = 2
MOST_DECK_FILES_EACH = 1
IMPORT_SECONDS = 60
WISH_SECONDS = 10
# No deck has a longer number, and long ones take long to read.
DECK_DIGITS = 9
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
    "no_such_image": 404,
    "no_such_album": 404,
    "no_such_deck": 404,
    "not_found": 404,
    "clip_too_big": 413,
    "image_too_big": 413,
    "package_too_big": 413,
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
DECK_FILES = web.AppKey("deck_files", Slots)
PRINTS = web.AppKey("prints", Slots)
PRINTER = web.AppKey("printer", Printer)
PULSE = web.AppKey("pulse", Pulse)
SOCKETS: web.AppKey[set[web.WebSocketResponse]] = web.AppKey("sockets", set)
logger = structlog.get_logger()

CARD_FILE = re.compile(r"[a-z0-9-]{1,40}(\.thumb)?\.[a-z]{3,4}")
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
    app[DECK_FILES] = Slots(MOST_DECK_FILES, MOST_DECK_FILES_EACH)
    app[PRINTS] = Slots(MOST_PRINTS, 1)
    app[PRINTER] = Printer()
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
    app.router.add_post(inside + "api/salons/{code}/decks", import_deck)
    app.router.add_get(inside + "api/salons/{code}/decks/{deck:[0-9]+}", own_deck)
    app.router.add_get(inside + "api/salons/{code}/decks/{deck:[0-9]+}.veillee", export_deck)
    app.router.add_get(inside + "api/salons/{code}/decks/{deck:[0-9]+}.pdf", deck_on_paper)
    app.router.add_post(inside + "api/salons/{code}/images", store_image)
    app.router.add_post(inside + "api/salons/{code}/images/{image}/thumb", store_thumb)
    app.router.add_get(inside + "api/salons/{code}/alts", own_alternative_texts)
    app.router.add_get(inside + "api/salons/{code}/album", album_page)
    app.router.add_get(inside + "api/salons/{code}/album.html", album_download)
    app.router.add_post(inside + "api/salons/{code}/proofread", proofread)
    app.router.add_get(inside + "api/album/{code:[A-Za-z]+}-{token}", shared_album)
    app.router.add_get(inside + "api/album/{code:[A-Za-z]+}-{token}/images/{image}", image_of_shared_album)
    app.router.add_get(inside + "clips/{code}/{clip}", clip)
    app.router.add_get(inside + "images/{code}/{image}", image)
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
    decks = settings.data / packages.FOLDER
    app[HOUSE] = house = House(storage, Library(), settings.expire_days, bot_pace=settings.bot_pace, decks=decks)
    await house.look_for_decks()

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


W = TypeVar("W", p.OpenSalon, p.Proofread)
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
    if not (scheme + host).isascii():
        # Browsers write every name in these letters.
        raise Refused("bad_origin")
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
    await request.app[HOUSE].look_for_decks()
    games = tuple(p.GameAbout(g.name, g.players.start, g.players.stop - 1, g.colours) for g in GAMES.values())
    library = request.app[HOUSE].library
    decks = tuple(deck_about(deck, library) for deck in library.offered())
    return json_response(p.HouseAbout(games, decks, __version__, tuple(request.app[ADDRESSES].now())))


def deck_about(deck: Deck, library: Library) -> p.DeckAbout:
    images = library.addresses([deck])
    return p.DeckAbout(
        id=deck.id,
        game=deck.game,
        kind=deck.kind,
        language=deck.language,
        name=deck.name,
        cards=len(deck.cards),
        authors=deck.authors,
        licence=deck.licence,
        images=next(iter(images.values()), ""),
        shipped=library.is_shipped(deck),
    )


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


async def read_wish(request: web.Request, kind: type[W]) -> W:
    try:
        async with asyncio.timeout(WISH_SECONDS):
            body = await request.read()
        return msgspec.json.decode(body, type=kind)
    except TimeoutError:
        raise Refused("upload_too_slow", most=WISH_SECONDS) from None
    except p.UNREADABLE as wrong:
        raise Refused("bad_message", why=str(wrong)[:200]) from wrong


async def open_salon(request: web.Request) -> web.Response:
    check_origin(request)
    wish = await read_wish(request, p.OpenSalon)
    if not request.app[OPENINGS].take(address_of(request)):
        raise Refused("too_fast")
    code = await request.app[HOUSE].open_salon(wish.game, wish.name, wish.key)
    return json_response(p.SalonOpened(code=code), 201)


async def member(request: web.Request) -> tuple[str, PersonId]:
    """The salon's code, and whose key of that salon the request carries."""
    app, key = request.app, request.headers.get("X-Veillee-Key", "")
    room = await find_room(app[HOUSE], request.match_info["code"], key, app[CODES], address_of(request))
    return room.code, identify(room.stored, key)


async def maker(request: web.Request) -> tuple[Room, PersonId]:
    """Who brings something for the cards of a salon: one of its people, and no television."""
    check_origin(request)
    code, person = await member(request)
    room = await request.app[HOUSE].room(code)
    require_player(room.stored, person)
    if not request.app[VOICES].of(f"{code} {person}").images.take():
        raise Refused("too_fast")
    return room, person


async def store_clip(request: web.Request) -> web.Response:
    check_origin(request)
    code, person = await member(request)
    with request.app[UPLOADS].take(f"{code}:{person}"):
        body = await read_body(request, CLIP_BYTES, "clip_too_big")
        kind = request.content_type
        check_clip(kind, body)
        storage = request.app[HOUSE].storage
        name = hashlib.sha256(body).hexdigest()
        if not await storage.put_clip(code, name, kind, body, CLIPS_PER_SALON, CLIP_BYTES_PER_SALON):
            raise Refused("too_many_clips")
    return json_response(p.ClipStored(clip=name), 201)


async def read_body(request: web.Request, most: int, too_big: str, seconds: float | None = None) -> bytes:
    """The whole body, if it is not too big and comes in time."""
    body = bytearray()
    seconds = UPLOAD_SECONDS if seconds is None else seconds
    try:
        if (request.content_length or 0) > most:
            raise Refused(too_big, most=most)
        async with asyncio.timeout(seconds):
            async for chunk in request.content.iter_chunked(65536):
                body += chunk
                if len(body) > most:
                    raise Refused(too_big, most=most)
        return bytes(body)
    except (TimeoutError, ConnectionError) as broken:
        # The stream keeps the error, and this its frames, which keep the stream.
        broken.__traceback__ = None
        # Too slow, or hung up: then nobody reads the answer.
        raise Refused("upload_too_slow", most=seconds) from None
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


async def store_image(request: web.Request) -> web.Response:
    room, person = await maker(request)
    with request.app[UPLOADS].take(f"{room.code}:{person}"):
        body = await read_body(request, IMAGE_BYTES, "image_too_big")
        stored = Image(name_of(body), check_image(body), body)
        await images.store_images(request.app[HOUSE].storage, room.head, [stored])
    return json_response(p.ImageStored(image=stored.name), 201)


async def store_thumb(request: web.Request) -> web.Response:
    room, person = await maker(request)
    with request.app[UPLOADS].take(f"{room.code}:{person}"):
        body, name = await read_body(request, THUMB_BYTES, "image_too_big"), request.match_info["image"]
        await images.store_thumb(request.app[HOUSE].storage, room.code, name, check_thumb(body), body)
    return json_response(p.ImageStored(image=name), 201)


async def image(request: web.Request) -> web.Response:
    """An image that somebody brought, or its thumbnail."""
    code, _ = await member(request)
    return await image_response(request, code)


async def image_of_shared_album(request: web.Request) -> web.Response:
    """Of what the album shows, and nothing else that the salon has."""
    room, address = await room_of_shared_album(request)
    if not request.app[VOICES].of(f"{room.code} {address}").looks.take():
        raise Refused("too_fast")
    card = "own-" + request.match_info["image"].removesuffix(".thumb")
    if not any(card in chapter.cards for chapter in (await room.album()).chapters):
        raise Refused("no_such_image")
    return await image_response(request, room.code)


async def image_response(request: web.Request, code: str) -> web.Response:
    file, storage = request.match_info["image"], request.app[HOUSE].storage
    name = file.removesuffix(".thumb")
    found = await (storage.image(code, name) if name == file else storage.thumb(code, name))
    if found is None:
        raise Refused("no_such_image")
    kind, body = found
    return web.Response(body=body, content_type=kind, headers={"Cache-Control": "private, no-store"})


async def own_alternative_texts(request: web.Request) -> web.Response:
    """What is to be seen on the images that people brought for the game on the table."""
    room, _ = await asking_member(request)
    return json_response(room.own_alts())


async def own_deck(request: web.Request) -> web.Response:
    """A deck that people of the salon made, with its cards."""
    room, person = await asking_member(request)
    return json_response(room.deck_page(person, deck_number(request)))


def deck_number(request: web.Request) -> int:
    number = request.match_info["deck"]
    if len(number) > DECK_DIGITS:
        raise Refused("no_such_deck")
    return int(number)


async def import_deck(request: web.Request) -> web.Response:
    """Somebody brings a deck as a file."""
    room, person = await maker(request)
    if not request.app[VOICES].of(f"{room.code} {person}").decks.take():
        raise Refused("too_fast")
    with request.app[DECK_FILES].take(f"{room.code}:{person}"):
        body = await read_body(request, PACKAGE_BYTES, "package_too_big", IMPORT_SECONDS)
        package = await asyncio.to_thread(packages.read_deck, io.BytesIO(body))
        number = await packages.bring_deck(request.app[HOUSE].storage, room, person, package)
    return json_response(p.DeckStored(deck=number), 201)


async def deck_on_paper(request: web.Request) -> web.Response:
    """A deck as a PDF to print, for whoever made it and the host."""
    room, person = await asking_member(request)
    if not request.app[VOICES].of(f"{room.code} {person}").decks.take():
        raise Refused("too_fast")
    with request.app[PRINTS].take(f"{room.code}:{person}"):
        storage = request.app[HOUSE].storage
        package = await packages.pack_deck(storage, room.stored, deck_number(request), person, "")
        asked = request.query
        wish = Wish(asked.get("paper", "a4"), asked.get("cards", ""), asked.get("language", "fr"))
        body = await asyncio.to_thread(write_package, package)
        pdf = await request.app[PRINTER].print(body, wish)
    headers = {"Cache-Control": "private, no-store", "Content-Disposition": "attachment"}
    return web.Response(body=pdf, content_type="application/pdf", headers=headers)


async def export_deck(request: web.Request) -> web.Response:
    """A deck as a file, for whoever made it and the host."""
    room, person = await asking_member(request)
    number, settings = deck_number(request), request.app[SETTINGS]
    # The address of a house at home means nothing elsewhere, and is nobody's business.
    house = public_origin(settings.url) + settings.base if settings.url else ""
    with request.app[DECK_FILES].take(f"{room.code}:{person}"):
        package = await packages.pack_deck(request.app[HOUSE].storage, room.stored, number, person, house)
        body = await asyncio.to_thread(write_package, package)
    headers = {"Cache-Control": "private, no-store", "Content-Disposition": "attachment"}
    return web.Response(body=body, content_type="application/zip", headers=headers)


async def album_page(request: web.Request) -> web.Response:
    room, person = await asking_member(request)
    return json_response(await room.album_of(person))


async def album_download(request: web.Request) -> web.Response:
    """The album as one file. Each one being made holds some megabytes in memory."""
    room, person = await asking_member(request)
    language: Language = "en" if request.query.get("language") == "en" else "fr"
    with request.app[ALBUM_FILES].take(f"{room.code}:{person}"):
        album = await room.album()
        own = await images.images_of_album(request.app[HOUSE].storage, room.code, album)
        body = await asyncio.to_thread(album_file, album, language, request.app[HOUSE].library, own)
    headers = {"Cache-Control": "private, no-store", "Content-Disposition": "attachment"}
    return web.Response(body=body, content_type="text/html", charset="utf-8", headers=headers)


async def asking_member(request: web.Request) -> tuple[Room, PersonId]:
    """Who asks for something that costs the house much."""
    code, person = await member(request)
    if not request.app[VOICES].of(f"{code} {person}").asks.take():
        raise Refused("too_fast")
    return await request.app[HOUSE].room(code), person


async def proofread(request: web.Request) -> web.Response:
    """What a proof-reader would say of cards that somebody is writing."""
    check_origin(request)
    await asking_member(request)
    wish = await read_wish(request, p.Proofread)
    cards = tuple(tuple(remarks_on(wish.kind, wish.language, fields)) for fields in wish.cards)
    return json_response(p.Remarks(cards=cards))


async def shared_album(request: web.Request) -> web.Response:
    """For whoever has the link."""
    room, address = await room_of_shared_album(request)
    if not request.app[VOICES].of(f"{room.code} {address}").asks.take():
        raise Refused("too_fast")
    return json_response(await room.album())


async def room_of_shared_album(request: web.Request) -> tuple[Room, str]:
    """And the address that asks. If the salon is gone, or there never was one, the answer is the same."""
    app, address = request.app, address_of(request)
    try:
        room = await find_room(app[HOUSE], request.match_info["code"], None, app[CODES], address)
    except Refused as refused:
        raise Refused("no_such_album") if refused.code == "no_such_salon" else refused from None
    if not opens(room.stored, request.match_info["token"]):
        # Guessing is counted like guessing codes.
        app[CODES].take(address)
        raise Refused("no_such_album")
    return room, address


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


async def qr_code(request: web.Request) -> web.Response:
    """The way into a salon, for a camera: under the page's own address, or `at` another one of this house."""
    here = origin_of(request)
    if len(here.partition("://")[2]) > HOST_LETTERS:
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
