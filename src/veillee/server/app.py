"""The web application: page, assets, cards, clips, images, socket, on one port."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

import structlog
from aiohttp import web

from veillee import __version__
from veillee.album import routes as album
from veillee.clock import Clock
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rooms.claims import HELD_SECONDS, until_claimed
from veillee.rooms.house import House
from veillee.rooms.lease import Lease
from veillee.rooms.patience import Patience
from veillee.rules import Deck, Refused
from veillee.server import clips, page, pairing
from veillee.server import protocol as p
from veillee.server.addresses import Addresses
from veillee.server.asking import address_of, check_host, check_origin, json_response, origin_of, read_wish, refusal
from veillee.server.certificate import Tls
from veillee.server.guesses import Guesses
from veillee.server.keys import (
    ADDRESSES,
    ALBUM_FILES,
    CLOCK,
    CODES,
    DECK_FILES,
    DRAINING,
    HOUSE,
    INNER,
    METER,
    NEIGHBOURS,
    OPENINGS,
    OUTBOX,
    PATIENCES,
    PREVIEWS,
    PRINTER,
    PRINTS,
    PULSE,
    REACH,
    RELAY,
    SETTINGS,
    SIGN_GUESSES,
    SIGNS,
    SOCKETS,
    TELEVISIONS,
    TLS,
    TUNNEL,
    TURNED_AWAY,
    TURNS,
    UPLOADS,
    VOICES,
)
from veillee.server.limits import Buckets, Kept, Slots
from veillee.server.neighbours import Neighbours, about_this
from veillee.server.pulse import Pulse
from veillee.server.reach import Reach, who_came_in
from veillee.server.relay import NODES, Relay
from veillee.server.settings import Settings
from veillee.server.socket import Socket
from veillee.server.televisions import Televisions
from veillee.server.tunnel import Tunnel
from veillee.server.turned_away import TurnedAway
from veillee.server.turns import Turns
from veillee.server.upgrade import VERSION, OtherVersion, accept, hand_over
from veillee.server.voice import Voice
from veillee.server.wire import Outbox
from veillee.storage import CannotOpen, Elsewhere, NotStored, SqliteStorage, Storage
from veillee.storage.meter import Meter
from veillee.storage.schema import DATABASE
from veillee.voices.ways import Ways
from veillee.workshop import house_decks
from veillee.workshop import routes as workshop
from veillee.workshop.printing import MOST_PRINTS, Printer

TIDY_SECONDS = 30
# How long browsers may take to say goodbye when the server ends.
GOODBYE_SECONDS = 1
# Recordings and images under way: at most so many at once, and of one person. Each holds up to CLIP_BYTES in memory.
MOST_UPLOADS = 32
MOST_UPLOADS_EACH = 2
# Albums that are being made into files at once.
MOST_ALBUM_FILES = 4
# Decks that are being brought or packed at once. Each holds in memory what is in it, packed and unpacked.
MOST_DECK_FILES = 2
MOST_DECK_FILES_EACH = 1
HEADERS = {
    "Content-Security-Policy": page.POLICY.format(socket=""),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(self), microphone=(self), geolocation=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
logger = structlog.get_logger()
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def make_app(
    settings: Settings, inner: str = "", meter: Meter | None = None, clock: Clock | None = None
) -> web.Application:
    """`inner`: where the other nodes reach this one, if there are any. `meter` is told what happens."""
    app = web.Application(middlewares=[guard], client_max_size=p.MESSAGE_BYTES)
    app[SETTINGS] = settings
    app[CLOCK] = clock = clock or Clock()
    app[INNER] = inner
    if settings.tls:
        app[TLS] = Tls(settings.tls, clock)
    if settings.through:
        app[TUNNEL] = Tunnel(settings, clock)
    app[ADDRESSES] = Addresses(settings, clock)
    app[REACH] = Reach(clock)
    app[CODES] = Guesses(clock, most=30, per_second=0.2)
    # Not the same bucket: whoever looks for any pages at all must not keep their neighbours out of a salon.
    app[PREVIEWS] = Buckets(clock, most=30, per_second=0.2)
    app[SIGNS] = Buckets(clock, most=30, per_second=0.1)
    app[SIGN_GUESSES] = Guesses(clock, most=10, per_second=0.1)
    app[TELEVISIONS] = Televisions(clock)
    app[OPENINGS] = Buckets(clock, most=settings.salons_per_address, per_second=settings.salons_per_address / 3600)
    if inner:
        app[RELAY] = relay = Relay(clock, settings.node_secret, settings.base)
        # Uploads need not be told: they are counted where their salon is.
        limits = {"codes": app[CODES], "previews": app[PREVIEWS], "salons": app[OPENINGS]}
        app[NEIGHBOURS] = Neighbours(clock, relay, about_this(page.build()), limits)
    app[UPLOADS] = Slots(MOST_UPLOADS, MOST_UPLOADS_EACH)
    app[ALBUM_FILES] = Slots(MOST_ALBUM_FILES, 1)
    app[DECK_FILES] = Slots(MOST_DECK_FILES, MOST_DECK_FILES_EACH)
    app[PRINTS] = Slots(MOST_PRINTS, 1)
    app[PRINTER] = Printer(clock)
    app[SOCKETS] = set()
    app[METER] = meter = meter or Meter()
    app[TURNED_AWAY] = away = TurnedAway(clock, meter)
    app[CODES].on_wait = partial(away.tell, "code_has_to_wait")
    app[DRAINING] = asyncio.Event()
    app[PULSE] = Pulse(clock, meter)
    app[OUTBOX], app[TURNS] = Outbox(), Turns()
    app[VOICES] = Kept(partial(Voice, clock))
    app[PATIENCES] = Kept(Patience)
    app.cleanup_ctx.append(lifespan)
    app.on_shutdown.append(close_sockets)
    inside = settings.base
    app.router.add_get(inside + "healthz", healthz)
    app.router.add_get(inside + "ws", websocket)
    if inner:
        app.router.add_post(inside + NODES, hear_node)
    app.router.add_get(inside + "api/house", about_house)
    app.router.add_post(inside + "api/salons", open_salon)
    app.router.add_get(inside + "api/salons/{code}/reach", who_came_in)
    app.router.add_post(inside + "api/salons/{code}/clips", clips.store_clip)
    app.router.add_post(inside + "api/salons/{code}/decks", workshop.import_deck)
    app.router.add_get(inside + "api/salons/{code}/decks/{deck:[0-9]+}", workshop.own_deck)
    app.router.add_get(inside + "api/salons/{code}/decks/{deck:[0-9]+}.veillee", workshop.export_deck)
    app.router.add_get(inside + "api/salons/{code}/decks/{deck:[0-9]+}.pdf", workshop.deck_on_paper)
    app.router.add_post(inside + "api/salons/{code}/images", workshop.store_image)
    app.router.add_post(inside + "api/salons/{code}/images/{image}/thumb", workshop.store_thumb)
    app.router.add_get(inside + "api/salons/{code}/alts", workshop.own_alternative_texts)
    app.router.add_get(inside + "api/salons/{code}/album", album.album_page)
    app.router.add_get(inside + "api/salons/{code}/album.html", album.album_download)
    app.router.add_post(inside + "api/salons/{code}/proofread", workshop.proofread)
    app.router.add_get(inside + "api/album/{code:[A-Za-z]+}-{token}", album.shared_album)
    app.router.add_get(inside + "api/album/{code:[A-Za-z]+}-{token}/images/{image}", album.image_of_shared_album)
    app.router.add_post(inside + "api/televisions", pairing.ask_for_sign)
    app.router.add_get(inside + "api/televisions/{token}", pairing.ask_for_salon)
    app.router.add_post(inside + "api/televisions/show", pairing.show_salon)
    app.router.add_get(inside + "clips/{code}/{clip}", clips.clip)
    app.router.add_get(inside + "images/{code}/{image}", workshop.image)
    app.router.add_get(inside + "cards/{images}/cards.json", page.alternative_texts)
    app.router.add_get(inside + "cards/{images}/{file}", page.card_image)
    app.router.add_get(inside + "{path:.*}", page.page_or_file)
    if inside != "/":
        app.router.add_get(inside.rstrip("/"), page.to_base)
    return app


async def lifespan(app: web.Application) -> AsyncIterator[None]:
    settings, clock = app[SETTINGS], app[CLOCK]
    storage: Storage
    if settings.database:
        # Not before it is needed: it takes a while to load.
        from veillee.storage.postgres import open_postgres

        storage = await open_postgres(settings.database, app[METER], clock)
    else:
        storage = SqliteStorage(settings.data / DATABASE, settings.shared, app[METER], clock)
    decks = settings.data / house_decks.FOLDER
    relay, neighbours = app.get(RELAY) or Relay(clock, ""), app.get(NEIGHBOURS)
    ways = Ways(clock, settings.voice, settings.turn, settings.turn_secret)
    pace = settings.expire_days, settings.bot_pace
    app[HOUSE] = house = House(storage, Library(), *pace, decks, neighbours, clock, ways)
    lease = Lease(house, app[INNER], relay.is_well, neighbours.see if neighbours else lambda nodes: None)
    if settings.database or settings.shared:
        try:
            await lease.begin(alone=not settings.shared)
            if neighbours is not None:
                await neighbours.greet(await lease.others())
        except CannotOpen:
            await storage.close()
            await relay.close()
            raise
    await house.look_for_decks()

    async def tidy_forever() -> None:
        while True:
            await clock.sleep(TIDY_SECONDS)
            try:
                await house.tidy()
            except NotStored as error:
                # Storage has said so.
                logger.debug("could not tidy", error=str(error))
            except Exception:
                # If this loop ended, old salons would stay for ever.
                logger.exception("could not tidy")

    tasks = [asyncio.create_task(tidy_forever()), asyncio.create_task(app[PULSE].beat_forever())]
    if TLS in app:
        tasks.append(asyncio.create_task(app[TLS].look_forever()))
    if settings.database or settings.shared:
        tasks += [asyncio.create_task(lease.renew_forever()), asyncio.create_task(lease.watch_forever())]
    yield
    for task in tasks:
        task.cancel()
    await house.close()
    if neighbours is not None:
        await neighbours.close()
    await storage.close()
    await relay.close()


async def close_sockets(app: web.Application) -> None:
    """All at once, and not for long: some browsers never answer, and the salons are still to be saved."""
    sockets = app[SOCKETS]
    closing = [asyncio.create_task(socket.gone()) for socket in sockets]
    for socket in sockets:
        socket.close(1012, "restart")
    if closing:
        _, unanswered = await asyncio.wait(closing, timeout=GOODBYE_SECONDS)
        for task in unanswered:
            task.cancel()
    for socket in list(sockets):
        socket.abort()


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Security headers on everything; every refusal in one shape."""
    status = None
    try:
        check_host(request)
        response = await answer_or_pass_on(request, handler)
    except (Refused, NotStored, Elsewhere, web.RequestPayloadError, web.HTTPException) as error:
        if isinstance(error, web.HTTPException):
            if error.status in (301, 302, 304):
                raise
            status = error.status
        response = refuse(request, error, status)
    if not response.prepared:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
    return response


