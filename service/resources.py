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
from service.accounts.authenticator import Authenticator
from service.audit.checkpoints import Checkpointer
from service.audit.cosigning import Cosigner
from service.audit.proofs import Prover
from service.clocks.timekeeper import Timekeeper
from service.disputes.parts import Office
from service.limits.limits import Limits
from service.lobby.joining import Lobby
from service.lobby.opening import Opener
from service.lobby.schemas.titles import TitleShown
from service.play.bots import Bots
from service.play.command_loop import CommandLoop
from service.play.game_cache import GameCache
from service.play.game_clocks import GameClocks
from service.play.history import History
from service.play.notation import Notations
from service.play.past import Past
from service.play.redaction import Redaction
from service.play.vocabulary import Vocabulary
from service.process.metrics import Metrics
from service.process.sibling_metrics import Siblings
from service.refusals.journal import Journal
from service.refusals.recorder import RefusalRecorder
from service.settings import Settings
from service.table.leaving import Leaving
from service.table.passes import StandingPasses
from service.table.proposals import Proposals
from service.table.recorder import TableRecorder
from service.table.rematches import Rematches
from service.transfer.adoption import Adoptions
from service.transfer.documents import DocumentReader
from service.transfer.forks import Forker
from service.webhooks.deliverer import Deliverer
from service.webhooks.egress_policy import EgressPolicy
from service.webhooks.redelivery import Redelivery

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
    authenticator: Authenticator
    limits: Limits
    redaction: Redaction
    vocabulary: Vocabulary
    games: GameCache
    opener: Opener
    lobby: Lobby
    loop: CommandLoop
    past: Past
    recorder: TableRecorder
    proposals: Proposals
    passes: StandingPasses
    leaving: Leaving
    rematches: Rematches
    adoptions: Adoptions
    forker: Forker
    documents: DocumentReader
    notations: Notations
    journal: Journal
    refusal_recorder: RefusalRecorder
    disputes: Office
    history: History
    bots: Bots
    game_clocks: GameClocks
    timekeeper: Timekeeper
    key: SigningKey
    checkpointer: Checkpointer
    cosigner: Cosigner
    prover: Prover
    egress_policy: EgressPolicy
    webhooks: Deliverer
    replayer: Redelivery
    metrics: Metrics
    siblings: Siblings | None
    tracing: "Tracing | None"
    closing: asyncio.Event

    def close_streams(self) -> None:
        """Ends all streams; their clients resume elsewhere."""
        self.closing.set()
        self.log.wakeups.ring_all()
