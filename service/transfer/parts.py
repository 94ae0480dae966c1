"""What taking games in and out works with."""

from msgspec import Struct

from events.log import Log
from games.kernel.registry import Registry
from projections.database import Pool
from service.play.game_cache import GameCache
from service.play.game_clocks import GameClocks
from service.play.notation import Notations
from service.play.parts import PlayParts
from service.play.redaction import Redaction
from service.process.ground import Ground
from service.process.turns import Turns
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
    turns: Turns
    notations: Notations
    adoptions: Adoptions
    forker: Forker
    documents: DocumentReader
    prover: ProvesGames


def transfer_parts(ground: Ground, play: PlayParts, prover: ProvesGames) -> TransferParts:
    """The parts of this process. `prover` proves what is exported."""
    pool, log, games, most = ground.pool, ground.log, play.games, ground.settings.most_games
    adoptions = Adoptions(pool, play.writer, games, play.bots.look_at, most_games=most)
    return TransferParts(
        pool=pool,
        registry=ground.registry,
        log=log,
        games=games,
        game_clocks=play.game_clocks,
        redaction=play.redaction,
        turns=play.turns,
        notations=play.notations,
        adoptions=adoptions,
        forker=Forker(log, play.past, ground.decoder, adoptions),
        documents=DocumentReader(),
        prover=prover,
    )
