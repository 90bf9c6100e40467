"""A certificate from an authority that speaks ACME (RFC 8555), such as Let's Encrypt; renewed while people play.

The authority asks on port 80 whether the name leads here (http-01); server/plain_door.py answers.
"""

import asyncio
import ipaddress
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import structlog
from msgspec import Struct

from veillee import __version__
from veillee.clock import Clock
from veillee.server.addresses import is_address
from veillee.server.certificate import DAY_SECONDS, Certificate, Tls, day
from veillee.storage import CannotOpen

if TYPE_CHECKING:
    from acme.client import ClientV2
    from acme.messages import AuthorizationResource, OrderResource

# In the data folder.
FOLDER = "https"
ANSWER_SECONDS = 30
# After a renewal that failed. If a new certificate is due again at once, the date is wrong: a day later is soon enough.
AGAIN_SECONDS = 3600
SHORT_LIVED = "shortlived"
# What an authority says of a name that it could not look up or reach.
WHAT_TO_DO = {
    "dns": "Let the name lead to the public address of this machine (an A record), and wait until that is known.",
    "connection": "Nothing answered there on port 80: open it in the firewall, or send it here in the router.",
    "unauthorized": "Somebody else answered there on port 80: let name and port lead to this server.",
    "rateLimited": "Wait as long as it says, or try with another authority (--acme-directory).",
    "rejectedIdentifier": "It gives none for such a name: take one that everybody on the internet can look up.",
}

logger = structlog.get_logger()


class Account(Struct):
    directory: str
    key: dict[str, Any]
    uri: str


class Authority:
    """Whoever gives this house its certificates. What blocks is for a thread.

    `answers`: what to say on port 80, by the token that is asked for.
    """

    def __init__(self, directory: str, data: Path, name: str) -> None:
        self.directory, self.name = directory, name
        self._folder = data / FOLDER
        self._account_file = self._folder / "account.json"
        self.answers: dict[str, str] = {}

    @property
    def file(self) -> Path:
        """Key and certificate in one, so that they always fit each other."""
        return self._folder / f"{self.name}.pem"

    def account(self) -> Account | None:
        """None also if it is one with another authority."""
        try:
            found = msgspec.json.decode(self._account_file.read_bytes(), type=Account)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.DecodeError) as error:
            raise CannotOpen(
                f"Cannot read {self._account_file}: {error}. Delete it to ask for a new account."
            ) from error
        return found if found.directory == self.directory else None

    def terms(self) -> str:
        """Where it can be read what one agrees to."""
        with self._sentences():
            return self._client(None).directory.meta.terms_of_service or self.directory

    def register(self, mail: str) -> None:
        """Whoever calls this has agreed to the terms."""
        from acme.messages import NewRegistration
        from cryptography.hazmat.primitives.asymmetric import ec
        from josepy.jwk import JWKEC

        key = JWKEC(key=ec.generate_private_key(ec.SECP256R1()))
        with self._sentences():
            wish = NewRegistration.from_data(email=mail or None, terms_of_service_agreed=True)
            uri = self._client(key).new_account(wish).uri
        self._write(self._account_file, msgspec.json.encode(Account(self.directory, key.to_json(), uri)))

    def obtain(self) -> None:
        """A new certificate, into its file."""
        from acme import crypto_util
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
        from josepy.jwk import JWKEC

        account = self.account()
        assert account is not None
        private = ec.generate_private_key(ec.SECP256R1())
        key = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        with self._sentences():
            client = self._client(JWKEC.from_json(account.key), account.uri)
            if is_address(self.name):
                request = crypto_util.make_csr(key, ipaddrs=[ipaddress.IPv4Address(self.name)])
            else:
                request = crypto_util.make_csr(key, domains=[self.name])
            order = client.new_order(request, profile_for(self.name, client.directory.meta.profiles))
            try:
                self._prove(client, order)
                chain = client.poll_and_finalize(order).fullchain_pem
            finally:
                self.answers.clear()
        self._write(self.file, key + chain.encode())

    def _prove(self, client: "ClientV2", order: "OrderResource") -> None:
        from acme import messages
        from acme.challenges import HTTP01

        for asked in order.authorizations:
            if asked.body.status == messages.STATUS_VALID:
                continue
            way = next((one for one in asked.body.challenges if isinstance(one.chall, HTTP01)), None)
            if way is None:
                raise CannotOpen(f"{self._host} does not ask on port 80, and Veillée knows no other way.")
            response, said = way.response_and_validation(client.net.key)
            self.answers[way.chall.encode("token")] = said
            client.answer_challenge(way, response)

    def _client(self, key: Any, account: str = "") -> "ClientV2":
        # Not before it is needed: it takes a while to load.
        from acme import messages
        from acme.client import ClientNetwork, ClientV2
        from josepy.jwa import ES256

        agent = f"veillee/{__version__}"
        net = ClientNetwork(key, alg=ES256, user_agent=agent, timeout=ANSWER_SECONDS)
        if account:
            net.account = messages.RegistrationResource(body=messages.Registration(), uri=account)
        return ClientV2(ClientV2.get_directory(self.directory, net), net)

    @property
    def _host(self) -> str:
        return urlsplit(self.directory).netloc

    def _sentences(self) -> "Sentences":
        return Sentences(self.name, self._host)

    def _write(self, file: Path, content: bytes) -> None:
        """Whole or not at all, and for nobody else's eyes."""
        new = file.with_suffix(".new")
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            self._folder.chmod(0o700)
            new.unlink(missing_ok=True)
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
                opened.write(content)
                opened.flush()
                os.fsync(opened.fileno())
            new.replace(file)
        except OSError as error:
            raise CannotOpen(f"Cannot write {file}: {error.strerror}. Make room, or choose another --data.") from error


