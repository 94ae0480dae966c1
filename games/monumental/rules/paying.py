"""Paying, unit by unit (MO-RES)."""

from collections.abc import Mapping

from games.kernel.decision import Lapse
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.monumental.commands import PayUnit
from games.monumental.effects import Discount, Goods, Resource, Scope
from games.monumental.facts import city
from games.monumental.rules.choice import Choice
from games.monumental.rules.move import Move
from games.monumental.state import State, readings
from games.monumental.state.player import Player, Waiting
from games.monumental.steps import Paying, Purpose, Script, Step

PURSES: Mapping[readings.Sources, str] = {
    **{sources: f"pays-{of.replace('_', '-')}" for of, sources in readings.PAYS.items()},
    readings.PAYS_ANY: "pays-any",
    readings.PAYS_CONQUEST: "pays-conquest",
}
"""The words for what pays a cost (MO-RES-03..05)."""


def unpayable(player: Player, amount: int, sources: readings.Sources) -> Illegal | None:
    """The refusal of a cost that cannot be paid in full from what is in hand (MO-RES-06)."""
    have = readings.in_hand(player, sources)
    if have >= amount:
        return None
    return Illegal("MO-RES-06", "too-dear", cost=amount, have=have, purse=PURSES[sources])


def charge(
    move: Move, seat: Seat, amount: int, sources: readings.Sources, purpose: Purpose, then: Step
) -> None:
    """Opens what happens once a cost is paid, and the payment above it; nothing is asked for a
    cost of 0."""
    move.work(then)
    if amount:
        move.ask(seat, Paying(left=amount, sources=sources, purpose=purpose))


def consume(move: Move, seat: Seat, scopes: tuple[Scope, ...], purpose: Purpose) -> None:
    """The cost meets the discounts that wait for it (MO-RES-08)."""
    for discount in move.consumed(seat, scopes):
        move.note(city.DiscountConsumed(seat=seat, discount=discount, purpose=purpose))


def expire(move: Move, seat: Seat) -> None:
    """Waiting discounts end with the period (MO-RES-07)."""
    for discount in move.player(seat).discounts:
        move.note(city.DiscountExpired(seat=seat, discount=discount))


def _purse(state: State, seat: Seat, step: Paying) -> dict[Resource, int]:
    """What there is to pay with."""
    goods = state.players[seat].goods
    return {source: had for source in step.sources if (had := goods.of(source))}


def _only_payment(state: State, seat: Seat, step: Paying) -> dict[Resource, int] | None:
    """The whole cost, if it can be paid in one way only: from one source, or from everything."""
    purse = _purse(state, seat, step)
    have = sum(purse.values())
    if have == step.left:
        return purse
    return dict.fromkeys(purse, step.left) if have > step.left and len(purse) == 1 else None


class PayingCost(Choice[Paying, PayUnit]):
    """Which source pays the next unit (MO-RES-03..06, MO-RES-09)."""

    takes = (PayUnit,)

    def options(self, state: State, seat: Seat, step: Paying) -> list[PayUnit]:
        """Every source of which some is left."""
        purse = _purse(state, seat, step)
        if sum(purse.values()) < step.left:
            return []
        return [PayUnit(source=source) for source in purse]

    def forbidden(self, state: State, seat: Seat, step: Paying, command: PayUnit) -> Illegal | None:
        """A wrong source, or one of which nothing is left."""
        if command.source not in step.sources:
            purse = PURSES[step.sources]
            return Illegal("MO-RES-06", "wrong-source", source=command.source, purse=purse)
        if state.players[seat].goods.of(command.source) == 0:
            return Illegal("MO-RES-06", "source-spent", source=command.source)
        return None

    def automatic(self, state: State, seat: Seat, step: Paying) -> PayUnit | Lapse | None:
        """The whole cost at once, if it can be paid in one way only."""
        paid = _only_payment(state, seat, step)
        return None if paid is None else PayUnit(source=next(iter(paid)))

    def answer(self, move: Move, seat: Seat, step: Paying, command: PayUnit) -> None:
        """Pays one unit; the engine pays everything at once."""
        paid, left = {command.source: 1}, step.left - 1
        if move.automatic:
            way = _only_payment(move.state, seat, step)
            assert way is not None
            paid, left = way, 0
        goods = Goods(**paid)
        move.note(city.ResourcesSpent(seat=seat, paid=goods, purpose=step.purpose))
        if left:
            move.ask(seat, Paying(left=left, sources=step.sources, purpose=step.purpose))


class Discounting(Handler[State, Script, Discount, Move]):
    """`discount`."""

    def run(self, move: Move, script: Script, op: Discount) -> None:
        waiting = Waiting(source=script.source.source, scope=op.scope, n=op.n, half=op.half)
        move.note(city.DiscountSet(seat=script.seat, discount=waiting))