def refuse(request: web.Request, error: Exception, status: int | None) -> web.Response:
    """Not in `guard`: an error kept in a variable there would keep its frames, and these what was uploaded."""
    refused = refused_for(error)
    request.app[METER].refused(refused.code)
    return refusal(refused, status)


def refused_for(error: Exception) -> Refused:
    match error:
        case Refused():
            return error
        case NotStored() | Elsewhere():
            return Refused("not_stored")
        case web.HTTPException(status=status) if status != 413:
            return Refused("not_found")
        case _:
            # Too long, or no proper HTTP.
            return Refused("bad_message")


async def answer_or_pass_on(request: web.Request, handler: Handler) -> web.StreamResponse:
    """The answer of this node, or of the one that has the salon."""
    relay = relay_for(request)
    if relay is None:
        return await handler(request)

    async def pass_on(to: str) -> web.StreamResponse:
        return await relay.pass_request(request, to, vouching(request, relay))

    return await until_claimed(request.app[CLOCK], HELD_SECONDS, lambda: handler(request), pass_on)


def relay_for(request: web.Request) -> Relay | None:
    """None if there are no other nodes, or if one of them has passed this on: then the salon has just moved."""
    relay = request.app.get(RELAY)
    return None if relay is None or relay.vouched(request) else relay


