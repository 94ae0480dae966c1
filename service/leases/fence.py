"""The fence: who plays by a lease that has gone to another worker plays nothing."""

from typing import Final

from games.kernel.seats import Seat
from projections.database import Pool
from service.leases import store
from service.leases.lease import TurnOf

HELD_SECONDS: Final = 5
"""A lease by which a move is played does not end before the move is written."""


class LeaseFence:
    """Looks leases up when moves are played by them."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def holds(self, account: str, lease: str, game_id: str, seat: Seat) -> bool:
        """Whether the lease is live, of this account, and of a turn of this seat."""
        subject = TurnOf(game_id, seat).subject
        return await store.hold(self._pool, account, lease, subject, HELD_SECONDS)
