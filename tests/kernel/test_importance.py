"""What is told first of what has happened: by facts, points and scenes, never by words."""

from typing import get_args

import pytest

from games.kernel.importance import Happening, importance, named, struck
from games.kernel.scene_comparison import Lying, NumberChanged, SceneDifference, ThingChanged
from games.monumental.facts.map import ProvinceConquered
from tests.support.titles import SLUGS, title_of

MINE = 0


def _thing(before: int | None, after: int | None, owner: int | None = None) -> ThingChanged:
    old, new = (
        None if seat is None else Lying(zone=f"z{seat}", name="z", seat=seat)
        for seat in (before, after)
    )
    return ThingChanged(name="t", ids=("t",), kind="t", before=old, after=new, owner=owner)


def _amount(seat: int | None, by: int, *, tally: bool = False) -> NumberChanged:
    return NumberChanged(name="n", id="n", kind="n", before=5, after=5 + by, seat=seat, tally=tally)


def _by_other(*differences: SceneDifference, **more: object) -> Happening:
    return Happening(seat=1, differences=differences, **more)  # type: ignore[arg-type]


IN_ORDER = [
    _by_other(),
    _by_other(_amount(1, 2)),
    _by_other(_thing(None, 1), _amount(1, 2), ends=True, points={1: 9}),  # an income
    _by_other(_thing(None, 1)),
    _by_other(_thing(None, 1), _amount(1, -5)),
    _by_other(_thing(None, 1), points={1: 2}),
    _by_other(points={1: 7}),
    _by_other(struck={2}),
    _by_other(struck={1, 2}, points={2: -3}),
    _by_other(_thing(MINE, 1)),
    _by_other(points={MINE: -2, 1: 2}),
    _by_other(struck={MINE}, points={MINE: -7}),
    _by_other(divides=True, ends=True),
]
"""From what nobody needs to know to what everybody needs to."""


def test_what_matters_to_me_comes_before_what_matters_to_others() -> None:
    found = [importance(one, MINE) for one in IN_ORDER]
    assert found == sorted(found)
    assert len(set(found)) == len(found)
    assert found[0] == 0


def test_what_is_mine_and_comes_home_is_no_loss() -> None:
    home = _by_other(_thing(MINE, MINE, owner=MINE))
    lost = _by_other(_thing(MINE, None, owner=MINE))
    assert importance(home, MINE) < importance(lost, MINE)


def test_my_own_losses_are_no_strikes() -> None:
    mine = Happening(seat=MINE, struck={MINE}, points={MINE: -3}, differences=(_thing(MINE, 1),))
    assert importance(mine, MINE) < importance(IN_ORDER[7], MINE)


def test_a_spectator_is_told_of_strikes_whoever_they_hit() -> None:
    assert importance(_by_other(struck={0}), None) == importance(_by_other(struck={2}), None)


@pytest.mark.parametrize("slug", SLUGS)
def test_strikes_are_facts_that_name_seats(slug: str) -> None:
    title = title_of(slug)
    for fact, field in title.showing.strikes.items():
        assert fact in get_args(title.types.fact)
        assert field in fact.__struct_fields__


def test_a_field_names_one_seat_several_or_none() -> None:
    assert [list(named(value)) for value in (None, 2, (0, 1))] == [[], [2], [0, 1]]
    taken = ProvinceConquered(
        seat=1, tile="t", soldiers=2, warlord=False, required=2, strength=2, former=0
    )
    assert struck(title_of("monumental"), [taken, object()]) == {0}
