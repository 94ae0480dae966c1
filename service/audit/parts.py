"""What auditing works with."""

from msgspec import Struct

from events.keys import SigningKey
from events.log import Log
from projections.database import Pool
from service.audit.checkpoints import Checkpointer
from service.audit.consistency import ConsistencyGuard, LogIdentity
from service.audit.keys import stored_notes
from service.audit.link_proofs import LinkProofs
from service.audit.promises import PromiseFile
from service.audit.proofs import Prover
from service.audit.sightings import Sightings
from service.audit.tiles import Tiles
from service.play.game_cache import GameCache
from service.play.history import MoveHistory
from service.play.parts import PlayParts
from service.process.base_parts import BaseParts
from service.settings import Settings
from service.settings.witness_policy import witness_policy


class AuditParts(Struct, frozen=True, kw_only=True):
    """Keys, checkpoints, proofs and receipts."""

    pool: Pool
    log: Log
    games: GameCache
    history: MoveHistory
    key: SigningKey
    checkpointer: Checkpointer
    tiles: Tiles
    prover: Prover
    sightings: Sightings


def guard_of(settings: Settings, key: SigningKey, partitions: int) -> ConsistencyGuard:
    """What compares the log that this key signs with what was promised."""
    identity = LogIdentity(key=key, partitions=partitions, notes=stored_notes(settings))
    return ConsistencyGuard(PromiseFile.of(settings), identity)


def audit_parts(base: BaseParts, play: PlayParts) -> AuditParts:
    """The parts of this process."""
    pause = base.settings.checkpoint_interval
    guard = guard_of(base.settings, base.key, base.log.partitions)
    policy = witness_policy(base.settings)
    checkpointer = Checkpointer(base.pool, base.log, guard, pause=pause, forget=play.games.clear)
    link_proofs = LinkProofs(base.log, checkpointer, policy)
    return AuditParts(
        pool=base.pool,
        log=base.log,
        games=play.games,
        history=play.history,
        key=base.key,
        checkpointer=checkpointer,
        tiles=Tiles(base.log.places.of, checkpointer),
        prover=Prover(base.key, checkpointer, link_proofs, base.scheduler),
        sightings=Sightings(base.pool, checkpointer, link_proofs),
    )
