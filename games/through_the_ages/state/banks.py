"""What the banks of the mat say, by yellow (TTA-MAT-03) and blue tokens (TTA-MAT-06)."""

from games.through_the_ages.box import BOX

_MAT = BOX.mat
_FULL = 60
"""More tokens than a bank can ever hold; above the printed rows nothing changes."""

_POPULATION = tuple(
    next(step for step in _MAT.population if tokens >= step.bank) for tokens in range(_FULL)
)
_NEEDED = tuple(
    next(step.needed for step in _MAT.happiness if tokens >= step.bank) for tokens in range(_FULL)
)
_CORRUPTION = tuple(
    next(step.corruption for step in _MAT.corruption if tokens >= step.bank)
    for tokens in range(_FULL)
)


def population_cost(yellow: int) -> int | None:
    """Food for the next worker; None: the bank is empty."""
    return _POPULATION[yellow].cost


def consumption(yellow: int) -> int:
    """Food that the people eat each turn."""
    return _POPULATION[yellow].consumption


def faces_needed(yellow: int) -> int:
    """Happy faces that keep everybody content."""
    return _NEEDED[yellow]


def corruption(blue: int) -> int:
    """Resources lost to corruption; the bank may be reckoned below 0."""
    return _CORRUPTION[max(0, blue)]
