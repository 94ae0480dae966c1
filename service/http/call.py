"""A call: one request after it has been read, checked and attributed to a caller."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from litestar import Request
from msgspec import Struct

from service.identity.caller import Caller
from service.limits.stream_slots import StreamSlot

if TYPE_CHECKING:
    from service.resources import Resources

Body = TypeVar("Body")
Query = TypeVar("Query")


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """No query parameters, or an empty body."""


class Call(Generic[Body, Query]):
    """What an operation is run with: the resources it works with, the caller, body and query."""

    __slots__ = ("body", "caller", "query", "request", "resources")

    def __init__(
        self,
        resources: "Resources",
        request: Request[Any, Any, Any],
        caller: Caller,
        body: Body,
        query: Query,
    ) -> None:
        self.resources = resources
        self.request = request
        self.caller = caller
        self.body = body
        self.query = query

    def path(self, name: str) -> str:
        """A parameter in the path, as it was sent."""
        value: str = self.request.path_params[name]
        return value

    def header(self, name: str) -> str | None:
        """A request header."""
        return self.request.headers.get(name)

    async def stream_slot(self) -> StreamSlot:
        """A slot for a stream; a problem when the caller has too many open."""
        limits = self.resources.limits
        address = limits.addresses.of(self.request.scope)
        return await limits.stream_slots.take(self.caller.token, address)

    @property
    def account(self) -> str:
        """The caller's account; the operation's scope made sure that there is one."""
        assert self.caller.account is not None
        return self.caller.account
