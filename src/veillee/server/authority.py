"""A certificate from an authority that speaks ACME (RFC 8555), such as Let's Encrypt; renewed while people play.

The authority asks on port 80 whether the name leads here (http-01), and server/plain_door.py answers; or on port 443
(tls-alpn-01), and server/alpn_door.py does.
"""

import asyncio
import ipaddress
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import structlog
from msgspec import Struct

from veillee import __version__
from veillee.clock import Clock
from veillee.server.addresses import is_address
from veillee.server.certificate import DAY_SECONDS, LOOK_SECONDS, Certificate, Tls, day
from veillee.storage import CannotOpen, NotStored
from veillee.storage.safe import FOLDER, Asking, Question, Safe

if TYPE_CHECKING:
    from acme.client import ClientV2
    from acme.messages import AuthorizationResource, OrderResource

HTTP, TLS_ALPN = "http-01", "tls-alpn-01"
PORTS = {HTTP: 80, TLS_ALPN: 443}
ANSWER_SECONDS = 30
# After a renewal that failed. If a new certificate is due again at once, the date is wrong: a day later is soon enough.
AGAIN_SECONDS = 3600
SHORT_LIVED = "shortlived"
# What an authority says of a name that it could not look up or reach.
WHAT_TO_DO = {
    "dns": "Let the name lead to the public address of this machine (an A record), and wait until that is known.",
    "connection": "Nothing answered there on port {port}: open it in the firewall, or send it here in the router.",
    "unauthorized": "Somebody else or nobody answered there on port {port}: let name and port lead to this server.",
    "rateLimited": "Wait as long as it says, or try with another authority (--acme-directory).",
    "rejectedIdentifier": "It gives none for such a name: take one that everybody on the internet can look up.",
}
# Then the other way may be open.
NOT_FOUND = ("connection", "unauthorized", "tls")

Ask = Callable[[Question | None], None]
logger = structlog.get_logger()


class Account(Struct):
    directory: str
    key: dict[str, Any]
    uri: str


class CannotReach(CannotOpen):
    """The authority has not found this house in the way that it asked."""


class Authority:
    """Whoever gives this house its certificates. What blocks is for a thread."""

    def __init__(self, directory: str, name: str) -> None:
        self.directory, self.name = directory, name

    def account(self, body: bytes | None) -> Account | None:
        """None also if it is one with another authority."""
        if body is None:
            return None
        try:
            found = msgspec.json.decode(body, type=Account)
        except msgspec.DecodeError as error:
            raise CannotOpen(
                f"The account with the authority cannot be read ({error}). Delete it to ask for a new one: account.json"
                f" in the folder {FOLDER} of --data, or the row of the table https."
            ) from error
        return found if found.directory == self.directory else None

    def terms(self) -> str:
        """Where it can be read what one agrees to."""
        with self._sentences():
            return self._client(None).directory.meta.terms_of_service or self.directory

    def register(self, mail: str) -> bytes:
        """The account. Whoever calls this has agreed to the terms."""
        from acme.messages import NewRegistration
        from cryptography.hazmat.primitives.asymmetric import ec
        from josepy.jwk import JWKEC

        key = JWKEC(key=ec.generate_private_key(ec.SECP256R1()))
        with self._sentences():
            wish = NewRegistration.from_data(email=mail or None, terms_of_service_agreed=True)
            uri = self._client(key).new_account(wish).uri
        return msgspec.json.encode(Account(self.directory, key.to_json(), uri))

    def obtain(self, account: Account, ask: Ask, ways: Sequence[str] = (HTTP,)) -> bytes:
        """A new certificate and its key. `ask` is told what the authority asks, and None when it asks no more.

        `ways`: how it may ask. If it does not find this house in the first, the next is tried.
        """
        failed: list[CannotReach] = []
        for way in ways:
            try:
                return self._obtain(account, ask, way)
            except CannotReach as error:
                failed.append(error)
        raise CannotOpen("\n".join(map(str, failed))) from failed[-1]

    def _obtain(self, account: Account, ask: Ask, way: str) -> bytes:
        from acme import crypto_util
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
        from josepy.jwk import JWKEC

        private = ec.generate_private_key(ec.SECP256R1())
        key = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        with self._sentences(PORTS[way]):
            client = self._client(JWKEC.from_json(account.key), account.uri)
            if is_address(self.name):
                request = crypto_util.make_csr(key, ipaddrs=[ipaddress.IPv4Address(self.name)])
            else:
                request = crypto_util.make_csr(key, domains=[self.name])
            order = client.new_order(request, profile_for(self.name, client.directory.meta.profiles))
            try:
                self._prove(client, order, ask, way)
                return key + client.poll_and_finalize(order).fullchain_pem.encode()
            finally:
                ask(None)

    def _prove(self, client: "ClientV2", order: "OrderResource", ask: Ask, way: str) -> None:
        from acme import messages

        for asked in order.authorizations:
            if asked.body.status == messages.STATUS_VALID:
                continue
            challenge = next((one for one in asked.body.challenges if one.chall.typ == way), None)
            if challenge is None:
                raise CannotReach(f"{self._host} does not ask on port {PORTS[way]}.")
            response, said = challenge.response_and_validation(client.net.key)
            ask(Question(way, challenge.chall.encode("token"), said))
            client.answer_challenge(challenge, response)

    def _client(self, key: Any, account: str = "") -> "ClientV2":
        # Not before it is needed: it takes a while to load.
        from acme import messages
        from acme.client import ClientNetwork, ClientV2
        from josepy.jwa import ES256

        # Of its own accord the library does not know one of the two ways.
        from veillee.server.tls_alpn import TlsAlpn

        assert {TlsAlpn.typ, HTTP} == set(PORTS)
        agent = f"veillee/{__version__}"
        net = ClientNetwork(key, alg=ES256, user_agent=agent, timeout=ANSWER_SECONDS)
        if account:
            net.account = messages.RegistrationResource(body=messages.Registration(), uri=account)
        return ClientV2(ClientV2.get_directory(self.directory, net), net)

    @property
    def _host(self) -> str:
        return urlsplit(self.directory).netloc

    def _sentences(self, port: int = 80) -> "Sentences":
        return Sentences(self.name, self._host, port)


