"""What all facts have in common."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.kernel.tags import kebab

if TYPE_CHECKING:
    from games.through_the_ages.state import State
    from games.through_the_ages.state.nation import Nation


class Happened(
    Struct,
    frozen=True,
    kw_only=True,
    gc=False,
    omit_defaults=True,
    tag=kebab("through-the-ages"),
):
    """Base of all facts. `applied` is the fold: it knows no rule."""

    @abstractmethod
    def applied(self, state: "State") -> "State":
        """The state after the fact."""


class OfNation(Happened, frozen=True, kw_only=True):
    """A fact that changes one nation and nothing else."""

    seat: Seat

    def applied(self, state: "State") -> "State":
        """The state with the nation changed."""
        nations = list(state.nations)
        nations[self.seat] = self.changed(nations[self.seat])
        return replace(state, nations=tuple(nations))

    @abstractmethod
    def changed(self, nation: "Nation") -> "Nation":
        """The nation after the fact."""


def with_court(nation: "Nation", **fields: Any) -> "Nation":
    """The nation with other values in its court."""
    return replace(nation, court=replace(nation.court, **fields))


def with_turn(nation: "Nation", **fields: Any) -> "Nation":
    """The nation with other values of its turn."""
    return replace(nation, turn=replace(nation.turn, **fields))


def less(items: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    """The items without each of `gone` once."""
    left = list(items)
    for one in gone:
        left.remove(one)
    return tuple(left)
