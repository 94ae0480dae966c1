"""Which pages of other origins may call the API from a browser (CORS, in the Fetch standard).

There are no cookies, so a page gets no more than anybody: who calls is what the token says that the
page itself has. Credentials are therefore never allowed, and any origin may call unless the
settings name those that may.
"""

from collections.abc import Iterable
from typing import Any, Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from service.http.varying import Headers, varied
from service.limits import headers as budget_headers

ANY: Final = "*"
NONE: Final = "none"
OPENED: Final = ("/v1/", "/openapi.json", "/health", "/ready")
"""What other origins may call: the API and its contract, no pages and no metrics."""

EXPOSED: Final = (
    "Allow",
    "Content-Disposition",
    "Content-Language",
    "ETag",
    "Idempotency-Replayed",
    "Link",
    "Location",
    *(budget_headers.LIMIT, budget_headers.REMAINING, budget_headers.RESET, budget_headers.POLICY),
    "Retry-After",
    "WWW-Authenticate",
    "X-Request-Id",
)
"""Headers of answers that pages may read, beside those that every page may."""
SENT: Final = ("Accept", "Accept-Language", "Authorization", "Content-Type", "X-Request-Id")
"""Headers of requests that pages may send, beside those that operations name."""
SECONDS: Final = 7200
"""For so long a browser asks no second time; Chromium does not believe more."""

_EXPOSED: Final = (b"access-control-expose-headers", ", ".join(EXPOSED).encode())


def origins(setting: str) -> frozenset[str] | None:
    """The origins of a setting; None: any."""
    if setting == ANY:
        return None
    return frozenset(one.strip() for one in setting.split(",")) - {"", NONE}


def cors(app: ASGIApp, setting: str, headers: Iterable[str]) -> ASGIApp:
    """The middleware; `headers` are those of requests that mean something to operations."""
    allowed = origins(setting)
    if allowed == frozenset():
        return app
    sendable = ", ".join(sorted({*SENT, *headers})).encode()

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith(OPENED):
            await app(scope, receive, send)
            return
        asked = {name: value for name, value in scope["headers"] if name in _ASKED}
        origin = asked.get(b"origin", b"")
        trusted = allowed is None or origin.decode("latin-1") in allowed
        preflight = scope["method"] == "OPTIONS" and _METHOD in asked

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = cast(dict[str, Any], message)
                told["headers"] = list(told["headers"])
                if allowed is not None:
                    told["headers"] = varied(told["headers"], b"Origin")
                if trusted:
                    told["headers"] += _granted(origin if allowed is not None else b"*")
                    told["headers"] += _methods(told["headers"], sendable) if preflight else ()
            await send(message)

        await app(scope, receive, tell)

    return run


_METHOD: Final = b"access-control-request-method"
_ASKED: Final = (b"origin", _METHOD)


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
