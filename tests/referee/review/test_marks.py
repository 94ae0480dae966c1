"""Marks and digests: where the bounds are."""

import pytest
from msgspec.structs import replace

from referee.review.efforts import EFFORTS
from referee.review.engine import digest
from referee.review.lines import Mark
from referee.review.marks import mark
from tests.support.appraised import LANTERNS


@pytest.mark.parametrize(
    ("loss", "expected"),
    [
        (0, "best"),
        (49, "best"),
        (50, "good"),
        (299, "good"),
        (300, "inaccuracy"),
        (799, "inaccuracy"),
        (800, "mistake"),
        (1499, "mistake"),
        (1500, "blunder"),
        (10_000, "blunder"),
    ],
)
def test_the_bounds_of_marks(loss: int, expected: Mark) -> None:
    assert mark(loss, choices=2, best=False) == expected


def test_the_best_command_and_the_only_one() -> None:
    assert mark(700, choices=2, best=True) == "best"
    assert mark(0, choices=1, best=True) == "only"


def test_a_better_quality_looks_at_more() -> None:
    quick, standard, deep = (EFFORTS[one] for one in ("quick", "standard", "deep"))
    assert quick.nodes < standard.nodes < deep.nodes
    assert quick.redraws < standard.redraws < deep.redraws
    assert [one.quality for one in EFFORTS.values()] == list(EFFORTS)


def test_other_weights_have_another_digest() -> None:
    weights = LANTERNS.weights
    assert digest(weights) == digest(replace(weights))
    assert len(digest(weights)) == 16
    assert digest(weights) != digest(replace(weights, games=1))
