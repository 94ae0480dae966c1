"""The law of judgements: what a search holds commands for worth hangs on what the deciding seat
has been told, and on chance.

Beside each game another one goes the same way for a seat, as in the law of worlds. With the same
dice a search comes to the same judgement in both, to the last digit. Titles that have no appraisal
are searched with one that hangs on all of a state.
"""

import zlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from games.kernel.appraisal.appraisal import Appraisal, Features, appraisal
from games.kernel.appraisal.weights import MILLION, Weights
from games.kernel.search.budget import Budget
from games.kernel.search.judgement import Judgement
from games.kernel.search.judging import judge
from games.kernel.search.playable import Playable
from tests.laws.budget import JUDGED, looked_at
from tests.laws.test_worlds import Beside
from tests.support.games import Dice, Played

BUDGET = Budget(8, worlds=2)
EVERY = 4
"""One game in so many is looked at, beside which another one is played whole."""


def judgements(played: Played) -> Iterator[str]:
    """Compares judgements of a game and of one beside it, for one seat."""
    if played.seed % EVERY and not played.closely:
        return
    seat = played.seed // EVERY % played.table.seats
    beside, searched = Beside(played, seat), _searched(played)
    wanted = {ply.number - 1 for ply in looked_at(played, JUDGED)}
    for ply in played.plies:
        beside.follow(ply)
        if ply.number in wanted and seat in ply.after.agenda.may_decide():
            name = f"after {ply.number}"
            here, there = (_judged(searched, one, seat, name) for one in (ply.after, beside.state))
            if here != there:
                yield f"ply {ply.number}, seat {seat}: the judgement hangs on what is hidden"


def _judged(searched: Playable, state: Any, seat: int, name: str) -> Judgement:
    return judge(searched, state, seat, BUDGET, Dice(name))


def _searched(played: Played) -> Playable:
    title = played.title
    return Playable(title.rules, title.appraisal or _of_everything(played.table.seats))


def _of_everything(seats: int) -> Appraisal[Any, Any]:
    """An appraisal that hangs on everything in a state."""

    def anything(state: Any) -> Sequence[Sequence[int]]:
        plain = msgspec.json.encode(state, order="deterministic")
        return [[zlib.crc32(plain, seat) % 1000] for seat in range(seats)]

    features: Features[Any] = Features(names=("anything",), of=anything, progress=lambda state: 0)
    weights = Weights(
        features=("anything",),
        knots=(0, 1000),
        points=((MILLION,), (MILLION,)),
        offsets={},
        spreads=(1000, 1000),
        readiness={},
        games=0,
    )
    return appraisal(features, weights)


def test_judgements(batch: tuple[Played, ...]) -> None:
    found = [(played.name, *judgements(played)) for played in batch]
    assert found == [(played.name,) for played in batch]
