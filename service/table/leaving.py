"""Giving up a seat of a running game, and closing a table."""

from collections.abc import Sequence

from games.kernel.refusal import Illegal
from games.kernel.sentence import Sentence
from games.kernel.table import proposing
from games.kernel.table.ending import GameVoided
from games.kernel.table.state import TableFact, forfeiting
from games.kernel.title import AnyTitle
from referee.problems import kinds
from referee.problems.problem import refused
from service.play.basis import DecisionBasis
from service.play.game_cache import LiveGame
from service.play.viewers import Actor
from service.table.proposals import forbidden
from service.table.recorder import TableRecorder


class Leaving:
    """Lets people leave games that they cannot or do not want to go on with."""

    def __init__(self, recorder: TableRecorder) -> None:
        self._recorder = recorder

    async def resign(self, game: LiveGame, who: Actor) -> None:
        """A seat has lost. Harmless when repeated."""

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            table, seat = basis.position.seen, who.seat_in(basis)
            if seat in {one.seat for one in table.forfeits}:
                return ()
            if not table.started or table.over:
                key = "game-over" if table.over else "not-started"
                raise forbidden(basis, Illegal(proposing.NOT_RUNNING, key))
            return forfeiting(table, seat, "resigned", stand_in(basis.title))

        await self._recorder.record(game, decide)

    async def close(self, game: LiveGame, account: str) -> None:
        """Closes a table before the start, for those who sit there alone."""

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            table = basis.position.seen
            if table.voided is not None:
                return ()
            if table.started:
                raise refused(kinds.GAME_NOT_OPEN, Sentence("started-call-off"))
            if not table.persons or not set(table.persons) <= basis.held_by(account):
                raise refused(kinds.NOT_YOUR_SEAT, Sentence("others-at-table"))
            return (GameVoided(why="abandoned"),)

        await self._recorder.record(game, decide)


def stand_in(title: AnyTitle) -> str:
    """The strategy that plays on for somebody who has given up."""
    return title.meta.opponent
