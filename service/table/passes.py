"""Orders of standing passes: given, listed, withdrawn."""

from collections.abc import Sequence

from games.kernel.lifecycle import PassOrdered, PassWithdrawn, TableFact
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.table.passing import NO_SUCH_WINDOW, NOT_ORDERED, NOT_PLAYING
from games.kernel.windows import StandingPass, Until
from service.play.game_cache import LiveGame
from service.play.standing_passes import standing
from service.problems import kinds
from service.problems.problem import refused
from service.table.proposals import forbidden
from service.table.recorder import TableRecorder


class StandingPasses:
    """Takes orders of seats."""

    def __init__(self, recorder: TableRecorder) -> None:
        self._recorder = recorder

    async def order(self, game: LiveGame, seat: Seat, kind: str, until: Until) -> StandingPass:
        """Has windows of a kind passed for a seat. Ordering again replaces the order."""

        async def decide(game: LiveGame) -> Sequence[TableFact]:
            turns = _turns(game, seat, kind)
            return (PassOrdered(seat=seat, kind=kind, until=until, turns=turns),)

        (fact,) = await self._recorder.record(game, decide)
        assert isinstance(fact, PassOrdered)
        return StandingPass(seat=seat, kind=kind, until=until, turns=fact.turns)

    async def withdraw(self, game: LiveGame, seat: Seat, kind: str) -> None:
        """Asks the seat itself again. A problem if no such order holds."""

        async def decide(game: LiveGame) -> Sequence[TableFact]:
            if kind not in {one.kind for one in standing(game, seat)}:
                because = f"Seat {seat} has no standing pass for windows of kind {kind!r}."
                illegal = Illegal(rule=NOT_ORDERED, because=because)
                raise refused(kinds.UNKNOWN_PASS, illegal.because)
            return (PassWithdrawn(seat=seat, kind=kind),)

        await self._recorder.record(game, decide)


def _turns(game: LiveGame, seat: Seat, kind: str) -> int:
    """The turns that a seat has begun; a problem if it cannot order such a pass."""
    position, windows = game.position, game.title.windows
    if position.state is None or position.over or seat not in position.seen.persons:
        because = "Passes are ordered by persons who play in a running game."
        raise forbidden(game, Illegal(rule=NOT_PLAYING, because=because))
    known = () if windows is None else windows.kinds
    if windows is None or kind not in known:
        named = ", ".join(known) or "none"
        because = f"No window of this title is of kind {kind!r}. Kinds: {named}."
        raise forbidden(game, Illegal(rule=NO_SUCH_WINDOW, because=because))
    return windows.turns(position.state, seat)
