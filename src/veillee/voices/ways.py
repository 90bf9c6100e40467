"""How browsers may find each other: directly, or over a relay of the house (a TURN server such as coturn)."""

import base64
import hashlib
import hmac
from typing import Literal, TypeAlias

from veillee.clock import Clock
from veillee.rooms import messages
from veillee.voices.model import WayServer

VoiceMode: TypeAlias = Literal["off", "peers", "relay"]
# What somebody learned of the relay serves them no longer than an evening.
CREDENTIAL_SECONDS = 12 * 3600


class Ways:
    """`mode`: nobody speaks, they find each other as they can, or only over the relay, so that no address is shown.

    `relay`: the host and the port of a TURN server; `secret`: what it shares with this house.
    """

    def __init__(self, clock: Clock, mode: str = "peers", relay: str = "", secret: str = "") -> None:
        self.off = mode == "off"
        # Nobody is shown an address.
        self.hide = mode == "relay"
        self._clock, self._mode, self._relay, self._secret = clock, mode, relay, secret

    def message(self, name: str) -> bytes:
        """For one who has joined a call, under this name: nobody needs a password that is written down anywhere."""
        if not self._relay:
            return messages.ways((), only_relay=False)
        user = f"{self._clock.now() // 1000 + CREDENTIAL_SECONDS}:{name}"
        password = base64.b64encode(hmac.digest(self._secret.encode(), user.encode(), hashlib.sha1)).decode()
        # Over TCP too, where a network closes UDP.
        relays = (f"turn:{self._relay}", f"turn:{self._relay}?transport=tcp")
        turn = WayServer(urls=relays, username=user, credential=password)
        if self._mode == "relay":
            return messages.ways((turn,), only_relay=True)
        return messages.ways((WayServer(urls=(f"stun:{self._relay}",), username="", credential=""), turn), False)
