"""The move while it is being decided, and what every rule may ask of it."""

from collections.abc import Iterator

from games.ancient_knowledge.box import SourceId
from games.ancient_knowledge.evolve import evolve
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.facts.flow import AgendaChanged
from games.ancient_knowledge.state import Player, State
from games.ancient_knowledge.steps import Question, Resolve, Step, Work
from games.ancient_knowledge.steps.base import forced_lane
from games.kernel.agenda import Agenda, Frame
from games.kernel.chance import Chance
from games.kernel.draft import Draft
from games.kernel.seats import Seat


class Ply(Draft[State, Fact, Step]):
    """A draft with its chance; `before` is the state that the command met.

    The lane of a seat on turn has the number of the seat (`steps.forced_lane` has the others).
    """

    __slots__ = ("before", "chance")

    def __init__(self, state: State, chance: Chance) -> None:
        super().__init__(state, state.agenda, evolve, AgendaChanged)
        self.before = state
        self.chance = chance

    def player(self, seat: Seat) -> Player:
        """The player as the move has left them so far."""
        return self.state.players[seat]

    def ask(self, seat: Seat, step: Question) -> None:
        """A decision of a seat in its own lane."""
        self.open(seat, step, lane=seat)

    def ask_other(self, by: Seat, seat: Seat, step: Question) -> None:
        """A decision that an effect of `by` asks of `seat`.

        Who is on turn must decide it first; who is not decides it beside everything else
        (AK-TEAM-03, AK-TEAM-10).
        """
        on_turn = seat == by or self.player(seat).turn.phase is not None
        self.open(seat, step, lane=seat if on_turn else forced_lane(by, seat))

    def work(self, seat: Seat, step: Work) -> None:
        """Work of the rules in the lane of a seat."""
        self.open(None, step, lane=seat)

    def tops(self) -> tuple[Frame[Step], ...]:
        """The frames that nothing blocks now."""
        last = self.frames[-1:]
        if last and all(frame.lane == last[0].lane for frame in self.frames):
            return tuple(last)  # only one seat is busy: the usual case
        return Agenda(tuple(self.frames)).tops()

    def is_busy(self, seat: Seat) -> bool:
        """Whether anything is pending in the turn of a seat."""
        return any(frame.lane == seat for frame in self.frames)

    def lane(self, seat: Seat) -> Iterator[Frame[Step]]:
        """The frames of a seat's own lane, the top one first."""
        return (frame for frame in reversed(self.frames) if frame.lane == seat)

    def resume(self, seat: Seat, source: SourceId, discarded: int) -> None:
        """Tell what is left of an effect how many cards its last operation discarded."""
        top = next(self.lane(seat), None)
        if top is None or not isinstance(top.step, Resolve) or top.step.source != source:
            return
        self.close(top)
        step = Resolve(source=source, effect=top.step.effect, op=top.step.op, previous=discarded)
        self.work(seat, step)

    def abandon(self, seat: Seat, source: SourceId) -> None:
        """Drop what is left of an effect that was refused (AK-EFF-18)."""
        top = next(self.lane(seat), None)
        if top is None or not isinstance(top.step, Resolve):
            return
        if top.step.source == source and top.step.op > 0:
            self.close(top)
