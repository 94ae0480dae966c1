"""What every operation of an effect answers: can it do something, and do it."""

from typing import Generic, TypeVar

from msgspec import Struct

from games.ancient_knowledge.box import SourceId
from games.ancient_knowledge.operations import Operation
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.state import State
from games.kernel.seats import Seat

Op = TypeVar("Op", bound=Operation)


class Context(Struct, frozen=True, kw_only=True):
    """The effect that an operation belongs to.

    `optional`: its first step offers `pass`. `paying`: the operation is a cost. `previous`:
    cards that the operation before it discarded.
    """

    seat: Seat
    source: SourceId
    optional: bool = False
    paying: bool = False
    previous: int = 0


class Handler(Generic[Op]):
    """How one kind of operation is carried out. Handlers hold no state."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: Op) -> bool:
        """Whether it would change the state, judged from public facts (AK-EFF-17)."""
        raise NotImplementedError

    def run(self, ply: Ply, at: Context, op: Op) -> None:
        """Carry it out as far as possible, or ask for what is to be chosen (AK-EFF-02)."""
        raise NotImplementedError
