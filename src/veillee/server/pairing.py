"""How a television without a salon is told which one to show.

Signs are kept in memory only, by one node for all: if it ends, a television asks for another sign by itself.
"""

from aiohttp import web

from veillee.rules import Refused
from veillee.server import protocol as p
from veillee.server.asking import address_of, check_origin, json_response, read_wish
from veillee.server.keys import CLOCK, HOUSE, INNER, RELAY, SIGN_GUESSES, SIGNS, TELEVISIONS
from veillee.server.televisions import SIGN_SECONDS
from veillee.storage import Elsewhere

# Proxies do not wait longer for an answer.
TURN_SECONDS = 50


async def ask_for_sign(request: web.Request) -> web.Response:
    check_origin(request)
    await go_to_keeper(request)
    if not request.app[SIGNS].take(address_of(request)):
        raise Refused("too_fast")
    token, sign = request.app[TELEVISIONS].add()
    return json_response(p.TelevisionWaits(sign=sign, token=token, seconds=SIGN_SECONDS), 201)


async def ask_for_salon(request: web.Request) -> web.Response:
    await go_to_keeper(request)
    return json_response(p.TelevisionShows(code=request.app[TELEVISIONS].shown(request.match_info["token"])))


async def show_salon(request: web.Request) -> web.Response:
    """Wrong signs are counted, as wrong codes are at the door: after too many, every sign waits for its turn."""
    check_origin(request)
    await go_to_keeper(request)
    wish = await read_wish(request, p.ShowSalon)
    guesses, address, sign = request.app[SIGN_GUESSES], address_of(request), wish.sign.upper()

    def is_there(seconds: int) -> bool:
        return request.transport is not None and not request.transport.is_closing()

    try:
        async with request.app[CLOCK].timeout(TURN_SECONDS), guesses.turn(address, sign, is_there):
            try:
                request.app[TELEVISIONS].show(sign, wish.code.upper())
            except Refused:
                guesses.take(address)
                raise
    except TimeoutError:
        raise Refused("too_many_codes") from None
    return json_response({})


async def go_to_keeper(request: web.Request) -> None:
    """`Elsewhere` if another node is the first of all that stay: that one keeps the televisions."""
    app = request.app
    if RELAY not in app or app[RELAY].vouched(request):
        return
    staying = [node.address for node in await app[HOUSE].storage.nodes() if not node.draining]
    if staying and staying[0] != app[INNER]:
        raise Elsewhere("", staying[0], alive=True)
