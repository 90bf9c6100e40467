"""Televisions without a salon: each shows a sign, and somebody types or scans it to show a salon there."""

import secrets
from collections import OrderedDict

from msgspec import Struct

from veillee.clock import Clock
from veillee.rules import Refused

# Signs that look and sound like no other. At least one is a figure: no salon has such a code.
LETTERS = "ACDEFGHJKLMNPRTUVWXY"
FIGURES = "34679"
SIGN_LENGTH = 4
SIGN_SECONDS = 600
MOST_TELEVISIONS = 1000


class Television(Struct):
    sign: str
    until: float
    code: str | None = None


class Televisions:
    """By a token that only the television knows: whoever guesses a sign does not learn which salon is shown there."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._kept: OrderedDict[str, Television] = OrderedDict()

    def add(self) -> tuple[str, str]:
        """A new token and its sign. If there are too many, the oldest has to ask again."""
        self._tidy()
        taken = {one.sign for one in self._kept.values()}
        sign = new_sign()
        while sign in taken:
            sign = new_sign()
        token = secrets.token_urlsafe(24)
        self._kept[token] = Television(sign, self._clock.monotonic() + SIGN_SECONDS)
        if len(self._kept) > MOST_TELEVISIONS:
            self._kept.popitem(last=False)
        return token, sign

    def show(self, sign: str, code: str) -> None:
        """The first salon that is to be shown there is."""
        self._tidy()
        for one in self._kept.values():
            if one.sign == sign and one.code is None:
                one.code = code
                return
        raise Refused("no_such_television")

    def shown(self, token: str) -> str | None:
        self._tidy()
        if token not in self._kept:
            raise Refused("no_such_television")
        return self._kept[token].code

    def _tidy(self) -> None:
        now = self._clock.monotonic()
        while self._kept and next(iter(self._kept.values())).until < now:
            self._kept.popitem(last=False)


def new_sign() -> str:
    signs = [secrets.choice(LETTERS + FIGURES) for _ in range(SIGN_LENGTH - 1)]
    signs.insert(secrets.choice(range(SIGN_LENGTH)), secrets.choice(FIGURES))
    return "".join(signs)
