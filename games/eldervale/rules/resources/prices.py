"""Prices (EV-RES): what a cost consists of, and who can pay it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from msgspec import Struct

from games.eldervale.box.content import TOKENS
from games.eldervale.effects.terms import BASIC, KINDS, Basic, Cost, CostKind, Kind
from games.eldervale.state.player import InPlay, Player
from games.eldervale.steps.base import CostUnit, Price
from games.kernel.paying import less, payable

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


def fixed(*costs: Cost) -> Price:
    """The units of costs without squares, in their order."""
    return _fixed(costs)


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
    supply = player.supply
    return {
        "gem": supply.gem,
        "scroll": supply.scroll,
        "potion": supply.potion,
        "tool": supply.tool,
        "sword": supply.sword,
        "gold": supply.gold,
        "magic": len(player.hand) - without,
    }


class Bill(Struct, frozen=True, gc=False):
    """A price, counted: units in all, of gold and of magic, of each basic kind; `either`: whether a
    unit takes one of two kinds."""

    units: int
    gold: int
    magic: int
    basic: tuple[tuple[Basic, int], ...]
    either: bool


@cache
def billed(units: Price) -> Bill:
    """A price, counted."""
    counts = amounts(units)
    return Bill(
        units=len(units),
        gold=counts.get("gold", 0),
        magic=counts.get("magic", 0),
        basic=tuple((kind, counts[kind]) for kind in BASIC if kind in counts),
        either=any("/" in unit for unit in counts),
    )


def affordable(
    player: Player, units: Price, discount: int = 0, floor: int = 0, without: int = 0
) -> bool:
    """Whether a player can pay, after a discount that leaves at least `floor` units."""
    discount = min(discount, len(units) - floor)
    if discount > 0:
        return can_afford(purse(player, without), units, discount)
    return covers(player, units, without)


def covers(player: Player, units: Price, without: int = 0) -> bool:
    """Whether a player can pay a price."""
    return not units or pays(purse(player, without), units)


def pays(held: Mapping[Kind, int], units: Price) -> bool:
    """Whether what is held pays a price. Without slashes gold makes up for what is missing of each
    kind, and what is left pays for "any"."""
    bill = billed(units)
    if bill.units > sum(held.values()):
        return False
    if bill.either:
        return payable(held, accepts(units))
    gold = held["gold"] - bill.gold
    if bill.magic > held["magic"]:
        gold -= bill.magic - held["magic"]
    for kind, count in bill.basic:
        if count > held[kind]:
            gold -= count - held[kind]
    return gold >= 0


def next_kinds(held: Mapping[Kind, int], units: Price) -> Iterator[Kind]:
    """The kinds that may pay the first unit of a price so that the rest stays payable."""
    first, rest = accepted(units[0]), units[1:]
    for kind, count in held.items():
        if count and kind in first and (not rest or pays(less(held, kind), rest)):
            yield kind


def can_afford(held: Mapping[Kind, int], units: Price, discount: int) -> bool:
    """Whether what is held pays a price after a discount."""
    if len(units) - max(0, discount) > sum(held.values()):
        return False
    if discount <= 0:
        return pays(held, units)
    return any(can_afford(held, dropped(units, one), discount - 1) for one in dict.fromkeys(units))


def dropped(units: Price, unit: CostUnit) -> Price:
    """The price without one unit of a kind."""
    at = units.index(unit)
    return units[:at] + units[at + 1 :]


def accepts(units: Price) -> Sequence[frozenset[Kind]]:
    """The kinds that may pay each unit."""
    return [accepted(one) for one in units]