class Sentences:
    """Makes a sentence, with what to do, of everything that can go wrong with an authority."""

    def __init__(self, name: str, host: str) -> None:
        self._name, self._host = name, host

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        from acme.errors import Error, ValidationError
        from acme.messages import Error as Refusal
        from requests.exceptions import RequestException

        match error:
            case ValidationError():
                raise CannotOpen(self._refused(next(map(reason, error.failed_authzrs), None))) from error
            case Refusal():
                raise CannotOpen(self._refused(error)) from error
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

    def _refused(self, why: Any) -> str:
        """`why`: an acme.messages.Error."""
        said = "" if why is None else f": {str(why.detail).rstrip('.')}"
        help = WHAT_TO_DO.get("" if why is None else str(why.code), "")
        return f"{self._host} gives no certificate for {self._name}{said}. {help}".rstrip()


def reason(asked: "AuthorizationResource") -> Any:
    return next((way.error for way in asked.body.challenges if way.error is not None), None)


def profile_for(name: str, profiles: Mapping[str, str] | None) -> str | None:
    """Let's Encrypt gives those for addresses for six days only, and wants to be asked for that in so many words."""
    return SHORT_LIVED if is_address(name) and SHORT_LIVED in (profiles or {}) else None


def is_due(certificate: Certificate, now: int) -> bool:
    """When a third of its time is left, as authorities wish."""
    return now >= certificate.ends - (certificate.ends - certificate.begins) / 3


async def renew_forever(authority: Authority, tls: Tls, clock: Clock) -> None:
    while True:
        pause = AGAIN_SECONDS
        if is_due(tls.certificate, clock.now()):
            try:
                await asyncio.to_thread(authority.obtain)
            except CannotOpen as error:
                tls.why = "the certificate is not renewed yet: the log says why"
                logger.warning("the certificate is not renewed yet", why=str(error), ends=day(tls.certificate.ends))
            except Exception:
                # If this loop ended, the certificate would too.
                logger.exception("could not renew the certificate")
            else:
                tls.look()
                pause = DAY_SECONDS
        await clock.sleep(pause)
