"""Paying (EV-RES): unit by unit, so that the rest stays payable."""

from collections.abc import Iterator, Mapping, Sequence

from games.eldervale.box.ids import CardId
from games.eldervale.commands.realms import Pay, ReduceCost
from games.eldervale.effects.terms import CostKind, Kind
from games.eldervale.facts.cards import MagicDiscarded
from games.eldervale.facts.goods import CostReduced, ResourcePaid
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.move import Move
from games.eldervale.rules.resources import prices
from games.eldervale.state import State
from games.eldervale.steps.base import Price
from games.eldervale.steps.paying import Paying, PayingTax, ReducingCost
from games.kernel.agenda import MAIN
from games.kernel.decision import LAPSE, Lapse
from games.kernel.paying import less, only_way, payable
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def charge(
    move: Move, seat: Seat, units: Price, *, discount: int = 0, floor: int = 0, tax: bool = False
) -> None:
    """Opens the payment of a cost; what follows must lie below already."""
    discount = min(discount, len(units) - floor)
    if discount > 0:
        move.ask(seat, ReducingCost(price=units, left=discount))
        return
    if units:
        move.ask(seat, PayingTax(price=units) if tax else Paying(price=units))


def unpaid(move: Move) -> None:
    """A payment was skipped: so is what it pays for, which waits right below it (EV-GEN-06)."""
    paid = next(frame for frame in reversed(move.frames) if frame.lane == MAIN)
    assert paid.seat is None
    move.close(paid)


class PriceReduction(Choice[ReducingCost, ReduceCost]):
    """Which unit a discount drops (effects 5.32)."""

    takes = (ReduceCost,)
    rule = "EV-RES-04"
    free = False

    def options(self, state: State, seat: Seat, step: ReducingCost) -> Iterator[ReduceCost]:
        """Units after which the rest is payable."""
        held = prices.purse(state.players[seat])
        for unit in dict.fromkeys(step.price):
            if prices.can_afford(held, prices.dropped(step.price, unit), step.left - 1):
                yield ReduceCost(kind=prices.COST_KINDS[unit])

    def refusal(self, state: State, seat: Seat, step: ReducingCost, command: ReduceCost) -> Illegal:
        """What the cost does not have, or what leaves too much."""
        if command.kind not in step.price:
            return Illegal(self.rule, "discount-not-in-cost", cost=prices.amounts(step.price))
        return Illegal(self.rule, "discount-leaves-too-much", off={command.kind: 1})

    def lapse(self, move: Move, seat: Seat, step: ReducingCost) -> None:
        """What cannot be paid does not happen."""
        super().lapse(move, seat, step)
        unpaid(move)

    def answer(self, move: Move, seat: Seat, step: ReducingCost, command: ReduceCost) -> None:
        """Drops it; then the next one, or the payment."""
        kind: CostKind = command.kind
        move.note(CostReduced(seat=seat, kind=kind))
        rest = prices.dropped(step.price, kind)
        if step.left > 1:
            move.ask(seat, ReducingCost(price=rest, left=step.left - 1))
        elif rest:
            move.ask(seat, Paying(price=rest))


class Payment(Choice[Paying | PayingTax, Pay]):
    """The next unit of a cost (EV-RES-03, EV-RES-04)."""

    takes = (Pay,)
    rule = "EV-RES-03"
    free = False

    def options(self, state: State, seat: Seat, step: Paying | PayingTax) -> Iterator[Pay]:
        """The kinds and cards after which the rest stays payable."""
        one = state.players[seat]
        for kind in prices.next_kinds(prices.purse(one), step.price):
            if kind == "magic":
                for card in one.hand:
                    yield Pay(card=card)
            else:
                yield Pay(kind=kind)

    def automatic(self, state: State, seat: Seat, step: Paying | PayingTax) -> Pay | Lapse | None:
        """The only way to pay, as far as open facts tell it."""
        one = state.players[seat]
        held = prices.purse(one)
        kinds = list(prices.next_kinds(held, step.price))
        if not kinds:
            return LAPSE
        if len(kinds) == 1 and (kinds[0] != "magic" or len(one.hand) == 1):
            return _pay(kinds[0], one.hand)
        units = prices.accepts(step.price)
        way = only_way(held, units)
        if way is None or way.get("magic", 0) not in (0, len(one.hand)):
            return None
        first = next(kind for kind in kinds if way.get(kind) and _covers(way, kind, units))
        return _pay(first, one.hand)

    def lapse(self, move: Move, seat: Seat, step: Paying | PayingTax) -> None:
        """What cannot be paid does not happen."""
        super().lapse(move, seat, step)
        unpaid(move)

    def answer(self, move: Move, seat: Seat, step: Paying | PayingTax, command: Pay) -> None:
        if command.card is not None:
            move.note(MagicDiscarded(seat=seat, cards=(command.card,)))
        elif command.kind is not None and command.kind != "magic":
            move.note(ResourcePaid(seat=seat, kind=command.kind))
        rest = step.price[1:]
        if rest:
            move.ask(seat, type(step)(price=rest))

    def refusal(self, state: State, seat: Seat, step: Paying | PayingTax, command: Pay) -> Illegal:
        """What does not pay the next unit, what is missing, or what the rest needs."""
        unit = step.price[0]
        rule = "EV-RES-04" if unit == "any" else self.rule
        one, kind = state.players[seat], command.kind
        if (kind is None) == (command.card is None) or kind == "magic":
            return Illegal(rule, "pay-one-thing")
        if command.card is not None and command.card not in one.hand:
            return Illegal(rule, "card-not-in-hand", card=command.card)
        kind = kind or "magic"
        if kind not in prices.accepted(unit):
            due, _, other = unit.partition("/")
            either = {other: 1} if other else None
            return Illegal(rule, "cost-takes-other", due={due: 1}, either=either)
        if not prices.purse(one)[kind]:
            return Illegal(rule, "good-missing", kind=kind)
        return Illegal(rule, "rest-unpayable", paid={kind: 1})


class CostPayment(Payment):
    """The price of what was chosen."""

    step = Paying


class TaxPayment(Payment):
    """The tax of a place (EV-RES-04)."""

    step = PayingTax


def _covers(way: Mapping[Kind, int], kind: Kind, units: Sequence[frozenset[Kind]]) -> bool:
    return payable(less(way, kind), units[1:])


def _pay(kind: Kind, hand: tuple[CardId, ...]) -> Pay:
    if kind == "magic":
        return Pay(card=hand[0])
    return Pay(kind=kind)
