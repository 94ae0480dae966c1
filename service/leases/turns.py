"""Decisions that are awaited of an account now.

Lists say where to look, and follow the log by a moment. So each game of which the log has more than
the list is looked at, and so is each game that is about to be given away.
"""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from events.log import Log
from events.reading import End
from projections import turns
from projections.database import Pool
from projections.turns import OwnTurn
from service.leases.lease import TurnOf
from service.play.game_cache import GameCache
from service.play.position_cache import PositionCache


class Turn(Struct, frozen=True, kw_only=True):
    """An awaited decision of a seat, after the ply `stage` of its game."""

    of: TurnOf
    title: str
    stage: int


class Looked(Struct, frozen=True, kw_only=True):
    """What was found: all `games` that are not over, and the seats in them that may be awaited.
    Their `ply` is known where the list is as far as the log."""

    games: Collection[str]
    candidates: Sequence[OwnTurn]


class Turns:
    """The turns of accounts, as the log has them."""

    def __init__(self, pool: Pool, log: Log, games: GameCache, past: PositionCache) -> None:
        self._pool = pool
        self._log = log
        self._games = games
        self._past = past

    async def look(self, account: str, games: Collection[str] | None = None) -> Looked:
        """The seats of an account that may be awaited, in all of its games or in these."""
        own = await turns.of_account(self._pool, account, games)
        ends = await self._log.ends({one.game_id for one in own})
        known = [one if _is_latest(one, ends) else replace(one, ply=None) for one in own]
        found = [one for one in known if one.awaited or one.ply is None]
        return Looked(games={one.game_id for one in own}, candidates=found)

    async def awaited(self, account: str, of: TurnOf) -> Turn | None:
        """The decision that is awaited of a seat now, if the account may decide for it."""
        game = await self._games.fresh(of.game_id)
        if game is None or of.seat not in game.position.awaits:
            return None
        if of.seat not in game.basis.played_by(account):
            return None
        return Turn(of=of, title=game.title.meta.slug, stage=game.position.ply)

    async def lasts(self, turn: Turn, stage: int) -> bool:
        """Whether the seat has been awaited ever since the ply `stage`: it is still one turn."""
        game = await self._games.get(turn.of.game_id)
        assert game is not None, "no game is ever deleted"
        basis = game.basis
        for ply in range(stage + 1, turn.stage):
            state = (await self._past.at(basis, ply)).state
            if turn.of.seat not in state.agenda.awaits():
                return False
        return True


def _is_latest(turn: OwnTurn, ends: Mapping[str, End]) -> bool:
    """Whether the list has seen everything of a game."""
    return turn.game_id in ends and ends[turn.game_id].version == turn.version
