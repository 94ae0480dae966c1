"""Luck: what the draws of a ply were worth, beside the mean of what could have come.

It is the advantage sum of MIVAT (White and Bowling, "Learning a Value Function for Reducing the
Variance of Agent Evaluation", 2009): the appraisal after the draws that came, less its mean over
all draws by their odds. Whatever the appraisal says, its mean is 0, as long as redraws are made by
dice of their own. Where a single draw with few outcomes is made, all of them are looked at.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from games.kernel.appraisal.estimate import Estimate
from games.kernel.appraisal.estimating import estimate
from games.kernel.chance import Chance
from games.kernel.sentence import Sentence
from games.kernel.title import AnyTitle
from referee.problems import kinds
from referee.problems.problem import refused
from referee.review.course import Course, Move
from referee.review.dice import dice
from referee.review.efforts import Effort
from referee.review.lines import LuckOfKind, PlyLuck
from referee.review.means import Mean
from referee.review.redraws import Draws, Made, Stretch, making, stretches, together


class DrawnPly(Struct, frozen=True, kw_only=True, eq=False):
    """A ply, or the setup: how it is made again, the `stretches` of its draws (none, if nothing
    was drawn), and the estimate of the position after it."""

    ply: int
    title: AnyTitle
    made: Made
    stretches: tuple[Stretch, ...]
    after: Estimate

    def luck(self, effort: Effort, seed: str) -> PlyLuck:
        """What its draws were worth."""
        means = tuple(self._means(effort, seed))
        estimates = (*(one.estimate for one in means), self.after)
        parts = [
            LuckOfKind(
                kind=one.kind,
                chances=_less(after.chances, before.chances),
                points=_less(after.points, before.points),
            )
            for one, (before, after) in zip(self.stretches, pairwise(estimates), strict=True)
        ]
        variance = means[0].variance
        return PlyLuck(ply=self.ply, kinds=_by_kind(parts), variance=variance)

    def expected(self, effort: Effort, seed: str) -> Estimate:
        """What could be expected before anything was drawn."""
        return next((one.estimate for one in self._means(effort, seed)), self.after)

    def _means(self, effort: Effort, seed: str) -> Iterator[Mean]:
        """What could be expected before each of the stretches."""
        chance = dice(seed, "redraws", self.ply)
        redraws = effort.redraws if self.ply else effort.setups
        for one in self.stretches:
            every = self._every(one.before, redraws, chance)
            if every is None:
                some = [self._worth(Draws(one.before, chance)) for _ in range(redraws)]
                yield Mean.sampled(some)
            else:
                yield Mean.exact(every)

    def _every(self, before: Sequence[int], most: int, chance: Chance) -> list[Estimate] | None:
        """The estimates of all outcomes of the one draw that is left; None if there are more draws,
        or more outcomes than `most`."""
        first = Draws(before, chance)
        self._worth(first)
        if len(first.made) != len(before) + 1 or first.made[-1].below > most:
            return None
        found = []
        for outcome in range(first.made[-1].below):
            draws = Draws((*before, outcome), chance)
            found.append(self._worth(draws))
            if len(draws.made) != len(first.made):
                return None
        return found

    def _worth(self, draws: Draws) -> Estimate:
        return estimate(self.title, self.made(draws))


def drawn_ply(course: Course, move: Move | None, seed: str) -> DrawnPly:
    """A ply by its draws; without a move, the setup. Where the draws as they were cannot be made
    again, all of them are taken as one kind. Raises a problem if the rules refuse the move."""
    ply, after = (0, course.start) if move is None else (move.ply, move.after)
    made, recorded = making(course, move), course.chance(ply)
    draws = Draws((), recorded or dice(seed, "redraws", ply))
    state = made(draws)
    if state is None:
        raise refused(kinds.NOT_REVIEWABLE, Sentence("review-refused", {"ply": ply}))
    parts = stretches(draws.made)
    if len(parts) > 1 and (recorded is None or state != after):
        parts = together(parts)
    return DrawnPly(
        ply=ply,
        title=course.title,
        made=made,
        stretches=parts,
        after=estimate(course.title, after),
    )


def _less(these: Sequence[int], those: Sequence[int]) -> tuple[int, ...]:
    return tuple(one - other for one, other in zip(these, those, strict=True))


def _by_kind(parts: Sequence[LuckOfKind]) -> tuple[LuckOfKind, ...]:
    """Those of each kind together, in the order in which they were first drawn."""
    found = dict[str, LuckOfKind]()
    for one in parts:
        had = found.get(one.kind)
        found[one.kind] = one if had is None else _sum(had, one)
    return tuple(found.values())


def _sum(one: LuckOfKind, other: LuckOfKind) -> LuckOfKind:
    return LuckOfKind(
        kind=one.kind,
        chances=tuple(map(sum, zip(one.chances, other.chances, strict=True))),
        points=tuple(map(sum, zip(one.points, other.points, strict=True))),
    )
