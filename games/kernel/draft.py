"""The move while it is being decided (what `decide` works on).

`decide` needs to see the state after each fact that it has already established, so it works on
a draft: a value local to one call that collects facts and folds them as they come. The agenda
is worked on in the draft too; its net change becomes one last fact, because what is awaited
after the move is a fact like any other and `evolve` must not know rules.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from games.kernel.agenda import MAIN, Agenda, DecisionId, Frame
from games.kernel.move import Accepted, HasAgenda
from games.kernel.seats import Seat

State = TypeVar("State", bound=HasAgenda)
Fact = TypeVar("Fact")
Step = TypeVar("Step")


class Draft(Generic[State, Fact, Step]):
    """Facts of one move so far (`facts`), and the state after them (`state`)."""

    __slots__ = ("_changed", "_evolve", "_next_id", "facts", "frames", "state")

    def __init__(
        self,
        state: State,
        agenda: Agenda[Step],
        evolve: Callable[[State, Fact], State],
        changed: Callable[[tuple[DecisionId, ...], tuple[Frame[Step], ...]], Fact],
    ) -> None:
        self.state = state
        self.facts: list[Fact] = []
        self.frames = list(agenda.frames)
        self._next_id = agenda.next_id
        self._evolve = evolve
        self._changed = changed

    def note(self, fact: Fact) -> None:
        """Add a fact; `state` is the state after it."""
        self.facts.append(fact)
        self.state = self._evolve(self.state, fact)

    def open(self, seat: Seat | None, step: Step, lane: int = MAIN) -> None:
        """Put a frame on top of the agenda."""
        self.frames.append(Frame(id=self._next_id, seat=seat, step=step, lane=lane))
        self._next_id += 1

    def close(self, frame: Frame[Step]) -> None:
        """Take a frame off the agenda, wherever it stands."""
        self.frames = [one for one in self.frames if one.id != frame.id]

    def finish(self, before: Agenda[Step]) -> Accepted[State, Fact]:
        """The accepted move; `before` is the agenda that the draft began with."""
        kept = {frame.id for frame in self.frames}
        closed = tuple(frame.id for frame in before.frames if frame.id not in kept)
        opened = tuple(frame for frame in self.frames if frame.id >= before.next_id)
        if closed or opened:
            self.note(self._changed(closed, opened))
        return Accepted(tuple(self.facts), self.state)
