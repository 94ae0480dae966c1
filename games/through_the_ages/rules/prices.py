"""Prices, in the order of TTA-CIV-18."""

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import LEADERS, SPECIALS, UNITS, URBAN, CardId, Technology
from games.through_the_ages.box import TECHNOLOGIES as KNOWN
from games.through_the_ages.effects import standing
from games.through_the_ages.effects.terms import Type
from games.through_the_ages.facts.goods import ScienceChanged
from games.through_the_ages.rules.move import Move
from games.through_the_ages.state import State
from games.through_the_ages.state.banks import population_cost
from games.through_the_ages.state.nation import Nation

_EFFECTS = (
    *(effect for leader in LEADERS.values() for effect in leader.effects),
    *(effect for special in SPECIALS.values() for effect in special.effects),
)
CHEAPENED = URBAN.union(
    *(one.types for one in _EFFECTS if isinstance(one, standing.BuildCostDiscount))
)
"""Types that some card in the box makes cheaper."""
DEARER: frozenset[Type] = frozenset(
    kind
    for one in _EFFECTS
    if isinstance(one, standing.OpponentsBuildCostIncrease)
    for kind in one.types
)
"""Types that some card in the box makes dearer for opponents."""


def net_cost(nation: Nation, technology: Technology) -> int:
    """The build cost after construction and leader discounts."""
    cost = technology.build_cost
    court = nation.court
    if technology.type not in CHEAPENED:
        return cost
    if technology.type in URBAN and technology.level:
        for one in court.all(standing.UrbanCostDiscountByLevel):
            cost -= one.by_level[technology.level]
    for discount in court.all(standing.BuildCostDiscount):
        if technology.type in discount.types:
            cost -= discount.amount
    return max(0, cost)


def build_price(state: State, seat: Seat, card: CardId, discount: int) -> int:
    """Resources for a new building or unit, before the military pool."""
    technology = KNOWN[card]
    nation = state.nations[seat]
    price = net_cost(nation, technology) + surcharge(state, seat, technology.type)
    if technology.type in UNITS:
        price -= _war_discount(state, seat)
    return max(0, price - discount)


def upgrade_price(state: State, seat: Seat, low: CardId, high: CardId, discount: int) -> int:
    """Resources for an upgrade, before the military pool."""
    nation = state.nations[seat]
    price = max(0, net_cost(nation, KNOWN[high]) - net_cost(nation, KNOWN[low]))
    return max(0, price + surcharge(state, seat, KNOWN[high].type) - discount)


def surcharge(state: State, seat: Seat, kind: Type) -> int:
    """What opponents' leaders add to a price (TTA-CRD-10)."""
    added = 0
    if kind not in DEARER:
        return added
    for other, nation in enumerate(state.nations):
        for one in nation.court.all(standing.OpponentsBuildCostIncrease):
            if kind in one.types and other != seat and nation.alive:
                added += one.amount
    return added


def _war_discount(state: State, seat: Seat) -> int:
    """What new units cost less while a war is pending (TTA-CRD-11)."""
    discounts = state.nations[seat].court.all(standing.UnitBuildDiscount)
    if not discounts:
        return 0
    pending = any(war.target == seat for war in state.wars)
    return sum(one.amount for one in discounts if pending or one.when is None)


def population_price(state: State, seat: Seat, discount: int) -> int | None:
    """Food for a new worker; None: the yellow bank is empty (TTA-CIV-10)."""
    nation = state.nations[seat]
    cost = population_cost(nation.yellow)
    if cost is None:
        return None
    moses = sum([one.amount for one in nation.court.all(standing.PopulationCostDiscount)])
    return max(0, cost - moses - discount)


def science_price(state: State, seat: Seat, printed: int, kind: Type | None) -> int:
    """Science for a technology."""
    price = printed
    for discount in state.nations[seat].court.all(standing.TechnologyCostDiscount):
        if kind in discount.types:
            price -= discount.amount
    for _, one in state.pact_effects(seat):
        if isinstance(one, standing.ScienceDiscount):
            price -= one.amount
    return max(0, price)


def no_science(state: State, seat: Seat, price: int) -> Illegal | None:
    """Whether science for a technology is missing, the partner's included (TTA-CRD-26)."""
    for pact, one in state.pact_effects(seat):
        if isinstance(one, standing.ScienceDiscount) and one.required:
            partner = pact.other(seat)
            if state.nations[partner].science < one.other_party_pays:
                return Illegal(
                    "TTA-CRD-26",
                    "partner-lacks-science",
                    partner=partner,
                    share=one.other_party_pays,
                )
    have = state.nations[seat].science
    if have < price:
        return Illegal("TTA-CIV-40", "costs-science", price=price, have=have)
    return None


def pay_science(move: Move, seat: Seat, price: int) -> None:
    """Pay for a technology; the partner of a pact pays its share (TTA-CRD-26)."""
    if price:
        move.note(ScienceChanged(seat=seat, delta=-price, reason="price"))
    for pact, one in move.state.pact_effects(seat):
        if isinstance(one, standing.ScienceDiscount):
            partner = pact.other(seat)
            move.note(ScienceChanged(seat=partner, delta=-one.other_party_pays, reason="pact"))
