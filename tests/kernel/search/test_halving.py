"""Sequential halving: all of the budget is spent, and what is kept stays to the end."""

import pytest

from games.kernel.search.halving import halved, rounds, shares


@pytest.mark.parametrize(("count", "expected"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (33, 6)])
def test_each_round_halves(count: int, expected: int) -> None:
    assert rounds(count) == expected
    left = list(range(count))
    for _ in range(rounds(count) - 1):
        left, _ = halved(left, [False] * count)
    assert len(left) == min(2, count)


@pytest.mark.parametrize("budget", [1, 7, 100, 300, 3001])
@pytest.mark.parametrize("count", [1, 2, 5, 30])
def test_all_of_the_budget_is_spent(budget: int, count: int) -> None:
    assert sum(shares(budget, count)) == budget
    assert next(shares(budget, count)) >= min(budget, count)


def test_the_better_half_stays_and_all_that_is_kept() -> None:
    third = [number == 3 for number in range(5)]
    assert halved([4, 2, 0, 1, 3], third) == ([4, 2, 0, 3], [1])
    assert halved([4, 2, 0, 1, 3], [False] * 5) == ([4, 2, 0], [1, 3])
    assert halved([0], [False]) == ([0], [])
