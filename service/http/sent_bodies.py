"""The bodies of requests, as bytes."""

from typing import Any, Final, cast

from litestar import Request
from litestar.exceptions import InternalServerException

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.http.middleware import request_headers

_BODY: Final = "kronika.body"


async def sent_body(request: Request[Any, Any, Any]) -> bytes:
    """The bytes of the body, however often they are asked for. A client that goes away in the
    middle gets a refusal that it does not see; it is no failure of ours."""
    scope = cast(dict[str, Any], request.scope)
    if (read := scope.get(_BODY)) is None:
        read = scope[_BODY] = await _read(request)
    return cast(bytes, read)


async def _read(request: Request[Any, Any, Any]) -> bytes:
    coding = request_headers.header(request.scope, b"content-encoding", "identity").strip().lower()
    if coding != "identity":
        raise refused(
            kinds.UNSUPPORTED_MEDIA_TYPE,
            Sentence("coding-unsupported", {"coding": coding[:40]}),
            headers={"Accept-Encoding": "identity"},
        )
    try:
        if (at_once := await _at_once(request)) is not None:
            return at_once
        return await request.body()
    except InternalServerException:
        raise refused(kinds.MALFORMED_BODY, Sentence("body-ended-early")) from None


async def _at_once(request: Request[Any, Any, Any]) -> bytes | None:
    """A body that says how long it is, and is no longer than it may be, without asking again and
    again. None: it has to be read piece by piece."""
    sent = request_headers.of(request.scope)
    length = None if b"transfer-encoding" in sent else sent.get(b"content-length")
    most = request.route_handler.resolve_request_max_body_size()
    if length is None or not length.isdigit() or most is None or int(length) > most:
        return None
    pieces = []
    while True:
        message = await request.receive()
        if message["type"] != "http.request":
            raise InternalServerException
        pieces.append(message["body"])
        if not message["more_body"]:
            return pieces[0] if len(pieces) == 1 else b"".join(pieces)
