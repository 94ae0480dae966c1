"""What a title says about showing it names things that there are."""

from typing import get_args

from games.kernel.seats import Spectator
from tests.laws.budget import READING, looked_at
from tests.support.drawing import scene_of
from tests.support.games import Played


def test_milestones_are_facts_and_the_background_is_drawn(batch: tuple[Played, ...]) -> None:
    """A fact that divides a game is one of the title; a kind or name in the
    background is one of its scenes."""
    title, seen = batch[0].title, set[str]()
    for played in batch:
        for ply in looked_at(played, READING):
            for board in scene_of(title, ply.after, Spectator()).boards:
                seen.update(gauge.name for gauge in board.gauges)
                seen.update(zone.name for zone in board.zones)
                seen.update(item.kind for zone in board.zones for item in zone.items)
    assert title.showing.milestones.keys() <= set(get_args(title.types.fact))
    assert title.showing.background <= seen
