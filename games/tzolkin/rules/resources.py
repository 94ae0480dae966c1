"""Paying and taking resources of choice (TZ-ACT-02)."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.commands import Command, GainResource, PayResource
from games.tzolkin.facts import GoodsGained, GoodsPaid
from games.tzolkin.goods import ONE, Goods
from games.tzolkin.names import RESOURCES, Resource
from games.tzolkin.rules.misfit import misfit
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.steps import GainingResources, PayingResources


def owned(goods: Goods, resource: Resource) -> int:
    """How many of one type."""
    amount: int = getattr(goods, resource)
    return amount


def lacking(resource: Resource) -> Illegal:
    """The resource is not owned."""
    return Illegal(rule="TZ-ACT-02", because=f"You have no {resource} to pay.")


def at_once(goods: Goods, left: int) -> Goods | None:
    """The whole payment, if only one is possible: of one type, or of everything owned."""
    if goods.blocks == left:
        return Goods(wood=goods.wood, stone=goods.stone, gold=goods.gold)
    types = [resource for resource in RESOURCES if owned(goods, resource)]
    if len(types) != 1:
        return None
    match types[0]:
        case "wood":
            return Goods(wood=left)
        case "stone":
            return Goods(stone=left)
        case "gold":
            return Goods(gold=left)


def pay_at_once(move: Move, seat: Seat, step: PayingResources) -> bool:
    """Pays the rest if there is no choice left; says whether it did."""
    goods = at_once(move.player(seat).goods, step.left)
    if goods is None:
        return False
    move.frames.pop()
    move.note(GoodsPaid(seat=seat, goods=goods, purpose=step.purpose, auto=True))
    return True


def paying_options(state: State, seat: Seat, _step: PayingResources) -> Iterator[Command]:
    """Every type owned."""
    goods = state.players[seat].goods
    for resource in RESOURCES:
        if owned(goods, resource):
            yield PayResource(resource=resource)


def check_paying(
    state: State, seat: Seat, step: PayingResources, command: Command
) -> Illegal | None:
    """Refuses a type that is not owned."""
    if not isinstance(command, PayResource):
        return misfit(step, command)
    return None if owned(state.players[seat].goods, command.resource) else lacking(command.resource)


def pay(
    move: Move, seat: Seat, step: PayingResources, command: Command, *, auto: bool = False
) -> None:
    """Pays one, and asks for the next."""
    assert isinstance(command, PayResource)
    goods = ONE[command.resource]
    move.note(GoodsPaid(seat=seat, goods=goods, purpose=step.purpose, auto=auto))
    if step.left > 1:
        move.open(seat, PayingResources(left=step.left - 1, purpose=step.purpose))


def gaining_options(_state: State, _seat: Seat, _step: GainingResources) -> Iterator[Command]:
    """Any type: the supply is unlimited (TZ-LIM-01)."""
    for resource in RESOURCES:
        yield GainResource(resource=resource)


def check_gaining(
    _state: State, _seat: Seat, step: GainingResources, command: Command
) -> Illegal | None:
    """Any type is fine."""
    return None if isinstance(command, GainResource) else misfit(step, command)


def gain(
    move: Move, seat: Seat, step: GainingResources, command: Command, *, auto: bool = False
) -> None:
    """Takes one, and asks for the next; technologies add nothing here (TZ-TEC-09)."""
    assert isinstance(command, GainResource)
    goods = ONE[command.resource]
    move.note(GoodsGained(seat=seat, goods=goods, source=step.source, auto=auto))
    if step.left > 1:
        move.open(seat, GainingResources(left=step.left - 1, source=step.source))
