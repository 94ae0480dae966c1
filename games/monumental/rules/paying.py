"""Paying, unit by unit (MO-RES)."""

from collections.abc import Iterator

from games.kernel.decision import Lapse
from games.kernel.paying import next_kinds, only_way
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.commands import PayUnit
from games.monumental.effects import Discount, Goods, Resource
from games.monumental.facts.city import DiscountSet, ResourcesSpent
from games.monumental.rules.base import NAMES, Choice, Does, Move, refuse
from games.monumental.state import State
from games.monumental.state.player import Waiting
from games.monumental.steps import Paying, Script


def _purse(state: State, seat: Seat, step: Paying) -> dict[Resource, int]:
    goods = state.players[seat].goods
    return {source: goods.of(source) for source in step.sources}


def _price(step: Paying) -> list[frozenset[Resource]]:
    return [frozenset(step.sources)] * step.left


class PayingCost(Choice[Paying, PayUnit]):
    """Which source pays the next unit (MO-RES-03..06, MO-RES-09)."""

    takes = (PayUnit,)

    def options(self, state: State, seat: Seat, step: Paying) -> Iterator[PayUnit]:
        """Every source of which some is left."""
        for source in next_kinds(_purse(state, seat, step), _price(step)):
            yield PayUnit(source=source)

    def forbidden(self, state: State, seat: Seat, step: Paying, command: PayUnit) -> Illegal | None:
        """A wrong source, or one of which nothing is left."""
        name = NAMES[command.source]
        if command.source not in step.sources:
            allowed = ", ".join(NAMES[source] for source in step.sources)
            return refuse("MO-RES-06", f"This cost is not paid with {name}, but with {allowed}.")
        if state.players[seat].goods.of(command.source) == 0:
            return refuse("MO-RES-06", f"You have no {name} left.")
        return None

    def automatic(self, state: State, seat: Seat, step: Paying) -> PayUnit | Lapse | None:
        """The whole cost at once, if it can be paid in one way only."""
        paid = only_way(_purse(state, seat, step), _price(step))
        return None if paid is None else PayUnit(source=next(iter(paid)))

    def answer(self, move: Move, seat: Seat, step: Paying, command: PayUnit) -> None:
        """Pays one unit; the engine pays everything at once."""
        paid, left = {command.source: 1}, step.left - 1
        if move.automatic:
            way = only_way(_purse(move.state, seat, step), _price(step))
            assert way is not None
            paid, left = dict(way), 0
        goods = Goods(**paid)
        move.note(ResourcesSpent(seat=seat, paid=goods, purpose=step.purpose))
        if left:
            move.ask(seat, Paying(left=left, sources=step.sources, purpose=step.purpose))


class Discounting(Does[Discount]):
    """`discount`."""

    def run(self, move: Move, script: Script, op: Discount) -> None:
        """It waits for its cost."""
        waiting = Waiting(source=script.source.source, scope=op.scope, n=op.n, half=op.half)
        move.note(DiscountSet(seat=script.seat, discount=waiting))
