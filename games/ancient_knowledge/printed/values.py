"""Values, points and conditions of the effect notation, as parts of formulas."""

from games.ancient_knowledge.formulas import Condition, CounterName, Formula, Requirement, Value
from games.kernel.formula import Exchange, Part, Parts, Per, Term, either


def counter(name: CounterName, count: int | None = None, *, at_most: bool = False) -> Term:
    """So many of what a counter counts."""
    return Term(name.replace(".", "_"), count, up_to=at_most)


def often(sign: str, amount: Value, *, sense: int = 1, up_to: bool = False) -> Parts:
    """An amount of a sign, or some as often as something is counted; `sense` -1: it is removed."""
    match amount:
        case int():
            return (Term(sign, sense * amount, up_to=up_to),)
        case str():
            return (Per((Term(sign, sense),), (counter(amount),)),)
        case Formula(neg=value) if value is not None:
            return often(sign, value, sense=-sense)
        case Formula(times=(int(n), Formula(floor_div=(str(counted), int(each))))):
            return (Per((Term(sign, sense * n),), (counter(counted, each),)),)
        case _:
            raise AssertionError(f"no formula for {amount}")


def points(amount: Value) -> Part:
    """Victory points of final scoring (AK-SCO-02)."""
    match amount:
        case int():
            return Term("points", amount)
        case Formula(per=per) if per is not None:
            return Per((Term("points", per.vp),), (counter(per.counter),))
        case Formula(tiers=tiers) if tiers is not None:
            steps = (
                Exchange((counter(tiers.counter, least),), (Term("points", won),))
                for least, won in tiers.steps
            )
            return one_of(*steps)
        case Formula(max_of=values) if values:
            return Per((Term("points", 1),), (Term("most"), one_of(*map(counted, values))))
        case Formula(times=(int(n), Formula(min_of=values))) if values:
            return Per((Term("points", n),), tuple(counted(one, 1) for one in values))
        case _:
            raise AssertionError(f"no formula for {amount}")


def counted(value: Value, count: int | None = None) -> Term:
    """The counter that a value is."""
    if isinstance(value, str):
        return counter(value, count)
    raise AssertionError(f"{value} is no counter")


def one_of(first: Part, *others: Part) -> Part:
    """One of several parts; a single one by itself."""
    return either(*((one,) for one in (first, *others))) if others else first


def condition(asked: Condition) -> Parts:
    """What has to be so that an effect happens."""
    nested = tuple(part for one in asked.all for part in condition(one))
    least = () if asked.ge is None else bound(*asked.ge)
    most = () if asked.le is None else bound(*asked.le, at_most=True)
    return (*nested, *least, *most)


def bound(value: Value, n: int, *, at_most: bool = False) -> Parts:
    """A bound; of the greatest of several values any may keep it, of the smallest all have to."""
    match value:
        case str():
            return (counter(value, n, at_most=at_most),)
        case Formula(max_of=values) if values and not at_most:
            return (one_of(*(counted(one, n) for one in values)),)
        case Formula(min_of=values) if values and not at_most:
            return tuple(counted(one, n) for one in values)
        case _:
            raise AssertionError(f"no formula for {value}")


def requirement(asked: Requirement) -> Parts:
    """What a technology requires of one counter (AK-LRN-02)."""
    least = () if asked.min is None else (counter(asked.counter, asked.min),)
    most = () if asked.max is None else (counter(asked.counter, asked.max, at_most=True),)
    return (*least, *most)
