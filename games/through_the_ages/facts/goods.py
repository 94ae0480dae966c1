"""Facts of food, resources, points and tokens (TTA-RES, TTA-MAT)."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.through_the_ages.facts.base import OfNation
from games.through_the_ages.state import State
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.state.post import Shifts, shifted

Reason = Literal[
    "maintenance",
    "event",
    "aggression",
    "war",
    "action_card",
    "technology",
    "leader",
    "wonder",
    "colony",
    "prepared_event",
    "famine",
    "price",
    "pact",
]
"""Why points changed."""


class Stocked(OfNation, frozen=True, kw_only=True):
    """Blue tokens moved between the bank and cards; `shifts` are the changes on the cards."""

    shifts: Annotated[
        Shifts, Meta(description="The changes on the cards; each from or to the bank.")
    ]

    def changed(self, nation: Nation) -> Nation:
        return restocked(nation, self.shifts)


def restocked(nation: Nation, shifts: Shifts) -> Nation:
    """The nation after tokens moved between its bank and its cards."""
    if not shifts:
        return nation
    blue = nation.blue - sum([shift.tokens for shift in shifts])
    return replace(nation, posts=shifted(nation.posts, shifts), blue=blue)


class FoodProduced(Stocked, frozen=True, kw_only=True):
    """Farms produced (TTA-END-03)."""


class ResourcesProduced(Stocked, frozen=True, kw_only=True):
    """Mines and labs produced (TTA-END-04); `declined`: a token renounced (TTA-VAR-01)."""

    declined: Annotated[
        str | None, Meta(description="The card whose token was renounced; missing: none.")
    ] = None


class FoodGained(Stocked, frozen=True, kw_only=True):
    """Food worth `amount` was due (TTA-RES-04)."""

    amount: Annotated[int, Meta(description="The food that was due, whatever the tokens allowed.")]


class ResourcesGained(Stocked, frozen=True, kw_only=True):
    """Resources worth `amount` were due (TTA-RES-04)."""

    amount: Annotated[
        int, Meta(description="The resources that were due, whatever the tokens allowed.")
    ]


class FoodPaid(Stocked, frozen=True, kw_only=True):
    """Food was paid for a command (TTA-RES-03)."""

    amount: Annotated[int, Meta(description="How much food.")]


class ResourcesPaid(Stocked, frozen=True, kw_only=True):
    """Resources were paid for a command (TTA-RES-03)."""

    amount: Annotated[int, Meta(description="How many resources.")]


class FoodLost(Stocked, frozen=True, kw_only=True):
    """Food was lost to an effect."""

    amount: Annotated[int, Meta(description="How much food.")]


class ResourcesLost(Stocked, frozen=True, kw_only=True):
    """Resources were lost to an effect."""

    amount: Annotated[int, Meta(description="How many resources.")]


class ConsumptionPaid(Stocked, frozen=True, kw_only=True):
    """The people ate (TTA-END-03)."""

    due: Annotated[int, Meta(description="Food that was due.")]
    paid: Annotated[int, Meta(description="Food that was paid; what is missing costs culture.")]


class CorruptionPaid(Stocked, frozen=True, kw_only=True):
    """Resources were lost to corruption (TTA-END-05)."""

    due: Annotated[int, Meta(description="Resources that were due.")]
    paid: Annotated[int, Meta(description="Resources that were lost.")]


class TokensChanged(Stocked, frozen=True, kw_only=True):
    """Tokens came to the banks of a nation from the common one, or went back (TTA-MAT-04)."""

    blue: Annotated[int, Meta(description="Blue tokens; negative: they went back.")] = 0
    yellow: Annotated[int, Meta(description="Yellow tokens; negative: they went back.")] = 0
    reason: Annotated[
        Literal["colony", "technology", "event", "war", "age"], Meta(description="Why.")
    ]

    def changed(self, nation: Nation) -> Nation:
        nation = restocked(nation, self.shifts)
        return replace(
            nation,
            blue=nation.blue + self.blue,
            yellow=nation.yellow + self.yellow,
            owned_blue=nation.owned_blue + self.blue,
            owned_yellow=nation.owned_yellow + self.yellow,
        )


class CultureChanged(OfNation, frozen=True, kw_only=True):
    """Culture points were gained or lost, as many as `delta` says."""

    delta: Annotated[int, Meta(description="Culture points; negative: they were lost.")]
    reason: Annotated[Reason, Meta(description="Why.")]

    def applied(self, state: State) -> State:
        """What is lost counts for the rest of the card (effects.md, section 1)."""
        if self.delta >= 0:
            return super().applied(state)
        tally = replace(state.tally, culture=state.tally.culture - self.delta)
        return replace(super().applied(state), tally=tally)

    def changed(self, nation: Nation) -> Nation:
        return replace(nation, culture=nation.culture + self.delta)


class ScienceChanged(OfNation, frozen=True, kw_only=True):
    """Science points were gained, lost or paid, as many as `delta` says."""

    delta: Annotated[int, Meta(description="Science points; negative: they were lost or paid.")]
    reason: Annotated[Reason, Meta(description="Why.")]

    def changed(self, nation: Nation) -> Nation:
        return replace(nation, science=nation.science + self.delta)


class PointsScored(OfNation, frozen=True, kw_only=True):
    """The points of a maintenance (TTA-END-02)."""

    culture: Annotated[int, Meta(description="Culture points.")]
    science: Annotated[int, Meta(description="Science points.")]

    def changed(self, nation: Nation) -> Nation:
        return replace(
            nation, culture=nation.culture + self.culture, science=nation.science + self.science
        )


class TradeRouteUsed(OfNation, frozen=True, kw_only=True):
    """Trade Routes paid a part of a price (TTA-CRD-27)."""

    def changed(self, nation: Nation) -> Nation:
        return replace(nation, turn=replace(nation.turn, trade_route_used=True))
