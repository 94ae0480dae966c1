"""What is played for a player of Ancient Knowledge who does not decide."""

from typing import Any

import pytest

from games.ancient_knowledge import title
from games.ancient_knowledge.commands import Done, EndTimeline, Pass, Search
from games.ancient_knowledge.default import default
from games.ancient_knowledge.steps import ChoosingAction
from tests.support.games import Ply, game


@pytest.fixture(scope="module")
def plies() -> list[Ply]:
    """Games with all kinds of situations."""
    games = [game(title, seats=2 + n, seed=3 * n, policy="curious") for n in range(3)]
    return [ply for one in games for ply in one.plies]


def test_the_absent_search(plies: list[Ply]) -> None:
    asked = 0
    for ply in plies:
        before: Any = ply.before
        frame = before.agenda.open_for(ply.action.seat)
        if isinstance(frame.step, ChoosingAction):
            asked += 1
            assert default(before, ply.action.seat) == Search()
    assert asked > 20


def test_what_can_be_refused_or_ended_is(plies: list[Ply]) -> None:
    seen: set[type] = set()
    for ply in plies:
        before: Any = ply.before
        choices = list(title.rules.legal(before, ply.action.seat))
        ends = [one for one in (Done(), Pass(), EndTimeline()) if one in choices]
        if ends:
            assert default(before, ply.action.seat) in ends
            seen.update(type(one) for one in ends)
    assert seen == {Done, Pass, EndTimeline}
