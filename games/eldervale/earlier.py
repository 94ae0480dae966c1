"""Earlier rulesets: what they decide otherwise than `RULES`. Each game keeps its own.

| ruleset | what it decides otherwise |
| --- | --- |
| `eldervale/1` | EV-MAG-06: Echo pays for what it repeats with itself |
| | EV-GEN-06: what a skipped payment was for happens all the same |
| | EV-MER-07: Mimeza never copies Longbows |
| | effects 5.48: the discount of the Draughtsman does not count among the Oracle's options |
| | EV-PLC-08: an expedition without a payable card is skipped as a whole |
| | EV-FRE-08: a swap is asked for although its first unit has gone |
| | decisions 4: who can be robbed, and where a pushed monster can go, is found once |
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from games.eldervale.box.content import MAGIC
from games.eldervale.box.realms import Tile
from games.eldervale.commands.choices import ChooseRealm
from games.eldervale.commands.program import Command
from games.eldervale.commands.turn import CastSpell
from games.eldervale.effects.activation import RepeatActivation
from games.eldervale.effects.battle import AddDicePerAdjacent
from games.eldervale.effects.goods import Steal
from games.eldervale.effects.program import Effect, Ops
from games.eldervale.facts import Fact
from games.eldervale.rules import RESOLUTION, RULES, choices
from games.eldervale.rules.battle import boosting
from games.eldervale.rules.choice import AnyChoice, Choice
from games.eldervale.rules.effects.conditions import all_hold
from games.eldervale.rules.effects.sources import Active
from games.eldervale.rules.free_actions import interruption
from games.eldervale.rules.magic.spells import cast_price
from games.eldervale.rules.monsters import lairs
from games.eldervale.rules.move import Move
from games.eldervale.rules.parties import party
from games.eldervale.rules.placing import realm_action
from games.eldervale.rules.regroup import activation
from games.eldervale.rules.regroup.actions import action_price
from games.eldervale.rules.resolution import Outlay, Resolution, performable_after
from games.eldervale.rules.resources import losses, paying
from games.eldervale.rules.targeting import choosing
from games.eldervale.state import State
from games.eldervale.state.player import InPlay
from games.eldervale.steps.base import Cause, Price, Script
from games.eldervale.steps.battle import Boosting
from games.eldervale.steps.gaining import ChoosingOption, TargetingPlayer
from games.eldervale.steps.paying import Paying, PayingTax, ReducingCost
from games.eldervale.steps.placing import ActingInRealm
from games.eldervale.steps.regroup import RunningAction
from games.eldervale.steps.units import PushingMonster, TargetingUnit
from games.kernel.decision import AnyDecision
from games.kernel.rules import Rules
from games.kernel.seats import Seat
from games.kernel.tables import Tables


class FreeActions(interruption.Interruptible):
    """A decision that free actions may interrupt; Echo counts among the cards that pay."""

    def sorts(self, state: State, seat: Seat) -> Iterator[interruption.Sort]:
        """With Echo, where it is castable by that."""
        yield from super().sorts(state, seat)
        yield _echoes

    def is_free(self, state: State, seat: Seat, command: Command) -> bool:
        """The same for one command."""
        if super().is_free(state, seat, command):
            return True
        return isinstance(command, CastSpell) and _repeats(state, seat, command.card)


def _echoes(state: State, seat: Seat) -> Iterator[CastSpell]:
    """Echo, if it is castable only by paying with itself."""
    for card in state.players[seat].hand:
        command = CastSpell(card=card)
        if not interruption.is_free(state, seat, command) and _repeats(state, seat, card):
            yield command


def _repeats(state: State, seat: Seat, card: str) -> bool:
    """Whether a hand card repeats an action that could be paid with the card itself."""
    if card not in state.players[seat].hand or not interruption.allowed(state, seat):
        return False
    magic = MAGIC[card]
    if not any(isinstance(op, RepeatActivation) for op in magic.do):
        return False
    if not all_hold(state, seat, magic.if_):
        return False
    price = cast_price(state.players[seat], magic)
    return performable_after(state, seat, Cause(name=card, do=magic.do), Outlay(price))


class UnboundPayment(paying.Payment):
    """What it was for happens, though it is skipped."""

    def lapse(self, move: Move, seat: Seat, step: Paying | PayingTax) -> None:
        """Only says so."""
        Choice.lapse(self, move, seat, step)


class Reduction(paying.PriceReduction):
    """What it was for happens, though it is skipped."""

    def lapse(self, move: Move, seat: Seat, step: ReducingCost) -> None:
        """Only says so."""
        Choice.lapse(self, move, seat, step)


class CardAction(activation.Running):
    """An action that is done though it cannot be paid."""

    def due(self, move: Move, seat: Seat, card: InPlay, effect: Effect) -> Price | None:
        """Nothing, where the deposit square is empty."""
        return action_price(card, effect) or ()


class Boosts(boosting.Boost):
    """Mimeza copies no dice for units next to the battle."""

    def copies(self, state: State, seat: Seat) -> Iterator[Active]:
        """Without Longbows."""
        for one in super().copies(state, seat):
            if not any(isinstance(op, AddDicePerAdjacent) for op in one.do):
                yield one


class Options(choices.OptionChoice):
    """Options are offered without the discount of a ruin."""

    def cause(self, step: ChoosingOption, ops: Ops) -> Cause:
        """As of no source."""
        return Cause(name="", do=ops)


class Action(realm_action.RealmAction):
    """An action is skipped as a whole."""

    def goes_on(self, tile: Tile) -> bool:
        """Not even an expedition."""
        return False


class Targets(choosing.Targeting):
    """The second unit of a swap is asked for in any case."""

    def gone(self, state: State, seat: Seat, step: TargetingUnit) -> bool:
        """Nobody looks."""
        return False


class FixedPush(lairs.Push):
    """Where a monster can be pushed was found when it was asked."""

    def options(self, state: State, seat: Seat, step: PushingMonster) -> Iterator[ChooseRealm]:
        """Those realms that are still unoccupied."""
        return (ChooseRealm(realm=one) for one in step.realms if not state.occupied(one))

    def lapse(self, move: Move, seat: Seat, step: PushingMonster) -> None:
        """The monster stays."""
        Choice.lapse(self, move, seat, step)


class StealOp(losses.StealOp):
    """`steal`: who can be robbed is found when it is asked."""

    def asked(self, state: State, seat: Seat, op: Steal) -> TargetingPlayer:
        """With the seats."""
        return TargetingPlayer(
            seats=tuple(party(state, one) for one in losses.victims(state, seat, op.from_)),
            n=op.n,
            victim_chooses=op.chooser == "victim",
        )


_PAYMENT = UnboundPayment()
_QUESTIONS: Mapping[type, AnyChoice] = {
    Paying: _PAYMENT,
    PayingTax: _PAYMENT,
    ReducingCost: Reduction(),
    Boosting: Boosts(),
    ChoosingOption: Options(),
    TargetingUnit: Targets(),
    PushingMonster: FixedPush(),
}


def _as_before(step: type, now: AnyDecision) -> AnyDecision:
    """The decision of a step, with the free actions of before."""
    if not isinstance(now, interruption.Interruptible):
        return now
    return interruption.interruptible(_QUESTIONS.get(step, now.inner), FreeActions)


_TABLES = Tables(
    decisions={step: _as_before(step, one) for step, one in RULES.tables.decisions.items()},
    work={
        **RULES.tables.work,
        Script: Resolution({**RESOLUTION.handlers, Steal: StealOp()}),
        RunningAction: CardAction(),
        ActingInRealm: Action(),
    },
)
FIRST: Rules[State, Command, Fact, Move] = replace(RULES, tables=_TABLES)
"""The rules of `eldervale/1`."""
