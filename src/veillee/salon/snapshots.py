"""A salon as bytes, so that a long log need not be replayed from its start. The log has everything in it too."""

import hashlib
from typing import Any

import msgspec
from msgspec.structs import replace

from veillee.games import GAMES
from veillee.salon.model import Salon

CHECKSUM_BYTES = 32

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(tuple[str, Salon])


def shape() -> str:
    """Changes with every field of the salon and of the games' states: an old snapshot is then not even tried."""
    types = [Salon, *(game.state_type for game in GAMES.values())]
    described = repr([msgspec.inspect.type_info(one) for one in types])
    versions = repr([(game.name, game.version) for game in GAMES.values()])
    return hashlib.sha256((described + versions).encode()).hexdigest()


SHAPE = shape()


def save(salon: Salon) -> bytes:
    body = _encoder.encode((SHAPE, salon))
    return hashlib.sha256(body).digest() + body


def is_whole(saved: bytes) -> bool:
    """Whether this is what some version has saved."""
    return hashlib.sha256(saved[CHECKSUM_BYTES:]).digest() == saved[:CHECKSUM_BYTES]


def is_of_first_version(saved: bytes) -> bool:
    """Version 0.1.0 saved them without a checksum."""
    try:
        return bool(msgspec.msgpack.decode(saved, type=tuple[str, dict[str, Any]]))
    except (msgspec.MsgspecError, UnicodeError):
        return False


def load(saved: bytes) -> Salon | None:
    """The salon, or None for a snapshot that is damaged or of another version."""
    try:
        if not is_whole(saved):
            return None
        saved_as, salon = _decoder.decode(saved[CHECKSUM_BYTES:])
        if saved_as != SHAPE:
            return None
        options: dict[str, Any] = {
            name: msgspec.convert(value, GAMES[name].options_type) for name, value in salon.options.items()
        }
        running = salon.running
        if running is not None:
            running = replace(running, state=msgspec.convert(running.state, running.game.state_type))
        return replace(salon, options=options, running=running)
    except Exception:
        # Whatever is wrong with it, the log has everything.
        return None