class Sentences:
    """Makes a sentence, with what to do, of everything that can go wrong with an authority."""

    def __init__(self, name: str, host: str, port: int) -> None:
        self._name, self._host, self._port = name, host, port

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        from acme.errors import Error, ValidationError
        from acme.messages import Error as Refusal
        from requests.exceptions import RequestException

        match error:
            case ValidationError():
                raise self._refused(next(map(reason, error.failed_authzrs), None)) from error
            case Refusal():
                raise self._refused(error) from error
            case RequestException():
                raise CannotOpen(
                    f"{self._host} does not answer, so there is no new certificate for {self._name}. Look whether this"
                    " machine is on the internet, and try again later."
                ) from error
            case Error() | ValueError():
                raise CannotOpen(
                    f"{self._host} gave no certificate for {self._name}, and does not say why ({type(error).__name__})."
                    " Look at --acme-directory, or try again later."
                ) from error

    def _refused(self, why: Any) -> CannotOpen:
        """`why`: an acme.messages.Error."""
        code = "" if why is None else str(why.code)
        said = "" if why is None else f": {str(why.detail).rstrip('.')}"
        help = WHAT_TO_DO.get(code, "").format(port=self._port)
        kind = CannotReach if code in NOT_FOUND else CannotOpen
        return kind(f"{self._host} gives no certificate for {self._name}{said}. {help}".rstrip())


def reason(asked: "AuthorizationResource") -> Any:
    return next((way.error for way in asked.body.challenges if way.error is not None), None)


def profile_for(name: str, profiles: Mapping[str, str] | None) -> str | None:
    """Let's Encrypt gives those for addresses for six days only, and wants to be asked for that in so many words."""
    return SHORT_LIVED if is_address(name) and SHORT_LIVED in (profiles or {}) else None


def is_due(certificate: Certificate, now: int) -> bool:
    """When a third of its time is left, as authorities wish."""
    return now >= certificate.ends - (certificate.ends - certificate.begins) / 3


async def renew(authority: Authority, safe: Safe, ways: Sequence[str]) -> None:
    """A new certificate into the safe. Only while it is this one's turn."""
    account = authority.account(await safe.read("account"))
    if account is None:
        raise CannotOpen(f"There is no account with {authority.directory} any more: end the server and start it again.")
    await safe.write("certificate", await asyncio.to_thread(authority.obtain, account, Asking(safe), ways))


async def renew_forever(
    authority: Authority, safe: Safe, tls: Tls, clock: Clock, ways: Sequence[str] = (HTTP,)
) -> None:
    while True:
        pause = AGAIN_SECONDS
        if is_due(tls.certificate, clock.now()):
            try:
                if await renew_if_due(authority, safe, tls, clock, ways):
                    pause = DAY_SECONDS
            except (CannotOpen, NotStored) as error:
                tls.why = "the certificate is not renewed yet: the log says why"
                logger.warning("the certificate is not renewed yet", why=str(error), ends=day(tls.certificate.ends))
            except Exception:
                # If this loop ended, the certificate would too.
                logger.exception("could not renew the certificate")
        await clock.sleep(pause)


async def renew_if_due(authority: Authority, safe: Safe, tls: Tls, clock: Clock, ways: Sequence[str]) -> bool:
    """False if another machine is about to."""
    async with safe.turn() as mine:
        if not mine:
            return False
        # One may just have done so.
        await safe.load()
        tls.look()
        if is_due(tls.certificate, clock.now()):
            await renew(authority, safe, ways)
            await safe.load()
            tls.look()
    return True


async def follow_forever(safe: Safe, tls: Tls, clock: Clock) -> None:
    """Take what another machine has got."""
    while True:
        await clock.sleep(LOOK_SECONDS)
        with suppress(NotStored):
            # Storage has said so, and the certificate that there is goes on.
            await safe.load()
            tls.look()
