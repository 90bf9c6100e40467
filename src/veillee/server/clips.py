"""Over HTTP: recorded clues."""

import hashlib

from aiohttp import web

from veillee.rooms.clips import CLIP_BYTES, CLIP_BYTES_PER_SALON, CLIPS_PER_SALON, check_clip
from veillee.rules import Refused
from veillee.server import protocol as p
from veillee.server.asking import check_origin, json_response, member, read_body
from veillee.server.keys import HOUSE, UPLOADS


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


async def clip(request: web.Request) -> web.Response:
    code, _ = await member(request)
    found = await request.app[HOUSE].storage.clip(code, request.match_info["clip"])
    if found is None:
        raise Refused("no_such_clip")
    kind, body = found
    headers = {"Cache-Control": "private, no-store"}
    return web.Response(body=body, content_type=kind, headers=headers)
