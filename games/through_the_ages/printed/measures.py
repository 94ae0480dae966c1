"""Amounts and what they are counted by, as parts of formulas."""

from collections.abc import Iterable

from games.kernel.formula import Part, Parts, Per, Term, either
from games.through_the_ages.box import UNITS, URBAN
from games.through_the_ages.effects import measures
from games.through_the_ages.effects.amounts import Advantage, Amount, Half, Whole
from games.through_the_ages.effects.terms import Type


def so_many(sign: str, amount: Amount, sense: int = 1) -> Parts:
    """An amount of a sign; `sense` -1: it is lost."""
    match amount:
        case int():
            return (Term(sign, sense * amount),)
        case Advantage(base=base, each=each):
            fixed = (Term(sign, sense * base),) if base else ()
            return (*fixed, Per((Term(sign, sense),), (Term("advantage", each),)))
        case Half(quantity=quantity, rounding=rounding):
            rest = (Term("rounded_up"),) if rounding == "up" else ()
            return (Per((Term(sign, sense),), (Term(quantity, 2), *rest)),)
        case Whole(quantity=quantity):
            return (Per((Term(sign, sense),), (Term(quantity),)),)
        case _:
            raise AssertionError(f"{amount} depends on the number of players")


def kinds(types: Iterable[Type]) -> Part:
    """One of several types of technologies; all urban ones and all units have a sign each."""
    left = set(types)
    whole = tuple(
        (sign, group)
        for sign, group in (("urban_building", URBAN), ("unit", UNITS))
        if group <= left
    )
    grouped = frozenset(one for _, group in whole for one in group)
    signs = [*(sign for sign, _ in whole), *(one for one in types if one not in grouped)]
    return any_of(Term(sign) for sign in signs)


def any_of(several: Iterable[Part]) -> Part:
    """One of several parts; a single one by itself."""
    first, *others = several
    return either((first,), *((one,) for one in others)) if others else first


def counted(per: measures.Measure) -> Parts:
    """What an amount is multiplied by."""
    match per:
        case measures.Workers(card=str(card), max=most):
            return (Term("worker", most, of=card, up_to=most is not None),)
        case measures.Workers(types=types):
            return (kinds(types),)
        case measures.Pairs(types=(first, second)):
            return (Term(first, 1), Term(second, 1))
        case measures.HappyFaces(sources=sources):
            return (Term("happy"), any_of(Term(source) for source in sources))
        case measures.Stat(stat=stat, max=most):
            return (Term(stat, most, up_to=most is not None),)
        case measures.WorkerLevels(types=types):
            return (Term("worker_level"), kinds(types))
        case measures.BestLevel(types=types):
            return (Term("best_level"), kinds(types))
        case measures.BestCulture(types=types):
            return (Term("best_culture"), kinds(types))
        case _:
            return cards(per)


def cards(per: measures.Measure) -> Parts:
    """What is counted of cards, of tokens, and of other nations."""
    match per:
        case measures.Colonies():
            return (Term("colony"),)
        case measures.Discontent():
            return (Term("discontent"),)
        case measures.OpponentsWithGreater(stat=stat):
            return (Term(f"opponent_{stat}"),)
        case measures.CompletedWondersOfOtherParty():
            return (Term("partner_wonder"),)
        case measures.TechnologyCards(level=level):
            return (Term("technology_of_level", level), Term("text"))
        case measures.ContentWorkers(above=above):
            return (Term("content_worker"), Term("above", above))
        case measures.PopulationLost():
            return (Term("lost_population"),)
        case measures.CardLevels(cards=of):
            return (Term(f"levels_{of}"),)
        case measures.DiscardedLevel():
            return (Term("discarded_level"),)
        case _:
            raise AssertionError(f"no sign for {per}")
