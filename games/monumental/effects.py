"""Effects as data: the operations of cards, policies, warlords, heroes, monsters and tokens.

The component data names them (`data/components.json`); what they do is in `rules`. Amounts are
in units of the resource; "period" is a player's own turn in classic mode and the whole round in
continuous mode (MO-CON-11).
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Basic = Literal["production", "science", "military"]
Resource = Literal[
    "production", "science", "military", "military_neutral", "gold", "culture", "production_token"
]
Market = Literal["production", "science", "military", "culture"]
Trigger = Literal[
    "use",
    "on_complete",
    "on_develop",
    "on_warlord_conquest",
    "on_acquire",
    "passive",
    "on_return",
    "on_slain",
    "on_failed",
]
Scope = Literal["knowledge", "wonder_complete", "wonder_stage"]
Per = Literal["coastal_provinces", "wonders_completed", "knowledge_owned_pairs"]

BASICS: tuple[Basic, ...] = ("production", "science", "military")
RESOURCES: tuple[Resource, ...] = (
    *BASICS,
    "military_neutral",
    "gold",
    "culture",
    "production_token",
)
MARKETS: tuple[Market, ...] = ("production", "science", "military", "culture")


class Goods(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Amounts of the resources (MO-RES); also the icons of a card."""

    production: Annotated[int, Meta(description="Production.")] = 0
    science: Annotated[int, Meta(description="Science.")] = 0
    military: Annotated[int, Meta(description="Military.")] = 0
    military_neutral: Annotated[
        int, Meta(description="Military that serves against neutral provinces only.")
    ] = 0
    gold: Annotated[int, Meta(description="Gold.")] = 0
    culture: Annotated[int, Meta(description="Culture.")] = 0
    production_token: Annotated[int, Meta(description="Production tokens.")] = 0

    def of(self, resource: Resource) -> int:
        """The amount of one resource."""
        amount: int = getattr(self, resource)
        return amount

    def plus(self, more: "Goods") -> "Goods":
        """Both together."""
        return Goods(
            self.production + more.production,
            self.science + more.science,
            self.military + more.military,
            self.military_neutral + more.military_neutral,
            self.gold + more.gold,
            self.culture + more.culture,
            self.production_token + more.production_token,
        )

    def minus(self, less: "Goods") -> "Goods":
        """What is left after `less` is gone."""
        return Goods(
            self.production - less.production,
            self.science - less.science,
            self.military - less.military,
            self.military_neutral - less.military_neutral,
            self.gold - less.gold,
            self.culture - less.culture,
            self.production_token - less.production_token,
        )

    @property
    def perishable(self) -> "Goods":
        """The part that is lost at the end of the period (MO-RES-01, MO-RES-03)."""
        return Goods(self.production, self.science, self.military, self.military_neutral)


NOTHING = Goods()


def goods(resource: Resource, amount: int) -> Goods:
    """An amount of one resource."""
    return Goods(**{resource: amount})


