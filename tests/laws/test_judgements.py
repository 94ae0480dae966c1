"""The law of judgements: what a search holds commands for worth hangs on what the deciding seat
has been told, and on chance.

Beside each game another one goes the same way for a seat, as in the law of worlds. With the same
dice a search comes to the same judgement in both, to the last digit. Titles that have no appraisal
are searched with one that hangs on all of a state.
"""

from collections.abc import Iterator
from typing import Any

from games.kernel.search.budget import Budget
from games.kernel.search.judgement import Judgement
from games.kernel.search.judging import judge
from games.kernel.search.playable import Playable
from tests.laws.budget import JUDGED, looked_at
from tests.laws.test_worlds import Beside
from tests.support.games import Dice, Played
from tests.support.searching import searched

BUDGET = Budget(8, worlds=2)
EVERY = 4
"""One game in so many is looked at, beside which another one is played whole."""


def judgements(played: Played) -> Iterator[str]:
    """Compares judgements of a game and of one beside it, for one seat."""
    if played.seed % EVERY and not played.closely:
        return
    seat = played.seed // EVERY % played.table.seats
    beside, title = Beside(played, seat), searched(played.title, played.table.seats)
    wanted = {ply.number - 1 for ply in looked_at(played, JUDGED)}
    for ply in played.plies:
        beside.follow(ply)
        if ply.number in wanted and seat in ply.after.agenda.may_decide():
            name = f"after {ply.number}"
            here, there = (_judged(title, one, seat, name) for one in (ply.after, beside.state))
            if here != there:
                yield f"ply {ply.number}, seat {seat}: the judgement hangs on what is hidden"


def _judged(title: Playable, state: Any, seat: int, name: str) -> Judgement:
    return judge(title, state, seat, BUDGET, Dice(name))


def test_judgements(batch: tuple[Played, ...]) -> None:
    found = [(played.name, *judgements(played)) for played in batch]
    assert found == [(played.name,) for played in batch]
