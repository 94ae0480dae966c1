"""A call: one request after it has been read, checked and attributed to a caller."""

from typing import Any, Final, Generic, TypeVar

from litestar import Request
from msgspec import Struct

from service.http.middleware import request_headers
from service.identity.caller import Caller

Parts = TypeVar("Parts", covariant=True)
Body = TypeVar("Body")
Query = TypeVar("Query")

_NO_CHARACTER: Final = "\ufffd"


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """No query parameters, or an empty body."""


class Call(Generic[Parts, Body, Query]):
    """What an operation is run with: the parts of its feature, the caller, body and query; `raw` is
    the body as it was sent."""

    __slots__ = ("body", "caller", "parts", "query", "raw", "request")

    def __init__(
        self,
        parts: Parts,
        request: Request[Any, Any, Any],
        caller: Caller,
        body: Body,
        query: Query,
        raw: bytes = b"",
    ) -> None:
        self.parts = parts
        self.request = request
        self.caller = caller
        self.body = body
        self.query = query
        self.raw = raw

    def path(self, name: str) -> str:
        """A parameter in the path, as it was sent, but for characters that nobody sees: no name has
        them, and the database could not even look for U+0000."""
        value: str = self.request.path_params[name]
        if value.isprintable():
            return value
        return "".join(one if one.isprintable() else _NO_CHARACTER for one in value)

    def header(self, name: str) -> str | None:
        """A request header."""
        return request_headers.header(self.request.scope, name.encode())

    @property
    def account(self) -> str:
        """The caller's account; the operation's scope made sure that there is one."""
        assert self.caller.account is not None
        return self.caller.account
