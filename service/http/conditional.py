"""Conditional reading (RFC 9110, 13): whatever is read as a whole has a strong entity tag, and
whoever has it already gets 304 instead of a body.

A tag names the bytes of an answer: another language, another reader or another version of the game
has another one. Those of a game and of what is legal in it begin with the version, so that
`If-Match` of a move can be one of them.
"""

from typing import Any, Final

from litestar import Request, Response
from litestar.response.base import ASGIResponse

from referee.validators import etag_of, matches
from service.http.middleware import request_headers
from service.http.operation import Operation
from service.http.replies import NO_STORE, Whole, sent

REVALIDATED: Final = {"Cache-Control": "private, no-cache", "Vary": "Authorization"}
"""What a client may keep for itself, and asks about each time."""
PERSONAL: Final = "accounts"
"""The operations about an account itself: nobody keeps their answers."""


def spoken(language: str) -> dict[str, str]:
    """The headers of an answer for one reader, in a language."""
    return {
        "Cache-Control": "private, no-cache",
        "Content-Language": language,
        "Vary": "Authorization, Accept-Language",
    }


def versioned(version: int, body: bytes) -> str:
    """The strong `ETag` of an answer about a game at a version."""
    return f'"{version}.{etag_of(body)[1:-1]}"'


def conditional(
    operation: Operation,
    request: Request[Any, Any, Any],
    response: Response[Any] | ASGIResponse,
) -> Response[Any] | ASGIResponse:
    """The answer with its validator, or 304 for who has it."""
    if not operation.conditional or not isinstance(response, Whole) or response.status_code != 200:
        return response
    headers = dict(response.headers)
    if headers == NO_STORE and operation.tag != PERSONAL:
        headers = dict(REVALIDATED)
    headers.setdefault("ETag", etag_of(response.content))
    known = request_headers.header(request.scope, b"if-none-match")
    if known is not None and matches(known, headers["ETag"]):
        return sent(b"", status=304, headers=headers)
    media = str(response.media_type)
    return sent(response.content, headers=headers, media=media)
