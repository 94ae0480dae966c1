"""Ratings: what outcomes say of the strength of bots, by the model of Plackett and Luce as
openskill has it (Weng and Lin 2011)."""

import random
from collections.abc import Sequence

from msgspec import Struct

from bench.intervals import SURE
from bench.ladder.outcomes import Outcome
from training.tools import provide


class Rating(Struct, frozen=True, kw_only=True):
    """A bot's rating, and its 95 % interval. A bot that is not known has 25."""

    bot: str
    rating: float
    low: float
    high: float


def ratings(outcomes: Sequence[Outcome]) -> tuple[Rating, ...]:
    """The ratings of all bots that played, the best first. Nobody grows stronger, so the games
    count in any order: in one that is always the same."""
    provide()
    from openskill.models import PlackettLuce  # needs what was provided

    model = PlackettLuce(tau=0.0)
    bots = sorted({bot for one in outcomes for bot in one.contest.bots})
    known = {bot: model.rating(name=bot) for bot in bots}
    order = sorted(outcomes, key=lambda one: repr(one.contest))
    random.Random("ladder").shuffle(order)
    for one in order:
        if len(set(one.contest.bots)) < len(one.contest.bots):
            continue  # a bot cannot be stronger than itself
        teams = [[known[bot]] for bot in one.contest.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in one.ranks])
        known |= {bot: rating for bot, (rating,) in zip(one.contest.bots, rated, strict=True)}
    found = (
        Rating(
            bot=bot,
            rating=round(one.mu, 2),
            low=round(one.mu - SURE * one.sigma, 2),
            high=round(one.mu + SURE * one.sigma, 2),
        )
        for bot, one in known.items()
    )
    return tuple(sorted(found, key=lambda one: (-one.rating, one.bot)))
