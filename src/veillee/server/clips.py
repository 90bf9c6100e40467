"""Over HTTP: recorded clues."""

import hashlib

from aiohttp import web

from veillee.rooms.clips import CLIP_BYTES, CLIP_BYTES_PER_SALON, CLIPS_PER_SALON, checked_clip
from veillee.rules import Refused
from veillee.salon.veil import veil_of
from veillee.server import protocol as p
from veillee.server.asking import check_origin, json_response, member, read_body
from veillee.server.keys import HOUSE, UPLOADS


async def store_clip(request: web.Request) -> web.Response:
    check_origin(request)
    room, person = await member(request)
    with request.app[UPLOADS].take(f"{room.code}:{person}"):
        body = await read_body(request, CLIP_BYTES, "clip_too_big")
        kind = request.content_type
        body = checked_clip(kind, body)
        storage = request.app[HOUSE].storage
        name = hashlib.sha256(body).hexdigest()
        if not await storage.put_clip(room.code, name, kind, body, CLIPS_PER_SALON, CLIP_BYTES_PER_SALON):
            raise Refused("too_many_clips")
    return json_response(p.ClipStored(clip=name), 201)


async def clip(request: web.Request) -> web.Response:
    room, _ = await member(request)
    clip = request.match_info["clip"]
    found = await request.app[HOUSE].storage.clip(room.code, clip)
    if found is None or veil_of(room.stored).hides_clip(clip):
        raise Refused("no_such_clip")
    kind, body = found
    headers = {"Cache-Control": "private, no-store"}
    return web.Response(body=body, content_type=kind, headers=headers)
