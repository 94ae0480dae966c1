"""All that is wrong with a request at once, however much of it has been read."""

from typing import Any

from litestar import Request
from msgspec import Struct

from referee.invalid_values import about_values, complete, located
from referee.problems.problem import ProblemError
from service.http.middleware import request_headers
from service.http.operation import Operation
from service.http.sent_bodies import sent_body


class _Sent(Struct, frozen=True):
    """A request that was received, with its body."""

    request: Request[Any, Any, Any]
    body: bytes

    @property
    def query(self) -> bytes:
        """The query."""
        return self.request.scope["query_string"]

    def header(self, name: str) -> str | None:
        """A header, by its name in lower case."""
        return request_headers.header(self.request.scope, name.encode())


async def all_named(
    operation: Operation, request: Request[Any, Any, Any], refusal: ProblemError
) -> ProblemError:
    """The refusal of a request with every value of it that is wrong."""
    located(operation, refusal)
    if about_values(refusal) and not operation.long:
        body = b"" if operation.body is None else await _sent(request)
        complete(operation, _Sent(request, body), refusal)
    return refusal


async def _sent(request: Request[Any, Any, Any]) -> bytes:
    """The body, which may have been read before; empty if it cannot be read."""
    try:
        return await sent_body(request)
    except ProblemError:
        return b""
