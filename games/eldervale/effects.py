"""The operations of effects as data (effects.md), decoded from the components.

An effect has a trigger, conditions, a cost and operations; a component may have several. Fields
keep the names of the notation; a name that Python reserves ends in an underscore.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Basic = Literal["gem", "scroll", "potion", "tool", "sword"]
Resource = Literal["gem", "scroll", "potion", "tool", "sword", "gold"]
Kind = Literal["gem", "scroll", "potion", "tool", "sword", "gold", "magic"]
"""A kind of resource (EV-RES-01); `magic` is a magic card."""

CostKind = Literal["gem", "scroll", "potion", "tool", "sword", "gold", "magic", "any"]
ElementId = Annotated[str, Meta(description="Id of an element (`fire`).")]
UnitKind = Annotated[str, Meta(description="Kind of a unit: `worker`, or a monster's id.")]
Scope = Literal["map", "element", "own_unit_within_1"]
Per = Literal[
    "symbols_on_squares",
    "res_in_supply",
    "magic_in_hand",
    "own_underworld_units",
    "losing_units",
    "own_dwellings_adjacent_to_ruin",
    "distinct_dwelling_elements",
    "markers_at_value_min",
    "basic_sets",
    "gold",
    "cards_of_types",
]

BASIC: tuple[Basic, ...] = ("gem", "scroll", "potion", "tool", "sword")
RESOURCES: tuple[Resource, ...] = (*BASIC, "gold")
KINDS: tuple[Kind, ...] = (*RESOURCES, "magic")


class Condition(Struct, frozen=True, kw_only=True, gc=False, tag_field="c"):
    """Base of the conditions (effects.md, section 4)."""


class StrictlyHighestPower(Condition, frozen=True, tag="strictly_highest_power"):
    """Level 1 or more, and above every other player's."""

    element: ElementId


class OwnUnitsInBattle(Condition, frozen=True, tag="own_units_in_battle"):
    """At least `min` own units of the kind in the battle realm."""

    unit: UnitKind
    min: int


class OwnKindsBesides(Condition, frozen=True, tag="own_kinds_in_battle_besides"):
    """At least `min` other kinds of own units in the battle realm."""

    unit: UnitKind
    min: int


class OwnUnitAdjacentToBattle(Condition, frozen=True, tag="own_unit_adjacent_to_battle"):
    """Own units next to the battle realm."""

    min: int
    unit: UnitKind | None = None


class OwnUnitNearBattle(Condition, frozen=True, tag="own_unit_in_or_adjacent_to_battle"):
    """Own units in the battle realm or next to it."""

    min: int


class BattleRealmKind(Condition, frozen=True, tag="battle_realm_kind"):
    """The battle is in a realm of that kind."""

    kind: str


class MonsterInBattle(Condition, frozen=True, tag="monster_in_battle"):
    """An uncontrolled monster takes part."""


class AdjacentOwnUnits(Condition, frozen=True, tag="adjacent_own_units"):
    """Own units in realms next to the placed unit."""

    min: int


class ActivatingUnitIs(Condition, frozen=True, tag="activating_unit_is"):
    """The unit that activated the card is of one of the kinds."""

    unit: tuple[UnitKind, ...]


class UnitsInDistinctElements(Condition, frozen=True, tag="units_in_distinct_elements"):
    """Elements of element realms with own units."""

    min: int


class DwellingElements(Condition, frozen=True, tag="dwelling_elements"):
    """Elements with an own dwelling."""

    min: int


class DwellingsSameElement(Condition, frozen=True, tag="dwellings_same_element"):
    """Own dwellings of one element."""

    min: int


class OwnAdjacentDwellings(Condition, frozen=True, tag="own_adjacent_dwellings"):
    """Own dwellings in adjacent realms."""

    min: int


class WonVsMonster(Condition, frozen=True, tag="won_vs_monster_this_turn"):
    """A battle with an uncontrolled monster was won in this turn."""


class WonMelee(Condition, frozen=True, tag="won_battle_participants_min"):
    """A battle with at least `n` participants was won in this turn."""

    n: int


class SummonedAll(Condition, frozen=True, tag="summoned_all"):
    """None of the kinds is in the tray."""

    units: tuple[UnitKind, ...]


class AdventureCards(Condition, frozen=True, tag="adventure_cards"):
    """Adventure cards in the tableau."""

    min: int


class StrictlyHighestCount(Condition, frozen=True, tag="strictly_highest_count"):
    """Tracks on which the player is strictly highest."""

    min: int


class UnderworldUnits(Condition, frozen=True, tag="underworld_units"):
    """Own units in the Underworld."""

    min: int


