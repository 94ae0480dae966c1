"""What operations on resources, points, power and cards give, as formulas of signs."""

from games.eldervale.effects import cards as card_ops
from games.eldervale.effects import goods as goods_ops
from games.eldervale.effects import tracks as track_ops
from games.eldervale.effects.terms import BASIC, Kind
from games.eldervale.printed.terms import TEXT, bought, named, power
from games.kernel.formula import Exchange, Parts, Per, Term, either

LOSER = Term("loser")


def goods(op: goods_ops.GoodsOp) -> Parts:
    """Resources and treasure."""
    match op:
        case goods_ops.Gain(res=res, n=n):
            return (Term(res, n),)
        case goods_ops.GainAny(n=n):
            return (Term("any_resource", n),)
        case goods_ops.GainAnyPer(per=per, n=n, max=most):
            return each("any_resource", n, named(per), most)
        case goods_ops.GainChoice(from_=kinds, n=n):
            return chosen(kinds, n)
        case goods_ops.GainSquare():
            return (Term("square"),)
        case goods_ops.GainPrintedSlot(n=n):
            return (Term("printed_resource", n),)
        case goods_ops.TakeTreasureTokens(n=n, element=element, distinct_stacks=distinct):
            return (Term("treasure", n), *((TEXT,) if element or distinct else ()))
        case goods_ops.TakeFromStack() | goods_ops.BurnTreasure():
            return (Term("treasure"), TEXT)
        case goods_ops.Steal():
            return stolen(op)
        case goods_ops.DiscardResource(n=n):
            return (Per((Term("any_resource", -n),), (LOSER,)),)
        case goods_ops.DragonToken():
            return (Term("dragon_token", 1),)


def chosen(kinds: tuple[Kind, ...], n: int) -> Parts:
    """One of some kinds, so many times."""
    if set(kinds) == set(BASIC):
        return (Term("basic_resource", n),)
    return (either(*((Term(kind, 1),) for kind in kinds)),) * n


def stolen(op: goods_ops.Steal) -> Parts:
    """What is taken from others; some may be taken from only under a condition."""
    taken = Term("stolen_resource", op.n)
    match op.from_:
        case "each_loser":
            return (Per((taken,), (LOSER,)),)
        case "one_opponent":
            return (taken,)
        case "one_present_opponent" | "one_opponent_with_more_vp":
            return (taken, TEXT)


def tracks(op: track_ops.TrackOp) -> Parts:
    """Points, power, glory and orbs."""
    match op:
        case track_ops.Vp(n=n):
            return (Term("points", n),)
        case track_ops.VpPer(per=per, n=n, max=most, res=res):
            return each("points", n, named(res or per), most)
        case track_ops.RollVp():
            return (Exchange((Term("roll", 1),), (Term("points"), TEXT)),)
        case track_ops.OnWinVp(n=n):
            return (Exchange((Term("victory"),), (Term("points", n),)),)
        case track_ops.Power(element=element, n=n):
            return (power(element, n),)
        case track_ops.Glory(n=n):
            return (Term("glory", n),)
        case track_ops.OrbOrVp(vp=vp):
            return (either((Term("orb", 1),), (Term("points", vp),)),)
        case track_ops.BothRewards():
            return (Term("both_rewards"),)


def cards(op: card_ops.CardOp) -> Parts:
    """Magic and adventure cards."""
    match op:
        case card_ops.DrawMagic(n=n):
            return (Term("magic", n),)
        case card_ops.DrawMagicPer(per=per, n=n, max=most):
            return each("magic", n, named(per), most)
        case card_ops.DiscardMagic(n=n):
            return (Term("magic", -n),)
        case card_ops.RecoverMagic(n=n):
            return (Term("recovered_magic", n, up_to=True),)
        case card_ops.MulliganMagic(extra=extra):
            new = (Term("magic"), Term("magic", extra, plus=True))
            return (Exchange((Term("magic"),), new),)
        case card_ops.GainAdventure(discount=discount):
            return bought(Term("adventure_card", 1), discount)
        case card_ops.CycleAdventure(n=n):
            return (Term("cycled_card", n),)
        case card_ops.Expedition():
            return (Term("new_realm"), *bought(Term("adventure_card"), 0), TEXT)


def each(sign: str, n: int, counted: Term, most: int | None) -> Parts:
    """So many for each of something, and how many at most in all."""
    limit = () if most is None else (Term(sign, most, up_to=True),)
    return (Per((Term(sign, n),), (counted,)), *limit)
