"""What reviews work with."""

import asyncio

from msgspec import Struct

from events.log import Log
from projections.database import Pool
from service.accounts.authenticator import Authenticator
from service.accounts.parts import AccountParts
from service.limits.limits import Limits
from service.play.game_cache import GameCache
from service.play.parts import PlayParts
from service.process.base_parts import BaseParts
from service.process.metrics import Metrics
from service.reviews.asking import Asking
from service.reviews.telling import DecisionTeller


class ReviewParts(Struct, frozen=True, kw_only=True):
    """Reviews of games, and who reads them."""

    pool: Pool
    log: Log
    games: GameCache
    asking: Asking
    teller: DecisionTeller
    authenticator: Authenticator
    limits: Limits
    metrics: Metrics
    keep_alive: float
    closing: asyncio.Event


def review_parts(base: BaseParts, accounts: AccountParts, play: PlayParts) -> ReviewParts:
    """The parts of this process."""
    return ReviewParts(
        pool=base.pool,
        log=base.log,
        games=play.games,
        asking=Asking(pool=base.pool, most=base.settings.most_reviews),
        teller=DecisionTeller(
            pool=base.pool,
            log=base.log,
            decoder=base.decoder,
            reader=play.reader,
            replayer=play.replayer,
            redaction=play.redaction,
            scheduler=base.scheduler,
        ),
        authenticator=accounts.authenticator,
        limits=accounts.limits,
        metrics=base.metrics,
        keep_alive=base.settings.keep_alive,
        closing=base.closing,
    )
