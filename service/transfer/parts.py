"""What taking games in and out works with."""

from msgspec import Struct

from events.log import Log
from games.kernel.registry import Registry
from projections.database import Pool
from referee.redaction import Redaction
from service.lobby.open_games import Bounds
from service.play.game_cache import GameCache
from service.play.game_clocks import GameClocks
from service.play.notation import Notations
from service.play.parts import PlayParts
from service.process.base_parts import BaseParts
from service.process.cooperative_scheduling import CooperativeScheduler
from service.transfer.adoption import Adoptions
from service.transfer.documents import DocumentReader
from service.transfer.exporting import ProvesGames
from service.transfer.forks import Forker


class TransferParts(Struct, frozen=True, kw_only=True):
    """Imports, forks, notation and exports."""

    pool: Pool
    registry: Registry
    log: Log
    games: GameCache
    game_clocks: GameClocks
    redaction: Redaction
    scheduler: CooperativeScheduler
    notations: Notations
    adoptions: Adoptions
    forker: Forker
    documents: DocumentReader
    prover: ProvesGames


def transfer_parts(base: BaseParts, play: PlayParts, prover: ProvesGames) -> TransferParts:
    """The parts of this process. `prover` proves what is exported."""
    pool, log, games, most = base.pool, base.log, play.games, Bounds.of(base.settings)
    adoptions = Adoptions(pool, play.writer, games, play.bots.look_at, most=most)
    return TransferParts(
        pool=pool,
        registry=base.registry,
        log=log,
        games=games,
        game_clocks=play.game_clocks,
        redaction=play.redaction,
        scheduler=play.scheduler,
        notations=play.notations,
        adoptions=adoptions,
        forker=Forker(log, play.past, base.decoder, adoptions, play.dating),
        documents=DocumentReader(),
        prover=prover,
    )
