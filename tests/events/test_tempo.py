"""The tempo follows the disk: several lanes while commits are brisk, one while they are slow."""

from events.tempo import Tempo


def after(tempo: Tempo, batches: int, seconds: float, events: int) -> int:
    """The lanes in use after so many batches alike."""
    for _ in range(batches):
        tempo.note(seconds, events)
    return tempo.lanes


def test_a_slow_disk_is_left_to_one_lane() -> None:
    tempo = Tempo(3)
    assert after(tempo, 100, 0.0010, 32) == 3
    assert after(tempo, 300, 0.0080, 32) == 1
    assert after(tempo, 100, 0.0015, 64) == 3


def test_large_batches_are_not_taken_for_a_slow_disk() -> None:
    assert after(Tempo(2), 100, 0.0300, 2000) == 2


def test_a_hiccup_changes_nothing() -> None:
    tempo = Tempo(2)
    assert after(tempo, 100, 0.0008, 10) == 2
    assert after(tempo, 1, 0.0200, 10) == 2


def test_between_slow_and_fast_it_stays_as_it_is() -> None:
    fast, slow = Tempo(2), Tempo(2)
    assert after(slow, 300, 0.0100, 0) == 1
    assert after(fast, 200, 0.0018, 0) == 2
    assert after(slow, 200, 0.0018, 0) == 1


def test_batches_that_wait_for_a_busy_processor_are_not_a_slow_disk() -> None:
    tempo = Tempo(2)
    for number in range(2000):
        tempo.note(0.0010 if number % 20 == 0 else 0.0080, 32)
        assert tempo.lanes == 2
