"""What holds for every request: headers, refusals in one shape, and the node that answers it."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from veillee.rooms.claims import HELD_SECONDS, until_claimed
from veillee.rules import Refused
from veillee.server import page
from veillee.server.asking import address_of, check_host, origin_of, refusal
from veillee.server.keys import CLOCK, METER, RELAY
from veillee.server.relay import Relay
from veillee.storage import Elsewhere, NotStored

HEADERS = {
    "Content-Security-Policy": page.POLICY.format(socket=""),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(self), microphone=(self), geolocation=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


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
