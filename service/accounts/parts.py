"""What operations on accounts work with."""

from msgspec import Struct

from projections.database import Pool
from service.accounts.authenticator import Authenticator
from service.limits.limits import Limits
from service.process.ground import Ground
from service.settings import Settings


class AccountParts(Struct, frozen=True, kw_only=True):
    """Accounts, tokens and limits."""

    settings: Settings
    pool: Pool
    limits: Limits
    authenticator: Authenticator


def account_parts(ground: Ground, limits: Limits) -> AccountParts:
    """The parts of this process."""
    return AccountParts(
        settings=ground.settings,
        pool=ground.pool,
        limits=limits,
        authenticator=Authenticator(ground.pool, ground.redis, limits.auth_throttle),
    )
