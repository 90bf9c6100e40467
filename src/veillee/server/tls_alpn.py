"""How the authority asks on port 443 (RFC 8737): it wants to see a certificate that only this house can make."""

import hashlib
import ipaddress
import ssl
import tempfile
from datetime import UTC, datetime, timedelta
from typing import Any

from acme.challenges import (
    Challenge,
    ChallengeResponse,
    KeyAuthorizationChallenge,
    KeyAuthorizationChallengeResponse,
)
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from josepy.jwk import JWK

from veillee.server.addresses import is_address
from veillee.server.authority import TLS_ALPN

# What a client says that it wants to speak if it is an authority.
PROTOCOL = "acme-tls/1"
PROOF = x509.ObjectIdentifier("1.3.6.1.5.5.7.1.31")
# A text of 32 bytes begins like this in DER.
OF_32_BYTES = b"\x04\x20"


@ChallengeResponse.register
class TlsAlpnResponse(KeyAuthorizationChallengeResponse):
    typ = TLS_ALPN


@Challenge.register
class TlsAlpn(KeyAuthorizationChallenge):
    response_cls = TlsAlpnResponse
    typ = TLS_ALPN

    def validation(self, account_key: JWK, **_: Any) -> str:
        return self.key_authorization(account_key)


def context_for(name: str, said: str) -> ssl.SSLContext:
    """For the authority alone: everybody else is shown the certificate of the house."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "veillee")])
    now, day = datetime.now(UTC), timedelta(days=1)
    names = x509.SubjectAlternativeName(
        [x509.IPAddress(ipaddress.ip_address(name)) if is_address(name) else x509.DNSName(name)]
    )
    proof = x509.UnrecognizedExtension(PROOF, OF_32_BYTES + hashlib.sha256(said.encode()).digest())
    made = (
        x509.CertificateBuilder(who, who, key.public_key(), x509.random_serial_number(), now - day, now + day)
        .add_extension(names, critical=False)
        .add_extension(proof, critical=True)
        .sign(key, hashes.SHA256())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.set_alpn_protocols([PROTOCOL])
    with tempfile.NamedTemporaryFile() as file:
        file.write(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        file.write(made.public_bytes(Encoding.PEM))
        file.flush()
        context.load_cert_chain(file.name)
    return context


def is_asked_for(hello: bytes, context: ssl.SSLContext) -> bool | None:
    """Whether somebody who begins with these bytes is the authority. None: not enough has come to tell."""
    coming, going = ssl.MemoryBIO(), ssl.MemoryBIO()
    coming.write(hello)
    reader = context.wrap_bio(coming, going, server_side=True)
    try:
        reader.do_handshake()
    except ssl.SSLWantReadError:
        # It has an answer as soon as it has read all that the other says first.
        return reader.selected_alpn_protocol() == PROTOCOL if going.pending else None
    except ssl.SSLError:
        pass
    return False
