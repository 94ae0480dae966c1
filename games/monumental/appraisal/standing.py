"""The standing: what each seat has that scores, and who has the most of it (MO-SCO)."""

from typing import Final

from games.monumental.box import BOX
from games.monumental.rules.scoring import COUNTS, DOMINATED, EACH, counts
from games.monumental.state import State

_BONUS: Final = BOX.constants.dominance_bonus_vp.value
FAR: Final = 3
"""A lead, or what is missing, counts up to so many things."""

NAMES: Final = (
    "score",
    *COUNTS,
    "dominated",
    *(f"lead in {one}" for one in DOMINATED),
    *(f"behind in {one}" for one in DOMINATED),
    "alone ahead",
)
"""Points if the game ended now; things of each category; categories with the most; by how much each
is led, or is behind; those that are led alone."""


def standings(state: State) -> tuple[tuple[int, ...], ...]:
    """The figures of each seat."""
    have = [counts(state, category) for category in COUNTS]
    leads = [_leads(one) for one in have[: len(DOMINATED)]]
    return tuple([_of(seat, have, leads) for seat in range(len(state.players))])


def _leads(have: tuple[int, ...]) -> list[int]:
    """By how much each seat is ahead of the best other one; less than 0: behind it."""
    best, *others = sorted(have, reverse=True)
    second = others[0]
    return [one - (second if one == best else best) for one in have]


def _of(seat: int, have: list[tuple[int, ...]], leads: list[list[int]]) -> tuple[int, ...]:
    own = [lead[seat] for lead in leads]
    dominated = [lead >= 0 and have[at][seat] > 0 for at, lead in enumerate(own)]
    scored = sum([EACH[one] * count[seat] for one, count in zip(COUNTS, have, strict=True)])
    return (
        scored + _BONUS * sum(dominated),
        *[one[seat] for one in have],
        sum(dominated),
        *[min(FAR, max(0, lead)) for lead in own],
        *[min(FAR, max(0, -lead)) for lead in own],
        sum([lead > 0 for lead in own]),
    )
