"""The chances of a battle, compared with all rolls one by one."""

from collections.abc import Sequence
from itertools import product

import pytest

from games.eldervale.odds import again, chance, deciding


def counted(dice: Sequence[int], at: int) -> float:
    """Rolls in which a side has the unique highest row, of all rolls."""
    won = rolls = 0
    for thrown in product(*(product(range(1, 7), repeat=one) for one in dice)):
        rows = [sorted(one, reverse=True) for one in thrown]
        best = max(rows)
        rolls += 1
        won += rows[at] == best and rows.count(best) == 1
    return won / rolls


@pytest.mark.parametrize(
    ("dice", "at"), [((1, 1), 0), ((2, 3), 0), ((2, 3), 1), ((3, 1, 2), 0), ((1, 1, 1), 2)]
)
def test_chances_are_those_of_all_rolls(dice: Sequence[int], at: int) -> None:
    assert chance(dice, at) == pytest.approx(counted(dice, at))


def test_more_dice_win_more_often() -> None:
    chances = [chance((number, 3), 0) for number in range(1, 7)]
    assert chances == sorted(chances)
    assert chance((4, 4), 0) < 0.5


@pytest.mark.parametrize(
    ("rows", "at"),
    [
        (((6, 4), (6, 5)), 2),
        (((5,), (5, 1)), 2),
        (((3, 3), (6,)), 1),
        (((6, 2), (4,), (6, 1)), 2),
        (((6, 4), (6, 4), (5, 5, 1)), None),
    ],
)
def test_the_first_dice_that_differ_decide(rows: Sequence[tuple[int, ...]], at: int | None) -> None:
    assert deciding(rows) == at


def test_one_more_roll_wins_by_the_faces_that_make_the_row_the_highest() -> None:
    assert again(((5, 2), (5, 4)), 0, 2) == pytest.approx(2 / 6)
    assert again(((5, 2), (5, 4)), 0, 5) == pytest.approx(1 / 6)
    assert again(((5, 2), (5, 4)), 1, 4) == pytest.approx(4 / 6)
    assert again(((1,), (6, 6), (2,)), 0, 1) == 0
