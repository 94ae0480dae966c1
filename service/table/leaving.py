"""Giving up a seat of a running game, and closing a table."""

from collections.abc import Sequence

from games.kernel.lifecycle import GameVoided, TableFact, forfeiting
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.table import proposing
from games.kernel.title import AnyTitle
from service.play.game_cache import LiveGame
from service.problems import kinds
from service.problems.problem import refused
from service.table.proposals import forbidden
from service.table.recorder import TableRecorder


class Leaving:
    """Lets people leave games that they cannot or do not want to go on with."""

    def __init__(self, recorder: TableRecorder) -> None:
        self._recorder = recorder

    async def resign(self, game: LiveGame, seat: Seat) -> None:
        """A seat has lost. Harmless when repeated."""

        async def decide(game: LiveGame) -> Sequence[TableFact]:
            table = game.position.seen
            if seat in {one.seat for one in table.forfeits}:
                return ()
            if not table.started or table.over:
                because = "The game is over." if table.over else "The game has not started."
                raise forbidden(game, Illegal(rule=proposing.NOT_RUNNING, because=because))
            return forfeiting(table, seat, "resigned", stand_in(game.title))

        await self._recorder.record(game, decide)

    async def close(self, game: LiveGame, account: str) -> None:
        """Closes a table before the start, for those who sit there alone."""

        async def decide(game: LiveGame) -> Sequence[TableFact]:
            table = game.position.seen
            if table.voided is not None:
                return ()
            if table.started:
                raise refused(kinds.GAME_NOT_OPEN, "The game has started; propose to call it off.")
            if not table.persons or not set(table.persons) <= game.held_by(account):
                raise refused(
                    kinds.NOT_YOUR_SEAT, "Other players sit at this table, too. Leave it instead."
                )
            return (GameVoided(why="abandoned"),)

        await self._recorder.record(game, decide)


def stand_in(title: AnyTitle) -> str:
    """The strategy that plays on for somebody who has given up: the first that has a plan."""
    return min((bot for bot in title.bots if bot != "random"), default="random")
