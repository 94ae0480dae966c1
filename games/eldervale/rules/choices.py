"""Control flow of effects (effects.md, section 3)."""

from collections.abc import Iterator

from games.eldervale.box.content import rolled
from games.eldervale.commands.choices import ChooseOption
from games.eldervale.commands.program import Command
from games.eldervale.effects.program import Choose, If, Ops, RollTable
from games.eldervale.facts.flow import AbilityDieRolled
from games.eldervale.rules.base import Does, Move, Question
from games.eldervale.rules.card_actions import copies, copy
from games.eldervale.rules.conditions import holds
from games.eldervale.rules.possible import performable
from games.eldervale.state import State
from games.eldervale.steps.base import Cause, Script
from games.eldervale.steps.gaining import ChoosingOption
from games.kernel.seats import Seat


def nested(script: Script, ops: Ops) -> Script:
    """Operations inside others."""
    source = script.source
    cause = Cause(name=source.name, do=ops, card=source.card, unit=source.unit)
    return Script(seat=script.seat, source=cause)


class Branching(Does[If]):
    """`if`."""

    def run(self, move: Move, script: Script, op: If) -> None:
        """Under its condition."""
        if holds(move.state, script.seat, op.c, script.source.unit):
            move.work(nested(script, op.do))


class Rolling(Does[RollTable]):
    """`roll_table`."""

    def run(self, move: Move, script: Script, op: RollTable) -> None:
        """A die for each time."""
        dice = []
        for _ in range(op.times):
            die = move.draw(range(1, 7), "ability_die")
            move.note(AbilityDieRolled(source=script.source.name, value=die))
            dice.append(die)
        for die in reversed(dice):
            move.work(nested(script, op.table[rolled(op.table, die)]))


class Choosing(Does[Choose]):
    """`choose`."""

    def run(self, move: Move, script: Script, op: Choose) -> None:
        """Asks which."""
        source = script.source
        step = ChoosingOption(options=op.options, source=source.name, unit=source.unit)
        move.ask(script.seat, step)


class ChoosingOne(Question[ChoosingOption]):
    """One of several lists of operations."""

    takes = (ChooseOption,)
    rule = "EV-GEN-05"

    def options(self, state: State, seat: Seat, step: ChoosingOption) -> Iterator[Command]:
        """Those that do something; or the actions that can be copied."""
        if step.copy is not None:
            yield from copies(state, seat, step)
            return
        for at, ops in enumerate(step.options):
            if performable(state, seat, Cause(name=step.source, do=ops)):
                yield ChooseOption(option=at)

    def answer(self, move: Move, seat: Seat, step: ChoosingOption, command: Command) -> None:
        """Does it."""
        assert isinstance(command, ChooseOption)
        if step.copy is not None:
            copy(move, seat, step, command)
            return
        ops = step.options[int(command.option)]
        cause = Cause(name=step.source, do=ops, unit=step.unit)
        move.work(Script(seat=seat, source=cause))