class Condition(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Holds while the figure `fact` of the player is at least `min`."""

    fact: Literal["provinces_conquered_this_turn", "coastal_provinces"]
    min: int


class Payment(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What an effect costs: `n` of `res`, or `any_basic` basic resources in any mix."""

    res: Resource | None = None
    n: int = 0
    any_basic: int = 0


class Operation(
    Struct, frozen=True, gc=False, kw_only=True, tag_field="op", forbid_unknown_fields=True
):
    """Base of the operations."""


class Gain(Operation, frozen=True, tag="gain"):
    """Gain `n` of `res`."""

    res: Resource
    n: int


class GainAnyBasic(Operation, frozen=True, tag="gain_any_basic"):
    """Gain `n` basic resources of the player's choice, one at a time."""

    n: int


class GainPer(Operation, frozen=True, tag="gain_per"):
    """Gain `n` of `res` for each thing counted by `per`, at most `max` times."""

    res: Resource
    n: int
    per: Per
    max: int


class Convert(Operation, frozen=True, tag="convert_basic"):
    """Turn `n` of one basic resource in hand into `n` of another."""

    n: int


class Archive(Operation, frozen=True, tag="archive"):
    """Archive `n` cards one at a time (MO-CTY-08); up to `n` if optional."""

    n: int
    optional: bool


class DrawAndActivate(Operation, frozen=True, tag="draw_activate"):
    """Draw and activate `n` cards of the city deck, one after another (MO-CTY-09)."""

    n: int


class ActivateSlots(Operation, frozen=True, tag="activate_slot"):
    """Activate `n` slots that are not yet activated."""

    n: int


class MoveUnits(Operation, frozen=True, tag="move_unit_free"):
    """Up to `n` free moves of soldiers and the warlord (MO-ACT-MOV)."""

    n: int


class MoveExplorers(Operation, frozen=True, tag="move_explorer_free"):
    """Up to `steps` free steps of the explorers together (MO-ACT-EXP-03)."""

    steps: int


class Discount(Operation, frozen=True, tag="discount"):
    """A one-shot discount: `n` less, or half price (MO-RES-07, MO-RES-08)."""

    scope: Scope
    uses: Literal[1]
    n: int = 0
    half: bool = False


class PassiveDiscount(Operation, frozen=True, tag="passive_discount"):
    """Every matching cost is `n` lower."""

    scope: Scope
    n: int


class StrengthReduction(Operation, frozen=True, tag="strength_reduction"):
    """The first conquest of a period requires `n` less strength (MO-ACT-CNQ-03)."""

    n: int
    limit: Literal["first_per_turn"]


class DefenceBonus(Operation, frozen=True, tag="defence_bonus"):
    """Each own province defends with `n` more."""

    n: int
    scope: Literal["own_provinces"]


class BuildForSoldiers(Operation, frozen=True, tag="build_outpost"):
    """Build an outpost for `soldiers_required` soldiers (MO-ACT-OUT)."""

    soldiers_required: int


class PlaceOutposts(Operation, frozen=True, tag="place_outpost"):
    """Place `n` outposts without soldiers."""

    n: int
    optional: bool


class BothRewards(Operation, frozen=True, tag="both_rewards"):
    """The Barbarian token of this conquest gives both rewards."""


class FreeBasicBuilding(Operation, frozen=True, tag="acquire_basic_free"):
    """Take `n` basic buildings to the top of the own city deck."""

    n: int


class Lose(Operation, frozen=True, tag="lose"):
    """Lose `n` of `res`, as far as there is any."""

    res: Resource
    n: int


class RecallUnits(Operation, frozen=True, tag="recall_unit"):
    """Return `n` units from provinces to the capital."""

    n: int


class DiscardSlots(Operation, frozen=True, tag="discard_slot"):
    """Discard the cards of `n` slots."""

    n: int


AnyOperation = (
    Gain
    | GainAnyBasic
    | GainPer
    | Convert
    | Archive
    | DrawAndActivate
    | ActivateSlots
    | MoveUnits
    | MoveExplorers
    | Discount
    | PassiveDiscount
    | StrengthReduction
    | DefenceBonus
    | BuildForSoldiers
    | PlaceOutposts
    | BothRewards
    | FreeBasicBuilding
    | Lose
    | RecallUnits
    | DiscardSlots
)


PASSIVE = (PassiveDiscount, StrengthReduction, DefenceBonus)
"""Operations that change figures as long as their card lies there: read where they matter, never
carried out."""


class Effect(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """One effect of a component: when it happens, what it asks for, what it does in order."""

    when: Trigger
    do: tuple[AnyOperation, ...]
    conditions: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    pay: Annotated[tuple[Payment, ...], Meta(max_length=1)] = ()
    limit: Literal["first_per_turn"] | None = None
    scope: Scope | None = None
