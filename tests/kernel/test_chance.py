"""Labelled draws: picking, sampling, and playing back given outcomes."""

import pytest

from games.kernel.chance import Scripted, pick, sample
from tests.support.games import Dice, Drawn


def test_pick_takes_the_drawn_option() -> None:
    assert pick(Scripted([2]), "abc", "letter") == "c"


def test_sample_gives_different_entries_in_the_order_they_were_drawn() -> None:
    assert sample(Scripted([2, 0, 0]), "abc", 3, "letters") == ("c", "a", "b")


def test_sample_gives_all_when_there_are_too_few() -> None:
    assert sorted(sample(Dice("few"), "ab", 5, "letters")) == ["a", "b"]


def test_a_script_refuses_what_does_not_fit() -> None:
    with pytest.raises(ValueError, match="does not fit the draw 'die'"):
        Scripted([6]).below(6, "die")
    with pytest.raises(LookupError, match="no outcome is scripted for the draw 'die'"):
        Scripted().below(6, "die")


def test_draws_are_named() -> None:
    dice = Dice("named")
    outcome = dice.below(6, "die of seat 1")
    assert dice.drawn == [Drawn(6, "die of seat 1", outcome)]
