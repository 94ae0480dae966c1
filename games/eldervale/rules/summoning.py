"""Summoning (EV-ACT-03)."""

from collections.abc import Iterator

from games.eldervale.box.content import STARTER_OF, STARTERS
from games.eldervale.commands.realms import SummonUnit
from games.eldervale.effects.terms import Cost, UnitKind
from games.eldervale.effects.units import Summon
from games.eldervale.facts.map import UnitMoved
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.dwellings import WORKER, ruin_discount, ruin_ease
from games.eldervale.rules.move import Move
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay
from games.eldervale.rules.resources.paying import charge
from games.eldervale.rules.resources.prices import affordable, fixed
from games.eldervale.state import State
from games.eldervale.state.player import READY, TRAY
from games.eldervale.steps.base import Price, Script
from games.eldervale.steps.units import Summoned, Summoning
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.script import abandon
from games.kernel.seats import Seat


def summon_cost(state: State, seat: Seat, kind: UnitKind) -> Cost:
    """What a unit costs; workers one after another (EV-ACT-03)."""
    one = state.players[seat]
    costs = STARTERS[STARTER_OF[one.element]].summon_costs
    if kind == WORKER:
        left = sum(unit.kind == WORKER for unit in one.at(TRAY))
        return costs.worker[len(costs.worker) - left]
    found: Cost = getattr(costs, kind)
    return found


def summon_price(state: State, seat: Seat, kind: UnitKind) -> Price:
    """The cost of a unit as units."""
    return fixed(summon_cost(state, seat, kind))


def summonable(
    state: State,
    seat: Seat,
    discount: int,
    *,
    free: bool = False,
    kinds: tuple[UnitKind, ...] = (),
    without: int = 0,
) -> Iterator[UnitKind]:
    """The kinds in the tray that can be paid."""
    one = state.players[seat]
    for kind in one.kinds_at(TRAY):
        if kinds and kind not in kinds:
            continue
        units = summon_price(state, seat, kind)
        if free or affordable(one, units, discount, without=without):
            yield kind


class SummonedUnit(Choice[Summoning, SummonUnit]):
    """Which unit is summoned."""

    takes = (SummonUnit,)
    rule = "EV-ACT-03"

    def options(self, state: State, seat: Seat, step: Summoning) -> Iterator[SummonUnit]:
        """Kinds in the tray that can be paid."""
        found = summonable(state, seat, step.discount, free=step.free, kinds=step.kinds)
        return (SummonUnit(kind=one) for one in found)

    def refusal(self, state: State, seat: Seat, step: Summoning, command: SummonUnit) -> Illegal:
        """A unit that is not in the tray, that the effect does not summon, or that costs more."""
        kind = command.kind
        if kind not in state.players[seat].kinds_at(TRAY):
            return Illegal(self.rule, "unit-not-in-tray", kind=kind)
        if step.kinds and kind not in step.kinds:
            return Illegal(self.rule, "summon-of-others", kind=kind, kinds=step.kinds)
        return Illegal(self.rule, "summon-unpayable", kind=kind)

    def lapse(self, move: Move, seat: Seat, step: Summoning) -> None:
        """Nothing can be summoned; what depends on it is skipped."""
        super().lapse(move, seat, step)
        if step.required:
            abandon(move, seat)

    def answer(self, move: Move, seat: Seat, step: Summoning, command: SummonUnit) -> None:
        units = summon_price(move.state, seat, command.kind)
        move.work(Summoned(seat=seat, kind=command.kind))
        charge(move, seat, units, discount=len(units) if step.free else step.discount)


class Arriving(Work[Summoned, Move]):
    """A summoned unit is ready."""

    def run(self, move: Move, step: Summoned) -> None:
        move.note(UnitMoved(seat=step.seat, kind=step.kind, start=TRAY, end=READY, way="summoned"))


class SummonOp(EffectHandler[Summon]):
    """`summon`."""

    def possible(
        self, state: State, script: Script, op: Summon, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """Of a unit that can be paid."""
        free = op.discount == "all"
        discount = 0 if op.discount == "all" else op.discount + ruin_ease(state, script.source)
        found = summonable(
            state, script.seat, discount, free=free, kinds=op.unit, without=outlay.cards
        )
        return next(found, None) is not None

    def run(self, move: Move, script: Script, op: Summon) -> None:
        """Asks which; the Portal may be cheaper (effects 5.48)."""
        more = ruin_discount(move, script)
        free = op.discount == "all"
        step = Summoning(
            discount=more + (0 if op.discount == "all" else op.discount),
            free=free,
            kinds=op.unit,
            required=op.required,
        )
        move.ask(script.seat, step)
