"""What signing in works with."""

from msgspec import Struct

from projections.database import Pool
from service.accounts.authenticator import Authenticator
from service.accounts.parts import AccountParts
from service.limits.limits import Limits
from service.process.base_parts import BaseParts
from service.settings import Settings
from service.sign_in.outside.provider import Provider, provider


class SignInParts(Struct, frozen=True, kw_only=True):
    """Sessions, passkeys, recovery codes and the OpenID provider, if there is one."""

    settings: Settings
    pool: Pool
    limits: Limits
    authenticator: Authenticator
    provider: Provider | None


def sign_in_parts(base: BaseParts, accounts: AccountParts) -> SignInParts:
    """The parts of this process."""
    return SignInParts(
        settings=base.settings,
        pool=base.pool,
        limits=accounts.limits,
        authenticator=accounts.authenticator,
        provider=provider(base.settings),
    )
