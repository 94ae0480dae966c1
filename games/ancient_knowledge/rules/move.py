"""The move while it is being decided, and what every rule may ask of it."""

from msgspec.structs import replace

from games.ancient_knowledge import steps
from games.ancient_knowledge.box import SourceId
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.facts.turn import AgendaChanged
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.kernel import move as kernel
from games.kernel.agenda import Frame
from games.kernel.seats import Seat


class Move(kernel.Move[State, Fact, steps.Step]):
    """A draft whose lanes are those of the seats: the lane of a seat on turn has its number."""

    changed = AgendaChanged

    def player(self, seat: Seat) -> Player:
        """The player as the move has left them so far."""
        return self.state.players[seat]

    def ask(self, seat: Seat, step: steps.Step) -> None:
        """A decision of a seat in its own lane."""
        self.open(seat, step, lane=seat)

    def ask_other(self, by: Seat, seat: Seat, step: steps.AnyAwaiting) -> None:
        """A decision that an effect of `by` asks of `seat`.

        Who is on turn must decide it first; who is not decides it beside everything else
        (AK-TEAM-03, AK-TEAM-10).
        """
        on_turn = seat == by or self.player(seat).turn.phase is not None
        self.open(seat, step, lane=seat if on_turn else steps.forced_lane(by, seat))

    def demand(self, seat: Seat, step: steps.DiscardingForced | steps.GivingUpArtifacts) -> None:
        """Asks for all cards that an effect demands, one decision each, at once, so that nothing
        younger comes between them (AK-TEAM-10)."""
        for left in range(1, step.left + 1):
            self.ask_other(step.by, seat, replace(step, left=left))

    def go_on(self, step: steps.AnyWorking) -> None:
        """Work of the rules in the lane of its seat."""
        self.open(None, step, lane=step.seat)

    def rest_of(
        self, seat: Seat, source: SourceId
    ) -> tuple[Frame[steps.Step], steps.Resolving] | None:
        """What is left of the effect of a card that the seat's last decision belonged to."""
        top = next((one for one in reversed(self.frames) if one.lane == seat), None)
        if top is None or not isinstance(top.step, steps.Resolving):
            return None
        begun = top.step.source.card == source and top.step.index > 0
        return (top, top.step) if begun else None

    def remember(self, seat: Seat, source: SourceId, discarded: int) -> None:
        """Tells what is left of an effect how many cards its last operation discarded."""
        rest = self.rest_of(seat, source)
        if rest is not None:
            self.replace(rest[0], replace(rest[1], memo=discarded))
