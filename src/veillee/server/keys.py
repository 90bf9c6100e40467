"""What the web application keeps, by name."""

import asyncio
from typing import TYPE_CHECKING

from aiohttp import web

from veillee.clock import Clock
from veillee.rooms.house import House
from veillee.rooms.patience import Patience
from veillee.server.addresses import Addresses
from veillee.server.allowance import Allowance
from veillee.server.certificate import Tls
from veillee.server.guesses import Guesses
from veillee.server.limits import Buckets, ByName, Slots
from veillee.server.neighbours import Neighbours
from veillee.server.pulse import Pulse
from veillee.server.relay import Relay
from veillee.server.settings import Settings
from veillee.server.socket import Socket
from veillee.server.televisions import Televisions
from veillee.server.turned_away import TurnedAway
from veillee.server.turns import Turns
from veillee.server.wire import Outbox
from veillee.storage.meter import Meter
from veillee.workshop.printing import Printer

if TYPE_CHECKING:
    # It asks this module.
    from veillee.server.reach import Reach
    from veillee.server.tunnel import Tunnel

CLOCK = web.AppKey("clock", Clock)
HOUSE = web.AppKey("house", House)
SETTINGS = web.AppKey("settings", Settings)
# If the house has https of its own.
TLS = web.AppKey("tls", Tls)
# If people come in through another machine.
TUNNEL: "web.AppKey[Tunnel]" = web.AppKey("tunnel")
# From where whoever asks for something came to this house: the household of the other end of the connection.
CALLER = web.RequestKey("caller", str)
ADDRESSES = web.AppKey("addresses", Addresses)
REACH: "web.AppKey[Reach]" = web.AppKey("reach")
CODES = web.AppKey("codes", Guesses)
PREVIEWS = web.AppKey("previews", Buckets)
ALLOWANCES: web.AppKey[ByName[Allowance]] = web.AppKey("allowances", ByName)
PATIENCES: web.AppKey[ByName[Patience]] = web.AppKey("patiences", ByName)
OUTBOX = web.AppKey("outbox", Outbox)
OPENINGS = web.AppKey("openings", Buckets)
UPLOADS = web.AppKey("uploads", Slots)
ALBUM_FILES = web.AppKey("album_files", Slots)
DECK_FILES = web.AppKey("deck_files", Slots)
PRINTS = web.AppKey("prints", Slots)
PRINTER = web.AppKey("printer", Printer)
# Where the other nodes reach this one; nothing if there are none.
INNER = web.AppKey("inner", str)
RELAY = web.AppKey("relay", Relay)
NEIGHBOURS = web.AppKey("neighbours", Neighbours)
TURNED_AWAY = web.AppKey("turned_away", TurnedAway)
TURNS = web.AppKey("turns", Turns)
METER = web.AppKey("meter", Meter)
# Set when the server was told to end: a load balancer sends nobody new from then on.
DRAINING = web.AppKey("draining", asyncio.Event)
TELEVISIONS = web.AppKey("televisions", Televisions)
SIGNS = web.AppKey("signs", Buckets)
SIGN_GUESSES = web.AppKey("sign_guesses", Guesses)
PULSE = web.AppKey("pulse", Pulse)
SOCKETS: web.AppKey[set[Socket]] = web.AppKey("sockets", set)
