"""Given / when / then: tests that read like the rulebook.

    given(title, state).when(0, PlaceWorker(target="tikal")).then(WorkerPlaced(...))
    given(title, state).when(0, EndTurn()).refused("TZ-TRN-02")

Commands are played through `play`, so a scenario can do nothing that a player could not.
"""

from collections.abc import Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from games.kernel.chance import Chance, Scripted
from games.kernel.move import HasAgenda
from games.kernel.refusal import DECISION_CLOSED, Illegal
from games.kernel.seats import Seat
from games.kernel.title import Action, AnyTitle, play

State = TypeVar("State", bound=HasAgenda)
Fact = TypeVar("Fact")


class Scenario(Struct, Generic[State, Fact], frozen=True, kw_only=True):
    """A state, the facts that led to it within the scenario, and the refusal, if any."""

    title: AnyTitle
    state: State
    facts: tuple[Fact, ...] = ()
    refusal: Illegal | None = None

    def when(
        self, seat: Seat, *commands: object, chance: Chance | Sequence[int] = ()
    ) -> "Scenario[State, Fact]":
        """Plays the commands in order; stops at the first refusal."""
        source = Scripted(chance) if isinstance(chance, Sequence) else chance
        state, facts = self.state, list(self.facts)
        assert self.refusal is None, f"already refused: {self.refusal}"
        for command in commands:
            frame = state.agenda.open_for(seat)
            decision = frame.id if frame else state.agenda.next_id
            action = Action(seat=seat, decision=decision, command=command)
            played = play(self.title, state, action, source)
            if isinstance(played, Illegal):
                refusal = self._own(seat, command, played, state, source)
                return Scenario(title=self.title, state=state, facts=tuple(facts), refusal=refusal)
            state, facts = played.state, [*facts, *played.facts]
        return Scenario(title=self.title, state=state, facts=tuple(facts))

    def _own(
        self, seat: Seat, command: object, kernel: Illegal, state: State, source: Chance
    ) -> Illegal:
        """The title's own refusal where the seat is not awaited at all."""
        if kernel.rule != DECISION_CLOSED:
            return kernel
        own = self.title.decide(state, seat, command, source)
        return own if isinstance(own, Illegal) else kernel

    def then(self, *facts: object) -> "Scenario[State, Fact]":
        """The given facts happened, in this order, perhaps with others between them."""
        self.accepted()
        left = iter(self.facts)
        for fact in facts:
            assert any(fact == seen for seen in left), f"missing {fact}\namong {self.facts}"
        return self

    def accepted(self) -> "Scenario[State, Fact]":
        """Nothing was refused."""
        assert self.refusal is None, f"refused: {self.refusal}"
        return self

    def refused(self, rule: str) -> "Scenario[State, Fact]":
        """The last command was refused by this rule."""
        assert self.refusal is not None, f"accepted, with {self.facts}"
        assert self.refusal.rule == rule, f"{rule} expected, refused by {self.refusal}"
        return self


def given(title: AnyTitle, state: State) -> Scenario[State, object]:
    """Begins a scenario."""
    return Scenario(title=title, state=state)
