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
KNOWN: Final[Mapping[int, str]] = {
    9: "early",
    10: "expired",
    **dict.fromkeys(OTHER_HOST, "other-host"),
    **dict.fromkeys(UNKNOWN, "unknown-authority"),
}
"""What is wrong with a certificate, by OpenSSL's number for it (X509_STORE_CTX_get_error(3))."""
FILES: Final = (
    *("sslrootcert", "sslcert", "sslkey", "sslcrl"),
    *("ssl_ca_certs", "ssl_certfile", "ssl_keyfile"),
)
"""Parameters of an address that name files: those of PostgreSQL's clients, and those of Redis's."""


def unencrypted(
    causes: Sequence[BaseException], url: str, place: Mapping[str, object]
) -> tuple[str, str] | None:
    """What is wrong with the encryption of a connection to `url` that failed for these causes, and
    what the operator can do; None if it is something else. Sentences say `place`: host, port,
    variable, and which server it is (`database` or `cache`)."""
    for one in causes:
        match one:
            case ssl.SSLCertVerificationError():
                known = KNOWN.get(one.verify_code, "untrusted")
                return _said(known, place, told=one.verify_message)
            case ssl.SSLError() if one.reason == "NO_CERTIFICATE_OR_CRL_FOUND":
                return _said("no-certificate", place)
            case ssl.SSLError():
                return _said("no-agreement", place, told=str(one))
            case asyncpg.exceptions.ClientConfigurationError() if "root certificate" in str(one):
                return _said("no-authority", place)
            case asyncpg.InvalidAuthorizationSpecificationError():
                return _shut_out(str(one), url, place)
            case OSError() if missing := _unreadable(url):
                return _said("no-file", place, parameter=missing[0], file=missing[1])
            case ConnectionError() if "rejected SSL upgrade" in str(one):
                return _said("none", place)
            case redis.ConnectionError() if "closed by server" in str(one):
                return _said("hung-up", place)
            case redis.TimeoutError() if url.startswith("rediss"):
                return _said("silent", place)
    return None


def _shut_out(told: str, url: str, place: Mapping[str, object]) -> tuple[str, str] | None:
    """PostgreSQL lets only those in who are encrypted, or who show a certificate. An address that
    does not forbid TLS would have come with it, if the server spoke it."""
    if "client certificate" in told:
        return _said("client", place)
    forbidden = "sslmode=disable" in url or "sslmode=allow" in url
    return _said("wanted", place) if forbidden and "no encryption" in told else None


def _said(key: str, place: Mapping[str, object], **more: str) -> tuple[str, str]:
    return say(f"tls.{key}", **place, **more), say(f"tls.{key}-remedy", **place, **more)


def _unreadable(url: str) -> tuple[str, str] | None:
    """The parameter of the address that names a file which cannot be read, and the file."""
    for name, value in parse_qsl(urlsplit(url).query):
        if name in FILES:
            try:
                Path(value).open("rb").close()
            except OSError:
                return name, value
    return None