def vouching(request: web.Request, relay: Relay) -> dict[str, str]:
    return relay.vouch(request, address_of(request), origin_of(request))


async def healthz(request: web.Request) -> web.Response:
    """For a load balancer: whether to send people here."""
    house = request.app[HOUSE]
    if request.app[DRAINING].is_set():
        return json_response({"ok": False, "state": "draining", "version": __version__}, 503)
    try:
        salons, why = await house.storage.count(), await house.storage.trouble()
        why = why or request.app[PULSE].trouble()
    except NotStored as unreadable:
        salons, why = None, str(unreadable)
    if why is not None:
        return json_response({"ok": False, "state": "unwell", "why": why, "version": __version__}, 503)
    told = {"ok": True, "state": "ready", "version": __version__, "salons": salons, "awake": house.in_use}
    certificate = {"certificate": request.app[TLS].about()} if TLS in request.app else {}
    return json_response(told | certificate)


async def hear_node(request: web.Request) -> web.Response:
    """What another node tells, and what this one is."""
    body = await request.read()
    if not request.app[RELAY].is_from_node(request, body):
        raise Refused("bad_origin")
    try:
        return json_response(request.app[NEIGHBOURS].hear(body))
    except p.UNREADABLE as wrong:
        # Of a version that is not a neighbour of this one.
        raise Refused("bad_message", why=str(wrong)[:200]) from wrong


