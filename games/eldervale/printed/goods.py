"""What operations on resources, points, power and cards give, as formulas of signs."""

from games.eldervale.effects.cards import (
    CardOp,
    CycleAdventure,
    DiscardMagic,
    DrawMagic,
    DrawMagicPer,
    Expedition,
    GainAdventure,
    MulliganMagic,
    RecoverMagic,
)
from games.eldervale.effects.goods import (
    BurnTreasure,
    DiscardResource,
    DragonToken,
    Gain,
    GainAny,
    GainAnyPer,
    GainChoice,
    GainPrintedSlot,
    GainSquare,
    GoodsOp,
    Steal,
    TakeFromStack,
    TakeTreasureTokens,
)
from games.eldervale.effects.terms import BASIC, Kind
from games.eldervale.effects.tracks import (
    BothRewards,
    Glory,
    OnWinVp,
    OrbOrVp,
    Power,
    RollVp,
    TrackOp,
    Vp,
    VpPer,
)
from games.eldervale.printed.terms import TEXT, bought, named, power
from games.kernel.formula import Exchange, Parts, Per, Term, either

LOSER = Term("loser")


def goods(op: GoodsOp) -> Parts:
    """Resources and treasure."""
    match op:
        case Gain(res=res, n=n):
            return (Term(res, n),)
        case GainAny(n=n):
            return (Term("any_resource", n),)
        case GainAnyPer(per=per, n=n, max=most):
            return each("any_resource", n, named(per), most)
        case GainChoice(from_=kinds, n=n):
            return chosen(kinds, n)
        case GainSquare():
            return (Term("square"),)
        case GainPrintedSlot(n=n):
            return (Term("printed_resource", n),)
        case TakeTreasureTokens(n=n, element=element, distinct_stacks=distinct):
            return (Term("treasure", n), *((TEXT,) if element or distinct else ()))
        case TakeFromStack() | BurnTreasure():
            return (Term("treasure"), TEXT)
        case Steal():
            return stolen(op)
        case DiscardResource(n=n):
            return (Per((Term("any_resource", -n),), (LOSER,)),)
        case DragonToken():
            return (Term("dragon_token", 1),)


def chosen(kinds: tuple[Kind, ...], n: int) -> Parts:
    """One of some kinds, so many times."""
    if set(kinds) == set(BASIC):
        return (Term("basic_resource", n),)
    return (either(*((Term(kind, 1),) for kind in kinds)),) * n


def stolen(op: Steal) -> Parts:
    """What is taken from others; some may be taken from only under a condition."""
    taken = Term("stolen_resource", op.n)
    match op.from_:
        case "each_loser":
            return (Per((taken,), (LOSER,)),)
        case "one_opponent":
            return (taken,)
        case "one_present_opponent" | "one_opponent_with_more_vp":
            return (taken, TEXT)


def tracks(op: TrackOp) -> Parts:
    """Points, power, glory and orbs."""
    match op:
        case Vp(n=n):
            return (Term("points", n),)
        case VpPer(per=per, n=n, max=most, res=res):
            return each("points", n, named(res or per), most)
        case RollVp():
            return (Exchange((Term("roll", 1),), (Term("points"), TEXT)),)
        case OnWinVp(n=n):
            return (Exchange((Term("victory"),), (Term("points", n),)),)
        case Power(element=element, n=n):
            return (power(element, n),)
        case Glory(n=n):
            return (Term("glory", n),)
        case OrbOrVp(vp=vp):
            return (either((Term("orb", 1),), (Term("points", vp),)),)
        case BothRewards():
            return (Term("both_rewards"),)


def cards(op: CardOp) -> Parts:
    """Magic and adventure cards."""
    match op:
        case DrawMagic(n=n):
            return (Term("magic", n),)
        case DrawMagicPer(per=per, n=n, max=most):
            return each("magic", n, named(per), most)
        case DiscardMagic(n=n):
            return (Term("magic", -n),)
        case RecoverMagic(n=n):
            return (Term("recovered_magic", n, up_to=True),)
        case MulliganMagic(extra=extra):
            new = (Term("magic"), Term("magic", extra, plus=True))
            return (Exchange((Term("magic"),), new),)
        case GainAdventure(discount=discount):
            return bought(Term("adventure_card", 1), discount)
        case CycleAdventure(n=n):
            return (Term("cycled_card", n),)
        case Expedition():
            return (Term("new_realm"), *bought(Term("adventure_card"), 0), TEXT)


def each(sign: str, n: int, counted: Term, most: int | None) -> Parts:
    """So many for each of something, and how many at most in all."""
    limit = () if most is None else (Term(sign, most, up_to=True),)
    return (Per((Term(sign, n),), (counted,)), *limit)
