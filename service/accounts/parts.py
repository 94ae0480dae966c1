"""What operations on accounts work with."""

from msgspec import Struct

from projections.database import Pool
from service.accounts.authenticator import Authenticator
from service.limits.limits import Limits
from service.process.base_parts import BaseParts
from service.settings import Settings


class AccountParts(Struct, frozen=True, kw_only=True):
    """Accounts, tokens and limits."""

    settings: Settings
    pool: Pool
    limits: Limits
    authenticator: Authenticator


def account_parts(base: BaseParts, limits: Limits) -> AccountParts:
    """The parts of this process."""
    return AccountParts(
        settings=base.settings,
        pool=base.pool,
        limits=limits,
        authenticator=Authenticator(base.pool, base.redis, limits.auth_throttle),
    )
