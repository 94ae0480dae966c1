"""Games for training are the same whoever plays them, and are found again where they are kept."""

from pathlib import Path

from games.kernel.title import fold
from tests.support.titles import title_of
from training.examples import examples
from training.keeping import game
from training.plans import plan, players
from training.playing import played

TITLE = title_of("tzolkin")
PLAN = plan(TITLE, ("random",), 1, 7)


def test_a_plan_is_the_same_again_and_another_for_another_number() -> None:
    bots = players(TITLE)
    plans = [plan(TITLE, bots, 1, number) for number in range(200)]
    assert plans == [plan(TITLE, bots, 1, number) for number in range(200)]
    assert {len(one.bots) for one in plans} == {2, 3, 4}
    assert {bot for one in plans for bot in one.bots} == set(bots)
    assert any(one.first < one.last for one in plans)


def test_a_game_is_played_to_its_end_and_always_the_same() -> None:
    first, second = played(TITLE, PLAN), played(TITLE, PLAN)
    assert first == second
    state = fold(TITLE, first.opening, None)
    for ply in first.plies:
        state = fold(TITLE, ply.facts, state)
    assert TITLE.rules.result(state) is not None


def test_a_kept_game_is_read_as_it_was_played(tmp_path: Path) -> None:
    first = game(TITLE, PLAN, tmp_path)
    assert len(list(tmp_path.iterdir())) == 1
    again = game(TITLE, PLAN, tmp_path)
    assert again == first
    strong = frozenset(PLAN.bots)
    assert examples(TITLE, again, strong) == examples(TITLE, played(TITLE, PLAN), strong)


def test_examples_tell_what_came_of_each_position() -> None:
    found = examples(TITLE, played(TITLE, PLAN), frozenset(PLAN.bots))
    assert {one.points for one in found} == {found[0].points}
    assert all(sum(one.chances) == 10_000 for one in found)
    assert all(len(one.rows) == len(PLAN.bots) for one in found)
    chosen = [one.choice for one in found if one.choice is not None]
    assert chosen
    assert all(len(one.kinds) > one.chosen >= 0 and len(one.kinds) > 1 for one in chosen)


def test_who_strays_is_no_example_of_a_strong_choice() -> None:
    found = examples(TITLE, played(TITLE, PLAN), frozenset({"temples"}))
    assert all(one.choice is None for one in found)