class ResourceAtCap(Condition, frozen=True, tag="resource_at_cap"):
    """A basic resource is at its limit."""

    basic: bool


class PowerValue(Condition, frozen=True, tag="power_value"):
    """A power value on any track."""

    min: int


class Renown(Condition, frozen=True, tag="glory"):
    """The space of the glory marker."""

    min: int


class BuiltThisTurn(Condition, frozen=True, tag="built_dwelling_this_turn"):
    """A dwelling was built in this turn."""


class ActivatedThisTurn(Condition, frozen=True, tag="activated_this_turn"):
    """An adventure card was activated in this turn."""


class Most(Condition, frozen=True, tag="most"):
    """At least 1, and as many as anybody."""

    what: Literal["dwellings", "glory", "quests_completed"]
    ties: bool


AnyCondition = (
    StrictlyHighestPower
    | OwnUnitsInBattle
    | OwnKindsBesides
    | OwnUnitAdjacentToBattle
    | OwnUnitNearBattle
    | BattleRealmKind
    | MonsterInBattle
    | AdjacentOwnUnits
    | ActivatingUnitIs
    | UnitsInDistinctElements
    | DwellingElements
    | DwellingsSameElement
    | OwnAdjacentDwellings
    | WonVsMonster
    | WonMelee
    | SummonedAll
    | AdventureCards
    | StrictlyHighestCount
    | UnderworldUnits
    | ResourceAtCap
    | PowerValue
    | Renown
    | BuiltThisTurn
    | ActivatedThisTurn
    | Most
)


class Op(
    Struct,
    frozen=True,
    kw_only=True,
    gc=False,
    omit_defaults=True,
    tag_field="op",
    forbid_unknown_fields=True,
):
    """Base of the operations. `optional`: offered with `Decline`; `required`: the effect can be
    used only if this operation can be done, and without it the rest is skipped."""

    optional: bool = False
    required: bool = False


class Gain(Op, frozen=True, tag="gain"):
    """Gain `n` of `res` from the supply."""

    res: Resource
    n: int


class GainAny(Op, frozen=True, tag="gain_any"):
    """Gain `n` resources of any kind, one by one."""

    n: int


class GainAnyPer(Op, frozen=True, tag="gain_any_per"):
    """`GainAny` for each counted thing, at most `max`."""

    per: Per
    n: int
    max: int


class GainChoice(Op, frozen=True, tag="gain_choice"):
    """Gain one of the kinds, `n` times."""

    from_: tuple[Kind, ...] = field(name="from")
    n: int


class GainSquare(Op, frozen=True, tag="gain_square"):
    """Gain what the token on the square shows, or its printed symbol."""

    square: str


class GainPrintedSlot(Op, frozen=True, tag="gain_printed_slot"):
    """Gain the resource printed in the slot used by this placement."""

    n: int


class DrawMagic(Op, frozen=True, tag="draw_magic"):
    """Draw magic cards."""

    n: int


class DrawMagicPer(Op, frozen=True, tag="draw_magic_per"):
    """Draw a card for each counted thing, at most `max`."""

    per: Per
    n: int
    max: int


class DiscardMagic(Op, frozen=True, tag="discard_magic"):
    """Discard cards from hand."""

    n: int
    from_: Literal["hand"] = field(name="from", default="hand")


class RecoverMagic(Op, frozen=True, tag="recover_magic"):
    """Take up to `n` cards from the discard pile."""

    n: int


class MulliganMagic(Op, frozen=True, tag="mulligan_magic"):
    """Discard any number of cards, draw as many and `extra` more."""

    extra: int


class TakeTreasureTokens(Op, frozen=True, tag="take_treasure"):
    """Take the top token of a stack on the map, `n` times."""

    scope: Scope
    n: int
    element: ElementId | None = None
    distinct_stacks: bool = False


class TakeFromStack(Op, frozen=True, tag="take_from_stack_any"):
    """Turn the stack face up and take any of its tokens."""

    reveal: Literal["all"]


class BurnTreasure(Op, frozen=True, tag="burn_treasure_for_resources"):
    """Discard the top token of one stack of the placed realm and gain what it shows."""

    from_: Literal["placed_realm"] = field(name="from")
    n: int


class Vp(Op, frozen=True, tag="vp"):
    """Score points."""

    n: int


class VpPer(Op, frozen=True, tag="vp_per"):
    """Score points for each counted thing."""

    per: Per
    n: int
    max: int | None = None
    res: Resource | None = None


