"""What commands would do, for the seat that thinks of playing them."""

from games.kernel.seats import AtSeat, Seat
from projections.database import Pool
from referee.drafting import DraftedMove
from referee.preview_schemas import Preview
from referee.previews import awaited, changed, reached, texts
from referee.redaction import Redaction
from service.moves.legal import LegalCommands
from service.play.command_loop import Rehearsed
from service.play.event_texts import seat_names
from service.play.game_cache import LiveGame


class Previews:
    """Tells rehearsals in one language."""

    def __init__(self, pool: Pool, redaction: Redaction, language: str) -> None:
        self._pool = pool
        self._redaction = redaction
        self._language = language
        self._legal = LegalCommands(pool, redaction, language)

    async def of(self, game: LiveGame, rehearsed: Rehearsed, *, refused: bool = False) -> Preview:
        """What has come of the commands; `refused`: with what could not be chosen then."""
        found, before = rehearsed.rehearsal, rehearsed.position
        after = reached(before, found)
        return Preview(
            version=before.version,
            certain=rehearsed.certain,
            awaits=awaited(found),
            legal=await self._legal.at(game, after, found.seat, refused=refused),
            texts=await self._texts(game, found.steps[-1], AtSeat(found.seat)),
            changes=changed(game.title, self._redaction, found),
        )

    async def none(self, game: LiveGame, seat: Seat, *, refused: bool = False) -> Preview:
        """The game as it stands, where nothing was tried."""
        now = game.position
        awaits = () if now.over else now.state.agenda.awaits()
        return Preview(
            version=now.version,
            certain=0,
            awaits=tuple(sorted(awaits)),
            legal=await self._legal.at(game, now, seat, refused=refused),
        )

    async def _texts(self, game: LiveGame, move: DraftedMove, viewer: AtSeat) -> tuple[str, ...]:
        if game.title.words is None:
            return ()
        phrases = game.title.words.of(self._language)
        names = await seat_names(self._pool, game, phrases)
        return tuple(texts(self._redaction, phrases, move, viewer, names))
