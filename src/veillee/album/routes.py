"""Over HTTP: the album of the evening, for members and behind a shared link."""

import asyncio

from aiohttp import web

from veillee.album.file import album_file
from veillee.album.marks import opens
from veillee.album.reader import own_images
from veillee.rooms.room import Room
from veillee.rules import Language, Refused, own_id
from veillee.server.asking import address_of, asking_member, json_response
from veillee.server.finding import find_room
from veillee.server.keys import ALBUM_FILES, ALLOWANCES, CODES, HOUSE
from veillee.workshop.routes import image_response


async def album_page(request: web.Request) -> web.Response:
    room, person = await asking_member(request)
    return json_response(await room.pages.album_of(person))


async def album_download(request: web.Request) -> web.Response:
    """The album as one file. Each one being made holds some megabytes in memory."""
    room, person = await asking_member(request)
    language: Language = "en" if request.query.get("language") == "en" else "fr"
    with request.app[ALBUM_FILES].take(f"{room.code}:{person}"):
        album = await room.pages.album()
        own = await own_images(request.app[HOUSE].storage, room.stored, album)
        body = await asyncio.to_thread(album_file, album, language, request.app[HOUSE].library, own)
    headers = {"Cache-Control": "private, no-store", "Content-Disposition": "attachment"}
    return web.Response(body=body, content_type="text/html", charset="utf-8", headers=headers)


async def shared_album(request: web.Request) -> web.Response:
    """For whoever has the link."""
    room, address = await room_of_shared_album(request)
    if not request.app[ALLOWANCES].of(f"{room.code} {address}").asks.take():
        raise Refused("too_fast")
    return json_response(await room.pages.album())


async def image_of_shared_album(request: web.Request) -> web.Response:
    """Of what the album shows, and nothing else that the salon has."""
    room, address = await room_of_shared_album(request)
    if not request.app[ALLOWANCES].of(f"{room.code} {address}").looks.take():
        raise Refused("too_fast")
    card = own_id(request.match_info["image"].removesuffix(".thumb"))
    if not any(card in chapter.cards for chapter in (await room.pages.album()).chapters):
        raise Refused("no_such_image")
    return await image_response(request, room)


async def room_of_shared_album(request: web.Request) -> tuple[Room, str]:
    """And the address that asks. If the salon is gone, or there never was one, the answer is the same."""
    app, address, token = request.app, address_of(request), request.match_info["token"]
    try:
        room = await find_room(app[HOUSE], request.match_info["code"], token, app[CODES], address)
    except Refused as refused:
        raise Refused("no_such_album") if refused.code == "no_such_salon" else refused from None
    if not opens(room.stored, token):
        # Guessing is counted like guessing codes.
        app[CODES].take(address)
        raise Refused("no_such_album")
    return room, address
