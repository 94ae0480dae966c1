"""What most decisions of this title share."""

from typing import Generic, TypeVar

from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.kernel.decision import LAPSE, Decision, Lapse
from games.kernel.seats import Seat

S = TypeVar("S", contravariant=True)
C = TypeVar("C")


class Choice(Decision[State, S, C, Move], Generic[S, C]):
    """One of the options. With `public` options the only one is taken, and without any the
    decision closes without effect (AK-TURN-09, AK-TEAM-10)."""

    def automatic(self, state: State, seat: Seat, step: S) -> C | Lapse | None:
        """What public facts leave."""
        if not self.public:
            return None
        options = iter(self.options(state, seat, step))
        only = next(options, None)
        if only is None:
            return LAPSE
        return only if next(options, None) is None else None
