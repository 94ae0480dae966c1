"""What streams work with."""

import asyncio

from msgspec import Struct

from events.log import Log
from projections.database import Pool
from referee.redaction import Redaction
from service.accounts.authenticator import Authenticator
from service.accounts.parts import AccountParts
from service.limits.limits import Limits
from service.lobby.parts import LobbyParts
from service.lobby.watchers import Watchers
from service.play.game_cache import GameCache
from service.play.parts import PlayParts
from service.process.base_parts import BaseParts
from service.process.metrics import Metrics
from service.streams.feeds import Feeds
from service.streams.public_log import PublicLog


class StreamParts(Struct, frozen=True, kw_only=True):
    """The log and its wake-ups, and who may listen. `keep_alive` is the silence, in seconds, after
    which a sign of life is sent."""

    pool: Pool
    log: Log
    games: GameCache
    feeds: Feeds
    public_log: PublicLog
    redaction: Redaction
    metrics: Metrics
    limits: Limits
    authenticator: Authenticator
    keep_alive: float
    closing: asyncio.Event
    watchers: Watchers


def stream_parts(
    base: BaseParts, accounts: AccountParts, play: PlayParts, lobby: LobbyParts
) -> StreamParts:
    """The parts of this process."""
    return StreamParts(
        pool=base.pool,
        log=base.log,
        games=play.games,
        feeds=Feeds(base.log, base.settings.keep_alive),
        public_log=PublicLog(base.log, base.pool, play.redaction),
        redaction=play.redaction,
        metrics=base.metrics,
        limits=accounts.limits,
        authenticator=accounts.authenticator,
        keep_alive=base.settings.keep_alive,
        closing=base.closing,
        watchers=lobby.watchers,
    )
