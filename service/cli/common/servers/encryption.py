"""Why TLS to a server did not come about: each cause has its sentence, and its way out."""

import ssl
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import parse_qsl, urlsplit

import asyncpg
import redis

from service.cli.common.words import say

OTHER_HOST: Final = frozenset({62, 64})
UNKNOWN: Final = frozenset({2, 18, 19, 20, 21})
UNTRUSTED: Final = ("tls.untrusted", "tls.untrusted-remedy")
KNOWN: Final[Mapping[int, tuple[str, str]]] = {
    9: ("tls.early", "tls.early-remedy"),
    10: ("tls.expired", "tls.expired-remedy"),
    **dict.fromkeys(OTHER_HOST, ("tls.other-host", "tls.other-host-remedy")),
    **dict.fromkeys(UNKNOWN, ("tls.unknown-authority", "tls.unknown-authority-remedy")),
}
"""What is wrong with a certificate, and what to do, by OpenSSL's number for it
(X509_STORE_CTX_get_error(3))."""
FILES: Final = (
    *("sslrootcert", "sslcert", "sslkey", "sslcrl"),
    *("ssl_ca_certs", "ssl_certfile", "ssl_keyfile"),
)
"""Parameters of an address that name files: those of PostgreSQL's clients, and those of Redis's."""

_HUNG_UP: Final = ("closed by server", "reset by peer")
"""Which of them is said depends on who is faster."""


def unencrypted(
    causes: Sequence[BaseException], url: str, place: Mapping[str, object]
) -> tuple[str, str] | None:
    """What is wrong with the encryption of a connection to `url` that failed for these causes, and
    what the operator can do; None if it is something else. Sentences say `place`: host, port,
    variable, and which server it is (`database` or `cache`)."""
    for one in causes:
        match one:
            case ssl.SSLCertVerificationError():
                what, remedy = KNOWN.get(one.verify_code, UNTRUSTED)
                return _said(what, remedy, place, told=one.verify_message)
            case ssl.SSLError() if one.reason == "NO_CERTIFICATE_OR_CRL_FOUND":
                return _said("tls.no-certificate", "tls.no-certificate-remedy", place)
            case ssl.SSLError():
                return _said("tls.no-agreement", "tls.no-agreement-remedy", place, told=str(one))
            case asyncpg.exceptions.ClientConfigurationError() if "root certificate" in str(one):
                return _said("tls.no-authority", "tls.no-authority-remedy", place)
            case asyncpg.InvalidAuthorizationSpecificationError():
                return _shut_out(str(one), url, place)
            case OSError() if missing := _unreadable(url):
                return _said(
                    "tls.no-file",
                    "tls.no-file-remedy",
                    place,
                    parameter=missing[0],
                    file=missing[1],
                )
            case ConnectionError() if "rejected SSL upgrade" in str(one):
                return _said("tls.none", "tls.none-remedy", place)
            case redis.ConnectionError() if any(end in str(one) for end in _HUNG_UP):
                return _said("tls.hung-up", "tls.hung-up-remedy", place)
            case redis.TimeoutError() if url.startswith("rediss"):
                return _said("tls.silent", "tls.silent-remedy", place)
    return None


def _shut_out(told: str, url: str, place: Mapping[str, object]) -> tuple[str, str] | None:
    """PostgreSQL lets only those in who are encrypted, or who show a certificate. An address that
    does not forbid TLS would have come with it, if the server spoke it."""
    if "client certificate" in told:
        return _said("tls.client", "tls.client-remedy", place)
    forbidden = "sslmode=disable" in url or "sslmode=allow" in url
    return (
        _said("tls.wanted", "tls.wanted-remedy", place)
        if forbidden and "no encryption" in told
        else None
    )


def _said(what: str, remedy: str, place: Mapping[str, object], **more: str) -> tuple[str, str]:
    return say(what, **place, **more), say(remedy, **place, **more)


def _unreadable(url: str) -> tuple[str, str] | None:
    """The parameter of the address that names a file which cannot be read, and the file."""
    for name, value in parse_qsl(urlsplit(url).query):
        if name in FILES:
            try:
                Path(value).open("rb").close()
            except OSError:
                return name, value
    return None
