"""What signing in works with."""

from msgspec import Struct

from projections.database import Pool
from service.accounts.authenticator import Authenticator
from service.accounts.parts import AccountParts
from service.limits.limits import Limits
from service.process.base_parts import BaseParts
from service.settings import Settings


class SignInParts(Struct, frozen=True, kw_only=True):
    """Sessions, passkeys and recovery codes."""

    settings: Settings
    pool: Pool
    limits: Limits
    authenticator: Authenticator


def sign_in_parts(base: BaseParts, accounts: AccountParts) -> SignInParts:
    """The parts of this process."""
    return SignInParts(
        settings=base.settings,
        pool=base.pool,
        limits=accounts.limits,
        authenticator=accounts.authenticator,
    )
