"""What invites among many commands."""

import pytest

from games.kernel.search.inviting import inviting
from games.kernel.search.position import Board
from games.kernel.search.worlds import Worlds
from tests.kernel.search.little import Little, Play, Story
from tests.support.games import Dice

MANY = tuple(f"{number:02}" for number in range(20))


def fancied(story: Story) -> tuple[int, int]:
    """What was drawn; one more for the last of the commands."""
    return (int(story[-1][5:]) + (story[0] == f"0 {MANY[-1]}"), 0) if story else (0, 0)


LOTTERY = Little(
    asks=lambda story: {1: ("end",)} if story else {0: MANY},
    draws=lambda story: 6 if len(story) == 1 else 0,
    points=lambda story, _: fancied(story),
    fancy=fancied,
)


@pytest.mark.parametrize("seed", range(8))
def test_all_are_looked_at_with_the_same_luck(seed: int) -> None:
    """Whatever is drawn, one command is better by one; of the equal ones the first invites."""
    title, state, dice = LOTTERY.playable(), LOTTERY.start(), Dice(f"lottery {seed}")
    worlds = Worlds(title, state, 0, 3, dice)
    commands = [Play(name) for name in MANY]
    found = inviting(Board(title), worlds, 0, commands, (Play(MANY[7]),), 2)
    assert found == [Play(MANY[0]), Play(MANY[7]), Play(MANY[-1])]


def test_few_are_all_looked_at_closely() -> None:
    title, state = LOTTERY.playable(), LOTTERY.start()
    worlds = Worlds(title, state, 0, 3, Dice("few"))
    commands = [Play(name) for name in MANY]
    assert inviting(Board(title), worlds, 0, commands, (), len(MANY)) == commands
