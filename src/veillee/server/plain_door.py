"""The port of plain http beside a house with https: it answers the authority, and leads everybody else to https."""

import asyncio

from aiohttp import web

from veillee.server.addresses import public_origin
from veillee.server.keys import TURNED_AWAY, TURNS
from veillee.server.turned_away import TurnedAway
from veillee.server.turns import Turns
from veillee.storage import NotStored
from veillee.storage.safe import Safe, asked


def make_plain_app(url: str, safe: Safe, turned_away: TurnedAway) -> web.Application:
    """`url`: the house with https."""

    # Anybody may ask, and the answer may be in a database: one at a time, so that strangers take one line to it.
    looking = asyncio.Lock()

    async def answer(request: web.Request) -> web.Response:
        try:
            async with looking:
                question = await asked(safe)
        except NotStored:
            return web.Response(status=503)
        if question is None or question.token != request.match_info["token"]:
            return web.Response(status=404)
        return web.Response(text=question.said)

    async def lead_to_https(request: web.Request) -> web.Response:
        # Not what was made of it: two slashes would become four. Whoever writes a whole address is led to the door.
        path = request.raw_path if request.raw_path.startswith("/") else "/"
        return web.Response(status=308, headers={"Location": public_origin(url) + path})

    app = web.Application()
    app[TURNED_AWAY], app[TURNS] = turned_away, Turns()
    app.router.add_get("/.well-known/acme-challenge/{token}", answer)
    app.router.add_route("*", "/{path:.*}", lead_to_https)
    return app
