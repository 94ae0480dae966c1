"""The move while it is being decided: what `decide` works on.

Rules need to see the state after each fact that they have already established, so they work on a
draft, a value local to one call: it collects facts and folds them as they come. The agenda is
worked on in the draft, too; its net change becomes one last fact, because what is awaited after
the move is a fact like any other and `evolve` must not know rules.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from msgspec import Struct

from games.kernel.agenda import MAIN, Agenda, DecisionId, Frame, offer_lane, tops
from games.kernel.chance import Chance
from games.kernel.folding import Applies
from games.kernel.seats import Seat

State = TypeVar("State", bound="HasAgenda")
Fact = TypeVar("Fact", bound=Applies[Any])
Accept = TypeVar("Accept")
Step = TypeVar("Step")
T = TypeVar("T")


class HasAgenda(Protocol):
    """Every state of every title holds its agenda under this name."""

    @property
    def agenda(self) -> Agenda[Any]:
        """What is awaited."""
        ...


class Accepted(Struct, Generic[State, Accept], frozen=True, gc=False):
    """An accepted command: its facts, and the state they lead to (the fold of the facts)."""

    facts: tuple[Accept, ...]
    state: State


class Move(Generic[State, Fact, Step]):
    """Facts of one move so far (`facts`), the state after them (`state`), the agenda as it is
    being worked on (`frames`, bottom first), and chance.

    `before` is the state that the command met. `automatic` is set while the engine answers a
    decision by itself. A title derives its own class, which says what its agenda's fact is:

        class Move(kernel.Move[State, Fact, Step]):
            changed = AgendaChanged

            def player(self, seat: Seat) -> Player:
                return self.state.players[seat]
    """

    __slots__ = ("_next_id", "automatic", "before", "chance", "facts", "frames", "state")

    changed: ClassVar[Callable[..., Any]]
    """The title's fact of the agenda (`agenda.AgendaChange`): `changed(closed, opened)`."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.before = self.state = state
        self.chance = chance
        self.facts: list[Fact] = []
        self.frames: list[Frame[Step]] = list(state.agenda.frames)
        self.automatic = False
        self._next_id = state.agenda.next_id

    @classmethod
    def beginning(cls, fact: Fact, chance: Chance) -> Self:
        """The move of ply 0, which begins with the first fact of a game."""
        move = cls(fact.applied(None), chance)
        move.facts.append(fact)
        return move

    def note(self, fact: Fact) -> None:
        """Add a fact; `state` is the state after it."""
        self.facts.append(fact)
        self.state = fact.applied(self.state)

    def open(self, seat: Seat | None, step: Step, lane: int = MAIN) -> None:
        """Put a frame on top of the agenda: a decision of a seat, or work (no seat)."""
        self.frames.append(Frame(id=self._next_id, seat=seat, step=step, lane=lane))
        self._next_id += 1

    def ask(self, seat: Seat, step: Step) -> None:
        """A decision of a seat that everything below it waits for."""
        self.open(seat, step)

    def work(self, step: Step) -> None:
        """Work of the rules, done once everything above it is done."""
        self.open(None, step)

    def offer(self, seat: Seat, step: Step) -> None:
        """A decision that a seat may take and that nobody waits for."""
        self.open(seat, step, lane=offer_lane(seat))

    def close(self, frame: Frame[Step]) -> None:
        """Take a frame off the agenda, wherever it stands."""
        if self.frames and self.frames[-1] is frame:
            self.frames.pop()
        else:
            self.frames = [one for one in self.frames if one.id != frame.id]

    def clear(self) -> None:
        """Take everything off the agenda: the game is over."""
        self.frames = []

    def replace(self, frame: Frame[Step], step: Step) -> None:
        """Another step in the place of a frame, under a new id."""
        new = Frame(id=self._next_id, seat=frame.seat, step=step, lane=frame.lane)
        self._next_id += 1
        self.frames = [new if one.id == frame.id else one for one in self.frames]

    @property
    def mark(self) -> DecisionId:
        """A mark: frames opened from now on have at least this id."""
        return self._next_id

    def opened_since(self, mark: DecisionId) -> bool:
        """Whether a frame that was opened after a mark is still there."""
        if self._next_id == mark:
            return False
        return any(frame.id >= mark for frame in self.frames)

    def work_below(self, mark: DecisionId, step: Step, lane: int = MAIN) -> None:
        """Work that waits below every frame that was opened after a mark."""
        at = next(
            (at for at, frame in enumerate(self.frames) if frame.id >= mark), len(self.frames)
        )
        self.frames.insert(at, Frame(id=self._next_id, seat=None, step=step, lane=lane))
        self._next_id += 1

    def tops(self) -> tuple[Frame[Step], ...]:
        """The frames that nothing blocks now, in the order in which they were opened."""
        return tops(self.frames)

    def finish(self) -> Accepted[State, Fact]:
        """The accepted move; the change of the agenda is its last fact, if it changed."""
        before, frames = self.before.agenda, self.frames
        opened = tuple([frame for frame in frames if frame.id >= before.next_id])
        closed: tuple[DecisionId, ...] = ()
        if len(opened) == len(frames):
            closed = tuple([frame.id for frame in before.frames])
        elif len(frames) - len(opened) < len(before.frames):
            kept = {frame.id for frame in frames}
            closed = tuple([frame.id for frame in before.frames if frame.id not in kept])
        if closed or opened:
            self.note(self.changed(closed, opened))
        return Accepted(tuple(self.facts), self.state)


def replaced(items: Sequence[T], at: int, value: T) -> tuple[T, ...]:
    """The items with another value in one place."""
    changed = list(items)
    changed[at] = value
    return tuple(changed)


def removed(items: Sequence[T], gone: Sequence[T]) -> tuple[T, ...]:
    """The items without those that are gone, each taken off once; they must be there."""
    left = list(items)
    for one in gone:
        left.remove(one)
    return tuple(left)
