"""The rules: one module per section, and the only tables.

Each decision has its options, refusals and answer in one class; each operation of an effect has
its handler beside the decision that it opens.
"""

from collections.abc import Mapping

from games.kernel.decision import AnyDecision, AnyWork
from games.kernel.rules import Rules
from games.kernel.script import AnyHandler, Interpreter
from games.tzolkin.commands import Command
from games.tzolkin.effects import (
    Build,
    BuildMany,
    Effect,
    GainChoice,
    Market,
    MayPay,
    PerformAction,
    PlaceSkull,
    RemoveTile,
    TakeTile,
    TechUp,
    TempleDown,
    TempleUp,
    TempleUpDistinct,
)
from games.tzolkin.facts import Fact
from games.tzolkin.rules import (
    buildings,
    calendar,
    chichen_itza,
    palenque,
    resources,
    setup,
    technologies,
    temples,
    turn,
    uxmal,
)
from games.tzolkin.rules.misfit import misfit, out_of_turn
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.programs import PROGRAMS, Gains
from games.tzolkin.state import State
from games.tzolkin.steps import (
    AdvancingCalendar,
    AdvancingTechnology,
    BeginningRound,
    ChoosingTechnology,
    ChoosingTemple,
    ChoosingWealth,
    Constructing,
    CopyingAction,
    GainingResources,
    Harvesting,
    OfferingTheology,
    PayingResources,
    ResolvingEffects,
    Step,
    TakingTurn,
    Trading,
)

DECISIONS: Mapping[type[Step], AnyDecision] = {
    ChoosingWealth: setup.WealthChoice(),
    TakingTurn: turn.Turn(),
    Harvesting: palenque.Harvest(),
    ChoosingTemple: temples.TempleChoice(),
    ChoosingTechnology: technologies.TechnologyChoice(),
    PayingResources: resources.Payment(),
    GainingResources: resources.Taking(),
    Constructing: buildings.Construction(),
    Trading: uxmal.Market(),
    CopyingAction: uxmal.Copy(),
    OfferingTheology: chichen_itza.Offering(),
    AdvancingCalendar: calendar.CalendarChoice(),
}

EFFECTS: Mapping[type[Effect | Gains], AnyHandler] = {
    Gains: resources.Gaining(),
    GainChoice: resources.ChoosingGain(),
    TakeTile: palenque.TakingTile(),
    RemoveTile: palenque.Burning(),
    TempleUp: temples.GoingUp(),
    TempleUpDistinct: temples.GoingUpApart(),
    TempleDown: temples.Angering(),
    TechUp: technologies.Learning(),
    Build: buildings.BuildingOne(),
    BuildMany: buildings.BuildingMore(),
    Market: uxmal.Visiting(),
    PerformAction: uxmal.Copying(),
    PlaceSkull: chichen_itza.PlacingSkull(),
    MayPay: chichen_itza.AfterAction(),
}


class Effects(Interpreter[ResolvingEffects, Effect | Gains, Move]):
    """Resolves effect lists from left to right (TZ-ACT-05)."""

    lasting = False


WORK: Mapping[type[Step], AnyWork] = {
    ResolvingEffects: Effects(PROGRAMS.__getitem__, EFFECTS),
    AdvancingTechnology: technologies.PaidStep(),
    BeginningRound: calendar.RoundBegins(),
}

RULES: Rules[State, Command, Fact, Move] = Rules(
    begin=setup.begin,
    move=Move,
    decisions=DECISIONS,
    work=WORK,
    misfit=misfit,
    out_of_turn=out_of_turn,
)
