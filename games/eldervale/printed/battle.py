"""What operations on battles and dice do, as formulas of signs."""

from games.eldervale.effects.battle import (
    AddDice,
    AddDicePerAdjacent,
    AddDicePerOther,
    BattleOp,
    CancelBattle,
    DragJoin,
    ForbidJoin,
    ForbidSwords,
    IgnoreDwellingDice,
    JoinFromReady,
    JoinRange,
    RemoveDice,
)
from games.eldervale.effects.dice import (
    CancelRerolls,
    DiceFromRoll,
    DiceOp,
    Matching,
    RaiseDie,
    Reroll,
    RerollUntilNone,
    SetDie,
    SwapDie,
    UpTo,
)
from games.eldervale.printed.terms import TEXT
from games.eldervale.printed.units import distance
from games.kernel.formula import Exchange, Parts, Per, Span, Term

OTHERS = Term("other_side")


def battles(op: BattleOp) -> Parts:
    """Who fights, and with how many dice."""
    match op:
        case AddDice(n=n):
            return (Term("die", n, plus=True),)
        case AddDicePerAdjacent(unit=unit, n=n):
            return (Per((Term("die", n, plus=True),), (Term(unit), Term("beside_battle"))),)
        case AddDicePerOther(n=n, cap=cap):
            more = Per((Term("die", n, plus=True),), (Term("further_player"),))
            return (more, Term("die", cap, up_to=True))
        case RemoveDice(n=n):
            return (Per((Term("die", -n),), (OTHERS,)), TEXT)
        case JoinRange(n=n):
            return (Exchange((Term("join"),), (distance(n),)),)
        case JoinFromReady(n=n):
            return (Exchange((Term("ready_unit", n),), (Term("join"),)),)
        case ForbidJoin(who=who):
            return banned(who, Term("no_join"))
        case ForbidSwords(who=who):
            return banned(who, Term("no_swords"))
        case DragJoin():
            return (Term("must_join"),)
        case IgnoreDwellingDice():
            return (Term("no_dwelling_dice"),)
        case CancelBattle():
            return (Term("no_battle"),)


def banned(who: str, what: Term) -> Parts:
    """What nobody may do, or nobody else."""
    return (what,) if who == "all" else (Term("opponent"), what)


def dice(op: DiceOp) -> Parts:
    """Dice, before and after the roll."""
    match op:
        case SetDie(n=n, value=value):
            return (Exchange((Term("die", n),), (Term("shows", value),)),)
        case Reroll():
            return rerolled(op)
        case RerollUntilNone(eq=eq):
            return (Exchange((Term("shows", eq),), (Term("reroll"),)), TEXT)
        case RaiseDie(n=n, by=by, to=0):
            return (Exchange((Term("die", n),), (Term("pip", by, plus=True),)),)
        case RaiseDie(n=n, max_from=most, to=value):
            low = (Term("die", n), Term("shows", most, up_to=True))
            return (Exchange(low, (Term("shows", value),)),)
        case SwapDie():
            return (Term("swap"), Term("die", 1), OTHERS)
        case CancelRerolls():
            return (Term("no_reroll"),)
        case DiceFromRoll(min=least, max=most):
            return (Exchange((Term("roll", 1),), (Term("die"), Span(least, most))),)


def rerolled(op: Reroll) -> Parts:
    """Which dice of whom are rolled again."""
    side = {"one_other": (OTHERS,), "every_player": (Term("every_player"),)}.get(op.who, ())
    match op:
        case Reroll(dice=UpTo(up_to=n)):
            which = Term("die", n, up_to=n > 1)
        case Reroll(dice="all_mandatory"):
            which = Term("all_dice")
        case Reroll(dice="highest"):
            which = Term("highest_die")
        case Reroll(filter=Matching(le=most)):
            which = Term("shows", most, up_to=True)
        case _:
            which = Term("die")
    times = Term("reroll", op.times if op.times > 1 else None)
    return (Exchange((*side, which), (times,)),)
