"""What stands between the network and the features: who calls, how much they may, where it goes."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from service.identity.caller import Caller, Credentials
from service.limits.limits import Limits
from service.process.metrics import Metrics
from service.process.positions import Positions

if TYPE_CHECKING:
    from service.tracing.tracing import Tracing


class Authenticates(Protocol):
    """Finds the caller behind what a request brings."""

    async def caller(self, credentials: Credentials, address: str | None) -> Caller:
        """The caller; a problem if the token is not valid."""
        ...


class ReadModels(Protocol):
    """What lists are read from, which comes to what is written a little later."""

    async def wait(self, projections: Collection[str], positions: Positions) -> None:
        """Waits until they have come so far; a problem if that takes too long."""
        ...


class Edge(Struct, frozen=True, kw_only=True):
    """What each request passes. `public_url` is where clients reach the service, if the settings
    say so. `parts` has the parts of every feature, by their type: an
    operation is given those that its annotation names."""

    authenticator: Authenticates
    limits: Limits
    read_models: ReadModels
    metrics: Metrics
    tracing: "Tracing | None"
    public_url: str | None
    parts: Mapping[type, Any]