class RollVp(Op, frozen=True, tag="roll_vp"):
    """Roll a die and score by the formula."""

    formula: Literal["ceil(die/2)+1"]


class OnWinVp(Op, frozen=True, tag="on_win_vp"):
    """Score if this battle is won."""

    n: int


class Power(Op, frozen=True, tag="power"):
    """Gain power in an element; `any`: a used one of the player's choice."""

    element: ElementId
    n: int


class Glory(Op, frozen=True, tag="glory"):
    """Gain glory."""

    n: int


class OrbOrVp(Op, frozen=True, tag="orb_or_vp"):
    """Take the orb if it is still there, else score."""

    vp: int


class Summon(Op, frozen=True, tag="summon"):
    """Summon a unit; `all`: free."""

    discount: int | Literal["all"] = 0
    unit: tuple[UnitKind, ...] = ()


class Build(Op, frozen=True, tag="build_dwelling"):
    """Build a dwelling."""

    discount: int = 0


class DiscountDwelling(Op, frozen=True, tag="discount_dwelling"):
    """Dwellings cost less."""

    n: int


class NextDwellingDiscount(Op, frozen=True, tag="next_dwelling_discount"):
    """The next dwelling of this turn costs less."""

    n: int


class DiscountRuin(Op, frozen=True, tag="discount_ruin"):
    """The first payment of the ruin action is less."""

    n: int


class GainAdventure(Op, frozen=True, tag="gain_adventure"):
    """Gain a face-up adventure card with payment."""

    discount: int = 0


class CycleAdventure(Op, frozen=True, tag="cycle_adventure"):
    """Put a face-up card under its deck and turn up the next."""

    n: int


class Expedition(Op, frozen=True, tag="dungeon_expedition"):
    """The expedition of the Dungeon."""


class MoveUnit(Op, frozen=True, tag="move_unit"):
    """Relocate a unit by up to `distance`."""

    whose: Literal["self", "opponent"]
    unit: UnitKind
    distance: int
    to: Literal["any", "unoccupied", "no_own_unit"]
    from_: Literal["placed_realm"] | None = field(name="from", default=None)


class SwapUnits(Op, frozen=True, tag="swap_units"):
    """Exchange two own units of different kinds."""

    a: Literal["placed", "own_on_map"]
    b: Literal["own_on_map", "own_ready"]


class ReturnToReady(Op, frozen=True, tag="return_to_ready"):
    """An own unit goes from the map to the ready area."""

    n: int
    whose: Literal["self"] = "self"


class Revive(Op, frozen=True, tag="revive"):
    """Own units go from the Underworld to the ready area."""

    n: int


class Banish(Op, frozen=True, tag="banish"):
    """A unit on the map goes to the Underworld."""

    whose: Literal["self", "opponent"]
    scope: Scope
    n: int


class Redirect(Op, frozen=True, tag="redirect"):
    """Losing units go to the ready area instead of the Underworld."""

    unit: str
    to: Literal["ready"]


class PlaceFromUnderworld(Op, frozen=True, tag="place_from_underworld"):
    """A unit of the kind may be placed from the Underworld."""

    unit: UnitKind


class GrantPlacement(Op, frozen=True, tag="grant_placement"):
    """More targets of placements."""

    mode: Literal["flight", "flight_unoccupied", "bridge"]


class NextPlacement(Op, frozen=True, tag="next_placement"):
    """More targets of the next placement of this turn."""

    mode: Literal["range", "any_unoccupied"]
    n: int = 0


class NoTrigger(Op, frozen=True, tag="no_trigger_by_placement"):
    """The placement triggers no battle."""


class PlacementTax(Op, frozen=True, tag="placement_tax"):
    """Placing next to this monster costs extra."""

    where: Literal["adjacent_to_monster"]
    cost: Mapping[str, int]


class ControlMonster(Op, frozen=True, tag="control_monster"):
    """Take control of an uncontrolled monster."""

    scope: Scope


class LairReturn(Op, frozen=True, tag="lair_return"):
    """Return an uncontrolled monster to its lair."""

    scope: Scope


class Steal(Op, frozen=True, tag="steal"):
    """Take resource tokens from another player."""

    from_: Literal[
        "one_present_opponent", "each_loser", "one_opponent", "one_opponent_with_more_vp"
    ] = field(name="from")
    n: int
    chooser: Literal["self", "victim"] = "self"


class DiscardResource(Op, frozen=True, tag="discard_resource"):
    """Victims discard resource tokens of their choice."""

    who: Literal["each_loser"]
    n: int


class AddDice(Op, frozen=True, tag="add_dice"):
    """More dice in the battle."""

    n: int


