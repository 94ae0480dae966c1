"""How much bots think at tables with clocks."""

import pytest

from games.kernel.table.terms import Clock, Pace, PerMove, Total
from service.play.thinking_time import nodes


@pytest.mark.parametrize(
    ("pace", "looked_at"),
    [
        (PerMove(seconds=86_400), 3000),
        (PerMove(seconds=10), 3000),
        (PerMove(seconds=5), 1500),
        (PerMove(seconds=1), 300),
        (Total(seconds=3600), 3000),
        (Total(seconds=500), 1500),
        (Total(seconds=500, increment=3), 2400),
        (Total(seconds=1), 3),
    ],
)
def test_a_bot_thinks_less_where_people_have_to_hurry(pace: Pace, looked_at: int) -> None:
    assert nodes(3000, Clock(pace=pace)) == looked_at


def test_a_bot_thinks_as_much_as_it_may_without_a_clock_and_never_nothing() -> None:
    assert nodes(3000, None) == 3000
    assert nodes(10, Clock(pace=Total(seconds=1))) == 1
