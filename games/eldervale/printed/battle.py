"""What operations on battles and dice do, as formulas of signs."""

from games.eldervale.effects import battle
from games.eldervale.effects import dice as dice_ops
from games.eldervale.printed.terms import TEXT
from games.eldervale.printed.units import distance
from games.kernel.formula import Exchange, Parts, Per, Span, Term

OTHERS = Term("other_side")


def battles(op: battle.BattleOp) -> Parts:
    """Who fights, and with how many dice."""
    match op:
        case battle.AddDice(n=n):
            return (Term("die", n, plus=True),)
        case battle.AddDicePerAdjacent(unit=unit, n=n):
            return (Per((Term("die", n, plus=True),), (Term(unit), Term("beside_battle"))),)
        case battle.AddDicePerOther(n=n, cap=cap):
            more = Per((Term("die", n, plus=True),), (Term("further_player"),))
            return (more, Term("die", cap, up_to=True))
        case battle.RemoveDice(n=n):
            return (Per((Term("die", -n),), (OTHERS,)), TEXT)
        case battle.JoinRange(n=n):
            return (Exchange((Term("join"),), (distance(n),)),)
        case battle.JoinFromReady(n=n):
            return (Exchange((Term("ready_unit", n),), (Term("join"),)),)
        case battle.ForbidJoin(who=who):
            return banned(who, Term("no_join"))
        case battle.ForbidSwords(who=who):
            return banned(who, Term("no_swords"))
        case battle.DragJoin():
            return (Term("must_join"),)
        case battle.IgnoreDwellingDice():
            return (Term("no_dwelling_dice"),)
        case battle.CancelBattle():
            return (Term("no_battle"),)


def banned(who: str, what: Term) -> Parts:
    """What nobody may do, or nobody else."""
    return (what,) if who == "all" else (Term("opponent"), what)


def dice(op: dice_ops.DiceOp) -> Parts:
    """Dice, before and after the roll."""
    match op:
        case dice_ops.SetDie(n=n, value=value):
            return (Exchange((Term("die", n),), (Term("shows", value),)),)
        case dice_ops.Reroll():
            return rerolled(op)
        case dice_ops.RerollUntilNone(eq=eq):
            return (Exchange((Term("shows", eq),), (Term("reroll"),)), TEXT)
        case dice_ops.RaiseDie(n=n, by=by, to=0):
            return (Exchange((Term("die", n),), (Term("pip", by, plus=True),)),)
        case dice_ops.RaiseDie(n=n, max_from=most, to=value):
            low = (Term("die", n), Term("shows", most, up_to=True))
            return (Exchange(low, (Term("shows", value),)),)
        case dice_ops.SwapDie():
            return (Term("swap"), Term("die", 1), OTHERS)
        case dice_ops.CancelRerolls():
            return (Term("no_reroll"),)
        case dice_ops.DiceFromRoll(min=least, max=most):
            return (Exchange((Term("roll", 1),), (Term("die"), Span(least, most))),)


def rerolled(op: dice_ops.Reroll) -> Parts:
    """Which dice of whom are rolled again."""
    side = {"one_other": (OTHERS,), "every_player": (Term("every_player"),)}.get(op.who, ())
    match op:
        case dice_ops.Reroll(dice=dice_ops.UpTo(up_to=n)):
            which = Term("die", n, up_to=n > 1)
        case dice_ops.Reroll(dice="all_mandatory"):
            which = Term("all_dice")
        case dice_ops.Reroll(dice="highest"):
            which = Term("highest_die")
        case dice_ops.Reroll(filter=dice_ops.Matching(le=most)):
            which = Term("shows", most, up_to=True)
        case _:
            which = Term("die")
    times = Term("reroll", op.times if op.times > 1 else None)
    return (Exchange((*side, which), (times,)),)
