"""What the decisions of all sections have in common."""

from typing import Generic, TypeVar

from msgspec import Struct

from games.kernel.decision import LAPSE, Decision, Lapse
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.box import TileId
from games.monumental.facts.city import StepSkipped
from games.monumental.rules.move import Move
from games.monumental.state import State

S = TypeVar("S", bound=Struct)
C = TypeVar("C", bound=Struct)

NOT_AN_ANSWER = "MO-RUL-01"
"""No answer of the pending step's kind, or anything else that no other rule names."""


class Choice(Decision[State, S, C, Move], Generic[S, C]):
    """A decision of which everything is public (MO-HID-03): the only answer is given by the
    engine (MO-RUL-03), and without any it is left out (MO-RUL-06)."""

    public = True
    rule = NOT_AN_ANSWER

    def automatic(self, state: State, seat: Seat, step: S) -> C | Lapse | None:
        """The only option; `LAPSE` if there is none."""
        options = iter(self.options(state, seat, step))
        only = next(options, None)
        if only is None:
            return LAPSE
        return only if next(options, None) is None else None

    def lapse(self, move: Move, seat: Seat, step: S) -> None:
        """Says that there was nothing to choose."""
        name = str(type(step).__struct_config__.tag).partition(".")[2]
        move.note(StepSkipped(seat=seat, step=name, reason="There is nothing to choose from."))


def no_tile(state: State, rule: str, tile: TileId) -> Illegal | None:
    """The refusal of a tile that is not on the map."""
    if tile in state.land.layout.index:
        return None
    return Illegal(rule, "unknown-name", name=tile)
