"""Responses with JSON bodies."""

from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

import msgspec
from litestar import Response
from litestar.response import Stream
from litestar.response.base import ASGIResponse
from litestar.types import HTTPResponseStartEvent, Receive, Scope, Send

from service.http.operation import JSON

NDJSON: Final = "application/x-ndjson"
_NO_STORE: Final = {"Cache-Control": "no-store"}
_BODILESS: Final = (204, 304)


def json(
    value: object, *, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response[bytes]:
    """`value` as JSON; not to be stored by caches unless the headers say otherwise."""
    return sent(msgspec.json.encode(value), status=status, headers=headers)


def made(body: bytes, at: str, *, again: bool = False) -> Response[bytes]:
    """201, with the path of what was made; `again` if an earlier request has made it."""
    headers = {**_NO_STORE, "Location": at}
    if again:
        headers["Idempotency-Replayed"] = "true"
    return sent(body, status=201, headers=headers)


def sent(
    body: bytes, *, status: int = 200, headers: Mapping[str, str] | None = None, media: str = JSON
) -> Response[bytes]:
    """A body that is encoded already."""
    return Whole(
        body,
        status_code=status,
        media_type=media,
        headers=dict(headers) if headers is not None else _NO_STORE,
    )


class Whole(Response[bytes]):
    """A body that is there as a whole, and whose headers are all known. (Litestar would look up
    each of them in all others and ask once more what the route wants.)"""

    def to_asgi_response(self, *args: Any, **members: Any) -> ASGIResponse:
        """What is sent."""
        return _Ready(self)


class _Ready(ASGIResponse):
    def __init__(self, response: Whole) -> None:
        self.status_code = response.status_code or 200
        self.body = response.content
        described = () if self.status_code in _BODILESS else _described(response)
        self._head = [
            *described,
            *(
                (name.lower().encode("latin-1"), str(value).encode("latin-1"))
                for name, value in response.headers.items()
            ),
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start: HTTPResponseStartEvent = {
            "type": "http.response.start",
            "status": self.status_code,
            "headers": self._head,
        }
        await send(start)
        await send({"type": "http.response.body", "body": self.body, "more_body": False})


def _described(response: Whole) -> tuple[tuple[bytes, bytes], ...]:
    """The headers that say what the body is. A 304 must not say that it has none, or a cache would
    believe it of what it has (RFC 9110, section 8.6)."""
    media = str(response.media_type)
    if media.startswith("text/") and "charset" not in media:
        media += "; charset=utf-8"
    length = b"%d" % len(response.content)
    return (b"content-type", media.encode()), (b"content-length", length)


class Flow(Stream):
    """A body that is sent piece by piece, in its own media type (Litestar's `Stream` would take
    that of the route)."""

    def to_asgi_response(self, *args: Any, **members: Any) -> ASGIResponse:
        """What is sent."""
        return super().to_asgi_response(*args, **{**members, "media_type": self.media_type})


def flowing(
    pieces: AsyncIterator[bytes], *, media: str, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    """A body that is made while it is sent."""
    return Flow(pieces, status_code=200, media_type=media, headers={**_NO_STORE, **(headers or {})})


def nothing() -> Response[bytes]:
    """204."""
    return Response(b"", status_code=204, headers=_NO_STORE)
