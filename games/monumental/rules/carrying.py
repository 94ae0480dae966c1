"""Carrying out effects, operation by operation (effects)."""

from collections.abc import Mapping

from games.kernel.script import Interpreter
from games.monumental.box import EFFECTS, component, programs
from games.monumental.effects import (
    ActivateSlots,
    AnyOperation,
    Archive,
    BothRewards,
    BuildForSoldiers,
    Convert,
    DefenceBonus,
    DiscardSlots,
    Discount,
    DrawAndActivate,
    FreeBasicBuilding,
    Gain,
    GainAnyBasic,
    GainPer,
    Lose,
    MoveExplorers,
    MoveUnits,
    PassiveDiscount,
    PlaceOutposts,
    RecallUnits,
    StrengthReduction,
)
from games.monumental.facts.cards import PolicyOneOffResolved
from games.monumental.rules.acquiring import TakingFree
from games.monumental.rules.base import AnyHandler, Does, Move
from games.monumental.rules.exploring import ExploringSome
from games.monumental.rules.moving import MovingSome, RecallingSome
from games.monumental.rules.outposts import Building, PlacingSome
from games.monumental.rules.paying import Discounting
from games.monumental.rules.resources import ConvertingOne, Gaining, GainingAny, GainingPer, Losing
from games.monumental.rules.rewards import GivingBoth
from games.monumental.rules.slots import ActivatingSome, ArchivingSome, DiscardingSome, Drawing
from games.monumental.steps import Program, Script


def program(source: Program) -> tuple[AnyOperation, ...]:
    """The operations that a script carries out."""
    return programs(source.source)[source.effect]


class Interpreting(Interpreter[Script, AnyOperation, Move]):
    """Carries out the operations of an effect, from left to right."""

    def begins(self, move: Move, script: Script) -> bool:
        """Names the policy whose one-off effect fires (MO-ACT-POL-02)."""
        source, at = script.source.source, script.source.effect
        effects = EFFECTS.get(component(source), ())
        if effects and effects[at].when == "on_develop":
            move.note(PolicyOneOffResolved(seat=script.seat, policy=source))
        return True


class Always(Does[PassiveDiscount | StrengthReduction | DefenceBonus]):
    """Passive operations are read where they matter and never carried out."""

    def run(
        self, move: Move, script: Script, op: PassiveDiscount | StrengthReduction | DefenceBonus
    ) -> None:
        """Never happens."""
        raise AssertionError(f"{op} is passive")


HANDLERS: Mapping[type, AnyHandler] = {
    Gain: Gaining(),
    GainAnyBasic: GainingAny(),
    GainPer: GainingPer(),
    Convert: ConvertingOne(),
    Archive: ArchivingSome(),
    DrawAndActivate: Drawing(),
    ActivateSlots: ActivatingSome(),
    MoveUnits: MovingSome(),
    MoveExplorers: ExploringSome(),
    Discount: Discounting(),
    PassiveDiscount: Always(),
    StrengthReduction: Always(),
    DefenceBonus: Always(),
    BuildForSoldiers: Building(),
    PlaceOutposts: PlacingSome(),
    BothRewards: GivingBoth(),
    FreeBasicBuilding: TakingFree(),
    Lose: Losing(),
    RecallUnits: RecallingSome(),
    DiscardSlots: DiscardingSome(),
}
INTERPRETER = Interpreting(program, HANDLERS)
