"""Effects as formulas: what happens, how often, under which condition, to whom, and when."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from games.kernel.formula import Exchange, Formula, Parts, Per, Term
from games.through_the_ages.effects.amounts import ByPlayers
from games.through_the_ages.effects.gains import ScoreCultureByRank
from games.through_the_ages.effects.measures import WonderAges
from games.through_the_ages.effects.operation import Operation, When
from games.through_the_ages.effects.standing import StatEffect
from games.through_the_ages.effects.terms import Trigger
from games.through_the_ages.printed.measures import counted
from games.through_the_ages.printed.operations import AMOUNTS, amount_of, operation

ROLES: Mapping[Trigger, str] = {
    "continuous": "gives",
    "on_play": "gives",
    "on_colonize": "immediate",
    "turn_start": "each_turn",
    "production": "at_production",
    "once_per_turn_action": "once_per_turn",
}
"""The role of an effect by its trigger; other triggers are roles themselves."""

TIMES: frozenset[Trigger] = frozenset(("production", "once_per_turn"))
"""Triggers that a pact says with a sign, because the role of its effects is the side."""


def printed(effects: Iterable[Operation], role: str | None = None) -> tuple[Formula, ...]:
    """An effect list: the plain statistics together, then the others one by one."""
    several = tuple(effects)
    stats = tuple(one for one in several if plain(one))
    together = tuple(part for one in stats for part in operation(one))
    first = (Formula(role or "gives", together),) if together else ()
    return (*first, *(one for each in several if not plain(each) for one in formulas(each, role)))


def plain(one: Operation) -> bool:
    """Whether an effect is a number that is added to a statistic, and hangs on nothing else."""
    alone = one.per is None and one.when is None and one.targets is None
    return isinstance(one, StatEffect) and alone


def formulas(one: Operation, role: str | None) -> Iterator[Formula]:
    """One effect; what depends on the number of players has a formula for each number."""
    match one:
        case ScoreCultureByRank(stat=stat, table=table):
            for players, points in table.items():
                ranks = (Term("culture", n) for n in points)
                yield Formula("players", (Term(f"rank_{stat}"), *ranks), at=players)
        case _ if isinstance(amount := amount_of(one), ByPlayers):
            sign, sense = AMOUNTS[type(one)]
            for players, n in amount.by_players.items():
                yield Formula("players", whole(one, (Term(sign, sense * n),)), at=players)
        case _:
            own = ROLES.get(one.t, one.t)
            done = whole(one, operation(one))
            timed = role is not None and one.t in TIMES
            yield Formula(role or own, (Exchange((Term(own),), done),) if timed else done)


def whole(one: Operation, done: Parts) -> Parts:
    """What happens, behind its condition and those whom it concerns."""
    done = multiplied(one, done)
    if one.when is not None:
        done = conditional(one.when, done)
    return done if one.targets is None else (Exchange((Term(one.targets),), done),)


def multiplied(one: Operation, done: Parts) -> Parts:
    """What happens, for each of what is counted."""
    match one.per:
        case None:
            return done
        case WonderAges(points=points):
            return tuple(
                Per(times(done, n), (Term(f"wonder_{age.lower()}"),)) for age, n in points.items()
            )
        case per:
            return (Per(done, counted(per)),)


def times(done: Parts, n: int) -> Parts:
    """So many times what happens."""
    return tuple(
        replace(one, count=one.count * n) if isinstance(one, Term) and one.count else one
        for one in done
    )


def conditional(when: When, done: Parts) -> Parts:
    """What happens if a condition holds; what has no sign is in the text."""
    asked = tuple(conditions(when))
    unsaid = when.urban_limit_allows or when.leader_age_not is not None or when.option_used
    done = (*done, Term("text")) if unsaid else done
    return (Exchange(asked, done),) if asked else done


def conditions(when: When) -> Iterator[Term]:
    """What has to be so."""
    if when.kind is not None:
        yield Term(when.kind)
    if when.hand_has is not None:
        yield Term(when.hand_has)
    if when.unused_workers_at_least:
        yield Term("unused_worker", when.unused_workers_at_least)
    if when.target_in is not None:
        yield Term(when.target_in)
    if when.war_pending_against_owner:
        yield Term("pending_war")
