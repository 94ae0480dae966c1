"""What leases work with."""

import asyncio

from msgspec import Struct

from events.log import Log
from service.accounts.parts import AccountParts
from service.leases.leasing import Leasing
from service.leases.turns import Turns
from service.limits.limits import Limits
from service.play.parts import PlayParts
from service.process.base_parts import BaseParts


class LeaseParts(Struct, frozen=True, kw_only=True):
    """Leases, and what workers wait by."""

    log: Log
    leasing: Leasing
    limits: Limits
    closing: asyncio.Event


def lease_parts(base: BaseParts, accounts: AccountParts, play: PlayParts) -> LeaseParts:
    """The parts of this process."""
    turns = Turns(base.pool, base.log, play.games, play.past)
    return LeaseParts(
        log=base.log,
        leasing=Leasing(base.pool, base.log, turns),
        limits=accounts.limits,
        closing=base.closing,
    )
