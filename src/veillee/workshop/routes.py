"""Over HTTP: the images and decks that people of a salon bring and make."""

import asyncio
import io

from aiohttp import web

from veillee.decks.check import remarks_on
from veillee.rooms.room import Room
from veillee.rules import Refused
from veillee.server import protocol as p
from veillee.server.addresses import public_origin
from veillee.server.asking import asking_member, check_origin, json_response, maker, member, read_body, read_wish
from veillee.server.keys import ALLOWANCES, DECK_FILES, HOUSE, PRINTER, PRINTS, SETTINGS, UPLOADS
from veillee.storage import Image
from veillee.workshop import images, packing
from veillee.workshop.image_check import IMAGE_BYTES, THUMB_BYTES, check_image, check_thumb, name_of
from veillee.workshop.package import PACKAGE_BYTES, write_package
from veillee.workshop.printing import Wish
from veillee.workshop.quiet import quiet

# How long bringing a deck may take.
IMPORT_SECONDS = 60
# No deck has a longer number, and long ones take long to read.
DECK_DIGITS = 9


async def store_image(request: web.Request) -> web.Response:
    room, person = await maker(request)
    with request.app[UPLOADS].take(f"{room.code}:{person}"):
        body = await read_body(request, IMAGE_BYTES, "image_too_big")
        kind, body = check_image(body), quiet(body)
        stored = Image(name_of(body), kind, body)
        await images.store_images(request.app[HOUSE].storage, room.head, [stored], room.clock.now())
    return json_response(p.ImageStored(image=stored.name), 201)


async def store_thumb(request: web.Request) -> web.Response:
    room, person = await maker(request)
    with request.app[UPLOADS].take(f"{room.code}:{person}"):
        body, name = await read_body(request, THUMB_BYTES, "image_too_big"), request.match_info["image"]
        await images.store_thumb(request.app[HOUSE].storage, room.code, name, check_thumb(body), quiet(body))
    return json_response(p.ImageStored(image=name), 201)


async def image(request: web.Request) -> web.Response:
    """An image that somebody brought, or its thumbnail."""
    room, _ = await member(request)
    return await image_response(request, room)


async def image_response(request: web.Request, room: Room) -> web.Response:
    found = await images.shown_image(request.app[HOUSE].storage, room.stored, request.match_info["image"])
    if found is None:
        raise Refused("no_such_image")
    kind, body = found
    return web.Response(body=body, content_type=kind, headers={"Cache-Control": "private, no-store"})


async def own_alternative_texts(request: web.Request) -> web.Response:
    """What is to be seen on the images that people brought for the game on the table."""
    room, _ = await asking_member(request)
    return json_response(room.pages.own_alts())


async def own_deck(request: web.Request) -> web.Response:
    """A deck that people of the salon made, with its cards."""
    room, person = await asking_member(request)
    return json_response(room.pages.deck(person, deck_number(request)))


def deck_number(request: web.Request) -> int:
    number = request.match_info["deck"]
    if len(number) > DECK_DIGITS:
        raise Refused("no_such_deck")
    return int(number)


async def import_deck(request: web.Request) -> web.Response:
    """Somebody brings a deck as a file."""
    room, person = await maker(request)
    if not request.app[ALLOWANCES].of(f"{room.code} {person}").decks.take():
        raise Refused("too_fast")
    with request.app[DECK_FILES].take(f"{room.code}:{person}"):
        body = await read_body(request, PACKAGE_BYTES, "package_too_big", IMPORT_SECONDS)
        package = await asyncio.to_thread(packing.read_deck, io.BytesIO(body))
        number = await packing.bring_deck(request.app[HOUSE].storage, room, person, package)
    return json_response(p.DeckStored(deck=number), 201)


async def deck_on_paper(request: web.Request) -> web.Response:
    """A deck as a PDF to print, for whoever made it and the host."""
    room, person = await asking_member(request)
    if not request.app[ALLOWANCES].of(f"{room.code} {person}").decks.take():
        raise Refused("too_fast")
    with request.app[PRINTS].take(f"{room.code}:{person}"):
        storage = request.app[HOUSE].storage
        package = await packing.pack_deck(storage, room.stored, deck_number(request), person, "")
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
        package = await packing.pack_deck(request.app[HOUSE].storage, room.stored, number, person, house)
        body = await asyncio.to_thread(write_package, package)
    headers = {"Cache-Control": "private, no-store", "Content-Disposition": "attachment"}
    return web.Response(body=body, content_type="application/zip", headers=headers)


async def proofread(request: web.Request) -> web.Response:
    """What a proof-reader would say of cards that somebody is writing."""
    check_origin(request)
    await asking_member(request)
    wish = await read_wish(request, p.Proofread)
    cards = tuple(tuple(remarks_on(wish.kind, wish.language, fields)) for fields in wish.cards)
    return json_response(p.Remarks(cards=cards))
