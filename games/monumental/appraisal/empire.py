"""The empire: units on the map, provinces that could be taken, and those that could be lost."""

from typing import Final

from games.monumental.appraisal.ways import collectables, steps
from games.monumental.state import State
from games.monumental.state.land import Front
from games.monumental.state.readings import reduction, resistance, soldiers_for

NAMES: Final = (
    "soldiers to spare",
    "outposts",
    "coast",
    "fronts",
    "cheapest front",
    "fronts in reach",
    "exposed",
    "weak",
    "steps to go",
    "explorers left",
)
"""Soldiers that may leave their tiles; outposts on provinces; coastal provinces; provinces that the
units could take, the military that the cheapest takes, and how many could be paid for now; own
provinces that units of others could take, and for 3 military or less; steps of the explorers to
the next thing to collect; explorers that have not collected yet."""

DEAR: Final = 7
"""What a province is said to cost if none can be taken."""
WEAK: Final = 3
FAR: Final = 6


def empires(state: State) -> tuple[tuple[int, ...], ...]:
    """The figures of each seat."""
    seats = range(len(state.players))
    costs = [_costs(state, seat) for seat in seats]
    goals = collectables(state)
    return tuple([_of(state, seat, costs, goals) for seat in seats])


Cost = tuple[int, int | None]
"""The military that a province takes, and who controls it."""


def _costs(state: State, seat: int) -> list[Cost]:
    """The provinces that a seat's units could take."""
    land, ease = state.land, reduction(state.players[seat])
    found = []
    for front in land.fronts(seat):
        cost = _cost(front, max(1, resistance(state, front.number) - ease))
        if cost is not None:
            found.append((cost, land.tiles[front.number].owner))
    return sorted(found, key=lambda one: one[0])


def _cost(front: Front, need: int) -> int | None:
    """The units that it takes, each of which costs a military; None: there are too few."""
    led = soldiers_for(need, with_warlord=True)
    if front.led is not None and front.led >= led:
        return led + 1
    return need if front.spare >= need else None


def _of(
    state: State, seat: int, costs: list[list[Cost]], goals: tuple[int, ...]
) -> tuple[int, ...]:
    land, own = state.land, costs[seat]
    owned = land.owned(seat)
    lost = [cost for other in costs for cost, owner in other if owner == seat]
    return (
        sum([land.spare(number) for number in owned]),
        land.outposts(seat),
        land.coastal(seat),
        len(own),
        own[0][0] if own else DEAR,
        _in_reach(state, seat, own),
        len(lost),
        sum([cost <= WEAK for cost in lost]),
        _to_go(state, seat, goals),
        2 - len(state.players[seat].scouted),
    )


def _in_reach(state: State, seat: int, own: list[Cost]) -> int:
    """How many provinces could be paid for one after another, the cheapest first."""
    goods = state.players[seat].goods
    purse, count = goods.military + goods.gold + goods.military_neutral, 0
    for cost, _ in own:
        purse -= cost
        if purse < 0:
            break
        count += 1
    return count


def _to_go(state: State, seat: int, goals: tuple[int, ...]) -> int:
    """Steps of both explorers to the nearest things that they could collect."""
    if not goals:
        return 2 * FAR
    land = state.land
    far, index = steps(land.players), land.layout.index
    return sum([min([far[index[tile]][goal] for goal in goals]) for tile in land.explorers[seat]])
