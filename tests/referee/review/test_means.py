"""Means of estimates: whole numbers that lose nothing."""

from hypothesis import given
from hypothesis import strategies as st

from games.kernel.appraisal.estimate import WHOLE, Estimate
from referee.review.means import Mean

ESTIMATES = st.lists(
    st.tuples(st.integers(0, WHOLE), st.integers(-90_000, 90_000), st.integers(-9, 9)).map(
        lambda one: Estimate((one[0], WHOLE - one[0]), one[1:])
    ),
    min_size=2,
    max_size=40,
)


@given(ESTIMATES)
def test_chances_still_add_up_and_are_rounded_to_the_nearest(estimates: list[Estimate]) -> None:
    found, count = Mean.sampled(estimates).estimate, len(estimates)
    assert sum(found.chances) == WHOLE
    for seat in range(2):
        chances = sum(one.chances[seat] for one in estimates)
        points = sum(one.points[seat] for one in estimates)
        assert abs(found.chances[seat] * count - chances) < count
        assert abs(2 * (found.points[seat] * count - points)) <= count


def test_the_variance_of_a_mean() -> None:
    some = [Estimate((chance, WHOLE - chance), (0, 0)) for chance in (4000, 5000, 6000, 5000)]
    # The variance of the sample is 2,000,000 / 3; that of its mean a fourth of it.
    assert Mean.sampled(some).variance == (166_667, 166_667)
    assert Mean.exact(some).variance == (0, 0)
    assert Mean.exact(some).estimate == Estimate((5000, 5000), (0, 0))


def test_nobody_has_a_chance_where_an_automaton_wins() -> None:
    lost = Estimate((0, 0), (100, 50))
    assert Mean.exact([lost, lost]).estimate == lost
