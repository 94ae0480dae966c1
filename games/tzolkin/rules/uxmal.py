"""Uxmal: the market, and doing an action of another gear (TZ-UXM, TZ-BLD-05)."""

from collections.abc import Iterator

from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.tzolkin import effects
from games.tzolkin.box import ACTIONS, RATES
from games.tzolkin.commands import Decline, EndTrading, PerformAction, Trade
from games.tzolkin.facts.actions import GoodsPaid, MarketTraded
from games.tzolkin.facts.turn import ActionCopied, ChoiceDeclined, MarketLeft
from games.tzolkin.goods import Goods
from games.tzolkin.names import RESOURCES, Gear, Resource
from games.tzolkin.rules.actions import corn_needed, start_action
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.out_of_turn import NOT_OPTIONAL
from games.tzolkin.state import State
from games.tzolkin.steps import CopyingAction, ResolvingEffects, Trading

COPYABLE: tuple[tuple[Gear, int], ...] = tuple(
    (gear, number)
    for effect in ACTIONS["uxmal", 5].effects
    if isinstance(effect, effects.PerformAction)
    for gear in effect.gears
    for number in effect.numbers
    if (gear, number) not in {(one.gear, one.number) for one in effect.excludes}
)
"""Everything but Chichen Itza and Uxmal 5 itself (TZ-UXM-05); the same for the tomb."""


class Market(Decision[State, Trading, Trade | EndTrading, Move]):
    """One exchange at a time (TZ-UXM-02)."""

    public = True

    def options(self, state: State, seat: Seat, step: Trading) -> Iterator[Trade | EndTrading]:
        """Each type in the direction not used against it yet, as far as goods allow."""
        goods = state.players[seat].goods
        for resource in RESOURCES:
            if goods.corn >= RATES[resource] and resource not in step.sold:
                yield Trade(direction="buy", resource=resource)
            if goods.of(resource) and resource not in step.bought:
                yield Trade(direction="sell", resource=resource)
        yield EndTrading()

    def forbidden(
        self, state: State, seat: Seat, step: Trading, command: Trade | EndTrading
    ) -> Illegal | None:
        """Refuses a trade back (TZ-UXM-07), and one that cannot be paid (TZ-UXM-02)."""
        if isinstance(command, EndTrading):
            return None
        goods, resource = state.players[seat].goods, command.resource
        if resource in (step.sold if command.direction == "buy" else step.bought):
            return Illegal("TZ-UXM-07", "either-bought-or-sold", resource=resource)
        if command.direction == "sell":
            if goods.of(resource):
                return None
            return Illegal("TZ-UXM-02", "no-such-resource-to-sell", resource=resource)
        if goods.corn >= RATES[resource]:
            return None
        cost, corn = RATES[resource], goods.corn
        return Illegal("TZ-UXM-02", "resource-too-dear", resource=resource, cost=cost, corn=corn)

    def answer(self, move: Move, seat: Seat, step: Trading, command: Trade | EndTrading) -> None:
        """Exchanges one resource, and stays at the market."""
        if isinstance(command, EndTrading):
            move.note(MarketLeft(seat=seat, auto=move.automatic))
            return
        direction, resource = command.direction, command.resource
        corn = RATES[resource]
        move.note(MarketTraded(seat=seat, direction=direction, resource=resource, corn=corn))
        if direction == "buy":
            move.ask(seat, Trading(bought=_with(step.bought, resource), sold=step.sold))
        else:
            move.ask(seat, Trading(bought=step.bought, sold=_with(step.sold, resource)))


def _with(resources: tuple[Resource, ...], one: Resource) -> tuple[Resource, ...]:
    return tuple(resource for resource in RESOURCES if resource in resources or resource == one)


class Copy(Decision[State, CopyingAction, PerformAction | Decline, Move]):
    """The action of another gear to do: by Uxmal 5, or by a tomb (TZ-UXM-05, TZ-BLD-05)."""

    public = True

    def options(
        self, state: State, seat: Seat, step: CopyingAction
    ) -> Iterator[PerformAction | Decline]:
        """Every action whose own costs and conditions can be met as well."""
        corn = state.players[seat].goods.corn - step.corn
        if corn >= 0:
            for gear, number in COPYABLE:
                needed = corn_needed(state, seat, gear, number)
                if needed is not None and needed <= corn:
                    yield PerformAction(gear=gear, number=number)
        if step.optional:
            yield Decline()

    def forbidden(
        self, state: State, seat: Seat, step: CopyingAction, command: PerformAction | Decline
    ) -> Illegal | None:
        """Refuses what cannot be copied, or not be paid."""
        if isinstance(command, Decline):
            return None if step.optional else NOT_OPTIONAL
        rule = "TZ-BLD-05" if step.optional else "TZ-UXM-05"
        gear, number = command.gear, command.number
        if (gear, number) not in COPYABLE:
            return Illegal(rule, "action-not-to-be-copied", gear=gear, number=number)
        needed = corn_needed(state, seat, gear, number)
        if needed is None:
            return Illegal(rule, "action-impossible", gear=gear, number=number)
        corn = state.players[seat].goods.corn
        if needed + step.corn > corn:
            amounts = {"needed": needed + step.corn, "corn": corn}
            return Illegal(rule, "action-too-dear", gear=gear, number=number, **amounts)
        return None

    def answer(
        self, move: Move, seat: Seat, step: CopyingAction, command: PerformAction | Decline
    ) -> None:
        """Pays what is still to be paid, and does the action."""
        auto = move.automatic
        if isinstance(command, Decline):
            move.note(ChoiceDeclined(seat=seat, choice="copied_action", auto=auto))
            return
        gear, number = command.gear, command.number
        move.note(ActionCopied(seat=seat, gear=gear, number=number, auto=auto))
        if step.corn:
            move.note(GoodsPaid(seat=seat, goods=Goods(step.corn), purpose="copied_action"))
        start_action(move, seat, gear, number)


class Visiting(Handler[State, ResolvingEffects, effects.Market, Move]):
    """A visit to the market."""

    def run(self, move: Move, script: ResolvingEffects, op: effects.Market) -> None:
        move.ask(script.seat, Trading())


class Copying(Handler[State, ResolvingEffects, effects.PerformAction, Move]):
    """An action of another gear."""

    def run(self, move: Move, script: ResolvingEffects, op: effects.PerformAction) -> None:
        """Uxmal 5 pays at once (TZ-UXM-05); a tomb with the choice, or not at all (TZ-BLD-05)."""
        corn = op.cost.corn
        if op.optional:
            move.ask(script.seat, CopyingAction(corn=corn, optional=True))
            return
        if corn:
            move.note(GoodsPaid(seat=script.seat, goods=Goods(corn), purpose="action"))
        move.ask(script.seat, CopyingAction())
