"""Requests that do not say once to which host they go are refused (RFC 9112, section 3.2): a proxy
could take one line for true and the service another."""

from typing import Final

from litestar.types import HTTPScope, Receive, Scope, Send

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import MEDIA_TYPE, invalid, refused
from service.http.refusing import respond

_HOST: Final = b"host"
_OLD: Final = "1.0"


def names_one_host(scope: HTTPScope) -> bool:
    """Whether the request has one `Host` line; HTTP/1.0 asks for none."""
    hosts = sum(name == _HOST for name, _ in scope["headers"])
    return hosts == 1 or (hosts == 0 and scope["http_version"] == _OLD)


async def refuse(scope: Scope, _: Receive, send: Send) -> None:
    """The application for all others."""
    detail = Sentence("one-host")
    errors = (invalid(detail, header="Host"),)
    answer = respond(refused(kinds.INVALID_HEADER, detail, field="Host", errors=errors), scope)
    sent = {**answer.headers, "Content-Type": MEDIA_TYPE, "Content-Length": len(answer.content)}
    headers = [(name.lower().encode(), str(value).encode()) for name, value in sent.items()]
    await send({"type": "http.response.start", "status": 400, "headers": headers})
    await send({"type": "http.response.body", "body": answer.content, "more_body": False})
