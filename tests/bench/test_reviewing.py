"""What reviews cost: a review alone, and moves without and beside reviews."""

import pytest

from bench.http import Run
from bench.reviewing import MOST_P99, MOST_SECONDS, Plan, Turn, figures, measure


def test_moves_beside_reviews_are_held_against_those_of_the_same_turn() -> None:
    turns = [
        Turn(without=_run(1000, 20), beside=_run(900, 22), share=0.2),
        Turn(without=_run(500, 40), beside=_run(400, 60), share=0.1),
        Turn(without=_run(800, 30), beside=_run(600, 36), share=0.4),
    ]
    found = {one.name: one for one in figures(turns)}
    rate = found["moves, 16 clients, beside 2 reviews to none"]
    assert rate.runs == pytest.approx((90, 80, 75))
    waits = found["move p99, 16 clients, beside 2 reviews to none"]
    assert waits.runs == pytest.approx((110, 150, 120))
    assert (waits.aim, waits.missed) == (MOST_P99, False)
    assert found["move p99, 16 clients, no reviews"].median == 30
    assert found["what 2 reviewers have of a processor meanwhile"].median == pytest.approx(20)


@pytest.mark.slow
def test_reviews_are_made_while_others_play() -> None:
    plan = Plan(titles=("tzolkin",), quality="quick", runs=1, seconds=0.5)
    found = {one.name: one for one in measure(plan)}
    review = found["a review at quick quality, tzolkin, 2 seats"]
    assert review.median > 0
    assert review.aim == MOST_SECONDS
    assert found["decisions with a choice in it, tzolkin, 2 seats"].median > 20
    assert found["moves, 16 clients, beside 2 reviews"].median > 0
    assert "what 2 reviewers have of a processor meanwhile" in found, "little, on a busy machine"


def _run(rate: float, slow: float) -> Run:
    """Moves, of which a few wait for so long."""
    return Run(per_second=rate, waits=[1.0] * 95 + [slow] * 5)
