"""What effects ask for and do, by when they happen, as formulas of signs."""

from collections.abc import Iterable, Mapping
from typing import Final

from games.eldervale.effects import activation
from games.eldervale.effects.battle import BattleOp
from games.eldervale.effects.cards import CardOp
from games.eldervale.effects.conditions import OwnUnitAdjacentToBattle, OwnUnitsInBattle
from games.eldervale.effects.dice import DiceOp
from games.eldervale.effects.goods import GoodsOp
from games.eldervale.effects.monsters import MonsterOp
from games.eldervale.effects.program import After, AnyOperation, Choose, Effect, If, Orb, RollTable
from games.eldervale.effects.tracks import TrackOp
from games.eldervale.effects.units import UnitOp
from games.eldervale.printed.battle import battles, dice
from games.eldervale.printed.conditions import asked
from games.eldervale.printed.goods import cards, goods, tracks
from games.eldervale.printed.terms import TEXT, paid, power
from games.eldervale.printed.units import monsters, units
from games.kernel.formula import Exchange, Formula, Parts, Per, Span, Term, either

ROWS: Final = 3
"""How many rows of a table for a die are printed."""

OF_A_UNIT: Final = frozenset(
    {
        "activate",
        "on_place",
        "on_take_treasure",
        "placement_mod",
        "join_mod",
        "battle_check_mod",
        "ruin_cost_mod",
        "activation_mod",
        "on_underworld",
        "on_defeat",
    }
)
"""Triggers of effects that hold for one kind of unit."""


def effects(several: Iterable[Effect]) -> tuple[Formula, ...]:
    """Effects by when they happen."""
    return tuple(formula for one in several for formula in effect(one))


def effect(one: Effect) -> tuple[Formula, ...]:
    """An effect, and what an orb on its card changes."""
    role = "end" if one.trigger.startswith("final_") else one.trigger
    needs = (*subject(one), *asked(one.if_), *(part for cost in one.cost for part in paid(cost)))
    done = program(one.do)
    if one.per is not None:
        done = (Per(done, (Term("any_unit"),)),)
    whole = after(needs, done)
    signs = [Term(one.limit)] if one.limit is not None else []
    if one.chain and one.only is None:
        signs.append(Term("chain"))
    return (Formula(role, (*whole, *signs)), *with_orb(one.orb))


def subject(one: Effect) -> Parts:
    """For which unit, in which element, with an orb, or only for who controls the monster."""
    told = {
        condition.unit
        for condition in one.if_
        if isinstance(condition, OwnUnitsInBattle | OwnUnitAdjacentToBattle)
    }
    kind = one.unit if one.trigger in OF_A_UNIT and one.unit not in told else None
    unit = () if kind is None else (Term("any_unit" if kind == "any" else kind),)
    return (
        *((Term("controlled_monster"),) if one.only is not None else ()),
        *((Term("orb"),) if one.requires_orb else ()),
        *unit,
        *((power(one.element, 1),) if one.element is not None else ()),
    )


def with_orb(orb: Orb | None) -> tuple[Formula, ...]:
    """What an orb on the card adds, replaces or makes free."""
    if orb is None:
        return ()
    if orb.mode == "free":
        return (Formula("orb_replace", (Term("free"),)),)
    return (Formula(f"orb_{orb.mode}", program(orb.do)),)


def after(needs: Parts, done: Parts) -> Parts:
    """Something for what has to be so."""
    return (Exchange(needs, done),) if needs else done


def program(operations: Iterable[AnyOperation]) -> Parts:
    """Operations in order."""
    return tuple(part for one in operations for part in operation(one))


def operation(op: AnyOperation) -> Parts:
    """One operation."""
    if isinstance(op, GoodsOp):
        return goods(op)
    if isinstance(op, TrackOp):
        return tracks(op)
    if isinstance(op, CardOp):
        return cards(op)
    if isinstance(op, UnitOp):
        return units(op)
    if isinstance(op, BattleOp):
        return battles(op)
    if isinstance(op, DiceOp):
        return dice(op)
    if isinstance(op, MonsterOp):
        return monsters(op)
    if isinstance(op, activation.ActivationOp):
        return activations(op)
    return held(op)


def held(op: After | RollTable | Choose | If) -> Parts:
    """Operations that hold others."""
    match op:
        case After(do=do):
            return (Exchange((Term("activation"),), program(do)),)
        case RollTable(table=table, times=times):
            return rolled({entry: program(do) for entry, do in table.items()}, times)
        case Choose(options=options):
            return (either(*map(program, options)),)
        case If(c=condition, do=do):
            return (Exchange(asked((condition,)), program(do)),)


def rolled(table: Mapping[str, Parts], times: int = 1) -> Parts:
    """What each number of a die brings; a long table stands in the text."""
    if len(table) > ROWS:
        return (Term("roll", times), TEXT)
    rows = ((shown(entry), done or (Term("nothing"),)) for entry, done in table.items())
    return (Term("roll", times), either(*((Exchange((span,), done),) for span, done in rows)))


def shown(entry: str) -> Span:
    """The numbers of a die that an entry of a table names ("1-2")."""
    low, _, high = entry.partition("-")
    return Span(int(low), int(high or low))


def activations(op: activation.ActivationOp) -> Parts:
    """The activation of cards."""
    match op:
        case activation.ExtraSpace(n=n):
            return (Term("space", n, plus=True),)
        case activation.IconBecomes():
            return (Exchange((Term("any_unit"),), (Term("activation"),)),)
        case activation.ActivateFromUnderworld(n=n):
            return (Exchange((Term("underworld_unit", n),), (Term("activation"),)),)
        case activation.ReplaceWithRoll(table=table):
            return rolled({entry: (Term(what),) for entry, what in table.items()})
        case activation.AnyIcon(n=n):
            return (Term("any_icon", n),)
        case activation.RepeatActivation():
            return (Term("twice"),)
        case activation.CopyActivation():
            return (Term("copied_activation"),)
