"""Routes about the house itself: its health, other nodes, what it offers, a new salon, and the way in for sockets."""

from aiohttp import web

from veillee import __version__
from veillee.decks import Library
from veillee.games import GAMES
from veillee.rules import Deck, Refused
from veillee.server import protocol as p
from veillee.server.allowance import Allowance
from veillee.server.asking import address_of, check_origin, json_response, read_wish, refusal
from veillee.server.guard import relay_for, vouching
from veillee.server.keys import (
    ADDRESSES,
    ALLOWANCES,
    CLOCK,
    CODES,
    DRAINING,
    HOUSE,
    NEIGHBOURS,
    OPENINGS,
    OUTBOX,
    PATIENCES,
    PULSE,
    REACH,
    RELAY,
    SOCKETS,
    TLS,
    TURNED_AWAY,
    TURNS,
)
from veillee.server.socket import Socket
from veillee.server.upgrade import VERSION, OtherVersion, accept, hand_over
from veillee.storage import NotStored


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
        socket.speak_as(Allowance(request.app[CLOCK]))
        await relay.pass_socket(request, socket, to, vouching(request, relay), hello)

    limits = app[CODES], app[ALLOWANCES], app[PATIENCES]
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
