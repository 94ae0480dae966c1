"""This service as WebAuthn sees it (WebAuthn 3, 5.4.2): an origin, and the name of its host."""

from collections.abc import Callable
from functools import partial
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from fido2.cose import ES256, RS256, EdDSA
from fido2.server import Fido2Server
from fido2.webauthn import (
    AttestationConveyancePreference,
    PublicKeyCredentialParameters,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialType,
)
from litestar.types import Scope
from msgspec import Struct

from referee.problems import kinds
from referee.problems.problem import refused
from service.http.origins import is_own, origin

NAME: Final = "Kronika"
ALGORITHMS: Final = (ES256.ALGORITHM, EdDSA.ALGORITHM, RS256.ALGORITHM)
"""Of keys that passkeys may have, in COSE (RFC 9053); the first one is asked for first."""


class RelyingParty(Struct, frozen=True):
    """The service at one of its addresses. Passkeys belong to `host`; only pages of its own origin
    may ask for them, not those of other hosts of the same domain."""

    host: str
    is_own: Callable[[str], bool]

    @property
    def server(self) -> Fido2Server:
        """What checks the answers of authenticators."""
        made = Fido2Server(
            PublicKeyCredentialRpEntity(name=NAME, id=self.host),
            attestation=AttestationConveyancePreference.NONE,
            verify_origin=self.is_own,
        )
        made.allowed_algorithms = [
            PublicKeyCredentialParameters(type=PublicKeyCredentialType.PUBLIC_KEY, alg=one)
            for one in ALGORITHMS
        ]
        return made


def relying_party(scope: Scope) -> RelyingParty | None:
    """The service at the address of a request; None where no passkey works, since the host has no
    name."""
    host = urlsplit(origin(scope)).hostname or ""
    try:
        ip_address(host)
    except ValueError:
        return RelyingParty(host, partial(is_own, scope)) if host else None
    return None


def party_here(scope: Scope) -> RelyingParty:
    """The service at the address of a request. Refuses an address where no passkey works."""
    if (found := relying_party(scope)) is None:
        raise refused(kinds.NO_PASSKEYS_HERE)
    return found
