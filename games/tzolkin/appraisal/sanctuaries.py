"""Sanctuaries: what the steps on the temples bring on the Food Days to come, as they stand now."""

from collections.abc import Sequence
from typing import Final

from games.tzolkin.appraisal.moment import Moment
from games.tzolkin.box import TEMPLE_TRACKS
from games.tzolkin.names import TEMPLES
from games.tzolkin.state import State

NAMES: Final = (
    *(f"{temple} points" for temple in TEMPLES),
    *("bonus soon", "bonus at the end", "materials", "temple skulls", "steps"),
)

_POINTS: Final = {one: tuple(step.vp for step in TEMPLE_TRACKS[one].steps) for one in TEMPLES}
_SHOWN: Final = {
    one: tuple(
        [step.material for step in TEMPLE_TRACKS[one].steps[: top + 1] if step.material]
        for top in range(len(TEMPLE_TRACKS[one].steps))
    )
    for one in TEMPLES
}
_BLOCKS: Final = {
    one: tuple(sum(item != "skull" for item in shown) for shown in _SHOWN[one]) for one in TEMPLES
}
_SKULLS: Final = {
    one: tuple(sum(item == "skull" for item in shown) for shown in _SHOWN[one]) for one in TEMPLES
}


def sanctuaries(state: State, now: Moment) -> list[list[int]]:
    """For each seat: points of the steps and bonuses (in halves) of the ends of ages to come, and
    materials and skulls of the days between. `steps` are the steps to the tops."""
    coming = now.days
    ends = sum([day.kind == "end_age" for day in coming])
    middles = len(coming) - ends
    soon = ends == 2
    rows = []
    steps = [[player.temples.on(one) for one in TEMPLES] for player in state.players]
    highest = [max(column) for column in zip(*steps, strict=True)]
    leaders = [sum([row[at] == most for row in steps]) for at, most in enumerate(highest)]
    for row in steps:
        rows.append(_row(row, highest, leaders, ends, middles, soon))
    return rows


def _row(
    steps: Sequence[int],
    highest: Sequence[int],
    leaders: Sequence[int],
    ends: int,
    middles: int,
    soon: bool,
) -> list[int]:
    first = final = blocks = skulls = 0
    for at, temple in enumerate(TEMPLES):
        step, track = steps[at], TEMPLE_TRACKS[temple]
        if step == highest[at]:
            part = 2 if leaders[at] == 1 else 1
            first += track.bonus_age_1 * part
            final += track.bonus_age_2 * part
        blocks += _BLOCKS[temple][step]
        skulls += _SKULLS[temple][step]
    points = [_POINTS[one][step] * ends for one, step in zip(TEMPLES, steps, strict=True)]
    return [
        *points,
        first if soon else 0,
        final if ends else 0,
        blocks * middles,
        skulls * middles,
        sum(steps),
    ]
