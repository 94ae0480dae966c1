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
    features = Features[object](names=NAMES, of=lambda _: (), progress=lambda _: 0)
    weights = fitted(features, fit, 300)
    assert weights.wrong(NAMES) is None
    for row in weights.points:
        assert abs(row[0] / MILLION - APPLE) < 30
        assert abs(row[1] / MILLION - DEBT) < 30
        assert abs(row[2] / MILLION) < 30
    ready = weights.readiness
    assert ready["eat fruit"] > ready["eat stone"] + 64
    assert ready["eat fruit"] > ready["wait"] + 64
    said = measured(appraisal(features, weights), fit, held_out)
    assert said.loss < 0.25 < said.of_base
    assert said.positions == 600


def test_weights_keep_to_the_signs_of_their_features() -> None:
    """Debts are worth less than nothing; who holds them for good is told that they are nothing."""
    provide()
    from training.fitting import fitted  # needs what was provided

    fit = [one for number in range(100) for one in game(number)]
    features = Features[object](
        names=NAMES,
        of=lambda _: (),
        progress=lambda _: 0,
        good=frozenset(("apples", "debts")),
        bad=frozenset(("noise",)),
    )
    for apples, debts, noise in fitted(features, fit, 100).points:
        assert abs(apples / MILLION - APPLE) < 60
        assert debts == 0
        assert noise <= 0


def test_the_best_weights_with_signs_are_found() -> None:
    """No weight that is free has a slope, and no step that its sign allows leads further down."""
    provide()
    import numpy as np

    from training.signs import least  # needs what was provided

    dice = np.random.default_rng(7)
    rows = dice.normal(size=(60, 40)) @ dice.normal(size=(40, 40))
    squares, products = rows.T @ rows + 0.1 * np.eye(40), rows.T @ dice.normal(size=60)
    signed = dice.integers(-1, 2, 40)
    weights = least(squares, products, signed)
    slopes = squares @ weights - products
    held = weights == 0
    assert (weights * signed >= 0).all()
    assert np.abs(slopes[~held]).max() < 1e-6
    assert (slopes[held] * signed[held] >= 0).all()
    assert set(signed[held].tolist()) == {-1, 1}
