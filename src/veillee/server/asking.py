"""Who asks the web application for something, what they bring, and how they are refused."""

from typing import TypeVar

import msgspec
from aiohttp import web

from veillee.rooms.admission import identify
from veillee.rooms.room import Room
from veillee.rules import Refused
from veillee.salon.checks import require_player
from veillee.salon.events import PersonId
from veillee.server import protocol as p
from veillee.server.addresses import household, is_our_name, public_origin
from veillee.server.finding import find_room
from veillee.server.keys import ALLOWANCES, CALLER, CLOCK, CODES, HOUSE, RELAY, SETTINGS, TUNNEL
from veillee.server.tunnel import SOMEBODY, has_proxy

HTTP_STATUS = {
    "no_such_salon": 404,
    "no_such_clip": 404,
    "no_such_image": 404,
    "no_such_album": 404,
    "no_such_deck": 404,
    "no_such_television": 404,
    "not_found": 404,
    "clip_too_big": 413,
    "image_too_big": 413,
    "package_too_big": 413,
    "too_fast": 429,
    "upload_too_slow": 408,
    "too_many_codes": 429,
    "bad_origin": 403,
    "unknown_host": 421,
    "unknown_key": 403,
    "removed": 403,
    "not_stored": 507,
    "salon_damaged": 500,
}
# How long a recording or an image may take, and how long a short message.
UPLOAD_SECONDS = 30
WISH_SECONDS = 10
W = TypeVar("W", p.OpenSalon, p.Proofread, p.ShowSalon)


def refusal(refused: Refused, status: int | None = None) -> web.Response:
    body = p.HttpRefusal(code=refused.code, data=refused.data)
    return json_response(body, status or HTTP_STATUS.get(refused.code, 400))


def json_response(body: object, status: int = 200) -> web.Response:
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json", headers=headers)


def address_of(request: web.Request) -> str:
    """Who is asking: the peer, or what a trusted proxy says of it."""
    peer = request.get(CALLER) or request.remote or "?"
    if trusts(request):
        forwarded = request.headers.get("X-Forwarded-For", "").split(",")[-1].strip()
        peer = forwarded or peer
    return household(peer)


def trusts(request: web.Request) -> bool:
    app = request.app
    if came_through(request):
        # Only a program on that machine itself has no address: a server with https, which leads here.
        return request.get(CALLER) == SOMEBODY and has_proxy(app[SETTINGS])
    return (request.remote or "") in app[SETTINGS].trusted or (RELAY in app and app[RELAY].vouched(request))


def came_through(request: web.Request) -> bool:
    """Whether somebody comes by --through; others come to this machine itself, as at home."""
    return TUNNEL in request.app and request.app[TUNNEL].carries(request.transport)


def public_url(request: web.Request) -> str:
    """Under which address people see this house, if it was told."""
    return "" if TUNNEL in request.app and not came_through(request) else request.app[SETTINGS].url


def origin_of(request: web.Request) -> str:
    """The address that people see in their browser, without a slash at the end."""
    if url := public_url(request):
        return public_origin(url)
    # Not the host of a whole address in the first line: a stranger could write any there.
    scheme, host = request.scheme, request.headers.get("Host", request.host)
    if trusts(request):
        scheme = request.headers.get("X-Forwarded-Proto", scheme)
        host = request.headers.get("X-Forwarded-Host", host)
    if not (scheme + host).isascii():
        # Browsers write every name in these letters.
        raise Refused("bad_origin")
    return f"{scheme}://{host}"


def check_host(request: web.Request) -> None:
    """A name that is not ours may be made to lead here by whoever has it: then their page would count as our own."""
    settings, names = request.app[SETTINGS], request.headers.getall("Host", [])
    if len(names) > 1:
        raise Refused("bad_message", why="one host is enough")
    if not names or public_url(request) or trusts(request) or not names[0].isascii():
        # Then the origin is compared with the public one, or with what the proxy says, or refused.
        return
    if not is_our_name(names[0], settings):
        raise Refused("unknown_host", why="This server does not answer to that name: start it with --name or --url.")


def check_origin(request: web.Request) -> None:
    """Only our own pages may act for the people who opened them."""
    if request.headers.getall("Origin", []) != [origin_of(request)]:
        raise Refused("bad_origin")


async def member(request: web.Request) -> tuple[Room, PersonId]:
    """The salon, and whose key of it the request carries."""
    app, key = request.app, request.headers.get("X-Veillee-Key", "")
    room = await find_room(app[HOUSE], request.match_info["code"], key, app[CODES], address_of(request))
    return room, identify(room.stored, key)


async def maker(request: web.Request) -> tuple[Room, PersonId]:
    """Who brings something for the cards of a salon: one of its people, and no television."""
    check_origin(request)
    room, person = await member(request)
    require_player(room.stored, person)
    if not request.app[ALLOWANCES].of(f"{room.code} {person}").images.take():
        raise Refused("too_fast")
    return room, person


async def asking_member(request: web.Request) -> tuple[Room, PersonId]:
    """Who asks for something that costs the house much."""
    room, person = await member(request)
    if not request.app[ALLOWANCES].of(f"{room.code} {person}").asks.take():
        raise Refused("too_fast")
    return room, person


async def read_wish(request: web.Request, kind: type[W]) -> W:
    try:
        async with request.app[CLOCK].timeout(WISH_SECONDS):
            body = await request.read()
        return msgspec.json.decode(body, type=kind)
    except TimeoutError:
        raise Refused("upload_too_slow", most=WISH_SECONDS) from None
    except p.UNREADABLE as wrong:
        raise Refused("bad_message", why=str(wrong)[:200]) from wrong


async def read_body(request: web.Request, most: int, too_big: str, seconds: float | None = None) -> bytes:
    """The whole body, if it is not too big and comes in time."""
    body = bytearray()
    seconds = UPLOAD_SECONDS if seconds is None else seconds
    try:
        if (request.content_length or 0) > most:
            raise Refused(too_big, most=most)
        async with request.app[CLOCK].timeout(seconds):
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
