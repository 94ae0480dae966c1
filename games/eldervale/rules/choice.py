"""What the decisions of this title have in common."""

from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.eldervale.commands.placing import Decline, UseAbility
from games.eldervale.facts.flow import Declined, StepSkipped
from games.eldervale.rules.move import Move
from games.eldervale.state import State
from games.eldervale.steps.battle import Interrupted, Joining
from games.kernel.decision import LAPSE, Decision, Lapse
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

S = TypeVar("S", bound=Struct)
C = TypeVar("C", bound=Struct)

NOT_AN_ANSWER = "EV-TRN-03"
"""No answer of the pending step's kind (the state machine of a turn)."""


class Choice(Decision[State, S, C, Move], Generic[S, C]):
    """A decision whose only answer the engine gives, and that is left out without any (EV-FRE-08).

    `never`: it is asked even if there is one answer. `always`: there always is one.
    """

    rule = NOT_AN_ANSWER
    never: ClassVar[bool] = False
    always: ClassVar[bool] = False
    free: ClassVar[bool] = True
    """Whether free actions may interrupt it (EV-FRE-01)."""
    silent: ClassVar[bool] = False
    """Whether nobody is told that there was nothing to choose."""
    timing: ClassVar[tuple[str, ...]] = ()
    """The timing of the spells that answer it."""

    def automatic(self, state: State, seat: Seat, step: S) -> C | Lapse | None:
        """The only option; `LAPSE` if there is none."""
        if self.never and self.always:
            return None
        options = iter(self.options(state, seat, step))
        only = next(options, None)
        if only is None:
            return LAPSE
        if self.never:
            return None
        return only if next(options, None) is None else None

    def again(self, step: S) -> S:
        """The step as it is asked again after an interruption; that it was asked is kept."""
        return replace(step, asked=True) if isinstance(step, Interrupted | Joining) else step

    def lapse(self, move: Move, seat: Seat, step: S) -> None:
        """Says that there was nothing to choose."""
        if not self.silent:
            move.note(StepSkipped(seat=seat, step=named(step)))

    def forbidden(self, state: State, seat: Seat, step: S, command: C) -> Illegal | None:
        """What is not among the options, with the reason."""
        if command in self.options(state, seat, step):
            return None
        return self.refusal(state, seat, step, command)

    def refusal(self, state: State, seat: Seat, step: S, command: C) -> Illegal:
        """Why a command of a fitting type is refused."""
        if isinstance(command, UseAbility | Decline):
            return Illegal(self.rule, "effect-not-offered", source=command.source)
        return Illegal(self.rule, self.key)

    def declined(self, move: Move, seat: Seat, command: C) -> bool:
        """Notes a refusal of what was offered; says whether it is one."""
        if not isinstance(command, Decline):
            return False
        move.note(Declined(seat=seat, source=command.source))
        return True


AnyChoice = Choice[Any, Any]


def named(step: Struct) -> str:
    """The name of a step in logs (`taking-main`)."""
    return str(type(step).__struct_config__.tag).partition(".")[2]
