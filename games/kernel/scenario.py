"""Given / when / then: tests that read like the rulebook.

    given(title, state).when(0, PlaceWorker(target="tikal")).then(WorkerPlaced(...))
    given(title, state).when(0, EndTurn()).refused("TZ-TRN-02")

Commands are played through `play`, so a scenario can do nothing that a player could not. `then`
is strict: it is told every fact that followed, in order, or the kinds of facts that it leaves out.
"""

from collections.abc import Collection, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from games.kernel.agenda import AgendaChange
from games.kernel.chance import Chance, Scripted
from games.kernel.move import HasAgenda
from games.kernel.refusal import DECISION_CLOSED, Illegal
from games.kernel.seats import Seat
from games.kernel.title import Action, AnyTitle, play

State = TypeVar("State", bound=HasAgenda)
Fact = TypeVar("Fact")


class Scenario(Struct, Generic[State, Fact], frozen=True, kw_only=True):
    """A state, the facts that led to it within the scenario, and the refusal, if any.

    The facts from number `since` on are those of the last `when`.
    """

    title: AnyTitle
    state: State
    facts: tuple[Fact, ...] = ()
    refusal: Illegal | None = None
    since: int = 0

    def when(
        self, seat: Seat, *commands: object, chance: Chance | Sequence[int] = ()
    ) -> "Scenario[State, Fact]":
        """Plays the commands in order; stops at the first refusal."""
        source = Scripted(chance) if isinstance(chance, Sequence) else chance
        state, facts, since = self.state, list(self.facts), len(self.facts)
        assert self.refusal is None, f"already refused: {self.refusal}"
        for command in commands:
            frame = state.agenda.open_for(seat)
            decision = frame.id if frame else state.agenda.next_id
            action = Action(seat=seat, decision=decision, command=command)
            played = play(self.title, state, action, source)
            if isinstance(played, Illegal):
                refusal = self._own(seat, command, played, state, source)
                return self._after(state, facts, since, refusal)
            state, facts = played.state, [*facts, *played.facts]
        return self._after(state, facts, since)

    def _after(
        self, state: State, facts: Sequence[Fact], since: int, refusal: Illegal | None = None
    ) -> "Scenario[State, Fact]":
        return Scenario(
            title=self.title, state=state, facts=tuple(facts), refusal=refusal, since=since
        )

    def _own(
        self, seat: Seat, command: object, kernel: Illegal, state: State, source: Chance
    ) -> Illegal:
        """The title's own refusal where the seat is not awaited at all."""
        if kernel.rule != DECISION_CLOSED:
            return kernel
        own = self.title.rules.decide(state, seat, command, source)
        return own if isinstance(own, Illegal) else kernel

    def then(self, *facts: object, besides: Collection[type] = ()) -> "Scenario[State, Fact]":
        """The last `when` led to these facts, in this order, and to no others, besides facts of
        the kinds that the example leaves out.

        What is awaited next (`AgendaChange`) is compared only where an example says it.
        """
        self.accepted()
        said = {type(fact) for fact in facts}
        assert not said & {*besides}, f"said and left out: {said & {*besides}}"
        seen = [
            fact
            for fact in self.facts[self.since :]
            if type(fact) in said
            or (type(fact) not in besides and not isinstance(fact, AgendaChange))
        ]
        assert seen == [*facts], _difference(facts, seen)
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


def _difference(expected: Sequence[object], seen: Sequence[object]) -> str:
    """What an example says and what happened, a fact a line."""
    said = "".join(f"\n  {fact}" for fact in expected)
    happened = "".join(f"\n  {fact}" for fact in seen)
    return f"expected:{said}\nhappened:{happened}"
