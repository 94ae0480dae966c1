"""What operations on accounts work with."""

from msgspec import Struct

from projections.database import Pool
from service.accounts.authenticator import Authenticator
from service.accounts.keyed_responses import KeyedResponses
from service.limits.limits import Limits
from service.process.base_parts import BaseParts
from service.settings import Settings


class AccountParts(Struct, frozen=True, kw_only=True):
    """Accounts, tokens and limits."""

    settings: Settings
    pool: Pool
    limits: Limits
    authenticator: Authenticator
    responses: KeyedResponses


def account_parts(base: BaseParts, limits: Limits) -> AccountParts:
    """The parts of this process."""
    return AccountParts(
        settings=base.settings,
        pool=base.pool,
        limits=limits,
        authenticator=Authenticator(base.pool, base.redis, limits.auth_throttle),
        responses=KeyedResponses(base.pool, base.log.vault),
    )
