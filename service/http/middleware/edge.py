"""What stands between the network and the features: who calls, how much they may, where it goes."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from service.identity.caller import Caller
from service.limits.limits import Limits
from service.process.metrics import Metrics

if TYPE_CHECKING:
    from service.tracing.tracing import Tracing


class Authenticates(Protocol):
    """Finds the caller behind an `Authorization` header."""

    async def caller(self, authorization: str | None, address: str | None) -> Caller:
        """The caller; a problem if the token is not valid."""
        ...


class Edge(Struct, frozen=True, kw_only=True):
    """What each request passes. `parts` has the parts of every feature, by their type: an
    operation is given those that its annotation names."""

    authenticator: Authenticates
    limits: Limits
    metrics: Metrics
    tracing: "Tracing | None"
    parts: Mapping[type, Any]
