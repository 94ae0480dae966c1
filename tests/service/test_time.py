"""Times in a log never go back, whatever clocks do."""

from datetime import UTC, datetime, timedelta

from referee.positions import NOWHERE, Position


def test_a_clock_that_was_put_back_does_not_put_events_back() -> None:
    ahead = datetime.now(UTC) + timedelta(hours=1)
    assert Position(version=3, at=ahead).now() == ahead


def test_otherwise_the_clock_is_right() -> None:
    before = datetime.now(UTC)
    assert before <= NOWHERE.now() <= datetime.now(UTC)
