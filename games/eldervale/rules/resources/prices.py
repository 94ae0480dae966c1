"""Prices (EV-RES): what a cost consists of, and who can pay it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from games.eldervale.box.content import TOKENS
from games.eldervale.effects.terms import BASIC, KINDS, Cost, CostKind, Kind
from games.eldervale.state.player import InPlay, Player
from games.eldervale.steps.base import CostUnit, Price
from games.kernel.paying import payable

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


def amounts(units: Price) -> Mapping[CostUnit, int]:
    """How often each unit stands in a price."""
    return Counter(units)


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
COST_KINDS: Mapping[CostUnit, CostKind] = {**{kind: kind for kind in KINDS}, "any": "any"}


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
        return can_afford(purse(player, without), units, discount)
    return covers(player, units, without)


def covers(player: Player, units: Price, without: int = 0) -> bool:
    """Whether a player can pay a price. Without slashes gold makes up for what is missing of each
    kind, and what is left pays for "any"."""
    if not units:
        return True
    supply = player.supply
    cards = len(player.hand) - without
    if len(units) > cards + sum(supply.counts):
        return False
    gold = supply.gold - units.count("gold") - max(0, units.count("magic") - cards)
    for kind in set(units):
        if kind in BASIC:
            gold -= max(0, units.count(kind) - supply.of(kind))
        elif "/" in kind:
            return payable(purse(player, without), accepts(units))
    return gold >= 0


def can_afford(held: Mapping[Kind, int], units: Price, discount: int) -> bool:
    """Whether what is held pays a price after a discount."""
    if len(units) - max(0, discount) > sum(held.values()):
        return False
    if discount <= 0:
        return payable(held, [accepted(one) for one in units])
    return any(can_afford(held, dropped(units, one), discount - 1) for one in dict.fromkeys(units))


def dropped(units: Price, unit: CostUnit) -> Price:
    """The price without one unit of a kind."""
    at = units.index(unit)
    return units[:at] + units[at + 1 :]


def accepts(units: Price) -> Sequence[frozenset[Kind]]:
    """The kinds that may pay each unit."""
    return [accepted(one) for one in units]
