"""The rules: one module per section, and the only tables.

Each decision has its options, refusals and answer in one class; each operation of an effect has
its handler beside the decision that it opens.
"""

from collections.abc import Mapping

from games.kernel.decision import AnyDecision, AnyWork
from games.kernel.rules import Rules
from games.kernel.script import AnyHandler, Interpreter
from games.tzolkin import effects, steps
from games.tzolkin.commands import Command
from games.tzolkin.effects import Effect
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
from games.tzolkin.steps import ResolvingEffects, Step

DECISIONS: Mapping[type[Step], AnyDecision] = {
    steps.ChoosingWealth: setup.WealthChoice(),
    steps.TakingTurn: turn.Turn(),
    steps.Harvesting: palenque.Harvest(),
    steps.ChoosingTemple: temples.TempleChoice(),
    steps.ChoosingTechnology: technologies.TechnologyChoice(),
    steps.PayingResources: resources.Payment(),
    steps.GainingResources: resources.Taking(),
    steps.Constructing: buildings.Construction(),
    steps.Trading: uxmal.Market(),
    steps.CopyingAction: uxmal.Copy(),
    steps.OfferingTheology: chichen_itza.Offering(),
    steps.AdvancingCalendar: calendar.CalendarChoice(),
}

EFFECTS: Mapping[type[Effect | Gains], AnyHandler] = {
    Gains: resources.Gaining(),
    effects.GainChoice: resources.ChoosingGain(),
    effects.TakeTile: palenque.TakingTile(),
    effects.RemoveTile: palenque.Burning(),
    effects.TempleUp: temples.GoingUp(),
    effects.TempleUpDistinct: temples.GoingUpApart(),
    effects.TempleDown: temples.Angering(),
    effects.TechUp: technologies.Learning(),
    effects.Build: buildings.BuildingOne(),
    effects.BuildMany: buildings.BuildingMore(),
    effects.Market: uxmal.Visiting(),
    effects.PerformAction: uxmal.Copying(),
    effects.PlaceSkull: chichen_itza.PlacingSkull(),
    effects.MayPay: chichen_itza.AfterAction(),
}


class Effects(Interpreter[ResolvingEffects, Effect | Gains, Move]):
    """Resolves effect lists from left to right (TZ-ACT-05)."""

    lasting = False


WORK: Mapping[type[Step], AnyWork] = {
    steps.ResolvingEffects: Effects(PROGRAMS.__getitem__, EFFECTS),
    steps.AdvancingTechnology: technologies.PaidStep(),
    steps.BeginningRound: calendar.RoundBegins(),
}

RULES: Rules[State, Command, Fact, Move] = Rules(
    begin=setup.begin,
    move=Move,
    decisions=DECISIONS,
    work=WORK,
    misfit=misfit,
    out_of_turn=out_of_turn,
)
