"""Games of earlier rulesets: they are reviewed by their own rules, with the appraisal of today."""

import pytest

from games.kernel.registry import Registry
from games.kernel.rulesets import retired
from referee.problems import kinds
from referee.problems.problem import ProblemError
from referee.review.course import Move
from referee.review.decisions import decision
from referee.review.efforts import Effort
from service.reviews.orders import order
from tests.support.appraised import SEED, appraised
from tests.support.games import random_game

EFFORT = Effort(quality="custom", nodes=40, redraws=2)
MOST = 8
"""So many decisions of a game are judged."""
EARLIER = [
    (title.meta.slug, ruleset)
    for title in Registry.installed()
    for ruleset in title.meta.rulesets
    if ruleset != title.meta.ruleset
]


@pytest.mark.parametrize(("slug", "ruleset"), EARLIER)
def test_decisions_are_judged_by_the_rules_of_the_game(slug: str, ruleset: str) -> None:
    today = appraised(slug)
    title = Registry.installed().get(slug, ruleset)
    assert title is not None
    assert title.appraisal == today.appraisal
    assert order(title, ruleset, "gam_1", "quick") == order(today, ruleset, "gam_1", "quick")
    choices = 0
    for ply in random_game(title, seats=2, seed=2).plies:
        legal = tuple(title.rules.legal(ply.before, ply.action.seat))
        if len(legal) == 1 or choices == MOST:
            continue
        choices += 1
        move = Move(
            ply=ply.number, before=ply.before, action=ply.action, after=ply.after, by="person"
        )
        line = decision(title, move, EFFORT, SEED)
        assert line.choices == len(legal)
        assert line.best
    assert choices == MOST


def test_where_nobody_knows_the_rules_any_more_there_is_no_review() -> None:
    title = retired(appraised("tzolkin"), "tzolkin/0")
    with pytest.raises(ProblemError) as refusal:
        order(title, "tzolkin/0", "gam_1", "quick")
    assert refusal.value.kind == kinds.NOT_REVIEWABLE
    assert refusal.value.problem.args == {"ruleset": "tzolkin/0"}
