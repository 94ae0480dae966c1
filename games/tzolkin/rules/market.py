"""The market of Uxmal 2: one exchange at a time (TZ-UXM-02)."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.commands import Command, EndTrading, Trade
from games.tzolkin.components import RATES
from games.tzolkin.facts import MarketLeft, MarketTraded
from games.tzolkin.names import RESOURCES, Resource
from games.tzolkin.rules.misfit import misfit
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.resources import owned
from games.tzolkin.state import State
from games.tzolkin.steps import Trading


def options(state: State, seat: Seat, step: Trading) -> Iterator[Command]:
    """Each type in the direction not used against it yet, as far as goods allow; and to leave."""
    goods = state.players[seat].goods
    for resource in RESOURCES:
        if goods.corn >= RATES[resource] and resource not in step.sold:
            yield Trade(direction="buy", resource=resource)
        if owned(goods, resource) and resource not in step.bought:
            yield Trade(direction="sell", resource=resource)
    yield EndTrading()


def check(state: State, seat: Seat, step: Trading, command: Command) -> Illegal | None:
    """Refuses a trade back (TZ-UXM-07), and one that cannot be paid (TZ-UXM-02)."""
    if isinstance(command, EndTrading):
        return None
    if not isinstance(command, Trade):
        return misfit(step, command)
    goods, resource = state.players[seat].goods, command.resource
    if resource in (step.sold if command.direction == "buy" else step.bought):
        because = f"In one visit to the market {resource} is either bought or sold."
        return Illegal(rule="TZ-UXM-07", because=because)
    if command.direction == "sell":
        if owned(goods, resource):
            return None
        return Illegal(rule="TZ-UXM-02", because=f"You have no {resource} to sell.")
    if goods.corn >= RATES[resource]:
        return None
    because = f"One {resource} costs {RATES[resource]} corn; you have {goods.corn}."
    return Illegal(rule="TZ-UXM-02", because=because)


def perform(move: Move, seat: Seat, step: Trading, command: Command, *, auto: bool = False) -> None:
    """Exchanges one resource, and stays at the market."""
    if not isinstance(command, Trade):
        move.note(MarketLeft(seat=seat, auto=auto))
        return
    direction, resource = command.direction, command.resource
    corn = RATES[resource]
    move.note(MarketTraded(seat=seat, direction=direction, resource=resource, corn=corn))
    if direction == "buy":
        step = Trading(bought=_with(step.bought, resource), sold=step.sold)
    else:
        step = Trading(bought=step.bought, sold=_with(step.sold, resource))
    move.open(seat, step)


def _with(resources: tuple[Resource, ...], one: Resource) -> tuple[Resource, ...]:
    return tuple(resource for resource in RESOURCES if resource in resources or resource == one)
