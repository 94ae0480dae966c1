"""Moves that are played by a lease, as those see it who play them."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Protocol

from games.kernel.seats import Seat
from referee import reading
from referee.headers import Header
from service.http.call import Call
from service.play.game_cache import LiveGame

LEASE: Final = Header(
    "Kronika-Lease",
    "The lease by which you play (see `POST /v1/leases`). If it has ended, or is not one of this "
    "turn, the request is refused with 409 and nothing is played.",
    f"^{reading.LEASE}$",
    reading.lease,
)


class HoldsLeases(Protocol):
    """Knows leases."""

    async def holds(self, account: str, lease: str, game_id: str, seat: Seat) -> bool:
        """Whether the lease is live, of this account, and of a turn of this seat."""
        ...


def leased(
    call: Call[Any, Any, Any], leases: HoldsLeases, game: LiveGame, seat: Seat
) -> Callable[[], Awaitable[bool]] | None:
    """What says whether the lease that a request names is live; None if it names none."""
    lease = reading.lease(call.header("kronika-lease"))
    if lease is None:
        return None
    return partial(leases.holds, call.account, lease, game.id, seat)