async def about_house(request: web.Request) -> web.Response:
    await request.app[HOUSE].look_for_decks()
    games = tuple(
        p.GameAbout(g.name, g.players.start, g.players.stop - 1, g.colours, tuple(sorted(g.words)))
        for g in GAMES.values()
    )
    library = request.app[HOUSE].library
    decks = tuple(deck_about(deck, library) for deck in library.offered())
    addresses, letters = tuple(request.app[ADDRESSES].now()), await request.app[HOUSE].code_length()
    return json_response(p.HouseAbout(games, decks, __version__, addresses, letters, not request.app[HOUSE].ways.off))


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
        everyone=deck.everyone is True,
    )


async def websocket(request: web.Request) -> web.StreamResponse:
    check_origin(request)
    try:
        answer, app = accept(request), request.app
    except OtherVersion:
        told = refusal(Refused("bad_message", why=f"the version is {VERSION}"), 426)
        told.headers.update({"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": VERSION})
        return told
    relay = relay_for(request)

    async def pass_on(socket: Socket, to: str, hello: bytes) -> None:
        assert relay is not None
        # The other node finds out whose it is.
        socket.speak_as(Voice(request.app[CLOCK]))
        await relay.pass_socket(request, socket, to, vouching(request, relay), hello)

    limits = app[CODES], app[VOICES], app[PATIENCES]
    # Without other nodes nothing keeps the request.
    handing_over = None if relay is None else pass_on
    app[REACH].saw(address_of(request))
    turn_away = app[TURNED_AWAY].tell
    socket = Socket(
        app[HOUSE], app[OUTBOX], app[TURNS], app[SOCKETS], *limits, address_of(request), turn_away, handing_over
    )
    return hand_over(request, answer, socket)


async def open_salon(request: web.Request) -> web.Response:
    check_origin(request)
    wish = await read_wish(request, p.OpenSalon)
    if not request.app[OPENINGS].take(address_of(request)):
        raise Refused("too_fast")
    code = await request.app[HOUSE].open_salon(wish.game, wish.name, wish.key, wish.colour)
    return json_response(p.SalonOpened(code=code), 201)
