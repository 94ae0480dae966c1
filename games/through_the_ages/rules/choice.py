"""Decisions that a `Choose` answers: what each offers, and the refusal of anything else."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from games.kernel.chance import Chance, pick
from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat
from games.through_the_ages.commands import Choose, Command
from games.through_the_ages.facts.civil import ChoiceMade
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.turn import open_turn
from games.through_the_ages.state import State
from games.through_the_ages.steps import Step

Option = str | int
S = TypeVar("S", bound=Step, contravariant=True)


def not_an_option(options: Sequence[Option], option: Option, rule: str) -> Illegal | None:
    """The refusal of an option that is not there."""
    if any(one == option and type(one) is type(option) for one in options):
        return None
    if isinstance(option, str) and option in map(str, options):
        return Illegal(rule, "option-is-a-number", option=option)
    return Illegal(rule, "no-such-option", option=option, options=tuple(options))


class Choice(Decision[State, S, Command, Move]):
    """A choice among options that are read off the state (decisions.md, section 6.3), often in
    another player's turn (TTA-TRN-09)."""

    takes = (Choose,)
    rule = "TTA-GEN-09"

    @abstractmethod
    def offers(self, state: State, seat: Seat, step: S) -> Sequence[Option]:
        """The options, at least one."""

    @abstractmethod
    def chosen(self, move: Move, seat: Seat, step: S, option: Option) -> None:
        """What an option leads to."""

    def options(self, state: State, seat: Seat, step: S) -> Iterable[Command]:
        """A command for each option."""
        return (Choose(option=one) for one in self.offers(state, seat, step))

    def sample(self, state: State, seat: Seat, step: S, chance: Chance) -> Command:
        """Each option is as likely as the others."""
        return Choose(option=pick(chance, self.offers(state, seat, step), SAMPLE))

    def forbidden(self, state: State, seat: Seat, step: S, command: Any) -> Illegal | None:
        """One of the options."""
        return not_an_option(self.offers(state, seat, step), command.option, self.rule)

    def automatic(self, state: State, seat: Seat, step: S) -> Command | None:
        """The only option: everything that options depend on is public."""
        offers = self.offers(state, seat, step)
        return Choose(option=offers[0]) if len(offers) == 1 else None

    def answer(self, move: Move, seat: Seat, step: S, command: Any) -> None:
        open_turn(move, seat)
        move.note(ChoiceMade(seat=seat, option=command.option, auto=move.automatic))
        self.chosen(move, seat, step, command.option)
