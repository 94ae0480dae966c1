"""Resources and paying (EV-RES): unit by unit, so that the rest stays payable."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from games.eldervale.box.content import TOKENS
from games.eldervale.box.ids import CardId
from games.eldervale.commands.program import Command
from games.eldervale.commands.realms import Pay, ReduceCost
from games.eldervale.effects.terms import BASIC, KINDS, Cost, CostKind, Kind
from games.eldervale.facts.cards import MagicDiscarded
from games.eldervale.facts.goods import CostReduced, ResourcePaid
from games.eldervale.rules.base import Move, Question
from games.eldervale.state import State
from games.eldervale.state.player import InPlay, Player
from games.eldervale.steps.base import CostUnit, Price
from games.eldervale.steps.paying import Paying, PayingTax, ReducingCost
from games.kernel.decision import LAPSE, Lapse
from games.kernel.paying import less, next_kinds, only_way, payable
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

_BEFORE = ("gem", "scroll", "potion", "tool", "sword")
_AFTER = ("gold", "magic", "any")


def rank(unit: CostUnit) -> tuple[int, str]:
    """The fixed order of units: basic kinds, slash, gold, magic, any (decisions 4.2)."""
    if unit in _BEFORE:
        return _BEFORE.index(unit), ""
    return (6 + _AFTER.index(unit), "") if unit in _AFTER else (5, unit)


def price(*costs: Cost, card: InPlay | None = None) -> Price | None:
    """The units of a cost in their order; None if a deposit square is empty (EV-TAB-04)."""
    if all(cost.square is None for cost in costs):
        return _fixed(costs)
    units: list[CostUnit] = []
    for cost in costs:
        units += _fixed((cost,))
        if cost.square is not None:
            assert card is not None
            if cost.square in card.orbs:
                continue
            token = card.token(cost.square)
            if token is None:
                return None
            units += symbols(token)
    return tuple(sorted(units, key=rank))


@cache
def _fixed(costs: tuple[Cost, ...]) -> Price:
    """The units of costs in their order, but for what lies on squares."""
    kinds = (*_BEFORE, *_AFTER)
    units = [kind for cost in costs for kind in kinds for _ in range(getattr(cost, kind))]
    return tuple(sorted(units, key=rank))


def symbols(token: str) -> list[CostUnit]:
    """What a token on a deposit square costs (EV-TAB-03)."""
    face = TOKENS[token]
    return ["/".join(face.symbols)] if face.kind == "either" else list(face.symbols)


def accepted(unit: CostUnit) -> frozenset[Kind]:
    """The kinds that may pay a unit (EV-RES-03, EV-RES-04)."""
    found = _ACCEPTED.get(unit)
    if found is None:
        either = (*unit.split("/"), "gold")
        found = frozenset(kind for kind in KINDS if kind in either)
    return found


_ACCEPTED: Mapping[CostUnit, frozenset[Kind]] = {
    **{unit: frozenset((unit, "gold")) for unit in KINDS},
    "any": frozenset(KINDS),
}
_COST_KINDS: Mapping[CostUnit, CostKind] = {**{kind: kind for kind in KINDS}, "any": "any"}


def purse(player: Player, without: int = 0) -> dict[Kind, int]:
    """What a player can pay with; `without`: hand cards that are in use."""
    counts = (*player.supply.counts, len(player.hand) - without)
    return dict(zip(KINDS, counts, strict=True))


def affordable(
    player: Player, units: Price, discount: int = 0, floor: int = 0, without: int = 0
) -> bool:
    """Whether a player can pay, after a discount that leaves at least `floor` units."""
    discount = min(discount, len(units) - floor)
    if discount > 0:
        return _affordable(purse(player, without), units, discount)
    return covers(player, units, without)


def covers(player: Player, units: Price, without: int = 0) -> bool:
    """Whether a player can pay a price. Without slashes gold makes up for what is missing of each
    kind, and what is left pays for "any"."""
    supply = player.supply
    cards = len(player.hand) - without
    if len(units) > cards + sum(supply.counts):
        return False
    gold = supply.gold - units.count("gold") - max(0, units.count("magic") - cards)
    for kind in set(units):
        if kind in BASIC:
            gold -= max(0, units.count(kind) - supply.of(kind))
        elif "/" in kind:
            return payable(purse(player, without), _accepts(units))
    return gold >= 0


def _affordable(held: Mapping[Kind, int], units: Price, discount: int) -> bool:
    if len(units) - max(0, discount) > sum(held.values()):
        return False
    if discount <= 0:
        return payable(held, [accepted(one) for one in units])
    return any(_affordable(held, dropped(units, one), discount - 1) for one in dict.fromkeys(units))


def dropped(units: Price, unit: CostUnit) -> Price:
    """The price without one unit of a kind."""
    at = units.index(unit)
    return units[:at] + units[at + 1 :]


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


class ReducingPrice(Question[ReducingCost]):
    """Which unit a discount drops (effects 5.32)."""

    takes = (ReduceCost,)
    rule = "EV-RES-04"
    free = False

    def options(self, state: State, seat: Seat, step: ReducingCost) -> Iterator[Command]:
        """Units after which the rest is payable."""
        held = purse(state.players[seat])
        for unit in dict.fromkeys(step.price):
            if _affordable(held, dropped(step.price, unit), step.left - 1):
                yield ReduceCost(kind=_COST_KINDS[unit])

    def answer(self, move: Move, seat: Seat, step: ReducingCost, command: Command) -> None:
        """Drops it; then the next one, or the payment."""
        assert isinstance(command, ReduceCost)
        kind: CostKind = command.kind
        move.note(CostReduced(seat=seat, kind=kind))
        rest = dropped(step.price, kind)
        if step.left > 1:
            move.ask(seat, ReducingCost(price=rest, left=step.left - 1))
        elif rest:
            move.ask(seat, Paying(price=rest))


class PayingPrice(Question[Paying | PayingTax]):
    """The next unit of a cost (EV-RES-03, EV-RES-04)."""

    takes = (Pay,)
    rule = "EV-RES-03"
    free = False

    def options(self, state: State, seat: Seat, step: Paying | PayingTax) -> Iterator[Command]:
        """The kinds and cards after which the rest stays payable."""
        one = state.players[seat]
        for kind in next_kinds(purse(one), _accepts(step.price)):
            if kind == "magic":
                for card in one.hand:
                    yield Pay(card=card)
            else:
                yield Pay(kind=kind)

    def automatic(
        self, state: State, seat: Seat, step: Paying | PayingTax
    ) -> Command | Lapse | None:
        """The only way to pay, as far as open facts tell it."""
        one = state.players[seat]
        held = purse(one)
        units = _accepts(step.price)
        kinds = list(next_kinds(held, units))
        if not kinds:
            return LAPSE
        if len(kinds) == 1 and (kinds[0] != "magic" or len(one.hand) == 1):
            return _pay(kinds[0], one.hand)
        way = only_way(held, units)
        if way is None or way.get("magic", 0) not in (0, len(one.hand)):
            return None
        first = next(kind for kind in kinds if way.get(kind) and _covers(way, kind, units))
        return _pay(first, one.hand)

    def answer(self, move: Move, seat: Seat, step: Paying | PayingTax, command: Command) -> None:
        """Pays it, then the next one."""
        assert isinstance(command, Pay)
        if command.card is not None:
            move.note(MagicDiscarded(seat=seat, cards=(command.card,)))
        elif command.kind is not None and command.kind != "magic":
            move.note(ResourcePaid(seat=seat, kind=command.kind))
        rest = step.price[1:]
        if rest:
            move.ask(seat, type(step)(price=rest))

    def refusal(
        self, state: State, seat: Seat, step: Paying | PayingTax, command: Command
    ) -> Illegal:
        """What is open."""
        unit = step.price[0]
        because = f"The next unit of the cost is {unit}; the rest must stay payable."
        return Illegal(rule="EV-RES-04" if unit == "any" else self.rule, because=because)


def _accepts(units: Price) -> Sequence[frozenset[Kind]]:
    return [accepted(one) for one in units]


def _covers(way: Mapping[Kind, int], kind: Kind, units: Sequence[frozenset[Kind]]) -> bool:
    return payable(less(way, kind), units[1:])


def _pay(kind: Kind, hand: tuple[CardId, ...]) -> Pay:
    if kind == "magic":
        return Pay(card=hand[0])
    return Pay(kind=kind)
