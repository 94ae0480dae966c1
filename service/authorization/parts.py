"""What apps and their authorization work with."""

from typing import Final

from msgspec import Struct

from projections.database import Pool
from service.accounts.authenticator import Authenticator
from service.accounts.keyed_responses import KeyedResponses
from service.accounts.parts import AccountParts
from service.authorization import app_directory
from service.authorization.app_directory import AppDirectory
from service.authorization.expiry import Expiry
from service.egress.egress_policy import EgressPolicy
from service.egress.fetching import Fetcher
from service.limits.addresses import Addresses
from service.limits.auth_throttle import AuthThrottle
from service.limits.wrong_tries import WrongTries
from service.play.game_cache import GameCache
from service.play.parts import PlayParts
from service.process.base_parts import BaseParts
from service.settings import Settings

WRONG_CODES: Final = 10
"""Wrong user codes an hour of an account, and of an address."""


class AuthorizationParts(Struct, frozen=True, kw_only=True):
    """Apps, consent and the tokens of OAuth."""

    settings: Settings
    pool: Pool
    authenticator: Authenticator
    responses: KeyedResponses
    games: GameCache
    directory: AppDirectory
    addresses: Addresses
    auth_throttle: AuthThrottle
    wrong_codes: WrongTries
    expiry: Expiry


def authorization_parts(
    base: BaseParts, accounts: AccountParts, play: PlayParts
) -> AuthorizationParts:
    """The parts of this process."""
    settings, limits = base.settings, accounts.limits
    policy = EgressPolicy(settings.webhook_networks, plain=settings.webhook_http)
    fetcher = Fetcher(policy, most_bytes=app_directory.MOST_BYTES, seconds=app_directory.SECONDS)
    most = WRONG_CODES if settings.limits == "on" else 0
    return AuthorizationParts(
        settings=settings,
        pool=base.pool,
        authenticator=accounts.authenticator,
        responses=accounts.responses,
        games=play.games,
        directory=AppDirectory(base.pool, fetcher),
        addresses=limits.addresses,
        auth_throttle=limits.auth_throttle,
        wrong_codes=WrongTries(limits.redis, "device-codes", most),
        expiry=Expiry(base.pool, base.redis),
    )
