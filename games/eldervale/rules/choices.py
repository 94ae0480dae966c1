"""Control flow of effects (effects.md, section 3)."""

from collections.abc import Iterator

from games.eldervale.box.content import rolled
from games.eldervale.commands.choices import ChooseOption
from games.eldervale.effects.program import Choose, If, Ops, RollTable
from games.eldervale.facts.flow import AbilityDieRolled
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.conditions import holds
from games.eldervale.rules.move import Move
from games.eldervale.rules.regroup.activation import copies, copy
from games.eldervale.rules.resolution import (
    NO_OUTLAY,
    EffectHandler,
    Outlay,
    SureHandler,
    nested,
    performable,
)
from games.eldervale.state import State
from games.eldervale.steps.base import Cause, Script
from games.eldervale.steps.gaining import ChoosingOption
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


class Branching(EffectHandler[If]):
    """`if`."""

    def possible(self, state: State, script: Script, op: If, outlay: Outlay = NO_OUTLAY) -> bool:
        """Under its condition, if the operations are."""
        source = nested(script, op.do).source
        met = holds(state, script.seat, op.c, source.unit)
        return met and performable(state, script.seat, source, outlay)

    def run(self, move: Move, script: Script, op: If) -> None:
        if holds(move.state, script.seat, op.c, script.source.unit):
            move.work(nested(script, op.do))


class Rolling(SureHandler[RollTable]):
    """`roll_table`."""

    def run(self, move: Move, script: Script, op: RollTable) -> None:
        dice = []
        for _ in range(op.times):
            die = move.draw(range(1, 7), "ability_die")
            move.note(AbilityDieRolled(source=script.source.name, value=die))
            dice.append(die)
        for die in reversed(dice):
            move.work(nested(script, op.table[rolled(op.table, die)]))


class Choosing(EffectHandler[Choose]):
    """`choose`."""

    def possible(
        self, state: State, script: Script, op: Choose, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        return any(
            performable(state, script.seat, nested(script, ops).source, outlay)
            for ops in op.options
        )

    def run(self, move: Move, script: Script, op: Choose) -> None:
        source = script.source
        step = ChoosingOption(options=op.options, source=source.name, unit=source.unit)
        move.ask(script.seat, step)


class OptionChoice(Choice[ChoosingOption, ChooseOption]):
    """One of several lists of operations."""

    takes = (ChooseOption,)
    rule = "EV-GEN-05"

    def options(self, state: State, seat: Seat, step: ChoosingOption) -> Iterator[ChooseOption]:
        """Those that do something; or the actions that can be copied."""
        if step.copy is not None:
            yield from copies(state, seat, step)
            return
        for at, ops in enumerate(step.options):
            if performable(state, seat, self.cause(step, ops)):
                yield ChooseOption(option=at)

    def refusal(
        self, state: State, seat: Seat, step: ChoosingOption, command: ChooseOption
    ) -> Illegal:
        """An option that is not there, or that would do nothing."""
        if step.copy is not None:
            return Illegal(self.rule, "action-not-copied")
        at = command.option
        if isinstance(at, int) and 0 <= at < len(step.options):
            return Illegal(self.rule, "option-idle", number=at + 1)
        return Illegal(self.rule, "option-unknown", count=len(step.options))

    def cause(self, step: ChoosingOption, ops: Ops) -> Cause:
        """An option as an effect of its own, with the discounts of its source."""
        return Cause(name=step.source, do=ops)

    def answer(self, move: Move, seat: Seat, step: ChoosingOption, command: ChooseOption) -> None:
        if step.copy is not None:
            copy(move, seat, step, command)
            return
        ops = step.options[int(command.option)]
        cause = Cause(name=step.source, do=ops, unit=step.unit)
        move.work(Script(seat=seat, source=cause))
