"""Orders of standing passes: given, listed, withdrawn."""

from collections.abc import Sequence

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.table.passing import (
    NO_SUCH_WINDOW,
    NOT_ORDERED,
    NOT_PLAYING,
    PassOrdered,
    PassWithdrawn,
)
from games.kernel.table.state import TableFact
from games.kernel.windows import StandingPass, Until
from referee.problems import kinds
from referee.problems.problem import refused_by
from service.play.basis import DecisionBasis
from service.play.game_cache import LiveGame
from service.play.standing_passes import standing
from service.play.viewers import Actor
from service.table.proposals import forbidden
from service.table.recorder import TableRecorder


class StandingPasses:
    """Takes orders of seats."""

    def __init__(self, recorder: TableRecorder) -> None:
        self._recorder = recorder

    async def order(self, game: LiveGame, who: Actor, kind: str, until: Until) -> StandingPass:
        """Has windows of a kind passed for a seat. Ordering again replaces the order."""

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            seat = who.seat_in(basis)
            turns = _turns(basis, seat, kind)
            return (PassOrdered(seat=seat, kind=kind, until=until, turns=turns),)

        (fact,) = await self._recorder.record(game, decide)
        assert isinstance(fact, PassOrdered)
        return StandingPass(seat=fact.seat, kind=kind, until=until, turns=fact.turns)

    async def withdraw(self, game: LiveGame, who: Actor, kind: str) -> None:
        """Asks the seat itself again. A problem if no such order holds."""

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            seat = who.seat_in(basis)
            if kind not in {one.kind for one in standing(basis, seat)}:
                illegal = Illegal(NOT_ORDERED, "no-standing-pass", place=seat, kind=kind)
                raise refused_by(basis.title, illegal, kinds.UNKNOWN_PASS)
            return (PassWithdrawn(seat=seat, kind=kind),)

        await self._recorder.record(game, decide)


def _turns(basis: DecisionBasis, seat: Seat, kind: str) -> int:
    """The turns that a seat has begun; a problem if it cannot order such a pass."""
    position, windows = basis.position, basis.title.rules.windows
    if position.state is None or position.over or seat not in position.seen.persons:
        raise forbidden(basis, Illegal(NOT_PLAYING, "passes-of-players"))
    known = () if windows is None else windows.kinds
    if windows is None or kind not in known:
        raise forbidden(basis, Illegal(NO_SUCH_WINDOW, "no-such-window", kind=kind, kinds=known))
    return windows.turns(position.state, seat)
