"""Where a player could place units: what is the same for several of them is worked out once."""

from games.eldervale.box.ids import TileId
from games.eldervale.effects.terms import UnitKind
from games.eldervale.rules.placing.feasible import can_act_in, ruin_discount_of, tax
from games.eldervale.rules.placing.reach import Reach, reach_of, reaches
from games.eldervale.state import State
from games.kernel.seats import Seat


class Ground:
    """The map, as one player finds it now."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._reached: dict[Reach, tuple[TileId, ...]] = {}
        self._feasible: dict[tuple[TileId, int], bool] = {}

    def open_to(self, kind: UnitKind) -> tuple[TileId, ...]:
        """The realms that a kind of unit reaches."""
        return self.within(reach_of(self._state, self._seat, kind))

    def within(self, reach: Reach) -> tuple[TileId, ...]:
        """The realms that a unit reaches."""
        found = self._reached.get(reach)
        if found is None:
            found = self._reached[reach] = reaches(self._state, self._seat, reach)
        return found

    def can_act(self, kind: UnitKind, realm: TileId) -> bool:
        """Whether a unit could do the action of a realm, the tax included (EV-PLC-08)."""
        return self.can_act_for(realm, ruin_discount_of(self._state, self._seat, kind, realm))

    def can_act_for(self, realm: TileId, discount: int) -> bool:
        """The same, with a discount of the ruin's first payment."""
        found = self._feasible.get((realm, discount))
        if found is None:
            due = tax(self._state, self._seat, realm)
            found = can_act_in(self._state, self._seat, realm, discount, due)
            self._feasible[realm, discount] = found
        return found