class AddDicePerAdjacent(Op, frozen=True, tag="add_dice_per_adjacent"):
    """Dice for own units next to the battle realm."""

    unit: UnitKind
    n: int


class AddDicePerOther(Op, frozen=True, tag="add_dice_per_other_participant_beyond_first"):
    """Dice for each other player in the battle beyond the first."""

    n: int
    cap: int


class RemoveDice(Op, frozen=True, tag="remove_dice"):
    """Others roll fewer dice."""

    who: Literal["each_other"]
    n: int
    min: int


class JoinRange(Op, frozen=True, tag="join_range"):
    """Join from a distance."""

    n: int


class JoinFromReady(Op, frozen=True, tag="join_from_ready"):
    """Join from the ready area."""

    n: int


class ForbidJoin(Op, frozen=True, tag="forbid_join"):
    """Nobody (else) may join."""

    who: Literal["all", "others"]


class DragJoin(Op, frozen=True, tag="drag_join"):
    """Players next to the battle must join with a unit."""


class ForbidSwords(Op, frozen=True, tag="forbid_swords"):
    """Nobody (else) may spend swords."""

    who: Literal["all", "others"]


class IgnoreDwellingDice(Op, frozen=True, tag="ignore_dwelling_dice"):
    """Dwellings add no dice."""


class SetDie(Op, frozen=True, tag="set_die"):
    """One die shows `value` instead of being rolled."""

    n: int
    value: int


