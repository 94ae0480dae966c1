"""What auditing works with."""

from msgspec import Struct

from events.keys import SigningKey
from events.log import Log
from projections.database import Pool
from service.audit.checkpoints import Checkpointer
from service.audit.cosigning import Cosigner, witness_keys
from service.audit.keys import kept_notes
from service.audit.proofs import Prover
from service.play.game_cache import GameCache
from service.play.history import MoveHistory
from service.play.parts import PlayParts
from service.process.ground import Ground


class AuditParts(Struct, frozen=True, kw_only=True):
    """Keys, checkpoints, proofs and receipts."""

    pool: Pool
    log: Log
    games: GameCache
    history: MoveHistory
    key: SigningKey
    checkpointer: Checkpointer
    cosigner: Cosigner
    prover: Prover


def audit_parts(ground: Ground, play: PlayParts) -> AuditParts:
    """The parts of this process."""
    pause = ground.settings.checkpoint_interval
    checkpointer = Checkpointer(
        ground.pool, ground.log, ground.key, pause=pause, said=kept_notes(ground.settings)
    )
    return AuditParts(
        pool=ground.pool,
        log=ground.log,
        games=play.games,
        history=play.history,
        key=ground.key,
        checkpointer=checkpointer,
        cosigner=Cosigner(
            ground.pool, ground.log.partitions, witness_keys(ground.settings.witnesses)
        ),
        prover=Prover(ground.key, checkpointer, ground.turns),
    )
