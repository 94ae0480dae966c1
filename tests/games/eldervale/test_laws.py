"""The laws over games of this title with its modules, one game for each way to play it."""

from typing import Any

import pytest

from games.eldervale import title
from games.eldervale.options import Options
from games.kernel.title import Table, fold
from tests.laws.all import LAWS
from tests.support import games
from tests.support.games import Dice, Played

MODULES = Options(legendary=True, mother_of_dragons=True, bifrost=True, round_limit=12)
GAMES = {
    "solo": (1, Options(ghosts="archmage", tactics=True, round_limit=12)),
    "two": (2, Options(mercenaries="both", tactics=True, round_limit=12)),
    "three": (3, MODULES),
    "teams": (4, Options(teams=True, oracle=True, no_passages=True, round_limit=10)),
    "draft": (5, Options(draft=True, mercenaries="both", legendary=True, round_limit=10)),
}


@pytest.mark.parametrize("name", GAMES)
def test_laws_hold(name: str) -> None:
    seats, options = GAMES[name]
    played = _game(seats, options)
    for law in LAWS:
        assert list(law(played)) == [], law.__name__


def _game(seats: int, options: Options) -> Played:
    """A whole game of random commands with these options."""
    name = games._name(title, seats, "random", 0)
    table = Table(seats=seats, options=options)
    dice = Dice(name)
    opening: Any = title.setup(table, dice)
    start = fold(title, opening, None)
    policy = games._policy(title, "random")
    plies = tuple(games._plies(title, start, name, policy))
    return Played(
        title=title,
        table=table,
        policy="random",
        seed=0,
        opening_drawn=tuple(dice.drawn),
        opening=tuple(opening),
        start=start,
        plies=plies,
    )
