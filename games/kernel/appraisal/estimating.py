"""The estimate of any position of a title: fitted while the game lasts, exact once it is over."""

from typing import Any

from games.kernel.appraisal.estimate import CENTS, WHOLE, Estimate
from games.kernel.appraisal.shares import shared
from games.kernel.result import Result
from games.kernel.title import AnyTitle


def estimate(title: AnyTitle, state: Any) -> Estimate:
    """What each seat may expect of a position; LookupError if the title appraises none."""
    if not state.agenda.frames:
        result = title.rules.result(state)
        if result is not None:
            return settled(result)
    if title.appraisal is None:
        raise LookupError(f"{title.meta.slug} has no appraisal")
    return title.appraisal.of(state, title.rules.out(state))


def settled(result: Result) -> Estimate:
    """What each seat has come to at the end; winners share the chance. Against an automaton that
    wins alone, no seat has any."""
    standings = sorted(result.standings, key=lambda one: one.seat)
    points = tuple(round(one.points * CENTS) for one in standings)
    won = [int(one.rank == 1) for one in standings]
    chances = shared(WHOLE, won) if any(won) else (0,) * len(won)
    return Estimate(chances, points)
