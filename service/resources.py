"""What operations work with."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct
from redis.asyncio import Redis

from events.keys import SigningKey
from events.log import Log
from games.kernel.registry import Registry
from projections.database import Pool
from projections.runner import Runner
from service.audit.checkpoints import Checkpointer
from service.audit.proofs import Prover
from service.bots import Bots
from service.clocks.reckonings import Reckonings
from service.clocks.timekeeper import Timekeeper
from service.colleagues import Colleagues
from service.disputes.office import Office
from service.forking.forker import Forker
from service.importing.workshop import Workshop
from service.limits.limits import Limits
from service.loop.adopting import Adopter
from service.loop.desk import Desk
from service.loop.hot import HotGames
from service.loop.lobby import Lobby
from service.loop.opening import Opener
from service.loop.past import Past
from service.loop.playing import CommandLoop
from service.loop.vocabulary import Vocabulary
from service.metrics import Metrics
from service.people.doorkeeper import Doorkeeper
from service.refusals.journal import Journal
from service.refusals.noting import Noter
from service.settings import Settings
from service.shapes.titles import TitleShown
from service.showing.history import History
from service.showing.notation import Notations
from service.showing.redaction import Redaction
from service.table.leaving import Leaving
from service.table.proposals import Proposals
from service.table.rematches import Rematches
from service.webhooks.addresses import Border
from service.webhooks.delivering import Deliverer
from service.webhooks.replaying import Replayer

if TYPE_CHECKING:
    from service.tracing.tracing import Tracing


class Resources(Struct, kw_only=True, frozen=True):
    """What operations work with. `closing` is set when the process is about to end."""

    settings: Settings
    registry: Registry
    titles: Mapping[str, TitleShown]
    pool: Pool
    redis: Redis
    log: Log
    runner: Runner
    doorkeeper: Doorkeeper
    limits: Limits
    redaction: Redaction
    vocabulary: Vocabulary
    games: HotGames
    opener: Opener
    lobby: Lobby
    loop: CommandLoop
    past: Past
    desk: Desk
    proposals: Proposals
    leaving: Leaving
    rematches: Rematches
    adopter: Adopter
    forker: Forker
    workshop: Workshop
    notations: Notations
    journal: Journal
    noter: Noter
    disputes: Office
    history: History
    bots: Bots
    reckonings: Reckonings
    timekeeper: Timekeeper
    key: SigningKey
    checkpointer: Checkpointer
    prover: Prover
    border: Border
    webhooks: Deliverer
    replayer: Replayer
    metrics: Metrics
    colleagues: Colleagues | None
    tracing: "Tracing | None"
    closing: asyncio.Event

    def close_streams(self) -> None:
        """Ends all streams; their clients resume elsewhere."""
        self.closing.set()
        self.log.wakeups.ring_all()
