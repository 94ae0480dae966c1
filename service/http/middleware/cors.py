"""Which pages of other origins may call the API from a browser (CORS, in the Fetch standard).

The one cookie counts for pages of the service alone (`service.http.cookies`), so a page elsewhere
gets no more than anybody: who calls is what the token says that the page itself has. Credentials
are therefore never allowed, and any origin may call unless the settings name those that may.
"""

from collections.abc import Iterable
from typing import Final

from litestar.types import HTTPScope

from service.http.middleware import digests, request_headers
from service.http.middleware.vary import Headers, varied
from service.limits import headers as budget_headers
from service.process import positions

ANY: Final = "*"
NONE: Final = "none"
_CONTRACT: Final = ("/openapi.json", "/openapi-3.2.json", "/asyncapi.json")
OPENED: Final = ("/v1/", "/oauth/", "/.well-known/", *_CONTRACT, "/health", "/ready")
"""What other origins may call: the API and its contract, no pages and no metrics."""

EXPOSED: Final = (
    "Allow",
    "Content-Disposition",
    "Content-Language",
    "ETag",
    "Idempotency-Replayed",
    "Link",
    "Location",
    positions.HEADER,
    *budget_headers.MEANINGS,
    digests.HEADER,
    *("Deprecation", "Sunset"),
    "Retry-After",
    "WWW-Authenticate",
    "X-Request-Id",
)
"""Headers of answers that pages may read, beside those that every page may."""
SENT: Final = (
    *("Accept", "Accept-Language", "Authorization", "Content-Type", "X-Request-Id"),
    *("traceparent", "tracestate"),
)
"""Headers of requests that pages may send, beside those that operations name."""
SECONDS: Final = 7200
"""For so long a browser asks no second time; Chromium does not believe more."""

_EXPOSED: Final = (b"access-control-expose-headers", ", ".join(EXPOSED).encode())


def origins(setting: str) -> frozenset[str] | None:
    """The origins of a setting; None: any."""
    if setting == ANY:
        return None
    return frozenset(one.strip() for one in setting.split(",")) - {"", NONE}


class Cors:
    """What answers tell pages of other origins."""

    __slots__ = ("_allowed", "_anybody", "_sendable")

    def __init__(self, setting: str, headers: Iterable[str]) -> None:
        """`headers` are those of requests that mean something to operations."""
        self._allowed = origins(setting)
        self._sendable = ", ".join(sorted({*SENT, *headers})).encode()
        self._anybody = tuple(_granted(b"*"))

    def granted(self, scope: HTTPScope, headers: Headers) -> Headers:
        """The headers of the answer to a request, with what pages of other origins may do."""
        if self._allowed == frozenset() or not scope["path"].startswith(OPENED):
            return headers
        asked = request_headers.of(scope)
        if self._allowed is None:
            headers += self._anybody
        else:
            origin = asked.get(b"origin", b"")
            headers = varied(headers, b"Origin")
            if origin.decode("latin-1") not in self._allowed:
                return headers
            headers += _granted(origin)
        if scope["method"] == "OPTIONS" and _METHOD in asked:
            headers += _methods(headers, self._sendable)
        return headers


_METHOD: Final = b"access-control-request-method"


def _granted(origin: bytes) -> Headers:
    return [(b"access-control-allow-origin", origin), _EXPOSED]


def _methods(headers: Headers, sendable: bytes) -> Headers:
    """What may be sent to a path: the methods that it has."""
    methods = next((value for name, value in headers if name.lower() == b"allow"), b"")
    return [
        (b"access-control-allow-methods", methods),
        (b"access-control-allow-headers", sendable),
        (b"access-control-max-age", b"%d" % SECONDS),
    ]
