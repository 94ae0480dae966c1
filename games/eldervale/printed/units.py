"""What operations on units, dwellings and monsters do, as formulas of signs."""

from games.eldervale.effects import monsters as monster_ops
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.units import (
    Banish,
    Build,
    DiscountDwelling,
    DiscountRuin,
    GrantPlacement,
    MoveUnit,
    NextDwellingDiscount,
    NextPlacement,
    NoTrigger,
    PlaceFromUnderworld,
    PlacementTax,
    Redirect,
    ReturnToReady,
    Revive,
    Summon,
    SwapUnits,
    UnitOp,
    UseUnitAbility,
)
from games.eldervale.printed.terms import TEXT, bought, named
from games.kernel.formula import Exchange, Part, Parts, Per, Term, either

PLACEMENT = Term("placement")
READY = Term("ready_unit")
LAIR = Term("lair")


def units(op: UnitOp) -> Parts:
    """Units and dwellings."""
    match op:
        case Summon(discount=discount, unit=kinds):
            return summoned(kinds, discount)
        case Build(discount=discount):
            return bought(Term("dwelling", 1), discount)
        case DiscountDwelling(n=n):
            return (Per((Term("discount", n),), (Term("dwelling"),)),)
        case NextDwellingDiscount(n=n):
            return (Exchange((Term("dwelling", 1),), (Term("discount", n),)),)
        case DiscountRuin(n=n):
            return (Exchange((Term("ruin_action"),), (Term("discount", n),)),)
        case UseUnitAbility():
            return (Term("ability"), TEXT)
        case PlaceFromUnderworld() | GrantPlacement() | NextPlacement() | NoTrigger():
            return placed(op)
        case PlacementTax(cost=cost):
            tax = tuple(Term("any_resource" if of == "any" else of, -n) for of, n in cost.items())
            return (Per(tax, (Term("placement_beside"),)),)
        case MoveUnit() | SwapUnits() | ReturnToReady() | Revive() | Banish() | Redirect():
            return moved(op)


def summoned(kinds: tuple[UnitKind, ...], discount: int | str) -> Parts:
    """A unit for its price, for less or for nothing."""
    kind: Part = Term("summoned_unit", 1)
    if kinds:
        kind = either(*((Term(one, 1),) for one in kinds))
    if not isinstance(discount, int):
        return (kind,)
    price = (Term("price"), *((Term("discount", discount),) if discount else ()))
    return (Exchange(price, (kind,)),)


def placed(op: PlaceFromUnderworld | GrantPlacement | NextPlacement | NoTrigger) -> Parts:
    """What is another way of placing units."""
    match op:
        case PlaceFromUnderworld():
            return (Exchange((Term("underworld_unit"),), (PLACEMENT,)),)
        case GrantPlacement(mode="bridge"):
            return (Term("bridge"),)
        case GrantPlacement(mode=mode):
            return (Term("flight"), *((Term("unoccupied"),) if mode != "flight" else ()))
        case NextPlacement(mode="range", n=n):
            return (Exchange((PLACEMENT,), (distance(n),)),)
        case NextPlacement():
            return (Exchange((PLACEMENT,), (Term("unoccupied"),)),)
        case NoTrigger():
            return (Term("no_battle"),)


def moved(op: MoveUnit | SwapUnits | ReturnToReady | Revive | Banish | Redirect) -> Parts:
    """Units that go elsewhere."""
    match op:
        case MoveUnit():
            return (Exchange(mover(op), (distance(op.distance), *target(op))),)
        case SwapUnits(a=first, b=second):
            return (Term("swap"), named(first), named(second))
        case ReturnToReady(n=n):
            return (Exchange((Term("own_on_map", n),), (READY,)),)
        case Revive(n=n):
            return (Exchange((Term("underworld_unit", n, up_to=True),), (READY,)),)
        case Banish(whose=whose, n=n):
            unit = Term("own_on_map" if whose == "self" else "opposing_unit", n)
            return (Exchange((unit,), (Term("underworld_unit"),)),)
        case Redirect(unit="one"):
            return (Exchange((Term("lost_unit", 1),), (READY,)),)
        case Redirect(unit="all"):
            return (Exchange((Term("lost_unit"),), (READY,)),)
        case Redirect():
            return (READY,)


def mover(op: MoveUnit) -> Parts:
    """Whose unit it is, and of which kind."""
    if op.whose == "self":
        kinds = {"any": "own_on_map", "other": "other_unit"}
        return (Term(kinds.get(op.unit, op.unit), 1),)
    kind = () if op.unit == "any" else (Term(op.unit),)
    return (Term("opposing_unit", 1), *kind)


def target(op: MoveUnit) -> Parts:
    """Where it may go."""
    match op.to:
        case "any":
            return ()
        case "unoccupied":
            return (Term("unoccupied"),)
        case "no_own_unit":
            return (TEXT,)


def distance(n: int) -> Term:
    """How far, in realms."""
    return Term("distance", n, up_to=n > 1)


def monsters(op: monster_ops.MonsterOp) -> Parts:
    """Monsters, and the rules that they change."""
    match op:
        case monster_ops.ControlMonster(scope=scope):
            return (Term("controlled_monster"), *((TEXT,) if scope != "map" else ()))
        case monster_ops.LairReturn():
            return (Exchange((Term("monster", 1),), (LAIR,)),)
        case monster_ops.FirstDefeatReturns():
            return (Exchange((Term("first_defeat"),), (LAIR,)),)
        case monster_ops.AfterBattleReturns():
            return (LAIR,)
        case monster_ops.NoSwords():
            return (Exchange((Term("loser"),), (Term("sword", 0),)),)
        case monster_ops.IncursionRange(n=n):
            return (distance(n),)
        case monster_ops.IncursionAnyRuin():
            return (Term("ruin"),)
        case monster_ops.Immune():
            return (Term("immune"), TEXT)
        case monster_ops.NoDefeat() | monster_ops.EnterAsIncursion():
            return (TEXT,)
