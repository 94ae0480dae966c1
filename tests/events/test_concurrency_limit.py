"""Concurrency follows the disk: several writers while commits are fast, one while they are slow."""

from events.adaptive_concurrency import AdaptiveConcurrency


def after(concurrency: AdaptiveConcurrency, batches: int, seconds: float, events: int) -> int:
    """The writers in use after so many batches alike."""
    for _ in range(batches):
        concurrency.note(seconds, events)
    return concurrency.writers


def test_a_slow_disk_is_left_to_one_lane() -> None:
    concurrency = AdaptiveConcurrency(3)
    assert after(concurrency, 100, 0.0010, 32) == 3
    assert after(concurrency, 300, 0.0080, 32) == 1
    assert after(concurrency, 100, 0.0015, 64) == 3


def test_large_batches_are_not_taken_for_a_slow_disk() -> None:
    assert after(AdaptiveConcurrency(2), 100, 0.0300, 2000) == 2


def test_a_hiccup_changes_nothing() -> None:
    concurrency = AdaptiveConcurrency(2)
    assert after(concurrency, 100, 0.0008, 10) == 2
    assert after(concurrency, 1, 0.0200, 10) == 2


def test_between_slow_and_fast_it_stays_as_it_is() -> None:
    fast, slow = AdaptiveConcurrency(2), AdaptiveConcurrency(2)
    assert after(slow, 300, 0.0100, 0) == 1
    assert after(fast, 200, 0.0018, 0) == 2
    assert after(slow, 200, 0.0018, 0) == 1


def test_batches_that_wait_for_a_busy_processor_are_not_a_slow_disk() -> None:
    concurrency = AdaptiveConcurrency(2)
    for number in range(2000):
        concurrency.note(0.0010 if number % 20 == 0 else 0.0080, 32)
        assert concurrency.writers == 2
