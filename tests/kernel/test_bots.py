"""The random bot plays any legal command, each as likely as the others."""

from games.kernel.bots import RANDOM
from tests.support.games import Dice


def test_the_random_bot_plays_everything_equally_often() -> None:
    bot, dice = RANDOM, Dice("random bot")
    played = [bot.choose(None, 0, "abcd", dice) for _ in range(4000)]
    assert all(900 < played.count(command) < 1100 for command in "abcd")