class UpTo(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A choice of up to so many dice of one participant."""

    up_to: int


class Matching(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Dice that show at most `le`."""

    le: int


class Reroll(Op, frozen=True, tag="reroll"):
    """Roll dice again."""

    who: Literal["self", "owner", "one_other", "every_player"]
    dice: Literal["all", "any_number", "all_mandatory", "highest"] | UpTo
    times: int = 1
    filter: Matching | None = None


class RerollUntilNone(Op, frozen=True, tag="reroll_until_none"):
    """Roll dice that show `eq` again until none is left."""

    eq: int


class RaiseDie(Op, frozen=True, tag="raise_die"):
    """Turn a die up."""

    n: int
    by: int = 0
    max_from: int = 5
    to: int = 0


class SwapDie(Op, frozen=True, tag="swap_die"):
    """Exchange a die with that of another participant."""

    with_: Literal["one_other"] = field(name="with")


class CancelRerolls(Op, frozen=True, tag="cancel_rerolls"):
    """No die changes after the roll."""


class DiceFromRoll(Op, frozen=True, tag="dice_from_roll"):
    """The strength is a die, within limits."""

    min: int
    max: int


class CancelBattle(Op, frozen=True, tag="cancel_battle"):
    """The battle does not take place."""


class BothRewards(Op, frozen=True, tag="both_rewards"):
    """Glory and power for winning."""


class FirstDefeatReturns(Op, frozen=True, tag="first_defeat_returns_to_lair"):
    """The first defeat sends the monster home."""


class AfterBattleReturns(Op, frozen=True, tag="after_battle_return_to_lair"):
    """The monster goes home after every battle."""


class NoDefeat(Op, frozen=True, tag="no_defeat_until_tokens_gone"):
    """The monster stays until its tokens are gone."""


class NoSwords(Op, frozen=True, tag="no_underworld_swords"):
    """Losers get no swords."""


class IncursionRange(Op, frozen=True, tag="incursion_range"):
    """Enters realms up to `n` away."""

    n: int


class IncursionAnyRuin(Op, frozen=True, tag="incursion_any_ruin"):
    """Enters any ruin."""


class Immune(Op, frozen=True, tag="immune"):
    """Effects that do nothing to the monster."""

    to: tuple[str, ...]


class DragonToken(Op, frozen=True, tag="dragon_token"):
    """Draw a token from the Dragon's Lair."""


class After(Op, frozen=True, tag="after"):
    """After each activation of the host."""

    do: "tuple[AnyOp, ...]"


class ExtraSpace(Op, frozen=True, tag="extra_space"):
    """More spaces on the host."""

    n: int


class IconBecomes(Op, frozen=True, tag="icon_becomes"):
    """The icon of the host is another one."""

    unit: Literal["any"]


class ActivateFromUnderworld(Op, frozen=True, tag="activate_from_underworld"):
    """A unit from the Underworld may activate the host."""

    n: int


class ReplaceWithRoll(Op, frozen=True, tag="replace_with_roll"):
    """A die says whether the host's action is skipped or done twice."""

    table: Mapping[str, Literal["skip", "twice"]]


class AnyIcon(Op, frozen=True, tag="any_icon"):
    """A worker may use any icon."""

    n: int


class RepeatActivation(Op, frozen=True, tag="repeat_activation"):
    """The latest activation of this turn once more."""


class CopyFilter(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Which actions may be copied."""

    owner: Literal["self"]
    card: Literal["adventure"]
    unit: Literal["any"]
    not_self: bool


class CopyActivation(Op, frozen=True, tag="copy_activation"):
    """One action of another own card."""

    filter: CopyFilter


class RollTable(Op, frozen=True, tag="roll_table"):
    """A die says which operations are done."""

    table: "Mapping[str, tuple[AnyOp, ...]]"
    times: int = 1


class Choose(Op, frozen=True, tag="choose"):
    """One of several lists of operations."""

    options: "tuple[tuple[AnyOp, ...], ...]"


class If(Op, frozen=True, tag="if"):
    """Operations under a condition."""

    c: AnyCondition
    do: "tuple[AnyOp, ...]"


class EnterAsIncursion(Op, frozen=True, tag="enter_realm_as_incursion"):
    """The Minotaur enters the realm."""


class UseUnitAbility(Op, frozen=True, tag="use_unit_ability"):
    """Mimeza uses an ability of another unit."""

    of: tuple[str, ...]
    not_: tuple[str, ...] = field(name="not")


AnyOp = (
    Gain
    | GainAny
    | GainAnyPer
    | GainChoice
    | GainSquare
    | GainPrintedSlot
    | DrawMagic
    | DrawMagicPer
    | DiscardMagic
    | RecoverMagic
    | MulliganMagic
    | TakeTreasureTokens
    | TakeFromStack
    | BurnTreasure
    | Vp
    | VpPer
    | RollVp
    | OnWinVp
    | Power
    | Glory
    | OrbOrVp
    | Summon
    | Build
    | DiscountDwelling
    | NextDwellingDiscount
    | DiscountRuin
    | GainAdventure
    | CycleAdventure
    | Expedition
    | MoveUnit
    | SwapUnits
    | ReturnToReady
    | Revive
    | Banish
    | Redirect
    | PlaceFromUnderworld
    | GrantPlacement
    | NextPlacement
    | NoTrigger
    | PlacementTax
    | ControlMonster
    | LairReturn
    | Steal
    | DiscardResource
    | AddDice
    | AddDicePerAdjacent
    | AddDicePerOther
    | RemoveDice
    | JoinRange
    | JoinFromReady
    | ForbidJoin
    | DragJoin
    | ForbidSwords
    | IgnoreDwellingDice
    | SetDie
    | Reroll
    | RerollUntilNone
    | RaiseDie
    | SwapDie
    | CancelRerolls
    | DiceFromRoll
    | CancelBattle
    | BothRewards
    | FirstDefeatReturns
    | AfterBattleReturns
    | NoDefeat
    | NoSwords
    | IncursionRange
    | IncursionAnyRuin
    | Immune
    | DragonToken
    | After
    | ExtraSpace
    | IconBecomes
    | ActivateFromUnderworld
    | ReplaceWithRoll
    | AnyIcon
    | RepeatActivation
    | CopyActivation
    | RollTable
    | Choose
    | If
    | EnterAsIncursion
    | UseUnitAbility
)
Ops = tuple[AnyOp, ...]


class Cost(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """A cost, or one term of it (EV-RES-03, EV-RES-04); `square` is that deposit square."""

    gem: int = 0
    scroll: int = 0
    potion: int = 0
    tool: int = 0
    sword: int = 0
    gold: int = 0
    magic: int = 0
    any: int = 0
    orb: int = 0
    square: str | None = None


class Orb(Struct, frozen=True, kw_only=True, gc=False, forbid_unknown_fields=True):
    """What an orb on the card's symbol changes."""

    mode: Literal["add", "replace", "free"]
    do: Ops


Limit = Literal[
    "once_per_turn", "once_per_regroup", "once_per_battle", "once_per_event", "max_2_per_event"
]


class Effect(Struct, frozen=True, kw_only=True, gc=False):
    """One effect of a component. `id` is the name of an ability; cards have none."""

    trigger: str
    do: Ops
    id: str = ""
    unit: UnitKind | None = None
    only: Literal["controlled"] | None = None
    chain: bool = False
    if_: tuple[AnyCondition, ...] = field(name="if", default=())
    cost: tuple[Cost, ...] = ()
    orb: Orb | None = None
    requires_orb: bool = False
    per: Literal["unit"] | None = None
    limit: Limit | None = None
    optional: bool | None = None
    element: ElementId | None = None
    text: str = ""
