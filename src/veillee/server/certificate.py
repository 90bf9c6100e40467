"""The certificate of the house: what its two files say, and a context for https that follows them."""

import ssl
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from msgspec import Struct

from veillee.clock import Clock
from veillee.storage import CannotOpen

if TYPE_CHECKING:
    from cryptography import x509

# How soon a new certificate is noticed.
LOOK_SECONDS = 10
# From when on the log says every day that it ends. One that --https renews is never so near its end, unless that fails.
LAST_DAYS = 7
DAY_SECONDS = 86_400

logger = structlog.get_logger()


class Certificate(Struct, frozen=True):
    """Whom it is for, as browsers write it, and from when to when, in milliseconds."""

    names: tuple[str, ...]
    begins: int
    ends: int

    @property
    def last(self) -> int:
        """How near its end one begins to warn. One that is given for six days is never far from it."""
        return min(LAST_DAYS * DAY_SECONDS * 1000, (self.ends - self.begins) // 4)

    def is_for(self, host: str) -> bool:
        # A star stands for one word.
        return host.lower() in self.names or "*." + host.lower().partition(".")[2] in self.names


def read_certificate(chain: Path, key: Path) -> Certificate:
    """`CannotOpen` has a sentence for whoever started the server, with what to do."""
    # Not before it is needed: it takes a while to load.
    from cryptography import x509
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    written, secret = read(chain, "the certificate"), read(key, "the key")
    if key.stat().st_mode & 0o007:
        raise CannotOpen(f"Everybody on this machine can read the key {key}. Close it to them: chmod o= {key}")
    try:
        first = x509.load_pem_x509_certificates(written)[0]
    except ValueError:
        raise CannotOpen(
            f"There is no certificate in {chain}: it should begin with -----BEGIN CERTIFICATE-----. The certificate is"
            " given first, then its key."
        ) from None
    try:
        private = load_pem_private_key(secret, None)
    except TypeError:
        raise CannotOpen(
            f"The key {key} has a password, and nobody can type it when the server starts by itself. Write it without:"
            f" openssl pkey -in {key} -out NEW"
        ) from None
    except ValueError:
        raise CannotOpen(f"There is no key in {key}: it should begin with -----BEGIN PRIVATE KEY-----.") from None
    if private.public_key() != first.public_key():
        raise CannotOpen(f"The key {key} does not fit the certificate {chain}. Give the two that were made together.")
    begins, ends = (round(date.timestamp() * 1000) for date in (first.not_valid_before_utc, first.not_valid_after_utc))
    return Certificate(names_in(first), begins, ends)


def read(file: Path, what: str) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise CannotOpen(
            f"Cannot read {what} {file}: {error.strerror}. Give a file that the user of the server can read."
        ) from error


def names_in(certificate: "x509.Certificate") -> tuple[str, ...]:
    from cryptography import x509

    with suppress(x509.ExtensionNotFound):
        names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        hosts = names.get_values_for_type(x509.DNSName)
        return (*(host.lower() for host in hosts), *map(str, names.get_values_for_type(x509.IPAddress)))
    # Browsers read no other field.
    return ()


def day(date: int) -> str:
    return datetime.fromtimestamp(date / 1000, UTC).isoformat(timespec="seconds")


class Tls:
    """`context` is the one of every new connection; those that are open keep what they have.

    `why`: what keeps it from getting a new certificate, if anything does. Everybody may read it, so the log says more.
    """

    def __init__(self, files: tuple[Path, Path], clock: Clock) -> None:
        self._files, self._clock = files, clock
        self._seen = self._state_of_files()
        self.certificate = read_certificate(*files)
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.why: str | None = None
        self._load()

    def look(self) -> None:
        """Take what is in the files, if they have changed."""
        state = self._state_of_files()
        if state == self._seen:
            return
        self._seen = state
        try:
            # Not into the context first: if they do not fit each other, nobody could come in any more.
            self.certificate = read_certificate(*self._files)
            self._load()
        except CannotOpen as error:
            self.why = "the new certificate cannot be used: the log says why"
            logger.warning("the old certificate goes on", why=str(error), ends=day(self.certificate.ends))
        else:
            self.why = None
            logger.info("a new certificate", ends=day(self.certificate.ends))

    async def look_forever(self) -> None:
        warned = float("-inf")
        while True:
            self.look()
            left, now = self.certificate.ends - self._clock.now(), self._clock.monotonic()
            if left < self.certificate.last and now - warned >= DAY_SECONDS:
                warned = now
                said = "the certificate ends soon" if left > 0 else "the certificate has ended: browsers refuse it"
                logger.warning(said, ends=day(self.certificate.ends))
            await self._clock.sleep(LOOK_SECONDS)

    def about(self) -> dict[str, object]:
        """For those who watch over the server."""
        told: dict[str, object] = {"names": self.certificate.names, "ends": day(self.certificate.ends)}
        return told if self.why is None else {**told, "why": self.why}

    def _load(self) -> None:
        try:
            self.context.load_cert_chain(*self._files)
        except (OSError, ssl.SSLError) as error:
            raise CannotOpen(f"The certificate {self._files[0]} cannot be used: {error}") from error

    def _state_of_files(self) -> list[tuple[int, int, int] | None]:
        return [state_of(file) for file in self._files]


def state_of(file: Path) -> tuple[int, int, int] | None:
    """Another one if somebody has written the file, or put another in its place."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns
