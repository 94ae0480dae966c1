"""Responses with JSON bodies."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import aclosing
from typing import Any, Final, cast

import msgspec
import structlog
from litestar import Response
from litestar.response.base import ASGIResponse
from litestar.types import HTTPResponseStartEvent, Receive, Scope, Send

from events.database import is_outage
from service.http.hanging_up import hung_up
from service.http.operation import JSON

NO_STORE: Final = {"Cache-Control": "no-store"}
_BODILESS: Final = (204, 304)
_log = structlog.get_logger()


def json(value: object, *, status: int = 200, headers: Mapping[str, str] | None = None) -> "Whole":
    """`value` as JSON; not to be stored by caches unless the headers say otherwise."""
    found = sent(msgspec.json.encode(value), status=status, headers=headers)
    found.next_page = getattr(value, "next", None)
    return found


def made(
    body: bytes,
    at: str | None,
    *,
    again: bool = False,
    language: str | None = None,
    status: int = 201,
) -> Response[bytes]:
    """201, with the path of what was made, if it has one of its own; `again` if an earlier request
    has made it, whose answer may be in another `language`. Another status says that it was there
    already."""
    headers = NO_STORE if at is None else {**NO_STORE, "Location": at}
    if again:
        headers = {**headers, "Idempotency-Replayed": "true"}
    elif language is not None:
        headers = {**headers, "Content-Language": language}
    return sent(body, status=status, headers=headers)


def sent(
    body: bytes, *, status: int = 200, headers: Mapping[str, str] | None = None, media: str = JSON
) -> "Whole":
    """A body that is encoded already."""
    return Whole(body, status, NO_STORE if headers is None else headers, media)


class Whole(Response[bytes]):
    """A body that is there as a whole, and whose headers are all known. (Litestar would look up
    each of them in all others and ask once more what the route wants.) Of a page, `next_page` is
    the cursor of the one behind it."""

    next_page: str | None = None

    def __init__(self, body: bytes, status: int, headers: Mapping[str, str], media: str) -> None:
        """As Litestar's, which looks at what everything could be: that takes longer than the rest
        of an answer. (It sets all that Litestar's does.)"""
        self.content = body
        self.status_code = status
        self.headers = dict(headers)
        self.media_type = media
        self.background = None
        self.cookies = []
        self.encoding = "utf-8"
        self.response_type_encoders = {}

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
            *_encoded(response.headers),
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
    length = b"%d" % len(response.content)
    return (b"content-type", _described_media(response.media_type)), (b"content-length", length)


def _described_media(media_type: object) -> bytes:
    media = str(media_type)
    if media.startswith("text/") and "charset" not in media:
        media += "; charset=utf-8"
    return media.encode()


def _encoded(headers: Mapping[str, str]) -> Iterator[tuple[bytes, bytes]]:
    return (
        (name.lower().encode("latin-1"), str(value).encode("latin-1"))
        for name, value in headers.items()
    )


class Flow(Response[AsyncIterator[bytes]]):
    """A body that is sent piece by piece. It is made in the task that serves the request, beside
    which another one hears that the client has gone. When no more of it can be made, it is not
    ended, so that the client sees that something is missing. (Litestar's `Stream` takes a group of
    tasks with its scopes, and the media type of the route.)"""

    def to_asgi_response(self, *args: Any, **members: Any) -> ASGIResponse:
        """What is sent."""
        return _Flowing(self)


class _Flowing(ASGIResponse):
    def __init__(self, response: Flow) -> None:
        self.status_code = response.status_code or 200
        self._pieces = response.content
        self._head = [
            (b"content-type", _described_media(response.media_type)),
            *_encoded(response.headers),
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start: HTTPResponseStartEvent = {
            "type": "http.response.start",
            "status": self.status_code,
            "headers": self._head,
        }
        hearing = asyncio.create_task(_gone(receive, asyncio.current_task()))
        try:
            # Iterators of streams are generators, which alone can be closed.
            async with aclosing(self._pieces):  # type: ignore[type-var]
                await send(start)
                async for piece in self._pieces:
                    await send({"type": "http.response.body", "body": piece, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except asyncio.CancelledError:
            if not hearing.done():
                raise
            cast(asyncio.Task[Any], asyncio.current_task()).uncancel()
        except Exception as trouble:
            _broke_off(trouble)
        finally:
            hearing.cancel()


def _broke_off(trouble: Exception) -> None:
    """Tells the log why: PostgreSQL is away, or we have a bug."""
    if is_outage(trouble):
        _log.warning("unavailable", error=type(trouble).__name__)
    else:
        _log.error("request-failed", incident=secrets.token_hex(8), exc_info=trouble)


async def _gone(receive: Receive, serving: asyncio.Task[Any] | None) -> None:
    """Waits until the client has gone, and ends the task that serves it."""
    await hung_up(receive)
    if serving is not None:
        serving.cancel()


def flowing(
    pieces: AsyncIterator[bytes], *, media: str, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    """A body that is made while it is sent."""
    return Flow(pieces, status_code=200, media_type=media, headers={**NO_STORE, **(headers or {})})


def nothing() -> Response[bytes]:
    """204."""
    return Response(b"", status_code=204, headers=NO_STORE)
