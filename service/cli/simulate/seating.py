"""Who sits where: every entrant on every seat equally often, with every neighbour equally often.

Games come in rounds of as many games as there are seats; within a round everybody moves on by
one seat, so that nobody gains by beginning. From round to round the order around the table
changes, through all orders that there are.
"""

from collections.abc import Sequence
from itertools import islice, permutations
from math import factorial


def seating(entrants: Sequence[int], game: int) -> tuple[int, ...]:
    """The entrants of game number `game` (0..) by seat; `entrants` has one for each seat."""
    seats = len(entrants)
    order = (entrants[0], *_order(entrants[1:], game // seats))
    first = game % seats
    return (*order[seats - first :], *order[: seats - first])


def whole_rounds(seats: int, games: int) -> bool:
    """Whether so many games put everybody on every seat equally often."""
    return games % seats == 0


def _order(others: Sequence[int], number: int) -> tuple[int, ...]:
    """One of all orders of the others, in turn."""
    return next(islice(permutations(others), number % factorial(len(others)), None))
