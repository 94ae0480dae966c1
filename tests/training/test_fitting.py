"""What is fitted to games whose truth is known comes near it."""

import random

import pytest

from games.kernel.appraisal.appraisal import Features, appraisal
from games.kernel.appraisal.weights import MILLION
from training.examples import Choice, Example
from training.tools import provide

pytestmark = pytest.mark.slow

NAMES = ("apples", "debts", "noise")
APPLE, DEBT = 300, -100
"""What they are worth in truth, in hundredths of a point."""
KINDS = ("eat fruit", "eat stone", "wait")


def game(number: int) -> list[Example]:
    """Six positions of a game; at its end a little luck has come on top."""
    dice = random.Random(number)
    found = []
    final = [(dice.randrange(20), dice.randrange(20), dice.randrange(20)) for _ in range(2)]
    points = tuple(2000 + APPLE * a + DEBT * d + round(dice.gauss(0, 300)) for a, d, _ in final)
    first = points[0] > points[1]
    for progress in (0, 200, 400, 600, 800, 960):
        chosen = 0 if dice.random() < 0.8 else dice.randrange(3)
        found.append(
            Example(
                game=number,
                progress=progress,
                rows=final,
                so_far=(0, 0),
                points=points,
                chances=(10_000, 0) if first else (0, 10_000),
                choice=Choice(KINDS, chosen),
            )
        )
    return found


def test_the_truth_is_found() -> None:
    provide()
    from training.fitting import fitted
    from training.measuring import measured  # needs what was provided

    fit = [one for number in range(300) for one in game(number)]
    held_out = [one for number in range(300, 400) for one in game(number)]
    weights = fitted(NAMES, fit, 300)
    assert weights.wrong(NAMES) is None
    for row in weights.points:
        assert abs(row[0] / MILLION - APPLE) < 30
        assert abs(row[1] / MILLION - DEBT) < 30
        assert abs(row[2] / MILLION) < 30
    ready = weights.readiness
    assert ready["eat fruit"] > ready["eat stone"] + 64
    assert ready["eat fruit"] > ready["wait"] + 64
    features = Features[object](names=NAMES, of=lambda _: (), progress=lambda _: 0)
    said = measured(appraisal(features, weights), fit, held_out)
    assert said.loss < 0.25 < said.of_base
    assert said.positions == 600
