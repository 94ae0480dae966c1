"""Which ply a key leads to."""

import pytest

from service.cli.replay.stepping import ReplayPosition, pressed, ticked


def after(keys: list[str], *, ply: int = 20, last: int = 50) -> ReplayPosition:
    """The place after some keys."""
    place = ReplayPosition(ply=ply, last=last)
    for key in keys:
        place = pressed(place, key)
    return place


@pytest.mark.parametrize(
    ("keys", "ply"),
    [
        (["n"], 21),
        (["p"], 19),
        (["+"], 30),
        (["-"], 10),
        (["-", "-", "-"], 0),
        (["+"] * 9, 50),
        (["home"], 0),
        (["end", "n"], 50),
        (["g", "7", "enter"], 7),
        (["g", "7", "backspace", "8", "enter"], 8),
        (["g", "9", "9", "9", "enter"], 50),
        (["g", "7", "escape"], 20),
        (["g", "enter"], 20),
        (["g", "7", "n"], 20),
        (["x", "page-up"], 10),
    ],
)
def test_keys_lead_to_a_ply_of_the_game(keys: list[str], ply: int) -> None:
    assert after(keys).ply == ply


def test_playing_by_itself_ends_with_the_game_and_by_any_step() -> None:
    place = after(["a"], ply=48)
    assert place.playing
    place = ticked(place)
    assert (place.ply, place.playing) == (49, True)
    place = ticked(place)
    assert (place.ply, place.playing) == (50, False)
    assert not pressed(place, "a").playing
    assert not after(["a", "p"]).playing
    assert not after(["a", "a"]).playing


def test_the_end_is_reached_by_q_and_when_nobody_is_there_any_more() -> None:
    assert after(["q"]).over
    assert after(["closed"]).over
    assert not after(["g", "q"]).over, "in a number, q only gives the number up"


def test_scrolling_and_facts_keep_the_ply() -> None:
    place = after(["down", "down", "up", "f"])
    assert (place.ply, place.top, place.facts) == (20, 1, False)
